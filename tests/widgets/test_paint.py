"""The safe wrapper, the brush and the sprites, with canvases that only write down what they are told."""

from __future__ import annotations

from typing import Any

import pytest

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
    assert len(canvas.calls) <= 25


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
