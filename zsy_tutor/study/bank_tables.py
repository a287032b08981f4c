"""Puzzles as CSV and as suite lines, to take to other programs and back; and files of every form, read strictly.

The form is known by the ending of a file's name: `.jsonl` is a pack, `.csv` a table, `.suite` suite lines
(`docs/puzzle-format.md`). What stands in somebody's file is data: values are checked here, whether they are a puzzle at
all, and which themes it has, is asked of `bank_proof`.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from ..rules.errors import ZsyError
from ..rules.position import Position
from ..rules.suite import SuiteLine
from .bank import (
    MAX_PUZZLES,
    OWN_KEYS,
    BankError,
    Puzzle,
    format_head,
    format_puzzle,
    level,
    parse_pack,
    text_of,
)
from .bank import parse_puzzle as read_puzzle
from .bank_proof import found
from .exercises import LANGUAGES, Level, Words

OWN = {key: kind for own in OWN_KEYS.values() for key, kind in own.items()}
FOUND: dict[str, object] = {"themes": [], "difficulty": 0.0, "generator": 0, "seed": ""}
"""What a table may leave out, and what it is then: themes and difficulty are found anew."""
COLUMNS = ("id", "kind", *OWN, *FOUND)
"""The columns of CSV and the keys of suite lines; there the position stands at the head and is no key."""
FORMULA_SIGNS = ("=", "+", "-", "@")
"""A spreadsheet would work out a text that begins so."""
Numbered = Iterator[tuple[int, Puzzle]]


def as_csv(puzzles: Iterable[Puzzle]) -> str:
    """One puzzle a line, the first line with the names of the columns; what a kind does not have is empty."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(_cells(puzzle) for puzzle in puzzles)
    return out.getvalue()


def as_suite(puzzles: Iterable[Puzzle]) -> str:
    """One puzzle a line, its position at the head; those without a position are left out (`has_position`)."""
    lines = []
    for puzzle in filter(has_position, puzzles):
        cells = _cells(puzzle)
        position = Position.parse(cells.pop("position"))
        lines.append(str(SuiteLine(position, cells.items())))
    return "".join(f"{line}\n" for line in lines)


def as_pack(puzzles: Iterable[Puzzle], name: str) -> str:
    """A pack of this name."""
    return "".join(f"{line}\n" for line in (format_head(name), *map(format_puzzle, puzzles)))


def has_position(puzzle: Puzzle) -> bool:
    """Whether the puzzle is asked of a position, and can be a suite line."""
    return "position" in puzzle.own


def from_csv(text: str, file: str) -> Numbered:
    """Each puzzle of a table with the number of its line; `BankError` at the first that is wrong."""
    reader = csv.DictReader(io.StringIO(text), restkey="", strict=True)
    try:
        for column in reader.fieldnames or ():
            if column not in COLUMNS:
                raise BankError(file, 1, column[:20], "is no column here", COLUMNS)
        for cells in reader:
            if "" in cells:
                raise BankError(file, reader.line_num, "", "has more cells than there are columns")
            yield reader.line_num, _puzzle({key: cell or "" for key, cell in cells.items()}, file, reader.line_num)
    except csv.Error as error:
        raise BankError(file, reader.reader.line_num, "", f"is no CSV ({error})") from error


def from_suite(text: str, file: str) -> Numbered:
    """Each puzzle of suite lines with the number of its line; `BankError` at the first that is wrong."""
    for number, written in enumerate(text.split("\n"), 1):
        line = written.removesuffix("\r")
        if not line or line.startswith("#"):
            continue
        try:
            read = SuiteLine.parse(line)
        except ZsyError as error:
            raise BankError(file, number, "", error.message) from error
        cells = {"position": str(read.position)}
        for key, value in read.pairs:
            if key in cells or key not in COLUMNS:
                raise BankError(file, number, key[:20], "stands twice" if key in cells else "is no key here", COLUMNS)
            cells[key] = value
        yield number, _puzzle(cells, file, number)


def from_pack(text: str, file: str) -> Numbered:
    """Each puzzle of a pack with the number of its line."""
    numbers = [number for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    yield from zip(numbers[1:], parse_pack(text, file), strict=True)


READERS: dict[str, Callable[[str, str], Numbered]] = {".jsonl": from_pack, ".csv": from_csv, ".suite": from_suite}
"""What reads a file, by the ending of its name."""


def read_file(path: Path) -> tuple[tuple[int, Puzzle], ...]:
    """The puzzles of somebody's file with their lines: each can be asked. `BankError` with file, line, key and reason.

    Nothing is proved; themes and difficulty are what the file says.
    """
    reader = READERS.get(path.suffix.lower())
    if reader is None:
        raise BankError(path.name, 0, "", f"ends in {path.suffix[:10] or 'nothing'}", READERS)
    text = text_of(path, "utf-8-sig")
    puzzles: list[tuple[int, Puzzle]] = []
    lines: dict[str, int] = {}
    for number, each in reader(text, path.name):
        puzzle = each if each.id else replace(each, id=f"{path.stem}-{len(puzzles) + 1:03}")
        if puzzle.id in lines:
            raise BankError(path.name, number, "id", f"{puzzle.id} stands in line {lines[puzzle.id]} already")
        if len(puzzles) == MAX_PUZZLES:
            raise BankError(path.name, 0, "", f"has more than {MAX_PUZZLES} puzzles")
        for key, value in (("id", puzzle.id), ("seed", puzzle.seed)):
            if value[:1] in FORMULA_SIGNS:
                raise BankError(path.name, number, key, "may not begin as a formula does", ("a letter", "a digit"))
        lines[puzzle.id] = number
        _asked(puzzle, path.name, number)
        puzzles.append((number, puzzle))
    if not puzzles:
        raise BankError(path.name, 0, "", "has no puzzle")
    return tuple(puzzles)


def proved(puzzle: Puzzle, file: str, number: int) -> Puzzle:
    """The puzzle with the themes and the difficulty that are found of it; `BankError` where it is none."""
    try:
        result = found(puzzle)
    except BankError as error:
        raise _there(error, file, number) from error
    if isinstance(result, str):
        raise BankError(file, number, "", f"{puzzle.id}: {result}")
    return replace(puzzle, themes=result.themes, difficulty=result.difficulty)


def write(puzzles: Sequence[Puzzle], path: Path) -> int:
    """Write them into a new file, in the form that its name asks for; how many are in it.

    `FileExistsError` where there is such a file, `BankError` for another ending.
    """
    ending = path.suffix.lower()
    if ending not in READERS:
        raise BankError(path.name, 0, "", f"ends in {path.suffix[:10] or 'nothing'}", READERS)
    kept = [puzzle for puzzle in puzzles if ending != ".suite" or has_position(puzzle)]
    content = {".csv": as_csv, ".suite": as_suite}.get(ending, lambda each: as_pack(each, path.stem))(kept)
    with path.open("x", encoding="utf-8", newline="") as out:
        out.write(content)
    return len(kept)


def level_of_file(path: Path) -> Level:
    """The puzzles of a file that was mined, converted or sent, to be done; `BankError` where they cannot be asked.

    What a puzzle asks is in its name, so that another of the same id is not taken for one that was done.
    """
    puzzles = []
    for _, puzzle in read_file(path):
        mark = sha256(format_puzzle(puzzle).encode()).hexdigest()[:10]
        puzzles.append(replace(puzzle, id=f"{puzzle.id} {mark}"))
    return level(puzzles, path.stem, Words(dict.fromkeys(LANGUAGES, path.stem)))


def _asked(puzzle: Puzzle, file: str, number: int) -> None:
    try:
        puzzle.step()
    except BankError as error:
        raise _there(error, file, number) from error


def _there(error: BankError, file: str, number: int) -> BankError:
    """The same, said of a line of a file."""
    return BankError(file, number, error.key, error.problem, error.allowed)


def _cells(puzzle: Puzzle) -> dict[str, str]:
    shared = {"id": puzzle.id, "kind": puzzle.kind}
    made = {"themes": puzzle.themes, "difficulty": puzzle.difficulty, "generator": puzzle.generator}
    return {key: _written(value) for key, value in {**shared, **puzzle.own, **made, "seed": puzzle.seed}.items()}


def _written(value: object) -> str:
    if isinstance(value, (tuple, list)):
        return " ".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _puzzle(cells: Mapping[str, str], file: str, number: int) -> Puzzle:
    """A puzzle whose values are texts; read as the line of a pack is, once they have their types."""
    kind = cells.get("kind", "")
    if kind not in OWN_KEYS:
        raise BankError(file, number, "kind", f"{kind[:20]!r} is not known", OWN_KEYS)
    own = OWN_KEYS[kind]
    for key, cell in cells.items():
        if cell and key in OWN and key not in own:
            raise BankError(file, number, key, f"is no key of {kind}", own)
    table: dict[str, object] = {"id": cells.get("id", ""), "kind": kind, **FOUND}
    for key, like in FOUND.items():
        if cells.get(key):
            table[key] = _read(cells[key], type(like), file, number, key)
    for key, wanted in own.items():
        if key not in cells:
            raise BankError(file, number, key, "is missing")
        table[key] = _read(cells[key], wanted, file, number, key)
    return read_puzzle(json.dumps(table), file, number)


def _read(cell: str, wanted: type, file: str, number: int, key: str) -> object:
    """The value of this type that a cell says."""
    if wanted is list:
        return cell.split()
    if wanted is bool and cell.lower() in ("true", "false"):
        return cell.lower() == "true"
    if wanted is int and cell.isascii() and cell.isdigit() and len(cell) < 10:
        return int(cell)
    if wanted is float and cell.replace(".", "", 1).isascii() and cell.replace(".", "", 1).isdigit() and len(cell) < 10:
        return float(cell)
    if wanted is str:
        return cell
    called = {bool: "true or false", int: "a whole number", float: "a number"}
    raise BankError(file, number, key, f"must be {called[wanted]}")
