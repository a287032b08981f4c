"""Places, titles and points (P7, S1 to S5): what a round is worth, and who has won a match.

The flow of a match, with dealing and exchange, is in `match`.
"""

from __future__ import annotations

from .cards import Hand, count_in
from .errors import RequestError
from .notation import format_cards, parse_cards
from .position import parse_seat, seat_name
from .tribute import check_order

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from .position import Position
    from .ruleset import RuleSet

Side = tuple[int, ...]
"""Those who win together: one seat, or with `teams=on` the seats of a team."""

_TITLES: dict[int, tuple[str, ...]] = {
    3: ("upstream", "middle", "downstream"),
    4: ("upstream", "second_upstream", "second_downstream", "downstream"),
    5: ("upstream", "second_upstream", "middle", "second_downstream", "downstream"),
    6: ("upstream", "second_upstream", "middle", "middle", "second_downstream", "downstream"),
}
_PLACES: tuple[str, ...] = ("first", "second", "third", "fourth")
_POINTS = (2, 1)  # S4


class RoundResult:
    """How a round ended: `order`, all seats in order of going out, and `left`, the cards left by seat.

    With `round_ends=first_out` only the first has gone out; the others stand in the order of their places, fewer
    penalty points first, so that the next dealer is last (see `result_of`).
    """

    __slots__ = ("left", "order")
    order: tuple[int, ...]
    left: tuple[Hand, ...]

    def __init__(self, order: Sequence[int], left: Mapping[int, Hand] | None = None) -> None:
        """`RequestError` unless `order` names 3 to 6 seats once each and `left` only seats of it."""
        check_order(order)
        for seat in left or {}:
            if seat not in order:
                raise RequestError(f"left has {seat_name(seat)}, who is not in order", "left")
        self.order = tuple(order)
        self.left = tuple((left or {}).get(seat, Hand.EMPTY) for seat in range(len(order)))

    @classmethod
    def read(cls, rules: RuleSet, value: Any, field: str = "rounds") -> RoundResult:
        """Read the protocol's `{"order": ["p2", …], "left": {"p1": "34B"}}`; `left` may be absent.

        `RequestError` names what is wrong and where, `NotationError` comes from the cards.
        """
        if not isinstance(value, dict) or not isinstance(value.get("order"), list):
            raise RequestError(f'{field} must be an object with "order", a list of seats', field)
        for name in value:
            if name not in ("order", "left"):
                raise RequestError(f'{field} has {str(name)[:40]!r}; allowed: "order", "left"', field)
        left = value.get("left", {})
        if not isinstance(left, dict) or not all(isinstance(text, str) for text in left.values()):
            raise RequestError(f'{field}: "left" must be an object from seats to cards', field)
        order = [_read_seat(seat, f"{field}.order") for seat in value["order"]]
        check_order(order, f"{field}.order")
        packs = rules.packs_for(len(order))
        hands = {_read_seat(seat, f"{field}.left"): parse_cards(text, packs) for seat, text in left.items()}
        result = cls(order, hands)
        check_result(rules, result, field)
        return result

    def as_json(self, rules: RuleSet) -> dict[str, Any]:
        """The form that `read` reads."""
        left = {seat_name(seat): format_cards(hand, rules) for seat, hand in enumerate(self.left) if len(hand)}
        return {"order": [seat_name(seat) for seat in self.order], "left": left}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RoundResult) and (self.order, self.left) == (other.order, other.left)

    def __hash__(self) -> int:
        return hash((self.order, self.left))

    def __repr__(self) -> str:
        left = {seat: hand for seat, hand in enumerate(self.left) if len(hand)}
        return f"RoundResult({self.order!r}, {left!r})"


class Score:
    """The state of a match: `totals` by side, `titles` of the last round by seat, and the `winner`, or None.

    `tied` are the sides that a further round decides between (S3, S4), else empty. `due` says whether a round is due.
    """

    __slots__ = ("sides", "tied", "titles", "totals", "winner")

    def __init__(
        self,
        sides: tuple[Side, ...],
        totals: tuple[int, ...],
        titles: tuple[str, ...],
        winner: Side | None,
        tied: tuple[Side, ...],
    ) -> None:
        self.sides = sides
        self.totals = totals
        self.titles = titles
        self.winner = winner
        self.tied = tied

    @property
    def due(self) -> bool:
        """Whether another round is to be played."""
        return self.winner is None

    def as_json(self) -> dict[str, Any]:
        """The answer of the protocol's `score`."""
        return {
            "totals": {side_name(side): total for side, total in zip(self.sides, self.totals, strict=True)},
            "titles": {seat_name(seat): title for seat, title in enumerate(self.titles)},
            "winner": None if self.winner is None else side_name(self.winner),
        }


def titles(rules: RuleSet, players: int) -> tuple[str, ...]:
    """The titles by place, best first (P7); in `two-low` the places themselves.

    >>> from zsy_tutor.rules.ruleset import CLASSIC, TWO_LOW
    >>> titles(CLASSIC, 4)
    ('upstream', 'second_upstream', 'second_downstream', 'downstream')
    >>> titles(TWO_LOW, 3)
    ('first', 'second', 'third')
    """
    check_table(rules, players)
    return _TITLES[players] if rules.is_classic else _PLACES[:players]


def sides(rules: RuleSet, players: int) -> tuple[Side, ...]:
    """Who wins together: each seat alone, or two teams that sit alternately (S5).

    >>> from zsy_tutor.rules.ruleset import CLASSIC
    >>> [side_name(side) for side in sides(CLASSIC.with_options(teams="on"), 6)]
    ['p1p3p5', 'p2p4p6']
    """
    check_table(rules, players)
    if rules.teams:
        return tuple(tuple(range(first, players, 2)) for first in (0, 1))
    return tuple((seat,) for seat in range(players))


def side_name(side: Side) -> str:
    """A seat, or the seats of a team run together: `p2`, `p1p3`."""
    return "".join(map(seat_name, side))


def check_table(rules: RuleSet, players: int) -> None:
    """`RequestError` unless a match can be played with so many (C3, S5); `packs=` makes no difference to a score."""
    allowed: tuple[int, ...] = (3, 4, 5, 6) if rules.is_classic else (3, 4)
    if rules.teams:
        allowed = (4, 6) if rules.is_classic else (4,)
    if players not in allowed:
        raise RequestError(f"{rules} is played by {' or '.join(map(str, allowed))} players, not {players}", "players")


def card_points(hand: Hand) -> int:
    """Penalty points of the cards left (S2): 1 each, a 2 counts 2 in all, a joker 3.

    >>> card_points(Hand.of("5", "9", "K", "2", "B"))
    8
    """
    return len(hand) + count_in(hand.counts, "2") + 2 * sum(card.is_joker for card in hand)


def next_dealer(rules: RuleSet, result: RoundResult) -> int:
    """Who deals the next round: the last Downstream (C7).

    With `round_ends=first_out` the one with most penalty points, of several the first counter-clockwise from the one
    who went out.
    """
    if rules.round_ends != "first_out":
        return result.order[-1]
    return _places_when_first_out(result.order[0], result.left)[-1]


def next_leader(rules: RuleSet, result: RoundResult) -> int | None:
    """Who leads the next round (P2, option `next_leader`); None in `two-low`, where the opening card says it (P1)."""
    if not rules.is_classic:
        return None
    return result.order[0] if rules.next_leader == "upstream" else next_dealer(rules, result)


def round_winner(rules: RuleSet, result: RoundResult) -> Side:
    """The first out, or with `teams=on` the team of the first out (P7, S5)."""
    return next(side for side in sides(rules, len(result.order)) if result.order[0] in side)


def result_of(position: Position) -> RoundResult:
    """The result of a round that is over; `RequestError` where it is not, or where cards left are hidden."""
    if not position.is_over:
        raise RequestError("the round is not over", "position")
    hands = [hand if isinstance(hand, Hand) else None for hand in position.hands]
    left = [hand for hand in hands if hand is not None]
    if len(left) < len(hands):
        raise RequestError("the cards left are hidden", "position")
    if position.rules.round_ends == "first_out":
        order = _places_when_first_out(position.finished[0], left)
    else:
        order = (*position.finished, *(seat for seat in range(len(left)) if seat not in position.finished))
    return RoundResult(order, dict(enumerate(left)))


def score(rules: RuleSet, target: int, rounds: Sequence[RoundResult], players: int = 0) -> Score:
    """The score of a match to `target`: rounds agreed (S1, S2), or in `two-low` the points to reach (S4).

    Totals are how often a side was Upstream (or Downstream, with `match_goal=fewest_downstream`), its penalty points,
    or its points; of S1 and S2 in the rounds agreed, because the round that decides a tie (S3) decides only who of
    those tied goes out earliest. `players` is needed where no round has been played. `RequestError` for a `target`
    below 1, rounds that do not fit the table or each other, and rounds after the match was won.
    """
    if isinstance(target, bool) or not isinstance(target, int) or target < 1:
        raise RequestError("target must be a whole number, 1 or more", "target")
    players = players or (len(rounds[0].order) if rounds else 0)
    if not players:
        raise RequestError("rounds must hold at least one round", "rounds")
    table = sides(rules, players)
    for number, result in enumerate(rounds):
        if len(result.order) != players:
            raise RequestError(f"rounds[{number}] has {len(result.order)} seats, not {players}", "rounds")
        check_result(rules, result, f"rounds[{number}]")
    count = _score_points if rules.scoring == "places" else _score_rounds
    totals, winner, tied = count(rules, target, rounds, table)
    named = titles(rules, players)
    last = tuple(named[rounds[-1].order.index(seat)] for seat in range(players)) if rounds else ()
    return Score(table, totals, last, winner, tied)


def check_result(rules: RuleSet, result: RoundResult, field: str = "rounds") -> None:
    """`RequestError` where a round cannot have ended so under `rules`: players, cards left, copies of a card."""
    players = len(result.order)
    check_table(rules, players)
    for rank in rules.order:
        most = count_in(rules.copies(players), rank)
        if sum(hand.count(rank) for hand in result.left) > most:
            raise RequestError(f"{field}.left has more than the {most} cards of rank {rank} at this table", field)
    first_out = rules.round_ends == "first_out"
    out = result.order[:1] if first_out else result.order[:-1]
    for seat in range(players):
        cards = len(result.left[seat])
        if cards and seat in out:
            raise RequestError(f"{field}.left has cards of {seat_name(seat)}, who went out", field)
        # Titles and places need no cards; penalty points would be wrong without them (S2).
        if not cards and seat not in out and rules.scoring == "penalty":
            raise RequestError(f"{field}.left needs the cards of {seat_name(seat)} for penalty points", field)


def _score_rounds(
    rules: RuleSet, target: int, rounds: Sequence[RoundResult], table: tuple[Side, ...]
) -> tuple[tuple[int, ...], Side | None, tuple[Side, ...]]:
    """S1, S2, S3 and S5: a number of rounds, then at most one more."""
    agreed = rounds[:target]
    totals = tuple(sum(_worth(rules, result, side) for result in agreed) for side in table)
    if len(agreed) < target:
        return totals, None, ()
    most_wins = (rules.scoring, rules.match_goal) == ("titles", "most_upstream")
    best = (max if most_wins else min)(totals)
    tied = tuple(side for side, total in zip(table, totals, strict=True) if total == best)
    over = target + (len(tied) > 1)  # S3: one more round for the whole table
    if len(rounds) > over:
        raise RequestError(f"the match was over after {over} round{'s' * (over > 1)}", "rounds")
    if len(tied) == 1:
        return totals, tied[0], ()
    if len(rounds) == target:
        return totals, None, tied
    order = rounds[target].order
    return totals, min(tied, key=lambda side: min(order.index(seat) for seat in side)), ()


def _worth(rules: RuleSet, result: RoundResult, side: Side) -> int:
    if rules.scoring == "penalty":  # S2; a team has the sum of its players (S5)
        return sum(card_points(result.left[seat]) for seat in side)
    if rules.match_goal == "most_upstream":  # S1
        return int(result.order[0] in side)
    return int(result.order[-1] in side)


def _score_points(
    rules: RuleSet, target: int, rounds: Sequence[RoundResult], table: tuple[Side, ...]
) -> tuple[tuple[int, ...], Side | None, tuple[Side, ...]]:
    """S4 and S5: 2 points, 1 point, none; to `target`, and on until one side leads."""
    totals = (0,) * len(table)
    winner: Side | None = None
    tied: tuple[Side, ...] = ()
    for number, result in enumerate(rounds):
        if winner is not None:
            raise RequestError(f"the match was over after {number} round{'s' * (number > 1)}", "rounds")
        points = dict(zip(result.order, _POINTS, strict=False))
        totals = tuple(
            total + sum(points.get(seat, 0) for seat in side) for side, total in zip(table, totals, strict=True)
        )
        best = tuple(side for side, total in zip(table, totals, strict=True) if total == max(totals))
        reached = max(totals) >= target
        winner = best[0] if reached and len(best) == 1 else None
        tied = best if reached and len(best) > 1 else ()
    return totals, winner, tied


def _places_when_first_out(first: int, left: Sequence[Hand]) -> tuple[int, ...]:
    """Places of a round that ended when `first` went out: fewer penalty points first.

    Of those with equal points the first counter-clockwise from the one who went out comes last: the next dealer.
    """
    players = len(left)
    others = [(first + step) % players for step in range(players - 1, 0, -1)]
    return (first, *sorted(others, key=lambda seat: card_points(left[seat])))


def _read_seat(text: object, field: str) -> int:
    if not isinstance(text, str):
        raise RequestError(f"{field} must hold seats such as p1", field)
    try:
        return parse_seat(text)
    except ValueError:
        raise RequestError(f"{field} has {text[:40]!r}, which is no seat; seats are p1 to p6", field) from None
