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

    __slots__ = ("_cards", "_size", "counts", "suited")
    EMPTY: Hand
    counts: int
    """Packed counts, `BITS` bits a rank in the order of `RANKS`; more than 15 of a rank count as 15."""
    suited: bool
    """Every natural card has its suit (also true of a hand without natural cards)."""

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """`ValueError` where suits are on some natural cards only."""
        found = tuple(sorted(cards, key=_sort_key))
        counts = plain = naturals = 0
        for card in found:
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
        self._size = len(found)
        self._cards: tuple[Card, ...] | None = found

    @classmethod
    def of(cls, *texts: str) -> Hand:
        """The hand of these cards, each written `Th`, `T` or `B`."""
        return cls(Card.of(text) for text in texts)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the fixed order."""
        if self._cards is None:  # only of cards without suits, which the counts tell in full
            self._cards = tuple([card for card, at in _PLAIN for _ in range(self.counts >> at & FIELD)])
        return self._cards

    def count(self, rank: str) -> int:
        """How many cards of `rank` there are."""
        return self.counts >> BITS * INDEX[rank] & FIELD

    def copies(self, card: Card) -> int:
        """How many copies of exactly this card there are."""
        return self.cards.count(card)

    def ranks(self) -> Hand:
        """The same cards without their suits."""
        if _countable(self.counts):
            return hand_of_counts(self.counts, self._size)
        return Hand(Card(card.rank) for card in self.cards)

    def contains(self, other: Hand) -> bool:
        """Whether every card of `other` is here, as often as there."""
        if not covers(self.counts, other.counts):
            return False
        rest = list(self.cards)
        for card in other.cards:
            if card not in rest:
                return False
            rest.remove(card)
        return True

    def remove(self, other: Hand) -> Hand:
        """What is left without `other`; `ValueError` if it is not all here."""
        counts = self.counts - other.counts
        size = self._size - other._size
        countable = self._size < _MANY or _countable(self.counts)
        if countable and not (self.suited or other.suited) and covers(self.counts, other.counts):
            return hand_of_counts(counts, size)
        rest = list(self.cards)
        for card in other.cards:
            rest.remove(card)
        if not countable:
            return Hand(rest)
        return _make_hand(tuple(rest), size, counts, self.suited or not counts & _NATURALS)

    def add(self, other: Hand) -> Hand:
        """Both together."""
        return Hand(self.cards + other.cards)

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.counts == other.counts and self.cards == other.cards

    def __hash__(self) -> int:
        return hash(self.cards)

    def __str__(self) -> str:
        return "".join(map(str, self.cards)) or "-"

    def __repr__(self) -> str:
        return f"Hand.of({', '.join(repr(str(card)) for card in self.cards)})"


def _make_hand(cards: tuple[Card, ...] | None, size: int, counts: int, suited: bool) -> Hand:
    """A hand of which everything is known, made without looking at its cards."""
    hand = object.__new__(Hand)
    hand._cards = cards
    hand._size = size
    hand.counts = counts
    hand.suited = suited
    return hand


def hand_of_counts(counts: int, size: int) -> Hand:
    """The hand without suits that packed `counts` tell, which are `size` cards, at most 8 of a rank."""
    return _make_hand(None, size, counts, not counts & _NATURALS)


def _countable(counts: int) -> bool:
    """Whether no rank has more than 8 cards, so that the counts are exact."""
    return not counts + _NINE & GUARD


_NINE = (GUARD >> 4) * 7
_MANY = 16
"""So many cards of one rank are counted as fewer."""
_NATURALS = sum(FIELD * UNIT[rank] for rank in NATURAL)
_PLAIN = tuple((Card(rank), BITS * INDEX[rank]) for rank in RANKS)
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
