"""What is folded under an answer, and what is said of cards that are no combination."""

from __future__ import annotations

import pytest

from tests.study.levels import answer, beat, do, lift
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.study.session import State, Why, view
from zsy_tutor.study.view import FeedbackView

OPENING = "classic 4d4h5c5sJd3d/?6/?6 p1 - - - open=3d"


def shown(state: State, lang: str = "en") -> FeedbackView:
    found = view(state, lang).feedback
    assert found is not None
    return found


def test_a_rule_is_shown_with_its_source() -> None:
    answered = shown(answer(beat("classic 59J/?4/?6 p1 p3:7 - -", '["9", "J"]'), "5"))
    assert answered.rule == "B1"
    assert answered.rule_source == "Source: a published page on the classic game and one on two-low."
    house = "classic,straight_top=A JQKA2/?4/?6 p1 p3:56789 - -"
    answered = shown(do(lift(beat(house, '["pass"]'), "JQKA2"), Why()))
    assert answered.rule_source.startswith("A house rule of this table: straights end at the ace.")


def test_an_answer_without_a_rule_has_no_source() -> None:
    assert shown(answer(beat("classic 59J/?4/?6 p1 p3:7 - -", '["9", "J"]'), "9")).rule_source == ""


@pytest.mark.parametrize("lang", LANGS)
def test_further_reasons_say_how_many_they_are(lang: str) -> None:
    state = answer(beat(OPENING, '["3", "4", "J", "33"]'.replace(', "4", "J", "33"', ""), "lead"), "45")
    answered = shown(state, lang)
    assert len(answered.others) == 1
    assert "1" in answered.others_label or "One" in answered.others_label


def test_of_no_combination_the_nearest_one_is_named() -> None:
    state = answer(beat("classic 44559J/?4/?6 p1 p3:7 - -", '["9", "J"]'), "44559")
    assert shown(state).body[1] == (
        "One of the nearest combinations is a full house, 4s over 5s: with a 4 in place of a 9."
    )
