"""What a screen reader finds, for all kinds of exercises: the painted table as text (W8), errors (W9), a lost kernel
(W1b), and one short sentence for each event.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import cell_output, open_notebook, restart_kernel, run_all, write_notebook
from tests.browser.test_keys import CHOSEN, STEPS
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.explain.messages import text
from zsy_tutor.study import session
from zsy_tutor.study.lessons import find_step
from zsy_tutor.study.state import State
from zsy_tutor.widgets import panel, spoken

expect.set_options(timeout=20_000)
BREAK = "\ndef broken(state, event):\n    raise RuntimeError('broken on purpose')\nshown._reduce = broken\nshown"


def fresh(kind: str) -> State:
    level, place = find_step(STEPS[kind])
    return session.open_level(level, place, single=True)


def exercises(page: Page, lab: LabServer, name: str, lang: str = "en", after: str = "\nshown") -> dict[str, Locator]:
    """One exercise of each kind in one notebook."""
    sources = [f'import zsy_tutor\nshown = zsy_tutor.step("{step}", "{lang}"){after}' for step in STEPS.values()]
    write_notebook(lab.folder / "tests" / f"{name}.ipynb", *sources)
    open_notebook(page, lab, f"tests/{name}.ipynb")
    run_all(page)
    found = {kind: cell_output(page, number).locator(".zsy-exercise") for number, kind in enumerate(STEPS)}
    for box in found.values():
        box.scroll_into_view_if_needed()
        expect(box.locator('.zsy-button[data-id="hint"]')).to_be_visible()
    return found


def first_press(kind: str, box: Locator) -> None:
    """Something that an exercise of this kind is answered by."""
    if kind == "count":
        box.locator('.zsy-button[data-id="play"]').click()
    elif kind in CHOSEN:
        box.locator(f"{CHOSEN[kind]} button:visible").first.click()
    else:
        box.locator("canvas").press("Space")


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_w8_all_that_is_painted_stands_in_the_accessibility_tree(lab: LabServer, page: Page, lang: str) -> None:
    for kind, box in exercises(page, lab, f"spoken_{lang}", lang).items():
        view = session.view(fresh(kind), lang)
        said, tree = spoken.around(view, lang), box.aria_snapshot()
        hand = [down for down, _ in panel.body(view, lang)["cards"]]
        for line in (*said.get("lies", ()), *said.get("seats", ()), *hand):
            assert line in tree.replace('\\"', '"'), (kind, line)
        if said:
            expect(box.locator("canvas")).to_have_attribute("role", "img" if kind in CHOSEN else "application")
            assert view.trick.label in (box.locator("canvas").get_attribute("aria-label") or "")
        else:
            expect(box.locator(".zsy-spoken")).to_be_hidden()


def test_w8_states_and_the_place_of_the_keyboard_follow(lab: LabServer, page: Page) -> None:
    box = exercises(page, lab, "spoken_states")["beat"]
    hand, live, state = box.locator(".zsy-spoken-hand li"), box.locator('[role="status"]'), fresh("beat")
    box.locator("canvas").focus()
    expect(live).to_have_text(session.view(state, "en").hand[0].label)
    expect(hand.nth(0)).to_have_attribute("aria-current", "true")
    page.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_have_attribute("aria-current", "true")
    expect(box.locator('[aria-current="true"]')).to_have_count(1)
    for keys, event in (
        ((" ",), session.Toggle(1)), (("ArrowLeft", " "), session.Toggle(0)), (("Enter",), session.Play()),
        (("h",), session.Hint()), (("h",), session.Hint()), (("Backspace",), session.Clear()), (("p",), session.Pass()),
    ):  # fmt: skip
        for key in keys:
            page.keyboard.press(key)
        state = session.reduce(state, event)
        view = session.view(state, "en")
        expect(live).to_have_text(view.live)
        expect(hand).to_have_text([spoken.card_text(card, "en") for card in view.hand])
    page.keyboard.press("Escape")
    expect(box.locator('[aria-current="true"]')).to_have_count(0)


def test_w9_an_error_is_shown_in_every_kind(lab: LabServer, page: Page) -> None:
    for kind, box in exercises(page, lab, "spoken_broken", after=BREAK).items():
        first_press(kind, box)
        expect(box.locator(".zsy-notice")).to_contain_text("broken on purpose")
        expect(box.locator(".zsy-notice")).to_have_attribute("role", "alert")


def test_w1b_every_kind_says_that_its_kernel_is_gone(lab: LabServer, page: Page) -> None:
    boxes = exercises(page, lab, "spoken_dead")
    for kind, box in boxes.items():
        first_press(kind, box)
    restart_kernel(page)
    for kind, box in boxes.items():
        expect(box.locator(".zsy-dead")).to_have_text(text("ui-guard-dead", "en"))
        expect(box.locator('[role="status"]')).to_have_text(text("ui-guard-dead", "en"))
        expect(box.locator(".zsy-button:visible, .zsy-item:visible, input:visible")).to_have_count(0)
        if kind not in CHOSEN:  # keys on what is left of it neither break nor reach the notebook
            box.locator("canvas").focus()
            for key in ("ArrowRight", " ", "Enter", "h", "p", "d", "d", "x"):
                page.keyboard.press(key)
    expect(page.locator(".jp-Notebook .jp-CodeCell")).to_have_count(len(boxes))
