"""Every lesson played in plain Python: each foreseen wrong answer is answered with its note, in both languages, and the
right answers lead to the end of each step.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from tests.study.levels import right_event
from zsy_tutor.study import session
from zsy_tutor.study.exercises import LANGUAGES, Claim, Words, in_ranks, right_answers, spell
from zsy_tutor.study.feedback import feedback_view
from zsy_tutor.study.lessons import lesson, lesson_files
from zsy_tutor.study.session import open_level, reduce
from zsy_tutor.study.state import State

STEPS = [(name, place) for name in lesson_files() for place in range(len(lesson(name).steps))]
IDS = [lesson(name).steps[place].id for name, place in STEPS]
PRESSES = 60  # no part asks for as many


def answered(state: State, answer: str) -> State:
    """The state after an answer, given as a file writes it: typed, chosen, marked, or put in a row."""
    part = state.part
    if part.choices:
        return reduce(state, session.Choose(answer))
    if answer == "-":
        return reduce(reduce(state, session.Select(())), session.Play())
    if part.kind == "order":
        items = [spell(item, part.rule_set) for item in part.items]
        claimed = in_ranks(part, answer).split()
        for item in (*claimed, *(each for each in right_answers(part) if each not in claimed)):
            state = reduce(state, session.Place(items.index(item)))
        return reduce(state, session.Play())
    return reduce(state, session.Typed(answer))


def solve_part(state: State) -> State:
    number = state.work.part
    for _ in range(PRESSES):
        if state.work.solved or state.work.part != number:
            return state
        state = reduce(state, right_event(state))
    raise AssertionError(f"{state.step.id}: {PRESSES} right answers do not solve part {number + 1}")


@pytest.mark.parametrize(("name", "place"), STEPS, ids=IDS)
def test_right_answers_lead_to_the_end_and_wrong_ones_are_answered_with_their_note(name: str, place: int) -> None:
    state = open_level(lesson(name), place, single=True)
    for number, part in enumerate(state.step.parts):
        assert state.part is part
        for claim in part.wrong:
            met(answered(state, claim.answer), claim)
        state = solve_part(state)
        assert state.work.solved == (number + 1 == len(state.step.parts))
        assert not state.mistakes


def met(state: State, claim: Claim) -> None:
    """The answer did not solve anything, and its note is what is said last."""
    last = state.log[-1]
    assert last.outcome == ("info" if claim.code == "legal" else "wrong")
    assert claim.note, claim.answer
    for lang in LANGUAGES:
        given = feedback_view(state, lang)
        assert given is not None
        assert claim.note.get(lang) in given.body, claim.answer


def texts(value: Any) -> Iterator[Words]:
    """All texts of a lesson, wherever they stand."""
    if isinstance(value, Words):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from texts(each)
    elif is_dataclass(value):
        for each in fields(value):
            yield from texts(getattr(value, each.name))


@pytest.mark.parametrize("name", lesson_files())
def test_every_text_is_there_in_both_languages_and_each_has_its_own_marks(name: str) -> None:
    for words in texts(lesson(name)):
        if words:
            assert set(words.by_language) == set(LANGUAGES), words.get("en")
            assert "!" not in words.get("en")
            assert not any(mark in words.get("zh") for mark in ",;!"), words.get("zh")
