"""Reads `docs/notation.md`: its marked examples and its grammar. Checks nothing but the marks."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
_BLOCK = re.compile(r"<!-- (parsed|refused): (\w+) -->\n```\w+\n(.*?)```", re.DOTALL)
_KINDS = {"cards", "rules", "position", "suite", "perft", "record", "typed", "pack", "dispute"}
_SPECIAL = {
    "letter": "[A-Za-z]",
    "quote": '"',
    "plain": '[^";\\x00-\\x1f]',
    "quotable": '[^"\\\\\\x00-\\x1f]',
}
_TOKEN = re.compile(r'"[^"]+"|\w+|[,|;=(){}\[\]]|\?[^?]*\?')


def blocks(mark: str, kind: str) -> list[str]:
    """The text of the blocks marked so, such as `parsed` and `record`."""
    found = _BLOCK.findall(TEXT)
    assert {name for _, name, _ in found} <= _KINDS
    return [body for is_marked, name, body in found if (is_marked, name) == (mark, kind)]


def lines(mark: str, kind: str) -> list[tuple[str, str]]:
    """Each line of those blocks: the example, and after three blanks what is said of it."""
    split = [re.split(" {3,}(?=\\S)", line, maxsplit=1) for body in blocks(mark, kind) for line in body.splitlines()]
    return [(part[0], part[1] if len(part) > 1 else "") for part in split]


def grammar() -> dict[str, re.Pattern[str]]:
    """A regular expression for each name of the grammar: it has no recursion."""
    text = re.search(r"```ebnf\n(.*?)```", TEXT, re.DOTALL)
    assert text is not None
    rules = {}
    for rule in re.findall(r"(?m)^(\w+) += (.+?) ;$", text.group(1)):
        rules[rule[0]] = rule[1]
    return {name: re.compile(_expand(name, rules)) for name in rules}


def _expand(name: str, rules: dict[str, str]) -> str:
    if name in _SPECIAL:
        return _SPECIAL[name]
    written = {"(": "(?:", ")": ")", "{": "(?:", "}": ")*", "[": "(?:", "]": ")?", "|": "|", ",": ""}
    parts = []
    for token in _TOKEN.findall(rules[name]):
        if token in written:
            parts.append(written[token])
        elif token.startswith('"'):
            parts.append(re.escape(token[1:-1]))
        else:
            parts.append(f"(?:{_expand(token, rules)})")
    return "".join(parts)
