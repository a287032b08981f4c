"""Packs of puzzles: which file is which pack. Reading and checking a file is in `levels`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..course_files import puzzles_folder
from ..rules.errors import RequestError
from .exercises import Level
from .levels import read_level


@cache
def pack_files() -> dict[str, Path]:
    """The file of each pack by its name."""
    return {path.stem: path for path in sorted(puzzles_folder().glob("*.toml"))}


@cache
def pack(name: str) -> Level:
    """A pack by its name; `RequestError` names the packs there are.

    >>> len(pack("01_can_you_beat_this").steps)
    40
    """
    path = pack_files().get(name)
    if path is None:
        known = ", ".join(pack_files())
        message = f"there is no pack of puzzles {name[:40]!r}; there are {known}"
        raise RequestError(message, "name", "pack", text=name[:40], allowed=known)
    return read_level(path)
