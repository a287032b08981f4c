"""Fixtures for tests in a real JupyterLab: `lab`, `browser`, `page`, `pictures`.

    import pytest
    from tests.browser.lab import canvas, open_notebook, run_all

    pytestmark = pytest.mark.browser            # set for you on everything in this folder

    def test_something(lab, page):
        open_notebook(page, lab, "lessons/01_rank_order.ipynb")     # shown running, if it is a shipped lesson
        canvas(page).click(position={"x": 40, "y": 80})

- `lab`: one JupyterLab per test session (per worker with xdist, use `--dist loadfile`), started by the launcher that
  learners use, in a temporary learner's folder (`lab.folder`) with the shipped course copied into it. It and its
  kernels see nothing of the user's own Jupyter, and keep progress in a temporary folder (`lab_home`); every test begins
  without any.
  A notebook of your own: `write_notebook(lab.folder / "tests" / "mine.ipynb", "import zsy_tutor", …)`, open it by
  `tests/mine.ipynb` and use `run_all(page)` (it is not a shipped lesson, so opening does not run it).
- `browser`: an installed Chromium, Chrome or Edge. Without one the tests fail and say how to get one.
- `page`: a page of 1280 x 900 CSS pixels in a context of its own; kernels are stopped after the test. A script error
  on the page fails the test. For 2x or touch: `browser.new_context(device_scale_factor=2, …)`.
- `pictures`: the folder for screenshots: `ZSY_TUTOR_PICTURES`, else the test's temporary folder.

A test that fails runs again in a fresh page, twice at the most; the summary names every such test,
and one that is named often has a fault to be found.

Helpers are in `tests/browser/lab.py`.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.find_browser import HOW_TO, find_browser
from tests.browser.lab import CHROMIUM_FLAGS, stop_kernels
from zsy_tutor.cli.folder import copy_course
from zsy_tutor.cli.launch import LabServer, start_server
from zsy_tutor.study import progress_file

expect.set_options(timeout=20_000)  # a busy machine may take its time; a page that is right is not waited for


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            # Chromium, a server and a kernel on a busy machine: what fails is tried again, and the report says so.
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="session")
def lab_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `ZSY_TUTOR_HOME` is for the kernels of `lab`."""
    return tmp_path_factory.mktemp("state")


@pytest.fixture(autouse=True)
def _nothing_done_before(lab_home: Path) -> None:
    """What one test has solved is not done in the next."""
    progress_file.erase(lab_home / progress_file.NAME)


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory, lab_home: Path) -> Iterator[LabServer]:
    folder, state = tmp_path_factory.mktemp("learner"), lab_home
    copy_course(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ZSY_TUTOR_HOME", str(state))
        server = start_server(folder, state=state, options=["--LabApp.expose_app_in_browser=True"], port=free_port())
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_browser()
    if path is None:
        pytest.fail(HOW_TO)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, headless=True, args=CHROMIUM_FLAGS)
        yield started
        started.close()


@pytest.fixture(autouse=True)
def untouched_settings(request: pytest.FixtureRequest) -> None:
    """Each test meets JupyterLab as a newcomer does: what an earlier one chose, a dark theme for one, is forgotten."""
    if "lab" in request.fixturenames:
        started: LabServer = request.getfixturevalue("lab")
        shutil.rmtree(started.log.parent / "jupyter" / "settings", ignore_errors=True)


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    opened = context.new_page()
    opened.set_default_timeout(60_000)
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(error.stack or str(error)))
    yield opened
    if opened.evaluate("() => !!window.jupyterapp"):
        stop_kernels(opened)
    context.close()
    assert not errors, f"errors on the page: {errors}"


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    chosen = os.environ.get("ZSY_TUTOR_PICTURES")
    folder = Path(chosen) if chosen else tmp_path
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def free_port() -> int:
    """A port that is free now; two workers may ask at the same time."""
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
