"""Small levels for tests, and a short way to play them."""

from __future__ import annotations

from zsy_tutor.study.asked_session import at_once
from zsy_tutor.study.exercises import Level, right_answers
from zsy_tutor.study.finding import missing
from zsy_tutor.study.levels import parse_level
from zsy_tutor.study.session import Choose, Done, Event, Pass, Play, State, Toggle, Typed, open_level, reduce

LESSON = """
format = 1
id = "05"
title.en = "Test"
can_do.en = "nothing"
minutes = 1
"""


def lesson_text(step: str, head: str = LESSON, purpose: str = "mix", kind: str = "beat") -> str:
    """A lesson with one step of the given lines."""
    return f"""{head}
[[step]]
id = "{"05" if 'id = "05"' in head else "01"}.01"
purpose = "{purpose}"
kind = "{kind}"
rules = ["B1"]
prompt.en = "Do it."
{step}
"""


def lesson(step: str, **options: str) -> Level:
    """The level of `lesson_text`."""
    return parse_level(lesson_text(step, **options))


def chain(parts: str, kind: str) -> Level:
    """A lesson with one step of several parts."""
    head = f'{LESSON}\n[[step]]\nid = "05.01"\npurpose = "mix"\nkind = "{kind}"\nrules = ["K1", "K2"]\n'
    return parse_level(head + parts)


def beat(position: str, right: str, aim: str = "any") -> State:
    """An opened `beat` with one position; `right` is a list in TOML."""
    return open_level(lesson(f'position = "{position}"\naim = "{aim}"\nright = {right}'), single=True)


def do(state: State, *events: Event) -> State:
    """The state after these events."""
    for event in events:
        state = reduce(state, event)
    return state


def lift(state: State, cards: str) -> State:
    """The state with exactly these ranks lifted."""
    for place in state.work.selected:
        state = reduce(state, Toggle(place))
    left = list(cards)
    for place, card in enumerate(state.cards):
        if card.rank in left:
            left.remove(card.rank)
            state = reduce(state, Toggle(place))
    assert not left, f"{left} are not in the hand"
    return state


def right_event(state: State) -> Event:
    """What answers the part on show rightly, typed where it can be typed."""
    part = state.part
    if part.kind in ("name", "why_not"):
        return Choose(right_answers(part)[0])
    if part.kind in ("order", "which_beats", "verdicts"):
        return Typed(" ".join(right_answers(part)))
    if part.kind == "find_all":
        left = missing(state)
        return Typed(left[0]) if left else Done()
    if part.kind == "who":
        return next_tap(state)
    first = (right_answers(part) if part.kind == "endgame" or not part.right else part.right)[0]
    return Pass() if first == "pass" else Play() if first == "-" else Typed(first)


def next_tap(state: State) -> Event:
    """In a `who`: the next of those asked for, or Check once all are tapped."""
    wanted = right_answers(state.part)[0].split()
    tapped = 0 if at_once(state.part) else len(state.work.row)
    return Play() if tapped == len(wanted) else Choose(wanted[tapped])


def answer(state: State, cards: str) -> State:
    """The state after lifting these ranks and pressing Play."""
    return reduce(lift(state, cards), Play())
