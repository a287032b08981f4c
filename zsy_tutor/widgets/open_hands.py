"""Hands that lie face up: a row for each of the others, its plate on the left, its cards beside it.

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


def lines_of(n: int, width: float) -> tuple[int, float]:
    """How many cards a line of an open hand has at most, and the step from card to card, on a table of this width.

    >>> lines_of(5, 320), lines_of(16, 320)
    ((5, 28.12), (8, 25.0))
    """
    w = card_width(width)
    room = width - 2 * _edge(width) - _plate(width) - GAP - w
    most = math.floor(room / geometry.strip_min(w)) + 1
    lines = max(1, math.ceil(n / most))
    per_line = math.ceil(n / lines)
    step = min(style.STEP_MAX * w, room / max(1, per_line - 1))
    return max(1, per_line), round(step, 2)


def rows(seats: tuple[SeatView, ...], width: float, look: Look) -> tuple[list[Prim], list[Laid], float]:
    """The rows of all others, next seat first: plates, cards, and where the last row ends."""
    prims: list[Prim] = []
    cards: list[Laid] = []
    y = float(_edge(width))
    w = card_width(width)
    h = round(w * style.CARD_RATIO)
    for seat in seats:
        per_line, step = lines_of(len(seat.open), width)
        count = max(1, math.ceil(len(seat.open) / per_line))
        height = count * h + (count - 1) * LINE_GAP if seat.open else 40
        prims += _plate_of(seat, y, min(height, h), width, look)
        x0 = _edge(width) + _plate(width) + GAP
        for place, card in enumerate(seat.open):
            line, at = divmod(place, per_line)
            last = at == per_line - 1 or place == len(seat.open) - 1
            face = Face(card, covered=not last, dim=place in seat.open_gone)
            cards.append(Laid(face, x0 + at * step, y + line * (h + LINE_GAP), w))
        y += height + GAP
    return prims, cards, y - GAP


def _edge(width: float) -> int:
    return 10 if width < style.NARROW else 16


def _plate(width: float) -> int:
    return PLATE_NARROW if width < style.NARROW else PLATE_WIDE


def _plate_of(seat: SeatView, y: float, height: float, width: float, look: Look) -> list[Prim]:
    """Name, and below it how many cards, that it has passed, or its title."""
    ink, x, w = look.theme.ink, _edge(width), _plate(width)
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
