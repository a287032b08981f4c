"""Facts, hints, verdicts and pasted games in the golden files: said again, complete, and alike in both languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.explain.golden import read
from tests.explain.golden_more import every_form, read_more, recorded, said, said_by_refusals, sentences
from tests.explain.test_messages import LATER
from zsy_tutor.explain.house_rules import NAMES, house_rule_page
from zsy_tutor.explain.messages import LANGS

AROUND = {("hint-heading", ""), ("hint-stars", ""), ("hint-next-answer", "")}
"""Said around a hint, by the exercise; no position makes a difference."""
NEVER = {("impossible-other", ""), ("record-inconsistent-whole", ""), ("times", "one")}
"""What would be said if another message were missing; no place is known where it is."""


@pytest.mark.parametrize("lang", LANGS)
def test_every_sentence_is_said_again(lang: str) -> None:
    for key, where, sentence in read_more(lang):
        now = [each for _, each in said(where, lang)]
        assert sentence in now, (key, where)
        if lang == "en":
            assert sentence in sentences(key, where, lang), (key, where)


def test_no_message_of_the_engine_is_missing() -> None:
    """Each message of reasons, shapes, facts, hints, verdicts and records, in each of its forms."""
    found = said_by_refusals()
    for _, where, _ in read_more("en"):
        found |= {key for keys, _ in said(where, "en") for key in keys}
    with recorded() as shown:
        for name in NAMES:
            house_rule_page(name, "en")
    found |= {key for key, _ in shown}
    missing = {key for key in every_form() - found - AROUND - NEVER if key[0] not in LATER}
    assert missing == set(), "write the golden files anew: python -m tests.explain.golden_more"


def test_the_languages_speak_of_the_same_places() -> None:
    english, chinese = read_more("en"), read_more("zh")
    assert [entry[:2] for entry in english] == [entry[:2] for entry in chinese]
    for (_, where, one), (_, _, other) in zip(english, chinese, strict=True):
        numbers, again = (set(re.findall(r"\d+", sentence)) for sentence in (one, other))
        assert numbers <= again <= numbers | {"1"}, where  # English may say "the one action"


@pytest.mark.parametrize("lang", LANGS)
def test_there_are_enough_to_read(lang: str) -> None:
    """At least 150 different sentences in each language, half of them and more about refusals."""
    refusals = {sentence for _, _, sentence in read(lang)}
    more = {sentence for _, _, sentence in read_more(lang)}
    assert len(refusals) >= 150
    assert len(refusals | more) >= 350


@pytest.mark.parametrize("lang", LANGS)
def test_sentences_are_short(lang: str) -> None:
    """Nobody reads more than a few lines under a table."""
    limit = {"en": 300, "zh": 120}[lang]
    long = Counter(len(sentence) for _, _, sentence in (*read(lang), *read_more(lang)) if "zsy-record" not in sentence)
    assert max(long) <= limit
