"""Puzzles of the exchange made by chance: hands to pay from or to give back from, and which are worth asking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..rules.notation import format_cards
from ..rules.ruleset import RuleSet
from ..solve.mine import deal_hands
from . import bank_exchange
from .exchange_session import asked_of
from .exercises import Part, right_answers

if TYPE_CHECKING:
    from ..solve.dice import Dice
    from .making import Wanted


def draw_pay(wanted: Wanted, dice: Dice) -> dict[str, Any]:
    """A hand, and as many cards owed as Downstream owes, or the one of the second pair."""
    rules = RuleSet.parse(wanted.rules)
    size = wanted.cards - dice.below(wanted.cards // 2)
    hand = deal_hands(rules, [size], wanted.seats, dice)[0]
    owe = rules.tribute if dice.chance(0.7) else 1
    return {"rules": wanted.rules, "hand": format_cards(hand, rules), "owe": owe}


def draw_give_back(wanted: Wanted, dice: Dice) -> dict[str, Any]:
    """A hand with the cards that were received; the others' hands where it is to win by force."""
    rules = RuleSet.parse(wanted.rules)
    back = rules.tribute if dice.chance(0.6) else 1
    wins = wanted.aim == "wins"
    size = wanted.cards - dice.below(wanted.cards // 3)
    sizes = [size, *(max(2, size - back - dice.below(3)) for _ in range(wins and wanted.seats - 1))]
    hand, *others = (format_cards(each, rules) for each in deal_hands(rules, sizes, wanted.seats, dice))
    return {"rules": wanted.rules, "hand": hand, "back": back, "others": tuple(others), "goal": wanted.aim}


def good_pay(part: Part) -> bool:
    """Several ranks to choose from, and something to go wrong with."""
    asked = asked_of(part)
    return len(bank_exchange.choices(asked)) >= 6 and bank_exchange.measure(part)[1] >= 1


def good_give_back(part: Part) -> bool:
    """Few returns are right, and others come near."""
    return len(right_answers(part)) <= 2 and bank_exchange.measure(part)[1] >= 2
