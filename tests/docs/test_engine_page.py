"""What `docs/engine.md` shows is what the engine answers; its tables have every operation, code and fact."""

from __future__ import annotations

import re

import pytest

from zsy_tutor.cli.engine import answer
from zsy_tutor.cli.operations import OPERATIONS
from zsy_tutor.rules.legality import REASONS, Illegal, Reason, check
from zsy_tutor.rules.notation import parse_selection
from zsy_tutor.rules.plays import TYPES
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.shapes import SHAPE_REASONS

from .rules_page import ROOT

TEXT = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
COMPARING = set(re.findall(r"`(\w+)`", re.findall(r"facts of comparing:\s+(.*?)\.", TEXT, re.DOTALL)[0]))

# one refused play for each code and each shape reason
REFUSED = {
    "round_over": ("classic -/345 - - - p1", "3"),
    "already_passed": ("classic,pass_is_final=on 34/55/66/77 p1 p3:J p4 -", "p4:77"),
    "not_your_turn": ("classic 345/678 p1 - - -", "p2:6"),
    "must_lead": ("classic 345/678 p1 - - -", "pass"),
    "nothing_selected": ("classic 345/678 p1 - - -", "-"),
    "not_in_hand": ("classic 345/678 p1 - - -", "K"),
    "missing_opening_card": ("classic 3d45/678 p1 - - - open=3d".replace("3d45", "3d4s5s"), "4s"),
    "bomb_not_longer": ("classic,bomb_over_bomb=longer 5555/678 p1 p2:4444 - -", "5555"),
    "bomb_too_low": ("classic 3333/678 p1 p2:4444 - -", "3333"),
    "needs_bomb": ("classic 3333/678 p1 p2:4444 - -", "3"),
    "wrong_type": ("classic 33/678 p1 p2:4 - -", "33"),
    "wrong_size": ("classic 5678999TJ/67 p1 p2:34567 - -", "56789T"),
    "too_low": ("classic 34/678 p1 p2:4 - -", "4"),
    "full_house_not_in_rules": ("classic,full_houses=off 33344/678 p1 - - -", "33344"),
    "joker_pair_mixed_in": ("classic 33BR/678 p1 - - -", "33BR"),
    "joker_not_wild": ("classic 33BR/678 p1 - - -", "33B"),
    "too_many_jokers": ("classic,packs=2 33BBR/678 p1 - - -", "BBR"),
    "wraps_around": ("classic 34KA2/678 p1 - - -", "34KA2"),
    "two_in_straight": ("two-low 2345/678 p1 - - -", "234"),
    "straight_too_short": ("classic 3456/678 p1 - - -", "3456"),
    "straight_has_gap": ("classic 34568/678 p1 - - -", "34568"),
    "two_in_stair": ("classic,stairs=on,straight_top=A AA22/678 p1 - - -", "AA22"),
    "stair_not_in_rules": ("classic 3344/678 p1 - - -", "3344"),
    "plate_not_in_rules": ("classic 333444/678 p1 - - -", "333444"),
    "stair_has_gap": ("two-low 3355/678 p1 - - -", "3355"),
    "plate_has_gap": ("two-low 333555/678 p1 - - -", "333555"),
    "two_pairs": ("classic 3355/678 p1 - - -", "3355"),
    "straight_has_double": ("classic 334567/678 p1 - - -", "334567"),
    "four_with_extra": ("classic 33335/678 p1 - - -", "33335"),
    "triple_with_single": ("classic 3335/678 p1 - - -", "3335"),
    "triple_with_wrong_extra": ("classic 33356/678 p1 - - -", "33356"),
    "not_equal": ("classic 35/678 p1 - - -", "35"),
    "no_shape": ("classic 3578/678 p1 - - -", "3578"),
}


def exchanges() -> list[tuple[str, str]]:
    """Every request on the page with the answer beneath it."""
    found = re.findall(r"(?m)^-> (.+)\n<- (.+)$", TEXT)
    assert len(found) == TEXT.count("\n-> ") == TEXT.count("\n<- ")
    return found


def table(heading: str, column: int) -> dict[str, str]:
    """A column of the first table under a heading, by the code in its first cell, in order."""
    section = re.split(r"(?m)^##+ ", TEXT.partition(f"\n## {heading}\n")[2])[0]
    first = re.search(r"(?m)(^\|.*\n)+", section)
    assert first is not None
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in first.group(0).splitlines()[2:]]
    return {row[0].strip("`"): row[column] for row in rows}


def reason_for(code: str) -> Reason:
    position, tried = REFUSED[code]
    seat, _, play = tried.rpartition(":")
    verdict = check(Position.parse(position), parse_selection(play), int(seat[1:]) - 1 if seat else None)
    assert isinstance(verdict, Illegal)
    return verdict.reasons[0]


@pytest.mark.parametrize(("request_line", "expected"), exchanges())
def test_request_is_answered_as_the_page_says(request_line: str, expected: str) -> None:
    assert answer(request_line) == expected


def test_every_operation_is_there_with_its_fields() -> None:
    listed = table("Operations", 1)
    assert set(listed) == set(OPERATIONS)
    for name, (needed, optional, _) in OPERATIONS.items():
        must, _, may = listed[name].partition(";")
        assert (re.findall(r"`(\w+)`", must), re.findall(r"`(\w+)`", may)) == (list(needed), list(optional)), name


def test_every_type_is_there() -> None:
    assert " ".join(TYPES) in " ".join(TEXT.split())


def test_the_reasons_stand_in_the_order_in_which_they_are_listed() -> None:
    assert tuple(table("Reasons", 0)) == REASONS
    assert tuple(table("Shape reasons", 0)) == SHAPE_REASONS


@pytest.mark.parametrize("code", [code for code in REASONS if code != "not_a_combination"])
def test_reason_has_the_rule_and_the_facts_of_the_page(code: str) -> None:
    reason = reason_for(code)
    assert reason.code == code
    assert f"[{reason.rule}]" in table("Reasons", 2)[code]
    cell = table("Reasons", 3)[code]
    expected = set(re.findall(r"`(\w+)`", cell)) | (COMPARING if "those of comparing" in cell else set())
    assert set(reason.facts) == expected


@pytest.mark.parametrize("shape", SHAPE_REASONS)
def test_shape_reason_has_the_rule_and_the_facts_of_the_page(shape: str) -> None:
    reason = reason_for(shape)
    assert reason.shape_reason == shape
    assert f"[{reason.rule}]" in table("Shape reasons", 2)[shape]
    assert set(reason.facts) - {"cards"} == set(re.findall(r"`(\w+)`", table("Shape reasons", 3)[shape]))


def test_every_fact_is_explained() -> None:
    explained = set(re.findall(r"`(\w+)`", "".join(re.findall(r"(?m)^\| (`.*?) \|", TEXT))))
    for code in REFUSED:
        assert set(reason_for(code).facts) <= explained, code
