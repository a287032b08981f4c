"""A learner's answers written out: complete, readable, and never over another file."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.study.test_progress import NOW, A
from zsy_tutor.explain.complaints import complaint
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.rules.errors import RequestError
from zsy_tutor.study import progress_file
from zsy_tutor.study.export import COLUMNS, as_csv, as_json, export
from zsy_tutor.study.progress import Answer

ANSWERS = (A, replace(A, step="01.02", rules=("C1", "B1"), stars=None, outcome="wrong", answer='"3",4', at=NOW + 61))


def test_every_column_of_the_file_is_exported() -> None:
    assert ", ".join(COLUMNS) == progress_file.COLUMNS
    assert set(COLUMNS) == set(A.row())


def test_json_holds_every_answer() -> None:
    data = json.loads(as_json(ANSWERS, NOW))
    assert (data["format"], data["written"]) == (1, "2027-01-15T08:00:00Z")
    assert [each["at"] for each in data["answers"]] == ["2027-01-15T08:00:00Z", "2027-01-15T08:01:01Z"]
    assert data["answers"][1]["rules"] == ["C1", "B1"]
    assert [each["stars"] for each in data["answers"]] == [3, None]


def test_csv_holds_every_answer_whatever_stands_in_it() -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(ANSWERS, NOW))))
    assert [row["at"] for row in rows] == ["2027-01-15T08:00:00Z", "2027-01-15T08:01:01Z"]
    again = [row | {"at": each.at, "stars": row["stars"] or None} for row, each in zip(rows, ANSWERS, strict=True)]
    assert tuple(map(Answer.of_row, again)) == ANSWERS


def test_the_ending_decides_and_no_file_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("a diary")
    assert export(ANSWERS, tmp_path / "mine.json", NOW).name == "mine_2.json"
    assert export(ANSWERS, tmp_path / "mine.json", NOW).name == "mine_3.json"
    assert export(ANSWERS, tmp_path / "mine.CSV", NOW).read_text(encoding="utf-8").startswith("at,step,")
    assert (tmp_path / "mine.json").read_text() == "a diary"
    assert not list(tmp_path.glob(".*"))


@pytest.mark.parametrize("lang", LANGS)
def test_another_ending_is_refused_with_what_would_do(tmp_path: Path, lang: str) -> None:
    with pytest.raises(RequestError) as refused:
        export(ANSWERS, tmp_path / "mine.xlsx", NOW)
    said = complaint(refused.value, lang)
    assert "mine.xlsx" in said
    assert all(ending in said for ending in (".json", ".csv"))
