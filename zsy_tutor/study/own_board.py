"""The table on which a puzzle of one's own is laid: which cards lie where, and what a press makes of the draft.

The draft is text (`own.Draft`), and stays it: what is pressed here is written into it, what is typed there lies here.
Whether the position makes a puzzle is decided in `own`; here nothing is proved.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count

from ..explain.messages import rank_name, text
from ..rules.cards import SUITS, count_in
from ..rules.errors import ZsyError
from ..rules.lenient import read_cards
from ..rules.plays import Pass
from ..rules.ruleset import CLASSIC, RuleSet
from .own import MAX_HAND, MAX_SEATS, Draft, Unfit, hidden_number

HAND, TABLE = "hand", "table"


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards lie: `hand` (the learner's), `table`, or `p2` to `p6`, another seat."""

    id: str
    cards: tuple[str, ...] = ()
    """Ranks, low to high in the order of the rules."""
    hidden: int | None = None
    """So many cards that nobody sees; `None` where cards lie open."""
    is_read: bool = True
    """Whether what is written there can be read as cards."""


def rules_of(draft: Draft) -> RuleSet:
    """The rules that are written down; classic as long as what is written is none."""
    try:
        return RuleSet.parse(draft.rules.strip() or "classic")
    except ZsyError:
        return CLASSIC


def places(draft: Draft) -> tuple[Place, ...]:
    """Every place of the table: the other seats in turn (six at most), what lies there, the learner's hand.

    >>> [(each.id, each.cards, each.hidden) for each in places(Draft(hand="9 4 10", others="5"))]
    [('p2', (), 5), ('table', (), None), ('hand', ('4', '9', 'T'), None)]
    """
    rules = rules_of(draft)
    others = [
        _other(f"p{seat}", written, draft.kind, rules)
        for seat, written in enumerate(_written(draft)[: MAX_SEATS - 1], 2)
    ]
    return (*others, _open(TABLE, draft.table, rules), _open(HAND, draft.hand, rules))


def left(draft: Draft) -> dict[str, int]:
    """How many cards of each rank are not on the table yet, by rank, low to high (C3, C4)."""
    rules = rules_of(draft)
    lying = [rank for place in places(draft) for rank in place.cards]
    packs = rules.copies(min(max(draft.seats, 2), MAX_SEATS))
    return {rank: max(0, count_in(packs, rank) - lying.count(rank)) for rank in rules.order}


def add(draft: Draft, place: str, rank: str, lang: str) -> Draft:
    """The draft with one card more at a place; `Unfit` where none is left, or what is there cannot be read."""
    there = _find(draft, place, lang)
    if not left(draft).get(rank):
        raise Unfit("board", text("board-none-left", lang, rank=rank_name(rank, lang)))
    if len(there.cards) >= MAX_HAND:
        raise Unfit("board", text("board-full", lang, most=MAX_HAND))
    return _with(draft, place, (*there.cards, rank))


def take(draft: Draft, place: str, index: int, lang: str) -> Draft:
    """The draft without the card at this index of a place."""
    cards = _find(draft, place, lang).cards
    return _with(draft, place, (*cards[:index], *cards[index + 1 :])) if 0 <= index < len(cards) else draft


def hide(draft: Draft, place: str, more: int, lang: str) -> Draft:
    """The draft with so many hidden cards more at another seat; never fewer than one."""
    there = _find(draft, place, lang)
    if there.hidden is None:
        return draft
    return _with_other(draft, place, _hidden(min(max(1, there.hidden + more), MAX_HAND), draft.kind))


def seat(draft: Draft, more: int) -> Draft:
    """The draft with another seat, or without the last one: two to six sit there. What lay at a seat goes with it."""
    others = _written(draft)
    if more > 0 and draft.seats < MAX_SEATS:
        others = [*others, _hidden(5, draft.kind)]
    elif more < 0 and draft.seats > 2:
        others = others[:-1]
    seats = len(others) + 1
    return replace(draft, others=", ".join(others), owner=min(draft.owner, seats))


def suited(cards: Sequence[Sequence[str]]) -> Iterator[tuple[str, ...]]:
    """The ranks of each place as cards to be drawn: no two of a rank in the same suit while there are suits left."""
    used = {rank: count() for ranks in cards for rank in ranks}
    for ranks in cards:
        yield tuple(rank if rank in "BR" else rank + SUITS[next(used[rank]) % 4] for rank in ranks)


def _written(draft: Draft) -> list[str]:
    return [each.strip() for each in draft.others.split(",")]


def _open(place: str, written: str, rules: RuleSet) -> Place:
    if not written.strip():
        return Place(place)
    try:
        cards = read_cards(written, rules)
    except ZsyError:
        return Place(place, is_read=False)
    if isinstance(cards, Pass):
        return Place(place, is_read=False)
    return Place(place, tuple(sorted((card.rank for card in cards), key=rules.order.index)))


def _other(place: str, written: str, kind: str, rules: RuleSet) -> Place:
    number = hidden_number(written, kind)
    if number is None:
        return _open(place, written, rules)
    return Place(place, hidden=number, is_read=number > 0)


def _find(draft: Draft, place: str, lang: str) -> Place:
    """The place of this id; `Unfit` where there is none, or nothing can be laid there before its text is mended."""
    for each in places(draft):
        if each.id == place and each.is_read:
            return each
    field = place if place in (HAND, TABLE) else "others"
    raise Unfit(field, text("board-unread", lang))


def _with(draft: Draft, place: str, cards: Sequence[str]) -> Draft:
    written = " ".join("10" if rank == "T" else rank for rank in sorted(cards, key=rules_of(draft).order.index))
    if place == HAND:
        return replace(draft, hand=written)
    if place == TABLE:
        return replace(draft, table=written)
    return _with_other(draft, place, written)


def _with_other(draft: Draft, place: str, written: str) -> Draft:
    others = _written(draft)
    others[int(place[1:]) - 2] = written
    return replace(draft, others=", ".join(others))


def _hidden(number: int, kind: str) -> str:
    """So many hidden cards in writing: behind a question mark where the number alone would be cards."""
    return str(number) if hidden_number(str(number), kind) == number else f"?{number}"
