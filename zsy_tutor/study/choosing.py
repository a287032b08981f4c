"""The choices of an exercise that is answered by choosing, as they are seen. Nothing is decided here."""

from __future__ import annotations

from ..explain.messages import text
from . import item_words
from .exercises import Part
from .feedback import choice_key
from .kinds import WORDS
from .state import State
from .view import ChoiceView


def label(part: Part, lang: str) -> str:
    """What is asked of the choices."""
    if part.kind in WORDS:
        return WORDS[part.kind].choices_label(part, lang)
    if not part.choices:
        return ""
    return text("why-question" if part.kind == "why_not" else "name-question", lang)


def choices(state: State, lang: str) -> tuple[ChoiceView, ...]:
    """The choices as they are seen."""
    part, work = state.part, state.work
    if part.kind in WORDS:
        return WORDS[part.kind].choices(state, lang)
    given = work.feedback

    def named(choice: str) -> str:
        if part.kind == "why_not":
            return item_words.choice_label(part, choice, lang)
        return text(choice_key(choice), lang)

    mark = given.kind if given is not None and given.part == work.part and given.answer == work.chosen else ""
    return tuple(
        ChoiceView(
            id=choice,
            label=named(choice),
            chosen=choice == work.chosen,
            mark=mark if choice == work.chosen and mark in ("right", "wrong") else "",
        )
        for choice in part.choices
    )
