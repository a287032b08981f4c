"""Mining: numbers are worked through by an executor, and good puzzles taken in the order of their numbers.

Which puzzles come out depends on what is wanted, on the seed and on the puzzles there are already; not on the executor,
its workers, or which of them is first. No files and no words.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field, replace
from typing import Any

from ..rules.notation import format_cards
from ..rules.ruleset import RuleSet
from ..solve.canonical import canonical
from .bank import Puzzle
from .bank_parts import part_of
from .bank_values import position_of
from .making import Wanted, make

BLOCK = 100
"""Numbers that a worker is given at a time."""
AHEAD = 4
"""Blocks a worker has waiting, so that none is idle."""
PATIENCE = 50_000
"""After so many numbers in a row without a puzzle mining ends with what it has."""
THEME_PATIENCE = 500_000
"""The same where one theme alone is wanted, which may be rare."""
SHARE = 0.34
"""The share of the wanted puzzles that one theme may have."""


def same_as(puzzle: Puzzle) -> str:
    """Equal for puzzles that ask the same: the kind, and the position up to suits and seats."""
    if "position" in puzzle.own:
        return f"{puzzle.kind} {canonical(position_of(puzzle.own))}"
    part = part_of(puzzle)
    rules = RuleSet.parse(puzzle.rules)
    if part.asked is not None:
        told = [str(value) for key, value in puzzle.own.items() if key != "rules"]
        return f"{puzzle.kind} {rules} {' '.join(told)}"
    cards = sorted(format_cards(item.ranks(), rules) for item in (*part.items, part.cards) if item)
    return f"{puzzle.kind} {rules} {' '.join(cards)}"


@dataclass
class Taken:
    """Decides which puzzles are taken: none twice, and no theme too often."""

    count: int
    share: float = SHARE
    known: set[str] = field(default_factory=set)
    themes: Counter[str] = field(default_factory=Counter)
    number: int = 0
    wanted: str = ""
    """The theme that all are to have: it has no share."""

    def takes(self, puzzle: Puzzle) -> bool:
        """Whether it is taken; if so, it is counted."""
        most = max(2, int(self.count * self.share))
        key = same_as(puzzle)
        if key in self.known or any(
            self.themes[theme] >= most for theme in puzzle.themes if theme != self.wanted
        ):
            return False
        self.known.add(key)
        self.themes.update(puzzle.themes)
        self.number += 1
        return True


def number_of(puzzle: Puzzle) -> int:
    """The number of a puzzle within its seed."""
    return int(puzzle.seed.rpartition(" ")[2])


def again(puzzle: Puzzle, wanted: Wanted) -> Puzzle | None:
    """The puzzle made once more from what stands in it and from what was wanted; its id is kept."""
    seed, cards, number = puzzle.seed.rsplit(" ", 2)
    made = make(replace(wanted, cards=int(cards)), seed, int(number))
    return replace(made, id=puzzle.id) if made else None


def block(wanted: Wanted, seed: str, first: int, last: int) -> list[Puzzle]:
    """The puzzles with the numbers from `first` to below `last`. What a worker does."""
    found = (make(wanted, seed, number) for number in range(first, last))
    return [puzzle for puzzle in found if puzzle]


class Serial(Executor):
    """Works in this process, on each block when its puzzles are asked for."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        """The work, put off."""
        return _Later(lambda: work(*args, **named))


class _Later(Future[Any]):
    def __init__(self, work: Callable[[], Any]) -> None:
        super().__init__()
        self._work = work

    def result(self, timeout: float | None = None) -> Any:
        if not self.done():
            self.set_result(self._work())
        return super().result(timeout)


def mine(
    wanted: Wanted,
    count: int,
    seed: str,
    executor: Executor,
    *,
    workers: int = 1,
    there: Iterable[Puzzle] = (),
    done: Iterable[Puzzle] = (),
    share: float = SHARE,
) -> Iterator[Puzzle]:
    """Puzzles without ids, one after another as they are found, until there are `count`, `done` among them.

    `there`: puzzles of other packs, which may not come again. `done`: what an earlier run of the same seed has found;
    mining goes on after the last of them as if it had never stopped. Fewer than `count` come out where none is found
    for a long time. Whoever stops listening stops the work.
    """
    taken = Taken(count, share, {same_as(puzzle) for puzzle in there}, wanted=wanted.theme)
    patience = THEME_PATIENCE if wanted.theme else PATIENCE
    start = 0
    for puzzle in done:
        taken.takes(puzzle)
        start = number_of(puzzle) + 1
    waiting: deque[tuple[int, Future[list[Puzzle]]]] = deque()
    first, last_found = start, start
    try:
        while taken.number < count:
            while len(waiting) < workers * AHEAD:
                end = first + BLOCK - first % BLOCK
                waiting.append((end, executor.submit(block, wanted, seed, first, end)))
                first = end
            end, future = waiting.popleft()
            for puzzle in future.result():
                if taken.number < count and taken.takes(puzzle):
                    last_found = end
                    yield puzzle
            if end - last_found >= patience:
                return
    finally:
        for _, future in waiting:
            future.cancel()
