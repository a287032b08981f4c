"""What stands beside an answer and is folded until somebody asks: where its rule comes from, further reasons.

The answer itself is `feedback`'s. Nothing is decided here.
"""

from __future__ import annotations

from dataclasses import replace

from ..explain.messages import text
from ..explain.sources import source_text
from .exercises import Part
from .view import FeedbackView


def with_asides(shown: FeedbackView, part: Part, lang: str) -> FeedbackView:
    """The answer with all that can be asked about it."""
    if shown.rule:
        shown = replace(shown, rule_source=source_text(shown.rule, lang, part.rule_set))
    if shown.others:
        key = "others-items" if part.kind == "which_beats" else "others-reasons"
        shown = replace(shown, others_label=text(key, lang, n=len(shown.others)))
    return shown
