"""Items that are put in order or marked, as data for the browser, and cards drawn as SVG.

`static/items.js` turns the data into elements; the drawings are made in `svg`.
"""

from __future__ import annotations

from typing import Any

from zsy_tutor.explain.messages import text
from zsy_tutor.study import state as events
from zsy_tutor.study.view import ItemView, View
from zsy_tutor.widgets import svg

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
    """The cards of all items and of what is listed as SVG, by notation."""
    shown = [each.cards for each in view.items] + [each.cards for each in view.listed]
    return {card: svg.card(card, lang) for cards in shown for card in cards}


def _item(item: ItemView, view: View, lang: str) -> dict[str, Any]:
    return {
        "id": item.id,
        "name": _name(item, view, lang),
        "cards": list(item.cards),
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
