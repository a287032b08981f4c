"""Puzzles of counting in the bank: how many cards of a rank the others still hold; themes, difficulty, and making them.

What is dealt and what is left, `count_asked` asks the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import log2
from typing import TYPE_CHECKING, Any

from ..rules.cards import JOKERS, RANKS, UNIT, covers
from ..rules.errors import RulesError
from ..rules.notation import format_ranks
from ..rules.ruleset import RuleSet
from ..solve.mine import deal_hands
from .asked_session import count_of
from .bank_values import Unfit, cards_of, made, rule_set
from .count_asked import Copies, StillOut
from .exercises import Part

if TYPE_CHECKING:
    from ..solve.dice import Dice
    from .making import Wanted

FEWEST_GONE, MOST_GONE = 6, 18
"""How many cards have been seen go, when a puzzle is made."""


def count(own: Mapping[str, Any]) -> Part:
    """How many cards of a rank the others still hold: those of the deal that are neither in the hand nor gone."""
    rules, rank, players = rule_set(own), own["rank"], own["players"]
    if rank not in RANKS or len(rank) != 1:
        raise Unfit("rank", f"{rank[:20]!r} is no rank", tuple(RANKS))
    try:
        rules.check_players(players)
    except RulesError as error:
        raise Unfit("players", error.message) from error
    hand, seen = cards_of(own["hand"], "hand"), cards_of(own["seen"], "seen")
    if not covers(rules.copies(players), hand.counts + seen.counts):
        raise Unfit("seen", "and the hand are more than is dealt")
    return made(kind="count", rules=rules, asked=StillOut(rules, players, rank, hand, seen))


def asked_of(part: Part) -> StillOut:
    """What is asked."""
    question = count_of(part)
    if not isinstance(question, StillOut):
        raise TypeError("this part counts something else")
    return question


def unfit(part: Part) -> str:
    """Why this cannot be asked; nothing where it can."""
    return "" if _dealt(part) else "no such card is dealt"


def measure(part: Part) -> tuple[float, int]:
    """Bits of choice, and how many things may be forgotten: the own cards, those left out, each eight that are gone."""
    asked = asked_of(part)
    forgotten = _own_copies(part) + _left_out(part) + len(asked.seen) // 8
    return log2(1 + _dealt(part)), forgotten


def _dealt(part: Part) -> int:
    asked = asked_of(part)
    return Copies(asked.rules, asked.players, asked.rank).wanted[0]


# themes


def _none_left(part: Part) -> bool:
    """Counting: the others hold none."""
    return part.kind == "count" and asked_of(part).wanted == (0,)


def _jokers_out(part: Part) -> bool:
    """Counting jokers of one colour."""
    return part.kind == "count" and asked_of(part).rank in JOKERS


def _two_packs(part: Part) -> bool:
    """Counting where two packs are dealt."""
    return part.kind == "count" and asked_of(part).rules.packs_for(asked_of(part).players) == 2


def _left_out(part: Part) -> bool:
    """Counting a rank of which some cards are left out of the deal."""
    if part.kind != "count":
        return False
    asked = asked_of(part)
    return any(card.rank == asked.rank for card in asked.rules.left_out(asked.players))


def _own_copies(part: Part) -> bool:
    """Counting a rank that is in the hand too."""
    return part.kind == "count" and bool(asked_of(part).hand.count(asked_of(part).rank))


THEMES: dict[str, Callable[[Part], bool]] = {
    "none_left": _none_left,
    "jokers_out": _jokers_out,
    "two_packs": _two_packs,
    "left_out": _left_out,
    "own_copies": _own_copies,
}
"""Themes of counting by their names."""


# made by chance


def draw(wanted: Wanted, dice: Dice) -> dict[str, Any]:
    """A hand, cards that are gone, and a rank of which one does not see all."""
    rules = RuleSet.parse(wanted.rules)
    hand = deal_hands(rules, [wanted.cards - dice.below(wanted.cards // 2)], wanted.seats, dice)[0]
    left = rules.copies(wanted.seats) - hand.counts
    rank = dice.pick(rules.order[-5:] + rules.order[0]) if dice.chance(0.6) else dice.pick(rules.order)
    gone = 0
    for _ in range(FEWEST_GONE + dice.below(MOST_GONE - FEWEST_GONE)):
        drawn = rank if dice.chance(0.15) else dice.pick(rules.order)
        if covers(left, gone + UNIT[drawn]):
            gone += UNIT[drawn]
    return {
        "rules": wanted.rules, "players": wanted.seats, "rank": rank, "hand": format_ranks(hand.counts, rules),
        "seen": format_ranks(gone, rules),
    }  # fmt: skip


def good(part: Part) -> bool:
    """Some of the rank have been seen, in the hand or gone."""
    asked = asked_of(part)
    return asked.wanted[0] < _dealt(part)
