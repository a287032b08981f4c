"""Combinations (K1 to K9) and what beats what (B1 to B4).

One table a rule set has every play that exists: a few hundred rank sets, made on first use and shared. Whether a
seat may make a play is decided in `legality`; why a set of cards is no combination, in `shapes`.
"""

from __future__ import annotations

from .cards import JOKERS, NATURAL, Hand, counts_of, covers, hand_of_counts
from .finder import Finder
from .ruleset import RuleSet
from .shapes import NoCombination, explain_shape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

TYPES = ("single", "pair", "triple", "full_house", "straight", "stair", "plate", "bomb", "joker_bomb", "four_jokers")
"""Types of combinations in the order in which plays are listed; no order of strength (K9)."""
BOMBS = frozenset(TYPES[7:])
TYPE_PLACE = {name: place for place, name in enumerate(TYPES)}
MAX_COPIES = 8


class Pass:
    """The one pass, `PASS`."""

    __slots__ = ()
    type = "pass"

    def __str__(self) -> str:
        return "pass"

    def __repr__(self) -> str:
        return "PASS"

    def __reduce__(self) -> str:
        return "PASS"


PASS = Pass()


class Play:
    """A combination as a set of ranks: immutable and shared, so suits never matter to it.

    `size` is the number of cards, `top` the rank it goes by, `low` the lowest rank of a row (else `top`), `extra`
    the rank of a full house's pair (else `""`), `ranks` its ranks low to high in the rule set's order.

    >>> from .ruleset import CLASSIC
    >>> play = classify("99944", CLASSIC)
    >>> play.type, play.size, play.top, play.extra, play.ranks
    ('full_house', 5, '9', '4', '44999')
    """

    __slots__ = ("_key", "counts", "extra", "hand", "is_bomb", "low", "place", "ranks", "size", "top", "type")
    type: str
    size: int
    top: str
    low: str
    extra: str
    ranks: str
    counts: int
    hand: Hand
    """The play as cards without suits."""
    is_bomb: bool
    """Bomb, joker bomb or four jokers."""
    place: int
    """Place in the order of plays of its rule set: by type, size, top, then the pair's rank."""
    _key: tuple[str, str]

    def __init__(self, kind: str, ranks: str, top: str, low: str = "", extra: str = "") -> None:
        put = object.__setattr__
        put(self, "type", kind)
        put(self, "size", len(ranks))
        put(self, "top", top)
        put(self, "low", low or top)
        put(self, "extra", extra)
        put(self, "ranks", ranks)
        put(self, "counts", counts_of(ranks))
        put(self, "hand", hand_of_counts(self.counts, len(ranks)))
        put(self, "is_bomb", kind in BOMBS)
        put(self, "place", 0)
        put(self, "_key", (kind, ranks))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a play cannot be changed")

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Play) and self._key == other._key)

    def __hash__(self) -> int:
        return hash(self._key)

    def __str__(self) -> str:
        return self.ranks

    def __repr__(self) -> str:
        return f"Play({self.type!r}, {self.ranks!r})"

    def __reduce__(self) -> tuple[Any, tuple[str, ...]]:
        return Play, (self.type, self.ranks, self.top, self.low, self.extra)


class PlayTable:
    """Every play of a rule set with up to two packs, and what of it a table holds."""

    __slots__ = ("_beaters", "_rules", "_within", "by_counts", "finder", "plays")

    def __init__(self, rules: RuleSet) -> None:
        self._rules = rules
        self.plays = tuple(_every_play(rules))
        self.by_counts = {play.counts: play for play in self.plays}
        self.finder = Finder(self.plays, rules, beats)
        self._within: dict[int, tuple[tuple[int, Play], ...]] = {}
        self._beaters: dict[tuple[Play, int], tuple[tuple[int, Play], ...]] = {}

    def within(self, copies: int) -> tuple[tuple[int, Play], ...]:
        """The plays that packed counts `copies` hold, each with its counts, in the order of plays."""
        found = self._within.get(copies)
        if found is None:
            found = self._within[copies] = tuple((p.counts, p) for p in self.plays if covers(copies, p.counts))
        return found

    def beaters(self, table: Play, copies: int) -> tuple[tuple[int, Play], ...]:
        """Those of `within` that beat `table`."""
        found = self._beaters.get((table, copies))
        if found is None:
            rules = self._rules
            found = tuple(pair for pair in self.within(copies) if beats(pair[1], table, rules))
            self._beaters[table, copies] = found
        return found


_TABLES: dict[Any, PlayTable] = {}


def play_table(rules: RuleSet) -> PlayTable:
    """The table of `rules`, shared by rule sets that differ only in what does not concern plays."""
    table: PlayTable | None = rules.tables
    if table is None:
        table = _TABLES.get(rules.play_key)
        if table is None:
            table = _TABLES[rules.play_key] = PlayTable(rules)
        object.__setattr__(rules, "tables", table)
    return table


def _every_play(rules: RuleSet) -> Iterator[Play]:
    plays = sorted(_plays(rules), key=lambda p: (TYPE_PLACE[p.type], p.size, rules.strength(p.top),
                                                 rules.strength(p.extra) if p.extra else 0))  # fmt: skip
    for place, play in enumerate(plays):
        object.__setattr__(play, "place", place)
        yield play


def _plays(rules: RuleSet) -> Iterator[Play]:
    for rank in rules.order:  # K1, K2: jokers of one colour make a pair
        yield Play("single", rank, rank)
        yield Play("pair", rank * 2, rank)
    for rank in NATURAL:  # K3, K8; triple_bomb makes a triple the smallest bomb
        yield Play("bomb" if rules.triple_bomb else "triple", rank * 3, rank)
        for size in range(4, MAX_COPIES + 1):
            yield Play("bomb", rank * size, rank)
        if rules.full_houses:  # K4
            for extra in rules.order:
                if extra != rank:
                    low, high = sorted((rank * 3, extra * 2), key=lambda part: rules.strength(part[0]))
                    yield Play("full_house", low + high, rank, extra=extra)
    yield from _rows("straight", 1, rules.straight_ranks, rules.min_straight)  # K5, K6
    if rules.stairs:  # K7
        yield from _rows("stair", 2, rules.row_ranks, 2)
    if rules.plates:  # K7
        yield from _rows("plate", 3, rules.row_ranks, 2)
    yield Play("joker_bomb", JOKERS, "R")  # K8
    if rules.four_jokers:  # K8, option four_jokers
        yield Play("four_jokers", "BBRR", "R")


def _rows(kind: str, width: int, ranks: str, shortest: int) -> Iterator[Play]:
    for start in range(len(ranks)):
        for end in range(start + shortest, len(ranks) + 1):
            row = ranks[start:end]
            yield Play(kind, "".join(rank * width for rank in row), row[-1], low=row[0])


def classify(cards: Hand | str, rules: RuleSet, packs: int | None = None) -> Play | NoCombination:
    """What the cards are under `rules` (K1 to K9): the shared `Play`, or why they are none.

    `cards` is a hand or strict notation, at least one card; an empty hand is `RequestError`, unreadable text
    `NotationError`. At most two packs' copies of a rank. With `packs` 1 there are no four jokers (K8).

    >>> from .ruleset import CLASSIC, TWO_LOW
    >>> classify("33344", CLASSIC)
    Play('full_house', '33344')
    >>> classify("567", CLASSIC).shape_reason, classify("567", TWO_LOW).type
    ('straight_too_short', 'straight')
    """
    try:  # first what is nearly always asked: a hand, under rules that have their table
        play: Play | None = rules.tables.by_counts.get(cards.counts)  # type: ignore[union-attr]
    except AttributeError:
        if isinstance(cards, str):
            from .notation import parse_cards

            return classify(parse_cards(cards), rules, packs)
        play = play_table(rules).by_counts.get(cards.counts)
    if play is not None and (packs != 1 or play.type != "four_jokers"):
        return play
    return _why_none(cards, rules)  # type: ignore[arg-type]


def _why_none(cards: Hand, rules: RuleSet) -> NoCombination:
    if not cards.cards:
        from .errors import RequestError

        raise RequestError("no cards to classify", "cards")
    return explain_shape(cards, rules, largest_inside)


def largest_inside(counts: int, rules: RuleSet) -> Play:
    """The largest combination inside packed `counts` (at least one card); ties by the order of plays."""
    inside = [play for play in play_table(rules).plays if covers(counts, play.counts)]
    return max(inside, key=lambda play: play.size)


def beats(play: Play, table: Play, rules: RuleSet) -> bool:
    """Whether `play` beats `table` (B1 to B4). The only place that compares plays.

    >>> from .ruleset import CLASSIC
    >>> beats(classify("4444", CLASSIC), classify("22", CLASSIC), CLASSIC)
    True
    """
    if not play.is_bomb:  # B1
        return (play.type == table.type and play.size == table.size
                and rules.strength(play.top) > rules.strength(table.top))  # fmt: skip
    if not table.is_bomb:  # B2
        return True
    for highest in ("four_jokers", "joker_bomb"):  # B3: above every other bomb, and equal to their like
        if table.type == highest:
            return False
        if play.type == highest:
            return True
    if play.size != table.size:  # B3: more cards before rank
        return play.size > table.size
    return rules.bomb_over_bomb == "higher" and rules.strength(play.top) > rules.strength(table.top)  # B4


def all_plays(rules: RuleSet, seats: int | None = None) -> tuple[Play, ...]:
    """Every play that the cards of a table with so many seats allow (`None`: two packs, or as `packs` says).

    In the order of plays: by type, then size, then top, then the rest.

    >>> from .ruleset import CLASSIC
    >>> len(all_plays(CLASSIC, 4))
    256
    """
    copies = rules.copies(seats) if seats else rules.copies(5) if rules.is_classic else rules.copies(3)
    return tuple(play for _, play in play_table(rules).within(copies))
