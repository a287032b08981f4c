"""What the page is told of a table on which cards are laid (`study.own_board`): rows, ranks and words as plain data.

`static/board.js` draws it.
"""

from __future__ import annotations

from typing import Any

from zsy_tutor.explain.messages import card_name, join, one_of, rank_name, text
from zsy_tutor.rules.cards import pack_cards
from zsy_tutor.study import own_board
from zsy_tutor.study.own import MAX_SEATS, Draft
from zsy_tutor.widgets import svg


def drawings(lang: str) -> dict[str, str]:
    """Every card that can lie there, drawn."""
    return {str(card): svg.card(str(card), lang) for card in pack_cards(1)}


def data(draft: Draft, lang: str) -> dict[str, Any]:
    """The table: a row for each place, the ranks that can be laid, and whether players can come and go."""
    lying = own_board.places(draft)
    suited = own_board.suited([place.cards for place in lying])
    left = own_board.left(draft)
    return {
        "rows": [_row(place, cards, lang) for place, cards in zip(lying, suited, strict=True)],
        "ranks": [_rank(rank, left[rank], lang) for rank in left],
        "seats": {"more": draft.seats < MAX_SEATS, "fewer": draft.seats > 2},
    }


def lies(draft: Draft, place: str, lang: str) -> str:
    """What lies at a place, in a sentence.

    >>> lies(Draft(hand="9 4"), "hand", "en")
    'Your cards: 4 and 9'
    """
    for each in own_board.places(draft):
        if each.id == place:
            return text("spoken-cards", lang, what=_name(place, lang), cards=_says(each, lang))
    return ""


def _row(place: own_board.Place, cards: tuple[str, ...], lang: str) -> dict[str, Any]:
    name = _name(place.id, lang)
    is_counted = place.hidden is not None and place.is_read
    return {
        "id": place.id,
        "label": name,
        "says": text("board-at", lang, place=name),
        "cards": [
            {"card": card, "says": text("board-take", lang, card=card_name(card[0], lang), place=name)}
            for card in cards
        ],
        "note": "" if cards else _says(place, lang),
        "steps": {key: text(f"board-{key}", lang, place=name) for key in ("more", "fewer") if is_counted},
    }


def _rank(rank: str, left: int, lang: str) -> dict[str, str]:
    name = rank_name(rank, lang)
    return {
        "id": rank,
        "label": {"T": "10", "B": name, "R": name}.get(rank, rank),
        "says": text("board-add", lang, card=one_of(rank, lang)),
        "none": "" if left else text("board-none-left", lang, rank=name),
    }


def _name(place: str, lang: str) -> str:
    if place in (own_board.HAND, own_board.TABLE):
        return text(f"own-{place}", lang)
    return text(f"seat-name-{int(place[1:]) - 1}", lang)


def _says(place: own_board.Place, lang: str) -> str:
    """The ranks, how many cards, nothing yet, or that it cannot be read."""
    if not place.is_read:
        return text("board-unread", lang)
    if place.hidden is not None:
        return text("ui-cards", lang, n=place.hidden)
    ranks = [rank_name(rank, lang) for rank in place.cards]
    return join(ranks, lang) if ranks else text("board-empty", lang)
