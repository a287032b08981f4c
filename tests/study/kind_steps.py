"""The steps of `tests/data/kinds.toml`, and a short way to answer them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from zsy_tutor.study.exercises import Level, Step
from zsy_tutor.study.levels import read_level
from zsy_tutor.study.session import Event, State, open_level, reduce

FILE = Path(__file__).parent.parent / "data" / "kinds.toml"
LANGS = ("en", "zh")


@cache
def level() -> Level:
    """All of them."""
    return read_level(FILE)


def ids(*kinds: str) -> list[str]:
    """The ids of the steps of these kinds."""
    return [step.id for step in level().steps if step.kind in kinds]


def step(step_id: str) -> Step:
    """One of them."""
    return level().steps[level().index(step_id)]


def opened(step_id: str) -> State:
    """One of them, fresh."""
    return open_level(level(), level().index(step_id), single=True)


def after(state: State, *events: Event) -> State:
    """The state after these events."""
    for event in events:
        state = reduce(state, event)
    return state
