"""The commands `zsy-tutor` and `jupyter-zsy`: lazy, so that the engine starts at once and loads no widget."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from zsy_tutor import __version__
from zsy_tutor.cli import main as command
from zsy_tutor.cli import start

HEAVY = ("argparse", "ipywidgets", "ipycanvas", "anywidget", "jupyter_server", "traitlets", "platformdirs")
PROBE = f"""
import sys
from zsy_tutor.cli.main import main
sys.argv = ["zsy-tutor", "engine"]
status = main()
print([name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)
sys.exit(status)
"""
REQUEST = json.dumps({"id": 1, "op": "judge", "position": "classic 33459TJ/4556/2B p1 - - -", "play": "33"}) + "\n"


def test_the_engine_answers_and_loads_nothing_heavy() -> None:
    done = subprocess.run([sys.executable, "-c", PROBE], input=REQUEST, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["id"] == 1
    assert done.stderr == "[]\n"


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there a process does not say what its children used")
def test_the_engine_starts_at_once() -> None:
    """Counted in processor time, which other work on the machine does not stretch."""

    def seconds(*words: str) -> float:
        before = os.times()
        subprocess.run([sys.executable, *words], stdin=subprocess.DEVNULL, check=True)
        after = os.times()
        return sum(after[2:4]) - sum(before[2:4])

    engine = min(seconds("-m", "zsy_tutor.cli.main", "engine") for _ in range(7))
    bare = min(seconds("-c", "") for _ in range(7))
    assert engine - bare < 0.15, f"{engine * 1000:.0f} ms, {bare * 1000:.0f} of them Python's own"


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["--version"], 0, f"zsy-tutor {__version__}"),
        ([], 0, "usage: zsy-tutor"),
        (["--help"], 0, "usage: zsy-tutor"),
        (["cards"], 2, "there is no command 'cards'"),
    ],
)
def test_other_words(
    words: list[str], status: int, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["zsy-tutor", *words])
    assert command.main() == status
    output = capsys.readouterr()
    assert said in output.out + output.err


@pytest.mark.parametrize(
    ("words", "expected"), [([], []), (["--lang", "zh"], ["--lang", "zh"]), (["start", "--port", "1"], ["--port", "1"])]
)
def test_jupyter_zsy_opens_the_course(words: list[str], expected: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def note(arguments: list[str]) -> int:
        seen.append(arguments)
        return 0

    monkeypatch.setattr(start, "main", note)
    monkeypatch.setattr(sys, "argv", ["jupyter-zsy", *words])
    assert command.jupyter_main() == 0
    assert seen == [expected]
