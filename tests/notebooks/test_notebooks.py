"""The notebooks of the course: built from the level files, with text outputs, and nothing to stumble over.

Running them and comparing the outputs is done by `pytest --nbval-current-env --nbval lessons puzzles zh`; what holds of
the Chinese ones alone is in `test_chinese`.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest

import zsy_tutor
from zsy_tutor.cli.notebook_places import Book, linked
from zsy_tutor.cli.notebooks import DRILLS, PAGES, as_text, books, built, main, notebook, stale
from zsy_tutor.course_files import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
ENGLISH = sorted([*(ROOT / "lessons").glob("*.ipynb"), *(ROOT / "puzzles").glob("*.ipynb")])
CHINESE = sorted((ROOT / "zh").rglob("*.ipynb"))
NOTEBOOKS = ENGLISH + CHINESE
IDS = [path.stem for path in NOTEBOOKS]
BLOCKS = "settings|streak|my_set|own_puzzle|exam"
TABLE = re.compile(
    rf'import zsy_tutor; zsy_tutor\.((step|puzzles)\("[\w.]+", |endgames\(\d, |({BLOCKS})\()lang="(\w\w)"\)'
)
PAGE = re.compile(r'import zsy_tutor; zsy_tutor\.\w+\(("\w+", )?lang="(\w\w)"\)')
BOOKS = {book.path(lang): (book, lang) for book in books() for lang in LANGUAGES}
READ = {path for path, (book, _) in BOOKS.items() if book.stem in PAGES}


def cells(path: Path, kind: str) -> list[dict[str, Any]]:
    data = json.loads(path.read_text(encoding="utf-8"))
    return [cell for cell in data["cells"] if cell["cell_type"] == kind]


def prose(path: Path) -> str:
    return "\n\n".join("".join(cell["source"]) for cell in cells(path, "markdown"))


def test_every_level_file_and_every_page_has_its_notebook() -> None:
    assert set(built()) == set(BOOKS) == set(NOTEBOOKS)
    levels = [*(ROOT / "lessons").glob("*.toml"), *(ROOT / "puzzles").glob("*.toml")]
    assert {path.stem for path in ENGLISH} == {path.stem for path in levels} | set(PAGES) | set(DRILLS)
    assert len(CHINESE) == len(ENGLISH)


def test_notebooks_are_in_step_with_their_files() -> None:
    assert stale() == [], "run: python -m zsy_tutor.cli.notebooks"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=IDS)
def test_a_notebook_is_valid_and_asks_for_the_plain_kernel(path: Path) -> None:
    data = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    nbformat.validate(data)
    assert data.metadata.kernelspec.name == "python3"
    assert "widgets" not in data.metadata


@pytest.mark.parametrize("path", NOTEBOOKS, ids=IDS)
def test_no_cell_was_left_unexecuted(path: Path) -> None:
    code = cells(path, "code")
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    assert all(cell["outputs"] for cell in code)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=IDS)
def test_outputs_are_text_and_for_pages_html(path: Path) -> None:
    for cell in cells(path, "code"):
        for output in cell["outputs"]:
            assert set(output["data"]) == ({"text/plain", "text/html"} if path in READ else {"text/plain"})
            assert "<script" not in "".join(output["data"].get("text/html", ""))
            assert "0x" not in "".join(output["data"]["text/plain"])


@pytest.mark.parametrize("path", NOTEBOOKS, ids=IDS)
def test_a_cell_is_one_exercise_or_page_or_the_settings_with_its_source_hidden(path: Path) -> None:
    for cell in cells(path, "code"):
        assert (called := (PAGE if path in READ else TABLE).fullmatch("".join(cell["source"])))
        assert called[called.lastindex or 0] == BOOKS[path][1]
        assert cell["metadata"] == {"jupyter": {"source_hidden": True}}


def test_how_the_cards_are_to_be_is_asked_before_the_first_table() -> None:
    sources_of = {path.stem: ["".join(cell["source"]) for cell in cells(path, "code")] for path in NOTEBOOKS}
    asked = {name: ["settings(" in source for source in found].index(True) for name, found in sources_of.items()
             if any("settings(" in source for source in found)}  # fmt: skip
    assert asked == {"00_start_here": 0, CHINESE[0].stem: 0}


@pytest.mark.parametrize("path", NOTEBOOKS, ids=IDS)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", prose(path)):
        assert (path.parent / target).resolve().is_file(), target


@pytest.mark.parametrize("path", ENGLISH, ids=IDS[: len(ENGLISH)])
def test_a_chinese_term_has_its_pinyin_at_first_mention(path: Path) -> None:
    seen: set[str] = set()
    text = prose(path)
    for match in re.finditer(r"[\u4e00-\u9fff]+", text):
        if match.group() not in seen:
            assert re.match(r", \*[a-zü\u00e0-\u01dc ]+\*", text[match.end() :]), match.group()
        seen.add(match.group())


@pytest.mark.parametrize("path", NOTEBOOKS, ids=IDS)
def test_prose_does_not_shout(path: Path) -> None:
    assert "!" not in prose(path)


def test_a_lesson_ends_with_what_was_learnt_and_the_way_on() -> None:
    for path in NOTEBOOKS:
        book, lang = BOOKS[path]
        if book.part == "lessons" and path not in READ and book.stem not in DRILLS:
            last = "".join(cells(path, "markdown")[-1]["source"])
            assert {"en": "What you can do now", "zh": "你学会了"}[lang] in last
            assert ".ipynb)" in last


@pytest.mark.parametrize("path", NOTEBOOKS, ids=IDS)
def test_every_notebook_leads_to_the_pages_to_read(path: Path) -> None:
    last = "".join(cells(path, "markdown")[-1]["source"]).splitlines()[-1]
    pages = {each.path(BOOKS[path][1]).resolve() for each in books() if each.stem in PAGES}
    linked = {(path.parent / link).resolve() for link in re.findall(r"\]\(([^)]+)\)", last)}
    assert linked == pages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_notebook_that_is_out_of_date_is_found(lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("zsy_tutor.cli.notebook_places.course_folder", lambda: tmp_path)
    monkeypatch.setattr("zsy_tutor.cli.notebook_places.folder_of", lambda other: tmp_path / other)
    book = books()[0]
    monkeypatch.setattr("zsy_tutor.cli.notebooks.books", lambda: [book])
    monkeypatch.setattr("zsy_tutor.cli.notebooks.linked", lambda book, books, cells, lang: cells)
    assert main(["--check"]) == 1
    assert list(tmp_path.iterdir()) == []
    assert main([]) == 0
    assert book.path(lang).read_text(encoding="utf-8") == as_text(notebook(book, lang))
    assert main(["--check"]) == 0
    book.path(lang).write_text("", encoding="utf-8")
    assert main(["--check"]) == 1


def test_a_chinese_notebook_of_an_old_title_is_taken_away(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("zsy_tutor.cli.notebook_places.course_folder", lambda: tmp_path)
    monkeypatch.setattr("zsy_tutor.cli.notebook_places.folder_of", lambda other: tmp_path / other)
    title = {"en": "Rank order", "zh": "旧名字？"}
    made = [Book("lessons", "01_rank_order", title.__getitem__, lambda lang: [])]
    monkeypatch.setattr("zsy_tutor.cli.notebooks.books", lambda: made)
    assert main([]) == 0
    old = tmp_path / "zh" / "课程" / "01_旧名字.ipynb"
    assert old.is_file()
    title["zh"] = "点数大小"
    assert main(["--check"]) == 1
    assert old.is_file()
    assert main([]) == 0
    assert [path.name for path in old.parent.iterdir()] == ["01_点数大小.ipynb"]


def test_a_link_out_of_the_course_is_refused() -> None:
    cells = [{"cell_type": "markdown", "source": ["[there](../puzzles/nothing.ipynb)"]}]
    with pytest.raises(ValueError, match="leads to no notebook of the course"):
        linked(books()[0], books(), cells, "zh")


@pytest.mark.slow
def test_running_a_changed_notebook_is_noticed(tmp_path: Path) -> None:
    """The comparison can fail: another hand in the stored text, and the run says so."""
    source = (ROOT / "lessons" / "00_start_here.ipynb").read_text(encoding="utf-8")
    data = json.loads(source)
    code = [cell for cell in data["cells"] if cell["cell_type"] == "code"][:1]
    changed = tmp_path / "changed.ipynb"
    for text, status in ((code[0]["outputs"][0]["data"]["text/plain"], 0), (["Step 00.01. Another hand."], 1)):
        code[0]["outputs"][0]["data"]["text/plain"] = text
        changed.write_text(json.dumps({**data, "cells": code}), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--nbval-current-env", "--nbval"]
        env = os.environ | {"PYTHONPATH": str(Path(zsy_tutor.__file__).parents[1])}
        done = subprocess.run([*command, str(changed)], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == status, done.stdout + done.stderr
