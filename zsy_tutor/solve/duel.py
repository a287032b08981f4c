"""Search for two seats that hold cards: who goes out first when both hands are open.

One table serves both seats, because the game is the same from either side. Hands that hold no straight, stair or plate
are known by the order of their ranks alone: ranks that nobody holds change nothing then.
"""

from __future__ import annotations

from .hands import ROWS, Budget, Forgetful, HandGraph

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..rules.ruleset import RuleSet
    from .hands import HandNode

BITS = 8
BYTES = 14
"""A byte for each natural rank, and one for the jokers that is never zero: each hand's half starts at 1."""
_NOTHING_KNOWN = 240
"""What is known of a play against two hands, in one number. High four bits: with so many held ranks above the play, or
more, the seat to answer wins; low four bits: with fewer than this it loses. There are at most 14 ranks above a play."""


class Duel(Forgetful):
    """The values of positions of two hands under one rule set."""

    __slots__ = ("_budget", "_graph", "_leads", "_tables")

    def __init__(self, rules: RuleSet, budget: Budget) -> None:
        self._budget = budget
        self._graph = HandGraph(rules, BITS)
        self._leads: dict[bytes, bool] = {}
        self._tables: list[dict[bytes, int]] = [{} for _ in range(self._graph.kinds)]
        budget.when_full(self)

    def forget(self) -> None:
        self._leads.clear()
        for table in self._tables:
            table.clear()

    def node(self, counts: int) -> HandNode:
        """The hand of these packed counts, to be asked about here."""
        return self._graph.node(counts)

    def leader_wins(self, leader: HandNode, other: HandNode) -> bool:
        """Whether the seat that leads goes out first."""
        return self._lead(leader, other)

    def answer_wins(self, mine: HandNode, other: HandNode, place: int) -> bool:
        """Whether the seat that answers the play at `place`, which left `other` in its owner's hand, goes out first."""
        kind, above = self._graph.kind(place)
        both = mine.ranks | other.ranks
        key = (mine.high | other.digits).to_bytes(BYTES, "big")
        if both < ROWS:
            key = key.replace(b"\0", b"")
        higher = (both & above).bit_count()
        known = self._tables[kind].get(key, _NOTHING_KNOWN)
        if higher >= known >> 4:
            return True
        if higher < known & 15:
            return False
        return self._answer(mine, other, place, (self._tables[kind], key, higher))

    def _lead(self, mine: HandNode, other: HandNode) -> bool:
        if mine.one_play:
            return True
        key = (mine.high | other.digits).to_bytes(BYTES, "big")
        if mine.ranks | other.ranks < ROWS:
            key = key.replace(b"\0", b"")
        value = self._leads.get(key)
        if value is not None:
            return value
        budget = self._budget
        budget.left -= 1
        if budget.left < budget.mark:
            budget.check()
        value = False
        tables = self._tables
        digits, ranks = other.high, other.ranks
        for place, kind, above, left in mine.leads or self._graph.leads(mine):
            both = ranks | left.ranks
            after = (digits | left.digits).to_bytes(BYTES, "big")
            if both < ROWS:
                after = after.replace(b"\0", b"")
            known = tables[kind].get(after)
            higher = (both & above).bit_count()
            if known is not None:
                if higher < known & 15:
                    value = True
                    break
                if higher >= known >> 4:
                    continue
            if not self._answer(other, left, place, (tables[kind], after, higher)):
                value = True
                break
        self._leads[key] = value
        return value

    def _answer(
        self, mine: HandNode, other: HandNode, place: int, store: tuple[dict[bytes, int], bytes, int]
    ) -> bool:
        """Whether the seat to answer wins; what is found goes to `store`: a table, a key, how many ranks are above."""
        follows = mine.follows.get(place)
        if follows is None:
            follows = self._graph.follows(mine, place)
        if not follows:
            return not self._lead(other, mine)
        budget = self._budget
        budget.left -= 1
        if budget.left < budget.mark:
            budget.check()
        tables = self._tables
        digits, ranks = other.high, other.ranks
        for next_place, kind, above, left in follows:
            if not left.counts:
                value = True
                break
            both = ranks | left.ranks
            after = (digits | left.digits).to_bytes(BYTES, "big")
            if both < ROWS:
                after = after.replace(b"\0", b"")
            known = tables[kind].get(after)
            higher = (both & above).bit_count()
            if known is not None:
                if higher < known & 15:
                    value = True
                    break
                if higher >= known >> 4:
                    continue
            if not self._answer(other, left, next_place, (tables[kind], after, higher)):
                value = True
                break
        else:
            value = not self._lead(other, mine)
        table, key, higher = store
        known = table.get(key, _NOTHING_KNOWN)
        if value:
            if higher < known >> 4:
                table[key] = known & 15 | higher << 4
        elif higher >= known & 15:
            table[key] = known & 240 | higher + 1
        return value
