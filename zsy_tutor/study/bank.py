"""The bank of puzzles: its packs are read strictly, and puzzles are chosen by kind, theme, difficulty and rules.

Format: `docs/puzzle-format.md`. Packs are data: no answer stands in them. What a puzzle asks becomes an exercise in
`bank_parts`, whether its claims hold is asked in `bank_proof`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..course_files import puzzles_folder
from ..rules.errors import RequestError, ZsyError
from ..rules.ruleset import PRESETS
from ..solve.difficulty import FORMULA, LEVELS, level_of
from .exercises import Level, Step, Words

FORMAT = 1
SUFFIX = ".jsonl"
WITHDRAWN = "withdrawn.txt"
MAX_BYTES, MAX_PUZZLES, MAX_TEXT = 1_000_000, 5_000, 400
"""What a pack may hold: bytes, puzzles, and letters of one value."""
HEAD_KEYS = {"format": int, "pack": str, "formula": int}
SHARED_KEYS = {"id": str, "kind": str, "themes": list, "difficulty": float, "generator": int, "seed": str}
OWN_KEYS: dict[str, dict[str, type]] = {
    "beat": {"position": str, "goal": str},
    "name": {"rules": str, "cards": str, "choices": list},
    "order": {"rules": str, "items": list},
    "which_beats": {"position": str, "items": list},
    "repair": {"position": str, "try": str},
    "find_all": {"position": str, "type": str, "count": bool},
    "endgame": {"position": str, "goal": str},
    "pay": {"rules": str, "hand": str, "owe": int},
    "give_back": {"rules": str, "hand": str, "back": int, "others": list, "goal": str},
    "safe_lead": {"position": str, "seen": str},
    "count": {"rules": str, "players": int, "rank": str, "hand": str, "seen": str},
}
"""The keys of a puzzle of each kind beyond those that all have. All are needed."""


class BankError(ZsyError):
    """A pack that cannot be used: `file`, `line` (from 1; 0: the whole file), `key`, `problem`, what is `allowed`."""

    code = "bad_pack"

    def __init__(self, file: str, line: int, key: str, problem: str, allowed: Iterable[str] = ()) -> None:
        allowed = tuple(allowed)
        where = f"{file}: " + (f"line {line}: " if line else "") + (f"{key}: " if key else "")
        super().__init__(f"{where}{problem}" + (f"; allowed: {', '.join(allowed)}" if allowed else ""))
        self.file, self.line, self.key, self.problem, self.allowed = file, line, key, problem, allowed


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle of a pack. `own` has what its kind asks for, as in the file."""

    id: str
    kind: str
    themes: tuple[str, ...]
    difficulty: float
    generator: int
    """The version of what made it; with `seed` it makes it again."""
    seed: str
    own: Mapping[str, Any]

    @property
    def rules(self) -> str:
        """The rule set in notation."""
        return str(self.own["rules"]) if "rules" in self.own else str(self.own["position"]).partition(" ")[0]

    @property
    def seats(self) -> int:
        """How many sit at the table; 0 where there is none."""
        if "position" in self.own:
            return str(self.own["position"]).split(" ")[1].count("/") + 1
        return self.own.get("players") or (len(self.own["others"]) + 1 if self.own.get("others") else 0)

    @property
    def level(self) -> str:
        """`easy`, `medium` or `hard`."""
        return level_of(self.difficulty)

    def step(self) -> Step:
        """The exercise; `BankError` where it cannot be one."""
        from .bank_parts import step_of

        return step_of(self)


def bank(
    kind: str | Iterable[str] | None = None,
    *,
    themes: str | Iterable[str] | None = None,
    difficulty: str | tuple[float, float] | None = None,
    rules: str | None = None,
    seats: int | Iterable[int] | None = None,
) -> tuple[Puzzle, ...]:
    """The puzzles of the bank that are asked for, in the order of their ids; all of them where nothing is.

    `kind` and `themes`: one or several, any of which will do. `difficulty`: `easy`, `medium`, `hard`, or from one
    number to another. `rules`: a preset, which stands for every table of that game, or a rule set as it is written.
    `RequestError` for a kind, theme, difficulty or rules that no puzzle has.

    >>> all(puzzle.rules.startswith("two-low") for puzzle in bank("beat", rules="two-low", difficulty=(0, 4)))
    True
    """
    from .bank_parts import PARTS

    puzzles = [puzzle for puzzle in shipped() if puzzle.kind in PARTS]
    kinds = _chosen(kind, "kind", {puzzle.kind for puzzle in puzzles})
    wanted = _chosen(themes, "themes", {theme for puzzle in puzzles for theme in puzzle.themes})
    low, high = _range(difficulty)
    tables = {seats} if isinstance(seats, int) else set(seats or ())
    if rules is not None:
        _chosen(rules, "rules", {puzzle.rules for puzzle in puzzles} | set(PRESETS))
    return tuple(
        puzzle
        for puzzle in puzzles
        if (not kinds or puzzle.kind in kinds)
        and (not wanted or wanted & set(puzzle.themes))
        and low <= puzzle.difficulty <= high
        and (not tables or puzzle.seats in tables)
        and (rules is None or puzzle.rules == rules or (rules in PRESETS and puzzle.rules.split(",")[0] == rules))
    )


def level(puzzles: Iterable[Puzzle], name: str, title: Words) -> Level:
    """These puzzles as a pack that `session` can open: one exercise after another, in this order."""
    steps = tuple(puzzle.step() for puzzle in puzzles)
    return Level(id=name, file=name, is_pack=True, title=title, steps=steps)


def bank_files(folder: Path | None = None) -> tuple[Path, ...]:
    """The packs of a folder, by default those of the bank."""
    return tuple(sorted((folder or puzzles_folder() / "bank").glob(f"*{SUFFIX}")))


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Every puzzle of the bank that has not been withdrawn, in the order of their ids."""
    gone = withdrawn()
    found = [puzzle for path in bank_files() for puzzle in read_pack(path) if puzzle.id not in gone]
    return tuple(sorted(found, key=lambda puzzle: puzzle.id))


def withdrawn(folder: Path | None = None) -> frozenset[str]:
    """The ids that were published once and are no more: nobody is asked them, and no other puzzle may have them."""
    path = (folder or puzzles_folder() / "bank") / WITHDRAWN
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return frozenset(line.split()[0] for line in lines if line.strip() and not line.startswith("#"))


def read_packs(paths: Iterable[Path]) -> tuple[tuple[Puzzle, ...], tuple[BankError, ...]]:
    """The puzzles of all packs that can be used, and what is wrong with the others."""
    puzzles: list[Puzzle] = []
    errors = []
    for path in paths:
        try:
            puzzles += read_pack(path)
        except BankError as error:
            errors.append(error)
    return tuple(puzzles), tuple(errors)


def read_pack(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file; `BankError` with file, line, key and reason for the first thing that is wrong in it."""
    return parse_pack(text_of(path), path.name)


def text_of(path: Path, encoding: str = "utf-8") -> str:
    """What stands in a file of puzzles; `BankError` where it is too large, cannot be read, or is no such text."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BankError(path.name, 0, "", f"is larger than {MAX_BYTES} bytes")
        return path.read_text(encoding=encoding)
    except OSError as error:
        raise BankError(path.name, 0, "", f"cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise BankError(path.name, 0, "", "is not UTF-8 text") from error


def parse_pack(text: str, file: str = "pack.jsonl") -> tuple[Puzzle, ...]:
    """The puzzles of the text of a pack. `file` is the name that errors give."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(lines) > MAX_PUZZLES + 1:
        raise BankError(file, 0, "", f"has more than {MAX_PUZZLES} puzzles")
    if not lines:
        raise BankError(file, 0, "", "is empty")
    number, first = lines[0]
    head = _table(first, file, number)
    _check_keys(head, HEAD_KEYS, file, number)
    for key, known in (("format", FORMAT), ("formula", FORMULA)):
        if head[key] != known:
            raise BankError(file, number, key, f"is of another version: {head[key]}", (str(known),))
    puzzles = [parse_puzzle(line, file, number) for number, line in lines[1:]]
    seen: dict[str, int] = {}
    for (number, _), puzzle in zip(lines[1:], puzzles, strict=True):
        if puzzle.id in seen:
            raise BankError(file, number, "id", f"{puzzle.id} stands in line {seen[puzzle.id]} already")
        seen[puzzle.id] = number
    return tuple(puzzles)


def parse_puzzle(line: str, file: str = "puzzle", number: int = 1) -> Puzzle:
    """One line of a pack."""
    table = _table(line, file, number)
    kind = table.get("kind")
    if kind not in OWN_KEYS:
        raise BankError(file, number, "kind", f"{str(kind)[:20]!r} is not known", OWN_KEYS)
    own = OWN_KEYS[kind]
    _check_keys(table, SHARED_KEYS | own, file, number)
    return Puzzle(
        id=table["id"],
        kind=kind,
        themes=tuple(table["themes"]),
        difficulty=table["difficulty"],
        generator=table["generator"],
        seed=table["seed"],
        own={key: tuple(table[key]) if own[key] is list else table[key] for key in own},
    )


def format_puzzle(puzzle: Puzzle) -> str:
    """The line of a puzzle: `parse_puzzle` reads it back."""
    own = {key: list(value) if isinstance(value, tuple) else value for key, value in puzzle.own.items()}
    shared = {"themes": list(puzzle.themes), "difficulty": puzzle.difficulty, "generator": puzzle.generator}
    table = {"id": puzzle.id, "kind": puzzle.kind, **own, **shared, "seed": puzzle.seed}
    return json.dumps(table, ensure_ascii=False)


def format_head(pack: str) -> str:
    """The first line of a pack of this name."""
    return json.dumps({"format": FORMAT, "pack": pack, "formula": FORMULA}, ensure_ascii=False)


def _table(line: str, file: str, number: int) -> dict[str, Any]:
    try:
        table = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BankError(file, number, "", f"is no JSON ({error})") from error
    if not isinstance(table, dict):
        raise BankError(file, number, "", "must be a table: {...}")
    return table


def _check_keys(table: dict[str, Any], keys: dict[str, type], file: str, number: int) -> None:
    for key in table:
        if key not in keys:
            raise BankError(file, number, str(key)[:20], "is no key here", keys)
    for key, kind in keys.items():
        if key not in table:
            raise BankError(file, number, key, "is missing")
        value = table[key]
        if kind is float and type(value) is int:
            value = table[key] = float(value)
        if type(value) is not kind or not _fits(value):
            raise BankError(file, number, key, f"must be {_called(kind)}")


def _fits(value: Any) -> bool:
    if isinstance(value, list):
        return all(isinstance(each, str) and 0 < len(each) <= MAX_TEXT for each in value) and len(value) <= 20
    if isinstance(value, str):
        return len(value) <= MAX_TEXT and value.isprintable()
    return True


def _called(kind: type) -> str:
    names = {str: f"a text of at most {MAX_TEXT} letters", list: "a list of texts", int: "a whole number"}
    return names.get(kind, "a number" if kind is float else "true or false")


def _chosen(asked: str | Iterable[str] | None, field: str, there: set[str]) -> set[str]:
    """What is asked for, as a set; `RequestError` where no puzzle has it."""
    found = {asked} if isinstance(asked, str) else set(asked or ())
    for each in found:
        if each not in there:
            known = ", ".join(sorted(there))
            raise RequestError(f"no puzzle has the {field} {str(each)[:40]!r}; there are {known}", field)
    return found


def _range(asked: str | tuple[float, float] | None) -> tuple[float, float]:
    if asked is None:
        return 0.0, 99.0
    if isinstance(asked, str):
        if asked not in LEVELS:
            raise RequestError(f"difficulty is {', '.join(LEVELS)} or two numbers", "difficulty")
        low, high = LEVELS[asked]
        return low, round(high - 0.1, 1)
    return asked
