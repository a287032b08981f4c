"""Mending and finding in real JupyterLab: by touch, by the keyboard alone, by typing, on a narrow page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.lab import (
    cell_output,
    open_notebook,
    run_all,
    screenshot,
    shut_side_bar,
    stop_kernels,
    write_notebook,
)
from tests.browser.player import Player
from tests.browser.test_lesson_02 import opened, tab_to
from tests.browser.test_table import show
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study import session
from zsy_tutor.study.puzzles import pack
from zsy_tutor.study.session import Registry

PACK = "02_why_not"


def test_a_selection_is_mended_by_the_keyboard_alone(lab: LabServer, page: Page) -> None:
    player = opened(page, lab, "02.09")
    tab_to(page, "canvas")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    player.send(session.Toggle(3))
    expect(player.area.locator(".zsy-entry-taken")).to_have_count(1)
    page.keyboard.press("Backspace")
    player.send(session.Clear())
    page.keyboard.press("Enter")
    player.send(session.Play())
    assert player.code == "not_a_combination"
    page.keyboard.press("Space")
    player.send(session.Toggle(3))
    page.keyboard.press("Enter")
    player.send(session.Play())
    assert player.state.work.solved


def typed(player: Player, text: str) -> None:
    field = player.area.locator(".zsy-typed input")
    field.fill(text)
    field.press("Enter")
    player.send(session.Typed(text))


def test_every_pair_is_found_by_typing(lab: LabServer, page: Page) -> None:
    player = opened(page, lab, "02.10")
    typed(player, "99")
    typed(player, "all")
    assert player.state.mistakes
    expect(player.area.locator(".zsy-listed-title")).to_have_text("Found: 1 of 3")
    typed(player, "33")
    typed(player, "77")
    assert player.state.work.solved


def test_a_pack_of_refusals_by_touch_on_a_narrow_page(lab: LabServer, browser: Browser, pictures: Path) -> None:
    context = browser.new_context(viewport={"width": 460, "height": 900}, has_touch=True)
    page = context.new_page()
    page.set_default_timeout(60_000)
    write_notebook(lab.folder / "tests/why_not.ipynb", f'import zsy_tutor; zsy_tutor.puzzles("{PACK}")')
    open_notebook(page, lab, "tests/why_not.ipynb")
    run_all(page)
    shut_side_bar(page)
    registry = Registry()
    player = Player(cell_output(page, 0), registry.open(pack(PACK)), registry)
    for number in range(11):
        if number == 4:
            tap(player, player.area.locator('.zsy-button[data-id="play"]'), session.Play())
            assert player.state.mistakes
        tap(player, player.area.locator('.zsy-nav [data-id="next"]'), session.Next())
    typed(player, "QQ")
    expect(player.area.locator(".zsy-entry-right")).to_have_count(1)
    expect(player.area.locator(".zsy-gap")).to_have_count(3)
    fits = player.area.locator(".zsy-exercise").evaluate("el => el.scrollWidth <= el.clientWidth")
    steps = player.area.locator(".zsy-steps").evaluate("el => el.scrollWidth <= el.clientWidth")
    screenshot(player.area, pictures, "find-narrow-touch")
    stop_kernels(page)
    context.close()
    assert fits
    assert steps


def tap(player: Player, target: Locator, event: session.Event) -> None:
    """Touch an element with a finger, and mirror what it means."""
    target.scroll_into_view_if_needed()
    target.tap()
    player.send(event)


def test_mending_and_finding_in_a_hand_of_elements(lab: LabServer, page: Page) -> None:
    """Cards of a play that was found lie down again, and what was lifted at first can be lifted again."""
    steps = ("02.09", "02.10")
    show(page, lab, *(f'import zsy_tutor; zsy_tutor.step("{step}", hand="dom")' for step in steps))
    mend, find = (page.locator(".zsy-exercise").nth(place) for place in range(2))
    expect(lifted(mend)).to_have_count(4)
    mend.get_by_role("option").nth(3).click(position={"x": 8, "y": 10})
    expect(mend.locator(".zsy-entry-taken")).to_have_count(1)
    mend.locator('button[data-id="clear"]').click()
    expect(lifted(mend)).to_have_count(4)
    expect(mend.locator(".zsy-entry")).to_have_count(0)
    mend.get_by_role("option").nth(3).click(position={"x": 8, "y": 10})
    mend.locator('button[data-id="play"]').click()
    expect(mend.locator(".zsy-feedback.zsy-right")).to_contain_text("One change was enough")
    for number, pair in enumerate(((0, 1), (3, 4), (5, 6)), start=1):
        for place in pair:
            find.get_by_role("option").nth(place).click(position={"x": 8, "y": 10})
        expect(lifted(find)).to_have_count(2)
        find.locator('button[data-id="play"]').click()
        expect(find.locator(".zsy-entry-right")).to_have_count(number)
        expect(lifted(find)).to_have_count(0)
    find.locator('button[data-id="done"]').click()
    expect(find.locator(".zsy-feedback.zsy-right")).to_contain_text("all 3")


def lifted(exercise: Locator) -> Locator:
    """The lifted cards of a hand of elements."""
    return exercise.locator('[role="option"][aria-selected="true"]')
