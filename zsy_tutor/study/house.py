"""The same choice at tables that play otherwise: the presets, and every single option that changes what is said.

What each rule set says is asked of `explain.verdicts` and `comparing`. The words are put together here, as a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..explain.messages import has_text, join, suited_text, text
from ..explain.ruletexts import option_text, rules_text
from ..explain.verdicts import TOUCHING, Verdict, impossible_sentence, judge_under, under, verdicts
from ..rules.cards import Hand
from ..rules.errors import PositionError, RulesError
from ..rules.plays import Pass, Play
from ..rules.position import Position
from ..rules.ruleset import OPTION, RuleSet
from . import comparing
from .disputing import lead_of
from .exercises import Part
from .item_words import named
from .seating import names_at
from .state import State
from .view import HouseRow, HouseView

PRESETS = tuple(RuleSet.parse(name) for name in ("classic", "two-low"))
NO_SWITCH = ("round_ends", "teams", "partner_takes_lead", "packs")
"""Options that are not tried one by one: of no effect on a single play, or a matter of who sits at the table."""
PLAYED = ("beat", "repair", "find_all", "endgame")
"""Kinds that are answered by playing cards: to judge what is lifted gives nothing away there."""
Choice = Hand | Pass


def can_compare(state: State) -> bool:
    """Whether there is something to be judged elsewhere, and to do so gives no answer away."""
    part, work = state.part, state.work
    if part.asked is not None:
        return False
    if part.kind not in PLAYED:
        return work.solved and (part.kind != "name" or lead_of(part) is not None)
    return part.position is not None and work.judged is not None


def others(rules: RuleSet, *, opening: bool = False) -> Iterator[tuple[str, str, RuleSet]]:
    """The rule sets that differ from `rules` in one option, with its name and value.

    Which card opens matters to the lead of a round alone (`opening`).
    """
    for name in TOUCHING:
        if name in NO_SWITCH or name not in rules.values or (name == "opening_card" and not opening):
            continue
        for value in OPTION[name].values(rules.preset):
            if value == rules.values[name]:
                continue
            try:
                yield name, value, rules.with_options(**{name: value})
            except RulesError:  # some options do not go together
                continue


def house_view(state: State, lang: str) -> HouseView | None:
    """The table, where it is open."""
    if not state.work.house or not can_compare(state):
        return None
    part = state.part
    if part.kind == "order":
        return _orders(part, lang)
    if part.kind == "which_beats":
        return _beating(part, lang)
    found = _choice(state)
    return _verdicts(part, *found, lang) if found is not None else None


def _choice(state: State) -> tuple[Position, Choice] | None:
    part = state.part
    if part.kind == "name":
        lead = lead_of(part)
        return (lead, part.cards) if lead is not None else None
    chosen = part.tried if part.kind == "why_not" else state.work.judged
    return (part.table, chosen) if chosen is not None else None


# one choice


def _verdicts(part: Part, position: Position, chosen: Choice, lang: str) -> HouseView:
    rules = position.rules
    presets = [preset for preset in PRESETS if preset != rules]
    seat = part.seat
    here, *found = verdicts(position, chosen, [rules, *presets], seat)
    rows = [_row(_here(rules, lang), here, part, lang, here=True)]
    rows += [
        _row(text(f"rules-{verdict.rules.preset}", lang), verdict, part, lang, decides=verdict.decided_sentence(lang))
        for verdict in found
    ]
    flips: dict[str, HouseRow] = {}
    for name, value, each in others(rules, opening=position.opening):
        if name in flips:
            continue
        verdict = Verdict(each, judge_under(position, chosen, each, seat))
        if {here.status, verdict.status} == {"legal", "illegal"}:  # of several values the first that changes it
            flips.setdefault(name, _row(_begin(option_text(name, value, lang)), verdict, part, lang))
    return HouseView(
        caption=_caption(chosen, lang),
        columns=(text("house-table", lang), text("house-says", lang)),
        rows=(*rows, *flips.values()),
        note="" if flips else text("house-no-switch", lang),
    )


def _row(table: str, verdict: Verdict, part: Part, lang: str, *, here: bool = False, decides: str = "") -> HouseRow:
    key = f"house-{verdict.status}"
    if part.kind == "name" and has_text(f"{key}-name", lang):
        key = f"{key}-name"
    return HouseRow(table, text(key, lang), verdict.sentence(lang, names_at(part, lang)), verdict.status, decides, here)


def _caption(chosen: Choice, lang: str) -> str:
    if isinstance(chosen, Pass):
        return text("house-caption-pass", lang)
    if not chosen:
        return text("house-caption-nothing", lang)
    return text("house-caption", lang, cards=suited_text(chosen, lang))


def _here(rules: RuleSet, lang: str) -> str:
    return text("house-here", lang, rules=rules_text(rules, lang))


def _begin(said: str) -> str:
    return said[:1].upper() + said[1:]


# several items


def _orders(part: Part, lang: str) -> HouseView:
    """The order of the items at other tables."""

    def says(rules: RuleSet) -> str:
        row = comparing.in_strength(part.items, rules)
        if row is None:
            return text("house-no-order", lang)
        said = named(part, row[0], lang)
        for item in row[1:]:
            said = text("list-comma", lang, a=said, b=named(part, item, lang))
        return said

    return _items(part, says, "order", lang)


def _beating(part: Part, lang: str) -> HouseView:
    """Which items beat what lies there at other tables."""
    position = part.table

    def says(rules: RuleSet) -> str:
        try:
            under(position, rules)
        except PositionError as error:
            return impossible_sentence(error.reasons, lang)
        found = [item for item in part.items if isinstance(judge_under(position, item, rules), Play)]
        return join([named(part, item, lang) for item in found], lang) if found else text("house-beats-none", lang)

    return _items(part, says, "beats", lang)


def _items(part: Part, says: Callable[[RuleSet], str], what: str, lang: str) -> HouseView:
    rules = part.rule_set
    here = says(rules)
    rows = [HouseRow(_here(rules, lang), here, here=True)]
    rows += [HouseRow(text(f"rules-{each.preset}", lang), says(each)) for each in PRESETS if each != rules]
    flips: dict[str, HouseRow] = {}
    for name, value, each in others(rules):
        if (said := says(each)) != here:
            flips.setdefault(name, HouseRow(_begin(option_text(name, value, lang)), said))
    return HouseView(
        caption=text(f"house-caption-{what}", lang),
        columns=(text("house-table", lang), text(f"house-column-{what}", lang)),
        rows=(*rows, *flips.values()),
        note="" if flips else text("house-no-switch", lang),
    )
