"""Whether an exercise says by what rules its table plays, and how it speaks of a first lead."""

from __future__ import annotations

from ..explain.messages import text, the_card
from ..explain.ruletexts import rules_text
from ..rules.ruleset import RuleSet
from .exercises import Level, Part
from .kinds import WORDS
from .state import State


def rules_line(rules: RuleSet, lang: str) -> str:
    """Under which rules one plays, with the house rules named where there are any."""
    if str(rules) == rules.preset:
        return text(f"ui-rules-{rules.preset}", lang)
    return rules_text(rules, lang)


def where(state: State, lang: str) -> str:
    """Which exercise it is: `Step 01.04`, or of a pack its number; with the rules, where they are told."""
    if not told(state.level) or (state.part.kind == "verdicts" and not state.level.is_pack):
        return text("text-step", lang, id=state.step.id)
    if not state.level.is_pack:
        return text("text-step-rules", lang, id=state.step.id, rules=rules_line(state.part.rule_set, lang))
    rules, count = rules_line(state.part.rule_set, lang), len(state.level.steps)
    return text("text-puzzle", lang, n=state.place + 1, count=count, rules=rules)


def told(level: Level) -> bool:
    """Whether every exercise says it: in a pack, and in a lesson that leaves the classic table at any time.

    Two packs leave it not: the cards that are seen say it. Kinds with words of their own name house rules themselves.
    """
    return level.is_pack or any(_elsewhere(part) for step in level.steps for part in step.parts)


def _elsewhere(part: Part) -> bool:
    return part.kind not in WORDS and bool(set(str(part.rule_set).split(",")) - {"classic", "packs=2"})


def opening_aim(part: Part, lang: str) -> str:
    """What counts where the first play has to hold the opening card; empty where it has not."""
    if part.kind != "beat" or part.aim != "lead" or part.position is None or not part.position.opening:
        return ""
    return text("aim-opening", lang, card=the_card(str(part.rule_set.opening_card), lang))
