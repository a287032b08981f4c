"""The solver's labels against every way a small position may go, tried on the oracle's reading of the rules.

Positions: random, both presets, every option that touches a round but teams, two to six seats, one and two packs,
leading and with a play to beat, seats that are out, an owner who is out, final passes.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oracle.generate import Wish, random_position, random_rules
from tests.oracle.position import write_position
from tests.solve.exhaustive import Exhaustive, TooMany
from zsy_tutor.rules.position import Position
from zsy_tutor.solve.goals import GOALS, reached
from zsy_tutor.solve.solver import solve
from zsy_tutor.solve.verify import outcome

LARGEST = {2: 5, 3: 4, 4: 3, 5: 2, 6: 2}


def small_position(rng: Random, seats: int, larger: int = 0, **forced: str) -> str:
    """A random position of few cards, all of them known."""
    while True:
        preset = rng.choice(["classic", "classic", "two-low"]) if seats <= 4 else "classic"
        rules = random_rules(rng, preset, seats, **forced)
        if not rules.on("teams"):
            wish = Wish(rules=rules, seats=seats, largest=LARGEST[seats] + larger, hidden=False)
            return write_position(random_position(rng, wish))


def compare(text: str, lines: bool = False, most: int = 1500) -> int:
    """Both goals, where they are open: how many positions were compared."""
    position = Position.parse(text)
    compared = 0
    for goal in GOALS:
        if reached(position, goal, position.mover) is not None:
            continue
        try:
            expected = Exhaustive(goal, position.mover, most).labels(text)
        except TooMany:
            continue
        found = solve(position, goal, lines=lines)
        assert {str(label.action): label.result == "win" for label in found.labels} == expected, (text, goal)
        assert found.result == ("win" if any(expected.values()) else "loss")
        ends = [outcome(position, goal, position.mover, label.line) for label in found.labels if lines]
        assert ends == [label.result == "win" for label in found.labels if lines], (text, goal)
        assert outcome(position, goal, position.mover, found.line) is (found.result == "win"), (text, goal)
        compared += 1
    return compared


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_positions(seats: int) -> None:
    rng = Random(f"solve {seats}")
    assert sum(compare(small_position(rng, seats, -1), lines=True) for _ in range(20)) > 15


def test_pass_is_final() -> None:
    rng = Random("final")
    assert sum(compare(small_position(rng, 3, -1, pass_is_final="on")) for _ in range(60)) > 60
    assert sum(compare(small_position(rng, 4, -1, pass_is_final="on")) for _ in range(20)) > 15


@given(st.integers(min_value=0), st.sampled_from([2, 3, 3, 4]))
@settings(max_examples=40, deadline=None)
def test_a_position_chosen_by_hypothesis(seed: int, seats: int) -> None:
    compare(small_position(Random(seed), seats, -1))


@pytest.mark.slow
@given(st.integers(min_value=0), st.sampled_from([2, 2, 3, 3, 3, 4, 4, 5, 6]))
@settings(max_examples=2000, deadline=None)
def test_a_position_chosen_by_hypothesis_at_length(seed: int, seats: int) -> None:
    compare(small_position(Random(seed), seats, -1), lines=True)


@pytest.mark.slow
@given(st.integers(min_value=0), st.sampled_from([2, 3, 4]))
@settings(max_examples=400, deadline=None)
def test_a_larger_position_chosen_by_hypothesis(seed: int, seats: int) -> None:
    compare(small_position(Random(seed), seats), most=5000)


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"pass_is_final": "on"}, {"packs": "2"}, {"triple_bomb": "on"}])
def test_many_positions_under_one_option(options: dict[str, str]) -> None:
    rng = Random(f"many {options}")
    compared = sum(compare(small_position(rng, rng.choice([2, 3, 4]), **options), most=5000) for _ in range(400))
    assert compared > 400
