"""What a notebook of the course calls: `step` and `puzzles` put an exercise on the page.

The exercises of one kernel share what has been done, whatever order their cells are run in.
"""

from __future__ import annotations

import os

from zsy_tutor.explain.messages import LANGS
from zsy_tutor.rules.errors import RequestError
from zsy_tutor.study import session
from zsy_tutor.study.lessons import find_step
from zsy_tutor.study.puzzles import pack
from zsy_tutor.widgets.exercise import Exercise

LANGUAGE_VARIABLE = "ZSY_TUTOR_LANG"
REGISTRY = session.Registry()
"""What has been done in this kernel."""


def step(step_id: str, lang: str | None = None) -> Exercise:
    """The exercise of one step of a lesson, `"01.04"`; `RequestError` where there is none.

    `lang`: `en` or `zh`; left out, what the launcher was started with, else English.
    """
    level, place = find_step(step_id)
    state = REGISTRY.open(level, place, single=True)
    return Exercise(state, _language(lang), reduce=REGISTRY.reduce, view=session.view)


def puzzles(name: str, lang: str | None = None) -> Exercise:
    """A pack of puzzles with Next and Back, `"01_can_you_beat_this"`; `RequestError` where there is none.

    `lang` as in `step`.
    """
    return Exercise(REGISTRY.open(pack(name)), _language(lang), reduce=REGISTRY.reduce, view=session.view)


def _language(lang: str | None) -> str:
    chosen = lang or os.environ.get(LANGUAGE_VARIABLE) or LANGS[0]
    if chosen not in LANGS:
        raise RequestError(f"no language {chosen[:20]!r}; there are {', '.join(LANGS)}", "lang")
    return chosen
