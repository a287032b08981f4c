"""The reducers of an `endgame`: an action is played on, taken back where it loses, and the others answer.

What an action is worth and what is answered is `endgame`'s, legality `exercises.judge`'s. No words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import TYPE_CHECKING, TypeVar

from ..rules.cards import Hand
from ..rules.plays import Pass
from . import endgame
from .answering import after_answer
from .exercises import MAX_STARS, Verdict
from .state import Attempt, Feedback, Restart, ShowLine, State, Undo, Work

if TYPE_CHECKING:
    from .endgame import Moved

LOSES = Verdict("wrong", "loses")
E = TypeVar("E")


def own_places(state: State) -> tuple[int, ...]:
    """Where the learner's own actions stand among all that were made."""
    you = state.part.learner
    return tuple(place for place, move in enumerate(state.work.moves) if move.seat == you)


def in_line(state: State, answer: str) -> str:
    """An answer with the own actions before it, as it is kept: what was asked is the position at the beginning."""
    before = [state.work.moves[place].ranks for place in own_places(state)]
    return " ".join((*before, answer))


def is_decided(state: State) -> bool:
    """Whether the goal is reached, by the learner or by the line that was shown: nothing more can be played."""
    part = state.part
    return endgame.decided(part.table, part.goal, part.learner) is not None


def while_open(handler: Callable[[State, E], State]) -> Callable[[State, E], State]:
    """The handler, asked only while there is something to play."""

    @wraps(handler)
    def handled(state: State, event: E) -> State:
        return state if is_decided(state) else handler(state, event)

    return handled


def moved(state: State, chosen: Hand | Pass, verdict: Verdict, attempt: Attempt, feedback: Feedback) -> State:
    """A legal action: one that keeps the goal is played on, one that loses is punished and taken back."""
    part = state.part
    own = endgame.made(part.table, chosen)
    if verdict.what == "loses":
        return _refuted(state, own, attempt, feedback)
    answers = endgame.replies(own.after, part.goal, part.learner)
    last = (own, *answers)[-1].after
    reached = endgame.decided(last, part.goal, part.learner)
    if reached is False or (reached is None and endgame.solution(last, part.goal).result == "loss"):
        return _refuted(state, own, attempt, feedback)  # what was not proved at first has turned out to lose
    feedback = replace(feedback, moves=(own, *answers), asked=None)
    state = state.with_work(_with_moves(state.work, (*state.work.moves, own, *answers)))
    if reached:
        done = replace(feedback, kind="right", what="reached")
        return after_answer(state, Verdict("right", "reached"), replace(attempt, outcome="right"), done)
    state = replace(state, log=(*state.log, attempt))
    return state.with_work(replace(state.work, feedback=feedback))


def _refuted(state: State, own: Moved, attempt: Attempt, feedback: Feedback) -> State:
    """The action lies on the table with what answers it, and is back in the hand."""
    line = (own, *endgame.continuation(own, state.part.goal))
    attempt = replace(attempt, outcome=LOSES.outcome, code=LOSES.code)
    feedback = replace(feedback, kind=LOSES.outcome, what=LOSES.what, asked=None, moves=line, on_table=True)
    state = replace(state, log=(*state.log, attempt))
    return state.with_work(replace(state.work, selected=(), judged=None, house=False, feedback=feedback))


def undo(state: State, event: Undo) -> State:
    """The last own action, and what was answered, are taken back."""
    own = own_places(state)
    if not own:
        return state
    work = _with_moves(state.work, state.work.moves[: own[-1]])
    taken = (state.work.moves[own[-1]],)
    return state.with_work(replace(work, feedback=Feedback("info", "undone", work.part, moves=taken)))


def restart(state: State, event: Restart) -> State:
    """All that was made is taken back."""
    if not state.work.moves:
        return state
    work = _with_moves(state.work, ())
    return state.with_work(replace(work, feedback=Feedback("info", "restarted", work.part)))


def show_line(state: State, event: ShowLine) -> State:
    """An action that keeps the goal is made for the learner, and answered: it costs all stars there are."""
    part, work = state.part, state.work
    action = endgame.best(part.table, part.goal)
    if action is None:
        return state.with_work(replace(work, feedback=Feedback("info", "line_none", work.part)))
    own = endgame.made(part.table, action)
    shown = (own, *endgame.replies(own.after, part.goal, part.learner))
    work = replace(_with_moves(work, (*work.moves, *shown)), paid=MAX_STARS, revealed=True)
    ended = endgame.decided(shown[-1].after, part.goal, part.learner) is not None
    feedback = Feedback("info", "line_end" if ended else "line", work.part, answer=own.ranks, moves=shown)
    return state.with_work(replace(work, feedback=feedback))


def _with_moves(work: Work, moves: tuple[Moved, ...]) -> Work:
    """Another position of the same exercise: nothing is lifted, and its hints are its own."""
    return replace(work, moves=moves, selected=(), shown=0, judged=None, house=False)
