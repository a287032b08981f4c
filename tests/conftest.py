"""How the tests run: Hypothesis is deterministic, `slow` tests look at more examples than the quick ones, the home
folder of whoever runs them is neither read nor written, and each notebook is run by somebody who has done nothing yet.
"""

from __future__ import annotations

import signal
import tempfile
from asyncio import events
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "zsy",
    derandomize=True,
    deadline=None,
    max_examples=100,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("zsy")


if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # So whatever runs in the background of a shell finds it, and hands it on: then no program under test hears Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Failures are told as they happen: a run that is ended from outside still says what it had found."""
    terminal: Any = config.pluginmanager.get_plugin("terminalreporter")
    if terminal is not None:
        config.pluginmanager.register(_AtOnce(terminal), "failures_at_once")
    config.pluginmanager.register(_Newcomers(), "newcomers")


class _AtOnce:
    """Prints the name and the last lines of a test that failed, or has to be run again, beneath the dots."""

    def __init__(self, terminal: Any) -> None:
        self.terminal = terminal

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed or report.outcome == "rerun":
            self.terminal.write_line("")
            self.terminal.write_line(f"{report.outcome} ({report.when}): {report.nodeid}")
            for line in report.longreprtext.splitlines()[-12:]:
                self.terminal.write_line(f"  {line}"[:300])


class _Newcomers:
    """Gives the kernel of each notebook a progress of its own: fixtures of this folder do not reach notebooks."""

    def __init__(self) -> None:
        self.homes = tempfile.TemporaryDirectory()
        self.notebooks: list[Path] = []
        self.patch = pytest.MonkeyPatch()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self.patch.undo()
        if item.path.suffix == ".ipynb":
            if item.path not in self.notebooks:
                self.notebooks.append(item.path)
            self.patch.setenv("ZSY_TUTOR_HOME", str(Path(self.homes.name, str(self.notebooks.index(item.path)))))

    def pytest_unconfigure(self) -> None:
        self.patch.undo()
        self.homes.cleanup()


@pytest.fixture(scope="session", autouse=True)
def _home_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ZSY_TUTOR_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture(autouse=True)
def _no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that is driven by Playwright leaves a loop running in this thread: other tests see none of it."""
    if request.node.get_closest_marker("browser"):
        yield
        return
    loop = events._get_running_loop()
    events._set_running_loop(None)
    yield
    events._set_running_loop(loop)
