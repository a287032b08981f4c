"""Making and mining: the same puzzles for a seed whatever works on it, none twice, no theme too often."""

from __future__ import annotations

import random
import time
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from zsy_tutor.study import mining
from zsy_tutor.study.bank import Puzzle, format_puzzle
from zsy_tutor.study.bank_proof import problems
from zsy_tutor.study.making import KINDS, Wanted, make
from zsy_tutor.study.mining import Taken, again, number_of, same_as


class AtOnce(mining.Serial):
    """Works in this process and remembers what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    def submit(self, work: Any, /, *args: Any, **named: Any) -> Future[Any]:
        self.asked.append(args[-2:])
        return super().submit(work, *args, **named)


class Shaken(ThreadPoolExecutor):
    """Gives results in another order than it was asked."""

    def submit(self, work: Any, /, *args: Any, **named: Any) -> Future[Any]:
        def late() -> Any:
            time.sleep(random.Random(args[-1]).random() / 100)
            return work(*args, **named)

        return super().submit(late)


WANTED = Wanted("order")


def lines(executor: Executor, count: int = 15, **named: Any) -> list[str]:
    return [format_puzzle(puzzle) for puzzle in mining.mine(WANTED, count, "test", executor, **named)]


def test_the_same_puzzles_come_whatever_the_executor_and_its_workers() -> None:
    expected = lines(AtOnce())
    assert len(expected) == 15
    with Shaken(3) as executor:
        assert lines(executor, workers=3) == expected
    with ThreadPoolExecutor(1) as executor:
        assert lines(executor, workers=7) == expected


def test_mining_goes_on_as_if_it_had_never_stopped() -> None:
    whole = list(mining.mine(WANTED, 15, "test", AtOnce()))
    for stopped in (1, 9, 14):
        rest = list(mining.mine(WANTED, 15, "test", AtOnce(), done=whole[:stopped]))
        assert whole[:stopped] + rest == whole


def test_no_number_is_worked_on_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "BLOCK", 10)
    executor = AtOnce()
    lines(executor, workers=2)
    assert [first for first, _ in executor.asked] == [0, *(last for _, last in executor.asked[:-1])]


def test_whoever_stops_listening_stops_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "BLOCK", 10)
    left: list[Future[Any]] = []

    class Slow(Executor):
        def submit(self, work: Any, /, *args: Any, **named: Any) -> Future[Any]:
            future: Future[Any] = Future()
            if left:
                left.append(future)
            else:
                future.set_result(work(WANTED, "test", 0, 50))
                left.append(future)
            return future

    puzzles = mining.mine(WANTED, 15, "test", Slow(), workers=3)
    next(puzzles)
    puzzles.close()  # type: ignore[attr-defined]
    assert all(future.cancelled() for future in left[1:])
    assert len(left) > 5


def test_mining_ends_where_nothing_more_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "PATIENCE", 300)
    executor = AtOnce()
    assert len(lines(executor, count=50, share=0.0)) < 50  # two of each theme, and no more
    assert executor.asked[-1][1] < 3_000


def made(kind: str, number: int = 3, **wanted: Any) -> list[Puzzle]:
    found = (make(Wanted(kind, seats=2 if kind == "endgame" else 3, **wanted), "test", n) for n in range(4000))
    return [puzzle for puzzle, _ in zip((each for each in found if each), range(number), strict=False)]


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_made_is_proved_and_can_be_made_again(kind: str) -> None:
    puzzles = made(kind)
    assert len(puzzles) == 3
    for puzzle in puzzles:
        assert not problems(puzzle)
        assert again(puzzle, Wanted(kind, seats=2 if kind == "endgame" else 3)) == puzzle


def test_the_goal_of_a_beat_is_what_is_wanted() -> None:
    assert {puzzle.own["goal"] for puzzle in made("beat", goal="cheapest")} == {"cheapest"}


def test_puzzles_that_ask_the_same_are_taken_once() -> None:
    (puzzle,) = made("beat", 1)
    other = Puzzle("", "beat", puzzle.themes, 1.0, 1, "x 8 1", {**puzzle.own, "position": turned(puzzle)})
    assert same_as(other) == same_as(puzzle)
    taken = Taken(10)
    assert taken.takes(puzzle)
    assert not taken.takes(other)


def turned(puzzle: Puzzle) -> str:
    """The same table, one seat further on."""
    rules, hands, _, trick, passed, out = puzzle.own["position"].split(" ")
    seats = hands.split("/")
    moved = "/".join([seats[-1], *seats[:-1]])

    def on(text: str) -> str:
        return "".join(f"p{int(each) % len(seats) + 1}" for each in text.split("p")[1:]) or "-"

    owner, _, play = trick.partition(":")
    return f"{rules} {moved} p2 {on(owner)}:{play} {on(passed)} {out}"


def test_sets_and_rows_that_are_the_same_in_another_order_are_taken_once() -> None:
    def order(*items: str) -> Puzzle:
        return Puzzle("", "order", (), 1.0, 1, "x 8 0", {"rules": "classic", "items": items})

    assert same_as(order("3", "4", "5")) == same_as(order("5", "3", "4"))
    assert same_as(order("3", "4", "5")) != same_as(order("3", "4", "6"))


def test_no_theme_has_more_than_its_share() -> None:
    puzzles = list(mining.mine(WANTED, 24, "test", AtOnce(), share=0.25))
    themes = [theme for puzzle in puzzles for theme in puzzle.themes]
    assert len(puzzles) == 24
    assert max(themes.count(theme) for theme in themes) <= 6


@pytest.mark.parametrize(("kind", "theme"), [("beat", "must_pass"), ("order", "turned_ranks")])
def test_a_theme_that_is_wanted_is_on_all_of_them_and_has_no_share(kind: str, theme: str) -> None:
    wanted = Wanted(kind, seats=3, cards=7, theme=theme)
    puzzles = list(mining.mine(wanted, 4, "test", AtOnce(), share=0.5))
    assert [theme in puzzle.themes for puzzle in puzzles] == [True] * 4
    others = [each for puzzle in puzzles for each in puzzle.themes if each != theme]
    assert all(others.count(each) <= 2 for each in others)
    assert [again(puzzle, wanted) for puzzle in puzzles] == puzzles


def test_endgames_of_one_theme_are_made_again_from_their_seed() -> None:
    wanted = Wanted("endgame", cards=6, theme="lowest_first")
    (puzzle,) = mining.mine(wanted, 1, "test", AtOnce())
    assert "lowest_first" in puzzle.themes
    assert again(puzzle, wanted) == puzzle
    assert again(puzzle, replace(wanted, theme="at_once")) != puzzle


def test_numbers_are_in_the_seed() -> None:
    puzzle = made("beat", 1)[0]
    assert number_of(puzzle) == int(puzzle.seed.split()[2])
