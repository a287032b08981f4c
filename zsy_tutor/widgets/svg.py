"""Cards and signs as SVG for elements of the page: the drawings of `cards`, with CSS variables for colours.

So they look like those on the canvas, follow the theme and the colours of the suits, and take the state of the element
around them: what is sent to the browser depends on the card and the language alone.
"""

from __future__ import annotations

import html
from functools import cache

from zsy_tutor.widgets import cards, style
from zsy_tutor.widgets.cards import Face, Look, joker_labels
from zsy_tutor.widgets.prims import Box, Curve, Lines, Prim, Stamp, Text

CARD_W = 60
"""Width at which a card is drawn; the page scales it."""


@cache
def card(notation: str, lang: str) -> str:
    """One card; what another card would cover of it is in a group `zsy-big`, for a style sheet to leave out.

    >>> card("Th", "en")[:40]
    '<svg viewBox="0 0 60 84" aria-hidden="tr'
    """
    look = page_look(lang)
    edge = cards.card(Face(notation, covered=True), CARD_W, look)
    whole = cards.card(Face(notation), CARD_W, look)
    inside = "".join(_svg(prim) for prim in whole if prim in edge)
    big = "".join(_svg(prim) for prim in whole if prim not in edge)
    return (
        f'<svg viewBox="0 0 {CARD_W} {CARD_W * style.CARD_RATIO:g}" aria-hidden="true">{inside}'
        f'<g class="zsy-big">{big}</g></svg>'
    )


@cache
def badge(kind: str) -> str:
    """A sign of `cards.badge` in a box of 32."""
    inside = "".join(_svg(prim) for prim in cards.badge(kind, 16, 16, 26, page_look("en")))
    return f'<svg viewBox="0 0 32 32" aria-hidden="true">{inside}</svg>'


@cache
def page_look(lang: str) -> Look:
    """The look whose colours are the variables of the style sheet."""
    ink = {key: f"var(--zsy-{key.replace('_', '-')})" for key in style.LIGHT.ink}
    suits = {key: f"var(--zsy-suit-{key})" for key in style.LIGHT.suits}
    return Look.of(style.Theme("page", ink, suits, suits, suits, suits), lang, joker_labels(lang))


def suit_variables() -> str:
    """The colours of suits and jokers as CSS variables: light and dark, two colours and four, plain and dimmed."""
    rules = []
    for theme, dark in ((style.LIGHT, ""), (style.DARK, ".zsy-dark")):
        for plain, dim, four in ((theme.suits, theme.suits_dim, ""), (theme.four, theme.four_dim, ".zsy-four")):
            inks = [f"--zsy-suit-{key}:{colour}" for key, colour in plain.items()]
            inks += [f"--zsy-suit-dim-{key}:{colour}" for key, colour in dim.items()]
            sample = f",.zsy-settings{dark} .zsy-suits" if four else ""  # what is offered is shown before it is chosen
            rules.append(f"{style.on_page(dark + four)}{sample}{{{';'.join(inks)}}}\n")
    return "".join(rules)


def _paint(fill: str, stroke: str, line: float, dash: tuple[float, ...] = ()) -> str:
    inked = f"stroke:{stroke};stroke-width:{line:g}" if stroke else "stroke:none"
    if dash:
        inked += f";stroke-dasharray:{' '.join(f'{length:g}' for length in dash)}"
    return f'style="fill:{fill or "none"};{inked};stroke-linecap:round;stroke-linejoin:round"'


def _box(box: Box) -> str:
    place = f'x="{box.x:g}" y="{box.y:g}" width="{box.w:g}" height="{box.h:g}" rx="{box.r:g}"'
    return f"<rect {place} {_paint(box.fill, box.stroke, box.line, box.dash)}/>"


def _stamp(stamp: Stamp) -> str:
    place = f"translate({stamp.x:.4g} {stamp.y:.4g}) scale({stamp.scale:.4g})"
    return f'<path d="{stamp.path}" transform="{place}" {_paint(stamp.fill, stamp.stroke, stamp.line)}/>'


def _lines(lines: Lines) -> str:
    d = "".join(
        "M" + " L".join(f"{x:.4g} {y:.4g}" for x, y in stroke) + ("Z" if lines.closed else "")
        for stroke in lines.strokes
    )
    # a stroke under a fill is a halo
    return f'<path d="{d}" paint-order="stroke" {_paint(lines.fill, lines.stroke, lines.line)}/>'


def _text(text: Text) -> str:
    anchor = {"left": "start", "center": "middle", "right": "end"}[text.align]
    look = f"font-size:{text.px:g}px;font-weight:{text.weight};fill:{text.ink}"
    place = f'x="{text.x:g}" y="{text.y:g}" text-anchor="{anchor}" dominant-baseline="central"'
    return f'<text {place} style="{look}">{html.escape(text.text)}</text>'


def _svg(prim: Prim) -> str:
    if isinstance(prim, Box):
        return _box(prim)
    if isinstance(prim, Stamp):
        return _stamp(prim)
    if isinstance(prim, Lines):
        return _lines(prim)
    if isinstance(prim, Curve):
        raise TypeError("no card has a free curve")
    return _text(prim)
