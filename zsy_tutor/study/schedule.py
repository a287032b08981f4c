"""When each rule is to be asked again: answers become ratings of rules, and `fsrs` makes of them what is due when.

Rules are scheduled, not exercises. Everything is worked out anew from the answers, so the schedule is never out of
step with them, and the same answers give the same schedule. What is then asked, `review` decides. `fsrs` is loaded when
it is needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from ..explain.ruletexts import RULE_IDS
from .exercises import MAX_STARS
from .progress import Answer

if TYPE_CHECKING:
    from fsrs import Card

SLIPS = frozenset({"nothing_selected", "not_in_hand", "loses"})
"""Codes that say nothing about a rule: a matter of lifting and typing, or of playing well."""
RATINGS = ("again", "hard", "good", "easy")
STANDINGS = ("known", "shaky", "new")
SOON = 43_200.0
"""Being right again within half a day says nothing more about how long a rule will be remembered."""
FORGOTTEN = 0.7
"""A rule that is remembered with less than this probability is no longer called known."""


@dataclass(frozen=True, slots=True)
class Rated:
    """One rating of a rule: `again` where it was broken or had to be shown, `hard` with two hints or more, `easy` where
    it was right at the first try twice running, else `good`."""

    at: float
    rule: str
    rating: str


@dataclass(frozen=True, slots=True)
class Memory:
    """How well a rule is remembered, after the last rating."""

    rule: str
    due: float
    """When it is to be asked again."""
    last: float
    rating: str
    """The last rating."""
    settled: bool
    """Whether it has left the first, short steps."""
    times: int
    lapses: int
    """How often it was rated, and how often `again`."""
    card: Card = field(compare=False, repr=False)

    def chance(self, now: float) -> float:
        """How probably it is still known."""
        return float(_scheduler().get_card_retrievability(self.card, _when(max(now, self.last))))

    def is_due(self, now: float) -> bool:
        """Whether it is to be asked by now."""
        return self.due <= now

    def standing(self, now: float) -> str:
        """`known` or `shaky`."""
        known = self.settled and self.rating != "again" and self.chance(now) >= FORGOTTEN
        return "known" if known else "shaky"


@dataclass(slots=True)
class _Run:
    """One go at an exercise, until it is done."""

    broken: set[str] = field(default_factory=set)
    slipped: bool = False


def ratings(answers: Iterable[Answer]) -> tuple[Rated, ...]:
    """What the answers say of the rules, in the order given.

    A wrong answer rates the rule that it breaks, not that of the exercise, once a go; a right one at the end of the
    exercise rates those that it is about and that were not broken on the way. What an exercise shows by itself
    rates nothing.
    """
    found: list[Rated] = []
    runs: dict[str, _Run] = {}
    at_once: set[str] = set()
    for answer in answers:
        run = runs.setdefault(answer.step, _Run())
        if answer.outcome == "wrong":
            run.slipped = True
            rule = answer.rule or next(iter(answer.rules), "")
            if answer.code not in SLIPS and rule in RULE_IDS and rule not in run.broken:
                run.broken.add(rule)
                found.append(Rated(answer.at, rule, "again"))
        elif answer.stars is not None:
            found += _ended(answer, runs.pop(answer.step), at_once)
    return tuple(found)


def _ended(answer: Answer, run: _Run, at_once: set[str]) -> list[Rated]:
    if answer.purpose == "show" or answer.kind == "endgame":  # who has won has played well: no rule was asked for
        return []
    hints = MAX_STARS - (answer.stars or 0)
    first_try = not run.slipped and not hints and answer.outcome == "right"
    found = []
    for rule in answer.rules:
        if rule in run.broken or rule not in RULE_IDS:
            continue
        if answer.outcome == "shown":
            rating = "again"
        elif hints >= 2:
            rating = "hard"
        else:
            rating = "easy" if first_try and rule in at_once else "good"
        found.append(Rated(answer.at, rule, rating))
    for rule in (*answer.rules, *run.broken):
        (at_once.add if first_try else at_once.discard)(rule)
    return found


def memories(answers: Iterable[Answer]) -> dict[str, Memory]:
    """How well each rule that was ever asked is remembered, in the order of the rules."""
    import fsrs

    counted: dict[str, float] = {}
    scheduler, cards, kept = _scheduler(), dict[str, fsrs.Card](), dict[str, list[Rated]]()
    for number, rated in enumerate(ratings(answers)):
        card = cards.get(rated.rule) or fsrs.Card(card_id=number, due=_when(rated.at))
        before = kept.setdefault(rated.rule, [])
        at = max(rated.at, before[-1].at) if before else rated.at  # a clock that was put back
        rating = fsrs.Rating[rated.rating.capitalize()]
        if not (card.state == fsrs.State.Review and rating != fsrs.Rating.Again and at - counted[rated.rule] < SOON):
            card, _ = scheduler.review_card(card, rating, _when(at))
            counted[rated.rule] = at
        cards[rated.rule] = card
        before.append(Rated(at, rated.rule, rated.rating))
    return {
        rule: Memory(
            rule=rule,
            due=cards[rule].due.timestamp(),
            last=kept[rule][-1].at,
            rating=kept[rule][-1].rating,
            settled=cards[rule].state == fsrs.State.Review,
            times=len(kept[rule]),
            lapses=sum(each.rating == "again" for each in kept[rule]),
            card=cards[rule],
        )
        for rule in RULE_IDS
        if rule in cards
    }


def due(known: Sequence[Memory], now: float) -> tuple[Memory, ...]:
    """Those that are to be asked by now, the longest overdue first."""
    return tuple(sorted((each for each in known if each.is_due(now)), key=lambda each: (each.due, each.rule)))


def _when(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)


_SCHEDULERS: list[Any] = []


def _scheduler() -> Any:
    """The one scheduler; nothing in it is left to chance."""
    if not _SCHEDULERS:
        import fsrs

        _SCHEDULERS.append(fsrs.Scheduler(enable_fuzzing=False))
    return _SCHEDULERS[0]
