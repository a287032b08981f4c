"""Colours, sizes and type of everything that is drawn, as plain data.

The values were measured for contrast: text 4.5 : 1 at least, rings, edges and signs 3 : 1. Sizes are CSS pixels at
100 % zoom. No drawing is done here and nothing is imported but the standard library.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """One colour scheme: `ink` maps names to colours, the other maps give the colour of a suit (`s h d c`) or a joker
    (`B R`).
    """

    name: str
    ink: Mapping[str, str]
    suits: Mapping[str, str]
    suits_dim: Mapping[str, str]
    four: Mapping[str, str]
    four_dim: Mapping[str, str]

    def suit(self, key: str, *, dim: bool = False, four: bool = False) -> str:
        """The colour of a suit or joker.

        >>> LIGHT.suit("h")
        '#BC1B2B'
        """
        if four:
            return (self.four_dim if dim else self.four)[key]
        return (self.suits_dim if dim else self.suits)[key]


LIGHT = Theme(
    name="light",
    ink={
        "page": "#FFFFFF",
        "surface": "#FFFFFF",
        "surface_alt": "#F3F7F5",
        "line": "#CBD8D1",
        "control": "#7C8F86",
        "felt_control": "#5F746A",
        "ink": "#17211C",
        "ink_muted": "#4C5A53",
        "felt": "#CFE1D6",
        "felt_deep": "#BFD5C8",
        "felt_edge": "#A5BFB1",
        "felt_way": "#86A294",
        "felt_ink": "#17211C",
        "felt_muted": "#3F5048",
        "accent": "#2F4BA0",
        "accent_strong": "#243B82",
        "on_accent": "#FFFFFF",
        "accent_soft": "#E9EEFB",
        "right": "#17694A",
        "right_fill": "#1D7A56",
        "right_soft": "#E9F5EE",
        "right_line": "#9CCBB2",
        "wrong": "#A5301A",
        "wrong_fill": "#B93A20",
        "wrong_soft": "#FCF0EC",
        "wrong_line": "#E2AC9D",
        "hint": "#7A4C00",
        "hint_fill": "#A66300",
        "hint_soft": "#FDF6E6",
        "hint_line": "#DDBD7B",
        "on_sign": "#FFFFFF",
        "star": "#F0B429",
        "star_edge": "#8A5A00",
        "focus": "#17211C",
        "paper": "#FFFFFF",
        "paper_edge": "#62766C",
        "paper_selected": "#EDF1FD",
        "paper_fault": "#FDF1ED",
        "paper_hint": "#FDF6E6",
        "paper_dim": "#DEE6E2",
        "ring_selected": "#3553B5",
        "ring_fault": "#B93A20",
        "ring_hint": "#A66300",
        "back": "#35558F",
        "back_line": "#A9BCE6",
        "back_paper": "#FFFFFF",
        "shadow": "rgba(18,40,30,0.26)",
        "shadow_raised": "rgba(18,40,30,0.36)",
    },
    suits={"s": "#191E23", "h": "#BC1B2B", "d": "#BC1B2B", "c": "#191E23", "B": "#191E23", "R": "#BC1B2B"},
    suits_dim={"s": "#4E5954", "h": "#93404A", "d": "#93404A", "c": "#4E5954", "B": "#4E5954", "R": "#93404A"},
    four={"s": "#191E23", "h": "#BC1B2B", "d": "#1A5BB8", "c": "#17703A", "B": "#191E23", "R": "#BC1B2B"},
    four_dim={"s": "#4E5954", "h": "#93404A", "d": "#3D5F92", "c": "#38694C", "B": "#4E5954", "R": "#93404A"},
)

DARK = Theme(
    name="dark",
    ink={
        "page": "#111111",
        "surface": "#191F1D",
        "surface_alt": "#212927",
        "line": "#37433E",
        "control": "#75857D",
        "felt_control": "#82938B",
        "ink": "#EAF0EC",
        "ink_muted": "#ACB9B2",
        "felt": "#1B2E27",
        "felt_deep": "#15251F",
        "felt_edge": "#3B5348",
        "felt_way": "#587166",
        "felt_ink": "#EAF0EC",
        "felt_muted": "#B4C2BA",
        "accent": "#A9BBFF",
        "accent_strong": "#C3D0FF",
        "on_accent": "#101A3C",
        "accent_soft": "#242C48",
        "right": "#7BD7A9",
        "right_fill": "#7BD7A9",
        "right_soft": "#172A22",
        "right_line": "#2F5E4A",
        "wrong": "#FFA48F",
        "wrong_fill": "#FFA48F",
        "wrong_soft": "#2E1E1A",
        "wrong_line": "#6E4036",
        "hint": "#F3C464",
        "hint_fill": "#F3C464",
        "hint_soft": "#2B2515",
        "hint_line": "#655227",
        "on_sign": "#14110C",
        "star": "#F3C464",
        "star_edge": "#F3C464",
        "focus": "#FFFFFF",
        "paper": "#E9E6DD",
        "paper_edge": "#78837D",
        "paper_selected": "#DFE5F6",
        "paper_fault": "#F0DBD3",
        "paper_hint": "#F0E4C6",
        "paper_dim": "#A5AFA9",
        "ring_selected": "#5A78DE",
        "ring_fault": "#D64E31",
        "ring_hint": "#A87716",
        "back": "#2C4678",
        "back_line": "#8FA6DA",
        "back_paper": "#C9CBD2",
        "shadow": "rgba(0,0,0,0.50)",
        "shadow_raised": "rgba(0,0,0,0.62)",
    },
    suits={"s": "#191E23", "h": "#AD1727", "d": "#AD1727", "c": "#191E23", "B": "#191E23", "R": "#AD1727"},
    suits_dim={"s": "#1E2422", "h": "#7C0F1B", "d": "#7C0F1B", "c": "#1E2422", "B": "#1E2422", "R": "#7C0F1B"},
    four={"s": "#191E23", "h": "#AD1727", "d": "#174F9F", "c": "#126132", "B": "#191E23", "R": "#AD1727"},
    four_dim={"s": "#1E2422", "h": "#7C0F1B", "d": "#10376E", "c": "#0B4021", "B": "#1E2422", "R": "#7C0F1B"},
)


def theme(dark: bool) -> Theme:
    """The theme to draw with."""
    return DARK if dark else LIGHT


FONT = (
    '-apple-system, BlinkMacSystemFont, "Segoe UI", "Helvetica Neue", Helvetica, Arial, "PingFang SC", '
    '"Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", '
    '"WenQuanYi Micro Hei", sans-serif'
)
FONT_ZH = (
    '-apple-system, BlinkMacSystemFont, "PingFang SC", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans CJK SC", '
    '"Source Han Sans SC", "WenQuanYi Micro Hei", "Segoe UI", sans-serif'
)
"""In Chinese the CJK faces come first, so that digits and characters are of one design."""


def font_stack(lang: str) -> str:
    """The CSS font family list for a language (`en`, `zh`)."""
    return FONT_ZH if lang.startswith("zh") else FONT


WIDTH_MIN = 240
WIDTH_MAX = 860
WIDTH_START = 700
"""Canvas width in px: the narrowest and widest that are drawn, and the one before the page has been measured."""
DPR_MAX = 3.0
NARROW = 480
"""Below this width margins, seats and the ladder are drawn small."""

CARD_RATIO = 1.4
HAND_MIN, HAND_FACTOR, HAND_MAX = 56, 0.095, 76
TABLE_FACTOR, TABLE_MIN = 0.86, 46
RISE, SINK = 0.2, 0.06
"""A selected card stands higher, a dimmed one lower, in card heights."""
STRIP_MIN = 24
"""What shows of a covered card, at least: its index, and a target for a finger."""
STEP_MAX = 0.74
SAME_RANK = 0.72
"""Cards of one rank lie closer than ranks do."""
ROW_STEP = 0.66
SOLVED_GAP = 44
"""Between a beaten play and the one that beat it, in px."""
PAD_WIDE, PAD_NARROW = 24, 12


ROOTS = (".zsy-exercise", ".zsy-settings")
"""Elements that carry the colours as CSS variables for everything inside."""


def on_page(classes: str = "") -> str:
    """The selector of all roots that have these classes too.

    >>> on_page(".zsy-dark")
    '.zsy-exercise.zsy-dark,.zsy-settings.zsy-dark'
    """
    return ",".join(root + classes for root in ROOTS)


def css_variables(light: str = "", dark: str = "", only: frozenset[str] = frozenset()) -> str:
    """The colours as CSS for what the selectors find, `dark` where JupyterLab says so; left out, for all roots.

    `only`: the names that are wanted, as CSS has them; all if empty.

    >>> "--zsy-ink:#17211C" in css_variables()
    True
    """
    inks = ([(key.replace("_", "-"), value) for key, value in scheme.ink.items()] for scheme in (LIGHT, DARK))
    bright, dim = (";".join(f"--zsy-{key}:{value}" for key, value in ink if not only or key in only) for ink in inks)
    return f"{light or on_page()}{{{bright}}}\n{dark or on_page('.zsy-dark')}{{{dim}}}\n"
