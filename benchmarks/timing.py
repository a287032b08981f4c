"""Taking times side by side: contenders in turns, a ratio a round, the median quoted, the cold first round apart.

Times are processor time, so that other work on the machine does not count; everything here is one thread that only
computes.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any


class Contender:
    """One that takes part: `convert` makes its format of an input outside the timer, `answer` is timed on all."""

    def __init__(self, name: str, convert: Callable[[Any], Any], answer: Callable[[list[Any]], list[Any]]) -> None:
        self.name, self.convert, self.answer = name, convert, answer

    def run(self, inputs: Sequence[Any]) -> tuple[float, list[Any]]:
        """Seconds for all inputs in turn, and the answers."""
        ready = [self.convert(each) for each in inputs]
        gc.collect()
        start = time.process_time()
        answers = self.answer(ready)
        return time.process_time() - start, answers


class Ratios:
    """How many times as long a peer takes as we do, over rounds."""

    def __init__(self, peer: str, rounds: list[float], cold: float, ours_us: float) -> None:
        self.peer, self.cold, self.ours_us = peer, cold, ours_us
        self.median = statistics.median(rounds)
        self.low, self.high = min(rounds), max(rounds)


def side_by_side(
    ours: Contender, peers: Sequence[Contender], make_inputs: Callable[[int], Sequence[Any]], rounds: int,
    weigh: Callable[[list[Any]], float] = len,
) -> list[Ratios]:
    """Every contender on fresh inputs each round, who starts going round. Our first round is cold and kept apart.

    `weigh` says how much work the answers are (for games: decisions), so that unequal games compare by the unit.
    """
    everyone = [ours, *peers]
    rates: list[dict[str, float]] = []
    for number in range(rounds + 1):
        inputs = make_inputs(number)
        turn = number % len(everyone)
        rate = {}
        for each in everyone[turn:] + everyone[:turn]:
            seconds, answers = each.run(inputs)
            rate[each.name] = seconds / weigh(answers)
        rates.append(rate)
    cold, *warm = rates
    ours_us = statistics.median(rate[ours.name] for rate in warm) * 1e6
    return [Ratios(peer.name, [rate[peer.name] / rate[ours.name] for rate in warm],
                   cold[peer.name] / cold[ours.name], ours_us) for peer in peers]  # fmt: skip


def percentiles(seconds: Sequence[float]) -> dict[str, float]:
    """Median, 99th percentile and worst, in milliseconds."""
    ordered = sorted(seconds)
    at_99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    return {"median": statistics.median(ordered) * 1e3, "p99": at_99 * 1e3, "worst": ordered[-1] * 1e3}
