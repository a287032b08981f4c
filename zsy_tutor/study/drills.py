"""Drills: which puzzles of the bank come, in which order, and how a streak is counted. Plain values and functions.

Dice and times are passed in, so the same dice and the same presses give the same drill.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

from ..rules.errors import RequestError
from .bank import Puzzle, bank
from .state import State

STREAK_KINDS = ("beat", "name", "order", "which_beats")
"""What is asked in a streak: kinds that take one look and one answer."""
STREAK_SECONDS = 180
STREAK_PUZZLES = 60
"""As many as are laid ready: three seconds each."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to be asked: nothing chosen means anything."""

    kinds: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()
    difficulty: str = ""
    rules: str = ""
    number: int = 10

    def fitting(self) -> tuple[Puzzle, ...]:
        """The puzzles of the bank that fit."""
        return bank(self.kinds or None, themes=self.themes or None, difficulty=self.difficulty or None,
                    rules=self.rules or None)  # fmt: skip


def endgames(third: int = 1, number: int = 10) -> tuple[Puzzle, ...]:
    """So many endgames of the bank out of the easiest third (1), the middle or the hardest (3), the easiest first.

    `RequestError` for another third.
    """
    if third not in (1, 2, 3) or number < 1:
        raise RequestError(f"there are thirds 1 to 3, not {third}, and at least one puzzle", "third")
    found = sorted(bank("endgame"), key=lambda each: (each.difficulty, each.seats, each.id))
    size = len(found) // 3
    part = found[(third - 1) * size : third * size]
    return tuple(part[:: max(1, size // number)][:number])


def drawn(puzzles: Sequence[Puzzle], number: int, dice: Random, before: Sequence[str] = ()) -> tuple[Puzzle, ...]:
    """So many of the puzzles in an order of chance; two of one kind follow each other only where nothing else is left.

    `before`: the ids of the last drill, whose puzzles come only when all others are used up. With at least two puzzles
    the order is never the same as that one.

    >>> some = bank("beat")[:4]
    >>> ids = [puzzle.id for puzzle in drawn(some, 3, Random(1))]
    >>> len(set(ids)), drawn(some, 9, Random(1))[:3] == drawn(some, 9, Random(1))[:3]
    (3, True)
    """
    used = set(before)
    pool = sorted(puzzles, key=lambda puzzle: (puzzle.id in used, dice.random()))[:number]
    dice.shuffle(pool)
    mixed = _mixed(pool)
    if len(mixed) > 1 and [puzzle.id for puzzle in mixed] == list(before):
        mixed = [*mixed[1:], mixed[0]]
    return tuple(mixed)


def _mixed(pool: Sequence[Puzzle]) -> list[Puzzle]:
    """The same puzzles, the kind that is left most often first, but never the last kind again if there is another."""
    waiting: dict[str, list[Puzzle]] = {}
    for puzzle in pool:
        waiting.setdefault(puzzle.kind, []).append(puzzle)
    found: list[Puzzle] = []
    while waiting:
        others = [kind for kind in waiting if not found or kind != found[-1].kind]
        kind = max(others or waiting, key=lambda each: len(waiting[each]))
        found.append(waiting[kind].pop())
        if not waiting[kind]:
            del waiting[kind]
    return found


@dataclass(frozen=True, slots=True)
class Streak:
    """How a streak stands. The first answer to a puzzle decides: right, or missed; so does a hint."""

    began: float
    seconds: float = STREAK_SECONDS
    """Time there is; 0: as long as one likes."""
    right: int = 0
    row: int = 0
    """Right ones since the last that was missed."""
    longest: int = 0
    missed: tuple[str, ...] = ()
    decided: frozenset[str] = field(default_factory=frozenset)
    over: bool = False

    def left(self, now: float) -> float:
        """Seconds left, at least 0."""
        return max(0.0, self.began + self.seconds - now) if self.seconds else 0.0

    def answered(self, before: State, after: State, now: float) -> Streak:
        """With what an event has decided. What comes when the time is up decides nothing."""
        if self.over or self.late(now):
            return replace(self, over=True)
        step = before.step.id
        if step in self.decided:
            return self
        fresh = [attempt for attempt in after.log[len(before.log) :] if attempt.step == step]
        work = after.works[before.place]
        if work.paid or any(attempt.outcome == "wrong" for attempt in fresh):
            return replace(self, row=0, missed=(*self.missed, step), decided=self.decided | {step})
        if not work.solved:
            return self
        row = self.row + 1
        return replace(
            self, right=self.right + 1, row=row, longest=max(row, self.longest), decided=self.decided | {step}
        )

    def late(self, now: float) -> bool:
        """Whether the time is up."""
        return bool(self.seconds) and now >= self.began + self.seconds

    def stopped(self) -> Streak:
        """At its end."""
        return replace(self, over=True)
