"""The pictures in `docs/pictures` are those of the screens of `docs/make_pictures.py`, in both themes, and light."""

from __future__ import annotations

import importlib.util
import re
import sys
from types import ModuleType

import pytest

from .rules_page import ROOT

FOLDER = ROOT / "docs" / "pictures"


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    """The script, which is no module of a package."""
    spec = importlib.util.spec_from_file_location("make_pictures", ROOT / "docs" / "make_pictures.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = made  # its dataclass looks itself up
    spec.loader.exec_module(made)
    return made


def test_every_screen_has_a_picture_in_each_theme_and_no_other_is_there(maker: ModuleType) -> None:
    wanted = {path.name for screen in (maker.PAGE, *maker.SCREENS) for path in maker.pictures_of(screen)}
    assert {path.name for path in FOLDER.iterdir()} == wanted


def test_none_is_too_heavy_for_a_page(maker: ModuleType) -> None:
    assert [path.name for path in FOLDER.iterdir() if path.stat().st_size > maker.LIMIT_BYTES] == []


def test_the_readme_shows_some_of_them_in_both_themes() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(docs/pictures/([\w-]+\.png)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(shown) >= 5
    assert all((FOLDER / name).is_file() for name in shown)
    assert {name.rpartition("-")[2] for name in shown} == {"light.png", "dark.png"}
