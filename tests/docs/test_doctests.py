"""Every doctest of the package runs, and every public name of the engine says what it is.

Widgets and the server are left out: their examples would need a kernel.
"""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
from types import ModuleType

import pytest

PACKAGES = ("rules", "solve", "explain", "study", "cli")


def module_names() -> list[str]:
    """Every module whose doctests run."""
    names = ["zsy_tutor", "zsy_tutor.course_files"]
    for package in PACKAGES:
        folder = importlib.import_module(f"zsy_tutor.{package}")
        names.append(folder.__name__)
        names += [each.name for each in pkgutil.walk_packages(folder.__path__, f"{folder.__name__}.")]
    return names


@pytest.mark.parametrize("name", module_names())
def test_doctests(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), raise_on_error=False)
    assert result.failed == 0, f"{result.failed} of {result.attempted} examples of {name} fail; see the output"


def test_the_engine_shows_its_public_functions_at_work() -> None:
    examples = {name: doctest.DocTestFinder(exclude_empty=True).find(importlib.import_module(name), name)
                for name in module_names() if name.startswith("zsy_tutor.rules.")}  # fmt: skip
    assert sum(len(found) for found in examples.values()) >= 40


@pytest.mark.parametrize("name", module_names())
def test_every_public_name_has_a_docstring(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__ or name.endswith(".__main__"), name
    assert [each for each in _public(module) if not each[1]] == []


def _public(module: ModuleType) -> list[tuple[str, str]]:
    """Public functions, classes and methods that the module defines, with their docstrings."""
    found = []
    for name, value in vars(module).items():
        if name.startswith("_") or getattr(value, "__module__", "") != module.__name__:
            continue
        if inspect.isclass(value):
            found.append((name, value.__dict__.get("__doc__") or ""))
            found += [(f"{name}.{each}", inspect.getdoc(method) or "") for each, method in vars(value).items()
                      if not each.startswith("_") and inspect.isfunction(method)]  # fmt: skip
        elif inspect.isfunction(value):
            found.append((name, value.__doc__ or ""))
    return found
