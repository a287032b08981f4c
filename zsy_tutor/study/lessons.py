"""The lessons of the course: which file is which lesson, and which step is in which.

Reading and checking a file is in `levels`; where the course lies is in `course_files`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..course_files import lessons_folder
from ..rules.errors import RequestError
from .exercises import Level
from .levels import read_level


@cache
def lesson_files() -> dict[str, Path]:
    """The file of each lesson by its id: `00` is the lesson in `00_start_here.toml`."""
    return {path.name.partition("_")[0]: path for path in sorted(lessons_folder().glob("*.toml"))}


@cache
def lesson(lesson_id: str) -> Level:
    """A lesson by its id; `RequestError` names the lessons there are.

    >>> lesson("01").title.get("en")
    'Rank order'
    """
    path = lesson_files().get(lesson_id)
    if path is None:
        known = ", ".join(lesson_files())
        message = f"there is no lesson {lesson_id[:20]!r}; there are {known}"
        raise RequestError(message, "step", "lesson", text=lesson_id[:20], allowed=known)
    return read_level(path)


def find_step(step_id: str) -> tuple[Level, int]:
    """The lesson of a step such as `01.04` and its place in it; `RequestError` where there is none.

    >>> find_step("01.04")[1]
    3
    """
    level = lesson(step_id.partition(".")[0])
    try:
        return level, level.index(step_id)
    except KeyError:
        there = {"first": level.steps[0].id, "last": level.steps[-1].id, "lesson": level.id}
        message = f"there is no step {step_id[:20]!r}; lesson {level.id} has {there['first']} to {there['last']}"
        raise RequestError(message, "step", "step", text=step_id[:20], **there) from None
