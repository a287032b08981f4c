"""Charts are drawn without a network, take the colours of the page, and have a table beside them."""

from __future__ import annotations

import re
import sys
from datetime import UTC
from xml.etree import ElementTree

import pytest

from tests.study.test_progress import NOW
from tests.study.test_schedule import DAY
from tests.study.test_standing import ANSWERS
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.explain.pages import Chart
from zsy_tutor.explain.ruletexts import RULE_IDS
from zsy_tutor.study.standing_words import standing_page
from zsy_tutor.widgets import charts
from zsy_tutor.widgets.pages import ShownPage
from zsy_tutor.widgets.style import LIGHT


def drawn(lang: str) -> dict[str, dict[str, str]]:
    page = standing_page(ANSWERS, NOW + 4 * DAY, lang, UTC)
    return {block.name: charts.draw(block) for block in page.blocks if isinstance(block, Chart)}


def texts(svg: str) -> list[str]:
    root = ElementTree.fromstring(svg)
    return [node.text for node in root.iter("{http://www.w3.org/2000/svg}text") if node.text]


@pytest.mark.parametrize("lang", LANGS)
def test_each_is_drawn_wide_and_narrow_and_says_what_it_must(lang: str) -> None:
    found = drawn(lang)
    for name, svgs in found.items():
        assert list(svgs) == list(charts.WIDTHS)
        for width, svg in svgs.items():
            assert float(ElementTree.fromstring(svg).get("width", "0")) <= charts.WIDTHS[width] + 8, name
            assert "http" not in svg.replace("http://www.w3.org/", "")
            assert "<script" not in svg
    for width in charts.WIDTHS:
        said = texts(found["rules"][width])
        assert sorted(each for each in said if each in RULE_IDS) == sorted(RULE_IDS)
        assert (said.count("✓"), said.count("~")) == (1, 2)
        assert "01-15" in texts(found["days"][width])
        assert {"2", "1"} <= set(texts(found["mistakes"][width]))
    if lang == "zh":
        assert "牌型" in texts(found["rules"]["wide"])


def test_every_colour_of_a_drawing_is_one_that_the_page_turns_into_its_own() -> None:
    inks = {LIGHT.ink[name].lower() for name in charts.INKS}
    assert len(inks) == len(charts.INKS)
    for svgs in drawn("en").values():
        for svg in svgs.values():
            used = {each.lower() for each in re.findall(r'(?:fill|stroke)="([^"]+)"', svg)}
            assert used <= inks | {"none", "transparent"}
    for name in charts.INKS:
        assert f"var(--zsy-{name.replace('_', '-')})" in charts.sheet()


def test_the_page_has_drawing_sentence_and_table_and_is_drawn_for_both_schemes() -> None:
    html = ShownPage(standing_page(ANSWERS, NOW + 4 * DAY, "en", UTC)).html
    assert html.count('role="img"') == 3
    assert html.count("<details>") == 3
    assert html.count('class="zsy-wide"') == html.count('class="zsy-narrow"') == 3
    for name in charts.INKS:
        assert html.count(f"--zsy-{name.replace('_', '-')}:") == 2


def test_where_nothing_can_be_drawn_the_tables_stand_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    html = ShownPage(standing_page(ANSWERS, NOW + 4 * DAY, "en", UTC)).html
    assert "<svg xmlns" not in html
    assert html.count("<details open>") == 3
    assert "43 rules: 1 known" in html
