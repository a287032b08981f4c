"""The parts of `benchmarks/browser.py` that need no browser: figures, counts of traffic, the table in the page."""

from __future__ import annotations

import doctest

import pytest

from benchmarks import browser
from benchmarks.browser import MARKS, Figure, Traffic, percentile, table
from benchmarks.page import README, put_table
from zsy_tutor.study import session
from zsy_tutor.study.levels import parse_level


def test_doctests() -> None:
    assert doctest.testmod(browser).failed == 0


@pytest.mark.parametrize(
    ("values", "percent", "expected"),
    [([7.0], 95, 7.0), (list(range(1, 101)), 95, 95), (list(range(1, 21)), 95, 19), ([3, 1, 2], 100, 3)],
)
def test_a_percentile_is_one_of_the_values(values: list[float], percent: float, expected: float) -> None:
    assert percentile(values, percent) == expected


def test_a_row_has_median_best_and_95th_percentile() -> None:
    row = Figure("click", [30.0, 10.0, 20.0], "ms", "under 25 ms", load=1.25).row()
    assert row == "| click | 20.0 ms | 10.0 ms | 30.0 ms | 1.2 | under 25 ms |"
    assert row in table([Figure("click", [30.0, 10.0, 20.0], "ms", "under 25 ms", load=1.25)]).splitlines()


def test_traffic_counts_bytes_in_both_directions() -> None:
    traffic = Traffic()
    before = traffic.now()
    traffic.add("♠", sent=True)
    traffic.add(b"1234", sent=False)
    traffic.add(b"56", sent=False)
    assert traffic.since(before) == Traffic(up=3, down=6, sent=1, received=2)
    assert traffic.since(traffic.now()) == Traffic()


def test_the_table_has_its_place_in_the_page() -> None:
    page = README.read_text("utf-8")
    written = put_table(page, "the table", MARKS)
    assert f"{MARKS[0]}\nthe table\n{MARKS[1]}" in written
    assert put_table(written, "the table", MARKS) == written
    assert written.split(MARKS[0])[0] == page.split(MARKS[0])[0]


def test_the_measured_exercise_has_many_cards_and_all_can_be_lifted() -> None:
    state = session.open_level(parse_level(browser.LEVEL))
    assert len(state.cards) == 17
    for index in range(17):
        state = session.reduce(state, session.Toggle(index))
    assert state.work.selected == tuple(range(17))
