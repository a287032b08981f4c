"""The deal: C3 to C7, who leads by P1, and the cases E20 and R10 from the field."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from zsy_tutor.rules.cards import NATURAL, SUITS, Card, Hand, pack_cards
from zsy_tutor.rules.deal import (
    Deal,
    deal,
    deal_hands,
    draw_dealer,
    hand_sizes,
    highest_drawn,
    opening_leader,
    pack,
    seeded,
    shuffled,
)
from zsy_tutor.rules.errors import RequestError, RulesError
from zsy_tutor.rules.notation import parse_cards
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import CLASSIC, TWO_LOW, RuleSet

TABLES = [(CLASSIC, 3), (CLASSIC, 4), (CLASSIC, 5), (CLASSIC, 6), (TWO_LOW, 3), (TWO_LOW, 4)]


class Fixed(random.Random):
    """Chance that answers the given fractions in turn."""

    def __init__(self, *values: float) -> None:
        super().__init__(0)
        self.values = list(values)

    def random(self) -> float:
        return self.values.pop(0)


@pytest.mark.parametrize(
    ("rules", "players", "cards"),
    [(CLASSIC, 3, 52), (CLASSIC, 4, 54), (CLASSIC, 5, 108), (CLASSIC, 6, 108), (TWO_LOW, 3, 54), (TWO_LOW, 4, 52)],
)
def test_C3_packs_by_number_of_players(rules: RuleSet, players: int, cards: int) -> None:
    assert len(pack(rules, players)) == cards
    assert sum(map(len, deal(rules, players, 7).hands)) == cards


@pytest.mark.parametrize(("rules", "players"), [(CLASSIC, 2), (CLASSIC, 7), (CLASSIC, 0), (TWO_LOW, 2), (TWO_LOW, 5)])
def test_C3_any_other_number_of_players_is_refused(rules: RuleSet, players: int) -> None:
    with pytest.raises(RulesError, match="3"):
        deal(rules, players, 1)


@pytest.mark.parametrize("players", [True, "4", 4.0, None])
def test_C3_players_is_a_whole_number(players: object) -> None:
    with pytest.raises(RequestError) as error:
        deal(CLASSIC, players, 1)  # type: ignore[arg-type]
    assert error.value.field == "players"


def test_C3_packs_is_no_option_of_a_deal() -> None:
    with pytest.raises(RulesError, match="packs"):
        deal(RuleSet.parse("classic,packs=2"), 4, 1)


def test_S5_teams_need_four_or_six() -> None:
    assert len(deal(RuleSet.parse("classic,teams=on"), 6, 1).hands) == 6
    for rules, players in (("classic,teams=on", 5), ("classic,teams=on", 3), ("two-low,teams=on", 3)):
        with pytest.raises(RulesError, match="teams"):
            deal(RuleSet.parse(rules), players, 1)


def test_C4_two_threes_stay_out_but_never_the_opening_card() -> None:
    assert deal(CLASSIC, 3, 1).as_json()["left_out"] == ["3c", "3h"]
    assert deal(RuleSet.parse("classic,opening_card=3s"), 3, 1).as_json()["left_out"] == ["3d", "3c"]
    assert deal(RuleSet.parse("classic,opening_card=3c"), 3, 1).as_json()["left_out"] == ["3d", "3h"]
    assert all(not deal(CLASSIC, players, 1).left_out for players in (4, 5, 6))


def test_C5_two_twos_stay_out_but_never_the_opening_card() -> None:
    assert deal(TWO_LOW, 4, 1).as_json()["left_out"] == ["2d", "2c"]
    assert deal(RuleSet.parse("two-low,opening_card=2d"), 4, 1).as_json()["left_out"] == ["2c", "2h"]
    assert not deal(TWO_LOW, 3, 1).left_out
    assert [len(hand) for hand in deal(TWO_LOW, 4, 1).hands] == [13] * 4
    assert [len(hand) for hand in deal(TWO_LOW, 3, 1).hands] == [18] * 3


@pytest.mark.parametrize(
    ("players", "sizes"),
    [(3, [18, 17, 17]), (4, [14, 14, 13, 13]), (5, [22, 22, 22, 21, 21]), (6, [18] * 6)],
)
def test_C6_the_first_dealt_to_hold_the_extra_cards(players: int, sizes: list[int]) -> None:
    for dealer in range(players):
        expected = [sizes[(seat - dealer - 1) % players] for seat in range(players)]
        assert list(hand_sizes(CLASSIC, players, dealer)) == expected
        assert [len(hand) for hand in deal_hands(CLASSIC, players, dealer, random.Random(3))] == expected
    assert len(deal(CLASSIC, players, 11).hands[(deal(CLASSIC, players, 11).dealer + 1) % players]) == sizes[0]


def test_C6_one_card_at_a_time_from_the_dealers_right() -> None:
    """Chance that always answers nearly 1 leaves the shuffle as it is and cuts before the last card."""
    cards = pack(CLASSIC, 4)
    hands = deal_hands(CLASSIC, 4, 1, Fixed(*[0.999999] * 60))
    first = cards[-1]  # after the cut the last card lies on top, and goes to the dealer's right
    assert first in hands[2]
    assert cards[0] in hands[3]
    assert cards[1] in hands[0]
    assert cards[2] in hands[1]


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_E20_all_hands_together_are_exactly_the_pack(rules: RuleSet, players: int) -> None:
    whole = Counter(pack(rules, players))
    assert whole == Counter(pack_cards(rules.packs_for(players))) - Counter(rules.left_out(players))
    for seed in range(500):
        assert Counter(card for hand in deal(rules, players, seed).hands for card in hand) == whole


def test_C7_the_highest_rank_deals_and_those_who_tie_draw_again() -> None:
    assert highest_drawn(CLASSIC, [Card("9"), Card("K"), Card("2"), Card("K")]) == (2,)
    assert highest_drawn(TWO_LOW, [Card("9"), Card("K"), Card("2"), Card("K")]) == (1, 3)
    assert highest_drawn(CLASSIC, [Card("R"), Card("B"), Card("R")]) == (0, 2)
    assert highest_drawn(CLASSIC, [Card("7", "d"), Card("7", "s"), Card("7", "h")]) == (0, 1, 2)


def test_C7_only_those_who_tie_draw_again(monkeypatch: pytest.MonkeyPatch) -> None:
    draws = [[Card("K"), Card("9"), Card("K"), Card("K")], [Card("5"), Card("4"), Card("5")], [Card("3"), Card("4")]]
    monkeypatch.setattr("zsy_tutor.rules.deal.shuffled", lambda cards, rng: draws.pop(0) + [Card("R")] * 9)
    assert draw_dealer(CLASSIC, 4, random.Random(1)) == 3  # p1 p3 p4 tie, then p1 p4, then p4 is higher
    assert not draws


def test_C7_every_seat_can_be_drawn() -> None:
    assert {deal(CLASSIC, 5, seed).dealer for seed in range(60)} == set(range(5))


def test_C7_the_same_seed_gives_the_same_deal() -> None:
    for rules, players in TABLES:
        assert str(deal(rules, players, 5).position) == str(deal(rules, players, 5).position)
        assert deal(rules, players, "monday").as_json() == deal(rules, players, "monday").as_json()
        assert deal(rules, players, 5).hands != deal(rules, players, 6).hands


def test_C7_this_deal_never_changes() -> None:
    """Worksheets and exams are printed from seeds, so a seed must mean the same cards in every version."""
    assert deal(CLASSIC, 3, 2026).as_json() == GOLDEN


@pytest.mark.parametrize("seed", [None, 1.5, True, b"x", [1]])
def test_C7_a_seed_is_a_whole_number_or_a_text(seed: object) -> None:
    with pytest.raises(RequestError) as error:
        seeded(seed)  # type: ignore[arg-type]
    assert error.value.field == "seed"


def test_C6_a_shuffle_can_put_any_card_anywhere() -> None:
    cards = pack_cards(1)[:3]
    orders = Counter(tuple(shuffled(cards, random.Random(seed))) for seed in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60


def test_P1_the_holder_of_the_opening_card_leads_with_it() -> None:
    for seed in range(40):
        dealt = deal(CLASSIC, 4, seed)
        position = dealt.position
        assert Card("3", "d") in dealt.hands[position.turn or 0]
        assert position.opening
        assert str(position).endswith(" - - - open=3d")
        assert Position.parse(str(position)) == position


def test_P1_options_opening_card_and_opening_required() -> None:
    other = deal(RuleSet.parse("classic,opening_card=4s"), 4, 3)
    assert str(other.position).endswith(" open=4s")
    assert Card("4", "s") in other.hands[other.position.turn or 0]
    assert other.position.turn != deal(CLASSIC, 4, 3).position.turn
    free = deal(RuleSet.parse("classic,opening_required=off"), 4, 3).position
    assert not free.opening
    assert "open=" not in str(free)
    low = deal(TWO_LOW, 3, 3).position
    assert Card("2", "s") in low.known_hand(low.turn or 0)
    assert not low.opening
    assert deal(RuleSet.parse("two-low,opening_required=on"), 3, 3).position.opening


@pytest.mark.parametrize("card", [f"{rank}{suit}" for rank in NATURAL for suit in SUITS])
def test_P1_every_value_of_opening_card(card: str) -> None:
    for preset, players in (("classic", 3), ("classic", 6), ("two-low", 4)):
        rules = RuleSet.parse(f"{preset},opening_card={card}")
        dealt = deal(rules, players, 12)
        assert card not in map(str, dealt.left_out)
        assert Card.of(card) in dealt.hands[dealt.position.turn or 0]


def test_P1_R10_with_two_opening_cards_the_first_from_the_dealers_right_leads() -> None:
    hands = [parse_cards(text) for text in ["4d5c", "3d9h", "6c7h", "8dJs", "3d3cQh"]]
    assert opening_leader(CLASSIC, hands, dealer=2) == 4
    assert opening_leader(CLASSIC, hands, dealer=4) == 1
    assert opening_leader(CLASSIC, hands, dealer=1) == 4
    position = Deal(CLASSIC, tuple(hands), 2).position
    assert str(position).endswith(" p5 - - - open=3d")  # the other holder may keep its own


def test_P1_one_holder_of_both_opening_cards_leads() -> None:
    hands = [parse_cards(text) for text in ["4d5c", "3d3d", "6c7h", "8dJs", "9c3cQh"]]
    assert {opening_leader(CLASSIC, hands, dealer) for dealer in range(5)} == {1}


def test_P1_somebody_must_hold_the_opening_card() -> None:
    with pytest.raises(RequestError):
        opening_leader(CLASSIC, [Hand.of("4d"), Hand.of("5d"), Hand.of("6d")], 0)


def test_C6_every_deal_is_a_position_that_can_occur() -> None:
    for rules, players in TABLES:
        for seed in range(30):
            text = str(deal(rules, players, seed).position)
            assert str(Position.parse(text)) == text


GOLDEN: dict[str, object] = {
    "hands": [
        "4s7d8h8s9d9sTdThTsJdQcQhKdKcAs2dR",
        "4c5d6d6c6h7h8d9cTcJcJhJsQdQsKhAh2s",
        "3d3s4d4h5c5h5s6s7c7s8c9hKsAdAc2c2hB",
    ],
    "dealer": "p2",
    "left_out": ["3c", "3h"],
    "position": "classic 4s7d8h8s9d9sTdThTsJdQcQhKdKcAs2dR/4c5d6d6c6h7h8d9cTc"
    "JcJhJsQdQsKhAh2s/3d3s4d4h5c5h5s6s7c7s8c9hKsAdAc2c2hB p3 - - - open=3d",
}
