"""Cards and hands: what they are, not how strong they are.

The order of the ranks depends on the rule set (C1, C2) and lives in `ruleset`. Here ranks have a fixed order of
their own, used for storing and counting only.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

RANKS = "3456789TJQKA2BR"
"""Every rank, one character each: naturals, then the Black and the Red Joker."""
NATURAL = RANKS[:13]
JOKERS = RANKS[13:]
SUITS = "dchs"
"""Suits in the usual order: diamonds, clubs, hearts, spades."""

INDEX = {rank: index for index, rank in enumerate(RANKS)}
BITS = 5
"""Bits a rank takes in packed counts: four for a count of 0 to 8, one that stays free for comparing."""
FIELD = (1 << BITS) - 1
UNIT = {rank: 1 << (BITS * index) for index, rank in enumerate(RANKS)}
"""Packed counts of one card of a rank."""
PACK = sum(UNIT[rank] * (1 if rank in JOKERS else 4) for rank in RANKS)
"""Packed counts of one pack."""
GUARD = sum(16 << (BITS * index) for index in range(len(RANKS)))
"""The free bit of every rank: `(have | GUARD) - need & GUARD == GUARD` says that `have` covers `need`."""


class Card:
    """A card: a rank and a suit; the suit is `""` for a joker, and where suits are not told.

    Cards are immutable and there is one object for each, so `is` and `==` agree.

    >>> Card.of("Th"), Card("B"), Card("7").suit
    (Card('Th'), Card('B'), '')
    """

    __slots__ = ("is_joker", "rank", "sort_key", "suit")
    rank: str
    suit: str
    is_joker: bool
    sort_key: int

    def __new__(cls, rank: str, suit: str = "") -> Card:
        """The card of `rank` and `suit`; `ValueError` for any other pair of letters."""
        try:
            return _CARDS[rank + suit]
        except (KeyError, TypeError):
            raise ValueError(f"no such card: {rank!r} {suit!r}") from None

    @classmethod
    def of(cls, text: str) -> Card:
        """The card written `Th`, `T` or `B`; `ValueError` for anything else."""
        try:
            return _CARDS[text]
        except (KeyError, TypeError):
            raise ValueError(f"no such card: {text!r}") from None

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card cannot be changed")

    def __str__(self) -> str:
        return self.rank + self.suit

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str, str]]:
        return Card, (self.rank, self.suit)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


def _make_cards() -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for rank in RANKS:
        suits = ("",) if rank in JOKERS else ("", *SUITS)
        for place, suit in enumerate(suits):
            card = object.__new__(Card)
            put = object.__setattr__
            put(card, "rank", rank)
            put(card, "suit", suit)
            put(card, "is_joker", rank in JOKERS)
            put(card, "sort_key", INDEX[rank] * 5 + place)
            cards[rank + suit] = card
    return cards


_CARDS = _make_cards()


def _sort_key(card: Card) -> int:
    return card.sort_key


class Hand:
    """An immutable multiset of cards, with suits on all natural cards or on none.

    Used for what a seat holds and for what it selects. `cards` stand in a fixed order that is no order of strength.

    >>> hand = Hand.of("3d", "9h", "9s", "B")
    >>> len(hand), hand.count("9"), hand.suited
    (4, 2, True)
    >>> hand.remove(Hand.of("9s")).cards
    (Card('3d'), Card('9h'), Card('B'))
    """

    __slots__ = ("_hash", "cards", "counts", "suited")
    EMPTY: Hand
    cards: tuple[Card, ...]
    counts: int
    """Packed counts, `BITS` bits a rank in the order of `RANKS`; more than 15 of a rank count as 15."""
    suited: bool
    """Every natural card has its suit (also true of a hand without natural cards)."""

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """`ValueError` where suits are on some natural cards only."""
        self.cards = tuple(sorted(cards, key=_sort_key))
        counts = plain = naturals = 0
        for card in self.cards:
            unit = UNIT[card.rank]
            if counts & 15 * unit != 15 * unit:  # no pack has so many: a count stays in its field
                counts += unit
            if not card.is_joker:
                naturals += 1
                plain += not card.suit
        if plain and plain < naturals:
            raise ValueError("suits on some cards only")
        self.counts = counts
        self.suited = not plain
        self._hash = hash(self.cards)

    @classmethod
    def of(cls, *texts: str) -> Hand:
        """The hand of these cards, each written `Th`, `T` or `B`."""
        return cls(Card.of(text) for text in texts)

    def count(self, rank: str) -> int:
        """How many cards of `rank` there are."""
        return self.counts >> BITS * INDEX[rank] & FIELD

    def copies(self, card: Card) -> int:
        """How many copies of exactly this card there are."""
        return self.cards.count(card)

    def ranks(self) -> Hand:
        """The same cards without their suits."""
        return Hand(Card(card.rank) for card in self.cards)

    def contains(self, other: Hand) -> bool:
        """Whether every card of `other` is here, as often as there."""
        rest = list(self.cards)
        for card in other.cards:
            if card not in rest:
                return False
            rest.remove(card)
        return True

    def remove(self, other: Hand) -> Hand:
        """What is left without `other`; `ValueError` if it is not all here."""
        rest = list(self.cards)
        for card in other.cards:
            rest.remove(card)
        return Hand(rest)

    def add(self, other: Hand) -> Hand:
        """Both together."""
        return Hand(self.cards + other.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.cards == other.cards

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        return "".join(map(str, self.cards)) or "-"

    def __repr__(self) -> str:
        return f"Hand.of({', '.join(repr(str(card)) for card in self.cards)})"


Hand.EMPTY = Hand()


def count_in(counts: int, rank: str) -> int:
    """How many cards of `rank` packed `counts` hold."""
    return counts >> BITS * INDEX[rank] & FIELD


def counts_of(ranks: str) -> int:
    """Packed counts of ranks run together, such as `"77788"`.

    >>> count_in(counts_of("77788"), "7")
    3
    """
    return sum(UNIT[rank] for rank in ranks)


def more_than_packs(counts: int, packs: int) -> bool:
    """Whether packed `counts` have more copies of a rank than so many packs hold."""
    return not covers(PACK * packs, counts)


def covers(have: int, need: int) -> bool:
    """Whether packed counts `have` hold all of `need`, rank by rank."""
    return ((have | GUARD) - need) & GUARD == GUARD


def pack_cards(packs: int) -> tuple[Card, ...]:
    """Every card of 1 or 2 packs of 54, in the fixed order."""
    cards = [Card(rank, suit) for rank in NATURAL for suit in SUITS] + [Card(rank) for rank in JOKERS]
    return tuple(sorted(cards * packs, key=_sort_key))
