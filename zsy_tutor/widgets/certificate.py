"""The certificate as a page of its own, to be opened and printed: one sheet, no script, nothing loaded from elsewhere.

What stands on it is `study.exam_words`'s; here it is laid out. It is paper: light, whatever the theme.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from zsy_tutor.explain.messages import text
from zsy_tutor.explain.pages import Table, plain
from zsy_tutor.study.exam_words import Certificate
from zsy_tutor.widgets import style, svg

_CSS = Path(__file__).parent / "static" / "certificate.css"
FAN = ("Js", "Qh", "Kc", "Ad", "2s")
"""A straight that ends with a 2, as only this game has it."""
WAVES, LENGTH = 9, 80


def document(sheet: Certificate) -> str:
    """The page; everything on it is escaped."""
    lang = {"zh": "zh-Hans"}.get(sheet.lang, sheet.lang)
    title = text("exam-certificate-title", sheet.lang)
    fan = "".join(svg.card(card, sheet.lang) for card in FAN)
    who = f"{escape(sheet.before)}<strong>{escape(sheet.name)}</strong>{escape(sheet.after)}"
    sub = f'<p class="sub" lang="zh-Hans">{escape(sheet.subtitle)}</p>\n' if sheet.subtitle else ""
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{_style()}</style>
</head>
<body>
<main>
<p class="kind">{escape(sheet.kind)}</p>
<div class="fan" aria-hidden="true">{fan}</div>
<h1>{escape(title)}</h1>
{sub}{_wave()}
<p class="who">{who if sheet.name else escape(sheet.before)}</p>
<p class="grade"><span>{escape(sheet.result)}</span> <span>{escape(sheet.grade)}</span></p>
{_table(sheet.groups)}
<p class="day">{escape(sheet.day)}</p>
</main>
</body>
</html>
"""


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(plain(first))}</th><td>{escape(plain(second))}</td></tr>'
        for first, second in table.rows
    )
    caption = f"<caption>{escape(table.caption)}</caption>"
    return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _wave() -> str:
    """The wave that parts table and hand everywhere else."""
    d = "M0 7" + f"q{LENGTH / 4:g} -6 {LENGTH / 2:g} 0t{LENGTH / 2:g} 0" * WAVES
    box = f'viewBox="0 0 {WAVES * LENGTH} 14" preserveAspectRatio="none"'
    return f'<svg class="wave" {box} aria-hidden="true"><path d="{d}"/></svg>'


def _style() -> str:
    sheet = _CSS.read_text(encoding="utf-8").replace("FONT-ZH", style.FONT_ZH).replace("FONT", style.FONT)
    colours = {name.replace("_", "-"): colour for name, colour in style.LIGHT.ink.items()}
    colours |= {f"suit-{key}": colour for key, colour in style.LIGHT.suits.items()}
    inks = ";".join(f"--zsy-{name}:{colour}" for name, colour in colours.items())
    return re.sub(r"\n *", "", f":root{{{inks}}}{sheet}")
