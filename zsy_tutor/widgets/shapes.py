"""Drawings of ranks, suits, jokers and signs: SVG path strings in boxes of 100 by 100, and ways to use them as points.

A kernel cannot measure text, so ranks are stroked paths of known width and look alike on every machine. No colours,
no drawing.
"""

from __future__ import annotations

import math
from functools import cache

GLYPH_STROKE = 16.5
"""Line width of a rank, in its box of 100."""

GLYPHS: dict[str, tuple[int, str]] = {
    "2": (62, "M9 31 C9 17 18 8 31 8 C44 8 53 17 53 30 C53 43 44 52 34 63 L9 92 H55"),
    "3": (62, "M10 8 H52 L28 42 C44 42 54 52 54 67 C54 83 44 92 30 92 C18 92 10 86 7 76"),
    "4": (64, "M43 92 V8 L7 69 H58"),
    "5": (62, "M51 8 H17 L12 47 C17 42 23 39 30 39 C45 39 54 50 54 65 C54 82 44 92 29 92 C18 92 10 87 7 78"),
    "6": (62, "M45 8 C27 21 8 42 8 66 C8 82 17 92 31 92 C45 92 54 82 54 67 C54 52 45 43 32 43 C20 43 11 51 8.5 62"),
    "7": (60, "M7 8 H53 L25 92"),
    "8": (
        62,
        (
            "M31 46 C19 46 12 38 12 27 C12 16 20 8 31 8 C42 8 50 16 50 27 C50 38 43 46 31 46 Z M31 46 C17 46 8 "
            "55 8 69 C8 83 17 92 31 92 C45 92 54 83 54 69 C54 55 45 46 31 46 Z"
        ),
    ),
    "9": (62, "M17 92 C35 79 54 58 54 34 C54 18 45 8 31 8 C17 8 8 18 8 33 C8 48 17 57 30 57 C42 57 51 49 53.5 38"),
    "T": (80, "M5 24 L18 8 V92 M55 8 C43 8 37 22 37 50 C37 78 43 92 55 92 C67 92 73 78 73 50 C73 22 67 8 55 8 Z"),
    "J": (56, "M22 8 H47 V64 C47 82 39 92 27 92 C16 92 9 85 7 74"),
    "Q": (68, "M33 8 C17 8 8 23 8 50 C8 77 17 92 33 92 C49 92 58 77 58 50 C58 23 49 8 33 8 Z M40 72 L60 95"),
    "K": (62, "M9 8 V92 M54 8 L11 57 M25 43 L57 92"),
    "A": (64, "M7 92 L32 8 L57 92 M16 65 H48"),
    "B": (
        55,
        ("M9 8 V92 M9 8 H26 C37 8 42 16 42 27 C42 39 36 47 26 47 H9 M26 47 C39 47 46 56 46 69 C46 83 38 92 26 92 H9"),
    ),
    "R": (56, "M9 92 V8 H25 C38 8 44 17 44 30 C44 44 38 52 25 52 H9 M27 52 L47 92"),
}
"""Centre lines of the ranks (notation's letters): width and path.

Flat-topped 3, open 4 and barred J tell apart in a narrow strip.
"""

SUITS: dict[str, str] = {
    "s": (
        "M50 4 C56 20 93 40 93 64 C93 77 83 85 73 85 C65 85 58 81 55 75 C56 84 60 91 68 97 H32 C40 91 44 84 "
        "45 75 C42 81 35 85 27 85 C17 85 7 77 7 64 C7 40 44 20 50 4 Z"
    ),
    "h": (
        "M50 94 C43 80 5 60 5 33 C5 17 16 7 29 7 C39 7 46 13 50 22 C54 13 61 7 71 7 C84 7 95 17 95 33 C95 60 "
        "57 80 50 94 Z"
    ),
    "d": "M50 2 C59 20 73 38 87 50 C73 62 59 80 50 98 C41 80 27 62 13 50 C27 38 41 20 50 2 Z",
    "c": (
        "M50 4 C62 4 71 13 71 25 C71 32 67 38 62 43 C66 40 70 39 74 39 C86 39 95 48 95 60 C95 72 86 81 74 81 "
        "C65 81 58 77 54 70 C55 81 59 90 67 97 H33 C41 90 45 81 46 70 C42 77 35 81 26 81 C14 81 5 72 5 60 C5 "
        "48 14 39 26 39 C30 39 34 40 38 43 C33 38 29 32 29 25 C29 13 38 4 50 4 Z"
    ),
}

MOON = "M62 6 C36 3 10 22 10 51 C10 79 33 96 56 96 C72 96 85 88 92 76 C65 84 42 69 42 44 C42 27 50 14 62 6 Z"
MOON_STAR = "M74 22 L78.5 33 L90 37 L78.5 41 L74 52 L69.5 41 L58 37 L69.5 33 Z"
SUN_DISC = "M50 27 C63 27 73 37 73 50 C73 63 63 73 50 73 C37 73 27 63 27 50 C27 37 37 27 50 27 Z"
SUN_RAYS = (
    "M50.0 1.0 L60.1 20.7 L39.9 20.7 Z M84.6 15.4 L77.9 36.4 L63.6 22.1 Z M99.0 50.0 L79.3 60.1 L79.3 "
    "39.9 Z M84.6 84.6 L63.6 77.9 L77.9 63.6 Z M50.0 99.0 L39.9 79.3 L60.1 79.3 Z M15.4 84.6 L22.1 63.6 "
    "L36.4 77.9 Z M1.0 50.0 L20.7 39.9 L20.7 60.1 Z M15.4 15.4 L36.4 22.1 L22.1 36.4 Z"
)
STAR = "M50.0 4.0 L62.3 35.0 L95.7 37.2 L70.0 58.5 L78.2 90.8 L50.0 73.0 L21.8 90.8 L30.0 58.5 L4.3 37.2 L37.7 35.0 Z"
"""The red joker is the sun, the black joker, which it outranks, the moon."""


def glyph_width(name: str, cap: float) -> float:
    """Width of a rank drawn `cap` high.

    >>> glyph_width("T", 50)
    40.0
    """
    return GLYPHS[name][0] * cap / 100


@cache
def octagon() -> tuple[tuple[float, float], ...]:
    """The sign of a fault: eight corners round (0, 0), radius 1."""
    return tuple((math.cos(math.pi / 8 + i * math.pi / 4), math.sin(math.pi / 8 + i * math.pi / 4)) for i in range(8))


CROSS = (((-0.38, -0.38), (0.38, 0.38)), ((0.38, -0.38), (-0.38, 0.38)))
CHEVRON = (((-0.42, 0.22), (0.0, -0.26), (0.42, 0.22)),)
TICK = (((-0.44, 0.02), (-0.12, 0.36), (0.46, -0.32)),)
"""Strokes inside the signs, in the unit circle."""
