"""`zsy-tutor start`: brings the learner's folder up to date and opens JupyterLab on the first lesson.

The command line and what is said are here; copying is in `folder.py`, the server in `launch.py`.
"""

from __future__ import annotations

import argparse
import io
import os
import signal
import sys
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

from zsy_tutor.cli.folder import Copy, copy_course, reset
from zsy_tutor.cli.launch import LANGUAGES, START_NOTEBOOK, LabServer, choose_port, start_server
from zsy_tutor.cli.trouble import Trouble, trouble_with_file

DEFAULT_FOLDER = "~/ZhengShangyou"
_DOOR = ".open-the-course.html"


def main(arguments: Sequence[str]) -> int:
    """Run with these arguments until the learner closes the course; the exit status."""
    for stream in (sys.stdout, sys.stderr):  # a console that cannot show a folder's name must not stop the course
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    options = parser().parse_args(arguments)
    folder = Path(options.folder).expanduser().absolute()
    try:
        if options.reset:
            return _reset(folder, options.reset)
        return _open(folder, options)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Closed.")
        return 0


def parser() -> argparse.ArgumentParser:
    """The options, the same for `start.py`, `zsy-tutor start` and `jupyter zsy`."""
    made = argparse.ArgumentParser(prog="zsy-tutor start", description="Open the course in JupyterLab.")
    made.add_argument("--folder", default=DEFAULT_FOLDER, help=f"where your lessons and puzzles lie ({DEFAULT_FOLDER})")
    made.add_argument("--port", type=_port, help="the port of this computer to use (the first free one from 8888 on)")
    made.add_argument("--lang", choices=LANGUAGES, default=_default_language(), help="language of tables and answers")
    made.add_argument("--no-browser", action="store_true", help="do not open a browser, only say the address")
    made.add_argument(
        "--reset", metavar="NAME", help="bring back one lesson as it was shipped, for example 01_rank_order"
    )
    return made


def _default_language() -> str:
    chosen = os.environ.get("ZSY_TUTOR_LANG", "")
    return chosen if chosen in LANGUAGES else LANGUAGES[0]


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port: a number from 1 to 65535 is")
    return int(text)


def _reset(folder: Path, name: str) -> int:
    restored, kept = reset(folder, name)
    print(f"{restored} is as it was shipped." + (f" Your copy is kept beside it as {kept}." if kept else ""))
    print("If it is open in JupyterLab, close it there and open it again.")
    return 0


def _open(folder: Path, options: argparse.Namespace) -> int:
    signal.signal(signal.SIGTERM, _interrupt)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, _interrupt)
    if options.port is not None:
        choose_port(options.port)  # said before anything is copied
    for line in report(folder, copy_course(folder)):
        print(line, flush=True)
    print("Starting JupyterLab ...", flush=True)
    began = time.monotonic()
    server = start_server(folder, port=options.port, lang=options.lang)
    door = folder / _DOOR
    try:
        address = server.address(START_NOTEBOOK if (folder / START_NOTEBOOK).is_file() else "")
        print(f"The course is ready ({time.monotonic() - began:.1f} s): {address}", flush=True)
        print("Leave this window open while you learn; Ctrl-C closes the course.", flush=True)
        if not options.no_browser:
            _open_browser(address, door)
        return _wait(server)
    finally:
        door.unlink(missing_ok=True)
        server.stop()


def report(folder: Path, copies: Sequence[Copy]) -> list[str]:
    """What the learner has to know about the copied files, as lines."""
    count = {done: sum(copy.done == done for copy in copies) for done in ("copied", "updated")}
    news = [f"{number} {done}" for done, number in count.items() if number]
    lines = [f"Your lessons and puzzles are in {folder}" + (f" ({', '.join(news)})." if news else ".")]
    lines += [
        f"You changed {copy.name}; it stays as it is. A new version lies beside it: {copy.beside}"
        for copy in copies
        if copy.done == "beside"
    ]
    return lines


def _open_browser(address: str, door: Path) -> None:
    """Open the browser by way of a file that only the learner can read: a command line is seen by other users."""
    try:
        door.unlink(missing_ok=True)
        handle = os.open(door, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(handle, "w", encoding="utf-8") as page:
            page.write(f'<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url={address}">\n')
    except OSError as error:
        raise trouble_with_file(error, door) from error
    if not webbrowser.open(door.as_uri()):
        print("No browser could be opened: copy the address above into one.", flush=True)


def _wait(server: LabServer) -> int:
    status = server.process.wait()
    if status:
        raise Trouble(f"JupyterLab ended unexpectedly (status {status}).", f"Its report is in {server.log}.")
    print("Closed.")
    return 0


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
