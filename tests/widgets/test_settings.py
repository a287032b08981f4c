"""The block in which a learner chooses how the cards are to be."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from weakref import WeakSet

import pytest

import zsy_tutor
from zsy_tutor.study.preferences import Chosen, Preferences
from zsy_tutor.widgets import course
from zsy_tutor.widgets.beside import WIDGET_VIEW
from zsy_tutor.widgets.settings import Settings


@pytest.fixture(autouse=True)
def fresh_kernel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ZSY_TUTOR_HOME", str(tmp_path))
    monkeypatch.setattr(course, "CHOSEN", Chosen())
    monkeypatch.setattr(course, "OPEN", WeakSet())


def press(shown: Settings, **content: Any) -> None:
    """A message as the page sends it."""
    shown.block._handle_custom_msg({"kind": "choose", **content}, [])


def test_a_choice_is_kept_told_and_followed_at_once() -> None:
    first, shown, second = zsy_tutor.step("00.02"), zsy_tutor.settings(), zsy_tutor.step("00.08")
    press(shown, hand="dom")
    assert (shown.block.hand, shown.block.four) == ("dom", False)
    assert shown.block.note == "Saved. From now on new tables in every notebook are like this."
    assert Chosen().read() == Preferences("dom", False)
    assert [each.hand for each in (first, second, zsy_tutor.step("01.03"))] == ["dom"] * 3
    press(shown, four=True)
    assert Chosen().read() == Preferences("dom", True)
    assert first.four_colours
    assert shown.block.turn == 2


def test_what_was_chosen_is_shown_when_it_is_opened_again() -> None:
    press(zsy_tutor.settings(), hand="dom", four=True)
    shown = zsy_tutor.settings("zh")
    assert (shown.block.hand, shown.block.four, shown.block.note) == ("dom", True, "")
    assert shown.block.labels["title"] == "想要什么样的牌？"


def test_a_broken_file_is_told_once_here_or_in_the_first_exercise(tmp_path: Path) -> None:
    (tmp_path / "preferences.json").write_text("{")
    told = [zsy_tutor.settings().block.note, zsy_tutor.settings().block.note, zsy_tutor.step("00.02").panel.error]
    assert "could not be read" in told[0]
    assert told[1:] == ["", ""]


def test_another_choice_of_another_kernel_is_not_lost() -> None:
    shown = zsy_tutor.settings()
    Chosen().keep(Preferences("dom", False))
    press(shown, four=True)
    assert Chosen().read() == Preferences("dom", True)


def test_a_choice_that_cannot_be_saved_holds_in_this_notebook_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "preferences.json").mkdir()
    shown = zsy_tutor.settings()
    assert "could not be read" in shown.block.note
    press(shown, hand="dom")
    assert "could not be saved" in shown.block.note
    assert zsy_tutor.step("00.02").hand == "dom"


@pytest.mark.parametrize("content", [{"hand": "paper"}, {"hand": None}, {"four": "yes"}, {}])
def test_a_message_that_chooses_nothing_changes_nothing(content: dict[str, Any]) -> None:
    shown = zsy_tutor.settings()
    press(shown, **content)
    shown.block._handle_custom_msg("not even a dict", [])
    shown.block._handle_custom_msg({"kind": "of no kind", "hand": "dom"}, [])
    assert Chosen().read() == Preferences()


def test_w9_an_error_on_the_way_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = zsy_tutor.settings()
    monkeypatch.setattr(shown.block, "_changed", lambda chosen: 1 / 0)
    press(shown, hand="dom")
    assert "ZeroDivisionError" in shown.block.note


def test_without_ipycanvas_there_is_one_kind_of_table_and_the_block_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "can_paint", lambda: False)
    shown = zsy_tutor.settings()
    assert (shown.block.paints, shown.block.hand) == (False, "dom")
    assert "ipycanvas" in shown.block.note


def test_w1_the_text_stands_beside_the_widget_and_does_not_depend_on_the_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[dict[str, Any]] = []
    monkeypatch.setattr("IPython.display.display", lambda data, raw: shown.append(data))
    zsy_tutor.settings()._ipython_display_()
    press(zsy_tutor.settings(), hand="dom", four=True)
    zsy_tutor.settings()._ipython_display_()
    assert [sorted(data) for data in shown] == [["text/plain"], [WIDGET_VIEW]] * 2
    assert shown[0] == shown[2]
    assert shown[0]["text/plain"].endswith("Run this cell to choose.")
    assert "painted table" in repr(zsy_tutor.settings())
