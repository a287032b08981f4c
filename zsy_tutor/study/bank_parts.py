"""Puzzles of the bank as exercises: the part of each kind, with the sentence that says what is wanted.

No answer is written down here either: `exercises.right_answers` asks the engine. Values that cannot be are refused with
the key at which they stand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..rules.cards import more_than_packs
from ..rules.plays import TYPES, Play, classify
from ..rules.position import Hidden
from ..rules.ruleset import RuleSet
from ..solve.goals import GOALS
from . import bank_count, bank_exchange, bank_safe
from .bank import BankError, Puzzle
from .bank_values import Unfit, cards_of, held, made, one_of, rule_set, table
from .comparing import refusal
from .dress import dress_items
from .exercises import Part, Step

SET_RULES = {
    "single": "K1", "pair": "K2", "triple": "K3", "full_house": "K4", "straight": "K5", "stair": "K7", "plate": "K7",
    "bomb": "K8", "joker_bomb": "K8", "four_jokers": "K8",
}  # fmt: skip
"""The rule of each type; a straight of `two-low` is K6."""
BEAT_GOALS = ("any", "cheapest")


def step_of(puzzle: Puzzle) -> Step:
    """The exercise of a puzzle; `BankError` names the key that is at fault."""
    try:
        part = PARTS[puzzle.kind](puzzle.own)
    except Unfit as error:
        raise BankError(puzzle.id, 0, *error.args) from error
    return Step(puzzle.id, "alone", puzzle.kind, rule_ids(part), (part,))


def part_of(puzzle: Puzzle) -> Part:
    """The one part of the exercise."""
    return puzzle.step().parts[0]


def rule_ids(part: Part) -> tuple[str, ...]:
    """The rules that an exercise of the bank is about."""
    rules = part.rule_set
    if part.kind in ("pay", "give_back"):
        return ("T1",) if part.kind == "pay" else ("T2",)
    if part.kind == "count":
        return (bank_count.asked_of(part).rule,)
    if part.kind == "safe_lead":
        return ("H1",)
    if part.kind == "endgame":
        return ("P7",)
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


# kinds


def _beat(own: Mapping[str, Any]) -> Part:
    position = table(own)
    if position.trick is None:
        raise Unfit("position", "something must lie on the table")
    return made(kind="beat", position=position, aim=one_of(own, "goal", BEAT_GOALS))


def _name(own: Mapping[str, Any]) -> Part:
    cards = dress_items((cards_of(own["cards"], "cards"),))[0]
    return made(kind="name", cards=cards, rules=rule_set(own), choices=own["choices"])


def _order(own: Mapping[str, Any]) -> Part:
    items = tuple(cards_of(item, "items") for item in own["items"])
    if more_than_packs(sum(item.counts for item in items), 2):
        raise Unfit("items", "together need more cards than two packs hold")
    return made(kind="order", rules=rule_set(own), items=dress_items(items))


def _which_beats(own: Mapping[str, Any]) -> Part:
    position = table(own)
    items = tuple(held(position, item, "items") for item in own["items"])
    return made(kind="which_beats", position=position, items=items)


def _repair(own: Mapping[str, Any]) -> Part:
    position = table(own)
    tried = held(position, own["try"], "try")
    return made(kind="repair", position=position, tried=tried, lifted=tried)


def _find_all(own: Mapping[str, Any]) -> Part:
    only = own["type"] and one_of(own, "type", TYPES)
    return made(kind="find_all", position=table(own), type=only, count=own["count"])


def _endgame(own: Mapping[str, Any]) -> Part:
    position = table(own)
    if any(isinstance(hand, Hidden) for hand in position.hands):
        raise Unfit("position", "all hands must be known")
    return made(kind="endgame", position=position, goal=one_of(own, "goal", GOALS))


PARTS: dict[str, Callable[[Any], Part]] = {
    "beat": _beat, "name": _name, "order": _order, "which_beats": _which_beats, "repair": _repair,
    "find_all": _find_all, "endgame": _endgame, "pay": bank_exchange.pay, "give_back": bank_exchange.give_back,
    "count": bank_count.count, "safe_lead": bank_safe.safe_lead,
}  # fmt: skip
"""What makes the part of each kind out of the keys of its own."""
