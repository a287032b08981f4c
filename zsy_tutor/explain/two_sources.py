"""The two sources beside each other: where they disagree, and where one contradicts itself.

Every line cites the rule that settles it; the tests ask the engine whether it is played so.
"""

from __future__ import annotations

from .messages import text
from .pages import Heading, Line, Page, Paragraph, Part, Table

DIFFER = {
    "two": "C1", "players": "C3", "left_out": "C4", "straights": "K5", "rows": "K7", "opening": "P1", "later": "P2",
    "exchange": "T1", "score": "S1",
}  # fmt: skip
"""What the sources disagree about, with the rule of the classic game."""
CLASH = {
    "players": "C3", "even": "H2", "threes": "C4", "middle": "T3", "titles": "P7", "jokers": "T1", "aces": "H1",
    "bombs": "H4", "double": "T4", "straight": "H3", "goal": "S1", "tie": "S3", "order": "K9", "any_time": "B2",
    "aim": "P7",
}  # fmt: skip
"""Where a source says two things at once, with the rule that settles it."""


def sources_page(lang: str) -> Page:
    """Both tables as a page."""
    differ = tuple(
        (_named(f"differ-{name}", rule, lang), text(f"differ-{name}-a", lang), text(f"differ-{name}-b", lang))
        for name, rule in DIFFER.items()
    )
    clash = tuple(
        (_named(f"clash-{name}", rule, lang), *(text(f"clash-{name}-{part}", lang) for part in ("says", "but", "here")))
        for name, rule in CLASH.items()
    )
    first = tuple(text(key, lang) for key in ("sources-about", "rule_page-a", "rule_page-b"))
    second = tuple(text(f"sources-{name}", lang) for name in ("who", "says", "but", "here"))
    differ_title, clash_title = text("sources-differ", lang), text("sources-clash", lang)
    return Page(lang, (
        Heading(text("sources-title", lang), 1), Paragraph(text("sources-intro", lang)),
        Heading(differ_title), Table(differ_title, first, differ),
        Heading(clash_title), Table(clash_title, second, clash),
    ))  # fmt: skip


def _named(key: str, rule: str, lang: str) -> Line:
    return Part(text(key, lang)), Part(" "), Part(rule, "code")
