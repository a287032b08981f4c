"""The table of elements without a browser: what is sent to the page, and what a press there does."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import zsy_tutor
from tests.widgets.views import HAND, MANY, RIGHT, WRONG, Fake, fake_reduce, fake_view
from zsy_tutor.study.view import CardView, SeatView
from zsy_tutor.widgets import geometry, hand_dom, svg
from zsy_tutor.widgets.exercise import Exercise
from zsy_tutor.widgets.hand_dom import HandDom


@pytest.fixture
def exercise() -> Iterator[Exercise]:
    made = Exercise(Fake(), "en", reduce=fake_reduce, view=fake_view, hand="dom")
    yield made
    made.close()


def table(exercise: Exercise) -> HandDom:
    assert isinstance(exercise.table, HandDom)
    return exercise.table


def page(exercise: Exercise, **content: Any) -> None:
    """A message of the page."""
    table(exercise)._handle_custom_msg(content, [])


def test_a_page_is_sent_two_widgets_and_no_canvas(exercise: Exercise) -> None:
    assert [type(child).__name__ for child in exercise.children] == ["HandDom", "Panel"]


def test_a_press_lifts_a_card_and_is_answered_by_its_name(exercise: Exercise) -> None:
    page(exercise, kind="toggle", index=5, press="a-1")
    assert exercise.state.selected == (5,)
    assert table(exercise).lifted[0] == 5
    assert table(exercise).seen == "a-1"
    page(exercise, kind="toggle", index=5, press="a-2")
    assert exercise.state.selected == ()
    assert table(exercise).seen == "a-2"


def test_a_press_that_changes_nothing_is_answered_too(exercise: Exercise) -> None:
    """So that the card, lifted on the page at once, sinks again."""
    exercise._reduce = lambda state, event: state
    page(exercise, kind="toggle", index=5, press="a-1")
    assert table(exercise).seen == "a-1"
    exercise._reduce = lambda state, event: 1 / 0
    page(exercise, kind="toggle", index=5, press="a-2")
    assert table(exercise).seen == "a-2"
    assert "ZeroDivisionError" in exercise.panel.error


def test_keys_mean_what_they_mean_on_the_canvas(exercise: Exercise) -> None:
    for key in ("Enter", "Escape"):  # Escape is the page's own: it leaves the cards
        page(exercise, kind="key", key=key)
    assert exercise.state.presses == ("Play",)


def test_w9_a_message_that_makes_no_sense_is_shown_as_an_error(exercise: Exercise) -> None:
    page(exercise, kind="toggle", index="third", press="a-1")
    assert "ValueError" in exercise.panel.error
    table(exercise)._handle_custom_msg("not even a dict", [])
    assert "TypeError" in exercise.panel.error


def test_a_lift_sends_which_cards_are_lifted_and_no_more(exercise: Exercise) -> None:
    changed: list[str] = []
    table(exercise).observe(lambda change: changed.append(change["name"]), hand_dom_traits())
    page(exercise, kind="toggle", index=1, press="a-1")
    assert sorted(changed) == ["lifted", "seen"]
    sent = json.dumps(table(exercise).lifted) + json.dumps(exercise.panel.body)
    assert len(sent) < 400


def hand_dom_traits() -> list[str]:
    return ["cards", "lifted", "fan", "seats", "trick", "drawings", "liftable", "seen", "name", "count"]


def test_w8_each_card_has_its_name_and_state_as_text() -> None:
    plain = CardView("Th", "10 of hearts")
    said = {
        replace(plain, **{state: True}): hand_dom.card_data(replace(plain, **{state: True}), "en")["name"]
        for state in ("selected", "fault", "hint", "dim")
    }
    assert list(said.values()) == [
        "10 of hearts", "10 of hearts, at fault", "10 of hearts, marked by the hint",
        "10 of hearts, cannot be played now",
    ]  # fmt: skip
    every = hand_dom.card_data(replace(plain, selected=True, fault=True, hint=True, dim=True), "en")
    assert every["state"] == "fault"
    assert every["name"] == "10 of hearts, at fault, marked by the hint, cannot be played now"


def test_w8_the_hand_is_not_read_out_twice(exercise: Exercise) -> None:
    assert exercise.panel.rest["cards"] == []


def test_seats_say_what_the_canvas_paints() -> None:
    assert hand_dom.seat_data(SeatView("p2", "Lan", 1), "en")["says"] == "1 card"
    out = hand_dom.seat_data(SeatView("p2", "Lan", 0, passed=True, place=1, title="Upstream"), "en")
    assert (out["says"], out["backs"], out["passed"]) == ("Upstream", 0, False)
    assert hand_dom.seat_data(SeatView("p2", "Lan", 9, passed=True), "zh")["passed"]


@pytest.mark.parametrize("width", [240, 320, 480, 700, 860])
@pytest.mark.parametrize("hand", [HAND, MANY])
def test_cards_lie_where_the_canvas_has_them(width: int, hand: tuple[str, ...]) -> None:
    data = hand_dom.fan_data(fake_view(Fake(hand=hand), "en"), width)
    fan = geometry.fan([card[0] for card in hand], width)
    assert [(place["x"], place["y"]) for place in data["places"]] == [
        (round(place.x, 2), round(place.y, 2)) for place in fan.places
    ]
    assert all(0 <= place["x"] <= width - data["w"] for place in data["places"])


def test_the_trick_is_named_and_a_solved_play_has_its_tick() -> None:
    data = hand_dom.trick_data(fake_view(Fake(), "en"), 700, "en")
    assert (data["label"], data["rows"][0]["name"]) == ("Lan played a pair of 9s", "9 of clubs, 9 of diamonds")
    done = hand_dom.trick_data(fake_view(Fake(done=True, feedback=RIGHT), "en"), 700, "en")
    assert [row["mark"] for row in done["rows"]] == ["beaten", "tick"]
    shown = hand_dom.trick_data(fake_view(Fake(name=True), "en"), 700, "en")
    assert shown["rows"][0]["cards"] == ["8c", "8d", "8h", "Ks"]


def test_an_empty_table_leaves_its_place_open() -> None:
    view = fake_view(Fake(), "en")
    data = hand_dom.trick_data(replace(view, trick=replace(view.trick, cards=())), 700, "en")
    assert data["rows"] == []
    assert data["way"] == geometry.table_width(700)


def test_cards_can_be_lifted_only_while_that_means_something() -> None:
    assert hand_dom.may_lift(fake_view(Fake(feedback=WRONG), "en"))
    assert not hand_dom.may_lift(fake_view(Fake(done=True), "en"))
    assert not hand_dom.may_lift(fake_view(Fake(name=True), "en"))


def test_all_that_is_sent_is_json_in_both_languages() -> None:
    for state in (Fake(), Fake(hand=MANY, seats=6), Fake(done=True), Fake(name=True)):
        for lang in ("en", "zh"):
            made = Exercise(state, lang, reduce=fake_reduce, view=fake_view, hand="dom")
            for name in hand_dom_traits():
                value = getattr(made.table, name)
                assert json.loads(json.dumps(value)) == value
            made.close()


def test_a_drawing_follows_theme_and_colours_of_the_page() -> None:
    for card in (*MANY, "B", "R"):
        drawn = svg.card(card, "zh")
        assert not re.search(r"#[0-9A-F]{6}", drawn), card
        assert drawn.count('<g class="zsy-big">') == 1
    assert "--zsy-suit-dim-d" in svg.suit_variables()
    assert ".zsy-exercise.zsy-dark.zsy-four" in svg.suit_variables()


def test_the_table_is_laid_out_for_the_width_of_the_page(exercise: Exercise) -> None:
    exercise.panel._handle_custom_msg({"kind": "measure", "width": 320, "dpr": 2, "dark": True}, [])
    assert table(exercise).fan["width"] == 320
    exercise.panel._handle_custom_msg({"kind": "measure", "width": 3000, "dpr": 2, "dark": True}, [])
    assert table(exercise).fan["width"] == 860


def test_an_open_exercise_changes_its_table_and_keeps_its_state() -> None:
    made = Exercise(Fake(selected=(1,)), "en", reduce=fake_reduce, view=fake_view)
    made.panel._handle_custom_msg({"kind": "measure", "width": 500, "dpr": 2, "dark": True}, [])
    canvas = made.table.widget
    made.dress("dom", True)
    assert table(made).fan["width"] == 500
    assert 1 in table(made).lifted
    assert canvas.comm is None
    assert "zsy-four" in made._dom_classes
    page(made, kind="toggle", index=2, press="a-1")
    made.dress("canvas", True)
    assert [type(child).__name__ for child in made.children] == ["Canvas", "Panel"]
    assert made.table.width == 500
    assert made.table.scene.look.four
    assert made.state.selected == (1, 2)
    assert len(made.panel.rest["cards"]) == len(HAND)
    made.dress("canvas", False)
    assert not made.table.scene.look.four
    made.close()


def test_a_table_of_no_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="there are canvas, dom"):
        Exercise(Fake(), reduce=fake_reduce, view=fake_view, hand="paper")


WITHOUT = """
import sys
class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "ipycanvas":
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Refuse())
import zsy_tutor
shown = zsy_tutor.step("01.01")
assert type(shown.table).__name__ == "HandDom", shown.table
shown.table._handle_custom_msg({"kind": "key", "key": "Enter"}, [])
assert shown.view.finished
pack = zsy_tutor.puzzles("01_can_you_beat_this", hand="dom")
assert len(pack.table.cards) > 2
assert "ipycanvas" not in sys.modules
"""


def test_everything_works_where_ipycanvas_is_missing(tmp_path: Path) -> None:
    env = {"PYTHONPATH": str(Path(zsy_tutor.__file__).parents[1]), "ZSY_TUTOR_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", WITHOUT], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
