"""Answers become ratings of rules, and the same answers always give the same schedule."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from tests.study.test_progress import NOW, A
from zsy_tutor.study.progress import Answer
from zsy_tutor.study.schedule import Memory, due, memories, ratings

HOUR, DAY = 3600.0, 86_400.0


def right(at: float, *rules: str, step: str = "01.02", stars: int = 3, **more: object) -> Answer:
    return replace(A, at=NOW + at, rules=rules, step=step, stars=stars, **more)  # type: ignore[arg-type]


def wrong(at: float, rule: str, *rules: str, step: str = "01.02", code: str = "too_low") -> Answer:
    return replace(A, at=NOW + at, rule=rule, rules=rules or (rule,), step=step, stars=None, outcome="wrong", code=code)


def said(*answers: Answer) -> list[tuple[str, str]]:
    return [(each.rule, each.rating) for each in ratings(answers)]


# what an answer says of a rule


def test_a_right_answer_is_good_for_every_rule_of_the_exercise() -> None:
    assert said(right(0, "C1", "B1")) == [("C1", "good"), ("B1", "good")]


def test_a_wrong_answer_is_held_against_the_rule_it_breaks_and_not_against_that_of_the_exercise() -> None:
    assert said(wrong(0, "B1", "K5"), right(9, "K5", "B1")) == [("B1", "again"), ("K5", "good")]


def test_several_slips_in_one_go_count_once_and_in_two_goes_twice() -> None:
    assert said(wrong(0, "B1"), wrong(1, "B1"), right(2, "B1"), wrong(3, "B1")) == [("B1", "again")] * 2


def test_two_hints_make_it_hard_and_being_shown_the_answer_means_again() -> None:
    assert said(right(0, "B1", stars=2)) == [("B1", "good")]
    assert said(right(0, "B1", stars=1)) == [("B1", "hard")]
    assert said(right(0, "B1", stars=0, outcome="shown")) == [("B1", "again")]


def test_right_at_once_twice_running_is_easy() -> None:
    once = [right(0, "B1"), right(1, "B1"), wrong(2, "B1"), right(3, "B1"), right(4, "B1"), right(5, "B1")]
    assert [rating for _, rating in said(*once)] == ["good", "easy", "again", "good", "easy"]


def test_what_an_exercise_shows_and_a_slip_of_lifting_rate_nothing() -> None:
    assert said(right(0, "B1", outcome="shown", purpose="show")) == []
    assert said(wrong(0, "P4", code="nothing_selected"), wrong(1, "P4", code="not_in_hand")) == []
    assert said(wrong(0, "", code="loses")) == []  # played badly, by the rules


def test_playing_an_endgame_well_or_badly_says_nothing_of_a_rule_but_a_refused_play_does() -> None:
    lost = replace(wrong(0, "", "K5", code="loses"), kind="endgame")
    won = replace(right(9, "K5", "B1"), kind="endgame")
    assert said(lost, won) == []
    assert said(replace(wrong(0, "B1"), kind="endgame"), won) == [("B1", "again")]


def test_an_answer_that_does_not_end_the_exercise_rates_nothing_yet() -> None:
    assert said(replace(right(0, "B1"), stars=None)) == []


def test_rules_of_another_version_are_passed_over() -> None:
    assert said(right(0, "X9", "B1"), wrong(1, "X9")) == [("B1", "good")]


# the schedule

STORY = (
    right(0, "C1", "B1"), right(40, "C1", step="01.03"),
    wrong(90, "K5", step="03.05"), right(120, "K5", step="03.05"),
    right(900, "K5", step="03.06"), right(2 * HOUR, "C1", step="01.04"),
    right(3 * DAY, "K5", step="r.1"), right(3 * DAY + 60, "C1", step="r.2", stars=1),
    wrong(10 * DAY, "K5", step="r.3"), right(10 * DAY + 30, "K5", step="r.3"),
    right(10 * DAY + 700, "K5", step="r.4"), right(20 * DAY, "B1", step="r.5"),
)  # fmt: skip
GOLDEN = """
 1 C1 good  shaky      0.17 h
 1 B1 good  shaky      0.17 h
 2 C1 easy  known     96.00 h
 3 K5 again shaky      0.02 h
 4 K5 again shaky      0.01 h
 5 K5 good  shaky      0.17 h
 6 C1 easy  known     94.01 h
 7 K5 easy  known    120.00 h
 8 C1 hard  known    288.00 h
 9 K5 again shaky      0.17 h
10 K5 again shaky      0.16 h
11 K5 good  known     24.00 h
12 B1 easy  known   1416.00 h
"""
"""After each answer of the story: the rule, its last rating, its standing, and how long until it is due."""


def test_the_golden_schedule() -> None:
    lines = []
    for n in range(1, len(STORY) + 1):
        at = STORY[n - 1].at
        for rule in STORY[n - 1].rules:
            known = memories(STORY[:n])[rule]
            hours = (known.due - at) / HOUR
            lines.append(f"{n:>2} {rule} {known.rating:<5} {known.standing(at):<5} {hours:9.2f} h")
    assert "\n".join(lines) == GOLDEN.strip("\n"), "\n" + "\n".join(lines)


def test_the_same_answers_give_the_same_schedule() -> None:
    assert memories(STORY) == memories(STORY)
    assert list(memories(STORY)) == ["C1", "K5", "B1"]


def test_what_is_due_is_named_the_longest_overdue_first() -> None:
    known = tuple(memories(STORY).values())
    assert due(known, NOW) == ()
    late = due(known, NOW + 400 * DAY)
    assert {each.rule for each in late} == {"C1", "K5", "B1"}
    assert [each.due for each in late] == sorted(each.due for each in late)


def _of(*answers: Answer) -> Memory:
    return memories(answers)["B1"]


def test_more_right_answers_on_one_day_do_not_put_a_rule_off_for_weeks() -> None:
    few = _of(right(0, "B1"), right(700, "B1"))
    many = _of(*(right(700.0 * n, "B1") for n in range(12)))
    assert many.due - many.last <= few.due - few.last
    assert many.times == 12


def test_a_rule_is_shaky_at_first_known_later_and_forgotten_in_the_end() -> None:
    assert _of(right(0, "B1")).standing(NOW) == "shaky"
    known = _of(right(0, "B1"), right(700, "B1"))
    assert known.standing(NOW + 700) == "known"
    assert known.standing(NOW + 700 + 3000 * DAY) == "shaky"
    assert _of(right(0, "B1"), right(700, "B1"), wrong(900, "B1")).standing(NOW + 900) == "shaky"


def test_a_clock_that_was_put_back_stops_nothing() -> None:
    assert _of(right(0, "B1"), right(-5 * DAY, "B1"), right(9 * DAY, "B1")).times == 3
    assert 0 <= _of(right(0, "B1")).chance(NOW - DAY) <= 1


@pytest.mark.parametrize("module", ["zsy_tutor", "zsy_tutor.study.session", "zsy_tutor.widgets.course"])
def test_fsrs_and_sqlite_are_not_loaded_before_they_are_needed(module: str) -> None:
    code = f"import sys, {module}; print(sorted({{'fsrs', 'altair', 'vl_convert', 'narwhals'}} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
