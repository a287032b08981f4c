"""The engine by text: what the oracle and the tables of cases speak, asked of the real functions."""

from __future__ import annotations

from zsy_tutor.rules import fixes as _fixes
from zsy_tutor.rules import generate, legality
from zsy_tutor.rules.legality import Illegal
from zsy_tutor.rules.notation import format_cards, parse_selection
from zsy_tutor.rules.plays import Play, classify
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import RuleSet

Reason = tuple[str, str, str]  # code, shape_reason or "", rule


def shape(cards: str, rules: str, packs: int | None = None) -> tuple[str, ...]:
    """`("pair", "2", "9")` with type, size and top, or `("", shape_reason, rule)`."""
    found = classify(cards, RuleSet.parse(rules), packs)
    if isinstance(found, Play):
        return found.type, str(found.size), found.top
    return "", found.shape_reason, found.rule


def judge(position: str, play: str, seat: int | None = None) -> list[Reason]:
    """All reasons in order, [] where the play is legal."""
    verdict = legality.check(Position.parse(position), parse_selection(play), seat)
    if isinstance(verdict, Illegal):
        return [(reason.code, reason.shape_reason, reason.rule) for reason in verdict.reasons]
    return []


def first(position: str, play: str, seat: int | None = None) -> str:
    """`legal`, a code, or `not_a_combination/shape_reason`: what a learner is shown."""
    reasons = judge(position, play, seat)
    if not reasons:
        return "legal"
    code, shape_reason, _ = reasons[0]
    return f"{code}/{shape_reason}" if shape_reason else code


def reason(position: str, play: str, seat: int | None = None) -> legality.Reason:
    """The reason shown, with its facts."""
    verdict = legality.check(Position.parse(position), parse_selection(play), seat)
    assert isinstance(verdict, Illegal), f"{play} is legal in {position}"
    return verdict.reasons[0]


def plays(position: str) -> list[str]:
    return [play.ranks for play in generate.legal_plays(Position.parse(position))]


def can_pass(position: str) -> bool:
    return generate.can_pass(Position.parse(position))


def fixes(position: str, play: str, seat: int | None = None) -> list[str]:
    parsed = Position.parse(position)
    return [format_cards(fix, parsed.rules) for fix in _fixes.fixes(parsed, parse_selection(play), seat)]


def apply(position: str, *tries: str) -> str:
    """The position after these plays and passes, each by the seat to act."""
    now = Position.parse(position)
    for each in tries:
        now = legality.play(now, parse_selection(each))
    return str(now)


def perft(position: str, depth: int) -> int:
    return generate.perft(Position.parse(position), depth)
