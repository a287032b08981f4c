"""Suite lines: a position and what is known about it, `key value;` pairs on one line, after chess EPD.

    classic 33459TJ/?4/2B/- p1 p3:A - p4 best "33; or pass"; id beat.01;
    classic 345/678 p1 - - - perft 1 3; perft 2 5;

A key is a word of ASCII letters, digits, `_`, `-` and `.`, and begins with a letter. A value is plain text without
`"`, `;` and blanks at its ends, or anything between `"` with `\\"` and `\\\\`. Keys may come again. What keys mean is
the reader's matter, except `perft`: a depth and the number of action sequences of that length. Files hold one line a
position; empty lines and lines that begin with `#` are skipped.
"""

from __future__ import annotations

from .errors import NotationError, ZsyError
from .position import Position

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
_KEY = _LETTERS | frozenset("0123456789_-.")


class SuiteLine:
    """A `position` and its `pairs` of key and value, in order. Immutable; `parse` and `str` are inverse.

    >>> line = SuiteLine.parse("classic 345/678 p1 - - - perft 1 3; perft 2 5; id first;")
    >>> line.get("id"), line.perft
    ('first', {1: 3, 2: 5})
    >>> str(line)
    'classic 345/678 p1 - - - perft 1 3; perft 2 5; id first;'
    """

    __slots__ = ("pairs", "position")
    position: Position
    pairs: tuple[tuple[str, str], ...]

    def __init__(self, position: Position, pairs: Iterable[tuple[str, str]] = ()) -> None:
        """`NotationError` for a key that is none, or a value with a control character."""
        put = object.__setattr__
        put(self, "position", position)
        put(self, "pairs", tuple(pairs))
        for key, value in self.pairs:
            if not key or key[0] not in _LETTERS or not _KEY.issuperset(key):
                raise NotationError(key, 1, "a key of letters, digits, _ - and ., a letter first")
            if not value.isprintable():
                raise NotationError(value, 1, "a value of one line without control characters")

    @classmethod
    def parse(cls, text: str) -> SuiteLine:
        """Read one line: `NotationError` for the pairs, or the errors of `Position.parse`."""
        fields = 7 if text.split(" ", 7)[6:7] and text.split(" ", 7)[6].startswith("open=") else 6
        parts = text.split(" ", fields)
        position = Position.parse(" ".join(parts[:fields]))
        reader = _Reader(text, len(" ".join(parts[:fields])))
        return cls(position, reader.pairs())

    def get(self, key: str, default: str = "") -> str:
        """The first value of `key`."""
        return next((value for name, value in self.pairs if name == key), default)

    def all(self, key: str) -> tuple[str, ...]:
        """Every value of `key`, in order."""
        return tuple(value for name, value in self.pairs if name == key)

    @property
    def perft(self) -> dict[int, int]:
        """Number of action sequences by depth; `NotationError` for a value that is not two whole numbers."""
        found = {}
        for value in self.all("perft"):
            numbers = value.split(" ")
            if len(numbers) != 2 or not all(part.isascii() and part.isdigit() and len(part) < 20 for part in numbers):
                raise NotationError(value, 1, "a depth and a number of sequences")
            found[int(numbers[0])] = int(numbers[1])
        return found

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a suite line cannot be changed")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SuiteLine) and (self.position, self.pairs) == (other.position, other.pairs)

    def __hash__(self) -> int:
        return hash((self.position, self.pairs))

    def __str__(self) -> str:
        return " ".join([str(self.position), *(f"{key} {_written(value)};" for key, value in self.pairs)])

    def __repr__(self) -> str:
        return f"SuiteLine.parse({str(self)!r})"


def read_suite(text: str) -> tuple[SuiteLine, ...]:
    """Every line of a suite or perft file; `SuiteError` says which line cannot be read and why."""
    lines = []
    for number, line in enumerate(text.split("\n"), 1):
        line = line.removesuffix("\r")
        if line and not line.startswith("#"):
            try:
                lines.append(SuiteLine.parse(line))
            except ZsyError as error:
                raise SuiteError(line, number, error) from error
    return tuple(lines)


class SuiteError(NotationError):
    """A line of a suite that cannot be read: its number `line`, and the `cause`."""

    def __init__(self, text: str, line: int, cause: Exception) -> None:
        column = cause.column if isinstance(cause, NotationError) else 1
        super().__init__(text, column, str(cause))
        self.message = f"line {line}: {cause}"
        self.args = (self.message,)
        self.line = line
        self.cause = cause


class _Reader:
    """Reads the pairs of a line and knows the column."""

    def __init__(self, text: str, place: int) -> None:
        self.text = text
        self.place = place

    def pairs(self) -> list[tuple[str, str]]:
        found = []
        self._blanks()
        while self.place < len(self.text):
            start = self.place
            while self._char() in _KEY:
                self.place += 1
            key = self.text[start:self.place]
            if not key or key[0] not in _LETTERS:
                self.place = start
                raise self._error("a key such as id, and its value")
            if self._char() not in (" ", ";"):
                raise self._error("a blank after the key")
            self._blanks()
            found.append((key, self._quoted() if self._char() == '"' else self._plain()))
            self._blanks()
        return found

    def _plain(self) -> str:
        end = self.text.find(";", self.place)
        if end < 0:
            raise NotationError(self.text, len(self.text) + 1, "; after the value")
        value = self.text[self.place:end].rstrip(" ")
        for step, char in enumerate(value):
            if char == '"' or not char.isprintable():
                raise NotationError(self.text, self.place + step + 1, 'no " or control character in a plain value')
        self.place = end + 1
        return value

    def _quoted(self) -> str:
        self.place += 1
        value = ""
        while (char := self._char()) != '"':
            if char == "\\":
                self.place += 1
                char = self._char()
                if char not in ('"', "\\"):
                    raise self._error('" or \\ after \\')
            if not char or not char.isprintable():
                raise self._error('the closing "')
            value += char
            self.place += 1
        self.place += 1
        self._blanks()
        if self._char() != ";":
            raise self._error("; after the value")
        self.place += 1
        return value

    def _char(self) -> str:
        return self.text[self.place : self.place + 1]

    def _blanks(self) -> None:
        while self._char() == " ":
            self.place += 1

    def _error(self, expected: str) -> NotationError:
        return NotationError(self.text, self.place + 1, expected)


def _written(value: str) -> str:
    if value and value == value.strip(" ") and not any(char in value for char in '";'):
        return value
    quoted = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{quoted}"'
