"""What a screen reader is told of the last event: one short sentence, never the page a second time.

What is told is decided by the state alone; that nothing is told of an event that changed nothing is the widget's doing.
"""

from __future__ import annotations

from ..explain.messages import card_name, text
from . import endgame_view, item_words
from .house import house_view
from .kinds import WORDS
from .state import State
from .view import FeedbackView


def live(state: State, given: FeedbackView | None, summary: str, selected: str, lang: str) -> tuple[str, ...]:
    """The last change in sentences; `selected` is the line that names what is lifted, `summary` what is finished."""
    work = state.work
    if state.turned:
        return (_turned(state, lang),)
    if work.told is not None:
        kind = state.part.kind
        return (WORDS[kind].told(state, lang) if kind in WORDS else item_words.told(state, lang),)
    if work.touched:
        return (_touched(state, selected, lang),)
    if work.opened == "dispute" and given is not None:
        return (given.saved,)
    if work.opened == "house":
        house = house_view(state, lang)
        return (house.caption,) if house is not None else ()
    return _answered(state, given, summary, lang)


def _turned(state: State, lang: str) -> str:
    """Another exercise of a pack, or the same from the start."""
    if state.turned == "again":
        return text("live-again", lang)
    return text("live-puzzle" if state.level.is_pack else "live-step", lang, n=state.place + 1,
                count=len(state.level.steps))  # fmt: skip


def _touched(state: State, selected: str, lang: str) -> str:
    touched, lifted = state.work.touched, state.work.selected
    if len(touched) == 1:
        key = "live-lifted" if touched[0] in lifted else "live-put-back"
        return text(key, lang, card=card_name(state.cards[touched[0]], lang))
    return selected if lifted else text("live-cleared", lang)


def _answered(state: State, given: FeedbackView | None, summary: str, lang: str) -> tuple[str, ...]:
    """The hint itself, or the verdict: with the next task of a chain, or with what is finished at an end."""
    work = state.work
    if given is None or work.feedback is None:
        return ()
    if given.kind == "hint":
        return (given.body[max(0, min(work.shown, len(given.body)) - 1)],)
    if work.feedback.part < work.part:
        return (given.headline, state.part.prompt.get(lang))
    told = endgame_view.told(state, given.body)
    if told:
        return (given.headline, *told)
    if summary and (state.place + 1 == len(state.level.steps) or _all_done(state)):
        return (given.headline, summary)
    return (given.headline,)


def _all_done(state: State) -> bool:
    return all(state.progress.is_done(step.id) for step in state.level.steps)
