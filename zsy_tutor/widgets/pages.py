"""Shows a page in a notebook: HTML with the colours of the course, light or dark, and the same as plain text.

No widget and no script: the page stays readable in a saved notebook. What stands on a page is decided in `explain`.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from zsy_tutor.explain.messages import card_name, text
from zsy_tutor.explain.pages import (
    Block,
    Chart,
    Heading,
    Items,
    Line,
    Page,
    Paragraph,
    Row,
    Side,
    Sides,
    Table,
    cards_text,
)
from zsy_tutor.rules.notation import parse_cards
from zsy_tutor.widgets.style import FONT, FONT_ZH, css_variables

_CSS = Path(__file__).parent / "static" / "pages.css"
_SIGNS = {
    "legal": '<circle class="zsy-shape" cx="10" cy="10" r="9"/><path class="zsy-front" d="M5.8 10.4l2.9 2.9 5.5-6.2"/>',
    "illegal": '<path class="zsy-shape" d="M6.3 1h7.4L19 6.3v7.4L13.7 19H6.3L1 13.7V6.3z"/>'
    '<path class="zsy-front" d="M6.8 6.8l6.4 6.4M13.2 6.8l-6.4 6.4"/>',
    "impossible": '<circle class="zsy-shape" cx="10" cy="10" r="8"/><path class="zsy-front" d="M6.5 10h7"/>',
    "told": "",
}


class ShownPage:
    """A page as a notebook shows it: `html` and `text`."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def text(self) -> str:
        """The page without colours and frames."""
        return self.page.text

    @property
    def html(self) -> str:
        """The page with its style sheet; everything on it is escaped."""
        body = "\n".join(_block(block, self.page.lang) for block in self.page.blocks)
        drawn = any(isinstance(block, Chart) for block in self.page.blocks)
        return f'<style>{_style(drawn)}</style>\n<div class="zsy-page" lang="{_tag(self.page.lang)}">\n{body}\n</div>'

    def bundle(self) -> dict[str, str]:
        """What the notebook is given, and keeps."""
        return {"text/html": self.html, "text/plain": self.text}

    def __repr__(self) -> str:
        return self.text

    def _ipython_display_(self) -> None:
        from IPython.display import display

        data: dict[str, Any] = dict(self.bundle())
        display(data, raw=True)


@cache
def _style(drawn: bool = False) -> str:
    """The sheet with the colours it uses: it goes along with every page, so that each cell can stand alone."""
    sheet = _CSS.read_text(encoding="utf-8").replace("FONT-ZH", FONT_ZH).replace("FONT", FONT)
    if drawn:
        from zsy_tutor.widgets import charts

        sheet += (_CSS.parent / "charts.css").read_text(encoding="utf-8") + charts.sheet()
    used = frozenset(re.findall(r"var\(--zsy-([\w-]+)", sheet))
    colours = css_variables(".zsy-page", '[data-jp-theme-light="false"] .zsy-page', only=used)
    return re.sub(r"\n *", "", re.sub(r" *([{;,]) *", r"\1", colours + sheet))


def _tag(lang: str) -> str:
    return {"zh": "zh-Hans"}.get(lang, lang)


def _line(line: Line) -> str:
    if isinstance(line, str):
        return escape(line)
    return "".join(_part(part.text, part.kind, part.lang) for part in line)


def _part(text: str, kind: str, lang: str) -> str:
    said = f' lang="{escape(_tag(lang))}"' if lang else ""
    match kind:
        case "code":
            return f"<code>{escape(text)}</code>"
        case "strong":
            return f"<strong>{escape(text)}</strong>"
        case "quiet":
            return f'<span class="zsy-quiet"{said}>{escape(text)}</span>'
    return f"<span{said}>{escape(text)}</span>" if said else escape(text)


def _block(block: Block, lang: str) -> str:
    match block:
        case Heading(text, level):
            return f"<h{level}>{_line(text)}</h{level}>"
        case Paragraph(text):
            return f"<p>{_line(text)}</p>"
        case Items(items):
            return "<ul>" + "".join(f"<li>{_line(item)}</li>" for item in items) + "</ul>"
        case Table():
            return _table(block)
        case Sides(caption, sides):
            shown = "\n".join(_side(side, lang) for side in sides)
            said = f"<p>{escape(caption)}</p>" if caption else ""
            return f'<div class="zsy-flip">{said}<div class="zsy-sides">\n{shown}\n</div></div>'
        case Chart():
            return _chart(block, lang)


def _chart(chart: Chart, lang: str) -> str:
    """What it says, the drawing in two widths, and the table; the table alone, and open, where nothing can be drawn."""
    from zsy_tutor.widgets import charts

    try:
        drawn = charts.draw(chart)
    except ImportError:
        drawn = {}
    pictures = "".join(f'<div class="zsy-{name}" aria-hidden="true">{svg}</div>' for name, svg in drawn.items())
    key = f'<p class="zsy-quiet">{escape(chart.key)}</p>' if chart.key and drawn else ""
    picture = f'<div class="zsy-drawn" role="img" aria-label="{escape(chart.says)}">{pictures}</div>' if drawn else ""
    name = escape(text("page-as-table", lang))
    table = f"<details{'' if drawn else ' open'}><summary>{name}</summary>"
    return (
        f'<section class="zsy-chart"><h2>{escape(chart.caption)}</h2><p>{escape(chart.says)}</p>{key}{picture}'
        f"{table}{_table(chart.table)}</details></section>"
    )


def _table(table: Table) -> str:
    """Roles are written out, because the narrow page lays the cells out as blocks."""
    head = "".join(f'<th role="columnheader" scope="col">{escape(name)}</th>' for name in table.head)
    rows = []
    for first, *rest in table.rows:
        cells = [f'<th role="rowheader" scope="row">{_line(first)}</th>']
        for name, cell in zip(table.head[1:], rest, strict=True):
            label = f' data-label="{escape(name)}"' if len(table.head) > 2 else ""
            cells.append(f'<td role="cell"{label}>{_line(cell)}</td>')
        rows.append(f'<tr role="row">{"".join(cells)}</tr>')
    return (
        f'<table role="table" class="zsy-columns-{len(table.head)}">'
        f'<caption><span class="zsy-page-hidden">{escape(table.caption)}</span></caption>'
        f'<thead role="rowgroup"><tr role="row">{head}</tr></thead>'
        f'<tbody role="rowgroup">{"".join(rows)}</tbody></table>'
    )


def _side(side: Side, lang: str) -> str:
    rows = "".join(f"<dt>{escape(row.label)}</dt><dd>{_row(row, lang)}</dd>" for row in side.rows)
    sign = _SIGNS[side.status]
    if sign:
        sign = f'<svg viewBox="0 0 20 20" aria-hidden="true">{sign}</svg>'
    body = "".join(f"<p>{escape(sentence)}</p>" for sentence in side.body)
    return (
        f'<section class="zsy-side zsy-{side.status}"><h4>{escape(side.title)}</h4><dl>{rows}</dl>'
        f'<div class="zsy-verdict"><p><b>{sign}<span>{escape(side.headline)}</span></b></p>{body}</div></section>'
    )


def _row(row: Row, lang: str) -> str:
    shown = []
    if row.cards:
        shown.append(f'<span class="zsy-page-hidden">{escape(_spoken(row.cards, lang))}</span>')
        shown += [_card(str(card), lang) for card in parse_cards(row.cards, 2)]
    if row.text:
        shown.append(f'<span class="zsy-words">{escape(row.text)}</span>')
    return "".join(shown)


def _spoken(cards: str, lang: str) -> str:
    return ", ".join(card_name(card, lang) for card in parse_cards(cards, 2))


def _card(card: str, lang: str) -> str:
    red = " zsy-red" if card == "R" or card[1:] in ("d", "h") else ""
    return f'<span class="zsy-page-card{red}" aria-hidden="true">{escape(cards_text(card, lang))}</span>'


