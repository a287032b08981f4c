"""The table: one ipycanvas with the felt, the trick and the hand, and what clicks, taps and keys on it mean.

It paints a `View` and reports cards and keys; what they do is decided elsewhere. Nothing is painted before a page is
there to see it, and everything is painted again for each page that comes. Errors are handed on, never swallowed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from ipycanvas import Canvas
from ipywidgets import Layout

from zsy_tutor.study.view import View
from zsy_tutor.widgets import geometry, scene, style
from zsy_tutor.widgets.cards import Look, joker_labels
from zsy_tutor.widgets.paint import Painter, safely
from zsy_tutor.widgets.turns import in_turn

PATIENCE_S = 1.5
"""How long to wait for a page's measures before painting without them, in seconds."""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End")


def _later(seconds: float, call: Callable[[], None]) -> None:
    """Call back from the kernel's loop; at once where there is none."""
    try:
        asyncio.get_running_loop().call_later(seconds, call)
    except RuntimeError:
        call()


class Table:
    """A painted view. `toggle` is called with the index of a card, `key` with `Enter`, `failed` with an exception.

    `moved` is told which card the keyboard has come to. The other keys are the page's: `static/guard.js`.
    """

    def __init__(
        self,
        view: View,
        lang: str,
        *,
        toggle: Callable[[int], None],
        key: Callable[[str], None],
        moved: Callable[[int], None],
        failed: Callable[[Exception], None],
        four_colours: bool = False,
    ) -> None:
        self._view, self._lang, self._four = view, lang, four_colours
        self._toggle, self._key, self._moved, self._failed = toggle, key, moved, failed
        self._jokers = joker_labels(lang)
        self.width, self.dpr, self.dark, self.font = float(style.WIDTH_START), 1.0, False, ""
        self.focus = 0
        self.focus_shown = False
        self.ready = False
        """Whether a page is there to see what is painted."""
        self._known = False
        """Whether the page has said how wide the table is: painting before that would be painting twice."""
        self._fresh = False
        """Whether that page has not been painted for yet."""
        self.scene = self._build()
        self.canvas = Canvas(width=round(self.scene.width), height=round(self.scene.height), layout=self._layout())
        self.painter = Painter(self.canvas)
        self.canvas.on_client_ready(self._client_ready)
        self.canvas.on_mouse_down(self._mouse_down)
        self.canvas.on_key_down(self._key_down)

    @property
    def widget(self) -> Canvas:
        """What is put on the page."""
        return self.canvas

    @property
    def at(self) -> int:
        """The card the keyboard stands on, while that is shown; else -1."""
        return self.focus if self.focus_shown and self._view.hand else -1

    def recolour(self, four_colours: bool) -> None:
        """Paint the suits in two colours or in four."""
        self._four = four_colours
        self.refresh()

    def close(self) -> None:
        """Take it off every page."""
        self.ready = False
        self.canvas.close()
        self.painter.close()

    def _layout(self) -> Layout:
        return Layout(width=f"{self.scene.width:g}px", height=f"{self.scene.height:g}px")

    def _build(self) -> scene.Scene:
        look = Look.of(style.theme(self.dark), self._lang, self._jokers, four=self._four, font=self.font)
        return scene.build(self._view, self.width, look, focus=self.focus if self.focus_shown else None)

    def show(self, view: View) -> None:
        """Paint another view."""
        self._view = view
        self.focus = max(0, min(self.focus, len(view.hand) - 1))
        self.refresh()

    def refresh(self) -> None:
        """Paint what changed; everything for a page that has seen nothing yet."""
        self.scene = self._build()
        self._fit()
        if self.ready and self._known:
            again, self._fresh = self._fresh, False
            safely(lambda: self.painter.paint(self.scene, self.dpr, again=again), self._broken)

    def _broken(self, error: Exception) -> None:
        self.painter.forget()
        self._failed(error)

    def _fit(self) -> None:
        size = (round(self.scene.width * self.dpr), round(self.scene.height * self.dpr))
        if (self.canvas.width, self.canvas.height) != size:
            self.canvas.width, self.canvas.height = size
        css = (f"{self.scene.width:g}px", f"{self.scene.height:g}px")
        if (self.canvas.layout.width, self.canvas.layout.height) != css:
            self.canvas.layout.width, self.canvas.layout.height = css

    def measured(self, width: float, dpr: float, dark: bool, font: str = "") -> None:
        """The page has said how wide the table may be, how many device pixels a CSS pixel has, and whether the theme
        is dark.
        """
        width = float(max(style.WIDTH_MIN, min(style.WIDTH_MAX, int(width))))
        dpr = max(1.0, min(style.DPR_MAX, round(dpr, 3)))
        changed = (width, dpr, dark, font) != (self.width, self.dpr, self.dark, self.font)
        if changed or not self._known:
            self.width, self.dpr, self.dark, self.font = width, dpr, dark, font
            self._known = True
            self.refresh()

    def focused(self, shown: bool) -> None:
        """The keyboard has come to the canvas (and its place is to be shown), or has left."""
        if shown != self.focus_shown:
            self.focus_shown = shown
            self.refresh()

    @in_turn
    def _guarded(self, call: Callable[[], None]) -> None:
        try:
            call()
        except Exception as error:  # noqa: BLE001 - ipywidgets would swallow it
            self._failed(error)

    def _client_ready(self, *_: Any) -> None:
        self.ready = self._fresh = True
        if self._known:
            self._guarded(self.refresh)
        else:
            _later(PATIENCE_S, lambda: self._guarded(self._paint_unmeasured))

    def _paint_unmeasured(self) -> None:
        """A page that reports nothing, for whatever reason, still gets a table of the usual width."""
        if not self._known:
            self._known = True
            self.refresh()

    def _mouse_down(self, x: float, y: float) -> None:
        self._guarded(lambda: self._press(x / self.dpr, y / self.dpr))

    def _press(self, x: float, y: float) -> None:
        index = self.scene.card_at(x, y)
        self.focus_shown = False
        if index is not None:
            self.focus = index
            self._toggle(index)

    def _key_down(self, key: str, *_: Any) -> None:
        self._guarded(lambda: self._typed(key))

    def _typed(self, key: str) -> None:
        if key in ARROWS and self._view.hand:
            self.focus = geometry.neighbour(self.scene.fan, self.focus, key)
            self.focus_shown = True
            self._moved(self.focus)
            self.refresh()
        elif key in (" ", "Spacebar") and self._view.hand:
            self.focus_shown = True
            self._toggle(self.focus)
        elif key == "Enter":
            self._key(key)
