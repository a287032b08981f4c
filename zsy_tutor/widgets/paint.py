"""Puts primitives on an ipycanvas: the safe wrapper, the brush, and sprites of cards that every table of a kernel
shares.

Three things about ipycanvas decide what stands here. Without `hold_canvas` each call is a message; with it, an
exception inside leaves the drawing of every canvas of the kernel stuck. A page that connects anew knows neither
canvases' contents nor which canvas was drawn on last. And a canvas cannot be asked what is on it. So: one wrapper,
that resets on error; every painting names its canvas first and can be repeated whole. What is painted is decided in
`scene`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import Any

from ipycanvas import Canvas, Path2D, hold_canvas
from ipywidgets import Layout
from traitlets import Bool

from zsy_tutor.widgets import cards
from zsy_tutor.widgets.cards import Face, Look
from zsy_tutor.widgets.prims import Box, Curve, Lines, Prim, Stamp, Text
from zsy_tutor.widgets.scene import Scene
from zsy_tutor.widgets.style import CARD_RATIO, font_stack
from zsy_tutor.widgets.turns import in_turn

STRIP = 0.5
"""A strip is drawn alone if it is no wider than this part of the canvas."""


@in_turn
def safely(draw: Callable[[], None], on_error: Callable[[Exception], None], *, manager: Any = None) -> bool:
    """Run `draw` with all its commands sent as one message.

    On an exception nothing is sent, nothing stays held, `on_error` is told.

    Returns whether all went well.
    """
    manager = _manager() if manager is None else manager
    manager._current_canvas = None  # a page that connected since does not know it
    try:
        with hold_canvas():
            draw()
    except Exception as error:  # noqa: BLE001 - whatever broke is shown to the learner
        manager._commands_cache = []
        manager._buffers_cache = []
        manager._caching = False
        manager._current_canvas = None
        on_error(error)
        return False
    return True


def _manager() -> Any:
    from ipycanvas import canvas

    return canvas._CANVAS_MANAGER


_PATHS: dict[str, Any] = {}


def _path(d: str) -> Any:
    """The shared `Path2D` of a path string: one message in a kernel's life."""
    found = _PATHS.get(d)
    if found is None or found.comm is None:
        found = _PATHS[d] = Path2D(d)
    return found


class Brush:
    """Draws primitives on one canvas, in CSS pixels from an origin, at `dpr` device pixels each."""

    def __init__(
        self,
        canvas: Any,
        dpr: float,
        look: Look,
        *,
        origin: tuple[float, float] = (0, 0),
        path: Callable[[str], Any] | None = None,
    ) -> None:
        self.canvas = canvas
        self.dpr = dpr
        self.font = look.font or font_stack(look.lang)
        self.origin = origin
        self._path = path or _path
        self._transform: tuple[float, ...] = ()

    def _place(self, x: float = 0, y: float = 0, scale: float = 1) -> None:
        k = round(scale * self.dpr, 5)
        at = (k, 0, 0, k, round((self.origin[0] + x) * self.dpr, 2), round((self.origin[1] + y) * self.dpr, 2))
        if at != self._transform:
            self._transform = at
            self.canvas.set_transform(*at)

    def wipe(self, width: float, height: float) -> None:
        """Clear the canvas, `width` by `height` device pixels."""
        self.canvas.set_transform(1, 0, 0, 1, 0, 0)
        self.canvas.clear_rect(0, 0, width, height)
        self._transform = ()

    def only(self, left: int, right: int, height: int, draw: Callable[[], None]) -> None:
        """Draw anew within a strip of the canvas alone, whose edges are device pixels."""
        self.canvas.save()
        self.canvas.set_transform(1, 0, 0, 1, 0, 0)
        self._transform = (1, 0, 0, 1, 0, 0)
        self.canvas.begin_path()
        self.canvas.rect(left, 0, right - left, height)
        self.canvas.clip()
        self.canvas.clear_rect(left, 0, right - left, height)
        draw()
        self.canvas.restore()
        self._transform = ()

    def image(self, image: Any, x: float, y: float) -> None:
        """Put a sprite down, its corner on the device pixel nearest to (x, y)."""
        if self._transform != (1, 0, 0, 1, 0, 0):
            self._transform = (1, 0, 0, 1, 0, 0)
            self.canvas.set_transform(1, 0, 0, 1, 0, 0)
        self.canvas.draw_image(image, round(x * self.dpr), round(y * self.dpr))

    def draw(self, prims: tuple[Prim, ...]) -> None:
        """Draw one after another."""
        for prim in prims:
            if isinstance(prim, Box):
                self._box(prim)
            elif isinstance(prim, Stamp):
                self._stamp(prim)
            elif isinstance(prim, Lines):
                self._lines(prim)
            elif isinstance(prim, Curve):
                self._curve(prim)
            else:
                self._text(prim)

    def _box(self, box: Box) -> None:
        c, r = self.canvas, min(box.r, box.w / 2, box.h / 2)
        left, top, right, bottom = (round(v, 2) for v in (box.x, box.y, box.x + box.w, box.y + box.h))
        self._place()
        c.begin_path()
        c.move_to(round(left + r, 2), top)
        c.arc_to(right, top, right, bottom, r)
        c.arc_to(right, bottom, left, bottom, r)
        c.arc_to(left, bottom, left, top, r)
        c.arc_to(left, top, right, top, r)
        c.close_path()
        if box.shadow:  # canvas shadows ignore the transform
            c.shadow_color = box.shadow.colour
            c.shadow_offset_y = box.shadow.dy * self.dpr
            c.shadow_blur = box.shadow.blur * self.dpr
        if box.dash:
            c.set_line_dash(list(box.dash))
        self._finish(box.fill, box.stroke, box.line)
        if box.shadow:
            c.shadow_color = "rgba(0,0,0,0)"
        if box.dash:
            c.set_line_dash([])

    def _finish(self, fill: str, stroke: str, line: float) -> None:
        """Fill and stroke the path; a stroke under a fill serves as a halo where `line` is wide."""
        if fill:
            self.canvas.fill_style = fill
            self.canvas.fill()
        if stroke:
            self.canvas.stroke_style = stroke
            self.canvas.line_width = round(line, 2)
            self.canvas.stroke()

    def _stamp(self, stamp: Stamp) -> None:
        c, path = self.canvas, self._path(stamp.path)
        self._place(stamp.x, stamp.y, stamp.scale)
        if stamp.fill:
            c.fill_style = stamp.fill
            c.fill(path)
        if stamp.stroke:
            self._round(c)
            c.stroke_style = stamp.stroke
            c.line_width = stamp.line
            c.stroke(path)

    @staticmethod
    def _round(canvas: Any) -> None:
        canvas.line_cap = "round"
        canvas.line_join = "round"

    def _lines(self, lines: Lines) -> None:
        c = self.canvas
        self._place()
        self._round(c)
        c.begin_path()
        for stroke in lines.strokes:
            for i, (x, y) in enumerate(stroke):
                (c.line_to if i else c.move_to)(round(x, 2), round(y, 2))
            if lines.closed:
                c.close_path()
        if lines.fill and lines.stroke:  # the halo lies under the sign
            self._finish("", lines.stroke, lines.line)
            self._finish(lines.fill, "", 0)
        else:
            self._finish(lines.fill, lines.stroke, lines.line)

    def _curve(self, curve: Curve) -> None:
        c = self.canvas
        moves = {"M": c.move_to, "L": c.line_to, "C": c.bezier_curve_to, "A": c.arc}
        self._place()
        c.begin_path()
        for name, *values in curve.steps:
            moves[str(name)](*(round(float(value), 4) for value in values))
        self._finish(curve.fill, curve.stroke, curve.line)

    def _text(self, text: Text) -> None:
        c = self.canvas
        self._place()
        c.font = f"{text.weight} {round(text.px, 1)}px {self.font}"
        c.fill_style = text.ink
        c.text_align = text.align
        c.text_baseline = "middle"
        c.fill_text(text.text, round(text.x, 2), round(text.y, 2), round(text.max_width, 1) or None)


class _QuietCanvas(Canvas):
    """An off-screen canvas: it is only drawn from, and need not report that a page is ready."""

    _send_client_ready_event = Bool(False).tag(sync=True)


def off_screen(width: int, height: int) -> Any:
    """A canvas that is never shown."""
    return _QuietCanvas(width=width, height=height, layout=_off_screen_layout())


def _off_screen_layout() -> Any:
    global _LAYOUT  # noqa: PLW0603 - one message in a kernel's life
    if _LAYOUT is None or _LAYOUT.comm is None:
        _LAYOUT = Layout()
    return _LAYOUT


_LAYOUT: Any = None


class Sprites:
    """Pictures of cards on off-screen canvases, made on first use.

    The oldest one is painted over when `limit` is reached; none is ever closed, because commands that name it may
    still be on their way.
    """

    def __init__(self, make: Callable[[int, int], Any] = off_screen, limit: int = 240) -> None:
        self._make = make
        self._limit = limit
        self._known: dict[Hashable, Any] = {}
        self._size: dict[Hashable, tuple[int, int]] = {}

    def __len__(self) -> int:
        return len(self._known)

    def forget(self) -> None:
        """Take none of them for drawn."""
        self._known.clear()
        self._size.clear()

    def fetch(self, key: Hashable, size: tuple[int, int], draw: Callable[[Any], None], *, again: bool = False) -> Any:
        """The sprite of `key`, `size` in device pixels; drawn if it is new, or `again`."""
        sprite = self._known.pop(key, None)
        if sprite is not None and getattr(sprite, "comm", True) is None:
            sprite = None
        if sprite is None:
            sprite, again = self._new(size), True
        self._known[key] = sprite
        self._size[key] = size
        if again:
            draw(sprite)
        return sprite

    def _new(self, size: tuple[int, int]) -> Any:
        if len(self._known) < self._limit:
            return self._make(*size)
        oldest = next((key for key in self._known if self._size[key] == size), next(iter(self._known)))
        sprite = self._known.pop(oldest)
        if self._size.pop(oldest) != size:
            sprite.width, sprite.height = size
        return sprite


SPRITES = Sprites()


def changed_strip(old: Scene, new: Scene) -> tuple[float, float] | None:
    """From where to where, in CSS pixels, cards of the hand differ; `None` where more than a few cards do.

    The rest of the two scenes must be alike: what lies under the cards is not asked.
    """
    if len(old.hand) != len(new.hand) or old.over != new.over:
        return None
    moved = [each for pair in zip(old.hand, new.hand, strict=True) if pair[0] != pair[1] for each in pair]
    if not moved:
        return None
    # one pixel more, since a sprite lies on the nearest whole pixel
    left = min(each.x for each in moved) - cards.MARGIN - 1
    right = max(each.x + each.w for each in moved) + cards.MARGIN + 1
    return (left, right) if right - left < STRIP * new.width else None


class Painter:
    """Paints scenes on one canvas. `ground` is the canvas's own off-screen picture of everything but the hand."""

    def __init__(
        self, canvas: Any, *, sprites: Sprites | None = None, make: Callable[[int, int], Any] = off_screen
    ) -> None:
        self.canvas = canvas
        self._sprites = SPRITES if sprites is None else sprites
        self._make = make
        self._ground: Any = None
        self._ground_of: Hashable = None
        self._shown: tuple[Scene, float] | None = None

    def forget(self) -> None:
        """After an error: what was drawn is not known."""
        self._ground_of = self._shown = None
        self._sprites.forget()

    def close(self) -> None:
        """The canvas is gone: let go of what belongs to it alone."""
        if self._ground is not None:
            self._ground.close()
            self._ground = None

    def paint(self, scene: Scene, dpr: float, *, again: bool = False) -> None:
        """Draw the scene, or the strip of it in which cards have changed.

        `again` draws all of it, and what is kept off screen too, for a page that has seen nothing yet.
        """
        width, height = round(scene.width * dpr), round(scene.height * dpr)
        old, known = self._shown, self._ground_of
        ground = self._paint_ground(scene, dpr, (width, height), again)
        sprites = [self._card(placed.face, placed.w, scene.look, dpr, again) for placed in scene.hand]
        same = not again and old is not None and old[1] == dpr and known == self._ground_of
        strip = changed_strip(old[0], scene) if same and old is not None else None
        brush = Brush(self.canvas, dpr, scene.look)

        def draw(left: float, right: float) -> None:
            brush.image(ground, 0, 0)
            for placed, sprite in zip(scene.hand, sprites, strict=True):
                if placed.x - cards.MARGIN <= right and left <= placed.x + placed.w + cards.MARGIN:
                    brush.image(sprite, placed.x - cards.MARGIN, placed.y - cards.MARGIN_TOP)
            brush.draw(scene.over)

        if strip is None:
            brush.wipe(width, height)
            draw(0, scene.width)
        else:
            left, right = max(0, math.floor(strip[0] * dpr)), min(width, math.ceil(strip[1] * dpr))
            brush.only(left, right, height, lambda: draw(*strip))
        self._shown = (scene, dpr)

    def _paint_ground(self, scene: Scene, dpr: float, size: tuple[int, int], again: bool) -> Any:
        wanted = (scene.ground, scene.table, scene.look, dpr, size)
        if self._ground is None or getattr(self._ground, "comm", True) is None:
            self._ground = self._make(*size)
        elif self._ground_of == wanted and not again:
            return self._ground
        self._ground_of = wanted
        if (self._ground.width, self._ground.height) != size:
            self._ground.width, self._ground.height = size
        brush = Brush(self._ground, dpr, scene.look)
        brush.wipe(*size)
        brush.draw(scene.ground)
        for placed in scene.table:
            corner = (round(placed.x * dpr) / dpr, round(placed.y * dpr) / dpr)
            inner = Brush(self._ground, dpr, scene.look, origin=corner)
            inner.draw(cards.card(placed.face, placed.w, scene.look))
        return self._ground

    def _card(self, face: Face, w: float, look: Look, dpr: float, again: bool) -> Any:
        size = (
            round((w + 2 * cards.MARGIN) * dpr),
            round((w * CARD_RATIO + cards.MARGIN_TOP + cards.MARGIN) * dpr),
        )

        def draw(sprite: Any) -> None:
            corner = (round(cards.MARGIN * dpr) / dpr, round(cards.MARGIN_TOP * dpr) / dpr)
            brush = Brush(sprite, dpr, look, origin=corner)
            brush.wipe(*size)
            brush.draw(cards.card(face, w, look))

        return self._sprites.fetch((face, w, look, dpr), size, draw, again=again)
