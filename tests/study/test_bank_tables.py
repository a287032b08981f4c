"""Puzzles as CSV and as suite lines: there and back without a change, and whatever is wrong with a file is said."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from zsy_tutor.cli import convert
from zsy_tutor.rules.suite import read_suite
from zsy_tutor.study import bank, bank_tables, session
from zsy_tutor.study.bank import BankError, Puzzle, format_head, read_pack
from zsy_tutor.study.bank_tables import COLUMNS, as_csv, as_suite, from_csv, from_suite, has_position, level_of_file

PUZZLES = bank.shipped()
ONE_OF_EACH = {puzzle.kind: puzzle for puzzle in PUZZLES}.values()
BEAT = {"kind": "beat", "position": "classic 3388QQA/?5/?6 p1 p2:77 p3 -", "goal": "any"}


def test_the_whole_bank_comes_back_from_csv() -> None:
    assert [puzzle for _, puzzle in from_csv(as_csv(PUZZLES), "bank.csv")] == list(PUZZLES)


def test_all_that_has_a_position_comes_back_from_suite_lines() -> None:
    kept = [puzzle for puzzle in PUZZLES if has_position(puzzle)]
    written = as_suite(PUZZLES)
    assert len(read_suite(written)) == len(kept) > 1000
    assert [puzzle for _, puzzle in from_suite(written, "bank.suite")] == kept


def test_columns_are_those_of_the_documentation() -> None:
    page = (Path(__file__).parents[2] / "docs" / "puzzle-format.md").read_text("utf-8")
    assert f"`{','.join(COLUMNS)}`" in page
    assert next(csv.reader(io.StringIO(as_csv(())))) == list(COLUMNS)


@pytest.mark.parametrize("ending", [".csv", ".suite", ".jsonl"])
def test_files_are_converted_and_proved_and_come_back_to_the_byte(
    ending: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "a" / "few.jsonl"
    pack.parent.mkdir()
    some = [puzzle for puzzle in ONE_OF_EACH if ending != ".suite" or has_position(puzzle)]
    assert bank_tables.write(some, pack) == len(some)
    other, again = tmp_path / f"few{ending}", tmp_path / "b" / "few.jsonl"
    again.parent.mkdir()
    assert convert.main([str(pack), str(other)]) == 0
    assert convert.main([str(other), str(again)]) == 0
    assert again.read_bytes() == pack.read_bytes()
    assert f"{len(some)} puzzles" in capfd.readouterr().err
    assert convert.main([str(other), str(again)]) == 2  # what is there is not written over
    assert again.read_bytes() == pack.read_bytes()


def test_those_without_a_position_are_left_out_of_suite_lines_and_counted(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "few.jsonl"
    bank_tables.write([puzzle for puzzle in ONE_OF_EACH if puzzle.kind in ("beat", "order", "name")], pack)
    assert convert.main([str(pack), str(tmp_path / "few.suite")]) == 0
    assert "1 puzzles; 2 have no position and are left out" in capfd.readouterr().err


def test_what_a_table_leaves_out_is_found(tmp_path: Path) -> None:
    table = tmp_path / "mine.csv"
    table.write_text("\ufeffkind,position,goal\nbeat,classic 3388QQA/?5/?6 p1 p2:77 p3 -,any\n", "utf-8")
    assert convert.main([str(table), str(tmp_path / "mine.jsonl")]) == 0
    (puzzle,) = read_pack(tmp_path / "mine.jsonl")
    assert (puzzle.id, puzzle.themes) == ("mine-001", ("pairs",))
    assert puzzle.difficulty > 0


def refused(tmp_path: Path, name: str, content: str | bytes) -> BankError:
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(BankError) as caught:
        list(bank_tables.read_file(path))
    assert caught.value.file == name
    return caught.value


HEAD = "kind,position,goal\n"
LEAD = "classic 334/?5 p1 - - -"


@pytest.mark.parametrize(
    ("name", "content", "line", "key"),
    [
        ("x.csv", HEAD + "bear,a,b\n", 2, "kind"),
        ("x.csv", HEAD + "beat,nonsense,any\n", 2, "position"),
        ("x.csv", HEAD + f"beat,{LEAD},any\n", 2, "position"),
        ("x.csv", HEAD + "\n\nbeat,classic 3388/?5 p1 p2:77 - -,all\n", 4, "goal"),
        ("x.csv", "kind,position\nbeat,classic 3388/?5 p1 p2:77 - -\n", 2, "goal"),
        ("x.csv", "kind,answer\nbeat,88\n", 1, "answer"),
        ("x.csv", HEAD + "beat,classic 3388/?5 p1 p2:77 - -,any,88\n", 2, ""),
        ("x.csv", HEAD + 'beat,"classic\n', 2, ""),
        ("x.csv", "kind,rules,players,rank,hand,seen\ncount,classic,three,2,34,-\n", 2, "players"),
        ("x.csv", "kind,position,type,count\nfind_all," + LEAD + ",,perhaps\n", 2, "count"),
        ("x.csv", "id," + HEAD + "=1+1,beat,classic 3388/?5 p1 p2:77 - -,any\n", 2, "id"),
        ("x.csv", "", 0, ""),
        ("x.csv", b"\xff\xfe", 0, ""),
        ("x.suite", f"{LEAD} kind order; items 3;\n", 1, "position"),
        ("x.suite", f"# mine\n{LEAD} kind find_all; count true; type ; answer 33;\n", 2, "answer"),
        ("x.suite", f"{LEAD} kind find_all; kind beat;\n", 1, "kind"),
        ("x.suite", "classic 3/4 p9 - - - kind beat;\n", 1, ""),
        ("x.jsonl", format_head("x") + "\n\n" + json.dumps({"id": "a", **BEAT}) + "\n", 3, "themes"),
        ("x.toml", "a = 1", 0, ""),
        ("x.csv", b"k" * 1_000_001, 0, ""),
    ],
)  # fmt: skip
def test_a_broken_file_is_refused_with_line_and_key(
    name: str, content: str | bytes, line: int, key: str, tmp_path: Path
) -> None:
    error = refused(tmp_path, name, content)
    assert (error.line, error.key) == (line, key), error.message


def test_a_value_that_cannot_be_is_found_before_anybody_is_asked(tmp_path: Path) -> None:
    shared = {"themes": [], "difficulty": 1, "generator": 1, "seed": "1 8 1"}
    good, bad = {"id": "a", **BEAT, **shared}, {"id": "b", **BEAT, **shared, "position": "classic 3/4 p1 - - p1"}
    text = "\n".join([format_head("x"), json.dumps(good), json.dumps(bad)])
    error = refused(tmp_path, "x.jsonl", text)
    assert (error.line, error.key) == (3, "position")


def test_what_is_no_puzzle_is_not_converted(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "x.csv"
    table.write_text(HEAD + "endgame,classic 3/456 p1 p2:2 - -,first\n", "utf-8")
    assert convert.main([str(table), str(tmp_path / "y.jsonl")]) == 2
    assert "x.csv: line 2: x-001: the goal first is not proved" in capfd.readouterr().err
    assert not (tmp_path / "y.jsonl").exists()


def test_a_file_is_done_like_any_pack_and_another_of_its_name_is_another(tmp_path: Path) -> None:
    few = list(ONE_OF_EACH)[:3]
    bank_tables.write(few, tmp_path / "few.jsonl")
    first = level_of_file(tmp_path / "few.jsonl")
    assert [step.kind for step in first.steps] == [puzzle.kind for puzzle in few]
    assert session.view(session.open_level(first), "en").prompt == few[0].step().parts[0].prompt.get("en")
    (tmp_path / "few.jsonl").unlink()
    other = [Puzzle(few[0].id, *[getattr(PUZZLES[0], name) for name in Puzzle.__slots__[1:]])]
    bank_tables.write(other, tmp_path / "few.jsonl")
    assert level_of_file(tmp_path / "few.jsonl").steps[0].id != first.steps[0].id
