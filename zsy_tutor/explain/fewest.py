"""How few plays empty a hand, exactly, and one such split. Leads alone count: nobody answers, and nothing is refused.

Rows (straights, stairs, plates) are searched from the lowest rank up. What they leave is counted at once: the cards of
a rank go in one play, or cut into triples and pairs where that makes full houses, each of which saves a play. Which
combinations exist is said by `rules.plays`.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from ..rules.cards import BITS, FIELD, GUARD, NATURAL, UNIT, Hand, count_in, counts_of, covers
from ..rules.plays import MAX_COPIES, Play, play_table

if TYPE_CHECKING:
    from ..rules.ruleset import RuleSet

_ONES = GUARD >> 4
_TWO, _THREE, _FOUR = (_ONES * (16 - number) for number in (2, 3, 4))
_ONE = _ONES * 15
_BOTH_JOKERS = UNIT["B"] | UNIT["R"]
_JOKERS = FIELD * _BOTH_JOKERS


class _Way(NamedTuple):
    """A way to cut cards: how many plays, and the ranks of the triples and of the pairs that a full house may take."""

    plays: int
    triples: tuple[str, ...]
    pairs: tuple[str, ...]
    others: tuple[str, ...] = ()
    """Plays, as ranks, that are neither."""

    def joined(self, other: _Way) -> _Way:
        """Both together."""
        return _Way(self.plays + other.plays, self.triples + other.triples, self.pairs + other.pairs,
                    self.others + other.others)  # fmt: skip

    def saved(self) -> int:
        """How many full houses its triples and pairs make at most, each of two ranks (K4)."""
        most = max((self.triples.count(rank) + self.pairs.count(rank) for rank in {*self.triples, *self.pairs}),
                   default=0)  # fmt: skip
        return len(self.triples) + len(self.pairs) - max(len(self.triples), len(self.pairs), most)


def fewest_plays(hand: Hand | str, rules: RuleSet) -> tuple[Play, ...]:
    """One way to empty `hand` in as few plays as can be (K1 to K9), in the order of plays; `()` for no cards.

    Suits do not matter. `hand` is a hand or ranks, with at most two packs' copies of a rank.

    >>> from zsy_tutor.rules.ruleset import CLASSIC
    >>> [play.ranks for play in fewest_plays("34555667789B", CLASSIC)]
    ['5', 'B', '34567', '56789']
    >>> [play.ranks for play in fewest_plays("33444BR", CLASSIC)]
    ['33444', 'BR']
    """
    counts = counts_of(hand) if isinstance(hand, str) else hand.counts
    return tuple(sorted(_search(rules).split(counts), key=lambda play: play.place))


@lru_cache(maxsize=32)
def _tables(rules: RuleSet) -> _Tables:
    return _Tables(rules)


def _search(rules: RuleSet) -> _Search:
    return _Search(_tables(rules))


class _Tables:
    """What a search needs of a rule set: its rows by their lowest rank, and the ways to cut a rank."""

    def __init__(self, rules: RuleSet) -> None:
        table = play_table(rules)
        self.by_counts = table.by_counts
        self.full_houses = rules.full_houses
        self.four_jokers = rules.four_jokers
        naturals = [rank for rank in rules.order if rank in NATURAL]
        rows = [play for play in table.plays if play.type in ("straight", "stair", "plate")]
        self.rows = [
            sorted(((play.counts, play) for play in rows if play.low == rank), key=lambda each: -each[1].size)
            for rank in naturals
        ]
        self.below = [sum(FIELD * UNIT[rank] for rank in naturals[:place]) for place in range(len(naturals))]
        self.ways = {
            (rank, n): _ways(rank, n, rules.full_houses) for rank in naturals for n in range(1, MAX_COPIES + 1)
        }


def _ways(rank: str, n: int, full_houses: bool) -> tuple[_Way, ...]:
    """The ways to cut `n` cards of a rank that may be the best: whole, or with triples and pairs for full houses."""
    if not full_houses:
        return (_Way(1, (), (), (rank * n,)),)
    found = []
    for triples, pairs in product(range(n // 3 + 1), range(n // 2 + 1)):
        rest = n - 3 * triples - 2 * pairs
        if rest >= 0:
            others = (rank * rest,) if rest else ()
            found.append(_Way(triples + pairs + len(others), (rank,) * triples, (rank,) * pairs, others))
    best: list[_Way] = []
    for way in sorted(found, key=lambda each: each.plays):
        if not any(_no_worse(other, way) for other in best):
            best.append(way)
    return tuple(best)


def _no_worse(way: _Way, other: _Way) -> bool:
    """Whether `way` is at least as good beside any other cards: a triple or pair more saves one play at most."""
    more_triples = max(0, len(other.triples) - len(way.triples))
    more_pairs = max(0, len(other.pairs) - len(way.pairs))
    fewer = len(way.triples) + len(way.pairs) <= len(other.triples) + len(other.pairs)
    return fewer and other.plays - way.plays >= more_triples + more_pairs


class _Search:
    """The search in one hand. What it has learnt is dropped with it."""

    def __init__(self, tables: _Tables) -> None:
        self.tables = tables
        self.failed: dict[tuple[int, int], int] = {}
        self.costs: dict[int, int] = {}
        self.rows: list[Play] = []

    def split(self, counts: int) -> list[Play]:
        """Plays that empty packed `counts`, as few as can be."""
        if not counts:
            return []
        number = 1
        while not self._fits(0, counts, number):
            number += 1
        for row in self.rows:
            counts -= row.counts
        return self.rows + self._sets(counts)

    def _fits(self, place: int, counts: int, most: int) -> bool:
        """Whether rows that begin at `place` or later, and sets, empty `counts` in `most` plays."""
        if self._cost(counts) <= most:
            return True
        if most == 1:
            row = self.tables.by_counts.get(counts)
            self.rows += [row] if row else []
            return row is not None
        if self.failed.get((place, counts), -1) >= most:
            return False
        triples = self._triples(counts)
        for start in range(place, len(self.tables.rows)):
            # what is left below is no part of a row any more
            alone = ((counts & self.tables.below[start]) + _ONE & GUARD).bit_count()
            if alone - min(alone // 2, triples) >= most:
                break
            for need, row in self.tables.rows[start]:
                if covers(counts, need) and self._fits(start, counts - need, most - 1):
                    self.rows.append(row)
                    return True
        self.failed[place, counts] = most
        return False

    def _triples(self, counts: int) -> int:
        """No more full houses than this."""
        if not self.tables.full_houses:
            return 0
        found = 0
        for shift in range(0, BITS * len(NATURAL), BITS):
            found += (counts >> shift & FIELD) // 3
        return found

    def _cost(self, counts: int) -> int:
        """How few plays without any row."""
        jokers = counts & _JOKERS
        both = bool(jokers & FIELD * UNIT["B"] and jokers & FIELD * UNIT["R"])
        if not both and not counts + _FOUR & GUARD:
            ones = (counts + _ONE & GUARD).bit_count()
            if not self.tables.full_houses:
                return ones
            threes = (counts + _THREE & GUARD).bit_count()
            return ones - min(threes, (counts + _TWO & GUARD).bit_count() - threes)
        cost = self.costs.get(counts)
        if cost is None:
            way = self._best_way(counts)
            cost = self.costs[counts] = way.plays - way.saved()
        return cost

    def _best_way(self, counts: int) -> _Way:
        ways = [_joker_ways(count_in(counts, "B"), count_in(counts, "R"), self.tables.four_jokers)]
        ways += [self.tables.ways[rank, n] for rank in NATURAL if (n := count_in(counts, rank))]
        # by what matters for the rest: how many triples and pairs, and the most of one rank
        states: dict[tuple[int, int, int], _Way] = {(0, 0, 0): _Way(0, (), ())}
        for each in ways:
            following: dict[tuple[int, int, int], _Way] = {}
            for (triples, pairs, most), so_far in states.items():
                for way in each:
                    own = len(way.triples) + len(way.pairs)
                    key = triples + len(way.triples), pairs + len(way.pairs), max(most, own)
                    known = following.get(key)
                    if known is None or so_far.plays + way.plays < known.plays:
                        following[key] = so_far.joined(way)
            states = following
        return min(states.values(), key=lambda way: way.plays - way.saved())

    def _sets(self, counts: int) -> list[Play]:
        """The plays of the best way without rows."""
        way = self._best_way(counts)
        houses = _full_houses(way) if self.tables.full_houses else {}
        ranks = list(way.others)
        taken = set(houses.values())
        for place, triple in enumerate(way.triples):
            ranks.append(triple * 3 + (way.pairs[houses[place]] * 2 if place in houses else ""))
        ranks += [pair * 2 for place, pair in enumerate(way.pairs) if place not in taken]
        return [self.tables.by_counts[counts_of(each)] for each in ranks]


def _joker_ways(black: int, red: int, four_jokers: bool) -> tuple[_Way, ...]:
    """The ways to cut jokers: so many joker bombs, and each colour's rest together; or the four jokers (K2, K8)."""
    found = []
    for bombs in range(min(black, red) + 1):
        way = _Way(bombs, (), (), ("BR",) * bombs)
        for joker, left in (("B", black - bombs), ("R", red - bombs)):
            if left == 2:
                way = way.joined(_Way(1, (), (joker,)))
            elif left:
                way = way.joined(_Way(left, (), (), (joker,) * left))
        found.append(way)
    if four_jokers and black == red == 2:
        found.append(_Way(1, (), (), ("BBRR",)))
    return tuple(found)


def _full_houses(way: _Way) -> dict[int, int]:
    """As many full houses as can be: the place of a triple, and of the pair of another rank that goes with it."""
    owner: dict[int, int] = {}

    def give(triple: int, tried: set[int]) -> bool:
        for pair, rank in enumerate(way.pairs):
            if rank != way.triples[triple] and pair not in tried:
                tried.add(pair)
                if pair not in owner or give(owner[pair], tried):
                    owner[pair] = triple
                    return True
        return False

    for triple in range(len(way.triples)):
        give(triple, set())
    return {triple: pair for pair, triple in owner.items()}


