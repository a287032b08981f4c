"""Positions of the oracle: read from and written to the notation; who holds what. Nothing is checked here."""

from __future__ import annotations

from dataclasses import dataclass

from tests.oracle.rulebook import Rules, read_cards, read_rules, write_cards, write_rules
from tests.oracle.shapes import Shape, classify


@dataclass(frozen=True)
class Position:
    """Seats count from 0. A hidden hand is the number of its cards."""

    rules: Rules
    hands: tuple[list[str] | int, ...]
    turn: int | None
    owner: int | None
    trick: list[str]
    passed: list[int]
    finished: list[int]
    opening: bool

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def packs(self) -> int:
        return self.rules.packs(self.seats)

    @property
    def over(self) -> bool:
        return self.turn is None

    @property
    def leading(self) -> bool:
        return self.owner is None

    @property
    def table(self) -> Shape | None:
        return None if self.owner is None else classify(self.trick, self.rules, self.packs)

    def size(self, seat: int) -> int:
        hand = self.hands[seat]
        return hand if isinstance(hand, int) else len(hand)

    def holders(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.size(seat) > 0]

    def after(self, seat: int) -> list[int]:
        """The other seats counter-clockwise, which is the order they are written in, starting behind `seat`."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def unseen(self) -> list[str]:
        """The cards the packs leave for the hidden hands. Bare ranks take nothing here: see `can_be_hidden`."""
        cards = self.rules.cards_of_table(self.seats)
        for card in self.known():
            if card in cards:
                cards.remove(card)
        return cards

    def known(self) -> list[str]:
        cards = [card for hand in self.hands if not isinstance(hand, int) for card in hand]
        return cards + self.trick


def read_seats(text: str) -> list[int]:
    return [] if text == "-" else [int(number) - 1 for number in text.split("p")[1:]]


def write_seats(seats: list[int]) -> str:
    return "".join(f"p{seat + 1}" for seat in seats) or "-"


def read_position(text: str) -> Position:
    rules_text, hands_text, turn, trick, passed, finished, *opening = text.split(" ")
    hands = tuple(int(hand[1:]) if hand.startswith("?") else read_cards(hand) for hand in hands_text.split("/"))
    owner, _, cards = trick.partition(":")
    return Position(
        rules=read_rules(rules_text),
        hands=hands,
        turn=None if turn == "-" else int(turn[1:]) - 1,
        owner=None if trick == "-" else int(owner[1:]) - 1,
        trick=[] if trick == "-" else read_cards(cards),
        passed=read_seats(passed),
        finished=read_seats(finished),
        opening=bool(opening),
    )


def write_position(position: Position) -> str:
    order = position.rules.order
    hands = []
    for hand in position.hands:
        if isinstance(hand, int):
            hands.append(f"?{hand}" if hand else "-")
        else:
            hands.append(write_cards(hand, order))
    fields = [
        write_rules(position.rules),
        "/".join(hands),
        "-" if position.turn is None else f"p{position.turn + 1}",
        "-" if position.owner is None else f"p{position.owner + 1}:{write_cards(position.trick, order)}",
        write_seats(position.passed),
        write_seats(position.finished),
    ]
    if position.opening:
        fields.append(f"open={position.rules['opening_card']}")
    return " ".join(fields)
