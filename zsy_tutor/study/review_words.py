"""What is said about reviewing, as pages to read: what is due, and what a session has changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..explain.messages import text
from ..explain.pages import Block, Heading, Items, Page, Paragraph, Part, Table
from ..explain.ruletexts import rule_title
from . import schedule
from .met import rules_met
from .progress import Answer
from .review import Change
from .schedule import Memory

DAY, HOUR = 86_400.0, 3_600.0
NEXT = 3
"""So many of those that come next are named."""


def nothing_yet(lang: str) -> Page:
    """Where nobody has answered anything."""
    return Page(lang, (Paragraph(text("review-nothing-yet", lang)),))


def due_page(answers: Sequence[Answer], now: float, lang: str) -> Page:
    """What is due now, or what comes next."""
    reached = rules_met(answers)
    known = tuple(memory for memory in schedule.memories(answers).values() if memory.rule in reached)
    if not known:
        return nothing_yet(lang)
    waiting = schedule.due(known, now)
    blocks: list[Block] = [Heading(text("review-due-title", lang))]
    if waiting:
        blocks.append(Paragraph(text("review-due", lang, n=len(waiting))))
        blocks.append(Items(tuple(_last_asked(each, now, lang) for each in waiting)))
    else:
        blocks.append(Paragraph(text("review-none-due", lang)))
        coming = sorted(known, key=lambda each: (each.due, each.rule))[:NEXT]
        blocks.append(Items(tuple(_comes(each, now, lang) for each in coming)))
    return Page(lang, tuple(blocks))


def changed_page(changes: Sequence[Change], now: float, lang: str) -> Page:
    """What a session has done, rule by rule."""
    head = tuple(text(f"review-column-{name}", lang) for name in ("rule", "before", "after", "next"))
    rows = tuple(
        (
            rule_line(each.rule, lang),
            standing_text(each.before, lang),
            (Part(standing_text(each.after, lang), "strong" if each.after != each.before else "plain"),),
            when(each.due, now, lang),
        )
        for each in changes
    )
    title = text("review-changed-title", lang)
    blocks: tuple[Block, ...] = (Heading(title),)
    if not rows:
        return Page(lang, (*blocks, Paragraph(text("review-unchanged", lang))))
    return Page(lang, (*blocks, Table(title, head, rows)))


def rule_line(rule: str, lang: str) -> tuple[Part, ...]:
    """A rule by its title and number."""
    return (Part(rule_title(rule, lang)), Part(" "), Part(rule, "quiet"))


def standing_text(standing: str, lang: str) -> str:
    """`known`, `shaky` or `new` in a word."""
    return text(f"standing-{standing}", lang)


def when(at: float, now: float, lang: str) -> str:
    """A time from now on, in words: hours or days."""
    left = at - now
    if left <= 0:
        return text("review-now", lang)
    if left < HOUR:
        return text("review-in-an-hour", lang)
    if left < DAY:
        return text("review-in-hours", lang, n=round(left / HOUR))
    return text("review-in-days", lang, n=round(left / DAY))


def _ago(at: float, now: float, lang: str) -> str:
    days = int(max(0.0, now - at) / DAY)
    return text("review-days-ago", lang, n=days) if days else text("review-within-a-day", lang)


def _last_asked(memory: Memory, now: float, lang: str) -> tuple[Part, ...]:
    return (*rule_line(memory.rule, lang), Part(text("review-asked", lang, when=_ago(memory.last, now, lang))))


def _comes(memory: Memory, now: float, lang: str) -> tuple[Part, ...]:
    return (*rule_line(memory.rule, lang), Part(text("review-comes", lang, when=when(memory.due, now, lang))))


def standings(known: Mapping[str, Memory], now: float, rules: Sequence[str]) -> dict[str, str]:
    """The standing of each of these rules."""
    return {rule: known[rule].standing(now) if rule in known else "new" for rule in rules}
