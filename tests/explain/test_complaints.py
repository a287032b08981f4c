"""What is wrong with an argument, in words: each kind of mistake has its sentence, and a mark where to look."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import zsy_tutor
from tests.docs.notation_page import lines
from zsy_tutor.explain.complaints import complaint
from zsy_tutor.explain.messages import LANGS, has_text
from zsy_tutor.rules.errors import NotationError, PositionError, ZsyError
from zsy_tutor.rules.lenient import read_cards
from zsy_tutor.rules.notation import parse_cards
from zsy_tutor.rules.position import Position, parse_seat
from zsy_tutor.rules.problems import PROBLEMS
from zsy_tutor.rules.ruleset import RuleSet
from zsy_tutor.study.lessons import find_step
from zsy_tutor.study.puzzles import pack

READERS = {"cards": parse_cards, "rules": RuleSet.parse, "position": Position.parse, "typed": read_cards}
REFUSED = [(kind, text) for kind in READERS for text, _ in lines("refused", kind)]
ERRORS = ("NotationError", "RulesError", "RequestError", "refuse", "error", "_not_together")


def refusal(kind: str, text: str) -> ZsyError:
    with pytest.raises(ZsyError) as refused:
        READERS[kind](text)
    refused.value.field = "cards" if kind == "typed" else kind
    return refused.value


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_whatever_the_notation_refuses_is_said_in_both_languages(kind: str, text: str, lang: str) -> None:
    error = refusal(kind, text)
    said = complaint(error, lang)
    assert said.startswith(error.field)
    if isinstance(error, PositionError):
        assert said.count("\n- ") == len(error.reasons)
        return
    assert error.what, error.message
    assert has_text(f"input-{error.what}", lang)
    assert error.message not in said
    assert error.field not in ("cards", "position", "rules") or len(said.splitlines()[-1]) > 8


def test_every_kind_that_the_code_names_has_a_sentence() -> None:
    kinds = set()
    for path in Path(zsy_tutor.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                place = {"RulesError": 1, "RequestError": 2, "NotationError": 3, "refuse": 2}.get(name)
                if place is not None and len(node.args) > place and isinstance(node.args[place], ast.Constant):
                    kinds.add(node.args[place].value)
    assert {"card", "option_pair", "names", "step", "copies"} <= kinds | {"card"}
    assert [kind for kind in sorted(kinds) if not has_text(f"input-{kind}", "en")] == []


@pytest.mark.parametrize("code", PROBLEMS)
def test_every_reason_against_a_position_has_a_sentence(code: str) -> None:
    error = PositionError("impossible", (code,))
    error.field = "position"
    assert len({complaint(error, lang) for lang in LANGS}) == len(LANGS)


@pytest.mark.parametrize("lang", LANGS)
def test_the_mark_stands_below_the_character_also_after_wide_ones(lang: str) -> None:
    said = complaint(refusal("typed", "小王 3 x"), lang).splitlines()
    assert said[2:4] == ["    小王 3 x", "    \u3000\u3000   ^"]
    long = complaint(refusal("typed", "3 " * 40 + "x" + " 4" * 60), lang).splitlines()
    assert long[2][long[3].index("^")] == "x"
    assert len(long[2]) <= 84


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_there_is_listed(lang: str) -> None:
    for call, listed in (
        (lambda: find_step("99.01"), "00、01" if lang == "zh" else "00, 01"),
        (lambda: find_step("01.99"), "01.12"),
        (lambda: pack("nothing"), "01_can_you_beat_this"),
        (lambda: parse_seat("p9", 3), "p3"),
        (lambda: RuleSet.parse("classic,round_ends=first_out"), "tribute=0"),
    ):
        with pytest.raises(ZsyError) as refused:
            call()
        assert listed in complaint(refused.value, lang)


def test_an_error_of_no_known_kind_says_what_it_says() -> None:
    error = NotationError("3 4", 3, "something")
    error.field = "cards"
    assert complaint(error, "en").startswith("cards: I cannot read this from character 3 on.")
    assert complaint(ZsyError("out of order"), "en") == "I cannot show this: out of order"
