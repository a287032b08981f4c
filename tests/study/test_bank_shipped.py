"""The shipped bank: every puzzle is proved, says so truly, and is there once; the bank as a whole is varied.

Each run proves a fifth of it, drawn by the date; the slow run proves all of it.
"""

from __future__ import annotations

import datetime
import tomllib
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from zsy_tutor.cli.packs import recipes
from zsy_tutor.course_files import puzzles_folder
from zsy_tutor.rules.position import Position
from zsy_tutor.solve.proof import prove
from zsy_tutor.study import bank, comparing
from zsy_tutor.study.bank import Puzzle, bank_files, format_head, format_puzzle, read_pack, withdrawn
from zsy_tutor.study.bank_proof import ALL_THEMES, problems
from zsy_tutor.study.making import KINDS, Wanted
from zsy_tutor.study.mining import again, same_as

FOLDER = puzzles_folder() / "bank"
PUZZLES = bank.shipped()
PARTS = 5


def part_of_day(day: datetime.date) -> tuple[Puzzle, ...]:
    """The puzzles that are proved on a day: in any five days in a row, each is proved once."""
    number = day.toordinal()
    mixed = Random(number // PARTS).sample(PUZZLES, len(PUZZLES))
    return tuple(mixed[number % PARTS :: PARTS])


def test_a_fifth_is_proved_each_day() -> None:
    today = datetime.datetime.now(tz=datetime.UTC).date()
    wrong = [problem for puzzle in part_of_day(today) for problem in problems(puzzle)]
    assert not wrong, "\n".join([f"on {today}:", *wrong])


def test_five_days_prove_all_of_it() -> None:
    first = datetime.date.fromordinal(147_000 * PARTS)
    days = [part_of_day(first + datetime.timedelta(n)) for n in range(PARTS)]
    assert sorted(puzzle.id for day in days for puzzle in day) == [puzzle.id for puzzle in PUZZLES]
    assert part_of_day(first) == part_of_day(first)


@pytest.mark.slow
def test_all_of_it_is_proved() -> None:
    wrong = [problem for puzzle in PUZZLES for problem in problems(puzzle)]
    assert not wrong, "\n".join(wrong)


def test_a_changed_rule_that_breaks_a_puzzle_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.kind == "order")
    assert not problems(puzzle)
    monkeypatch.setattr(comparing, "beats", lambda play, table, rules: True)  # everything beats everything
    (problem,) = problems(puzzle)
    assert problem.startswith(f"{puzzle.id}: ")


def test_no_puzzle_is_there_twice() -> None:
    keys = Counter(same_as(puzzle) for puzzle in PUZZLES)
    assert not [key for key, number in keys.items() if number > 1]
    ids = Counter(puzzle.id for path in bank_files() for puzzle in read_pack(path))
    assert not [each for each, number in ids.items() if number > 1]


def test_lines_are_written_as_they_would_be() -> None:
    for path in bank_files():
        lines = path.read_text("utf-8").splitlines()
        assert lines[0] == format_head(path.stem)
        assert lines[1:] == [format_puzzle(puzzle) for puzzle in read_pack(path)]


def test_themes_are_known() -> None:
    assert {theme for puzzle in PUZZLES for theme in puzzle.themes} <= set(ALL_THEMES)
    assert all(puzzle.themes for puzzle in PUZZLES)


def test_withdrawn_ids_were_there_once_and_nobody_is_asked_them() -> None:
    assert not withdrawn() & {puzzle.id for puzzle in PUZZLES}


def test_every_pack_is_listed_with_what_makes_it() -> None:
    listed = tomllib.loads((FOLDER / "packs.toml").read_text("utf-8"))
    assert {path.stem for path in bank_files()} == set(listed)
    assert set(recipes(FOLDER)) == set(listed)


@pytest.mark.slow
@pytest.mark.parametrize("path", bank_files(), ids=lambda path: path.stem)
def test_what_a_pack_says_of_its_making_is_true(path: Path) -> None:
    listed = tomllib.loads((FOLDER / "packs.toml").read_text("utf-8"))[path.stem]
    wanted = {key: value for key, value in listed.items() if key not in ("count", "share", "seed")}
    kind = wanted.setdefault("kind", "endgame")
    wanted.setdefault("seats", 2 if kind == "endgame" else 3)
    for puzzle in read_pack(path)[::7]:
        assert again(puzzle, Wanted(**wanted)) == puzzle


@pytest.mark.slow
def test_endgames_take_one_to_six_plays_and_have_one_answer() -> None:
    depths: Counter[int] = Counter()
    for puzzle in PUZZLES:
        if puzzle.kind == "endgame":
            proof = prove(Position.parse(puzzle.own["position"]), puzzle.own["goal"])
            assert proof is not None, puzzle.id
            assert len(proof.winning) == 1, puzzle.id
            assert len(proof.tempting) >= 2, puzzle.id
            depths[proof.depth] += 1
    assert set(depths) == set(range(1, 7))
    assert min(depths.values()) >= 5, depths


# the bank as a whole


def share(number: int) -> float:
    return number / len(PUZZLES)


def test_there_are_enough_of_every_kind() -> None:
    kinds = Counter(puzzle.kind for puzzle in PUZZLES)
    assert set(kinds) == set(KINDS)
    assert min(kinds.values()) >= 60
    assert len(PUZZLES) > 1500


def test_a_quarter_has_three_or_more_seats() -> None:
    assert share(sum(puzzle.seats >= 3 for puzzle in PUZZLES)) >= 0.25
    endgames = [puzzle for puzzle in PUZZLES if puzzle.kind == "endgame"]
    assert sum(puzzle.seats >= 3 for puzzle in endgames) >= len(endgames) / 4


def test_a_hundred_are_of_two_low() -> None:
    assert sum(puzzle.rules.startswith("two-low") for puzzle in PUZZLES) >= 100


def test_no_theme_has_more_than_its_share() -> None:
    themes = Counter(theme for puzzle in PUZZLES for theme in puzzle.themes)
    assert not {theme: number for theme, number in themes.items() if share(number) > 0.15}


def test_every_theme_has_puzzles() -> None:
    themes = Counter(theme for puzzle in PUZZLES for theme in puzzle.themes)
    assert not {theme: themes[theme] for theme in ALL_THEMES if themes[theme] < 9}


def test_every_difficulty_has_a_fifth_at_least() -> None:
    levels = Counter(puzzle.level for puzzle in PUZZLES)
    assert all(share(levels[level]) >= 0.2 for level in ("easy", "medium", "hard")), levels
