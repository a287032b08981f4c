"""What `pay` and `give_back` ask, as data, and what the engine makes of a choice of cards.

Payments and returns are judged by `rules.tribute`; how few plays a hand makes is counted by `explain.fewest`, what wins
by force is searched by `solve`. No words, no levels.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ..explain.fewest import fewest_plays
from ..rules.cards import Hand
from ..rules.legality import Illegal, Reason
from ..rules.notation import format_cards
from ..rules.plays import Pass, Play
from ..rules.position import Position
from ..rules.ruleset import RuleSet
from ..rules.tribute import check_payment, check_return, correct_payments, correct_returns, owed_payments
from ..solve.solver import solve

AIMS = ("any", "fewest", "wins")
"""What counts in `give_back`: any return the rules allow, one after which the hand makes the fewest plays, one after
which the learner, who leads, can go out first against every defence (all hands open)."""
NODES = 300_000
"""Positions looked at for one return; a level that needs more is refused."""


@dataclass(frozen=True, slots=True)
class Exchanging:
    """A payment or a return to be chosen from `hand`: `number` cards owed, or received and to be given back."""

    rules: RuleSet
    hand: Hand
    number: int
    gives_back: bool = False
    others: tuple[Hand, ...] = ()
    """The open hands of the others in playing order; the next one is the payer, who gets the return."""
    aim: str = "any"

    @property
    def right(self) -> tuple[str, ...]:
        """Every right choice in ranks: suits are free (T1, T2)."""
        if not self.gives_back:
            return _once(self, correct_payments(self.rules, self.hand, self.number))
        if self.aim == "wins":
            return tuple(ranks for ranks, result in _results(self).items() if result.first is None)
        returns = _returns(self)
        if self.aim == "any":
            return returns
        least = min(plays_left(self, Hand.of(*ranks)) for ranks in returns)
        return tuple(ranks for ranks in returns if plays_left(self, Hand.of(*ranks)) == least)

    @property
    def row(self) -> tuple[int, ...]:
        """There is no row to be filled."""
        return ()

    @property
    def owed(self) -> str:
        """The ranks that are owed, low to high (T1); nothing for a return."""
        return "" if self.gives_back else owed_payments(self.rules, self.hand, self.number)


class Refuted(NamedTuple):
    """Whether a return wins by force: `first` is a lead with its best defence, `None` where the return wins."""

    first: Play | None
    reply: Play | Pass | None = None
    """What the next player does against it."""


def reasons(asked: Exchanging, chosen: Hand) -> tuple[Reason, ...]:
    """Every reason why these cards may not be paid or given back, none where they may (T1, T2)."""
    check = check_return if asked.gives_back else check_payment
    found = check(asked.rules, asked.hand, asked.number, chosen)
    return found.reasons if isinstance(found, Illegal) else ()


def rest(asked: Exchanging, chosen: Hand) -> Hand:
    """What stays in the hand, in ranks."""
    return asked.hand.ranks().remove(chosen.ranks())


def plays_left(asked: Exchanging, chosen: Hand) -> int:
    """How few plays empty what stays."""
    return len(way_out(asked, chosen))


def way_out(asked: Exchanging, chosen: Hand) -> tuple[Play, ...]:
    """One way to empty what stays in as few plays as can be."""
    return fewest_plays(rest(asked, chosen), asked.rules)


def refuted(asked: Exchanging, chosen: Hand) -> Refuted:
    """Whether this return wins by force, and what stops the best try where it does not."""
    return _results(asked)[spell(asked, chosen)]


def helped(asked: Exchanging, chosen: Hand) -> tuple[tuple[str, int, int], ...]:
    """The ranks given back of which the payer holds some already: how many, and how many it then has."""
    payer = asked.others[0].ranks() if asked.others else Hand.EMPTY
    given = chosen.ranks()
    ranks = dict.fromkeys(card.rank for card in given)
    both = payer.add(given)
    return tuple((rank, payer.count(rank), both.count(rank)) for rank in ranks if payer.count(rank))


def spell(asked: Exchanging, chosen: Hand) -> str:
    """Chosen cards in canonical ranks."""
    return format_cards(chosen.ranks(), asked.rules)


def position_after(asked: Exchanging, ranks: str) -> Position:
    """The table after this return, the learner to lead (P2)."""
    back = Hand.of(*ranks)
    payer, *others = (hand.ranks() for hand in asked.others)
    return Position(asked.rules, (rest(asked, back), payer.add(back), *others), 0)


def _once(asked: Exchanging, hands: tuple[Hand, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(spell(asked, hand) for hand in hands))


@lru_cache(maxsize=64)
def _returns(asked: Exchanging) -> tuple[str, ...]:
    return _once(asked, correct_returns(asked.rules, asked.hand.ranks(), asked.number))


@lru_cache(maxsize=64)
def _results(asked: Exchanging) -> dict[str, Refuted]:
    """For each return in ranks whether it wins; `ValueError` where a search finds no end."""
    found = {}
    for ranks in _returns(asked):
        position = position_after(asked, ranks)
        solution = solve(position, "first", NODES)
        if solution.result == "unknown":
            raise ValueError(f"whether {ranks} wins by force takes too long to find out")
        lead, *after = solution.line
        if solution.result == "win" or not isinstance(lead, Play):
            found[ranks] = Refuted(None)
        else:
            found[ranks] = Refuted(lead, after[0] if after else None)
    return found
