"""The page of the figures, `benchmarks/README.md`: each script has a table of its own in it, between two marks."""

from __future__ import annotations

from pathlib import Path

README = Path(__file__).resolve().parent / "README.md"


def put_table(page: str, text: str, marks: tuple[str, str]) -> str:
    """The page with the table between its marks.

    >>> put_table("a <old> b", "new", ("<", ">"))
    'a <\\nnew\\n> b'
    """
    before, after = page.split(marks[0])[0], page.split(marks[1])[1]
    return f"{before}{marks[0]}\n{text}\n{marks[1]}{after}"


def write_table(text: str, marks: tuple[str, str]) -> None:
    """Put the table into the page."""
    README.write_text(put_table(README.read_text("utf-8"), text, marks), "utf-8")
