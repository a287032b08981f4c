"""The examination on the page: begin, answer, hand in, read how it went, save the certificate."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import zsy_tutor
from tests.study.levels import right_event
from tests.widgets.test_drills import press, values
from zsy_tutor.explain.messages import LANGS, text
from zsy_tutor.study.progress import Store
from zsy_tutor.study.review import mistakes
from zsy_tutor.study.session import Choose, Next
from zsy_tutor.widgets.course import REGISTRY
from zsy_tutor.widgets.exam import Exam

NOON = 1_796_000_000.0


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    """Answers are kept here."""
    store = Store(lambda: NOON, lambda: tmp_path / "answers.sqlite3")
    monkeypatch.setattr(REGISTRY, "store", store)
    return store


@pytest.fixture
def exam(tmp_path: Path) -> Exam:
    return Exam("en", Random(3), lambda: NOON, tmp_path)


def answer_everything(exam: Exam) -> None:
    assert exam.exercise is not None
    for _ in range(200):
        if exam.sheet is None or exam.sheet.is_over:
            return
        exam.exercise.send_event(right_event(exam.exercise.state))
    raise AssertionError("the paper never ends")


def test_a_paper_is_written_passed_and_certified(exam: Exam, tmp_path: Path) -> None:
    press(exam.form, "start", name="  Li   Hua ")
    assert exam.exercise is not None
    assert exam.exercise.panel.head["stars"] == -1
    assert exam.form.clock["score"] == "0 of 30 answered"
    exam.exercise.send_event(right_event(exam.exercise.state))
    assert exam.form.clock["score"] == "1 of 30 answered"
    answer_everything(exam)
    assert exam.form.note == "30 of 30 right."
    assert "Passed with distinction." in exam.children[1].value
    press(exam.form, "save")
    assert exam.form.note == f"Saved as certificate_{exam.seed}.html, beside this notebook. Open it and print it."
    page = (tmp_path / f"certificate_{exam.seed}.html").read_text(encoding="utf-8")
    assert "<strong>Li Hua</strong> knows the rules" in page
    assert 'src="' not in page
    assert "url(" not in page
    assert "<script" not in page


def test_what_is_answered_is_kept_and_what_was_wrong_comes_back(exam: Exam, kept: Store) -> None:
    press(exam.form, "start")
    assert exam.exercise is not None
    while exam.exercise.state.part.kind != "why_not":
        exam.exercise.send_event(Next())
    assert kept.answers() == (), "what is left out is no answer"
    part = exam.exercise.state.part
    exam.exercise.send_event(Choose(next(choice for choice in part.choices if choice not in part.right)))
    exam.exercise.send_event(right_event(exam.exercise.state))
    first, second = kept.answers()
    assert (first.outcome, first.purpose, first.stars) == ("wrong", "exam", None)
    assert (second.outcome, second.purpose, second.stars) == ("right", "exam", 3)
    assert first.step.startswith(f"exam.{exam.seed}.")
    assert {aim.rule for aim in mistakes(kept.answers(), NOON)} == {first.rule}
    press(exam.form, "stop")
    assert text("exam-comes-back", "en") in exam.children[1].value


def test_a_name_is_text_and_nothing_else(exam: Exam, tmp_path: Path) -> None:
    press(exam.form, "start", name="<b onclick=x>" + "A" * 500)
    answer_everything(exam)
    press(exam.form, "save")
    (file,) = tmp_path.glob("certificate_*.html")
    page = file.read_text(encoding="utf-8")
    assert "<b onclick" not in page
    assert len(exam.name) == 60


def test_handing_in_early_leaves_the_rest_out(exam: Exam) -> None:
    press(exam.form, "start")
    assert exam.exercise is not None
    exam.exercise.send_event(right_event(exam.exercise.state))
    press(exam.form, "stop")
    assert exam.form.note == "1 of 30 right."
    assert "save" not in [button["id"] for button in exam.form.buttons]
    press(exam.form, "save")
    assert not list(exam.folder.iterdir())


def test_another_paper_is_another(exam: Exam) -> None:
    press(exam.form, "start")
    first = exam.seed
    press(exam.form, "start")
    assert exam.seed == first, "a paper that is being written is not thrown away"
    press(exam.form, "stop")
    press(exam.form, "start")
    assert exam.seed != first


def test_a_folder_that_cannot_be_written_is_told(exam: Exam) -> None:
    press(exam.form, "start")
    answer_everything(exam)
    exam.folder = exam.folder / "missing"
    press(exam.form, "save")
    assert exam.form.note.startswith("It could not be saved: ")


@pytest.mark.parametrize("lang", LANGS)
def test_leaving_questions_out_goes_on(lang: str, tmp_path: Path) -> None:
    exam = zsy_tutor.exam(lang, seed=1, clock=lambda: NOON, folder=tmp_path)
    press(exam.form, "start")
    for _ in range(30):
        exam.exercise.send_event(Next())
    assert exam.sheet.grade == "not_yet"
    assert values(exam.form)["name"] == ""
