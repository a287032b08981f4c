"""`verdicts`: the syllabus' steps marked right and wrong, what each table says, and what files are refused."""

from __future__ import annotations

import pytest

from tests.study.kind_steps import LANGS, after, ids, opened, step
from tests.study.levels import lesson
from zsy_tutor.study.exercises import LevelError, right_answers
from zsy_tutor.study.judging_session import judging_of
from zsy_tutor.study.session import Choose, Clear, Hint, Mark, Play, State, Typed, view

IDS = ids("verdicts")
SYLLABUS = {
    "10.01": "legal not_a_combination/two_in_straight not_a_combination/wraps_around",
    "10.02": "not_a_combination/straight_too_short not_a_combination/straight_too_short legal legal "
    "not_a_combination/straight_too_short",
    "10.03": "legal not_a_combination/full_house_not_in_rules legal",
    "10.04": "not_a_combination/stair_not_in_rules legal not_a_combination/two_in_stair not_a_combination/wraps_around",
    "10.05": "wrong_type legal wrong_type",
    "10.06": "legal bomb_not_longer legal bomb_not_longer",
    "10.08": "missing_opening_card legal legal",
    "10.14": "legal too_low",
}
"""What each table says, in their order."""


def marked(state: State, *tables: str) -> State:
    return after(state, *map(Choose, tables), Play())


@pytest.mark.parametrize("step_id", IDS)
def test_every_table_says_what_the_syllabus_says(step_id: str) -> None:
    asked = judging_of(step(step_id).parts[0])
    said = []
    for place in range(len(asked.tables)):
        reason = asked.reason(place)
        said.append(f"{reason.code}/{reason.shape_reason}".rstrip("/") if reason else "legal")
    assert " ".join(said) == SYLLABUS[step_id]


@pytest.mark.parametrize("step_id", IDS)
def test_all_right_tables_solve_it_and_every_verdict_is_said(step_id: str) -> None:
    state = marked(opened(step_id), *right_answers(step(step_id).parts[0]))
    assert state.work.solved
    assert not state.mistakes
    asked = judging_of(state.part)
    for lang in LANGS:
        shown = view(state, lang)
        assert shown.feedback is not None
        assert len(shown.feedback.body) > len(asked.tables)
        assert [choice.mark for choice in shown.choices].count("right") == len(asked.legal)
        assert [card for card in shown.hand if card.selected], "what was tried still lies there"


@pytest.mark.parametrize("step_id", IDS)
def test_a_wrong_mark_is_kept_with_its_reason_and_marked(step_id: str) -> None:
    part = step(step_id).parts[0]
    assert len(part.wrong) + len(part.right) == len(judging_of(part).tables)
    for claim in part.wrong:
        state = marked(opened(step_id), *part.right, claim.answer)
        kept = state.log[-1]
        assert (kept.outcome, kept.code, kept.shape) == ("wrong", claim.code, claim.shape)
        for lang in LANGS:
            shown = view(state, lang)
            assert shown.feedback is not None
            assert shown.feedback.rule == kept.rule
            assert [choice.id for choice in shown.choices if choice.mark == "wrong"] == [claim.answer]


def test_what_is_missing_is_counted_and_kept_under_the_rule_of_the_step() -> None:
    state = marked(opened("10.02"), "two-low")
    assert (state.log[-1].outcome, state.log[-1].code, state.log[-1].rule) == ("wrong", "", "K5")
    shown = view(state, "en").feedback
    assert shown is not None
    assert shown.body == ("One mark is right. It may be played at one more table.",)


def test_several_wrong_marks_are_told_one_after_another() -> None:
    shown = view(marked(opened("10.04"), "classic", "two-low"), "en").feedback
    assert shown is not None
    assert shown.headline == "Not at table 1."
    assert len(shown.others) == 1
    assert shown.others[0].startswith("Table 4:")


def test_marks_come_and_go_and_nothing_marked_is_no_answer() -> None:
    state = after(opened("10.01"), Mark(0), Mark(2), Mark(2))
    assert state.work.row == (0,)
    assert view(after(opened("10.01"), Mark(2)), "en").live == "table 3 marked"
    assert not after(state, Clear()).work.row
    assert not after(state, Clear(), Play()).log
    assert not after(opened("10.01"), Mark(9), Choose("classic,stairs=on")).work.row


@pytest.mark.parametrize("typed", ["3 4", "4,3", "3、4", "classic,min_straight=3 two-low"])
def test_tables_are_typed_by_number_or_by_their_rules(typed: str) -> None:
    assert after(opened("10.02"), Typed(typed)).work.solved


@pytest.mark.parametrize("typed", ["9", "0", "x", "3 3"])
def test_what_cannot_be_used_is_no_answer(typed: str) -> None:
    state = after(opened("10.02"), Typed(typed))
    assert not state.log
    assert view(state, "en").feedback is not None


@pytest.mark.parametrize("step_id", IDS)
def test_three_hints_lead_to_the_answer(step_id: str) -> None:
    for lang in LANGS:
        shown = view(after(opened(step_id), Hint(), Hint(), Hint()), lang).feedback
        assert shown is not None
        assert len(set(shown.body[:3])) == 3


GOOD = 'position = "classic 42K/?4/?4 p1 p3:A - -"\ntry = "2"\ntables = ["classic", "two-low"]\nright = ["classic"]'


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('right = ["classic"]', 'right = ["two-low"]', "right"),
        ('try = "2"', 'try = "5"', "try"),
        ('try = "2"', 'try = "4"', "tables"),
        ('"two-low"]', '"classic,stairs=on"]', "tables"),
        ('"two-low"]', '"classic"]', "tables"),
        ('"two-low"]', '"highest"]', "tables"),
        ("\nright", '\nwrong = [{ answer = "two-low", code = "wrong_type" }]\nright', "wrong.code"),
        ("\nright", '\nwrong = [{ answer = "classic", code = "too_low" }]\nright', "wrong.answer"),
        ("\nright", '\nwrong = [{ answer = "K", code = "too_low" }]\nright', "wrong.answer"),
    ],
)
def test_claims_are_held_against_the_engine(old: str, new: str, key: str) -> None:
    assert lesson(GOOD, kind="verdicts").steps[0].parts[0].right == ("classic",)
    with pytest.raises(LevelError) as caught:
        lesson(GOOD.replace(old, new), kind="verdicts")
    assert caught.value.key == key
