"""`docs/puzzle-format.md` names every key, kind, theme and number that the bank has, and its examples run."""

from __future__ import annotations

import re
from pathlib import Path

from tests.docs.pages import run_examples
from zsy_tutor.solve.difficulty import LEVELS
from zsy_tutor.study import bank
from zsy_tutor.study.bank_proof import ALL_THEMES

PAGE = Path(__file__).parent.parent.parent / "docs" / "puzzle-format.md"
TEXT = PAGE.read_text("utf-8")


def rows(heading: str) -> dict[str, str]:
    """The table whose head begins so: what stands in code in the first cell, and the rest of the row."""
    table = TEXT.split(f"| {heading} |", 1)[1].split("\n\n")[0].split("\n")[2:]
    return {key: row for row in table for key in re.findall(r"`([^`]+)`", row.split("|")[1])}


def test_every_key_is_in_its_table() -> None:
    assert list(rows("key of the head")) == list(bank.HEAD_KEYS)
    assert list(rows("key of a puzzle")) == list(bank.SHARED_KEYS)
    kinds = rows("kind")
    assert set(kinds) == set(bank.OWN_KEYS)
    for kind, keys in bank.OWN_KEYS.items():
        assert all(f"`{key}`" in kinds[kind] for key in keys), kind


def test_every_theme_is_in_its_table() -> None:
    assert {*rows("endgame"), *rows("other kinds")} == set(ALL_THEMES)


def test_numbers_are_those_of_the_code() -> None:
    assert f"Below {LEVELS['easy'][1]:g} is `easy`, below {LEVELS['medium'][1]:g} `medium`" in " ".join(TEXT.split())
    assert f"at most {bank.MAX_BYTES:,} bytes and {bank.MAX_PUZZLES:,} puzzles" in " ".join(TEXT.split())


def test_the_examples_run() -> None:
    result = run_examples(PAGE)
    assert (result.failed, result.attempted) == (0, 5)
