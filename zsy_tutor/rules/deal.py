"""The deal (C3 to C7) and who leads by the opening card (P1).

Later rounds of a match, with the exchange before the lead, are in `match`. Every random choice comes from the seed.
"""

from __future__ import annotations

from .cards import Hand, pack_cards
from .errors import RequestError
from .notation import format_cards
from .position import Position, seat_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random
    from typing import Any

    from .cards import Card
    from .ruleset import RuleSet


class Deal:
    """Cards dealt: the `hands` by seat, the `dealer`, and what was `left_out` of the pack."""

    __slots__ = ("dealer", "hands", "left_out", "rules")

    def __init__(self, rules: RuleSet, hands: tuple[Hand, ...], dealer: int) -> None:
        self.rules = rules
        self.hands = hands
        self.dealer = dealer
        self.left_out = rules.left_out(len(hands))

    @property
    def position(self) -> Position:
        """The first round of a match with these hands: the opening card leads (P1)."""
        leader = opening_leader(self.rules, self.hands, self.dealer)
        return start_position(self.rules, self.hands, leader, opening=self.rules.opening_required)

    def as_json(self) -> dict[str, Any]:
        """The answer of the protocol's `deal`."""
        return {
            "hands": [format_cards(hand, self.rules) for hand in self.hands],
            "dealer": seat_name(self.dealer),
            "left_out": [str(card) for card in self.left_out],
            "position": str(self.position),
        }


def deal(rules: RuleSet, players: int, seed: int | str) -> Deal:
    """Draw the dealer (C7) and deal the first round of a match; the same seed gives the same deal everywhere.

    `RulesError` for a number of players that the rules do not have (C3), and for `packs=`.

    >>> from zsy_tutor.rules.ruleset import CLASSIC
    >>> [len(hand) for hand in sorted(deal(CLASSIC, 3, seed=1).hands, key=len)], deal(CLASSIC, 3, 1).left_out
    ([17, 17, 18], (Card('3c'), Card('3h')))
    """
    _check_players(rules, players)
    rng = seeded(seed)
    dealer = draw_dealer(rules, players, rng)
    return Deal(rules, deal_hands(rules, players, dealer, rng), dealer)


def seeded(seed: int | str) -> Random:
    """A source of chance for `seed`; `RequestError` for anything but a whole number or a text."""
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise RequestError("seed must be a whole number or a text", "seed")
    from random import Random

    return Random(seed)


def pack(rules: RuleSet, players: int) -> tuple[Card, ...]:
    """The cards that are dealt to so many players, in a fixed order (C3, C4, C5)."""
    cards = list(pack_cards(rules.packs_for(players)))
    for card in rules.left_out(players):
        cards.remove(card)
    return tuple(cards)


def hand_sizes(rules: RuleSet, players: int, dealer: int) -> tuple[int, ...]:
    """How many cards each seat is dealt (C6): the first players dealt to hold the extra ones.

    >>> from zsy_tutor.rules.ruleset import CLASSIC
    >>> hand_sizes(CLASSIC, 4, dealer=3), hand_sizes(CLASSIC, 5, dealer=0)
    ((14, 14, 13, 13), (21, 22, 22, 22, 21))
    """
    _check_players(rules, players)
    each, extra = divmod(len(pack(rules, players)), players)
    return tuple(each + ((seat - dealer - 1) % players < extra) for seat in range(players))


def highest_drawn(rules: RuleSet, drawn: Sequence[Card]) -> tuple[int, ...]:
    """The places, from 0, of the cards of the highest rank drawn (C7): who deals, or who draws again.

    >>> from zsy_tutor.rules.cards import Card
    >>> from zsy_tutor.rules.ruleset import CLASSIC
    >>> highest_drawn(CLASSIC, [Card("9"), Card("K"), Card("2"), Card("K")])
    (2,)
    """
    best = max(rules.strength(card.rank) for card in drawn)
    return tuple(place for place, card in enumerate(drawn) if rules.strength(card.rank) == best)


def draw_dealer(rules: RuleSet, players: int, rng: Random) -> int:
    """The first dealer of a match (C7): everyone draws a card, the highest rank deals, those who tie draw again."""
    tied = tuple(range(players))
    while len(tied) > 1:
        drawn = shuffled(pack(rules, players), rng)[: len(tied)]
        tied = tuple(tied[place] for place in highest_drawn(rules, drawn))
    return tied[0]


def deal_hands(rules: RuleSet, players: int, dealer: int, rng: Random) -> tuple[Hand, ...]:
    """Shuffle, cut, and deal one card at a time from the dealer's right, counter-clockwise (C6).

    Seats stand in playing order, which is counter-clockwise, so the player to the dealer's right is the next seat.
    """
    cards = shuffled(pack(rules, players), rng)
    cut = 1 + _below(len(cards) - 1, rng)
    cards = cards[cut:] + cards[:cut]
    return tuple(Hand(cards[(seat - dealer - 1) % players :: players]) for seat in range(players))


def opening_leader(rules: RuleSet, hands: Sequence[Hand], dealer: int) -> int:
    """Who holds the opening card (P1): of two the first counter-clockwise from the dealer's right."""
    for step in range(1, len(hands) + 1):
        seat = (dealer + step) % len(hands)
        if rules.opening_card in hands[seat]:
            return seat
    raise RequestError(f"no hand holds the opening card {rules.opening_card}", "hands")


def start_position(rules: RuleSet, hands: Sequence[Hand], leader: int, opening: bool = False) -> Position:
    """A round that begins: `leader` is to lead, with `opening` a play that contains the opening card (P1)."""
    return Position(rules, tuple(hands), leader, opening=opening)


def shuffled(cards: Sequence[Card], rng: Random) -> list[Card]:
    """The cards in random order. By `rng.random()` alone, which alone is the same in every version of Python."""
    mixed = list(cards)
    for place in range(len(mixed) - 1, 0, -1):
        other = _below(place + 1, rng)
        mixed[place], mixed[other] = mixed[other], mixed[place]
    return mixed


def _below(limit: int, rng: Random) -> int:
    return int(rng.random() * limit)


def _check_players(rules: RuleSet, players: int) -> None:
    if isinstance(players, bool) or not isinstance(players, int):
        raise RequestError("players must be a whole number", "players")
    rules.check_players(players)
