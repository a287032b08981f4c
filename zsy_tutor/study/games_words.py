"""The words for a moment of a round: what went on since the learner's last turn. Decides nothing."""

from __future__ import annotations

from ..explain.messages import describe, suited_text, text
from ..rules.cards import Hand
from ..rules.plays import Play, classify
from .exercises import Part
from .games import Happened
from .seating import names_at
from .state import in_order
from .view import ContextView


def context(part: Part, lang: str) -> tuple[ContextView, ...]:
    """What went on, in the order in which it happened, in one row."""
    if not part.happened:
        return ()
    first, *others = _entries(part, "game-did", lang)
    for each in others:
        first = text("game-then", lang, first=first, second=each)
    return (ContextView("", (), ((text("game-since", lang), first),)),)


def twin(part: Part, lang: str) -> list[str]:
    """The same as sentences."""
    return _entries(part, "game-entry", lang)


def _entries(part: Part, key: str, lang: str) -> list[str]:
    names = names_at(part, lang)
    return [text(key, lang, seat=names[each.seat], play=_done(part, each, lang)) for each in part.happened]


def _done(part: Part, each: Happened, lang: str) -> str:
    if not isinstance(each.action, Hand):
        return text("game-passes", lang)
    found = classify(each.action, part.rule_set)
    if isinstance(found, Play):
        return describe(found, part.rule_set, lang)
    return suited_text(in_order(each.action, part.rule_set), lang)
