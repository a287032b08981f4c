"""How far the solver reaches: random open hands, every first action labelled, times and how many end within a second.

    python3 benchmarks/solve.py [--number 100] [--only 2x10,3x8] [--write]

Needs nothing but the package. Times are processor time; `--write` puts the table into `benchmarks/README.md`. There is
no peer with the same game whose answers could be compared: an endgame solver of Dou Dizhu lists its proofs one by one.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from benchmarks.page import write_table  # noqa: E402
from zsy_tutor.rules.cards import Hand, pack_cards  # noqa: E402
from zsy_tutor.rules.position import Position  # noqa: E402
from zsy_tutor.rules.ruleset import CLASSIC  # noqa: E402
from zsy_tutor.solve.hands import OutOfNodes  # noqa: E402
from zsy_tutor.solve.solver import DEFAULT_NODES, Search, solve  # noqa: E402

MARKS = ("<!-- reach -->", "<!-- end of reach -->")
PARTS = {
    "2x6": (2, 6, "first", ""), "2x8": (2, 8, "first", "95th percentile under 0.1 s"),
    "2x10": (2, 10, "first", "95th percentile under 0.3 s"), "2x12": (2, 12, "first", "95 % within 1 s"),
    "3x6": (3, 6, "first", ""), "3x6 not last": (3, 6, "not_last", ""), "3x8": (3, 8, "first", ""),
    "3x8 yes or no": (3, 8, "first", "95 % within 1 s"), "4x5": (4, 5, "first", ""),
    "4x5 not last": (4, 5, "not_last", ""),
}  # fmt: skip
YES_OR_NO = " yes or no"
"""Whether the seat reaches the goal at all, without a label for every first action; the same positions."""


def deal(dice: random.Random, seats: int, cards: int) -> Position:
    """Random open hands of the cards of such a table; the first seat leads."""
    pack = list(pack_cards(CLASSIC.packs_for(seats)))
    for card in CLASSIC.left_out(seats):
        pack.remove(card)
    dice.shuffle(pack)
    hands = tuple(Hand(pack[seat * cards : (seat + 1) * cards]) for seat in range(seats))
    return Position(CLASSIC, hands, 0)


def row(name: str, number: int) -> str:
    """One line of the table."""
    seats, cards, goal, aim = PARTS[name]
    dice = random.Random(f"reach {name.removesuffix(YES_OR_NO)}")
    seconds, nodes, results = [], [], []
    for _ in range(number):
        position = deal(dice, seats, cards)
        start = time.process_time()
        if name.endswith(YES_OR_NO):
            search = Search(position, goal, position.mover, DEFAULT_NODES)
            try:
                result = "win" if search.value(position) else "loss"
            except OutOfNodes:
                result = "unknown"
            used = search.used
        else:
            found = solve(position, goal)
            result, used = found.result, found.nodes
        seconds.append(time.process_time() - start)
        nodes.append(used)
        results.append(result)
    ordered = sorted(seconds)
    at_95 = ordered[min(number - 1, int(number * 0.95))]
    within = 100 * sum(each <= 1 for each in seconds) / number
    times = " | ".join(f"{each * 1e3:.0f} ms" for each in (statistics.median(ordered), at_95, ordered[-1]))
    return (f"| {name} | {number} | {results.count('win')} | {times} | {within:.0f} % | {results.count('unknown')} | "
            f"{statistics.median(nodes):.0f} | {aim} |")  # fmt: skip


def main() -> None:
    """Deal, solve, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--number", type=int, default=100, help="positions of each kind")
    parser.add_argument("--only", default=",".join(PARTS), help=f"kinds, with commas: {','.join(PARTS)}")
    parser.add_argument("--write", action="store_true", help="put the table into benchmarks/README.md")
    chosen = parser.parse_args()
    names = chosen.only.split(",")
    if not set(names) <= set(PARTS):
        parser.error(f"--only takes {','.join(PARTS)}")
    head = ("seats x cards", "positions", "won", "median", "95th percentile", "worst", "within 1 s", "unknown",
            "nodes, median", "aim")  # fmt: skip
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    for name in names:
        lines.append(row(name, chosen.number))
        print(lines[-1], file=sys.stderr)
    text = "\n".join(lines)
    print(text)
    if chosen.write:
        write_table(text, MARKS)


if __name__ == "__main__":
    main()
