"""What `safe_lead` asks, as data: a lead, and the cards that have gone. What nobody can beat is asked of `explain`.

Judged against every card not yet seen and the sizes of the hidden hands, whatever these hold. No words.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ..explain.facts import CanBeBeatenBy, StillOut
from ..explain.find_facts import find_can_be_beaten, find_still_out
from ..explain.seen import Seen
from ..rules.cards import Hand
from ..rules.generate import legal_plays
from ..rules.plays import Play
from ..rules.position import Position, PositionView


@dataclass(frozen=True, slots=True)
class Leading:
    """A position in which the learner leads, and what has been seen to go."""

    position: Position
    seen: Hand

    @property
    def view(self) -> PositionView:
        """What the learner sees of it."""
        return self.position.view(self.position.mover)

    @property
    def safe(self) -> tuple[Play, ...]:
        """The leads that nobody can beat."""
        return _safe(self)

    @property
    def right(self) -> tuple[str, ...]:
        """The same in ranks."""
        return tuple(play.ranks for play in self.safe)

    @property
    def row(self) -> tuple[int, ...]:
        """There is no row to be filled."""
        return ()

    def beaten_by(self, play: Play) -> tuple[CanBeBeatenBy, ...]:
        """Everything that may beat this lead, lowest first within a type."""
        return find_can_be_beaten(self.view, play, Seen.of(self.seen))

    def still_out(self) -> tuple[StillOut, ...]:
        """How many of each rank have not been seen, low to high."""
        return find_still_out(self.view, Seen.of(self.seen))


@lru_cache(maxsize=64)
def _safe(asked: Leading) -> tuple[Play, ...]:
    seen, view = Seen.of(asked.seen), asked.view
    return tuple(play for play in legal_plays(asked.position) if not find_can_be_beaten(view, play, seen))
