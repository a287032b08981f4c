"""The table as elements of the page: a listbox with an option for each card, and seats and trick as text and drawings.

It shows the same `View` as `table` and reports the same things, needs no canvas, and can be read out card by card.
`static/hand_dom.js` makes the elements, lifts a card at once and tells the kernel; here a view becomes plain data.
Where cards lie is decided in `geometry`, how they look in `svg` and `static/hand_dom.css`; no rule is decided here.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import anywidget
import traitlets

from zsy_tutor.explain.messages import card_name, text
from zsy_tutor.study.view import CardView, LyingView, SeatView, View
from zsy_tutor.widgets import geometry, open_hands, style, svg
from zsy_tutor.widgets.guard import STATIC, lean, script
from zsy_tutor.widgets.keys import help_line, lifts
from zsy_tutor.widgets.spoken import card_text, own_count
from zsy_tutor.widgets.turns import in_turn

BACKS = 5
"""So many card backs at most stand for a hand that is hidden."""
LABELS = {"hand": "ui-your-hand", "seats": "ui-seats-label", "passed": "ui-passed"}


def card_data(card: CardView, lang: str) -> dict[str, Any]:
    """One card of the hand. Its name says its states too, but for being lifted: that an option says by itself, and it
    is sent apart, since it is all that a click changes. Of several states the strongest is drawn, as on the canvas.

    >>> card_data(CardView("Th", "10 of hearts", selected=True, hint=True), "en")["name"]
    '10 of hearts, marked by the hint'
    """
    state = next((state for state in ("fault", "hint", "dim") if getattr(card, state)), "")
    return {
        "card": card.notation,
        "name": card_text(replace(card, selected=False), lang),
        "state": state,
    }


def seat_data(seat: SeatView, lang: str, width: float = style.WIDTH_START, others: int = 1) -> dict[str, Any]:
    """An opponent, one of so many: name, how many cards or what place, whether it has passed or is to act."""
    out = seat.place is not None
    return {
        "name": seat.name,
        "says": open_hands.said_of(seat, lang) if seat.open or out else text("ui-cards", lang, n=seat.cards),
        "backs": 0 if out or seat.open else min(BACKS, seat.cards),
        "passed": seat.passed and not out and not seat.open,
        "acts": seat.to_act,
        "out": out,
        "open": faces_data(seat, width, others),
        "open_label": seat.open_label,
    }


def faces_data(seat: SeatView, width: float, others: int = 1) -> dict[str, Any] | None:
    """The cards of a hand that lies face up, line by line, and how they lie; nothing where none can be seen."""
    if not seat.open:
        return None
    per_line, step = open_hands.lines_of(len(seat.open), width, others)
    cards = [{"card": card, "gone": place in seat.open_gone} for place, card in enumerate(seat.open)]
    lines = [cards[start : start + per_line] for start in range(0, len(cards), per_line)]
    columns = open_hands.columns_of(others, width)
    return {"lines": lines, "w": open_hands.card_width(width), "step": step, "columns": columns}


def fan_data(view: View, width: float) -> dict[str, Any]:
    """Where each card lies, in px on a table of this width; `edge` and `up`: whether only its edge shows, and so when
    lifted.
    """
    fan = geometry.fan([card.notation[0] for card in view.hand], width)
    places = [
        {
            "x": round(place.x, 2),
            "y": round(place.y, 2),
            "row": place.row,
            "edge": fan.covered(i),
            "up": fan.covered(i, raised=True),
        }
        for i, place in enumerate(fan.places)
    ]
    return {"width": width, "height": round(fan.height, 2), "w": fan.card_w, "places": places}


def trick_data(view: View, width: float, lang: str) -> dict[str, Any]:
    """What lies in the middle: one row with its label, or a beaten play dimmed beside the play that solved it."""
    room, w = width - 2 * geometry.margin(width), geometry.table_width(width)
    if view.reply:
        share = (room - style.SOLVED_GAP * (len(view.reply) - 1)) / len(view.reply)
        return {"label": "", "rows": [_replied(lies, w, share, lang) for lies in view.reply], "way": 0}
    if view.table_play:
        names = {seat.seat: seat.name for seat in view.seats}
        share = (room - style.SOLVED_GAP) / 2 if view.trick.cards else room
        rows = [_row(view.table_play, w, share, lang, label=text("ui-you", lang), mark="tick")]
        if view.trick.cards:
            label = names.get(view.trick.seat, "")
            rows.insert(0, _row(view.trick.cards, round(0.8 * w), share, lang, label=label, mark="beaten"))
        return {"label": "", "rows": rows, "way": 0}
    if view.show:
        return {"label": "", "rows": [_row(view.show, geometry.hand_width(width), room, lang)], "way": 0}
    rows = [_row(view.trick.cards, w, room, lang)] if view.trick.cards else []
    return {"label": view.trick.label, "rows": rows, "way": w if view.trick.label and not rows else 0}


def _replied(lies: LyingView, w: int, room: float, lang: str) -> dict[str, Any]:
    """A play that loses, or the answer to it; a word in place of cards where it was a pass."""
    size, mark = (round(0.8 * w), "beaten") if lies.beaten else (w, "answer")
    return _row(lies.cards, size, room, lang, label=lies.label, mark=mark) | {"says": lies.says}


def _row(
    cards: tuple[str, ...], w: int, room: float, lang: str, *, label: str = "", mark: str = ""
) -> dict[str, Any]:
    _, step = geometry.spread(len(cards), w, room)
    return {
        "cards": list(cards),
        "name": ", ".join(card_name(card, lang) for card in cards),
        "w": w,
        "step": round(step, 2),
        "label": label,
        "mark": mark,
    }


def may_lift(view: View) -> bool:
    """Whether lifting a card can mean something: not once the exercise is done, nor where it is answered otherwise."""
    return lifts(view) and not view.finished


def drawings(view: View, lang: str) -> dict[str, str]:
    """Every card on the table and in the hand as SVG, by notation."""
    seen = [*view.trick.cards, *view.table_play, *view.show, *(card.notation for card in view.hand)]
    seen += [card for each in view.reply for card in each.cards]
    seen += [card for seat in view.seats for card in seat.open]
    return {card: svg.card(card, lang) for card in seen}


def _browser_part() -> str:
    badges = {kind: svg.badge(kind) for kind in ("fault", "hint", "tick")}
    return f"const BADGES = {json.dumps(badges)};\n{script('elements.js', 'hand_dom.js')}"


class HandDom(anywidget.AnyWidget):
    """A table of elements. `toggle`, `key` and `failed` are called as by `table.Table`; the keyboard's place in the
    hand is the browser's business.
    """

    _esm = _browser_part()
    _css = lean(STATIC / "hand_dom.css")

    lang = traitlets.Unicode("en").tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    name = traitlets.Unicode("").tag(sync=True)
    """Name of the hand for a screen reader."""
    count = traitlets.Unicode("").tag(sync=True)
    help = traitlets.Unicode("").tag(sync=True)
    """What the keys do, for a screen reader."""
    cards: Any = traitlets.List().tag(sync=True)
    lifted: Any = traitlets.List().tag(sync=True)
    fan = traitlets.Dict().tag(sync=True)
    seats: Any = traitlets.List().tag(sync=True)
    trick = traitlets.Dict().tag(sync=True)
    drawings = traitlets.Dict().tag(sync=True)
    liftable = traitlets.Bool(True).tag(sync=True)
    """Whether cards can be lifted."""
    seen = traitlets.Unicode("").tag(sync=True)
    """The press that was answered last, by the name the page gave it: until then the page shows what was pressed."""

    def __init__(
        self,
        view: View,
        lang: str,
        *,
        toggle: Callable[[int], None],
        key: Callable[[str], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self._shown, self._width = view, float(style.WIDTH_START)
        self._toggle, self._key, self._failed = toggle, key, failed
        labels = {name: text(key, lang) for name, key in LABELS.items()}
        super().__init__(lang=lang, labels=labels | {"hand": view.extra.get("your_hand") or labels["hand"]})
        self.show(view)
        self.on_msg(self._received)

    at = -1
    """The card the keyboard stands on is the page's business."""

    @property
    def widget(self) -> HandDom:
        """What is put on the page."""
        return self

    def show(self, view: View) -> None:
        """Show another view: one message, with what has changed."""
        self._shown = view
        with self.hold_sync():
            self.drawings = drawings(view, self.lang)
            self.name, self.count = view.hand_label, own_count(view, self.lang)
            self.help = help_line(view, self.lang)
            self.cards = [card_data(card, self.lang) for card in view.hand]
            self.lifted = [place for place, card in enumerate(view.hand) if card.selected]
            self.liftable = may_lift(view)
            self._lay_out()

    def _lay_out(self) -> None:
        others = [seat for seat in self._shown.seats if not seat.you]
        self.seats = [seat_data(seat, self.lang, self._width, len(others)) for seat in others]
        self.fan = fan_data(self._shown, self._width)
        self.trick = trick_data(self._shown, self._width, self.lang)

    def measured(self, width: float, dpr: float, dark: bool, font: str = "") -> None:
        """The page has said how wide the table may be; the rest of it the page does by itself."""
        width = float(max(style.WIDTH_MIN, min(style.WIDTH_MAX, int(width))))
        if width != self._width:
            self._width = width
            with self.hold_sync():
                self._lay_out()

    def focused(self, shown: bool) -> None:
        """The keyboard has come or gone: the browser shows that by itself."""

    def recolour(self, four_colours: bool) -> None:
        """The suits have other colours: that is the style sheet's doing."""

    @in_turn
    def _received(self, _: Any, content: Any, __: Any) -> None:
        try:
            if content["kind"] == "toggle":
                self._pressed(int(content["index"]), str(content["press"]))
            elif content["kind"] == "key":
                self._key(str(content["key"]))
        except Exception as error:  # noqa: BLE001 - ipywidgets would swallow it
            self._failed(error)

    def _pressed(self, index: int, press: str) -> None:
        with self.hold_sync():
            self._toggle(index)
            self.seen = press
