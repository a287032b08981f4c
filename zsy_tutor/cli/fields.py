"""The fields of a request, read strictly: each is the type it must be, every error names its field.

Knows which JSON values and which text a field may hold. What an operation does with them is in `operations`.
"""

from __future__ import annotations

from zsy_tutor.rules.cards import SUITS, Hand
from zsy_tutor.rules.errors import NotationError, RequestError, ZsyError
from zsy_tutor.rules.notation import parse_cards, parse_selection
from zsy_tutor.rules.plays import Pass
from zsy_tutor.rules.position import Position, parse_seat
from zsy_tutor.rules.ruleset import RuleSet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    T = TypeVar("T")

LANGS = ("en", "zh")
ALWAYS = ("id", "op")
"""Fields every request may have."""


class FieldError(Exception):
    """An error and the field of the request in which it was found (`""` if in none)."""

    def __init__(self, error: ZsyError, field: str) -> None:
        super().__init__(error.message)
        self.error = error
        self.field = field


class Request:
    """The fields of one request.

    >>> Request({"op": "deal", "seed": 7}, ("seed",), ()).number("seed", 0, 9)
    7
    """

    __slots__ = ("_values",)

    def __init__(self, values: dict[str, Any], required: tuple[str, ...], optional: tuple[str, ...]) -> None:
        """`FieldError` for a field that is missing or that no such request has."""
        for name in values:
            if name not in required and name not in optional and name not in ALWAYS:
                allowed = ", ".join((*required, *optional)) or "none but op and id"
                raise FieldError(RequestError(f"no such field; this op has {allowed}"), name[:40])
        for name in required:
            if name not in values:
                raise FieldError(RequestError("this field is missing"), name)
        self._values = values

    def has(self, name: str) -> bool:
        """Whether the field is there."""
        return name in self._values

    def ask(self, field: str, function: Callable[..., T], *arguments: Any) -> T:
        """What `function` answers; what it refuses becomes an error of `field`, or of the field that it names."""
        try:
            return function(*arguments)
        except ZsyError as error:
            named = error.field if isinstance(error, RequestError) else ""
            known = named.partition("[")[0] in self._values
            raise FieldError(error, named if known else field) from None

    def text(self, name: str) -> str:
        """A field that must be a string."""
        value = self._values[name]
        if not isinstance(value, str):
            raise FieldError(RequestError(f"must be a string, not {_kind(value)}"), name)
        return value

    def number(self, name: str, least: int, most: int | None) -> int:
        """A field that must be a whole number from `least` to `most`."""
        value = self._values[name]
        if isinstance(value, bool) or not isinstance(value, int):
            raise FieldError(RequestError(f"must be a whole number, not {_kind(value)}"), name)
        if value < least or (most is not None and value > most):
            allowed = f"at least {least}" if most is None else f"from {least} to {most}"
            raise FieldError(RequestError(f"must be {allowed}"), name)
        return value

    def items(self, name: str) -> list[Any]:
        """A field that must be an array."""
        value = self._values[name]
        if not isinstance(value, list):
            raise FieldError(RequestError(f"must be an array, not {_kind(value)}"), name)
        return value

    def choice(self, name: str, allowed: tuple[str, ...]) -> str:
        """A field that must be one of a few words."""
        value = self.text(name)
        if value not in allowed:
            raise FieldError(RequestError(f"must be one of {', '.join(allowed)}"), name)
        return value

    def lang(self) -> str:
        """The language asked for, or `""`."""
        return self.choice("lang", LANGS) if self.has("lang") else ""

    def rules(self) -> RuleSet:
        """The field `rules`."""
        return self.ask("rules", RuleSet.parse, self.text("rules"))

    def cards(self, name: str, rules: RuleSet) -> Hand:
        """A field that holds cards, `-` for none; at most two packs in `classic`, one in `two-low`, or as `packs=`."""
        return self.ask(name, parse_cards, self.text(name), rules.packs or (2 if rules.is_classic else 1))

    def chosen(self, name: str) -> Hand:
        """A field that holds chosen cards, `-` for none; too many of a card are an answer, no error."""
        return self.ask(name, parse_cards, self.text(name), 0)

    def position(self) -> Position:
        """The field `position`."""
        return self.ask("position", Position.parse, self.text("position"))

    def seat(self, position: Position) -> int | None:
        """The seat named, or None for the one to act."""
        return self.ask("seat", parse_seat, self.text("seat"), position.seats) if self.has("seat") else None

    def selection(self, name: str, position: Position, seat: int | None) -> Hand | Pass:
        """A field that holds a play, `pass`, or `-` for nothing selected; suits only where the hand has them."""
        text = self.text(name)
        selection = self.ask(name, parse_selection, text)
        actor = position.turn if seat is None else seat
        if actor is None or isinstance(selection, Pass):
            return selection
        hand = position.hands[actor]
        if isinstance(hand, Hand) and not hand.suited and any(card.suit for card in selection):
            column = 1 + next(place for place, letter in enumerate(text) if letter in SUITS)
            raise FieldError(NotationError(text, column, "ranks alone, because the hand has no suits"), name)
        return selection


def _kind(value: object) -> str:
    if value is None or isinstance(value, bool):
        return "null" if value is None else "true or false"
    for kind, name in ((int, "a whole number"), (float, "a fraction"), (str, "a string"), (list, "an array")):
        if isinstance(value, kind):
            return name
    return "an object"
