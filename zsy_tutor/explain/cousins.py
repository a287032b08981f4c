"""The cousins of the game, Big Two and Dou Dizhu, on a page: what is the same, what differs, what will surprise.

What is said of this game is asked of the engine in the tests; of the others only what is common to most tables is said.
"""

from __future__ import annotations

from .messages import text
from .pages import Heading, Items, Page, Paragraph, Table

ROWS = (
    "players", "ranks", "suits", "straights", "triple", "pairs", "triples", "four", "bomb", "flush", "first", "end",
    "exchange",
)  # fmt: skip
"""What is compared, in order."""
SURPRISES, HABITS = 6, 3


def cousins_page(lang: str) -> Page:
    """The comparison, what will surprise a player of this game there, and what a player of theirs has to unlearn."""
    head = tuple(text(f"cousins-{name}", lang) for name in ("what", "big_two", "dou_dizhu", "classic"))
    games = ("big_two", "dou_dizhu", "here")
    rows = tuple((text(f"cousin-{row}", lang), *(text(f"cousin-{row}-{game}", lang) for game in games)) for row in ROWS)
    title = text("cousins-compare", lang)
    return Page(lang, (
        Heading(text("cousins-title", lang), 1), Paragraph(text("cousins-intro", lang)),
        Heading(title), Table(title, head, rows),
        Heading(text("cousins-surprises", lang)),
        Items(tuple(text(f"cousins-surprise-{n}", lang) for n in range(1, SURPRISES + 1))),
        Heading(text("cousins-unlearn", lang)),
        Items(tuple(text(f"cousins-unlearn-{n}", lang) for n in range(1, HABITS + 1))),
    ))  # fmt: skip
