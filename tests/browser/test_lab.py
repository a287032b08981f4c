"""The fixtures themselves: a private JupyterLab opens a notebook and runs it when told to."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.lab import cell_output, open_notebook, opening_outcome, run_all, write_notebook
from zsy_tutor.cli.launch import LabServer


def test_a_notebook_of_the_learner_runs_when_told_to(lab: LabServer, page: Page) -> None:
    write_notebook(lab.folder / "own" / "hello.ipynb", "print('he' + 'llo')")
    open_notebook(page, lab, "own/hello.ipynb")
    assert opening_outcome(page) == "not_a_lesson"
    expect(cell_output(page, 0)).to_have_text("")
    run_all(page)
    expect(cell_output(page, 0)).to_contain_text("hello")
