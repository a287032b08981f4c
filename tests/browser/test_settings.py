"""How the cards are to be, chosen on the page: followed at once, kept over a restart and in other notebooks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import cell_output, open_notebook, restart_kernel, run_all, save, screenshot, stop_kernels
from tests.browser.test_table import SHOW, Table, show
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study.preferences import FILE

START, NEXT = "lessons/00_start_here.ipynb", "lessons/01_rank_order.ipynb"
RED, BLUE = "rgb(188, 27, 43)", "rgb(26, 91, 184)"
DIAMOND = "path[style*='fill:var(--zsy-suit-d)']"
ALL_ARE = """([paths, colour]) => [...document.querySelectorAll(`.zsy-exercise :is(${paths})`)]
  .every((path) => getComputedStyle(path).fill === colour)"""


@pytest.fixture(autouse=True)
def usual_choice(lab: LabServer) -> Iterator[None]:
    """The other tests of this server find the choices of one who has chosen nothing."""
    yield
    (lab.log.parent / FILE).unlink(missing_ok=True)


def choice(page: Page, name: str) -> Locator:
    return page.locator(f'.zsy-settings input[data-id="{name}"]')


def test_a_choice_in_lesson_0_is_followed_at_once_and_remembered(lab: LabServer, page: Page, pictures: Path) -> None:
    open_notebook(page, lab, START)
    expect(choice(page, "canvas")).to_be_checked()
    tables, hands = page.locator(".zsy-exercise canvas"), page.locator(".zsy-exercise").get_by_role("listbox")
    expect(tables.first).to_be_visible()
    choice(page, "dom").click()
    expect(page.locator(".zsy-choose-note")).to_contain_text("Saved.")
    expect(tables).to_have_count(0)
    expect(hands.first).to_be_visible()
    screenshot(page, pictures, "settings-buttons")
    save(page)
    restart_kernel(page)
    run_all(page)
    expect(choice(page, "dom")).to_be_checked()
    expect(hands.first).to_be_visible()
    expect(tables).to_have_count(0)
    open_notebook(page, lab, NEXT)
    expect(hands.first).to_be_visible()
    expect(tables).to_have_count(0)


def test_tables_keep_their_state_when_they_change(lab: LabServer, page: Page) -> None:
    show(page, lab, "import zsy_tutor; zsy_tutor.settings()", SHOW)
    table = Table(page)
    table.wait_painted()
    table.click(2)
    table.wait_painted(2)
    choice(page, "dom").click()
    card = page.locator(".zsy-exercise").get_by_role("option")
    expect(card.nth(2)).to_have_attribute("aria-selected", "true")
    card.nth(3).click(position={"x": 8, "y": 10})
    choice(page, "canvas").click()
    table.wait_painted(2, 3)
    table.click(2, 2, 3)
    table.wait_painted(3)
    expect(page.locator(".zsy-exercise .zsy-head")).to_have_count(1)


def test_four_colours_are_those_of_every_card_on_the_page(lab: LabServer, page: Page) -> None:
    show(page, lab, "import zsy_tutor; zsy_tutor.settings()", 'zsy_tutor.step("01.01")', 'zsy_tutor.step("01.04")')
    choice(page, "dom").click()
    expect(page.locator(f".zsy-dom {DIAMOND}").first).to_be_visible()
    expect(page.locator(f".zsy-items {DIAMOND}").first).to_be_visible()
    page.wait_for_function(ALL_ARE, arg=[DIAMOND, RED])
    choice(page, "four").check()
    page.wait_for_function(ALL_ARE, arg=[DIAMOND, BLUE])
    choice(page, "four").uncheck()
    page.wait_for_function(ALL_ARE, arg=[DIAMOND, RED])


def test_it_is_chosen_by_keyboard_too_and_no_key_reaches_the_notebook(lab: LabServer, page: Page) -> None:
    show(page, lab, "import zsy_tutor; zsy_tutor.settings()")
    choice(page, "canvas").focus()
    page.keyboard.press("ArrowRight")
    expect(choice(page, "dom")).to_be_checked()
    page.keyboard.press("Tab")
    expect(choice(page, "four")).to_be_focused()
    page.keyboard.press(" ")
    expect(choice(page, "four")).to_be_checked()
    for key in ("a", "x", "d", "d"):
        page.keyboard.press(key)
    expect(page.locator(".jp-CodeCell")).to_have_count(1)
    expect(page.locator(".zsy-choose-note")).to_contain_text("Saved.")
    expect(page.get_by_role("radio", name="Cards as buttons")).to_have_accessible_description(
        "For the keyboard and for a screen reader: each card is read out by its name."
    )
    assert '"dom"' in (lab.log.parent / FILE).read_text(encoding="utf-8")


def test_w1_a_reopened_notebook_says_how_to_choose(lab: LabServer, page: Page) -> None:
    name = show(page, lab, "import zsy_tutor; zsy_tutor.settings()")
    expect(choice(page, "canvas")).to_be_visible()
    expect(cell_output(page, 0).locator('[data-mime-type="text/plain"]')).to_be_hidden()
    restart_kernel(page)
    expect(page.locator(".zsy-choose-dead")).to_be_visible()
    expect(choice(page, "canvas")).to_be_hidden()
    save(page)
    stop_kernels(page)
    open_notebook(page, lab, name)
    expect(cell_output(page, 0)).to_contain_text("Run this cell to choose.")
