"""Endgames made by chance: the same for a seed, proved, and none that the filters refuse."""

from __future__ import annotations

import pytest

from zsy_tutor.rules.generate import legal_plays
from zsy_tutor.rules.plays import play_table
from zsy_tutor.rules.position import Position
from zsy_tutor.solve.dice import Dice
from zsy_tutor.solve.mine import RARE, Wish, candidate, endgame, hardness, worth
from zsy_tutor.solve.proof import prove
from zsy_tutor.solve.solver import solve
from zsy_tutor.solve.themes import themes

WISHES = (Wish(), Wish(rules="two-low", cards=7), Wish(seats=3, cards=4, goal="not_last"), Wish(seats=3, cards=5))


@pytest.mark.parametrize("wish", WISHES, ids=str)
def test_what_is_found_is_proved_and_keeps_what_was_wished(wish: Wish) -> None:
    found = [each for number in range(400) if (each := endgame(wish, "test", number))]
    assert found
    for each in found:
        position = each.position
        assert (str(position.rules), position.seats, each.goal) == (wish.rules, wish.seats, wish.goal)
        solution = solve(position, wish.goal)
        assert solution.result == "win"
        assert len(solution.winning) == 1
        proof = prove(position, wish.goal)
        assert proof is not None
        assert 1 <= proof.depth <= 6
        assert len(proof.tempting) >= 2
        assert (each.themes, each.difficulty, each.depth) == (themes(proof), hardness(proof), proof.depth)
        types = {play.type for play in play_table(position.rules).finder.leads(position.known_hand(0).counts)}
        assert len(types) > 1
        assert len(legal_plays(position)) >= 3


def test_a_number_of_a_seed_is_always_the_same_and_another_seed_another() -> None:
    one = [candidate(Wish(), Dice(f"a {number}")) for number in range(20)]
    assert one == [candidate(Wish(), Dice(f"a {number}")) for number in range(20)]
    assert one != [candidate(Wish(), Dice(f"b {number}")) for number in range(20)]


def test_the_first_big_card_is_no_puzzle() -> None:
    # the 2 wins, nobody can beat it, and it is the highest card: whatever else tempts, there is nothing to be found
    proof = prove(Position.parse("classic QQ2/AA222 p1 - - -"), "first")
    assert proof is not None
    assert [str(action) for action in proof.winning] == ["2"]
    assert len(proof.tempting) >= 2
    assert worth(proof, Wish()) is None


def test_fewer_tempting_losers_than_wished_are_refused() -> None:
    proof = prove(Position.parse("classic 699TTT/69TKKK p1 - - -"), "first")
    assert proof is not None
    assert worth(proof, Wish()) is None
    assert worth(proof, Wish(tempting=0)) is not None


@pytest.mark.slow
def test_rates_and_results_do_not_depend_on_what_was_searched_before() -> None:
    numbers = range(600)
    forwards = [endgame(Wish(), "order", number) for number in numbers]
    backwards = [endgame(Wish(), "order", number) for number in reversed(numbers)]
    assert forwards == backwards[::-1]


@pytest.mark.parametrize(
    ("theme", "text", "goal"),
    [
        ("bomb_now", "classic JJJBR/9T22/8888 p1 - - -", "first"),
        ("hold_back", "classic QABR/TTTTJ/222 p1 p3:2 - -", "not_last"),
        ("shorter_row", "two-low 4566778/57899 p1 - - -", "first"),
    ],
)
def test_what_is_seen_of_a_rare_theme_without_a_proof_refuses_none_that_has_it(
    theme: str, text: str, goal: str
) -> None:
    proof = prove(Position.parse(text), goal)
    assert proof is not None
    assert theme in themes(proof)
    assert RARE[theme].may(proof.position)
    assert worth(proof, Wish(theme=theme)) is not None
    assert worth(proof, Wish(theme="at_once")) is None


def test_to_hold_back_something_has_to_lie_there() -> None:
    drawn = [candidate(Wish(cards=7, theme="hold_back"), Dice(f"a {number}")) for number in range(40)]
    assert all(position.trick for position in drawn if position)
    assert not RARE["bomb_now"].may(Position.parse("classic 3445/667 p1 - - -"))
    assert not RARE["shorter_row"].may(Position.parse("classic 34567/667 p1 - - -"))
