"""Lesson 2 from its first to its last step in real JupyterLab, and the kinds without a play by the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.lab import (
    cell_output,
    open_notebook,
    opening_outcome,
    run_all,
    screenshot,
    shut_side_bar,
    theme,
    write_notebook,
)
from tests.browser.player import Player
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study import session
from zsy_tutor.study.lessons import find_step, lesson
from zsy_tutor.study.session import Registry


def test_lesson_2_from_its_first_to_its_last_step(lab: LabServer, page: Page, pictures: Path) -> None:
    open_notebook(page, lab, "lessons/02_singles_pairs_triples.ipynb")
    level, registry = lesson("02"), Registry()
    assert opening_outcome(page) == f"ran_{len(level.steps)}"
    for number, do in enumerate(STEPS):
        player = Player(cell_output(page, number), registry.open(level, number, single=True), registry)
        do(player)
        assert player.state.work.solved
        expect(player.area.locator(".zsy-feedback.zsy-right")).to_be_visible()
        screenshot(player.area, pictures, f"lesson-02-step-{number + 1:02}")
    assert len(STEPS) == len(level.steps)
    expect(player.area).to_contain_text("Lesson 2 is finished: 36 of 36 stars.")


def name_four(player: Player) -> None:
    player.choose("single")
    for choice in ("pair", "none/not_equal", "triple", "single"):
        player.choose(choice)


def more_is_not_higher(player: Player) -> None:
    player.choose("too_low")
    expect(player.area.locator(".zsy-feedback.zsy-wrong")).to_contain_text("the rank is fine")
    player.choose("wrong_type")


def one_too_many(player: Player) -> None:
    player.press("play")
    assert player.state.log[-1].shape == "triple_with_single"
    player.play("44")
    expect(player.area.locator(".zsy-feedback.zsy-info")).to_contain_text("One change is enough")
    expect(player.area.locator(".zsy-entry-taken")).to_have_count(2)
    player.press("clear")
    expect(player.area.locator(".zsy-entry")).to_have_count(0)
    player.play("444")
    expect(player.area.locator(".zsy-entry-taken")).to_have_count(1)


def every_pair(player: Player) -> None:
    player.play("99")
    player.press("done")
    expect(player.area.locator(".zsy-feedback.zsy-wrong")).to_contain_text("2 are still missing")
    expect(player.area.locator(".zsy-gap")).to_have_count(2)
    player.play("99")
    expect(player.area.locator(".zsy-feedback.zsy-info")).to_contain_text("already")
    for pair in ("33", "77"):
        player.play(pair)
    expect(player.area.locator(".zsy-entry-right")).to_have_count(3)


def which_of_these(player: Player) -> None:
    player.mark(2, 3)
    player.press("play")
    assert player.code == "wrong_type"
    player.mark(3, 5)
    player.press("play")


STEPS: tuple[Callable[[Player], None], ...] = (
    lambda player: player.press("play"),
    name_four,
    lambda player: player.play("AA"),
    lambda player: player.press("play"),
    more_is_not_higher,
    lambda player: player.play("99"),
    lambda player: player.choose("not_a_combination/joker_not_wild"),
    lambda player: player.press("pass"),
    one_too_many,
    every_pair,
    which_of_these,
    lambda player: player.play("AA"),
)


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press Tab (or Shift and Tab) until an element of this kind has the focus."""
    for _ in range(40):
        if page.evaluate("selector => !!document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab does not come to {selector}")


def focused_item(page: Page) -> str | None:
    found = page.evaluate("() => document.activeElement?.dataset?.item ?? null")
    return None if found is None else str(found)


def opened(page: Page, lab: LabServer, step_id: str) -> Player:
    name = f"tests/keys_{step_id.replace('.', '_')}.ipynb"
    write_notebook(lab.folder / name, f'import zsy_tutor; zsy_tutor.step("{step_id}")')
    open_notebook(page, lab, name)
    run_all(page)
    level, place = find_step(step_id)
    registry = Registry()
    player = Player(cell_output(page, 0), registry.open(level, place, single=True), registry)
    player.area.locator(".zsy-prompt").focus()
    return player


def test_a_row_is_put_in_order_by_the_keyboard_alone(lab: LabServer, page: Page) -> None:
    player = opened(page, lab, "01.04")
    for item in (1, 3, 2, 0):
        tab_to(page, f'.zsy-tray [data-item="{item}"]')
        page.keyboard.press("Enter")
        player.send(session.Place(item))
        page.wait_for_function("() => document.activeElement?.matches('.zsy-item')")
    tab_to(page, '.zsy-row [data-item="1"]', "Shift+Tab")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        player.send(session.Move(1, 1))
        page.wait_for_function("() => document.activeElement?.dataset.item === '1'")
    tab_to(page, '.zsy-button[data-id="play"]')
    page.keyboard.press("Enter")
    player.send(session.Play())
    assert player.state.work.solved


def test_marks_and_reasons_by_the_keyboard_alone(lab: LabServer, page: Page) -> None:
    player = opened(page, lab, "02.11")
    for item in (2, 5):
        tab_to(page, f'[data-item="{item}"]')
        page.keyboard.press("Space")
        player.send(session.Mark(item))
        assert focused_item(page) == str(item)
    tab_to(page, '.zsy-button[data-id="play"]')
    page.keyboard.press("Enter")
    player.send(session.Play())
    assert player.state.work.solved
    player = opened(page, lab, "02.05")
    tab_to(page, '.zsy-choice[data-id="wrong_type"]')
    page.keyboard.press("Enter")
    player.send(session.Choose("wrong_type"))
    assert player.state.work.solved


def test_the_new_kinds_fit_a_narrow_page_in_both_themes(lab: LabServer, page: Page, pictures: Path) -> None:
    page.set_viewport_size({"width": 460, "height": 900})
    player = opened(page, lab, "01.07")
    shut_side_bar(page)
    player.place(0, 1, 2, 3, 4)
    for name in ("JupyterLab Light", "JupyterLab Dark"):
        theme(page, name)
        screenshot(player.area, pictures, f"order-narrow-{name.split()[-1].lower()}")
        sizes = player.area.locator(".zsy-exercise").evaluate("el => [el.scrollWidth, el.clientWidth]")
        assert sizes[0] <= sizes[1]
        for item in range(5):
            box = player.area.locator(f'[data-item="{item}"]').bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
