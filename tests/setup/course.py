"""A small course on disk for the set-up tests: shipped files whose versions a test can change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def notebook(*sources: str, outputs: list[Any] | None = None, count: int | None = 1) -> str:
    """The text of a notebook with these code cells."""
    cells: list[dict[str, Any]] = [
        {
            "cell_type": "code",
            "id": f"cell-{number}",
            "source": source,
            "metadata": {},
            "outputs": outputs or [],
            "execution_count": count,
        }
        for number, source in enumerate(sources)
    ]
    return json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5})


class Course:
    """What is shipped. `files` is what `copy_course` and `opening` take."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.files: dict[str, Path] = {}

    def ship(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        self.files[name] = path
