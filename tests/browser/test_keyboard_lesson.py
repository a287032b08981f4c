"""A whole lesson by the keyboard alone: in each exercise the keys lead to where it is answered, and answer it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import cell_output, open_notebook, opening_outcome
from tests.study.levels import right_event
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study.lessons import lesson, lesson_files
from zsy_tutor.study.session import Choose, Done, Event, Pass, Registry, Typed

NAME = "01"
MOST_TABS = 40


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until this has the focus."""
    for _ in range(MOST_TABS):
        if wanted.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab never comes there")


def answer(page: Page, area: Locator, event: Event) -> None:
    """Answer with keys."""
    match event:
        case Choose(choice):
            tab_to(page, area.locator(f'.zsy-choice[data-id="{choice}"]'))
            page.keyboard.press("Enter")
        case Typed(text):
            tab_to(page, area.locator(".zsy-typed input"))
            page.keyboard.type(text)
            page.keyboard.press("Enter")
        case Pass():
            tab_to(page, area.locator('.zsy-button[data-id="pass"]:visible'))
            page.keyboard.press("Enter")
        case Done():
            tab_to(page, area.locator('.zsy-button[data-id="done"]:visible'))
            page.keyboard.press("Enter")
        case _:
            raise AssertionError(f"nobody does {event} here")


def test_a_lesson_from_its_first_to_its_last_step_by_the_keyboard(lab: LabServer, page: Page) -> None:
    open_notebook(page, lab, f"lessons/{lesson_files()[NAME].stem}.ipynb")
    level, registry = lesson(NAME), Registry()
    assert opening_outcome(page) == f"ran_{len(level.steps)}"
    for number in range(len(level.steps)):
        state = registry.open(level, number, single=True)
        area = cell_output(page, number)
        area.locator(".zsy-prompt").wait_for(state="visible")
        area.scroll_into_view_if_needed()
        area.locator(".zsy-keys-button").focus()  # where Tab enters an exercise
        for _ in range(10):
            event = right_event(state)
            state = registry.reduce(state, event)
            answer(page, area, event)
            if state.work.solved:
                break
            expect(area.locator(".zsy-prompt")).to_have_text(state.part.prompt.get("en"))
        expect(area.locator(".zsy-feedback.zsy-right")).to_be_visible()
    expect(area).to_contain_text(f"Lesson {int(NAME)} is finished")
