"""Charts as SVG, wide and narrow: Altair says what, vl-convert draws, without a network. Loaded where one is shown.

Colours are those of the light scheme; `sheet` gives the rules by which a page turns them into its own, so that one
drawing serves both schemes. Nothing is told by colour alone: cells have signs, what is wrong hangs below the line.
"""

from __future__ import annotations

from typing import Any

from zsy_tutor.explain.pages import Chart
from zsy_tutor.widgets.style import LIGHT

WIDTHS = {"wide": 620, "narrow": 272}
PLAIN: dict[str, Any] = {
    "aria": False, "background": "transparent", "font": "sans-serif", "padding": 2, "view": {"stroke": None},
}  # fmt: skip
"""No frame, no paper, and no roles: the drawing is hidden from screen readers, which get the sentence and the table."""
INKS = ("ink", "ink_muted", "line", "control", "right_fill", "wrong_fill", "hint_fill", "on_sign")
"""Names of the colours used here: each must be another colour in the light scheme."""


def draw(chart: Chart) -> dict[str, str]:
    """The drawing as SVG by width; `ImportError` where a package for it is missing."""
    import altair
    import vl_convert

    make = {"rules": _rules, "days": _days, "mistakes": _mistakes}[chart.name]
    found = {}
    for name, width in WIDTHS.items():
        made = make(altair, list(chart.values), width)
        made = made.configure(**PLAIN)
        found[name] = str(vl_convert.vegalite_to_svg(made.to_dict(), vl_version=_version(altair)))
    return found


def _version(altair: Any) -> str:
    """`6.1` for the version of Vega-Lite that Altair writes."""
    return ".".join(altair.SCHEMA_VERSION.removeprefix("v").split(".")[:2])


def sheet() -> str:
    """Style rules by which drawings take the colours of the page, whichever scheme it has."""
    rules = []
    for name in INKS:
        colour, variable = LIGHT.ink[name], f"var(--zsy-{name.replace('_', '-')})"
        rules.append(f'.zsy-chart [fill="{colour}" i]{{fill:{variable}}}')
        rules.append(f'.zsy-chart [stroke="{colour}" i]{{stroke:{variable}}}')
    return "\n".join(rules) + "\n"


def _rules(alt: Any, values: list[dict[str, Any]], width: int) -> Any:
    """A row of cells for each group of rules: the number, and below it the sign of its standing."""
    ink = LIGHT.ink
    columns = 1 + max(each["n"] for each in values)
    cell, size = width / columns, 13 if width > 400 else 11
    data = alt.Data(values=values)
    domain = ["known", "shaky", "new"]
    x = alt.X("n:O", axis=None, scale=alt.Scale(paddingInner=0.12, paddingOuter=0))
    y = alt.Y("group:O", axis=None, scale=alt.Scale(paddingInner=0.42, paddingOuter=0.3))
    base = alt.Chart(data, width=width, height=alt.Step(58 if width > 400 else 54)).encode(x=x, y=y)
    rooms = base.mark_rect(cornerRadius=6, strokeWidth=1.5).encode(
        fill=_scaled(alt.Fill, alt, domain, [ink["right_fill"], ink["hint_fill"], "transparent"]),
        stroke=_scaled(alt.Stroke, alt, domain, [ink["right_fill"], ink["hint_fill"], ink["control"]]),
    )
    colour = _scaled(alt.Fill, alt, domain, [ink["on_sign"], ink["on_sign"], ink["ink"]])
    names = [
        base.transform_filter(wanted).mark_text(fontSize=size, fontWeight=600, dy=dy).encode(text="rule:N", fill=colour)
        for wanted, dy in (("datum.sign != ''", -6), ("datum.sign == ''", 1))
    ]
    signs = base.mark_text(fontSize=size, fontWeight=700, dy=9).encode(text="sign:N", fill=colour)
    titles = (
        base.transform_filter("datum.n == 0")
        .mark_text(fontSize=12, align="left", dx=-cell / 2 + 3, dy=-27, fill=ink["ink_muted"])
        .encode(text="title:N")
    )
    return alt.layer(rooms, *names, signs, titles).resolve_scale(fill="independent", stroke="independent")


def _days(alt: Any, values: list[dict[str, Any]], width: int) -> Any:
    """Bars: right answers above the line, those right after they were shown hollow on top, wrong ones below it."""
    ink = LIGHT.ink
    days = [each["day"] for each in values]
    every = max(1, len(days) // (6 if width > 400 else 3))
    axis = alt.Axis(
        title=None, values=days[::every], labelExpr="slice(datum.label, 5)", labelAngle=0, labelFontSize=12,
        labelColor=ink["ink_muted"], domain=False, ticks=False, labelPadding=6,
    )  # fmt: skip
    numbers = alt.Axis(
        title=None, tickMinStep=1, tickCount=5, labelExpr="format(abs(datum.value), 'd')", labelFontSize=12,
        labelColor=ink["ink_muted"], gridColor=ink["line"], domain=False, ticks=False,
    )  # fmt: skip
    base = alt.Chart(alt.Data(values=values), width=width - 34, height=170).encode(
        x=alt.X("day:O", axis=axis, scale=alt.Scale(paddingInner=0.25, paddingOuter=0.1))
    )
    top = base.transform_calculate(top="datum.right + datum.shown", low="-datum.wrong")
    size = {"cornerRadius": 2, "width": {"band": min(1.0, 14 * len(days) / width + 0.1)}}
    right = base.mark_bar(fill=ink["right_fill"], **size).encode(y=alt.Y("right:Q", axis=numbers))
    shown = (
        top.transform_filter("datum.shown > 0")
        .mark_bar(fill="transparent", stroke=ink["right_fill"], strokeWidth=1.5, **size)
        .encode(y="right:Q", y2="top:Q")
    )
    wrong = top.mark_bar(fill=ink["wrong_fill"], **size).encode(y="low:Q")
    line = alt.Chart(alt.Data(values=[{"zero": 0}])).mark_rule(stroke=ink["ink"], strokeWidth=1.5).encode(y="zero:Q")
    return right + shown + wrong + line


def _mistakes(alt: Any, values: list[dict[str, Any]], width: int) -> Any:
    """A bar for each kind of mistake, what it is above it, how often behind it."""
    ink = LIGHT.ink
    most = max(each["times"] for each in values)
    base = alt.Chart(alt.Data(values=values), width=width, height=alt.Step(46)).encode(
        y=alt.Y("n:O", axis=None, scale=alt.Scale(paddingInner=0.66, paddingOuter=0.5))
    )
    x = alt.X("times:Q", axis=None, scale=alt.Scale(domain=[0, most * 1.12]))
    drawn = base.mark_bar(fill=ink["wrong_fill"], cornerRadius=3).encode(x=x)
    times = base.mark_text(fontSize=13, fontWeight=600, align="left", dx=6, fill=ink["ink"]).encode(x=x, text="times:Q")
    what = base.mark_text(
        fontSize=12 if width < 400 else 13, align="left", dy=-17, limit=width * 0.88, fill=ink["ink"]
    ).encode(x=alt.value(0), text="what:N")
    return drawn + times + what


def _scaled(channel: Any, alt: Any, domain: list[str], colours: list[str]) -> Any:
    return channel("standing:N", legend=None, scale=alt.Scale(domain=domain, range=colours))
