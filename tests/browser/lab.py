"""Drives a real JupyterLab in tests: what a person does there, waited for in the way that works.

Most waiting asks the application itself (`window.jupyterapp`): the toolbar's idle sign is there before a kernel is.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from zsy_tutor.cli.launch import LabServer

CHROMIUM_FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
NOTEBOOK = ".jp-NotebookPanel:not(.lm-mod-hidden)"
_IDLE = """() => {
  const panel = window.jupyterapp?.shell.currentWidget, session = panel?.sessionContext;
  return !!session && session.isReady && session.session?.kernel?.connectionStatus === 'connected'
    && session.session.kernel.status === 'idle';
}"""


def open_notebook(page: Page, lab: LabServer, name: str, *, view: str = "lab/tree", wait: bool = True) -> None:
    """Open the notebook `name` (`lessons/01_rank_order.ipynb`) as a person does, with a fresh workspace.

    With `wait`, return when its opening is over: what may run on opening has run. `view` is `lab/tree` or `doc/tree`.
    """
    page.goto(lab.address(name, view) + "&reset")
    page.locator("#jupyterlab-splash").wait_for(state="detached", timeout=60_000)
    page.locator(f"{NOTEBOOK} .jp-Notebook").wait_for(timeout=60_000)
    if wait:
        opening_outcome(page)
        wait_idle(page)


def opening_outcome(page: Page, timeout_ms: float = 60_000) -> str:
    """What came of opening the notebook, once that is over: `ran_3` (cells), or why nothing ran."""
    panel = page.locator(f"{NOTEBOOK}[data-zsy-opening]")
    panel.wait_for(timeout=timeout_ms)
    return panel.get_attribute("data-zsy-opening") or ""


def wait_idle(page: Page, timeout_ms: float = 60_000) -> None:
    """Wait until a kernel is really there and idle and no cell waits for it."""
    page.wait_for_function(_IDLE, timeout=timeout_ms)
    expect(page.locator(f"{NOTEBOOK} .jp-InputPrompt").filter(has_text="[*]")).to_have_count(0, timeout=timeout_ms)


def run_all(page: Page) -> None:
    """Run All Cells; returns when every cell has finished."""
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
    wait_idle(page)


def answered(page: Page) -> None:
    """Wait until the kernel has answered all that was pressed before: it takes messages one after another."""
    page.evaluate(
        "() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.requestExecute({ code: '' }).done"
    )


def shut_side_bar(page: Page) -> None:
    """Leave the notebook the whole width."""
    page.evaluate("() => window.jupyterapp.shell.collapseLeft()")


def save(page: Page) -> None:
    """Save the notebook in front."""
    page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")


def reload(page: Page) -> None:
    """Reload the page as a person does with F5; the kernel lives on. Returns when the opening is over."""
    page.reload()
    page.locator("#jupyterlab-splash").wait_for(state="detached", timeout=60_000)
    page.locator(f"{NOTEBOOK} .jp-Notebook").wait_for(timeout=60_000)
    opening_outcome(page)
    wait_idle(page)


def restart_kernel(page: Page) -> None:
    """Restart the kernel of the notebook in front, without the question."""
    page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    wait_idle(page)


def cell_output(page: Page, index: int) -> Locator:
    """The output area of the code cell with this number (0 is the first code cell)."""
    return page.locator(f"{NOTEBOOK} .jp-CodeCell").nth(index).locator(".jp-Cell-outputArea")


def canvas(page: Page, index: int = 0) -> Locator:
    """A canvas on the page, scrolled into view."""
    found = page.locator(f"{NOTEBOOK} .jp-OutputArea-output canvas").nth(index)
    found.wait_for(state="visible", timeout=30_000)
    found.scroll_into_view_if_needed()
    return found


def theme(page: Page, name: str) -> None:
    """Switch to `JupyterLab Light` or `JupyterLab Dark`."""
    page.evaluate("name => window.jupyterapp.commands.execute('apputils:change-theme', { theme: name })", name)
    page.wait_for_function(
        "light => document.body.dataset.jpThemeLight === light", arg=json.dumps("Dark" not in name), timeout=60_000
    )
    # JupyterLab takes its splash away 200 ms later, and fails over it if the theme is changed again before
    page.locator("#jupyterlab-splash").wait_for(state="detached", timeout=60_000)


def stop_kernels(page: Page) -> None:
    """Shut down every kernel of the server, so that the next opening starts afresh."""
    page.evaluate("() => window.jupyterapp.serviceManager.sessions.shutdownAll()")


def close_all(page: Page) -> None:
    """Close every notebook and shut down every kernel, as at the end of a day."""
    page.evaluate("() => window.jupyterapp.commands.execute('application:close-all')")
    stop_kernels(page)


def screenshot(target: Page | Locator, folder: Path, name: str) -> Path:
    """Save a picture of the page or of one element as `folder/name.png`."""
    path = folder / f"{name}.png"
    target.screenshot(path=path)
    return path


def write_notebook(path: Path, *sources: str, kernel: str = "python3", **metadata: Any) -> Path:
    """Write a notebook of code cells that were never run (nobody has signed it)."""
    cells: list[dict[str, Any]] = [
        {
            "cell_type": "code",
            "id": f"cell-{number}",
            "source": source,
            "metadata": {},
            "outputs": [],
            "execution_count": None,
        }
        for number, source in enumerate(sources)
    ]
    kernelspec = {"name": kernel, "display_name": "Python 3 (ipykernel)", "language": "python"}
    notebook = {"cells": cells, "metadata": {"kernelspec": kernelspec, **metadata}, "nbformat": 4, "nbformat_minor": 5}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(notebook), encoding="utf-8")
    return path
