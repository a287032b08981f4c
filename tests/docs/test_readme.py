"""The README's Python example is a doctest, its commands exist, and it stays short."""

from __future__ import annotations

import re

from .pages import pycon_blocks, run_examples
from .rules_page import ROOT

PATH = ROOT / "README.md"
TEXT = PATH.read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    result = run_examples(PATH)
    assert result.attempted >= 5
    assert result.failed == 0


def test_the_example_has_about_ten_lines() -> None:
    first = pycon_blocks(PATH)[0]
    assert "import zsy_tutor" in first
    assert 8 <= len(first.splitlines()) <= 14


def test_the_commands_are_there() -> None:
    assert (ROOT / "start.py").is_file()
    for command in ("python3 start.py\n", "python3 start.py test\n"):
        assert command in TEXT


def test_it_shows_a_lesson() -> None:
    assert re.search(r"!\[[^\]]+\]\(docs/pictures/[\w-]+\.png\)", TEXT)


def test_it_is_short() -> None:
    assert len(TEXT.splitlines()) <= 100
