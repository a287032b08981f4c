"""`start.py`: readable for an old Python, installs only what changed, and says in a sentence what went wrong."""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from zsy_tutor.explain.messages import text

ROOT = Path(__file__).parent.parent.parent
SCRIPT = ROOT / "start.py"
TEXTS = Path("zsy_tutor/explain/locale")


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`start.py` as a module, looking after a checkout in a temporary folder; its commands are noted, not run."""
    spec = importlib.util.spec_from_file_location("start_script", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("lessons", "zsy_tutor"):
        (tmp_path / name).mkdir()
    (tmp_path / "pyproject.toml").write_text("dependencies")
    (tmp_path / "lessons" / "01.ipynb").write_text("one")
    venv = tmp_path / ".venv"
    places = {"ROOT": tmp_path, "VENV": venv, "PYTHON": venv / "python", "STAMP": venv / "stamp", "LOG": venv / "log"}
    for name, place in places.items():
        monkeypatch.setattr(module, name, str(place))
    commands: list[list[str]] = []

    def note(command: list[str]) -> None:
        commands.append(command)
        if "venv" in command:
            (venv / "python").write_text("")

    monkeypatch.setattr(module, "run", note)
    monkeypatch.setattr(module, "works", lambda command: "pip" in command)
    monkeypatch.setattr(module.shutil, "which", lambda name: None)
    module.commands = commands  # type: ignore[attr-defined]
    return module


def commands(start: ModuleType) -> list[str]:
    """What was run since the last call, one line a command."""
    lines = [" ".join(command) for command in start.commands]
    start.commands.clear()
    return lines


def test_python_3_6_can_read_it_and_it_needs_the_standard_library_alone() -> None:
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 6))
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert imported <= {"hashlib", "json", "os", "re", "shutil", "subprocess", "sys", "tempfile", "time", "typing"}


def test_no_annotation_is_evaluated_that_python_3_6_does_not_know() -> None:
    tree = ast.parse(SCRIPT.read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    annotations = [arg.annotation for function in functions for arg in function.args.args]
    annotations += [function.returns for function in functions]
    plain = {annotation.id for annotation in annotations if isinstance(annotation, ast.Name)}
    assert plain <= {"str", "int", "bool"}
    assert not [annotation for annotation in annotations if isinstance(annotation, (ast.Subscript, ast.BinOp))]


def test_an_old_python_is_told_what_is_needed(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(start.Trouble) as told:
        start.check_python((3, 9))
    assert str(told.value) == "Python 3.11 or newer is needed, this is 3.9. Get one from python.org."
    monkeypatch.setattr(start, "works", lambda command: command[0] == "python3.12")
    with pytest.raises(start.Trouble, match=r"Run it with one that is here: python3\.12 start\.py"):
        start.check_python((3, 10))
    start.check_python((3, 11))
    start.check_python((4, 0))


def test_the_first_start_makes_the_environment_and_installs_everything(start: ModuleType) -> None:
    start.ensure_installed("")
    made, backend, package = commands(start)
    assert made.endswith(f"-m venv --clear {start.VENV}")
    assert "pip install" in backend
    assert "hatchling" in backend
    assert package.endswith(f"--no-build-isolation {start.ROOT}")
    assert "--no-deps" not in package


def test_the_second_start_runs_nothing(start: ModuleType) -> None:
    start.ensure_installed("")
    commands(start)
    start.ensure_installed("")
    assert commands(start) == []


def test_a_changed_checkout_is_installed_without_the_network(start: ModuleType) -> None:
    start.ensure_installed("")
    commands(start)
    (Path(start.ROOT) / "lessons" / "01.ipynb").write_text("two")
    start.ensure_installed("")
    assert [line.endswith(f"--no-deps --no-build-isolation {start.ROOT}") for line in commands(start)] == [True]
    (Path(start.ROOT) / "zsy_tutor" / "new.py").write_text("")
    start.ensure_installed("")
    assert len(commands(start)) == 1
    cache = Path(start.ROOT) / "zsy_tutor" / "__pycache__"
    cache.mkdir()
    (cache / "new.pyc").write_text("")
    start.ensure_installed("")
    assert commands(start) == []


def test_changed_requirements_are_installed(start: ModuleType) -> None:
    start.ensure_installed("")
    commands(start)
    (Path(start.ROOT) / "pyproject.toml").write_text("other dependencies")
    start.ensure_installed("")
    assert ["--no-deps" in line for line in commands(start)] == [False, False]


def test_the_test_tools_are_added_once_and_kept(start: ModuleType) -> None:
    start.ensure_installed("")
    commands(start)
    start.ensure_installed("test")
    assert commands(start)[-1].endswith(f"{start.ROOT}[test]")
    for extra in ("test", ""):
        start.ensure_installed(extra)
        assert commands(start) == []


def test_an_interrupted_installation_is_done_again(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(command: list[str]) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(start, "run", stop)
        assert start.main([]) == 1
    start.ensure_installed("")
    assert len(commands(start)) == 3
    Path(start.PYTHON).unlink()  # the environment is gone, the note still there
    start.ensure_installed("")
    assert len(commands(start)) == 3


def test_uv_is_used_where_it_is(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start.shutil, "which", lambda name: "/bin/uv" if name == "uv" else None)
    start.ensure_installed("")
    lines = commands(start)
    assert all(line.startswith("/bin/uv ") for line in lines)
    assert "--reinstall-package zsy-tutor" in lines[-1]


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        (
            "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device",
            "The disk is full.",
        ),
        ("NewConnectionError('…: Failed to establish a new connection: [Errno -3]')", "could not be downloaded."),
        ("[Errno -3] Temporary failure in name resolution", "could not be downloaded."),
        ("error: Request failed after 3 retries\n  Caused by: dns error", "could not be downloaded."),
        ("ERROR: No matching distribution found for hatchling>=1.26", "could not be downloaded."),
        ("Error: [Errno 13] Permission denied: '/course/.venv'", "is not writable. Copy the course"),
        ("The virtual environment was not created successfully because ensurepip is not available.", "apt install"),
    ],
)
def test_what_goes_wrong_is_one_sentence_and_what_to_do(start: ModuleType, output: str, sentence: str) -> None:
    said = start.explain(output)
    assert sentence in said
    assert len(said.splitlines()) == 1
    assert said.count(". ") == 1


def test_an_unknown_fault_shows_its_last_line_and_where_the_rest_is(start: ModuleType) -> None:
    Path(start.VENV).mkdir()
    said = start.explain("first\nthe compiler exploded\n\n")
    assert said.startswith("The installation failed (the compiler exploded). The whole report is in ")
    assert Path(start.LOG).read_text() == "first\nthe compiler exploded\n\n"


def test_a_checkout_that_cannot_be_written_is_said(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(path: str, exist_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr(start.os, "makedirs", refuse)
    assert start.main([]) == 1
    assert f"The folder {start.ROOT} is not writable." in capsys.readouterr().err


def test_every_text_is_read_as_the_course_itself_reads_it(start: ModuleType) -> None:
    values = {"needed": "3.11", "have": "3.9", "python": "python3.12", "folder": "/f", "seconds": "20", "line": "l"}
    values["log"] = "/log"
    names = re.findall(r"^setup-(\w+) =", (ROOT / TEXTS / "en" / "start.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(names) > 10
    for lang in start.LANGUAGES:
        start.SPOKEN["lang"] = lang
        for name in names:
            assert start.words(name, **values) == text(f"setup-{name}", lang, **values)


def test_every_text_that_is_asked_for_is_there(start: ModuleType) -> None:
    source = SCRIPT.read_text(encoding="utf-8")
    asked = {*re.findall(r'words\("(\w+)"', source), *(name for name, _ in start.SIGNS)}
    there = re.findall(r"^setup-(\w+) =", (ROOT / TEXTS / "en" / "start.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert asked == set(there)


@pytest.mark.parametrize(
    ("words", "environment", "lang"),
    [
        (["--lang", "zh"], "", "zh"), (["--port", "1", "--lang=zh"], "", "zh"), ([], "", "en"), ([], "zh", "zh"),
        (["--lang", "en"], "zh", "en"), (["--lang"], "zh", "en"), (["--lang", "fr"], "", "en"), ([], "fr", "en"),
    ],
)  # fmt: skip
def test_the_language_is_known_before_anything_else(
    start: ModuleType, words: list[str], environment: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZSY_TUTOR_LANG", environment)
    assert start.language(words) == lang


def test_chinese_from_the_first_line_on(
    start: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: str, exist_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied", path)

    assert start.main(["--lang", "zh", "--help"]) == 0
    monkeypatch.setattr(start.os, "makedirs", refuse)
    assert start.main(["--lang", "zh"]) == 1
    said = capsys.readouterr()
    assert said.out.startswith("打开争上游课程")
    assert said.err.endswith("不能写入。请把课程复制到自己的文件夹，在那里启动。\n")


def test_the_file_alone_says_what_is_missing(
    start: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(start, "TEXTS", str(tmp_path / "nowhere"))
    assert start.main(["--help"]) == 1
    assert "is missing. Get the whole course again, not this file alone." in capsys.readouterr().err


def test_help_installs_nothing(start: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert start.main(["--help"]) == 0
    assert "--reset NAME" in capsys.readouterr().out
    assert commands(start) == []


@pytest.mark.slow
def test_without_network_the_real_start_says_so(tmp_path: Path) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        nowhere = f"http://127.0.0.1:{closed.getsockname()[1]}/"
    (tmp_path / "start.py").write_text(SCRIPT.read_text(encoding="utf-8"), encoding="utf-8")
    shutil.copytree(ROOT / TEXTS, tmp_path / TEXTS)
    (tmp_path / "pyproject.toml").write_text("")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
    environment |= {
        "PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": nowhere, "PIP_RETRIES": "0", "PIP_NO_CACHE_DIR": "1",
        "UV_NO_CONFIG": "1", "UV_DEFAULT_INDEX": nowhere, "UV_NO_CACHE": "1", "UV_HTTP_RETRIES": "0",
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, str(tmp_path / "start.py"), "--no-browser"],
        capture_output=True, text=True, timeout=120, env=environment, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        "The packages could not be downloaded. Check the network (the first start needs it) and start again."
    ]
