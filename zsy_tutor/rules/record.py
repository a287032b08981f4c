'''Game records: one round in TOML, from the hands to the last action, replayed and compared when it is read.

    format = "zsy-record 1"
    rules = "classic"
    first = "p1"                       # who leads
    open = "3d"                        # only where the first play must contain the opening card
    hands = ["3d3c", "4d", "5d"]       # by seat, before the first play (after an exchange), every card known
    actions = [
      "p1:3d3c", "p2:pass", "p3:pass", # seat, colon, and a play or pass; in ranks or with suits, as the hand
    ]
    names = ["Lan", "Ming", "Bo"]      # optional, by seat
    note = "..."                       # optional

    [exchange]                         # only after a round that went before
    order = ["p3", "p1", "p2"]         # how that round went out
    dealt = ["...", "...", "..."]      # hands as dealt
    pays = ["p2>p3:AhAs"]              # payer, receiver, cards; all payments are made before any return
    back = ["p3>p2:3dJh"]

    [result]                           # what the actions lead to
    over = false
    order = ["p1"]                     # seats that are out, in order; all seats when the round is over
    left = { p2 = "4d", p3 = "5d" }    # cards left by seat

Errors are `RecordError`: they name the line and the key, and what is allowed there. A key that is not above is refused.
'''

from __future__ import annotations

from .cards import Hand
from .errors import IllegalPlay, ZsyError
from .legality import play
from .notation import format_cards, parse_cards, parse_selection
from .plays import PASS, Pass
from .position import Position, parse_seat, seat_name
from .record_text import RecordError, Source, check_keys, write_list, write_string
from .ruleset import RuleSet
from .score import RoundResult, next_leader, result_of
from .tribute import exchanges, give_back_all, pay_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from .tribute import Exchange

FORMAT = "zsy-record 1"
_KEYS = ("format", "rules", "first", "open", "hands", "actions", "names", "note", "exchange", "result")
_NEEDED = ("format", "rules", "first", "hands", "actions", "result")
_EXCHANGE_KEYS = ("order", "dealt", "pays", "back")
_RESULT_KEYS = ("over", "order", "left")


class ExchangeRecord:
    """The exchange before a round: `order` of the round before, hands as `dealt`, payments and returns by seat."""

    __slots__ = ("back", "dealt", "order", "pays")

    def __init__(
        self, order: tuple[int, ...], dealt: tuple[Hand, ...], pays: dict[int, Hand], back: dict[int, Hand]
    ) -> None:
        self.order = order
        self.dealt = dealt
        self.pays = pays
        self.back = back

    def hands(self, rules: RuleSet) -> tuple[Hand, ...]:
        """The hands after it; `IllegalPlay` for a payment or return that is not right."""
        paid, received = pay_all(rules, self.dealt, self.order, self.pays)
        return give_back_all(rules, paid, self.order, received, self.back)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ExchangeRecord) and self._key() == other._key()

    __hash__ = None  # type: ignore[assignment]

    def _key(self) -> tuple[Any, ...]:
        return self.order, self.dealt, self.pays, self.back


class Record:
    """A round as it was played. `parse` and `str` are inverse; making one replays it.

    `start` is the position before the first lead, `actions` what each seat did, `positions` every position from
    `start` on, `end` the last of them.

    >>> start = Position.parse("classic 3d3s/4d/5d p1 - - - open=3d")
    >>> record = Record(start, [(0, Hand.of("3d", "3s")), (1, PASS), (2, PASS), (1, Hand.of("4d"))])
    >>> record.end.is_over, Record.parse(str(record)) == record
    (True, True)
    """

    __slots__ = ("actions", "exchange", "names", "note", "positions")

    def __init__(
        self,
        start: Position,
        actions: Iterable[tuple[int, Hand | Pass]],
        *,
        names: tuple[str, ...] = (),
        note: str = "",
        exchange: ExchangeRecord | None = None,
    ) -> None:
        """`RecordError` where a hand is not known, an action is not legal, or the exchange gives other hands."""
        self.names = names
        self.note = note
        self.exchange = exchange
        if not all(isinstance(hand, Hand) for hand in start.hands):
            raise RecordError("every card must be known", key="hands")
        if start.trick is not None or start.finished or start.turn is None:
            raise RecordError("a record begins with the first lead of a round", key="first")
        if names and len(names) != start.seats:
            raise RecordError(f"{len(names)} names for {start.seats} seats", key="names")
        self._check_exchange(start)
        positions = [start]
        concrete: list[tuple[int, Hand | Pass]] = []
        for number, (seat, action) in enumerate(actions):
            taken, after = _act(positions[-1], number, seat, action)
            concrete.append((seat, taken))
            positions.append(after)
        self.positions = tuple(positions)
        self.actions = tuple(concrete)

    def _check_exchange(self, start: Position) -> None:
        if self.exchange is None:
            return
        order = self.exchange.order
        if start.opening:
            raise RecordError("open is for the first round of a match, which has no exchange", key="open")
        if len(order) != start.seats:
            raise RecordError(f"the exchange has {len(order)} seats, hands {start.seats}", key="exchange")
        leader = next_leader(start.rules, RoundResult(order))
        if start.turn != leader:  # P2
            raise RecordError(f"after this exchange {seat_name(leader or 0)} leads", key="first")
        try:
            hands = self.exchange.hands(start.rules)
        except IllegalPlay as error:
            codes = ", ".join(reason.code for reason in error.illegal.reasons)
            raise RecordError(f"not what is owed: {codes}", key="exchange") from error
        except ZsyError as error:
            raise RecordError(error.message, key="exchange") from error
        if hands != start.hands:
            shown = " ".join(format_cards(hand, start.rules) for hand in hands)
            raise RecordError(f"the exchange leads to other hands: {shown}", key="hands")

    @property
    def start(self) -> Position:
        """The position before the first lead."""
        return self.positions[0]

    @property
    def end(self) -> Position:
        """The position after the last action."""
        return self.positions[-1]

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record, replay it and compare its result; `RecordError` for anything that is not right."""
        source = Source(text)
        try:
            return _read(source)
        except RecordError as error:
            raise source.located(error) from (error.__cause__ or error)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._key() == other._key()

    __hash__ = None  # type: ignore[assignment]

    def _key(self) -> tuple[Any, ...]:
        return self.start, self.actions, self.names, self.note, self.exchange

    def __str__(self) -> str:
        return _write(self)

    def __repr__(self) -> str:
        return f"Record.parse({str(self)!r})"


def _act(before: Position, number: int, seat: int, action: Hand | Pass) -> tuple[Hand | Pass, Position]:
    """The action in the cards taken, so that the record says what was played, and the position after it."""
    try:
        after = play(before, action, seat)
    except IllegalPlay as error:
        codes = ", ".join(reason.code for reason in error.illegal.reasons)
        what = f"{seat_name(seat)}:{_written(before, action)}"
        raise RecordError(f"{what} is illegal: {codes}", key="actions", item=number) from error
    except ZsyError as error:
        raise RecordError(error.message, key="actions", item=number) from error
    if isinstance(action, Pass):
        return PASS, after
    return before.known_hand(seat).remove(after.known_hand(seat)), after


def _result(end: Position) -> dict[str, Any]:
    """The table `result` that belongs to the last position."""
    order = end.finished
    if end.is_over:  # two seats are an endgame: a round that is scored has three or more
        order = result_of(end).order if end.seats > 2 else (*order, 1 - order[0])
    left = {seat_name(seat): format_cards(end.known_hand(seat), end.rules)
            for seat in range(end.seats) if len(end.hands[seat])}  # fmt: skip
    return {"over": end.is_over, "order": [seat_name(seat) for seat in order], "left": left}


def _written(position: Position, action: Hand | Pass) -> str:
    return "pass" if isinstance(action, Pass) else format_cards(action, position.rules)


# ---- reading


def _read(source: Source) -> Record:
    data = source.data
    check_keys(data, _KEYS, _NEEDED)
    if data["format"] != FORMAT:
        raise RecordError(f'allowed: "{FORMAT}"', key="format")
    rules = _value("rules", RuleSet.parse, _string(data, "rules"))
    hands = tuple(_value("hands", parse_cards, text, item=i) for i, text in enumerate(_strings(data, "hands")))
    first = _value("first", parse_seat, _string(data, "first"))
    opening = "open" in data
    if opening and _string(data, "open") != str(rules.opening_card):
        raise RecordError(f"allowed: {rules.opening_card}, the opening card of the rules", key="open")
    start = _value("hands", lambda: Position(rules, hands, first, opening=opening))
    actions = [_read_action(text, item, hands) for item, text in enumerate(_strings(data, "actions"))]
    exchange = _read_exchange(rules, _table(data, "exchange")) if "exchange" in data else None
    note = _string(data, "note") if "note" in data else ""
    names = tuple(_strings(data, "names")) if "names" in data else ()
    record = Record(start, actions, names=names, note=note, exchange=exchange)
    _compare_result(_table(data, "result"), record)
    return record


def _read_action(text: str, item: int, hands: tuple[Hand, ...]) -> tuple[int, Hand | Pass]:
    """`p1:33` or `p1:pass`."""
    name, colon, chosen = text.partition(":")
    if not colon:
        raise RecordError("allowed: seat:cards or seat:pass, such as p1:33", key="actions", item=item)
    seat: int = _value("actions", parse_seat, name, len(hands), item=item)
    selection: Hand | Pass = _value("actions", parse_selection, chosen, item=item)
    if isinstance(selection, Hand) and not hands[seat].suited and any(card.suit for card in selection):
        raise RecordError(f"allowed: ranks alone, because the hand of {name} has no suits", key="actions", item=item)
    return seat, selection


def _read_exchange(rules: RuleSet, table: dict[str, Any]) -> ExchangeRecord:
    check_keys(table, _EXCHANGE_KEYS, _EXCHANGE_KEYS, "exchange")
    order = tuple(_value("exchange.order", parse_seat, text) for text in _strings(table, "order", "exchange"))
    dealt = tuple(_value("exchange.dealt", parse_cards, text, item=i)
                  for i, text in enumerate(_strings(table, "dealt", "exchange")))  # fmt: skip
    pairs = _value("exchange.order", exchanges, rules, order)
    pays = _read_transfers(table, "pays", {(pair.payer, pair.receiver) for pair in pairs})
    back = _read_transfers(table, "back", {(pair.receiver, pair.payer) for pair in pairs})
    return ExchangeRecord(order, dealt, pays, back)


def _read_transfers(table: dict[str, Any], name: str, due: set[tuple[int, int]]) -> dict[int, Hand]:
    """`p4>p3:AhAs` entries, one for each pair that exchanges; `-` where nothing could be paid."""
    key = f"exchange.{name}"
    found: dict[int, Hand] = {}
    for item, text in enumerate(_strings(table, name, "exchange")):
        names, _, cards = text.partition(":")
        giver, _, taker = names.partition(">")
        seats = (_value(key, parse_seat, giver, item=item), _value(key, parse_seat, taker, item=item))
        if seats not in due or seats[0] in found:
            allowed = ", ".join(f"{seat_name(one)}>{seat_name(other)}" for one, other in sorted(due)) or "none"
            raise RecordError(f"allowed, once each: {allowed}", key=key, item=item)
        found[seats[0]] = _value(key, parse_cards, cards, item=item)
    if len(found) < len(due):
        missing = ", ".join(f"{seat_name(one)}>{seat_name(other)}" for one, other in sorted(due) if one not in found)
        raise RecordError(f"missing: {missing}", key=key)
    return found


def _compare_result(table: dict[str, Any], record: Record) -> None:
    check_keys(table, _RESULT_KEYS, _RESULT_KEYS, "result")
    expected = _result(record.end)
    for name in _RESULT_KEYS:
        given = table[name]
        if given != expected[name] or type(given) is not type(expected[name]):
            raise RecordError(f"the actions lead to {_toml(expected[name])}", key=f"result.{name}")


def _value(key: str, function: Any, *arguments: Any, item: int | None = None) -> Any:
    try:
        return function(*arguments)
    except ZsyError as error:
        raise RecordError(error.message, key=key, item=item) from error


def _string(table: dict[str, Any], name: str) -> str:
    value = table[name]
    if not isinstance(value, str):
        raise RecordError("must be a string", key=name)
    return value


def _strings(table: dict[str, Any], name: str, prefix: str = "") -> list[str]:
    value = table[name]
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise RecordError("must be an array of strings", key=f"{prefix}.{name}" if prefix else name)
    return value


def _table(table: dict[str, Any], name: str) -> dict[str, Any]:
    value = table[name]
    if not isinstance(value, dict):
        raise RecordError(f"must be a table: [{name}]", key=name)
    return value


# ---- writing


def _write(record: Record) -> str:
    start, rules = record.start, record.start.rules
    lines = [f"format = {write_string(FORMAT)}", f"rules = {write_string(str(rules))}"]
    lines.append(f"first = {write_string(seat_name(start.mover))}")
    if start.opening:
        lines.append(f"open = {write_string(str(rules.opening_card))}")
    lines.append(f"hands = {write_list(format_cards(start.known_hand(seat), rules) for seat in range(start.seats))}")
    lines += ["actions = [", *_tricks(record), "]"]
    if record.names:
        lines.append(f"names = {write_list(record.names)}")
    if record.note:
        lines.append(f"note = {write_string(record.note)}")
    if record.exchange is not None:
        lines += ["", "[exchange]", *_write_exchange(rules, record.exchange)]
    result = _result(record.end)
    lines += ["", "[result]", *(f"{name} = {_toml(result[name])}" for name in _RESULT_KEYS)]
    return "\n".join(lines) + "\n"


def _tricks(record: Record) -> list[str]:
    """The actions, a line for each trick."""
    lines: list[list[str]] = []
    for before, (seat, action) in zip(record.positions, record.actions, strict=False):
        if before.trick is None:
            lines.append([])
        lines[-1].append(write_string(f"{seat_name(seat)}:{_written(before, action)}"))
    return [f"  {', '.join(line)}," for line in lines]


def _write_exchange(rules: RuleSet, exchange: ExchangeRecord) -> list[str]:
    def transfer(giver: int, taker: int, cards: Hand) -> str:
        return f"{seat_name(giver)}>{seat_name(taker)}:{format_cards(cards, rules)}"

    pairs: tuple[Exchange, ...] = exchanges(rules, exchange.order)
    pays = [transfer(p.payer, p.receiver, exchange.pays.get(p.payer, Hand.EMPTY)) for p in pairs]
    back = [transfer(p.receiver, p.payer, exchange.back.get(p.receiver, Hand.EMPTY)) for p in pairs]
    return [
        f"order = {write_list(map(seat_name, exchange.order))}",
        f"dealt = {write_list(format_cards(hand, rules) for hand in exchange.dealt)}",
        f"pays = {write_list(pays)}",
        f"back = {write_list(back)}",
    ]


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        inside = ", ".join(f"{name} = {write_string(text)}" for name, text in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    return write_list(value)
