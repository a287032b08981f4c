"""`docs/own-notebooks.md`: its examples run, its arguments are those of the calls, and its refusal is the one said."""

from __future__ import annotations

import inspect
import re

import pytest

import zsy_tutor as zsy
from zsy_tutor.explain.complaints import complaint
from zsy_tutor.rules.errors import ZsyError
from zsy_tutor.widgets.language import LANGUAGE_VARIABLE

from .pages import run_examples
from .rules_page import ROOT

PATH = ROOT / "docs" / "own-notebooks.md"
TEXT = PATH.read_text(encoding="utf-8")


def test_the_examples_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(LANGUAGE_VARIABLE, raising=False)
    result = run_examples(PATH)
    assert result.attempted >= 6
    assert result.failed == 0


@pytest.mark.parametrize("name", ["table", "hand"])
def test_the_arguments_are_those_of_the_call(name: str) -> None:
    found = re.search(rf"`{name}\((.*)\)`", TEXT)
    assert found is not None
    parameters = inspect.signature(getattr(zsy, name)).parameters
    written = [part.strip().partition("=") for part in found[1].split(", ")]
    assert [part for part, _, _ in written if part != "*"] == list(parameters)
    defaults = {part: default for part, equals, default in written if equals}
    assert defaults == {
        each.name: str(each.default) if each.default != "" else '""'
        for each in parameters.values()
        if each.default is not inspect.Parameter.empty
    }


def test_every_argument_is_explained() -> None:
    table = TEXT.partition("## A hand")[0]
    assert re.findall(r"(?m)^\| `(\w+)` \|", table) == list(inspect.signature(zsy.table).parameters)


def test_the_refusal_is_the_one_that_is_said() -> None:
    with pytest.raises(ZsyError) as refused:
        zsy.hand("3 4x")
    shown = TEXT.partition("## When something cannot be shown")[2].partition("## As a page")[0]
    said = complaint(refused.value, "en").replace("\ufe0e", "")
    assert said.split() == shown[shown.index("    cards:") :].split()
