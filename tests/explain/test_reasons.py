"""Nothing that is said is false: every claim of every sentence is checked, and every sentence is well written."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.explain.claims import CLAIMS, Claim
from tests.explain.samples import RARE, Case, case
from zsy_tutor.explain.messages import LANGS, the_rank
from zsy_tutor.explain.reasons import above_words, message, sentence, verdict

SEEDS = st.integers(0, 2**32)


def assert_true(each: Case) -> None:
    position = each.parsed()
    asked = each.seat if each.seat is not None else position.turn
    for reason in each.reasons():
        said = message(reason, position.rules, "en")
        reason.facts.update(asked=asked, chosen_text=each.play, selection=re.sub("[dchs]", "", each.play))
        CLAIMS[said.key](Claim(position, reason, said))


@pytest.mark.parametrize("each", RARE, ids=lambda each: f"{each.position} {each.play}")
def test_rare_cases_are_told_truly(each: Case) -> None:
    assert each.reasons()
    assert_true(each)


@given(SEEDS)
@example(0)
def test_what_is_said_holds(seed: int) -> None:
    assert_true(case(seed))


@pytest.mark.slow
def test_what_is_said_holds_everywhere() -> None:
    for seed in range(4000):
        assert_true(case(seed))


BAD = re.compile("[\u2066-\u2069\u200e\u200f]|\\bT\\b|Ts\\b|None|\\{|\\}")
HAN = "[\u4e00-\u9fff]"


def _well_written(text: str, lang: str) -> None:
    assert not BAD.search(text), text
    if lang == "en":
        assert text[0].isupper(), text
        assert text.endswith("."), text
        assert not re.search(f"[!]|{HAN}|  | [,.;]", text), text
    else:
        assert text.endswith("。"), text
        assert not re.search(r"[ !?,;:()]|\.|[a-zA-Z]", re.sub(r"[JQKA]|p[1-6]", "", text)), text
        assert not re.search("您|！|、、|。。", text), text


@given(SEEDS)
def test_every_sentence_is_well_written(seed: int) -> None:
    each = case(seed)
    rules = each.parsed().rules
    for reason in each.reasons():
        for lang in LANGS:
            _well_written(sentence(reason, rules, lang), lang)
            _well_written(verdict(reason, lang), lang)


@pytest.mark.parametrize("lang", LANGS)
def test_rare_sentences_are_well_written(lang: str) -> None:
    for each in RARE:
        for reason in each.reasons():
            _well_written(sentence(reason, each.parsed().rules, lang), lang)


def test_seats_are_called_by_their_names() -> None:
    each = Case("classic 345/678/9TJ p1 p3:3 - -", "6", 1)
    (reason,) = each.reasons()
    assert sentence(reason, each.parsed().rules, "en", {0: "Lan"}).startswith("It is Lan's turn")
    assert sentence(reason, each.parsed().rules, "zh", {0: "小兰"}).startswith("现在轮到小兰")
    assert sentence(reason, each.parsed().rules, "en").startswith("It is p1's turn")


def test_L2_three_refusals_three_sentences() -> None:
    """L2: a lower full house, a triple, and a triple with the wrong two get three different sentences."""
    cases = [Case("classic 888AATTTJQ/?5/?5 p1 p3:99944 - -", play) for play in ("888AA", "TTT", "TTTJQ")]
    assert len({sentence(each.reasons()[0], each.parsed().rules, "en") for each in cases}) == 3


def test_above_words() -> None:
    assert (above_words("single", "K", "en"), above_words("pair", "K", "en")) == (the_rank("K", "en"), "the kings")
