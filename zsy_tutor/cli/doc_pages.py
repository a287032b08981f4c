"""Builds `docs/terms.md` and `docs/cousins.md` from what the course shows, in both languages.

`python -m zsy_tutor.cli.doc_pages` writes the pages of the checkout, `--check` only says whether they are up to date.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from ..course_files import checkout
from ..explain.cousins import cousins_page
from ..explain.messages import LANGS
from ..explain.pages import Page
from ..explain.terms import terms_page

PAGES: dict[str, Callable[[str], Page]] = {"terms": terms_page, "cousins": cousins_page}
"""The pages by the name of their file in `docs`."""


def document(name: str) -> str:
    """The page in every language, one after the other, as Markdown."""
    note = f"<!-- Made by `python -m zsy_tutor.cli.doc_pages` from what `zsy_tutor.{name}()` shows. -->"
    return "\n\n".join([note, *(PAGES[name](lang).markdown for lang in LANGS)]) + "\n"


def built() -> dict[Path, str]:
    """Each page of the checkout as it has to be; none where there is no checkout."""
    top = checkout()
    return {} if top is None else {top / "docs" / f"{name}.md": document(name) for name in PAGES}


def stale() -> list[Path]:
    """The pages that are missing or out of date."""
    return [path for path, text in built().items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main(arguments: list[str] | None = None) -> int:
    """Write the pages, or check them; the exit status is 1 where a check finds one out of date."""
    parser = argparse.ArgumentParser(prog="python -m zsy_tutor.cli.doc_pages", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only say what is out of date")
    options = parser.parse_args(arguments)
    old = stale()
    pages = built()
    for path in old:
        if not options.check:
            path.write_text(pages[path], encoding="utf-8")
        sys.stdout.write(f"{path.name}: {'out of date' if options.check else 'written'}\n")
    return 1 if old and options.check else 0


if __name__ == "__main__":
    raise SystemExit(main())
