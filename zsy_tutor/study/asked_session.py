"""What tapping, checking and typing do to a `who` and to a `count`.

What is right is known to `who_asked` and `count_asked`; no words.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..explain.messages import LANGS
from . import naming
from .answering import after_answer, clear_row, with_row
from .count_asked import Count
from .exercises import Part, Verdict
from .state import Attempt, Choose, Clear, Feedback, Place, Play, State, Typed
from .who_asked import Who

SPACE = re.compile(r"[\s,，、;；<＜>＞→-]+")
DIGITS = str.maketrans("０１２３４５６７８９", "0123456789")


def who_of(part: Part) -> Who:
    """What a `who` asks; `TypeError` for a part of another kind."""
    if not isinstance(part.asked, Who):
        raise TypeError("this part does not ask who")
    return part.asked


def count_of(part: Part) -> Count:
    """What a `count` asks; `TypeError` for a part of another kind."""
    if not isinstance(part.asked, Count):
        raise TypeError("this part does not ask how many")
    return part.asked


def at_once(part: Part) -> bool:
    """Whether a tap is the answer: where one is asked for and none stands there already."""
    question = who_of(part)
    return not question.ordered and len(question.wanted) == 1 and not part.filled


# who


def _choose(state: State, event: Choose) -> State:
    """Tap an answer: it is given at once, or placed in the row or taken back out of it."""
    part, choices = state.part, who_of(state.part).choices
    if event.choice_id not in choices:
        return state
    if at_once(part):
        return _who(state, (event.choice_id,))
    place = choices.index(event.choice_id)
    if part.filled and len(who_of(part).wanted) == 1:
        return with_row(state, (place,), place)
    row = state.work.row
    return with_row(state, tuple(each for each in row if each != place) if place in row else (*row, place), place)


def _place(state: State, event: Place) -> State:
    choices = who_of(state.part).choices
    return _choose(state, Choose(choices[event.item])) if 0 <= event.item < len(choices) else state


def _check(state: State, event: Play) -> State:
    question, work = who_of(state.part), state.work
    if not work.row and at_once(state.part):
        return state
    if len(work.row) < (len(question.wanted) if question.ordered else 1):
        return _say(state, Feedback("info", "who_rest", work.part))
    return _who(state, tuple(question.choices[place] for place in work.row))


def _who(state: State, answer: tuple[str, ...]) -> State:
    question, work = who_of(state.part), state.work
    outcome = "right" if question.fits(answer) else "wrong"
    said = " ".join(answer)
    rule = "" if outcome == "right" else question.rule
    state = state.with_work(replace(work, row=tuple(map(question.choices.index, answer)), chosen=said))
    attempt = Attempt(state.step.id, work.part, said, outcome, rule=rule)
    return after_answer(state, Verdict(outcome, "who"), attempt, Feedback(outcome, "who", work.part, said))


def _typed_who(state: State, event: Typed) -> State:
    part = state.part
    words = [word for word in SPACE.split(event.text.strip().lower().translate(DIGITS)) if word]
    if not words:
        return state
    found = [_choice(part, word) for word in words]
    if None in found or len(set(found)) < len(found):
        return _say(state, Feedback("error", "typed_who", state.work.part, event.text))
    answer = tuple(word for word in found if word)
    question = who_of(part)
    if len(answer) != len(question.wanted) and (question.ordered or at_once(part)):
        return _say(state, Feedback("error", "typed_who", state.work.part, event.text))
    return _who(state, answer)


def _choice(part: Part, word: str) -> str | None:
    """An answer by its id, by its name in any language, or by its place in the list."""
    choices = who_of(part).choices
    by_name = {naming.said(choice, lang).lower(): choice for choice in choices for lang in LANGS}
    numbers = {str(number): choice for number, choice in enumerate(choices, start=1)}
    return (numbers | by_name | {choice: choice for choice in choices}).get(word)


# count


def numbers(text: str) -> tuple[int, ...] | None:
    """Numbers with blanks or commas between; `None` where something else stands there.

    >>> numbers("14, 14 13"), numbers("14 x")
    ((14, 14, 13), None)
    """
    words = [word for word in SPACE.split(text.strip().translate(DIGITS)) if word]
    if not words or not all(word.isascii() and word.isdigit() and len(word) < 5 for word in words):
        return None
    return tuple(map(int, words))


def _typed_count(state: State, event: Typed) -> State:
    part, work = state.part, state.work
    wanted = count_of(part).wanted
    found = numbers(event.text)
    if found is None or len(found) != len(wanted):
        what = "count_rest" if not event.text.strip() or found else "typed_count"
        return _say(state, Feedback("info" if what == "count_rest" else "error", what, work.part, event.text))
    wrong = tuple(place for place, (one, other) in enumerate(zip(found, wanted, strict=True)) if one != other)
    outcome = "wrong" if wrong else "right"
    answer = " ".join(map(str, found))
    state = state.with_work(replace(work, row=found, chosen=answer))
    rule = count_of(part).rule if wrong else ""
    attempt = Attempt(state.step.id, work.part, answer, outcome, rule=rule)
    feedback = Feedback(outcome, "count", work.part, answer, items=wrong)
    return after_answer(state, Verdict(outcome, "count"), attempt, feedback)


def _check_count(state: State, event: Play) -> State:
    """What stands in the fields was sent as text; without that nothing was typed, or what was there at first stands."""
    return _typed_count(state, Typed(" ".join(map(str, state.work.row))))


def _say(state: State, feedback: Feedback) -> State:
    return state.with_work(replace(state.work, feedback=feedback))


_Handlers = dict[type, Callable[[State, Any], State]]
HANDLERS: dict[str, _Handlers] = {
    "who": {Choose: _choose, Place: _place, Clear: clear_row, Play: _check, Typed: _typed_who},
    "count": {Play: _check_count, Typed: _typed_count},
}
"""What each kind makes of each event; hints are the same everywhere and `session`'s."""
