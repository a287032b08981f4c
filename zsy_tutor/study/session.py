"""Exercises as a pure reducer: `reduce(state, event)` gives the state after it, and `view(state, lang)` what is seen.

Decides no rule: `exercises.judge` asks the engine. No words and no widgets; `Registry` is the one thing here that
changes: the memory of one kernel, tied to the learner's file. Events that cannot mean anything (a card that is not
there, a key after the step is done) change nothing and leave nothing in the log.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..rules import plays
from ..rules.cards import Hand
from ..rules.errors import NotationError
from ..rules.lenient import read_cards
from . import asked_session, asking, endgame_session, exchange_session, finding, item_session, judging_session
from .answering import after_answer, at_fault, fresh, lifted, selection
from .disputing import FOLDER, save
from .exercises import HINTS, Level, judge, judge_choice, spell
from .present import view
from .progress import Store, answers_between
from .state import (
    Attempt,
    Back,
    Choose,
    Clear,
    Dispute,
    Disputed,
    Done,
    Event,
    Feedback,
    Hint,
    House,
    Mark,
    Move,
    Next,
    Pass,
    Place,
    Play,
    Progress,
    Restart,
    Retry,
    Select,
    ShowFix,
    ShowLine,
    State,
    Toggle,
    Trouble,
    Typed,
    Undo,
    Why,
    places_of,
)

__all__ = [
    "Back", "Choose", "Clear", "Dispute", "Disputed", "Done", "Event", "Hint", "House", "Mark", "Move", "Next", "Pass",
    "Place", "Play", "Registry", "Restart", "Retry", "Select", "ShowFix", "ShowLine", "State", "Toggle", "Typed",
    "Undo", "Why", "open_level", "reduce", "view",
]  # fmt: skip

TYPE_RULES = {
    "single": "K1", "pair": "K2", "triple": "K3", "full_house": "K4", "straight": "K5", "stair": "K7", "plate": "K7",
    "bomb": "K8", "joker_bomb": "K8", "four_jokers": "K8", "none": "K9",
}  # fmt: skip
"""The rule under which a wrong name is kept: that of the type it claims."""


def open_level(level: Level, place: int = 0, single: bool = False, progress: Progress | None = None) -> State:
    """A fresh state: a whole level with Next and Back, or one step of it (`single`)."""
    works = tuple(fresh(step) for step in level.steps)
    return State(level, place, works, single, progress=progress or Progress())


def reduce(state: State, event: Event) -> State:
    """The state after an event. Pure: no clock, no chance, nothing outside."""
    move = {Next: _next, Back: _back, Retry: _retry}.get(type(event))
    if move is not None:
        return move(state)
    handler = asking.ANYTIME.get(type(event))
    if handler is None and not state.work.solved:
        handler = _HANDLERS[state.part.kind].get(type(event))
    before = replace(state.with_work(replace(state.work, touched=(), told=None, opened="")), turned="")
    after = handler(before, event) if handler else before
    return state if after is before else after


class Registry:
    """What has been done so far, shared by every exercise on the page, whatever order its cells are run in.

    Answers are kept in `store`, where other kernels find them; without one they are remembered as long as the kernel
    lives. Disputed verdicts are saved in the folder `disputes`: of that name in the working folder, which is the
    notebook's.
    """

    def __init__(self, disputes: Path = Path(FOLDER), store: Store | None = None) -> None:
        self.progress = Progress()
        self.disputes = disputes
        self.store = store

    def open(self, level: Level, place: int | None = 0, single: bool = False) -> State:
        """`open_level` with what is done so far; `place` `None`: at the first exercise that is not done."""
        self.look()
        if place is None:
            undone = (place for place, step in enumerate(level.steps) if not self.progress.is_done(step.id))
            place = next(undone, 0)
        state = open_level(level, place, single, self.progress)
        return replace(state, trouble=self.store.tell_once()) if self.store is not None else state

    def reduce(self, state: State, event: Event) -> State:
        """`reduce`, with what other exercises have done in the meantime, and remembered."""
        self.look(state)
        if isinstance(event, Dispute):
            event = save(state, self.disputes) or event
        if state.progress != self.progress or state.trouble.what:
            state = replace(state, progress=self.progress, trouble=Trouble())
        after = reduce(state, event)
        return self.keep(state, after)

    def look(self, state: State | None = None) -> None:
        """Find out what is done: what is stored, for it may have been erased; without a store, all that is known."""
        if self.store is not None:
            self.progress = self.store.results()
        elif state is not None:
            self.progress = self.progress.merged(state.progress)

    def keep(self, before: State, after: State) -> State:
        """The new answers remembered, and what there is to tell of it."""
        if self.store is None:
            self.progress = after.progress
            return after
        answers = answers_between(before, after, self.store.clock())
        if answers:
            self.store.keep(answers)
            self.look()
            after = replace(after, progress=self.progress)
        trouble = self.store.tell_once()
        return replace(after, trouble=trouble) if trouble.what else after


# moving about


def _next(state: State) -> State:
    if state.single or state.place + 1 >= len(state.level.steps):
        return state
    return replace(state, place=state.place + 1, turned="step")


def _back(state: State) -> State:
    return state if state.single or state.place == 0 else replace(state, place=state.place - 1, turned="step")


def _retry(state: State) -> State:
    return replace(state.with_work(fresh(state.step)), turned="again") if state.work.solved else state


# choosing cards


def _toggle(state: State, event: Toggle) -> State:
    if not 0 <= event.index < len(state.cards):
        return state
    now = set(state.work.selected) ^ {event.index}
    return _with_lifted(state, tuple(sorted(now)))


def _select(state: State, event: Select) -> State:
    wanted = tuple(sorted({index for index in event.indices if 0 <= index < len(state.cards)}))
    return _with_lifted(state, wanted)


def _clear(state: State, event: Clear) -> State:
    return _with_lifted(state, ())


def _as_at_first(state: State, event: Clear) -> State:
    """`repair`: what was lifted at first is lifted again."""
    return _with_lifted(state, lifted(state.part))


def _with_lifted(state: State, now: tuple[int, ...]) -> State:
    """Other cards lifted: the marks of a refusal go, its words stay to be read."""
    work = state.work
    if now == work.selected:
        return state
    feedback = work.feedback
    if feedback is not None and (feedback.fault or feedback.on_table):
        feedback = replace(feedback, fault=(), on_table=False)
    touched = tuple(sorted(set(now) ^ set(work.selected)))
    return state.with_work(replace(work, selected=now, touched=touched, feedback=feedback))


# answering


def _play(state: State, event: Play) -> State:
    return _answer(state, selection(state))


def _pass(state: State, event: Pass) -> State:
    return _answer(state, plays.PASS)


def _typed(state: State, event: Typed) -> State:
    if not event.text.strip():
        return state
    rules = state.part.rule_set
    try:
        chosen = read_cards(event.text, rules)
    except NotationError as error:
        feedback = Feedback("error", "typed", state.work.part, answer=error.text, column=error.column)
        return state.with_work(replace(state.work, feedback=feedback))
    if isinstance(chosen, plays.Pass):
        return _answer(state, chosen)
    opening = rules.opening_card if state.part.table.opening else None
    held = places_of(state.cards, chosen, state.work.selected, opening)
    state = state.with_work(replace(state.work, selected=held))
    return _answer(state, selection(state) if len(held) == len(chosen) else chosen)


def _typed_or_all(state: State, event: Typed) -> State:
    """`find_all`: a play, or the words that there are no more."""
    return finding.that_is_all(state, Done()) if finding.says_all(event.text) else _typed(state, event)


def _answer(state: State, chosen: Hand | plays.Pass) -> State:
    part, work = state.part, replace(state.work, judged=chosen)
    state = state.with_work(work)
    verdict = judge(part, chosen)
    answer = spell(chosen, part.rule_set)
    rule = verdict.reasons[0].rule if verdict.reasons else ""
    kept = endgame_session.in_line(state, answer) if part.kind == "endgame" else answer
    attempt = Attempt(state.step.id, work.part, kept, verdict.outcome, verdict.code, verdict.shape, rule)
    fault = () if isinstance(chosen, plays.Pass) else at_fault(state, verdict.reasons)
    feedback = Feedback(verdict.outcome, verdict.what, work.part, answer, verdict.reasons, fault, chosen)
    if part.kind == "endgame" and not verdict.reasons:
        return endgame_session.moved(state, chosen, verdict, attempt, feedback)
    if part.kind == "find_all" and verdict.outcome == "right" and isinstance(chosen, Hand):
        return finding.found(state, chosen, attempt, feedback)
    return after_answer(state, verdict, attempt, feedback)


def _choose(state: State, event: Choose) -> State:
    part, work = state.part, state.work
    if event.choice_id not in part.choices:
        return state
    verdict = judge_choice(part, event.choice_id)
    rule = "" if verdict.outcome == "right" else TYPE_RULES[event.choice_id.partition("/")[0]]
    if rule == "K5" and not part.rule_set.is_classic:
        rule = "K6"
    attempt = Attempt(state.step.id, work.part, event.choice_id, verdict.outcome, "", "", rule)
    feedback = Feedback(verdict.outcome, verdict.what, work.part, event.choice_id)
    return after_answer(state.with_work(replace(work, chosen=event.choice_id)), verdict, attempt, feedback)


# asking: `asking` has the rest


def _hint(state: State, event: Hint) -> State:
    work = state.work
    if work.shown >= HINTS:
        return state
    feedback = Feedback("hint", "hint", work.part)
    paid = work.paid if work.revealed else min(HINTS, work.paid + 1)
    return state.with_work(replace(work, shown=work.shown + 1, paid=paid, feedback=feedback))


_Handlers = dict[type, Callable[[State, Any], State]]
_LIFT: _Handlers = {Toggle: _toggle, Select: _select, Clear: _clear, Hint: _hint}
_BEAT = _LIFT | {Play: _play, Pass: _pass, Typed: _typed, Why: asking.why, ShowFix: asking.show_fix}
_HANDLERS: dict[str, _Handlers] = {
    "beat": _BEAT,
    "name": {Choose: _choose, Hint: _hint},
    "repair": {kind: does for kind, does in _BEAT.items() if kind is not ShowFix} | {Clear: _as_at_first},
    "find_all": {kind: does for kind, does in _BEAT.items() if kind is not ShowFix}
    | {Typed: _typed_or_all, Done: finding.that_is_all},
    "endgame": {kind: endgame_session.while_open(does) for kind, does in _BEAT.items()}
    | {ShowLine: endgame_session.while_open(endgame_session.show_line)}
    | {Undo: endgame_session.undo, Restart: endgame_session.restart},
    **{kind: {Hint: _hint, **handlers} for kind, handlers in (item_session.HANDLERS | asked_session.HANDLERS).items()},
    **{kind: {Hint: _hint, **handlers} for kind, handlers in judging_session.HANDLERS.items()},
    **{kind: _LIFT | handlers for kind, handlers in exchange_session.HANDLERS.items()},
    "safe_lead": {kind: does for kind, does in _BEAT.items() if kind is not ShowFix},
}
