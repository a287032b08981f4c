"""Strict notation of cards, hands and plays: parse, format, and which copies a play in ranks takes.

What people type is read by `lenient`; positions by `position`.
"""

from __future__ import annotations

from .cards import FIELD, JOKERS, RANKS, SUITS, UNIT, Card, Hand, count_in
from .errors import NotationError
from .plays import PASS, Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .ruleset import RuleSet


def parse_cards(text: str, packs: int = 2, *, whole: str = "", offset: int = 0) -> Hand:
    """Read cards run together, `3d3c9hTsB` or `339TB`; `-` is the empty hand.

    `packs`: refuse more copies of a card or rank than so many packs hold (0: do not count). `whole` and `offset`
    (characters before `text` in `whole`) make the column of an error that of the whole text.

    >>> str(parse_cards("9hTs3d")), len(parse_cards("-"))
    ('3d9hTs', 0)
    >>> parse_cards("3x")
    Traceback (most recent call last):
    zsy_tutor.rules.errors.NotationError: cannot read '3x' at column 2: a rank (3456789TJQKA2BR) or a suit (dchs)
    """
    source = whole or text

    def refuse(place: int, expected: str, what: str, **facts: str | int) -> NotationError:
        return NotationError(source, offset + place + 1, expected, what, **facts)

    if text == "-":
        return Hand.EMPTY
    if not text:
        raise refuse(0, "cards, or - for none", "cards_or_none")
    cards: list[Card] = []
    starts: list[int] = []
    place = 0
    while place < len(text):
        rank = text[place]
        if rank not in RANKS:
            after_rank = bool(cards) and not cards[-1].suit and not cards[-1].is_joker
            if after_rank:
                raise refuse(place, f"a rank ({RANKS}) or a suit ({SUITS})", "rank_or_suit")
            raise refuse(place, f"a rank ({RANKS})", "rank")
        suit = text[place + 1] if place + 1 < len(text) and text[place + 1] in SUITS else ""
        if suit and rank in JOKERS:
            raise refuse(place + 1, "no suit: a joker has none", "joker_suit")
        cards.append(Card(rank, suit))
        starts.append(place)
        place += 1 + len(suit)
    _refuse_mixed(cards, starts, refuse)
    if packs:
        _refuse_copies(cards, starts, packs, refuse)
    return Hand(cards)


def _refuse_mixed(cards: list[Card], starts: list[int], refuse: _Refuse) -> None:
    naturals = [(card, start) for card, start in zip(cards, starts, strict=True) if not card.is_joker]
    for card, start in naturals:
        if bool(card.suit) != bool(naturals[0][0].suit):
            expected = "a suit after every rank but jokers, or none at all"
            raise refuse(start + 1, expected, "suits_mixed")


def _refuse_copies(cards: list[Card], starts: list[int], packs: int, refuse: _Refuse) -> None:
    seen: dict[Card, int] = {}
    for card, start in zip(cards, starts, strict=True):
        seen[card] = seen.get(card, 0) + 1
        most = packs if card.suit or card.is_joker else 4 * packs
        if seen[card] > most:
            expected = f"at most {most} of {card} ({packs} pack{'s' if packs > 1 else ''})"
            raise refuse(start, expected, "copies", n=most, card=str(card))


if TYPE_CHECKING:
    from typing import Protocol

    class _Refuse(Protocol):
        def __call__(self, place: int, expected: str, what: str, **facts: str | int) -> NotationError: ...


def parse_selection(text: str) -> Hand | Pass:
    """Read a play in strict notation: cards, `-` (nothing selected) or `pass`.

    Copies are not counted here: too many of a card are `not_in_hand`, an answer rather than an error.
    """
    return PASS if text == "pass" else parse_cards(text, 0)


def format_cards(hand: Hand, rules: RuleSet) -> str:
    """Canonical text: ranks low to high in the order of `rules`, then d c h s; `-` for no cards."""
    order = sorted(hand.cards, key=lambda card: (rules.strength(card.rank), card.sort_key))
    return "".join(map(str, order)) or "-"


def format_ranks(counts: int, rules: RuleSet) -> str:
    """Packed counts as ranks run together, low to high; `-` for none."""
    return "".join(rank * count_in(counts, rank) for rank in rules.order) or "-"


def take(hand: Hand, counts: int, opening_card: Card, first: Hand = Hand.EMPTY) -> Hand:
    """The cards that a play of packed `counts` takes from `hand`, as many as are there.

    Rank by rank those of `first` (copies already selected), then the opening card, then d c h s.
    """
    if not hand.suited:
        return Hand(card for card in _each_rank(hand, counts, ()))
    kept = []
    rest = list(hand.cards)
    for card in first.cards:
        if card in rest:
            rest.remove(card)
            kept.append(card)
    for cards in (kept, rest):
        if opening_card in cards:  # two packs have two of it
            cards.sort(key=lambda card: card is not opening_card)
    return Hand(_each_rank(rest, counts, kept))


def _each_rank(cards: Hand | list[Card], counts: int, kept: list[Card] | tuple[Card, ...]) -> list[Card]:
    taken = []
    for card in (*kept, *cards):
        unit = UNIT[card.rank]
        if counts & FIELD * unit:
            counts -= unit
            taken.append(card)
            if not counts:
                break
    return taken
