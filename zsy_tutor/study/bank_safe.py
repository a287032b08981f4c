"""Puzzles of safe leads in the bank: what nobody can beat, given the cards that have gone; themes, and making them.

What may beat a lead is asked of `leading`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import log2
from typing import TYPE_CHECKING, Any

from ..explain.seen import Seen, unseen
from ..rules.cards import JOKERS, UNIT, Hand, count_in
from ..rules.errors import ZsyError
from ..rules.generate import legal_plays
from ..rules.notation import format_ranks
from ..rules.plays import Play, play_table
from ..rules.position import Hidden, Position
from ..rules.ruleset import RuleSet
from ..solve.mine import deal_hands
from ..solve.themes import ROWS
from .bank_values import Unfit, cards_of, made, table
from .exercises import Part
from .leading import Leading

if TYPE_CHECKING:
    from ..solve.dice import Dice
    from .making import Wanted

HIGH = 6
"""Of so many of the highest ranks most cards have gone, when a puzzle is made."""


def safe_lead(own: Mapping[str, Any]) -> Part:
    """A lead that nobody can beat, whatever the hidden hands hold of the cards not seen."""
    position, seen = table(own), cards_of(own["seen"], "seen")
    if position.trick is not None:
        raise Unfit("position", "something lies there: a lead is asked for")
    asked = Leading(position, seen)
    try:
        _ = asked.safe
    except ZsyError as error:
        raise Unfit("seen", error.message) from error
    return made(kind="safe_lead", position=position, asked=asked)


def asked_of(part: Part) -> Leading:
    """What is asked."""
    if not isinstance(part.asked, Leading):
        raise TypeError("this part asks for no safe lead")
    return part.asked


def unfit(part: Part) -> str:
    """Why this cannot be asked; nothing where it can."""
    if not asked_of(part).safe:
        return "no lead is safe"
    return "" if _unsafe(part) else "every lead is safe"


def measure(part: Part) -> tuple[float, int]:
    """Bits of choice, and how many unsafe leads tempt: as high as a safe one, or with as many cards as the longest."""
    safe = asked_of(part).safe
    strength = part.rule_set.strength
    lowest = min(strength(play.top) for play in safe)
    most = max(play.size for play in safe)
    tempting = [play for play in _unsafe(part) if strength(play.top) >= lowest or play.size >= most]
    return log2(len(legal_plays(part.table)) / len(safe)), len(tempting)


def _unsafe(part: Part) -> list[Play]:
    safe = asked_of(part).safe
    return [play for play in legal_plays(part.table) if play not in safe]


def _unseen(part: Part) -> int:
    asked = asked_of(part)
    return unseen(asked.view, Seen.of(asked.seen))


# themes


def _jokers_gone(part: Part) -> bool:
    """Nobody else can hold a joker."""
    return part.kind == "safe_lead" and not any(count_in(_unseen(part), rank) for rank in JOKERS)


def _only_a_bomb(part: Part) -> bool:
    """Some lead falls to bombs, and to nothing else."""
    if part.kind != "safe_lead":
        return False
    asked = asked_of(part)
    return any(all(fact.how.is_bomb for fact in asked.beaten_by(play)) for play in _unsafe(part))


def _small_hands(part: Part) -> bool:
    """Some lead is safe only because no other hand is large enough for what would beat it."""
    if part.kind != "safe_lead":
        return False
    finder, left = play_table(part.rule_set).finder, _unseen(part)
    return any(finder.follows(left, play) for play in asked_of(part).safe)


def _not_the_highest(part: Part) -> bool:
    """The highest single of the hand is not safe, and something else is."""
    if part.kind != "safe_lead":
        return False
    singles = [play for play in legal_plays(part.table) if play.size == 1]
    return bool(singles) and singles[-1] not in asked_of(part).safe


def _safe_row(part: Part) -> bool:
    """A straight, a stair or a plate is safe."""
    return part.kind == "safe_lead" and any(play.type in ROWS for play in asked_of(part).safe)


def _highest_left(part: Part) -> bool:
    """A single that is no joker is safe: all above it have gone."""
    return part.kind == "safe_lead" and any(
        play.size == 1 and play.top not in JOKERS for play in asked_of(part).safe
    )


THEMES: dict[str, Callable[[Part], bool]] = {
    "jokers_gone": _jokers_gone,
    "only_a_bomb": _only_a_bomb,
    "small_hands": _small_hands,
    "not_the_highest": _not_the_highest,
    "safe_row": _safe_row,
    "highest_left": _highest_left,
}
"""Themes of safe leads by their names."""


# made by chance


def draw(wanted: Wanted, dice: Dice) -> dict[str, Any]:
    """A small hand, small hidden hands, and cards that have gone, most of the high ones among them."""
    rules = RuleSet.parse(wanted.rules)
    hand = deal_hands(rules, [wanted.cards - dice.below(wanted.cards // 2)], wanted.seats, dice)[0]
    left = rules.copies(wanted.seats) - hand.counts
    gone = 0
    for rank in rules.order:
        share = 0.85 if rank in rules.order[-HIGH:] else 0.35
        for _ in range(count_in(left, rank)):
            gone += UNIT[rank] if dice.chance(share) else 0
    hands: tuple[Hand | Hidden, ...] = (hand, *(Hidden(1 + dice.below(5)) for _ in range(wanted.seats - 1)))
    return {"position": str(Position(rules, hands, 0)), "seen": format_ranks(gone, rules)}


def good(part: Part) -> bool:
    """A few leads are safe, and others come near."""
    return len(asked_of(part).safe) <= 4 and measure(part)[1] >= 2
