"""By what rules a table plays is said wherever the learner could not know, and a first lead names its card."""

from __future__ import annotations

import pytest

from tests.study.levels import lesson as lesson_of
from zsy_tutor.study.kinds import WORDS
from zsy_tutor.study.lessons import lesson, lesson_files
from zsy_tutor.study.puzzles import pack, pack_files
from zsy_tutor.study.session import open_level, view
from zsy_tutor.study.table_rules import told

SAYS = {"en": ("Classic rules", "Two-low rules"), "zh": ("经典打法", "2最小打法")}


@pytest.mark.parametrize("lang", SAYS)
@pytest.mark.parametrize("name", lesson_files())
def test_a_lesson_that_leaves_the_classic_table_says_in_each_step_where_it_is(name: str, lang: str) -> None:
    level = lesson(name)
    played = {str(part.rule_set) for step in level.steps for part in step.parts if part.kind not in WORDS}
    elsewhere = bool(played - {"classic", "classic,packs=2"})
    for place, step in enumerate(level.steps):
        shown = view(open_level(level, place, single=True), lang)
        if step.parts[0].kind not in WORDS:
            assert shown.aim.startswith(SAYS[lang]) == elsewhere
            assert any(rules in shown.text for rules in SAYS[lang]) == elsewhere


def test_a_pack_always_says_it() -> None:
    assert all(told(pack(name)) for name in pack_files())


def test_P1_where_the_first_play_has_to_hold_a_card_the_task_names_it() -> None:
    position = "classic 3d3s4c7dKh/?8/?8/?8 p1 - - - open=3d"
    first = view(open_level(lesson_of(f'position = "{position}"\nright = ["3", "33"]'), single=True), "en")
    assert first.aim == "You lead: any combination that holds the 3 of diamonds counts."
    later = view(open_level(lesson("11"), lesson("11").index("11.12"), single=True), "zh")
    assert later.aim.endswith("由你先出，什么牌型都行。")
