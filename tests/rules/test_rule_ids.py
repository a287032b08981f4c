"""One test for each numbered rule of cards, combinations, beating and the round, named after its id.

Exchange (T), score (S), the deal (C6, C7) and match leads (P2) are tested beside their modules.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.rules.engine import apply, can_pass, first, judge, plays, reason, shape
from zsy_tutor.rules.cards import count_in
from zsy_tutor.rules.errors import PositionError, RulesError
from zsy_tutor.rules.plays import all_plays
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import CLASSIC, TWO_LOW, RuleSet

# ---- cards


def singles_in_order(rules: str, ranks: str) -> bool:
    """Whether each single beats the one before it and never the other way round."""
    for low, high in pairwise(ranks):
        if first(f"{rules} {high}/?5 p1 p2:{low} - -", high) != "legal":
            return False
        if first(f"{rules} {low}/?5 p1 p2:{high} - -", low) != "too_low":
            return False
    return True


def test_C1_classic_climbs_from_3_to_2_and_the_jokers() -> None:
    assert CLASSIC.order == "3456789TJQKA2BR"
    assert singles_in_order("classic", CLASSIC.order)
    for suit in "dchs":  # suits never matter
        assert first(f"classic,packs=2 9{suit}/?5 p1 p2:9d - -", f"9{suit}") == "too_low"
        assert first(f"classic T{suit}/?5 p1 p2:9s - -", f"T{suit}") == "legal"


def test_C2_two_low_climbs_from_2_to_ace_and_the_jokers() -> None:
    assert TWO_LOW.order == "23456789TJQKABR"
    assert singles_in_order("two-low", TWO_LOW.order)


@pytest.mark.parametrize(("seats", "packs"), [(2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_C3_five_and_six_play_with_two_packs(seats: int, packs: int) -> None:
    assert CLASSIC.packs_for(seats) == packs
    others = "/?1" * (seats - 2)
    pair = f"classic 4BB/?1{others} p1 - - -"
    if packs == 2:
        assert "BB" in plays(pair)
    else:
        with pytest.raises(PositionError) as refused:
            Position.parse(pair)
        assert refused.value.reasons == ("too_many_copies",)


@pytest.mark.parametrize("players", [0, 1, 2, 7, 8])
def test_C3_any_other_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(RulesError, match="3, 4, 5 or 6"):
        CLASSIC.check_players(players)


@pytest.mark.parametrize("players", [1, 2, 5, 6])
def test_C3_two_low_is_for_three_or_four(players: int) -> None:
    with pytest.raises(RulesError, match="3 or 4"):
        TWO_LOW.check_players(players)


def test_C4_three_players_of_classic_leave_out_two_threes() -> None:
    assert [str(card) for card in CLASSIC.left_out(3)] == ["3c", "3h"]
    assert CLASSIC.left_out(4) == ()
    assert count_in(CLASSIC.copies(3), "3") == 2
    assert "33" in plays("classic 334/?1/?1 p1 - - -")
    for hand in ("333", "3c", "3h", "3d3c"):
        with pytest.raises(PositionError) as refused:
            Position.parse(f"classic {hand}/?1/?1 p1 - - -")
        assert refused.value.reasons == ("too_many_copies",)
    # so there is neither a triple nor a bomb of 3s, nor a full house that goes by them
    assert not [play for play in all_plays(CLASSIC, 3) if "333" in play.ranks]


def test_C4_the_opening_card_is_never_left_out() -> None:
    rules = RuleSet.parse("classic,opening_card=3c")
    assert [str(card) for card in rules.left_out(3)] == ["3d", "3h"]
    assert first("classic,opening_card=3c 3c4d/?5/?5 p1 - - - open=3c", "3") == "legal"


def test_C5_four_players_of_two_low_leave_out_two_twos() -> None:
    assert [str(card) for card in TWO_LOW.left_out(4)] == ["2d", "2c"]
    assert TWO_LOW.left_out(3) == ()
    assert [str(card) for card in RuleSet.parse("two-low,opening_card=2c").left_out(4)] == ["2d", "2h"]
    assert not [play for play in all_plays(TWO_LOW, 4) if "222" in play.ranks]
    assert "2222" in [play.ranks for play in all_plays(TWO_LOW, 3)]
    with pytest.raises(PositionError):
        Position.parse("two-low 222/?1/?1/?1 p1 - - -")


# ---- combinations


def test_K1_any_card_alone_is_a_single() -> None:
    for rank in CLASSIC.order:
        assert shape(rank, "classic") == ("single", "1", rank)


def test_K2_two_of_a_rank_are_a_pair_and_two_jokers_of_one_colour_too() -> None:
    assert shape("77", "classic") == ("pair", "2", "7")
    assert shape("BB", "classic,packs=2") == ("pair", "2", "B")
    assert shape("BR", "classic,packs=2")[0] == "joker_bomb"
    assert shape("78", "classic") == ("", "not_equal", "K2")
    assert first("classic BB/?9/?9/?9/?9 p1 p5:22 - -", "BB") == "legal"
    assert first("classic RR/?9/?9/?9/?9 p1 p5:BB - -", "RR") == "legal"
    assert first("classic BB/?9/?9/?9/?9 p1 p5:RR - -", "BB") == "too_low"


def test_K3_three_of_a_rank_are_a_triple() -> None:
    assert shape("777", "classic") == ("triple", "3", "7")
    assert shape("778", "classic") == ("", "not_equal", "K3")


def test_K4_three_and_two_of_another_rank_are_a_full_house() -> None:
    assert shape("77788", "classic") == ("full_house", "5", "7")
    assert shape("77BB7", "classic,packs=2") == ("full_house", "5", "7")
    assert shape("77BR7", "classic,packs=2") == ("", "joker_pair_mixed_in", "K9")
    assert shape("77777", "classic,packs=2") == ("bomb", "5", "7")
    assert first("classic 44433AA/?5/?5/?5 p1 p4:55566 - -", "444AA") == "too_low"
    assert first("classic 77733/?5/?5/?5 p1 p4:555AA - -", "77733") == "legal"


@pytest.mark.parametrize("cards", ["34567", "JQKA2", "3456789TJQKA2", "56789TJ"])
def test_K5_five_or_more_in_a_row_are_a_straight(cards: str) -> None:
    assert shape(cards, "classic") == ("straight", str(len(cards)), cards[-1])


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("KA234", "wraps_around"),
        ("A2345", "wraps_around"),
        ("3456", "straight_too_short"),
        ("34568", "straight_has_gap"),
        ("345677", "straight_has_double"),
    ],
)
def test_K5_what_is_no_straight(cards: str, why: str) -> None:
    assert shape(cards, "classic") == ("", why, "K5")


def test_K5_no_joker_in_a_straight() -> None:
    assert shape("TJQKB", "classic")[1] == "joker_not_wild"
    assert shape("KA2BR", "classic")[1] == "joker_pair_mixed_in"


def test_K6_three_or_more_in_a_row_are_a_run_without_2s() -> None:
    assert shape("345", "two-low") == ("straight", "3", "5")
    assert shape("QKA", "two-low") == ("straight", "3", "A")
    assert shape("3456789TJQKA", "two-low") == ("straight", "12", "A")
    assert shape("234", "two-low") == ("", "two_in_straight", "K6")
    assert shape("KA2", "two-low") == ("", "wraps_around", "K6")
    assert shape("KAB", "two-low")[1] == "joker_not_wild"


def test_K7_stairs_and_plates_exist_where_they_are_switched_on() -> None:
    assert shape("2233", "two-low") == ("stair", "4", "3")
    assert shape("AA22", "two-low") == ("", "wraps_around", "K7")
    assert shape("333444", "two-low") == ("plate", "6", "4")
    assert shape("222333", "two-low") == ("plate", "6", "3")
    assert shape("AA22", "classic,stairs=on") == ("stair", "4", "2")
    assert shape("2233", "classic,stairs=on") == ("", "wraps_around", "K7")
    assert shape("AA22", "classic,stairs=on,straight_top=A") == ("", "two_in_stair", "K7")
    assert shape("3344", "classic") == ("", "stair_not_in_rules", "K7")
    assert shape("333444", "classic") == ("", "plate_not_in_rules", "K7")
    assert shape("KKAABB", "classic,stairs=on,packs=2")[1] == "joker_not_wild"


def test_K8_bombs_and_jokers() -> None:
    for size in range(4, 9):
        assert shape("7" * size, "classic,packs=2") == ("bomb", str(size), "7")
    assert shape("BR", "classic") == ("joker_bomb", "2", "R")
    assert shape("BR", "two-low") == ("joker_bomb", "2", "R")
    for jokers in ("BBR", "BRR", "BBRR"):
        assert shape(jokers, "classic,packs=2") == ("", "too_many_jokers", "K8")


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("77778", "four_with_extra"),
        ("777788", "four_with_extra"),
        ("7778", "triple_with_single"),
        ("77789", "triple_with_wrong_extra"),
        ("8B", "joker_not_wild"),
        ("77BR", "joker_pair_mixed_in"),
        ("37TK", "no_shape"),
    ],
)
def test_K9_every_other_shape_is_no_combination(cards: str, why: str) -> None:
    assert shape(cards, "classic") == ("", why, "K9")


def test_K9_types_have_no_order_among_themselves() -> None:
    types = {"single": "A", "pair": "99", "triple": "666", "full_house": "55577", "straight": "3456789"}
    for mine in types.values():
        for table in types.values():
            verdict = first(f"classic,packs=2 {mine}/?5 p1 p2:{table} - -", mine)
            assert verdict == ("too_low" if mine == table else "wrong_type")


# ---- beating


@pytest.mark.parametrize(
    ("play", "table", "verdict"),
    [
        ("8", "7", "legal"),
        ("7", "7", "too_low"),
        ("99", "88", "legal"),
        ("999", "888", "legal"),
        ("99933", "888AA", "legal"),
        ("888AA", "99933", "too_low"),
        ("45678", "34567", "legal"),
        ("456789", "34567", "wrong_size"),
        ("99", "8", "wrong_type"),
        ("999", "88", "wrong_type"),
    ],
)
def test_B1_same_type_same_size_higher_rank(play: str, table: str, verdict: str) -> None:
    assert first(f"classic {play}/?5 p1 p2:{table} - -", play) == verdict


def test_B1_in_stairs_and_plates() -> None:
    assert first("two-low 4455/?5 p1 p2:3344 - -", "4455") == "legal"
    assert first("two-low 3344/?5 p1 p2:3344 - -", "3344") == "too_low"
    assert first("two-low 667788/?5 p1 p2:3344 - -", "667788") == "wrong_size"
    assert first("two-low 444555/?5 p1 p2:222333 - -", "444555") == "legal"


@pytest.mark.parametrize("table", ["2", "R", "22", "AAA", "AAA22", "TJQKA2", "AAKK", "AAAKKK"])
def test_B2_a_bomb_beats_whatever_is_no_bomb(table: str) -> None:
    rules = "classic,stairs=on,plates=on"
    assert first(f"{rules} 3333/?5 p1 p2:{table} - -", "3333") == "legal"
    assert first(f"{rules} BR/?5 p1 p2:{table.replace('R', '3')} - -", "BR") == "legal"
    assert first(f"{rules},packs=2 {table}/?5 p1 p2:3333 - -", table) == "needs_bomb"


def test_B2_never_out_of_turn() -> None:
    assert judge("classic ?5/4444/?5 p3 p1:2 p2 -", "4444", 1) == [("not_your_turn", "", "P4")]


@pytest.mark.parametrize(
    ("play", "table", "verdict"),
    [
        ("4444", "3333", "legal"),
        ("3333", "4444", "bomb_too_low"),
        ("4444", "4444", "bomb_too_low"),
        ("33333", "2222", "legal"),
        ("2222", "33333", "bomb_too_low"),
        ("BR", "22222222", "legal"),
        ("22222222", "BR", "bomb_too_low"),
        ("BR", "BR", "bomb_too_low"),
    ],
)
def test_B3_more_cards_then_rank_and_nothing_beats_the_joker_bomb(play: str, table: str, verdict: str) -> None:
    assert first(f"classic,packs=2 {play}/?5 p1 p2:{table} - -", play) == verdict


def test_B4_only_a_longer_bomb_beats_a_bomb() -> None:
    rules = "classic,packs=2,bomb_over_bomb=longer"
    assert judge(f"{rules} 4444/?5 p1 p2:3333 - -", "4444") == [("bomb_not_longer", "", "B4")]
    assert judge(f"{rules} 3333/?5 p1 p2:4444 - -", "3333") == [("bomb_too_low", "", "B3")]
    assert judge(f"{rules} 33333/?5 p1 p2:4444 - -", "33333") == []
    assert judge(f"{rules} BR/?5 p1 p2:44444444 - -", "BR") == []


# ---- the round


def test_P1_the_first_lead_holds_the_opening_card() -> None:
    position = "classic 3d3s4c5h6s7d/?9/?9 p1 - - - open=3d"
    assert plays(position) == ["3", "33", "34567"]
    assert judge(position, "3s") == [("missing_opening_card", "", "P1")]
    assert judge(position, "4c6s") == [("not_a_combination", "not_equal", "K2"), ("missing_opening_card", "", "P1")]
    # ranks take the opening card first, and the duty ends with the first play
    assert apply(position, "3") == "classic 3s4c5h6s7d/?9/?9 p2 p1:3d - -"


def test_P1_in_two_low_the_holder_of_the_opening_card_leads_anything() -> None:
    assert "5" in plays("two-low 2s5d5c/?7/?7 p1 - - -")
    with pytest.raises(PositionError) as refused:
        Position.parse("two-low 2s5d5c/?7/?7 p1 - - - open=2s")
    assert refused.value.reasons == ("opening_not_allowed",)


def test_P2_later_rounds_open_with_anything() -> None:
    assert plays("classic 3d4c4h/?7/?7 p1 - - -") == ["3", "4", "44"]


def test_P3_the_leader_plays_anything_and_may_not_pass() -> None:
    position = "classic 3477/?5/?5 p1 - - -"
    assert plays(position) == ["3", "4", "7", "77"]
    assert not can_pass(position)
    assert judge(position, "pass") == [("must_lead", "", "P3")]
    assert judge(position, "-") == [("nothing_selected", "", "P3")]


def test_P4_beat_or_pass_and_play_again_after_a_pass() -> None:
    position = "classic 9A/48/5Q p2 p1:3 - -"
    assert can_pass(position)
    assert judge(position, "pass") == []
    round_again = apply(position, "pass", "5", "9")
    assert round_again == "classic A/48/Q p2 p1:9 - -"
    assert judge(round_again, "-") == [("nothing_selected", "", "P4")]
    assert judge(round_again, "8", 2) == [
        ("not_your_turn", "", "P4"),
        ("not_in_hand", "", "P4"),
        ("too_low", "", "B1"),
    ]


def test_P5_the_trick_ends_when_all_others_pass_in_a_row() -> None:
    position = apply("classic 48/5T/7K p1 - - -", "4", "T", "K")
    assert position == "classic 8/5/7 p1 p3:K - -"
    assert apply(position, "pass") == "classic 8/5/7 p2 p3:K p1 -"
    assert apply(position, "pass", "pass") == "classic 8/5/7 p3 - - -"


def test_P6_a_seat_without_cards_is_skipped_and_the_next_leads_for_it() -> None:
    position = apply("classic 48/T/7K p1 - - -", "4", "T")
    assert position == "classic 8/-/7K p3 p2:T - p2"
    assert apply(position, "pass", "pass") == "classic 8/-/7K p3 - - p2"
    assert apply(position, "K", "pass") == "classic 8/-/7 p3 - - p2"


def test_P7_the_round_ends_when_one_seat_holds_cards() -> None:
    over = apply("classic 4/-/7K p1 - - p2", "4")
    assert over == "classic -/-/7K - - - p2p1"
    assert plays(over) == []
    assert not can_pass(over)
    assert judge(over, "7", 2) == [("round_over", "", "P7")]
    assert judge(over, "pass") == [("round_over", "", "P7")]


@pytest.mark.parametrize("bomb", ["8888", "BR"])
def test_P8_going_out_with_a_bomb_is_allowed(bomb: str) -> None:
    assert apply(f"classic {bomb}/34/56 p1 p3:2 - -", bomb) == f"classic -/34/56 p2 p1:{bomb} - p1"


# ---- what the source's hints get wrong


def test_H1_an_ace_is_beaten_by_a_joker_and_by_any_bomb() -> None:
    for answer in ("B", "R", "3333", "BR"):
        assert first(f"classic {answer}/?5/?5/?5 p1 p4:A - -", answer) == "legal"
    # a pair of aces without 2s, and a straight up to the ace, fall to bombs alone (one pack)
    no_twos = "B/R/3333/BR/KK/QQQ"
    for answer in no_twos.split("/"):
        verdict = first(f"classic {answer}/?5/?5/?5 p1 p4:AA - -", answer)
        assert (verdict == "legal") == (answer in ("3333", "BR"))


def test_H2_and_H5_are_counted_at_the_table() -> None:
    assert sum(count_in(CLASSIC.copies(3), rank) for rank in CLASSIC.order) == 52
    assert sum(count_in(CLASSIC.copies(5), rank) for rank in CLASSIC.order) == 108


def test_H3_a_six_card_straight_beats_one_that_starts_lower() -> None:
    assert first("classic 6789TJ/?5 p1 p2:56789T - -", "6789TJ") == "legal"
    assert first("classic 456789/?5 p1 p2:56789T - -", "456789") == "too_low"
    assert first("classic 6789TJQ/?5 p1 p2:56789T - -", "6789TJQ") == "wrong_size"


def test_H4_a_bomb_beats_all_smaller_bombs() -> None:
    smaller = [play for play in all_plays(CLASSIC, 5) if play.type == "bomb" and play.size < 6]
    assert len(smaller) == 26
    for table in smaller:
        assert first(f"classic,packs=2 333333/?5 p1 p2:{table.ranks.replace('3', '4')} - -", "333333") == "legal"


# ---- the cards at fault


@pytest.mark.parametrize(
    ("position", "play", "code", "rule"),
    [
        ("classic 8899/?5/?5 p1 - - -", "8899", "not_a_combination", "K7"),
        ("classic 83/?5/?5 p1 p3:9 - -", "8", "too_low", "B1"),
        ("classic 8888/?5/?5 p1 p3:9999 - -", "8888", "bomb_too_low", "B3"),
        ("classic 83/?5/?5 p1 p3:9999 - -", "8", "needs_bomb", "B2"),
        ("classic 83/?5/?5 p1 p3:9 - -", "T", "not_in_hand", "P4"),
    ],
)
def test_every_refusal_cites_its_rule(position: str, play: str, code: str, rule: str) -> None:
    refused = reason(position, play)
    assert (refused.code, refused.rule) == (code, rule)
    assert refused.facts["cards"] == play


@pytest.mark.parametrize(
    ("rules", "play", "table", "facts"),
    [
        ("classic,packs=2", "4444", "55555", {"cause": "fewer", "need_size": 5, "higher_exists": True}),
        ("classic,packs=2", "4444", "7777", {"cause": "rank", "need_size": 4, "higher_exists": True}),
        ("classic,packs=2", "7777", "7777", {"cause": "equal", "need_size": 4, "higher_exists": True}),
        ("classic,packs=2", "2222", "2222", {"cause": "equal", "need_size": 5, "higher_exists": True}),
        ("classic", "4444", "2222", {"cause": "rank", "need_size": None, "higher_exists": True}),
        ("classic", "4444", "BR", {"cause": "top", "need_size": None, "higher_exists": False}),
        ("classic,packs=2", "BR", "BR", {"cause": "top", "need_size": None, "higher_exists": False}),
        ("classic,four_jokers=on,packs=2", "4444", "BR", {"cause": "four_jokers", "four_jokers_exist": True}),
        ("classic,four_jokers=on", "4444", "BR", {"cause": "top", "four_jokers_exist": False}),
        ("classic,four_jokers=on,packs=2", "4444", "BBRR", {"cause": "top", "higher_exists": False}),
        ("classic,bomb_over_bomb=longer,packs=2", "4444", "7777", {"cause": "rank", "need_size": 5, "longer": True}),
        ("classic,triple_bomb=on", "444", "777", {"cause": "rank", "need_size": 3, "longer": False}),
        ("classic", "7", "7", {"cause": "equal", "higher_exists": True}),
        ("classic", "B", "R", {"cause": "lower", "higher_exists": False}),
        ("classic", "34567", "JQKA2", {"cause": "lower", "higher_exists": False}),
        ("classic,packs=2", "22", "RR", {"cause": "lower", "higher_exists": False}),
        ("classic", "AA", "22", {"cause": "lower", "higher_exists": False}),
        ("classic,packs=2", "AA", "22", {"cause": "lower", "higher_exists": True}),
        ("classic", "AA", "4444", {"need_size": 4, "higher_exists": True, "play_type": "pair"}),
        ("classic", "AA", "BR", {"need_size": None, "higher_exists": False, "table_type": "joker_bomb"}),
    ],
)
def test_facts_of_what_does_not_beat_the_table(rules: str, play: str, table: str, facts: dict[str, object]) -> None:
    told = reason(f"{rules} {play}/?5 p1 p2:{table} - -", play).facts
    assert {name: told[name] for name in facts} == facts


@pytest.mark.parametrize(
    ("hand", "play", "facts"),
    [
        ("3d4d", "5d", {"cards": "5d", "card": "5d", "copies_chosen": 1, "copies_held": 0, "hand_size": 2}),
        ("3d4d", "3c4c4d", {"cards": "3c4c", "card": "3c", "copies_chosen": 1, "copies_held": 0, "hand_size": 2}),
        ("3d4d", "33", {"cards": "3", "card": "3", "copies_chosen": 2, "copies_held": 1, "hand_size": 2}),
        ("334", "444", {"cards": "44", "card": "4", "copies_chosen": 3, "copies_held": 1, "hand_size": 3}),
        ("3d4d", "3d3d", {"cards": "3d", "card": "3d", "copies_chosen": 2, "copies_held": 1, "hand_size": 2}),
    ],
)
def test_facts_of_cards_that_are_not_there(hand: str, play: str, facts: dict[str, object]) -> None:
    assert reason(f"classic,packs=2 {hand}/?5 p1 - - -", play).facts == facts


@pytest.mark.parametrize(
    ("rules", "cards", "facts"),
    [
        ("classic", "34679", {"low": "3", "high": "9", "missing": "58", "min": 5}),
        ("classic", "4567899", {"repeated": "9", "cards": "9"}),
        ("classic", "44455556667", {"rank": "5", "n": 4, "extra": "4446667"}),
        ("classic", "KA234", {"kind": "straight", "ranks": "KA234", "top": "2", "bottom": "3"}),
        ("two-low", "QKA2", {"kind": "straight", "ranks": "QKA2", "top": "A", "bottom": "2"}),
        ("two-low", "AA22", {"kind": "stair", "ranks": "A2", "top": "A", "bottom": "2"}),
        ("classic", "3367TQ", {"best": "33"}),
        ("classic", "3399TQ", {"best": "33"}),
        ("classic", "567", {"ranks": "567", "n": 3, "min": 5}),
        ("two-low", "223355", {"low": "2", "high": "5", "missing": "4"}),
        ("classic", "99BR4", {"jokers": "BR", "others": "499"}),
    ],
)
def test_facts_of_what_is_no_combination(rules: str, cards: str, facts: dict[str, object]) -> None:
    told = reason(f"{rules} {cards}/?5 p1 - - -", cards).facts
    assert {name: told[name] for name in facts} == facts
