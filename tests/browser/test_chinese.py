"""The Chinese course in real JupyterLab, started as `start.py --lang zh` starts it: menus, links, a whole lesson."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import free_port
from tests.browser.lab import NOTEBOOK, cell_output, open_notebook, opening_outcome, screenshot
from tests.browser.player import Player
from zsy_tutor.cli.folder import copy_course
from zsy_tutor.cli.launch import LabServer, start_server
from zsy_tutor.course_files import start_notebook
from zsy_tutor.explain.messages import text
from zsy_tutor.study.lessons import lesson
from zsy_tutor.study.session import Registry


@pytest.fixture(scope="module")
def chinese(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    folder, state = tmp_path_factory.mktemp("learner"), tmp_path_factory.mktemp("state")
    copy_course(folder, lang="zh")
    options = ["--LabApp.expose_app_in_browser=True"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ZSY_TUTOR_HOME", str(state))
        server = start_server(folder, lang="zh", state=state, options=options, port=free_port())
    yield server
    server.stop()


def test_the_course_opens_in_chinese_and_leads_on(chinese: LabServer, page: Page) -> None:
    open_notebook(page, chinese, start_notebook("zh"))
    assert opening_outcome(page) == f"ran_{len(lesson('00').steps) + 1}"
    expect(page.locator(".lm-MenuBar-itemLabel")).to_contain_text(["文件", "编辑", "查看", "运行"])
    expect(page.locator(".jp-BreadCrumbs")).to_contain_text("课程")
    assert page.locator(f"{NOTEBOOK} .jp-Notebook").get_attribute("lang") == "zh-Hans"
    label = page.evaluate("() => window.jupyterapp.commands.label('notebook:run-all-cells')")
    assert f"“{label}”" in text("nb-run-all", "zh")
    expect(page.locator(NOTEBOOK)).to_contain_text(text("nb-run-all", "zh"))
    page.locator(f"{NOTEBOOK} .jp-MarkdownOutput a").filter(has_text=lesson("01").title.get("zh")).first.click()
    page.locator(f"{NOTEBOOK} h1").filter(has_text="第1课：点数大小").wait_for()
    assert opening_outcome(page) == f"ran_{len(lesson('01').steps)}"


def test_a_whole_lesson_in_chinese(chinese: LabServer, page: Page, pictures: Path) -> None:
    open_notebook(page, chinese, "课程/02_单张、对子、三张.ipynb")
    level, registry = lesson("02"), Registry()
    assert opening_outcome(page) == f"ran_{len(level.steps)}"
    for number, step in enumerate(level.steps):
        player = Player(cell_output(page, number), registry.open(level, number, single=True), registry, "zh")
        player.solve()
        expect(player.area.locator(".zsy-feedback.zsy-right")).to_be_visible()
        screenshot(player.area, pictures, f"zh-{step.id}")
    expect(player.area).to_contain_text("第2课学完了")
