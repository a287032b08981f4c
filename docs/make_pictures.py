"""Makes the pictures of the README: a step of lesson 1 in a real JupyterLab, in the light and in the dark theme.

    python docs/make_pictures.py

needs the `test` extra and an installed Chromium, Chrome or Edge. It starts the launcher's own JupyterLab in a temporary
folder, answers one step wrongly, and writes `docs/pictures/lesson-light.png` and `lesson-dark.png`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, expect, sync_playwright  # noqa: E402

from tests.browser.find_browser import HOW_TO, find_browser  # noqa: E402
from tests.browser.lab import CHROMIUM_FLAGS, close_all, open_notebook, theme  # noqa: E402
from zsy_tutor.cli.folder import copy_course  # noqa: E402
from zsy_tutor.cli.launch import LabServer, start_server  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
LESSON, STEP, WRONG = "lessons/01_rank_order.ipynb", 10, "9"
"""Step 11 of the lesson: a 10 lies on the table, and a 9 does not beat it."""
SIZE = {"width": 1040, "height": 1100}
LIMIT_BYTES = 300_000
_FELT = """([number, dark]) => {
  const canvas = document.querySelectorAll('.zsy-exercise canvas')[number];
  const green = canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height - 6, 1, 1).data[1];
  return dark ? green < 80 : green > 150;
}"""
"""Whether the felt of that table has been painted in the dark, or light, theme."""


def answer_wrongly(page: Page) -> None:
    """Open the step in question and let the table refuse a play."""
    page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    exercise = page.locator(".zsy-exercise").nth(STEP)
    exercise.scroll_into_view_if_needed()
    exercise.locator("input").fill(WRONG)
    exercise.locator("input").press("Enter")
    expect(exercise.locator(".zsy-feedback")).to_be_visible()
    exercise.locator("input").fill("")
    exercise.locator('button[data-id="play"]').focus()
    page.evaluate("() => document.activeElement.blur()")
    exercise.evaluate("box => box.closest('.jp-Cell').previousElementSibling.scrollIntoView({ block: 'start' })")
    page.mouse.move(5, 5)
    page.wait_for_timeout(1500)


def make(lab: LabServer, page: Page) -> list[Path]:
    """Both pictures; their paths."""
    open_notebook(page, lab, LESSON)
    answer_wrongly(page)
    made = []
    for name in ("Light", "Dark"):
        theme(page, f"JupyterLab {name}")
        page.wait_for_function(_FELT, arg=[STEP, name == "Dark"], timeout=60_000)
        page.wait_for_timeout(500)
        made.append(PICTURES / f"lesson-{name.lower()}.png")
        page.screenshot(path=made[-1])
    close_all(page)
    return made


def main() -> int:
    """Make them, and fail where one is too heavy for a README."""
    browser_path = find_browser()
    if browser_path is None:
        sys.stderr.write(HOW_TO + "\n")
        return 1
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        folder, state = Path(scratch) / "course", Path(scratch) / "state"
        copy_course(folder)
        server = start_server(folder, state=state, options=["--LabApp.expose_app_in_browser=True"])
        try:
            browser = playwright.chromium.launch(executable_path=browser_path, headless=True, args=CHROMIUM_FLAGS)
            page = browser.new_context(viewport=SIZE).new_page()  # type: ignore[arg-type]
            made = make(server, page)
            browser.close()
        finally:
            server.stop()
    heavy = [path for path in made if path.stat().st_size > LIMIT_BYTES]
    for path in made:
        sys.stdout.write(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB\n")
    return 1 if heavy else 0


if __name__ == "__main__":
    raise SystemExit(main())
