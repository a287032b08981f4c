"""One thing at a time: threads that paint or press together do it one after the other."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

from tests.study.levels import beat
from zsy_tutor.study import session
from zsy_tutor.widgets.exercise import Exercise
from zsy_tutor.widgets.paint import Painter, safely
from zsy_tutor.widgets.turns import TURN, in_turn


def together(*calls: Any) -> None:
    """Run every call in a thread of its own, at once."""
    start = threading.Barrier(len(calls))

    def run(call: Any) -> None:
        start.wait()
        call()

    threads = [threading.Thread(target=run, args=(call,)) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_one_waits_for_the_other() -> None:
    seen: list[str] = []

    @in_turn
    def slow(name: str) -> None:
        seen.append(name)
        time.sleep(0.01)
        seen.append(name)

    together(*(lambda name=name: slow(name) for name in "abcd"))
    assert seen[::2] == seen[1::2]


def test_the_same_thread_may_go_on() -> None:
    assert in_turn(in_turn(lambda: "inner"))() == "inner"


def test_an_error_gives_the_turn_back() -> None:
    @in_turn
    def broken() -> None:
        raise KeyError("broken on purpose")

    with pytest.raises(KeyError):
        broken()
    taken: list[bool] = []

    def take() -> None:
        taken.append(TURN.acquire(timeout=5))
        TURN.release()

    together(take)
    assert taken == [True]


def test_two_threads_do_not_paint_at_once() -> None:
    seen: list[int] = []

    def painting(number: int) -> None:
        def draw() -> None:
            seen.append(number)
            time.sleep(0.01)
            seen.append(number)

        safely(draw, lambda error: pytest.fail(str(error)))

    together(*(lambda number=number: painting(number) for number in range(4)))
    assert seen[::2] == seen[1::2]


def test_presses_that_arrive_together_are_all_answered() -> None:
    """Each toggle is reduced from the state that the one before has left."""
    exercise = Exercise(beat("classic 3456789T/?5/?5 p1 p3:3 - -", '["4", "5", "6", "7", "8", "9", "T"]'))
    real = session.reduce

    def slow(state: Any, event: Any) -> Any:
        time.sleep(0.002)
        return real(state, event)

    exercise._reduce = slow
    table: Any = exercise.table
    x = [(placed.x + 4, placed.y + 20) for placed in table.scene.hand]
    together(*(lambda at=at: table._mouse_down(*at) for at in x))
    assert len(exercise.state.work.selected) == len(x)


def test_a_painter_takes_its_turn_through_safely_alone() -> None:
    """`Painter.paint` itself holds nothing: whoever calls it outside `safely` has no message to send either."""
    assert not hasattr(Painter.paint, "__wrapped__")
    assert hasattr(safely, "__wrapped__")
