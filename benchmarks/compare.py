"""Measures the rules core beside its peers and prints the table of ratios.

    python3 benchmarks/compare.py [--rounds 15] [--only leads,follows] [--env FOLDER] [--write]

Makes an environment of its own with the peers from PyPI (once), asserts equal answers in one process, then takes times
in a fresh process for each part. `--write` puts the table into `benchmarks/README.md`. Times fail nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))

from benchmarks.page import write_table  # noqa: E402

PEERS = (
    ("chess==1.11.2", "rlcard==1.2.0", "doudizhu-resolver==0.1.2", "numpy"),
    ("--no-deps", "douzero==1.1.0"),  # asks for torch, which its rules do not need
)
IF_IT_INSTALLS = ("open_spiel==2.0.2",)
PARTS = ("import", "classify", "leads", "follows", "games", "people")
MARKS = ("<!-- table -->", "<!-- end of table -->")


def environment(folder: Path) -> Path:
    """The Python of the environment with the peers, made if it is not there."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    done = folder / "peers-installed"
    wanted = json.dumps([PEERS, IF_IT_INSTALLS])
    if not done.exists() or done.read_text("utf-8") != wanted:
        print(f"making an environment with the peers in {folder}", file=sys.stderr)
        venv.create(folder, with_pip=True, clear=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        for group in PEERS:
            subprocess.run([*pip, *group], check=True)
        for peer in IF_IT_INSTALLS:
            if subprocess.run([*pip, peer], check=False).returncode:
                print(f"{peer} does not install here and is left out", file=sys.stderr)
        done.write_text(wanted, "utf-8")
    return python


def inside(python: Path, *arguments: str) -> Any:
    """What `measure.py` prints, run by that Python with our package but without its dependencies."""
    command = [str(python), str(HERE / "measure.py"), *arguments]
    settings = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "0"}
    settings.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed package is compiled
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=settings)
    return json.loads(done.stdout)


def rows_as_table(rows: list[dict[str, Any]]) -> str:
    """The rows as a table in Markdown."""
    lines = ["| what | peer | median of the rounds | lowest to highest | first, cold round | aim |", "|---" * 6 + "|"]
    lines += [f"| {row['what']} | {row['peer']} | {row['median']} | {row['spread']} | {row['cold']} | {row['aim']} |"
              for row in rows]  # fmt: skip
    return "\n".join(lines)


def machine(rounds: int) -> str:
    """The machine in plain words."""
    processor = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line.split(":", 1)[1].strip() for line in info.read_text("utf-8").splitlines() if "model name" in line]
        processor = names[0] if names else processor
    return (f"Python {platform.python_version()}, {platform.system()}, {os.cpu_count()} cores ({processor}), "
            f"{rounds} rounds after the cold one.")  # fmt: skip


def main() -> None:
    """Make the environment, check, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15, help="rounds after the cold one (at least 11)")
    parser.add_argument("--only", default=",".join(PARTS), help=f"parts, with commas: {','.join(PARTS)}")
    default = Path(tempfile.gettempdir()) / f"zsy-tutor-benchmarks-{sys.version_info[0]}.{sys.version_info[1]}"
    parser.add_argument("--env", type=Path, default=default, help="folder for the environment")
    parser.add_argument("--write", action="store_true", help="put the table into benchmarks/README.md")
    chosen = parser.parse_args()
    parts = chosen.only.split(",")
    if not set(parts) <= set(PARTS):
        parser.error(f"--only takes {','.join(PARTS)}")
    rounds = max(11, chosen.rounds)
    python = environment(chosen.env)
    print(f"equal answers: {inside(python, 'check')}", file=sys.stderr)
    rows = [row for part in parts for row in inside(python, part, str(rounds))]
    text = f"{machine(rounds)}\n\n{rows_as_table(rows)}"
    print(text)
    if chosen.write:
        write_table(text, MARKS)


if __name__ == "__main__":
    main()
