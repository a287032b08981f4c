"""Where a learner stands, as a page: three charts, each with what it says in a sentence and as a table, and examples.

An example is an answer of the learner's, judged again by the engine: what is said of it is what the engine says now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import tzinfo
from typing import Any

from ..explain.messages import describe, has_text, suited_text, text
from ..explain.pages import Block, Chart, Heading, Page, Row, Side, Sides, Table
from ..explain.reasons import sentence, verdict
from ..explain.ruletexts import RULE_IDS, rule_body, rule_title
from ..rules.cards import Hand
from ..rules.errors import ZsyError
from ..rules.legality import Illegal, check
from ..rules.notation import format_cards, parse_cards, parse_selection
from ..rules.plays import Pass, classify
from ..rules.position import Position, parse_seat
from ..rules.ruleset import RuleSet
from ..rules.shapes import NoCombination
from . import standing
from .feedback import choice_key
from .item_words import reason_text
from .lessons import find_step
from .progress import Answer
from .review_words import nothing_yet, rule_line, standing_text, when
from .seating import seat_names
from .standing import Bar, Mistake, RuleStanding

LOSES = "loses"
SIGNS = {"known": "✓", "shaky": "~", "new": ""}
GROUPS = tuple(dict.fromkeys(rule[0] for rule in RULE_IDS))


def standing_page(answers: Sequence[Answer], now: float, lang: str, zone: tzinfo | None = None) -> Page:
    """Where the learner stands now. `zone`: where days begin and end, by default the machine's."""
    if not answers:
        return nothing_yet(lang)
    blocks: list[Block] = [_rules_chart(standing.rule_standings(answers, now), now, lang)]
    blocks.append(_days_chart(*standing.bars(answers, now, zone), lang))
    found = standing.frequent(answers)
    if found:
        blocks.append(_mistakes_chart(found, lang))
        blocks.append(Heading(text("standing-examples", lang), 3))
        blocks += [example(each, lang) for each in found]
    return Page(lang, tuple(blocks))


# the charts


def _rules_chart(rules: Sequence[RuleStanding], now: float, lang: str) -> Chart:
    counted = Counter(each.standing for each in rules)
    facts = {name: counted[name] for name in ("known", "shaky", "new")}
    head = tuple(text(f"review-column-{name}", lang) for name in ("rule", "after", "next"))
    rows = tuple(
        (
            rule_line(each.rule, lang),
            standing_text(each.standing, lang),
            when(each.memory.due, now, lang) if each.memory else "",
        )
        for each in rules
    )
    values: list[dict[str, Any]] = [
        {
            "group": GROUPS.index(each.rule[0]),
            "title": text(f"standing-group-{each.rule[0]}", lang),
            "n": int(each.rule[1:]) - 1,
            "rule": each.rule,
            "standing": each.standing,
            "sign": SIGNS[each.standing],
        }
        for each in rules
    ]
    caption = text("standing-rules", lang)
    said = text("standing-rules-says", lang, count=len(rules), **facts)
    key = text("standing-rules-key", lang, known=SIGNS["known"], shaky=SIGNS["shaky"])
    return Chart("rules", caption, said, Table(caption, head, rows), tuple(values), key)


def _days_chart(found: Sequence[Bar], span: int, lang: str) -> Chart:
    head = tuple(text(f"standing-column-{name}", lang) for name in ("from", "right", "shown", "wrong"))
    rows = tuple(
        (each.start.isoformat(), str(each.right), str(each.shown), str(each.wrong))
        for each in found
        if each.right or each.shown or each.wrong
    )
    values = tuple(
        {"day": each.start.isoformat(), "right": each.right, "shown": each.shown, "wrong": each.wrong} for each in found
    )
    right, shown, wrong = (sum(getattr(each, name) for each in found) for name in ("right", "shown", "wrong"))
    caption = text(f"standing-days-{span}", lang)
    said = text("standing-days-says", lang, count=right + shown + wrong, right=right, shown=shown, wrong=wrong)
    return Chart("days", caption, said, Table(caption, head, rows), values, text("standing-days-key", lang))


def _mistakes_chart(found: Sequence[Mistake], lang: str) -> Chart:
    head = tuple(text(f"standing-column-{name}", lang) for name in ("mistake", "times"))
    values = tuple({"what": label(each, lang), "times": each.times, "n": n} for n, each in enumerate(found))
    rows = tuple((str(each["what"]), str(each["times"])) for each in values)
    caption = text("standing-mistakes", lang)
    said = text("standing-mistakes-says", lang, what=label(found[0], lang), n=found[0].times)
    return Chart("mistakes", caption, said, Table(caption, head, rows), values)


def label(mistake: Mistake, lang: str) -> str:
    """A kind of mistake in a few words."""
    if mistake.code == LOSES:
        return text("standing-loses", lang)
    if (mistake.code and has_text(f"reason-{mistake.code}", lang)) or mistake.shape:
        choice = f"{mistake.code}/{mistake.shape}" if mistake.shape else mistake.code
        said = reason_text(choice, lang)
    else:
        said = rule_title(mistake.rule, lang) if mistake.rule in RULE_IDS else mistake.rule
    return said[:1].upper() + said[1:]


# an example


def example(mistake: Mistake, lang: str) -> Sides:
    """The last such answer: what lay there, what was answered, and what the engine says of it."""
    answer, title = mistake.last, label(mistake, lang)
    try:
        side = _side(answer, title, lang)
    except (ZsyError, ValueError, IndexError):  # written down by another version
        side = None
    return Sides("", (side or _bare(answer, title, lang),))


def _side(answer: Answer, title: str, lang: str) -> Side | None:
    asked, _, tried = answer.question.partition(" | ")
    if answer.kind == "name":
        return _named(answer, title, lang)
    if answer.code == LOSES:
        return Side(title, _rows(Position.parse(asked), answer.answer, lang), "told", text("standing-loses-says", lang))
    if answer.kind in ("beat", "repair", "find_all", "endgame"):
        return _played(Position.parse(asked), answer.answer, title, lang)
    if answer.kind == "why_not":
        seat, colon, cards = tried.rpartition(":")
        position = Position.parse(asked)
        return _played(position, cards, title, lang, parse_seat(seat, position.seats) if colon else None)
    if answer.kind == "which_beats":
        position = Position.parse(asked)
        wrong = [each for each in answer.answer.split() if isinstance(check(position, parse_cards(each)), Illegal)]
        return _played(position, wrong[0], title, lang) if wrong else None
    return None


def _played(position: Position, played: str, title: str, lang: str, seat: int | None = None) -> Side | None:
    chosen = parse_selection(played)
    found = check(position, chosen, seat)
    if not isinstance(found, Illegal):
        return None
    you = position.mover if seat is None else seat
    first = found.reasons[0]
    body = sentence(first, position.rules, lang, seat_names(position, lang, you))
    return Side(title, _rows(position, played, lang, you), "illegal", verdict(first, lang), (body,))


def _rows(position: Position, played: str, lang: str, you: int | None = None) -> tuple[Row, ...]:
    """The learner's hand, what lies there, and what was chosen."""
    hand, chosen = position.hands[position.mover if you is None else you], parse_selection(played)
    rows = [Row(text("flip-hand", lang), format_cards(hand, position.rules))] if isinstance(hand, Hand) else []
    if position.trick is not None:
        said = describe(position.trick.play, position.rules, lang)
        rows.append(Row(text("flip-table", lang), format_cards(position.trick.cards, position.rules), said))
    if isinstance(chosen, Pass) or not chosen:
        rows.append(Row(text("standing-you", lang), text=text("ui-pass" if chosen else "standing-none", lang)))
    else:
        rows.append(Row(text("standing-you", lang), played))
    return tuple(rows)


def _named(answer: Answer, title: str, lang: str) -> Side:
    rules, cards = answer.question.split(" ")[:2]
    found = classify(parse_cards(cards, 2), RuleSet.parse(rules))
    shape = f"none/{found.shape_reason}" if isinstance(found, NoCombination) else found.type
    rows = (
        Row(text("standing-cards", lang), cards),
        Row(text("standing-you", lang), text=text(choice_key(answer.answer), lang)),
    )
    return Side(title, rows, "illegal", text("standing-rather", lang, what=text(choice_key(shape), lang)))


def _bare(answer: Answer, title: str, lang: str) -> Side:
    """Where nothing can be judged anew: what was answered, and the rule."""
    rows: tuple[Row, ...] = ()
    prompt = _prompt(answer, lang)
    if prompt:
        rows += (Row(text("standing-asked", lang), text=prompt),)
    if answer.kind in ("order", "count"):
        said = (suited_text(each, lang) if answer.kind == "order" else each for each in answer.answer.split())
        rows += (Row(text("standing-you", lang), text=" · ".join(said)),)
    rule = answer.rule if answer.rule in RULE_IDS else next((each for each in answer.rules if each in RULE_IDS), "")
    if not rule:
        return Side(title, rows, "told", title)
    return Side(title, rows, "told", rule_title(rule, lang), (rule_body(rule, lang),))


def _prompt(answer: Answer, lang: str) -> str:
    """What was asked, in words, where the lesson still has that exercise."""
    try:
        level, place = find_step(answer.step)
        part = level.steps[place].parts[answer.part]
    except (ZsyError, IndexError):
        return ""
    return part.prompt.get(lang) if part.kind == answer.kind else ""
