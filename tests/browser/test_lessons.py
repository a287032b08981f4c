"""A lesson with tables, players to be tapped, numbers, a round that is followed and an endgame, from its first to its
last step in real JupyterLab: a mistake first wherever its author foresaw one.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import cell_output, open_notebook, opening_outcome, screenshot
from tests.browser.player import Player
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study.lessons import lesson, lesson_files
from zsy_tutor.study.session import Registry


@pytest.mark.parametrize("name", ["06"])
def test_a_lesson_is_played_from_its_first_to_its_last_step(
    lab: LabServer, page: Page, pictures: Path, name: str
) -> None:
    open_notebook(page, lab, f"lessons/{lesson_files()[name].stem}.ipynb")
    level, registry = lesson(name), Registry()
    assert opening_outcome(page) == f"ran_{len(level.steps)}"
    for number, step in enumerate(level.steps):
        player = Player(cell_output(page, number), registry.open(level, number, single=True), registry)
        player.solve()
        expect(player.area.locator(".zsy-feedback.zsy-right")).to_be_visible()
        screenshot(player.area, pictures, f"lesson-{step.id}")
    expect(player.area).to_contain_text(f"Lesson {int(name)} is finished")
