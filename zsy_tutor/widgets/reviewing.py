"""What a notebook calls for a session of review: ten exercises one after another, and below them what has changed.

What is asked is decided in `study.review`. A session that is not finished is gone on with when its cell runs again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ipywidgets import HTML

from zsy_tutor.study import review as plan
from zsy_tutor.study import session
from zsy_tutor.study.exercises import Level
from zsy_tutor.study.review_words import changed_page, nothing_yet
from zsy_tutor.study.schedule import Memory, memories
from zsy_tutor.study.state import Event
from zsy_tutor.widgets import course
from zsy_tutor.widgets.beside import WithText
from zsy_tutor.widgets.exercise import Exercise
from zsy_tutor.widgets.language import answered
from zsy_tutor.widgets.mine import store
from zsy_tutor.widgets.pages import ShownPage


@dataclass(frozen=True)
class Session:
    """A session of this kernel: what is asked, when it was begun, and how well the rules were known then."""

    level: Level
    began: float
    before: Mapping[str, Memory]

    @property
    def is_done(self) -> bool:
        """Whether every exercise has been done."""
        return all(course.REGISTRY.progress.is_done(step.id) for step in self.level.steps)


BEGUN: list[Session] = []
"""The last session of this kernel."""


class ReviewExercise(Exercise):
    """An exercise that tells its `follower` after each event."""

    follower: Any = None

    def send_event(self, event: Event) -> None:
        super().send_event(event)
        if self.follower is not None:
            self.follower.follow()


class Reviewed(WithText):
    """The exercises of a session, and what has changed once all are done."""

    def __init__(self, exercise: ReviewExercise, begun: Session) -> None:
        self.exercise, self.begun = exercise, begun
        self.changed = HTML()
        super().__init__((exercise, self.changed))
        exercise.follower = self
        self.follow()

    def follow(self) -> None:
        """Show what has changed, once all is done."""
        if not self.changed.value and self.begun.is_done:
            self.changed.value = self.page().html

    def page(self) -> ShownPage:
        """What the session has changed so far."""
        kept, now = store(), store().clock()
        found = plan.changes(self.begun.before, memories(kept.answers()), self.begun.began, now)
        return ShownPage(changed_page(found, now, self.exercise.lang))

    def __repr__(self) -> str:
        return repr(self.exercise)

    def saved_text(self) -> str:
        return self.exercise.saved_text()


def review(lang: str | None = None) -> Reviewed | ShownPage:
    """A session of review: ten fresh exercises, chosen by what is due and by the learner's own mistakes.

    Where nothing was ever answered, a page that says so. `lang` as in `step`.
    """
    with answered(lang) as spoken:
        begun = _session()
        if begun is None:
            return ShownPage(nothing_yet(spoken))
        state = course.REGISTRY.open(begun.level, None)
        exercise = course.on_page(
            ReviewExercise,
            state,
            spoken,
            reduce=course.REGISTRY.reduce,
            view=session.view,
            hand=None,
            four_colours=None,
        )
        return Reviewed(exercise, begun)


def _session() -> Session | None:
    """The session that is not finished, else a new one; `None` where there is nothing to ask."""
    course.REGISTRY.look()
    kept = store()
    answers = kept.answers()
    if BEGUN and answers and not BEGUN[-1].is_done:
        return BEGUN[-1]
    now = kept.clock()
    level = plan.session(answers, now)
    if level is None:
        return None
    BEGUN[:] = [Session(level, now, memories(answers))]
    return BEGUN[-1]
