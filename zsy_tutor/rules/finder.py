"""Finds the plays that a hand holds, without looking at every play there is.

Packed counts become one bit a rank, "at least two of it" for pairs and so on. Which plays of a type a hand holds
depends on those bits alone, so each list is made once for its bits and shared by all hands that agree in them. Knows
no positions and decides nothing: `plays` says which plays exist and which beat which, `generate` asks here.
"""

from __future__ import annotations

from .cards import BITS, FIELD, GUARD, INDEX, JOKERS, RANKS, covers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from .plays import Play
    from .ruleset import RuleSet

    Plays = tuple[Play, ...]

MAX_KEPT = 8192
"""Lists kept of one kind; a kind that has more starts afresh."""
BIT = {rank: 16 << BITS * INDEX[rank] for rank in RANKS}
_ONES = GUARD >> 4
_ENOUGH = tuple(_ONES * (16 - number) for number in range(9))
"""`counts + _ENOUGH[n] & GUARD` has the bit of every rank with at least n cards."""
WIDTHS = {"single": 1, "pair": 2, "triple": 3, "full_house": 3, "straight": 1, "stair": 2, "plate": 3}
"""How many cards of a rank decide about the plays of a type."""
_ONE, _TWO, _THREE = _ENOUGH[1:4]
_JOKERS = sum(FIELD << BITS * INDEX[rank] for rank in JOKERS)
_RED = 1 << BITS * INDEX["R"]


class _ByBits(dict[int, "Plays"]):
    """Plays of one kind by the bits of the ranks that a hand has enough of."""

    __slots__ = ("_plays",)

    def __init__(self, plays: Iterable[tuple[int, Play]]) -> None:
        super().__init__()
        self._plays = tuple(plays)

    def __missing__(self, bits: int) -> Plays:
        if len(self) >= MAX_KEPT:
            self.clear()
        found = self[bits] = tuple([play for need, play in self._plays if need & bits == need])
        return found


class _ByCounts(_ByBits):
    """The same for plays that need more than one bit a rank: by the packed counts themselves."""

    __slots__ = ()

    def __missing__(self, counts: int) -> Plays:
        if len(self) >= MAX_KEPT:
            self.clear()
        found = self[counts] = tuple([play for need, play in self._plays if covers(counts, need)])
        return found


class _Rows:
    """Straights, stairs or plates of one size, or of any from `shortest` on."""

    __slots__ = ("enough", "ranks", "shifts", "table")

    def __init__(self, plays: Iterable[Play], kind: str, ranks: str, shortest: int) -> None:
        self.enough = _ENOUGH[WIDTHS[kind]]
        self.ranks = sum(BIT[rank] for rank in ranks)
        # Bits of ranks become bits of the rows of the shortest size, by their lowest rank: far fewer patterns. Only
        # where ranks in a row stand side by side in packed counts.
        self.shifts: tuple[int, ...] = ()
        if ranks in RANKS:
            reached, steps = 1, []
            while reached < shortest:
                step = min(reached, shortest - reached)
                steps.append(BITS * step)
                reached += step
            self.shifts = tuple(steps)
        self.table = _ByBits((self.bits(play.counts, self.ranks), play) for play in plays)

    def bits(self, counts: int, ranks: int) -> int:
        """What decides which rows within `ranks` packed `counts` hold."""
        bits = counts + self.enough & ranks
        for shift in self.shifts:
            bits &= bits >> shift
        return bits


class Finder:
    """All plays of a rule set, ready to be found in any hand of up to two packs."""

    __slots__ = ("_answers", "_beats", "_bomb_enough", "_bombs", "_high", "_houses", "_leads", "_low", "_plays",
                 "_rows", "_rules", "_sets", "_sized")  # fmt: skip

    def __init__(self, plays: Plays, rules: RuleSet, beats: Callable[[Play, Play, RuleSet], bool]) -> None:
        """`plays` in the order of plays; `beats` is the one that decides."""
        self._plays = plays
        self._rules = rules
        self._beats = beats
        # Lists of sets are looked up by the lower and by the higher half of the ranks: far fewer patterns.
        self._low = sum(BIT[rank] for rank in rules.order[:8])
        self._high = GUARD ^ self._low
        self._sets = tuple(_ByBits((_bits(play.counts, width), play) for play in self._of(kind))
                           for kind, width in (("single", 1), ("pair", 2), ("triple", 3)))  # fmt: skip
        # for each rank of a triple, the full houses by the pair that goes with it
        self._houses = tuple(
            (BIT[rank], GUARD & ~BIT[rank], _ByBits((_bits(play.counts, 2) & ~BIT[rank], play) for play in houses))
            for rank in rules.order if (houses := [play for play in self._of("full_house") if play.top == rank])
        )  # fmt: skip
        self._bombs = _ByCounts((play.counts, play) for play in plays if play.is_bomb)
        self._bomb_enough = _ENOUGH[3 if rules.triple_bomb else 4]
        kinds = [("straight", rules.straight_ranks, rules.min_straight)]
        kinds += [("stair", rules.row_ranks, 2)] * rules.stairs + [("plate", rules.row_ranks, 2)] * rules.plates
        self._rows = {kind: _Rows(self._of(kind), kind, ranks, shortest) for kind, ranks, shortest in kinds}
        self._leads = [(rows.enough, rows.ranks, rows.shifts, rows.table) for rows in self._rows.values()]
        self._sized: dict[tuple[str, int], _Rows] = {}
        self._answers: dict[int, tuple[int, int, Any]] = {}

    def leads(self, counts: int) -> Plays:
        """Every play that packed `counts` hold, in the order of plays."""
        low, high = self._low, self._high
        singles, pairs, triples = self._sets
        bits = counts + _ONE & GUARD
        found = singles[bits & low] + singles[bits & high]
        twos = counts + _TWO & GUARD
        if twos:
            found += pairs[twos & low] + pairs[twos & high]
            threes = counts + _THREE & GUARD
            if threes:
                found += triples[threes & low] + triples[threes & high] + self._houses_in(threes, twos)
        for enough, ranks, shifts, rows in self._leads:
            bits = counts + enough & ranks
            for shift in shifts:
                bits &= bits >> shift
            if bits:
                found += rows[bits]
        return found + self._bombs_in(counts)

    def follows(self, counts: int, table: Play) -> Plays:
        """Every play that packed `counts` hold and that beats `table`, in the order of plays."""
        answer = self._answers.get(table.counts)
        if answer is None:
            answer = self._answers[table.counts] = self._answer(table)
        enough, ranks, how = answer
        bits = counts + enough & ranks
        bombs = self._bombs_in(counts)
        if not bits:
            if not bombs or not table.is_bomb:
                return bombs
            return tuple([bomb for bomb in bombs if self._beats(bomb, table, self._rules)])
        if how is None:
            return self._houses_in(bits, counts + _TWO & GUARD) + bombs
        if type(how) is _Rows:
            bits = how.bits(counts, ranks)
            return how.table[bits] + bombs if bits else bombs
        low, high = self._low, self._high
        return how[bits & low] + how[bits & high] + bombs  # type: ignore[no-any-return]

    def _answer(self, table: Play) -> tuple[int, int, Any]:
        """How to find answers of the type of `table`: enough of which ranks decides, and in which lists to look.

        The ranks are those of all plays of that type and size that beat it. A bomb has none, a full house no lists.
        """
        if table.is_bomb:
            return 0, 0, None
        same = [play for play in self._of(table.type) if play.size == table.size]
        higher = [play for play in same if self._beats(play, table, self._rules)]
        width = WIDTHS[table.type]
        ranks = 0
        for play in higher:
            ranks |= BIT[play.top] if table.type == "full_house" else _bits(play.counts, width)
        if table.type not in self._rows:
            return _ENOUGH[width], ranks, None if table.type == "full_house" else self._sets[width - 1]
        rows = self._sized.get((table.type, table.size))
        if rows is None:
            whole = "".join(rank for rank in RANKS if BIT[rank] & self._rows[table.type].ranks)
            if not self._rows[table.type].shifts:
                whole = whole[-1] + whole[:-1]
            rows = self._sized[table.type, table.size] = _Rows(same, table.type, whole, table.size // width)
        return _ENOUGH[width], ranks, rows

    def _of(self, kind: str) -> list[Play]:
        return [play for play in self._plays if play.type == kind]

    def _houses_in(self, threes: int, twos: int) -> Plays:
        """The full houses of these triples and these pairs."""
        low, high = self._low, self._high
        found: Plays = ()
        for bit, others, houses in self._houses:
            if threes & bit:
                rest = twos & others
                found += houses[rest & low] + houses[rest & high]
        return found

    def _bombs_in(self, counts: int) -> Plays:
        """Every bomb: what decides is how many there are of the ranks with enough, and of the jokers."""
        enough = counts + self._bomb_enough & GUARD
        jokers = counts & _JOKERS
        if not enough and jokers < _RED:
            return ()
        return self._bombs[counts & (enough - (enough >> 4)) | jokers]


def _bits(counts: int, number: int) -> int:
    """The bit of every rank with at least so many cards."""
    return counts + _ENOUGH[number] & GUARD
