"""Builds the notebooks of the course from the level files, in every language, so that prose and exercises stay in step;
pages to read too.

`python -m zsy_tutor.cli.notebooks` writes them, `--check` only says whether they are up to date. The outputs are what
running the cells gives as text, and as HTML where it is a page to read; no widget is stored. A cell says in which
language it speaks, for the prose around it does not follow the language of the launcher. Where a notebook lies is in
`notebook_places`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from ..course_files import LANGUAGES
from ..explain.house_rules import NAMES
from ..explain.messages import text
from ..explain.verdicts import PRESET
from ..study.bank import level as bank_level
from ..study.drills import endgames as endgames_of
from ..study.exercises import Level, Words
from ..study.lessons import lesson, lesson_files
from ..study.puzzles import pack, pack_files
from ..study.review_words import nothing_yet
from ..study.session import State, open_level, view
from ..widgets import reading
from ..widgets.pages import ShownPage
from .notebook_places import Book, linked, surplus

KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def notebook(book: Book, lang: str = "en") -> dict[str, Any]:
    """A notebook of the course in a language, as nbformat 4.5 data."""
    cells = linked(book, books(), book.cells(lang), lang)
    for count, cell in enumerate((cell for cell in cells if cell["cell_type"] == "code"), start=1):
        cell["execution_count"] = count
    return {
        "cells": cells,
        "metadata": {"kernelspec": KERNEL, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def books() -> list[Book]:
    """Every notebook of the course: those of the levels, and the pages to read."""
    lessons = [(lesson(name), path) for name, path in lesson_files().items()]
    levels = [*lessons, *((pack(name), path) for name, path in pack_files().items())]
    pages, drills = PAGES.items(), DRILLS.items()
    return [
        *(Book(path.parent.name, path.stem, level.title.get, partial(_level, level)) for level, path in levels),
        *(Book("lessons", name, partial(text, page.title), partial(_page, page)) for name, page in pages),
        *(Book(drill.part, name, partial(text, drill.title), partial(_drill, drill)) for name, drill in drills),
    ]


def _level(level: Level, lang: str) -> list[dict[str, Any]]:
    """The cells of a lesson or a pack."""
    end = _markdown("end", _closing(level, lang))
    return [_markdown("title", _opening(level, lang)), *_exercises(level, lang), end]


@dataclass(frozen=True)
class ReadingPage:
    """A page to read: the key of its title, and of each of its cells the name, what it calls, and what that gives."""

    title: str
    parts: Callable[[str], list[tuple[str, str, ShownPage]]]
    intro: str = ""
    """The key of what stands above its cells, below the title, where they do not give a title themselves."""


def _page(page: ReadingPage, lang: str) -> list[dict[str, Any]]:
    """The cells of a page to read: its parts, and the way back."""
    back = text("nb-page-end", lang, start=_link_to("00", lang))
    parts = [_code(name, _call(source, lang), shown) for name, source, shown in page.parts(lang)]
    if page.intro:
        parts.insert(0, _markdown("title", f"# {text(page.title, lang)}\n\n{text(page.intro, lang)}"))
    return [*parts, _markdown("end", f"{back}\n\n{_look_up(lang)}")]


def _call(source: str, lang: str) -> str:
    """The source of a cell: a call such as `step("01.01")`, with the language."""
    begin = source.removesuffix(")")
    comma = "" if begin.endswith("(") else ", "
    return f'import zsy_tutor; zsy_tutor.{begin}{comma}lang="{lang}")'


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


def _review(lang: str) -> list[tuple[str, str, ShownPage]]:
    """What its cells give where nothing has been answered yet, whoever builds it."""
    page = ShownPage(nothing_yet(lang))
    return [(name, f"{name}()", page) for name in ("due", "review")]


def _progress(lang: str) -> list[tuple[str, str, ShownPage]]:
    return [("progress", "progress()", ShownPage(nothing_yet(lang)))]


PAGES = {
    "terms": ReadingPage("terms-title", _terms),
    "house_rules": ReadingPage("rule_page-title", _house_rules),
    "review": ReadingPage("review-title", _review, "nb-review-intro"),
    "progress": ReadingPage("standing-title", _progress, "nb-progress-intro"),
}
"""Pages to read, by the name of their English notebook."""


@dataclass(frozen=True)
class DrillPage:
    """Puzzles of the bank: the keys of its title and of what stands below it, and of each of its cells the name, what
    it calls, and what that leaves in the notebook."""

    title: str
    intro: str
    parts: Callable[[str], list[tuple[str, str, str]]]
    part: str = "puzzles"
    """The part of the course it is in."""


def _drill(drill: DrillPage, lang: str) -> list[dict[str, Any]]:
    """The cells of a drill: what it is, its parts, and where to look things up."""
    head = f"# {text(drill.title, lang)}\n\n{text(drill.intro, lang)}\n\n{text('nb-run-all', lang)}"
    parts = [_code(name, _call(source, lang), saved) for name, source, saved in drill.parts(lang)]
    lessons = "../lessons/" if drill.part == "puzzles" else ""
    return [_markdown("title", head), *parts, _markdown("end", _look_up(lang, lessons))]


def _block(name: str, what: str, run: str) -> Callable[[str], list[tuple[str, str, str]]]:
    return lambda lang: [(name.replace("_", "-"), f"{name}()", f"{text(what, lang)}\n{text(run, lang)}")]


def _endgames(lang: str) -> list[tuple[str, str, str]]:
    """Three packs, each harder than the one before, and what the first of each leaves."""
    found = []
    for third in (1, 2, 3):
        opened = open_level(bank_level(endgames_of(third), "endgames-title", Words()))
        found.append((f"endgames-{third}", f"endgames({third})", _saved(opened, lang)))
    return found


DRILLS = {
    "12_examination": DrillPage("exam-title", "nb-exam-intro", _block("exam", "exam-text", "exam-run"), "lessons"),
    "07_more_endgames": DrillPage("endgames-title", "nb-endgames-intro", _endgames),
    "04_streak": DrillPage("streak-title", "nb-streak-intro", _block("streak", "streak-text", "streak-run")),
    "05_my_set": DrillPage("set-title", "nb-set-intro", _block("my_set", "set-text", "set-run")),
    "06_my_puzzles": DrillPage("own-title", "nb-own-intro", _block("own_puzzle", "own-text", "own-run")),
}
"""Notebooks of puzzles from the bank, by their English names."""


def _exercises(level: Level, lang: str) -> list[dict[str, Any]]:
    """The cells with something to do, and the prose above them."""
    if level.is_pack:
        source = _call(f'puzzles("{level.id}")', lang)
        return [_code("puzzles", source, _saved(open_level(level), lang))]
    cells = []
    if level.settings:
        said = f"{text('settings-text', lang)}\n{text('settings-run', lang)}"
        cells.append(_code("settings", _call("settings()", lang), said))
    for place, step in enumerate(level.steps):
        name = step.id.replace(".", "-")
        if step.before:
            cells.append(_markdown(f"before-{name}", step.before.get(lang)))
        source = _call(f'step("{step.id}")', lang)
        cells.append(_code(f"step-{name}", source, _saved(open_level(level, place, single=True), lang)))
    return cells


def as_text(data: dict[str, Any]) -> str:
    """The notebook as it is written to its file."""
    return json.dumps(data, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def built() -> dict[Path, str]:
    """Every notebook of the course as it has to be, in every language."""
    return {book.path(lang): as_text(notebook(book, lang)) for book in books() for lang in LANGUAGES}


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
    links = {name: f"[{text(page.title, lang)}]({folder}{name}.ipynb)" for name, page in PAGES.items()}
    return text("nb-look-up", lang, **links)


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
    data, left_over = built(), surplus(books())
    old = stale()
    for path in old:
        if not options.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(data[path], encoding="utf-8")
        sys.stdout.write(f"{path.name}: {'out of date' if options.check else 'written'}\n")
    for path in left_over:
        if not options.check:
            path.unlink()
        sys.stdout.write(f"{path.name}: {'of no level' if options.check else 'removed'}\n")
    return 1 if options.check and (old or left_over) else 0


if __name__ == "__main__":
    raise SystemExit(main())
