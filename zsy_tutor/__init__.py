"""Zheng Shangyou: rules engine, lessons and puzzles.

Names are loaded when first used: the engine needs no widget, and a widget is loaded only where one is shown.

>>> import zsy_tutor as zsy
>>> zsy.classify("33344", zsy.CLASSIC)
Play('full_house', '33344')
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__version__ = "0.1.0"

_HOME = {
    "Card": "rules.cards", "Hand": "rules.cards",
    "CLASSIC": "rules.ruleset", "TWO_LOW": "rules.ruleset", "RuleSet": "rules.ruleset",
    "PASS": "rules.plays", "Play": "rules.plays", "all_plays": "rules.plays", "beats": "rules.plays",
    "classify": "rules.plays",
    "NoCombination": "rules.shapes",
    "Position": "rules.position", "PositionView": "rules.position",
    "Illegal": "rules.legality", "Reason": "rules.legality", "check": "rules.legality", "is_legal": "rules.legality",
    "play": "rules.legality",
    "can_pass": "rules.generate", "legal_plays": "rules.generate", "perft": "rules.generate",
    "fixes": "rules.fixes",
    "parse_cards": "rules.notation", "parse_selection": "rules.notation", "format_cards": "rules.notation",
    "read_cards": "rules.lenient",
    "IllegalPlay": "rules.errors", "NotationError": "rules.errors", "PositionError": "rules.errors",
    "RulesError": "rules.errors", "ZsyError": "rules.errors",
    "Seen": "explain.seen", "fact_sentence": "explain.fact_words", "fewest_plays": "explain.fewest",
    "verdicts": "explain.verdicts", "check_record": "explain.record_check",
    "Dispute": "explain.dispute", "dispute_of": "explain.dispute", "judge_again": "explain.dispute",
    "bank": "study.bank",
    "hand": "widgets.shown", "table": "widgets.shown",
    "endgames": "widgets.drills", "my_set": "widgets.drills", "streak": "widgets.drills",
    "own_puzzle": "widgets.own", "exam": "widgets.exam",
    "puzzles": "widgets.course", "settings": "widgets.course", "step": "widgets.course",
    "due": "widgets.mine", "review": "widgets.reviewing", "progress": "widgets.mine",
    "export_progress": "widgets.mine", "erase_progress": "widgets.mine",
    "terms": "widgets.reading", "house_rules": "widgets.reading",
    "sources": "widgets.reading", "cousins": "widgets.reading",
}  # fmt: skip
"""Where each public name lives."""

__all__ = [*_HOME]  # noqa: PLE0604 - the names are the keys above


def __getattr__(name: str) -> Any:
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module 'zsy_tutor' has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"zsy_tutor.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})
