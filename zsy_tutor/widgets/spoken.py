"""What is painted on a canvas in words, since a screen reader sees no canvas: what lies on the table, the players with
their cards, who has passed, who is out, whose turn it is, and each card of the hand with its states.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from zsy_tutor.explain.messages import card_name, text
from zsy_tutor.study.view import CardView, LyingView, SeatView, View

STATES = ("selected", "fault", "hint", "dim")
"""States of a card as they are said: first what was done with it."""


def card_text(card: CardView, lang: str) -> str:
    """A card and its states in words.

    >>> card_text(CardView("Th", "10 of hearts", selected=True, fault=True), "en")
    '10 of hearts, lifted, at fault'
    """
    said = card.label
    for state in STATES:
        if getattr(card, state):
            said = text(f"ui-card-{state}", lang, card=said)
    return said


def seat_text(seat: SeatView, lang: str) -> str:
    """A player: how many cards, whether it has passed, is out or is to act.

    >>> seat_text(SeatView("p2", "Lan", 5, passed=True), "en")
    'Lan: 5 cards, passed'
    """
    if seat.open_label:
        return text("spoken-open", lang, seat=seat_text(replace(seat, open_label=""), lang), cards=seat.open_label)
    if seat.place is not None:
        return text("spoken-seat-out", lang, seat=seat.name, title=seat.title or str(seat.place))
    key = "spoken-seat-acts" if seat.to_act else "spoken-seat-passed" if seat.passed else "spoken-seat"
    return text(key, lang, seat=seat.name, cards=text("ui-cards", lang, n=seat.cards))


def own_count(view: View, lang: str) -> str:
    """How many cards the seat below holds, also where they cannot be seen, and whether it has passed; its title, or
    nothing, where it has none.
    """
    you = next((seat for seat in view.seats if seat.you), None)
    n = len(view.hand) or (you.cards if you else 0)
    if not n:
        return you.title if you else ""
    count = text("ui-cards", lang, n=n)
    return text("show-seat-passed", lang, count=count) if you is not None and you.passed else count


def canvas_label(view: View, lang: str) -> str:
    """The name of the canvas: what lies on the table, and the hand, where they are there."""
    table, lies, hand = text("ui-table-label", lang), view.trick.label, view.hand_label if view.hand else ""
    if lies and hand:
        return text("spoken-canvas", lang, name=table, lies=lies, hand=hand)
    return text("spoken-cards", lang, what=table, cards=lies or hand) if lies or hand else table


def around(view: View, lang: str) -> dict[str, Any]:
    """Everything on the canvas but the hand, whose cards change more often; nothing where nothing is painted."""
    if not (view.hand or view.seats or view.show or view.trick.label):
        return {}
    return {
        "label": text("ui-table-label", lang),
        "lies": _lies(view, lang),
        "seats_label": text("spoken-seats", lang),
        "seats": [seat_text(seat, lang) for seat in view.seats],
        "hand_label": view.hand_label,
    }


def _lies(view: View, lang: str) -> list[str]:
    """What lies on the table, a line a play, the last one last."""
    lines = []
    if view.reply:
        return [_lying(each, lang) for each in view.reply]
    if view.show:
        lines.append((text("spoken-table", lang), view.show))
    if view.trick.label:
        lines.append((view.trick.label, view.trick.cards))
    if view.table_play:
        lines.append((text("ui-you", lang), view.table_play))
    return [_named(what, cards, lang) for what, cards in lines]


def _lying(each: LyingView, lang: str) -> str:
    if each.cards:
        return _named(each.label, each.cards, lang)
    return text("endgame-entry", lang, seat=each.label, play=each.says)


def _named(what: str, cards: tuple[str, ...], lang: str) -> str:
    if not cards:
        return what
    names = card_name(cards[0], lang)
    for card in cards[1:]:
        names = text("list-comma", lang, a=names, b=card_name(card, lang))
    return text("spoken-cards", lang, what=what, cards=names)
