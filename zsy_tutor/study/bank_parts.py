"""Puzzles of the bank as exercises: the part of each kind, with the sentence that says what is wanted.

No answer is written down here either: `exercises.right_answers` asks the engine. Values that cannot be are refused with
the key at which they stand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..rules.cards import Hand, more_than_packs
from ..rules.errors import NotationError, PositionError, RulesError
from ..rules.notation import parse_cards, take
from ..rules.plays import TYPES, Play, classify
from ..rules.position import Hidden, Position
from ..rules.ruleset import RuleSet
from .bank import BankError, Puzzle
from .bank_words import prompt
from .comparing import refusal
from .dress import dress, dress_items
from .exercises import Part, Step

SET_RULES = {
    "single": "K1", "pair": "K2", "triple": "K3", "full_house": "K4", "straight": "K5", "stair": "K7", "plate": "K7",
    "bomb": "K8", "joker_bomb": "K8", "four_jokers": "K8",
}  # fmt: skip
"""The rule of each type; a straight of `two-low` is K6."""
BEAT_GOALS = ("any", "cheapest")


class _Unfit(ValueError):
    """A value that cannot be: the key, the problem, and what is allowed."""


def step_of(puzzle: Puzzle) -> Step:
    """The exercise of a puzzle; `BankError` names the key that is at fault."""
    try:
        part = PARTS[puzzle.kind](puzzle.own)
    except _Unfit as error:
        raise BankError(puzzle.id, 0, *error.args) from error
    return Step(puzzle.id, "alone", puzzle.kind, rule_ids(part), (part,))


def part_of(puzzle: Puzzle) -> Part:
    """The one part of the exercise."""
    return puzzle.step().parts[0]


def rule_ids(part: Part) -> tuple[str, ...]:
    """The rules that an exercise of the bank is about."""
    rules = part.rule_set
    if part.kind == "name":
        found = classify(part.cards, rules)
        return (type_rule(found, rules) if isinstance(found, Play) else found.rule,)
    if part.kind == "order":
        plays = [classify(item, rules) for item in part.items]
        order = "C1" if rules.is_classic else "C2"
        bombs = sum(isinstance(play, Play) and play.is_bomb for play in plays)
        return (order, "B3") if bombs > 1 else (order, "B2") if bombs else (order, "B1")
    if part.kind == "repair":
        refused = refusal(part.table, part.tried)
        return tuple(dict.fromkeys(reason.rule for reason in refused)) or ("P4",)
    trick = part.table.trick
    if part.kind == "find_all" and not trick:
        return (_rule_of_type(part.type, rules),) if part.type else ("P3",)
    if trick is None:
        return ("P3",)
    beating = "B3" if trick.play.is_bomb else "B1"
    return (beating, type_rule(trick.play, rules))


def type_rule(play: Play, rules: RuleSet) -> str:
    """The rule that says what this combination is."""
    return _rule_of_type(play.type, rules)


def _rule_of_type(kind: str, rules: RuleSet) -> str:
    return "K6" if kind == "straight" and not rules.is_classic else SET_RULES[kind]


# values


def position_of(own: Mapping[str, Any]) -> Position:
    """The position that the keys of a puzzle give, as it is written."""
    try:
        return Position.parse(own["position"])
    except (NotationError, PositionError, RulesError) as error:
        raise _Unfit("position", error.message) from error


def _position(own: Mapping[str, Any]) -> Position:
    position = dress(position_of(own))
    if position.turn is None or isinstance(position.hands[position.turn], Hidden):
        raise _Unfit("position", "the seat to act must hold known cards")
    return position


def _rules(own: Mapping[str, Any]) -> RuleSet:
    try:
        return RuleSet.parse(own["rules"])
    except RulesError as error:
        raise _Unfit("rules", error.message) from error


def _cards(text: str, key: str) -> Hand:
    try:
        return parse_cards(text)
    except NotationError as error:
        raise _Unfit(key, error.message) from error


def _one_of(own: Mapping[str, Any], key: str, allowed: tuple[str, ...]) -> str:
    if own[key] not in allowed:
        raise _Unfit(key, f"{own[key]!r} is not known", allowed)
    return str(own[key])


def _held(position: Position, text: str, key: str) -> Hand:
    """Cards of the hand of the seat to act."""
    cards, hand = _cards(text, key), position.known_hand(position.mover)
    if not cards or not hand.ranks().contains(cards.ranks()):
        raise _Unfit(key, f"{text} is not in the hand")
    return take(hand, cards.counts, position.rules.opening_card)


# kinds


def _made(**values: Any) -> Part:
    bare = Part(prompt=prompt(None), right=(), **values)
    return Part(prompt=prompt(bare), right=(), **values)


def _beat(own: Mapping[str, Any]) -> Part:
    position = _position(own)
    if position.trick is None:
        raise _Unfit("position", "something must lie on the table")
    return _made(kind="beat", position=position, aim=_one_of(own, "goal", BEAT_GOALS))


def _name(own: Mapping[str, Any]) -> Part:
    cards = dress_items((_cards(own["cards"], "cards"),))[0]
    return _made(kind="name", cards=cards, rules=_rules(own), choices=own["choices"])


def _order(own: Mapping[str, Any]) -> Part:
    items = tuple(_cards(item, "items") for item in own["items"])
    if more_than_packs(sum(item.counts for item in items), 2):
        raise _Unfit("items", "together need more cards than two packs hold")
    return _made(kind="order", rules=_rules(own), items=dress_items(items))


def _which_beats(own: Mapping[str, Any]) -> Part:
    position = _position(own)
    items = tuple(_held(position, item, "items") for item in own["items"])
    return _made(kind="which_beats", position=position, items=items)


def _repair(own: Mapping[str, Any]) -> Part:
    position = _position(own)
    tried = _held(position, own["try"], "try")
    return _made(kind="repair", position=position, tried=tried, lifted=tried)


def _find_all(own: Mapping[str, Any]) -> Part:
    only = own["type"] and _one_of(own, "type", TYPES)
    return _made(kind="find_all", position=_position(own), type=only, count=own["count"])


PARTS: dict[str, Callable[[Any], Part]] = {
    "beat": _beat, "name": _name, "order": _order, "which_beats": _which_beats, "repair": _repair,
    "find_all": _find_all,
}  # fmt: skip
"""What makes the part of each kind out of the keys of its own."""
