"""The examination in real JupyterLab: a paper is written question by question, handed in, read, and certified."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import cell_output, open_notebook, run_all, screenshot, write_notebook
from tests.browser.player import Player
from tests.study.levels import right_event
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study import session
from zsy_tutor.study.exam import paper
from zsy_tutor.study.exam_session import Sheet, opened, shown, write
from zsy_tutor.study.state import State
from zsy_tutor.study.view import View

NOON = 1_796_000_000.0
CALL = f'import zsy_tutor; zsy_tutor.exam("en", seed=1, clock=lambda: {NOON})'


class Candidate(Player):
    """Writes a paper on the page, beside the same sheet in plain Python."""

    def __init__(self, area: Locator, sheet: Sheet, state: State) -> None:
        self.sheet = sheet
        super().__init__(area, state, session.Registry())

    @property
    def view(self) -> View:
        return shown(self.sheet, self.state, self.lang)

    def send(self, event: session.Event, *, look: bool = True) -> None:
        self.sheet, self.state = write(self.sheet, self.state, event)
        if look and not self.sheet.is_over:
            self.look()


def test_a_paper_is_written_and_passed(lab: LabServer, page: Page, pictures: Path) -> None:
    write_notebook(lab.folder / "tests" / "exam.ipynb", CALL)
    open_notebook(page, lab, "tests/exam.ipynb")
    run_all(page)
    area = cell_output(page, 0)
    form = area.locator(".zsy-form")
    form.locator(".zsy-text input").first.fill("Li Hua")
    form.locator('[data-id="start"]').click()
    day = time.strftime("%Y-%m-%d", time.localtime(NOON))
    number = f"{day}-{Random(1).getrandbits(24):06x}"
    sheet, state = opened(paper(number))
    candidate = Candidate(area, sheet, state)
    while not candidate.sheet.is_over:
        done = len(candidate.sheet.results)
        expect(form.locator(".zsy-score")).to_have_text(f"{done} of 30 answered")
        if done in (3, 17):
            candidate.press("next")  # left out
        else:
            candidate.do(right_event(candidate.state))
    expect(area.locator(".zsy-page")).to_contain_text("28 of 30 right.")
    expect(area.locator(".zsy-page")).to_contain_text("You left this out.")
    screenshot(area, pictures, "exam-result")
    form.locator('[data-id="save"]').click()
    expect(form.locator(".zsy-choose-note")).to_contain_text(f"Saved as certificate_{number}.html")
    saved = (lab.folder / "tests" / f"certificate_{number}.html").read_text(encoding="utf-8")
    assert "<strong>Li Hua</strong> knows the rules" in saved
