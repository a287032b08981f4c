"""Exact search on open hands: can a seat force its goal with all others against it?

Every first action is labelled, there is a line for each that is asked for, and the best defence for playing on. What
is legal and what follows is asked of `rules`; the search itself is in `duel` and `many`. Nothing is kept from one call
to the next but what depends on the rule set alone, so equal calls have equal answers.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.errors import RequestError
from ..rules.generate import apply_ranks, can_pass, legal_plays
from ..rules.legality import after_pass
from ..rules.plays import PASS, Pass, Play
from .duel import Duel
from .goals import check_request, reached
from .hands import Budget, OutOfNodes
from .many import Many

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..rules.position import Position

    Action = Play | Pass

DEFAULT_NODES = 2_000_000
"""Positions that are looked at before the answer is "unknown"."""
LIVE_NODES = 150_000
"""As many as fit into about a second, for a learner who waits."""

TRAP_NODES = 4_000
"""As many for comparing the actions of a side that loses whatever it does."""


@dataclass(frozen=True, slots=True)
class Label:
    """A first action, whether it keeps the goal (`win`, `loss`, `unknown`), and how it goes on with best play."""

    action: Action
    result: str
    line: tuple[Action, ...] = ()
    """The action itself and what follows to the end of the goal; empty where it was not asked for or is unknown."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What the seat to act can force."""

    result: str
    """`win` or `loss`; `unknown` where the budget left a first action without a label."""
    labels: tuple[Label, ...]
    """Every first action: plays in the order of plays, the pass last."""
    line: tuple[Action, ...]
    """Best play and best defence to the end of the goal; empty where the result is `unknown`."""
    nodes: int
    """Positions looked at for the labels."""

    @property
    def winning(self) -> tuple[Action, ...]:
        """The first actions that force the goal; all of them unless the result is `unknown`."""
        return tuple([label.action for label in self.labels if label.result == "win"])

    def label(self, action: Action) -> Label:
        """The label of a first action; `RequestError` for one that is not legal."""
        for label in self.labels:
            if label.action == action:
                return label
        raise RequestError(f"{action} is not among the first actions", "play")


def actions(position: Position) -> tuple[Action, ...]:
    """All that the seat to act may do: its plays in the order of plays, then the pass where it may pass."""
    return (*legal_plays(position), *((PASS,) if can_pass(position) else ()))


def after(position: Position, action: Action) -> Position:
    """The position after one of `actions`."""
    return apply_ranks(position, action) if isinstance(action, Play) else after_pass(position)


def solve(
    position: Position, goal: str = "first", nodes: int = DEFAULT_NODES, *, lines: bool = False
) -> Solution:
    """Whether the seat to act can force `goal` (`first`, `not_last`) against all others together.

    Looks at no more than `nodes` positions; `lines` asks for a line for each first action, not only for the best.
    `RequestError` for hidden hands, teams, an unknown goal and one that is decided already.

    >>> from ..rules.position import Position
    >>> found = solve(Position.parse("classic 56789K/4TQ2B p1 - - -"))
    >>> found.result, found.winning, found.line
    ('win', (Play('straight', '56789'),), (Play('straight', '56789'), PASS, Play('single', 'K')))
    >>> refuted = solve(Position.parse("classic 5K/4T p1 - - -"), lines=True).label(found.line[2])
    >>> refuted.result, refuted.line
    ('win', (Play('single', 'K'), PASS, Play('single', '5')))
    """
    hero = position.mover
    check_request(position, goal, hero)
    search = Search(position, goal, hero, nodes)
    results = search.label_all(position)
    used = search.used
    labels = []
    for action in actions(position):
        result = results.get(action, "unknown")
        line = search.line(position, action) if lines and result != "unknown" else ()
        labels.append(Label(action, result, line))
    if len(results) < len(labels):
        return Solution("unknown", tuple(labels), (), used)
    best = search.best(position)
    return Solution("win" if "win" in results.values() else "loss", tuple(labels), search.line(position, best), used)


def best_defence(position: Position, goal: str, hero: int, nodes: int = LIVE_NODES) -> Action:
    """What the seat to act does best against the `goal` of seat `hero`, or for it where it is the hero's turn.

    An action that decides the goal for its side if there is one; else the one after which the other side is most
    likely to go wrong. Where `nodes` do not suffice, a cheap one. `RequestError` as for `solve`.

    >>> from ..rules.position import Position
    >>> best_defence(Position.parse("classic 5K/4TA p2 p1:9 - -"), "first", 0)
    Play('single', 'T')
    """
    check_request(position, goal, hero)
    return Search(position, goal, hero, nodes).best(position)


class Search:
    """One search from a position, its values kept for questions about what follows from it."""

    def __init__(self, position: Position, goal: str, hero: int, nodes: int) -> None:
        """The request has been checked by `goals.check_request`."""
        self.goal = goal
        self.hero = hero
        self._nodes = nodes
        self._budget = Budget(nodes)
        self._duel = Duel(position.rules, self._budget)
        self._many = None
        if position.seats > 2:
            first = goal == "first"
            self._many = Many(position.rules, position.seats, hero, first, self._budget, self._duel)

    @property
    def used(self) -> int:
        """Positions looked at since the budget was last renewed."""
        return self._budget.used

    def value(self, position: Position) -> bool:
        """Whether the hero reaches the goal with best play of all; `OutOfNodes` where the budget is used up."""
        decided = reached(position, self.goal, self.hero)
        if decided is not None:
            return decided
        mover, trick = position.mover, position.trick
        counts = [position.known_hand(seat).counts for seat in range(position.seats)]
        holding = [each for each in counts if each]
        if len(holding) == 2 and (trick is None or counts[trick.owner]):
            mine, other = self._duel.node(counts[mover]), self._duel.node(sum(holding) - counts[mover])
            if trick is None:
                return self._duel.leader_wins(mine, other) == (mover == self.hero)
            return self._duel.answer_wins(mine, other, trick.play.place) == (mover == self.hero)
        if self._many is None:
            raise RequestError("two seats, and one of them out", "position")
        if trick is None:
            return self._many.lead_value(counts, mover)
        return self._many.answer_value(counts, mover, trick.owner, trick.play.place, position.passed)

    def label_all(self, position: Position) -> dict[Action, str]:
        """`win` or `loss` for each first action of the hero, as far as the budget goes."""
        found: dict[Action, str] = {}
        try:
            for action in sorted(actions(position), key=_largest_first):
                found[action] = "win" if self.value(after(position, action)) else "loss"
        except OutOfNodes:
            pass
        return found

    def best(self, position: Position) -> Action:
        """An action that keeps the goal for the side to act if there is one, else the one hardest to punish."""
        self._budget.renew(self._nodes)
        choices = sorted(actions(position), key=_largest_first)
        mine = position.turn == self.hero
        try:
            for action in choices:
                if self.value(after(position, action)) == mine:
                    return action
        except OutOfNodes:
            return min(choices, key=_cheapest_first)
        return choices[0] if len(choices) == 1 else self._hardest(position, choices, not mine)

    def _hardest(self, position: Position, choices: list[Action], winner: bool) -> Action:
        """The action that gives `winner` most to go wrong with, of those that `TRAP_NODES` allow to compare."""
        self._budget.renew(min(self._nodes, TRAP_NODES))
        best, least = choices[0], (3, 1.0, 0)
        try:
            for action in choices:
                ease = self._ease(after(position, action), winner)
                if ease < least:
                    best, least = action, ease
        except OutOfNodes:
            pass
        return best

    def line(self, position: Position, action: Action) -> tuple[Action, ...]:
        """The action, then best play and best defence to the end of the goal."""
        line = [action]
        position = after(position, action)
        while reached(position, self.goal, self.hero) is None:
            action = self.best(position)
            line.append(action)
            position = after(position, action)
        return tuple(line)

    def _ease(self, position: Position, winner: bool) -> tuple[int, float, int]:
        """How easily the side that wins keeps its win here: at once, then the share and number of good actions."""
        if reached(position, self.goal, self.hero) is not None:
            return 2, 1.0, 0
        choices = actions(position)
        if (position.turn == self.hero) != winner:  # a partner of the side that loses is to act
            return min(self._ease(after(position, action), winner) for action in choices)
        good = 0
        for action in choices:
            following = after(position, action)
            if reached(following, self.goal, self.hero) is winner:
                return 1, 1.0, 0
            good += self.value(following) == winner
        return 0, good / len(choices), good


def _largest_first(action: Action) -> tuple[int, int]:
    return (-action.size, action.place) if isinstance(action, Play) else (1, 0)


def _cheapest_first(action: Action) -> tuple[bool, int, int]:
    return (action.is_bomb, -action.size, action.place) if isinstance(action, Play) else (True, 1, 0)
