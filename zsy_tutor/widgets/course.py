"""What a notebook of the course calls: `step` and `puzzles` put an exercise on the page.

The exercises of one kernel share what has been done, whatever order their cells are run in, and how the learner wants
the cards: what is chosen in `settings` holds at once for all of them.
"""

from __future__ import annotations

import time
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakSet

from zsy_tutor.explain.messages import text
from zsy_tutor.rules.errors import RequestError
from zsy_tutor.study import session
from zsy_tutor.study.exercises import Level
from zsy_tutor.study.lessons import find_step, lesson, lesson_files
from zsy_tutor.study.preferences import HANDS, Chosen, Preferences
from zsy_tutor.study.progress import Store
from zsy_tutor.study.puzzles import pack, pack_files
from zsy_tutor.widgets.exercise import Exercise, MakeView, Reduce
from zsy_tutor.widgets.language import answered, language
from zsy_tutor.widgets.settings import Settings
from zsy_tutor.widgets.turns import in_turn

Made = TypeVar("Made", bound=Exercise)

STORE = Store(time.time)
"""The learner's answers, as this kernel keeps them."""
REGISTRY = session.Registry(store=STORE)
"""What has been done, in this kernel and before."""

CHOSEN = Chosen()
"""How the learner wants the cards."""
OPEN: WeakSet[Exercise] = WeakSet()
"""The exercises of this kernel that follow what the learner chooses."""
SHOWN: WeakSet[Exercise] = WeakSet()
"""Those of lessons and packs."""


def step(
    step_id: str, lang: str | None = None, *, hand: str | None = None, four_colours: bool | None = None
) -> Exercise:
    """The exercise of one step of a lesson, `"01.04"`; `RequestError` where there is none.

    `lang`: `en` or `zh`; left out, what the launcher was started with, else English. `hand`: `canvas` for a painted
    table, `dom` for cards that are elements of the page; `four_colours`: each suit has a colour of its own. Left out,
    both are as the learner has chosen (`zsy_tutor.settings()`).
    """
    with answered(lang) as spoken:
        level, place = find_step(_text(step_id, "step"))
        return _exercise(level, place, True, spoken, hand, four_colours)


def puzzles(
    name: str, lang: str | None = None, *, hand: str | None = None, four_colours: bool | None = None
) -> Exercise:
    """A pack of puzzles with Next and Back, `"01_can_you_beat_this"`; `RequestError` where there is none.

    It opens at the first puzzle that is not done. A name that ends in `.jsonl`, `.csv` or `.suite` is that of a file
    with puzzles of one's own; `BankError` says where it is wrong. The other arguments as in `step`.
    """
    with answered(lang) as spoken:
        level = _of_file(Path(name)) if Path(_text(name, "name")).suffix else pack(name)
        return _exercise(level, None, False, spoken, hand, four_colours)


def _of_file(path: Path) -> Level:
    from zsy_tutor.study.bank_tables import level_of_file

    return level_of_file(path)


def _exercise(
    level: Level, place: int | None, single: bool, lang: str, hand: str | None, four_colours: bool | None
) -> Exercise:
    state = REGISTRY.open(level, place, single)
    made = on_page(Exercise, state, lang, reduce=reduced, view=session.view, hand=hand, four_colours=four_colours)
    SHOWN.add(made)
    return made


def reduced(state: session.State, event: session.Event) -> session.State:
    """As the registry reduces it; what was done by it is marked at once in the heads of the level's other exercises."""
    after = REGISTRY.reduce(state, event)
    if after.progress != state.progress:
        for other in list(SHOWN):
            if other.state is not state and other.state.level is state.level:
                other.follow(replace(other.state, progress=after.progress))
    return after


@in_turn
def on_page(
    kind: type[Made],
    state: Any,
    lang: str,
    *,
    reduce: Reduce,
    view: MakeView,
    hand: str | None,
    four_colours: bool | None,
) -> Made:
    """An exercise of this kind, dressed as is asked for, else as the learner has chosen."""
    if hand is not None and hand not in HANDS:
        allowed = ", ".join(HANDS)
        message = f"no kind of table {hand[:20]!r}; there are {allowed}"
        raise RequestError(message, "hand", "kind", text=hand[:20], allowed=allowed)
    chosen = CHOSEN.read()
    trouble = CHOSEN.tell_once()
    made = kind(
        state,
        lang,
        reduce=reduce,
        view=view,
        hand=possible_hand(chosen) if hand is None else hand,
        four_colours=chosen.four_colours if four_colours is None else four_colours,
        notice=text(f"settings-{trouble}", lang) if trouble else "",
    )
    if hand is None and four_colours is None:
        OPEN.add(made)
    return made


def settings(lang: str | None = None) -> Settings:
    """The block in which the learner chooses how the cards are to be; every exercise that is open follows at once.

    The choice is kept for all notebooks. `lang` as in `step`.
    """
    with answered(lang) as spoken:
        return Settings(spoken, CHOSEN, redress, paints=can_paint())


def possible_hand(chosen: Preferences) -> str:
    """The kind of table that is chosen; where nothing can be painted, the one of elements."""
    return chosen.hand if chosen.hand != "canvas" or can_paint() else "dom"


def prepare(notebook: str) -> None:
    """Load and work out what the first exercise of that notebook of the course needs, so that it is there the sooner.

    Nothing is shown, and nothing is kept of it.
    """
    possible_hand(CHOSEN.read())
    lesson_id = notebook.partition("_")[0]
    level = pack(notebook) if notebook in pack_files() else lesson(lesson_id) if lesson_id in lesson_files() else None
    if level:
        session.view(session.open_level(level, 0, single=True), language())


def can_paint() -> bool:
    """Whether ipycanvas, and what it needs, is there."""
    try:
        import_module("zsy_tutor.widgets.table")
    except ImportError:
        return False
    return True


def redress(chosen: Preferences) -> None:
    """Show every open exercise as is chosen now."""
    for each in list(OPEN):
        each.dress(possible_hand(chosen), chosen.four_colours)


def _text(value: object, field: str) -> str:
    if not isinstance(value, str):
        raise RequestError(f"{field} must be a text", field, "not_text")
    return value
