"""What is folded under an answer, and what is said of cards that are no combination."""

from __future__ import annotations

import pytest

from tests.study.levels import LESSON, answer, beat, do, lesson, lift
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.study.session import Choose, Mark, Play, State, Why, open_level, view
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
    near = "One of the nearest combinations is a full house, 4s over 5s: with a 4 in place of a 9."
    assert shown(state).body[1] == near


def test_the_nearest_is_named_in_every_kind_but_where_it_is_to_be_found() -> None:
    near = "The nearest combination is a pair of 9s: without a 4."
    finds = 'position = "classic 499QQ/?5/?5 p1 p3:88 - -"\nright = ["99", "QQ"]\n'
    state = answer(open_level(lesson(finds, kind="find_all"), single=True), "499")
    assert shown(state).body[1] == near
    assert shown(do(lift(state, "499"), Why())).body[1] == near
    marks = open_level(lesson(f'{finds}items = ["99", "499", "QQ"]\n', kind="which_beats"), single=True)
    assert shown(do(marks, Mark(1), Play())).body[0].endswith(near)
    name = 'rule_set = "classic"\ncards = "499"\nchoices = ["pair", "none"]\nright = ["none"]\n'
    named = open_level(lesson(name, kind="name"), single=True)
    assert "nearest" not in " ".join(shown(do(named, Choose("pair"))).body)  # it would give the answer away
    right = shown(do(named, Choose("none")))
    assert right.body[1] == near
    assert right.rule == "K3"
    mends = finds.replace("right", 'try = "499"\nright')
    assert not any("nearest comb" in line for line in shown(do(opened_repair(mends), Why())).body)


def opened_repair(step: str) -> State:
    return open_level(lesson(step.replace('["99", "QQ"]', '["99"]'), kind="repair"), single=True)


def test_a_type_that_is_not_yet_taught_is_not_named() -> None:
    cards = 'position = "classic 44559J/?4/?6 p1 p3:7 - -"\nright = ["9", "J"]\n'
    for types, named in (("", True), ('types = ["single", "pair", "triple"]\n', False)):
        state = answer(open_level(lesson(cards, head=LESSON + types), single=True), "44559")
        assert any("full house" in line for line in shown(state).body[1:]) is named
