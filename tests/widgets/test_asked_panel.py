"""What the page is given of exercises with players, numbers and tables: fields, choices, help with the keys."""

from __future__ import annotations

from typing import Any

import pytest

from tests.study.kind_steps import after, opened
from zsy_tutor.study.session import Choose, Event, Typed, view
from zsy_tutor.study.view import View
from zsy_tutor.widgets import keys, panel


def seen(step_id: str, *events: Event, lang: str = "en") -> View:
    return view(after(opened(step_id), *events), lang)


def body(step_id: str, *events: Event, lang: str = "en") -> dict[str, Any]:
    return panel.body(seen(step_id, *events, lang=lang), lang)


@pytest.mark.parametrize(("step_id", "bare"), [("06.07", True), ("06.01", True), ("10.01", False), ("07.01", False)])
def test_where_there_is_no_table_none_is_shown(step_id: str, bare: bool) -> None:
    assert body(step_id)["bare"] is bare


def test_fields_have_labels_values_and_marks() -> None:
    numbers = body("06.02", Typed("18 18 16"))["numbers"]
    assert not numbers["finished"]
    assert numbers["fields"][1] == {"id": "1", "label": "2nd", "value": "18", "mark": "wrong", "says": "2nd: not yet"}
    assert body("06.07")["numbers"] is None
    assert body("06.02", Typed("18 17 17"))["numbers"]["finished"]


def test_a_place_in_the_row_is_shown_and_said() -> None:
    choices = body("06.08", Choose("p3"))["choices"]
    assert [(item["place"], item["says"]) for item in choices["items"]] == [(0, ""), (0, ""), (1, "place 1"), (0, "")]
    assert choices["short"]
    assert not choices["long"]


def test_long_choices_have_a_line_each_whatever_the_language() -> None:
    assert body("10.04")["choices"]["long"]
    assert body("10.04", lang="zh")["choices"]["long"]
    assert not body("10.14")["choices"]["long"]


def test_the_tables_above_go_with_the_task() -> None:
    (tricks, left) = panel.head(seen("06.07"), "en")["context"]
    assert tricks["columns"] == ("Trick", "Plays, in turn")
    assert left["rows"][0][0] == "Cards left"


@pytest.mark.parametrize(
    ("step_id", "way", "lifts"),
    [("06.07", "choose", False), ("06.08", "several", False), ("10.01", "several", False), ("06.01", "count", False),
     ("07.02", "lift", True), ("09.02", "lift", True)],
)  # fmt: skip
def test_the_help_knows_how_it_is_answered(step_id: str, way: str, lifts: bool) -> None:
    shown = seen(step_id)
    assert (keys.answered_by(shown), keys.lifts(shown)) == (way, lifts)
    for lang in ("en", "zh"):
        assert keys.rows(seen(step_id, lang=lang), lang)


def test_the_help_names_the_button_that_enter_presses() -> None:
    rows = keys.rows(seen("07.08"), "en")
    assert {"keys": ["Enter"], "does": "press “Give back”"} in rows
    assert not any(row["keys"] == ["P"] for row in rows)
