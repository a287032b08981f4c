"""Every recipe draws questions that can be asked, are of the mistake they are for, and differ."""

from __future__ import annotations

from random import Random

import pytest

from tests.study.levels import right_event
from zsy_tutor.explain.messages import LANGS, text
from zsy_tutor.explain.ruletexts import RULE_IDS
from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.legality import REASONS
from zsy_tutor.rules.plays import PASS
from zsy_tutor.rules.shapes import SHAPE_REASONS
from zsy_tutor.study import exchanging, table_recipes
from zsy_tutor.study.comparing import refusal
from zsy_tutor.study.exchanging import Exchanging
from zsy_tutor.study.exercises import KINDS, Level, Part, Step, Words, right_answers
from zsy_tutor.study.fresh import NEEDS, OF_RULE, PAIRS, RECIPES, SAME, draw
from zsy_tutor.study.level_pairs import difference
from zsy_tutor.study.progress import question
from zsy_tutor.study.review import Aim
from zsy_tutor.study.session import open_level, reduce, view

SEEDS = range(12)
CLASSIC_ALONE = {
    "missing_opening_card", "two_in_straight", "two_pairs", "two_in_stair", "too_many_jokers", "pay", "pay_first",
    "give_back",
    "titles", "next", "payer", "single_payer", "match", "tie", "penalty", "still_out",
}  # fmt: skip
FEW = {"deal": 4, "deal_three": 1, "copies": 2}
"""So many questions there are at all."""
TRICKS = {"ranks", "sets", "single", "bombs", "pass", "triples", "row", "pair_too_low", "pay", "give_back"}
TRICKS |= {"joker_bomb_lies", "last_bomb", "pay_first"}
TRICKS |= set(table_recipes.RECIPES)
"""Keys that are no reasons."""


def drawn(key: str, two_low: bool = False) -> list[tuple[Part, ...]]:
    found = [draw(key, Random(seed), two_low) for seed in SEEDS]
    assert all(found)
    return [each[1] for each in found if each]


@pytest.mark.parametrize("key", RECIPES)
def test_every_recipe_draws_and_the_same_seed_draws_the_same(key: str) -> None:
    again = drawn(key)
    assert drawn(key) == again
    assert len({question(part) for parts in again for part in parts}) >= FEW.get(key, 4)
    assert all(part.right == right_answers(part) and part.kind in KINDS for parts in again for part in parts)
    if key not in CLASSIC_ALONE:
        assert all(question(part).startswith("two-low") for parts in drawn(key, True) for part in parts)
    else:
        assert draw(key, Random(1), True) is None


@pytest.mark.parametrize("key", RECIPES)
@pytest.mark.parametrize("lang", LANGS)
def test_what_is_drawn_can_be_shown_hinted_at_and_solved(key: str, lang: str) -> None:
    for parts in drawn(key)[:4]:
        step = Step("review.1", "review", parts[0].kind, ("B1",), parts)
        state = open_level(Level("review", "", True, Words({"en": "Review"}), (step,)))
        for _ in range(60):
            shown = view(state, lang)
            assert shown.prompt
            assert shown.text
            if shown.finished:
                break
            state = reduce(state, right_event(state))
            assert state.work.feedback is None or state.work.feedback.kind != "wrong"
        assert state.work.solved


def _codes(part: Part) -> set[str]:
    """Every reason or shape reason that a wrong answer at hand meets here."""
    if part.kind == "name":
        return {choice.partition("/")[2] for choice in part.right}
    if part.kind == "why_not":
        return {choice.rpartition("/")[2] for choice in part.right}
    if isinstance(part.asked, Exchanging):
        return {reason.code for card in part.asked.hand for reason in exchanging.reasons(part.asked, Hand([card]))}
    if part.kind == "repair":
        tried = [part.tried]
    elif part.kind == "which_beats":
        tried = list(part.items)
    else:
        hand = part.table.known_hand(part.table.mover)
        ranks = dict.fromkeys(card.rank for card in hand)
        tried = [Hand([c for c in hand if c.rank == rank][:n]) for rank in ranks for n in (1, 2, 3, 4)]
        row = Hand([next(c for c in hand if c.rank == rank) for rank in ranks])
        tried += [row, Hand(list(hand)[-5:]), Hand(list(row)[:2]), PASS]
    found = set()
    for each in tried:
        found |= {reason.shape_reason or reason.code for reason in refusal(part.table, each)[:1]}
    return found


@pytest.mark.parametrize("key", [key for key in RECIPES if key not in TRICKS])
def test_a_recipe_for_a_reason_tempts_to_it(key: str) -> None:
    """In most of what is drawn the mistake can be made, or the answer is that reason."""
    if key in ("bomb_too_low", "bomb_not_longer"):
        return  # `order`, and a bomb that is not longer: the tests below
    met = [key in set().union(*map(_codes, parts)) or SAME.get("already_passed") == key for parts in drawn(key)]
    assert sum(met) >= len(met) * 0.4


def test_a_bomb_that_is_only_higher_is_refused_where_it_must_be_longer() -> None:
    for (part,) in drawn("bomb_not_longer"):
        assert "bomb_not_longer" in _codes(part)


def test_among_bombs_put_in_order_more_cards_lie_above_higher_ranks() -> None:
    sizes = [[len(answer) for answer in part.right if "B" not in answer] for (part,) in drawn("bomb_too_low")]
    assert all(each == sorted(each) for each in sizes)
    assert any(len(set(each)) > 1 for each in sizes)


def test_every_reason_is_practised_or_says_nothing_of_a_rule() -> None:
    left_out = {"round_over", "nothing_selected", "not_in_hand", "not_a_combination"}
    known = {*RECIPES, *SAME}
    assert set(REASONS) - known == left_out
    assert set(SHAPE_REASONS) - known == set()


def test_every_recipe_is_of_some_rule_or_some_reason() -> None:
    assert set(OF_RULE) == set(RULE_IDS)
    assert set().union(*OF_RULE.values()) <= set(RECIPES)
    assert set(RECIPES) - set().union(*OF_RULE.values()) <= set(SHAPE_REASONS) | set(REASONS)
    assert set(NEEDS) <= set(RECIPES)
    assert Aim("B1") != Aim("B1", "too_low")


def test_P8_the_last_cards_are_a_bomb_and_go_where_no_higher_one_lies() -> None:
    answers = set()
    for (part,) in drawn("last_bomb"):
        hand = part.table.known_hand(part.table.mover)
        assert len({card.rank for card in hand}) == 1 or sorted(card.rank for card in hand) == ["B", "R"]
        assert part.right in (("pass",), (str(hand.ranks()),))
        answers.add(part.right == ("pass",))
    assert answers == {True, False}


def test_T5_what_is_to_come_back_is_not_owed() -> None:
    for (part,) in drawn("pay_first"):
        assert isinstance(part.asked, Exchanging)
        promised = next(rank for rank in "2AKQJT9876543" if text(f"a_rank-{rank}", "en") in part.prompt.get("en"))
        order = part.rule_set.order
        assert all(order.index(card.rank) < order.index(promised) for card in part.asked.hand)


@pytest.mark.parametrize("key", PAIRS)
def test_of_a_pair_one_thing_differs_and_decides(key: str) -> None:
    told = 0
    for seed in SEEDS:
        found = draw(key, Random(seed), as_pair=True)
        assert found is not None
        kind, (one, other) = found
        assert (one.kind, other.kind) == (kind, kind)
        assert one.right != other.right
        told += bool(difference(one, other))
    assert key in set(SHAPE_REASONS) | set(REASONS) | {"pair_too_low"}
    if key not in ("two_pairs", "wraps_around", "stair_has_gap", "joker_pair_mixed_in", "too_many_jokers",
                   "missing_opening_card"):  # fmt: skip
        assert told == len(SEEDS), "of those it is several cards, or which round it is"


@pytest.mark.parametrize("key", PAIRS)
@pytest.mark.parametrize("lang", LANGS)
def test_a_pair_can_be_shown_and_solved(key: str, lang: str) -> None:
    found = draw(key, Random(5), as_pair=True)
    assert found is not None
    step = Step("review.1", "review", found[0], ("B1",), found[1])
    state = open_level(Level("review", "", True, Words({"en": "Review"}), (step,)))
    for _ in range(20):
        assert view(state, lang).text
        if not state.work.solved:
            state = reduce(state, right_event(state))
    assert state.work.solved
