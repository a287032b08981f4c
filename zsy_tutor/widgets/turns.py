"""One thing at a time: what comes from the page waits for what is being done.

JupyterLab sends messages of widgets to threads of their own ("subshells") where the kernel has them, and some of them
to the thread that runs the cells. Two presses, two paintings, or a press and a cell may so meet in the middle;
ipycanvas keeps the drawing of all canvases in one list, which would then be a mixture. Everything that changes a state
or paints is therefore done under one lock of the kernel.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

TURN = threading.RLock()
"""Who holds it may change states and paint. The same thread may take it again."""


def in_turn(function: Callable[P, R]) -> Callable[P, R]:
    """The function, called by one thread of the kernel at a time.

    >>> in_turn(len)("abc")
    3
    """

    @wraps(function)
    def called(*args: P.args, **kwargs: P.kwargs) -> R:
        with TURN:
            return function(*args, **kwargs)

    return called
