"""Pages to read in real JupyterLab: reached by a click from a lesson, light and dark, wide and narrow, in Chinese."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.lab import (
    NOTEBOOK,
    cell_output,
    open_notebook,
    opening_outcome,
    run_all,
    screenshot,
    theme,
    write_notebook,
)
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.explain.house_rules import NAMES


def test_the_words_are_one_click_from_a_puzzle_and_a_lesson(lab: LabServer, page: Page) -> None:
    open_notebook(page, lab, "puzzles/01_can_you_beat_this.ipynb")
    page.get_by_role("link", name="The words of the game").click()
    shown = page.locator(f"{NOTEBOOK} .zsy-page")
    expect(shown).to_contain_text("shàngyóu")
    expect(shown.get_by_role("rowheader", name="Upstream", exact=True)).to_be_visible()
    page.get_by_role("link", name="Start here").click()
    expect(page.locator("#jp-main-dock-panel")).to_contain_text("Start here")
    opening_outcome(page)


def test_every_house_rule_is_shown_on_opening(lab: LabServer, page: Page, pictures: Path) -> None:
    open_notebook(page, lab, "lessons/house_rules.ipynb")
    assert opening_outcome(page) == f"ran_{len(NAMES) + 4}"
    for place, name in enumerate(NAMES, 3):
        expect(cell_output(page, place).locator("h2 code")).to_have_text(name)
        assert cell_output(page, place).locator(".zsy-side").count() >= 2
    top = cell_output(page, 3)
    light = top.locator(".zsy-side").first.evaluate("side => getComputedStyle(side).backgroundColor")
    theme(page, "JupyterLab Dark")
    dark = top.locator(".zsy-side").first.evaluate("side => getComputedStyle(side).backgroundColor")
    screenshot(top, pictures, "house-rule-dark")
    theme(page, "JupyterLab Light")
    assert (light, dark) == ("rgb(255, 255, 255)", "rgb(25, 31, 29)")


def test_a_narrow_page_in_chinese_keeps_its_tables(lab: LabServer, page: Page, pictures: Path) -> None:
    write_notebook(
        lab.folder / "own" / "pages.ipynb",
        'import zsy_tutor; zsy_tutor.terms("zh")',
        'import zsy_tutor; zsy_tutor.house_rules("pass_is_final", "zh")',
        'import zsy_tutor; zsy_tutor.cousins("zh")',
        'import zsy_tutor; zsy_tutor.house_rules("jokers", "zh")',
    )
    page.set_viewport_size({"width": 320, "height": 800})
    open_notebook(page, lab, "own/pages.ipynb", view="doc/tree")
    run_all(page)
    for place in range(3):
        shown = cell_output(page, place).locator(".zsy-page")
        expect(shown).to_have_attribute("lang", "zh-Hans")
        assert shown.evaluate("page => page.scrollWidth <= page.clientWidth"), place
        screenshot(shown, pictures, f"page-narrow-zh-{place}")
    words = cell_output(page, 0)
    expect(words.get_by_role("columnheader", name="意思").first).to_be_attached()
    expect(words.get_by_role("rowheader", name="上游 shàngyóu 也叫头游")).to_be_visible()
    expect(cell_output(page, 3)).to_contain_text("没有“jokers”这个规则选项")
