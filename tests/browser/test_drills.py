"""Drills in a real JupyterLab: a streak without the clock, a puzzle of one's own from the first mistake to a line."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.lab import NOTEBOOK, open_notebook, run_all, write_notebook
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study import drills

WRITTEN = {"Your cards": "8 8 2 2 10 10", "The others, in turn": "?5, 6", "On the table": "Q Q"}
NAMES = {"Q": "queen"}
LINE = '"position": "classic 88TT22/?5/?6 p1 p2:QQ p3 -"'


def test_a_puzzle_of_ones_own_is_mended_tried_and_handed_on(lab: LabServer, page: Page) -> None:
    write_notebook(lab.folder / "tests" / "drill-own.ipynb", "import zsy_tutor\nzsy_tutor.own_puzzle()")
    open_notebook(page, lab, "tests/drill-own.ipynb")
    run_all(page)
    form, prompt = page.locator(f"{NOTEBOOK} .zsy-form"), page.locator(f"{NOTEBOOK} .zsy-prompt")
    check = form.get_by_role("button", name="Check and try it")
    opened = form.get_by_role("button", name="Open", exact=True)
    check.click()
    hand = form.get_by_label("Your cards", exact=True)
    expect(hand).to_have_attribute("aria-invalid", "true")
    first, second = check.bounding_box(), opened.bounding_box()
    assert first is not None
    assert second is not None
    assert second["x"] - first["x"] - first["width"] >= 6  # before an exercise has brought its own style, too
    for label, text in WRITTEN.items():
        form.get_by_label(label, exact=True).fill(text)
    check.click()
    expect(prompt).to_have_text(
        "Classic rules: Lan has played a pair of queens; beat it, or pass if nothing in your hand does."
    )
    expect(hand).not_to_have_attribute("aria-invalid", "true")
    line = form.get_by_label("As one line", exact=True)
    expect(line).to_be_visible()
    told = line.input_value()
    assert LINE in told
    run_all(page)  # somebody else's page: nothing is written there
    expect(line).to_be_hidden()
    form.get_by_label("A line from somebody", exact=True).fill(told)
    opened.click()
    expect(prompt).to_contain_text("a pair of queens")
    expect(line).to_have_value(told)
    form.get_by_label("A line from somebody", exact=True).fill("88TT22")
    opened.click()
    expect(form.locator(".zsy-field-wrong:visible")).to_contain_text("This is no puzzle")


def test_a_puzzle_of_ones_own_is_laid_on_the_table(lab: LabServer, page: Page) -> None:
    write_notebook(lab.folder / "tests" / "drill-board.ipynb", "import zsy_tutor\nzsy_tutor.own_puzzle()")
    open_notebook(page, lab, "tests/drill-board.ipynb")
    run_all(page)
    form = page.locator(f"{NOTEBOOK} .zsy-form")
    hand, table = form.get_by_label("Your cards", exact=True), form.get_by_label("On the table", exact=True)
    for rank in ("4", "Q", "Q", "9", "8", "8"):  # without waiting for the kernel
        form.get_by_role("button", name=f"Lay {'an' if rank == '8' else 'a'} {NAMES.get(rank, rank)}").click()
    form.get_by_role("radio", name="Next card to: On the table").press("Space")
    seven = form.get_by_role("button", name="Lay a 7")
    form.get_by_role("button", name="Lay a 9").press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    for _ in range(2):
        page.keyboard.press("Enter")
    expect(hand).to_have_value("4 8 8 9 Q Q")
    expect(table).to_have_value("7 7")
    expect(seven).to_be_focused()
    four = form.get_by_role("button", name="Take away: 4, Your cards")
    four.press("Enter")
    expect(hand).to_have_value("8 8 9 Q Q")
    expect(form.locator('[data-id="hand"] .zsy-lay-card').first).to_be_focused()  # the next one
    form.get_by_role("button", name="Lan: one hidden card more").click()
    expect(form.get_by_label("The others, in turn")).to_have_value("6, 5")
    hand.fill("8 8 9 9")
    form.get_by_role("button", name="Check and try it").click()
    expect(form.get_by_label("As one line", exact=True)).to_have_value(re.compile("classic 8899/.6/.5 p1 p2:77 p3 -"))
    expect(form.locator('[data-id="hand"] .zsy-lay-card')).to_have_count(4)


def test_a_streak_without_the_clock_counts_and_gives_back_what_was_missed(lab: LabServer, page: Page) -> None:
    write_notebook(lab.folder / "tests" / "drill-streak.ipynb", "import zsy_tutor\nzsy_tutor.streak(seed=1)")
    open_notebook(page, lab, "tests/drill-streak.ipynb")
    run_all(page)
    form, area = page.locator(f"{NOTEBOOK} .zsy-form"), page.locator(f"{NOTEBOOK} .zsy-exercise")
    form.get_by_label("With a clock: three minutes").uncheck()
    form.get_by_role("button", name="Start", exact=True).click()
    expect(form.locator(".zsy-score")).to_have_text("0 right")
    expect(form.locator(".zsy-clock-time")).to_be_hidden()
    expect(area.locator(".zsy-where")).to_contain_text(f"Puzzle 1 of {drills.STREAK_PUZZLES}")
    area.locator('.zsy-button[data-id="hint"]:visible').click()
    expect(form.locator(".zsy-choose-note")).to_have_text("Missed: read why, then go on with Next.")
    form.get_by_role("button", name="Stop here").click()
    expect(form.locator(".zsy-choose-note")).to_contain_text("None right this time. One missed.")
    expect(area.locator(".zsy-where")).to_contain_text("Puzzle 1 of 1")
    expect(form.get_by_label("With a clock: three minutes")).not_to_be_checked()
