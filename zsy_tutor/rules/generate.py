"""Lists of legal plays, and perft.

Decides nothing: the tables of `plays` say what beats what, `legality` what follows.
"""

from __future__ import annotations

from .cards import count_in
from .errors import BudgetError, RequestError
from .legality import after_play
from .notation import take
from .plays import Play, play_table
from .position import Hidden, Position, Trick
from .ranks import RankRound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MAX_DEPTH = 12
PERFT_NODES = 2_000_000


def legal_plays(position: Position) -> tuple[Play, ...]:
    """Every legal play of the seat to act as a rank set, each once, in the order of plays; none when the round is over.

    `RequestError` where the hand of that seat is hidden.

    >>> position = Position.parse("classic 888822TT/?5/?5 p1 p3:QQ - -")
    >>> [str(play) for play in legal_plays(position)]
    ['22', '8888']
    """
    if position.turn is None:
        return ()
    hand = position.hands[position.turn]
    if isinstance(hand, Hidden):
        raise RequestError("the hand of the seat to act is hidden", "position")
    finder = (position.rules.tables or play_table(position.rules)).finder
    if position.trick is not None:
        return finder.follows(hand.counts, position.trick.play)
    plays = finder.leads(hand.counts)
    if position.opening:  # P1: ranks take the opening card first, so its rank is enough
        rank = position.rules.opening_card.rank
        return tuple([play for play in plays if count_in(play.counts, rank)])
    return plays


def can_pass(position: Position) -> bool:
    """Whether the seat to act may pass: whenever it does not lead (P3, P4)."""
    return position.turn is not None and position.trick is not None


def perft(position: Position, depth: int, limit: int = PERFT_NODES) -> int:
    """How many sequences of exactly `depth` actions (0 to 12) there are: plays by rank set, and passes.

    A round that ends earlier counts 0; depth 0 is 1. `BudgetError` past `limit` positions looked at, `RequestError`
    for a depth out of range or a hidden hand that would be needed.

    >>> perft(Position.parse("classic 34/5 p1 - - -"), 2)
    4
    """
    if not 0 <= depth <= MAX_DEPTH:
        raise RequestError(f"depth is 0 to {MAX_DEPTH}, not {depth}", "depth")
    return _count(RankRound.of(position), depth, {}, [limit])


def _count(now: RankRound, depth: int, seen: dict[Any, int], left: list[int]) -> int:
    if depth == 0:
        return 1
    if now.turn is None:
        return 0
    key = (depth, now.key())
    if key in seen:
        return seen[key]
    left[0] -= 1
    if left[0] < 0:
        raise BudgetError("more positions than the node limit allows")
    plays = now.plays()
    passing = now.play is not None
    if depth == 1:
        total = len(plays) + passing
    else:
        total = sum(_count(now.after(play), depth - 1, seen, left) for play in plays)
        total += _count(now.after_pass(), depth - 1, seen, left) if passing else 0
    seen[key] = total
    return total


def apply_ranks(position: Position, play: Play) -> Position:
    """The position after a play that `legal_plays` gave, without checking it again."""
    mover = position.mover
    hand = position.known_hand(mover)
    cards = take(hand, play.counts, position.rules.opening_card) if hand.suited else play.hand
    return after_play(position, hand.remove(cards), Trick(mover, cards, play))

