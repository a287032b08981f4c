"""What a player knows of the cards: those seen go, those unseen, and who may still answer a play.

Everything here looks at a `PositionView`, so it is the same whatever the hidden hands hold.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..rules.cards import BITS, FIELD, RANKS, Hand, covers
from ..rules.errors import RequestError
from ..rules.legality import is_legal
from ..rules.legality import play as make
from ..rules.notation import parse_cards

if TYPE_CHECKING:
    from ..rules.plays import Play
    from ..rules.position import Position, PositionView


@dataclass(frozen=True, slots=True)
class Seen:
    """The cards a player has seen go: of earlier plays, not those in the own hand nor the play on the table now.

    >>> Seen.of("22A").counts == Seen.of("A", "22").counts
    True
    """

    counts: int = 0
    """Packed counts."""

    @classmethod
    def of(cls, *plays: str | Hand) -> Seen:
        """The cards of these plays, as hands or in strict notation; `NotationError` for text that cannot be read."""
        hands = [parse_cards(play) if isinstance(play, str) else play for play in plays]
        return cls(sum(hand.counts for hand in hands))


NOTHING_SEEN = Seen()


def unseen(view: PositionView, seen: Seen = NOTHING_SEEN) -> int:
    """Packed counts of the cards in play that the seat has not seen: in no play and not in its hand.

    `RequestError` where that cannot be: more seen than there is, or fewer left than the others hold.

    >>> from zsy_tutor.rules.cards import count_in
    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 2A/?5/?5/?5 p1 - - -").view(0)
    >>> count_in(unseen(view, Seen.of("222")), "2"), count_in(unseen(view), "2")
    (0, 3)
    """
    position = view.position
    gone = position.known_hand(view.seat).counts + seen.counts
    if position.trick is not None:
        gone += position.trick.cards.counts
    if not covers(position.copies, gone):
        raise RequestError("more cards were seen than there are", "seen")
    left = position.copies - gone
    hidden = sum(len(hand) for seat, hand in enumerate(position.hands) if seat != view.seat)
    if _size(left) < hidden:
        raise RequestError("the others hold more cards than are left unseen", "seen")
    return left


def _size(counts: int) -> int:
    return sum(counts >> shift & FIELD for shift in range(0, BITS * len(RANKS), BITS))


def own_hand(view: PositionView) -> Hand:
    """The hand of the seat whose view it is."""
    return view.position.known_hand(view.seat)


def may_answer(view: PositionView, play: Play) -> tuple[int, ...]:
    """The seats that will still be asked to beat `play`: the seat's own play on the table, or one it may make now.

    Empty where it is neither, and where the round ends with it (P7). Who has passed on it is asked no more (P5), nor is
    who has passed in this trick with `pass_is_final` (P4).

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic,pass_is_final=on 9J/?2/?3/?4 p1 p3:8 p4 -").view(0)
    >>> may_answer(view, classify("9", view.position.rules))
    (1, 2)
    """
    after = _standing(view, play)
    if after is None or after.is_over:
        return ()
    asked = (seat for seat, hand in enumerate(after.hands) if len(hand) and seat != view.seat)
    return tuple(seat for seat in asked if seat not in after.passed)


def _standing(view: PositionView, play: Play) -> Position | None:
    """The position in which `play` of the seat lies on the table, if it does or may be put there now."""
    position = view.position
    if position.trick is not None and position.trick.owner == view.seat:
        return position if position.trick.play == play else None
    if position.turn != view.seat or not is_legal(position, play):
        return None
    return make(position, play)


def can_stand(view: PositionView, play: Play) -> bool:
    """Whether `play` is the seat's own on the table or one it may make now, and the round goes on with it."""
    after = _standing(view, play)
    return after is not None and not after.is_over
