"""From a View to a picture: the felt with seats and trick (`ground`), and every card with its place and state.

A scene depends on the view, the width, the theme and nothing else; two equal scenes are the same picture. Nothing is
drawn here.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from zsy_tutor.explain.messages import text as message
from zsy_tutor.study.view import CardView, SeatView, View
from zsy_tutor.widgets import cards, geometry, open_hands, style
from zsy_tutor.widgets.cards import Face, Look
from zsy_tutor.widgets.prims import Box, Curve, Prim, Text, moved
from zsy_tutor.widgets.spoken import own_count


@dataclass(frozen=True, slots=True)
class Placed:
    """A card and the corner of its paper."""

    face: Face
    x: float
    y: float
    w: float


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture. `hand` are the learner's cards in order, drawn after `table`; `over` lies on top of all."""

    width: float
    height: float
    look: Look
    ground: tuple[Prim, ...]
    table: tuple[Placed, ...]
    hand: tuple[Placed, ...]
    over: tuple[Prim, ...]
    fan: geometry.Fan
    raised: tuple[float, ...]

    def card_at(self, x: float, y: float) -> int | None:
        """Index of the learner's card at a point of the canvas."""
        shore = self.height - self.fan.height - 12
        return geometry.hit(self.fan, self.raised, x, y - shore)


_EMPTY = geometry.Fan(0, 0, 0, (), 0)


def _face(card: CardView, covered: bool) -> Face:
    return Face(card.notation, covered, card.selected, card.fault, card.hint, card.dim)


def _felt(width: float, height: float, shore: float | None, ink: dict[str, str]) -> list[Prim]:
    """One flat field; below the shore, a wave parts the table from what is the learner's."""
    r = 12.0
    out: list[Prim] = [Box(0.5, 0.5, width - 1, height - 1, r - 0.5, fill=ink["felt"])]
    if shore is not None:
        out += _water(width, height, shore, r, ink)
    out.append(Box(0.5, 0.5, width - 1, height - 1, r - 0.5, stroke=ink["felt_edge"]))
    return out


def _water(width: float, height: float, shore: float, r: float, ink: dict[str, str]) -> list[Prim]:
    waves = max(3, round(width / (72 if width < style.NARROW else 104)))
    length, amp = width / waves, 3.0
    wave: list[tuple[str | float, ...]] = [("M", 0.0, shore)]
    for i in range(waves):
        x = i * length
        wave.append(("C", x + length / 4, shore - amp, x + length / 4, shore - amp, x + length / 2, shore))
        wave.append(("C", x + length * 0.75, shore + amp, x + length * 0.75, shore + amp, x + length, shore))
    body = [
        *wave,
        ("L", width, height - r),
        ("A", width - r, height - r, r, 0.0, math.pi / 2),
        ("L", r, height),
        ("A", r, height - r, r, math.pi / 2, math.pi),
    ]
    return [
        Curve(tuple(body), fill=ink["felt_deep"]),
        Curve(tuple(wave), stroke=ink["felt_edge"], line=1.25),
    ]


def _seat(seat: SeatView, place: geometry.Plate, look: Look) -> list[Prim]:
    """An opponent: name, and below it how many cards, `passed`, or the title of one who is out."""
    ink, narrow = look.theme.ink, place.w < 100
    edge = (ink["ring_selected"], 2.5) if seat.to_act else (ink["felt_edge"], 1)
    out: list[Prim] = [Box(place.x, place.y, place.w, place.h, 10, fill=ink["surface"], stroke=edge[0], line=edge[1])]
    left, pad = place.x + (8 if narrow else 12), 16 if narrow else 24
    out.append(Text(seat.name, left, place.y + 15, 13, ink["ink"], 600, max_width=place.w - pad))
    y = place.y + 33
    if seat.place is not None:
        out.append(Text(seat.title or str(seat.place), left, y, 12, ink["ink"], 600, max_width=place.w - pad))
        return out
    count = str(seat.cards) if narrow else message("ui-cards", look.lang, n=seat.cards)
    if narrow:
        out += cards.back(left, y - 7, 10, look)
        out.append(Text(count, left + 15, y, 12, ink["ink_muted"], max_width=place.w - pad - 15))
        return out
    for i in range(min(seat.cards, 5)):
        out += cards.back(left + 4 * i, y - 8, 11, look)
    shown = 4 * (min(seat.cards, 5) - 1) + 18 if seat.cards else 0
    out.append(Text(count, left + shown, y, 12, ink["ink_muted"], max_width=place.w - pad - shown))
    return out


def _passed(place: geometry.Plate, label: str, look: Look) -> list[Prim]:
    """A hollow pill below the plate: who passed is not out."""
    ink, w, h = look.theme.ink, min(place.w, 76.0), 20.0
    x, y = place.x + (place.w - w) / 2, place.y + place.h + 5
    return [
        Box(x, y, w, h, h / 2, stroke=ink["felt_muted"], line=1.25),
        Text(label, x + w / 2, y + h / 2 + 0.5, 12, ink["felt_ink"], 600, "center", w - 12),
    ]


def _row(notations: tuple[str, ...], x: float, y: float, w: float, step: float, dim: bool = False) -> list[Placed]:
    last = len(notations) - 1
    sink = style.SINK * w * style.CARD_RATIO if dim else 0.0
    return [
        Placed(Face(notation, covered=i < last and step < 0.93 * w, dim=dim), x + i * step, y + sink, w)
        for i, notation in enumerate(notations)
    ]


@dataclass(frozen=True, slots=True)
class _Band:
    """What lies on the table, and where the band ends."""

    prims: list[Prim]
    cards: list[Placed]
    over: list[Prim]
    bottom: float


def _middle(view: View, width: float, top: float, room: float, look: Look) -> _Band:
    """The trick with its label above; a solved play at its right, with a tick, the beaten play dimmed."""
    ink, w = look.theme.ink, float(geometry.table_width(width))
    h, y = w * style.CARD_RATIO, top + 20
    label = Text(view.trick.label, width / 2, top, 14, ink["felt_ink"], 600, "center", room)
    shown = view.show or view.trick.cards
    if view.show:
        w = float(geometry.hand_width(width))
        h = w * style.CARD_RATIO
    if view.reply:
        return _replied(view, width, top, look)
    if view.table_play:
        return _solved(view, width, top, look)
    total, step = geometry.spread(len(shown), w, width - 2 * geometry.margin(width))
    placed = _row(shown, (width - total) / 2, y, w, step)
    prims: list[Prim] = [label] if view.trick.label else []
    if not shown and view.trick.label:
        x = (width - w) / 2
        prims.append(Box(x, y, w, h, 0.09 * w, stroke=ink["felt_way"], line=1.5, dash=(5, 5)))
    return _Band(prims, placed, [], y + h)


def _solved(view: View, width: float, top: float, look: Look) -> _Band:
    ink, w = look.theme.ink, float(geometry.table_width(width))
    beaten, h, y = view.trick.cards, w * style.CARD_RATIO, top + 20
    gap, room = (20.0 if width < style.NARROW else 44.0), width - 2 * geometry.margin(width)
    small = round(0.8 * w)
    if not beaten:
        total, step = geometry.spread(len(view.table_play), w, room)
        x = (width - total) / 2
        placed = list[Placed]()
    else:
        share = (room - gap) / 2
        left, left_step = geometry.spread(len(beaten), small, share)
        total, step = geometry.spread(len(view.table_play), w, share)
        x0 = (width - left - gap - total) / 2
        placed = _row(beaten, x0, y + h - small * style.CARD_RATIO * (1 + style.SINK), small, left_step, dim=True)
        x = x0 + left + gap
    placed += _row(view.table_play, x, y, w, step)
    names = {seat.seat: seat.name for seat in view.seats}
    labels: list[Prim] = []
    if beaten:
        who = names.get(view.trick.seat, "")
        labels.append(Text(who, x0 + left / 2, top, 14, ink["felt_muted"], 400, "center", max(60.0, left)))
    you = message("ui-you", look.lang)
    labels.append(Text(you, x + total / 2, top, 14, ink["felt_ink"], 600, "center", max(60.0, total)))
    over = list(cards.badge("tick", x + total - 2, y + 2, 22, look))
    return _Band(labels, placed, over, y + h)


def _replied(view: View, width: float, top: float, look: Look) -> _Band:
    """A play that loses, dimmed, and the answer to it at its right; a word where one of them was a pass."""
    ink, w = look.theme.ink, float(geometry.table_width(width))
    h, y = w * style.CARD_RATIO, top + 20
    gap, room = (20.0 if width < style.NARROW else 44.0), width - 2 * geometry.margin(width)
    share = (room - gap * (len(view.reply) - 1)) / len(view.reply)
    sizes = [(round(0.8 * w) if lies.beaten else w) for lies in view.reply]
    counts = [max(1, len(lies.cards)) for lies in view.reply]
    spread = [geometry.spread(n, size, share) for n, size in zip(counts, sizes, strict=True)]
    x = (width - sum(total for total, _ in spread) - gap * (len(spread) - 1)) / 2
    labels: list[Prim] = []
    placed: list[Placed] = []
    for lies, size, (total, step) in zip(view.reply, sizes, spread, strict=True):
        tone = (ink["felt_muted"], 400) if lies.beaten else (ink["felt_ink"], 600)
        labels.append(Text(lies.label, x + total / 2, top, 14, *tone, "center", max(60.0, total)))
        low = y + h - size * style.CARD_RATIO * (1 + style.SINK) if lies.beaten else y
        placed += _row(lies.cards, x, low, size, step, dim=lies.beaten)
        if lies.says:
            labels.append(Text(lies.says, x + total / 2, y + h / 2, 14, *tone, "center", max(60.0, total)))
        x += total + gap
    return _Band(labels, placed, [], y + h)


def _opponents(view: View, width: float, look: Look) -> tuple[list[Prim], float, float]:
    """Seats along the upper edge; gives their primitives, the height where the trick begins and its label's width."""
    others = [seat for seat in view.seats if not seat.you]
    places = geometry.plates(len(others), width)
    prims: list[Prim] = []
    passed = any(seat.passed for seat in others)
    for seat, place in zip(others, places, strict=True):
        prims += _seat(seat, place, look)
        if seat.passed and seat.place is None:
            prims += _passed(place, message("ui-passed", look.lang), look)
    if not others:
        return prims, 24.0, width - 40
    plate = places[0]
    beside = width - 2 * (plate.x + plate.w if len(others) == 1 else places[-1].x + places[-1].w) - 24
    if len(others) == 1:
        beside = width - 2 * (width - plate.x) - 24
    if len(others) <= 2 and beside >= 230:
        return prims, 26.0, beside
    return prims, plate.y + plate.h + (46.0 if passed else 22.0), width - 24


def build(view: View, width: float, look: Look, *, focus: int | None = None) -> Scene:
    """The picture of a view on a canvas of this width; `focus` marks the card the keyboard stands on."""
    ink = dict(look.theme.ink)
    shown: list[Placed] = []
    if any(seat.open for seat in view.seats):
        others = tuple(seat for seat in view.seats if not seat.you)
        seats, laid, low = open_hands.rows(others, width, look)
        shown, top, room = [Placed(card.face, card.x, card.y, card.w) for card in laid], low + 24, width - 24
    else:
        seats, top, room = _opponents(view, width, look)
    if view.hand and not (view.seats or view.trick.label or view.show):
        band = _Band([], [], [], 0.0)  # a hand alone
    else:
        band = _middle(view, width, top, room, look)
        band.cards[:0] = shown
    you = next((seat for seat in view.seats if seat.you), None)
    if you is not None and not view.hand and (you.cards or you.place is not None):
        return _without_hand(view, you, width, look, seats, band)
    if not view.hand:
        height = math.ceil(band.bottom + 26)
        ground = (*_felt(width, height, None, ink), *seats, *band.prims)
        return Scene(width, height, look, ground, tuple(band.cards), (), tuple(band.over), _EMPTY, ())
    layout = geometry.fan([card.notation[0] for card in view.hand], width)
    shore = math.ceil(band.bottom + 22)
    height = math.ceil(shore + 40 + layout.height + 12)
    base = height - 12 - layout.height
    raised = tuple(geometry.rise_of(layout.card_h, selected=c.selected, dim=c.dim) for c in view.hand)
    hand = tuple(
        Placed(_face(card, layout.covered(i, raised=card.selected)), place.x, base + place.y + raised[i], layout.card_w)
        for i, (card, place) in enumerate(zip(view.hand, layout.places, strict=True))
    )
    labels = _own_labels(view, own_count(view, look.lang), width, shore, look)
    ground = (*_felt(width, height, shore, ink), *seats, *band.prims, *labels)
    over = [*band.over]
    if focus is not None and 0 <= focus < len(hand):
        over += _focus(hand[focus], ink)
    return Scene(width, height, look, ground, tuple(band.cards), hand, tuple(over), layout, raised)


def _own_labels(view: View, count: str, width: float, shore: float, look: Look) -> tuple[Prim, ...]:
    """Whose hand lies below the shore, and what is to be said of it, at the outer ends."""
    ink, pad = look.theme.ink, 14 if width < style.NARROW else 20
    whose = view.extra.get("your_hand") or message("ui-your-hand", look.lang)
    return (
        Text(whose, pad, shore + 19, 13, ink["felt_ink"], 600, max_width=width * 0.6),
        Text(count, width - pad, shore + 19, 13, ink["felt_muted"], 400, "right", width * 0.3),
    )


def _without_hand(view: View, you: SeatView, width: float, look: Look, seats: list[Prim], band: _Band) -> Scene:
    """A table that is shown from a seat whose hand is hidden, or that is out: backs of cards, or a title."""
    shore = math.ceil(band.bottom + 22)
    below: list[Prim] = []
    if you.place is None:
        w, room = float(geometry.table_width(width)), width - 2 * geometry.margin(width)
        step = min(0.4 * w, (room - w) / max(1, you.cards - 1))
        x = (width - w - step * (you.cards - 1)) / 2
        for i in range(you.cards):
            below += cards.back(x + i * step, shore + 36, w, look)
        height = math.ceil(shore + 36 + w * style.CARD_RATIO + 16)
    else:
        height = shore + 40
    labels = _own_labels(view, own_count(view, look.lang), width, shore, look)
    ground = (*_felt(width, height, shore, dict(look.theme.ink)), *seats, *band.prims, *labels, *below)
    return Scene(width, height, look, ground, tuple(band.cards), (), tuple(band.over), _EMPTY, ())


def _focus(placed: Placed, ink: dict[str, str]) -> tuple[Prim, ...]:
    """A second ring 4 px out, and a caret above where no badge stands."""
    w, h = placed.w, placed.w * style.CARD_RATIO
    out: list[Prim] = [Box(-4, -4, w + 8, h + 8, 0.09 * w + 4, stroke=ink["focus"], line=2.5)]
    if not (placed.face.fault or placed.face.hint):
        x = 0.205 * w
        out.append(Curve((("M", x - 7, -17.0), ("L", x + 7, -17.0), ("L", x, -9.0)), fill=ink["focus"]))
    return moved(tuple(out), placed.x, placed.y)
