"""`zsy-tutor engine`: answers one JSON object a line on standard input with one a line on standard output.

The loop and the errors. Lines are read and written in `wire`, fields are read in `fields`, operations are in
`operations`; the protocol is described in `docs/engine.md`.
"""

from __future__ import annotations

import sys

from zsy_tutor.rules.errors import NotationError, PositionError, RequestError, ZsyError

from .fields import FieldError
from .operations import perform
from .wire import JsonError, lines, read_object, too_large, write_object

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, BinaryIO

INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""


def answer(line: str | bytes) -> str:
    """The answer to one line, without its line end. Never raises for what a line may hold.

    >>> answer('{"id": 1, "op": "classify", "rules": "classic", "cards": "33344"}')
    '{"id":1,"type":"full_house","size":5,"top":"3"}'
    >>> answer('{"id": 2, "op": "classify", "rules": "classic", "cards": "3x"}')  # doctest: +ELLIPSIS
    '{"id":2,"error":{"code":"bad_notation","field":"cards","column":2,"message":...
    """
    try:
        values, wrong = read_object(line)
    except ZsyError as error:
        return write_object({"id": None, "error": _error(error, "")})
    head = {"id": values["id"]} if "id" in values else {}
    try:
        if wrong is not None:
            raise FieldError(wrong, wrong.field)
        return write_object({**head, **perform(values)})
    except FieldError as found:
        return write_object({**head, "error": _error(found.error, found.field)})
    except ZsyError as error:
        return write_object({**head, "error": _error(error, "")})


def _error(error: ZsyError, field: str) -> dict[str, Any]:
    answer: dict[str, Any] = {"code": error.code}
    if isinstance(error, RequestError):
        field = field or error.field
    if field:
        answer["field"] = field
    if isinstance(error, (NotationError, JsonError)) and error.column:
        answer["column"] = error.column
    if isinstance(error, PositionError):
        answer["reasons"] = list(error.reasons)
    answer["message"] = error.message
    return answer


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer every line of `source` on `target`, in order, each flushed, until `source` ends."""
    for line in lines(source):
        if line is None:
            text = write_object({"id": None, "error": _error(too_large(), "")})
        else:
            text = _safe_answer(line)
        target.write(text.encode("ascii") + b"\n")
        target.flush()


def _safe_answer(line: bytes) -> str:
    try:
        return answer(line)
    except Exception:  # noqa: BLE001 - a fault of ours must not take the other requests with it
        import traceback

        traceback.print_exc()
        error = RequestError("the engine failed on this request; details are on standard error")
        return write_object({"id": _id_of(line), "error": _error(error, "")})


def _id_of(line: bytes) -> object:
    try:
        return read_object(line)[0].get("id")
    except ZsyError:
        return None


def main() -> int:
    """Run on standard input and output; the exit status.

    Ends quietly at the end of input, on Ctrl-C and when nobody reads the answers any more.
    """
    source, target = getattr(sys.stdin, "buffer", None), getattr(sys.stdout, "buffer", None)
    if source is None or target is None:  # started with one of them closed
        return 0
    try:
        serve(source, target)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_output()
    except OSError as error:
        print(f"zsy-tutor engine: {error}", file=sys.stderr)
        _let_go_of_output()
        return 1
    return 0


def _let_go_of_output() -> None:
    """What is still in the buffer must not raise again while Python shuts down."""
    import os

    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


if __name__ == "__main__":
    raise SystemExit(main())
