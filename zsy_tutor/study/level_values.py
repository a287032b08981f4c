"""Values of a level file, read strictly: what is missing, unknown or of another type is refused where it stands.

What the keys mean is `levels`' and `level_items`'.
"""

from __future__ import annotations

from typing import Any

from ..rules.cards import Hand
from ..rules.errors import NotationError
from ..rules.notation import parse_cards
from ..rules.position import Position
from ..rules.record import Record
from .exercises import LANGUAGES, LevelError, Words, selection_of


class Values:
    """One pass over one file. `self.step` is where we are, for errors."""

    def __init__(self, file: str, data: dict[str, Any]) -> None:
        self.file = file
        self.data = data
        self.step = ""
        self.games: dict[str, Record] = {}
        """The rounds that stand at the head of the file, by name."""

    def wrong(self, key: str, problem: str, allowed: tuple[str, ...] = ()) -> LevelError:
        """The error for a key of this file."""
        return LevelError(self.file, self.step, key, problem, tuple(allowed))

    def known(self, table: Any, keys: tuple[str, ...], prefix: str = "") -> None:
        """Refuse a key that the table may not have."""
        if not isinstance(table, dict):
            raise self.wrong(prefix.rstrip(".") or "table", "must be a table")
        for key in table:
            if key not in keys:
                raise self.wrong(prefix + key, "is no key here", keys)

    def position(self, table: dict[str, Any]) -> Position:
        """The position of a table; how one is read, `levels` knows."""
        raise NotImplementedError

    def value(self, table: dict[str, Any], key: str, kind: type) -> Any:
        """A value that must be there, of this kind."""
        if key not in table:
            raise self.wrong(key, "is missing")
        found = table[key]
        if type(found) is not kind or found == "":
            raise self.wrong(key, f"must be of type {kind.__name__} and not empty")
        return found

    def flag(self, table: dict[str, Any], key: str) -> bool:
        """A yes or no, no where it is left out."""
        return bool(self.value(table, key, bool)) if key in table else False

    def one_of(self, table: dict[str, Any], key: str, allowed: tuple[str, ...], default: str | None) -> str:
        """A text out of those allowed; `default` where it is left out."""
        if key not in table and default is not None:
            return default
        found = self.value(table, key, str)
        if found not in allowed:
            raise self.wrong(key, f"{found!r} is not known", allowed)
        return str(found)

    def strings(self, table: dict[str, Any], key: str) -> tuple[str, ...]:
        """A list of texts, none of them empty, at least one."""
        found = self.value(table, key, list)
        if not found or not all(isinstance(each, str) and each for each in found):
            raise self.wrong(key, "must be a list of texts, none empty")
        return tuple(found)

    def chosen(self, table: dict[str, Any], key: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        """A list of texts out of those allowed."""
        found = self.strings(table, key)
        for each in found:
            if each not in allowed:
                raise self.wrong(key, f"{each!r} is not known", allowed)
        return found

    def tables(self, table: dict[str, Any], key: str) -> list[dict[str, Any]]:
        """A list of tables, at least one."""
        found = self.value(table, key, list)
        if not found or not all(isinstance(each, dict) for each in found):
            raise self.wrong(key, "must be a list of tables")
        return list(found)

    def words(self, table: dict[str, Any], key: str, needed: bool = False) -> Words:
        """A text by language."""
        if key not in table:
            if needed:
                raise self.wrong(key, "is missing", tuple(f"{key}.{lang}" for lang in LANGUAGES))
            return Words()
        self.known(table[key], LANGUAGES, f"{key}.")
        texts = {lang: str(self.value(table[key], lang, str)).strip() for lang in table[key]}
        if "en" not in texts:
            raise self.wrong(f"{key}.en", "is missing")
        return Words(texts)

    def cards(self, table: dict[str, Any], key: str) -> Hand:
        """Cards in strict notation."""
        try:
            return parse_cards(self.value(table, key, str))
        except NotationError as error:
            raise self.wrong(key, error.message) from error

    def selection(self, answer: str, key: str) -> Any:
        """An answer in strict notation."""
        try:
            return selection_of(answer)
        except NotationError as error:
            raise self.wrong(key, error.message) from error
