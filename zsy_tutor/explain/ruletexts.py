"""A rule in a sentence or two, and the rules of a table in a line: true for the preset and the options it plays.

The rules themselves are numbered in `docs/rules.md`; the texts are messages. Nothing is decided here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.ruleset import CLASSIC, OPTIONS, TWO_LOW, RuleSet
from .messages import has_text, n_word, rank_list, rank_name, text, the_card, the_rank

if TYPE_CHECKING:
    from collections.abc import Callable

RULE_IDS = tuple(
    f"{letter}{n}"
    for letter, last in (("C", 7), ("K", 9), ("B", 4), ("P", 8), ("T", 5), ("S", 5), ("H", 5))
    for n in range(1, last + 1)
)
"""Every rule that has a text."""
ONLY_CLASSIC = frozenset({"C1", "C4", "S1"})
ONLY_TWO_LOW = frozenset({"C2", "C5", "S4"})
Body = tuple[str, dict[str, str | int]]


def rule_text(rule_id: str, lang: str, rules: RuleSet | None = None) -> str:
    """Title and body of a rule as `rules` play it (the preset the rule belongs to, if none are given).

    `KeyError` for an id that is none.

    >>> rule_text("K4", "en")
    'Full house: Three cards of one rank and two of another go together. The three decide how high it is.'
    >>> rule_text("K4", "en", CLASSIC.with_options(full_houses="off"))
    'Full house: This table plays no full houses: three of a rank cannot take a pair along.'
    """
    return text("rule_line", lang, title=rule_title(rule_id, lang), body=rule_body(rule_id, lang, rules))


def rule_title(rule_id: str, lang: str) -> str:
    """What the rule is called."""
    if rule_id not in RULE_IDS:
        raise KeyError(rule_id)
    return text(f"rule-title-{rule_id}", lang)


def rule_body(rule_id: str, lang: str, rules: RuleSet | None = None) -> str:
    """The rule without its title. A rule of the other preset is stated as that preset plays it."""
    if rule_id not in RULE_IDS:
        raise KeyError(rule_id)
    if rules is None:
        rules = TWO_LOW if rule_id in ONLY_TWO_LOW or rule_id == "K6" else CLASSIC
    elif rule_id in ONLY_TWO_LOW and rules.is_classic:
        rules = TWO_LOW
    elif rule_id in ONLY_CLASSIC and not rules.is_classic:
        rules = CLASSIC
    if rule_id in ("T1", "T2", "T3", "T4", "T5") and not rules.tribute:
        return text("rule-T-none", lang)
    if rule_id in _BODIES:
        key, values = _BODIES[rule_id](rules, lang)
    else:
        key, values = rule_id, {}
    body = text(f"rule-{key}", lang, **values)
    if rule_id == "K8" and rules.four_jokers:
        return text("two_sentences", lang, first=body, second=text("rule-K8-four_jokers", lang))
    if rule_id == "S4" and rules.teams:
        return text("two_sentences", lang, first=body, second=text("rule-S4-teams", lang))
    return body


def rules_text(rules: RuleSet, lang: str) -> str:
    """The preset and whatever differs from it, in a line.

    >>> rules_text(RuleSet.parse("classic,full_houses=off,plates=on"), "en")
    'Classic rules, with house rules: no full houses; plates'
    """
    return _with_options("rules-with", rules, lang)


def rules_in_brackets(rules: RuleSet, lang: str) -> str:
    """The same at the head of a sentence, which has a colon of its own.

    >>> rules_in_brackets(RuleSet.parse("classic,min_straight=4,stairs=on"), "en")
    'Classic rules (straights from 4 cards; stairs)'
    """
    return _with_options("rules-in-brackets", rules, lang)


def _with_options(key: str, rules: RuleSet, lang: str) -> str:
    """The preset, and its house rules set apart so that what is said of one is not read of the next."""
    name, options = text(f"rules-{rules.preset}", lang), ""
    for option in OPTIONS:
        value = rules.values.get(option.name)
        if value is not None and value != option.default(rules.preset):
            told = option_text(option.name, value, lang)
            options = text("rules-and", lang, a=options, b=told) if options else told
    return text(key, lang, rules=name, options=options) if options else name


def option_text(name: str, value: str, lang: str) -> str:
    """One option with its value, in a few words."""
    key = f"option-{name}-{value}"
    if has_text(key, lang):
        return text(key, lang)
    if name == "opening_card":
        return text("option-opening_card", lang, value=the_card(value, lang))
    if name in ("straight_top", "return_limit"):
        return text(f"option-{name}", lang, value=the_rank(value, lang))
    return text(f"option-{name}", lang, value=int(value))


# ---- the rules that a table may play otherwise


def _order(rule_id: str) -> Callable[[RuleSet, str], Body]:
    return lambda rules, lang: (rule_id, {"order": rank_list(rules.order, lang)})


def _preset(rule_id: str) -> Callable[[RuleSet, str], Body]:
    return lambda rules, lang: (f"{rule_id}-{'classic' if rules.is_classic else 'low'}", {})


def _c7(rules: RuleSet, lang: str) -> Body:
    if not rules.is_classic:
        return "C7-low", {}
    return ("C7-points" if rules.round_ends == "first_out" else "C7-classic"), {}


def _straight(rules: RuleSet, lang: str) -> Body:
    low, high = (rank_name(rank, lang) for rank in (rules.straight_ranks[0], rules.straight_ranks[-1]))
    return "K5", {"min": rules.min_straight, "low": low, "high": high}


def _k7(rules: RuleSet, lang: str) -> Body:
    if not rules.stairs and not rules.plates:
        return "K7-none", {}
    kind = "both" if rules.stairs and rules.plates else "stairs" if rules.stairs else "plates"
    return f"K7-{kind}", {"low": rank_name(rules.row_ranks[0], lang), "high": rank_name(rules.row_ranks[-1], lang)}


def _bombs(rule_id: str) -> Callable[[RuleSet, str], Body]:
    def body(rules: RuleSet, lang: str) -> Body:
        longer = "longer" if rules.bomb_over_bomb == "longer" else ""
        jokers = "four_jokers" if rules.four_jokers and (rule_id == "B3" or longer) else ""
        variant = "_".join(part for part in (longer, jokers) if part)
        return (f"{rule_id}-{variant}" if variant else rule_id), {}

    return body


def _p1(rules: RuleSet, lang: str) -> Body:
    preset = "classic" if rules.is_classic else "low"
    key = f"P1-{preset}_required" if rules.opening_required else f"P1-{preset}"
    return key, {"card": the_card(rules.opening_card, lang)}


def _p2(rules: RuleSet, lang: str) -> Body:
    if not rules.is_classic:
        return "P2-low", {"card": the_card(rules.opening_card, lang)}
    if rules.next_leader == "downstream" and rules.round_ends == "first_out":
        return "P2-points", {}
    return f"P2-{rules.next_leader}", {}


def _p7(rules: RuleSet, lang: str) -> Body:
    if not rules.is_classic:
        return "P7-low", {}
    return ("P7-first_out" if rules.round_ends == "first_out" else "P7-classic"), {}


def _t1(rules: RuleSet, lang: str) -> Body:
    words: dict[str, str | int] = {"n": rules.tribute, "n_word": n_word(rules.tribute, lang)}
    return ("T1" if rules.jokers_exempt else "T1-jokers"), words


def _t2(rules: RuleSet, lang: str) -> Body:
    return ("T2-limit", {"limit": the_rank(rules.return_limit, lang)}) if rules.return_limit else ("T2", {})


def _s1(rules: RuleSet, lang: str) -> Body:
    goal = "penalty" if rules.scoring == "penalty" else rules.match_goal
    return (f"S1-{goal}_teams" if rules.teams else f"S1-{goal}"), {}


_BODIES: dict[str, Callable[[RuleSet, str], Body]] = {
    "C1": _order("C1"),
    "C2": _order("C2"),
    "C3": _preset("C3"),
    "C7": _c7,
    "K3": lambda rules, lang: ("K3-bomb" if rules.triple_bomb else "K3", {}),
    "K4": lambda rules, lang: ("K4" if rules.full_houses else "K4-off", {}),
    "K5": _straight,
    "K6": _straight,
    "K7": _k7,
    "K8": lambda rules, lang: ("K8-three" if rules.triple_bomb else "K8", {}),
    "B1": lambda rules, lang: ("B1-full_house" if rules.full_houses else "B1", {}),
    "B3": _bombs("B3"),
    "B4": _bombs("B4"),
    "P1": _p1,
    "P2": _p2,
    "P4": lambda rules, lang: ("P4-final" if rules.pass_is_final else "P4", {}),
    "P5": lambda rules, lang: ("P5-final" if rules.pass_is_final else "P5", {}),
    "P6": lambda rules, lang: ("P6-partner" if rules.partner_takes_lead else "P6", {}),
    "P7": _p7,
    "T1": _t1,
    "T2": _t2,
    "T3": lambda rules, lang: (f"T3-{rules.middle_exchange}", {}),
    "T4": lambda rules, lang: ("T4", {"n_word": n_word(rules.tribute, lang)}),
    "S1": _s1,
}
