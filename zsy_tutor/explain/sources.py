"""Where a rule comes from: a published page, a ruling of ours, or a house rule of the table, in a sentence or two.

The same as the *Source:* lines of `docs/rules.md`, which say it in full; a test holds the two together. Nothing is
decided here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..rules.ruleset import OPTION
from .messages import join, text
from .ruletexts import option_text

if TYPE_CHECKING:
    from ..rules.ruleset import RuleSet


class Source(NamedTuple):
    """`pages`: the published pages that have the rule, `A`, `B`, both or none; `ruling`: whether a part is ours.

    `options`: what a table may play otherwise.
    """

    pages: str
    ruling: bool = False
    options: tuple[str, ...] = ()


SOURCES = {
    "C1": Source("A"),
    "C2": Source("B"),
    "C3": Source("AB", True, ("packs",)),
    "C4": Source("A", True),
    "C5": Source("B", True),
    "C6": Source("A", True),
    "C7": Source("AB", True),
    "K1": Source("AB"),
    "K2": Source("AB", True),
    "K3": Source("AB"),
    "K4": Source("AB", True, ("full_houses",)),
    "K5": Source("A", True, ("straight_top", "min_straight")),
    "K6": Source("B", False, ("min_straight",)),
    "K7": Source("B", True, ("stairs", "plates", "straight_top")),
    "K8": Source("AB", True, ("triple_bomb", "four_jokers")),
    "K9": Source("", True),
    "B1": Source("AB"),
    "B2": Source("AB", True),
    "B3": Source("AB", True, ("four_jokers",)),
    "B4": Source("A", True, ("bomb_over_bomb",)),
    "P1": Source("AB", True, ("opening_card", "opening_required")),
    "P2": Source("A", False, ("next_leader",)),
    "P3": Source("AB"),
    "P4": Source("AB", False, ("pass_is_final",)),
    "P5": Source("AB"),
    "P6": Source("A", True, ("partner_takes_lead",)),
    "P7": Source("AB", True, ("round_ends",)),
    "P8": Source("", True),
    "T1": Source("A", True, ("jokers_exempt",)),
    "T2": Source("A", True, ("return_limit",)),
    "T3": Source("A", True, ("middle_exchange",)),
    "T4": Source("A", False, ("tribute",)),
    "T5": Source("", True),
    "S1": Source("A", False, ("match_goal",)),
    "S2": Source("A", True, ("scoring",)),
    "S3": Source("A", True),
    "S4": Source("B", True),
    "S5": Source("A", True, ("teams",)),
}


def source_text(rule_id: str, lang: str, rules: RuleSet) -> str:
    """Where a rule of a play, an exchange or a score comes from; `KeyError` for another id.

    >>> from ..rules.ruleset import CLASSIC
    >>> source_text("B1", "en", CLASSIC)
    'Source: a published page on the classic game and one on two-low.'
    >>> source_text("P4", "en", CLASSIC.with_options(pass_is_final="on"))
    'A house rule of this table: a pass is final. Without it: a published page on the classic game and one on two-low.'
    """
    source = SOURCES[rule_id]
    key = (
        "source-ours"
        if not source.pages
        else f"source-{source.pages}-ruling"
        if source.ruling
        else f"source-{source.pages}"
    )
    said = text(key, lang)
    house = [
        option_text(name, rules.values[name], lang)
        for name in source.options
        if name in rules.values and rules.values[name] != OPTION[name].default(rules.preset)
    ]
    if house:
        return text("source-house", lang, options=join(house, lang), source=said)
    return text("source", lang, source=said)
