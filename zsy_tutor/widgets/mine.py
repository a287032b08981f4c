"""What a notebook calls for the learner's own answers: what is due, taking them along, and erasing them.

They are kept by `study.progress`; nothing is sent anywhere.
"""

from __future__ import annotations

from pathlib import Path

from zsy_tutor.explain.messages import text
from zsy_tutor.explain.pages import Page, Paragraph
from zsy_tutor.study import export
from zsy_tutor.study.progress import Store
from zsy_tutor.study.review_words import due_page
from zsy_tutor.study.standing_words import standing_page
from zsy_tutor.widgets.language import answered
from zsy_tutor.widgets.pages import ShownPage

FILE = "zsy_progress.json"


def export_progress(file: str | Path = FILE, lang: str | None = None) -> ShownPage:
    """Write every answer into a file: JSON, or CSV where its name ends so. The page says what was written.

    A file that is there stays as it is; the new one gets a number. `RequestError` for another ending. `lang` as in
    `step`.
    """
    with answered(lang) as spoken:
        kept = store()
        answers = kept.answers()
        try:
            path = export.export(answers, Path(file), kept.clock())
        except OSError as error:
            return said(text("progress-unexported", spoken, file=str(file), why=_why(error)), spoken)
        key = "progress-exported" if answers else "progress-exported-none"
        return said(text(key, spoken, n=len(answers), file=str(path)), spoken)


def erase_progress(lang: str | None = None) -> ShownPage:
    """Erase every answer at once, and the files that were set aside. The page says what was done.

    `lang` as in `step`.
    """
    with answered(lang) as spoken:
        try:
            erased = store().erase()
        except OSError as error:
            return said(text("progress-unerased", spoken, file=str(error.filename), why=_why(error)), spoken)
        return said(text("progress-erased" if erased else "progress-erased-none", spoken), spoken)


def due(lang: str | None = None) -> ShownPage:
    """Which rules are due for review, or which come next. `lang` as in `step`."""
    with answered(lang) as spoken:
        return ShownPage(due_page(store().answers(), store().clock(), spoken))


def progress(lang: str | None = None) -> ShownPage:
    """Where one stands: a map of the rules, the answers day by day, the most frequent mistakes. `lang` as in `step`."""
    with answered(lang) as spoken:
        return ShownPage(standing_page(store().answers(), store().clock(), spoken))


def said(sentence: str, lang: str) -> ShownPage:
    """A page of one sentence."""
    return ShownPage(Page(lang, (Paragraph(sentence),)))


def store() -> Store:
    """The store of this kernel."""
    from zsy_tutor.widgets.course import REGISTRY, STORE

    return REGISTRY.store or STORE


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__
