"""Positions of a round: what each seat holds, what lies on the table, who is to act.

What cannot occur is found in `problems`, notation is read and written in `position_text`; what may be done in a
position is decided in `legality`.
"""

from __future__ import annotations

from .cards import Hand
from .errors import RequestError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .cards import Card
    from .plays import Play
    from .ruleset import RuleSet

MAX_SEATS = 6
MAX_HIDDEN = 54
class Hidden:
    """`n` cards that nobody may see (1 to 54)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def __len__(self) -> int:
        return self.n

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and self.n == other.n

    def __hash__(self) -> int:
        return hash(("Hidden", self.n))

    def __str__(self) -> str:
        return f"?{self.n}"

    def __repr__(self) -> str:
        return f"Hidden({self.n})"


class Trick:
    """The play to beat: its `owner` (seat), the `cards` as they lie there, and the `play` they are."""

    __slots__ = ("cards", "owner", "play")

    def __init__(self, owner: int, cards: Hand, play: Play) -> None:
        self.owner = owner
        self.cards = cards
        self.play = play

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trick) and (self.owner, self.cards) == (other.owner, other.cards)

    def __hash__(self) -> int:
        return hash((self.owner, self.cards))

    def __repr__(self) -> str:
        return f"Trick({self.owner}, {self.cards!r}, {self.play!r})"


class _Fields:
    """The fields of a position; in this class they can be set, which is how `next_position` makes one."""

    __slots__ = ("_copies", "finished", "hands", "opening", "passed", "rules", "trick", "turn")
    rules: RuleSet
    hands: tuple[Hand | Hidden, ...]
    turn: int | None
    trick: Trick | None
    passed: tuple[int, ...]
    finished: tuple[int, ...]
    opening: bool
    _copies: int


class Position(_Fields):
    """A moment of a round. Immutable; `parse` and `str` are inverse.

    Seats are numbers from 0 in playing order (counter-clockwise), `p1` … in text. `hands` by seat, `turn` the seat to
    act or `None` when the round is over, `trick` the play to beat or `None` when leading, `passed` the seats that
    have passed on it, `finished` those that are out in order, `opening` whether the lead must hold the opening card.

    >>> position = Position.parse("classic 33459TJ/?4/2B/- p1 p3:A - p4")
    >>> position.turn, position.trick.play.top, position.finished, len(position.hands[1])
    (0, 'A', (3,), 4)
    """

    __slots__ = ()

    def __init__(
        self,
        rules: RuleSet,
        hands: tuple[Hand | Hidden, ...],
        turn: int | None,
        trick: Trick | None = None,
        passed: tuple[int, ...] = (),
        finished: tuple[int, ...] = (),
        opening: bool = False,
    ) -> None:
        """`PositionError` with every reason if this cannot occur."""
        from .problems import find_problems, refusal

        _fill(self, rules, hands, turn, trick, passed, finished, opening)
        problems = find_problems(self)
        if problems:
            raise refusal(problems)

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read the notation: `NotationError`, `RulesError`, or `PositionError` with every reason."""
        from .position_text import parse_position

        return parse_position(text)

    @property
    def seats(self) -> int:
        """Number of seats, those that are out included."""
        return len(self.hands)

    @property
    def is_over(self) -> bool:
        """Whether nobody may act any more (P7)."""
        return self.turn is None

    @property
    def copies(self) -> int:
        """Packed counts of all cards in play at this table."""
        return self._copies

    @property
    def mover(self) -> int:
        """The seat to act; `RequestError` when the round is over."""
        if self.turn is None:
            raise RequestError("the round is over", "position")
        return self.turn

    def known_hand(self, seat: int) -> Hand:
        """What `seat` holds; `RequestError` where nobody may see it."""
        hand = self.hands[seat]
        if isinstance(hand, Hidden):
            raise RequestError(f"the hand of {seat_name(seat)} is hidden", "position")
        return hand

    def view(self, seat: int) -> PositionView:
        """What `seat` may know: all other hands become numbers of cards.

        `RequestError` where another hand has more than `MAX_HIDDEN` cards, which notation cannot write as hidden.
        """
        if any(len(hand) > MAX_HIDDEN for place, hand in enumerate(self.hands) if place != seat):
            raise RequestError(f"a hidden hand has at most {MAX_HIDDEN} cards", "position")
        hands = tuple(
            hand if place == seat or not len(hand) else Hidden(len(hand)) for place, hand in enumerate(self.hands)
        )
        return PositionView(seat, _unchecked(self, hands=hands))

    def shown(self) -> tuple[Card, ...]:
        """Every card that lies on the table or is in a hand one can see."""
        hands = [hand for hand in self.hands if isinstance(hand, Hand)]
        return tuple(card for hand in hands for card in hand) + (self.trick.cards.cards if self.trick else ())

    def unseen(self) -> int:
        """Packed counts of the cards in play that neither lie on the table nor are in a hand one can see."""
        counts = self.copies - (self.trick.cards.counts if self.trick else 0)
        return counts - sum(hand.counts for hand in self.hands if isinstance(hand, Hand))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a position cannot be changed")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and _key(self) == _key(other)

    def __hash__(self) -> int:
        return hash(_key(self))

    def __str__(self) -> str:
        from .position_text import format_position

        return format_position(self)

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return Position.parse, (str(self),)


class PositionView:
    """What one seat may know of a position: its own hand, and the numbers of the others' cards."""

    __slots__ = ("position", "seat")

    def __init__(self, seat: int, position: Position) -> None:
        self.seat = seat
        self.position = position

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PositionView) and (self.seat, self.position) == (other.seat, other.position)

    def __hash__(self) -> int:
        return hash((self.seat, self.position))

    def __str__(self) -> str:
        return str(self.position)

    def __repr__(self) -> str:
        return f"PositionView({self.seat}, {self.position!r})"


def seat_name(seat: int) -> str:
    """`p1` for seat 0."""
    return f"p{seat + 1}"


def parse_seat(text: str, seats: int = MAX_SEATS) -> int:
    """The seat written `p1` …; `RequestError` for a name that the table does not have."""
    if len(text) == 2 and text[0] == "p" and text[1] in "123456789"[:seats]:
        return int(text[1]) - 1
    raise RequestError(f"unknown seat {text[:20]!r}; allowed: p1 to p{seats}", "seat", "seat", text=text[:20], n=seats)


def seats_from(first: int, seats: int) -> tuple[int, ...]:
    """All seats in playing order from `first` on.

    >>> seats_from(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % seats for step in range(seats))


# ---- construction


def _fill(self: Position, *values: Any) -> None:
    put = object.__setattr__
    for name, value in zip(("rules", "hands", "turn", "trick", "passed", "finished", "opening"), values, strict=True):
        put(self, name, value)
    put(self, "_copies", self.rules.copies(len(self.hands)))


def unchecked_position(*values: Any) -> Position:
    """A position of these values whatever they are. For `position_text` alone, which checks it afterwards."""
    position = object.__new__(Position)
    _fill(position, *values)
    return position


def next_position(
    before: Position,
    hands: tuple[Hand | Hidden, ...],
    turn: int | None,
    trick: Trick | None,
    passed: tuple[int, ...],
    finished: tuple[int, ...],
) -> Position:
    """A position that follows from a legal action, so it is not checked again. For `legality` alone."""
    after = _Fields()
    after.rules = before.rules
    after.hands = hands
    after.turn = turn
    after.trick = trick
    after.passed = passed
    after.finished = finished
    after.opening = False
    after._copies = before._copies
    after.__class__ = Position  # cannot be changed from here on; to set fields past that guard takes four times as long
    return after  # type: ignore[return-value]


def _unchecked(before: Position, hands: tuple[Hand | Hidden, ...]) -> Position:
    after = next_position(before, hands, before.turn, before.trick, before.passed, before.finished)
    object.__setattr__(after, "opening", before.opening)
    return after


def _key(p: Position) -> tuple[Any, ...]:
    return (p.rules, p.hands, p.turn, p.trick, p.passed, p.finished, p.opening)
