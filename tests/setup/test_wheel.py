"""What is in the wheel: the package, the course, the language files, and what JupyterLab finds of ours."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)],
        check=True, capture_output=True,
    )  # fmt: skip
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_every_file_of_the_package_is_in_it(names: set[str]) -> None:
    there = subprocess.run(["git", "ls-files", "zsy_tutor"], cwd=ROOT, capture_output=True, text=True, check=False)
    files = there.stdout.split() or [
        path.relative_to(ROOT).as_posix() for path in (ROOT / "zsy_tutor").rglob("*") if "__pycache__" not in path.parts
    ]
    assert {name for name in files if (ROOT / name).is_file()} <= names


def test_lessons_and_puzzles_travel_inside(names: set[str]) -> None:
    for part in ("lessons", "puzzles", "zh"):
        files = [path.relative_to(ROOT).as_posix() for path in (ROOT / part).rglob("*") if path.is_file()]
        shipped = {f"zsy_tutor/_course/{name}" for name in files if ".ipynb_checkpoints" not in name}
        assert shipped
        assert shipped <= names


def test_jupyter_finds_the_extension(names: set[str]) -> None:
    data = {name.partition(".data/data/")[2] for name in names if ".data/data/" in name}
    assert data == {
        "share/jupyter/labextensions/zsy-tutor/package.json",
        "share/jupyter/labextensions/zsy-tutor/static/remoteEntry.js",
        "etc/jupyter/jupyter_server_config.d/zsy-tutor.json",
    }


def test_nothing_else_is_in_it(names: set[str]) -> None:
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"zsy_tutor"}
    assert not [name for name in names if "__pycache__" in name or ".ipynb_checkpoints" in name]
