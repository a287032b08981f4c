"""What `verdicts` asks, as data: one choice of cards, and the rule sets under which it is to be judged.

What each of them says is asked of `explain.verdicts`. No words.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ..explain.verdicts import Verdict, verdicts
from ..rules.cards import Hand
from ..rules.legality import Illegal, Reason
from ..rules.plays import Pass
from ..rules.position import Position
from ..rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Judging:
    """A choice in a position, judged at several `tables`."""

    position: Position
    tried: Hand | Pass
    tables: tuple[RuleSet, ...]

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """What each table says, in their order."""
        return _judged(self)

    @property
    def legal(self) -> tuple[int, ...]:
        """The tables at which it is legal, by place."""
        return tuple(place for place, verdict in enumerate(self.verdicts) if verdict.legal)

    @property
    def right(self) -> tuple[str, ...]:
        """The rule sets under which it is legal."""
        return tuple(str(self.tables[place]) for place in self.legal)

    @property
    def row(self) -> tuple[int, ...]:
        """The same by place."""
        return self.legal

    def reason(self, place: int) -> Reason | None:
        """Why a table refuses it; nothing where it does not, or where the position cannot occur there."""
        result = self.verdicts[place].result
        return result.reasons[0] if isinstance(result, Illegal) else None


@lru_cache(maxsize=64)
def _judged(asked: Judging) -> tuple[Verdict, ...]:
    return verdicts(asked.position, asked.tried, asked.tables)
