"""Rounds by ranks go as positions go: same plays, same seat to act, for every option that concerns them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zsy_tutor.rules.deal import deal
from zsy_tutor.rules.errors import RequestError
from zsy_tutor.rules.generate import apply_ranks, legal_plays
from zsy_tutor.rules.legality import after_pass
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ranks import RankRound
from zsy_tutor.rules.ruleset import RuleSet

TABLES = [
    ("classic", 3), ("classic", 4), ("classic", 5), ("two-low", 4), ("classic,pass_is_final=on", 4),
    ("two-low,pass_is_final=on", 3), ("classic,teams=on,partner_takes_lead=on", 4),
    ("classic,teams=on,partner_takes_lead=on,pass_is_final=on", 6), ("two-low,teams=on,partner_takes_lead=on", 4),
    ("classic,scoring=penalty,tribute=0,round_ends=first_out", 4), ("classic,stairs=on,plates=on,triple_bomb=on", 3),
    ("classic,opening_required=off,bomb_over_bomb=longer", 5),
]  # fmt: skip


@given(st.sampled_from(TABLES), st.integers(0, 999), st.booleans(), st.randoms(use_true_random=False))
def test_a_round_by_ranks_goes_as_by_positions(
    table: tuple[str, int], seed: int, suits: bool, dice: st.DataObject
) -> None:
    position = deal(RuleSet.parse(table[0]), table[1], seed).position
    if not suits:
        hands = tuple(position.known_hand(seat).ranks() for seat in range(position.seats))
        position = Position(position.rules, hands, position.turn, opening=position.opening)
    now = RankRound.of(position)
    while position.turn is not None:
        plays = legal_plays(position)
        assert now.plays() == plays
        assert (now.turn, now.passed, now.out) == (position.turn, position.passed, len(position.finished))
        assert now.play is (position.trick and position.trick.play)
        assert now.owner == position.trick.owner if position.trick else now.play is None
        choice = dice.choice([*plays, *([None] if position.trick else [])])  # type: ignore[attr-defined]
        position = after_pass(position) if choice is None else apply_ranks(position, choice)
        now = now.after_pass() if choice is None else now.after(choice)
        assert now.key() == RankRound.of(position).key()
    assert (now.turn, now.plays(), now.out) == (None, (), len(position.finished))


def test_a_hidden_hand_is_needed_only_for_its_own_plays() -> None:
    now = RankRound.of(Position.parse("classic 34/?5 p1 - - -"))
    now = now.after(now.plays()[0])
    with pytest.raises(RequestError, match="p2"):
        now.plays()
    assert now.after_pass().turn == 0


def test_a_round_that_is_over_has_no_plays() -> None:
    now = RankRound.of(Position.parse("classic -/345 - - - p1"))
    assert now.plays() == ()
    with pytest.raises(RequestError):
        now.after_pass()
