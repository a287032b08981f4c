"""Rules in a sentence or two: every id in both languages, and true for the options a table plays."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zsy_tutor.explain.messages import LANGS
from zsy_tutor.explain.ruletexts import RULE_IDS, option_text, rule_body, rule_text, rule_title, rules_text
from zsy_tutor.rules.errors import RulesError
from zsy_tutor.rules.plays import all_plays, beats, classify
from zsy_tutor.rules.ruleset import CLASSIC, OPTIONS, PRESETS, TWO_LOW, RuleSet


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet:
    preset = draw(st.sampled_from(PRESETS))
    options = {}
    for option in OPTIONS:
        values = [value for value in option.values(preset) if value != "auto"]
        if values and draw(st.booleans()):
            options[option.name] = draw(st.sampled_from(values[:6]))
    for name in ("match_goal", "round_ends", "partner_takes_lead", ""):
        try:
            return RuleSet(preset, options)
        except RulesError:
            options.pop(name, None)
    return RuleSet(preset)


@given(rule_sets(), st.sampled_from(RULE_IDS))
def test_every_rule_has_a_text_in_both_languages(rules: RuleSet, rule_id: str) -> None:
    english, chinese = (rule_text(rule_id, lang, rules) for lang in LANGS)
    assert re.fullmatch(r"[A-Z5].*: .*\.", english)
    assert re.fullmatch(r".+：.*。|.+？：.*。", chinese)
    assert not re.search(r"!|[\u4e00-\u9fff]|\bT\b", english)
    assert not re.search(r"[ !?,;:]|您|[a-zA-Z]", re.sub("[JQKA]", "", chinese))
    assert set(re.findall(r"\d+", english)) == set(re.findall(r"\d+", chinese)) or rule_id in ("C3", "S2", "P4")


def test_there_are_forty_rules() -> None:
    assert len(RULE_IDS) == 7 + 9 + 4 + 8 + 5 + 5 + 5
    with pytest.raises(KeyError):
        rule_text("X1", "en")
    with pytest.raises(KeyError):
        rule_title("K0", "en")


@given(rule_sets())
def test_what_is_said_of_combinations_is_played(rules: RuleSet) -> None:
    plays = all_plays(rules)
    straights = [play for play in plays if play.type == "straight"]
    body = rule_body("K5", "en", rules)
    assert f"at least {min(play.size for play in straights)} ranks" in body
    assert ("up to 2" in body) == any("2" in play.ranks for play in straights)
    kinds = {play.type for play in plays}
    assert ("no full houses" in rule_body("K4", "en", rules)) == ("full_house" not in kinds)
    rows = rule_body("K7", "en", rules)
    assert ("are a stair" in rows) == ("stair" in kinds)
    assert ("a plate" in rows) == ("plate" in kinds)
    least = min(play.size for play in plays if play.type == "bomb")
    assert rule_body("K8", "en", rules).startswith({3: "Three", 4: "Four"}[least])
    assert ("four jokers" in rule_body("K8", "en", rules)) == rules.four_jokers


@given(rule_sets())
def test_what_is_said_of_bombs_is_played(rules: RuleSet) -> None:
    low, high = classify("3333", rules), classify("KKKK", rules)
    assert ("same number the higher rank wins" in rule_body("B3", "en", rules)) == beats(high, low, rules)  # type: ignore[arg-type]
    assert ("higher rank decides" in rule_body("B4", "en", rules)) == beats(high, low, rules)  # type: ignore[arg-type]
    assert ("nothing beats it" in rule_body("B3", "en", rules)) == (not rules.four_jokers)


@pytest.mark.parametrize(
    ("rule_id", "option", "value"),
    [("P1", "opening_required", "off"), ("P1", "opening_card", "3s"), ("P2", "next_leader", "downstream"),
     ("P4", "pass_is_final", "on"), ("P5", "pass_is_final", "on"), ("T1", "tribute", "3"),
     ("T1", "jokers_exempt", "off"), ("T1", "tribute", "0"),
     ("T2", "return_limit", "T"), ("T3", "middle_exchange", "none"), ("T4", "tribute", "3"),
     ("T3", "middle_exchange", "second_upstream_pays"), ("S1", "scoring", "penalty"), ("S1", "teams", "on"),
     ("S1", "match_goal", "fewest_downstream"), ("K3", "triple_bomb", "on"), ("B1", "full_houses", "off")],
)  # fmt: skip
def test_a_rule_that_is_played_otherwise_is_told_otherwise(rule_id: str, option: str, value: str) -> None:
    for lang in LANGS:
        assert rule_body(rule_id, lang, CLASSIC.with_options(**{option: value})) != rule_body(rule_id, lang, CLASSIC)


def test_each_preset_tells_its_own() -> None:
    for rule_id in ("C3", "C7", "K6", "K7", "P1", "P2", "P7", "T1"):
        assert rule_body(rule_id, "en", TWO_LOW) != rule_body(rule_id, "en", CLASSIC)
    assert "2, 3, 4" in rule_body("C2", "en", CLASSIC)
    assert "king, ace, 2, Black Joker" in rule_body("C1", "en", TWO_LOW)


def test_every_option_and_value_has_words() -> None:
    for preset in PRESETS:
        for option in OPTIONS:
            for value in option.values(preset):
                for lang in LANGS:
                    if value != "auto":
                        assert option_text(option.name, value, lang)


@given(rule_sets())
def test_the_rules_of_a_table_in_a_line(rules: RuleSet) -> None:
    """Two rule sets that differ are told differently."""
    for lang in LANGS:
        told = rules_text(rules, lang)
        assert (told == rules_text(RuleSet(rules.preset), lang)) == (rules == RuleSet(rules.preset))
