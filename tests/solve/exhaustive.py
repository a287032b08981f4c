"""Every way that a small position may go, tried without any cleverness, on the oracle's reading of the rules.

The value of a position is remembered by its text; nothing is cut short and no two positions count as one. Goals are
read here once more from the rules of places: first out, and last when the round is over (P7, with `first_out` C7).
"""

from __future__ import annotations

from functools import lru_cache

from tests import oracle
from tests.oracle import generate
from tests.oracle.moves import apply, can_pass, legal_plays
from tests.oracle.position import Position, read_position, write_position
from tests.oracle.rulebook import ranks_of


class Exhaustive:
    """The values of all positions that follow from one, for one goal and seat."""

    def __init__(self, goal: str, hero: int, most: int = 20_000) -> None:
        self.goal, self.hero, self.most = goal, hero, most
        self.known: dict[str, bool] = {}

    def labels(self, text: str) -> dict[str, bool]:
        """For each first action, in ranks, whether the goal can be forced after it."""
        position = read_position(text)
        return {action: self.value(apply(position, action)) for action in choices(position)}

    def value(self, position: Position) -> bool:
        decided = self.decided(position)
        if decided is not None:
            return decided
        key = write_position(position)
        found = self.known.get(key)
        if found is None:
            if len(self.known) > self.most:
                raise TooMany
            values = [self.value(apply(position, action)) for action in choices(position)]
            found = any(values) if position.turn == self.hero else all(values)
            self.known[key] = found
        return found

    def decided(self, position: Position) -> bool | None:
        out = position.finished
        if self.goal == "first":
            return out[0] == self.hero if out else None
        if self.hero in out:
            return True
        if not position.over:
            return None
        if position.rules["round_ends"] == "first_out" and position.seats > 2:
            return last_by_points(position) != self.hero
        return False


class TooMany(Exception):
    """The position is not small."""


def choices(position: Position) -> list[str]:
    """Every legal action in ranks."""
    assert position.turn is not None
    hand = position.hands[position.turn]
    assert not isinstance(hand, int)
    plays = _plays(oracle.write_rules(position.rules), position.packs, "".join(sorted(ranks_of(hand))),
                   "".join(ranks_of(position.trick)), position.opening)  # fmt: skip
    return [*plays, *(["pass"] if can_pass(position) else [])]


@lru_cache(maxsize=100_000)
def _plays(rules: str, packs: int, hand: str, trick: str, opening: bool) -> tuple[str, ...]:
    """The legal plays of a hand by ranks, which depend on nothing else; two seats stand for any number."""
    read = oracle.read_rules(rules)
    owner = 1 if trick else None
    hands = (list(hand), list("3"), *([["3"]] * (3 if packs == 2 else 0)))
    return tuple(legal_plays(Position(read, hands, 0, owner, list(trick), [], [], opening)))


def last_by_points(position: Position) -> int:
    """C7 with `first_out`: most points; of several, the first counter-clockwise from the one who went out."""
    first = position.finished[0]
    points = {seat: sum(map(_points, ranks_of(position.hands[seat]))) for seat in position.after(first)}  # type: ignore[arg-type]
    most = max(points.values())
    return next(seat for seat in position.after(first) if points[seat] == most)


def _points(rank: str) -> int:
    return {"2": 2, "B": 3, "R": 3}.get(rank, 1)


__all__ = ["Exhaustive", "TooMany", "choices", "generate"]
