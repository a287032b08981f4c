"""Which message is true of cards that are no combination: one variant for each thing a table may play otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .messages import (
    card_list,
    counted,
    join,
    n_word,
    plural_list,
    rank_list,
    rank_name,
    rank_plural,
    split_cards,
    text,
    the_rank,
    types_list,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..rules.ruleset import RuleSet

Facts = dict[str, Any]
Values = dict[str, str | int]
Shown = tuple[str, Values]
MOST_NAMED = 3
"""So many missing ranks are named; more are counted."""


def shape_message(shape_reason: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    """The key of the message that fits, and its values in `lang`."""
    return _SHAPES[shape_reason](shape_reason, facts, rules, lang)


def _ways(key: str, rules: RuleSet) -> str:
    """The variant that says rightly how three of a rank may go, by full houses and plates."""
    if rules.full_houses:
        return f"{key}-plates" if rules.plates else key
    return f"{key}-alone_plates" if rules.plates else f"{key}-alone"


def _full_house_not_in_rules(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    words: Values = {"ranks": rank_plural(facts["rank"], lang), "extra": counted(facts["extra"], lang)}
    return (f"{key}-plates" if rules.plates else key), words


def _joker_pair_mixed_in(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    return key, {"cards": counted(facts["others"], lang)}


def _joker_not_wild(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    words: Values = {"jokers": card_list(facts["jokers"], lang)}
    if len(facts["jokers"]) == 1:
        return key, words
    return (f"{key}-pair" if rules.full_houses else f"{key}-never"), words


def _too_many_jokers(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    return key, {"n_word": n_word(facts["n"], lang)}


def _wraps_around(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    top, bottom = facts["top"], facts["bottom"]
    if facts["kind"] != "straight":
        return f"{key}-{facts['kind']}", {"tops": rank_plural(top, lang), "bottoms": rank_plural(bottom, lang)}
    ranks = rank_list(facts["ranks"], lang)
    return key, {"top": the_rank(top, lang), "bottom": the_rank(bottom, lang), "ranks": ranks}


def _two_in_straight(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    return key, {"card": rank_name("2", lang), "min": facts["min"]}


def _straight_too_short(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    return key, {"ranks": rank_list(facts["ranks"], lang), "n": facts["n"], "min": facts["min"]}


def _straight_has_gap(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    words: Values = {"ranks": rank_list(facts["cards"], lang), "min": facts["min"]}
    return _gap(key, facts, words, rank_name, lang)


def _row_has_gap(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    return _gap(key, facts, {"ranks": plural_list(facts["cards"], lang)}, rank_plural, lang)


def _gap(key: str, facts: Facts, words: Values, name: Callable[[str, str], str], lang: str) -> Shown:
    """Few missing ranks by name, many by number between the lowest and the highest."""
    missing = facts["missing"]
    if len(missing) <= MOST_NAMED:
        return key, words | {"n": len(missing), "missing": join([the_rank(rank, lang) for rank in missing], lang)}
    ends: Values = {"low": name(facts["low"], lang), "high": name(facts["high"], lang)}
    return f"{key}-many", words | ends | {"n": len(missing)}


def _two_in_stair(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    return f"{key}-{facts['kind']}", {"cards": rank_plural("2", lang)}


def _row_not_in_rules(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    ends = (text("the_ranks", lang, ranks=rank_plural(facts[end], lang)) for end in ("low", "high"))
    return key, dict(zip(("low", "high"), ends, strict=True))


def _two_pairs(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    words: Values = {"ranks": plural_list(facts["ranks"], lang)}
    if len(facts["ranks"]) > 2:
        return f"{key}-many", words
    return (key if rules.full_houses else f"{key}-no_full_house"), words


def _straight_has_double(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    repeated = facts["repeated"]
    return key, {"n": len(repeated), "ranks": join([the_rank(rank, lang) for rank in repeated], lang)}


def _four_with_extra(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    extra = counted(facts["extra"], lang)
    return key, {"n_word": n_word(facts["n"], lang), "ranks": rank_plural(facts["rank"], lang), "extra": extra}


def _triple_with(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    words: Values = {"ranks": rank_plural(facts["rank"], lang), "extra": counted(facts["extra"], lang)}
    variant = _ways(key, rules)
    if variant == "triple_with_wrong_extra-plates":  # says only what a full house is, so it is true beside plates
        variant = key
    return variant, words


def _not_equal(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    words: Values = {"ranks": rank_list(facts["cards"], lang)}
    if len(split_cards(facts["cards"])) == 2:
        return f"{key}-two", words
    return (f"{key}-three_bomb" if rules.triple_bomb else f"{key}-three"), words


def _no_shape(key: str, facts: Facts, rules: RuleSet, lang: str) -> Shown:
    return key, {"ranks": rank_list(facts["cards"], lang), "types": types_list(rules, lang)}


_SHAPES: dict[str, Callable[[str, Facts, RuleSet, str], Shown]] = {
    "full_house_not_in_rules": _full_house_not_in_rules,
    "joker_pair_mixed_in": _joker_pair_mixed_in,
    "joker_not_wild": _joker_not_wild,
    "too_many_jokers": _too_many_jokers,
    "wraps_around": _wraps_around,
    "two_in_straight": _two_in_straight,
    "straight_too_short": _straight_too_short,
    "straight_has_gap": _straight_has_gap,
    "two_in_stair": _two_in_stair,
    "stair_not_in_rules": _row_not_in_rules,
    "plate_not_in_rules": _row_not_in_rules,
    "stair_has_gap": _row_has_gap,
    "plate_has_gap": _row_has_gap,
    "two_pairs": _two_pairs,
    "straight_has_double": _straight_has_double,
    "four_with_extra": _four_with_extra,
    "triple_with_single": _triple_with,
    "triple_with_wrong_extra": _triple_with,
    "not_equal": _not_equal,
    "no_shape": _no_shape,
}
