"""Reads `docs/rules.md`: its rule ids, its examples and its table of options. Checks nothing."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
HEADING = re.compile(r'<a id="([a-z]\d)"></a>\n### ([A-Z]\d) ')
_CODE = r"`([^`]+)`"
_UNDER = r"(?: under `([^`]+)`)?"
_SHAPE = re.compile(rf"{_CODE}{_UNDER} is (?:a {_CODE}|none \({_CODE}\))")
_BEATS = re.compile(rf"{_CODE} (?:beats {_CODE}{_UNDER}|does not beat {_CODE}{_UNDER} \({_CODE}\))")


def rule_ids() -> list[str]:
    """The ids in the order of the page."""
    return [name for _, name in HEADING.findall(TEXT)]


def shape_examples() -> list[tuple[str, str, str, str]]:
    """`(cards, rules, type, shape_reason)`; one of the last two is empty."""
    return [match.groups("") for match in _SHAPE.finditer(_one_line(TEXT))]  # type: ignore[misc]


def beats_examples() -> list[tuple[str, str, str, str]]:
    """`(play, table, rules, code)`; no code where the play beats the table."""
    found = []
    for play, table, rules, other_table, other_rules, code in _BEATS.findall(_one_line(TEXT)):
        found.append((play, table or other_table, rules or other_rules, code))
    return found


def options() -> dict[str, tuple[str, str]]:
    """The cells `values` and `presets` of the table of options, by option."""
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \| ", TEXT, re.MULTILINE)
    return {name: (values, presets) for name, values, presets in rows}


def _one_line(text: str) -> str:
    return " ".join(text.split())
