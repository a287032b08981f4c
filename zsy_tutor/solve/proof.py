"""What is proved of an endgame: every first action won or lost, and what is counted of the proof.

`prove` asks the solver. Which positions make good puzzles is for `mine` to say, what is typical of one for `themes`,
how hard it is for `difficulty`. No words.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.plays import Play, play_table
from .goals import check_request, reached
from .hands import OutOfNodes
from .solver import DEFAULT_NODES, Search, actions, after

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..rules.plays import Pass
    from ..rules.position import Position

    Action = Play | Pass


@dataclass(frozen=True, slots=True)
class Proof:
    """A position that the seat to act wins, every first action labelled."""

    position: Position
    goal: str
    winning: tuple[Action, ...]
    """The first actions that force the goal, in the order of plays; a pass last."""
    losing: tuple[Action, ...]
    depth: int
    """How many plays of its own the seat needs against the defence that holds out longest."""
    branching: int
    """In how many ways the next seat may go on after the answer: the fewest, where there are several answers."""

    @property
    def tempting(self) -> tuple[Action, ...]:
        """First plays that lose though they look good: as many cards as every answer, or nobody can beat them."""
        most = max(size_of(action) for action in self.winning)
        return tuple(
            [
                action
                for action in self.losing
                if isinstance(action, Play) and (action.size >= most or not can_answer(self.position, action))
            ]
        )

    @property
    def first(self) -> tuple[Action, ...]:
        """Every first action."""
        return (*self.winning, *self.losing)


def prove(position: Position, goal: str, nodes: int = DEFAULT_NODES, most: int = 0) -> Proof | None:
    """The proof that the seat to act forces `goal`; None where it does not, or where `nodes` do not suffice to know.

    With `most`, None as soon as more first actions than that force it. `RequestError` as for `solve`.

    >>> from ..rules.position import Position
    >>> found = prove(Position.parse("classic 699TTT/69TKKK p1 - - -"), "first")
    >>> [str(action) for action in found.winning], found.depth
    (['99TTT'], 2)
    >>> [str(action) for action in found.tempting]
    []
    """
    hero = position.mover
    check_request(position, goal, hero)
    search = Search(position, goal, hero, nodes)
    won: list[Action] = []
    try:
        choices = actions(position)
        for action in choices:
            if search.value(after(position, action)):
                won.append(action)
                if most and len(won) > most:
                    return None
        if not won:
            return None
        depth = _Depth(search).of(position)
    except OutOfNodes:
        return None
    lost = tuple([action for action in choices if action not in won])
    replies = [_replies(after(position, action), goal, hero) for action in won]
    return Proof(position, goal, tuple(won), lost, depth, min(replies))


def size_of(action: Action) -> int:
    """Cards that an action sheds."""
    return action.size if isinstance(action, Play) else 0


def can_answer(position: Position, play: Play) -> bool:
    """Whether any other seat that would still be asked holds something that beats `play`."""
    finder = play_table(position.rules).finder
    barred = position.passed if position.rules.pass_is_final and position.trick else ()
    return any(
        len(hand) and finder.follows(position.known_hand(seat).counts, play)
        for seat, hand in enumerate(position.hands)
        if seat != position.turn and seat not in barred
    )


def _replies(position: Position, goal: str, hero: int) -> int:
    return 0 if reached(position, goal, hero) is not None else len(actions(position))


class _Depth:
    """Counts the hero's plays to the goal: as few as it can, as many as the others can make it need."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.known: dict[Any, int] = {}

    def of(self, position: Position) -> int:
        """For a position that the hero wins."""
        search = self.search
        if reached(position, search.goal, search.hero) is not None:
            return 0
        trick = position.trick
        table = (trick.owner, trick.play.place) if trick else None
        counts = tuple([position.known_hand(seat).counts for seat in range(position.seats)])
        key = (counts, position.turn, table, position.passed)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._search(position)
        return found

    def _search(self, position: Position) -> int:
        followed = [(action, after(position, action)) for action in actions(position)]
        if position.turn != self.search.hero:
            return max(self.of(following) for _, following in followed)
        least = 0
        for action, following in followed:
            if self.search.value(following):
                needed = isinstance(action, Play) + self.of(following)
                least = min(least or needed, needed)
        return least
