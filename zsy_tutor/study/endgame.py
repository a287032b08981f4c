"""An open position played on: what an action is worth, what the others answer, and what follows, as plain data.

The search is `solve`'s, what is legal and what follows is `rules`'. One seat, the learner's, is after a goal; all
others defend against it together, always in the same way. No words and no state of an exercise.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ..rules.cards import Hand
from ..rules.legality import cards_taken
from ..rules.legality import play as play_on
from ..rules.plays import PASS, Pass, Play, classify
from ..rules.position import Position
from ..solve.goals import GOALS, reached
from ..solve.solver import LIVE_NODES, Search, Solution, best_defence, solve

__all__ = ["GOALS", "Moved", "best", "continuation", "decided", "label", "made", "replies", "solution", "winning"]

Action = Play | Pass
REMEMBERED = 256


@dataclass(frozen=True, slots=True)
class Moved:
    """An action as it was made: by which seat, with which cards, and the position after it."""

    seat: int
    action: Action
    cards: Hand
    after: Position

    @property
    def ranks(self) -> str:
        """The play in ranks, or `pass`."""
        return _ranks(self.action)

    @property
    def is_pass(self) -> bool:
        """Whether nothing was played."""
        return isinstance(self.action, Pass)


@lru_cache(REMEMBERED)
def solution(position: Position, goal: str) -> Solution:
    """Every first action of the seat to act with its label, as far as about a second of search goes.

    A label other than `unknown` is proved. `RequestError` for hidden hands, teams, and a goal decided already.
    """
    return solve(position, goal, LIVE_NODES)


def label(position: Position, goal: str, action: Action) -> str:
    """`win`, `loss` or `unknown` for a legal action of the seat to act.

    >>> from ..rules.plays import classify
    >>> position = Position.parse("classic 5QQK/57KB p1 - - -")
    >>> [label(position, "first", classify(ranks, position.rules)) for ranks in ("QQ", "K")]
    ['win', 'loss']
    """
    ranks = _ranks(action)
    return next(each.result for each in solution(position, goal).labels if _ranks(each.action) == ranks)


def winning(position: Position, goal: str) -> tuple[str, ...]:
    """All actions proved to keep the goal, in ranks, the pass last: complete where every action has its label."""
    return tuple(_ranks(action) for action in solution(position, goal).winning)


def best(position: Position, goal: str) -> Action | None:
    """An action proved to keep the goal, the one that a shown line goes on with; nothing where none is proved."""
    found = solution(position, goal)
    if found.result == "win" and found.line:
        return found.line[0]
    return found.winning[0] if found.winning else None


def decided(position: Position, goal: str, hero: int) -> bool | None:
    """Whether the goal is reached or lost; nothing while it is open."""
    return reached(position, goal, hero)


def made(position: Position, chosen: Hand | Action) -> Moved:
    """A legal action of the seat to act, made; ranks alone stand for the cards that the rules take for them."""
    seat = position.mover
    if isinstance(chosen, Pass):
        return Moved(seat, PASS, Hand.EMPTY, play_on(position, PASS))
    cards = cards_taken(position, seat, chosen.hand if isinstance(chosen, Play) else chosen)
    action = chosen if isinstance(chosen, Play) else classify(cards, position.rules)
    if not isinstance(action, Play):
        raise TypeError(f"{cards} is no combination")
    return Moved(seat, action, cards, play_on(position, cards))


def replies(position: Position, goal: str, hero: int) -> tuple[Moved, ...]:
    """What the others do, one after another, until it is the hero's turn or the goal is decided."""
    found = []
    while reached(position, goal, hero) is None and position.turn != hero:
        move = _reply(position, goal, hero)
        found.append(move)
        position = move.after
    return tuple(found)


@lru_cache(REMEMBERED)
def _reply(position: Position, goal: str, hero: int) -> Moved:
    return made(position, best_defence(position, goal, hero))


@lru_cache(REMEMBERED)
def continuation(first: Moved, goal: str) -> tuple[Moved, ...]:
    """What follows an action with best play of all until the goal of its seat is decided."""
    search, position, found = Search(first.after, goal, first.seat, LIVE_NODES), first.after, []
    while reached(position, goal, first.seat) is None:
        move = made(position, search.best(position))
        found.append(move)
        position = move.after
    return tuple(found)


def _ranks(action: Action) -> str:
    return action.ranks if isinstance(action, Play) else "pass"
