"""Replays a game that was typed or pasted, and names the first action that is not legal, with its reason.

Two forms are read. A game record in TOML, as `docs/notation.md` describes it; and a short plain form, for what people
type:

    classic 3d3s4h/5d6d8s/7d8d9d p1 - - - open=3d     a position first
    p1 33                                             then a line for each play
    p2 pass                                           or pass
    # a line that begins with # says nothing to us

A seat and its play may be parted by blanks, a colon, or both, full-width ones too; several may stand on a line, and a
remark after `#`. Plays are read strictly, and what cannot be read so is read leniently (`10 10`, `♥9`, `不要`). Text
that cannot be read is an answer like any other: nothing here raises for what stands in the text. Judging is
`rules.legality`'s.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from ..rules.errors import IllegalPlay, NotationError, PositionError, ZsyError
from ..rules.legality import Illegal, play
from ..rules.lenient import read_cards
from ..rules.notation import format_cards, parse_selection
from ..rules.plays import Pass
from ..rules.position import Position, parse_seat, seat_name
from ..rules.record_text import MAX_LENGTH
from ..rules.ruleset import PRESETS
from .complaints import expected
from .messages import join, suited_text, text
from .reasons import sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..rules.cards import Hand

Status = Literal["legal", "illegal", "unreadable", "inconsistent"]
Action = tuple[int, "Hand | Pass"]
_SEAT = re.compile(r"(?<![^\s,，;；])[pP][0-9](?=[\s:：]|$)")
"""Where an action may begin on a line."""
_BETWEEN = " \t\u3000"


@dataclass(frozen=True)
class Trouble:
    """What is wrong first: where, and what.

    `line` and `column` count from 1; 0 where there is no such place. `action` counts from 1, 0 where none is at fault.
    `illegal` has every reason where an action is illegal; else `message` says in English, for programmers, what is
    the matter.
    """

    line: int
    column: int
    message: str = ""
    action: int = 0
    seat: int | None = None
    play: Hand | Pass | None = None
    illegal: Illegal | None = None
    error: ZsyError | None = field(default=None, compare=False)
    """What could not be read or cannot be, where it is known."""


@dataclass(frozen=True)
class CheckedRecord:
    """What became of a game: the legal actions from `start` on, where they lead, and the trouble that stopped it.

    `status`: `legal` (the round is over or the text ends before it is), `illegal` (an action), `unreadable` (text), or
    `inconsistent` (a TOML record whose exchange or result does not fit the rest). `end` is the position after the last
    legal action, so the one in which an illegal action was tried; `start` and `end` are `None` where the text has no
    position.
    """

    status: Status
    start: Position | None = None
    end: Position | None = None
    actions: tuple[Action, ...] = ()
    trouble: Trouble | None = None

    @property
    def legal(self) -> bool:
        """Whether every action is legal and nothing else is wrong."""
        return self.status == "legal"

    @property
    def complete(self) -> bool:
        """Whether the round is over (P7)."""
        return self.end is not None and self.end.is_over

    @property
    def order(self) -> tuple[int, ...]:
        """The seats that are out, in order, and at its end the one that is left, if it is but one."""
        if self.end is None:
            return ()
        left = tuple(seat for seat, hand in enumerate(self.end.hands) if len(hand))
        return (*self.end.finished, *left) if len(left) == 1 else self.end.finished

    def sentence(self, lang: str, seat_names: Mapping[int, str] | None = None) -> str:
        """What became of it, in words: for an illegal action its line, number, seat, play and the first reason."""
        trouble = self.trouble
        if trouble is None:
            return self._of_a_legal_game(lang, seat_names or {})
        if trouble.illegal is None or self.end is None or trouble.seat is None or trouble.play is None:
            said, what = self._of_text(trouble, lang), expected(trouble.error, lang) if trouble.error else ""
            return text("two_sentences", lang, first=said, second=what) if what else said
        rules = self.end.rules
        name = (seat_names or {}).get(trouble.seat, seat_name(trouble.seat))
        where: dict[str, str | int] = {"n": trouble.action, "line": trouble.line, "seat": name}
        why = sentence(trouble.illegal.reasons[0], rules, lang, seat_names)
        if isinstance(trouble.play, Pass):
            return text("record-illegal-pass", lang, why=why, **where)
        if not len(trouble.play):
            return text("record-illegal-nothing", lang, why=why, **where)
        cards = suited_text(format_cards(trouble.play, rules), lang)
        return text("record-illegal", lang, why=why, cards=cards, **where)

    def _of_text(self, trouble: Trouble, lang: str) -> str:
        if self.status == "inconsistent" and trouble.line:
            return text("record-inconsistent", lang, line=trouble.line)
        if self.status == "inconsistent":
            return text("record-inconsistent-whole", lang)
        if not trouble.line:
            return text("record-unreadable-whole", lang)
        if isinstance(trouble.error, PositionError):
            return text("record-impossible", lang, line=trouble.line)
        return text("record-unreadable", lang, line=trouble.line, column=trouble.column)

    def _of_a_legal_game(self, lang: str, seat_names: Mapping[int, str]) -> str:
        names = [seat_names.get(seat, seat_name(seat)) for seat in self.order]
        n = len(self.actions)
        if self.complete:
            return text("record-complete", lang, n=n, order=join(names, lang))
        turn = self.end.turn if self.end is not None else None
        if turn is None:
            return text("record-unreadable-whole", lang)
        return text("record-incomplete", lang, n=n, seat=seat_names.get(turn, seat_name(turn)))

    def __str__(self) -> str:
        """The sentence in English, and what exactly could not be read."""
        if self.trouble and self.trouble.message:
            return f"{self._of_text(self.trouble, 'en')} ({self.trouble.message})"
        return self.sentence("en")


def check_record(text: str) -> CheckedRecord:
    """Read and replay a game, as far as it is legal.

    >>> print(check_record("classic 39/5J p1 - - -\\np1 9\\np2 5"))
    Action 2 (line 3), p2 plays 5: On the table lies a single 9, and you chose a single 5: too low. It takes a single \
above the 9, or a bomb.
    >>> print(check_record("classic 39/5J p1 - - -\\np1 9\\np2: J\\np1 不要"))
    All 3 actions are legal. The round is not over: it is p2's turn.
    >>> print(check_record("classic 39/5J p1 - - -\\np1 9\\np2 x"))
    Line 3 cannot be read from column 4 on. (cannot read 'x' at column 1: a card such as 10, Q, 9h, h9 or B)
    """
    if len(text) > MAX_LENGTH:
        return _unreadable(Trouble(0, 0, f"a game has at most {MAX_LENGTH} characters"))
    text = text.removeprefix("\ufeff")
    first = next((line for line in text.split("\n") if line.strip() and not line.lstrip().startswith("#")), "")
    plain = re.split(r"[\s,]", first.strip(), maxsplit=1)[0] in PRESETS
    if not plain and (first.lstrip().startswith("[") or re.match(r"""\s*[\w."'-]+\s*=""", first)):
        from .record_toml import check_toml

        return check_toml(text)
    return _check_plain(text)


def _unreadable(trouble: Trouble) -> CheckedRecord:
    return CheckedRecord("unreadable", trouble=trouble)


# ---- the plain form


def _check_plain(text: str) -> CheckedRecord:
    lines = [(number, line.rstrip("\r")) for number, line in enumerate(text.split("\n"), 1)]
    said = [(number, line) for number, line in lines if line.strip() and not line.lstrip().startswith("#")]
    if not said:
        empty = NotationError("", 1, "a position, and a line for each action", "game")
        return _unreadable(Trouble(1, 1, empty.expected, error=empty))
    number, line = said[0][0], _without_remark(said[0][1])
    indent = len(line) - len(line.lstrip())
    try:
        start = Position.parse(line.strip())
    except NotationError as error:
        return _unreadable(Trouble(number, indent + error.column, error.message, error=error))
    except ZsyError as error:
        return _unreadable(Trouble(number, indent + 1, error.message, error=error))
    checked = CheckedRecord("legal", start, start)
    for number, line in said[1:]:
        for place, words in _actions(_without_remark(line)):
            checked = _after_action(checked, number, place, words)
            if checked.trouble is not None:
                return checked
    return checked


def _without_remark(line: str) -> str:
    return line.partition("#")[0]


def _actions(line: str) -> list[tuple[int, str]]:
    """The actions of a line and where each begins, from 0: one, unless another seat and a play follow."""
    indent = len(line) - len(line.lstrip())
    starts = sorted({indent, *(found.start() for found in _SEAT.finditer(line))})
    ends = [*starts[1:], len(line)]
    return [(start, line[start:end].rstrip(" \t\u3000,，;；")) for start, end in zip(starts, ends, strict=True)]


def _after_action(checked: CheckedRecord, number: int, indent: int, words: str) -> CheckedRecord:
    """The game after one action more, that stands on a line from `indent` on."""
    seat_text = words[:2].lower()
    rest = words[2:].lstrip(_BETWEEN)
    chosen = (rest[1:] if rest[:1] in (":", "：") else rest).lstrip(_BETWEEN)
    place = len(words) - len(chosen)
    action = len(checked.actions) + 1
    seats = checked.start.seats if checked.start is not None else 0
    try:
        seat = parse_seat(seat_text, seats)
        if chosen and words[2:3] not in (":", "：", *_BETWEEN):
            raise NotationError(words, 3, "a blank or a colon after the seat", "after_seat")
        if not chosen:
            raise NotationError(words, len(words) + 1, "a play or pass", "play_or_pass")
    except ZsyError as error:
        column = error.column if isinstance(error, NotationError) else 1
        trouble = Trouble(number, indent + column, error.message, action, error=error)
        return replace(checked, status="unreadable", trouble=trouble)
    try:
        selection = read_selection(chosen)
    except NotationError as error:
        trouble = Trouble(number, indent + place + error.column, error.message, action, seat, error=error)
        return replace(checked, status="unreadable", trouble=trouble)
    return after_action(checked, seat, selection, number, indent + place + 1)


def read_selection(text: str) -> Hand | Pass:
    """A play or a pass, read strictly, and leniently where that fails; `NotationError` of the lenient reader."""
    try:
        return parse_selection(text)
    except NotationError:
        return read_cards(text)


def after_action(checked: CheckedRecord, seat: int, selection: Hand | Pass, line: int, column: int) -> CheckedRecord:
    """The game after one action more, or with the trouble that it makes."""
    before = checked.end
    if before is None:
        return checked
    action = len(checked.actions) + 1
    try:
        after = play(before, selection, seat)
    except IllegalPlay as error:
        trouble = Trouble(line, column, "", action, seat, selection, error.illegal)
        return replace(checked, status="illegal", trouble=trouble)
    return replace(checked, end=after, actions=(*checked.actions, (seat, selection)))
