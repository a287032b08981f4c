"""The line format of the engine: one JSON object in, one JSON object out.

Reads lines without ever holding more than the limit, reads JSON strictly and writes answers in ASCII. What a request
means is in `operations`, the loop is in `engine`.
"""

from __future__ import annotations

import json

from zsy_tutor.rules.errors import RequestError, TooLargeError, ZsyError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, BinaryIO

MAX_LINE = 64 * 1024
"""Bytes of the longest line that is read, its line end not counted."""
MAX_DEPTH = 32
"""How deep arrays and objects may stand in one another; no request needs more than four."""


class JsonError(ZsyError):
    """A line that is no JSON; `column` in characters from 1, or 0 where no column can be named."""

    code = "bad_json"

    def __init__(self, message: str, column: int = 0) -> None:
        super().__init__(message)
        self.column = column


def too_large() -> TooLargeError:
    """The error of a line over the limit."""
    return TooLargeError(f"a line may have at most {MAX_LINE} bytes")


def lines(source: BinaryIO) -> Iterator[bytes | None]:
    """Each line without its end, and None at once for one over the limit, whose rest is skipped unread.

    >>> import io
    >>> list(lines(io.BytesIO(b'{}' + bytes([10]) + b'x' * 70000)))
    [b'{}', None]
    """
    while True:
        line = source.readline(MAX_LINE + 2)
        if not line:
            return
        complete = line.endswith(b"\n")
        body = line.rstrip(b"\r\n") if complete else line
        if len(body) <= MAX_LINE:
            yield body
            continue
        yield None
        while not complete:
            rest = source.readline(MAX_LINE)
            complete = not rest or rest.endswith(b"\n")


def read_object(line: str | bytes) -> tuple[dict[str, Any], RequestError | None]:
    """The object that `line` holds, and the error if it has a name twice (then it only serves to find the `id`).

    Raises `JsonError` for what is no JSON (NaN is none), is nested too deeply or holds numbers out of range,
    `TooLargeError` for too long a line and `RequestError` for JSON that is no object.
    """
    text = _decode(line)
    twice: list[str] = []

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            names = [name for name, _ in pairs]
            twice.extend(name for name in found if names.count(name) > 1)
        return found

    try:
        value = json.loads(text, object_pairs_hook=members, parse_constant=_no_constant, parse_float=_finite)
    except json.JSONDecodeError as error:
        raise JsonError(f"no JSON: {error.msg}", error.pos + 1) from None
    except RecursionError:
        raise JsonError(f"nested more than {MAX_DEPTH} deep") from None
    except JsonError:
        raise
    except ValueError:  # an integer of more digits than Python converts
        raise JsonError("a number is too long") from None
    _check_depth(value)
    if not isinstance(value, dict):
        raise RequestError("a request is one JSON object")
    if twice:
        for name in twice:
            value.pop(name, None)
        return value, RequestError(f"{twice[0][:40]!r} is given twice", twice[0][:40])
    return value, None


def write_object(answer: dict[str, Any]) -> str:
    """The answer as one line of ASCII, without its end."""
    return json.dumps(answer, ensure_ascii=True, allow_nan=False, separators=(",", ":"))


def _decode(line: str | bytes) -> str:
    if isinstance(line, bytes):
        if len(line) > MAX_LINE:
            raise too_large()
        try:
            return line.decode("utf-8")
        except UnicodeDecodeError as error:
            column = len(line[: error.start].decode("utf-8")) + 1
            raise JsonError("not UTF-8", column) from None
    if len(line.encode("utf-8", "surrogatepass")) > MAX_LINE:
        raise too_large()
    return line


def _no_constant(name: str) -> None:
    raise JsonError(f"no JSON: {name}")


def _finite(text: str) -> float:
    number = float(text)
    if number - number != 0:
        raise JsonError("a number is out of range")
    return number


def _check_depth(value: object) -> None:
    """`JsonError` for nesting over the limit. Level by level, so that no input can exhaust the stack."""
    level = [value]
    for _ in range(MAX_DEPTH + 1):
        inner: list[object] = []
        for each in level:
            if isinstance(each, dict):
                inner.extend(each.values())
            elif isinstance(each, list):
                inner.extend(each)
        if not inner:
            return
        level = inner
    raise JsonError(f"nested more than {MAX_DEPTH} deep")
