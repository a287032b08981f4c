"""The few things a picture is made of: boxes, stamped shapes, strokes, curves and short labels, as plain data.

`scene` and `cards` make them, `paint` puts them on a canvas. All lengths are CSS pixels. No drawing is done here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shadow straight below."""

    colour: str
    dy: float
    blur: float


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with round corners."""

    x: float
    y: float
    w: float
    h: float
    r: float
    fill: str = ""
    stroke: str = ""
    line: float = 1
    dash: tuple[float, ...] = ()
    shadow: Shadow | None = None


@dataclass(frozen=True, slots=True)
class Stamp:
    """A path of `shapes` (a box of 100), scaled, its box's corner at (x, y); `line` is in units of that box."""

    path: str
    x: float
    y: float
    scale: float
    fill: str = ""
    stroke: str = ""
    line: float = 0


@dataclass(frozen=True, slots=True)
class Lines:
    """Strokes through points, each with round ends; or, closed, one polygon."""

    strokes: tuple[tuple[tuple[float, float], ...], ...]
    stroke: str = ""
    line: float = 1
    fill: str = ""
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Curve:
    """A free path: `("M", x, y)`, `("L", x, y)`, `("C", x1, y1, x2, y2, x, y)`, `("A", cx, cy, r, from, to)`."""

    steps: tuple[tuple[str | float, ...], ...]
    fill: str = ""
    stroke: str = ""
    line: float = 1


@dataclass(frozen=True, slots=True)
class Text:
    """A short label, its middle at height `y`, never wider than `max_width` (0: as it comes)."""

    text: str
    x: float
    y: float
    px: float
    ink: str
    weight: int = 400
    align: str = "left"
    max_width: float = 0


Prim = Box | Stamp | Lines | Curve | Text


def moved(prims: tuple[Prim, ...], dx: float, dy: float) -> tuple[Prim, ...]:
    """The same picture somewhere else.

    >>> moved((Box(0, 0, 2, 2, 0),), 3, 4)[0].x
    3
    """
    return tuple(_moved(prim, dx, dy) for prim in prims)


def _moved(prim: Prim, dx: float, dy: float) -> Prim:
    if isinstance(prim, Lines):
        return replace(prim, strokes=tuple(tuple((x + dx, y + dy) for x, y in stroke) for stroke in prim.strokes))
    if isinstance(prim, Curve):
        return replace(prim, steps=tuple(_moved_step(step, dx, dy) for step in prim.steps))
    return replace(prim, x=prim.x + dx, y=prim.y + dy)


def _moved_step(step: tuple[str | float, ...], dx: float, dy: float) -> tuple[str | float, ...]:
    points = 1 if step[0] == "A" else (len(step) - 1) // 2
    out: list[str | float] = [step[0]]
    for i, value in enumerate(step[1:]):
        shift = (dx if i % 2 == 0 else dy) if i < 2 * points else 0
        out.append(float(value) + shift)
    return tuple(out)
