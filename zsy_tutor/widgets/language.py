"""The language in which a notebook speaks."""

from __future__ import annotations

import os

from zsy_tutor.explain.messages import LANGS
from zsy_tutor.rules.errors import RequestError

LANGUAGE_VARIABLE = "ZSY_TUTOR_LANG"


def language(lang: str | None = None) -> str:
    """`lang`, or if there is none what the launcher was started with, else English; `RequestError` for another."""
    chosen = lang or os.environ.get(LANGUAGE_VARIABLE) or LANGS[0]
    if chosen not in LANGS:
        raise RequestError(f"no language {chosen[:20]!r}; there are {', '.join(LANGS)}", "lang")
    return chosen
