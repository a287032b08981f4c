"""What a seat may be after in a round, and whether it has it. One seat against all others; places come from `rules`."""

from __future__ import annotations

from ..rules.errors import RequestError
from ..rules.position import Hidden, seat_name
from ..rules.score import next_dealer, result_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..rules.position import Position

GOALS = ("first", "not_last")
"""`first`: to go out first. `not_last`: not to be last when the round is over."""


def reached(position: Position, goal: str, hero: int) -> bool | None:
    """Whether seat `hero` has reached the goal (P7); None while it is open.

    >>> from ..rules.position import Position
    >>> reached(Position.parse("classic -/34/5 p2 - - p1"), "first", 0)
    True
    >>> reached(Position.parse("classic -/34/5 p2 - - p1"), "first", 1)
    False
    >>> reached(Position.parse("classic -/34/5 p2 - - p1"), "not_last", 1) is None
    True
    """
    out = position.finished
    if goal == "first":
        return out[0] == hero if out else None
    if hero in out:
        return True
    if not position.is_over:
        return None
    if position.rules.round_ends == "first_out" and position.seats > 2:
        return next_dealer(position.rules, result_of(position)) != hero
    return False


def check_request(position: Position, goal: str, hero: int) -> None:
    """`RequestError` for a goal that there is not or that is decided, for teams, and for hands nobody may see."""
    if goal not in GOALS:
        raise RequestError(f"unknown goal {str(goal)[:20]!r}; allowed: {', '.join(GOALS)}", "goal")
    if not 0 <= hero < position.seats:
        raise RequestError(f"there is no seat {hero}", "position")
    if position.rules.teams:
        raise RequestError("teams=on is not searched: here each seat plays against all others", "position")
    for seat, hand in enumerate(position.hands):
        if isinstance(hand, Hidden):
            raise RequestError(f"the hand of {seat_name(seat)} is hidden; all must be known", "position")
    if position.is_over or reached(position, goal, hero) is not None:
        raise RequestError(f"the goal {goal} of {seat_name(hero)} is decided already", "goal")
