"""What is said in an exercise of the learner's file: what was reached before, and what is wrong with the file."""

from __future__ import annotations

from ..explain.messages import text
from .exercises import MAX_STARS
from .state import State, Trouble


def before_text(state: State, lang: str) -> str:
    """What was reached here before: by an earlier try, in another kernel or the last time."""
    stars = None if state.work.solved else state.progress.stars_of(state.step.id)
    return "" if stars is None else text("progress-before", lang, n=stars, max=MAX_STARS)


def trouble_text(trouble: Trouble, lang: str) -> str:
    """What is wrong with the file of the learner's answers, and what that means for them."""
    return text(f"progress-{trouble.what}", lang, file=trouble.file) if trouble.what else ""
