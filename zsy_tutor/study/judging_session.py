"""What marking tables, checking and typing do to a `verdicts`. What the tables say is known to `judging`; no words."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from .answering import after_answer, clear_row, with_row
from .exercises import Part, Verdict
from .judging import Judging
from .state import Attempt, Choose, Clear, Feedback, Mark, Play, State, Typed

NUMBER = re.compile(r"[^\s,，、;；]+")


def judging_of(part: Part) -> Judging:
    """What the part asks; `TypeError` for a part of another kind."""
    if not isinstance(part.asked, Judging):
        raise TypeError("this part asks for no verdicts")
    return part.asked


def _mark(state: State, event: Mark) -> State:
    if not 0 <= event.item < len(judging_of(state.part).tables):
        return state
    return with_row(state, tuple(sorted(set(state.work.row) ^ {event.item})), event.item)


def _choose(state: State, event: Choose) -> State:
    names = [str(table) for table in judging_of(state.part).tables]
    return _mark(state, Mark(names.index(event.choice_id))) if event.choice_id in names else state


def _check(state: State, event: Play) -> State:
    asked, work = judging_of(state.part), state.work
    if not work.row:
        return state.with_work(replace(work, feedback=Feedback("info", "tables_none", work.part)))
    answer = " ".join(str(asked.tables[place]) for place in work.row)
    wrong = tuple(place for place in work.row if place not in asked.legal)
    missing = set(asked.legal) - set(work.row)
    outcome = "wrong" if wrong or missing else "right"
    reason = asked.reason(wrong[0]) if wrong else None
    code, shape = (reason.code, reason.shape_reason) if reason else ("legal" if outcome == "right" else "", "")
    rule = reason.rule if reason else state.step.rules[0] if outcome == "wrong" else ""
    attempt = Attempt(state.step.id, work.part, answer, outcome, code, shape, rule)
    what = "tables_missing" if missing and not wrong else "tables"
    feedback = Feedback(outcome, what, work.part, answer, items=wrong)
    return after_answer(state, Verdict(outcome, "tables"), attempt, feedback)


def _typed(state: State, event: Typed) -> State:
    """The numbers of all tables at which it is legal, or their rule sets, with blanks between."""
    work, words = state.work, event.text.split()
    if not words:
        return state
    tables = list(map(str, judging_of(state.part).tables))
    if not all(word in tables for word in words):
        numbers = map(_number, NUMBER.findall(event.text))
        words = [tables[number - 1] if 0 < number <= len(tables) else "" for number in numbers]
    row = tuple(sorted({tables.index(word) for word in words if word}))
    if len(row) < len(words):
        return state.with_work(replace(work, feedback=Feedback("error", "typed_tables", work.part, event.text)))
    return _check(state.with_work(replace(work, row=row)), Play())


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 3 else 0


_Handlers = dict[type, Callable[[State, Any], State]]
HANDLERS: dict[str, _Handlers] = {
    "verdicts": {Choose: _choose, Mark: _mark, Clear: clear_row, Play: _check, Typed: _typed}
}
"""What the kind makes of each event; hints are the same everywhere and `session`'s."""
