"""Asks an installed wheel, outside any checkout, whether all of it is there: `python -P installed.py`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

BIN = Path(sys.executable).parent
WIDGETS = ("ipywidgets", "ipycanvas", "anywidget")
REQUEST = {"id": 1, "op": "judge", "position": "classic 33459TJ/4556/2B p1 - - -", "play": "33"}
ENGINE = f"""
import sys
sys.argv = ["zsy-tutor", "engine"]
from zsy_tutor.cli.main import main
main()
loaded = [name for name in {WIDGETS!r} if name in sys.modules]
sys.exit(f"the engine loaded {{loaded}}" if loaded else 0)
"""


def say(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def output(*command: str, given: str = "") -> str:
    """What a command prints; the end of everything if it fails."""
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command[:3])} failed:\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def need(condition: bool, what: str) -> None:
    """Say that `what` holds, or end with it."""
    if not condition:
        raise SystemExit(f"NOT so: {what}")
    say(f"  {what}")


def main() -> None:
    """Ask one thing after the other."""
    import zsy_tutor
    from zsy_tutor import course_files

    need(course_files.checkout() is None, "the package is installed, not run from a checkout")
    answer = json.loads(output(sys.executable, "-P", "-c", ENGINE, given=json.dumps(REQUEST) + "\n"))
    need(answer["id"] == 1 and answer.get("legal") is True, "the engine answers and loads no widget")
    answer = json.loads(output(str(BIN / "zsy-tutor"), "engine", given=json.dumps(REQUEST) + "\n"))
    need(answer["id"] == 1, "so does the command zsy-tutor engine")
    need("COMMAND" in output(str(BIN / "zsy-tutor"), "--help"), "zsy-tutor --help helps")
    need("--no-browser" in output(str(BIN / "jupyter"), "zsy", "--help"), "jupyter zsy is found")

    shipped = course_files.shipped_files((".ipynb", ".toml"))
    need(course_files.start_notebook("zh") in shipped, "the Chinese course is shipped")
    for name in ("lessons/00_start_here.ipynb", "lessons/01_rank_order.toml", "puzzles/01_can_you_beat_this.ipynb"):
        need(name in shipped, f"{name} is shipped")
    listed = output(str(BIN / "jupyter"), "labextension", "list")
    need(any("zsy-tutor" in line and "OK" in line for line in listed.splitlines()), "the lab extension is listed")
    listed = output(str(BIN / "jupyter"), "server", "extension", "list")
    need("zsy_tutor.lab" in listed, "and so is its server side")

    with tempfile.TemporaryDirectory() as folder:
        os.environ["ZSY_TUTOR_HOME"] = folder
        step = zsy_tutor.step("01.01")
        text = step._repr_mimebundle_()
        data = text[0] if isinstance(text, tuple) else text
        need(bool(data["text/plain"].strip()), f"a step opens: {data['text/plain'].splitlines()[0]}")


if __name__ == "__main__":
    main()
