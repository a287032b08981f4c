"""Rounds that a lesson follows, and moments of them: what the learner sees there, and what went on since.

A round is a `rules.record.Record`, which replays it. Reading one from a level file is in `level_games`, words are in
`games_words`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.cards import Hand
from ..rules.plays import Pass
from ..rules.position import Position
from ..rules.record import Record


@dataclass(frozen=True, slots=True)
class Happened:
    """What a seat did in the round: the cards it played, or a pass."""

    seat: int
    action: Hand | Pass


def moment(record: Record, at: int, seat: int) -> Position:
    """The table before action `at` (from 1; one more than there are: the end) as `seat` sees it.

    >>> record = Record(Position.parse("classic 3d3s/4d/5d p1 - - - open=3d"), [(0, Hand.of("3d", "3s"))])
    >>> str(moment(record, 2, 1))
    'classic -/4d/?1 p2 p1:3d3s - p1'
    """
    return record.positions[at - 1].view(seat).position


def since(record: Record, at: int, seat: int) -> int:
    """The first action after the last one that `seat` did before action `at`; the first of all where it did none.

    >>> record = Record(Position.parse("classic 3d3s/4d/5d p1 - - - open=3d"), [(0, Hand.of("3d", "3s"))])
    >>> since(record, 2, 0), since(record, 2, 1)
    (2, 1)
    """
    own = [number for number, (actor, _) in enumerate(record.actions[: at - 1], start=1) if actor == seat]
    return own[-1] + 1 if own else 1


def happened(record: Record, first: int, at: int) -> tuple[Happened, ...]:
    """The actions from `first` on and before `at`."""
    return tuple(Happened(seat, action) for seat, action in record.actions[first - 1 : at - 1])


def done(record: Record, at: int) -> Hand | Pass | None:
    """What was done as action `at`; nothing at the end."""
    return record.actions[at - 1][1] if at <= len(record.actions) else None
