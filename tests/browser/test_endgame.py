"""An endgame in a real JupyterLab, by the keyboard alone, on both tables: punished, taken back, played to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import NOTEBOOK, open_notebook, run_all, write_notebook
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study import session
from zsy_tutor.study.levels import parse_level

LEVEL = """
format = 1
id = "queens"
title.en = "Endgame"
[[puzzle]]
id = "queens-1"
kind = "endgame"
rules = ["B1"]
position = "classic 5QQK/57KB p1 - - -"
right = ["QQ"]
prompt.en = "Find the lead that makes you first."
"""
SOURCE = f"""
from zsy_tutor.study import session
from zsy_tutor.study.levels import parse_level
from zsy_tutor.widgets.exercise import Exercise
level = parse_level('''{LEVEL}''')
Exercise(session.open_level(level, single=True), hand="HAND")
"""
CARDS = {"canvas": "canvas", "dom": '[role=option][tabindex="0"]'}
TYPED = ("K", "QQ", "5", "pass", "pass", "K")


@pytest.mark.parametrize("hand", ["canvas", "dom"])
def test_an_endgame_is_played_by_the_keyboard(lab: LabServer, page: Page, hand: str) -> None:
    write_notebook(lab.folder / "tests" / f"endgame-{hand}.ipynb", SOURCE.replace("HAND", hand))
    open_notebook(page, lab, f"tests/endgame-{hand}.ipynb")
    run_all(page)
    box = page.locator(f"{NOTEBOOK} .zsy-exercise")
    told, title, field = box.locator("[role=status]"), box.locator(".zsy-title"), box.locator(".zsy-typed input")
    entries = box.locator(".zsy-listed .zsy-entry")
    state = session.open_level(parse_level(LEVEL), single=True)
    for ranks in TYPED:
        state = session.reduce(state, session.Typed(ranks))
        view = session.view(state, "en")
        field.fill(ranks)
        field.press("Enter")
        expect(told).to_have_text(view.live)
        expect(entries).to_have_count(len(view.listed))
        if ranks == "QQ":
            box.locator(CARDS[hand]).focus()
            page.keyboard.press("u")
            expect(title).to_have_text("Taken back: a pair of queens.")
            expect(entries).to_have_count(0)
            field.fill(ranks)
            field.press("Enter")
            expect(entries).to_have_count(len(view.listed))
    assert state.work.solved
    expect(title).to_have_text("Right: you are out first.")
    expect(box.locator(".zsy-stars")).to_have_attribute("aria-label", "3 of 3 stars")


def test_open_hands_are_read_out_card_by_card(lab: LabServer, page: Page) -> None:
    """What is painted stands beside it as text; elements say it themselves."""
    write_notebook(lab.folder / "tests" / "endgame-read.ipynb", *(SOURCE.replace("HAND", hand) for hand in CARDS))
    open_notebook(page, lab, "tests/endgame-read.ipynb")
    run_all(page)
    expect(page.locator(f"{NOTEBOOK} .zsy-spoken-seats li").nth(1)).to_have_text(
        "Lan: 4 cards; face up: 5 of spades, 7 of clubs, king of spades, Black Joker"
    )
    faces = page.locator(f"{NOTEBOOK} .zsy-faces")
    expect(faces).to_have_attribute("aria-label", "5 of spades, 7 of clubs, king of spades, Black Joker")
    expect(faces.locator(".zsy-paper svg")).to_have_count(4)
