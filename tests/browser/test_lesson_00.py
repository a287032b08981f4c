"""Lesson 0 in real JupyterLab: every way to answer that it teaches, clicks, typing and the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.lab import cell_output, open_notebook, screenshot
from tests.browser.player import Player
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study.lessons import lesson
from zsy_tutor.study.session import Registry


def test_lesson_0_from_its_first_to_its_last_step(lab: LabServer, page: Page, pictures: Path) -> None:
    open_notebook(page, lab, "lessons/00_start_here.ipynb")
    level, registry = lesson("00"), Registry()
    expect(cell_output(page, 0)).to_contain_text("How do you want your cards?")
    for number, do in enumerate(STEPS):
        player = Player(cell_output(page, number + 1), registry.open(level, number, single=True), registry)
        do(player)
        assert player.state.work.solved
        screenshot(player.area, pictures, f"lesson-00-step-{number + 1:02}")
    assert len(STEPS) == len(level.steps)
    expect(player.area).to_contain_text("Lesson 0 is finished: 29 of 30 stars. Next: Rank order.")


def test_the_link_at_the_end_opens_the_next_lesson(lab: LabServer, page: Page) -> None:
    open_notebook(page, lab, "lessons/00_start_here.ipynb")
    page.get_by_role("link", name="Rank order").click()
    expect(page.locator("#jp-main-dock-panel")).to_contain_text("Which card is higher?")


def press_play(player: Player) -> None:
    player.press("play")


def put_back(player: Player) -> None:
    player.lift("8")
    player.lift("")
    player.play("K")


def type_it(player: Player) -> None:
    player.type("j")
    assert player.code == "not_in_hand"
    player.type("x")
    assert len(player.state.log) == 1
    player.type("10")


def ask_why(player: Player) -> None:
    player.choose("not_in_hand")
    assert player.code == "too_low"
    assert len(player.state.mistakes) == 1
    player.choose("too_low")


def play_nothing(player: Player) -> None:
    player.choose("too_low")
    player.type("3")
    assert player.code == "nothing_selected"


def take_a_hint(player: Player) -> None:
    player.press("hint")
    player.play("9")


def use_the_keyboard(player: Player) -> None:
    player.play_by_keys(3)


STEPS: tuple[Callable[[Player], None], ...] = (
    press_play,
    lambda player: player.play("T"),
    put_back,
    type_it,
    ask_why,
    lambda player: player.press("pass"),
    play_nothing,
    take_a_hint,
    use_the_keyboard,
    lambda player: player.press("pass"),
)
