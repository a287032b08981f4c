"""What exercises answer and what may be asked there, in the golden files: said again, complete, alike, short."""

from __future__ import annotations

import re

import pytest

from tests.explain import golden_asked as golden
from tests.explain.golden import read_file
from zsy_tutor.explain.messages import LANGS, text


def entries(lang: str) -> list[tuple[str, str, str]]:
    return read_file(f"asked_{lang}.txt")


@pytest.mark.parametrize("lang", LANGS)
def test_every_sentence_is_said_again(lang: str) -> None:
    for key, where, sentence in entries(lang):
        assert sentence in golden.here(key.partition("[")[0], where, lang), (key, where)


def test_no_message_of_what_is_asked_is_missing() -> None:
    """Each message of mending, finding, wrong reasons, the nearest, other tables and disputes, in each of its forms."""
    found = {key for _, where, _ in entries("en") for key, _ in golden.said(where, "en")}
    assert golden.missing(found) == set(), "write the golden files anew: python -m tests.explain.golden_asked"


def test_a_message_that_is_never_said_would_be_missed() -> None:
    every = golden.missing(set())
    assert {("repair-enough", "one"), ("not-because-in-row", ""), ("near-swap", ""), ("dispute-was", "")} <= every
    assert golden.missing(every - {("near-swap", "")}) == {("near-swap", "")}


def test_the_languages_speak_of_the_same_places() -> None:
    english, chinese = entries("en"), entries("zh")
    assert [entry[:2] for entry in english] == [entry[:2] for entry in chinese]
    for (_, where, one), (_, _, other) in zip(english, chinese, strict=True):
        other = other.replace(text("rules-two-low", "zh"), "")  # in English the name of the preset has no digit
        numbers, again = (set(re.findall(r"\d+", sentence)) for sentence in (one, other))
        assert numbers <= again <= numbers | {"1"}, where  # English may say "one change"


@pytest.mark.parametrize("lang", LANGS)
def test_sentences_are_short(lang: str) -> None:
    assert max(len(sentence) for _, _, sentence in entries(lang)) <= {"en": 330, "zh": 150}[lang]
