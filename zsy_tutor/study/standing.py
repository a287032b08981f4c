"""Where a learner stands, as numbers: the standing of each rule, the answers day by day, the mistakes made most often.

All of it is worked out from the answers. Its words are in `standing_words`, the drawing is `widgets.charts`'.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo

from ..explain.ruletexts import RULE_IDS
from . import schedule
from .progress import Answer
from .review import shape_of
from .schedule import Memory

LONGEST = 31
"""At most so many bars: beyond it days become weeks, and weeks months of thirty days."""
SPANS = (1, 7, 30)
MOST = 5
"""So many kinds of mistakes are shown."""


@dataclass(frozen=True, slots=True)
class RuleStanding:
    """A rule: `known`, `shaky` or `new`, and how well it is remembered where it was asked."""

    rule: str
    standing: str
    memory: Memory | None


@dataclass(frozen=True, slots=True)
class Bar:
    """The answers of some days from `start` on."""

    start: date
    right: int
    shown: int
    wrong: int


@dataclass(frozen=True, slots=True)
class Mistake:
    """A kind of mistake: the reason with its shape reason, or else the rule; how often, and the last such answer."""

    code: str
    shape: str
    rule: str
    times: int
    last: Answer


def rule_standings(answers: Sequence[Answer], now: float) -> tuple[RuleStanding, ...]:
    """Every rule there is."""
    known = schedule.memories(answers)
    return tuple(
        RuleStanding(rule, known[rule].standing(now) if rule in known else "new", known.get(rule)) for rule in RULE_IDS
    )


def bars(answers: Sequence[Answer], now: float, zone: tzinfo | None = UTC) -> tuple[tuple[Bar, ...], int]:
    """The answers from the first day to this one, and how many days a bar spans. `zone` `None`: the machine's."""
    if not answers:
        return (), 1
    days = [datetime.fromtimestamp(each.at, zone).date() for each in answers]
    first, last = min(days), max(*days, datetime.fromtimestamp(now, zone).date())
    length = (last - first).days + 1
    span = next((span for span in SPANS if length <= span * LONGEST), SPANS[-1])
    counted: Counter[tuple[int, str]] = Counter()
    for day, answer in zip(days, answers, strict=True):
        counted[(day - first).days // span, answer.outcome] += 1
    return tuple(
        Bar(
            first + timedelta(days=n * span),
            counted[n, "right"],
            counted[n, "shown"],
            counted[n, "wrong"],
        )
        for n in range((length - 1) // span + 1)
    ), span


def frequent(answers: Sequence[Answer], most: int = MOST) -> tuple[Mistake, ...]:
    """The kinds of mistakes made most often, each with its last example; the later one first where they are equal."""
    times: Counter[tuple[str, str, str]] = Counter()
    last: dict[tuple[str, str, str], Answer] = {}
    for answer in answers:
        if answer.outcome == "wrong":
            kind = _kind(answer)
            times[kind] += 1
            last[kind] = answer
    ordered = sorted(times, key=lambda kind: (-times[kind], -last[kind].at, kind))
    return tuple(Mistake(*kind, times[kind], last[kind]) for kind in ordered[:most])


def _kind(answer: Answer) -> tuple[str, str, str]:
    """The reason, or the rule where there is none."""
    if answer.kind == "name":
        shape = shape_of(answer.question)
        return ("not_a_combination", shape, "") if shape else ("", "", answer.rule)
    if answer.code and answer.code != "legal":
        return answer.code, answer.shape, ""
    return "", "", answer.rule or next(iter(answer.rules), "")
