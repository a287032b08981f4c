"""The reducers of the kinds that are answered without playing: `order`, `which_beats` and `why_not`.

Here: what placing, moving, marking, choosing, checking and typing do to a state. The engine is asked through
`comparing`; no words.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

from ..rules.cards import Hand
from ..rules.errors import NotationError
from ..rules.legality import Reason
from ..rules.lenient import read_cards
from . import comparing
from .answering import after_answer, at_fault, clear_row, with_row
from .exercises import Part, Verdict, spell
from .state import Attempt, Choose, Clear, Feedback, Mark, Move, Place, Play, State, Typed

WORD = re.compile(r"[^\s,，、;；<＜]+")
"""One typed item: blanks, commas or `<` stand between them."""


# what the engine makes of a row, of marks, of a choice


def turned(part: Part, row: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The neighbours of a row that stand the wrong way round, from the lowest place on."""
    rules, items = part.rule_set, part.items
    return tuple((low, high) for low, high in pairwise(row) if not comparing.lies_below(items[low], items[high], rules))


def beating(part: Part) -> frozenset[int]:
    """The items that beat the table."""
    return frozenset(place for place, item in enumerate(part.items) if not comparing.refusal(part.table, item))


def first_reason(part: Part) -> Reason:
    """Why the table refuses what is tried in a `why_not`."""
    return comparing.refusal(part.table, part.tried, part.seat)[0]


def order_rule(part: Part) -> str:
    """The rule by which the items of an `order` rank."""
    types = {play.type for item in part.items if (play := comparing.play_of(item, part.rule_set))}
    if types <= {"single", "pair", "triple"}:
        return "C1" if part.rule_set.is_classic else "C2"
    bombs = types & {"bomb", "joker_bomb", "four_jokers"}
    return "B1" if not bombs else "B3" if types == bombs else "B2"


# placing, moving, marking


def _place(state: State, event: Place) -> State:
    if not 0 <= event.item < len(state.part.items):
        return state
    row = state.work.row
    taken = tuple(item for item in row if item != event.item)
    return with_row(state, taken if event.item in row else (*row, event.item), event.item)


def _move(state: State, event: Move) -> State:
    row = list(state.work.row)
    if event.item not in row:
        return state
    place = row.index(event.item)
    row.remove(event.item)
    row.insert(max(0, min(len(row), place + event.by)), event.item)
    return with_row(state, tuple(row), event.item)


def _mark(state: State, event: Mark) -> State:
    if not 0 <= event.item < len(state.part.items):
        return state
    return with_row(state, tuple(sorted(set(state.work.row) ^ {event.item})), event.item)


# answering


def spell_row(part: Part, row: tuple[int, ...]) -> str:
    """Items as they are kept: in ranks, with blanks between them."""
    return " ".join(spell(part.items[item], part.rule_set) for item in row)


def _check_order(state: State, event: Play) -> State:
    part, work = state.part, state.work
    if len(work.row) < len(part.items):
        return _say(state, Feedback("info", "order_rest", work.part))
    wrong = turned(part, work.row)
    outcome = "wrong" if wrong else "right"
    answer = spell_row(part, work.row)
    attempt = Attempt(state.step.id, work.part, answer, outcome, rule=order_rule(part) if wrong else "")
    items = wrong[0] if wrong else ()
    return after_answer(
        state, Verdict(outcome, "ordered"), attempt, Feedback(outcome, "ordered", work.part, answer, items=items)
    )


def _check_marks(state: State, event: Play) -> State:
    part, work = state.part, state.work
    if not work.row:
        return _say(state, Feedback("info", "marks_none", work.part))
    found = {item: comparing.refusal(part.table, part.items[item]) for item in work.row}
    wrong = tuple(item for item in work.row if found[item])
    answer, missing = spell_row(part, work.row), beating(part) - set(work.row)
    outcome = "wrong" if wrong or missing else "right"
    first = found[wrong[0]][0] if wrong else None
    rule = first.rule if first else state.step.rules[0] if missing else ""
    code, shape = (first.code, first.shape_reason) if first else ("" if missing else "legal", "")
    attempt = Attempt(state.step.id, work.part, answer, outcome, code, shape, rule)
    feedback = Feedback(outcome, "marked" if wrong or not missing else "marks_missing", work.part, answer, items=wrong)
    return after_answer(state, Verdict(outcome, "marked"), attempt, feedback)


def _choose(state: State, event: Choose) -> State:
    part, work, choice = state.part, state.work, event.choice_id
    if choice not in part.choices:
        return state
    first, *others = comparing.refusal(part.table, part.tried, part.seat)
    state = state.with_work(replace(work, chosen=choice))
    if choice == comparing.reason_id(first):
        outcome, what = "right", "reason"
    elif any(choice == comparing.reason_id(other) for other in others):
        outcome, what = "info", "reason_later"
    else:
        outcome, what = "wrong", "reason"
    attempt = Attempt(state.step.id, work.part, choice, outcome, first.code, first.shape_reason, first.rule)
    fault = at_fault(state, (first,)) if outcome == "right" else ()
    feedback = Feedback(outcome, what, work.part, choice, fault=fault)
    return after_answer(state, Verdict(outcome, what), attempt, feedback)


def _say(state: State, feedback: Feedback) -> State:
    return state.with_work(replace(state.work, feedback=feedback))


# typing


def _typed_items(state: State, event: Typed) -> State:
    """Items with blanks between them: all of a row, or all that is to be marked."""
    part, work, text = state.part, state.work, event.text
    if not text.strip():
        return state
    row: list[int] = []
    for match in WORD.finditer(text):
        item = _item_of(part, match.group(), row)
        if item is None:
            return _say(state, Feedback("error", "typed_item", work.part, text, column=match.start() + 1))
        row.append(item)
    ordering = part.kind == "order"
    found = tuple(row) if ordering else tuple(sorted(row))
    feedback = replace(work.feedback, items=()) if work.feedback is not None else None
    state = state.with_work(replace(work, row=found, feedback=feedback))
    return _check_order(state, Play()) if ordering else _check_marks(state, Play())


def _item_of(part: Part, typed: str, taken: list[int]) -> int | None:
    try:
        cards = read_cards(typed, part.rule_set)
    except NotationError:
        return None
    if not isinstance(cards, Hand) or not cards:
        return None
    return next((n for n, item in enumerate(part.items) if n not in taken and item.ranks() == cards.ranks()), None)


def _typed_reason(state: State, event: Typed) -> State:
    """The number of a choice, its code, or its shape reason alone."""
    part, typed = state.part, event.text.strip().lower()
    if not typed:
        return state
    by_name = {name: choice for choice in part.choices for name in (choice.partition("/")[2], choice)}
    numbers = {str(number): choice for number, choice in enumerate(part.choices, start=1)}
    choice = (by_name | numbers).get(typed)
    if choice is None:
        return _say(state, Feedback("error", "typed_reason", state.work.part, event.text))
    return _choose(state, Choose(choice))


_Handlers = dict[type, Callable[[State, Any], State]]
HANDLERS: dict[str, _Handlers] = {
    "order": {Place: _place, Move: _move, Clear: clear_row, Play: _check_order, Typed: _typed_items},
    "which_beats": {Mark: _mark, Clear: clear_row, Play: _check_marks, Typed: _typed_items},
    "why_not": {Choose: _choose, Typed: _typed_reason},
}
"""What each kind makes of each event; hints are the same everywhere and `session`'s."""
