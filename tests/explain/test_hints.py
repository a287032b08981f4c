"""Hints: every number and claim is what the engine counts, and the third is an answer that is right."""

from __future__ import annotations

import re

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.explain.samples import case
from zsy_tutor.explain.fact_words import fact_sentence
from zsy_tutor.explain.hints import AIMS, Hint, cheapest, hints, lowest
from zsy_tutor.explain.messages import LANGS, describe
from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.generate import legal_plays
from zsy_tutor.rules.legality import is_legal
from zsy_tutor.rules.plays import PASS, all_plays, beats
from zsy_tutor.rules.position import Position

POSITIONS = st.integers(0, 2**32).map(lambda seed: case(seed).parsed())
ANSWERING = ("any", "cheapest", "lead", "lowest")
LEAD_TYPES = {"singles": "single", "pairs": "pair", "triples": "triple", "full houses": "full_house", "bombs": "bomb",
              "straights": "straight", "stairs": "stair", "plates": "plate", "the joker bomb": "joker_bomb",
              "the four jokers": "four_jokers"}  # fmt: skip


def counted(text: str) -> int | None:
    """The number of plays that a hint says there are."""
    found = re.search(r"(?:has|is|are) (\d+) (?:such play|play|way)", text)
    return int(found[1]) if found else None


@given(POSITIONS, st.sampled_from(ANSWERING))
def test_the_last_hint_is_an_answer(position: Position, aim: str) -> None:
    """Its cards may be played, or it says to pass where nothing can be played; it alone is called the answer."""
    first, second, third = hints(position, aim, "en")
    plays = legal_plays(position)
    assert [hint.is_answer for hint in (first, second, third)] == [False, False, True]
    assert [hint.next_is_answer for hint in (first, second, third)] == [False, True, False]
    if not plays:
        assert third.text.startswith("The answer: pass.")
        assert len(third.cards) == 0
        assert is_legal(position, PASS)
        return
    assert is_legal(position, third.cards)
    named = [play for play in plays if describe(play, position.rules, "en") in third.text]
    assert third.cards.counts in [play.counts for play in named]
    best = lowest(position) if aim == "lowest" and position.trick is None else cheapest(position)
    assert third.cards.counts in [play.counts for play in best]
    assert ("Nothing else" in third.text) <= (len(plays) == 1)


@given(POSITIONS)
def test_following_hints_count_what_there_is(position: Position) -> None:
    assume(position.trick is not None)
    table = position.trick.play  # type: ignore[union-attr]
    plays = legal_plays(position)
    packs = [play for play in all_plays(position.rules, position.seats) if beats(play, table, position.rules)]
    first, second, _ = hints(position, "any", "en")
    same = [play for play in plays if not play.is_bomb]
    if "a bomb" in first.text and "No " not in first.text and "no " not in first.text and "bomb of" not in first.text:
        assert packs
    if "higher" in first.text and not table.is_bomb:
        assert ("no " in first.text) == all(play.is_bomb for play in packs)
    if "anything at all" in first.text or "Nothing at all" in second.text:
        assert packs == []
    count = counted(second.text)
    if "not counting bombs" in second.text:
        assert count == len(same) > 0
        marked = {rank for play in same for rank in play.ranks}
        assert second.cards == Hand(card for card in position.known_hand(position.mover) if card.rank in marked)
    elif "Only a bomb" in second.text:
        assert same == []
        assert count == len(plays) > 0
    elif count is not None:
        assert count == len(plays)
    else:
        assert plays == ()
        assert re.search("Nothing|no bomb", second.text)


@given(POSITIONS)
def test_leading_hints_tell_what_may_be_led(position: Position) -> None:
    assume(position.trick is None)
    plays = legal_plays(position)
    first, second, _ = hints(position, "lead", "en")
    assert ("contains" in first.text) == position.opening
    said = second.text.removeprefix("What you may lead from this hand: ").partition(".")[0]
    assert {LEAD_TYPES[name] for name in re.split(", | and ", said)} == {play.type for play in plays}
    _, second, third = hints(position, "lowest", "en")
    least = min(plays, key=lambda play: position.rules.strength(play.top))
    assert {card.rank for card in second.cards} == {least.top}
    assert third.cards.count(least.top) > 0


@given(POSITIONS)
def test_a_pass_is_hinted_only_where_it_is_legal(position: Position) -> None:
    assume(position.trick is not None)
    first, second, third = hints(position, "pass", "en")
    assert third.text.startswith("The answer: pass.")
    assert "You could beat" not in second.text or legal_plays(position)
    assert not any(hint.cards for hint in (first, second, third) if isinstance(hint, Hint) and len(hint.cards))


@given(POSITIONS, st.sampled_from(AIMS))
def test_what_a_hint_says_or_rests_on_holds(position: Position, aim: str) -> None:
    """Every fact of a hint holds, and the words of those that are told stand in it."""
    assume(aim != "pass" or position.trick is not None)
    view = position.view(position.mover)
    for hint in hints(position, aim, "en"):
        for fact in hint.facts:
            assert fact.holds(view), fact
        told = [fact for fact in hint.facts if fact_sentence(fact, position.rules, "en") in hint.text]
        assert len(told) <= 1  # one thing beside the hint itself


def facts_of(position: str, aim: str, step: int) -> list[str]:
    return [type(fact).__name__ for fact in hints(Position.parse(position), aim, "en")[step].facts]


@pytest.mark.parametrize(
    ("position", "aim", "step", "facts"),
    [
        ("classic 777788/?5/?5 p1 p3:66 - -", "cheapest", 1, ["BreaksBomb"]),
        ("classic 4422/?5/?5 p1 p3:AA - -", "any", 2, ["OnlyLegalPlay"]),
        ("classic 4R/?1/?1 p1 p3:2 - -", "any", 2, ["NothingBeats", "OnlyLegalPlay"]),
        ("classic 45/?5/?5 p1 p3:2 - -", "any", 2, ["MustPass"]),
        ("classic 45/?5/?5 p1 p3:BR - -", "any", 1, ["MustPass"]),
        ("classic 8A/?5/?5 p1 p3:7 - -", "pass", 2, ["PassIsAllowedButYouCould"]),
        ("classic 3344/?5/?5 p1 - - -", "lead", 1, ["FewestPlays"]),
        ("classic 8A/?5/?5 p1 p3:7 - -", "any", 0, []),
    ],
)
def test_hints_are_made_of_facts(position: str, aim: str, step: int, facts: list[str]) -> None:
    assert facts_of(position, aim, step) == facts


def test_nothing_is_said_of_what_comes_after_the_last_card() -> None:
    assert facts_of("classic R/?1/?1 p1 p3:2 - -", "any", 2) == ["OnlyLegalPlay"]


@given(POSITIONS, st.sampled_from(AIMS))
def test_both_languages_mark_the_same_cards_and_count_alike(position: Position, aim: str) -> None:
    for english, chinese in zip(hints(position, aim, "en"), hints(position, aim, "zh"), strict=True):
        assert english[1:] == chinese[1:]
        assert english.text[0].isupper()
        assert english.text[-1] in ".?"
        assert chinese.text[-1] in "。？"
        assert not re.search("[\u2066-\u2069]|[!]", english.text + chinese.text)
        assert sorted(set(re.findall(r"\d+", english.text))) == sorted(set(re.findall(r"\d+", chinese.text)))


@pytest.mark.parametrize("lang", LANGS)
def test_S11_one_legal_play_has_three_hints_all_the_same(lang: str) -> None:
    """S11: where one play is legal there are three hints, and the last says that it is the answer."""
    three = hints(Position.parse("classic 5TT/?5/?5 p1 p3:99 - -"), "any", lang)
    assert len({hint.text for hint in three}) == 3
    assert three[2].text.startswith({"en": "The answer: a pair of 10s.", "zh": "答案是一对10，"}[lang])


def test_S15_the_cheapest_keeps_the_bomb() -> None:
    """S15: a pair of aces is cheaper than a bomb of 5s."""
    position = Position.parse("classic AA5555/?5/?5 p1 p3:QQ - -")
    assert [play.ranks for play in cheapest(position)] == ["AA"]
    assert str(hints(position, "cheapest", "en")[2].cards) == "AA"


def test_an_unknown_aim_is_refused() -> None:
    with pytest.raises(ValueError, match="no aim"):
        hints(Position.parse("classic 5/4 p1 - - -"), "best", "en")
