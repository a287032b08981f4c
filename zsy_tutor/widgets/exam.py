"""The examination in a notebook: `exam`. What is asked is `study.exam`'s, what counts `study.exam_session`'s."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from ipywidgets import HTML

from zsy_tutor.explain.messages import text
from zsy_tutor.study.exam import paper
from zsy_tutor.study.exam_session import Sheet, opened, shown, write
from zsy_tutor.study.exam_words import certificate, result_page
from zsy_tutor.study.state import Event, State
from zsy_tutor.study.view import View
from zsy_tutor.widgets.certificate import document
from zsy_tutor.widgets.course import REGISTRY, STORE, on_page
from zsy_tutor.widgets.drills import Drill
from zsy_tutor.widgets.exercise import Exercise
from zsy_tutor.widgets.form import Button, Clock, Field, Values
from zsy_tutor.widgets.language import answered
from zsy_tutor.widgets.pages import ShownPage
from zsy_tutor.widgets.turns import in_turn

MOST_LETTERS = 60


class Exam(Drill):
    """A block to begin, thirty questions, and what came of them."""

    TITLE, TEXT, RUN = "exam-title", "exam-text", "exam-run"

    def __init__(self, lang: str, dice: Random, clock: Callable[[], float], folder: Path) -> None:
        self.dice, self.clock, self.folder = dice, clock, folder
        self.name = self.seed = self.day = ""
        self.sheet: Sheet | None = None
        super().__init__(lang)
        self._offer()

    def pressed(self, button: str, values: Values) -> None:
        self.name = " ".join(str(values.get("name", self.name)).split())[:MOST_LETTERS]
        writing = self.sheet is not None and not self.sheet.is_over
        if button == "start" and not writing:
            self._start()
        elif button == "stop" and self.sheet is not None and writing:
            self._end(self.sheet.handed_in())
        elif button == "save" and self.sheet is not None and self.sheet.is_over:
            self._save(self.sheet)

    def _offer(self, note: str = "") -> None:
        over = self.sheet is not None
        passed = self.sheet is not None and self.sheet.grade != "not_yet"
        start = Button("start", text("exam-again" if over else "exam-start", self.lang), primary=not passed)
        save = [Button("save", text("exam-save", self.lang), primary=True)] if passed else []
        name = Field("name", "text", text("exam-name", self.lang), self.name, help=text("exam-name-help", self.lang))
        intro = text("exam-intro", self.lang)
        self.form.show(intro=intro, fields=[name], buttons=[*save, start], note=note)

    def _start(self) -> None:
        self.day = time.strftime("%Y-%m-%d", time.localtime(self.clock()))
        self.seed = f"{self.day}-{self.dice.getrandbits(24):06x}"
        self.sheet, state = opened(paper(self.seed))
        made = on_page(
            Exercise, state, self.lang, reduce=self._reduce, view=self._view, hand=None, four_colours=None
        )
        self.put(made)
        self._count()

    def _count(self) -> None:
        """How far one is, above the question."""
        if self.sheet is None:
            return
        written = text("exam-written", self.lang, n=len(self.sheet.results), count=len(self.sheet.level.steps))
        stop = Button("stop", text("exam-stop", self.lang))
        self.form.show(buttons=[stop], clock=Clock(score=written), live=written)

    def _view(self, state: State, lang: str) -> View:
        return shown(self.sheet or Sheet(state.level), state, lang)

    def _reduce(self, state: State, event: Event) -> State:
        if self.sheet is None:
            return state
        before, (self.sheet, after) = self.sheet, write(self.sheet, state, event)
        answered = self.sheet.results[-1].after if len(self.sheet.results) > len(before.results) else after
        if answered is not None:
            after = replace(after, trouble=REGISTRY.keep(state, answered).trouble)
        if self.sheet.is_over and not before.is_over:
            self._end(self.sheet)
        elif len(self.sheet.results) > len(before.results):
            self._count()
        return after

    def _end(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.put(None)
        self.children = (self.form, HTML(ShownPage(result_page(sheet, self.seed, self.lang)).html))
        self._offer(text("exam-result", self.lang, right=sheet.right, count=len(sheet.results)))

    def _save(self, sheet: Sheet) -> None:
        page = document(certificate(sheet, self.name, self.day, self.seed, self.lang))
        path = self.folder / f"certificate_{self.seed}.html"
        try:
            path.write_text(page, encoding="utf-8")
        except OSError as error:
            self._offer(text("exam-unsaved", self.lang, reason=error.strerror or type(error).__name__))
        else:
            self._offer(text("exam-saved", self.lang, file=path.name))


@in_turn
def exam(
    lang: str | None = None,
    *,
    seed: int | None = None,
    clock: Callable[[], float] | None = None,
    folder: str | Path = ".",
) -> Any:
    """The examination: thirty fresh questions, no hints, the reasons at the end, and a certificate to print.

    `seed`: the same papers again. The certificate is written into `folder`.
    """
    with answered(lang) as spoken:
        dice = SystemRandom() if seed is None else Random(seed)
        return Exam(spoken, dice, clock or STORE.clock, Path(folder))
