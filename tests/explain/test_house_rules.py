"""The page of house rules: every option and every value, in both languages, with what the engine says."""

from __future__ import annotations

import re

import pytest

from zsy_tutor.explain.flips import FILE, flips_of
from zsy_tutor.explain.house_rules import NAMES, house_rule_page, house_rules_page
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.explain.pages import Page, Side, Sides, Table, plain
from zsy_tutor.explain.ruletexts import option_text
from zsy_tutor.explain.verdicts import PRESET
from zsy_tutor.rules.errors import RequestError
from zsy_tutor.rules.ruleset import OPTION, OPTIONS


def pairs(page: Page) -> list[tuple[Side, Side]]:
    return [(each.sides[0], each.sides[1]) for each in page.blocks if isinstance(each, Sides)]


def test_there_are_twenty_two_options() -> None:
    assert len(NAMES) == len(OPTIONS) == 22


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", [PRESET, *NAMES])
def test_both_sides_say_something_else(name: str, lang: str) -> None:
    found = pairs(house_rule_page(name, lang))
    assert len(found) == len(flips_of(name, shown=True)) >= 1
    for default, value in found:
        assert default.title != value.title
        assert (default.headline, default.body) != (value.headline, value.body)
        assert default.headline[-1] in ".。"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("opening_card", "return_limit", "packs")])
def test_every_value_stands_over_a_side(name: str, lang: str) -> None:
    titles = {side.title.lower() for pair in pairs(house_rule_page(name, lang)) for side in pair}
    values = {value for preset in ("classic", "two-low") for value in OPTION[name].values(preset)}
    assert {option_text(name, value, lang).lower() for value in values} == titles


@pytest.mark.parametrize("lang", LANGS)
def test_a_verdict_has_the_sign_of_what_the_file_says(lang: str) -> None:
    for name in (PRESET, *NAMES):
        for flip, sides in zip(flips_of(name, shown=True), pairs(house_rule_page(name, lang)), strict=True):
            for side, said in zip(sides, (flip.default_says, flip.value_says), strict=True):
                if flip.kind not in ("play", "gives"):
                    assert side.status == "told"
                elif said.startswith("impossible"):
                    assert side.status == "impossible"
                else:
                    assert side.status == ("legal" if said == "legal" else "illegal")
                    assert bool(side.body) == (side.status == "illegal")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", NAMES)
def test_both_sources_and_this_course_are_heard(name: str, lang: str) -> None:
    table = next(block for block in house_rule_page(name, lang).blocks if isinstance(block, Table))
    assert len(table.rows) in (3, 4)
    here = plain(table.rows[-1][1])
    for preset in ("classic", "two-low"):
        default = OPTION[name].default(preset)
        if default and name != "packs":
            assert option_text(name, default, lang) in here


def test_what_follows_is_told_of_the_right_player() -> None:
    def told(name: str, number: int = 0) -> list[str]:
        return [" ".join((side.headline, *side.body)) for side in pairs(house_rule_page(name, "en"))[number]]

    assert told("pass_is_final") == ["It is Bo's turn. The last play, by Mei: a single 9.", "Mei leads the next trick."]
    assert told("next_leader") == ["Mei leads.", "Tao leads."]
    assert told("tribute", 2) == ["Tao pays Mei two cards. Lan pays Bo one card.", "Nobody pays."]
    assert told("jokers_exempt") == ["To pay: an ace and a 2.", "To pay: a 2 and the Red Joker."]
    assert told("teams")[1] == "Bo and Tao have won. Rounds won: Lan and Mei 0; Bo and Tao 1."
    assert told("stairs", 2)[0].startswith("6 plays. Namely a single 5, a single 6")


def test_an_option_that_is_none_is_an_answer() -> None:
    with pytest.raises(RequestError, match="straight_top, min_straight"):
        house_rule_page("jokers", "en")


@pytest.mark.parametrize("lang", LANGS)
def test_the_first_part_says_when_to_agree(lang: str) -> None:
    assert re.search("before the deal|发牌以前", house_rules_page(lang).text)


def test_the_data_travels_with_the_package() -> None:
    assert FILE.is_file()
    assert "zsy_tutor" in FILE.parts
