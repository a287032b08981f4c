"""A double click is one press, on cards, buttons, choices and items; two presses that mean two things are two."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.lab import answered, stop_kernels
from tests.browser.test_keys import BEAT, STEPS, Shown
from tests.browser.test_settings import choice
from tests.browser.test_table import show
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study.puzzles import pack, pack_files

MARKED = "() => getSelection().toString()"
GO_ON = """async (times) => {
  const where = () => document.querySelector('.zsy-where').textContent;
  for (let i = 1; i <= times; i++) {
    const before = where(), button = document.querySelector('.zsy-nav [data-id="next"]');
    const press = { bubbles: true, cancelable: true, detail: i, clientX: 50, clientY: 50 };
    for (const name of ['mousedown', 'mouseup', 'click']) button.dispatchEvent(new MouseEvent(name, press));
    for (let waited = 0; where() === before; waited += 5) {
      if (waited > 20000) return where();
      await new Promise(go_on => setTimeout(go_on, 5));
    }
  }
  return where();
}"""
"""Presses Next again as soon as the next puzzle is there, at one place: to the page a double click, a triple click."""


@pytest.mark.parametrize("hand", ["canvas", "dom"])
def test_a_card_that_is_double_clicked_stays_lifted(lab: LabServer, page: Page, hand: str) -> None:
    shown = Shown(page, lab, BEAT)
    if hand == "dom":
        page.evaluate(
            """() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel
                 .requestExecute({ code: "shown.dress('dom', False)" }).done"""
        )
        card: Locator = shown.box.get_by_role("option").last
        card.dblclick()
        expect(card).to_have_attribute("aria-selected", "true")
        shown.expect_counts(0, 1, 0)
        card.click()
    else:
        box = shown.canvas.bounding_box()
        assert box is not None
        x, y = box["width"] / 2, box["height"] - 40
        shown.canvas.dblclick(position={"x": x, "y": y})
        shown.expect_counts(0, 1, 0)
        shown.canvas.click(position={"x": x, "y": y})
    shown.expect_counts(0, 0, 0)


def test_a_button_that_is_double_clicked_is_pressed_once(lab: LabServer, page: Page) -> None:
    shown = Shown(page, lab, BEAT)
    shown.button("hint").dblclick()
    expect(shown.box.locator(".zsy-feedback.zsy-hint")).to_be_visible()
    shown.expect_counts(0, 0, 1)
    shown.button("pass").dblclick()
    expect(shown.box.locator(".zsy-feedback:not(.zsy-hint)")).to_be_visible()
    shown.expect_counts(1, 0, 1)
    assert page.evaluate(MARKED) == ""
    for _ in range(2):  # one after the other
        shown.button("hint").click()
    shown.expect_counts(1, 0, 3)


def test_items_and_choices_that_are_double_clicked_are_pressed_once(lab: LabServer, page: Page) -> None:
    shown = Shown(page, lab, STEPS["order"])
    loose = shown.box.locator(".zsy-tray .zsy-item")
    many = loose.count()
    loose.first.dblclick()
    answered(page)
    expect(loose).to_have_count(many - 1)
    expect(shown.box.locator(".zsy-picked")).to_have_count(0)
    shown = Shown(page, lab, STEPS["which_beats"])
    shown.box.locator(".zsy-item").first.dblclick()
    answered(page)
    expect(shown.box.locator('.zsy-item[aria-pressed="true"]')).to_have_count(1)
    shown = Shown(page, lab, STEPS["name"])
    shown.box.locator(".zsy-choice").first.dblclick()
    expect(shown.box.locator(".zsy-feedback:not(.zsy-hint)")).to_be_visible()
    assert shown.counts()[0] == 1


def test_quick_taps_on_two_cards_lift_both(lab: LabServer, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 900}, has_touch=True)
    page = context.new_page()
    shown = Shown(page, lab, BEAT)
    box = shown.canvas.bounding_box()
    assert box is not None
    for x in (box["width"] / 2 - 30, box["width"] / 2 + 30):
        page.touchscreen.tap(box["x"] + x, box["y"] + box["height"] - 40)
    expect(shown.live).to_contain_text("lifted")
    shown.expect_counts(0, 2, 0)
    stop_kernels(page)
    context.close()


def test_a_quick_press_on_a_button_that_has_become_another_counts(lab: LabServer, page: Page) -> None:
    name = next(iter(pack_files()))
    show(page, lab, f"import zsy_tutor; zsy_tutor.puzzles('{name}')")
    expect(page.locator(".zsy-where")).to_contain_text("Puzzle 1 of")
    assert page.evaluate(GO_ON, 3).startswith(f"Puzzle 4 of {len(pack(name).steps)}")


def test_a_choice_of_the_settings_moves_nothing_below(lab: LabServer, page: Page) -> None:
    show(page, lab, "import zsy_tutor; zsy_tutor.settings()")
    box, note = page.locator(".zsy-choose"), page.locator(".zsy-choose-note")
    expect(box).to_be_visible()
    before = box.bounding_box()
    seen = page.evaluate_handle(
        """() => { const seen = new Set(), box = document.querySelector(".zsy-choose");
             new ResizeObserver(() => seen.add(box.offsetHeight)).observe(box); return seen; }"""
    )
    for checked in (True, False):
        choice(page, "four").click()
        expect(choice(page, "four")).to_be_checked(checked=checked)
        answered(page)
        expect(note).to_contain_text("Saved.")
    assert box.bounding_box() == before
    assert seen.evaluate("seen => seen.size") == 1
