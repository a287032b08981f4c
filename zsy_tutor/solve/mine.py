"""Endgames made by chance and kept where they are proved and worth solving.

The n-th position of a seed is always the same, so whoever works through the numbers in order makes the same puzzles, on
one machine or on many (`zsy_tutor.cli.mine`). Here: `candidate`, the filters, and `endgame`, which is both. No files.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log2

from ..rules.cards import UNIT, Hand, count_in, hand_of_counts
from ..rules.generate import legal_plays
from ..rules.plays import Play, play_table
from ..rules.position import Position, Trick
from ..rules.ruleset import RuleSet
from .dice import Dice
from .difficulty import difficulty
from .goals import reached
from .proof import Proof, can_answer, prove
from .themes import ROWS, themes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

GENERATOR = 1
"""The version of all that is random here; it stands beside every puzzle that was made."""
LEADS, FAR, BOMBS, LAST_CARDS = 0.6, 0.06, 0.15, 0.15
"""How often the first seat leads, a rank from elsewhere is dealt, a bomb may be drawn, somebody has one card left."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What endgames are wanted."""

    rules: str = "classic"
    seats: int = 2
    cards: int = 6
    """The most cards of a hand; hands have this number or up to half of it less."""
    goal: str = "first"
    answers: int = 1
    """At most so many first actions may win."""
    tempting: int = 2
    """At least so many losing first plays must look good."""
    nodes: int = 20_000
    """Positions looked at before a candidate is given up."""
    theme: str = ""
    """Only endgames of this theme; what `RARE` says of it is drawn more often. Nothing: of any."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """How positions are drawn for a theme that chance alone seldom has."""

    leads: float = LEADS
    bombs: float = BOMBS
    may: Callable[[Position], bool] = lambda position: True
    """Whether a position may have the theme at all, seen without a proof."""


def _bomb_and_more(position: Position) -> bool:
    return {play.is_bomb for play in legal_plays(position)} == {True, False}


def _longer_row(position: Position) -> bool:
    rows = {(play.type, play.size) for play in legal_plays(position) if play.type in ROWS}
    return len({size for _, size in rows}) > 1


RARE = {
    "bomb_now": Drawn(bombs=0.5, may=_bomb_and_more),
    "hold_back": Drawn(leads=0.0),
    "shorter_row": Drawn(may=_longer_row),
}
"""What is drawn otherwise where puzzles of one theme are wanted."""


@dataclass(frozen=True, slots=True)
class Endgame:
    """A puzzle that was found."""

    position: Position
    goal: str
    themes: tuple[str, ...]
    difficulty: float
    depth: int


def endgame(wish: Wish, seed: str, number: int) -> Endgame | None:
    """The puzzle with this number, if the position of that number makes a good one.

    >>> found = [endgame(Wish(), "example", number) for number in range(200)]
    >>> str(next(each for each in found if each).position).startswith("classic ")
    True
    """
    about = f"{wish.rules} {wish.seats} {wish.cards} {wish.goal}" + (f" {wish.theme}" if wish.theme else "")
    position = candidate(wish, Dice(f"endgame {GENERATOR} {about} {seed} {number}"))
    if position is None or not _looks_good(position, wish):
        return None
    proof = prove(position, wish.goal, wish.nodes, wish.answers)
    return None if proof is None else worth(proof, wish)


def worth(proof: Proof, wish: Wish) -> Endgame | None:
    """A proved position as a puzzle; None where it would be dull."""
    if not 1 <= proof.depth <= 6 or len(proof.tempting) < wish.tempting or _big_card(proof):
        return None
    found = themes(proof)
    if not found or (wish.theme and wish.theme not in found):
        return None
    return Endgame(proof.position, proof.goal, found, hardness(proof), proof.depth)


def hardness(proof: Proof) -> float:
    """The difficulty of a proved endgame."""
    choice = log2(len(proof.first) / len(proof.winning))
    return difficulty(choice, len(proof.tempting), proof.depth, proof.branching)


def candidate(wish: Wish, dice: Dice) -> Position | None:
    """A position by chance: open hands, the first seat to act, on a lead or on a play of another seat.

    None where no play of another seat can be answered.
    """
    rules, drawn = RuleSet.parse(wish.rules), RARE.get(wish.theme, Drawn())
    sizes = [wish.cards - dice.below(wish.cards // 2 + 1) for _ in range(wish.seats)]
    if dice.chance(LAST_CARDS):
        sizes[-1] = 1
    hands = deal_hands(rules, sizes, wish.seats, dice, drawn.bombs)
    if dice.chance(drawn.leads):
        return Position(rules, tuple(hands), 0)
    owner = 1 + dice.below(wish.seats - 1)
    finder = play_table(rules).finder
    plays = [
        play
        for play in finder.leads(hands[owner].counts)
        if play.size < len(hands[owner]) and finder.follows(hands[0].counts, play)
    ]
    if not plays:
        return None
    play = dice.pick(plays)
    hands[owner] = hands[owner].remove(play.hand)
    return Position(rules, tuple(hands), 0, Trick(owner, play.hand, play), tuple(range(owner + 1, wish.seats)))


def deal_hands(
    rules: RuleSet, sizes: Sequence[int], seats: int, dice: Dice, bombs: float = BOMBS
) -> list[Hand]:
    """Hands without suits out of the cards of a table: put together of combinations and of single cards, of ranks that
    stand close together, with a few from elsewhere. `bombs`: how often a bomb may be drawn.
    """
    left = rules.copies(seats)
    wanted = 4 + sum(sizes) // 3 + dice.below(3)
    order = rules.order
    start = dice.below(max(1, len(order) - wanted + 1))
    near = [rank for place, rank in enumerate(order) if start <= place < start + wanted or dice.chance(FAR)]
    if sum(count_in(left, rank) for rank in near) < sum(sizes):
        near = list(order)
    pool = sum(count_in(left, rank) * UNIT[rank] for rank in near)
    grouped = dice.below(100) / 100
    hands = []
    for size in sizes:
        counts = have = 0
        while have < size:
            drawn = _draw(rules, pool, size - have, dice, grouped, bombs)
            counts, have, pool = counts + drawn.counts, have + drawn.size, pool - drawn.counts
        hands.append(hand_of_counts(counts, size))
    return hands


def _draw(rules: RuleSet, pool: int, most: int, dice: Dice, grouped: float, bombs: float) -> Play:
    """One combination that the pool holds, of `most` cards at most: of any type, or a single."""
    plays = [play for play in play_table(rules).finder.leads(pool) if play.size <= most]
    if not dice.chance(grouped):
        return dice.pick([play for play in plays if play.size == 1])
    may_bomb = dice.chance(bombs)
    kind = dice.pick(list(dict.fromkeys(play.type for play in plays if may_bomb or not play.is_bomb)))
    return dice.pick([play for play in plays if play.type == kind])


def _looks_good(position: Position, wish: Wish) -> bool:
    """What can be seen without a proof: several things to do, and more than one type in the hand."""
    if reached(position, wish.goal, position.mover) is not None or len(legal_plays(position)) < 3:
        return False
    finder = play_table(position.rules).finder
    if len({play.type for play in finder.leads(position.known_hand(position.mover).counts)}) < 2:
        return False
    return wish.theme not in RARE or RARE[wish.theme].may(position)


def _big_card(proof: Proof) -> bool:
    """Whether every answer is just the highest single or pair of the hand, which nobody can beat."""
    position = proof.position
    strength = position.rules.strength
    hand = position.known_hand(position.mover)
    top = max(strength(card.rank) for card in hand)
    return all(
        isinstance(action, Play)
        and action.type in ("single", "pair")
        and strength(action.top) == top
        and not can_answer(position, action)
        for action in proof.winning
    )
