"""What has been done is there again after the kernel was restarted, and a broken file stops nobody."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.lab import cell_output, open_notebook, restart_kernel, run_all, screenshot, theme
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study import progress_file


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
