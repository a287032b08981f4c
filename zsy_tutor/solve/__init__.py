"""Exact search on open hands: who can force a goal, and how. No words and no notebooks.

>>> from zsy_tutor.rules.position import Position
>>> solve(Position.parse("classic 56789K/4TQ2B p1 - - -")).winning
(Play('straight', '56789'),)
"""

from .goals import GOALS, reached
from .solver import Label, Solution, best_defence, solve
from .verify import outcome, replay

__all__ = ["GOALS", "Label", "Solution", "best_defence", "outcome", "reached", "replay", "solve"]
