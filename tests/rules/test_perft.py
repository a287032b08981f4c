"""Perft: the numbers in `tests/data/perft.txt`, by the engine, and by the oracle where they are small."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import oracle
from zsy_tutor.rules.errors import BudgetError, RequestError
from zsy_tutor.rules.generate import perft
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.suite import SuiteLine, read_suite

TEXT = (Path(__file__).parent.parent / "data" / "perft.txt").read_text(encoding="utf-8")
LINES = read_suite(TEXT)
IDS = [line.get("id") for line in LINES]
QUICK = 150
THOROUGH = 4000


def test_the_file_is_written_as_it_is_read() -> None:
    written = [text for text in TEXT.splitlines() if not text.startswith("#")]
    assert [str(line) for line in LINES] == written
    assert len(set(IDS)) == len(IDS) == 36


@pytest.mark.parametrize("line", LINES, ids=IDS)
def test_engine(line: SuiteLine) -> None:
    found = {depth: perft(line.position, depth) for depth in line.perft}
    assert found == line.perft
    assert line.perft[0] == 1
    assert list(line.perft) == list(range(len(line.perft)))


@pytest.mark.parametrize("line", LINES, ids=IDS)
def test_oracle(line: SuiteLine) -> None:
    confirm(line, QUICK)


@pytest.mark.slow
@pytest.mark.parametrize("line", LINES, ids=IDS)
def test_oracle_further(line: SuiteLine) -> None:
    confirm(line, THOROUGH)


def confirm(line: SuiteLine, most: int) -> None:
    """The numbers of a line from depth 0 on, until they add up to `most`; hands of 12 cards at the largest."""
    position = oracle.read_position(str(line.position))
    if max(map(position.size, range(position.seats))) > 12:
        return
    looked_at = 0
    for depth, number in line.perft.items():
        looked_at += number
        if looked_at <= most:
            assert oracle.perft(position, depth) == number, (line.get("id"), depth)


def test_suits_change_nothing() -> None:
    by_id = {line.get("id"): line.perft for line in LINES}
    assert by_id["suits-change-nothing"] == by_id["ranks-of-the-same"]


def test_options_that_change_turns_change_the_numbers() -> None:
    by_id = {line.get("id"): line.perft for line in LINES}
    assert by_id["first-out"] != by_id["one-left-as-in-first-out"]
    assert by_id["partners"] != by_id["partners-without-the-lead"]


def test_perft_refuses_what_it_cannot_count() -> None:
    position = Position.parse("classic 345/678 p1 - - -")
    for depth in (-1, 13):
        with pytest.raises(RequestError):
            perft(position, depth)
    with pytest.raises(BudgetError):
        perft(Position.parse("classic 3456789TJ/3456789TJQ p1 - - -"), 12, 100)
    hidden = Position.parse("classic ?3/678 p1 - - -")
    assert perft(hidden, 0) == 1
    with pytest.raises(RequestError):
        perft(hidden, 1)


def test_a_hidden_hand_that_is_not_needed_does_not_matter() -> None:
    position = Position.parse("classic 345/?3/?3 p1 - - -")
    assert perft(position, 1) == 3
    with pytest.raises(RequestError):
        perft(position, 2)
