"""Every rule of `docs/rules.md` is cited where it is decided, and has a test named after it.

The hints (H1 to H5) decide nothing, so the engine need not cite them; each has its test all the same.
"""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from .rules_page import ROOT, rule_ids

_ID = re.compile(r"(?<![A-Za-z0-9])([CKBPTSH][1-9])(?![0-9A-Za-z])")
_RANGE = re.compile(r"(?<![A-Za-z0-9])([CKBPTSH])([1-9]) to \1([1-9])")


@cache
def ids_in_the_engine() -> frozenset[str]:
    """Every id in `zsy_tutor/rules`, also those inside a range such as `K1 to K9`."""
    found: set[str] = set()
    for path in (ROOT / "zsy_tutor" / "rules").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found.update(_ID.findall(text))
        for letter, low, high in _RANGE.findall(text):
            found.update(f"{letter}{number}" for number in range(int(low), int(high) + 1))
    return frozenset(found)


@cache
def ids_in_names_of_tests() -> frozenset[str]:
    """Every id between underscores in the name of a test function, such as `test_T1_jokers_are_never_owed`."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(part for part in node.name.split("_") if _ID.fullmatch(part))
    return frozenset(found)


@pytest.mark.parametrize("rule", [rule for rule in rule_ids() if rule[0] != "H"])
def test_rule_is_cited_where_it_is_decided(rule: str) -> None:
    assert rule in ids_in_the_engine(), f"no file of zsy_tutor/rules cites {rule}"


@pytest.mark.parametrize("rule", rule_ids())
def test_rule_has_a_test_named_after_it(rule: str) -> None:
    assert rule in ids_in_names_of_tests(), f"no test_{rule}_… under tests/"


def test_no_rule_is_cited_that_the_page_does_not_have() -> None:
    assert ids_in_the_engine() <= set(rule_ids())
