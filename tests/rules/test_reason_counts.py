"""Each code and each shape reason on at least 50 generated positions, where engine and oracle list the same reasons.

The generators aim at each reason with a recipe of its own. Of every reason the facts are compared too.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests import oracle
from tests.oracle import facts
from tests.oracle.aims import CODE_AIMS, SHAPE_AIMS, tries_with
from tests.oracle.generate import Try
from tests.rules import engine
from zsy_tutor.rules import legality
from zsy_tutor.rules.legality import REASONS, Illegal
from zsy_tutor.rules.notation import parse_selection
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.shapes import SHAPE_REASONS

NUMBER = 50
ALL = [*REASONS, *SHAPE_REASONS]


def test_there_is_an_aim_for_every_reason() -> None:
    assert set(REASONS) == {*CODE_AIMS, "round_over"}
    assert list(SHAPE_REASONS) == list(SHAPE_AIMS)
    assert len(ALL) == 34


@pytest.mark.parametrize("reason", ALL)
def test_each_reason_on_fifty_positions(reason: str) -> None:
    tries = tries_with(reason, NUMBER, seed=1)
    assert len(tries) == NUMBER
    for attempt in tries:
        expected = oracle.judge(oracle.read_position(attempt.position), attempt.play, attempt.seat)
        assert engine.judge(attempt.position, attempt.play, attempt.seat) == expected, attempt
    for attempt in tries[:12]:  # of all in the slow test
        check_facts(attempt)
    if reason in REASONS:
        # a learner is shown the first reason, so each must often be the first
        assert sum(shown(attempt) == reason for attempt in tries) >= 10


def shown(attempt: Try) -> str:
    return engine.judge(attempt.position, attempt.play, attempt.seat)[0][0]


@pytest.mark.slow
@pytest.mark.parametrize("reason", ALL)
def test_each_reason_on_many_positions(reason: str) -> None:
    for attempt in tries_with(reason, 200, seed=2):
        position = oracle.read_position(attempt.position)
        expected = oracle.judge(position, attempt.play, attempt.seat)
        assert engine.judge(attempt.position, attempt.play, attempt.seat) == expected, attempt
        assert engine.fixes(attempt.position, attempt.play, attempt.seat) == oracle.fixes(
            position, attempt.play, attempt.seat
        )
        check_facts(attempt)


def check_facts(attempt: Try) -> None:
    """Every fact that the oracle can work out is told as it is, and no code tells other facts than it always does."""
    verdict = legality.check(Position.parse(attempt.position), parse_selection(attempt.play), attempt.seat)
    assert isinstance(verdict, Illegal)
    for reason in verdict.reasons:
        expected = facts.facts(oracle.read_position(attempt.position), attempt.play, attempt.seat, reason.code)
        told: dict[str, Any] = {name: reason.facts.get(name, "nothing told") for name in expected}
        assert told == expected, (attempt, reason)
