"""Pairs in level files: two exercises that look alike and differ in one thing, which decides.

What an author claims with `pair` and `differs` is held against the two exercises. Reading them is in `levels`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from ..rules.cards import Hand
from ..rules.plays import Pass
from .exercises import Part, Step, right_answers, spell
from .level_values import Values

DIFFERENCES = ("rules", "cards", "table", "try")
"""In what two exercises of a pair may differ: one option of the rules, one card, what lies there, what is tried."""


class _Looks(NamedTuple):
    """An exercise as far as it can look like another: `cards` are the hand or the set, suits left out."""

    rules: dict[str, str]
    cards: Hand
    table: tuple[str, ...]
    tried: Hand | Pass


def check_pairs(reader: Values, steps: tuple[Step, ...]) -> None:
    """Each pair has two exercises of one kind, one after the other, that differ as claimed and in their answers."""
    together: dict[str, list[Step]] = {}
    for step in steps:
        reader.step = step.id
        if bool(step.pair) != bool(step.differs):
            raise reader.wrong("pair" if step.differs else "differs", "is missing: the two go together")
        if step.pair:
            together.setdefault(step.pair, []).append(step)
    next_to = {(one.id, other.id) for one, other in pairwise(steps)}
    for name, both in together.items():
        reader.step = both[0].id
        if len(both) != 2 or (both[0].id, both[1].id) not in next_to:
            raise reader.wrong("pair", f"{name} must stand at two exercises, one after the other")
        _check(reader, *both)


def _check(reader: Values, one: Step, other: Step) -> None:
    first, second = one.parts[0], other.parts[0]
    if one.kind != other.kind or len(one.parts) > 1 or len(other.parts) > 1:
        raise reader.wrong("pair", "must be two exercises of one kind, of one part each")
    if one.differs != other.differs:
        raise reader.wrong("differs", f"is {one.differs} here and {other.differs} at {other.id}")
    found = difference(first, second)
    if found != one.differs:
        raise reader.wrong("differs", f"{one.differs} is claimed, and it is {found or 'nothing or several things'}")
    if right_answers(first) == right_answers(second):
        raise reader.wrong("pair", "must have two answers: what differs must decide")


def difference(one: Part, other: Part) -> str:
    """The one thing in which two parts differ: `rules`, `cards`, `table` or `try`; nothing where it is not just one.

    Cards differ by one that is exchanged, added or left out; where the hand does, what is tried may, too.
    """
    a, b = _looks(one), _looks(other)
    options = {name for name in a.rules.keys() | b.rules.keys() if a.rules.get(name) != b.rules.get(name)}
    same = (not options, a.cards == b.cards, a.table == b.table, a.tried == b.tried)
    if same == (False, True, True, True):
        return "rules" if len(options) == 1 else ""
    if same[:3] == (True, False, True):
        return "cards" if _one_card(a.cards, b.cards) and (same[3] or _one_card(a.tried, b.tried)) else ""
    return {(True, True, False, True): "table", (True, True, True, False): "try"}.get(same, "")


def _looks(part: Part) -> _Looks:
    rules = {"preset": part.rule_set.preset} | dict(part.rule_set.values)
    tried = part.tried if isinstance(part.tried, Pass) else part.tried.ranks()
    if part.position is None:
        return _Looks(rules, part.cards.ranks(), (), tried)
    hand = part.position.known_hand(part.learner).ranks()
    trick = part.position.trick
    lies = (spell(trick.cards, part.rule_set),) if trick else ()
    return _Looks(rules, hand, lies if part.seat is None else (*lies, "another seat's turn"), tried)


def _one_card(one: Hand | Pass, other: Hand | Pass) -> bool:
    if isinstance(one, Pass) or isinstance(other, Pass):
        return False
    left, right = list(one.cards), list(other.cards)
    for card in one.cards:
        if card in right:
            left.remove(card)
            right.remove(card)
    return max(len(left), len(right)) == 1
