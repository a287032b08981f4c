"""The parts of level files in which plays are mended or found (`repair`, `find_all`): what can be asked at all.

Whether the claimed answers are those of the engine, `levels` asks as it does of a `beat`.
"""

from __future__ import annotations

from typing import Any

from ..rules.cards import Hand
from ..rules.notation import take
from ..rules.plays import Pass
from ..rules.position import Position, seat_name
from .comparing import refusal
from .exercises import Part, right_answers
from .level_items import tried_by
from .level_values import Values

MOST = 12
"""The most plays that a learner is asked to find."""


def tried(reader: Values, table: dict[str, Any], position: Position) -> Hand:
    """The cards that are lifted at first: cards of the hand that the table refuses."""
    seat, cards = tried_by(reader, table, position)
    if seat is not None:
        raise reader.wrong("try", f"{seat_name(seat)} is not to act, so that nothing would mend it: ask why_not")
    if isinstance(cards, Pass):
        raise reader.wrong("try", "must be cards")
    hand = position.known_hand(position.mover)
    if not cards:
        raise reader.wrong("try", "must be at least one card")
    if not (hand.contains(cards) or hand.ranks().contains(cards)):
        raise reader.wrong("try", "is not in the hand, and so cannot be lifted")
    lifted = cards if cards.suited else take(hand, cards.counts, position.rules.opening_card)
    if not refusal(position, lifted):
        raise reader.wrong("try", "is legal: there is nothing to mend")
    return lifted


def check_found(reader: Values, part: Part) -> None:
    """There are plays to be found, and not more than anybody would look for."""
    number = len(right_answers(part))
    if not number:
        raise reader.wrong("position", "has no such play: there is nothing to be found")
    if number > MOST:
        raise reader.wrong("position", f"has {number} such plays, and {MOST} are the most that may be asked for")
