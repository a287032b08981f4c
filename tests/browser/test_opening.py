"""What runs because a notebook is opened: cells the package shipped for that lesson, and nothing else.

Foreign code in these tests leaves a file behind; that there is none is the proof that it never ran.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from tests.browser.lab import (
    NOTEBOOK,
    close_all,
    open_notebook,
    opening_outcome,
    reload,
    run_all,
    save,
    wait_idle,
)
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.course_files import shipped_files
from zsy_tutor.lab.opening import cell_sources

SHIPPED = shipped_files((".ipynb",))
LESSON = "lessons/01_rank_order.ipynb"
CELLS = len(cell_sources(SHIPPED[LESSON]))
WIDGET = ".jp-OutputArea-output .jupyter-widgets"


@pytest.fixture
def lesson(lab: LabServer) -> Iterator[Path]:
    """The learner's copy of the lesson, as it was shipped; whatever a test puts beside it is taken away again."""
    copy = lab.folder / LESSON
    before = set(copy.parent.iterdir())
    shutil.copyfile(SHIPPED[LESSON], copy)
    yield copy
    shutil.copyfile(SHIPPED[LESSON], copy)
    for path in set(copy.parent.iterdir()) - before:
        shutil.rmtree(path) if path.is_dir() else path.unlink()


@pytest.fixture
def trace(tmp_path: Path) -> Path:
    """The file that foreign code writes when it runs."""
    return tmp_path / "foreign-code-ran"


def foreign_code(trace: Path) -> str:
    return f"open({str(trace)!r}, 'w').close()"


def test_an_unsigned_copy_is_shown_running(lab: LabServer, page: Page, lesson: Path) -> None:
    open_notebook(page, lab, LESSON)
    assert opening_outcome(page) == f"ran_{CELLS}"
    expect(page.locator(WIDGET).first).to_be_visible(timeout=60_000)
    assert unrun_cells(page) == []


def test_the_lesson_runs_in_the_view_of_one_document_too(lab: LabServer, page: Page, lesson: Path) -> None:
    open_notebook(page, lab, LESSON, view="doc/tree")
    assert opening_outcome(page) == f"ran_{CELLS}"
    expect(page.locator(WIDGET).first).to_be_visible(timeout=60_000)


def test_the_kernel_is_running_before_the_page_has_loaded_and_the_page_takes_it(
    lab: LabServer, page: Page, lesson: Path
) -> None:
    page.context.request.get(lab.address(LESSON))  # the address alone, none of its scripts
    while not (kernels := running(lab, page)):
        page.wait_for_timeout(100)
    open_notebook(page, lab, LESSON)
    assert opening_outcome(page) == f"ran_{CELLS}"
    assert unrun_cells(page) == []
    assert running(lab, page) == kernels


def running(lab: LabServer, page: Page) -> list[str]:
    """The kernels of the sessions of the lesson."""
    answer = page.context.request.get(f"{lab.base}/api/sessions", headers={"Authorization": f"token {lab.token}"})
    return [each["kernel"]["id"] for each in answer.json() if each["path"] == LESSON]


def test_a_foreign_cell_stays_unrun_even_when_the_copy_was_saved_and_opened_again(
    lab: LabServer, page: Page, lesson: Path, trace: Path
) -> None:
    edit(lesson, lambda cells: cells.append(code_cell(foreign_code(trace))))
    open_notebook(page, lab, LESSON)
    assert opening_outcome(page) == f"ran_{CELLS}"
    assert unrun_cells(page) == [CELLS]
    save(page)
    close_all(page)
    open_notebook(page, lab, LESSON)
    assert opening_outcome(page) == f"ran_{CELLS}"
    assert unrun_cells(page) == [CELLS]
    assert not trace.exists()


def test_a_copy_that_jupyter_trusts_gets_no_more(lab: LabServer, page: Page, lesson: Path, trace: Path) -> None:
    edit(lesson, lambda cells: cells.append(code_cell(foreign_code(trace))))
    open_notebook(page, lab, LESSON)
    page.evaluate("""async () => {
        const { content, context } = window.jupyterapp.shell.currentWidget;
        for (const cell of content.model.cells) cell.trusted = true;
        await context.save();
    }""")
    close_all(page)
    open_notebook(page, lab, LESSON)
    assert opening_outcome(page) == f"ran_{CELLS}"
    assert not trace.exists()


def test_of_a_lesson_with_one_cell_changed_only_that_cell_stays_unrun(
    lab: LabServer, page: Page, lesson: Path, trace: Path
) -> None:
    def change_last(cells: list[dict[str, Any]]) -> None:
        code = [cell for cell in cells if cell["cell_type"] == "code"]
        code[-1]["source"] = "".join(code[-1]["source"]) + f"\n{foreign_code(trace)}"
        code[-1]["execution_count"] = None

    edit(lesson, change_last)
    open_notebook(page, lab, LESSON)
    assert opening_outcome(page) == f"ran_{CELLS - 1}"
    assert unrun_cells(page) == [CELLS - 1]
    assert not trace.exists()


def test_a_blank_more_is_another_cell(lab: LabServer, page: Page, lesson: Path) -> None:
    def add_blank(cells: list[dict[str, Any]]) -> None:
        first = next(cell for cell in cells if cell["cell_type"] == "code")
        first["source"] = "".join(first["source"]) + " "

    edit(lesson, add_blank)
    open_notebook(page, lab, LESSON)
    assert opening_outcome(page) == f"ran_{CELLS - 1}"


def test_in_another_folder_beside_a_folder_zsy_tutor_nothing_foreign_runs(
    lab: LabServer, page: Page, trace: Path
) -> None:
    elsewhere = lab.folder / "from-the-net"
    (elsewhere / "zsy_tutor").mkdir(parents=True)
    for name in ("zsy_tutor/__init__", "ipywidgets", "ipycanvas", "ipykernel_launcher", "sitecustomize", "json"):
        (elsewhere / f"{name}.py").write_text(foreign_code(trace), encoding="utf-8")
    shutil.copyfile(SHIPPED[LESSON], elsewhere / "01_rank_order.ipynb")
    open_notebook(page, lab, "from-the-net/01_rank_order.ipynb")
    assert opening_outcome(page) == "not_a_lesson"
    assert page.locator(WIDGET).count() == 0
    run_all(page)  # the learner's own decision: then the installed package is found, not the folder beside
    expect(page.locator(WIDGET).first).to_be_visible(timeout=60_000)
    assert not trace.exists()


def test_a_lesson_beside_something_that_could_shadow_the_package_is_not_run(
    lab: LabServer, page: Page, lesson: Path, trace: Path
) -> None:
    (lesson.parent / "zsy_tutor").mkdir()
    (lesson.parent / "zsy_tutor" / "__init__.py").write_text(foreign_code(trace), encoding="utf-8")
    open_notebook(page, lab, LESSON)
    assert opening_outcome(page) == "shadowed"
    assert not trace.exists()


def test_a_notebook_that_names_another_kernel_is_not_run(lab: LabServer, page: Page, lesson: Path, trace: Path) -> None:
    spec = lab.log.parent / "jupyter" / "data" / "kernels" / "foreign"
    spec.mkdir(parents=True)
    plain = ["python", "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    (spec / "kernel.json").write_text(json.dumps({"argv": plain, "display_name": "Foreign", "language": "python"}))
    notebook = json.loads(lesson.read_text(encoding="utf-8"))
    notebook["metadata"]["kernelspec"] = {"name": "foreign", "display_name": "Foreign", "language": "python"}
    lesson.write_text(json.dumps(notebook), encoding="utf-8")
    try:
        open_notebook(page, lab, LESSON)
        assert opening_outcome(page) == "other_kernel"
    finally:
        shutil.rmtree(spec)


def test_after_a_reload_the_widgets_are_there_and_nothing_is_run_again(
    lab: LabServer, page: Page, lesson: Path
) -> None:
    open_notebook(page, lab, LESSON)
    before = prompts(page)
    reload(page)
    assert opening_outcome(page) == "ran_0"
    expect(page.locator(WIDGET).first).to_be_visible(timeout=60_000)
    assert prompts(page) == before


def test_reopened_with_a_new_kernel_the_lesson_runs_again(lab: LabServer, page: Page, lesson: Path) -> None:
    open_notebook(page, lab, LESSON)
    save(page)
    close_all(page)
    open_notebook(page, lab, LESSON)
    assert opening_outcome(page) == f"ran_{CELLS}"
    expect(page.locator(WIDGET).first).to_be_visible(timeout=60_000)
    expect(page.locator(NOTEBOOK)).not_to_contain_text("model not found")


def test_a_lesson_whose_kernel_was_restarted_runs_again_when_opened(lab: LabServer, page: Page, lesson: Path) -> None:
    open_notebook(page, lab, LESSON)
    page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()")
    wait_idle(page)
    reload(page)
    assert opening_outcome(page) == f"ran_{CELLS}"
    expect(page.locator(WIDGET).first).to_be_visible(timeout=60_000)


def test_a_narrow_window_leaves_the_lesson_all_room_until_the_learner_opens_the_side_bar(
    lab: LabServer, page: Page, lesson: Path
) -> None:
    page.set_viewport_size({"width": 600, "height": 800})
    open_notebook(page, lab, LESSON)
    page.wait_for_function("() => window.jupyterapp.shell.leftCollapsed")
    with page.expect_request(leaves_side_bar_open):
        page.evaluate("() => window.jupyterapp.shell.expandLeft()")
    page.goto(lab.address(LESSON))
    opening_outcome(page)
    page.locator("#jupyterlab-splash").wait_for(state="detached")
    expect(page.locator("#jp-left-stack")).to_be_visible()


def leaves_side_bar_open(request: Request) -> bool:
    """Whether a request saves JupyterLab's layout with the side bar open."""
    if request.method != "PUT" or "/api/workspaces/" not in request.url:
        return False
    layout = json.loads(request.post_data or "{}")["data"].get("layout-restorer:data", {})
    return layout.get("left", {}).get("collapsed") is False


def edit(notebook: Path, change: Any) -> None:
    content = json.loads(notebook.read_text(encoding="utf-8"))
    change(content["cells"])
    notebook.write_text(json.dumps(content), encoding="utf-8")


def code_cell(source: str) -> dict[str, Any]:
    return {
        "cell_type": "code",
        "id": "foreign",
        "source": source,
        "metadata": {},
        "outputs": [],
        "execution_count": None,
    }


def code_cells(page: Page) -> Locator:
    return page.locator(f"{NOTEBOOK} .jp-CodeCell")


def prompts(page: Page) -> list[str]:
    return code_cells(page).locator(".jp-InputPrompt").all_text_contents()


def unrun_cells(page: Page) -> list[int]:
    """The numbers of the code cells that this kernel has not run."""
    counts = page.evaluate("""() => [...window.jupyterapp.shell.currentWidget.content.model.cells]
        .filter(cell => cell.type === 'code').map(cell => cell.executionCount)""")
    return [number for number, count in enumerate(counts) if count is None]
