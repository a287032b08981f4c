"""Builds the notebooks of the course from the level files, so that prose and exercises stay in step; pages to read too.

`python -m zsy_tutor.cli.notebooks` writes them beside their files, `--check` only says whether they are up to date.
The outputs are what running the cells gives as text, and as HTML where it is a page to read; no widget is stored.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..course_files import lessons_folder
from ..explain.house_rules import NAMES
from ..explain.messages import text
from ..explain.verdicts import PRESET
from ..study.exercises import Level
from ..study.lessons import lesson, lesson_files
from ..study.puzzles import pack, pack_files
from ..study.session import State, open_level, view
from ..widgets import reading
from ..widgets.pages import ShownPage

KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def notebook(level: Level, lang: str = "en") -> dict[str, Any]:
    """The notebook of a lesson or a pack, as nbformat 4.5 data."""
    cells = [_markdown("title", _opening(level, lang)), *_exercises(level, lang)]
    cells.append(_markdown("end", _closing(level, lang)))
    return _notebook(cells)


def page_notebook(name: str, lang: str = "en") -> dict[str, Any]:
    """The notebook of a page to read, `terms`: its parts, one cell each, and the way back."""
    cells = [_code(part, f"import zsy_tutor; zsy_tutor.{source}", page) for part, source, page in PAGES[name](lang)]
    back = text("nb-page-end", lang, start=_link_to("00", lang))
    cells.append(_markdown("end", f"{back}\n\n{_look_up(lang)}"))
    return _notebook(cells)


def _terms(lang: str) -> list[tuple[str, str, ShownPage]]:
    return [("terms", "terms()", reading.terms(lang))]


def _house_rules(lang: str) -> list[tuple[str, str, ShownPage]]:
    names = (PRESET, *NAMES)
    options = [(name, f'house_rules("{name}")', reading.house_rules(name, lang)) for name in names]
    return [
        ("house-rules", "house_rules()", reading.house_rules("", lang)),
        ("sources", "sources()", reading.sources(lang)),
        *options,
        ("cousins", "cousins()", reading.cousins(lang)),
    ]


PAGES: dict[str, Callable[[str], list[tuple[str, str, ShownPage]]]] = {"terms": _terms, "house_rules": _house_rules}
"""Pages to read by the name of their notebook: of each cell its name, what it calls, and what that gives."""


def _notebook(cells: list[dict[str, Any]]) -> dict[str, Any]:
    for count, cell in enumerate((cell for cell in cells if cell["cell_type"] == "code"), start=1):
        cell["execution_count"] = count
    return {
        "cells": cells,
        "metadata": {"kernelspec": KERNEL, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def _exercises(level: Level, lang: str) -> list[dict[str, Any]]:
    """The cells with something to do, and the prose above them."""
    if level.is_pack:
        source = f'import zsy_tutor; zsy_tutor.puzzles("{level.id}")'
        return [_code("puzzles", source, _saved(open_level(level), lang))]
    cells = []
    if level.settings:
        said = f"{text('settings-text', lang)}\n{text('settings-run', lang)}"
        cells.append(_code("settings", "import zsy_tutor; zsy_tutor.settings()", said))
    for place, step in enumerate(level.steps):
        name = step.id.replace(".", "-")
        if step.before:
            cells.append(_markdown(f"before-{name}", step.before.get(lang)))
        source = f'import zsy_tutor; zsy_tutor.step("{step.id}")'
        cells.append(_code(f"step-{name}", source, _saved(open_level(level, place, single=True), lang)))
    return cells


def as_text(data: dict[str, Any]) -> str:
    """The notebook as it is written to its file."""
    return json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def sources() -> dict[Path, Level]:
    """Every notebook of the course with the level it is built from."""
    lessons = {path.with_suffix(".ipynb"): lesson(name) for name, path in lesson_files().items()}
    return lessons | {path.with_suffix(".ipynb"): pack(name) for name, path in pack_files().items()}


def built() -> dict[Path, str]:
    """Every notebook of the course as it has to be: those of the levels, and the pages to read."""
    levels = {path: as_text(notebook(level)) for path, level in sources().items()}
    return levels | {lessons_folder() / f"{name}.ipynb": as_text(page_notebook(name)) for name in PAGES}


def stale() -> list[Path]:
    """The notebooks that are missing or are not what they are built from."""
    return [path for path, data in built().items() if not path.exists() or path.read_text(encoding="utf-8") != data]


def _opening(level: Level, lang: str) -> str:
    title = level.title.get(lang)
    if not level.is_pack:
        title = text("nb-lesson-title", lang, n=int(level.id), title=title)
    parts = [f"# {title}", level.intro.get(lang)]
    if level.can_do:
        parts.append(text("nb-can-do", lang, can_do=level.can_do.get(lang), minutes=level.minutes))
    parts.append(text("nb-run-all", lang))
    return "\n\n".join(part for part in parts if part)


def _closing(level: Level, lang: str) -> str:
    parts = [level.outro.get(lang)]
    if level.next:
        parts.append(text("nb-next", lang, link=_link_to(level.next, lang)))
    parts.append(_look_up(lang, "../lessons/" if level.is_pack else ""))
    return "\n\n".join(part for part in parts if part)


def _look_up(lang: str, folder: str = "") -> str:
    """Links to the pages to read, from beside the folder of the lessons or from within it."""
    words, rules = (
        f"[{text(f'{key}-title', lang)}]({folder}{name}.ipynb)"
        for key, name in (("terms", "terms"), ("rule_page", "house_rules"))
    )
    return text("nb-look-up", lang, words=words, rules=rules)


def _link_to(lesson_id: str, lang: str) -> str:
    """A link to a lesson from beside it."""
    return f"[{lesson(lesson_id).title.get(lang)}]({lesson_files()[lesson_id].stem}.ipynb)"


def _saved(state: State, lang: str) -> str:
    """What an exercise leaves in a notebook: itself as text, and how to go on."""
    return f"{view(state, lang).text}\n{text('text-run', lang)}"


def _lines(source: str) -> list[str]:
    return source.splitlines(keepends=True)


def _markdown(name: str, source: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "id": name, "metadata": {}, "source": _lines(source)}


def _code(name: str, source: str, output: str | ShownPage) -> dict[str, Any]:
    data = output.bundle() if isinstance(output, ShownPage) else {"text/plain": output}
    result = {
        "data": {kind: _lines(shown) for kind, shown in data.items()},
        "metadata": {},
        "output_type": "display_data",
    }
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": name,
        "metadata": {"jupyter": {"source_hidden": True}},
        "outputs": [result],
        "source": _lines(source),
    }


def main(arguments: list[str] | None = None) -> int:
    """Write the notebooks, or check them; the exit status is 1 where a check finds one out of date."""
    parser = argparse.ArgumentParser(prog="python -m zsy_tutor.cli.notebooks", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only say what is out of date")
    options = parser.parse_args(arguments)
    old, data = stale(), built()
    for path in old:
        if not options.check:
            path.write_text(data[path], encoding="utf-8")
        sys.stdout.write(f"{path.name}: {'out of date' if options.check else 'written'}\n")
    return 1 if old and options.check else 0


if __name__ == "__main__":
    raise SystemExit(main())
