"""Values of a puzzle of the bank, read strictly: what cannot be is refused with the key at which it stands.

What the keys mean is for `bank_parts` and `bank_exchange` to say.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..rules.cards import Hand
from ..rules.errors import NotationError, PositionError, RulesError
from ..rules.notation import parse_cards, take
from ..rules.position import Hidden, Position
from ..rules.ruleset import RuleSet
from .bank_words import prompt
from .dress import dress
from .exercises import Part


class Unfit(ValueError):
    """A value that cannot be: the key, the problem, and what is allowed."""


def position_of(own: Mapping[str, Any]) -> Position:
    """The position that the keys of a puzzle give, as it is written."""
    try:
        return Position.parse(own["position"])
    except (NotationError, PositionError, RulesError) as error:
        raise Unfit("position", error.message) from error


def table(own: Mapping[str, Any]) -> Position:
    """The position, every card with a suit; the seat to act holds known cards."""
    found = dress(position_of(own))
    if found.turn is None or isinstance(found.hands[found.turn], Hidden):
        raise Unfit("position", "the seat to act must hold known cards")
    return found


def rule_set(own: Mapping[str, Any]) -> RuleSet:
    """The rules of the table."""
    try:
        return RuleSet.parse(own["rules"])
    except RulesError as error:
        raise Unfit("rules", error.message) from error


def cards_of(text: str, key: str) -> Hand:
    """Cards in notation."""
    try:
        return parse_cards(text)
    except NotationError as error:
        raise Unfit(key, error.message) from error


def one_of(own: Mapping[str, Any], key: str, allowed: tuple[str, ...]) -> str:
    """A text out of those allowed."""
    if own[key] not in allowed:
        raise Unfit(key, f"{own[key]!r} is not known", allowed)
    return str(own[key])


def held(position: Position, text: str, key: str) -> Hand:
    """Cards of the hand of the seat to act."""
    cards, hand = cards_of(text, key), position.known_hand(position.mover)
    if not cards or not hand.ranks().contains(cards.ranks()):
        raise Unfit(key, f"{text} is not in the hand")
    return take(hand, cards.counts, position.rules.opening_card)


def made(**values: Any) -> Part:
    """A part with the sentence that says what is wanted."""
    bare = Part(prompt=prompt(None), right=(), **values)
    return Part(prompt=prompt(bare), right=(), **values)
