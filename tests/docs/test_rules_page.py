"""What `docs/rules.md` states is what the engine does: examples, options, anchors."""

from __future__ import annotations

import re

import pytest

from zsy_tutor.rules.cards import more_than_packs
from zsy_tutor.rules.legality import Illegal, check
from zsy_tutor.rules.notation import parse_cards
from zsy_tutor.rules.plays import Play, beats, classify
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import OPTIONS, RuleSet

from .rules_page import HEADING, ROOT, TEXT, beats_examples, options, rule_ids, shape_examples


def test_every_rule_has_its_anchor_once_and_in_order() -> None:
    ids = rule_ids()
    assert len(ids) == len(set(ids)) == len(re.findall(r"^### ", TEXT, re.MULTILINE))
    assert all(anchor == name.lower() for anchor, name in HEADING.findall(TEXT))
    numbers = {"C": 7, "K": 9, "B": 4, "P": 8, "T": 5, "S": 5, "H": 5}
    assert sorted(ids) == sorted(f"{letter}{n}" for letter, most in numbers.items() for n in range(1, most + 1))


def test_every_rule_but_the_hints_says_where_it_comes_from() -> None:
    sections = re.split(r"(?m)^### ", TEXT.partition('<a id="hints">')[0])[1:]
    assert [section[:2] for section in sections if "*Source:*" not in section] == []


def test_there_are_many_examples() -> None:
    assert len(shape_examples()) >= 45
    assert len(beats_examples()) >= 20


@pytest.mark.parametrize(("cards", "rules", "kind", "shape_reason"), shape_examples())
def test_example_is_what_the_page_says(cards: str, rules: str, kind: str, shape_reason: str) -> None:
    found = classify(cards, RuleSet.parse(rules or "classic"))
    assert (found.type, "" if isinstance(found, Play) else found.shape_reason) == (kind or None, shape_reason)


@pytest.mark.parametrize(("play", "table", "rules", "code"), beats_examples())
def test_example_beats_what_the_page_says(play: str, table: str, rules: str, code: str) -> None:
    rule_set = RuleSet.parse(rules or "classic")
    mine, other = classify(play, rule_set), classify(table, rule_set)
    assert isinstance(mine, Play)
    assert isinstance(other, Play)
    assert beats(mine, other, rule_set) is (not code)
    if more_than_packs(mine.counts + other.counts, 2):
        return  # six jokers: they rank so, but cannot meet at a table
    position = Position.parse(f"{rules or 'classic'},packs=2 {play}/?9/?9/?9 p1 p4:{table} - -")
    verdict = check(position, parse_cards(play))
    found = [reason.code for reason in verdict.reasons] if isinstance(verdict, Illegal) else []
    assert found == ([code] if code else [])


def test_the_table_has_every_option_with_its_values_and_presets() -> None:
    table = options()
    assert list(table) == [option.name for option in OPTIONS]
    for option in OPTIONS:
        values, presets = table[option.name]
        has = [preset for preset in ("classic", "two-low") if option.values(preset)]
        assert presets == ("both" if len(has) == 2 else has[0])
        for preset in has:
            assert _values_of(values, preset) == _short(option.name, option.values(preset)), option.name


def _values_of(cell: str, preset: str) -> list[str]:
    """The values that a cell names for a preset, default first."""
    parts = {part.split()[0]: part for part in re.split("[;,] ", cell)}
    return re.findall("`([^`]+)`", parts.get(preset, cell))


def _short(name: str, values: tuple[str, ...]) -> list[str]:
    """Long lists of cards and ranks are told in words, and `packs` has no written default."""
    if name in ("opening_card", "return_limit"):
        return [values[0]]
    return [value for value in values if value != "auto"]


def test_the_page_of_rules_is_named_where_rules_are_taught() -> None:
    assert "docs/rules.md" in (ROOT / "README.md").read_text(encoding="utf-8")
