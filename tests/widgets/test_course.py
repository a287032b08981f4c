"""`step` and `puzzles`: what a cell of the course shows."""

from __future__ import annotations

import sys
from pathlib import Path
from weakref import WeakSet

import pytest

import zsy_tutor
from zsy_tutor.rules.errors import RequestError
from zsy_tutor.study.bank import BankError
from zsy_tutor.study.preferences import Chosen, Preferences
from zsy_tutor.study.session import Next, Play, Registry
from zsy_tutor.widgets import course
from zsy_tutor.widgets.exercise import Exercise
from zsy_tutor.widgets.language import LANGUAGE_VARIABLE


@pytest.fixture(autouse=True)
def fresh_kernel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ZSY_TUTOR_HOME", str(tmp_path))
    monkeypatch.setattr(course, "REGISTRY", Registry())
    monkeypatch.setattr(course, "CHOSEN", Chosen())
    monkeypatch.setattr(course, "OPEN", WeakSet())
    monkeypatch.delenv(LANGUAGE_VARIABLE, raising=False)


def test_a_step_is_an_exercise_that_prints_as_text() -> None:
    shown = zsy_tutor.step("01.01")
    assert isinstance(shown, Exercise)
    assert repr(shown).startswith("Step 01.01. Hand: 3♠")


def test_a_pack_is_an_exercise_with_next() -> None:
    shown = zsy_tutor.puzzles("01_can_you_beat_this")
    shown.send_event(Next())
    assert "Puzzle 2 of 40" in repr(shown)


def test_a_file_of_puzzles_is_a_pack(tmp_path: Path) -> None:
    file = tmp_path / "mine.csv"
    file.write_text("kind,position,goal\nbeat,classic 3388QQA/?5/?6 p1 p2:77 p3 -,any\n", "utf-8")
    shown = zsy_tutor.puzzles(str(file))
    assert "Puzzle 1 of 1" in repr(shown)
    assert "a pair of 7s (Lan)" in repr(shown)
    with pytest.raises(BankError, match=r"other\.csv"):
        zsy_tutor.puzzles(str(tmp_path / "other.csv"))


def test_exercises_of_one_kernel_share_what_has_been_done() -> None:
    first, third = zsy_tutor.step("01.01"), zsy_tutor.step("01.03")
    third.send_event(Play())
    first.send_event(Play())
    assert first.view.done[:4] == (True, False, True, False)
    assert zsy_tutor.step("01.02").view.done[:4] == (True, False, True, False)


def test_what_is_done_is_marked_at_once_in_the_heads_of_the_others() -> None:
    first, second, puzzles = zsy_tutor.step("01.01"), zsy_tutor.step("01.02"), zsy_tutor.puzzles("01_can_you_beat_this")
    body, elsewhere = second.panel.body, puzzles.panel.head
    first.send_event(Play())
    assert second.panel.head["steps"][:3] == ["done", "now", ""]
    assert second.panel.body == body
    assert puzzles.panel.head == elsewhere


def test_the_language_is_that_of_the_launcher_unless_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert zsy_tutor.step("01.01").lang == "en"
    monkeypatch.setenv(LANGUAGE_VARIABLE, "zh")
    assert zsy_tutor.step("01.01").lang == "zh"
    assert zsy_tutor.step("01.01", lang="en").lang == "en"
    with pytest.raises(RequestError, match="there are en, zh"):
        zsy_tutor.step("01.01", lang="de")


def test_a_step_that_is_not_there_says_which_are() -> None:
    with pytest.raises(RequestError, match=r"01\.01 to 01\.12"):
        zsy_tutor.step("01.99")


def test_a_table_is_as_the_learner_has_chosen_unless_asked_for() -> None:
    course.CHOSEN.keep(Preferences("dom", True))
    made = [zsy_tutor.step("01.01"), zsy_tutor.puzzles("01_can_you_beat_this"), zsy_tutor.step("01.01", hand="canvas")]
    assert [(each.hand, each.four_colours) for each in made] == [("dom", True), ("dom", True), ("canvas", True)]
    assert not zsy_tutor.step("01.01", four_colours=False).four_colours
    with pytest.raises(RequestError, match="there are canvas, dom"):
        zsy_tutor.step("01.01", hand="paper")


def test_open_exercises_follow_a_new_choice_but_those_that_were_asked_for() -> None:
    follows, asked = zsy_tutor.step("01.01"), zsy_tutor.step("01.01", hand="canvas")
    course.redress(Preferences("dom", True))
    assert (follows.hand, follows.four_colours) == ("dom", True)
    assert (asked.hand, asked.four_colours) == ("canvas", False)
    follows.send_event(Play())
    assert follows.view.finished


def test_a_broken_file_of_choices_is_told_in_the_first_exercise_and_until_something_is_done(tmp_path: Path) -> None:
    (tmp_path / "preferences.json").write_text("{")
    first, second = zsy_tutor.step("01.01"), zsy_tutor.step("01.02")
    assert "could not be read" in first.panel.error
    assert second.panel.error == ""
    first.send_event(Play())
    assert first.panel.error == ""


def test_without_ipycanvas_the_chosen_canvas_is_a_table_of_elements(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zsy_tutor.widgets.table", None)
    assert zsy_tutor.step("01.01").hand == "dom"
