"""`zsy-tutor convert FROM TO`: puzzles of a pack, of CSV or of suite lines in another of these forms, proved anew."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

from zsy_tutor.rules.errors import ZsyError
from zsy_tutor.study import bank_tables

DONE, WRONG, STOPPED = 0, 2, 130


def main(arguments: list[str]) -> int:
    """Convert; the exit status."""
    chosen = _parser().parse_args(arguments)
    from tqdm import tqdm

    source, target = chosen.source, chosen.target
    try:
        if target.exists():
            raise FileExistsError(17, "is there already", str(target))
        with tqdm(bank_tables.read_file(source), unit=" puzzles", disable=None) as bar:
            puzzles = [bank_tables.proved(puzzle, source.name, number) for number, puzzle in bar]
        kept = bank_tables.write(puzzles, target)
    except ZsyError as error:
        print(f"zsy-tutor convert: {error}", file=sys.stderr)
        return WRONG
    except OSError as error:
        print(f"zsy-tutor convert: {error.filename or target}: {error.strerror or error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print("zsy-tutor convert: stopped, nothing is written", file=sys.stderr)
        return STOPPED
    left = f"; {len(puzzles) - kept} have no position and are left out" if kept < len(puzzles) else ""
    print(f"{target}: {kept} puzzles{left}", file=sys.stderr)
    return DONE


def _parser() -> ArgumentParser:
    about = "puzzles of one file, proved, written into another; the endings .jsonl, .csv and .suite say the form"
    parser = ArgumentParser(prog="zsy-tutor convert", description=about)
    parser.add_argument("source", type=Path, metavar="FROM", help="a pack, CSV or suite lines")
    parser.add_argument("target", type=Path, metavar="TO", help="a new file")
    return parser
