"""How many plays there are in a whole pack, from a closed form, for the presets and for every combination of options.

Per rank sets, so suits do not count. With r ranks that may stand in a row, the rows of at least k ranks number
(r - k + 1) + (r - k) + ... + 1 = (r - k + 1)(r - k + 2) / 2: for each length the places where such a row can start.

classic, one pack (256): 15 singles, 13 pairs, 13 triples, 13 x 12 = 156 full houses, straights over 13 ranks of at
least 5: 9 x 10 / 2 = 45, 13 bombs of four, 1 joker bomb.

classic, two packs (336): 15 singles, 13 + 2 pairs, 13 triples, 13 x (12 + 2) = 182 full houses, 45 straights, bombs of
four to eight: 13 x 5 = 65, 1 joker bomb.

two-low, one pack (422): 15 singles, 13 pairs, 13 triples, 156 full houses, runs over 12 ranks of at least 3:
10 x 11 / 2 = 55, stairs over 13 ranks of at least 2: 12 x 13 / 2 = 78, plates the same 78, 13 bombs, 1 rocket.

Where two 3s (two 2s) are left out, that rank has two cards: no triple (1), no full house with it on top (12 less), no
plate that holds it (at the end of the order: 12 less), no bomb (1).
"""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.rules import engine
from zsy_tutor.rules.plays import all_plays
from zsy_tutor.rules.ruleset import CLASSIC, TWO_LOW, RuleSet


def rows(ranks: int, shortest: int) -> int:
    """How many rows of at least `shortest` out of so many ranks in a line."""
    return (ranks - shortest + 1) * (ranks - shortest + 2) // 2


def closed_form(rules: RuleSet, packs: int) -> int:
    """The number of plays of whole packs."""
    joker_pairs = 2 if packs == 2 else 0
    classic = rules.is_classic
    straight_ranks = 13 if classic and rules.straight_top == "2" else 12
    stair_ranks = 13 if not classic or rules.straight_top == "2" else 12
    singles = 15
    pairs = 13 + joker_pairs
    triples = 13  # with triple_bomb they are bombs, and as many
    full_houses = 13 * (12 + joker_pairs) if rules.full_houses else 0
    straights = rows(straight_ranks, rules.min_straight)
    stairs = rows(stair_ranks, 2) if rules.stairs else 0
    plates = rows(stair_ranks, 2) if rules.plates else 0
    bombs = 13 * (5 if packs == 2 else 1)
    four_jokers = 1 if packs == 2 and rules.four_jokers else 0
    return singles + pairs + triples + full_houses + straights + stairs + plates + bombs + 1 + four_jokers


@pytest.mark.parametrize(
    ("rules", "packs", "number"), [(CLASSIC, 1, 256), (CLASSIC, 2, 336), (TWO_LOW, 1, 422), (TWO_LOW, 2, 502)]
)
def test_the_number_of_plays_in_the_whole_pack(rules: RuleSet, packs: int, number: int) -> None:
    assert closed_form(rules, packs) == number
    assert len(all_plays(rules.with_options(packs=str(packs)))) == number


@pytest.mark.parametrize(("seats", "packs"), [(2, 1), (4, 1), (5, 2), (6, 2)])
def test_the_number_of_plays_at_each_table_of_classic(seats: int, packs: int) -> None:
    assert len(all_plays(CLASSIC, seats)) == closed_form(CLASSIC, packs)


def test_the_number_of_plays_where_cards_are_left_out() -> None:
    assert len(all_plays(CLASSIC, 3)) == 256 - 1 - 12 - 1
    assert len(all_plays(TWO_LOW, 3)) == 422
    assert len(all_plays(TWO_LOW, 4)) == 422 - 1 - 12 - 12 - 1


@pytest.mark.parametrize("preset", ["classic", "two-low"])
def test_the_number_of_plays_under_many_combinations_of_options(preset: str) -> None:
    switches = ["full_houses", "stairs", "plates", "triple_bomb"] + (["four_jokers"] if preset == "classic" else [])
    tops = ["2", "A"] if preset == "classic" else [""]
    every = list(product("12", tops, "345", product(("on", "off"), repeat=len(switches))))
    for packs, top, shortest, values in Random(preset).sample(every, 40):
        options = dict(zip(switches, values, strict=True)) | {"min_straight": shortest, "packs": packs}
        rules = RuleSet(preset, options | ({"straight_top": top} if top else {}))
        assert len(all_plays(rules)) == closed_form(rules, int(packs)), str(rules)


def types_of(rules: RuleSet) -> dict[str, int]:
    kinds = [play.type for play in all_plays(rules)]
    return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}


def test_the_plays_by_type() -> None:
    assert types_of(CLASSIC.with_options(packs="1")) == {
        "single": 15,
        "pair": 13,
        "triple": 13,
        "full_house": 156,
        "straight": 45,
        "bomb": 13,
        "joker_bomb": 1,
    }
    assert types_of(TWO_LOW.with_options(packs="1")) == {
        "single": 15,
        "pair": 13,
        "triple": 13,
        "full_house": 156,
        "straight": 55,
        "stair": 78,
        "plate": 78,
        "bomb": 13,
        "joker_bomb": 1,
    }


def test_a_hand_of_the_whole_pack_but_one_card_may_lead_them_all() -> None:
    """All 54 cards but one 7, which the other side holds: only what needs four 7s is missing."""
    hand = "".join(rank * 4 for rank in "345689TJQKA2") + "777BR"
    plays = engine.plays(f"classic {hand}/7 p1 - - -")
    assert len(plays) == 256 - 1
    assert "7777" not in plays


def test_a_hand_of_two_packs_but_one_card() -> None:
    """All 108 cards but one Red Joker: its pair is missing, and the 13 full houses with it."""
    hand = "".join(rank * 8 for rank in "3456789TJQKA2") + "BBR"
    plays = engine.plays(f"classic,packs=2 {hand}/R p1 - - -")
    assert len(plays) == 336 - 1 - 13
