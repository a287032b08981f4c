"""Suits for cards that are given by their ranks alone, so that they can be drawn: always the same, and mixed.

Suits decide nothing but the opening card (P1), which a mover who must play it is given.
"""

from __future__ import annotations

from ..rules.cards import NATURAL, SUITS, Card, Hand, more_than_packs, pack_cards
from ..rules.position import Position, Trick


def dress(position: Position) -> Position:
    """The same position with a suit on every card, so that it can be drawn; the suits told are kept.

    Suits are chosen in a fixed way that mixes them. They decide nothing but the opening card (P1), which a mover who
    must play it is given.

    >>> str(dress(Position.parse("classic 3s4s/?5/?5 p1 p3:3 - -")))
    'classic 3s4s/?5/?5 p1 p3:3d - -'
    """
    trick = position.trick
    left = list(pack_cards(position.rules.packs_for(position.seats)))
    told = [
        held for held in (*position.hands, *((trick.cards,) if trick else ())) if isinstance(held, Hand) and held.suited
    ]
    for card in (*position.rules.left_out(position.seats), *(card for held in told for card in held)):
        left.remove(card)
    opening = position.rules.opening_card
    hands = tuple(
        _with_suits(held, left, seat, opening if position.opening and seat == position.turn else None)
        if isinstance(held, Hand)
        else held
        for seat, held in enumerate(position.hands)
    )
    if trick is not None:
        trick = Trick(trick.owner, _with_suits(trick.cards, left, 2, None), trick.play)
    return Position(position.rules, hands, position.turn, trick, position.passed, position.finished, position.opening)


def _with_suits(cards: Hand, left: list[Card], turn: int, opening: Card | None) -> Hand:
    """Cards of these ranks out of those `left`, which loses them."""
    if cards.suited:
        return cards
    taken: list[Card] = []
    for card in cards:
        first = (NATURAL.find(card.rank) * 3 + len(cards) + turn) % len(SUITS)
        chosen = min(
            (each for each in left if each.rank == card.rank),
            key=lambda each: (each is not opening, (SUITS.find(each.suit) - first) % len(SUITS)),
        )
        left.remove(chosen)
        taken.append(chosen)
    return Hand(taken)


def dress_items(items: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """Plays that lie side by side, with a suit on every card and no card twice, as far as one pack reaches.

    >>> [str(item) for item in dress_items((Hand.of("9"), Hand.of("9s"), Hand.of("B")))]
    ['9d', '9s', 'B']
    """
    together = sum(item.counts for item in items)
    left = list(pack_cards(2 if more_than_packs(together, 1) else 1))
    for item in items:
        for card in item if item.suited else ():
            left.remove(card)
    return tuple(_with_suits(item, left, turn, None) for turn, item in enumerate(items))
