"""What is counted of a proof: answers, tempting losers, depth; one name for positions that play alike; difficulty."""

from __future__ import annotations

from functools import cache
from math import log2

import pytest

from zsy_tutor.rules.errors import RequestError
from zsy_tutor.rules.plays import Play
from zsy_tutor.rules.position import Position
from zsy_tutor.solve.canonical import canonical
from zsy_tutor.solve.dice import Dice
from zsy_tutor.solve.difficulty import LEVELS, difficulty, level_of
from zsy_tutor.solve.goals import reached
from zsy_tutor.solve.mine import Wish, candidate
from zsy_tutor.solve.proof import can_answer, prove
from zsy_tutor.solve.solver import actions, after, solve


def small(seats: int, number: int) -> Position | None:
    return candidate(Wish(cards=5 if seats == 2 else 3, seats=seats), Dice(f"small {number}"))


@pytest.mark.parametrize("seats", [2, 3])
def test_answers_are_those_of_the_solver_and_the_depth_that_of_trying_everything(seats: int) -> None:
    proved = 0
    for number in range(40):
        position = small(seats, number)
        if position is None or reached(position, "first", 0) is not None:
            continue
        proof, found = prove(position, "first"), solve(position)
        if proof is None:
            assert found.result == "loss"
            continue
        proved += 1
        assert proof.winning == found.winning
        assert set(proof.first) == set(actions(position))
        assert proof.depth == depth(position)
    assert proved > 8


def depth(start: Position) -> int:
    """Plays of p1 that it needs at most, by trying everything; 99 where it does not get out first."""

    @cache
    def of(position: Position) -> int:
        if position.finished:
            return 0 if position.finished[0] == 0 else 99
        mine = position.turn == 0
        values = [of(after(position, action)) + (mine and isinstance(action, Play)) for action in actions(position)]
        return min(values) if mine else max(values)

    return of(start)


def test_more_answers_than_wanted_are_no_proof() -> None:
    position = Position.parse("classic 779JJ/669K/2 p1 - - -")
    assert prove(position, "first", most=1) is None
    proof = prove(position, "first", most=2)
    assert proof is not None
    assert [str(action) for action in proof.winning] == ["77", "JJ"]


def test_too_few_nodes_are_no_proof() -> None:
    position = Position.parse("classic 345677T/4467TB p1 - - -")
    assert prove(position, "first", nodes=3) is None
    assert prove(position, "first") is not None


def test_hidden_hands_are_refused() -> None:
    with pytest.raises(RequestError, match="hidden"):
        prove(Position.parse("classic 345/?3 p1 - - -"), "first")


def test_a_tempting_loser_sheds_as_much_as_the_answer_or_wins_the_trick_at_once() -> None:
    proof = prove(Position.parse("classic TKKKA/JQQQB p1 - - -"), "first")
    assert proof is not None
    assert [str(action) for action in proof.winning] == ["A"]
    assert {str(action) for action in proof.tempting} == {"T", "K", "KK", "KKK"}
    proof = prove(Position.parse("classic 699TTT/69TKKK p1 - - -"), "first")
    assert proof is not None
    assert not proof.tempting  # every loser sheds less than the full house, and can be beaten


def test_who_has_passed_for_good_answers_no_more() -> None:
    play = next(action for action in actions(Position.parse("classic 8/9/3 p1 p2:7 p3 -")) if isinstance(action, Play))
    assert can_answer(Position.parse("classic 8/3/9 p1 p2:7 p3 -"), play)
    assert not can_answer(Position.parse("classic,pass_is_final=on 8/3/9 p1 p2:7 p3 -"), play)


SAME = "classic 3d4h/5c5s/7 p1 - - -"


@pytest.mark.parametrize(
    "other", ["classic 34/55/7 p1 - - -", "classic 7/34/55 p2 - - -", "classic 5h5s/7c/3s4c p3 - - -"]
)
def test_suits_and_where_one_starts_to_count_make_no_difference(other: str) -> None:
    assert canonical(Position.parse(other)) == canonical(Position.parse(SAME))


@pytest.mark.parametrize(
    "other",
    ["classic 34/7/55 p1 - - -", "classic 34/55/8 p1 - - -", "classic,stairs=on 34/55/7 p1 - - -",
     "classic 34/55/7 p2 - - -", "classic 34/5/7 p1 p2:5 p3 -"],
)  # fmt: skip
def test_anything_else_does(other: str) -> None:
    assert canonical(Position.parse(other)) != canonical(Position.parse(SAME))


def test_difficulty_grows_with_each_thing_that_is_counted() -> None:
    base = difficulty(log2(6), 2, 2, 2)
    assert all(each > base for each in (difficulty(log2(9), 2, 2, 2), difficulty(log2(6), 5, 2, 2),
                                        difficulty(log2(6), 2, 3, 2), difficulty(log2(6), 2, 2, 9)))  # fmt: skip


def test_every_difficulty_has_one_name() -> None:
    assert [level_of(tenth / 10) for tenth in range(200)] == sorted(
        (level_of(tenth / 10) for tenth in range(200)), key=list(LEVELS).index
    )
