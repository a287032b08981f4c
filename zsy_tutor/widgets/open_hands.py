"""Hands that lie face up: a row for each of the others, its plate on the left, its cards beside it; of many, two in a
line where there is room.

Arithmetic and primitives for the canvas; the table of elements lays out the same by its style sheet. Nothing is
decided.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from zsy_tutor.explain.messages import text as message
from zsy_tutor.study.view import SeatView
from zsy_tutor.widgets import geometry, style
from zsy_tutor.widgets.cards import Face, Look
from zsy_tutor.widgets.prims import Box, Prim, Text

CARD_NARROW, CARD_WIDE = 38, 46
"""Width of a card, in px: the index can be read, and nothing else is needed."""
PLATE_NARROW, PLATE_WIDE = 72, 104
MANY, ROOMY = 4, 560
"""From so many others on, and on a table as wide as this in px, two hands lie side by side."""
GAP, LINE_GAP = 8, 4
"""Between plate and cards and between rows, and between the lines of one hand, in px."""


@dataclass(frozen=True, slots=True)
class Laid:
    """One card of an open hand: which, where, how wide, and whether the next lies on it."""

    face: Face
    x: float
    y: float
    w: float


def card_width(width: float) -> int:
    """Width of a card of an open hand on a table of this width."""
    return CARD_NARROW if width < style.NARROW else CARD_WIDE


def columns_of(others: int, width: float) -> int:
    """How many hands lie side by side: it goes by the number of players, so that nothing moves when one plays.

    >>> columns_of(5, 700), columns_of(5, 320), columns_of(3, 700)
    (2, 1, 1)
    """
    return 2 if others >= MANY and width >= ROOMY else 1


def lines_of(n: int, width: float, others: int = 1) -> tuple[int, float]:
    """How many cards a line of an open hand has at most, and the step from card to card, on a table of this width with
    so many others.

    >>> lines_of(5, 320), lines_of(16, 320)
    ((5, 28.12), (8, 25.0))
    """
    w = card_width(width)
    room = _column(others, width) - _plate(width) - GAP - w
    most = math.floor(room / geometry.strip_min(w)) + 1
    lines = max(1, math.ceil(n / most))
    per_line = math.ceil(n / lines)
    step = min(style.STEP_MAX * w, room / max(1, per_line - 1))
    return max(1, per_line), round(step, 2)


def rows(seats: tuple[SeatView, ...], width: float, look: Look) -> tuple[list[Prim], list[Laid], float]:
    """The rows of all others, next seat first: plates, cards, and where the last row ends."""
    prims: list[Prim] = []
    cards: list[Laid] = []
    y, columns = float(_edge(width)), columns_of(len(seats), width)
    h = round(card_width(width) * style.CARD_RATIO)
    for start in range(0, len(seats), columns):
        tallest = 0.0
        for column, seat in enumerate(seats[start : start + columns]):
            x = _edge(width) + column * (_column(len(seats), width) + 2 * GAP)
            laid, height = _hand(seat, x + _plate(width) + GAP, y, width, len(seats))
            prims += _plate_of(seat, x, y, min(height, h), width, look)
            cards += laid
            tallest = max(tallest, height)
        y += tallest + GAP
    return prims, cards, y - GAP


def _hand(seat: SeatView, x: float, y: float, width: float, others: int) -> tuple[list[Laid], float]:
    """The cards of one hand, line by line, and how high they are together."""
    per_line, step = lines_of(len(seat.open), width, others)
    w = card_width(width)
    h = round(w * style.CARD_RATIO)
    laid = []
    for place, card in enumerate(seat.open):
        line, at = divmod(place, per_line)
        last = at == per_line - 1 or place == len(seat.open) - 1
        face = Face(card, covered=not last, dim=place in seat.open_gone)
        laid.append(Laid(face, x + at * step, y + line * (h + LINE_GAP), w))
    lines = max(1, math.ceil(len(seat.open) / per_line))
    return laid, lines * h + (lines - 1) * LINE_GAP if seat.open else 40


def _column(others: int, width: float) -> float:
    """How wide the row of one hand may be."""
    columns = columns_of(others, width)
    return (width - 2 * _edge(width) - 2 * GAP * (columns - 1)) / columns


def _edge(width: float) -> int:
    return 10 if width < style.NARROW else 16


def _plate(width: float) -> int:
    return PLATE_NARROW if width < style.NARROW else PLATE_WIDE


def _plate_of(seat: SeatView, x: float, y: float, height: float, width: float, look: Look) -> list[Prim]:
    """Name, and below it how many cards, that it has passed, or its title."""
    ink, w = look.theme.ink, _plate(width)
    edge = (ink["ring_selected"], 2.5) if seat.to_act else (ink["felt_edge"], 1)
    left, room = x + (8 if width < style.NARROW else 12), w - (14 if width < style.NARROW else 22)
    out = seat.place is not None
    strong = out or seat.passed
    return [
        Box(x, y, w, height, 10, fill=ink["surface"], stroke=edge[0], line=edge[1]),
        Text(seat.name, left, y + height / 2 - 9, 13, ink["ink"], 600, max_width=room),
        Text(
            said_of(seat, look.lang),
            left,
            y + height / 2 + 10,
            12,
            ink["ink" if strong else "ink_muted"],
            600 if strong else 400,
            max_width=room,
        ),
    ]


def said_of(seat: SeatView, lang: str) -> str:
    """What stands below the name of a seat whose cards can be seen: its title, that it has passed, or how many."""
    if seat.place is not None:
        return seat.title or str(seat.place)
    return message("ui-passed", lang) if seat.passed else message("ui-cards", lang, n=seat.cards)
