"""Builds the notebooks of the course from the level files, so that prose and exercises stay in step.

`python -m zsy_tutor.cli.notebooks` writes them beside their files, `--check` only says whether they are up to date.
The outputs are what running the cells gives as text; no widget is stored.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from ..explain.messages import text
from ..study.exercises import Level
from ..study.lessons import lesson, lesson_files
from ..study.puzzles import pack, pack_files
from ..study.session import State, open_level, view

KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def notebook(level: Level, lang: str = "en") -> dict[str, Any]:
    """The notebook of a lesson or a pack, as nbformat 4.5 data."""
    cells = [_markdown("title", _opening(level, lang))]
    if level.is_pack:
        source = f'import zsy_tutor; zsy_tutor.puzzles("{level.id}")'
        cells.append(_code("puzzles", source, 1, _saved(open_level(level), lang)))
    else:
        for place, step in enumerate(level.steps):
            name = step.id.replace(".", "-")
            if step.before:
                cells.append(_markdown(f"before-{name}", step.before.get(lang)))
            source = f'import zsy_tutor; zsy_tutor.step("{step.id}")'
            state = open_level(level, place, single=True)
            cells.append(_code(f"step-{name}", source, place + 1, _saved(state, lang)))
    closing = _closing(level, lang)
    if closing:
        cells.append(_markdown("end", closing))
    return {
        "cells": cells,
        "metadata": {"kernelspec": KERNEL, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def as_text(data: dict[str, Any]) -> str:
    """The notebook as it is written to its file."""
    return json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def sources() -> dict[Path, Level]:
    """Every notebook of the course with the level it is built from."""
    lessons = {path.with_suffix(".ipynb"): lesson(name) for name, path in lesson_files().items()}
    return lessons | {path.with_suffix(".ipynb"): pack(name) for name, path in pack_files().items()}


def stale() -> list[Path]:
    """The notebooks that are missing or are not what their level files give."""
    return [
        path for path, level in sources().items()
        if not path.exists() or path.read_text(encoding="utf-8") != as_text(notebook(level))
    ]  # fmt: skip


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
        link = f"[{lesson(level.next).title.get(lang)}]({lesson_files()[level.next].stem}.ipynb)"
        parts.append(text("nb-next", lang, link=link))
    return "\n\n".join(part for part in parts if part)


def _saved(state: State, lang: str) -> str:
    """What an exercise leaves in a notebook: itself as text, and how to go on."""
    return f"{view(state, lang).text}\n{text('text-run', lang)}"


def _lines(source: str) -> list[str]:
    return source.splitlines(keepends=True)


def _markdown(name: str, source: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "id": name, "metadata": {}, "source": _lines(source)}


def _code(name: str, source: str, count: int, output: str) -> dict[str, Any]:
    result = {
        "data": {"text/plain": _lines(output)},
        "metadata": {},
        "output_type": "display_data",
    }
    return {
        "cell_type": "code",
        "execution_count": count,
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
    old = stale()
    for path in old:
        if not options.check:
            path.write_text(as_text(notebook(sources()[path])), encoding="utf-8")
        sys.stdout.write(f"{path.name}: {'out of date' if options.check else 'written'}\n")
    return 1 if old and options.check else 0


if __name__ == "__main__":
    raise SystemExit(main())
