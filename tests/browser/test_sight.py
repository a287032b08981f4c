"""What a press has brought about is in sight, in a window lower than an exercise is high."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.test_table import show
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study.puzzles import pack_files


def test_answers_and_the_next_puzzle_come_into_sight(lab: LabServer, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 520})
    show(page, lab, f"import zsy_tutor; zsy_tutor.puzzles({next(iter(pack_files()))!r})")
    answer, prompt = page.locator(".zsy-feedback"), page.locator(".zsy-prompt")
    page.locator('[data-id="hint"]:visible').click()
    expect(answer).to_be_in_viewport(ratio=0.95)
    page.locator('.zsy-nav [data-id="next"]').click()
    expect(page.locator(".zsy-where")).to_contain_text("Puzzle 2 of")
    expect(prompt).to_be_in_viewport(ratio=0.95)
    page.locator("canvas").focus()
    page.keyboard.press("h")
    expect(answer).to_be_in_viewport(ratio=0.95)
