"""A session of review on the page: ten exercises, what has changed below them, and going on where one stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

import zsy_tutor
from tests.study.levels import right_event
from tests.study.test_progress import Clock
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.study.progress import Store
from zsy_tutor.study.session import Next, Registry
from zsy_tutor.widgets import course, reviewing
from zsy_tutor.widgets.exercise import Exercise
from zsy_tutor.widgets.pages import ShownPage
from zsy_tutor.widgets.reviewing import Reviewed


@pytest.fixture(autouse=True)
def clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setenv("ZSY_TUTOR_HOME", str(tmp_path))
    clock = Clock()
    monkeypatch.setattr(course, "REGISTRY", Registry(store=Store(clock)))
    monkeypatch.setattr(reviewing, "BEGUN", [])
    return clock


def solve(exercise: Exercise) -> None:
    while not exercise.view.finished:
        exercise.send_event(right_event(exercise.state))


def begun(lang: str = "en") -> Reviewed:
    found = zsy_tutor.review(lang)
    assert isinstance(found, Reviewed)
    return found


@pytest.fixture
def learnt() -> None:
    for number in range(1, 7):
        solve(zsy_tutor.step(f"02.{number:02}"))


@pytest.mark.parametrize("lang", LANGS)
def test_with_nothing_answered_both_cells_say_what_to_do_first(lang: str) -> None:
    assert isinstance(zsy_tutor.review(lang), ShownPage)
    assert zsy_tutor.review(lang).text == zsy_tutor.due(lang).text


@pytest.mark.usefixtures("learnt")
@pytest.mark.parametrize("lang", LANGS)
def test_after_the_last_exercise_stands_what_has_changed(lang: str, clock: Clock) -> None:
    clock.now += 5 * 86_400
    shown = begun(lang)
    exercise = shown.exercise
    assert len(exercise.view.done) == 10
    for _ in range(10):
        assert shown.changed.value == ""
        solve(exercise)
        exercise.send_event(Next())
    assert "zsy-page" in shown.changed.value
    assert shown.page().text.count("K1") == 1
    assert not exercise.panel.error


@pytest.mark.usefixtures("learnt")
def test_running_the_cell_again_goes_on_where_one_stopped() -> None:
    first = begun()
    solve(first.exercise)
    again = begun()
    assert again.exercise.state.level is first.exercise.state.level
    assert again.exercise.state.place == 1
    for _ in range(10):
        solve(again.exercise)
        again.exercise.send_event(Next())
    assert begun().exercise.state.level.steps[0].id != first.exercise.state.level.steps[0].id


@pytest.mark.usefixtures("learnt")
def test_after_erasing_there_is_nothing_to_review() -> None:
    begun()
    zsy_tutor.erase_progress()
    assert isinstance(zsy_tutor.review(), ShownPage)


@pytest.mark.usefixtures("learnt")
def test_it_is_text_where_nothing_runs() -> None:
    shown = begun()
    assert repr(shown) == repr(shown.exercise)
    assert shown._repr_mimebundle_()["text/plain"] == shown.exercise.saved_text()
