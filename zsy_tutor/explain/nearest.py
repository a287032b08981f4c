"""Which combination is nearest to cards that are none, and what it takes to get there.

Nearest among all that the packs of the table hold, whatever the hand has: it is a matter of shape. The nearest plays
that may be made from a hand are `rules.fixes`. Which sets are combinations is `rules.plays`' to say.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from ..rules.fixes import common
from ..rules.plays import TYPES, all_plays
from .messages import counted, describe, text

if TYPE_CHECKING:
    from collections.abc import Collection

    from ..rules.cards import Hand
    from ..rules.legality import Reason
    from ..rules.plays import Play
    from ..rules.ruleset import RuleSet


class Near(NamedTuple):
    """The nearest combination: ranks to `add` and to leave out (`drop`), and whether it is the `only` one so near."""

    play: Play
    add: str
    drop: str
    only: bool


def nearest(cards: Hand, rules: RuleSet, seats: int) -> Near:
    """The combination nearest to `cards`, counted in cards added plus cards left out.

    Of those equally near the one that keeps most of the cards, then the first in the order of plays.

    >>> from ..rules.notation import parse_cards
    >>> from ..rules.ruleset import CLASSIC
    >>> near = nearest(parse_cards("33445"), CLASSIC, 4)
    >>> near.play, near.add, near.drop, near.only
    (Play('full_house', '33344'), '3', '5', False)
    """
    counts, number = cards.counts, len(cards)
    plays = all_plays(rules, seats)
    far = [play.size + number - 2 * common(play.counts, counts) for play in plays]
    least = min(far)
    play = max((play for play, away in zip(plays, far, strict=True) if away == least), key=lambda play: play.size)
    ranks, chosen = Counter(play.ranks), Counter(card.rank for card in cards)
    return Near(play, _ordered(ranks - chosen, rules), _ordered(chosen - ranks, rules), far.count(least) == 1)


def near_sentence(
    reason: Reason, cards: Hand, rules: RuleSet, seats: int, lang: str, types: Collection[str] = TYPES
) -> str:
    """What would make a combination of the chosen cards, in words.

    Nothing where the sentence of the reason says that already, where no combination is really near: one that keeps
    half of the cards at most, or where it is of none of the `types` that the reader knows.

    >>> from ..rules.legality import check
    >>> from ..rules.notation import parse_cards
    >>> from ..rules.position import Position
    >>> position, cards = Position.parse("classic 33445/?5/?5 p1 - - -"), parse_cards("33445")
    >>> near_sentence(check(position, cards).reasons[0], cards, position.rules, 3, "en")
    'The nearest combination is a full house, 4s over 3s: with a 4 in place of a 5.'
    """
    if reason.code != "not_a_combination":
        return ""
    near = nearest(cards, rules, seats)
    if 2 * (len(cards) - len(near.drop)) <= len(cards) or near.play.type not in types or _said(reason, near):
        return ""
    if near.add and near.drop:
        how = text("near-swap", lang, add=counted(near.add, lang), drop=counted(near.drop, lang))
    elif near.add:
        how = text("near-add", lang, add=counted(near.add, lang))
    else:
        how = text("near-drop", lang, drop=counted(near.drop, lang))
    key = "near-only" if near.only else "near-one_of"
    return text(key, lang, play=describe(near.play, rules, lang), how=how)


def _said(reason: Reason, near: Near) -> bool:
    """Whether the sentence of the reason names the same cards to add or to leave out."""
    facts = reason.facts
    if near.add and not near.drop:
        return near.add == facts.get("missing")
    return not near.add and near.drop in (facts.get("repeated"), facts.get("extra"))


def _ordered(ranks: Counter[str], rules: RuleSet) -> str:
    return "".join(sorted(ranks.elements(), key=rules.strength))
