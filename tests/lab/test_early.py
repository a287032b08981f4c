"""Which kernels are started before the page asks for one, and what they load."""

from __future__ import annotations

import asyncio
import doctest
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from zsy_tutor.cli.folder import copy_course
from zsy_tutor.course_files import shipped_files
from zsy_tutor.lab import early
from zsy_tutor.lab.server import FOLDER_VARIABLE, add_handlers
from zsy_tutor.widgets import course

LESSON = "lessons/01_rank_order.ipynb"


class Kernel:
    """A kernel that notes what it is asked to execute."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, bool]] = []

    def client(self) -> Kernel:
        return self

    def start_channels(self, **_: bool) -> None: ...

    def stop_channels(self) -> None: ...

    def execute(self, code: str, *, silent: bool, store_history: bool, allow_stdin: bool) -> None:
        self.asked.append((code, silent and not store_history and not allow_stdin))

    async def get_shell_msg(self, timeout: float) -> None: ...


class Server:
    """What is needed of a Jupyter server: sessions, kernels, settings."""

    def __init__(self, folder: Path, there: tuple[str, ...] = ()) -> None:
        self.there, self.started, self.kernel = there, list[dict[str, str]](), Kernel()
        self.log = SimpleNamespace(warning=pytest.fail)
        self.session_manager = self
        self.kernel_manager = self
        self.settings: dict[str, Any] = {"server_root_dir": str(folder), "base_url": "/"}
        self.web_app = SimpleNamespace(settings=self.settings, add_handlers=lambda *_: None)

    async def session_exists(self, path: str) -> bool:
        return path in self.there

    async def create_session(self, **asked: str) -> dict[str, Any]:
        self.started.append(asked)
        return {"kernel": {"id": "1"}}

    def get_kernel(self, _: str) -> Kernel:
        return self.kernel

    def page(self, tree: str | None) -> None:
        """JupyterLab makes a page, and everything that comes of it is waited for."""

        async def made() -> None:
            handler = SimpleNamespace(path_kwargs={"tree": tree})
            assert self.settings["page_config_hook"](handler, {"a": 1}) == {"a": 1}
            await asyncio.gather(*early._TASKS)

        asyncio.run(made())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    copy_course(tmp_path)
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    return tmp_path


def serve(folder: Path, *there: str) -> Server:
    server = Server(folder, there)
    add_handlers(server)
    return server


def test_a_page_of_a_lesson_starts_its_kernel_and_has_it_load(folder: Path) -> None:
    server = serve(folder)
    server.page(f"/tree/{LESSON}")
    assert server.started == [
        {"path": LESSON, "name": "01_rank_order.ipynb", "type": "notebook", "kernel_name": "python3"}
    ]
    assert server.kernel.asked == [(early.preparation("01_rank_order"), True)]


def test_a_session_that_is_there_is_left_alone(folder: Path) -> None:
    server = serve(folder, LESSON)
    server.page(f"/tree/{LESSON}")
    assert server.started == []


@pytest.mark.parametrize("tree", [None, "", "/tree", "/tree/lessons", "/tree/own.ipynb", "/tree/../own.ipynb"])
def test_what_is_no_lesson_starts_nothing(folder: Path, tree: str | None) -> None:
    (folder / "own.ipynb").write_bytes((folder / LESSON).read_bytes())
    server = serve(folder)
    server.page(tree)
    assert server.started == []


def test_without_the_folder_of_the_launcher_nothing_is_started(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDER_VARIABLE)
    server = serve(folder)
    server.page(f"/tree/{LESSON}")
    assert server.started == []


@pytest.mark.parametrize("spec", [{"name": "foreign"}, {}, [], None])
def test_a_lesson_that_names_another_kernel_or_none_starts_nothing(folder: Path, spec: object) -> None:
    notebook = json.loads((folder / LESSON).read_text(encoding="utf-8"))
    notebook["metadata"]["kernelspec"] = spec
    (folder / LESSON).write_text(json.dumps(notebook), encoding="utf-8")
    server = serve(folder)
    server.page(f"/tree/{LESSON}")
    assert server.started == []


def test_what_looked_at_pages_before_still_does(folder: Path) -> None:
    server = Server(folder)
    seen: list[object] = []
    server.settings["page_config_hook"] = lambda handler, config: seen.append(handler) or config
    add_handlers(server)
    server.page(None)
    assert len(seen) == 1


def test_every_notebook_of_the_course_can_be_prepared() -> None:
    for source in shipped_files((".ipynb",)).values():
        code = early.preparation(source.stem)
        there: dict[str, object] = {}
        exec(code, there)
        assert there.keys() == {"__builtins__"}


def test_preparing_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "Exercise", pytest.fail)
    before = len(course.OPEN)
    course.prepare("01_rank_order")
    assert len(course.OPEN) == before


def test_the_examples_of_the_docstrings_hold() -> None:
    assert doctest.testmod(early).failed == 0
