"""The reducers of what is asked and is no answer: why, what instead, what at another table, and disputing a verdict.

They lift cards and open things, but nothing here is kept as an answer. Plays that would do are found by `instead`, what
other tables say by `house`, files are written by `disputing`; no words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..rules.legality import Illegal, check
from .answering import at_fault, selection
from .disputing import doubtful
from .exercises import MAX_STARS, spell
from .house import PLAYED, can_compare
from .instead import following, instead, price
from .state import Disputed, Feedback, House, ShowFix, State, Why, places_of


def why(state: State, event: Why) -> State:
    """Ask about the lifted cards."""
    work = state.work
    chosen = selection(state)
    answer = spell(chosen, state.part.rule_set)
    if not chosen:
        return state.with_work(replace(work, feedback=Feedback("info", "why_nothing", work.part, answer)))
    found = check(state.part.table, chosen)
    if isinstance(found, Illegal):
        fault = at_fault(state, found.reasons)
        feedback = Feedback("info", "why", work.part, answer, found.reasons, fault, chosen)
    else:
        feedback = Feedback("info", "why_legal", work.part, answer, asked=chosen)
    return state.with_work(replace(work, feedback=feedback, judged=chosen))


def show_fix(state: State, event: ShowFix) -> State:
    """Lift the nearest legal play; once one is on show, the next that would do. What shows a right answer is paid."""
    work = state.work
    asked = work.to_fix
    if asked is None:
        return state
    found = instead(state.part, asked)
    if not found:
        return state.with_work(replace(work, feedback=Feedback("info", "fix_none", work.part)))
    at = following(work, len(found))
    feedback = Feedback("info", "fix", work.part, asked=asked, at=at)
    lifted = places_of(state.cards, found[at].cards)
    paid = min(MAX_STARS, work.paid + price(state))
    revealed = work.revealed or found[at].right
    return state.with_work(replace(work, selected=lifted, feedback=feedback, paid=paid, revealed=revealed))


def house(state: State, event: House) -> State:
    """Show what other tables say of the lifted cards, or else of the last choice; or put it away."""
    work = state.work
    if work.house:
        return state.with_work(replace(work, house=False))
    chosen = selection(state) if state.part.kind in PLAYED and not work.solved else None
    asked = state.with_work(replace(work, house=True, opened="house", judged=chosen or work.judged))
    return asked if can_compare(asked) else state


def disputed(state: State, event: Disputed) -> State:
    """Remember what came of disputing the last verdict."""
    given = state.work.feedback
    if given is None or doubtful(state) is None:
        return state
    return state.with_work(replace(state.work, feedback=replace(given, disputed=event), opened="dispute"))


ANYTIME: dict[type, Callable[[State, Any], State]] = {House: house, Disputed: disputed}
"""What can be asked in every kind, after the end too."""
