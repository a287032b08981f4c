"""Where the shipped lessons and puzzles lie: inside the installed package, or beside it in a checkout.

Only places are decided here. Levels are read in `zsy_tutor.study`, copies for the learner are made in
`zsy_tutor.cli.folder`.
"""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
PARTS = ("lessons", "puzzles")


def checkout() -> Path | None:
    """The top of the checkout this package runs from, `None` if it is installed."""
    top = PACKAGE.parent
    return top if (top / "pyproject.toml").is_file() and (top / "lessons").is_dir() else None


def course_folder() -> Path:
    """The folder that holds `lessons/` and `puzzles/` as shipped.

    A checkout (also one installed in editable form) has them at its top, an installed package in `_course`.

    >>> course_folder().is_dir()
    True
    """
    return checkout() or PACKAGE / "_course"


def lessons_folder() -> Path:
    """The shipped lessons: notebooks, and their levels as TOML."""
    return course_folder() / "lessons"


def puzzles_folder() -> Path:
    """The shipped puzzles: notebooks, and their packs as data."""
    return course_folder() / "puzzles"


def shipped_files(suffixes: tuple[str, ...]) -> dict[str, Path]:
    """Every shipped file with one of these suffixes, by its name in the course (`lessons/01_rank_order.ipynb`)."""
    root = course_folder()
    return {
        path.relative_to(root).as_posix(): path
        for part in PARTS
        for path in sorted((root / part).rglob("*"))
        if path.suffix in suffixes
        and path.is_file()
        and not any(p.startswith(".") for p in path.relative_to(root).parts)
    }
