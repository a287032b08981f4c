"""The golden files hold each sentence beside what it speaks of: complete, alike in all languages, and still said."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.explain.claims import CLAIMS
from tests.explain.golden import EACH, entries_of, read
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.rules.legality import REASONS
from zsy_tutor.rules.shapes import SHAPE_REASONS

EXCHANGE = {
    "wrong_count", "wrong_count-few", "wrong_count-none", "wrong_count-zero", "wrong_count-back",
    "wrong_count-back_few", "joker_not_owed", "not_highest", "not_highest-plain", "above_limit", "above_limit-lowest",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
def test_every_sentence_is_said_again(lang: str) -> None:
    for key, where, text in read(lang):
        said = [entry.said(lang) for entry in entries_of(where) if entry.key() == key]
        assert said == [text], (key, where)


def test_every_variant_is_there() -> None:
    """Each message has at least three positions, and each reason and shape reason has a message."""
    found = Counter(key for key, _, _ in read("en"))
    assert min(found.values()) >= EACH
    said = {part for key in found for part in key.split("+")}
    assert set(CLAIMS) | EXCHANGE == {key.split("+")[0] for key in found}
    assert {key for key in said if key.startswith("bomb_demand")} == {
        "bomb_demand-rank_or_more", "bomb_demand-rank", "bomb_demand-more", "bomb_demand-none"}  # fmt: skip
    codes = {entry.reason.code for key, where, _ in read("en") for entry in entries_of(where)}
    shapes = {entry.reason.shape_reason for key, where, _ in read("en") for entry in entries_of(where)} - {""}
    assert codes >= set(REASONS)
    assert shapes == set(SHAPE_REASONS)


def test_the_languages_speak_of_the_same_places() -> None:
    assert [entry[:2] for entry in read("en")] == [entry[:2] for entry in read("zh")]


def test_numbers_agree_between_the_languages() -> None:
    """A digit in one language is a digit in the other."""
    for (_, where, english), (_, _, chinese) in zip(read("en"), read("zh"), strict=True):
        assert sorted(set(re.findall(r"\d+", english))) == sorted(set(re.findall(r"\d+", chinese))), where
