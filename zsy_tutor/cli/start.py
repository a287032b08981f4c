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
from zsy_tutor.cli.launch import LabServer, choose_port, start_server
from zsy_tutor.cli.trouble import Trouble, listed, trouble_with_file
from zsy_tutor.course_files import LANGUAGES, start_notebook
from zsy_tutor.explain.messages import text

DEFAULT_FOLDER = "~/ZhengShangyou"
_DOOR = ".open-the-course.html"


def main(arguments: Sequence[str]) -> int:
    """Run with these arguments until the learner closes the course; the exit status."""
    for stream in (sys.stdout, sys.stderr):  # a console that cannot show a folder's name must not stop the course
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    lang = _language(arguments)
    options = parser(lang).parse_args(arguments)
    folder = Path(options.folder).expanduser().absolute()
    try:
        if options.reset:
            return _reset(folder, options.reset, lang)
        return _open(folder, options)
    except Trouble as trouble:
        print(trouble.said(lang), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(text("start-closed", lang))
        return 0


def parser(lang: str) -> argparse.ArgumentParser:
    """The options, the same for `start.py`, `zsy-tutor start` and `jupyter zsy`; their help in `lang`."""
    made = argparse.ArgumentParser(prog="zsy-tutor start", description=text("start-what", lang))
    made.add_argument("--folder", default=DEFAULT_FOLDER, help=text("start-folder", lang, folder=DEFAULT_FOLDER))
    made.add_argument("--port", type=_port, help=text("start-port", lang, first="8888"))
    made.add_argument("--lang", choices=LANGUAGES, default=lang, help=text("start-lang", lang))
    made.add_argument("--no-browser", action="store_true", help=text("start-no-browser", lang))
    example = Path(start_notebook(lang)).stem
    made.add_argument("--reset", metavar="NAME", help=text("start-reset", lang, name=example))
    return made


def _language(arguments: Sequence[str]) -> str:
    """The language to speak, before the arguments are read: they may be wrong, and that too is to be said."""
    reader = argparse.ArgumentParser(add_help=False)
    reader.add_argument("--lang", nargs="?")
    chosen = reader.parse_known_args(arguments)[0].lang
    return chosen if chosen in LANGUAGES else _default_language()


def _default_language() -> str:
    chosen = os.environ.get("ZSY_TUTOR_LANG", "")
    return chosen if chosen in LANGUAGES else LANGUAGES[0]


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port: a number from 1 to 65535 is")
    return int(text)


def _reset(folder: Path, name: str, lang: str) -> int:
    restored, kept = reset(folder, name)
    if kept:
        print(text("start-restored_kept", lang, name=restored, kept=kept))
    else:
        print(text("start-restored", lang, name=restored))
    print(text("start-open_again", lang))
    return 0


def _open(folder: Path, options: argparse.Namespace) -> int:
    signal.signal(signal.SIGTERM, _interrupt)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, _interrupt)
    if options.port is not None:
        choose_port(options.port)  # said before anything is copied
    lang = options.lang
    for line in report(folder, copy_course(folder, lang=lang), lang):
        print(line, flush=True)
    print(text("start-starting", lang), flush=True)
    began = time.monotonic()
    server = start_server(folder, port=options.port, lang=lang)
    door, first = folder / _DOOR, start_notebook(lang)
    try:
        address = server.address(first if (folder / first).is_file() else "")
        seconds = f"{time.monotonic() - began:.1f}"
        print(text("start-ready", lang, seconds=seconds, address=address), flush=True)
        print(text("start-leave_open", lang), flush=True)
        if not options.no_browser:
            _open_browser(address, door, lang)
        return _wait(server, lang)
    finally:
        door.unlink(missing_ok=True)
        server.stop()


def report(folder: Path, copies: Sequence[Copy], lang: str) -> list[str]:
    """What the learner has to know about the copied files, as lines."""
    count = {done: sum(copy.done == done for copy in copies) for done in ("copied", "updated")}
    news = [text(f"start-n-{done}", lang, n=number) for done, number in count.items() if number]
    where = text("start-where", lang, folder=str(folder))
    if news:
        where = text("start-where_news", lang, folder=str(folder), news=listed(tuple(news), lang))
    lines = [where]
    lines += [text("start-beside", lang, name=copy.name, new=copy.beside) for copy in copies if copy.done == "beside"]
    return lines


def _open_browser(address: str, door: Path, lang: str) -> None:
    """Open the browser by way of a file that only the learner can read: a command line is seen by other users."""
    try:
        door.unlink(missing_ok=True)
        handle = os.open(door, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(handle, "w", encoding="utf-8") as page:
            page.write(f'<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url={address}">\n')
    except OSError as error:
        raise trouble_with_file(error, door) from error
    if not webbrowser.open(door.as_uri()):
        print(text("start-no_browser", lang), flush=True)


def _wait(server: LabServer, lang: str) -> int:
    status = server.process.wait()
    if status:
        raise Trouble("ended", status=status, log=str(server.log))
    print(text("start-closed", lang))
    return 0


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
