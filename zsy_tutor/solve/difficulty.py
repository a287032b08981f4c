"""How hard a puzzle is, counted from what is proved of it. No ratings: nobody's results go into it.

    choice + tempting + depth + branching

`choice`: bits it takes to find a right answer among all that could be answered, log2(answers / right answers).
`tempting`: log2(1 + answers that look right and are not); what looks right, each kind of exercise says.
`depth`: plays of one's own after the first. `branching`: half of log2(1 + ways in which the others may go on).
"""

from __future__ import annotations

from math import log2

FORMULA = 1
"""The version of the formula; it stands in every file of puzzles."""
LEVELS = {"easy": (0.0, 3.5), "medium": (3.5, 6.0), "hard": (6.0, 99.0)}
"""What is called easy, medium and hard: from the first number to below the second."""


def difficulty(choice: float, tempting: int = 0, depth: int = 1, branching: int = 0) -> float:
    """The sum above, to one decimal.

    >>> difficulty(choice=log2(8), tempting=3), difficulty(log2(8), 3, depth=3, branching=3)
    (5.0, 8.0)
    """
    return round(choice + log2(1 + tempting) + (depth - 1) + log2(1 + branching) / 2, 1)


def level_of(value: float) -> str:
    """`easy`, `medium` or `hard`.

    >>> level_of(3.4), level_of(3.5)
    ('easy', 'medium')
    """
    return next(name for name, (low, high) in LEVELS.items() if low <= value < high)
