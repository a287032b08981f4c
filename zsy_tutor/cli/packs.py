"""`python3 -m zsy_tutor.cli.packs`: mines the packs of the bank that are listed and not there yet.

The list, `puzzles/bank/packs.toml`, has the arguments of `zsy-tutor mine` for each. A pack is mined beside those that
stand before it, so that the whole bank comes out the same again.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from zsy_tutor.cli import mine
from zsy_tutor.course_files import puzzles_folder
from zsy_tutor.study.bank import SUFFIX

LIST = "packs.toml"


def main(arguments: list[str], folder: Path | None = None) -> int:
    """Mine what is missing, with `arguments` (`--workers`, `--dask`) for all; the first exit status that is not 0."""
    folder = folder or puzzles_folder() / "bank"
    before: list[str] = []
    for name, options in recipes(folder).items():
        path = folder / f"{name}{SUFFIX}"
        if not path.exists():
            status = mine.main([*options, "--out", str(path), "--beside", *before, *arguments])
            if status:
                return status
        before.append(str(path))
    return 0


def recipes(folder: Path) -> dict[str, list[str]]:
    """The arguments of each pack by its name, in the order of the list."""
    listed = tomllib.loads((folder / LIST).read_text(encoding="utf-8"))
    return {
        name: [text for key, value in options.items() for text in (f"--{key}", str(value))]
        for name, options in listed.items()
    }


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
