"""Puzzles of the exchange in the bank: `pay` and `give_back` as parts, what cannot be asked, how hard they are, themes.

What is owed and what may go back, `exchanging` asks the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from math import log2
from typing import Any

from ..rules.cards import JOKERS, Hand, more_than_packs
from ..rules.errors import ZsyError
from ..rules.plays import play_table
from ..solve.themes import ROWS
from . import exchanging
from .bank_values import Unfit, cards_of, made, one_of, rule_set
from .dress import dress_items
from .exchange_session import asked_of
from .exchanging import Exchanging
from .exercises import Part, right_answers

AIMS = ("fewest", "wins")
MOST = 8
"""The most cards that change hands."""


# parts


def pay(own: Mapping[str, Any]) -> Part:
    """So many cards of a hand are owed."""
    (hand,) = _dressed(own["hand"])
    return _part("pay", Exchanging(rule_set(own), hand, _number(own, "owe", hand)))


def give_back(own: Mapping[str, Any]) -> Part:
    """So many cards go back: those after which the hand takes the fewest plays, or after which it wins by force."""
    hand, *others = _dressed(own["hand"], *own["others"])
    aim = one_of(own, "goal", AIMS)
    if (aim == "wins") != bool(others):
        raise Unfit("others", "wins goes with the open hands of the others, and they with it")
    number = _number(own, "back", hand)
    return _part("give_back", Exchanging(rule_set(own), hand, number, True, tuple(others), aim))


def _part(kind: str, asked: Exchanging) -> Part:
    part = made(kind=kind, rules=asked.rules, cards=asked.hand, asked=asked)
    try:
        right_answers(part)
    except (ZsyError, ValueError) as error:
        raise Unfit("hand", str(error)) from error
    return part


def _dressed(*texts: str) -> tuple[Hand, ...]:
    hands = tuple(cards_of(text, "hand") for text in texts)
    if not all(hands) or more_than_packs(sum(hand.counts for hand in hands), 2):
        raise Unfit("hand", "must hold cards, and all together no more than two packs have")
    return dress_items(hands)


def _number(own: Mapping[str, Any], key: str, hand: Hand) -> int:
    number: int = own[key]
    if not 1 <= number <= min(MOST, len(hand) - 1):
        raise Unfit(key, f"must be 1 to {min(MOST, len(hand) - 1)}")
    return number


# what cannot be asked, and how hard the rest is


def unfit(part: Part) -> str:
    """Why this cannot be asked; nothing where it can."""
    asked, right = asked_of(part), right_answers(part)
    if not right or right == ("-",):
        return "no answer is right"
    return "every return is right" if len(right) == len(choices(asked)) else ""


def choices(asked: Exchanging) -> tuple[str, ...]:
    """Every choice of so many cards in ranks; for a return those that the rules allow."""
    if asked.gives_back:
        return Exchanging(asked.rules, asked.hand, asked.number, True).right
    found = combinations(sorted(card.rank for card in asked.hand), min(asked.number, len(asked.hand)))
    return tuple(dict.fromkeys(exchanging.spell(asked, Hand.of(*each)) for each in found))


def measure(part: Part) -> tuple[float, int]:
    """Bits of choice, and how many answers tempt."""
    asked, right = asked_of(part), right_answers(part)
    found = choices(asked)
    bits = log2(len(found) / len(right))
    if not asked.gives_back:
        jokers = sum(asked.hand.count(rank) for rank in JOKERS)
        return bits, jokers + (1 if _paid_set(part) else 0)
    left = {each: exchanging.plays_left(asked, Hand.of(*each)) for each in found}
    least = min(left.values())
    near = least if asked.aim == "wins" else least + 1
    return bits, sum(number <= near and each not in right for each, number in left.items())


# themes


def _joker_kept(part: Part) -> bool:
    """Paying: a joker is in the hand, and none is owed."""
    held = any(part.cards.count(rank) for rank in JOKERS)
    return part.kind == "pay" and held and not _joker_owed(part)


def _joker_owed(part: Part) -> bool:
    """Paying: a joker is owed."""
    return part.kind == "pay" and bool(set(asked_of(part).owed) & set(JOKERS))


def _paid_set(part: Part) -> bool:
    """Paying: of a rank that is owed some cards go and others stay."""
    if part.kind != "pay":
        return False
    asked = asked_of(part)
    return any(asked.hand.count(rank) > asked.owed.count(rank) for rank in asked.owed)


def _not_the_lowest(part: Part) -> bool:
    """Giving back: the lowest cards of the hand are no right answer."""
    if part.kind != "give_back":
        return False
    asked = asked_of(part)
    strength = asked.rules.strength
    lowest = sorted(asked.hand, key=lambda card: strength(card.rank))[: asked.number]
    return exchanging.spell(asked, Hand(lowest)) not in right_answers(part)


def _keep_row(part: Part) -> bool:
    """Giving back: a row is in the hand after every right return, and after some other return there is none."""
    if part.kind != "give_back":
        return False
    asked = asked_of(part)
    finder = play_table(asked.rules).finder

    def has_row(ranks: str) -> bool:
        return any(play.type in ROWS for play in finder.leads(exchanging.rest(asked, Hand.of(*ranks)).counts))

    return all(map(has_row, right_answers(part))) and not all(map(has_row, choices(asked)))


def _open_hands(part: Part) -> bool:
    """Giving back: the hands lie open, and a return wins by force."""
    return part.kind == "give_back" and asked_of(part).aim == "wins"


THEMES: dict[str, Callable[[Part], bool]] = {
    "joker_kept": _joker_kept,
    "joker_owed": _joker_owed,
    "paid_set": _paid_set,
    "not_the_lowest": _not_the_lowest,
    "keep_row": _keep_row,
    "open_hands": _open_hands,
}
"""Themes of the exchange by their names."""
