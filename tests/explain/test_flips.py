"""Every value of every option makes a difference somewhere, and the engine says so."""

from __future__ import annotations

import pytest

from zsy_tutor.explain.flips import Flip, code, flips, flips_of, outcome
from zsy_tutor.explain.verdicts import PRESET, verdicts
from zsy_tutor.rules.notation import parse_selection
from zsy_tutor.rules.ruleset import OPTION, OPTIONS, PRESETS

FREE = ("opening_card", "return_limit")
"""Options whose values are cards or ranks: one or two stand for all."""


def number(each: Flip) -> str:
    return f"{each.option}={each.value} {each.rules} {each.position or each.kind}"


@pytest.mark.parametrize("each", flips(), ids=number)
def test_a_flip_comes_out_as_the_file_says(each: Flip) -> None:
    assert outcome(each, each.default_rules) == each.default_says
    assert outcome(each, each.value_rules) == each.value_says
    assert each.default_says != each.value_says


@pytest.mark.parametrize("each", [each for each in flips() if each.kind == "play"], ids=number)
def test_the_option_decides_and_no_other(each: Flip) -> None:
    start = each.start()
    default, value = verdicts(start, parse_selection(each.play), [each.default_rules, each.value_rules])
    assert (code(default.result), code(value.result)) == (each.default_says, each.value_says)
    there = value if start.rules == each.default_rules else default
    if default.status == value.status:
        assert there.decided_by == ()
    elif each.option != PRESET:
        assert there.decided_by == ((each.option,),)
    else:
        assert there.decided_by


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_value_is_shown_to_learners(option: object) -> None:
    name = option.name  # type: ignore[attr-defined]
    values = {each.value for each in flips_of(name, shown=True)}
    wanted = {value for preset in PRESETS for value in OPTION[name].values(preset)}
    wanted -= {OPTION[name].default("classic")}
    assert values >= wanted or (name in FREE and values)


def test_every_value_has_a_flip_in_each_preset() -> None:
    there = {(each.option, each.value, each.default_rules.preset) for each in flips()}
    for option in OPTIONS:
        for preset in PRESETS:
            values = option.values(preset)[1:]
            if option.name in FREE:
                assert not values or any((option.name, value, preset) in there for value in values)
            else:
                assert {value for value in values if (option.name, value, preset) not in there} == set()


def test_a_flip_starts_at_the_default() -> None:
    for each in flips():
        if each.option != PRESET:
            assert OPTION[each.option].default(each.default_rules.preset) == each.default_rules.values[each.option]
