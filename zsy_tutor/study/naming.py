"""The players of exercises in which the learner only looks on: everybody has a name, p1 too.

In a level's texts `{p1}` stands for the name, so that it is written down once. Elsewhere the learner is one of the
players: those names are in `seating`.
"""

from __future__ import annotations

import re

from ..explain.messages import join, text
from ..rules.position import parse_seat
from .exercises import Words

PLACE = re.compile(r"\{(p[1-6])\}")
BARE = re.compile(r"\bp[1-6]\b")


def name(seat: int | str, lang: str) -> str:
    """What a seat is called, given by its number from 0 or as `p1`."""
    return text(f"seat-name-{parse_seat(seat) if isinstance(seat, str) else seat}", lang)


def names(seats: int, lang: str) -> dict[int, str]:
    """The names of all seats."""
    return {seat: name(seat, lang) for seat in range(seats)}


def filled(words: Words) -> Words:
    """A level's text with the names of its players in place of `{p1}`."""
    return Words({
        lang: PLACE.sub(lambda found: name(found.group(1), lang), said)  # noqa: B023 - used at once
        for lang, said in words.by_language.items()
    })  # fmt: skip


def bare(words: Words) -> bool:
    """Whether a seat stands in a text as notation has it, which nobody could place."""
    return any(BARE.search(PLACE.sub("", said)) for said in words.by_language.values())


def said(answer: str, lang: str) -> str:
    """An answer of a `who` in words: `p3`, a team `p2p4`, `tie`, `none`, `nobody`."""
    if answer.startswith("p"):
        return join([name(answer[place : place + 2], lang) for place in range(0, len(answer), 2)], lang)
    return text(f"who-{answer}", lang)
