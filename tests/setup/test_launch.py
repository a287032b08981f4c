"""The private JupyterLab: loopback, a token, settings of ours, and one clear sentence when it cannot start."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from zsy_tutor.cli import launch, start
from zsy_tutor.cli.folder import COPIED, Copy
from zsy_tutor.cli.launch import LabServer, choose_port, is_free, server_environment, start_server, state_folder
from zsy_tutor.cli.trouble import Trouble
from zsy_tutor.course_files import shipped_files
from zsy_tutor.lab.kernel import kernel_argv


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which another program listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    state = tmp_path_factory.mktemp("state")
    started = start_server(tmp_path_factory.mktemp("learner"), port=free_port(), state=state)
    yield started
    started.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def read(address: str, token: str) -> str:
    """What the server answers, asked without a proxy."""
    request = urllib.request.Request(address, headers={"Authorization": f"token {token}"})
    try:
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=30) as answer:
            return str(answer.read().decode())
    except urllib.error.HTTPError as error:
        error.close()
        raise


def fetch(server: LabServer, path: str, token: str | None = None) -> Any:
    return json.loads(read(f"{server.base}/{path}", server.token if token is None else token))


def test_a_taken_port_is_said(taken: int) -> None:
    assert not is_free(taken)
    with pytest.raises(Trouble) as told:
        choose_port(taken)
    assert str(told.value) == (
        f"Port {taken} is taken by another program. Choose another one with --port, or leave --port out."
    )


def test_without_a_wish_the_first_free_port_is_used(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "FIRST_PORT", taken)
    assert taken < choose_port(None) < taken + launch.PORTS_TRIED
    monkeypatch.setattr(launch, "PORTS_TRIED", 1)
    with pytest.raises(Trouble, match=r"are all taken\. Choose one with --port\."):
        choose_port(None)


def test_settings_of_other_jupyters_stay_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", "/elsewhere")
    monkeypatch.setenv("JUPYTERLAB_DIR", "/elsewhere")
    monkeypatch.setenv("PYTHONPATH", f"lib{os.pathsep}{tmp_path}")
    environment = server_environment(tmp_path, tmp_path / "folder", "zh", "secret")
    assert "/elsewhere" not in environment.values()
    assert environment["ZSY_TUTOR_LANG"] == "zh"
    assert environment["ZSY_TUTOR_FOLDER"] == str(tmp_path / "folder")
    assert "lib" not in environment["PYTHONPATH"].split(os.pathsep)
    assert str(tmp_path) in environment["PYTHONPATH"].split(os.pathsep)


def test_the_place_for_settings_can_be_chosen(tmp_path: Path) -> None:
    assert state_folder({"ZSY_TUTOR_HOME": str(tmp_path)}) == tmp_path
    assert state_folder({}).name == "zsy-tutor"


@pytest.mark.slow
class TestServer:
    """Asked of a running server."""

    def test_nobody_enters_without_the_token(self, server: LabServer) -> None:
        for path in ("api/contents", "zsy-tutor/opening?path=lessons/01_rank_order.ipynb&kernel=none"):
            with pytest.raises(urllib.error.HTTPError) as refused:
                fetch(server, path, token="wrong")
            assert refused.value.code == 403

    def test_it_listens_on_the_loopback_alone(self, server: LabServer) -> None:
        command = launch.server_command(server.folder, server.port)
        assert "--ServerApp.ip=127.0.0.1" in command
        assert "--ServerApp.port_retries=0" in command
        assert server.token not in " ".join(command)

    def test_lessons_run_in_our_kernel(self, server: LabServer) -> None:
        specs = fetch(server, "api/kernelspecs")
        assert specs["default"] == "python3"
        assert specs["kernelspecs"]["python3"]["spec"]["argv"] == kernel_argv()

    def test_no_pop_up_covers_the_first_lesson(self, server: LabServer) -> None:
        settings = fetch(server, "lab/api/settings/@jupyterlab/apputils-extension:notification")
        assert settings["schema"]["properties"]["fetchNews"]["default"] == "false"
        assert settings["schema"]["properties"]["checkForUpdates"]["default"] is False

    def test_the_lab_extension_is_loaded(self, server: LabServer) -> None:
        page = read(f"{server.base}/lab", server.token)
        config = json.loads(re.search(r'id="jupyter-config-data"[^>]*>(.*?)</script>', page, re.DOTALL)[1])  # type: ignore[index]
        assert "zsy-tutor" in [extension["name"] for extension in config["federated_extensions"]]

    def test_voila_costs_the_lab_nothing(self, server: LabServer) -> None:
        assert "voila" not in server.log.read_text(encoding="utf-8")
        page = read(f"{server.base}/lab", server.token)
        config = json.loads(re.search(r'id="jupyter-config-data"[^>]*>(.*?)</script>', page, re.DOTALL)[1])  # type: ignore[index]
        assert "@voila-dashboards/jupyterlab-preview" in config["disabledExtensions"]

    def test_no_cell_may_run_in_an_unknown_kernel(self, server: LabServer) -> None:
        answer = fetch(server, "zsy-tutor/opening?path=lessons/01_rank_order.ipynb&kernel=none")
        assert answer == {"cells": [], "refused": "other_kernel", "about": "", "lang": ""}


@pytest.mark.slow
def test_a_server_that_does_not_come_up_names_its_report(tmp_path: Path) -> None:
    with pytest.raises(
        Trouble, match=r"JupyterLab ended while it was starting \(.*\)\. The whole report is in .*server\.log"
    ):
        start_server(tmp_path / "learner", state=tmp_path / "state", options=["--ServerApp.root_dir=/nonexistent"])


@pytest.mark.slow
def test_a_port_taken_at_the_last_moment_is_said(tmp_path: Path, taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "is_free", lambda port: True)
    (tmp_path / "learner").mkdir()
    with pytest.raises(Trouble, match=f"Port {taken} is taken"):
        start_server(tmp_path / "learner", port=taken, state=tmp_path / "state")


@pytest.mark.slow
def test_without_a_wish_the_next_port_is_tried(tmp_path: Path, taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ports = iter([taken, free_port()])
    monkeypatch.setattr(launch, "choose_port", lambda wanted: next(ports))
    (tmp_path / "learner").mkdir()
    server = start_server(tmp_path / "learner", state=tmp_path / "state")
    try:
        assert server.port != taken
    finally:
        server.stop()


@pytest.mark.parametrize(("pack", "locale"), [(True, {"locale": "zh_CN"}), (False, None)])
def test_menus_are_chinese_where_the_language_pack_is(
    tmp_path: Path, pack: bool, locale: dict[str, str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launch, "_language_pack_is_there", lambda: pack)
    for lang, expected in (("zh", locale), ("en", None)):
        path = launch.write_settings(tmp_path, lang) / "config" / "labconfig" / "default_setting_overrides.json"
        assert json.loads(path.read_text()).get("@jupyterlab/translation-extension:plugin") == expected


def test_what_was_copied_is_said_plainly(tmp_path: Path) -> None:
    copies = [
        Copy("a", "copied"),
        Copy("b", "copied"),
        Copy("c", "updated"),
        Copy("d", "kept"),
        Copy("e", "beside", "e.new"),
    ]
    assert start.report(tmp_path, copies, "en") == [
        f"Your lessons and puzzles are in {tmp_path} (2 copied, 1 updated).",
        "You changed e; it stays as it is. A new version lies beside it: e.new",
    ]
    assert start.report(tmp_path, [Copy("a", "same")], "en") == [f"Your lessons and puzzles are in {tmp_path}."]
    assert start.report(tmp_path, copies, "zh") == [
        f"你的课程和题目在{tmp_path}（新复制2个文件、更新1个文件）。",
        "e你改过，原样保留。新版本放在旁边：e.new",
    ]


@pytest.mark.parametrize(
    "words", [["--port", "0"], ["--port", "65536"], ["--port", "x"], ["--lang", "fr"], ["--prot", "1"]]
)
def test_a_wrong_option_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        start.main(words)
    assert ended.value.code == 2
    assert "usage: zsy-tutor start" in capsys.readouterr().err


def test_trouble_is_one_line_and_status_1(tmp_path: Path, taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert start.main(["--folder", str(tmp_path), "--port", str(taken), "--no-browser"]) == 1
    assert (
        capsys.readouterr().err
        == f"Port {taken} is taken by another program. Choose another one with --port, or leave --port out.\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_in_chinese_trouble_and_help_are_chinese(
    tmp_path: Path, taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert start.main(["--folder", str(tmp_path), "--port", str(taken), "--no-browser", "--lang", "zh"]) == 1
    assert capsys.readouterr().err == f"端口{taken}已经有别的程序在用。请用--port换一个，或者不写--port。\n"
    with pytest.raises(SystemExit):
        start.main(["--lang", "zh", "--help"])
    assert "把一课恢复成原样，例如 00_从这里开始" in re.sub(r"\s*\n\s*", " ", capsys.readouterr().out)
    assert start.main(["--folder", str(tmp_path), "--lang", "zh", "--reset", "01_点数大小"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "课程/01_点数大小.ipynb已经恢复原样。",
        "如果正在JupyterLab里开着，请先关掉再打开。",
    ]


def test_reset_says_what_it_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lesson = tmp_path / "lessons" / "01_rank_order.ipynb"
    lesson.parent.mkdir()
    lesson.write_text("mine")
    assert start.main(["--folder", str(tmp_path), "--reset", "01_rank_order"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == (
        "lessons/01_rank_order.ipynb is as it was shipped. "
        "Your copy is kept beside it as lessons/01_rank_order.mine.ipynb."
    )
    assert start.main(["--folder", str(tmp_path), "--reset", "nothing"]) == 1


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="ends the course by a signal")
def test_the_whole_start_copies_opens_and_closes(tmp_path: Path) -> None:
    environment = dict(
        os.environ, ZSY_TUTOR_HOME=str(tmp_path / "state"), BROWSER="echo browser %s", PYTHONUNBUFFERED="1"
    )
    command = [sys.executable, "-m", "zsy_tutor.cli.main", "start", "--folder", str(tmp_path / "home"), "--lang", "zh"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout
    try:
        lines = []
        for line in process.stdout:
            lines.append(line.rstrip())
            if line.startswith(("browser", "已关闭")):
                break
        address = re.search(r"http://\S+", "\n".join(lines))
        assert address, lines
        assert "jupyter-config-data" in read(address[0], "from the address")
        door = tmp_path / "home" / ".open-the-course.html"
        assert lines[-1].endswith(door.as_uri())
        assert address[0] in door.read_text()
        assert door.stat().st_mode & 0o077 == 0
        assert (tmp_path / "home" / "课程" / "00_从这里开始.ipynb").is_file()
        assert "/lab/tree/%E8%AF%BE%E7%A8%8B/00_" in address[0]
        assert lines[0] == f"你的课程和题目在{tmp_path / 'home'}（新复制{len(shipped_files(COPIED, ('zh',)))}个文件）。"
    finally:
        process.send_signal(signal.SIGTERM)
        rest = process.stdout.read()
        process.stdout.close()
        assert process.wait(30) == 0
    assert rest.endswith("已关闭。\n")
    assert not door.exists()
    with pytest.raises(OSError, match=r"refused|reset"):
        read(address[0], "")
