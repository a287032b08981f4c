"""`zsy-tutor dispute FILE`: what it prints and its exit status."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from zsy_tutor.cli import dispute as command
from zsy_tutor.explain.dispute import dispute_of
from zsy_tutor.rules.notation import parse_selection
from zsy_tutor.rules.position import Position


@pytest.fixture
def file(tmp_path: Path) -> Path:
    view = Position.parse("classic 5566T/?4/?5 p1 p2:99 p3 -").view(0)
    path = tmp_path / "one.toml"
    path.write_text(str(dispute_of(view, parse_selection("55"))), encoding="utf-8")
    return path


def test_same_verdict(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([str(file)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "classic 5566T/?4/?5 p1 p2:99 p3 -"
    assert said[1:3] == ["p1 wants to play 5 5.", "Judged again, the verdict is the same."]
    assert said[3].startswith("- On the table lies a pair of 9s")
    assert said[4].startswith("B1: ")


def test_in_chinese(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--lang", "zh", str(file)]) == 0
    assert "再判一次，结果一样。" in capsys.readouterr().out


def test_another_verdict(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("too_low", "wrong_type"), encoding="utf-8")
    assert command.main([str(file)]) == 1
    said = capsys.readouterr().out
    assert ": illegal wrong_type" in said
    assert "says: illegal too_low" in said


@pytest.mark.parametrize("text", ["", "format = 1", "\udcff"])
def test_unreadable(file: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert command.main([str(file)]) == 2
    assert str(file) in capsys.readouterr().err


def test_no_such_file_and_no_file_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([str(tmp_path / "none.toml")]) == 2
    assert command.main([str(tmp_path)]) == 2
    assert command.main([]) == 2
    assert command.main(["a", "b"]) == 2
    assert command.main(["a", "--lang=xx"]) == 2
    assert "usage" in capsys.readouterr().err
    assert command.main(["--help"]) == 0


def test_as_a_command_where_the_terminal_has_no_signs(file: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "zsy_tutor.cli.main", "dispute", str(file), "--lang", "zh"],
        capture_output=True, check=False, env={"PYTHONPATH": str(Path(__file__).resolve().parents[2]),
                                               "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"classic 5566T/?4/?5 p1 p2:99 p3 -")
