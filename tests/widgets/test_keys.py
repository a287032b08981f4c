"""The help with the keys lists what an exercise has keys for, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.widgets.views import Fake, fake_view
from zsy_tutor.study import session
from zsy_tutor.study.lessons import lesson, lesson_files
from zsy_tutor.widgets import keys

WAYS = {"name": ("choose",), "why_not": ("choose",), "order": ("order",), "which_beats": ("mark",),
        "who": ("choose", "several"), "count": ("count",), "verdicts": ("several",)}  # fmt: skip
"""By the kind of a part; all others are answered by lifting cards."""


def test_each_kind_of_exercise_has_the_keys_of_its_answers() -> None:
    for lesson_id in lesson_files():
        level = lesson(lesson_id)
        for place, step in enumerate(level.steps):
            state = session.open_level(level, place, single=True)
            shown = session.view(state, "en")
            assert keys.answered_by(shown) in WAYS.get(state.part.kind, ("lift",)), step.id
            assert keys.lifts(shown) == (state.part.kind not in WAYS)


@pytest.mark.parametrize("way", keys.KEYS)
def test_every_way_to_answer_has_a_hint_a_way_out_and_the_help_itself(way: str) -> None:
    caps = [key for row in keys.KEYS[way] for key in row[0].split()]
    assert {"H", "escape", "?", "tab"} <= set(caps)
    assert len(caps) == len(set(caps))


def test_a_key_is_listed_only_where_its_button_is() -> None:
    view = fake_view(Fake(), "en")
    less = replace(view, actions=tuple(action for action in view.actions if action.id != "pass"))
    assert ["P"] in [row["keys"] for row in keys.rows(view, "en")]
    assert ["P"] not in [row["keys"] for row in keys.rows(less, "en")]
    assert ["passes" in keys.help_line(each, "en") for each in (view, less)] == [True, False]
    assert ["P键" in keys.help_line(each, "zh") for each in (view, less)] == [True, False]


def test_the_rows_are_in_the_language_of_the_exercise() -> None:
    view = fake_view(Fake(), "en")
    rows = keys.rows(view, "en")
    assert {"keys": ["P"], "does": "press “Pass”"} in rows
    assert {"keys": ["Enter"], "does": "play what is lifted"} in rows
    chinese = keys.rows(view, "zh")
    assert [len(row["keys"]) for row in chinese] == [len(row["keys"]) for row in rows]
    assert {"keys": ["回车"], "does": "出选好的牌"} in chinese
