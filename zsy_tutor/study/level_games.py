"""Rounds in level files: `[[game]]` at the head, and `game`, `at`, `seat`, `since` in a part that is a moment of one.

What a moment is, `games` says; plain values are read by `level_values`.
"""

from __future__ import annotations

from typing import Any

from ..rules.errors import ZsyError
from ..rules.notation import parse_cards, parse_selection
from ..rules.position import Position, parse_seat
from ..rules.record import Record
from ..rules.ruleset import RuleSet
from . import games
from .level_values import Values

GAME_KEYS = ("id", "rules", "hands", "first", "open", "actions")
MOMENT_KEYS = ("game", "at", "seat", "since")


class Moment:
    """A moment of a round: the `position` as `seat` sees it, what `happened` since, and what was `done` then."""

    def __init__(self, record: Record, at: int, seat: int, first: int) -> None:
        self.position = games.moment(record, at, seat)
        self.seat = seat
        self.happened = games.happened(record, first, at)
        self.done = games.done(record, at)


def read_games(reader: Values, data: dict[str, Any]) -> dict[str, Record]:
    """The rounds of a file by their ids, each replayed."""
    found: dict[str, Record] = {}
    for table in reader.tables(data, "game") if "game" in data else ():
        reader.known(table, GAME_KEYS, "game.")
        name = reader.value(table, "id", str)
        if name in found:
            raise reader.wrong("game.id", f"{name} is given twice")
        found[name] = _record(reader, table)
    return found


def _record(reader: Values, table: dict[str, Any]) -> Record:
    try:
        rules = RuleSet.parse(reader.value(table, "rules", str))
        hands = tuple(parse_cards(hand) for hand in reader.strings(table, "hands"))
        first = parse_seat(reader.value(table, "first", str), len(hands))
        start = Position(rules, hands, first, opening="open" in table)
        if "open" in table and reader.value(table, "open", str) != str(rules.opening_card):
            raise reader.wrong("game.open", "is not the opening card of these rules", (str(rules.opening_card),))
        written = (action.partition(":") for action in reader.strings(table, "actions"))
        return Record(start, [(parse_seat(seat, len(hands)), parse_selection(play)) for seat, _, play in written])
    except ZsyError as error:
        raise reader.wrong("game", str(error)) from error


def moment(reader: Values, table: dict[str, Any], known: dict[str, Record]) -> Moment | None:
    """The moment that a part is about, or nothing where it has a position of its own."""
    if "game" not in table:
        for key in MOMENT_KEYS:
            if key in table:
                raise reader.wrong(key, "goes with game only")
        return None
    record = known[reader.one_of(table, "game", tuple(known), None)]
    at = _number(reader, table, "at", 1, len(record.positions))
    seat = _seat(reader, table, record.positions[at - 1])
    first = _number(reader, table, "since", 1, at) if "since" in table else games.since(record, at, seat)
    return Moment(record, at, seat, first)


def _seat(reader: Values, table: dict[str, Any], position: Position) -> int:
    """Where the learner sits: the seat to act, unless another one is named."""
    if "seat" in table:
        try:
            return parse_seat(reader.value(table, "seat", str), position.seats)
        except ZsyError as error:
            raise reader.wrong("seat", str(error)) from error
    if position.turn is None:
        raise reader.wrong("seat", "is missing: at the end of a round nobody is to act")
    return position.turn


def _number(reader: Values, table: dict[str, Any], key: str, low: int, high: int) -> int:
    number: int = reader.value(table, key, int)
    if not low <= number <= high:
        raise reader.wrong(key, f"must be {low} to {high}")
    return number
