"""What lifted cards are, in the line under the hand: the same words in every exercise and on every table that is shown.

What they are is decided by `rules.plays.classify`.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..explain.messages import describe, suited_text, text
from ..rules.cards import Card, Hand
from ..rules.plays import classify
from ..rules.ruleset import RuleSet
from ..rules.shapes import NoCombination


def selected(cards: Iterable[Card], rules: RuleSet, lang: str, key: str = "ui-selected") -> str:
    """Lifted cards, and what they are together; `key` names the message, `key-play` the one with the play.

    A single joker has no suit to be shown: its name says it all.

    >>> from ..rules.cards import Card
    >>> from ..rules.ruleset import CLASSIC
    >>> [selected([Card(*card)], CLASSIC, "en") for card in ("9h", "R")]
    ['Selected: 9♥︎, a single 9', 'Selected: Red Joker']
    """
    lifted = tuple(cards)
    found, shown = classify(Hand(lifted), rules), suited_text(lifted, lang)
    if isinstance(found, NoCombination) or (len(lifted) == 1 and lifted[0].is_joker):
        return text(key, lang, cards=shown)
    return text(f"{key}-play", lang, cards=shown, play=describe(found, rules, lang))
