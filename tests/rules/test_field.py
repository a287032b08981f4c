"""Faults seen in other programs and rules that tables argue about, each with the id it has in the list of field cases.

The lenient parser (E14), the deal (E20, R10) and tribute (R5, R7) are tested beside their modules.
"""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.rules import engine
from tests.rules.engine import apply, first, judge, plays
from zsy_tutor.rules.notation import parse_cards, parse_selection
from zsy_tutor.rules.plays import classify
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import CLASSIC, RuleSet


def test_E1_a_bomb_beats_a_pair_and_no_pair_beats_a_bomb() -> None:
    assert first("classic 888822TT/?5/?5 p1 p2:QQ p3 -", "8888") == "legal"
    assert first("classic 22TT/?5/?5 p1 p2:8888 p3 -", "22") == "needs_bomb"


def test_E3_the_order_in_which_cards_are_written_changes_nothing() -> None:
    verdicts = set()
    for jokers in permutations("BR"):
        for bomb in set(permutations(("4d", "4c", "4h", "4s"))):
            position = f"classic 4d4c4h4s6d/?5/?5 p1 p3:{''.join(jokers)} - -"
            verdicts.add(first(position, "".join(bomb)))
    assert verdicts == {"bomb_too_low"}


def test_E5_a_bomb_that_was_led_is_remembered_as_one() -> None:
    led = apply("classic 9999J/4444Q/TTTTK p1 - - -", "9999")
    assert first(led, "4444") == "bomb_too_low"
    assert first(apply(led, "pass"), "TTTT") == "legal"


@pytest.mark.parametrize(
    ("cards", "verdict"),
    [
        ("KA234", "wraps_around"),
        ("A2345", "wraps_around"),
        ("23456", "wraps_around"),
        ("JQKA2", "straight"),
        ("TJQKA", "straight"),
    ],
)
def test_E7_no_straight_goes_round_the_corner(cards: str, verdict: str) -> None:
    assert verdict in engine.shape(cards, "classic")


def test_E7_with_the_ace_on_top_the_2_stays_out() -> None:
    assert engine.shape("JQKA2", "classic,straight_top=A") == ("", "two_in_straight", "K5")
    assert engine.shape("TJQKA", "classic,straight_top=A") == ("straight", "5", "A")


def test_E9_a_lower_straight_does_not_beat_a_higher_one() -> None:
    position = "classic 56789/?5/?5 p1 p3:89TJQ - -"
    assert plays(position) == []
    assert engine.can_pass(position)
    assert first(position, "56789") == "too_low"


def test_E10_a_lone_low_card_hides_no_stair() -> None:
    with_three = plays("classic,stairs=on 3556677/?5/?5 p1 - - -")
    without = plays("classic,stairs=on 556677/?5/?5 p1 - - -")
    assert "556677" in with_three
    assert [play for play in with_three if "3" not in play] == without


def test_E12_the_joker_pair_is_what_was_chosen() -> None:
    assert apply("classic 337BR/?5/?5 p1 - - -", "BR") == "classic 337/?5/?5 p2 p1:BR - -"


@pytest.mark.parametrize(
    ("cards", "rules", "verdict"),
    [
        ("44445", "classic", ("", "four_with_extra", "K9")),
        ("33333", "classic,packs=2", ("bomb", "5", "3")),
        ("333444", "classic", ("", "plate_not_in_rules", "K7")),
        ("34445555", "classic", ("", "four_with_extra", "K9")),
    ],
)
def test_E18_counts_are_split_rightly(cards: str, rules: str, verdict: tuple[str, ...]) -> None:
    assert engine.shape(cards, rules) == verdict


def test_E19_both_jokers_are_no_pair() -> None:
    assert engine.shape("777BR", "classic,packs=2") == ("", "joker_pair_mixed_in", "K9")
    assert engine.shape("777BB", "classic,packs=2") == ("full_house", "5", "7")
    assert engine.shape("777BB", "classic,packs=2,full_houses=off") == ("", "full_house_not_in_rules", "K4")


def test_E22_the_list_of_plays_is_the_same_after_taking_back() -> None:
    before = "classic 3d3s4h5h6h7s8h8sBR/4d5d6d7d8d2s/?6 p1 - - -"
    listed = plays(before)
    for play in listed:
        after = apply(before, play)
        plays(after)
        assert plays(before) == listed
    assert str(Position.parse(before)) == before


@pytest.mark.parametrize(
    ("play", "codes"),
    [
        ("-", ["nothing_selected"]),
        ("4d4d", ["not_in_hand", "wrong_type"]),
        ("9c", ["not_in_hand"]),
        ("3d4d5h6c7s8s9sTdJcQhKsAd2c2h", ["not_in_hand", "not_a_combination"]),
        ("3344556677889TTJJQQKKAA22BR", ["not_in_hand", "not_a_combination"]),
    ],
)
def test_E25_odd_input_gets_a_reason(play: str, codes: list[str]) -> None:
    position = "classic 3d4d5h6c7s/?5/?5 p1 p3:3s - -"
    assert [code for code, _, _ in judge(position, play)] == codes


def test_E25_the_whole_pack_gets_a_reason() -> None:
    pack = "".join(rank + suit for rank in "3456789TJQKA2" for suit in "dchs") + "BR"
    position = "classic 3d4d5h6c7s/?5/?5 p1 p3:3s - -"
    assert len(parse_cards(pack)) == 54
    assert judge(position, pack) == [("not_in_hand", "", "P4"), ("not_a_combination", "joker_pair_mixed_in", "K9")]


@pytest.mark.parametrize("copies", [9, 15, 16, 31, 32, 33, 64, 200])
def test_E25_any_number_of_copies_gets_a_reason(copies: int) -> None:
    for hand in ("3d4d5h6c7s", "34567"):
        assert first(f"classic {hand}/?5/?5 p1 - - -", "3" * copies) == "not_in_hand"
        assert first(f"classic {hand}/?5/?5 p1 p3:3s - -", "3" * copies) == "not_in_hand"


# ---- the table


def test_R1_the_next_with_cards_leads_when_the_winner_is_out() -> None:
    played = apply("classic 45/2/67/89 p2 - - -", "2", "pass", "pass", "pass")
    assert played == "classic 45/-/67/89 p3 - - p2"
    played = apply("classic 45/2/-/89 p2 - - p3", "2", "pass", "pass")
    assert played == "classic 45/-/-/89 p4 - - p3p2"


def test_R2_a_play_that_took_its_player_out_can_be_beaten() -> None:
    out = apply("classic 34/KK/AA5 p2 - - -", "KK")
    assert out == "classic 34/-/5AA p3 p2:KK - p2"
    assert plays(out) == ["AA"]
    # p3 and p1 are asked once each, then the next with cards leads
    assert apply(out, "pass", "pass") == "classic 34/-/5AA p3 - - p2"


def test_R2_when_two_go_out_in_one_trick_the_rest_are_asked_once() -> None:
    two_out = apply("classic 34/KK/AA/579 p2 - - -", "KK", "AA")
    assert two_out == "classic 34/-/-/579 p4 p3:AA - p2p3"
    asked = apply(two_out, "pass")
    assert asked == "classic 34/-/-/579 p1 p3:AA p4 p2p3"
    assert apply(asked, "pass") == "classic 34/-/-/579 p4 - - p2p3"


@pytest.mark.parametrize(
    ("play", "verdict"),
    [
        ("4c4h", "missing_opening_card"),
        ("3d4c5c6c7c", "legal"),
        ("3c", "missing_opening_card"),
        ("pass", "must_lead"),
        ("3", "legal"),
        ("33", "legal"),
    ],
)
def test_R9_the_first_lead_holds_the_opening_card(play: str, verdict: str) -> None:
    assert first("classic 3d3c4c4h5c6c7c/?8/?8/?8 p1 - - - open=3d", play) == verdict


R17 = "59T/6J/9Q/48 p1 - - -"


def test_R17_who_passed_may_play_when_the_turn_comes_round() -> None:
    position = apply(f"classic {R17}", "5", "pass", "9", "pass", "pass")
    assert position == "classic 9T/6J/Q/48 p2 p3:9 p4p1 -"
    assert first(position, "J") == "legal"


def test_R17_a_final_pass_shuts_out_of_the_trick() -> None:
    before = apply(f"classic,pass_is_final=on {R17}", "5", "pass", "9", "pass")
    assert before == "classic,pass_is_final=on 9T/6J/Q/48 p1 p3:9 p4p2 -"
    assert [code for code, _, _ in judge(before, "J", 1)] == ["already_passed", "not_your_turn"]
    assert apply(before, "pass") == "classic,pass_is_final=on 9T/6J/Q/48 p3 - - -"


def test_R18_an_ace_is_not_safe_though_all_2s_are_gone() -> None:
    # H1: the Black Joker still beats the ace, and so does any bomb.
    assert first("classic B6/?3/?2 p1 p3:A - -", "B") == "legal"
    assert first("classic 4444/?3/?2 p1 p3:A - -", "4444") == "legal"
    refused = engine.reason("classic K6/?3/?2 p1 p3:A - -", "K")
    assert refused.code == "too_low"
    assert refused.facts["higher_exists"] is True


def test_R23_the_leader_may_not_pass() -> None:
    assert judge("classic 39K/?5/?5 p1 - - -", "pass") == [("must_lead", "", "P3")]
    assert not engine.can_pass("classic 39K/?5/?5 p1 - - -")


def test_S15_both_answers_to_the_queens_are_legal() -> None:
    assert plays("classic AA5555/?5/?5 p1 p3:QQ - -") == ["AA", "5555"]


def test_L1_every_refusal_names_a_rule_and_cards() -> None:
    position = "classic 3d4d5h6c7sTdTcJdJc/?5/?5 p1 p3:88 - -"
    for play in ("3d", "3d4d", "3d4d5h6c", "TdTcJdJc"):
        refused = engine.reason(position, play)
        assert refused.rule
        assert refused.facts["cards"]


def test_L2_three_different_reasons_for_three_tries() -> None:
    table = "classic 888AATTTJQ/?5/?5 p1 p3:99944 - -"
    assert first(table, "888AA") == "too_low"
    assert first(table, "TTT") == "wrong_type"
    assert first(table, "TTTJQ") == "not_a_combination/triple_with_wrong_extra"


def test_the_same_cards_are_judged_by_the_rules_asked_for() -> None:
    """Puzzle fault S3, seen from here: nothing is kept from one rule set to the next."""
    hand = parse_cards("33888")
    assert classify(hand, CLASSIC).type == "full_house"
    assert classify(hand, RuleSet.parse("classic,full_houses=off")).type is None
    assert classify(hand, CLASSIC).type == "full_house"
    assert parse_selection("33888") == hand
