"""What pressing Pay or Give back, typing and asking why do to a `pay` or a `give_back`. Lifting cards is `session`'s.

Judged by `exchanging`; no words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..rules.cards import Hand
from ..rules.errors import NotationError
from ..rules.lenient import read_cards
from . import exchanging
from .answering import after_answer, at_fault, selection
from .exchanging import Exchanging
from .exercises import Part, Verdict
from .state import Attempt, Feedback, Play, State, Typed, Why, places_of

LEGAL = {"any": "given_back", "fewest": "more_plays", "wins": "not_winning"}
"""What is to be said of a return that the rules allow and nobody asked for, by aim."""


def asked_of(part: Part) -> Exchanging:
    """What the part asks; `TypeError` for a part of another kind."""
    if not isinstance(part.asked, Exchanging):
        raise TypeError("this part asks for no payment and no return")
    return part.asked


def judge(part: Part, chosen: Hand) -> Verdict:
    """What this choice of cards is worth. Never raises for what a learner can choose."""
    asked = asked_of(part)
    found = exchanging.reasons(asked, chosen)
    if found:
        return Verdict("wrong", "illegal", None, found)
    if exchanging.spell(asked, chosen) in asked.right:
        return Verdict("right", "given_back" if asked.gives_back else "paid")
    return Verdict("info", LEGAL[asked.aim])


def _give(state: State, event: Play) -> State:
    return _answer(state, selection(state))


def _typed(state: State, event: Typed) -> State:
    part, work = state.part, state.work
    if not event.text.strip():
        return state
    try:
        chosen = read_cards(event.text, part.rule_set)
    except NotationError as error:
        feedback = Feedback("error", "typed", work.part, answer=error.text, column=error.column)
        return state.with_work(replace(work, feedback=feedback))
    if not isinstance(chosen, Hand):
        return state.with_work(replace(work, feedback=Feedback("info", "no_pass", work.part, "pass")))
    held = places_of(state.cards, chosen, work.selected)
    state = state.with_work(replace(work, selected=held))
    return _answer(state, selection(state) if len(held) == len(chosen) else chosen)


def _answer(state: State, chosen: Hand) -> State:
    part, work = state.part, state.work
    verdict = judge(part, chosen)
    if not chosen and verdict.outcome != "right":
        return state.with_work(replace(work, feedback=Feedback("info", "nothing_lifted", work.part)))
    answer = exchanging.spell(asked_of(part), chosen)
    rule = verdict.reasons[0].rule if verdict.reasons else ""
    attempt = Attempt(state.step.id, work.part, answer, verdict.outcome, verdict.code, verdict.shape, rule)
    fault = at_fault(state, verdict.reasons)
    feedback = Feedback(verdict.outcome, verdict.what, work.part, answer, verdict.reasons, fault, chosen)
    return after_answer(state, verdict, attempt, feedback)


def _why(state: State, event: Why) -> State:
    """Ask about the lifted cards."""
    work, chosen = state.work, selection(state)
    if not chosen:
        return state.with_work(replace(work, feedback=Feedback("info", "why_nothing", work.part)))
    found = exchanging.reasons(asked_of(state.part), chosen)
    what = "why" if found else "why_allowed"
    answer = exchanging.spell(asked_of(state.part), chosen)
    feedback = Feedback("info", what, work.part, answer, found, at_fault(state, found), chosen)
    return state.with_work(replace(work, feedback=feedback))


_Handlers = dict[type, Callable[[State, Any], State]]
_GIVING: _Handlers = {Play: _give, Typed: _typed, Why: _why}
HANDLERS: dict[str, _Handlers] = {"pay": _GIVING, "give_back": _GIVING}
"""What these kinds make of each event beyond lifting cards and asking for hints."""
