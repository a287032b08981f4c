"""Numbers typed and players tapped in a real JupyterLab: what is typed stays, marks come and go, Enter goes on."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import cell_output, open_notebook, run_all, write_notebook
from zsy_tutor.cli.launch import LabServer

FILE = Path(__file__).parent.parent / "data" / "kinds.toml"
START = f"""from pathlib import Path
from zsy_tutor.study.levels import read_level
from zsy_tutor.study.session import open_level
from zsy_tutor.widgets.exercise import Exercise
LEVEL = read_level(Path("{FILE}"))"""
WAIT_MS = 60_000


def opened(lab: LabServer, page: Page, name: str, *steps: str) -> list[Locator]:
    """These steps in a notebook, each on the page."""
    cells = [f'Exercise(open_level(LEVEL, LEVEL.index("{step}"), single=True), "en", hand="dom")' for step in steps]
    write_notebook(lab.folder / "tests" / f"{name}.ipynb", START, *cells)
    open_notebook(page, lab, f"tests/{name}.ipynb")
    run_all(page)
    boxes = [cell_output(page, number).locator(".zsy-exercise") for number in range(1, len(steps) + 1)]
    for box in boxes:
        expect(box.locator(".zsy-prompt")).to_be_visible(timeout=WAIT_MS)
    return boxes


def test_numbers_are_typed_checked_and_mended(lab: LabServer, page: Page) -> None:
    (box,) = opened(lab, page, "numbers", "06.03")
    fields, feedback = box.locator(".zsy-number input"), box.locator(".zsy-feedback")
    expect(fields).to_have_count(5)
    expect(box.locator(".zsy-felt")).to_be_hidden()
    fields.first.focus()
    for number in ("22", "22", "22", "21", "22"):
        page.keyboard.type(number)
        page.keyboard.press("Enter")
    expect(feedback).to_have_class("zsy-feedback zsy-wrong", timeout=WAIT_MS)
    expect(box.locator(".zsy-number.zsy-is-wrong")).to_have_count(1)
    expect(fields.nth(4)).to_have_attribute("aria-invalid", "true")
    expect(fields.nth(4)).to_have_accessible_name("5th: not yet")
    expect(fields.first).to_have_value("22")
    fields.nth(4).fill("21")
    expect(box.locator(".zsy-number.zsy-is-wrong")).to_have_count(0)
    box.locator('.zsy-button[data-id="play"]').click()
    expect(feedback).to_have_class("zsy-feedback zsy-right", timeout=WAIT_MS)
    expect(box.locator(".zsy-number.zsy-is-right")).to_have_count(5)
    expect(fields.first).to_have_attribute("readonly", "")


def test_players_are_tapped_in_order_and_taken_back(lab: LabServer, page: Page) -> None:
    (box,) = opened(lab, page, "players", "06.08")
    feedback, says = box.locator(".zsy-feedback"), box.locator(".zsy-says")
    tap = {name: box.locator(".zsy-choice", has_text=name) for name in ("Hua", "Lan", "Bo", "Mei")}
    expect(box.locator(".zsy-context table").first).to_be_visible()
    for name, said in (("Bo", "Bo"), ("Hua", "Bo, Hua"), ("Lan", "Bo, Hua, Lan"), ("Mei", "Bo, Hua, Lan, Mei")):
        tap[name].click()
        expect(says).to_have_text(f"Tapped: {said}", timeout=WAIT_MS)
    expect(tap["Lan"]).to_have_attribute("aria-description", "place 3")
    box.locator('.zsy-button[data-id="play"]').click()
    expect(feedback).to_have_class("zsy-feedback zsy-wrong", timeout=WAIT_MS)
    expect(feedback).to_contain_text("Lan ran out of cards before Hua.")
    mended = (("Hua", "Bo, Lan, Mei"), ("Mei", "Bo, Lan"), ("Hua", "Bo, Lan, Hua"), ("Mei", "Bo, Lan, Hua, Mei"))
    for name, said in mended:
        tap[name].focus()
        page.keyboard.press("Enter")
        expect(says).to_have_text(f"Tapped: {said}", timeout=WAIT_MS)
    box.locator('.zsy-button[data-id="play"]').click()
    expect(feedback).to_have_class("zsy-feedback zsy-right", timeout=WAIT_MS)
