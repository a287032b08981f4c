"""Asking why a seat may not act that is not to act, has passed for good, or sits at a round that is over."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from tests.study.levels import do, lesson
from zsy_tutor.explain.messages import LANGS, text
from zsy_tutor.study.disputing import dispute_of, save
from zsy_tutor.study.exercises import LevelError, Part
from zsy_tutor.study.session import Choose, Hint, House, State, open_level, view
from zsy_tutor.study.view import FeedbackView, View

WAITS = ("classic 6Q/?4/?4 p3 p2:8 - -", "p1:Q", "not_your_turn")
PASSED = ("classic,pass_is_final=on ?3/6J/?4/?5 p3 p1:T p2p4 -", "p2:J", "already_passed")
OVER = ("classic -/8Q/- - - - p3p1", "p2:8", "round_over")
LEADS = ("classic 6Q/34/?4 p2 - - -", "p1:pass", "not_your_turn")
OPENS = ("classic 3s6sQd/3d4h/?4 p2 - - - open=3d", "p1:3s", "not_your_turn")
CASES = (WAITS, PASSED, OVER, LEADS, OPENS)
WRONG = ("round_over", "already_passed", "not_your_turn", "must_lead", "missing_opening_card", "too_low",
         "not_a_combination/not_equal")  # fmt: skip


def opened(position: str, tried: str, right: str) -> State:
    choices = ", ".join(f'"{each}"' for each in (right, *(each for each in WRONG if each != right)))
    step = f'position = "{position}"\ntry = "{tried}"\nchoices = [{choices}]\nright = ["{right}"]\n'
    return open_level(lesson(step, kind="why_not"), single=True)


def part_of(case: tuple[str, str, str]) -> Part:
    return opened(*case).part


def answered(case: tuple[str, str, str], choice: str, lang: str) -> FeedbackView:
    found = view(do(opened(*case), Choose(choice)), lang).feedback
    assert found is not None
    return found


def seats(shown: View) -> dict[str, tuple[str, bool, bool]]:
    return {seat.seat: (seat.name, seat.you, seat.to_act) for seat in shown.seats}


def test_the_learner_sits_where_it_is_tried() -> None:
    assert [part_of(case).learner for case in CASES] == [0, 1, 1, 0, 0]
    shown = view(opened(*WAITS), "en")
    assert [card.notation[0] for card in shown.hand] == ["6", "Q"]
    assert seats(shown) == {"p1": ("You", True, False), "p2": ("Lan", False, False), "p3": ("Bo", False, True)}
    assert shown.trick.label == "Lan played a single 8"
    assert seats(view(opened(*PASSED), "en"))["p3"] == ("Lan", False, True)


def test_a_seat_that_is_to_act_needs_no_name_and_may_have_one() -> None:
    step = 'position = "classic 6Q/?4/?4 p1 p3:K - -"\ntry = "{}"\nchoices = ["too_low"]\nright = ["too_low"]\n'
    plain, named = (open_level(lesson(step.format(tried), kind="why_not")).part for tried in ("Q", "p1:Q"))
    assert plain == named
    assert plain.seat is None


@pytest.mark.parametrize("lang", LANGS)
def test_whose_turn_it_is_stands_in_words(lang: str) -> None:
    turn = text("show-turn", lang, seat=text("seat-name-2", lang))
    shown = view(opened(*WAITS), lang)
    assert shown.aim.startswith(turn)
    assert turn in shown.text
    assert text("ui-you-lead", lang) not in view(opened(*LEADS), lang).trick.label
    assert text("seat-name-1", lang) in view(opened(*LEADS), lang).trick.label


@pytest.mark.parametrize("lang", LANGS)
def test_who_has_passed_and_who_is_out_stands_in_words(lang: str) -> None:
    shown = view(opened(*PASSED), lang)
    count = text("ui-hand-cards", lang, n=2)
    assert shown.hand_label == text("show-seat-passed", lang, count=count)
    assert text("ui-you", lang) in shown.text
    over = view(opened(*OVER), lang)
    assert over.trick.label == ""
    assert not any(seat.to_act for seat in over.seats)
    names = [text(f"seat-name-{n}", lang) for n in (1, 2)]
    assert all(name in over.text for name in names)


@pytest.mark.parametrize("case", CASES, ids=[case[2] + case[1] for case in CASES])
@pytest.mark.parametrize("lang", LANGS)
def test_every_answer_and_hint_has_its_own_words(case: tuple[str, str, str], lang: str) -> None:
    right = answered(case, case[2], lang)
    assert (right.kind, right.rule) == ("right", "P7" if case is OVER else "P4")
    for choice in opened(*case).part.choices[1:]:
        given = answered(case, choice, lang)
        assert given.kind == "info" if given.headline == text("why-later", lang) else given.kind == "wrong"
        assert all(given.body)
    state = do(opened(*case), Hint(), Hint(), Hint())
    shown = view(state, lang).feedback
    assert shown is not None
    assert len(set(shown.body)) == len(shown.body)


def test_what_is_said_of_other_reasons_is_true() -> None:
    assert answered(WAITS, "must_lead", "en").body[0] == text("not-because-table", "en")
    assert answered(LEADS, "must_lead", "en").body[0] == text("not-because-others-lead", "en")
    assert answered(OPENS, "missing_opening_card", "en").body[0] == text("not-because-others-lead", "en")
    assert answered(PASSED, "not_your_turn", "en").kind == "info"  # it is another's turn as well
    for choice in WRONG[1:]:
        assert answered(OVER, choice, "en").body[0] == text("not-because-over", "en")


@pytest.mark.parametrize("case", CASES, ids=[case[2] + case[1] for case in CASES])
def test_it_can_be_disputed_and_judged_at_other_tables(case: tuple[str, str, str], tmp_path: Path) -> None:
    state = do(opened(*case), Choose(case[2]))
    dispute = dispute_of(state)
    assert dispute is not None
    assert dispute.codes[0] == case[2]
    assert dispute.view.seat == state.part.learner
    saved = save(state, tmp_path)
    assert saved is not None
    assert saved.name
    for lang in LANGS:
        table = view(do(state, House()), lang).house
        assert table is not None
        assert table.rows[0].status == "illegal"


def test_a_pass_that_is_not_final_is_a_row_of_the_table() -> None:
    state = do(opened(*PASSED), Choose("already_passed"), House())
    table = view(state, "en").house
    assert table is not None
    assert {row.status for row in table.rows} <= {"illegal", "impossible"}  # p3 is to act, whatever a pass is
    assert any("Lan" in row.why for row in table.rows)


@pytest.mark.parametrize(
    ("kind", "position", "tried", "key", "problem"),
    [
        ("why_not", "classic 6Q/?4/?4 p3 p2:8 - -", "p4:Q", "try", "p1 to p3"),
        ("why_not", "classic 6Q/?4/?4 p3 p2:8 - -", "p2:Q", "position", "the hand of p2"),
        ("why_not", "classic 6Q/?4/?4 p3 p2:8 - -", "p1:K", "try", "not in the hand"),
        ("why_not", "classic -/8Q/- - - - p3p1", "8", "try", "nobody is to act"),
        ("why_not", "classic 6Q/?4/?4 p3 p2:8 - -", "p1:", "try", "- for none"),
        ("why_not", "classic 6Q/?4/?4 p3 p2:8 - -", ":Q", "try", "unknown seat"),
        ("repair", "classic 6Q/?4/66 p3 p2:8 - -", "p1:Q", "try", "p1 is not to act"),
        ("repair", "classic 6Q/?4/?4 p1 p3:8 - -", "pass", "try", "must be cards"),
        ("repair", "classic -/8Q/- - - - p3p1", "p2:8", "position", "over"),
    ],
)
def test_what_cannot_be_asked_is_refused(kind: str, position: str, tried: str, key: str, problem: str) -> None:
    step = f'position = "{position}"\ntry = "{tried}"\nright = ["not_your_turn"]\n'
    step += 'choices = ["not_your_turn"]\n' if kind == "why_not" else ""
    with pytest.raises(LevelError) as caught:
        lesson(step, kind=kind)
    assert caught.value.key == key
    assert problem in str(caught.value)


def test_a_repair_may_name_the_seat_to_act() -> None:
    step = 'position = "classic 5677/?4/?4 p1 p3:66 - -"\ntry = "{}"\nright = ["77"]\n'
    plain, named = (open_level(lesson(step.format(tried), kind="repair")).part for tried in ("7", "p1:7"))
    assert plain == named


def test_the_same_words_are_not_said_twice() -> None:
    shown = [view(opened(*case), lang).text for case, lang in itertools.product(CASES, LANGS)]
    assert len(set(shown)) == len(shown)
