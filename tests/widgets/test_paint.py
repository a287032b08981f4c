"""The safe wrapper, the brush and the sprites, with canvases that only write down what they are told."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.widgets.views import HAND, Fake, fake_view
from zsy_tutor.widgets import paint, scene, style
from zsy_tutor.widgets.cards import Look
from zsy_tutor.widgets.prims import Box, Curve, Lines, Shadow, Stamp, Text

LOOK = Look(style.LIGHT)


class Recorder:
    """A canvas that keeps calls and settings in `calls`."""

    def __init__(self, width: int = 0, height: int = 0) -> None:
        object.__setattr__(self, "calls", [])
        object.__setattr__(self, "width", width)
        object.__setattr__(self, "height", height)

    def __getattr__(self, name: str) -> Any:
        if name == "comm":
            return True
        return lambda *args: self.calls.append((name, args))

    def __setattr__(self, name: str, value: Any) -> None:
        if name in ("width", "height"):
            object.__setattr__(self, name, value)
        self.calls.append((name, value))


class Manager:
    """Stands for ipycanvas's own manager."""

    def __init__(self) -> None:
        self._commands_cache: list[Any] = ["half a picture"]
        self._buffers_cache: list[Any] = ["x"]
        self._caching = True
        self._current_canvas: Any = "a canvas"


def test_w9_an_error_inside_leaves_nothing_held_and_is_told() -> None:
    manager, errors = Manager(), list[Exception]()

    def draw() -> None:
        raise ZeroDivisionError("in the middle")

    assert not paint.safely(draw, errors.append, manager=manager)
    assert [str(error) for error in errors] == ["in the middle"]
    assert (manager._commands_cache, manager._buffers_cache, manager._caching) == ([], [], False)
    assert manager._current_canvas is None


def test_w9_after_an_error_the_real_manager_draws_again() -> None:
    real = paint._manager()

    def draw() -> None:
        real._commands_cache.append(["half"])
        raise ValueError

    assert not paint.safely(draw, lambda error: None)
    assert not real._caching
    assert real._commands_cache == []
    assert paint.safely(lambda: None, lambda error: None)


def test_w2_every_painting_names_its_canvas_anew() -> None:
    manager = Manager()
    seen: list[Any] = []
    assert paint.safely(lambda: seen.append(manager._current_canvas), lambda error: None, manager=manager)
    assert seen == [None]


def brush(dpr: float = 2) -> tuple[Recorder, paint.Brush]:
    canvas = Recorder()
    return canvas, paint.Brush(canvas, dpr, LOOK, path=lambda d: d)


def names(canvas: Recorder) -> list[str]:
    return [name for name, _ in canvas.calls]


def test_every_primitive_is_drawn() -> None:
    canvas, pen = brush()
    pen.draw((
        Box(0, 0, 10, 10, 2, fill="#FFFFFF", stroke="#000000", dash=(3, 3), shadow=Shadow("rgba(0,0,0,0.5)", 1, 3)),
        Stamp("M0 0", 1, 2, 0.5, fill="#000000"),
        Stamp("M0 0", 1, 2, 0.5, stroke="#000000", line=16),
        Lines((((0, 0), (1, 1)),), "#000000", 1, fill="#FFFFFF", closed=True),
        Curve((("M", 0, 0), ("C", 1, 1, 2, 2, 3, 3), ("A", 0, 0, 3, 0, 1)), fill="#000000"),
        Text("10", 4, 5, 14, "#000000", 600, "center", 40),
    ))  # fmt: skip
    called = names(canvas)
    for name in ("arc_to", "fill", "stroke", "set_line_dash", "shadow_blur", "bezier_curve_to", "arc", "fill_text"):
        assert name in called, name
    assert ("fill_text", ("10", 4, 5, 40)) in canvas.calls
    assert ("set_line_dash", ([],)) in canvas.calls


def test_w4_drawing_follows_the_pixel_ratio() -> None:
    canvas, pen = brush(2)
    pen.draw((Box(0, 0, 10, 10, 0, fill="#FFFFFF", shadow=Shadow("rgba(0,0,0,0.5)", 1, 3)),))
    assert canvas.calls[0] == ("set_transform", (2, 0, 0, 2, 0, 0))
    assert ("shadow_blur", 6) in canvas.calls


def test_sprites_lie_on_whole_device_pixels() -> None:
    canvas, pen = brush(1.5)
    pen.image("sprite", 10.4, 7.3)
    assert canvas.calls[-1] == ("draw_image", ("sprite", 16, 11))


def painter(dpr: float = 1) -> tuple[Recorder, paint.Painter, paint.Sprites]:
    canvas = Recorder()
    sprites = paint.Sprites(make=Recorder)
    return canvas, paint.Painter(canvas, sprites=sprites, make=Recorder), sprites


@pytest.fixture(autouse=True)
def _plain_paths(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paint, "_path", lambda d: d)


def picture(state: Fake, width: float = 700) -> scene.Scene:
    return scene.build(fake_view(state, "en"), width, LOOK)


def images(canvas: Recorder) -> list[Any]:
    return [args[0] for name, args in canvas.calls if name == "draw_image"]


def test_a_click_draws_few_things_anew() -> None:
    canvas, paints, sprites = painter()
    paints.paint(picture(Fake()), 1)
    assert len(images(canvas)) == 1 + len(HAND)
    ground = images(canvas)[0]
    drawn, kept = len(ground.calls), len(sprites)
    canvas.calls.clear()
    paints.paint(picture(Fake(selected=(5,))), 1)
    assert len(ground.calls) == drawn, "the ground has not changed"
    assert len(sprites) == kept + 1
    assert len(images(canvas)) <= 8, "the ground, the card, and those that it touches"
    assert names(canvas).count("save") == names(canvas).count("restore") == 1


class Strips:
    """A canvas of columns: each keeps what was drawn on it since it was cleared, as far as a clip let it."""

    def __init__(self, width: int) -> None:
        self.columns: list[list[Any]] = [[] for _ in range(width)]
        self.box, self.path = (0, width), (0, width)
        self.width = width

    def __getattr__(self, name: str) -> Any:
        return lambda *args: None

    def rect(self, x: float, y: float, w: float, h: float) -> None:
        self.path = (int(x), int(x + w))

    def clip(self) -> None:
        self.box = self.path

    def restore(self) -> None:
        self.box = (0, self.width)

    def _over(self, x: float, w: float) -> list[list[Any]]:
        return self.columns[max(self.box[0], int(x)) : max(0, min(self.box[1], int(x + w)))]

    def clear_rect(self, x: float, y: float, w: float, h: float) -> None:
        for column in self._over(x, w):
            column.clear()

    def draw_image(self, image: Any, x: float, y: float) -> None:
        for column in self._over(x, image.width):
            column.append((id(image), x, y))


@given(
    st.lists(st.sets(st.integers(0, len(HAND) - 1), max_size=5), min_size=2, max_size=8),
    st.sampled_from([(700, 1), (320, 1), (700, 1.5), (430, 2), (1000, 3)]),
)
def test_a_strip_drawn_anew_gives_the_whole_picture(lifts: list[set[int]], page: tuple[int, float]) -> None:
    """Whatever was lifted and put back, the canvas is as if all of it had just been drawn."""
    width, dpr = page
    strips, whole = Strips(round(width * dpr)), Strips(round(width * dpr))
    sprites, grounds = paint.Sprites(make=Recorder), list[Recorder]()

    def ground(w: int, h: int) -> Recorder:
        grounds.append(Recorder(w, h))
        return grounds[0]

    paints = paint.Painter(strips, sprites=sprites, make=ground)
    for lifted in lifts:
        now = picture(Fake(selected=tuple(sorted(lifted))), width)
        paints.paint(now, dpr)
        paint.Painter(whole, sprites=sprites, make=ground).paint(now, dpr)
        assert strips.columns == whole.columns


def test_what_else_has_changed_is_drawn_whole() -> None:
    canvas, paints, _ = painter()
    paints.paint(picture(Fake()), 1)
    for change in (picture(Fake(seats=4)), picture(Fake(selected=(0, len(HAND) - 1), seats=4)), picture(Fake(), 400)):
        canvas.calls.clear()
        paints.paint(change, 1)
        assert len(images(canvas)) == 1 + len(HAND)
    focused = scene.build(fake_view(Fake(), "en"), 400, LOOK, focus=2)
    canvas.calls.clear()
    paints.paint(focused, 1)
    assert len(images(canvas)) == 1 + len(HAND)


def test_w2_a_new_page_gets_everything_again() -> None:
    canvas, paints, _ = painter()
    paints.paint(picture(Fake()), 1)
    everything = {id(image): len(image.calls) for image in images(canvas)}
    canvas.calls.clear()
    paints.paint(picture(Fake()), 1, again=True)
    for image in images(canvas):
        assert len(image.calls) == 2 * everything[id(image)]


def test_painting_twice_gives_the_same_commands() -> None:
    canvas, paints, _ = painter()
    paints.paint(picture(Fake()), 2)
    first = list(canvas.calls)
    canvas.calls.clear()
    paints.paint(picture(Fake()), 2)
    assert canvas.calls == first


def test_the_ground_follows_size_and_theme() -> None:
    canvas, paints, _ = painter()
    paints.paint(picture(Fake()), 1)
    ground = images(canvas)[0]
    paints.paint(picture(Fake(), 400), 2)
    assert (ground.width, ground.height) == (800, round(picture(Fake(), 400).height * 2))


def test_old_sprites_are_painted_over_not_closed() -> None:
    made: list[Recorder] = []

    def make(width: int, height: int) -> Recorder:
        made.append(Recorder(width, height))
        return made[-1]

    sprites = paint.Sprites(make, limit=3)
    for key in range(10):
        sprites.fetch(key, (10, 10), lambda sprite: sprite.fill())
    assert len(made) == 3
    sprites.fetch("other size", (20, 10), lambda sprite: sprite.fill())
    assert len(made) == 3
    assert sum((sprite.width, sprite.height) == (20, 10) for sprite in made) == 1


def test_a_known_sprite_is_not_drawn_again() -> None:
    sprites = paint.Sprites(Recorder)
    first = sprites.fetch("3d", (10, 10), lambda sprite: sprite.fill())
    again = sprites.fetch("3d", (10, 10), lambda sprite: sprite.fill())
    assert first is again
    assert names(first) == ["fill"]
    assert sprites.fetch("3d", (10, 10), lambda sprite: sprite.fill(), again=True).calls == [("fill", ())] * 2
