"""An exercise without a browser: what a press, a click, a key or an error does."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from tests.widgets.views import Fake, fake_reduce, fake_view
from zsy_tutor.widgets.beside import WIDGET_VIEW
from zsy_tutor.widgets.exercise import Exercise


@pytest.fixture
def exercise() -> Iterator[Exercise]:
    made = Exercise(Fake(), "en", reduce=fake_reduce, view=fake_view)
    yield made
    made.close()


def say(exercise: Exercise, **content: Any) -> None:
    """A message as the browser sends it."""
    exercise.panel._handle_custom_msg(content, [])


def page(exercise: Exercise, event: str, **content: Any) -> None:
    """An event of the canvas as the browser sends it."""
    exercise.table.canvas._handle_custom_msg({"event": event, **content}, [])


def click(exercise: Exercise, index: int, dpr: float = 1) -> None:
    placed = exercise.table.scene.hand[index]
    page(exercise, "mouse_down", x=(placed.x + 5) * dpr, y=(placed.y + 5) * dpr)


def presses(exercise: Exercise) -> tuple[str, ...]:
    return exercise.state.presses


def test_a_click_lifts_a_card_and_the_text_says_so(exercise: Exercise) -> None:
    click(exercise, 5)
    assert exercise.state.selected == (5,)
    assert exercise.panel.body["says"] == "lifted 8s"
    click(exercise, 5)
    assert exercise.state.selected == ()


def test_w5_clicks_are_right_at_any_width_and_pixel_ratio(exercise: Exercise) -> None:
    for width, dpr in ((320, 2.0), (700, 1.0), (1100, 1.5), (511.6, 1.25)):
        say(exercise, kind="measure", width=width, dpr=dpr, dark=False)
        for index in (0, 6, 12):
            before = exercise.state.selected
            click(exercise, index, dpr)
            assert set(before) ^ set(exercise.state.selected) == {index}


def test_w4_the_backing_store_follows_the_pixel_ratio(exercise: Exercise) -> None:
    say(exercise, kind="measure", width=600, dpr=2, dark=False)
    canvas = exercise.table.canvas
    assert (canvas.width, canvas.layout.width) == (1200, "600px")
    assert canvas.layout.height == f"{canvas.height / 2:g}px"


def test_the_width_is_kept_within_reason(exercise: Exercise) -> None:
    for width, kept in ((100, 240), (3000, 860), (640.9, 640)):
        say(exercise, kind="measure", width=width, dpr=1, dark=True)
        assert exercise.table.width == kept
    assert exercise.table.scene.look.theme.name == "dark"


def test_a_click_beside_the_cards_means_nothing(exercise: Exercise) -> None:
    page(exercise, "mouse_down", x=2, y=2)
    assert presses(exercise) == ()


def test_buttons_become_events(exercise: Exercise) -> None:
    for name in ("pass", "clear", "hint", "fix", "house", "dispute", "retry", "next", "back", "play"):
        say(exercise, kind="action", id=name)
    assert presses(exercise) == (
        "Pass",
        "Clear",
        "Hint",
        "ShowFix",
        "House",
        "Dispute",
        "Retry",
        "Next",
        "Back",
        "Play",
    )
    say(exercise, kind="choose", id="pair")
    say(exercise, kind="typed", text="TT")
    assert presses(exercise)[-2:] == ("Choose", "Typed")
    assert exercise.view.finished


def test_keys_on_the_canvas(exercise: Exercise) -> None:
    for key in ("ArrowRight", "ArrowRight", " ", "End", " "):
        page(exercise, "key_down", key=key, shift_key=False, ctrl_key=False, meta_key=False)
    assert exercise.state.selected == (2, 12)
    assert exercise.table.focus_shown
    assert exercise.panel.live == "pressed 2"
    page(exercise, "key_down", key="Home", shift_key=False, ctrl_key=False, meta_key=False)
    assert exercise.panel.live == "card 3d"
    for key in ("Enter", "Escape", "x"):
        page(exercise, "key_down", key=key, shift_key=False, ctrl_key=False, meta_key=False)
    assert presses(exercise) == ("Toggle", "Toggle", "Play")
    assert exercise.state.selected == (2, 12)


def test_the_ring_of_the_keyboard_shows_only_for_the_keyboard(exercise: Exercise) -> None:
    say(exercise, kind="focus", shown=True)
    assert exercise.table.scene.over
    click(exercise, 3)
    assert not exercise.table.focus_shown
    assert exercise.table.focus == 3


def test_w9_an_error_is_shown_and_logged_and_changes_nothing(
    exercise: Exercise, caplog: pytest.LogCaptureFixture
) -> None:
    click(exercise, 1)
    before = exercise.state
    with caplog.at_level(logging.ERROR, "zsy_tutor"):
        say(exercise, kind="action", id="why")
    assert "broken on purpose" in exercise.panel.error
    assert "broken on purpose" in caplog.text
    assert exercise.state is before
    click(exercise, 2)
    assert exercise.panel.error == ""
    assert exercise.state.selected == (1, 2)


def test_w9_an_unknown_message_is_an_error_too(exercise: Exercise) -> None:
    say(exercise, kind="action", id="no such button")
    assert "no such button" in exercise.panel.error
    say(exercise, kind="of no kind")
    exercise.panel._handle_custom_msg("not even a dict", [])


def test_w9_an_error_while_painting_is_shown_and_the_next_painting_is_whole(
    exercise: Exercise, monkeypatch: pytest.MonkeyPatch
) -> None:
    page(exercise, "client_ready")
    with monkeypatch.context() as patch:
        patch.setattr("zsy_tutor.widgets.paint.Brush.image", lambda *_: 1 / 0)
        click(exercise, 4)
    assert "ZeroDivisionError" in exercise.panel.error
    assert exercise.table.painter._ground_of is None
    click(exercise, 4)
    assert exercise.panel.error == ""
    assert exercise.table.painter._ground_of is not None


def painted_by(exercise: Exercise, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each painting from now on, whether it was a full one."""
    painted: list[bool] = []
    monkeypatch.setattr(exercise.table.painter, "paint", lambda scene, dpr, again: painted.append(again))
    return painted


def test_w3_nothing_is_painted_before_a_page_is_ready_and_all_of_it_then(
    exercise: Exercise, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = painted_by(exercise, monkeypatch)
    click(exercise, 1)
    say(exercise, kind="measure", width=640, dpr=1, dark=False)
    assert painted == []
    page(exercise, "client_ready")
    click(exercise, 2)
    page(exercise, "client_ready")
    assert painted == [True, False, True]


def test_w3_a_page_that_is_ready_is_painted_once_when_it_has_been_measured(
    exercise: Exercise, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted, waiting = painted_by(exercise, monkeypatch), list[Any]()
    monkeypatch.setattr("zsy_tutor.widgets.table._later", lambda seconds, call: waiting.append(call))
    page(exercise, "client_ready")
    assert painted == []
    say(exercise, kind="measure", width=640, dpr=1, dark=False)
    waiting[0]()
    assert painted == [True]


def test_w3_a_page_that_cannot_be_measured_is_painted_all_the_same(
    exercise: Exercise, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = painted_by(exercise, monkeypatch)
    page(exercise, "client_ready")
    assert painted == [True]


def test_w1_the_text_stands_beside_the_widget(exercise: Exercise) -> None:
    bundle = exercise._repr_mimebundle_()
    assert bundle["text/plain"].startswith("Hand: 3d 5s")
    assert "Run this cell" in bundle["text/plain"]
    assert bundle[WIDGET_VIEW]["model_id"] == exercise.model_id
    assert repr(exercise).startswith("Hand: 3d 5s")


def test_w1_text_and_widget_are_two_outputs(exercise: Exercise, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[dict[str, Any]] = []
    monkeypatch.setattr("IPython.display.display", lambda data, raw: shown.append(data))
    exercise._ipython_display_()
    assert [sorted(data) for data in shown] == [["text/plain"], [WIDGET_VIEW]]


def test_a_page_is_sent_few_widgets() -> None:
    made = Exercise(Fake(), "en", reduce=fake_reduce, view=fake_view)
    assert [type(child).__name__ for child in made.children] == ["Canvas", "Panel"]
    assert made.panel.turn == 1
    made.close()


def test_the_default_reducer_is_the_session() -> None:
    from zsy_tutor.study import session
    from zsy_tutor.study.lessons import find_step

    level, place = find_step("01.01")
    made = Exercise(session.open_level(level, place, single=True))
    say(made, kind="action", id="play")
    assert made.view.finished
    made.close()
