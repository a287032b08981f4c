"""A whole match, round by round: deal, exchange, play, score, and who deals and leads next.

Values only: every step answers a new object. Points are counted in `score`, cards dealt in `deal`, payments judged in
`tribute`; the play of a round itself goes from `Round.position` through `legality.play`.
"""

from __future__ import annotations

from .deal import Deal, deal_hands, draw_dealer, opening_leader, seeded, start_position
from .errors import RequestError
from .position import seat_name
from .score import RoundResult, Score, next_dealer, next_leader, result_of, score
from .tribute import exchanges, give_back_all, pay_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from .cards import Hand
    from .position import Position
    from .ruleset import RuleSet
    from .tribute import Exchange

PAY, GIVE_BACK, PLAY = "pay", "give_back", "play"


class Round:
    """A round that has been dealt, on its way to the first lead.

    `stage` is `pay`, `give_back` or `play`; `hands` are those of now, `dealt.hands` those as dealt. `exchanges` says
    who owes whom (none in the first round, and where nothing is exchanged).
    """

    __slots__ = ("dealt", "exchanges", "first", "hands", "leader", "order", "received", "stage")

    def __init__(
        self,
        dealt: Deal,
        leader: int,
        order: tuple[int, ...] = (),
        *,
        hands: tuple[Hand, ...] = (),
        received: dict[int, Hand] | None = None,
        stage: str = "",
    ) -> None:
        """`order` is how the round before ended, empty for the first round of a match."""
        rules = dealt.rules
        self.dealt = dealt
        self.leader = leader
        self.order = order
        self.first = not order
        self.exchanges: tuple[Exchange, ...] = exchanges(rules, order) if order and rules.is_classic else ()
        self.hands = hands or dealt.hands
        self.received = received or {}
        self.stage = stage or (PAY if self.exchanges else PLAY)

    def pay(self, payments: Mapping[int, Hand]) -> Round:
        """All payments at once, by payer, from the hands as dealt (T1, T3, T5); errors as in `tribute.pay_all`."""
        self._check_stage(PAY)
        hands, received = pay_all(self.dealt.rules, self.hands, self.order, payments)
        return self._at(GIVE_BACK, hands, received)

    def give_back(self, returns: Mapping[int, Hand]) -> Round:
        """What the receivers give back, by receiver (T2); errors as in `tribute.give_back_all`."""
        self._check_stage(GIVE_BACK)
        hands = give_back_all(self.dealt.rules, self.hands, self.order, self.received, returns)
        return self._at(PLAY, hands, self.received)

    @property
    def position(self) -> Position:
        """The position before the first lead; `RequestError` while cards are still to be exchanged (P2)."""
        self._check_stage(PLAY)
        rules = self.dealt.rules
        # P1: the opening card must be in the first play of a match only
        return start_position(rules, self.hands, self.leader, opening=self.first and rules.opening_required)

    def _check_stage(self, stage: str) -> None:
        if self.stage != stage:
            raise RequestError(f"the round is at {self.stage!r}, not at {stage!r}", "stage")

    def _at(self, stage: str, hands: tuple[Hand, ...], received: dict[int, Hand]) -> Round:
        return Round(self.dealt, self.leader, self.order, hands=hands, received=received, stage=stage)


class Match:
    """A match: its rules, players and target, and how the rounds played so far ended. Immutable.

    >>> from zsy_tutor.rules.ruleset import CLASSIC
    >>> match = Match(CLASSIC, players=3, target=5)
    >>> match.next_round(seed=1).stage, match.winner
    ('play', None)
    >>> match = match.add(RoundResult((2, 0, 1)))
    >>> match.dealer, match.next_round(seed=2).exchanges, match.next_round(seed=2).leader
    (1, (Exchange(payer=1, receiver=2, cards=2),), 2)
    """

    __slots__ = ("players", "results", "rules", "score", "target")
    rules: RuleSet
    players: int
    target: int
    """Rounds agreed (S1), or in `two-low` the points to reach (S4)."""
    results: tuple[RoundResult, ...]
    score: Score

    def __init__(self, rules: RuleSet, players: int, target: int, results: tuple[RoundResult, ...] = ()) -> None:
        """`RulesError` for players the rules do not have (C3), `RequestError` for a wrong target or wrong results."""
        rules.check_players(players)
        put = object.__setattr__
        put(self, "rules", rules)
        put(self, "players", players)
        put(self, "target", target)
        put(self, "results", tuple(results))
        put(self, "score", score(rules, target, results, players))

    @property
    def winner(self) -> tuple[int, ...] | None:
        """The seats that have won the match, one or a team; None while rounds are due."""
        return self.score.winner

    @property
    def is_over(self) -> bool:
        """Whether the match has a winner."""
        return self.winner is not None

    @property
    def dealer(self) -> int | None:
        """Who deals the next round (C7); None before the first, whose dealer is drawn."""
        return next_dealer(self.rules, self.results[-1]) if self.results else None

    def next_round(self, seed: int | str) -> Round:
        """Deal the next round (C6, C7) and say who leads it (P1, P2); `RequestError` when the match is over."""
        if self.winner is not None:
            raise RequestError(f"the match is over: {''.join(map(seat_name, self.winner))} won", "match")
        rng = seeded(seed)
        dealer = self.dealer
        if dealer is None:
            dealer = draw_dealer(self.rules, self.players, rng)
        dealt = Deal(self.rules, deal_hands(self.rules, self.players, dealer, rng), dealer)
        last = self.results[-1] if self.results else None
        leader = next_leader(self.rules, last) if last else None
        if leader is None:
            leader = opening_leader(self.rules, dealt.hands, dealer)
        return Round(dealt, leader, last.order if last else ())

    def add(self, result: RoundResult | Position) -> Match:
        """The match after one more round: its result, or the position in which it ended."""
        if not isinstance(result, RoundResult):
            result = result_of(result)
        return Match(self.rules, self.players, self.target, (*self.results, result))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a match cannot be changed; add answers a new one")

    def _key(self) -> tuple[Any, ...]:
        return self.rules, self.players, self.target, self.results

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Match({self.rules!r}, {self.players}, {self.target}, {self.results!r})"
