"""Pages to read, as plain data: headings, paragraphs, lists, tables, and positions judged side by side.

A page is written as text and as Markdown here; `zsy_tutor.widgets.pages` shows it in a notebook. What stands on a page
is the business of `terms`, `house_rules` and `cousins`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Iterable

Kind = Literal["plain", "code", "term", "quiet", "strong"]


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a line: `kind` says how it stands out, `lang` its language where that is not the page's."""

    text: str
    kind: Kind = "plain"
    lang: str = ""


Line = str | tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; `level` 1 is the page's own title."""

    text: Line
    level: int = 2


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph."""

    text: Line


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    items: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table whose first column names its rows; `caption` says what it is, `head` names the columns."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[Line, ...], ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a position: what it is, its `cards` in notation (no suits or with), and words beside them."""

    label: str
    cards: str = ""
    text: str = ""


Status = Literal["legal", "illegal", "impossible", "told"]


@dataclass(frozen=True, slots=True)
class Side:
    """A position at one table: `title` names the table, `headline` is the verdict, `body` why."""

    title: str
    rows: tuple[Row, ...]
    status: Status
    headline: str
    body: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sides:
    """The same position at two tables or more, side by side."""

    caption: str
    sides: tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """A table that can be drawn: `name` says how, `values` what, `key` how it is to be read; `says` what it shows."""

    name: str
    caption: str
    says: str
    table: Table
    values: tuple[dict[str, Any], ...]
    key: str = ""


Block = Heading | Paragraph | Items | Table | Sides | Chart


@dataclass(frozen=True, slots=True)
class Page:
    """A page in one language."""

    lang: str
    blocks: tuple[Block, ...]

    @property
    def text(self) -> str:
        """The page as plain text."""
        return "\n".join(_text(self.blocks, self.lang))

    @property
    def markdown(self) -> str:
        """The page as Markdown, each block parted from the next by an empty line."""
        return "\n\n".join(_markdown(block, self.lang) for block in self.blocks)


def plain(line: Line) -> str:
    """A line without anything that stands out.

    >>> plain((Part("B3", "code"), Part(" decides")))
    'B3 decides'
    """
    return line if isinstance(line, str) else "".join(part.text for part in line)


def cards_text(cards: str, lang: str) -> str:
    """Cards of notation one after another: `10 J`, with suits `10♥︎`; jokers by name.

    >>> cards_text("TJB", "en")
    '10 J Black Joker'
    """
    from .messages import suited_text

    return suited_text(cards, lang)


def _text(blocks: Iterable[Block], lang: str) -> Iterable[str]:
    for number, block in enumerate(blocks):
        match block:
            case Heading(text, _):
                yield from ([""] if number else [])
                yield plain(text)
            case Paragraph(text):
                yield plain(text)
            case Items(items):
                yield from (f"- {plain(item)}" for item in items)
            case Table(_, head, rows):
                for row in rows:
                    yield f"- {plain(row[0])}"
                    cells = zip(head[1:], map(plain, row[1:]), strict=True)
                    yield from (f"  {_row(Row(name, text=cell), lang)}" for name, cell in cells if cell)
            case Chart(_, caption, says, table):
                yield from ["", caption] if number else [caption]
                yield says
                yield from _text((table,), lang)
            case Sides(caption, sides):
                yield from [caption] if caption else []
                for side in sides:
                    yield f"- {side.title}"
                    yield from (f"  {_row(row, lang)}" for row in side.rows)
                    yield from (f"  {line}" for line in (side.headline, *side.body))


def _row(row: Row, lang: str) -> str:
    from .messages import text

    shown = " ".join(part for part in (cards_text(row.cards, lang) if row.cards else "", row.text) if part)
    return text("page-row", lang, label=row.label, what=shown)


_MARKS: dict[Kind, str] = {"plain": "", "code": "`", "term": "", "quiet": "*", "strong": "**"}


def _inline(line: Line) -> str:
    if isinstance(line, str):
        return line
    return "".join(f"{_MARKS[part.kind]}{part.text}{_MARKS[part.kind]}" for part in line)


def _markdown(block: Block, lang: str) -> str:
    match block:
        case Heading(text, level):
            return f"{'#' * level} {_inline(text)}"
        case Paragraph(text):
            return _inline(text)
        case Items(items):
            return "\n".join(f"- {_inline(item)}" for item in items)
        case Table(_, head, rows):
            table = [head, tuple("---" for _ in head), *(tuple(_inline(cell) for cell in row) for row in rows)]
            return "\n".join(f"| {' | '.join(cells)} |" for cells in table)
        case Chart(_, caption, says, table):
            return f"## {caption}\n\n{says}\n\n{_markdown(table, lang)}"
        case Sides(caption, sides):
            lines = [caption, ""]
            for side in sides:
                said = " ".join((side.headline, *side.body))
                lines.append(f"- **{side.title}**: {'; '.join(_row(row, lang) for row in side.rows)}. {said}")
            return "\n".join(lines)
