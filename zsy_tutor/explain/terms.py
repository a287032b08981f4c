"""The glossary: words of the game in English and Chinese with pinyin and a line on each, read from `terms.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .messages import text
from .pages import Heading, Line, Page, Paragraph, Part, Table

FILE = Path(__file__).with_name("terms.toml")


@dataclass(frozen=True)
class Term:
    """A word: English, Chinese, pinyin, what it means by language, and other Chinese names, or `""`."""

    en: str
    zh: str
    pinyin: str
    means: dict[str, str]
    also: str = ""


@dataclass(frozen=True)
class Group:
    """Words that belong together."""

    title: dict[str, str]
    terms: tuple[Term, ...]


@cache
def groups() -> tuple[Group, ...]:
    """Every word, group by group.

    >>> [term.pinyin for group in groups() for term in group.terms if term.en == "Upstream"]
    ['shàngyóu']
    """
    found = tomllib.loads(FILE.read_text(encoding="utf-8"))["group"]
    return tuple(Group(each["title"], tuple(Term(**term) for term in each["term"])) for each in found)


def terms_page(lang: str) -> Page:
    """The glossary as a page in one language; the words themselves stand in both."""
    blocks: list[Heading | Paragraph | Table] = [
        Heading(text("terms-title", lang), 1),
        Paragraph(text("terms-intro", lang)),
    ]
    head = tuple(text(f"terms-head-{name}", lang) for name in _columns(lang))
    for group in groups():
        title = group.title[lang]
        rows = tuple(_row(term, lang) for term in group.terms)
        blocks += [Heading(title), Table(title, head, rows)]
    return Page(lang, tuple(blocks))


def _columns(lang: str) -> tuple[str, ...]:
    return ("zh", "en", "means") if lang == "zh" else ("en", "zh", "means")


def _row(term: Term, lang: str) -> tuple[Line, ...]:
    chinese = [Part(term.zh, "term", "zh"), Part(" "), Part(term.pinyin, "quiet", "zh-Latn")]
    if term.also:
        before, _, after = text("terms-also", lang, names="|").partition("|")
        chinese += [Part(f" {before}"), Part(term.also, "term", "zh"), Part(after)]
    cells: dict[str, Line] = {
        "zh": tuple(chinese),
        "en": (Part(term.en, "term", "en"),),
        "means": term.means[lang],
    }
    return tuple(cells[name] for name in _columns(lang))
