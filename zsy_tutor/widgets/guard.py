"""The guard of a canvas: an anywidget beside it that mends what ipycanvas leaves to be wished for in a page.

`static/guard.js` says what it does in the browser: Tab, shortcuts, wheel and swipe pass, Escape leaves, mouse moves are
dropped, the canvas has a role and a label, and the page's measures come to Python. Here: how those reports are read.
What is shown beside the canvas is `panel`'s.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from zsy_tutor.widgets import shapes, style, svg
from zsy_tutor.widgets.turns import in_turn

STATIC = Path(__file__).parent / "static"


def script(*names: str) -> str:
    """The browser's part: scripts of `static` one after another, with the drawings they need."""
    start = f"const STAR = {json.dumps(shapes.STAR)};\n"
    return start + "\n".join(lean(STATIC / name) for name in names)


def lean(file: Path) -> str:
    """A script or style sheet without indents and lines of comment: every exercise of a page carries its own copy."""
    lines = (line.strip() for line in file.read_text(encoding="utf-8").splitlines())
    return "\n".join(line for line in lines if line and not line.startswith(("//", "/*")))


def stylesheet(*names: str) -> str:
    """Colours as variables, and the style of everything that is not painted: sheets of `static`, after the base."""
    base = lean(STATIC / "base.css").replace("FONT-ZH", style.FONT_ZH).replace("FONT", style.FONT)
    return style.css_variables() + svg.suit_variables() + base + "".join(lean(STATIC / name) for name in names)


class Guard(anywidget.AnyWidget):
    """Watches over the canvas in the same box.

    A subclass gives `_esm` with a view that calls `guard` of `static/guard.js`.
    """

    canvas_label = traitlets.Unicode("").tag(sync=True)
    """Name of the canvas for a screen reader."""
    canvas_help = traitlets.Unicode("").tag(sync=True)
    """What the keys do on it; without it the canvas takes none."""
    live = traitlets.Unicode("").tag(sync=True)
    """What a screen reader is told when `turn` changes."""
    names_focus = traitlets.Bool(False).tag(sync=True)
    """Whether that names the card on which the keyboard stands: told only while it still stands there."""
    at = traitlets.Int(-1).tag(sync=True)
    """The card of the canvas that the keyboard stands on, or -1."""
    turn = traitlets.Int(0).tag(sync=True)
    error = traitlets.Unicode("").tag(sync=True)
    """Shown until it is empty again."""
    lang = traitlets.Unicode("en").tag(sync=True)

    width = traitlets.Float(float(style.WIDTH_START))
    dpr = traitlets.Float(1.0)
    dark = traitlets.Bool(False)
    font = traitlets.Unicode("")
    """What the page reported last."""
    measured = traitlets.Bool(False)
    """Whether it has reported."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._listeners: list[Callable[[dict[str, Any]], None]] = []
        self.on_msg(self._received)

    def listen(self, callback: Callable[[dict[str, Any]], None]) -> None:
        """Call `callback` with every message of the browser: `kind` is `measure`, `focus` or what the panel sends."""
        self._listeners.append(callback)

    def name_focus(self, card: str) -> None:
        """Tell a screen reader on which card the keyboard stands."""
        with self.hold_sync():
            self.live, self.names_focus = card, True
            self.turn += 1

    @in_turn
    def _received(self, _: Any, content: Any, __: Any) -> None:
        if not isinstance(content, dict):
            return
        if content.get("kind") == "measure":
            self.width, self.dpr = float(content["width"]), float(content["dpr"])
            self.dark, self.font = bool(content["dark"]), str(content.get("font", ""))
            self.measured = True
        for callback in self._listeners:
            callback(content)
