"""Checks a game record in TOML for `record_check`: the first action that is not legal, or where it cannot be read.

Reading a whole record, its exchange and its result is `rules.record`'s affair; here its actions are taken one by one,
so that an illegal one is named before anything that is wrong further on.
"""

from __future__ import annotations

import re
from dataclasses import replace

from ..rules.errors import IllegalPlay, NotationError, ZsyError
from ..rules.notation import parse_cards, parse_selection
from ..rules.position import Position, parse_seat
from ..rules.record import Record
from ..rules.record_text import RecordError, Source
from ..rules.ruleset import RuleSet
from .record_check import CheckedRecord, Status, Trouble, after_action

_BEFORE = ("format", "rules", "first", "open", "hands")
"""Keys that come before any action."""


def check_toml(text: str) -> CheckedRecord:
    """Replay a record in TOML; the first trouble in the order of the game."""
    try:
        record = Record.parse(text)
    except RecordError as error:
        return _first_trouble(text, error)
    return CheckedRecord("legal", record.start, record.end, record.actions)


def _first_trouble(text: str, error: RecordError) -> CheckedRecord:
    """What is wrong first: an action, or what the reader of records says."""
    trouble = Trouble(error.line, _column(text, error), error.reason)
    started = _started(text)
    status: Status = "inconsistent" if _contradicts(error) else "unreadable"
    if started is None:
        return CheckedRecord(status, trouble=trouble)
    source, start = started
    if error.key in _BEFORE or error.key.startswith("exchange"):
        return CheckedRecord(status, start, start, trouble=trouble)
    checked = CheckedRecord("legal", start, start)
    for item, written in enumerate(source.data["actions"]):
        line = source.located(RecordError("", key="actions", item=item)).line
        after = _after_item(checked, source.text, line, written)
        if error.key == "actions" and item == error.item and not isinstance(error.__cause__, IllegalPlay):
            place = after.trouble if after.trouble is not None and after.trouble.illegal is None else trouble
            found = replace(trouble, line=place.line, column=place.column, action=item + 1)
            return replace(checked, status="unreadable", trouble=found)
        checked = after
        if checked.trouble is not None:
            return checked
    return replace(checked, status=status, trouble=trouble)


def _after_item(checked: CheckedRecord, text: str, line: int, written: str) -> CheckedRecord:
    """The game after the action written so."""
    name, colon, chosen = written.partition(":")
    start = text.split("\n")[line - 1].find(f'"{written}"') + 2
    action = len(checked.actions) + 1
    try:
        seat = parse_seat(name, checked.start.seats if checked.start else 0)
        selection = parse_selection(chosen)
    except ZsyError as error:
        column = start + len(name) + error.column if isinstance(error, NotationError) and colon else start
        trouble = Trouble(line, column, error.message, action)
        return replace(checked, status="unreadable", trouble=trouble)
    return after_action(checked, seat, selection, line, start + len(name) + 1)


def _contradicts(error: RecordError) -> bool:
    """Whether all could be read, and one part of the record is not what comes of the others."""
    said = ("the actions lead to", "the exchange leads to", "after this exchange", "not what is owed")
    return error.reason.startswith(said)


def _started(text: str) -> tuple[Source, Position] | None:
    """The record's data and its start, where both can be read and the actions are strings."""
    try:
        source = Source(text)
        data = source.data
        rules = RuleSet.parse(data["rules"])
        hands = tuple(parse_cards(each) for each in data["hands"])
        start = Position(rules, hands, parse_seat(data["first"], len(hands)), opening="open" in data)
    except (ZsyError, KeyError, TypeError, AttributeError):
        return None
    actions = data.get("actions")
    written = isinstance(actions, list) and all(isinstance(each, str) for each in actions)
    return (source, start) if written and isinstance(data["hands"], list) else None


def _column(text: str, error: RecordError) -> int:
    """Where on its line the trouble begins, 0 where it has no line."""
    if not error.line:
        return 0
    if not error.key:  # no TOML: the error names its place in words
        found = re.search(r"column (\d+)", error.reason)
        return int(found.group(1)) if found else 1
    line = text.split("\n")[error.line - 1]
    cause = error.__cause__
    if isinstance(cause, NotationError) and cause.text and cause.text in line:
        return line.index(cause.text) + cause.column
    name = error.key.rpartition(".")[2]
    return line.index(name) + 1 if name in line else len(line) - len(line.lstrip()) + 1
