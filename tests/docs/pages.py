"""Runs the Python examples of a page: the fenced `pycon` blocks, one after the other, with the same names."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

_BLOCK = re.compile(r"```pycon\n(.*?)```", re.DOTALL)


def pycon_blocks(path: Path) -> list[str]:
    """The blocks of the page."""
    return _BLOCK.findall(path.read_text(encoding="utf-8"))


def run_examples(path: Path) -> doctest.TestResults:
    """How many examples there are and how many fail; what is wrong is printed."""
    text = "\n".join(pycon_blocks(path))
    test = doctest.DocTestParser().get_doctest(text, {}, path.name, str(path), 0)
    return doctest.DocTestRunner().run(test)
