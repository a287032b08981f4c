"""Where each notebook of the course lies in each language, and links between notebooks.

English notebooks lie beside the level files and have their names. Those of another language lie in a folder of its own,
`zh/`, under names that are titles, for names are what a learner sees in JupyterLab's list of files. Links in prose are
written with the English names, whatever the language of the prose; here they are made to lead to its own notebooks.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..course_files import LANGUAGES, course_folder, folder_of
from ..explain.messages import text

_LINK = re.compile(r"\]\(([^()\s]+\.ipynb)\)")
_NO_NAME = re.compile(r"[^\w、]+")  # of a title, what does not go into the name of a file


@dataclass(frozen=True)
class Book:
    """One notebook in all languages: the part of the course it is in, the name of its English file, its title in each
    language, and how its cells are made; their links are not yet those of the language."""

    part: str
    stem: str
    title: Callable[[str], str]
    cells: Callable[[str], list[dict[str, Any]]]

    def path(self, lang: str) -> Path:
        """The file of this notebook in a language."""
        if lang == LANGUAGES[0]:
            return course_folder() / self.part / f"{self.stem}.ipynb"
        number = self.stem.partition("_")[0]
        words = _NO_NAME.sub(" ", self.title(lang)).strip().replace(" ", "_")
        name = f"{number}_{words}" if number.isdigit() else words
        return folder_of(lang) / text(f"nb-folder-{self.part}", lang) / f"{name}.ipynb"


def linked(book: Book, books: list[Book], cells: list[dict[str, Any]], lang: str) -> list[dict[str, Any]]:
    """The cells with the links of their prose made to lead from this notebook to those of the same language.

    `ValueError` for a link to a notebook that is not of the course.
    """
    if lang == LANGUAGES[0]:
        return cells
    home, here = book.path(LANGUAGES[0]).parent, book.path(lang).parent
    there = {each.path(LANGUAGES[0]): each.path(lang) for each in books}

    def lead(link: re.Match[str]) -> str:
        target = there.get(Path(os.path.normpath(home / link[1])))
        if target is None:
            raise ValueError(f"{book.stem}: the link to {link[1]} leads to no notebook of the course")
        return f"]({Path(os.path.relpath(target, here)).as_posix()})"

    def led(cell: dict[str, Any]) -> dict[str, Any]:
        is_prose = cell["cell_type"] == "markdown"
        return cell | {"source": [_LINK.sub(lead, line) for line in cell["source"]]} if is_prose else cell

    return [led(cell) for cell in cells]


def surplus(books: list[Book]) -> list[Path]:
    """Notebooks that are named by titles and are none of `books`: left over from another title."""
    known = {book.path(lang) for book in books for lang in LANGUAGES}
    found = (path for lang in LANGUAGES[1:] for path in folder_of(lang).rglob("*.ipynb"))
    return sorted(path for path in found if path not in known and ".ipynb_checkpoints" not in path.parts)
