"""Positions in notation: read strictly, written canonically."""

from __future__ import annotations

from .cards import NATURAL, Hand, more_than_packs
from .errors import NotationError
from .notation import format_cards, parse_cards
from .plays import Play, classify
from .position import MAX_HIDDEN, Hidden, Position, Trick, seat_name, unchecked_position
from .problems import NO_PLAY, PROBLEMS, find_problems, refusal
from .ruleset import RuleSet


def format_position(p: Position) -> str:
    """Canonical notation of a position."""
    hands = "/".join(str(hand) if isinstance(hand, Hidden) else format_cards(hand, p.rules) for hand in p.hands)
    trick = f"{seat_name(p.trick.owner)}:{format_cards(p.trick.cards, p.rules)}" if p.trick else "-"
    fields = [str(p.rules), hands, "-" if p.turn is None else seat_name(p.turn), trick]
    fields += ["".join(map(seat_name, seats)) or "-" for seats in (p.passed, p.finished)]
    return " ".join(fields) + (f" open={p.rules.opening_card}" if p.opening else "")


class _Reader:
    """Reads the fields of a position and knows the column of each."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.fields = text.split(" ")
        if len(self.fields) not in (6, 7) or "" in self.fields:
            expected = "six fields, or seven with open=, with one blank between"
            raise NotationError(text, self._odd_column(), expected, "fields")
        self.starts = [sum(map(len, self.fields[:i])) + i for i in range(len(self.fields))]

    def _odd_column(self) -> int:
        if "" in self.fields:
            return sum(map(len, self.fields[:self.fields.index("")])) + self.fields.index("") + 1
        return len(self.text) + 1 if len(self.fields) < 6 else sum(map(len, self.fields[:7])) + 7 + 1

    def error(self, field: int, place: int, expected: str, what: str, **facts: int) -> NotationError:
        return NotationError(self.text, self.starts[field] + place + 1, expected, what, **facts)

    def hand(self, field: int, place: int, text: str) -> Hand | Hidden:
        if not text.startswith("?"):
            return parse_cards(text, 0, whole=self.text, offset=self.starts[field] + place)
        digits = text[1:]
        number = digits.isascii() and digits.isdigit() and digits[0] != "0" and len(digits) <= 2
        if not number or int(digits) > MAX_HIDDEN:
            expected = f"a number of hidden cards from 1 to {MAX_HIDDEN}"
            raise self.error(field, place + 1, expected, "hidden", n=MAX_HIDDEN)
        return Hidden(int(digits))

    def seats(self, field: int, text: str | None = None) -> tuple[int, ...]:
        """`p2p3` as numbers; a seat that no table has is -1, to be told as such."""
        text = self.fields[field] if text is None else text
        if text == "-":
            return ()
        found = []
        for place in range(0, len(text), 2):
            name = text[place:place + 2]
            if len(name) < 2 or name[0] != "p" or name[1] not in "0123456789":
                raise self.error(field, place, "seats such as p2p3, or -", "seats")
            found.append(int(name[1]) - 1)
        return tuple(found)


def parse_position(text: str) -> Position:
    """Read a position: `NotationError`, `RulesError`, or `PositionError` with every reason."""
    reader = _Reader(text)
    rules = RuleSet.parse(reader.fields[0])
    hands, place = [], 0
    for part in reader.fields[1].split("/"):
        hands.append(reader.hand(1, place, part))
        place += len(part) + 1
    turn = reader.seats(2)
    if len(turn) > 1:
        raise reader.error(2, 2, "one seat, or -", "one_seat")
    trick = _parse_trick(reader, rules, rules.packs_for(len(hands)))
    opening = len(reader.fields) == 7
    allowed = _parse_opening(reader, rules) if opening else True
    position = unchecked_position(rules, tuple(hands), turn[0] if turn else None, trick, reader.seats(4),
                                  reader.seats(5), opening)  # fmt: skip
    problems = find_problems(position)
    if not allowed and "opening_not_allowed" not in problems:
        problems.append("opening_not_allowed")
    if problems:
        raise refusal([code for code in PROBLEMS if code in problems])
    return position


def _parse_trick(reader: _Reader, rules: RuleSet, packs: int) -> Trick | None:
    text = reader.fields[3]
    if text == "-":
        return None
    name, colon, cards_text = text.partition(":")
    if not colon or len(name) != 2:
        raise reader.error(3, 0, "a trick such as p3:99, or -", "trick")
    cards = parse_cards(cards_text, 0, whole=reader.text, offset=reader.starts[3] + 3)
    owner = reader.seats(3, name)[0]
    if not cards:
        raise reader.error(3, 3, "the cards of the play to beat", "trick_cards")
    over = more_than_packs(cards.counts, 2)
    play = None if over else classify(cards, rules, packs)
    return Trick(owner, cards, play if isinstance(play, Play) else NO_PLAY)


def _parse_opening(reader: _Reader, rules: RuleSet) -> bool:
    """Whether the seventh field names the opening card of the rules."""
    name, _, card = reader.fields[6].partition("=")
    if name != "open" or len(card) != 2 or card[0] not in NATURAL or card[1] not in "dchs":
        raise reader.error(6, 0, "open= and a natural card, such as open=3d", "open")
    return card == str(rules.opening_card)
