"""What a notebook calls for a page to read: `terms` shows the glossary.

No widget is loaded here, and no exercise.
"""

from __future__ import annotations

from zsy_tutor.explain.terms import terms_page
from zsy_tutor.widgets.language import answered
from zsy_tutor.widgets.pages import ShownPage


def terms(lang: str | None = None) -> ShownPage:
    """The words of the game in English and Chinese.

    `lang`: `en` or `zh`; left out, what the launcher was started with, else English.
    """
    with answered(lang) as spoken:
        return ShownPage(terms_page(spoken))
