"""What a notebook calls for the learner's own answers says what was done, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

import zsy_tutor
from tests.study.levels import right_event
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.study import progress_file
from zsy_tutor.study.progress import Store
from zsy_tutor.study.session import Registry
from zsy_tutor.widgets import course


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home"
    monkeypatch.setenv("ZSY_TUTOR_HOME", str(home))
    monkeypatch.setattr(course, "REGISTRY", Registry(store=Store(lambda: 1_800_000_000.0)))
    monkeypatch.chdir(tmp_path)
    return home


def solve(step: str) -> None:
    made = zsy_tutor.step(step)
    while not made.view.finished:
        made.send_event(right_event(made.state))


@pytest.mark.parametrize("lang", LANGS)
def test_answers_are_exported_and_erased_with_one_call_each(home: Path, lang: str) -> None:
    assert zsy_tutor.erase_progress(lang=lang).text.strip()
    assert not home.exists()
    solve("01.01")
    said = zsy_tutor.export_progress(lang=lang).text
    assert said.startswith("1")
    assert "zsy_progress.json" in said
    assert '"step": "01.01"' in Path("zsy_progress.json").read_text(encoding="utf-8")
    zsy_tutor.export_progress("mine.csv", lang=lang)
    zsy_tutor.erase_progress(lang=lang)
    assert list(home.iterdir()) == []
    assert Path("mine.csv").exists()
    assert "done" not in repr(zsy_tutor.step("01.01").view.done)
    assert not any(zsy_tutor.step("01.01").view.done)


def test_exporting_nothing_says_so() -> None:
    assert "no answers yet" in zsy_tutor.export_progress().text


@pytest.mark.parametrize("lang", LANGS)
def test_what_the_disk_refuses_is_said(home: Path, lang: str) -> None:
    assert "nowhere/mine.json" in zsy_tutor.export_progress("nowhere/mine.json", lang=lang).text


def test_a_broken_file_is_told_in_the_exercise_that_is_opened_and_in_no_other(home: Path) -> None:
    home.mkdir()
    (home / progress_file.NAME).write_text("no database" * 1000)
    first, second = zsy_tutor.step("01.01"), zsy_tutor.step("01.02")
    assert "set aside" in first.panel.error
    assert second.panel.error == ""
    first.send_event(right_event(first.state))
    assert first.panel.error == ""
    assert first.view.finished


def test_what_was_reached_before_stands_above_the_table() -> None:
    solve("01.01")
    again = zsy_tutor.step("01.01")
    assert again.panel.head["before"] == "Done before, with 3 of 3 stars"
    assert again.panel.head["steps"][0] == "now done"
    assert "progress" not in repr(again)
