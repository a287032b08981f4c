"""Every option that touches positions: what each value changes, where two meet, and what is refused.

Options of the exchange, the score and the match are tested beside their modules.
"""

from __future__ import annotations

import pytest

from tests.oracle.rulebook import OPTIONS as TABLE
from tests.rules.engine import apply, first, judge, plays, reason, shape
from zsy_tutor.rules.errors import NotationError, PositionError, RulesError
from zsy_tutor.rules.notation import parse_cards, parse_selection
from zsy_tutor.rules.plays import all_plays
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.problems import PROBLEMS
from zsy_tutor.rules.ruleset import CLASSIC, OPTIONS, TWO_LOW, RuleSet

# option, rule set with each value, the rest of the position, what is tried, the verdict under each
Row = tuple[str, list[str], str, str, list[str]]
VERDICTS: list[Row] = [
    (
        "straight_top",
        ["classic", "classic,straight_top=A"],
        "5JQKA2/?7/?7 p1 - - -",
        "JQKA2",
        ["legal", "not_a_combination/two_in_straight"],
    ),
    (
        "min_straight",
        ["classic", "classic,min_straight=4", "classic,min_straight=3"],
        "5678J/?7/?7 p1 - - -",
        "5678",
        ["not_a_combination/straight_too_short", "legal", "legal"],
    ),
    (
        "min_straight",
        ["classic", "classic,min_straight=4", "classic,min_straight=3"],
        "567J/?7/?7 p1 - - -",
        "567",
        ["not_a_combination/straight_too_short", "not_a_combination/straight_too_short", "legal"],
    ),
    (
        "min_straight",
        ["two-low", "two-low,min_straight=4", "two-low,min_straight=5"],
        "5678J/?7/?7 p1 - - -",
        "5678",
        ["legal", "legal", "not_a_combination/straight_too_short"],
    ),
    (
        "min_straight",
        ["two-low", "two-low,min_straight=4", "two-low,min_straight=5"],
        "567J/?7/?7 p1 - - -",
        "567",
        ["legal", "not_a_combination/straight_too_short", "not_a_combination/straight_too_short"],
    ),
    (
        "full_houses",
        ["classic", "classic,full_houses=off"],
        "77788/?7/?7 p1 - - -",
        "77788",
        ["legal", "not_a_combination/full_house_not_in_rules"],
    ),
    (
        "full_houses",
        ["two-low", "two-low,full_houses=off"],
        "77788/?7/?7 p1 - - -",
        "77788",
        ["legal", "not_a_combination/full_house_not_in_rules"],
    ),
    (
        "stairs",
        ["classic", "classic,stairs=on"],
        "7788/?7/?7 p1 - - -",
        "7788",
        ["not_a_combination/stair_not_in_rules", "legal"],
    ),
    (
        "stairs",
        ["two-low", "two-low,stairs=off"],
        "7788/?7/?7 p1 - - -",
        "7788",
        ["legal", "not_a_combination/stair_not_in_rules"],
    ),
    (
        "plates",
        ["classic", "classic,plates=on"],
        "777888/?7/?7 p1 - - -",
        "777888",
        ["not_a_combination/plate_not_in_rules", "legal"],
    ),
    (
        "plates",
        ["two-low", "two-low,plates=off"],
        "777888/?7/?7 p1 - - -",
        "777888",
        ["legal", "not_a_combination/plate_not_in_rules"],
    ),
    (
        "triple_bomb",
        ["classic", "classic,triple_bomb=on"],
        "777/?7/?7 p1 p3:22 - -",
        "777",
        ["wrong_type", "legal"],
    ),
    (
        "triple_bomb",
        ["two-low", "two-low,triple_bomb=on"],
        "777/?7/?7 p1 p3:444 - -",
        "777",
        ["legal", "legal"],
    ),
    (
        "triple_bomb",
        ["two-low", "two-low,triple_bomb=on"],
        "777/?7/?7 p1 p3:AA - -",
        "777",
        ["wrong_type", "legal"],
    ),
    (
        "four_jokers",
        ["classic", "classic,four_jokers=on"],
        "BBRR5/?7/?7/?7/?7 p1 p5:33 - -",
        "BBRR",
        ["not_a_combination/too_many_jokers", "legal"],
    ),
    (
        "bomb_over_bomb",
        ["classic", "classic,bomb_over_bomb=longer"],
        "7777/?7/?7 p1 p3:4444 - -",
        "7777",
        ["legal", "bomb_not_longer"],
    ),
    (
        "bomb_over_bomb",
        ["two-low", "two-low,bomb_over_bomb=longer"],
        "7777/?7/?7 p1 p3:4444 - -",
        "7777",
        ["legal", "bomb_not_longer"],
    ),
    (
        "opening_card",
        ["classic", "classic,opening_card=3s", "classic,opening_card=6h"],
        "3d3s6h9c/?7/?7/?7 p1 - - - open=",
        "3d",
        ["legal", "missing_opening_card", "missing_opening_card"],
    ),
    (
        "opening_card",
        ["two-low,opening_required=on", "two-low,opening_card=6h,opening_required=on"],
        "2s6h9c/?7/?7 p1 - - - open=",
        "2s",
        ["legal", "missing_opening_card"],
    ),
    (
        "opening_required",
        ["classic", "classic,opening_required=off"],
        "3d6h9c/?7/?7 p1 - - - open=",
        "9c",
        ["missing_opening_card", "legal"],
    ),
    (
        "opening_required",
        ["two-low", "two-low,opening_required=on"],
        "2s6h9c/?7/?7 p1 - - - open=",
        "9c",
        ["legal", "missing_opening_card"],
    ),
]


@pytest.mark.parametrize(("option", "rule_sets", "rest", "play", "verdicts"), VERDICTS)
def test_each_value_changes_a_verdict(
    option: str, rule_sets: list[str], rest: str, play: str, verdicts: list[str]
) -> None:
    found = []
    for text in rule_sets:
        rules = RuleSet.parse(text)
        assert text == str(rules)
        position = f"{text} {rest}"
        if rest.endswith(" open="):
            position = position + str(rules.opening_card) if rules.opening_required else position[: -len(" open=")]
        found.append(first(position, play))
    assert found == verdicts


def test_every_option_that_touches_positions_is_in_a_test_here() -> None:
    verdicts = {(option, RuleSet.parse(text).preset) for option, texts, *_ in VERDICTS for text in texts}
    by_trick_end = {"pass_is_final", "round_ends", "teams", "partner_takes_lead", "packs"}
    elsewhere = {
        "next_leader", "tribute", "jokers_exempt", "return_limit", "middle_exchange", "scoring", "match_goal",
    }  # fmt: skip
    for option in OPTIONS:
        if option.name not in by_trick_end | elsewhere:
            for preset in ("classic", "two-low"):
                assert (not option.values(preset)) or (option.name, preset) in verdicts, option.name


# ---- what changes turns, trick ends and rounds


@pytest.mark.parametrize("preset", ["classic", "two-low"])
def test_pass_is_final(preset: str) -> None:
    tries = ("5", "pass", "9", "pass", "T")
    open_pass = apply(f"{preset} 59T/6J/9Q/48 p1 - - -", *tries)
    assert open_pass == f"{preset} 9/6J/Q/48 p2 p1:T - -"
    final_pass = apply(f"{preset},pass_is_final=on 59T/6J/9Q/48 p1 - - -", *tries)
    assert final_pass == f"{preset},pass_is_final=on 9/6J/Q/48 p3 p1:T p2p4 -"
    assert apply(final_pass, "pass") == f"{preset},pass_is_final=on 9/6J/Q/48 p1 - - -"


def test_pass_is_final_a_play_can_end_the_trick_at_once() -> None:
    position = "classic,pass_is_final=on 9T/6J/9Q/48 p1 p3:8 p4p2 -"
    assert apply(position, "9") == "classic,pass_is_final=on T/6J/9Q/48 p3 p1:9 p2p4 -"
    alone = "classic,pass_is_final=on 9T/6J/9Q/48 p4 p3:7 p1p2 -"
    assert apply(alone, "8", "pass") == "classic,pass_is_final=on 9T/6J/9Q/4 p4 - - -"
    # all others have passed before: nobody is left to answer
    assert apply("classic,pass_is_final=on 9T/-/9Q/8 p4 p3:7 p1 p2", "8") == (
        "classic,pass_is_final=on 9T/-/9Q/- p3 p4:8 p1 p2p4"
    )
    assert apply("classic,pass_is_final=on 9T/6J/- p2 p3:7 p1 p3", "J") == ("classic,pass_is_final=on 9T/6/- p2 - - p3")


def test_round_ends_when_the_first_is_out() -> None:
    first_out = "classic,tribute=0,scoring=penalty,round_ends=first_out"
    assert apply("classic 4/56/7K p1 - - -", "4") == "classic -/56/7K p2 p1:4 - p1"
    over = apply(f"{first_out} 4/56/7K p1 - - -", "4")
    assert over == f"{first_out} -/56/7K - - - p1"
    assert first(over, "5", 1) == "round_over"


@pytest.mark.parametrize("preset", ["classic", "two-low"])
def test_partner_takes_lead(preset: str) -> None:
    rest = "57/A/9T/68 p2 - - -"
    tries = ("A", "pass", "pass", "pass")
    assert apply(f"{preset} {rest}", *tries).split(" ")[2] == "p3"
    assert apply(f"{preset},teams=on {rest}", *tries).split(" ")[2] == "p3"
    assert apply(f"{preset},teams=on,partner_takes_lead=on {rest}", *tries).split(" ")[2] == "p4"


def test_partner_takes_lead_goes_to_the_next_partner_with_cards() -> None:
    rules = "classic,teams=on,partner_takes_lead=on"
    passes = ("pass",) * 5
    assert apply(f"{rules} A/5/67/7/8/9 p1 - - -", "A", *passes).split(" ")[2] == "p3"
    assert apply(f"{rules} A/5/-/7/8/9 p1 - - p3", "A", *passes[1:]).split(" ")[2] == "p5"
    # no partner holds cards: as usual
    assert apply(f"{rules} A/5/-/7/-/9 p1 - - p3p5", "A", *passes[2:]).split(" ")[2] == "p2"
    # a player who still holds cards leads, whatever the partners do
    assert apply(f"{rules} A4/5/67/7/8/9 p1 - - -", "A", *passes).split(" ")[2] == "p1"


@pytest.mark.parametrize(
    ("rules", "allowed"), [("classic,teams=on", {4, 6}), ("two-low,teams=on", {4}), ("classic", {2, 3, 4, 5, 6})]
)
def test_teams_need_four_seats_or_six(rules: str, allowed: set[int]) -> None:
    for seats in range(2, 7):
        position = f"{rules} {'/'.join(['?3'] * seats)} p1 - - -"
        if seats in allowed:
            assert str(Position.parse(position)) == position
        else:
            with pytest.raises(PositionError) as refused:
                Position.parse(position)
            assert set(refused.value.reasons) <= {"teams_seats", "wrong_number_of_seats"}


@pytest.mark.parametrize("preset", ["classic", "two-low"])
def test_packs(preset: str) -> None:
    two = f"{preset},packs=2 5BB/?9/?9 p1 p3:AA - -"
    assert first(two, "BB") == "legal"
    for one in (f"{preset} 5BB/?9/?9 p1 p3:AA - -", f"{preset},packs=1 5BB/?9/?9 p1 p3:AA - -"):
        with pytest.raises(PositionError) as refused:
            Position.parse(one)
        assert refused.value.reasons == ("too_many_copies",)


def test_packs_leaves_nothing_out_and_is_always_written() -> None:
    assert RuleSet.parse("classic,packs=1").left_out(3) == ()
    assert RuleSet.parse("two-low,packs=1").left_out(4) == ()
    assert plays("classic,packs=1 333/?1/?1 p1 - - -") == ["3", "33", "333"]
    assert str(RuleSet.parse("classic,packs=1")) == "classic,packs=1"
    assert str(RuleSet.parse("classic,packs=2,tribute=2")) == "classic,packs=2"
    assert str(Position.parse("classic,packs=1 5/?9/?9/?9/?9 p1 - - -")).startswith("classic,packs=1 ")


def test_packs_with_many_seats() -> None:
    with pytest.raises(PositionError):
        Position.parse("classic,packs=1 55555/?9/?9/?9/?9 p1 - - -")
    assert "55555" in plays("classic 55555/?9/?9/?9/?9 p1 - - -")


# ---- where two options meet


def test_straight_top_with_stairs_and_plates() -> None:
    for top, verdict in (("2", "stair"), ("A", "two_in_stair")):
        rules = f"classic,straight_top={top},stairs=on"
        assert verdict in shape("AA22", rules)
        assert "stair" in shape("KKAA", rules)
    for top, verdict in (("2", "plate"), ("A", "two_in_stair")):
        assert verdict in shape("AAA222", f"classic,straight_top={top},plates=on")
    # where the rules have no stairs at all, that is the reason
    assert shape("AA22", "classic,straight_top=A") == ("", "stair_not_in_rules", "K7")
    assert shape("AAA222", "classic,straight_top=A,stairs=on") == ("", "plate_not_in_rules", "K7")
    # a pair or triple of 2s stays what it is
    assert shape("22", "classic,straight_top=A,stairs=on") == ("pair", "2", "2")


def test_triple_bomb_with_full_houses_and_plates() -> None:
    rules = "classic,triple_bomb=on,plates=on"
    assert shape("777", rules) == ("bomb", "3", "7")
    assert shape("77788", rules) == ("full_house", "5", "7")
    assert shape("777888", rules) == ("plate", "6", "8")
    assert first(f"{rules} 777/?7/?7 p1 p3:666QQ - -", "777") == "legal"
    assert first(f"{rules} 77788/?7/?7 p1 p3:666QQ - -", "77788") == "legal"
    assert first(f"{rules} 77788/?7/?7 p1 p3:666 - -", "77788") == "needs_bomb"
    assert first(f"{rules} 777/?7/?7 p1 p3:4444 - -", "777") == "bomb_too_low"
    assert first(f"{rules} 4444/?7/?7 p1 p3:777 - -", "4444") == "legal"
    assert first(f"{rules} 444/?7/?7 p1 p3:777 - -", "444") == "bomb_too_low"
    assert [play.ranks for play in all_plays(RuleSet.parse(rules), 4) if play.type == "triple"] == []


def test_triple_bomb_with_bomb_over_bomb() -> None:
    assert first("classic,triple_bomb=on,bomb_over_bomb=longer 777/?7/?7 p1 p3:444 - -", "777") == "bomb_not_longer"
    assert first("classic,triple_bomb=on,bomb_over_bomb=longer 7777/?7/?7 p1 p3:AAA - -", "7777") == "legal"


def test_four_jokers_with_one_pack_has_no_effect() -> None:
    with_option = all_plays(RuleSet.parse("classic,four_jokers=on"), 4)
    assert [play.ranks for play in with_option] == [play.ranks for play in all_plays(CLASSIC, 4)]
    assert shape("BBRR", "classic,four_jokers=on", 1) == ("", "too_many_jokers", "K8")
    assert shape("BBRR", "classic,four_jokers=on", 2) == ("four_jokers", "4", "R")
    position = "classic,four_jokers=on BR5/?7/?7 p1 p3:44 - -"
    assert judge(position, "BBRR") == [("not_in_hand", "", "P4"), ("not_a_combination", "too_many_jokers", "K8")]


def test_four_jokers_with_fewer_or_other_jokers() -> None:
    rules = "classic,four_jokers=on,packs=2"
    assert shape("BBR", rules) == ("", "too_many_jokers", "K8")
    assert shape("BBRR5", rules) == ("", "joker_pair_mixed_in", "K9")
    assert shape("BR", rules)[0] == "joker_bomb"


@pytest.mark.parametrize("value", ["higher", "longer"])
def test_bomb_over_bomb_with_the_joker_bomb_and_the_four_jokers(value: str) -> None:
    rules = f"classic,four_jokers=on,bomb_over_bomb={value},packs=2"
    rules = str(RuleSet.parse(rules))
    for play, table, verdict in [
        ("BR", "22222222", "legal"),
        ("BBRR", "22222222", "legal"),
        ("BBRR", "3333", "legal"),
        ("22222222", "BR", "bomb_too_low"),
        ("BR", "BR", "bomb_too_low"),
        ("2", "BBRR", "needs_bomb"),
        ("22222222", "BBRR", "bomb_too_low"),
    ]:
        assert first(f"{rules} {play}/?5 p1 p2:{table} - -", play) == verdict


def test_the_four_jokers_beat_the_joker_bomb_of_another_table() -> None:
    # Six jokers exist at no table, so the four meet a joker bomb only in the comparison itself.
    from zsy_tutor.rules.plays import beats, classify

    rules = RuleSet.parse("classic,four_jokers=on")
    four, two = classify("BBRR", rules), classify("BR", rules)
    assert beats(four, two, rules)  # type: ignore[arg-type]
    assert not beats(two, four, rules)  # type: ignore[arg-type]
    assert not beats(four, four, rules)  # type: ignore[arg-type]


def test_opening_card_is_never_left_out() -> None:
    assert [str(card) for card in RuleSet.parse("classic,opening_card=3h").left_out(3)] == ["3d", "3c"]
    assert [str(card) for card in RuleSet.parse("two-low,opening_card=2d").left_out(4)] == ["2c", "2h"]
    assert [str(card) for card in RuleSet.parse("classic,opening_card=9s").left_out(3)] == ["3d", "3c"]
    assert [str(card) for card in TWO_LOW.left_out(4)] == ["2d", "2c"]


def test_opening_required_holds_in_the_first_lead_only() -> None:
    position = "classic 3d6h9c/4d8d/?7 p1 - - - open=3d"
    after = apply(position, "3")
    assert "open" not in after
    assert first(after, "8") == "legal"


def test_opening_card_is_taken_first_in_every_round() -> None:
    assert apply("classic,opening_card=3s 3c3s4d/?7/?7/?7 p1 - - -", "3").endswith("p2 p1:3s - -")
    assert apply("classic 3c3s4d/?7/?7/?7 p1 - - -", "3").endswith("p2 p1:3c - -")


# ---- refused rule sets


def bad_values() -> list[str]:
    found = []
    for name, classic, two_low in TABLE:
        for preset, values in (("classic", classic), ("two-low", two_low)):
            if values:
                found += [f"{preset},{name}=nonsense", f"{preset},{name}=", f"{preset},{name}=ON"]
            else:
                value = (classic or two_low)[0]
                found.append(f"{preset},{name}={value}")
    return found


@pytest.mark.parametrize("text", bad_values())
def test_a_value_the_preset_does_not_have_is_refused(text: str) -> None:
    with pytest.raises(RulesError, match="allow") as refused:
        RuleSet.parse(text)
    assert refused.value.code == "bad_rules"


def good_values() -> list[str]:
    """Every value of every option, with what it needs beside it."""
    needs = {
        "round_ends=first_out": "tribute=0,scoring=penalty,",
        "partner_takes_lead=on": "teams=on,",
    }
    found = []
    for name, classic, two_low in TABLE:
        for preset, values in (("classic", classic), ("two-low", two_low)):
            for value in values:
                if value:
                    found.append(f"{preset},{needs.get(f'{name}={value}', '')}{name}={value}")
    return found


def test_every_value_of_the_table_is_accepted() -> None:
    for text in good_values():
        rules = RuleSet.parse(text)
        assert RuleSet.parse(str(rules)) == rules
        name, _, value = text.rpartition(",")[2].partition("=")
        default = next((c if rules.preset == "classic" else t)[0] for n, c, t in TABLE if n == name)
        assert (f"{name}={value}" in str(rules)) == (value != default)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "classic, two-low"),
        ("Classic", "classic, two-low"),
        ("classic ", "classic, two-low"),
        ("big-two", "classic, two-low"),
        ("classic,", "name=value"),
        ("classic,,stairs=on", "name=value"),
        ("classic,stairs", "name=value"),
        ("classic, stairs=on", "allowed"),
        ("classic,stairs =on", "allowed"),
        ("classic,nosuch=on", "straight_top"),
        ("classic,min_straight=6", "5, 4, 3"),
        ("two-low,min_straight=2", "3, 4, 5"),
        ("classic,straight_top=K", "2, A"),
        ("classic,tribute=1", "2, 3, 0"),
        ("classic,opening_card=B", "natural card"),
        ("classic,opening_card=3", "natural card"),
        ("classic,packs=3", "1, 2"),
        ("classic,packs=auto", "1, 2"),
        ("two-low,scoring=titles", "places"),
        ("classic,scoring=places", "titles, penalty"),
        ("classic,stairs=on,stairs=on", "twice"),
        ("classic,stairs=on,stairs=off", "twice"),
        # pairs that the table of options forbids
        ("classic,match_goal=fewest_downstream,scoring=penalty", "scoring=titles"),
        ("classic,round_ends=first_out", "scoring=penalty"),
        ("classic,round_ends=first_out,scoring=penalty", "tribute=0"),
        ("classic,round_ends=first_out,tribute=0", "scoring=penalty"),
        ("classic,round_ends=first_out,tribute=3,scoring=penalty", "tribute=0"),
        ("classic,partner_takes_lead=on", "teams=on"),
        ("two-low,partner_takes_lead=on,teams=off", "teams=on"),
    ],
)
def test_a_rule_set_that_cannot_be_is_refused_with_what_is_allowed(text: str, says: str) -> None:
    with pytest.raises(RulesError) as refused:
        RuleSet.parse(text)
    assert says in refused.value.message


def test_options_in_any_order_are_written_in_the_order_of_the_table() -> None:
    rules = RuleSet.parse("classic,packs=2,tribute=3,straight_top=A,full_houses=off,stairs=off")
    assert str(rules) == "classic,straight_top=A,full_houses=off,tribute=3,packs=2"
    assert str(RuleSet.parse("two-low,stairs=on,min_straight=3")) == "two-low"
    assert RuleSet.parse("classic,stairs=off") == CLASSIC


# ---- refused positions


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("classic 3 p1 - - -", ["wrong_number_of_seats"]),
        ("classic 3/4/5/6/7/8/9 p1 - - -", ["wrong_number_of_seats"]),
        ("two-low 3/4/5/6/7 p1 - - -", ["wrong_number_of_seats"]),
        ("classic,teams=on 3/4/5 p1 - - -", ["teams_seats"]),
        ("classic,teams=on 3/4/5/6/7 p1 - - -", ["teams_seats"]),
        ("classic 3/4/5 p4 - - -", ["unknown_seat"]),
        ("classic 3/4/5 p1 p4:6 - -", ["unknown_seat"]),
        ("classic 3/4/5 p1 p2:6 p3p9 -", ["unknown_seat"]),
        ("classic 3/4/- p1 - - p3p3", ["seat_twice"]),
        ("classic 3/4/5/6 p1 p2:7 p3p4p3 -", ["passed_wrong", "seat_twice"]),
        ("classic -/- - - - p1p2", ["nobody_holds_cards"]),
        ("classic 33333/4 p1 - - -", ["too_many_copies"]),
        ("classic 3d3d/4 p1 - - -", ["too_many_copies"]),
        ("classic 3d/4/6 p1 p2:3d3s p3 -", ["too_many_copies"]),
        ("classic BB/4/5 p1 - - -", ["too_many_copies"]),
        ("classic ?30/?30 p1 - - -", ["too_many_cards"]),
        ("classic ?18/?18/?17 p1 - - -", ["too_many_cards"]),
        ("classic -/4/5 p1 - - p1", ["mover_has_no_cards"]),
        ("classic 3/4/5 p1 p1:6 - -", ["owner_is_mover"]),
        ("classic 3/4/5 p1 p2:67 p3 -", ["trick_is_no_combination"]),
        ("classic 3/4/5 p1 - p2 -", ["passed_without_trick"]),
        ("classic 3/4/5 p1 p2:6 - -", ["passed_wrong"]),
        ("classic 3/4/5 p3 p2:6 p1 -", ["passed_wrong"]),
        ("classic 3/4/5/6 p1 p2:7 p4p3 -", ["passed_wrong"]),
        ("classic,pass_is_final=on 3/4/5/6 p1 p2:7 p4p3 -", ["passed_wrong"]),
        ("classic,pass_is_final=on 3/4/5/6 p1 p2:7 p3 -", ["passed_wrong"]),
        ("classic,pass_is_final=on 3/4/5/6 p4 p2:7 p3p4 -", ["passed_seat_acts"]),
        ("classic,pass_is_final=on 3/4/5/6 p4 p2:7 p2p3 -", ["passed_seat_owns"]),
        ("classic,pass_is_final=on -/4/5/6 p4 p2:7 p3p1 p1", ["passed_seat_is_out"]),
        ("classic 3/4/5 p1 - - p3", ["out_seat_holds_cards"]),
        ("classic 3/4/- p1 - - -", ["empty_hand_not_out"]),
        ("classic 3/4/-/- p1 p3:9 - p3p4", ["owner_out_not_last"]),
        ("classic,opening_required=off 3d/4/5 p1 - - - open=3d", ["opening_not_allowed"]),
        ("classic 3d/4/5/6 p1 p4:7 - - open=3d", ["opening_not_allowed"]),
        ("classic 3d/4/5/- p1 - - p4 open=3d", ["opening_not_allowed"]),
        ("classic 3d4s/4/5/6 p1 - - - open=4s", ["opening_not_allowed"]),
        ("classic 3s/4/5/6 p1 - - - open=3d", ["opening_card_not_held"]),
        ("classic 4/4/5/6 p1 - - - open=3d", ["opening_card_not_held"]),
        ("classic ?3/3d/5/6 p1 - - - open=3d", ["opening_card_not_held"]),
        ("classic 3/4/5 - - - -", ["turn_missing"]),
        ("classic -/4/- p2 - - p1p3", ["round_is_over"]),
        ("classic -/4/- - p1:5 - p3p1", ["round_is_over"]),
        ("classic -/4/- - - p2 p3p1", ["round_is_over"]),
        ("classic,tribute=0,scoring=penalty,round_ends=first_out -/4/5 p2 - - p1", ["round_is_over"]),
        ("classic,tribute=0,scoring=penalty,round_ends=first_out -/4/- - - - p1p3", ["too_many_out"]),
        # several at once
        ("classic 33333/-/5 p2 p2:67 - -", ["empty_hand_not_out", "mover_has_no_cards", "owner_is_mover",
                                            "owner_out_not_last", "too_many_copies", "trick_is_no_combination"]),
    ],
)  # fmt: skip
def test_a_position_that_cannot_occur_is_refused_with_every_reason(text: str, codes: list[str]) -> None:
    with pytest.raises(PositionError) as refused:
        Position.parse(text)
    assert sorted(refused.value.reasons) == sorted(codes)
    assert refused.value.code == "bad_position"
    for code in codes:
        assert PROBLEMS[code] in refused.value.message


def test_every_reason_against_a_position_is_tested_above() -> None:
    cases = test_a_position_that_cannot_occur_is_refused_with_every_reason.pytestmark[0].args[1]  # type: ignore[attr-defined]
    assert {code for _, codes in cases for code in codes} == set(PROBLEMS)


@pytest.mark.parametrize(
    "text",
    [
        "classic 33459TJ/?4/2B/- p1 p3:A - p4",
        "classic -/345 - - - p1",
        "classic 3/4/-/- p1 p4:9 - p3p4",
        "classic 2h/3d p1 - - -",
        "classic ?3/4/5/6 p1 - - - open=3d",
        "classic 3d/4/5/6/7 p1 - - - open=3d",
        "classic 34/4/5/6 p1 - - - open=3d",
        "classic,pass_is_final=on 3/4/5/6 p1 p2:7 p3p4 -",
        "classic,pass_is_final=on 3/4/5/6 p4 p2:7 p3p1 -",
        "classic,tribute=0,scoring=penalty,round_ends=first_out -/4/5 - - - p1",
        "classic ?18/?17/?17 p1 - - -",
        "two-low ?13/?13/?13/?13 p1 - - -",
    ],
)
def test_positions_that_can_occur(text: str) -> None:
    assert str(Position.parse(text)) == text


# ---- refused notation


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("3x", 2, "a rank"),
        ("1", 1, "a rank"),
        ("10", 1, "a rank"),
        ("3 4", 2, "a rank"),
        ("d3", 1, "a rank"),
        ("3dd", 3, "a rank"),
        ("b", 1, "a rank"),
        ("3D", 2, "a rank"),
        ("", 1, "cards"),
        ("3-", 2, "a rank"),
        ("Bs", 2, "joker"),
        ("3d4Rh", 5, "joker"),
        ("3d4", 4, "a suit"),
        ("34d", 3, "none at all"),
        ("3dB4", 5, "a suit"),
        ("?3", 1, "a rank"),
        ("pass", 1, "a rank"),
        ("过", 1, "a rank"),
    ],
)
def test_text_that_cannot_be_read_is_refused_at_its_column(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_cards(text)
    assert (refused.value.code, refused.value.text, refused.value.column) == ("bad_notation", text, column)
    assert expected in refused.value.expected


@pytest.mark.parametrize(
    ("text", "packs", "column"),
    [("3d3d", 1, 3), ("33333", 1, 5), ("BB", 1, 2), ("3d3d3d", 2, 5), ("333333333", 2, 9), ("BBB", 2, 3)],
)
def test_more_copies_than_the_packs_hold(text: str, packs: int, column: int) -> None:
    with pytest.raises(NotationError) as refused:
        parse_cards(text, packs)
    assert refused.value.column == column
    # in a play it is an answer, no error
    assert len(parse_selection(text)) == len(parse_cards(text, 0))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("classic", 8),
        ("classic 3/4 p1 - -", 19),
        ("classic 3/4 p1 - - - - -", 24),
        ("classic  3/4 p1 - - -", 9),
        ("classic 3/4 p1 - - - ", 22),
        ("classic 3/x p1 - - -", 11),
        ("classic 3/?0 p1 - - -", 12),
        ("classic 3/?55 p1 - - -", 12),
        ("classic 3/? p1 - - -", 12),
        ("classic 3/?3d p1 - - -", 12),
        ("classic 3/?३ p1 - - -", 12),
        ("classic 3/4d5 p1 - - -", 14),
        ("classic 3/ p1 - - -", 11),
        ("classic 3/4 1 - - -", 13),
        ("classic 3/4 p1p2 - - -", 15),
        ("classic 3/4 p1 p2 - -", 16),
        ("classic 3/4 p1 p2:- - -", 19),
        ("classic 3/4 p1 p2: - -", 19),
        ("classic 3/4 p1 p2:9x - -", 20),
        ("classic 3/4 p1 p2:9 q1 -", 21),
        ("classic 3/4 p1 p2:9 p -", 21),
        ("classic 3/4 p1 - - - open", 22),
        ("classic 3/4 p1 - - - open=3", 22),
        ("classic 3/4 p1 - - - shut=3d", 22),
    ],
)
def test_a_position_that_cannot_be_read_is_refused_at_its_column(text: str, column: int) -> None:
    with pytest.raises(NotationError) as refused:
        Position.parse(text)
    assert refused.value.column == column


def test_a_position_with_bad_rules_is_refused_for_them() -> None:
    with pytest.raises(RulesError):
        Position.parse("classic,stairs=maybe 3/4 p1 - - -")


def test_facts_tell_what_the_options_say() -> None:
    assert reason("classic,min_straight=4 567J/?7 p1 - - -", "567").facts["min"] == 4
    assert reason("classic,opening_card=3s 3s9c/?7/?7 p1 - - - open=3s", "9c").facts["opening_card"] == "3s"
    longer = reason("classic,bomb_over_bomb=longer 7777/?7/?7/?7/?7 p1 p5:4444 - -", "7777")
    assert longer.facts["need_size"] == 5
    longer = reason("classic,bomb_over_bomb=longer 7777/?7/?7 p1 p3:4444 - -", "7777")
    assert longer.facts["need_size"] is None
