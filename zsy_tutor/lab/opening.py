"""Which cells of a notebook may run because it was opened: a cell the package shipped for that lesson, and no other.

Jupyter's trust mark is not asked: an untrusted notebook that was opened and saved once is trusted the next time. What
counts instead is that the notebook lies in the learner's folder, under the name of a shipped notebook; the page may
then run the cells whose source is, character for character, one of those returned here.
"""

from __future__ import annotations

import json
import os
import re
import sys
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path

from zsy_tutor.course_files import LANGUAGES, folder_of, shipped_files

# A newer version that the launcher put beside a changed lesson: `01_rank_order.new.ipynb`, `.new-2.ipynb`.
_BESIDE = re.compile(r"\.new(-\d+)?(?=\.ipynb$)")

LANGUAGE_TAGS = {"en": "en", "zh": "zh-Hans"}


@dataclass(frozen=True)
class Opening:
    """The answer for one notebook: the sources that may run, or why none may.

    `refused` is `""`, `not_a_lesson`, `other_folder`, `other_kernel` or `shadowed`; then `about` names the file. `lang`
    is the language of a notebook that may run, as a page names it.
    """

    cells: tuple[str, ...] = ()
    refused: str = ""
    about: str = ""
    lang: str = ""


def cell_sources(notebook: Path) -> tuple[str, ...]:
    """The sources of the code cells of a notebook, in order, empty ones left out."""
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    sources = ("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    return tuple(source for source in sources if source.strip())


def opening(path: str, folder: Path, root: Path, shipped: dict[str, Path] | None = None) -> Opening:
    """What of the notebook at `path` (as JupyterLab names it, relative to the server's `root`) may run on opening.

    `folder` is the learner's folder, as the launcher made it. Links are resolved: a link inside the folder that leads
    elsewhere, or a second name of the folder, is another folder.
    """
    source = shipped_source(path, folder, root, shipped)
    if not isinstance(source, Path):
        return Opening(refused=source)
    shadow = shadowing((root / path).parent)
    if shadow:
        return Opening(refused="shadowed", about=shadow)
    return Opening(cells=cell_sources(source), lang=LANGUAGE_TAGS.get(_language(source), ""))


def shipped_source(path: str, folder: Path, root: Path, shipped: dict[str, Path] | None = None) -> Path | str:
    """The notebook of the package that the one at `path` is a copy of, or as a word why it is none."""
    shipped = shipped_files((".ipynb",)) if shipped is None else shipped
    home, notebook = os.path.realpath(folder), os.path.realpath(root / path)
    if not notebook.startswith(home + os.sep):
        return "other_folder"
    source = shipped.get(_BESIDE.sub("", Path(notebook).relative_to(home).as_posix()))
    if source is None:
        return "not_a_lesson"
    return source if os.path.realpath(root) + os.sep + os.path.normpath(path) == notebook else "other_folder"


def _language(source: Path) -> str:
    """The language of a shipped notebook, by where it lies."""
    return next((lang for lang in LANGUAGES[1:] if folder_of(lang) in source.parents), LANGUAGES[0])


def shadowing(folder: Path) -> str:
    """The first file or folder in `folder` that Python would import in place of a module a lesson needs, or `""`.

    The course's kernel keeps the folder off its path; this is the second lock on the same door.
    """
    return next((entry.name for entry in sorted(folder.iterdir()) if _importable_name(entry) in _needed_modules()), "")


def _importable_name(entry: Path) -> str:
    """The name under which Python would import this file or folder, or `""`."""
    stem, _, rest = entry.name.partition(".")
    if rest in ("py", "pyc") or f".{rest}".endswith((".so", ".pyd")):
        return stem
    # A folder without __init__ gives way to an installed package of its name.
    return stem if not rest and entry.is_dir() and any(entry.glob("__init__.*")) else ""


@cache
def _needed_modules() -> frozenset[str]:
    installed = (name for name in metadata.packages_distributions() if name.isidentifier())
    return frozenset({"zsy_tutor", "sitecustomize", "usercustomize", *sys.stdlib_module_names, *installed})
