"""Lines played again by the rules alone, without the search: is each action legal, and how does it end?"""

from __future__ import annotations

from ..rules.legality import play
from ..rules.plays import PASS
from .goals import reached

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..rules.plays import Pass, Play
    from ..rules.position import Position


def replay(position: Position, line: Iterable[Play | Pass]) -> Position:
    """The position after the actions of a line; `IllegalPlay` at the first that is not legal.

    >>> from ..rules.plays import classify
    >>> from ..rules.position import Position
    >>> position = Position.parse("classic 5K/4T p1 - - -")
    >>> str(replay(position, [classify("K", position.rules), PASS]))
    'classic 5/4T p1 - - -'
    """
    for action in line:
        position = play(position, PASS if action is PASS else action.hand)  # type: ignore[union-attr]
    return position


def outcome(position: Position, goal: str, hero: int, line: Iterable[Play | Pass]) -> bool | None:
    """Whether `hero` has reached the goal at the end of a legal line; None where the line ends before that is decided.

    `IllegalPlay` for an action that is not legal, or that comes after the round is over.

    >>> from ..rules.plays import classify
    >>> from ..rules.position import Position
    >>> position = Position.parse("classic 5K/4T p1 - - -")
    >>> outcome(position, "first", 0, [classify("K", position.rules), PASS, classify("5", position.rules)])
    True
    """
    return reached(replay(position, line), goal, hero)
