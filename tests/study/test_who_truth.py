"""What is said of whose turn it is holds: rounds played by chance, every wrong answer, the house rules that matter."""

from __future__ import annotations

from random import Random

import pytest

from tests.study.kind_steps import LANGS
from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.deal import deal
from zsy_tutor.rules.generate import can_pass, legal_plays
from zsy_tutor.rules.legality import play
from zsy_tutor.rules.notation import take
from zsy_tutor.rules.plays import PASS, Pass
from zsy_tutor.rules.position import Position, seat_name
from zsy_tutor.rules.record import Record
from zsy_tutor.rules.ruleset import RuleSet
from zsy_tutor.study import who_why
from zsy_tutor.study.who_asked import Titles, Turn

SEATS = 4
TABLES = ("classic", "classic,pass_is_final=on", "classic,teams=on,partner_takes_lead=on", "two-low")


def played(table: str, seed: int) -> Record:
    """A short round by chance."""
    rng, rules = Random(seed), RuleSet.parse(table)
    hands = tuple(Hand(rng.sample(list(hand), 5)) for hand in deal(rules, SEATS, seed).hands)
    start = position = Position(rules, hands, rng.randrange(SEATS))
    actions: list[tuple[int, Hand | Pass]] = []
    while not position.is_over:
        plays = legal_plays(position)
        chosen: Hand | Pass = PASS
        if plays and (not can_pass(position) or rng.random() < 0.7):
            chosen = take(position.known_hand(position.mover), rng.choice(plays).counts, rules.opening_card)
        actions.append((position.mover, chosen))
        position = play(position, chosen)
    return Record(start, actions)


def after(first: int, second: int) -> int:
    """How many seats on from the first the second sits."""
    return (second - first) % SEATS


@pytest.mark.parametrize("table", TABLES)
def test_P4_P5_P6_what_speaks_against_a_seat_is_true(table: str) -> None:
    for seed in range(5):
        record = played(table, seed)
        for number in range(1, len(record.positions) - 1):
            question = Turn(record.start.rules, SEATS, record, number)
            for seat in range(SEATS):
                if seat != question.position.mover:
                    check(question, seat)
            for lang in LANGS:
                assert len({*who_why.right(question, lang), *who_why.hints(question, lang)}) >= 3


def check(question: Turn, seat: int) -> None:
    (said,) = who_why.wrong(question, (seat_name(seat),), "en")
    position, owner, mover = question.position, question.last[0], question.position.mover
    holds, open_ = len(position.hands[seat]) > 0, position.trick is not None
    true = {
        "is skipped": not holds,
        "a pass is final": seat in question.passed and question.rules.pass_is_final,
        "may still answer it": open_ and seat == owner,
        "has only just acted": open_ and seat == question.actor,
        "another player comes before": open_ and after(question.actor, mover) < after(question.actor, seat),
        "it was not from": not open_ and mover == owner != seat,
        "another player with cards comes first": not open_ and holds and after(owner, mover) < after(owner, seat),
        "has a partner who still holds cards": not open_ and after(owner, mover) == 2 != after(owner, seat),
    }
    found = [words for words in true if words in said]
    assert len(found) == 1, said
    assert true[found[0]], (said, position)


def test_P7_who_went_out_before_whom_is_true() -> None:
    for seed in range(10):
        record, rng = played("classic", seed), Random(seed)
        question = Titles(record.start.rules, SEATS, record)
        for _ in range(4):
            row = rng.sample(question.wanted, SEATS)
            if tuple(row) != question.wanted:
                (said,) = who_why.wrong(question, tuple(row), "en")
                names = [who_why._name(seat, "en") for seat in question.order]
                first, _, second = said.rstrip(".").partition(" ran out of cards before ")
                if second:
                    assert names.index(first) < names.index(second)
                else:
                    assert said.startswith(names[-1])
