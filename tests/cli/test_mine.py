"""`zsy-tutor mine`: the file it writes, how it is stopped and goes on, and what it refuses."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from zsy_tutor.cli import mine, packs
from zsy_tutor.study.bank import read_pack
from zsy_tutor.study.bank_proof import problems

SMALL = ["--kind", "name", "--count", "12", "--seed", "test"]


def run(out: Path, *arguments: str) -> int:
    return mine.main([*SMALL, "--out", str(out), "--workers", "1", *arguments])


def test_a_pack_is_written_and_can_be_read(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "names.jsonl"
    assert run(out) == 0
    puzzles = read_pack(out)
    assert [puzzle.id for puzzle in puzzles] == [f"names-{n:03}" for n in range(1, 13)]
    assert not [problem for puzzle in puzzles for problem in problems(puzzle)]
    assert "names.jsonl: 12 of 12 puzzles" in capfd.readouterr().err


def test_a_pack_that_is_there_is_not_overwritten(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "names.jsonl"
    out.write_text("mine\n", "utf-8")
    assert run(out) == 2
    assert out.read_text("utf-8") == "mine\n"
    assert "--resume" in capfd.readouterr().err


def test_a_stopped_pack_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    whole, part = tmp_path / "a" / "names.jsonl", tmp_path / "b" / "names.jsonl"
    whole.parent.mkdir()
    part.parent.mkdir()
    assert run(whole) == 0
    text = whole.read_bytes()
    part.write_bytes(text[: text.rfind(b"\n", 0, 1500) + 20])  # and the beginning of a line that was never finished
    assert run(part, "--resume") == 0
    assert part.read_bytes() == text


def test_puzzles_of_other_packs_do_not_come_again(tmp_path: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    assert run(one) == 0
    assert run(other, "--beside", str(one)) == 0
    assert not {p.seed for p in read_pack(one)} & {p.seed for p in read_pack(other)}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--rules", "chess"], "classic"), (["--seats", "9"], "--seats is 2 to 6"),
        (["--rules", "two-low", "--seats", "5"], "--seats is 2 to 4"), (["--goal", "first"], "there is none"),
        (["--count", "5001"], "--count is 1 to 5000"), (["--kind", "endgame", "--goal", "win"], "first or not_last"),
        (["--kind", "endgame", "--cards", "27", "--seats", "2"], "more than the packs"),
        (["--kind", "endgame", "--rules", "classic,teams=on"], "teams"), (["--theme", "hold_back"], "--theme of name"),
        (["--kind", "endgame", "--theme", "must_pass"], "hold_back"),
    ],
)  # fmt: skip
def test_what_cannot_be_mined_is_refused(
    arguments: list[str], said: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path / "x.jsonl", *arguments) == 2
    assert said in capfd.readouterr().err
    assert not (tmp_path / "x.jsonl").exists()


def test_listed_packs_that_are_missing_are_mined_in_their_order(tmp_path: Path) -> None:
    listed = '[one]\nkind = "name"\ncount = 4\nseed = "test"\n[two]\nkind = "name"\ncount = 4\nseed = "test"\n'
    (tmp_path / "packs.toml").write_text(listed, "utf-8")
    assert packs.main(["--workers", "1"], tmp_path) == 0
    text = (tmp_path / "two.jsonl").read_bytes()
    assert not {p.seed for p in read_pack(tmp_path / "one.jsonl")} & {p.seed for p in read_pack(tmp_path / "two.jsonl")}
    (tmp_path / "two.jsonl").unlink()
    assert packs.main(["--workers", "1"], tmp_path) == 0
    assert (tmp_path / "two.jsonl").read_bytes() == text


COMMAND = [sys.executable, "-m", "zsy_tutor.cli.main", "mine", "--seed", "test"]


@pytest.mark.slow
def test_processes_make_the_same_bytes_however_many(tmp_path: Path) -> None:
    texts = []
    for workers in ("1", "3"):
        out = tmp_path / workers / "pack.jsonl"
        out.parent.mkdir()
        done = subprocess.run([*COMMAND, "--count", "15", "--workers", workers, "--out", str(out)], check=False)
        assert done.returncode == 0
        texts.append(out.read_bytes())
    assert texts[0] == texts[1]


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C cannot be sent there")
def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    out = tmp_path / "pack.jsonl"
    command = [*COMMAND, "--count", "400", "--workers", "2", "--out", str(out)]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    try:
        wait_for_lines(out, 4)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to every process
        _, said = running.communicate(timeout=120)
    finally:
        running.kill()
    assert running.returncode == 130
    puzzles = read_pack(out)
    assert 3 <= len(puzzles) < 400
    assert re.search(rf"{len(puzzles)} of 400 puzzles, stopped", said)
    assert "Traceback" not in said


def wait_for_lines(path: Path, number: int, most: float = 240) -> None:
    end = time.monotonic() + most
    while not path.exists() or path.read_bytes().count(b"\n") < number:
        assert time.monotonic() < end, "nothing was found"
        time.sleep(0.05)
