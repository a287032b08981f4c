"""What has happened so far, as small tables: a round trick by trick, hands, orders of going out.

Nothing is decided here; the names are those of `naming`.
"""

from __future__ import annotations

from ..explain.messages import suited_text, text
from ..rules.cards import Hand
from ..rules.plays import Pass
from ..rules.record import Record
from ..rules.ruleset import RuleSet
from .naming import name, names
from .state import in_order
from .view import ContextView


def tricks(record: Record, after: int, lang: str) -> ContextView:
    """The first actions of a round, a row for each trick."""
    rows: list[tuple[int, str]] = []
    for place in range(after):
        before = record.positions[place]
        seat, action = record.actions[place]
        if isinstance(action, Pass):
            put = text("telling-pass", lang)
        else:
            put = suited_text(in_order(action, before.rules), lang)
        key = "telling-out" if not len(record.positions[place + 1].hands[seat]) else "telling-did"
        did = text(key, lang, seat=name(seat, lang), cards=put)
        if before.trick is None:
            rows.append((len(rows) + 1, did))
        else:
            number, so_far = rows[-1]
            rows[-1] = number, text("telling-then", lang, first=so_far, second=did)
    columns = (text("telling-trick", lang), text("telling-plays", lang))
    return ContextView(text("telling-so-far", lang), columns, tuple((str(number), said) for number, said in rows))


def left(record: Record, after: int, lang: str) -> ContextView:
    """How many cards each player then holds."""
    said = ""
    for seat, hand in enumerate(record.positions[after].hands):
        each = text("telling-did", lang, seat=name(seat, lang), cards=text("ui-cards", lang, n=len(hand)))
        said = text("telling-then", lang, first=said, second=each) if said else each
    return ContextView("", (), ((text("telling-left", lang), said),))


def hands(caption: str, held: tuple[Hand, ...], rules: RuleSet, lang: str) -> ContextView:
    """Hands of the players, card by card."""
    rows = tuple((name(seat, lang), cards(hand, rules, lang)) for seat, hand in enumerate(held))
    return ContextView(caption, (), rows)


def cards(hand: Hand, rules: RuleSet, lang: str) -> str:
    """Cards low to high, or that there are none."""
    return suited_text(in_order(hand, rules), lang) if hand else text("telling-none", lang)


def around(seats: int, lang: str) -> ContextView:
    """Who sits there, in playing order."""
    return ContextView("", (), ((text("telling-seats", lang), row(tuple(range(seats)), lang)),))


def row(order: tuple[int, ...], lang: str) -> str:
    """Players one after the other."""
    every = names(len(order), lang)
    said = every[order[0]]
    for seat in order[1:]:
        said = text("list-comma", lang, a=said, b=every[seat])
    return said


def orders(each: tuple[tuple[int, ...], ...], lang: str) -> ContextView:
    """How each round went out."""
    rows = tuple((text("telling-round", lang, n=n), row(order, lang)) for n, order in enumerate(each, start=1))
    return ContextView(text("telling-orders", lang), (), rows)
