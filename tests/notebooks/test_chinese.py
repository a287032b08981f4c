"""The Chinese notebooks and the Chinese texts of the level files: nothing is missing, and all is written as Chinese."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.notebooks.test_notebooks import BOOKS, CHINESE, ROOT
from zsy_tutor.course_files import LANGUAGES, shipped_files, start_notebook

LEVELS = sorted([*(ROOT / "lessons").glob("*.toml"), *(ROOT / "puzzles").glob("*.toml")])
LATIN = re.compile(r"[A-Za-z]{2,}")
ALLOWED = {"Tab", "Esc", "JupyterLab", "Enter", "Space", "Shift", "Home", "End"}
CODE = re.compile(r"`[^`]*`|\]\([^)]*\)")


def texts(value: Any, where: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table of texts by language in a file, with where it stands."""
    if isinstance(value, list):
        for place, each in enumerate(value):
            name = str(each.get("id", place)) if isinstance(each, dict) else str(place)
            yield from texts(each, f"{where}/{name}")
    elif isinstance(value, dict):
        if set(value) & set(LANGUAGES):
            yield where, value
        for key, each in value.items():
            yield from texts(each, f"{where}.{key}")


@pytest.mark.parametrize("path", LEVELS, ids=lambda path: path.stem)
def test_every_text_of_a_level_file_is_there_in_every_language(path: Path) -> None:
    found = list(texts(tomllib.loads(path.read_text(encoding="utf-8"))))
    assert len(found) > 10
    gaps = [
        (where, lang)
        for where, told in found
        for lang in LANGUAGES
        if not told.get(lang) or (isinstance(told[lang], list) and len(told[lang]) != len(told["en"]))
    ]
    assert gaps == []


def test_a_gap_is_found() -> None:
    found = dict(texts({"step": [{"id": "x", "prompt": {"en": "a"}, "wrong": [{"note": {"zh": "b"}}]}]}))
    assert set(found) == {".step/x.prompt", ".step/x.wrong/0.note"}


def is_written_as_chinese(said: str) -> None:
    """Words of a teacher, punctuation of full width, no blank beside a Chinese character; code is left out."""
    for line in said.splitlines():
        bare = CODE.sub("]", line)
        assert not re.search(r"[您！它]|抱歉|他们|非法|无效|进行|(?<!第)二张|如果.*的话", bare), line
        assert set(LATIN.findall(bare)) <= ALLOWED, line
        assert not re.search(r"[\u4e00-\u9fff，。][,.:;?!()]|[,;:?!()][\u4e00-\u9fff]", bare), line
        assert not re.search(r"[\u4e00-\u9fff，。、：；？] +[\w]|\w +[\u4e00-\u9fff]", bare), line


@pytest.mark.parametrize("path", CHINESE, ids=lambda path: path.stem)
def test_prose_is_written_as_chinese(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    for cell in data["cells"]:
        if cell["cell_type"] == "markdown":
            is_written_as_chinese("".join(cell["source"]))


@pytest.mark.parametrize("path", LEVELS, ids=lambda path: path.stem)
def test_what_a_level_file_says_is_written_as_chinese(path: Path) -> None:
    for _, told in texts(tomllib.loads(path.read_text(encoding="utf-8"))):
        for said in [told["zh"]] if isinstance(told["zh"], str) else told["zh"]:
            is_written_as_chinese(said)


@pytest.mark.parametrize("path", CHINESE, ids=lambda path: path.stem)
def test_what_a_cell_leaves_is_chinese(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    for cell in data["cells"]:
        for output in cell.get("outputs", []):
            said = "".join(output["data"]["text/plain"])
            assert len(re.findall(r"[\u4e00-\u9fff]", said)) > len(said) / 6


def test_same_cells_in_both_languages() -> None:
    for path, (book, lang) in BOOKS.items():
        if lang == "zh":
            both = [json.loads(each.read_text(encoding="utf-8"))["cells"] for each in (path, book.path("en"))]
            assert [cell["id"] for cell in both[0]] == [cell["id"] for cell in both[1]]


def test_names_are_titles_that_every_system_takes() -> None:
    assert start_notebook("zh") == "课程/00_从这里开始.ipynb"
    shipped = shipped_files((".ipynb",), ("zh",))
    assert set(shipped) == {path.relative_to(ROOT / "zh").as_posix() for path in CHINESE}
    for name in shipped:
        assert re.fullmatch(r"[\w、]+/[\w、]+\.ipynb", name)
        assert len(name.encode()) < 200
