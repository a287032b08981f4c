"""Items that are put in order or marked, as data for the browser, and cards drawn as SVG.

The drawings are those of `cards`, with CSS variables for colours, so that they look like the cards on the canvas and
follow the theme. `static/items.js` turns the data into elements.
"""

from __future__ import annotations

import html
from functools import cache
from typing import Any

from zsy_tutor.explain.messages import text
from zsy_tutor.study import state as events
from zsy_tutor.study.view import ItemView, View
from zsy_tutor.widgets import cards, style
from zsy_tutor.widgets.cards import Face, Look
from zsy_tutor.widgets.prims import Box, Prim, Stamp, Text

CARD_W = 60
"""Width at which a card is drawn; the page scales it."""
COVERED = "~"
"""After a card's notation: its drawing where another card lies on it."""
WORDS = {"next": "order-next", "lowest": "order-lowest", "highest": "order-highest", "tray": "order-tray",
         "down": "order-down", "up": "order-up", "back": "order-back", "help": "order-help"}  # fmt: skip


def body(view: View, lang: str) -> dict[str, Any] | None:
    """What `static/items.js` shows, or nothing where an exercise has no items."""
    if not view.items:
        return None
    return {
        "mode": view.items_mode,
        "label": view.items_label,
        "count": len(view.items),
        "finished": view.finished,
        "items": [_item(item, view, lang) for item in view.items],
    }


def words(lang: str) -> dict[str, str]:
    """Labels of the row and its buttons."""
    return {name: text(key, lang) for name, key in WORDS.items()}


def drawings(view: View, lang: str) -> dict[str, str]:
    """The cards of all items as SVG, by notation."""
    return {card: svg(card, lang) for item in view.items for card in _drawn(item)}


def _drawn(item: ItemView) -> list[str]:
    """The drawings that make up an item: of all cards but the last only the edge can be seen.

    >>> _drawn(ItemView("0", "a pair of 9s", ("9d", "9c")))
    ['9d~', '9c']
    """
    return [f"{card}{COVERED}" for card in item.cards[:-1]] + list(item.cards[-1:])


def _item(item: ItemView, view: View, lang: str) -> dict[str, Any]:
    return {
        "id": item.id,
        "name": _name(item, view, lang),
        "cards": _drawn(item),
        "chosen": item.chosen,
        "position": item.position,
        "mark": item.mark,
    }


def _name(item: ItemView, view: View, lang: str) -> str:
    """An item and its state, for a screen reader."""
    if view.items_mode == "order":
        if item.position:
            return text("order-item-placed", lang, item=item.label, n=item.position, count=len(view.items))
        return text("order-item-tray", lang, item=item.label)
    state = item.mark or ("marked" if item.chosen else "")
    return text(f"marks-item-{state}", lang, item=item.label) if state else item.label


def item_event(content: dict[str, Any]) -> events.Event:
    """What a press on an item means.

    >>> item_event({"kind": "move", "item": 2, "by": -1})
    Move(item=2, by=-1)
    """
    item = int(content["item"])
    if content["kind"] == "move":
        return events.Move(item, int(content["by"]))
    return events.Place(item) if content["kind"] == "place" else events.Mark(item)


@cache
def svg(card: str, lang: str) -> str:
    """One card as SVG, `9d~` where another lies on it.

    >>> svg("Th", "en")[:40]
    '<svg viewBox="0 0 60 84" aria-hidden="tr'
    """
    from zsy_tutor.widgets.table import joker_labels

    look = Look.of(_variables(), lang, joker_labels(lang))
    inside = "".join(
        _svg(prim) for prim in cards.card(Face(card.rstrip(COVERED), covered=card.endswith(COVERED)), CARD_W, look)
    )
    return f'<svg viewBox="0 0 {CARD_W} {CARD_W * style.CARD_RATIO:g}" aria-hidden="true">{inside}</svg>'


@cache
def _variables() -> style.Theme:
    """A theme whose colours are the variables of the style sheet."""
    ink = {key: f"var(--zsy-{key.replace('_', '-')})" for key in style.LIGHT.ink}
    suits = {key: f"var(--zsy-suit-{key})" for key in style.LIGHT.suits}
    return style.Theme("page", ink, suits, suits, suits, suits)


def suit_variables() -> str:
    """The colours of suits and jokers as CSS variables, light and dark."""
    light, dark = (
        ";".join(f"--zsy-suit-{key}:{colour}" for key, colour in theme.suits.items())
        for theme in (style.LIGHT, style.DARK)
    )
    return f".zsy-exercise{{{light}}}\n.zsy-exercise.zsy-dark{{{dark}}}\n"


def _paint(fill: str, stroke: str, line: float) -> str:
    inked = f"stroke:{stroke};stroke-width:{line:g}" if stroke else "stroke:none"
    return f'style="fill:{fill or "none"};{inked};stroke-linecap:round;stroke-linejoin:round"'


def _svg(prim: Prim) -> str:
    if isinstance(prim, Box):
        place = f'x="{prim.x:g}" y="{prim.y:g}" width="{prim.w:g}" height="{prim.h:g}" rx="{prim.r:g}"'
        return f"<rect {place} {_paint(prim.fill, prim.stroke, prim.line)}/>"
    if isinstance(prim, Stamp):
        place = f"translate({prim.x:.4g} {prim.y:.4g}) scale({prim.scale:.4g})"
        return f'<path d="{prim.path}" transform="{place}" {_paint(prim.fill, prim.stroke, prim.line)}/>'
    if isinstance(prim, Text):
        anchor = {"left": "start", "center": "middle", "right": "end"}[prim.align]
        look = f"font-size:{prim.px:g}px;font-weight:{prim.weight};fill:{prim.ink}"
        place = f'x="{prim.x:g}" y="{prim.y:g}" text-anchor="{anchor}" dominant-baseline="central"'
        return f'<text {place} style="{look}">{html.escape(prim.text)}</text>'
    raise TypeError(f"a plain card has no {type(prim).__name__}")
