"""Where the shipped lessons and puzzles lie: inside the installed package, or beside it in a checkout.

Levels lie beside the English notebooks; the notebooks of another language lie in a folder of its own, in which the
learner's copies have the same names. Only places are decided here. Levels are read in `zsy_tutor.study`, copies for
the learner are made in `zsy_tutor.cli.folder`.
"""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
LANGUAGES = ("en", "zh")
PARTS = ("lessons", "puzzles")
FIRST_LESSON = "00_"


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


def folder_of(lang: str) -> Path:
    """The folder whose notebooks are in this language; names of shipped files begin below it.

    >>> folder_of("zh").is_dir()
    True
    """
    return course_folder() if lang == LANGUAGES[0] else course_folder() / lang


def shipped_files(suffixes: tuple[str, ...], langs: tuple[str, ...] = LANGUAGES) -> dict[str, Path]:
    """Every shipped file of these languages with one of these suffixes, by its name in the course.

    The name is that of the learner's copy, such as `lessons/01_rank_order.ipynb`.
    """
    return {name: path for lang in langs for name, path in _files(lang) if path.suffix in suffixes}


def start_notebook(lang: str) -> str:
    """The name of the notebook on which the course begins in this language.

    >>> start_notebook("en")
    'lessons/00_start_here.ipynb'
    """
    names = shipped_files((".ipynb",), (lang,))
    return next(name for name in names if Path(name).name.startswith(FIRST_LESSON))


def _files(lang: str) -> list[tuple[str, Path]]:
    root = folder_of(lang)
    parts = [root / part for part in PARTS] if lang == LANGUAGES[0] else [root]
    found = [(path.relative_to(root), path) for part in parts for path in sorted(part.rglob("*")) if path.is_file()]
    return [(name.as_posix(), path) for name, path in found if not any(part.startswith(".") for part in name.parts)]
