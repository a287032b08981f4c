"""Lesson 1 from its first to its last step in real JupyterLab, and the first puzzles: played on the table itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.lab import cell_output, open_notebook, opening_outcome, screenshot
from tests.browser.player import Player
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study.lessons import lesson
from zsy_tutor.study.puzzles import pack
from zsy_tutor.study.session import Registry

LESSON = "lessons/01_rank_order.ipynb"
PUZZLES = "puzzles/01_can_you_beat_this.ipynb"
PACK = "01_can_you_beat_this"


def refused(player: Player, ranks: str, code: str, sentence: str) -> None:
    """Play something wrong: its reason is on the page, its cards stay lifted and are marked, no star is lost."""
    player.play(ranks)
    assert player.code == code
    assert not player.state.work.solved
    expect(player.area.locator(".zsy-feedback.zsy-wrong")).to_contain_text(sentence)
    assert [card.notation for card in player.view.hand if card.selected]


def solved(player: Player) -> None:
    expect(player.area.locator(".zsy-feedback.zsy-right")).to_be_visible()
    assert player.state.work.solved


def test_lesson_1_from_its_first_to_its_last_step(lab: LabServer, page: Page, pictures: Path) -> None:
    open_notebook(page, lab, LESSON)
    level, registry = lesson("01"), Registry()
    assert opening_outcome(page) == f"ran_{len(level.steps)}"

    def step(number: int) -> Player:
        return Player(cell_output(page, number - 1), registry.open(level, number - 1, single=True), registry)

    for number, do in enumerate(STEPS, start=1):
        player = step(number)
        do(player)
        solved(player)
        screenshot(player.area, pictures, f"lesson-01-step-{number:02}")
    expect(player.area).to_contain_text("Lesson 1 is finished: 32 of 36 stars. Next: Singles, pairs, triples.")
    assert len(STEPS) == len(level.steps)


def step_1(player: Player) -> None:
    player.press("pass")
    expect(player.area.locator(".zsy-feedback.zsy-info")).to_contain_text("allowed")
    refused(player, "3", "too_low", "just as high as yours")
    expect(player.area.locator(".zsy-ladder")).to_be_visible()
    player.play("4")


def step_2(player: Player) -> None:
    refused(player, "Q", "too_low", "one step below the king")
    player.press("fix")
    player.press("play")


def step_3(player: Player) -> None:
    player.press("clear")
    player.press("play")
    assert player.code == "nothing_selected"
    refused(player, "3", "too_low", "look like neighbours")
    player.play("2")


def step_4(player: Player) -> None:
    player.place(1, 3, 2, 0)
    player.press("play")
    expect(player.area.locator(".zsy-feedback.zsy-wrong")).to_contain_text("the 2 stands too low")
    player.move(1, 3)
    player.press("play")


def step_5(player: Player) -> None:
    player.press("why")
    expect(player.area.locator(".zsy-feedback.zsy-info")).to_contain_text("legal")
    player.press("play")


def step_6(player: Player) -> None:
    player.press("hint")
    assert player.state.work.stars == 2
    player.play("R")


def step_7(player: Player) -> None:
    player.type("10 2 A B R")
    expect(player.area.locator(".zsy-feedback.zsy-wrong")).to_contain_text("Only the jokers")
    player.type("10 a 2 b r")


def step_8(player: Player) -> None:
    refused(player, "9", "too_low", "in every suit")
    player.type("10")


def step_9(player: Player) -> None:
    player.mark(2, 3)
    player.press("play")
    assert player.code == "too_low"
    player.mark(2)
    player.press("play")
    expect(player.area.locator(".zsy-feedback.zsy-wrong")).to_contain_text("2 more beat")
    player.mark(4, 5)
    player.press("play")


def step_10(player: Player) -> None:
    refused(player, "B", "too_low", "the Black Joker cannot beat it")
    player.press("pass")


def step_11(player: Player) -> None:
    player.play("A")
    expect(player.area.locator(".zsy-feedback.zsy-info")).to_contain_text("not the cheapest")
    player.play("J")


def step_12(player: Player) -> None:
    player.choose("wrong_type")
    player.choose("too_low")


STEPS: tuple[Callable[[Player], None], ...] = (
    step_1, step_2, step_3, step_4, step_5, step_6, step_7, step_8, step_9, step_10, step_11, step_12,
)  # fmt: skip


def test_the_first_puzzles_are_played_to_the_end(lab: LabServer, page: Page, pictures: Path) -> None:
    open_notebook(page, lab, PUZZLES)
    level, registry = pack(PACK), Registry()
    assert opening_outcome(page) == "ran_1"
    player = Player(cell_output(page, 0), registry.open(level), registry)
    for number, step in enumerate(level.steps):
        part = step.parts[0]
        if number < 5:
            refused(player, part.wrong[0].answer, part.wrong[0].code, "")
        answer = part.right[-1]
        if answer == "pass":
            player.press("pass")
        else:
            player.play(answer)
        solved(player)
        screenshot(player.area, pictures, f"puzzle-{step.id}")
        if step is not level.steps[-1]:
            player.press("next")
    expect(player.area).to_contain_text("All 40 puzzles are solved: 120 of 120 stars.")
