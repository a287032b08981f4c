"""What a learner has answered: kept in one file of their data folder, added to and never changed. Nothing leaves it.

`Store` is a kernel's way to it. Whatever is wrong with the file (`progress_file`), a lesson goes on: what cannot be
saved is remembered as long as the kernel lives and saved as soon as it can be, and what is wrong is told once. Words
for that are in `progress_words`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from threading import RLock
from typing import Any

from .. import __version__
from ..home import state_folder
from ..rules.notation import format_cards
from ..rules.plays import Pass
from ..rules.position import seat_name
from ..rules.record import Record
from ..rules.score import RoundResult
from . import progress_file as files
from .count_asked import Count
from .exchanging import Exchanging
from .exercises import HINTS, Part, spell
from .judging import Judging
from .leading import Leading
from .state import Attempt, Progress, State, Trouble
from .who_asked import Who

OUTCOMES = ("right", "wrong", "shown")
"""`shown`: right, after it had been shown, by the exercise itself or on request."""
NEXT_WAIT = 0.2
"""Seconds to wait for a lock that has not been given before."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer as it is kept."""

    at: float
    """When, in seconds since 1970, UTC."""
    step: str
    part: int
    kind: str
    purpose: str
    rules: tuple[str, ...]
    """The rules the exercise is about."""
    outcome: str
    code: str
    """Why it was wrong, as in `state.Attempt`; `shape` and `rule` too."""
    shape: str
    rule: str
    question: str
    """What was asked, in notation: the position, or the rules and the cards; after `|` what was tried."""
    answer: str
    hints: int
    """Hints asked for before answering."""
    stars: int | None
    """The stars of the step, where this answer ended it."""
    version: str
    """The version of this program."""

    def row(self) -> dict[str, Any]:
        """As it stands in the file."""
        return asdict(self) | {"rules": " ".join(self.rules)}

    @classmethod
    def of_row(cls, row: dict[str, Any]) -> Answer | None:
        """From a row of the file; columns of another version are passed over. `None` where it makes no sense."""
        try:
            values: dict[str, Any] = {name: str(row.get(name) or "") for name in _TEXTS}
            values |= {name: int(row.get(name) or 0) for name in ("part", "hints")}
            values["stars"] = None if row.get("stars") is None else int(row["stars"])
            values["rules"] = tuple(str(row.get("rules") or "").split())
            return cls(at=float(row["at"]), **values)
        except (TypeError, ValueError, KeyError):
            return None


_TEXTS = ("step", "kind", "purpose", "outcome", "code", "shape", "rule", "question", "answer", "version")


def progress_path() -> Path:
    """Where answers are kept."""
    return state_folder() / files.NAME


def answers_between(before: State, after: State, at: float) -> tuple[Answer, ...]:
    """What an event has added to the log, as it is to be kept; what was allowed and not asked for is not."""
    new = after.log[len(before.log) :]
    ended = after.work.solved and not before.work.solved
    return tuple(
        _answer(before, attempt, at, after.work.stars if ended and attempt is new[-1] else None)
        for attempt in new
        if attempt.outcome != "info"
    )


def _answer(before: State, attempt: Attempt, at: float, stars: int | None) -> Answer:
    step, work = before.step, before.work
    part = before.part  # of an endgame the position as it stood
    given_away = step.purpose == "show" or work.shown >= HINTS or work.revealed
    return Answer(
        at=at,
        step=attempt.step,
        part=attempt.part,
        kind=part.kind,
        purpose=step.purpose,
        rules=step.rules,
        outcome="shown" if attempt.outcome == "right" and given_away else attempt.outcome,
        code=attempt.code,
        shape=attempt.shape,
        rule=attempt.rule,
        question=question(part),
        answer=attempt.answer,
        hints=max(0, work.shown - int(part.open_hint)),
        stars=stars,
        version=__version__,
    )


def question(part: Part) -> str:
    """What was asked, in notation.

    `classic 33/?5 p1 p2:4 - -`, of a `name` `classic 334`, of an `order` `classic 3 A 2`; after a bar what was tried,
    by a seat that is not to act as `p1:3`, or what could be marked, or has gone. Of the exchange `classic 4AA2 pay 2`.
    """
    if isinstance(part.asked, Exchanging):
        asked_for = "back" if part.asked.gives_back else "pay"
        return f"{part.asked.rules} {part.asked.hand} {asked_for} {part.asked.number}"
    if isinstance(part.asked, Who | Count):
        values = (f"{field.name}={_spelt(getattr(part.asked, field.name))}" for field in fields(part.asked)[1:])
        return " ".join([str(part.rule_set), type(part.asked).__name__, *values])
    if part.position is None:
        shown = [part.cards] if part.kind == "name" else list(part.items)
        return " ".join([str(part.rule_set), *(format_cards(cards, part.rule_set) for cards in shown)])
    asked = [str(part.position)]
    if isinstance(part.asked, Leading):
        asked.append(format_cards(part.asked.seen, part.rule_set))
    if part.kind in ("why_not", "repair", "verdicts"):
        seat = "" if part.seat is None else f"{seat_name(part.seat)}:"
        asked.append(seat + ("pass" if isinstance(part.tried, Pass) else format_cards(part.tried, part.rule_set)))
    if isinstance(part.asked, Judging):
        asked.append(" ".join(map(str, part.asked.tables)))
    if part.kind == "which_beats":
        asked.append(" ".join(format_cards(item, part.rule_set) for item in part.items))
    return " | ".join(asked)


def _spelt(value: object) -> str:
    """A value of a question in notation, without blanks."""
    if isinstance(value, tuple):
        return ",".join(map(_spelt, value))
    if isinstance(value, Record):
        done = "".join(f":{seat_name(seat)}{spell(action, value.start.rules)}" for seat, action in value.actions)
        return f"{value.start}{done}".replace(" ", "_")
    if isinstance(value, RoundResult):
        return "".join(map(seat_name, value.order))
    return str(value)


class Store:
    """Answers as one kernel keeps and knows them. Nothing here raises for what is wrong with the file."""

    def __init__(self, clock: Callable[[], float], place: Callable[[], Path] = progress_path) -> None:
        self.clock = clock
        self._place = place
        self._lock = RLock()
        self._unsaved: list[Answer] = []
        self._stored = Progress()
        self._mark: object = self
        self._checked: Path | None = None
        self._told: set[str] = set()
        self._news: list[Trouble] = []
        self._waited = False

    @property
    def unsaved(self) -> tuple[Answer, ...]:
        """What could not be saved so far."""
        return tuple(self._unsaved)

    def results(self) -> Progress:
        """What has been reached, in other kernels too."""
        with self._lock:
            path = self._place()
            mark = files.mark(path)
            if mark != self._mark or self._checked != path:
                self._reread(path)
            found = self._stored
            for answer in self._unsaved:
                found = found if answer.stars is None else found.with_result(answer.step, answer.stars)
            return found

    def keep(self, answers: Sequence[Answer]) -> bool:
        """Keep answers from now on; says whether they, and all before them, are saved."""
        with self._lock:
            self._unsaved += answers
            if not self._unsaved:
                return True
            path = self._place()
            if not self._usable(path):
                return False
            for _ in range(2):  # the second time in a new file, where the first was broken
                try:
                    files.add(path, [each.row() for each in self._unsaved], self._wait())
                except (sqlite3.Error, OSError) as error:
                    if not self._went_wrong(error, path):
                        return False
                else:
                    self._unsaved, self._waited = [], False
                    return True
            return False

    def answers(self) -> tuple[Answer, ...]:
        """Every answer, in the order given; those not saved last."""
        with self._lock:
            rows = self._read("SELECT * FROM attempts ORDER BY id")
            return (*(found for row in rows if (found := Answer.of_row(row))), *self._unsaved)

    def erase(self) -> int:
        """Forget every answer: the file, those set aside, and what is not saved. How many files that were.

        `OSError` where a file cannot be deleted.
        """
        with self._lock:
            erased = files.erase(self._place())
            self._unsaved, self._stored, self._mark, self._checked = [], Progress(), self, None
            self._told.discard("newer")
            return erased

    def tell_once(self) -> Trouble:
        """What there is to say of the file and has not been said; each thing once."""
        with self._lock:
            news, self._news = self._news, []
            return news[0] if news else Trouble()

    def _reread(self, path: Path) -> None:
        self._usable(path)
        rows = self._read("SELECT step, MAX(stars) AS stars FROM attempts WHERE stars IS NOT NULL GROUP BY step")
        found = [(str(row["step"]), int(row["stars"])) for row in rows if isinstance(row["stars"], int)]
        self._stored, self._mark = Progress(tuple(sorted(found))), files.mark(path)

    def _read(self, query: str) -> list[dict[str, Any]]:
        path = self._place()
        self._usable(path)
        try:
            return files.read(path, query, self._wait())
        except (sqlite3.Error, OSError) as error:
            self._went_wrong(error, path)
            return []

    def _usable(self, path: Path) -> bool:
        """Whether the file can be added to; looked at once, and set aside where it is broken."""
        if self._checked == path:
            return "newer" not in self._told
        self._checked = path
        if not path.exists():
            return True
        try:
            files.check(path, self._wait())
        except (sqlite3.Error, OSError) as error:
            return self._went_wrong(error, path)
        return True

    def _went_wrong(self, error: sqlite3.Error | OSError, path: Path) -> bool:
        """Remember what to tell; whether it is worth trying again, in a new file."""
        word = files.trouble_of(error)
        if word != "broken":
            self._waited = self._waited or word == "locked"
            self._tell(word, str(path))
            return False
        try:
            aside = files.set_aside(path, self.clock())
        except (sqlite3.Error, OSError):
            self._tell("stuck", str(path))
            return False
        if aside:
            self._tell("broken", str(path.with_name(aside)))
        return True

    def _tell(self, word: str, file: str) -> None:
        if word not in self._told:
            self._told.add(word)
            self._news.append(Trouble(word, file))

    def _wait(self) -> float:
        return NEXT_WAIT if self._waited else files.WAIT
