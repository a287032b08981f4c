"""What the learner calls the players at the table of an exercise.

Who sits where the level says (`Part.learner`); words only, nothing is decided.
"""

from __future__ import annotations

from ..explain.messages import text
from ..rules.position import Position
from .exercises import Part


def seat_names(position: Position, lang: str, you: int | None = None) -> dict[int, str]:
    """The names at the table: `you`, by default the seat to act, is `You`, the others are named from the right on, in
    playing order.
    """
    you, seats = position.mover if you is None else you, position.seats
    names = {(you + step) % seats: text(f"seat-name-{step}", lang) for step in range(1, seats)}
    return names | {you: text("ui-you", lang)}


def names_at(part: Part, lang: str) -> dict[int, str]:
    """The names at the table of a part, as the learner calls them; none where it has no table."""
    return seat_names(part.position, lang, part.learner) if part.position is not None else {}
