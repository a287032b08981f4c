"""Random positions for the tests of facts: engine positions of both presets over many options, from a seed."""

from __future__ import annotations

from random import Random

from tests.oracle.generate import Wish, random_position, random_rules, random_seats
from tests.oracle.position import write_position
from zsy_tutor.explain.seen import Seen
from zsy_tutor.rules.cards import BITS, FIELD, RANKS, UNIT, Hand
from zsy_tutor.rules.position import Hidden, Position, PositionView

QUICK = range(100)
MANY = range(100, 2200)
_WHOLE = "456789TJQKA"
"""Ranks of which no table leaves a card out."""


def position_of(seed: int, *, hidden: bool = True, largest: int = 9) -> Position:
    """The position of a seed; the hand of the seat to act is known, all hands are with `hidden` off."""
    random = Random(seed)
    preset = random.choice(("classic", "two-low"))
    seats = random_seats(random, preset)
    bomb = random.choice(("", "", random.choice(_WHOLE) * 4, "BR"))  # so that there are bombs to break
    wish = Wish(rules=random_rules(random, preset, seats), seats=seats, hidden=hidden, hidden_mover=False,
                largest=largest, trick=random.random() < 0.6, hand_ranks=tuple(bomb))  # fmt: skip
    return Position.parse(write_position(random_position(random, wish)))


def view_of(position: Position) -> PositionView:
    """What the seat to act sees."""
    return position.view(position.mover)


def seen_of(seed: int, view: PositionView) -> Seen:
    """Some of the unseen cards, seen to go; as many are left as the others hold."""
    random = Random(seed)
    position = view.position
    left = position.copies - position.known_hand(view.seat).counts
    left -= position.trick.cards.counts if position.trick else 0
    cards = [rank for place, rank in enumerate(RANKS) for _ in range(left >> BITS * place & FIELD)]
    random.shuffle(cards)
    hidden = sum(len(hand) for seat, hand in enumerate(position.hands) if seat != view.seat)
    most = len(cards) - hidden
    number = random.choice((0, random.randint(0, most), most, most))
    return Seen(sum(UNIT[rank] for rank in cards[:number]))


def other_deals(seed: int, view: PositionView, seen: Seen, number: int) -> list[Position]:
    """Positions that look the same from the view and differ in what the others hold."""
    random = Random(seed)
    position = view.position
    left = position.copies - position.known_hand(view.seat).counts - seen.counts
    left -= position.trick.cards.counts if position.trick else 0
    cards = [rank for place, rank in enumerate(RANKS) for _ in range(left >> BITS * place & FIELD)]
    deals = []
    for _ in range(number):
        random.shuffle(cards)
        pool = list(cards)
        hands = [
            Hand.of(*(pool.pop() for _ in range(len(hand)))) if isinstance(hand, Hidden) else hand
            for hand in position.hands
        ]
        deals.append(Position(position.rules, tuple(hands), position.turn, position.trick, position.passed,
                              position.finished, position.opening))  # fmt: skip
    return deals
