"""How fast endgames are mined: puzzles that are finished, every filter passed, a second of one processor.

    python3 benchmarks/mine.py [--seconds 20] [--write]

Needs nothing but the package. Times are processor time of one process; `--write` puts the table into
`benchmarks/README.md`. Finished means: proved, themes and difficulty found, no duplicate, no theme above its share.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from benchmarks.page import write_table  # noqa: E402
from zsy_tutor.study.making import Wanted, make  # noqa: E402
from zsy_tutor.study.mining import Taken  # noqa: E402

MARKS = ("<!-- mining -->", "<!-- end of mining -->")
PARTS = {
    "2x6": (Wanted("endgame", cards=6), "5 a second"),
    "2x6, `two-low`": (Wanted("endgame", rules="two-low", cards=6), ""),
    "2x8": (Wanted("endgame", cards=8), ""),
    "2x10": (Wanted("endgame", cards=10), ""),
    "3x5": (Wanted("endgame", seats=3, cards=5), ""),
    "3x5, not last": (Wanted("endgame", seats=3, cards=5, goal="not_last"), ""),
}


def row(name: str, seconds: float) -> str:
    """One line of the table."""
    wanted, aim = PARTS[name]
    share = 1.0 if wanted.goal == "not_last" else 0.34  # every one of those has the theme of its goal
    taken = Taken(1000, share)
    start = time.process_time()
    number = 0
    while time.process_time() - start < seconds:
        puzzle = make(wanted, "benchmark", number)
        number += 1
        if puzzle:
            taken.takes(puzzle)
    used = time.process_time() - start
    return f"| {name} | {number / used:.0f} | {taken.number / used:.1f} | {number / max(1, taken.number):.0f} | {aim} |"


def main() -> None:
    """Mine, count, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20, help="processor time for each kind")
    parser.add_argument("--write", action="store_true", help="put the table into benchmarks/README.md")
    chosen = parser.parse_args()
    head = ("hands of at most", "positions a second", "puzzles a second", "positions a puzzle", "aim")
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    for name in PARTS:
        lines.append(row(name, chosen.seconds))
        print(lines[-1], file=sys.stderr)
    text = "\n".join(lines)
    print(text)
    if chosen.write:
        write_table(text, MARKS)


if __name__ == "__main__":
    main()
