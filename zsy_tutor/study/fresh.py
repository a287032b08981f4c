"""Which recipe practises which mistake, and which ask for which rule; and a question drawn by one of them."""

from __future__ import annotations

from random import Random

from ..rules.errors import ZsyError
from . import pair_recipes, recipes, table_recipes
from .drawing import Draw, Unfit
from .exercises import Part

TRIES = 60
RECIPES = recipes.RECIPES | table_recipes.RECIPES
"""By the reason that they practise, or by what they ask."""
PAIRS = pair_recipes.PAIRS
"""The same, where a pair can be drawn."""


def draw(
    key: str, rng: Random, two_low: bool = False, as_pair: bool = False
) -> tuple[str, tuple[Part, ...]] | None:
    """The kind and the parts of a fresh question for a key of `RECIPES`, or `None` where none could be drawn.

    `two_low`: at a table of that preset. `as_pair`: two questions that look alike, where there are such.
    """
    recipe = PAIRS.get(key, RECIPES[key]) if as_pair else RECIPES[key]
    for _ in range(TRIES):
        try:
            parts = recipe(Draw(rng, "two-low" if two_low else "classic"))
        except (Unfit, ZsyError, ValueError, IndexError):
            continue
        return parts[0].kind, parts
    return None


SAME: dict[str, str] = {
    "already_passed": "not_your_turn", "plate_has_gap": "stair_has_gap", "no_shape": "not_equal", "not_highest": "pay",
    "joker_not_owed": "pay", "above_limit": "give_back",
}  # fmt: skip
"""Reasons that are practised like others."""

OF_RULE: dict[str, tuple[str, ...]] = {
    "C1": ("ranks", "too_low"), "C2": ("ranks", "too_low"),
    "K1": ("single", "too_low"), "K2": ("not_equal", "two_pairs"), "K3": ("triples", "triple_with_single"),
    "K4": ("triple_with_wrong_extra",),
    "K5": ("wraps_around", "straight_too_short", "straight_has_gap", "straight_has_double", "row"),
    "K6": ("wraps_around", "straight_too_short", "straight_has_gap", "straight_has_double", "row"),
    "K7": ("stair_has_gap", "stair_not_in_rules", "plate_not_in_rules"),
    "K8": ("bombs", "joker_pair_mixed_in", "too_many_jokers"),
    "K9": ("joker_not_wild", "triple_with_single", "four_with_extra"),
    "B1": ("too_low", "pair_too_low", "wrong_type", "wrong_size", "sets"),
    "B2": ("needs_bomb",), "B3": ("bomb_too_low", "joker_bomb_lies"),
    "B4": ("bomb_not_longer",),
    "P1": ("missing_opening_card",), "P2": ("next",), "P3": ("must_lead",), "P4": ("pass", "not_your_turn", "turn"),
    "P5": ("trick",), "P6": ("out",), "P7": ("titles",),
    "P8": ("last_bomb",),
    "C3": ("deal",), "C4": ("deal_three", "copies"), "C5": ("copies",), "C6": ("deal", "first_dealt"),
    "C7": ("dealer",),
    "T1": ("pay", "payer"), "T2": ("give_back",), "T3": ("single_payer",), "T4": ("payer",),
    "T5": ("pay_first",),
    "S1": ("match",), "S2": ("penalty",), "S3": ("tie",), "S4": ("totals",), "S5": ("teams",),
    "H1": ("still_out",), "H2": ("deal_three",), "H3": ("wrong_size",), "H4": ("bomb_too_low",), "H5": ("deal",),
}  # fmt: skip
"""What asks for a rule: there is no rule without."""
NEEDS: dict[str, tuple[str, ...]] = {
    "single": ("K2", "K3"), "pair_too_low": ("K2",), "sets": ("K2", "K3"), "wrong_type": ("K2", "K3"),
    "wrong_size": ("K5",), "four_with_extra": ("K8",), "missing_opening_card": ("K5",), "not_your_turn": ("P5",),
}  # fmt: skip
"""Rules that must have been met before something is drawn for another rule."""
