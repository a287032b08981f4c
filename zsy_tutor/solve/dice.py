"""Chance for what is generated: the same in every version of Python, on every machine, for the same seed."""

from __future__ import annotations

from random import Random

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    Thing = TypeVar("Thing")


class Dice:
    """Draws from one seed. Only `Random.random` is asked, whose results never change from one Python to the next.

    >>> Dice("example").below(6) == Dice("example").below(6)
    True
    """

    __slots__ = ("_next",)

    def __init__(self, seed: str) -> None:
        self._next = Random(seed).random

    def below(self, number: int) -> int:
        """A whole number from 0 to below `number`."""
        return int(self._next() * number)

    def chance(self, share: float) -> bool:
        """Yes, in this share of cases."""
        return self._next() < share

    def pick(self, things: Sequence[Thing]) -> Thing:
        """One of them."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        """All of them in another order."""
        found = list(things)
        for place in range(len(found) - 1, 0, -1):
            other = self.below(place + 1)
            found[place], found[other] = found[other], found[place]
        return found
