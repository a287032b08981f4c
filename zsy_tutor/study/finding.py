"""What `repair` and `find_all` do to a state beyond what a `beat` does: plays found, cards changed, the end.

Which plays there are is `exercises.right_answers`', how many cards differ `rules.fixes`'. No words.
"""

from __future__ import annotations

from dataclasses import replace

from ..rules.cards import Hand
from ..rules.fixes import changes, nearest
from .answering import after_answer
from .exercises import Part, Verdict, right_answers, spell
from .state import Attempt, Done, Feedback, State

ALL = "all"
"""How the answer that there are no more is kept."""
ALL_WORDS = ("all", "that is all", "that's all", "done", "no more", "全了", "都找到了", "就这些", "没有了", "找完了")
"""What is typed to say so."""
COUNT_HINT = 2
"""The hint that says how many there are."""


# repair


def changed(part: Part, cards: Hand) -> tuple[Hand, Hand]:
    """The cards added to those that were lifted at first, and those taken away."""
    return changes(part.table, _tried(part), cards)


def fewest(part: Part) -> int:
    """How many changes are enough."""
    return nearest(part.table, _tried(part))[0]


def _tried(part: Part) -> Hand:
    return part.tried if isinstance(part.tried, Hand) else Hand.EMPTY


# find_all


def knows_count(state: State) -> bool:
    """Whether the learner has been told how many there are."""
    return state.part.count or state.work.counted or state.work.shown >= COUNT_HINT


def missing(state: State) -> tuple[str, ...]:
    """The plays still to be found, in ranks."""
    found = {spell(cards, state.part.rule_set) for cards in state.work.found}
    return tuple(ranks for ranks in right_answers(state.part) if ranks not in found)


def found(state: State, cards: Hand, attempt: Attempt, feedback: Feedback) -> State:
    """A play that is asked for: new ones are kept, and the cards go back to the hand."""
    work = state.work
    if attempt.answer not in missing(state):
        state = replace(state, log=(*state.log, replace(attempt, outcome="info")))
        known = replace(feedback, kind="info", what="found_already")
        return state.with_work(replace(work, selected=(), feedback=known))
    state = state.with_work(replace(work, selected=(), found=(*work.found, cards)))
    if not missing(state) and knows_count(state):
        return _complete(state, attempt, feedback)
    state = replace(state, log=(*state.log, attempt))
    return state.with_work(replace(state.work, feedback=feedback))


def that_is_all(state: State, event: Done) -> State:
    """The learner says that there are no more."""
    work = state.work
    feedback = Feedback("right", "found", work.part, ALL)
    attempt = Attempt(state.step.id, work.part, ALL, "right", "legal")
    if not missing(state):
        return _complete(state, attempt, feedback)
    attempt = replace(attempt, outcome="wrong", code="", rule=state.step.rules[0])
    state = replace(state, log=(*state.log, attempt))
    given = Feedback("wrong", "not_all", work.part, ALL)
    return state.with_work(replace(work, counted=True, feedback=given))


def says_all(text: str) -> bool:
    """Whether typed text says that there are no more.

    >>> says_all(" That is all. "), says_all("A")
    (True, False)
    """
    return " ".join(text.lower().replace("\u2019", "'").rstrip(" .。").split()) in ALL_WORDS


def _complete(state: State, attempt: Attempt, feedback: Feedback) -> State:
    return after_answer(state, Verdict("right", "found_all"), attempt, replace(feedback, what="found_all"))
