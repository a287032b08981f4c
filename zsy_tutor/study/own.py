"""Puzzles of one's own: what somebody writes down becomes a puzzle that is proved, or the field and reason it is none.

A puzzle travels as one line of text, the line of a pack (`docs/puzzle-format.md`), and is proved anew wherever it
arrives: no answer stands in it. Saved ones stand in `my_puzzles.jsonl`, which is only ever added to.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import IO, Any

from ..explain.complaints import complaint
from ..explain.messages import text
from ..rules.errors import RequestError, ZsyError
from ..rules.generate import legal_plays
from ..rules.lenient import read_cards
from ..rules.notation import format_cards
from ..rules.plays import Pass
from ..rules.position import Hidden, Position
from ..rules.ruleset import RuleSet
from ..solve.proof import prove
from .bank import (
    MAX_BYTES,
    MAX_PUZZLES,
    BankError,
    Puzzle,
    format_head,
    format_puzzle,
    parse_pack,
    parse_puzzle,
    read_pack,
)
from .bank_proof import MOST_TO_FIND, NODES, found

KINDS = ("any", "cheapest", "find", "first", "not_last")
"""What can be asked: beat the table, with the cheapest play, find all plays, go out first, not be last."""
OPEN_KINDS = ("first", "not_last")
SAVED = "my_puzzles.jsonl"
MAX_SEATS = 6
EXAMPLE = "4 9 9 J"
MAX_HAND = 27
FAR = 1 << 30


@dataclass(frozen=True, slots=True)
class Draft:
    """What is written down. `others`: the other hands in turn, as cards or as numbers, with commas between."""

    kind: str = "any"
    rules: str = "classic"
    hand: str = ""
    others: str = "5, 5"
    table: str = ""
    """What lies on the table; nothing where the learner leads."""
    owner: int = 2
    """The seat that played it, from 2: the learner is seat 1."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.others.split(",")) + 1


class Unfit(Exception):
    """No puzzle can be made of a draft: the `field`, and why, in the reader's language."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(reason)
        self.field, self.reason = field, reason


def position_of(draft: Draft, lang: str) -> Position:
    """The position that is written down, the learner at seat 1 to act; `Unfit` where there is none."""
    try:
        rules = RuleSet.parse(draft.rules.strip() or "classic")
    except ZsyError as error:
        raise Unfit("rules", _one_line(error, lang)) from error
    if not draft.hand.strip():
        raise Unfit("hand", text("own-no-hand", lang))
    if not 2 <= draft.seats <= MAX_SEATS:
        raise Unfit("others", text("own-seats", lang, most=MAX_SEATS))
    hands = [_cards("hand", draft.hand, rules, lang), *_others(draft, rules, lang)]
    table, passed = "-", "-"
    if draft.table.strip():
        if not 2 <= draft.owner <= draft.seats:
            raise Unfit("owner", text("own-owner-nobody", lang))
        table = f"p{draft.owner}:{_cards('table', draft.table, rules, lang)}"
        between = range(draft.owner + 1, draft.seats + 1)
        passed = "".join(f"p{seat}" for seat in between if hands[seat - 1] not in ("-", "?0")) or "-"
    try:
        return Position.parse(f"{rules} {'/'.join(hands)} p1 {table} {passed} -")
    except ZsyError as error:
        raise Unfit("", _one_line(error, lang)) from error


def puzzle_of(draft: Draft, lang: str) -> Puzzle:
    """The puzzle that is written down, with what the program has found of it; `Unfit` where it is none."""
    position = position_of(draft, lang)
    _check(draft.kind, position, lang)
    own: dict[str, object] = {"position": str(position)}
    kind = {"any": "beat", "cheapest": "beat", "find": "find_all"}.get(draft.kind, "endgame")
    if kind == "find_all":
        own |= {"type": "", "count": True}
    else:
        own["goal"] = draft.kind
    return _proved(Puzzle("my-000", kind, (), 0.0, 0, "", own), lang)


def _check(kind: str, position: Position, lang: str) -> None:
    """`Unfit` where this cannot be asked of the position: `found` says it to those who make packs, in English."""
    if kind in OPEN_KINDS:
        if any(isinstance(hand, Hidden) for hand in position.hands):
            raise Unfit("others", text("own-open", lang))
        try:
            proof = prove(position, kind, NODES)
        except RequestError as error:
            raise Unfit("", _one_line(error, lang)) from error
        if proof is None:
            raise Unfit("", text("own-not-proved", lang))
        if not proof.losing:
            raise Unfit("", text("own-nothing-loses", lang))
        return
    plays = legal_plays(position)
    if kind != "find" and position.trick is None:
        raise Unfit("table", text("own-table-empty", lang))
    if kind == "cheapest" and len(plays) < 2:
        raise Unfit("", text("own-no-choice", lang, n=len(plays)))
    if kind == "find" and not 2 <= len(plays) <= MOST_TO_FIND:
        raise Unfit("", text("own-to-find", lang, n=len(plays), most=MOST_TO_FIND))


def _proved(puzzle: Puzzle, lang: str) -> Puzzle:
    """The puzzle with the themes and the difficulty that the program finds; `Unfit` where it is none."""
    try:
        result = found(puzzle)
        if isinstance(result, str):
            raise Unfit("", text("own-not-asked", lang))
        proved = replace(puzzle, themes=result.themes, difficulty=result.difficulty)
        proved.step()
    except ZsyError as error:
        raise Unfit("", _one_line(error, lang)) from error
    return proved


def line_of(puzzle: Puzzle) -> str:
    """The puzzle as one line of text, to be sent to somebody. Themes are left out: some of them are the answer."""
    return format_puzzle(replace(puzzle, themes=()))


def read_line(line: str, lang: str) -> Puzzle:
    """A puzzle that somebody has sent, proved anew; `Unfit` where it is none."""
    try:
        puzzle = parse_puzzle(line.strip())
        table = puzzle.step().parts[0].position
        asked = {"beat": puzzle.own.get("goal"), "endgame": puzzle.own.get("goal"), "find_all": "find"}.get(puzzle.kind)
        if table is not None and asked in KINDS and not puzzle.own.get("type"):
            _check(asked, table, lang)
        return _proved(puzzle, lang)
    except Unfit as unfit:
        raise Unfit("line", unfit.reason) from unfit
    except ZsyError as error:
        key = getattr(error, "key", "")
        reason = text("own-line-key", lang, where=key) if key else text("own-line-wrong", lang)
        raise Unfit("line", reason) from error


def save(puzzle: Puzzle, folder: Path) -> tuple[str, bool]:
    """Add the puzzle to the saved ones; its id there, and whether it is new. `OSError` where it cannot be written,
    `ZsyError` where the file is no pack any more; nothing is lost then. Several pages may save at the same time.
    """
    path = folder / SAVED
    with path.open("a+b") as file, alone(file):
        file.seek(0)
        try:
            written = file.read().decode("utf-8")
        except UnicodeDecodeError as error:
            raise BankError(path.name, 0, "", "is not UTF-8 text") from error
        there = parse_pack(written, path.name) if written else ()
        for old in there:
            if (old.kind, dict(old.own)) == (puzzle.kind, dict(puzzle.own)):
                return old.id, False
        numbers = [old.id.removeprefix("my-") for old in there if old.id.startswith("my-")]
        number = 1 + max((int(each) for each in numbers if each.isascii() and each.isdigit()), default=0)
        named = replace(puzzle, id=f"my-{number:03}")
        head = "" if written.endswith("\n") else "\n" if written else f"{format_head(path.stem)}\n"
        line = f"{head}{format_puzzle(named)}\n".encode()
        if len(there) >= MAX_PUZZLES or file.tell() + len(line) > MAX_BYTES:
            raise BankError(path.name, 0, "", "is full; give it another name, and a new one is begun")
        file.write(line)
        file.flush()
        os.fsync(file.fileno())
    return named.id, True


@contextmanager
def alone(file: IO[bytes]) -> Iterator[None]:
    """Whoever else asks for the same file waits; `OSError` where it cannot be had. A process that ends frees it."""
    if os.name == "nt":  # pragma: no cover - there is no such system among those that run the tests
        msvcrt: Any = import_module("msvcrt")
        file.seek(FAR)  # a byte that nobody reads
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        try:
            yield
        finally:
            file.seek(FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
        return
    fcntl: Any = import_module("fcntl")
    fcntl.flock(file, fcntl.LOCK_EX)
    yield  # closing the file gives it back


def saved(folder: Path) -> tuple[Puzzle, ...]:
    """The saved puzzles, in the order in which they were saved; `ZsyError` where the file is no pack."""
    path = folder / SAVED
    return read_pack(path) if path.exists() else ()


def draft_of(values: Mapping[str, object], before: Draft | None = None) -> Draft:
    """The draft that a form has sent; what is missing, or was not typed since `before`, is as it stands there."""
    empty = before or Draft()
    kind = values.get("kind")
    owner = str(values.get("owner", ""))
    typed = values.get("typed")
    names = [name for name in ("rules", "hand", "others", "table") if not isinstance(typed, list) or name in typed]
    texts = {name: str(values.get(name, getattr(empty, name)))[:200] for name in names}
    seat = int(owner) if owner.isdecimal() else empty.owner
    return replace(empty, kind=str(kind) if kind in KINDS else empty.kind, owner=seat, **texts)


def _cards(field: str, written: str, rules: RuleSet, lang: str) -> str:
    try:
        cards = read_cards(written, rules)
    except ZsyError as error:
        raise Unfit(field, _one_line(error, lang)) from error
    if isinstance(cards, Pass) or not cards:
        raise Unfit(field, text("own-no-cards", lang, example=EXAMPLE))
    return format_cards(cards, rules)


def _others(draft: Draft, rules: RuleSet, lang: str) -> list[str]:
    """The other hands: `?5` for a number of cards, else the cards."""
    found = []
    for each in map(str.strip, draft.others.split(",")):
        number = hidden_number(each, draft.kind)
        if number == 0:
            raise Unfit("others", text("own-others-number", lang, most=MAX_HAND))
        found.append(_cards("others", each, rules, lang) if number is None else f"?{number}")
    return found


def hidden_number(written: str, kind: str) -> int | None:
    """How many hidden cards this stands for, 0 where a question mark has no such number; `None` where it is cards.

    Where all cards are open, a digit is a card too.

    >>> [hidden_number(written, "any") for written in ("5", "10", "?10", "?99")], hidden_number("5", "first")
    ([5, None, 10, 0], None)
    """
    if written.startswith("?"):
        written = written[1:].strip()
        number = int(written) if written.isascii() and written.isdigit() and len(written) <= 2 else 0
        return number if number <= MAX_HAND else 0
    number = int(written) if written.isdecimal() and len(written) <= 2 else 0
    is_number = kind not in OPEN_KINDS and (0 < number < 10 or 10 < number <= MAX_HAND)
    return number if is_number else None


def _one_line(error: ZsyError, lang: str) -> str:
    """What is wrong, without the name of a field and the lines that point at a place in a text."""
    lines = [line.strip() for line in complaint(error, lang).splitlines() if line and not line.startswith("    ")]
    named = f"{getattr(error, 'field', '')}"
    said = ("" if lang.startswith("zh") else " ").join(line.removeprefix("- ") for line in lines)
    said = re.sub(rf"^{re.escape(named)}\s*[:：]\s*", "", said)
    return said[:1].upper() + said[1:]
