"""One name for positions that are the same up to suits and to where one starts to count the seats."""

from __future__ import annotations

from ..rules.cards import Hand
from ..rules.notation import format_cards

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..rules.position import Position


def canonical(position: Position) -> str:
    """The position without suits, its seats counted from the seat to act; equal for positions that play alike.

    >>> from ..rules.position import Position
    >>> canonical(Position.parse("classic 3d4h/5c5s p1 - - -"))
    'classic 34/55 p1 - - - '
    >>> canonical(Position.parse("classic ?6/34/55 p2 p1:3s - -"))
    'classic 34/55/?6 p1 p3:3 - - '
    """
    rules, seats = position.rules, position.seats
    first = position.turn or 0
    hands = [position.hands[(first + step) % seats] for step in range(seats)]
    told = [format_cards(hand.ranks(), rules) if isinstance(hand, Hand) else str(hand) for hand in hands]

    def name(seat: int) -> str:
        return f"p{(seat - first) % seats + 1}"

    trick = position.trick
    table = f"{name(trick.owner)}:{format_cards(trick.cards.ranks(), rules)}" if trick else "-"
    passed = "".join(map(name, position.passed)) or "-"
    out = "".join(map(name, position.finished)) or "-"
    opening = f"open={rules.opening_card}" if position.opening else ""
    return f"{rules} {'/'.join(told)} p1 {table} {passed} {out} {opening}"
