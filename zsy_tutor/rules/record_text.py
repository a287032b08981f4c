"""The text side of game records: errors that name line and key, where a key stands, and strings as TOML.

What a record holds is in `record`.
"""

from __future__ import annotations

from .errors import ZsyError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

MAX_LENGTH = 1_000_000
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r", "\b": "\\b", "\f": "\\f"}


class RecordError(ZsyError):
    """A game record that cannot be: the `key` at fault (with `item`, from 0, in an array), its `line` or 0, and why."""

    code = "bad_record"

    def __init__(self, reason: str, *, key: str = "", item: int | None = None, line: int = 0) -> None:
        name = key if item is None else f"{key}[{item}]"
        where = ", ".join(part for part in (f"line {line}" if line else "", name) if part)
        super().__init__(f"{where}: {reason}" if where else reason)
        self.reason = reason
        self.key = key
        self.item = item
        self.line = line


class Source:
    """The text of a record and the `data` in it."""

    __slots__ = ("data", "text")

    def __init__(self, text: str) -> None:
        """`RecordError` for text that is no TOML, or too long."""
        if len(text) > MAX_LENGTH:
            raise RecordError(f"a record has at most {MAX_LENGTH} characters")
        import tomllib

        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # TOMLDecodeError, and numbers or nesting beyond reason
            raise RecordError(f"no TOML: {error}", line=_line_in(str(error))) from error

    def located(self, error: RecordError) -> RecordError:
        """The same error with the line on which its key, or the item of its array, stands."""
        if error.line or not error.key:
            return error
        line = self._line(error.key, error.item)
        return RecordError(error.reason, key=error.key, item=error.item, line=line)

    def _line(self, key: str, item: int | None) -> int:
        table, _, name = key.rpartition(".")
        lines = self.text.split("\n")
        inside = ""
        for number, line in enumerate(lines, 1):
            words = line.strip()
            if words.startswith("["):
                inside = words.strip("[]").partition("]")[0].strip()
                if inside == key:
                    return number
            elif inside == table and words.partition("=")[0].strip().strip("\"'") == name:
                return number if item is None else self._item_line(lines, number, item)
        return 0

    @staticmethod
    def _item_line(lines: list[str], first: int, item: int) -> int:
        """The line of a string in an array that begins on line `first`."""
        import re

        seen = -1
        for number in range(first, len(lines) + 1):
            line = lines[number - 1]
            if number == first:
                line = line.partition("=")[2]
            for token in re.findall(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|#.*', line):
                seen += not token.startswith("#")
                if seen == item:
                    return number
        return first


def check_keys(table: dict[str, Any], allowed: tuple[str, ...], needed: tuple[str, ...], prefix: str = "") -> None:
    """`RecordError` for a key that is not allowed, or one that is missing."""
    dot = f"{prefix}." if prefix else ""
    for name in table:
        if name not in allowed:
            raise RecordError(f"unknown key; allowed: {', '.join(allowed)}", key=dot + name[:40])
    for name in needed:
        if name not in table:
            raise RecordError(f"missing; needed: {', '.join(needed)}", key=dot + name)


def write_string(text: str) -> str:
    """A TOML basic string."""
    return '"' + "".join(_escaped(char) for char in text) + '"'


def write_list(texts: Iterable[str]) -> str:
    """A TOML array of strings on one line."""
    return f"[{', '.join(map(write_string, texts))}]"


def _escaped(char: str) -> str:
    if char in _ESCAPES:
        return _ESCAPES[char]
    return char if char >= " " and char != "\x7f" else f"\\u{ord(char):04x}"


def _line_in(message: str) -> int:
    """The line that a TOML error names, or 0."""
    digits = message.partition("at line ")[2].partition(",")[0]
    return int(digits) if digits.isascii() and digits.isdigit() else 0
