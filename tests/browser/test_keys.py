"""The keys of an exercise: what they do, that none reaches the notebook (W6), holds the focus (W7) or answers (L6)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import NOTEBOOK, cell_output, open_notebook, run_all, write_notebook
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.explain.messages import text
from zsy_tutor.study.exercises import KINDS
from zsy_tutor.study.lessons import lesson, lesson_files
from zsy_tutor.study.state import shown_cards

expect.set_options(timeout=20_000)
STRAY = ("d", "d", "ArrowDown", "ArrowUp", "a", "b", "x", "z", "m", "1", "Shift+A", "Shift+M", "Shift+ArrowDown", "l")
"""Keys that JupyterLab has for cells: delete, walk, insert, cut, undo, change the type, select, line numbers."""
COUNT = "import json; print(json.dumps([len(shown.state.log), len(shown.state.work.selected), shown.state.work.paid]))"


def first_step(kind: str, *, cards: int = 0) -> str:
    """The first step of the course of a kind, nothing lifted, with at least so many cards; without an open hint if
    there is one. Nothing where no lesson has such a step.
    """
    found = []
    for lesson_id in lesson_files():
        for step in lesson(lesson_id).steps:
            part = step.parts[0]
            held = len(shown_cards(part))
            if step.kind == kind and held >= cards and not (kind == "beat" and part.lifted):
                found.append((part.open_hint, step.id))
    return min(found)[1] if found else ""


BEAT = first_step("beat", cards=5)
STEPS = {kind: step for kind in KINDS if (step := first_step(kind))} | {"beat": BEAT}
CHOSEN = {
    "order": ".zsy-items", "which_beats": ".zsy-items", "why_not": ".zsy-choices", "name": ".zsy-choices",
    "who": ".zsy-choices", "verdicts": ".zsy-choices", "count": ".zsy-numbers",
}  # fmt: skip
"""Where the kinds that lift no card are answered."""


class Shown:
    """An exercise in a notebook of two cells, beside what its kernel knows of it."""

    def __init__(self, page: Page, lab: LabServer, step: str, lang: str = "en") -> None:
        name = f"tests/all_keys_{step.replace('.', '_')}_{lang}.ipynb"
        write_notebook(
            lab.folder / name, f'import zsy_tutor\nshown = zsy_tutor.step("{step}", "{lang}")\nshown', "1 + 1"
        )
        open_notebook(page, lab, name)
        run_all(page)
        self.page, self.lang = page, lang
        self.box = cell_output(page, 0).locator(".zsy-exercise")
        self.canvas, self.field = self.box.locator("canvas"), self.box.locator(".zsy-typed input")
        self.live = self.box.locator('[role="status"]')
        expect(self.box.locator(".zsy-prompt")).to_be_visible()
        expect(self.box.locator('.zsy-button[data-id="hint"]')).to_be_visible()

    def button(self, name: str) -> Locator:
        return self.box.locator(f'.zsy-button[data-id="{name}"]:visible')

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def counts(self) -> list[int]:
        """Answers, lifted cards and hints paid for, as the kernel has them, once it has done what it was asked."""
        found: list[int] = self.page.evaluate(
            """async (code) => {
              const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
              const future = kernel.requestExecute({ code, store_history: false });
              let said = "";
              future.onIOPub = (message) => { if (message.header.msg_type === "stream") said += message.content.text; };
              await future.done;
              return JSON.parse(said);
            }""",
            COUNT,
        )
        return found

    def keep_busy(self) -> None:
        """Give the kernel something to do for a second, so that what is sent now is answered late."""
        self.page.evaluate(
            """() => { window.jupyterapp.shell.currentWidget.sessionContext.session.kernel
                 .requestExecute({ code: "import time; time.sleep(1)", store_history: false }); }"""
        )

    def expect_counts(self, answers: int, lifted: int, hints: int) -> None:
        assert self.counts() == [answers, lifted, hints]

    def expect_notebook_as_it_was(self) -> None:
        expect(self.page.locator(f"{NOTEBOOK} .jp-Cell")).to_have_count(2)
        expect(self.page.locator(f"{NOTEBOOK} .jp-CodeCell")).to_have_count(2)
        expect(self.page.locator(f"{NOTEBOOK} .jp-mod-selected")).to_have_count(1)
        expect(self.page.locator(f"{NOTEBOOK} .jp-mod-editMode")).to_have_count(0)

    def focusable(self) -> list[Locator]:
        """All that Tab comes to in the exercise."""
        found = self.box.locator('button:visible, input:visible, canvas[tabindex="0"]')
        return [found.nth(i) for i in range(found.count())]


def test_the_keys_of_the_cards(lab: LabServer, page: Page) -> None:
    shown = Shown(page, lab, BEAT)
    shown.canvas.focus()
    shown.press("ArrowRight", " ")
    expect(shown.live).to_contain_text("lifted")
    shown.expect_counts(0, 1, 0)
    shown.press("h")
    expect(shown.box.locator(".zsy-feedback.zsy-hint")).to_be_visible()
    expect(shown.canvas).to_be_focused()
    shown.press("Shift+H")
    expect(shown.box.locator(".zsy-feedback.zsy-hint .zsy-title")).to_contain_text("2")
    shown.expect_counts(0, 1, 2)
    shown.press("Escape")
    expect(shown.field).to_be_focused()
    shown.expect_counts(0, 1, 2)
    shown.press("Shift+Tab")
    expect(shown.canvas).to_be_focused()
    shown.press("Enter")
    expect(shown.box.locator(".zsy-feedback.zsy-hint")).to_be_hidden()
    shown.expect_counts(1, 1, 2)


def test_p_passes_on_the_cards_alone(lab: LabServer, page: Page) -> None:
    shown = Shown(page, lab, BEAT)
    for part in shown.focusable():
        if part.evaluate("part => part.tagName === 'BUTTON'"):
            part.focus()
            shown.press("p")
    shown.expect_counts(0, 0, 0)
    shown.canvas.focus()
    shown.press("p")
    expect(shown.box.locator(".zsy-feedback")).to_be_visible()
    shown.expect_counts(1, 0, 0)


def test_a_key_that_is_held_down_answers_once(lab: LabServer, page: Page) -> None:
    shown = Shown(page, lab, BEAT)
    shown.canvas.focus()
    shown.press("ArrowRight")
    for key in (" ", "Enter", "p", "h"):
        for _ in range(4):
            page.keyboard.down(key)
        page.keyboard.up(key)
    shown.expect_counts(2, 1, 1)
    shown.field.focus()
    page.keyboard.type("j")
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    shown.expect_counts(3, shown.counts()[1], 1)


def test_card_letters_and_digits_go_to_the_field_and_other_letters_nowhere(lab: LabServer, page: Page) -> None:
    shown = Shown(page, lab, BEAT)
    for key, typed in (("7", "7"), ("j", "j"), ("Shift+A", "A"), ("x", ""), ("w", ""), ("m", "")):
        shown.field.fill("")
        shown.canvas.focus()
        shown.press(key)
        expect(shown.field if typed else shown.canvas).to_be_focused()
        expect(shown.field).to_have_value(typed)


@pytest.mark.parametrize("kind", STEPS)
def test_w6_w7_l6_no_key_reaches_the_notebook_holds_the_focus_or_answers(lab: LabServer, page: Page, kind: str) -> None:
    shown = Shown(page, lab, STEPS[kind])
    shown.button("hint").focus()
    before = shown.counts()
    for part in shown.focusable():
        part.focus()
        shown.press(*STRAY)
    for part in shown.focusable():
        part.focus()
        page.keyboard.press("Control+s")
        expect(part).to_be_focused()
    shown.expect_notebook_as_it_was()
    assert shown.counts() == before
    for key in ("Tab", "Shift+Tab"):
        shown.focusable()[0 if key == "Tab" else -1].focus()
        for _ in range(40):
            if not page.evaluate("() => !!document.activeElement.closest('.zsy-exercise')"):
                break
            page.keyboard.press(key)
        assert not page.evaluate("() => !!document.activeElement.closest('.zsy-exercise')"), key
    hints_and_leaves(shown, kind)
    shown.press(*STRAY, "Escape", "Escape")
    shown.expect_notebook_as_it_was()
    assert shown.counts() == [before[0], before[1], before[2] + 1]


def hints_and_leaves(shown: Shown, kind: str) -> None:
    """H asks for a hint where the answer is found, and Escape goes on to the next control."""
    part = shown.box.locator(CHOSEN.get(kind, "canvas"))
    first = part if kind not in CHOSEN else part.locator("button:visible, input:visible").first
    first.focus()
    shown.press("h")
    expect(shown.box.locator(".zsy-feedback.zsy-hint")).to_be_visible()
    expect(first).to_be_focused()
    shown.press("Escape")
    expect(first).not_to_be_focused()
    assert part.evaluate(
        """part => !part.contains(document.activeElement) && !!document.activeElement.closest('.zsy-exercise')
             && !!(part.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)"""
    )


def caps(shown: Shown) -> Sequence[str]:
    return shown.box.locator(".zsy-keys kbd").all_inner_texts()


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_help_with_the_keys(lab: LabServer, page: Page, lang: str) -> None:
    shown = Shown(page, lab, BEAT, lang)
    helped, opens = shown.box.locator(".zsy-keys"), shown.box.locator(".zsy-keys-button")
    expect(helped).to_be_hidden()
    expect(opens).to_have_accessible_name(text("keys-name", lang))
    shown.keep_busy()  # the name of the card comes when the keyboard has long gone on
    shown.canvas.focus()
    shown.press("Shift+Tab")
    expect(opens).to_be_focused()
    shown.press("Enter")
    expect(helped).to_be_visible()
    shown.expect_counts(0, 0, 0)
    expect(opens).to_have_attribute("aria-expanded", "true")
    expect(shown.live).to_have_text(text("keys-opened", lang))
    assert {"P", "H", "?", text("keys-escape", lang), text("keys-space", lang)} <= set(caps(shown))
    expect(helped).to_contain_text(text("keys-leave", lang))
    shown.press("Escape")
    expect(helped).to_be_hidden()
    expect(opens).to_be_focused()
    expect(shown.live).to_have_text(text("keys-closed", lang))
    shown.press("Tab", " ", "?")
    expect(helped).to_be_visible()
    expect(shown.canvas).to_be_focused()
    shown.press("Escape")
    expect(helped).to_be_hidden()
    expect(shown.canvas).to_be_focused()
    shown.expect_counts(0, 1, 0)
