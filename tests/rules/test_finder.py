"""The finder gives what looking at every play gives: same plays, same order, for every rule set and any hand."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zsy_tutor.rules import finder
from zsy_tutor.rules.cards import Card, Hand, covers, pack_cards
from zsy_tutor.rules.plays import Play, beats, play_table
from zsy_tutor.rules.ruleset import OPTION, RuleSet

_NAMES = (
    "straight_top", "min_straight", "full_houses", "stairs", "plates", "triple_bomb", "four_jokers", "bomb_over_bomb",
)  # fmt: skip


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    preset = draw(st.sampled_from(["classic", "two-low"]))
    names = [name for name in _NAMES if OPTION[name].values(preset)]
    return RuleSet(preset, {name: draw(st.sampled_from(OPTION[name].values(preset))) for name in names})


def held(rules: RuleSet, counts: int) -> tuple[Play, ...]:
    return tuple(play for play in play_table(rules).plays if covers(counts, play.counts))


@given(rule_sets(), st.permutations(pack_cards(2)), st.integers(1, 40), st.data())
@settings(max_examples=300)
def test_leads_and_follows_are_all_plays_held(
    rules: RuleSet, cards: list[Card], size: int, data: st.DataObject
) -> None:
    hand = Hand(cards[:size])
    found = play_table(rules).finder
    expected = held(rules, hand.counts)
    assert found.leads(hand.counts) == expected
    table = data.draw(st.sampled_from(play_table(rules).plays))
    assert found.follows(hand.counts, table) == tuple(play for play in expected if beats(play, table, rules))


def test_every_play_of_every_size_is_answered_from_the_whole_pack() -> None:
    for text in ("classic,stairs=on,plates=on,four_jokers=on,min_straight=3", "two-low,min_straight=4,triple_bomb=on"):
        rules = RuleSet.parse(text)
        counts = Hand(pack_cards(2)).counts
        everything = held(rules, counts)
        for table in everything:
            expected = tuple(play for play in everything if beats(play, table, rules))
            assert play_table(rules).finder.follows(counts, table) == expected


def test_lists_start_afresh_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finder, "MAX_KEPT", 3)
    rules = RuleSet.parse("two-low")
    found = finder.Finder(play_table(rules).plays, rules, beats)
    for size in range(1, 30):
        hand = Hand(pack_cards(1)[size : size + 14])
        assert found.leads(hand.counts) == held(rules, hand.counts)
        assert all(len(kind) <= 3 for kind in found._sets)
