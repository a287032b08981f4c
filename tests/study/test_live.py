"""What a screen reader is told of each event: one short sentence of what changed, never the page a second time."""

from __future__ import annotations

import pytest

from tests.study.levels import beat, do, right_event
from zsy_tutor.study import session
from zsy_tutor.study.lessons import find_step, lesson, lesson_files
from zsy_tutor.study.puzzles import pack
from zsy_tutor.study.session import open_level, view
from zsy_tutor.study.state import Event, State

EVENTS: tuple[Event, ...] = (
    session.Toggle(0), session.Toggle(1), session.Toggle(0), session.Play(), session.Why(), session.ShowFix(),
    session.Clear(), session.Hint(), session.Hint(), session.Hint(), session.Hint(), session.Place(1), session.Place(0),
    session.Move(1, 1), session.Place(1), session.Mark(0), session.Mark(1), session.Mark(0), session.Typed("~"),
    session.Typed("3"), session.Typed("pass"), session.Pass(), session.Play(), session.Retry(),
)  # fmt: skip
LIMIT = {"en": 175, "zh": 75}
"""Characters: the longest of what is told is a hint, or the end of a lesson."""


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_every_event_that_changes_something_is_told_shortly_and_only_of_what_changed(lang: str) -> None:
    for lesson_id in lesson_files():
        level = lesson(lesson_id)
        for place in range(len(level.steps)):
            state = open_level(level, place, single=True)
            for event in EVENTS:
                after = session.reduce(state, event)
                shown = view(after, lang)
                if after is not state:
                    assert shown.live, (state.step.id, event)
                assert len(shown.live) <= LIMIT[lang], (state.step.id, event, shown.live)
                if shown.feedback is not None and len(shown.feedback.body) > 1:
                    assert not all(line in shown.live for line in shown.feedback.body), (state.step.id, event)
                state = after


def hand() -> State:
    return beat("classic 8c8d9h9s/?5/?5 p1 p3:TT - -", '["pass"]')


def test_an_event_that_means_nothing_leaves_the_very_same_state() -> None:
    state = do(hand(), session.Toggle(0), session.Hint(), session.Hint(), session.Hint())
    for event in (session.Hint(), session.Typed(" "), session.Toggle(99), session.Choose("pair"), session.Next()):
        assert session.reduce(state, event) is state
    registry = session.Registry()
    assert registry.reduce(state, session.Hint()) is state


def test_the_same_question_is_answered_again() -> None:
    state = do(hand(), session.Toggle(0), session.Why())
    again = session.reduce(state, session.Why())
    assert again is not state
    assert view(again, "en").live == view(state, "en").live == "Another type."


def test_a_hint_is_told_itself_and_not_its_number() -> None:
    state = hand()
    for number in range(3):
        state = session.reduce(state, session.Hint())
        shown = view(state, "en")
        assert shown.feedback is not None
        assert shown.live == shown.feedback.body[number]


def test_a_verdict_is_told_without_its_reasons() -> None:
    state = do(hand(), session.Toggle(0), session.Toggle(1), session.Play())
    assert view(state, "en").live == "Too low."
    assert view(do(hand(), session.Pass()), "en").live.startswith("Right: ")


def test_the_next_task_of_a_chain_is_told_with_the_verdict() -> None:
    level, place = find_step("02.02")
    state = session.reduce(open_level(level, place, single=True), right_event(open_level(level, place, single=True)))
    shown = view(state, "en")
    assert shown.feedback is not None
    assert shown.live == f"{shown.feedback.headline} {shown.prompt}"


def test_another_puzzle_and_a_new_start_are_told() -> None:
    level = pack("01_can_you_beat_this")
    state = session.reduce(open_level(level), session.Next())
    assert view(state, "en").live == "Puzzle 2 of 40"
    assert view(state, "zh").live == "第2题，共40题"
    assert view(session.reduce(state, session.Back()), "en").live == "Puzzle 1 of 40"
    assert view(session.reduce(state, session.Hint()), "en").live != "Puzzle 2 of 40"
    solved = do(hand(), session.Pass())
    assert view(session.reduce(solved, session.Retry()), "en").live == "Once more from the start"
