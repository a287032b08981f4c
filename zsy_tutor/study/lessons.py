"""The lessons of the course: where their files lie, and which step is in which.

Reading and checking a file is in `levels`. The course travels inside the wheel; in a checkout it lies beside the
package.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..rules.errors import RequestError
from .exercises import Level
from .levels import read_level

PACKAGE = Path(__file__).resolve().parent.parent


def course_folder(name: str) -> Path:
    """The folder `lessons` or `puzzles` of the installed package, else of the checkout."""
    inside = PACKAGE / "_course" / name
    return inside if inside.is_dir() else PACKAGE.parent / name


@cache
def lesson_files() -> dict[str, Path]:
    """The file of each lesson by its id: `00` is the lesson in `00_start_here.toml`."""
    return {path.name.partition("_")[0]: path for path in sorted(course_folder("lessons").glob("*.toml"))}


@cache
def lesson(lesson_id: str) -> Level:
    """A lesson by its id; `RequestError` names the lessons there are.

    >>> lesson("01").title.get("en")
    'Rank order'
    """
    path = lesson_files().get(lesson_id)
    if path is None:
        raise RequestError(f"there is no lesson {lesson_id[:20]!r}; there are {', '.join(lesson_files())}", "step")
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
        allowed = f"{level.steps[0].id} to {level.steps[-1].id}"
        raise RequestError(f"there is no step {step_id[:20]!r}; lesson {level.id} has {allowed}", "step") from None
