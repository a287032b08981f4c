"""Drills: which puzzles come, in which order, and how a streak is counted."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tests.study.levels import answer, beat, do
from zsy_tutor.study.bank import bank
from zsy_tutor.study.drills import STREAK_KINDS, STREAK_PUZZLES, Streak, Wish, drawn
from zsy_tutor.study.session import Hint, State, Typed

SINGLES = "classic 59J/?4/?6 p1 p3:7 - -"


def ids(puzzles: object) -> list[str]:
    return [puzzle.id for puzzle in puzzles]  # type: ignore[attr-defined]


def test_a_streak_is_never_in_the_same_order_twice() -> None:
    pool, dice, before = bank(STREAK_KINDS), Random(1), []
    orders = []
    for _ in range(5):
        order = drawn(pool, STREAK_PUZZLES, dice, before)
        before = ids(order)
        assert len(set(before)) == STREAK_PUZZLES
        orders.append(before)
    assert all(not set(one) & set(two) for one, two in pairwise(orders))
    for seed in range(200):  # with two puzzles chance alone would repeat the order half the time
        two = drawn(pool[:2], 2, Random(seed))
        assert ids(drawn(pool[:2], 2, Random(seed), ids(two))) != ids(two)


def test_kinds_take_turns_as_long_as_there_are_others() -> None:
    kinds = [puzzle.kind for puzzle in drawn(bank(STREAK_KINDS), STREAK_PUZZLES, Random(4))]
    assert set(kinds) == set(STREAK_KINDS)
    assert max(kinds.count(kind) for kind in STREAK_KINDS) <= len(kinds) / 2
    assert all(one != two for one, two in pairwise(kinds))
    only = drawn(bank("name"), 5, Random(2))
    assert len(only) == 5


def test_a_wish_finds_what_fits_and_nothing_else() -> None:
    everything = Wish().fitting()
    assert everything == bank()
    some = Wish(("beat", "name"), ("pairs",), "easy", "two-low").fitting()
    assert some
    assert all(puzzle.kind in ("beat", "name") and "pairs" in puzzle.themes for puzzle in some)
    assert all(puzzle.level == "easy" and puzzle.rules.startswith("two-low") for puzzle in some)
    assert Wish(("beat",), ("no_combination",)).fitting() == ()


@pytest.fixture
def state() -> State:
    return beat(SINGLES, '["9", "J"]')


def test_the_first_answer_decides(state: State) -> None:
    begun = Streak(began=100.0, seconds=180)
    right = begun.answered(state, answer(state, "9"), 101.0)
    assert (right.right, right.row, right.longest, right.missed) == (1, 1, 1, ())
    wrong_state = answer(state, "5")
    wrong = begun.answered(state, wrong_state, 101.0)
    assert (wrong.right, wrong.row, len(wrong.missed)) == (0, 0, 1)
    assert wrong.answered(wrong_state, answer(wrong_state, "J"), 102.0) == wrong


def test_a_hint_is_a_miss_and_reading_is_not(state: State) -> None:
    begun = Streak(began=0.0)
    assert len(begun.answered(state, do(state, Hint()), 1.0).missed) == 1
    assert begun.answered(state, do(state, Typed("what")), 1.0) == begun  # cannot be read: no answer
    allowed = do(state, Typed("pass"))
    assert begun.answered(state, allowed, 1.0) == begun  # legal, but not what was asked: another try


def test_time_runs_out_and_can_be_left_out(state: State) -> None:
    begun = Streak(began=100.0, seconds=180)
    assert (begun.left(150.0), begun.left(500.0)) == (130.0, 0.0)
    late = begun.answered(state, answer(state, "9"), 280.0)
    assert late.over
    assert late.right == 0
    endless = Streak(began=100.0, seconds=0)
    assert endless.answered(state, answer(state, "9"), 9999.0).right == 1
    assert endless.left(9999.0) == 0.0
    assert endless.stopped().over


def test_a_miss_ends_the_run_and_the_longest_is_kept(state: State) -> None:
    streak = Streak(began=0.0, right=4, row=4, longest=4)
    missed = streak.answered(state, answer(state, "5"), 1.0)
    assert (missed.right, missed.row, missed.longest) == (4, 0, 4)
