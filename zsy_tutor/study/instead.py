"""What could be played instead of a refused choice: the nearest legal plays, and the cheapest that beats the table.

Asking for them is no answer. But where one of them is a right answer of the exercise, to be shown it costs what the
hints up to the answer would have cost; in an `endgame`, where not all that is legal is right, it gives nothing away. No
words; legal and cheapest are decided elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..explain.hints import cheapest
from ..rules.cards import Hand
from ..rules.fixes import fixes
from ..rules.notation import take
from .exercises import HINTS, Part, judge, spell
from .state import State, Work


@dataclass(frozen=True, slots=True)
class Instead:
    """A legal play: whether none is nearer, whether nothing cheaper beats the table, whether it is a right answer."""

    cards: Hand
    nearest: bool
    cheapest: bool
    right: bool


def instead(part: Part, asked: Hand) -> tuple[Instead, ...]:
    """What could be played instead, the nearest first; the cheapest comes last where it is not among these.

    Cheapest is what the aim of that name asks for.
    """
    position = part.table
    near = fixes(position, asked)
    least = cheapest(position) if position.trick is not None else ()
    ranks = {play.ranks for play in least}
    found = list(near)
    if least and not any(spell(cards, part.rule_set) in ranks for cards in near):
        hand = position.known_hand(position.mover)
        found.append(take(hand, least[0].counts, position.rules.opening_card, asked))
    return tuple(
        Instead(
            cards,
            nearest=place < len(near),
            cheapest=spell(cards, part.rule_set) in ranks,
            right=part.kind != "endgame" and (part.kind != "beat" or judge(part, cards).outcome == "right"),
        )
        for place, cards in enumerate(found)
    )


def following(work: Work, count: int) -> int:
    """Which of `count` plays would be shown next."""
    given = work.feedback
    return (given.at + 1) % count if given is not None and given.what == "fix" else 0


def price(state: State) -> int:
    """What it costs to be shown the next play, in stars: nothing unless it is a right answer and none was shown yet."""
    work = state.work
    asked = work.to_fix
    found = instead(state.part, asked) if asked is not None else ()
    if work.revealed or not found or not found[following(work, len(found))].right:
        return 0
    return min(work.stars, max(0, HINTS - work.shown))
