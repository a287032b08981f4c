"""What becomes of an answer once it is judged, whatever the kind: the log, the next part, the end of a step; and what
is lifted and at fault.

Judging is not done here, nor are there words.
"""

from __future__ import annotations

from dataclasses import replace

from ..rules import plays
from ..rules.cards import Hand
from ..rules.legality import Reason
from .exercises import Part, Step, Verdict
from .state import Attempt, Clear, Feedback, State, Work, places_of, shown_cards

GIVEN = ("paid", "given_back")
"""Verdicts after which cards have left the hand, though they are no play."""


def with_row(state: State, row: tuple[int, ...], told: int | None) -> State:
    """Another row, or other marks: the signs of a mistake go, its words stay to be read. `told`: what was touched."""
    work = state.work
    if row == work.row:
        return state
    feedback = replace(work.feedback, items=()) if work.feedback is not None else None
    return state.with_work(replace(work, row=row, told=told, feedback=feedback))


def clear_row(state: State, event: Clear) -> State:
    """Nothing in the row, and nothing marked."""
    return with_row(state, (), None)


def selection(state: State) -> Hand:
    """The lifted cards."""
    return Hand(state.cards[place] for place in state.work.selected)


def at_fault(state: State, reasons: tuple[Reason, ...]) -> tuple[int, ...]:
    """The lifted cards that the first reason finds at fault."""
    if not reasons:
        return ()
    named = Hand.of(*_cards_in(reasons[0].facts.get("cards") or ""))
    found = places_of(state.cards, named, state.work.selected)
    return tuple(place for place in found if place in state.work.selected)


def _cards_in(notation: str) -> list[str]:
    """Notation cut into cards."""
    cards: list[str] = []
    for letter in notation:
        if letter in "dchs":
            cards[-1] += letter
        elif letter != "-":
            cards.append(letter)
    return cards


def fresh(step: Step) -> Work:
    """A step that nobody has begun."""
    part = step.parts[0]
    feedback = Feedback("hint", "hint", 0) if part.open_hint else None
    return Work(selected=lifted(part), shown=int(part.open_hint), row=filled(part), feedback=feedback)


def filled(part: Part) -> tuple[int, ...]:
    """What stands in the row when a part begins."""
    return part.asked.row if part.filled and part.asked is not None else ()


def lifted(part: Part) -> tuple[int, ...]:
    """The cards that are lifted when a part begins."""
    return places_of(shown_cards(part), part.lifted) if part.lifted else ()


def after_answer(state: State, verdict: Verdict, attempt: Attempt, feedback: Feedback) -> State:
    """Keep the answer. A right one goes on: to the next part, or to the end of the step."""
    state = replace(state, log=(*state.log, attempt))
    work = replace(state.work, feedback=feedback)
    if verdict.outcome != "right":
        return state.with_work(work)
    if work.part + 1 < len(state.step.parts):
        return state.with_work(_next_part(state, work))
    gone = isinstance(verdict.play, plays.Play) or verdict.what in GIVEN
    played = tuple(state.cards[place] for place in work.selected) if gone else ()
    # what was tried still lies there to be looked at
    lies = work.selected if state.part.kind in ("why_not", "verdicts") else ()
    solved = replace(work, solved=True, played=played, selected=lies)
    progress = state.progress.with_result(state.step.id, solved.stars)
    return replace(state.with_work(solved), progress=progress)


def _next_part(state: State, work: Work) -> Work:
    part, following = state.part, state.step.parts[work.part + 1]
    same = following.position is not None and following.position == part.position and not following.lifted
    chosen = work.selected if same else lifted(following)
    feedback = work.feedback
    if feedback is not None and following.position != part.position:
        feedback = replace(feedback, fault=())
    return replace(
        work,
        part=work.part + 1,
        selected=chosen,
        shown=int(following.open_hint),
        chosen="",
        row=filled(following),
        told=None,
        found=(),
        counted=False,
        revealed=False,
        judged=None,
        moves=(),
        house=False,
        feedback=feedback,
    )
