"""The language in which a notebook speaks, in its answers to calls that cannot be answered too."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from textwrap import wrap

from zsy_tutor.explain.complaints import complaint
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.rules.errors import RequestError, ZsyError

LANGUAGE_VARIABLE = "ZSY_TUTOR_LANG"


def language(lang: str | None = None) -> str:
    """`lang`, or if there is none what the launcher was started with, else English; `RequestError` for another."""
    chosen = str(lang or os.environ.get(LANGUAGE_VARIABLE) or LANGS[0])
    if chosen not in LANGS:
        allowed = ", ".join(LANGS)
        message = f"no language {chosen[:20]!r}; there are {allowed}"
        raise RequestError(message, "lang", "lang", text=chosen[:20], allowed=allowed)
    return chosen


@contextmanager
def answered(lang: str | None = None) -> Iterator[str]:
    """Gives the language to speak; an error inside is shown by a notebook as a few lines in it, without a traceback.

    A program gets the error as ever.
    """
    try:
        yield language(lang)
    except ZsyError as error:
        said = [line for each in complaint(error, _some_language(lang)).splitlines() for line in _wrapped(each)]
        error.__dict__["_render_traceback_"] = lambda: said  # what IPython asks an exception for
        raise


def _some_language(lang: str | None) -> str:
    """A language to complain in, even of the language."""
    return next((each for each in (lang, os.environ.get(LANGUAGE_VARIABLE)) if each in LANGS and each), LANGS[0])


def _wrapped(line: str) -> list[str]:
    """A line of prose in lines that an output area need not break inside a word."""
    return [line] if line.startswith(" ") or not line else wrap(line, 76, break_long_words=False)
