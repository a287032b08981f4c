"""`zsy-tutor mine`: makes puzzles and writes them into a pack, one line each, as soon as they are found.

The same arguments give the same file, byte for byte, whatever works on it: processes of this machine, or the workers of
a Dask cluster. Ctrl-C keeps what is finished, and `--resume` goes on from there.
"""

from __future__ import annotations

import os
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import TextIO

from zsy_tutor.rules.errors import ZsyError
from zsy_tutor.rules.ruleset import RuleSet
from zsy_tutor.solve import themes as endgames
from zsy_tutor.solve.goals import GOALS
from zsy_tutor.study import bank, bank_proof, mining
from zsy_tutor.study.making import KINDS, Wanted

FOUND_ALL, FOUND_FEWER, WRONG, STOPPED = 0, 1, 2, 130
SEATS, CARDS, MOST = range(2, 7), range(2, 28), bank.MAX_PUZZLES
AIMS = {"endgame": GOALS, "beat": ("any", "cheapest"), "give_back": ("fewest", "wins")}


class _Trouble(Exception):
    """What is wrong with the arguments, in a sentence."""


def main(arguments: list[str]) -> int:
    """Mine; the exit status."""
    chosen = _parser().parse_args(arguments)
    try:
        wanted, done = _wanted(chosen), _done(chosen)
        there, _ = bank.read_packs(chosen.beside)
        with _executor(chosen) as executor:
            return _write(chosen, wanted, done, there, executor)
    except (_Trouble, ZsyError, OSError) as error:
        print(f"zsy-tutor mine: {error}", file=sys.stderr)
        return WRONG


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="zsy-tutor mine", description=(__doc__ or "").split("\n\n")[0].partition(": ")[2])
    add = parser.add_argument
    add("--kind", choices=KINDS, default="endgame", help="kind of puzzle (endgame)")
    add("--rules", default="classic", help="rule set, such as classic or two-low,stairs=off (classic)")
    add("--seats", type=int, default=0, help="2 to 6; an endgame has 2, else 3, unless given")
    add("--count", type=int, default=20, help="how many are wanted (20)")
    add("--seed", default="1", help="text or number; another one gives other puzzles (1)")
    add("--cards", type=int, default=0, help="the most cards of a hand (6 for endgames, else 8)")
    add("--goal", default="", help="endgame: first, not_last; beat: any, cheapest; give_back: fewest, wins")
    add("--answers", type=int, default=1, help="endgame: at most so many first actions may win (1)")
    add("--tempting", type=int, default=2, help="endgame: at least so many losing plays must look good (2)")
    add("--theme", default="", help="only puzzles of this theme (docs/puzzle-format.md has all of them)")
    add("--share", type=float, default=mining.SHARE, help="no theme may have more than this share (0.34)")
    add("--out", type=Path, default=Path("puzzles.jsonl"), help="the pack to be written (puzzles.jsonl)")
    add("--resume", action="store_true", help="go on with a pack that was stopped, with the same arguments as before")
    add("--beside", type=Path, nargs="*", default=[], help="packs whose puzzles may not come again")
    add("--workers", type=int, default=os.cpu_count() or 1, help="processes of this machine (one a core)")
    add("--dask", default="", metavar="ADDRESS", help="a Dask scheduler, tcp://host:8786 or tls://host:8786")
    return parser


def _wanted(chosen: Namespace) -> Wanted:
    """What is asked for, checked."""
    seats = chosen.seats or (2 if chosen.kind == "endgame" else 3)
    cards = chosen.cards or (6 if chosen.kind == "endgame" else 8)
    rules = RuleSet.parse(chosen.rules)
    most = 6 if rules.is_classic else 4
    for name, value, low, high in (
        ("seats", seats, SEATS[0], most), ("cards", cards, CARDS[0], CARDS[-1]), ("count", chosen.count, 1, MOST),
        ("workers", chosen.workers, 1, 256), ("answers", chosen.answers, 1, 99), ("tempting", chosen.tempting, 0, 99),
    ):  # fmt: skip
        if not low <= value <= high:
            raise _Trouble(f"--{name} is {low} to {high}, not {value}")
    hands = seats if chosen.kind == "endgame" or chosen.goal == "wins" else 1  # the others are hidden
    if hands * cards > 54 * rules.packs_for(seats) - 4:
        raise _Trouble(f"{hands} hands of {cards} cards are more than the packs of this table hold")
    if chosen.goal and chosen.goal not in AIMS.get(chosen.kind, ()):
        raise _Trouble(f"--goal of {chosen.kind}: {' or '.join(AIMS.get(chosen.kind, ())) or 'there is none'}")
    if chosen.kind in ("pay", "give_back") and not (rules.is_classic and rules.tribute):
        raise _Trouble("these rules have no exchange")
    if rules.teams:
        raise _Trouble("teams=on is not searched")
    themes = (*(endgames.THEMES if chosen.kind == "endgame" else bank_proof.THEMES), "house_rules")
    if chosen.theme and chosen.theme not in themes:
        raise _Trouble(f"--theme of {chosen.kind}: {', '.join(themes)}")
    return Wanted(chosen.kind, str(rules), seats, cards, chosen.goal, chosen.answers, chosen.tempting, chosen.theme)


def _done(chosen: Namespace) -> tuple[bank.Puzzle, ...]:
    """What a stopped run has found; nothing where mining begins."""
    if not chosen.out.exists():
        return ()
    if not chosen.resume:
        raise _Trouble(f"{chosen.out} is there already; --resume goes on with it, --out names another")
    _drop_half_a_line(chosen.out)
    return bank.read_pack(chosen.out)


def _drop_half_a_line(path: Path) -> None:
    """A run that was killed may have left the beginning of a line."""
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        path.write_bytes(whole)


@contextmanager
def _executor(chosen: Namespace) -> Iterator[Executor]:
    """Processes of this machine, or a Dask cluster. Where it is left early, nothing is waited for."""
    if chosen.dask:
        try:
            from distributed import Client
        except ImportError:
            raise _Trouble("--dask needs the package distributed: pip install 'zsy-tutor[dask]'") from None
        with Client(chosen.dask, timeout="20s") as client, client.get_executor(pure=False) as executor:
            chosen.workers = max(1, sum(client.nthreads().values()))
            yield executor
        return
    if chosen.workers == 1:
        yield mining.Serial()
        return
    pool = ProcessPoolExecutor(chosen.workers, mp_context=get_context("spawn"), initializer=_leave_stopping_to_us)
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_stopping_to_us() -> None:
    """Ctrl-C reaches every process of a terminal; a worker ends when it is told to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _write(
    chosen: Namespace,
    wanted: Wanted,
    done: tuple[bank.Puzzle, ...],
    there: tuple[bank.Puzzle, ...],
    executor: Executor,
) -> int:
    """Write puzzles as they are found; the exit status."""
    from tqdm import tqdm

    number, status = len(done), FOUND_ALL
    new = not chosen.out.exists() or not chosen.out.stat().st_size
    with chosen.out.open("a", encoding="utf-8", newline="\n") as file:
        if new:
            _line(file, bank.format_head(chosen.out.stem))
        puzzles = mining.mine(wanted, chosen.count, chosen.seed, executor, workers=chosen.workers, there=there,
                              done=done, share=chosen.share)  # fmt: skip
        with tqdm(total=chosen.count, initial=number, unit=" puzzles", disable=None) as bar:
            try:
                for puzzle in puzzles:
                    number += 1
                    _line(file, bank.format_puzzle(replace(puzzle, id=f"{chosen.out.stem}-{number:03}")))
                    bar.update()
            except KeyboardInterrupt:
                status = STOPPED
            finally:
                puzzles.close()  # type: ignore[attr-defined]
    if status == FOUND_ALL and number < chosen.count:
        status = FOUND_FEWER
    stopped = {STOPPED: ", stopped; --resume goes on", FOUND_FEWER: ", and no more for a long time"}.get(status, "")
    print(f"{chosen.out}: {number} of {chosen.count} puzzles{stopped}", file=sys.stderr)
    return status


def _line(file: TextIO, text: str) -> None:
    file.write(text + "\n")
    file.flush()
