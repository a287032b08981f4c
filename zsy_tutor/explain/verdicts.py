"""One position under several rule sets: legal or not, why, and which options make the difference.

The position stays as it lies: hands, turn, trick. What a rule set alone can say is said anew: what the play on the
table is, who counts as having passed, whether the opening card is asked for. Where such a position cannot occur under a
rule set, that is the verdict. Judging itself is `rules.legality`'s.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Literal

from ..rules.errors import PositionError, RulesError
from ..rules.legality import Illegal, check
from ..rules.plays import Pass, Play, classify
from ..rules.position import Position, Trick, seats_from
from ..rules.problems import NO_PLAY
from ..rules.ruleset import OPTION, OPTIONS, RuleSet
from .messages import describe, has_text, join, text
from .reasons import sentence

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ..rules.cards import Hand

PRESET = "preset"
"""Stands among the names of options for the preset: the order of the ranks, and what only one preset has."""
ELSEWHERE = ("next_leader", "tribute", "jokers_exempt", "return_limit", "middle_exchange", "scoring", "match_goal")
"""Options of the exchange, the score and the match: no position or play depends on them."""
TOUCHING = tuple(option.name for option in OPTIONS if option.name not in ELSEWHERE)
"""Options on which a position, a play or the end of a trick may depend."""

Status = Literal["legal", "illegal", "impossible"]
Result = Play | Pass | Illegal | tuple[str, ...]


@dataclass(frozen=True)
class Verdict:
    """What one rule set says.

    `result` is the legal play or pass, `Illegal` with every reason, or the codes of why the position cannot occur.
    `decided_by`: the smallest sets of options that, switched alone from the rules of the position to `rules`, give this
    verdict in place of the one there; empty where legal or not is the same. `preset` may be among them.
    """

    rules: RuleSet
    result: Result
    decided_by: tuple[tuple[str, ...], ...] = ()

    @property
    def status(self) -> Status:
        """Legal, illegal, or impossible: the position cannot occur."""
        return _status(self.result)

    @property
    def legal(self) -> bool:
        """Whether the play may be made under these rules."""
        return self.status == "legal"

    def sentence(self, lang: str, seat_names: Mapping[int, str] | None = None) -> str:
        """The verdict and its first reason in words; a seat without a name is called as in notation."""
        if isinstance(self.result, Illegal):
            return sentence(self.result.reasons[0], self.rules, lang, seat_names)
        if isinstance(self.result, tuple):
            return impossible_sentence(self.result, lang)
        if isinstance(self.result, Pass):
            return text("judged-pass", lang)
        return text("judged-legal", lang, play=describe(self.result, self.rules, lang))

    def decided_sentence(self, lang: str) -> str:
        """Which options decide, in words; `""` where nothing differs."""
        if not self.decided_by:
            return ""
        sets = [join([text(f"switch-{name}", lang) for name in names], lang) for names in self.decided_by]
        return text("judged-decided_by", lang, options=join(sets, lang, "or"))


def impossible_sentence(problems: tuple[str, ...], lang: str) -> str:
    """Why a position cannot occur under other rules, in words: the first of its codes that has a sentence."""
    keys = [f"impossible-{code}" for code in problems if has_text(f"impossible-{code}", lang)]
    return text(keys[0] if keys else "impossible-other", lang)


def verdicts(
    position: Position, selection: Hand | Play | Pass, rule_sets: Iterable[RuleSet], seat: int | None = None
) -> tuple[Verdict, ...]:
    """The same choice of `seat` (default: the one to act) judged under each rule set, in their order.

    Never raises for what a table may not play; `RequestError` for a seat that the position lacks.

    >>> from zsy_tutor.rules.notation import parse_cards
    >>> position = Position.parse("classic 5JQKA2/?7/?7 p1 - - -")
    >>> rule_sets = [RuleSet.parse(text) for text in ("classic", "classic,straight_top=A,tribute=3", "two-low")]
    >>> for verdict in verdicts(position, parse_cards("JQKA2"), rule_sets):
    ...     print(verdict.rules, verdict.status, verdict.decided_by)
    classic legal ()
    classic,straight_top=A,tribute=3 illegal (('straight_top',),)
    two-low illegal (('preset',),)
    """
    here = judge_under(position, selection, position.rules, seat)
    found = []
    for rules in rule_sets:
        result = judge_under(position, selection, rules, seat)
        decided = () if _status(result) == _status(here) else _deciding(position, selection, rules, seat)
        found.append(Verdict(rules, result, decided))
    return tuple(found)


def judge_under(position: Position, selection: Hand | Play | Pass, rules: RuleSet, seat: int | None = None) -> Result:
    """What `rules` say of this choice: `check`'s answer, or the codes of why the position cannot occur under them."""
    try:
        there = under(position, rules)
    except PositionError as error:
        return error.reasons
    return check(there, selection, seat)


def under(position: Position, rules: RuleSet) -> Position:
    """The same hands, turn and trick at a table that plays by `rules`; `PositionError` where that cannot occur.

    Without `pass_is_final` only those count as passed who have passed since the last play; without `opening_required`
    no opening card is asked for.

    >>> position = Position.parse("classic,pass_is_final=on 34/55/66/77 p1 p3:J p4p2 -")
    >>> str(under(position, RuleSet.parse("two-low")))
    'two-low 34/55/66/77 p1 p3:J p4 -'
    """
    if rules == position.rules:
        return position
    trick, passed = position.trick, position.passed
    if trick is not None:
        play = classify(trick.cards, rules, rules.packs_for(position.seats))
        trick = Trick(trick.owner, trick.cards, play if isinstance(play, Play) else NO_PLAY)
        if not rules.pass_is_final:
            passed = tuple(_between(position, trick.owner))
    opening = position.opening and rules.opening_required
    return Position(rules, position.hands, position.turn, trick, passed, position.finished, opening)


def _between(position: Position, owner: int) -> Iterator[int]:
    """The seats with cards that come between the owner of the trick and the seat to act."""
    for seat in seats_from(owner, position.seats)[1:]:
        if seat == position.turn:
            return
        if len(position.hands[seat]):
            yield seat


def _status(result: Result) -> Status:
    if isinstance(result, tuple):
        return "impossible"
    return "illegal" if isinstance(result, Illegal) else "legal"


# ---- which options decide


def _deciding(
    position: Position, selection: Hand | Play | Pass, rules: RuleSet, seat: int | None
) -> tuple[tuple[str, ...], ...]:
    """The smallest sets of differences that lead to the status under `rules`, in the order of the options."""
    wanted = _status(judge_under(position, selection, rules, seat))
    different = differences(position.rules, rules)
    for size in range(1, len(different) + 1):
        found = []
        for names in combinations(different, size):
            mixed = _mixed(position.rules, rules, names)
            if mixed is not None and _status(judge_under(position, selection, mixed, seat)) == wanted:
                found.append(names)
        if found:
            return tuple(found)
    return ()


def differences(rules: RuleSet, other: RuleSet) -> tuple[str, ...]:
    """The options that touch positions in which two rule sets differ, `preset` first where that differs.

    >>> differences(RuleSet.parse("classic"), RuleSet.parse("two-low,stairs=off,plates=off"))
    ('preset', 'min_straight', 'opening_card', 'opening_required')
    """
    both = (name for name in TOUCHING if name in rules.values and name in other.values)
    found = tuple(name for name in both if rules.values[name] != other.values[name])
    return found if rules.preset == other.preset else (PRESET, *found)


def _mixed(rules: RuleSet, other: RuleSet, names: tuple[str, ...]) -> RuleSet | None:
    """`rules` with these differences taken from `other`; `None` where the options do not go together."""
    base = other if PRESET in names else rules
    values = {name: base.values[name] for name in TOUCHING if name in base.values}
    for name in values:
        source = other if name in names else rules
        values[name] = source.values.get(name, base.values[name])
    if values.get("round_ends") == "first_out":
        values |= {"scoring": "penalty", "tribute": "0"}  # it goes with these alone
    try:
        return RuleSet(base.preset, {name: value for name, value in values.items() if OPTION[name].values(base.preset)})
    except RulesError:
        return None
