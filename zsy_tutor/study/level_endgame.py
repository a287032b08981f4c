"""The parts of level files in which an open position is played to its end (`endgame`), and their claims.

A file claims all winning first actions and the reasons of others; the search has to prove every one of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..rules.errors import RequestError
from ..rules.generate import legal_plays
from ..rules.position import Hidden
from . import endgame
from .exercises import Part

if TYPE_CHECKING:
    from .levels import _Reader

KEYS = ("position", "goal")


def part(reader: _Reader, table: dict[str, Any]) -> Part:
    """The part of a table: the seat to act is the learner's, every hand is open, and the goal can be forced."""
    position = reader.position(table)
    if any(isinstance(hand, Hidden) for hand in position.hands):
        raise reader.wrong("position", "all hands must be known")
    goal = reader.one_of(table, "goal", endgame.GOALS, endgame.GOALS[0])
    found = Part(kind="endgame", position=position, goal=goal, **reader.shared(table))
    _check(reader, found)
    return found


def _check(reader: _Reader, part: Part) -> None:
    position = part.table
    for play in legal_plays(position):
        if play.type not in reader.types:
            raise reader.wrong("position", f"{play.ranks} is legal and a {play.type}, not yet taught", reader.types)
    try:
        solved = endgame.solution(position, part.goal)
    except RequestError as error:
        raise reader.wrong("position", error.message) from error
    if solved.result == "unknown":
        raise reader.wrong("position", f"is not proved: {solved.nodes} positions looked at, and there are more")
    if solved.result == "loss":
        raise reader.wrong("position", f"cannot be won: no action forces the goal {part.goal}")
    if len(solved.winning) == len(solved.labels):
        raise reader.wrong("position", "asks nothing: every action forces the goal")
    reader.check_right(part)
    reader.check_claims(part)
