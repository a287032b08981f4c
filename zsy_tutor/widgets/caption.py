"""The lines around a table or a hand that is shown: title, rules and turn, what is lifted, the hands of the others.

Less than `panel`: no question, no buttons, no feedback, and so fewer bytes for each table of a page.
`static/caption.js` makes elements of it.
"""

from __future__ import annotations

from typing import Any

import traitlets

from zsy_tutor.explain.messages import text
from zsy_tutor.study.view import SeatView, View
from zsy_tutor.widgets.guard import Guard, script, stylesheet
from zsy_tutor.widgets.spoken import canvas_label, card_text


def around(view: View, lang: str, *, cards: bool = True) -> dict[str, Any]:
    """Everything around the table, as plain JSON. `cards`: with the hand as a list, for a screen reader."""
    return {
        "title": view.prompt,
        "line": view.aim,
        "says": view.selected_text,
        "quiet": not any(card.selected for card in view.hand),
        "cards": [card_text(card, lang) for card in view.hand] if cards else [],
        "seats": [_seat(seat, lang) for seat in view.seats if not seat.you],
        "open": any(seat.hand for seat in view.seats if not seat.you),
    }


def _seat(seat: SeatView, lang: str) -> dict[str, Any]:
    if seat.place is not None:
        return {"name": seat.name, "note": seat.title, "cards": []}
    note = text("ui-cards", lang, n=seat.cards)
    if seat.passed:
        note = text("show-seat-passed", lang, count=note)
    return {"name": seat.name, "note": note, "cards": list(seat.hand)}


class Caption(Guard):
    """The elements around a table that is shown, and the guard of its canvas."""

    _esm = script("guard.js", "elements.js", "caption.js")
    _css = stylesheet("caption.css")

    lines = traitlets.Dict().tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)

    def __init__(self, lang: str) -> None:
        labels = {"dead": text("ui-guard-dead", lang), "seats": text("show-seats", lang)}
        super().__init__(lang=lang, labels=labels, canvas_label=text("ui-table-label", lang))
        self.lists_cards = True
        """Whether the hand stands in it as a list, for a screen reader: not where the table is one of elements."""

    def show(self, view: View, *, live: str = "", error: str = "") -> None:
        """Show a view: one message, with what has changed."""
        with self.hold_sync():
            self.lines = around(view, self.lang, cards=self.lists_cards)
            self.canvas_label = canvas_label(view, self.lang) if view.seats else view.hand_label
            self.canvas_help = text("show-help", self.lang) if view.hand else ""
            self.live, self.names_focus = live, False
            self.error = error
            self.turn += 1
