"""What has been done is there again after the kernel was restarted, a broken file stops nobody, and one sees where one
stands and what to review.
"""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.lab import (
    NOTEBOOK,
    cell_output,
    open_notebook,
    restart_kernel,
    run_all,
    screenshot,
    theme,
    wait_idle,
)
from tests.study.test_review import learnt, wrapped
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study import progress_file
from zsy_tutor.study.progress import Store

DAY = 86_400.0
SLOW = 300_000.0
"""Milliseconds: drawing takes seconds of the processor, and a busy machine has few to give."""


def fill(home: Path) -> None:
    """Three lessons done four days ago, and three straights taken round the corner since."""
    now, done = time.time(), learnt("00", "01", "02")
    since = now - 4 * DAY - done[-1].at
    answers = [replace(each, at=each.at + since) for each in done]
    answers += [replace(wrapped(0, n), at=now - 2 * DAY + n) for n in range(3)]
    assert Store(time.time, lambda: home / progress_file.NAME).keep(answers)


def violations(page: Page) -> list[str]:
    """What axe finds in the notebook in front."""
    found = Axe().run(page, context=NOTEBOOK, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21aa"]})
    ours = [
        each for each in found.response["violations"] if any(".zsy" in str(node["target"]) for node in each["nodes"])
    ]
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in ours]


def test_done_before_and_a_broken_file(lab: LabServer, page: Page, lab_home: Path, pictures: Path) -> None:
    open_notebook(page, lab, "lessons/01_rank_order.ipynb")
    first = cell_output(page, 0)
    first.locator('.zsy-button[data-id="play"]').click()
    expect(first.locator(".zsy-feedback.zsy-right")).to_be_visible()

    restart_kernel(page)
    run_all(page)
    expect(first.locator(".zsy-before")).to_have_text("Done before, with 3 of 3 stars")
    expect(first.locator(".zsy-steps i.done")).to_have_count(1)
    expect(cell_output(page, 1).locator(".zsy-before")).to_be_hidden()
    expect(cell_output(page, 1).locator(".zsy-steps i.done")).to_have_count(1)
    for name in ("Light", "Dark"):
        theme(page, f"JupyterLab {name}")
        screenshot(first, pictures, f"done-before-{name.lower()}")

    (lab_home / progress_file.NAME).write_bytes(b"this is no database" * 100)
    restart_kernel(page)
    run_all(page)
    expect(page.locator(".zsy-notice:visible")).to_have_count(1)
    notice = first.locator(".zsy-notice")
    expect(notice).to_contain_text("could not be read any more")
    screenshot(first, pictures, "progress-broken-dark")
    first.locator('.zsy-button[data-id="play"]').click()
    expect(first.locator(".zsy-feedback.zsy-right")).to_be_visible()
    expect(notice).to_be_hidden()


def test_what_to_review_and_where_one_stands(lab: LabServer, page: Page, lab_home: Path, pictures: Path) -> None:
    fill(lab_home)
    open_notebook(page, lab, "lessons/review.ipynb", wait=False)
    expect(cell_output(page, 0).locator(".zsy-page li").first).to_be_visible(timeout=SLOW)
    session = cell_output(page, 1)
    expect(session.locator(".zsy-steps i")).to_have_count(10, timeout=SLOW)
    wait_idle(page, SLOW)
    expect(session.locator(".zsy-where")).to_have_text("Puzzle 1 of 10 · Review")
    session.locator('.zsy-button[data-id="next"]').click()
    expect(session.locator(".zsy-where")).to_have_text("Puzzle 2 of 10 · Review")
    screenshot(page.locator(f"{NOTEBOOK} .jp-Notebook"), pictures, "review-light")

    open_notebook(page, lab, "lessons/progress.ipynb", wait=False)
    charts = cell_output(page, 0)
    expect(charts.locator(".zsy-drawn")).to_have_count(3, timeout=SLOW)
    wait_idle(page, SLOW)
    expect(charts.locator(".zsy-wide svg").first).to_be_visible()
    expect(charts.locator(".zsy-narrow svg").first).to_be_hidden()
    for name in ("Light", "Dark"):
        theme(page, f"JupyterLab {name}")
        assert violations(page) == []
        screenshot(charts, pictures, f"where-you-stand-{name.lower()}")
    known = charts.locator("details").first
    known.locator("summary").press("Enter")
    expect(known.locator("table")).to_contain_text("Order of the ranks")
    page.set_viewport_size({"width": 700, "height": 900})
    expect(charts.locator(".zsy-narrow svg").first).to_be_visible()
    expect(charts.locator(".zsy-wide svg").first).to_be_hidden()
    screenshot(charts, pictures, "where-you-stand-narrow-dark")
