"""What the engine says of several plays at once: their order of strength, which of them beat the table, and why not.

Decides nothing of its own: `rules.plays.beats` and `rules.legality.check` do. No exercises, no words.
"""

from __future__ import annotations

from functools import cmp_to_key

from ..rules.cards import Hand
from ..rules.legality import Illegal, Reason, check
from ..rules.plays import Pass, Play, beats, classify
from ..rules.position import Position
from ..rules.ruleset import RuleSet


def play_of(cards: Hand, rules: RuleSet) -> Play | None:
    """The combination that these cards are, if they are one (K1-K9).

    >>> play_of(Hand.of("9", "9"), RuleSet.parse("classic"))
    Play('pair', '99')
    """
    found = classify(cards, rules)
    return found if isinstance(found, Play) else None


def lies_below(low: Hand, high: Hand, rules: RuleSet) -> bool:
    """Whether `high` beats `low` (B1-B4); no, where one of them is no combination.

    >>> lies_below(Hand.of("A"), Hand.of("2"), RuleSet.parse("classic"))
    True
    """
    below, above = play_of(low, rules), play_of(high, rules)
    return below is not None and above is not None and beats(above, below, rules)


def in_strength(items: tuple[Hand, ...], rules: RuleSet) -> tuple[Hand, ...] | None:
    """The plays from the lowest to the highest; `None` unless of every two one beats the other.

    >>> [str(hand) for hand in in_strength((Hand.of("2"), Hand.of("3"), Hand.of("A")), RuleSet.parse("classic"))]
    ['3', 'A', '2']
    """
    for place, one in enumerate(items):
        for other in items[place + 1 :]:
            if lies_below(one, other, rules) == lies_below(other, one, rules):
                return None

    def compare(one: Hand, other: Hand) -> int:
        return -1 if lies_below(one, other, rules) else 1

    return tuple(sorted(items, key=cmp_to_key(compare)))


def refusal(position: Position, selection: Hand | Pass, seat: int | None = None) -> tuple[Reason, ...]:
    """Every reason why the table refuses a selection of `seat` (default: the one to act); none where it is legal."""
    found = check(position, selection, seat)
    return found.reasons if isinstance(found, Illegal) else ()


def reason_id(reason: Reason) -> str:
    """A reason as it is written in a list of choices: its code, with a slash and the shape reason if there is one."""
    return f"{reason.code}/{reason.shape_reason}" if reason.shape_reason else reason.code
