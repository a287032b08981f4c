"""`step` and `puzzles`: what a cell of the course shows."""

from __future__ import annotations

import pytest

import zsy_tutor
from zsy_tutor.rules.errors import RequestError
from zsy_tutor.study.session import Next, Play, Registry
from zsy_tutor.widgets import course
from zsy_tutor.widgets.exercise import Exercise


@pytest.fixture(autouse=True)
def fresh_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "REGISTRY", Registry())
    monkeypatch.delenv(course.LANGUAGE_VARIABLE, raising=False)


def test_a_step_is_an_exercise_that_prints_as_text() -> None:
    shown = zsy_tutor.step("01.01")
    assert isinstance(shown, Exercise)
    assert repr(shown).startswith("Step 01.01. Hand: 3♠")


def test_a_pack_is_an_exercise_with_next() -> None:
    shown = zsy_tutor.puzzles("01_can_you_beat_this")
    shown.send_event(Next())
    assert "Puzzle 2 of 40" in repr(shown)


def test_exercises_of_one_kernel_share_what_has_been_done() -> None:
    first, third = zsy_tutor.step("01.01"), zsy_tutor.step("01.03")
    third.send_event(Play())
    first.send_event(Play())
    assert first.view.done[:4] == (True, False, True, False)
    assert zsy_tutor.step("01.02").view.done[:4] == (True, False, True, False)


def test_the_language_is_that_of_the_launcher_unless_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert zsy_tutor.step("01.01").lang == "en"
    monkeypatch.setenv(course.LANGUAGE_VARIABLE, "zh")
    assert zsy_tutor.step("01.01").lang == "zh"
    assert zsy_tutor.step("01.01", lang="en").lang == "en"
    with pytest.raises(RequestError, match="there are en, zh"):
        zsy_tutor.step("01.01", lang="de")


def test_a_step_that_is_not_there_says_which_are() -> None:
    with pytest.raises(RequestError, match=r"01\.01 to 01\.12"):
        zsy_tutor.step("01.99")
