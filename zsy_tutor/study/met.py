"""What a learner has met so far, and which rules somebody must have met to be asked a question.

A rule that was broken before any exercise was about it waits until one is. Decides no rule.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ..rules.cards import Hand
from ..rules.legality import Illegal, check
from ..rules.plays import Play, classify
from ..rules.ruleset import RuleSet
from .bank_parts import SET_RULES
from .exercises import Part
from .progress import Answer

SHAPE_RULES = {
    "full_house": "K4", "joker_pair": "K8", "joker_not": "K9", "too_many": "K8", "wraps": "K5", "two_in_stra": "K5",
    "straight": "K5", "two_in_stair": "K7", "stair": "K7", "plate": "K7", "two_pairs": "K2", "four": "K8",
    "triple_with_s": "K3", "triple_with_w": "K4", "not_equal": "K2", "no_shape": "K2",
}  # fmt: skip
"""What has to be known to be told that cards are none, by the beginning of the reason."""
EITHER = {"K5": "K6", "K6": "K5"}
"""Straights of one table are enough to be asked about those of the other."""


def rules_met(answers: Iterable[Answer]) -> frozenset[str]:
    """The rules of every exercise that was answered, rightly or not."""
    return frozenset(rule for answer in answers for rule in answer.rules)


def keeps_to(parts: Iterable[Part], met: Collection[str]) -> bool:
    """Whether a question names, shows and holds only what was met."""
    return all(rule in met or EITHER.get(rule) in met for part in parts for rule in needed(part))


def needed(part: Part) -> frozenset[str]:
    """The rules of the combinations that stand in a question: as choices, on the table, in the hand, to be marked."""
    found = {_of_choice(choice.rpartition("none/")[2]) for choice in part.choices} - {""}
    rules = part.rule_set
    sets = [*part.items, part.cards] if part.kind == "name" else list(part.items)
    if part.position is not None:
        hand = part.position.known_hand(part.learner)
        trick = part.position.trick
        sets += [] if trick is None else [trick.cards]
        found |= {"K8"} if _holds_bomb(hand) else set()
        if part.kind == "repair" and isinstance(part.tried, Hand):
            refused = check(part.position, part.tried)
            found |= {refused.reasons[0].rule} if isinstance(refused, Illegal) else set()
    return frozenset(found | {_of_set(cards, rules) for cards in sets if cards})


def _of_choice(choice: str) -> str:
    reason = choice.rpartition("/")[2]
    if reason in SET_RULES:
        return SET_RULES[reason]
    return next((rule for start, rule in SHAPE_RULES.items() if reason.startswith(start)), "")


def _of_set(cards: Hand, rules: RuleSet) -> str:
    made = classify(cards, rules, 2)
    return SET_RULES[made.type] if isinstance(made, Play) else made.rule


def _holds_bomb(hand: Hand) -> bool:
    ranks = [card.rank for card in hand]
    return any(ranks.count(rank) >= 4 for rank in ranks) or {"B", "R"} <= set(ranks)
