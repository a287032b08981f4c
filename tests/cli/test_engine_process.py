"""The engine as a process: order, flushing, the end of input, signals, and what it loads."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "zsy_tutor.cli.main", "engine"]
PLAYS = b'{"id":%d,"op":"plays","position":"classic 345/678 p1 - - -"}\n'
LIMIT = 64 * 1024


@contextmanager
def engine(*, stdout: Any = subprocess.PIPE) -> Iterator[subprocess.Popen[bytes]]:
    settings = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=stdout, stderr=subprocess.PIPE, env=settings, cwd=ROOT
    )
    try:
        yield process
    finally:
        process.kill()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None and not stream.closed:
                try:
                    stream.close()
                except BrokenPipeError:
                    pass
        process.wait()


def run(lines: bytes) -> tuple[list[dict[str, Any]], bytes, int]:
    with engine() as process:
        out, err = process.communicate(lines, timeout=60)
        return [json.loads(line) for line in out.splitlines()], err, process.returncode


def pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def test_each_line_is_answered_in_order_whatever_it_holds() -> None:
    lines = b"".join([
        PLAYS % 1, b"\n", b"\xff\xfe\n", b"[" * 50000 + b"\n", PLAYS.replace(b"\n", b"\r\n") % 2,
        b"x" * (LIMIT + 1) + b"\n", b"y" * (3 * LIMIT) + b"\n", b'{"id":3}\n', b"\x00\n",
        PLAYS[:-1] % 4,  # no newline at the end of input
    ])  # fmt: skip
    answers, err, status = run(lines)
    told = [each["error"]["code"] if "error" in each else each["id"] for each in answers]
    assert told == [1, "bad_json", "bad_json", "bad_json", 2, "too_large", "too_large", "bad_request", "bad_json", 4]
    assert (err, status) == (b"", 0)


def test_no_input_is_no_output() -> None:
    assert run(b"") == ([], b"", 0)


def test_each_answer_is_flushed_before_the_next_line_comes() -> None:
    with engine() as process:
        for number in range(3):
            pipe(process.stdin).write(PLAYS % number)
            pipe(process.stdin).flush()
            assert json.loads(pipe(process.stdout).readline())["id"] == number


def test_a_line_without_end_is_answered_at_once_and_not_kept() -> None:
    """100 MB without a newline: one answer as soon as the limit is passed, and no memory for the rest."""
    with engine() as process:
        source = pipe(process.stdin)
        source.write(b" " * (LIMIT + 4096))
        source.flush()
        assert json.loads(pipe(process.stdout).readline())["error"]["code"] == "too_large"
        for _ in range(100):
            source.write(b"x" * 1_000_000)
        source.write(b"\n" + PLAYS % 5)
        source.flush()
        assert json.loads(pipe(process.stdout).readline())["id"] == 5
        status = Path(f"/proc/{process.pid}/status")
        if status.exists():
            peak_kb = next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmHWM"))
            assert peak_kb < 60_000


def test_nobody_reading_ends_it_quietly() -> None:
    with engine() as process:
        pipe(process.stdout).close()
        try:
            for number in range(200):
                pipe(process.stdin).write(PLAYS % number)
            pipe(process.stdin).close()
        except BrokenPipeError:
            pass
        assert process.wait(60) == 0
        assert pipe(process.stderr).read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent another way there")
def test_an_interrupt_ends_it_quietly() -> None:
    with engine() as process:
        pipe(process.stdin).write(PLAYS % 1)
        pipe(process.stdin).flush()
        assert pipe(process.stdout).readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert pipe(process.stderr).read() == b""


def test_it_loads_no_widget_and_words_only_when_asked() -> None:
    code = """
import sys
from zsy_tutor.cli.engine import answer
position = "classic 888822TT/?5/?5 p1 p3:QQ - -"
line = '{"op":"judge","position":"%s","play":"TT"%s}'
heavy = ("ipywidgets", "ipycanvas", "anywidget", "IPython", "traitlets", "jupyterlab")
dear = ("argparse", "dataclasses", "numpy")
answer(line % (position, ""))
loaded = [name for name in heavy + dear if name in sys.modules]
words = [name for name in sys.modules if name.startswith(("fluent", "zsy_tutor.explain"))]
assert not loaded and not words, (loaded, words)
answer(line % (position, ',"lang":"en"'))
loaded = [name for name in heavy if name in sys.modules]
assert not loaded, loaded
assert "fluent.runtime" in sys.modules
"""
    settings = {**os.environ, "PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-c", code], check=True, env=settings, cwd=ROOT, timeout=60)
