"""What `who` asks, as data: one class for each question, which has the answer of the engine.

Answers are ids: seats (`p3`), teams (`p2p4`), `tie`, `none` (nobody yet) and `nobody`. Turns, exchange, deal and score
are asked of `rules`; questions are read from text in `about`. No words.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from ..rules.cards import Card, Hand
from ..rules.deal import hand_sizes, highest_drawn, opening_leader
from ..rules.plays import Pass, Play, classify
from ..rules.position import Position, seat_name
from ..rules.record import Record
from ..rules.ruleset import RuleSet
from ..rules.score import RoundResult, Score, next_dealer, next_leader, round_winner, score, side_name, sides
from ..rules.tribute import Exchange, exchanges

TIE, NONE, NOBODY = "tie", "none", "nobody"
Order = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Who:
    """A question that is answered by seats. `seats`: how many sit there."""

    rules: RuleSet
    seats: int

    @property
    def wanted(self) -> tuple[str, ...]:
        """The ids that answer it, in order where that counts."""
        raise NotImplementedError

    @property
    def rule(self) -> str:
        """The rule under which a mistake is kept."""
        raise NotImplementedError

    @property
    def ordered(self) -> bool:
        """Whether several are asked for, one after the other."""
        return False

    @property
    def choices(self) -> tuple[str, ...]:
        """All that can be tapped."""
        return tuple(map(seat_name, range(self.seats)))

    @property
    def right(self) -> tuple[str, ...]:
        """The one right answer: its ids with blanks between."""
        return (" ".join(self.wanted),)

    @property
    def row(self) -> tuple[int, ...]:
        """The places of the answer among the choices."""
        return tuple(map(self.choices.index, self.wanted))

    def fits(self, answer: tuple[str, ...]) -> bool:
        """Whether these ids answer it."""
        return answer == self.wanted if self.ordered else sorted(answer) == sorted(self.wanted)


@dataclass(frozen=True, slots=True)
class Turn(Who):
    """Who is to act after these actions, leading or answering (P4, P5, P6)."""

    record: Record
    after: int

    @property
    def position(self) -> Position:
        """The position in question."""
        return self.record.positions[self.after]

    @property
    def wanted(self) -> tuple[str, ...]:
        return (seat_name(self.position.mover),)

    @property
    def last(self) -> tuple[int, Play]:
        """Whose play lies, or lay, on the table last, and that play."""
        for seat, action in reversed(self.record.actions[: self.after]):
            play = classify(action, self.rules, self.rules.packs_for(self.seats)) if isinstance(action, Hand) else None
            if isinstance(play, Play):
                return seat, play
        raise ValueError("nothing has been played")

    @property
    def actor(self) -> int:
        """Who did the last of the actions."""
        return self.record.actions[self.after - 1][0]

    @property
    def passed(self) -> frozenset[int]:
        """Who has passed in the trick that was played last."""
        found: set[int] = set()
        for place in range(self.after):
            if self.record.positions[place].trick is None:
                found = set()
            seat, action = self.record.actions[place]
            found |= {seat} if isinstance(action, Pass) else set()
        return frozenset(found)

    @property
    def rule(self) -> str:
        if self.position.trick is not None:
            return "P4"
        return "P5" if self.last[0] == self.position.mover else "P6"


@dataclass(frozen=True, slots=True)
class Titles(Who):
    """All seats in the order of going out (P7)."""

    record: Record

    @property
    def order(self) -> Order:
        """The seats, best first."""
        end = self.record.end
        return (*end.finished, *(seat for seat in range(end.seats) if seat not in end.finished))

    @property
    def wanted(self) -> tuple[str, ...]:
        return tuple(map(seat_name, self.order))

    @property
    def ordered(self) -> bool:
        return True

    @property
    def rule(self) -> str:
        return "P7"


@dataclass(frozen=True, slots=True)
class Following(Who):
    """Who leads the next round, and who deals it, after one that went out in `order` (P2, C7)."""

    order: Order

    @property
    def wanted(self) -> tuple[str, ...]:
        result = RoundResult(self.order)
        leader = next_leader(self.rules, result)
        return seat_name(self.order[0] if leader is None else leader), seat_name(next_dealer(self.rules, result))

    @property
    def ordered(self) -> bool:
        return True

    @property
    def rule(self) -> str:
        return "P2"


@dataclass(frozen=True, slots=True)
class Drawn(Who):
    """Who deals, or draws again, when each has drawn a card (C7)."""

    cards: tuple[Card, ...]

    @property
    def wanted(self) -> tuple[str, ...]:
        return tuple(map(seat_name, highest_drawn(self.rules, self.cards)))

    @property
    def rule(self) -> str:
        return "C7"


@dataclass(frozen=True, slots=True)
class FirstDealt(Who):
    """Who gets the cards that are left over when as many as can be were dealt to each (C6)."""

    dealer: int

    @property
    def wanted(self) -> tuple[str, ...]:
        sizes = hand_sizes(self.rules, self.seats, self.dealer)
        most = [seat_name(seat) for seat, size in enumerate(sizes) if size > min(sizes)]
        return tuple(most) or (NOBODY,)

    @property
    def choices(self) -> tuple[str, ...]:
        return (*tuple(map(seat_name, range(self.seats))), NOBODY)

    @property
    def rule(self) -> str:
        return "C6"


@dataclass(frozen=True, slots=True)
class Opens(Who):
    """Who leads the first round with these hands (P1)."""

    hands: tuple[Hand, ...]
    dealer: int

    @property
    def wanted(self) -> tuple[str, ...]:
        return (seat_name(opening_leader(self.rules, self.hands, self.dealer)),)

    def holds(self, seat: int) -> bool:
        """Whether the seat holds the opening card."""
        return self.rules.opening_card in self.hands[seat]

    @property
    def rule(self) -> str:
        return "P1"


@dataclass(frozen=True, slots=True)
class Owes(Who):
    """Who pays so many cards after a round that went out in `order` (T1, T3, T4)."""

    order: Order
    cards: int

    @property
    def pairs(self) -> tuple[Exchange, ...]:
        """Every pair that exchanges cards."""
        return exchanges(self.rules, self.order)

    @property
    def wanted(self) -> tuple[str, ...]:
        return tuple(seat_name(pair.payer) for pair in self.pairs if pair.cards == self.cards) or (NOBODY,)

    @property
    def choices(self) -> tuple[str, ...]:
        return (*tuple(map(seat_name, range(self.seats))), NOBODY)

    @property
    def rule(self) -> str:
        return "T3" if self.cards == 1 else "T1"


@dataclass(frozen=True, slots=True)
class MatchWinner(Who):
    """Who has won a match of so many rounds, by titles; or that it is a tie (S1, S3)."""

    results: tuple[RoundResult, ...]

    @property
    def score(self) -> Score:
        """How the match stands after the rounds agreed."""
        return score(self.rules, len(self.results), self.results)

    @property
    def wanted(self) -> tuple[str, ...]:
        winner = self.score.winner
        return (TIE,) if winner is None else (side_name(winner),)

    @property
    def choices(self) -> tuple[str, ...]:
        return (*map(side_name, sides(self.rules, self.seats)), TIE)

    @property
    def rule(self) -> str:
        return "S3" if self.score.winner is None else "S1"


@dataclass(frozen=True, slots=True)
class TieBreak(Who):
    """Who wins a match in which `tied` were equal, after the round that decides it (S3)."""

    tied: Order
    order: Order

    @property
    def wanted(self) -> tuple[str, ...]:
        rounds = [(seat, *(other for other in range(self.seats) if other != seat)) for seat in self.tied]
        found = score(self.rules, len(rounds), [RoundResult(order) for order in (*rounds, self.order)])
        return (side_name(found.winner),) if found.winner is not None else (NOBODY,)

    @property
    def choices(self) -> tuple[str, ...]:
        return (*tuple(map(seat_name, range(self.seats))), NOBODY)

    @property
    def rule(self) -> str:
        return "S3"


@dataclass(frozen=True, slots=True)
class TeamRound(Who):
    """Which team has won a round that went out in `order` (S5)."""

    order: Order

    @property
    def wanted(self) -> tuple[str, ...]:
        return (side_name(round_winner(self.rules, RoundResult(self.order))),)

    @property
    def choices(self) -> tuple[str, ...]:
        return (*map(side_name, sides(self.rules, self.seats)), NOBODY)

    @property
    def rule(self) -> str:
        return "S5"


@dataclass(frozen=True, slots=True)
class TwoLowWinner(Who):
    """Who has won a match at the two-low table, or that nobody has yet (S4)."""

    orders: tuple[Order, ...]
    target: int

    @property
    def score(self) -> Score:
        """How the match stands."""
        return score(self.rules, self.target, [RoundResult(order) for order in self.orders])

    @property
    def wanted(self) -> tuple[str, ...]:
        winner = self.score.winner
        return (NONE,) if winner is None else (side_name(winner),)

    @property
    def choices(self) -> tuple[str, ...]:
        return (*map(side_name, sides(self.rules, self.seats)), NONE)

    @property
    def rule(self) -> str:
        return "S4"


def turned(question: Who, answer: tuple[str, ...]) -> tuple[str, str] | None:
    """The first two neighbours of a row that stand the wrong way round; `None` where there are none."""
    right = question.wanted
    wrong = ((one, other) for one, other in pairwise(answer) if right.index(one) > right.index(other))
    return next(wrong, None)
