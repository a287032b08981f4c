"""Writing a paper: one answer to each question, none of which is judged before the end. Plain values and functions.

Hints, reasons and going back are not there. A question left out is wrong; one of several parts, a row, a set of marks
or an endgame is right only when all of it is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..explain.messages import text
from . import session
from .exam import DISTINCTION, GROUPS, PASS_MARK, Group, group_of
from .exercises import Level, Step
from .state import Choose as Chosen
from .state import Clear, Done, Event, Mark, Move, Next, Pass, Place, Play, Select, State, Toggle, Typed
from .view import View

ALLOWED = (Toggle, Select, Clear, Play, Pass, Typed, Chosen, Place, Move, Mark, Done)
SHOWN_ACTIONS = ("play", "pass", "done", "clear", "next")


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one question. `after`: the exercise as it stood then, with what is said of the answer."""

    step: Step
    right: bool
    after: State | None
    """`None` for a question that was left out."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What has been written on a paper so far."""

    level: Level
    results: tuple[Result, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether every question has its answer."""
        return len(self.results) == len(self.level.steps)

    @property
    def right(self) -> int:
        """How many answers are right."""
        return sum(result.right for result in self.results)

    @property
    def wrong(self) -> tuple[Result, ...]:
        """What was not right, in the order of the paper."""
        return tuple(result for result in self.results if not result.right)

    def of_group(self, group: Group) -> tuple[int, int]:
        """How many questions of a group are right, of how many."""
        there = [result.right for result in self.results if group_of(result.step) == group]
        return sum(there), len(there)

    @property
    def grade(self) -> str:
        """`distinction`, `passed` or `not_yet`.

        Passed: 24 right, and at least half of every group; with distinction: 28, and two thirds of every group.
        """
        shares = [right / number for right, number in map(self.of_group, GROUPS) if number]
        if self.right >= DISTINCTION and min(shares) >= 2 / 3:
            return "distinction"
        return "passed" if self.right >= PASS_MARK and min(shares) >= 1 / 2 else "not_yet"

    def handed_in(self) -> Sheet:
        """At its end: what has no answer is left out."""
        rest = self.level.steps[len(self.results) :]
        return replace(self, results=(*self.results, *(Result(step, False, None) for step in rest)))


def opened(level: Level) -> tuple[Sheet, State]:
    """A sheet with nothing on it, and the exercise at its first question."""
    return Sheet(level), session.open_level(level)


def write(sheet: Sheet, state: State, event: Event) -> tuple[Sheet, State]:
    """What an event puts on the sheet, and the exercise after it: at the next question once there is an answer."""
    if sheet.is_over:
        return sheet, state
    if isinstance(event, Next):
        return _turned(sheet, state, Result(state.step, False, None))
    if not isinstance(event, ALLOWED):
        return sheet, state
    after = session.reduce(state, event)
    decided = _decided(state, after)
    if decided is None:
        return sheet, after
    return _turned(sheet, state, Result(state.step, decided, after))


def _decided(before: State, after: State) -> bool | None:
    """Whether the question is answered rightly; `None` while there is something left to answer."""
    fresh = after.log[len(before.log) :]
    if any(attempt.outcome != "right" for attempt in fresh):
        return False
    return True if after.work.solved else None


def _turned(sheet: Sheet, state: State, result: Result) -> tuple[Sheet, State]:
    return replace(sheet, results=(*sheet.results, result)), session.reduce(state, Next())


def shown(sheet: Sheet, state: State, lang: str) -> View:
    """What is seen of a question: no stars, no hints, and nothing of what is right."""
    seen = session.view(state, lang)
    feedback = seen.feedback if seen.feedback is not None and seen.feedback.kind == "error" else None
    actions = tuple(
        replace(action, label=text("exam-leave-out", lang), enabled=True, note="") if action.id == "next" else action
        for action in seen.actions
        if action.id in SHOWN_ACTIONS
    )
    done = tuple(place < len(sheet.results) for place in range(len(sheet.level.steps)))
    return replace(seen, stars=-1, done=done, feedback=feedback, actions=actions, house=None, before="")
