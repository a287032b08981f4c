"""The nearest combination to cards that are none: held against every combination there is."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zsy_tutor.explain.messages import LANGS
from zsy_tutor.explain.nearest import near_sentence, nearest
from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.legality import Illegal, check
from zsy_tutor.rules.notation import parse_cards
from zsy_tutor.rules.plays import Play, all_plays, classify
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import RuleSet

RULES = [
    RuleSet.parse(text)
    for text in ("classic", "two-low", "classic,stairs=on,plates=on", "classic,full_houses=off,straight_top=A",
                 "classic,min_straight=3,triple_bomb=on", "two-low,stairs=off,plates=off,full_houses=off")
]  # fmt: skip


@given(st.sampled_from(RULES), st.lists(st.sampled_from("3456789TJQKA2BR"), min_size=2, max_size=9))
def test_what_is_called_nearest_is_a_combination_and_none_is_nearer(rules: RuleSet, ranks: list[str]) -> None:
    counts = Counter(ranks)
    cards = Hand.of(*(rank for rank in ranks if counts[rank] <= (1 if rank in "BR" else 4)))
    if not cards:
        return
    near = nearest(cards, rules, 4)
    chosen = Counter(card.rank for card in cards)
    there = chosen - Counter(near.drop) + Counter(near.add)
    found = classify(Hand.of(*there.elements()), rules)
    assert found == near.play
    assert not Counter(near.drop) - chosen
    far = [
        (Counter(play.ranks) - chosen).total() + (chosen - Counter(play.ranks)).total() for play in all_plays(rules, 4)
    ]
    assert len(near.add) + len(near.drop) == min(far)
    assert near.only == (far.count(min(far)) == 1)
    if isinstance(classify(cards, rules), Play):
        assert (near.add, near.drop) == ("", "")


@pytest.mark.parametrize(
    ("rules", "cards", "said"),
    [
        ("classic", "44559", "with a 4 in place of a 9"),
        ("classic", "99947", "with a 4 in place of a 7"),
        ("classic", "3458", "The nearest combination is a straight from 3 to 8: with a 6 and a 7 added"),
        ("classic", "789TQ", ""),  # the sentence names the missing jack itself
        ("classic", "5567899", ""),  # and here the repeated ranks
        ("classic", "77779", ""),
        ("classic", "JQ", ""),
        ("classic", "77B", "a pair of 7s: without the Black Joker"),
        ("classic", "99J", "a pair of 9s: without a jack"),
        ("classic", "4567", "with a 3 added"),
        ("classic,straight_top=A", "JQKA2", "a straight from 10 to ace: with a 10 in place of a 2"),
    ],
)
def test_sentences(rules: str, cards: str, said: str) -> None:
    position, chosen = Position.parse(f"{rules} {cards}/?5/?5/?5 p1 - - -"), parse_cards(cards)
    found = check(position, chosen)
    assert isinstance(found, Illegal)
    sentences = [near_sentence(found.reasons[0], chosen, position.rules, 4, lang) for lang in LANGS]
    assert said in sentences[0]
    assert [bool(sentence) for sentence in sentences] == [bool(said)] * 2


def test_nothing_is_said_of_a_combination_that_is_too_low() -> None:
    position = Position.parse("classic 55/?5/?5/?5 p1 p4:99 p2p3 -".replace("p2p3", "-"))
    found = check(position, parse_cards("55"))
    assert isinstance(found, Illegal)
    assert near_sentence(found.reasons[0], parse_cards("55"), position.rules, 4, "en") == ""
