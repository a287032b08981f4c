"""Hands as the search walks them: each a node that knows its plays and what each of them leaves.

Also what the searches share beside that: the budget of nodes, and keys under which positions that play alike are one.
Which plays a hand holds and which beat which is asked of `rules`. Nothing of turns, goals or words.
"""

from __future__ import annotations

from ..rules.cards import BITS, GUARD, INDEX, count_in, covers
from ..rules.plays import beats, play_table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..rules.plays import Play
    from ..rules.ruleset import RuleSet

    Step = tuple[int, int, int, "HandNode"]
    """A play of a hand: its place in the order of plays, its kind, the ranks above its top, and what it leaves."""

ROWS = 1 << 75
"""The bit in `HandNode.ranks` of a hand that holds a straight, stair or plate; above all bits of ranks."""
ROW_TYPES = ("straight", "stair", "plate")
KEPT_STEPS = 200_000
"""Steps that a graph of hands keeps before it forgets them all."""
KEPT_VALUES = 500_000
"""Positions whose value a search keeps before it forgets them all."""
MOST_WAYS = 48
"""Ways to play a hand that are looked at, those with the largest plays first."""
_ANY = (GUARD >> 4) * 15
_JOKERS = 16 << BITS * INDEX["B"] | 16 << BITS * INDEX["R"]
_MAX_SHARED = 24


class OutOfNodes(Exception):
    """The budget is used up."""


class Budget:
    """How many positions may still be looked at; every so often the searches are told to forget what they keep."""

    __slots__ = ("_forget", "left", "mark", "nodes")

    def __init__(self, nodes: int) -> None:
        self._forget: list[Forgetful] = []
        self.renew(nodes)

    def renew(self, nodes: int) -> None:
        """Start anew with so many nodes."""
        self.nodes = self.left = nodes
        self.mark = max(0, nodes - KEPT_VALUES)

    def when_full(self, keeper: Forgetful) -> None:
        """Tell `keeper` to forget when as many positions have been looked at as are kept."""
        self._forget.append(keeper)

    def check(self) -> None:
        """For a search that finds `left` below `mark`: `OutOfNodes`, or time to forget."""
        if self.left < 0:
            self.left = 0
            raise OutOfNodes
        self.mark = max(0, self.left - KEPT_VALUES)
        for keeper in self._forget:
            keeper.forget()

    @property
    def used(self) -> int:
        """Positions looked at so far."""
        return self.nodes - self.left


class Forgetful:
    """What keeps values and can forget them."""

    __slots__ = ()

    def forget(self) -> None:
        """Let go of all that is kept."""
        raise NotImplementedError


class HandNode:
    """The cards of one seat by ranks, with its plays once they have been asked for.

    `digits` are the counts spread out for keys, `high` the same for the other seat of two; `ranks` has a bit for each
    rank held (always for the jokers) and `ROWS`; `one_play` is true of cards that are one combination; `twin` is the
    same hand in the graph of the search for two seats, `beaten` (else -1) and `ways` are what `HandGraph` finds, once
    each has been looked up.
    """

    __slots__ = ("beaten", "counts", "digits", "follows", "high", "leads", "one_play", "ranks", "rows", "twin", "ways")
    counts: int
    digits: int
    high: int
    ranks: int
    rows: tuple[int, ...]
    one_play: bool
    leads: list[Step] | None
    follows: dict[int, list[Step]]
    twin: HandNode | None
    beaten: int
    ways: list[tuple[int, int]] | None


class _Plays:
    """What is the same for all hands under a rule set: kinds, orders of trying, and ranks up to a top.

    A kind is a type and size: among plays of one kind only the top decides what beats what.
    """

    __slots__ = ("_beaten", "_rules", "answer_order", "digits", "finder", "kinds", "lead_order", "ones", "plays")

    def __init__(self, rules: RuleSet, bits: int) -> None:
        table = play_table(rules)
        self._rules = rules
        self._beaten: dict[int, int] = {}
        self.plays = table.plays
        self.finder = table.finder
        self.ones = table.by_counts
        strength = rules.strength
        kinds: dict[tuple[str, int], int] = {}
        self.digits = {rank: 1 << bits * (13 - place) for place, rank in enumerate(rules.order[:13])}
        self.digits |= {"B": 3, "R": 1}
        facts: dict[int, tuple[int, ...]] = {}
        for play in self.plays:
            above = sum(16 << BITS * INDEX[rank] for rank in rules.order if strength(rank) > strength(play.top))
            kind = kinds.setdefault((play.type, play.size), len(kinds))
            facts[play.place] = (play.place, kind, above, play.counts, self.spread(play.counts))
        self.kinds = len(kinds)
        largest = sorted(self.plays, key=lambda play: (-play.size, strength(play.top), play.place))
        cheapest = sorted(self.plays, key=lambda play: (play.is_bomb, -play.size, strength(play.top), play.place))
        self.lead_order = _in_order(largest, facts)
        self.answer_order = _in_order(cheapest, facts)

    def beaten(self, place: int) -> int:
        """The plays that the play at `place` beats, as bits by their places."""
        found = self._beaten.get(place)
        if found is None:
            mine = self.plays[place]
            found = sum(1 << play.place for play in self.plays if beats(mine, play, self._rules))
            self._beaten[place] = found
        return found

    def spread(self, counts: int) -> int:
        """The counts as digits, strongest rank lowest, both jokers in the last digit."""
        return sum(count_in(counts, rank) * digit for rank, digit in self.digits.items())


def _in_order(plays: list[Play], facts: dict[int, tuple[int, ...]]) -> list[tuple[int, ...]]:
    """By place, each play's facts behind its number in the order of trying."""
    rows: list[tuple[int, ...]] = [()] * len(plays)
    for number, play in enumerate(plays):
        rows[play.place] = (number, *facts[play.place])
    return rows


_SHARED: dict[object, _Plays] = {}


def _plays_of(rules: RuleSet, bits: int) -> _Plays:
    key = (rules.play_key, bits)
    found = _SHARED.get(key)
    if found is None:
        if len(_SHARED) >= _MAX_SHARED:
            _SHARED.clear()
        found = _SHARED[key] = _Plays(rules, bits)
    return found


class HandGraph:
    """All hands that come of one seat's hand, made as they are asked for, under one rule set.

    `bits` a digit, `weight` is what the digits of this seat are multiplied by.
    """

    __slots__ = ("_nodes", "_plays", "_steps", "_weight", "kinds")

    def __init__(self, rules: RuleSet, bits: int, weight: int = 1) -> None:
        self._plays = _plays_of(rules, bits)
        self._weight = weight
        self._nodes: dict[int, HandNode] = {}
        self._steps = 0
        self.kinds = self._plays.kinds

    def node(self, counts: int) -> HandNode:
        """The hand of these packed counts."""
        found = self._nodes.get(counts)
        if found is None:
            plays = self._plays
            rows = (play.counts for play in plays.finder.leads(counts) if play.type in ROW_TYPES)
            found = self._make(counts, (plays.spread(counts) + 1) * self._weight, tuple(rows))
        return found

    def kind(self, place: int) -> tuple[int, int]:
        """The kind of the play at `place`, and the ranks above its top."""
        _, _, kind, above, _, _ = self._plays.lead_order[place]
        return kind, above

    def leads(self, node: HandNode) -> list[Step]:
        """Every play of the hand, the most promising first: the largest, then the lowest."""
        order = self._plays.lead_order
        steps = node.leads = self._steps_of(node, [order[play.place] for play in self._plays.finder.leads(node.counts)])
        return steps

    def follows(self, node: HandNode, place: int) -> list[Step]:
        """Every play of the hand that beats the one at `place`, the cheapest first."""
        order = self._plays.answer_order
        found = self._plays.finder.follows(node.counts, self._plays.plays[place])
        steps = node.follows[place] = self._steps_of(node, [order[play.place] for play in found])
        return steps

    def beaten(self, node: HandNode) -> int:
        """The plays that a play of the hand beats, as bits by their places."""
        found = 0
        by_play = self._plays.beaten
        for place, _, _, _ in node.leads or self.leads(node):
            found |= by_play(place)
        node.beaten = found
        return found

    def ways(self, node: HandNode) -> list[tuple[int, int]]:
        """Ways to play the whole hand, as bits of plays, and of those made twice; not always all ways."""
        found: list[tuple[int, int]] = []
        if not node.counts:
            found.append((0, 0))
        else:
            lowest = node.counts & -node.counts
            lowest = 31 << (lowest.bit_length() - 1) // BITS * BITS
            plays = self._plays.plays
            for place, _, _, left in node.leads or self.leads(node):
                if plays[place].counts & lowest:
                    bit = 1 << place
                    found += [(mask | bit, twice | mask & bit) for mask, twice in left.ways or self.ways(left)]
        node.ways = found = found[:MOST_WAYS]
        return found

    def _steps_of(self, node: HandNode, rows: list[tuple[int, ...]]) -> list[Step]:
        self._steps += len(rows)
        if self._steps > KEPT_STEPS:
            self._forget()
        rows.sort()
        nodes, weight = self._nodes, self._weight
        steps = []
        for _, place, kind, above, counts, digits in rows:
            left = node.counts - counts
            found = nodes.get(left)
            if found is None:
                found = self._make(left, node.digits - digits * weight, node.rows)
            steps.append((place, kind, above, found))
        return steps

    def _make(self, counts: int, digits: int, rows: Iterable[int]) -> HandNode:
        made = self._nodes[counts] = HandNode()
        made.counts = counts
        made.digits = digits
        made.high = digits << 4
        made.rows = tuple([row for row in rows if covers(counts, row)]) if rows else ()
        made.ranks = counts + _ANY & GUARD | _JOKERS
        if made.rows:
            made.ranks |= ROWS
        made.one_play = counts in self._plays.ones
        made.leads = None
        made.follows = {}
        made.twin = None
        made.beaten = -1
        made.ways = None
        return made

    def _forget(self) -> None:
        for node in self._nodes.values():
            node.leads = None
            node.follows = {}
        self._nodes.clear()
        self._steps = 0

