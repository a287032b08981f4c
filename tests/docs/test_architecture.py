"""The walk of `docs/architecture.md` from an event to its answer runs, and the modules it names exist."""

from __future__ import annotations

import re
from importlib import import_module

from .pages import run_examples
from .rules_page import ROOT

PATH = ROOT / "docs" / "architecture.md"
TEXT = PATH.read_text(encoding="utf-8")


def test_the_walk_runs() -> None:
    result = run_examples(PATH)
    assert result.attempted >= 8
    assert result.failed == 0


def test_every_module_of_the_engine_is_named() -> None:
    named = set(re.findall(r"`(\w+)`", TEXT.partition("## From the click")[0].partition("## Modules")[2]))
    there = {path.stem for path in (ROOT / "zsy_tutor" / "rules").glob("*.py")} - {"__init__", "errors"}
    assert there - {"record_text"} <= named


def test_the_functions_on_the_way_exist() -> None:
    for name in re.findall(r"`((?:rules|study|explain|widgets)\.[\w.]+)", TEXT):
        parts = name.split(".")
        if parts[0] == "widgets":  # these need a kernel's libraries, so only the files are looked for
            assert (ROOT / "zsy_tutor" / "widgets" / f"{parts[1]}.py").is_file(), name
        else:
            module = import_module(f"zsy_tutor.{parts[0]}.{parts[1]}")
            assert len(parts) == 2 or hasattr(module, parts[2]), name
