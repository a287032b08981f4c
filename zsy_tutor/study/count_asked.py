"""What `count` asks, as data: one class for each question, which has the numbers of the engine.

Deal, packs and points are asked of `rules`; questions are read from text in `about`. No words.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.cards import Hand, count_in
from ..rules.deal import hand_sizes, pack
from ..rules.record import Record
from ..rules.ruleset import RuleSet
from ..rules.score import RoundResult, card_points, score


@dataclass(frozen=True, slots=True)
class Count:
    """A question that is answered by numbers."""

    rules: RuleSet

    @property
    def wanted(self) -> tuple[int, ...]:
        """The numbers that answer it, in order."""
        raise NotImplementedError

    @property
    def rule(self) -> str:
        """The rule under which a mistake is kept."""
        raise NotImplementedError

    @property
    def by_seat(self) -> bool:
        """Whether the numbers belong to the seats, p1 first."""
        return False

    @property
    def right(self) -> tuple[str, ...]:
        """The one right answer: its numbers with blanks between."""
        return (" ".join(map(str, self.wanted)),)

    @property
    def row(self) -> tuple[int, ...]:
        """The numbers themselves."""
        return self.wanted


@dataclass(frozen=True, slots=True)
class Dealt(Count):
    """How many cards each player is dealt, the one to the dealer's right first (C3 to C6)."""

    players: int

    @property
    def total(self) -> int:
        """How many are dealt in all."""
        return len(pack(self.rules, self.players))

    @property
    def wanted(self) -> tuple[int, ...]:
        return hand_sizes(self.rules, self.players, self.players - 1)

    @property
    def rule(self) -> str:
        return "C6"


@dataclass(frozen=True, slots=True)
class Copies(Count):
    """How many cards of a rank are dealt (C3, C4, C5)."""

    players: int
    rank: str

    @property
    def wanted(self) -> tuple[int, ...]:
        return (sum(card.rank == self.rank for card in pack(self.rules, self.players)),)

    @property
    def rule(self) -> str:
        return "C4" if self.rules.is_classic else "C5"


@dataclass(frozen=True, slots=True)
class StillOut(Count):
    """How many cards of a rank the others can still hold (C3): neither in the own hand nor seen to go."""

    players: int
    rank: str
    hand: Hand
    seen: Hand

    @property
    def wanted(self) -> tuple[int, ...]:
        whole = count_in(self.rules.copies(self.players), self.rank)
        return (whole - self.hand.count(self.rank) - self.seen.count(self.rank),)

    @property
    def rule(self) -> str:
        return "C3"


@dataclass(frozen=True, slots=True)
class Penalty(Count):
    """What cards left in a hand cost (S2)."""

    hand: Hand

    @property
    def wanted(self) -> tuple[int, ...]:
        return (card_points(self.hand),)

    @property
    def rule(self) -> str:
        return "S2"


@dataclass(frozen=True, slots=True)
class RoundPenalty(Count):
    """What each seat writes down for a round that ends after so many actions (S2)."""

    record: Record
    after: int

    @property
    def left(self) -> tuple[Hand, ...]:
        """The cards left, by seat."""
        position = self.record.positions[self.after]
        return tuple(position.known_hand(seat) for seat in range(position.seats))

    @property
    def wanted(self) -> tuple[int, ...]:
        return tuple(map(card_points, self.left))

    @property
    def by_seat(self) -> bool:
        return True

    @property
    def rule(self) -> str:
        return "S2"


@dataclass(frozen=True, slots=True)
class TwoLowTotals(Count):
    """The points of each seat in a match at the two-low table (S4)."""

    orders: tuple[tuple[int, ...], ...]

    @property
    def wanted(self) -> tuple[int, ...]:
        most = 2 * len(self.orders) + 1  # a target nobody has reached yet: the totals are asked for
        return score(self.rules, most, [RoundResult(order) for order in self.orders]).totals

    @property
    def by_seat(self) -> bool:
        return True

    @property
    def rule(self) -> str:
        return "S4"
