"""The drawing of one card: paper, index, big suit, ring and badge for each state, as primitives at (0, 0).

A card is known by its notation (`Th`, `B`). States combine as follows, strongest first: ring fault, hint, selected;
paper fault, hint, dimmed, selected, plain; one badge. Where the card lies, and how high, is `geometry`'s.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from zsy_tutor.explain.messages import rank_name
from zsy_tutor.widgets import shapes, style
from zsy_tutor.widgets.prims import Box, Lines, Prim, Shadow, Stamp, Text

MARGIN = 14
MARGIN_TOP = 26
"""Room round a card for its ring, shadow and badge, in px."""


@dataclass(frozen=True, slots=True)
class Face:
    """One card in one state: all that its picture depends on, beside width and theme."""

    notation: str
    covered: bool = False
    selected: bool = False
    fault: bool = False
    hint: bool = False
    dim: bool = False


@dataclass(frozen=True, slots=True)
class Look:
    """How cards are drawn: theme, four-colour suits, and the joker's letters and words in the reader's language."""

    theme: style.Theme
    lang: str = "en"
    four: bool = False
    font: str = ""
    """CSS font families of the labels, as the page has them; empty: our own list."""
    joker_index: tuple[str, str] = ("", "")
    """Index of black and red joker as text; empty: the letters of the notation, drawn."""
    joker_word: tuple[str, str] = ("", "")

    @classmethod
    def of(
        cls, theme: style.Theme, lang: str, labels: Mapping[str, str], *, four: bool = False, font: str = ""
    ) -> Look:
        """A look whose words come from a view's labels (`joker_index_B`, `joker_word_B` …)."""
        index = (labels.get("joker_index_B", ""), labels.get("joker_index_R", ""))
        word = (labels.get("joker_word_B", ""), labels.get("joker_word_R", ""))
        return cls(theme, lang, four, font, index, word)


def joker_labels(lang: str) -> dict[str, str]:
    """What stands on the jokers: in Chinese their first character in the corner, in English the notation's letters,
    drawn.

    >>> joker_labels("en")["joker_word_R"]
    'Red'
    """
    labels = {}
    for joker in "BR":
        name = rank_name(joker, lang)
        labels[f"joker_word_{joker}"] = name.split()[0]
        labels[f"joker_index_{joker}"] = name[0] if lang.startswith("zh") else ""
    return labels


def paper(face: Face, look: Look) -> str:
    """Colour of the card's paper."""
    ink = look.theme.ink
    if face.fault:
        return ink["paper_fault"]
    if face.hint:
        return ink["paper_hint"]
    if face.dim:
        return ink["paper_dim"]
    return ink["paper_selected"] if face.selected else ink["paper"]


def _sheet(face: Face, w: float, look: Look) -> list[Prim]:
    ink, h, r = look.theme.ink, w * style.CARD_RATIO, 0.09 * w
    shadow = None
    if face.selected:
        shadow = Shadow(ink["shadow_raised"], 5, 10)
    elif not face.dim or face.fault or face.hint:
        shadow = Shadow(ink["shadow"], 1, 3)
    return [
        Box(0, 0, w, h, r, fill=paper(face, look), shadow=shadow),
        Box(0.5, 0.5, w - 1, h - 1, r - 0.5, stroke=ink["paper_edge"]),
    ]


def stamp(path: str, cx: float, cy: float, size: float, ink: str) -> Stamp:
    """A filled shape of a given size, centred on a point."""
    return Stamp(path, cx - size / 2, cy - size / 2, size / 100, fill=ink)


def glyph(name: str, cx: float, top: float, cap: float, ink: str, line: float = shapes.GLYPH_STROKE) -> Stamp:
    """A rank, centred, its top at `top` and `cap` high."""
    return Stamp(shapes.GLYPHS[name][1], cx - shapes.glyph_width(name, cap) / 2, top, cap / 100, stroke=ink, line=line)


def _joker_sign(joker: str, cx: float, cy: float, size: float, ink: str) -> list[Prim]:
    if joker == "R":
        return [stamp(shapes.SUN_RAYS, cx, cy, size, ink), stamp(shapes.SUN_DISC, cx, cy, size, ink)]
    moon: list[Prim] = [stamp(shapes.MOON, cx, cy, 0.94 * size, ink)]
    if size > 14:
        moon.append(stamp(shapes.MOON_STAR, cx, cy, 0.94 * size, ink))
    return moon


def _joker(face: Face, w: float, look: Look, ink: str) -> list[Prim]:
    which = 1 if face.notation == "R" else 0
    ax, top, cap, sign, h = 0.205 * w, 0.115 * w, 0.36 * w, 0.29 * w, w * style.CARD_RATIO
    index = look.joker_index[which]
    out: list[Prim] = []
    if index:
        out.append(Text(index, ax + 0.005 * w, top + cap * 0.52, 0.9 * cap, ink, weight=700, align="center"))
    else:
        out.append(glyph(face.notation, ax, top, cap, ink))
    out += _joker_sign(face.notation, ax, top + cap + 0.07 * w + sign / 2, 1.04 * sign, ink)
    if not face.covered:
        out += _joker_sign(face.notation, 0.62 * w, 0.59 * h, 0.52 * w, ink)
        word = look.joker_word[which]
        if word and w >= 46:
            px = max(10.0, (0.19 if look.lang.startswith("zh") else 0.15) * w)
            out.append(Text(word, 0.62 * w, 0.905 * h, px, ink, weight=700, align="center", max_width=0.68 * w))
    return out


def _plain(face: Face, w: float, ink: str) -> list[Prim]:
    rank, suit = face.notation[0], face.notation[1:]
    top, cap, sign, h = 0.115 * w, 0.36 * w, 0.29 * w, w * style.CARD_RATIO
    ax = 0.205 * w
    left = max(ax, 0.075 * w + shapes.glyph_width(rank, cap) / 2)
    out: list[Prim] = [glyph(rank, left, top, cap, ink)]
    if suit:
        out.append(stamp(shapes.SUITS[suit], ax, top + cap + 0.075 * w + sign / 2, sign, ink))
        if not face.covered:
            out.append(stamp(shapes.SUITS[suit], 0.64 * w, 0.67 * h, 0.5 * w, ink))
    return out


def _ring(face: Face, w: float, look: Look) -> list[Prim]:
    ink, h, r = look.theme.ink, w * style.CARD_RATIO, 0.09 * w
    line = max(3.0, 0.036 * w)
    if face.fault:
        return [Box(0, 0, w, h, r, stroke=ink["ring_fault"], line=line)]
    if face.hint:
        dash = (round(0.075 * w + 1, 2), round(0.06 * w + 1, 2))
        return [Box(0, 0, w, h, r, stroke=ink["ring_hint"], line=line, dash=dash)]
    if face.selected:
        return [Box(0, 0, w, h, r, stroke=ink["ring_selected"], line=line)]
    return []


def _scaled(
    strokes: tuple[tuple[tuple[float, float], ...], ...], cx: float, cy: float, q: float
) -> tuple[tuple[tuple[float, float], ...], ...]:
    return tuple(tuple((cx + q * x, cy + q * y) for x, y in stroke) for stroke in strokes)


def badge(kind: str, cx: float, cy: float, size: float, look: Look) -> tuple[Prim, ...]:
    """A sign with a shape of its own: `fault` cross in an octagon, `hint` chevron in a square, `tick` in a circle."""
    ink, q = look.theme.ink, size / 2
    halo, line, out = ink["felt"], 0.34 * q, list[Prim]()
    if kind == "fault":
        out.append(
            Lines(_scaled((shapes.octagon(),), cx, cy, 1.06 * q), halo, line, fill=ink["ring_fault"], closed=True)
        )
    elif kind == "tick":
        out.append(Box(cx - q, cy - q, 2 * q, 2 * q, q, fill=ink["right_fill"], stroke=halo, line=line))
    else:
        s = 0.92 * q
        out.append(Box(cx - s, cy - s, 2 * s, 2 * s, 0.4 * q, fill=ink["ring_hint"], stroke=halo, line=line))
    strokes = {"fault": shapes.CROSS, "tick": shapes.TICK}.get(kind, shapes.CHEVRON)
    front = ink["on_sign"] if kind == "tick" else "#FFFFFF"
    out.append(Lines(_scaled(strokes, cx, cy, q), front, 0.27 * q))
    return tuple(out)


def card(face: Face, w: float, look: Look) -> tuple[Prim, ...]:
    """All of one card, its top-left corner at (0, 0).

    >>> len(card(Face("Th"), 66, Look(style.LIGHT)))
    5
    """
    joker = face.notation in ("B", "R")
    key = face.notation if joker else face.notation[1:] or "s"
    dim = face.dim and not (face.fault or face.hint)
    ink = look.theme.suit(key, dim=dim, four=look.four)
    out = _sheet(face, w, look)
    out += _joker(face, w, look, ink) if joker else _plain(face, w, ink)
    out += _ring(face, w, look)
    if face.fault or face.hint:
        size = max(18.0, 0.26 * w)
        out += badge("fault" if face.fault else "hint", 0.205 * w, -0.075 * w - size / 8, size, look)
    return tuple(out)


def back(x: float, y: float, w: float, look: Look) -> tuple[Prim, ...]:
    """A small card back."""
    ink, h, m = look.theme.ink, w * style.CARD_RATIO, max(1.5, 0.055 * w)
    return (
        Box(x, y, w, h, 0.09 * w, fill=ink["back_paper"], stroke=ink["paper_edge"]),
        Box(x + m, y + m, w - 2 * m, h - 2 * m, 0.05 * w, fill=ink["back"]),
    )
