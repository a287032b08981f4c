"""The solver's labels beside those of `doudizhu-resolver`, where dou dizhu and `classic` are the same game.

They are where no hand holds three of a rank, three pairs in a row or a straight with a 2: singles, pairs, straights of
five or more and the joker bomb are left. Two seats, open hands, leading and with a play to beat.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.generate import legal_plays
from zsy_tutor.rules.notation import format_cards
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import CLASSIC
from zsy_tutor.solve.solver import solve

pytestmark = pytest.mark.slow
RANKS = CLASSIC.order
THEIRS = {"T": "10", "B": "BJ", "R": "CJ"}
NEVER = ("trio", "four_two")
"""Beginnings of the names of their combinations that need three of a rank: without them they are found much sooner."""


@pytest.fixture(scope="module")
def resolver() -> Any:
    """Their search, which looks through a list of combinations at each step."""
    play = pytest.importorskip("doudizhu_resolver.play")
    tables = pytest.importorskip("doudizhu_resolver.doudizhu.engine").Doudizhu.TYPE_CARDS
    for name in [name for name in tables if name.startswith(NEVER)]:
        del tables[name]
    return play


def same_game(hand: str) -> bool:
    """Whether the hand plays the same in both games."""
    twice = [hand.count(rank) >= 2 for rank in RANKS[:12]]  # 3 to A
    return (
        all(hand.count(rank) < 3 for rank in RANKS)
        and not any(all(twice[place : place + 3]) for place in range(10))
        and not set("JQKA2") <= set(hand)
    )


def deal(rng: Random) -> tuple[str, str]:
    """Two hands of one pack that play the same, often with ranks in a row."""
    low = rng.randrange(6)  # no further than the ace
    while True:
        pool = [rank for rank in RANKS[low : low + 7] for _ in range(4)] + ["2", "2", "B", "R"]
        cards = rng.sample(pool, rng.choice([6, 8, 10, 12]))
        first = rng.randrange(2, len(cards) - 1)
        hands = "".join(cards[:first]), "".join(cards[first:])
        if all(map(same_game, hands)):
            return hands


class Suited:
    """Cards of one deal as they write them, each with a suit of its own, taken out one by one."""

    def __init__(self, card: Any) -> None:
        self.card = card
        self.used = dict.fromkeys(RANKS, 0)

    def cards(self, ranks: str) -> list[int]:
        found = []
        for rank in ranks:
            suit = "" if rank in "BR" else "shdc"[self.used[rank]]
            self.used[rank] += 1
            found.append(self.card.new(THEIRS.get(rank, rank) + suit))
        return found


def theirs(resolver: Any, mine: str, other: str, table: str) -> set[str]:
    """The winning first actions by their search, in our ranks; `pass` for a pass."""
    suited = Suited(resolver.Card)
    found = resolver.try_win(0, suited.cards(mine), suited.cards(other), suited.cards(table))
    back = {name: rank for rank, name in THEIRS.items()}
    named = ["".join(back.get(n, n) for n in map(resolver.Card.rank_int_to_str, cards)) for cards in found]
    return {format_cards(Hand.of(*ranks), CLASSIC) if ranks else "pass" for ranks in named}


def ours(mine: str, other: str, table: str) -> set[str]:
    trick = f"p2:{table}" if table else "-"
    solution = solve(Position.parse(f"classic {mine}/{other} p1 {trick} - -"))
    return {str(action) for action in solution.winning}


def test_leads(resolver: Any) -> None:
    rng = Random("doudizhu leads")
    won = 0
    for _ in range(150):
        mine, other = deal(rng)
        expected = theirs(resolver, mine, other, "")
        assert ours(mine, other, "") == expected, (mine, other)
        won += bool(expected)
    assert 30 < won < 140


def test_answers(resolver: Any) -> None:
    rng = Random("doudizhu answers")
    compared = won = 0
    while compared < 150:
        mine, other = deal(rng)
        leads = legal_plays(Position.parse(f"classic {mine}/{other} p2 - - -"))
        play = rng.choice([lead for lead in leads if lead.size < len(other)] or [None])
        if play is None:
            continue
        left = format_cards(Hand.of(*other).remove(play.hand), CLASSIC)
        expected = theirs(resolver, mine, left, play.ranks)
        assert ours(mine, left, play.ranks) == expected, (mine, left, play.ranks)
        compared += 1
        won += bool(expected)
    assert 30 < won < 140


def test_both_games_know_what_is_the_same_and_what_is_not() -> None:
    assert same_game("3344567B")
    assert not same_game("333")
    assert not same_game("334455")
    assert not same_game("JQKA2")
