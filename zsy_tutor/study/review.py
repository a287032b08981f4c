"""A session of review: which rules, asked how, with cards that were never seen before.

What is due comes from `schedule`, the questions from `fresh`; where those have none, from the lessons. Half of a
session is drawn from the learner's own mistakes of the last month, a third is due, the rest long not seen. No words
but those of the exercises; no clock, no chance of its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from random import Random

from ..explain.ruletexts import RULE_IDS
from ..rules.errors import ZsyError
from ..rules.notation import parse_cards
from ..rules.plays import classify
from ..rules.ruleset import RuleSet
from ..rules.shapes import NoCombination
from . import fresh, schedule
from .drawing import words
from .exercises import Level, Step, Words
from .lessons import lesson, lesson_files
from .met import keeps_to, rules_met
from .progress import Answer, question
from .schedule import Memory

SIZE = 10
DAY = 86_400.0
MONTH, WEEK = 30 * DAY, 7 * DAY
TWICE = 2
"""At most so many questions of one kind in a session, and so often a mistake is made until it is no slip."""
WITHIN = 5
"""It was made that often within so many answers to its rule."""
ENOUGH = 3
"""So many right answers in a row, and an old mistake is none any more."""
PURPOSE = "review"
ONLY_CLASSIC, ONLY_TWO_LOW = ("C1", "C4", "K5"), ("C2", "C5", "K6", "S4")
"""Rules of one preset."""
FEW = ("name", "count")
"""Kinds of which there are too few questions to be new for ever."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What one question is to ask: a rule, and the key of `fresh.RECIPES`, or nothing where a lesson has to ask."""

    rule: str
    key: str = ""
    two_low: bool = False
    as_pair: bool = False
    """Whether it is asked with two questions that look alike."""


def mistakes(answers: Sequence[Answer], now: float) -> Counter[Aim]:
    """The learner's mistakes of the last month by what practises them; those of the last week count double.

    What has been got right three times running since is left out.
    """
    rated = schedule.ratings(answers)
    found: Counter[Aim] = Counter()
    last: dict[Aim, float] = {}
    for answer in answers:
        aim = aim_of(answer)
        if aim is not None and answer.at >= now - MONTH:
            found[aim] += 2 if answer.at >= now - WEEK else 1
            last[aim] = answer.at
    for aim, at in last.items():
        since = [each.rating for each in rated if each.rule == aim.rule and each.at > at]
        if len(since) >= ENOUGH and not {"again", "hard"} & set(since[-ENOUGH:]):
            del found[aim]
    return found


def misconceptions(answers: Sequence[Answer], now: float) -> tuple[Aim, ...]:
    """The mistakes that are no slips, the most frequent first: made twice within five answers to their rule, or in a
    review. The same answer to the same question counts once.
    """
    found = mistakes(answers, now)
    return tuple(aim for aim, _ in found.most_common() if _is_misconception(aim, answers, now))


def _is_misconception(aim: Aim, answers: Sequence[Answer], now: float) -> bool:
    about = [each for each in answers if _says_something(each, aim.rule)]
    places = [place for place, each in enumerate(about) if aim_of(each) == aim]
    if any(about[place].purpose == PURPOSE and about[place].at >= now - MONTH for place in places):
        return True
    last = about[max(0, places[-1] - WITHIN + 1) : places[-1] + 1]
    return len({(each.question, each.answer) for each in last if aim_of(each) == aim}) >= TWICE


def _says_something(answer: Answer, rule: str) -> bool:
    """Whether an answer breaks the rule, or ends an exercise that asks for it."""
    return answer.rule == rule if answer.outcome == "wrong" else answer.stars is not None and rule in answer.rules


def aim_of(answer: Answer) -> Aim | None:
    """What practises a mistake; nothing for what is none, or says nothing of a rule."""
    if answer.outcome != "wrong" or answer.rule not in RULE_IDS or answer.code in schedule.SLIPS:
        return None
    key = answer.shape or answer.code
    if answer.kind == "name":
        key = shape_of(answer.question)
    key = fresh.SAME.get(key, key)
    if key not in fresh.RECIPES:
        key = next((each for each in fresh.OF_RULE.get(answer.rule, ()) if each not in fresh.NEEDS), "")
    return Aim(answer.rule, key, answer.question.startswith("two-low"))


def shape_of(asked: str) -> str:
    """Why the cards that a `name` asks about are no combination, or nothing."""
    rules, _, cards = asked.partition(" ")
    try:
        found = classify(parse_cards(cards, 2), RuleSet.parse(rules))
    except ZsyError:
        return ""
    return found.shape_reason if isinstance(found, NoCombination) else ""


def plan(answers: Sequence[Answer], now: float, rng: Random, size: int = SIZE) -> tuple[Aim, ...]:
    """What a session asks, in the order asked: at most two of a kind. Empty where nothing was ever answered.

    What is no slip any more is asked with a pair first, then once again with fresh cards, then its rule in another way.
    """
    reached = rules_met(answers)
    known = {rule: memory for rule, memory in schedule.memories(answers).items() if rule in reached}
    own = Counter({aim: count for aim, count in mistakes(answers, now).items() if aim.rule in reached})
    waiting = [each.rule for each in schedule.due(tuple(known.values()), now)]
    oldest = sorted(known, key=lambda rule: (known[rule].last, rule))
    chosen: list[Aim] = []

    def take(aims: Iterable[Aim], most: int) -> None:
        for aim in aims:
            if len(chosen) >= min(most, size):
                return
            if sum((each.rule, each.key) == (aim.rule, aim.key) for each in chosen) < TWICE:
                chosen.append(aim)

    blocks = [_block(aim, known.keys(), rng) for aim in misconceptions(answers, now) if aim in own][:TWICE]
    take((each for block in blocks for each in block), size // 2)
    take(_weighted(own, rng, size), size // 2)
    take((_aim_for(rule, known, rng, answers) for rule in waiting), size // 2 + size // 3)
    take((_aim_for(rule, known, rng, answers) for rule in oldest), size)
    for _ in range(2):
        take((_aim_for(rule, known, rng, answers) for rule in (*waiting, *oldest)), size)
    rng.shuffle(chosen)
    for block in blocks:
        asked = [each for each in block if each in chosen]
        for place, aim in zip(sorted(chosen.index(each) for each in asked), asked, strict=True):
            chosen[place] = aim
    return tuple(chosen)


def _block(aim: Aim, met: Collection[str], rng: Random) -> tuple[Aim, ...]:
    """What clears up a misconception: a pair, the same with fresh cards, and its rule asked in another way."""
    others = [key for key in _keys(aim.rule, met) if key != aim.key]
    last = (replace(aim, key=rng.choice(others)),) if others else ()
    return (replace(aim, as_pair=True), aim, *last)


def _keys(rule: str, met: Collection[str]) -> list[str]:
    """What asks for a rule with cards that need no rule never met."""
    return [key for key in fresh.OF_RULE.get(rule, ()) if set(fresh.NEEDS.get(key, ())) <= set(met)]


def _weighted(own: Counter[Aim], rng: Random, size: int) -> list[Aim]:
    """Own mistakes by chance, as often as they were made."""
    aims = sorted(own, key=lambda aim: (aim.rule, aim.key, aim.two_low))
    return rng.choices(aims, [own[aim] for aim in aims], k=4 * size) if aims else []


def _aim_for(rule: str, known: Mapping[str, Memory], rng: Random, answers: Sequence[Answer]) -> Aim:
    """How to ask for a rule: with cards that need no rule never met."""
    keys = _keys(rule, known.keys())
    if rule in ONLY_CLASSIC or rule in ONLY_TWO_LOW:
        two_low = rule in ONLY_TWO_LOW
    else:
        two_low = _last_table(rule, answers) == "two-low"
    return Aim(rule, rng.choice(keys) if keys else "", two_low)


def _last_table(rule: str, answers: Sequence[Answer]) -> str:
    """The preset of the last table at which the rule was asked."""
    last = next((each for each in reversed(answers) if rule in each.rules), None)
    return re.split(r"[ ,]", last.question)[0] if last else ""


def session(answers: Sequence[Answer], now: float, size: int = SIZE) -> Level | None:
    """The exercises of a session begun now, one after another; `None` where nothing was ever answered.

    The same answers at the same time give the same session.
    """
    rng = Random(f"{len(answers)} {now}")
    seen = {plain(answer.question) for answer in answers}
    reached = rules_met(answers)
    steps: list[Step] = []
    for aim in plan(answers, now, rng, size):
        step = _fresh(aim, rng, seen, reached) or _from_lessons(aim.rule, rng, reached)
        if step is not None:
            steps.append(replace(step, id=f"review.{int(now)}.{len(steps) + 1:02}"))
    if not steps:
        return None
    return Level("review", "", is_pack=True, title=words("title"), steps=tuple(steps))


def _fresh(aim: Aim, rng: Random, seen: set[str], met: Collection[str]) -> Step | None:
    """A question drawn for it, none of whose tables was seen before; `None` where none can be drawn.

    It keeps to what was met; where its own recipe does not, another of the rule is taken.
    """
    others = [key for key in _keys(aim.rule, met) if key != aim.key]
    for key, two_low in product([aim.key, *others] if aim.key else others, dict.fromkeys((aim.two_low, False))):
        for _ in range(20):
            drawn = fresh.draw(key, rng, two_low, aim.as_pair)
            if drawn is None:
                break
            kind, parts = drawn
            if not keeps_to(parts, met):
                continue
            asked = {plain(question(part)) for part in parts}
            if asked & seen and kind not in FEW:
                continue
            seen |= asked
            return Step("", PURPOSE, kind, (aim.rule,), parts)
    return None


def _from_lessons(rule: str, rng: Random, met: Collection[str]) -> Step | None:
    """An exercise of a lesson that asks for the rule, about rules met alone, and gives nothing away."""
    there = [
        step
        for name in lesson_files()
        for step in lesson(name).steps
        if rule in step.rules and set(step.rules) <= set(met) and step.purpose in ("alone", "mix", "transfer")
    ]
    if not there:
        return None
    return replace(rng.choice(there), purpose=PURPOSE, rules=(rule,), before=Words(), pair="", differs="")


def plain(asked: str) -> str:
    """What was asked, without suits and without the numbers of others' cards."""
    return re.sub(r"(?<=[3-9TJQKA2])[dchs]", "", re.sub(r"\?\d+", "?", asked))


@dataclass(frozen=True, slots=True)
class Change:
    """What a session did to a rule: its standing before and after, and when it is due next."""

    rule: str
    before: str
    after: str
    due: float


def changes(before: Mapping[str, Memory], after: Mapping[str, Memory], began: float, now: float) -> tuple[Change, ...]:
    """What has changed since `before`, in the order of the rules: every rule that was rated since."""
    found = []
    for rule, memory in after.items():
        old = before.get(rule)
        if old is None or memory.times > old.times:
            standing = old.standing(began) if old else "new"
            found.append(Change(rule, standing, memory.standing(now), memory.due))
    return tuple(found)
