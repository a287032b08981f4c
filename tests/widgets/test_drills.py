"""Drills on the page: a streak with its clock, a set of one's own, a puzzle of one's own."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import zsy_tutor
from tests.study.test_progress import A
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.study.exercises import right_answers
from zsy_tutor.study.session import Choose, Pass, Typed
from zsy_tutor.widgets import course
from zsy_tutor.widgets.drills import SetDrill, StreakDrill
from zsy_tutor.widgets.exercise import Exercise
from zsy_tutor.widgets.form import Form
from zsy_tutor.widgets.own import OwnPuzzle


class Time:
    """A clock that stands until it is moved."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def values(form: Form) -> dict[str, Any]:
    return {field["id"]: field["value"] for field in form.fields}


def press(form: Form, button: str, **changed: Any) -> None:
    """What the page sends on a press, after these fields were changed."""
    form._received(form, {"kind": "press", "id": button, "values": values(form) | changed}, [])


def answer_right(exercise: Exercise) -> None:
    part = exercise.state.part
    right = right_answers(part)
    if part.kind == "name":
        exercise.send_event(Choose(right[0]))
    elif part.kind in ("order", "which_beats"):
        exercise.send_event(Typed(" ".join(right)))
    else:
        exercise.send_event(Pass() if right[0] == "pass" else Typed(right[0]))


def answer_wrong(exercise: Exercise) -> None:
    part = exercise.state.part
    right = right_answers(part)
    if part.kind == "name":
        exercise.send_event(Choose(next(each for each in part.choices if each not in right)))
    elif part.kind in ("order", "which_beats"):
        rows = right[::-1] if part.kind == "order" else right[:-1] or ("?",)
        others = [each for each in part.items if str(each) not in right] if part.kind == "which_beats" else []
        exercise.send_event(Typed(" ".join(map(str, [*rows, *others]))))
    else:
        exercise.send_event(Typed("3 4"))


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def drill(clock: Time) -> StreakDrill:
    return StreakDrill("en", Random(5), clock)


def shown(drill: StreakDrill | SetDrill | OwnPuzzle) -> Exercise:
    assert drill.exercise is not None
    return drill.exercise


def test_a_streak_goes_on_by_itself_and_stops_at_a_miss(drill: StreakDrill) -> None:
    assert drill.exercise is None
    press(drill.form, "start")
    for n in range(3):
        assert shown(drill).state.place == n
        answer_right(shown(drill))
    assert drill.form.clock["score"] == "3 right"
    answer_wrong(shown(drill))
    assert shown(drill).state.place == 3, "a miss is read before one goes on"
    assert drill.form.note.startswith("Missed")
    assert drill.form.clock["score"] == "3 right"


def test_a_streak_begins_at_its_first_puzzle_whoever_has_done_that_one_before(clock: Time) -> None:
    drills = [StreakDrill("en", Random(11), clock) for _ in range(2)]
    press(drills[0].form, "start")
    answer_right(shown(drills[0]))
    press(drills[1].form, "start")
    assert shown(drills[1]).state.place == 0
    assert shown(drills[1]).state.progress.is_done(shown(drills[1]).state.step.id)


def test_endgames_go_on_at_the_first_that_is_not_done() -> None:
    first = zsy_tutor.endgames(number=3)
    course.REGISTRY.store.keep([replace(A, step=first.state.level.steps[0].id)])  # type: ignore[union-attr]
    assert zsy_tutor.endgames(number=3).state.place == 1


def test_when_the_time_is_up_what_was_missed_is_there_to_be_done(drill: StreakDrill, clock: Time) -> None:
    press(drill.form, "start")
    assert drill.form.clock["running"]
    answer_wrong(shown(drill))
    missed = shown(drill).state.step.id
    clock.now = 60
    press(drill.form, "stop")
    assert not drill.form.clock["running"]
    assert drill.form.note == "None right this time. One missed. The ones you missed are below, to be done in peace."
    assert [step.id for step in shown(drill).state.level.steps] == [missed]
    answer_right(shown(drill))
    assert drill.form.clock["score"] == "0 right", "what is done in peace is not counted"


def test_an_answer_after_the_end_does_not_count_whatever_the_page_says(drill: StreakDrill, clock: Time) -> None:
    press(drill.form, "start")
    answer_right(shown(drill))
    clock.now = 200
    answer_right(shown(drill))
    assert drill.form.note == "One right. None missed."
    assert drill.exercise is None
    press(drill.form, "over")
    assert drill.form.note == "One right. None missed."


def test_the_clock_can_be_switched_off_and_stays_off(drill: StreakDrill, clock: Time) -> None:
    press(drill.form, "start", timed=False)
    clock.now = 100_000
    answer_right(shown(drill))
    assert (drill.form.clock["total"], drill.form.clock["score"]) == (0, "1 right")
    press(drill.form, "stop")
    assert values(drill.form)["timed"] is False


def test_again_is_in_another_order(drill: StreakDrill) -> None:
    press(drill.form, "start")
    first = [puzzle.id for puzzle in drill.order]
    press(drill.form, "stop")
    press(drill.form, "start")
    assert not set(first) & {puzzle.id for puzzle in drill.order}


@pytest.mark.parametrize("lang", LANGS)
def test_a_set_is_what_was_chosen(lang: str) -> None:
    drill = zsy_tutor.my_set(lang, seed=1)
    drill.form._received(None, {"kind": "change", "values": values(drill.form) | {"kinds": ["name"]}}, [])
    themes = next(field for field in drill.form.fields if field["id"] == "themes")
    assert "must_pass" not in [option["id"] for option in themes["options"]]
    press(drill.form, "deal", rules="two-low", number="5")
    steps = shown(drill).state.level.steps
    assert len(steps) == 5
    assert all(step.kind == "name" and step.parts[0].rule_set.preset == "two-low" for step in steps)
    press(drill.form, "deal")
    assert not {step.id for step in steps} & {step.id for step in shown(drill).state.level.steps}


def test_where_nothing_fits_it_says_so_and_the_button_too() -> None:
    drill = zsy_tutor.my_set("en", seed=1)
    drill.form._received(None, {"kind": "change", "values": {"kinds": ["name"], "difficulty": "hard"}}, [])
    assert drill.form.note == "No puzzle fits. Take away a theme or a kind."
    (deal,) = drill.form.buttons
    assert (deal["enabled"], deal["note"]) == (False, drill.form.note)
    press(drill.form, "deal")
    assert drill.exercise is None


def test_what_no_form_sends_is_as_if_nothing_were_chosen() -> None:
    drill = zsy_tutor.my_set("en", seed=1)
    drill.form._received(None, {"kind": "change", "values": {"kinds": 7, "themes": None, "number": "999"}}, [])
    assert (drill.wish.kinds, drill.wish.themes, drill.wish.number) == ((), (), 10)
    press(drill.form, "deal", kinds=["name"], themes=["equal_rank"])
    assert drill.wish.themes == (), "a theme that the kind has not is not asked for"
    assert len(shown(drill).state.level.steps) == 10


@pytest.fixture
def own(tmp_path: Path) -> OwnPuzzle:
    return zsy_tutor.own_puzzle("en", tmp_path)  # type: ignore[no-any-return]


def test_a_puzzle_of_ones_own_is_proved_tried_saved_and_handed_on(own: OwnPuzzle) -> None:
    press(own.form, "show", hand="4 9 9 J", table="7 7", owner="3")
    assert own.form.note == "A good puzzle, easy. Right answers: 1. Try it below."
    answer_right(shown(own))
    line = values(own.form)["line"]
    assert json.loads(line)["position"] == "classic 499J/?5/?5 p1 p3:77 - -"
    press(own.form, "save")
    assert own.form.note == "Saved as my-001 in my_puzzles.jsonl."
    press(own.form, "save")
    assert own.form.note == "It is in my_puzzles.jsonl already, as my-001."
    other = zsy_tutor.own_puzzle("zh", own.folder)
    press(other.form, "open", read=line)
    assert shown(other).state.part.position is not None
    press(other.form, "mine")
    assert shown(other).state.level.steps[0].id == "my-001"


def lay(own: OwnPuzzle, **what: Any) -> None:
    """A press on the board. The page has not heard yet what came of those before: its lines are as they were."""
    stale = dict.fromkeys(("rules", "hand", "others", "table"), "stale")
    press(own.form, "board", **stale, typed=[], board=what)


def test_cards_are_laid_on_a_board_however_late_the_page_hears_of_it(own: OwnPuzzle) -> None:
    for rank in ("9", "4", "9", "J"):
        lay(own, act="add", place="hand", rank=rank)
    assert own.form.live == "Your cards: 4, 9, 9 and jack"
    for _ in range(2):
        lay(own, act="add", place="table", rank="7")
    assert (values(own.form)["hand"], values(own.form)["table"]) == ("4 9 9 J", "7 7")
    rows = {row["id"]: row for row in own.form.board["rows"]}
    assert [card["card"] for card in rows["hand"]["cards"]] == ["4d", "9d", "9c", "Jd"]
    assert rows["hand"]["cards"][0]["says"] == "Take away: 4, Your cards"
    assert set(own.form.drawings) >= {card["card"] for row in rows.values() for card in row["cards"]}
    lay(own, act="hide", place="p2", number=1)
    lay(own, act="seat", number=1)
    assert own.form.live == "4 players"
    press(own.form, "show", **(values(own.form) | {"typed": []}))
    assert json.loads(values(own.form)["line"])["position"] == "classic 499J/?6/?5/?5 p1 p2:77 p3p4 -"
    lay(own, act="take", place="hand", number=0)
    assert values(own.form)["line"] == "", "another position is not proved yet"


def test_what_cannot_be_laid_is_said_at_the_board(own: OwnPuzzle) -> None:
    press(own.form, "show", hand="8 8 8 8")
    ranks = {rank["id"]: rank["none"] for rank in own.form.board["ranks"]}
    assert ranks["8"] == "No 8 is left: all of them lie here already."
    lay(own, act="add", place="hand", rank="8")
    assert next(field["wrong"] for field in own.form.fields if field["id"] == "board") == ranks["8"]
    own.form._received(None, {"kind": "change", "values": {"hand": "8 x", "typed": ["hand"]}}, [])
    (row,) = [row for row in own.form.board["rows"] if row["id"] == "hand"]
    assert (row["cards"], row["note"]) == ([], "What is written there cannot be read. Mend it in the field below.")
    for nonsense in (None, {}, {"act": "add"}, {"act": "take", "place": "p9", "number": "x"}):
        press(own.form, "board", typed=[], board=nonsense)
    assert own.draft.hand == "8 x"


def test_what_is_wrong_stands_at_its_field_and_nothing_is_lost(own: OwnPuzzle) -> None:
    press(own.form, "show", hand="4 9 1", table="7 7")
    hand = next(field for field in own.form.fields if field["id"] == "hand")
    assert (hand["value"], hand["wrong"]) == (
        "4 9 1", "I cannot read this from character 5 on. There is no rank 1. Write 10 in full.",
    )  # fmt: skip
    assert own.form.live == hand["wrong"]
    assert values(own.form)["table"] == "7 7"
    press(own.form, "open", read="hello")
    assert next(field for field in own.form.fields if field["id"] == "read")["wrong"]


def test_what_was_proved_is_forgotten_when_something_else_is_written(own: OwnPuzzle) -> None:
    press(own.form, "show", hand="4 9 9 J", table="7 7", owner="3")
    own.form._received(None, {"kind": "change", "values": values(own.form) | {"hand": "4 5"}}, [])
    assert values(own.form)["line"] == ""
    assert "save" not in [button["id"] for button in own.form.buttons]


def test_a_folder_that_cannot_be_written_keeps_the_puzzle(own: OwnPuzzle) -> None:
    own.folder = own.folder / "missing"
    press(own.form, "show", hand="4 9 9 J", table="7 7", owner="3")
    press(own.form, "save")
    assert own.form.note.startswith("It could not be saved: ")
    assert values(own.form)["line"]


@pytest.mark.parametrize("lang", LANGS)
def test_each_stands_as_text_in_a_saved_notebook(lang: str) -> None:
    for made in (zsy_tutor.streak(lang), zsy_tutor.my_set(lang), zsy_tutor.own_puzzle(lang)):
        first, second = made.saved_text().splitlines()
        assert repr(made) == first
        assert second
