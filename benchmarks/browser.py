"""Measures the table in a real JupyterLab in Chromium and prints a table of figures.

    python3 benchmarks/browser.py [--clicks 60] [--starts 3] [--write]

Needs the `test` extra and an installed Chromium, Chrome or Edge. Clicks are timed in the page, from the event's own
time stamp to the drawing after which the pixels above the card differ, and to the frame that shows them. `--write` puts
the table into `benchmarks/README.md`. Times fail nothing.
"""

from __future__ import annotations

import argparse
import math
import os
import platform
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks.page import write_table  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocket

    from zsy_tutor.cli.launch import LabServer

MARKS = ("<!-- table of the browser -->", "<!-- end of the table of the browser -->")
LESSON = "lessons/01_rank_order.ipynb"
MOVES = 100
QUIET_MS = 400
"""After this long without a message a click is over."""
LEVEL = """
format = 1
id = "measured"
title.en = "Measured"
[[puzzle]]
id = "measured-1"
rules = ["C1", "B1"]
position = "classic 3d4c5h6s7d7c8h9sTdJcQhKsKdAc2h2sB/?9/?9 p1 p2:K p3 -"
right = ["A", "2", "B"]
prompt.en = "Beat the king."
"""
"""A hand of 17 cards, all of which can be clicked."""
CELL = f'''from zsy_tutor.study.levels import parse_level
from zsy_tutor.study.session import open_level
from zsy_tutor.widgets.exercise import Exercise
Exercise(open_level(parse_level("""{LEVEL}""")), "en")'''
WATCH = """() => {
  const canvas = document.querySelector('.zsy-exercise canvas'), context = canvas.getContext('2d');
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  let waiting = null;
  const strip = x => String(context.getImageData(x, 0, 1, canvas.height).data);
  const look = () => {
    if (!waiting || strip(waiting.x) === waiting.before) return;
    const { began, done } = waiting;
    waiting = null;
    const changed = performance.now() - began;
    requestAnimationFrame(() => done([changed, performance.now() - began]));
  };
  CanvasRenderingContext2D.prototype.drawImage = function (...given) {
    draw.apply(this, given);
    if (this.canvas === canvas) look();
  };
  window.addEventListener('mousedown', event => {
    if (event.target !== canvas) return;
    const x = Math.round(event.offsetX * canvas.width / canvas.clientWidth);
    window.zsyClick = new Promise(done => { waiting = { x, before: strip(x), began: event.timeStamp, done }; });
    const again = () => { look(); if (waiting) requestAnimationFrame(again); };
    again();
  }, { capture: true });
}"""
FIRST_CARD = """() => {
  const look = () => {
    const canvas = document.querySelector('.zsy-exercise canvas');
    const at = [canvas?.width / 2, canvas?.height * 0.8, 1, 1];
    if (canvas?.width && canvas.getContext('2d').getImageData(...at).data[3]) {
      window.zsyFirst = performance.now();
    } else requestAnimationFrame(look);
  };
  look();
}"""


@dataclass
class Figure:
    """One line of the table. `values` in `unit`; `load` is the machine's load average when they were taken."""

    what: str
    values: list[float]
    unit: str
    aim: str = ""
    load: float = field(default_factory=lambda: os.getloadavg()[0] if hasattr(os, "getloadavg") else math.nan)

    def row(self) -> str:
        """The figure as a row in Markdown."""
        low, middle, high = best(self.values), statistics.median(self.values), percentile(self.values, 95)
        cells = [self.what, *(number(value, self.unit) for value in (middle, low, high))]
        return f"| {' | '.join(cells)} | {self.load:.1f} | {self.aim} |"


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest value that so many percent of all do not exceed.

    >>> percentile([5, 1, 4, 2, 3], 95), percentile([5, 1, 4, 2, 3], 50)
    (5, 3)
    """
    ordered = sorted(values)
    return ordered[max(0, math.ceil(len(ordered) * percent / 100) - 1)]


def best(values: Sequence[float]) -> float:
    """The lowest: what the machine does when nothing else wants it."""
    return min(values)


def number(value: float, unit: str) -> str:
    """A value with its unit, as exact as it is worth.

    >>> number(12.345, "ms"), number(3, "messages"), number(1834.0, "B"), number(6.04, "s")
    ('12.3 ms', '3 messages', '1,834 B', '6.0 s')
    """
    return f"{value:,.0f} {unit}" if unit in ("B", "messages") else f"{value:.1f} {unit}"


@dataclass
class Traffic:
    """What goes over the kernel's websocket, in bytes and messages."""

    up: int = 0
    down: int = 0
    sent: int = 0
    received: int = 0

    def listen(self, socket: WebSocket) -> None:
        """Count the frames of a socket, if it is a kernel's."""
        if "/channels" in socket.url:
            socket.on("framesent", lambda frame: self.add(frame, sent=True))
            socket.on("framereceived", lambda frame: self.add(frame, sent=False))

    def add(self, frame: str | bytes, *, sent: bool) -> None:
        """Count one frame."""
        size = len(frame.encode() if isinstance(frame, str) else frame)
        if sent:
            self.up, self.sent = self.up + size, self.sent + 1
        else:
            self.down, self.received = self.down + size, self.received + 1

    def since(self, before: Traffic) -> Traffic:
        """What has gone over it since then."""
        return Traffic(self.up - before.up, self.down - before.down,
                       self.sent - before.sent, self.received - before.received)  # fmt: skip

    def now(self) -> Traffic:
        """The counts as they stand."""
        return Traffic(self.up, self.down, self.sent, self.received)


def table(figures: Sequence[Figure]) -> str:
    """The figures as a table in Markdown, with the machine above."""
    python = f"Python {platform.python_version()}, {platform.system()}, {os.cpu_count()} cores."
    head = "| what | median | best | 95th percentile | load | aim |"
    return "\n".join([python, "", head, "|---" * 6 + "|", *(figure.row() for figure in figures)])


# in the browser


@contextmanager
def server() -> Iterator[LabServer]:
    """A JupyterLab as the launcher starts it, in a folder of its own."""
    from tests.browser.conftest import free_port
    from zsy_tutor.cli.folder import copy_course
    from zsy_tutor.cli.launch import start_server

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        folder, state = Path(scratch) / "folder", Path(scratch) / "state"
        folder.mkdir()
        copy_course(folder)
        os.environ["ZSY_TUTOR_HOME"] = str(state)
        started = start_server(folder, state=state, options=["--LabApp.expose_app_in_browser=True"], port=free_port())
        try:
            yield started
        finally:
            started.stop()


@contextmanager
def opened(browser: Browser) -> Iterator[tuple[Page, Traffic]]:
    """A page of a browser that has seen nothing yet, and what its kernel's socket carries."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page, traffic = context.new_page(), Traffic()
    page.set_default_timeout(120_000)
    page.on("websocket", traffic.listen)
    yield page, traffic
    context.close()


def first_card(browser: Browser) -> float:
    """Seconds from the address of a lesson to its first card, on a server that has answered nobody yet."""
    with server() as lab, opened(browser) as (page, _):
        page.add_init_script(f"({FIRST_CARD})()")
        page.goto(lab.address(LESSON))
        page.wait_for_function("() => window.zsyFirst")
        return float(page.evaluate("() => window.zsyFirst")) / 1000


def kernel_seconds(lab: LabServer) -> float:
    """Processor time that the server's kernels have used, in seconds."""
    import psutil

    used = 0.0
    for process in psutil.Process(lab.process.pid).children(recursive=True):
        if "ipykernel_launcher" in " ".join(process.cmdline()):
            used += sum(process.cpu_times()[:2])
    return used


def quiet(page: Page, traffic: Traffic) -> None:
    """Wait until the socket has had nothing to carry for a while."""
    while True:
        before = traffic.now()
        page.wait_for_timeout(QUIET_MS)
        if traffic.since(before) == Traffic():
            return


def clicks(browser: Browser, count: int) -> list[Figure]:
    """Everything about clicks on cards and moves over them."""
    from tests.browser.lab import canvas, cell_output, open_notebook, run_all, write_notebook
    from tests.browser.player import Player
    from zsy_tutor.study import session
    from zsy_tutor.study.levels import parse_level

    with server() as lab, opened(browser) as (page, traffic):
        write_notebook(lab.folder / "measured.ipynb", CELL)
        open_notebook(page, lab, "measured.ipynb")
        run_all(page)
        player = Player(cell_output(page, 0), session.open_level(parse_level(LEVEL)), session.Registry())
        page.evaluate(WATCH)
        quiet(page, traffic)
        times, shown, down, up = [], [], [], []
        cards, spent = len(player.state.cards), 0.0
        for number in range(count + cards):  # the first time round makes the pictures of the cards
            before, used = traffic.now(), kernel_seconds(lab)
            player.tap(number % cards, look=False)
            changed, frame = page.evaluate("() => window.zsyClick")
            quiet(page, traffic)
            if number < cards:
                continue
            went = traffic.since(before)
            times.append(changed)
            shown.append(frame)
            down.append(went.down)
            up.append(went.up)
            spent += kernel_seconds(lab) - used
        figures = [
            Figure("click to changed pixels", times, "ms", "median under 25 ms"),
            Figure("click to the frame that shows them", shown, "ms"),
            Figure("down, a click", down, "B", "under 4,000 B with up"),
            Figure("up, a click", up, "B"),
            Figure("processor time of the kernel, a click", [spent / count * 1000], "ms"),
        ]
        return [*figures, moves(page, traffic, canvas(page).bounding_box())]


def moves(page: Page, traffic: Traffic, box: Any) -> Figure:
    """Messages while the mouse moves over the table."""
    quiet(page, traffic)
    before = traffic.now()
    for step in range(MOVES):
        share = step / (MOVES - 1)
        page.mouse.move(box["x"] + 5 + share * (box["width"] - 10), box["y"] + 5 + share * (box["height"] - 10))
    page.wait_for_timeout(QUIET_MS)
    went = traffic.since(before)
    return Figure(f"messages while the mouse moves ({MOVES} moves)", [went.sent + went.received], "messages", "none")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--clicks", type=int, default=60, help="clicks that count")
    parser.add_argument("--starts", type=int, default=3, help="cold servers to open a lesson on")
    parser.add_argument("--write", action="store_true", help="put the table into benchmarks/README.md")
    chosen = parser.parse_args()

    from playwright.sync_api import sync_playwright

    from tests.browser.find_browser import HOW_TO, find_browser
    from tests.browser.lab import CHROMIUM_FLAGS

    path = find_browser()
    if path is None:
        sys.exit(HOW_TO)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=CHROMIUM_FLAGS)
        figures = clicks(browser, max(1, chosen.clicks))
        starts = [first_card(browser) for _ in range(chosen.starts)]
        browser.close()
    if starts:
        figures.append(Figure("first card, from the address, on a cold server", starts, "s", "under 7 s"))
    text = table(figures)
    print(text)
    if chosen.write:
        write_table(text, MARKS)


if __name__ == "__main__":
    main()
