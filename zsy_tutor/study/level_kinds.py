"""The parts of level files of kinds with a value in `Part.asked`: reading that, and holding the claims against it.

Plain values are read by `level_values`, everything else by `levels`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from ..rules.cards import Hand, more_than_packs
from ..rules.errors import ZsyError
from ..rules.generate import legal_plays
from ..rules.ruleset import RuleSet
from . import about, asked_session, exchange_session, exchanging, naming
from .count_asked import Count
from .dress import dress_items
from .exchanging import Exchanging
from .exercises import Asked, Claim, Part, Words, judge, right_answers, spell
from .judging import Judging
from .leading import Leading
from .level_values import Values
from .who_asked import Who

MOST = 8
"""The most cards that are exchanged in an exercise."""
Found = TypeVar("Found", bound=Asked)


def read_rules(reader: Values, table: dict[str, Any], key: str = "rule_set") -> RuleSet:
    """The rules of the table."""
    try:
        return RuleSet.parse(reader.value(table, key, str))
    except ZsyError as error:
        raise reader.wrong(key, error.message) from error


def pay(reader: Values, table: dict[str, Any], shared: dict[str, Any]) -> Part:
    """A `pay`: so many cards are owed."""
    hand, _ = _hands(reader, table)
    return _exchange(reader, table, shared, Exchanging(read_rules(reader, table), hand, _number(reader, table, "owe")))


def give_back(reader: Values, table: dict[str, Any], shared: dict[str, Any]) -> Part:
    """A `give_back`: so many cards were received; with the others' hands open, which return wins."""
    hand, others = _hands(reader, table)
    aim = reader.one_of(table, "aim", exchanging.AIMS, "wins" if others else "fewest")
    if (aim == "wins") != bool(others):
        raise reader.wrong("aim", "wins goes with the open hands of the others, and they with it", exchanging.AIMS)
    number = _number(reader, table, "back")
    asked = Exchanging(read_rules(reader, table), hand, number, gives_back=True, others=others, aim=aim)
    return _exchange(reader, table, shared, asked)


def _exchange(reader: Values, table: dict[str, Any], shared: dict[str, Any], asked: Exchanging) -> Part:
    lifted = reader.cards(table, "lifted") if "lifted" in table else Hand.EMPTY
    kind = "give_back" if asked.gives_back else "pay"
    part = Part(kind=kind, rules=asked.rules, cards=asked.hand, asked=asked, lifted=lifted, **shared)
    if lifted and not asked.hand.contains(lifted) and not asked.hand.ranks().contains(lifted):
        raise reader.wrong("lifted", "is not in the hand")
    try:
        right_answers(part)
    except (ZsyError, ValueError) as error:
        raise reader.wrong("hand", str(error)) from error
    check_right(reader, part, {spell(reader.selection(each, "right"), asked.rules) for each in part.right})
    for claim in part.wrong:
        chosen = reader.cards({"wrong.answer": claim.answer}, "wrong.answer")
        verdict = exchange_session.judge(part, chosen)
        check_claim(reader, claim, verdict.outcome, verdict.code)
    return part


def _hands(reader: Values, table: dict[str, Any]) -> tuple[Hand, tuple[Hand, ...]]:
    """The learner's hand and the open hands of the others, every card with a suit."""
    hand = reader.cards(table, "hand")
    texts = reader.strings(table, "others") if "others" in table else ()
    found = (hand, *(reader.cards({"others": each}, "others") for each in texts))
    if not hand:
        raise reader.wrong("hand", "must hold at least one card")
    if more_than_packs(sum(each.counts for each in found), 2):
        raise reader.wrong("hand", "needs more cards than two packs hold")
    first, *others = dress_items(found)
    return first, tuple(others)


def _number(reader: Values, table: dict[str, Any], key: str) -> int:
    number: int = reader.value(table, key, int)
    if not 1 <= number <= MOST:
        raise reader.wrong(key, f"must be 1 to {MOST}")
    return number


# who and count


def who(reader: Values, table: dict[str, Any], shared: dict[str, Any]) -> Part:
    """A `who`: players answer it."""
    question = _question(reader, table, about.who)
    part = _asked(reader, table, shared, "who", question)
    check_right(reader, part, {" ".join(each.split()) for each in part.right})
    for claim in part.wrong:
        answer = tuple(claim.answer.split())
        if any(each not in question.choices for each in answer):
            raise reader.wrong("wrong.answer", f"{claim.answer} cannot be chosen", question.choices)
        check_claim(reader, claim, "right" if question.fits(answer) else "wrong", "not")
    return part


def count(reader: Values, table: dict[str, Any], shared: dict[str, Any]) -> Part:
    """A `count`: numbers answer it."""
    question = _question(reader, table, about.count)
    part = _asked(reader, table, shared, "count", question)
    check_right(reader, part, {" ".join(each.split()) for each in part.right})
    for claim in part.wrong:
        found = asked_session.numbers(claim.answer)
        if found is None or len(found) != len(question.wanted):
            raise reader.wrong("wrong.answer", f"{claim.answer} must be {len(question.wanted)} numbers")
        check_claim(reader, claim, "right" if found == question.wanted else "wrong", "not")
    return part


def _question(reader: Values, table: dict[str, Any], read: Callable[[str, about.Rounds], Found]) -> Found:
    try:
        question = read(reader.value(table, "about", str), reader.games)
        _ = question.right  # what has no answer is refused here
        return question
    except (ZsyError, ValueError, IndexError) as error:
        raise reader.wrong("about", str(error)) from error


def _asked(reader: Values, table: dict[str, Any], shared: dict[str, Any], kind: str, question: Who | Count) -> Part:
    """The part, its texts with the names of the players in place of `{p1}`."""
    for key in ("prompt", "praise"):
        shared[key] = _named(reader, key, shared[key])
    shared["hints"] = tuple(_named(reader, "hints", hint) for hint in shared["hints"])
    shared["wrong"] = tuple(replace(claim, note=_named(reader, "wrong.note", claim.note)) for claim in shared["wrong"])
    filled = reader.flag(table, "filled")
    return Part(kind=kind, rules=question.rules, asked=question, filled=filled, **shared)


def _named(reader: Values, key: str, words: Words) -> Words:
    if naming.bare(words):
        raise reader.wrong(key, "names a seat as notation does: write {p1} for the name of the player there")
    return naming.filled(words)


# verdicts


def verdicts(reader: Values, table: dict[str, Any], shared: dict[str, Any]) -> Part:
    """A `verdicts`: one choice at several tables, legal at some of them and not at others."""
    position = reader.position(table)
    tried = reader.selection(reader.value(table, "try", str), "try")
    hand = position.known_hand(position.mover)
    if isinstance(tried, Hand) and not (hand.contains(tried) or hand.ranks().contains(tried)):
        raise reader.wrong("try", "is not in the hand, and so cannot be shown")
    tables = tuple(read_rules(reader, {"tables": each}, "tables") for each in reader.strings(table, "tables"))
    asked = Judging(position, tried, tables)
    lifted = tried if isinstance(tried, Hand) else Hand.EMPTY
    part = Part(kind="verdicts", position=position, tried=tried, lifted=lifted, asked=asked, **shared)
    if not 2 <= len(tables) <= MOST or len(set(tables)) < len(tables):
        raise reader.wrong("tables", f"must be 2 to {MOST}, all different")
    if not 0 < len(asked.legal) < len(tables):
        raise reader.wrong("tables", "must be some at which it is legal and some at which it is not")
    check_right(reader, part, set(part.right))
    names = list(map(str, tables))
    for claim in part.wrong:
        if claim.answer not in names:
            raise reader.wrong("wrong.answer", f"{claim.answer} is none of the tables", tuple(names))
        reason = asked.reason(names.index(claim.answer))
        if claim.answer in asked.right or reason is None:
            raise reader.wrong("wrong.answer", f"{claim.answer} is right, or cannot occur")
        if (claim.code, claim.shape) != (reason.code, reason.shape_reason):
            found = f"{reason.code} {reason.shape_reason}".rstrip()
            raise reader.wrong("wrong.code", f"{claim.answer} says {found}, not {claim.code} {claim.shape}".rstrip())
    return part


# safe_lead


def safe_lead(reader: Values, table: dict[str, Any], shared: dict[str, Any]) -> Part:
    """A `safe_lead`: some leads nobody can beat, others may be beaten."""
    position = reader.position(table)
    if position.trick is not None:
        raise reader.wrong("position", "something lies there: the learner has to lead")
    seen = reader.cards(table, "seen") if "seen" in table else Hand.EMPTY
    lifted = reader.cards(table, "lifted") if "lifted" in table else Hand.EMPTY
    asked = Leading(position, seen)
    part = Part(kind="safe_lead", position=position, asked=asked, lifted=lifted, **shared)
    hand = position.known_hand(position.mover)
    if not hand.contains(lifted) and not hand.ranks().contains(lifted):
        raise reader.wrong("lifted", "is not in the hand")
    try:
        safe = asked.safe
    except ZsyError as error:
        raise reader.wrong("seen", error.message) from error
    if len(safe) == len(legal_plays(position)):
        raise reader.wrong("position", "has only leads that nobody can beat: there is nothing to be found")
    check_right(reader, part, {spell(reader.selection(each, "right"), position.rules) for each in part.right})
    for claim in part.wrong:
        verdict = judge(part, reader.selection(claim.answer, "wrong.answer"))
        if (claim.code, claim.shape) != (verdict.code, verdict.shape) or verdict.outcome == "right":
            found = "right" if verdict.outcome == "right" else f"{verdict.code} {verdict.shape}".rstrip()
            raise reader.wrong("wrong.code", f"{claim.answer} is {found}, not {claim.code} {claim.shape}".rstrip())
    return part


# claims against the engine


def check_right(reader: Values, part: Part, claimed: set[str]) -> None:
    """The claimed answers are those of the engine."""
    found = right_answers(part)
    if not found:
        raise reader.wrong("right", "no answer is right here")
    if claimed != set(found):
        raise reader.wrong("right", f"{' '.join(sorted(claimed))} is claimed, the engine finds other answers", found)


def check_claim(reader: Values, claim: Claim, outcome: str, code: str) -> None:
    """What is claimed to be wrong is, for the reason claimed."""
    if outcome == "right":
        raise reader.wrong("wrong.answer", f"{claim.answer} is right")
    if (claim.code, claim.shape) != (code, ""):
        raise reader.wrong("wrong.code", f"{claim.answer} is {code}, not {claim.code} {claim.shape}".rstrip())


READERS = {"pay": pay, "give_back": give_back, "who": who, "count": count, "verdicts": verdicts,
           "safe_lead": safe_lead}  # fmt: skip
"""What reads a part of each kind: the reader, its table, and what all kinds share."""
KEYS = {
    "pay": ("rule_set", "hand", "owe", "lifted"),
    "give_back": ("rule_set", "hand", "back", "others", "aim", "lifted"),
    "who": ("about", "filled"),
    "count": ("about", "filled"),
    "verdicts": ("position", "try", "tables"),
    "safe_lead": ("position", "seen", "lifted"),
}
"""The keys that a part of each kind has beyond those that all share."""
CODES = ("wrong_count", "joker_not_owed", "not_highest", "above_limit", "falls")
"""Codes of wrong answers that no play meets."""
