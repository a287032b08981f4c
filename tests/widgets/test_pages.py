"""Pages in the notebook: escaped, readable by a screen reader, in both schemes, and the same as text."""

from __future__ import annotations

import re

import pytest

import zsy_tutor
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.explain.pages import Heading, Items, Page, Paragraph, Part, Row, Side, Sides, Table
from zsy_tutor.rules.errors import RequestError
from zsy_tutor.widgets.language import LANGUAGE_VARIABLE
from zsy_tutor.widgets.pages import ShownPage

NASTY = '<b onclick="x">&'


def shown(*blocks: object, lang: str = "en") -> str:
    return ShownPage(Page(lang, blocks)).html  # type: ignore[arg-type]


def test_everything_is_escaped() -> None:
    line = (Part(NASTY, "code", NASTY), Part(NASTY, "quiet", NASTY), Part(NASTY, "term", NASTY), Part(NASTY, "strong"))
    side = Side(NASTY, (Row(NASTY, "9h", NASTY),), "legal", NASTY, (NASTY,))
    html = shown(Heading(line), Paragraph(NASTY), Items((line,)), Table(NASTY, (NASTY, NASTY, NASTY),
                 ((line, NASTY, NASTY),)), Sides(NASTY, (side,)))  # fmt: skip
    assert "onclick=" not in html.replace("onclick=&quot;", "")
    assert "<b on" not in html
    assert html.count("&lt;b onclick=&quot;x&quot;&gt;&amp;") >= 15


def test_a_table_keeps_its_meaning_when_it_is_laid_out_as_blocks() -> None:
    html = shown(Table("Words", ("English", "Chinese", "Meaning"), (("pair", "x", "y"), ("single", "x", ""))))
    assert html.count('role="row"') == 3
    assert html.count('role="columnheader" scope="col"') == 3
    assert html.count('role="rowheader" scope="row"') == 2
    assert html.count('role="cell" data-label=') == 4
    assert "<caption>" in html


def test_cards_are_named_for_a_screen_reader_and_drawn_for_the_eye() -> None:
    html = shown(Sides("", (Side("A", (Row("Hand", "9hTdBR"),), "illegal", "No."),)))
    assert "9 of hearts, 10 of diamonds, Black Joker, Red Joker" in html
    assert html.count('aria-hidden="true">') == 5  # four cards and the sign of the verdict
    assert html.count("zsy-page-card zsy-red") == 3
    assert "zsy-illegal" in html


def test_both_schemes_have_their_colours() -> None:
    html = shown(Paragraph("x"))
    assert ".zsy-page{--zsy-surface:#FFFFFF" in html
    assert '[data-jp-theme-light="false"] .zsy-page{--zsy-surface:#191F1D' in html
    names = set(re.findall(r"var\((--zsy-[\w-]+)", html))
    assert names - set(re.findall(r"(--zsy-[\w-]+):", html)) == set()


@pytest.mark.parametrize("lang", LANGS)
def test_the_terms_as_a_notebook_gets_them(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, lang)
    page = zsy_tutor.terms()
    assert page.page.lang == lang
    assert set(page.bundle()) == {"text/html", "text/plain"}
    assert repr(page) == page.text
    assert f'lang="{ {"en": "en", "zh": "zh-Hans"}[lang] }"' in page.html
    assert "<script" not in page.html


def test_an_unknown_language() -> None:
    with pytest.raises(RequestError, match="en, zh"):
        zsy_tutor.terms("fr")
