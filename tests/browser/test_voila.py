"""The same tables served by Voilà: a notebook as a page without code, for a class."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import free_port
from tests.browser.lab import write_notebook
from tests.browser.painted import Canvas
from zsy_tutor.course_files import PACKAGE
from zsy_tutor.study import session
from zsy_tutor.study.lessons import find_step
from zsy_tutor.study.showing import show_hand, show_table
from zsy_tutor.study.showing_words import view

POSITION = "classic 334567JQA2/66788TTJ/2BKK95/- p2 p1:A - p4"
STEP = "01.02"
SOURCES = (
    f'import zsy_tutor as zsy\nzsy.table("{POSITION}", seat="p1", title="Who gets through?")',
    'zsy.hand("10 10 J Q K")',
    f'zsy.step("{STEP}")',
)


@pytest.fixture(scope="module")
def voila(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a notebook that Voilà serves, with settings of its own."""
    folder = tmp_path_factory.mktemp("voila")
    notebook = write_notebook(folder / "class.ipynb", *SOURCES)
    port = free_port()
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "ZSY_"))}
    for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR", "ZSY_TUTOR_HOME"):
        environment[name] = str(folder / name.lower())
    environment["PYTHONPATH"] = str(PACKAGE.parent)
    command = [sys.executable, "-m", "voila", str(notebook), "--no-browser", f"--port={port}", "--Voila.ip=127.0.0.1"]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, env=environment)
    try:
        wait_until_up(f"http://127.0.0.1:{port}/voila/static/voila.js", server, folder / "log")
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.terminate()
        server.wait(30)


def wait_until_up(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    for _ in range(600):
        try:
            opener.open(address, timeout=30).close()
        except urllib.error.HTTPError as error:  # it answers
            error.close()
        except OSError:
            assert server.poll() is None, log.read_text(encoding="utf-8", errors="replace")
            time.sleep(0.2)
            continue
        return
    pytest.fail(log.read_text(encoding="utf-8", errors="replace"))


def test_voila_shows_tables_hands_and_exercises_and_clicks_work(voila: str, page: Page) -> None:
    def from_here_alone(route: Route) -> None:
        route.continue_() if route.request.url.startswith(voila) else route.abort()

    page.route("http*://**/*", from_here_alone)  # its page asks the net for icons, and does without
    page.goto(voila, timeout=120_000)
    table = Canvas(page, 0, view(show_table(POSITION, seat="p1", title="Who gets through?"), "en"))
    hand = Canvas(page, 1, view(show_hand("10 10 J Q K"), "en"))
    for shown in (table, hand):
        shown.expect_painted()
        shown.expect_lines()
    expect(table.box.get_by_role("listitem").filter(has_text="Bo")).to_contain_text("Black Joker")
    for text in page.locator('[data-mime-type="text/plain"]').all():
        expect(text).to_be_hidden()

    level, place = find_step(STEP)
    state = session.open_level(level, place, single=True)
    exercise = Canvas(page, 2, session.view(state, "en"))
    exercise.expect_painted()
    for card in range(len(state.cards)):
        if card not in state.work.selected:
            exercise.click(card)
            state = session.reduce(state, session.Toggle(card))
            break
    exercise.view = session.view(state, "en")
    exercise.expect_painted()
    expect(exercise.box.locator(".zsy-says")).to_have_text(exercise.view.selected_text)
    exercise.box.locator('[data-id="play"]').click()
    answer = session.view(session.reduce(state, session.Play()), "en").feedback
    assert answer is not None
    expect(exercise.box.locator(".zsy-title")).to_have_text(answer.headline)
