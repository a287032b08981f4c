"""Where everything lies: the fan of a hand, the cards of a trick, seats, and which card a point hits.

Pure arithmetic in CSS pixels, for any width from 240 to 1200. No colours, no drawing, no widgets.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from zsy_tutor.widgets import style


@dataclass(frozen=True, slots=True)
class Place:
    """Where one card rests: top-left corner, row from the back, and how much of it shows before the next card."""

    x: float
    y: float
    row: int
    strip: float


@dataclass(frozen=True, slots=True)
class Fan:
    """A laid-out hand: card width and height, places in the hand's order, and the height of all, rise included."""

    card_w: float
    card_h: float
    rows: int
    places: tuple[Place, ...]
    height: float

    def covered(self, index: int, *, raised: bool = False) -> bool:
        """Whether another card, or the row in front, lies on this one, so that only its index shows."""
        place = self.places[index]
        return place.strip < 0.93 * self.card_w or (place.row < self.rows - 1 and not raised)


def hand_width(width: float) -> int:
    """Card width of a hand on a canvas of this width.

    >>> hand_width(320), hand_width(700), hand_width(1200)
    (56, 67, 76)
    """
    return max(style.HAND_MIN, min(style.HAND_MAX, math.floor(style.HAND_FACTOR * width + 0.5)))


def table_width(width: float) -> int:
    """Card width of what lies on the table."""
    return max(style.TABLE_MIN, math.floor(style.TABLE_FACTOR * hand_width(width) + 0.5))


def margin(width: float) -> int:
    """Space left and right of a fan."""
    return style.PAD_NARROW if width < style.NARROW else style.PAD_WIDE


def strip_min(card_w: float) -> int:
    """The least of a covered card that shows: the index and a target of 24 px."""
    return max(style.STRIP_MIN, math.ceil(0.365 * card_w) + 2)


def rise_of(card_h: float, *, selected: bool, dim: bool) -> float:
    """How far from its resting place a card is drawn: up if selected, a little down if dimmed."""
    if selected:
        return -style.RISE * card_h
    return style.SINK * card_h if dim else 0.0


def _cuts(ranks: Sequence[str], rows: int, per_row: int) -> list[int]:
    """Balanced row borders, moved up to three cards so that a rank is not split, while every row still fits."""
    n = len(ranks)
    cuts = [0]
    for i in range(1, rows):
        want = math.floor(i * n / rows + 0.5)
        best = want
        for k in (want + sign * d for d in range(4) for sign in (-1, 1)):
            left, right = k - cuts[-1], n - k
            if 0 < left <= per_row and 0 < right <= per_row * (rows - i) and ranks[k] != ranks[k - 1]:
                best = k
                break
        cuts.append(best)
    return [*cuts, n]


def _steps(ranks: Sequence[str], card_w: float, room: float, least: float) -> tuple[float, float]:
    """Distance inside a rank and between ranks for one row, so that the row is at most `room` + one card wide."""
    inside = sum(a == b for a, b in pairwise(ranks))
    between = len(ranks) - 1 - inside
    step = style.STEP_MAX * card_w
    if inside + between == 0:
        return step, step
    step = min(step, room / (between + style.SAME_RANK * inside))
    tight = min(step, max(least, style.SAME_RANK * step))
    if between and tight * inside + step * between > room:
        step = (room - tight * inside) / between
    if step < least:
        step = tight = room / (inside + between)
    return tight, step


def fan(ranks: Sequence[str], width: float, *, card_w: float | None = None) -> Fan:
    """Lay out a hand, sorted by rank, on a canvas of this width: one row if it fits, else balanced rows.

    >>> fan("3345", 320).rows, fan("334455667788", 320).rows
    (1, 2)
    """
    w = hand_width(width) if card_w is None else card_w
    h = w * style.CARD_RATIO
    room, least, n = max(0.0, width - 2 * margin(width) - w), strip_min(w), len(ranks)
    per_row = math.floor(room / least) + 1
    rows = max(1, math.ceil(n / per_row))
    borders = _cuts(ranks, rows, per_row)
    places: list[Place] = []
    for row, (a, b) in enumerate(pairwise(borders)):
        tight, step = _steps(ranks[a:b], w, room, least)
        gaps = [tight if ranks[j] == ranks[j - 1] else step for j in range(a + 1, b)]
        x = (width - w - sum(gaps)) / 2
        for strip in [*gaps, w][: b - a]:
            places.append(Place(x, style.RISE * h + row * style.ROW_STEP * h, row, strip))
            x += strip
    height = style.RISE * h + (rows - 1) * style.ROW_STEP * h + h + style.SINK * h
    return Fan(w, h, rows, tuple(places), height)


def _inside(x: float, y: float, left: float, top: float, w: float, h: float) -> bool:
    return left <= x <= left + w and top <= y <= top + h


def hit(layout: Fan, raised: Sequence[float], x: float, y: float) -> int | None:
    """The card at a point: of overlapping cards the top one; `raised` is each card's `rise_of`.

    Where no card is drawn, the resting place of a lifted card still counts: the second tap of a double tap puts it
    back.

    >>> hit(fan("34", 320), [0, 0], 160, 60)
    1
    """
    order = range(len(layout.places) - 1, -1, -1)
    for dy in (raised, [0.0] * len(layout.places)):
        for i in order:
            place = layout.places[i]
            if _inside(x, y, place.x, place.y + dy[i], layout.card_w, layout.card_h):
                return i
    return None


def neighbour(layout: Fan, index: int, key: str) -> int:
    """The card that an arrow key, Home or End leads to from `index`."""
    last = len(layout.places) - 1
    if key == "ArrowRight":
        return min(last, index + 1)
    if key == "ArrowLeft":
        return max(0, index - 1)
    if key == "Home":
        return 0
    if key == "End":
        return last
    here = layout.places[index]
    row = here.row + (1 if key == "ArrowDown" else -1)
    others = [i for i, place in enumerate(layout.places) if place.row == row]
    if not others:
        return index
    return min(others, key=lambda i: abs(layout.places[i].x - here.x))


def spread(n: int, card_w: float, room: float, step: float = 0.62) -> tuple[float, float]:
    """Width and step of `n` played cards side by side, drawn closer when they would not fit into `room`.

    >>> spread(2, 60, 300)
    (97.2, 37.2)
    """
    if n <= 1:
        return (card_w if n else 0.0), card_w
    gap = min(step * card_w, max(8.0, (room - card_w) / (n - 1)))
    return round(card_w + (n - 1) * gap, 4), round(gap, 4)


@dataclass(frozen=True, slots=True)
class Plate:
    """The place of one opponent's name and count."""

    x: float
    y: float
    w: float
    h: float


def plates(opponents: int, width: float) -> tuple[Plate, ...]:
    """Places of the opponents in playing order.

    Turns run counter-clockwise: the next seat lies on the right, the last on the left.

    >>> [round(p.x) for p in plates(2, 700)]
    [564, 16]
    """
    if opponents <= 0:
        return ()
    edge, gap = (10, 6) if width < style.NARROW else (16, 12)
    w = min(120.0 if width >= style.NARROW else 104.0, (width - 2 * edge - gap * (opponents - 1)) / opponents)
    free = width - 2 * edge - w
    if opponents == 1:
        return (Plate(width - edge - w, edge, w, 48),)
    return tuple(Plate(edge + free * (opponents - 1 - i) / (opponents - 1), edge, w, 48) for i in range(opponents))
