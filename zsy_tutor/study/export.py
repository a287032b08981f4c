"""A learner's answers as a file to take along: JSON or CSV, by the ending of its name. Nothing is sent anywhere."""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from .. import __version__
from ..rules.errors import RequestError
from .progress import Answer

FORMAT = 1
COLUMNS = (
    "at", "step", "part", "kind", "purpose", "rules", "outcome", "code", "shape", "rule", "question", "answer", "hints",
    "stars", "version",
)  # fmt: skip


def as_json(answers: Sequence[Answer], now: float) -> str:
    """All answers as JSON, with the time of writing."""
    rows = [each.row() | {"at": moment(each.at), "rules": list(each.rules)} for each in answers]
    ordered = [{name: row[name] for name in COLUMNS} for row in rows]
    data = {"format": FORMAT, "program": f"zsy-tutor {__version__}", "written": moment(now), "answers": ordered}
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def as_csv(answers: Sequence[Answer], now: float) -> str:
    """All answers as CSV, one a line, the first line with the names of the columns."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(each.row() | {"at": moment(each.at)} for each in answers)
    return out.getvalue()


WRITERS = {".json": as_json, ".csv": as_csv}


def export(answers: Sequence[Answer], file: Path, now: float) -> Path:
    """Write all answers; where there is such a file already it stays, and a number is put behind the name.

    `RequestError` for another ending, `OSError` for what a disk may do.
    """
    writer = WRITERS.get(file.suffix.lower())
    if writer is None:
        message = f"{file.name[:40]!r} ends neither in .json nor in .csv"
        raise RequestError(message, "file", "file_ending", text=file.name[:40], allowed=", ".join(WRITERS))
    content, path = writer(answers, now), _free(file)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        temporary.write_text(content, encoding="utf-8", newline="")
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)
    return path


def moment(at: float) -> str:
    """A time as text: UTC, to the second.

    >>> moment(0)
    '1970-01-01T00:00:00Z'
    """
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _free(file: Path) -> Path:
    free, n = file, 2
    while free.exists():
        free, n = file.with_name(f"{file.stem}_{n}{file.suffix}"), n + 1
    return free
