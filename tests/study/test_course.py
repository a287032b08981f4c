"""The shipped lessons and puzzles: what the syllabus asks for is there, and every claim agrees with the engine.

`tests/data/course.jsonl` holds the positions and verdicts of the syllabus. Reading a file already compares its claims.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.study import kind_steps
from zsy_tutor.rules.notation import parse_cards
from zsy_tutor.rules.plays import Play, all_plays, classify
from zsy_tutor.rules.position import Position
from zsy_tutor.study.dress import dress
from zsy_tutor.study.exercises import Claim, Level, Part, right_answers, spell
from zsy_tutor.study.kinds import WORDS
from zsy_tutor.study.lessons import find_step, lesson, lesson_files
from zsy_tutor.study.puzzles import pack, pack_files

DATA = Path(__file__).parent.parent / "data" / "course.jsonl"
LINES = [json.loads(line) for line in DATA.read_text(encoding="utf-8").splitlines()]
PACK = "01_can_you_beat_this"
LESSONS = ("00", "01", "02", "03", "04", "05", "06", "07", "08", "10", "11")
ORDERED = ("01.04", "01.07", "03.02", "05.10", "11.02")
"""Steps without a table: what is asked is an order."""
NAMED = ("02.02", "03.03", "03.06", "05.09", "11.07")
STEPS = {step.id: step for name in LESSONS for step in lesson(name).steps}
JUDGED = [name for name, step in STEPS.items() if step.kind == "verdicts"]
TABLES = [name for name, step in STEPS.items() if step.parts[-1].position is not None and name not in JUDGED]
ASKED = [name for name in kind_steps.ids(*WORDS) if name in STEPS]
"""Steps of kinds with modules of their own, which `tests/data/kinds.toml` has as the syllabus has them."""


def syllabus(step_id: str, kind: str) -> list[dict[str, Any]]:
    return [line for line in LINES if line["id"] == step_id and line["kind"] == kind]


def all_parts() -> list[tuple[str, Part]]:
    levels = [*map(lesson, lesson_files()), *map(pack, pack_files())]
    return [(step.id, part) for level in levels for step in level.steps for part in step.parts]


def test_every_step_of_the_first_lessons_is_there() -> None:
    for lesson_id in LESSONS:
        wanted = {line["id"] for line in LINES} | set(kind_steps.ids(*WORDS))
        assert [step.id for step in lesson(lesson_id).steps] == sorted(
            name for name in wanted if name.startswith(f"{lesson_id}.")
        )


@pytest.mark.parametrize("step_id", TABLES)
def test_a_step_asks_what_the_syllabus_asks(step_id: str) -> None:
    level, place = find_step(step_id)
    part = level.steps[place].parts[-1]
    (position,) = {line["position"] for line in syllabus(step_id, "verdict")}
    assert seen(dress(Position.parse(position)), part.learner) == seen(part.table, part.learner)
    for line in syllabus(step_id, "plays"):
        if part.kind == "beat" and part.aim == "any":
            assert set(right_answers(part)) == {spelled(part, each) for each in line["expect"] or ["pass"]}


@pytest.mark.parametrize("step_id", JUDGED)
def test_a_play_is_judged_at_the_tables_of_the_syllabus(step_id: str) -> None:
    """Which tables, what each says, and a word for every one that says no."""
    (part,) = STEPS[step_id].parts
    lines = {line["position"].split()[0]: line["expect"] for line in syllabus(step_id, "verdict")}
    claims = {claim.answer: f"{claim.code}/{claim.shape}".rstrip("/") for claim in part.wrong if claim.note}
    assert {table: code for table, code in lines.items() if code != "legal"} == claims
    assert {table for table, code in lines.items() if code == "legal"} == set(part.right)


def seen(position: Position, seat: int) -> tuple[object, ...]:
    """What a seat sees; of a moment of a round, the suits are those of the round."""
    trick = position.trick
    lies = (trick.owner, trick.cards.ranks()) if trick else None
    held = position.known_hand(seat).ranks()
    return position.rules, held, tuple(map(len, position.hands)), lies, position.passed, position.finished


@pytest.mark.parametrize("step_id", ASKED)
def test_what_is_asked_and_refused_beside_the_table_is_what_the_syllabus_says(step_id: str) -> None:
    part, (wanted,) = STEPS[step_id].parts[-1], kind_steps.step(step_id).parts
    assert (part.kind, part.asked, STEPS[step_id].rules) == (wanted.kind, wanted.asked, kind_steps.step(step_id).rules)
    claims = {claim.answer: claim for claim in part.wrong}
    for claim in wanted.wrong:
        mine = next(each for answer, each in claims.items() if same(part, answer, claim.answer))
        assert (mine.code, mine.shape) == (claim.code, claim.shape)
        assert mine.note


def same(part: Part, one: str, other: str) -> bool:
    """Whether two answers are the same whatever their suits."""
    return one == other if part.kind in ("who", "count", "verdicts") else spelled(part, one) == spelled(part, other)


@pytest.mark.parametrize("step_id", TABLES)
def test_every_wrong_answer_the_syllabus_names_has_its_word(step_id: str) -> None:
    """What is foreseen is claimed in the file, so it was compared with the engine, and has something to add."""
    level, place = find_step(step_id)
    claims: dict[str, Claim] = {}
    for part in level.steps[place].parts:
        claims |= {claim.answer: claim for claim in part.wrong}
    for line in syllabus(step_id, "verdict"):
        part = level.steps[place].parts[0]
        if part.kind == "why_not" and spell(part.tried, part.rule_set) == spelled(part, line["play"]):
            assert part.right == (line["expect"],)
            continue
        if line["expect"] == "legal":
            continue
        claim = claims[line["play"]]
        assert f"{claim.code}/{claim.shape}".rstrip("/") == line["expect"]
        assert claim.note


@pytest.mark.parametrize("step_id", ORDERED)
def test_a_row_goes_up_the_ladder_as_the_syllabus_orders_it(step_id: str) -> None:
    level, place = find_step(step_id)
    part = level.steps[place].parts[0]
    wanted = [(spelled(part, line["low"]), spelled(part, line["high"])) for line in syllabus(step_id, "order")]
    assert list(pairwise(right_answers(part))) == wanted
    claimed = {tuple(claim.answer.split()) for claim in part.wrong}
    refused = {(line["table"], line["play"]) for line in syllabus(step_id, "over") if line["expect"] != "legal"}
    assert refused <= claimed


@pytest.mark.parametrize("step_id", NAMED)
def test_sets_are_named_as_the_syllabus_names_them(step_id: str) -> None:
    level, place = find_step(step_id)
    named = [(str(part.cards), right_answers(part)[0]) for part in level.steps[place].parts]
    wanted = [(line["cards"], line["expect"].partition(" ")[0]) for line in syllabus(step_id, "is")]
    assert named == [(str(parse_cards(cards)), answer) for cards, answer in wanted]


def test_what_is_mended_and_found_is_what_the_syllabus_says() -> None:
    level, place = find_step("02.10")
    (line,) = syllabus("02.10", "plays")
    assert right_answers(level.steps[place].parts[0]) == tuple(line["expect"])
    level, place = find_step("02.09")
    assert right_answers(level.steps[place].parts[0]) == ("444",)


def test_the_pack_has_forty_puzzles_with_ids_of_their_own() -> None:
    assert len(pack(PACK).steps) == 40
    ids = [step.id for level in [*map(lesson, lesson_files()), *map(pack, pack_files())] for step in level.steps]
    assert len(set(ids)) == len(ids)


def test_no_two_exercises_have_the_same_position_but_the_parts_of_one_step() -> None:
    """Nor the two of a pair, in which the same cards are asked about twice."""
    pairs = {step.id: step.pair for level in map(pack, pack_files()) for step in level.steps if step.pair}
    seen: dict[str, str] = {}
    for step_id, part in all_parts():
        if part.position is None:
            continue
        position, name = str(part.position), pairs.get(step_id, step_id)
        assert seen.setdefault(position, name) == name


def kinds_of_answer(part: Part) -> set[str]:
    found = set()
    for answer in right_answers(part):
        play = classify(answer, part.rule_set) if answer != "pass" else None
        found.add(play.type if isinstance(play, Play) else "pass")
    return found


def test_the_same_kind_of_answer_never_comes_twice_in_a_row() -> None:
    kinds = [kinds_of_answer(step.parts[0]) for step in pack(PACK).steps]
    assert all(not (one & other) for one, other in pairwise(kinds))


def table_type(part: Part) -> str:
    """The type of what lies on the table; the joker bomb is a bomb."""
    assert part.table.trick is not None
    return part.table.trick.play.type.replace("joker_bomb", "bomb")


def first_seen(part: Part) -> str:
    """The lowest play of the hand that has the type and size of the table's: what one sees first, or nothing."""
    assert part.table.trick is not None
    table, hand = part.table.trick.play, part.table.known_hand(part.table.mover).ranks()
    alike = [play for play in all_plays(part.rule_set, part.table.seats) if (play.type, play.size) == (
        table.type, table.size)]  # fmt: skip
    held = [play for play in alike if hand.contains(play.hand.ranks())]
    return min(held, key=lambda play: part.rule_set.strength(play.top)).ranks if held else ""


def test_the_pack_has_five_puzzles_of_every_type_and_both_presets() -> None:
    parts = [step.parts[0] for step in pack(PACK).steps]
    assert {part.rule_set.preset for part in parts} == {"classic", "two-low"}
    assert Counter(map(table_type, parts)) == dict.fromkeys(
        ("single", "pair", "triple", "full_house", "straight", "stair", "plate", "bomb"), 5
    )


def test_the_pack_asks_for_passes_and_for_a_second_look() -> None:
    parts = [step.parts[0] for step in pack(PACK).steps]
    passes = [part for part in parts if right_answers(part) == ("pass",)]
    assert len(passes) >= 8
    assert sum(len(right_answers(part)) > 1 for part in parts) >= 10
    hidden = [part for part in parts if part not in passes and first_seen(part) not in ("", *right_answers(part))]
    assert len(hidden) >= 10


def test_no_puzzle_comes_twice_whatever_its_suits() -> None:
    seen = set()
    for step in pack(PACK).steps:
        table = step.parts[0].table
        assert table.trick is not None
        bare = (table.rules, str(table.known_hand(table.mover).ranks()), str(table.trick.cards.ranks()))
        assert bare not in seen
        seen.add(bare)


def test_puzzles_of_the_syllabus_claim_its_wrong_answers() -> None:
    known = {line["position"]: line["id"] for line in LINES if line["id"].startswith("Q")}
    dressed = {str(dress(Position.parse(position))): name for position, name in known.items()}
    taken = {step.id: dressed.get(str(step.parts[0].position)) for step in pack(PACK).steps}
    assert len([name for name in taken.values() if name]) == 14
    for step in pack(PACK).steps:
        claims = {spelled(part, claim.answer): claim for part in step.parts for claim in part.wrong}
        for line in syllabus(taken[step.id] or "", "verdict"):
            if line["expect"] != "legal":
                claim = claims[spelled(step.parts[0], line["play"])]
                assert f"{claim.code}/{claim.shape}".rstrip("/") == line["expect"]


def spelled(part: Part, answer: str) -> str:
    from zsy_tutor.rules.notation import parse_selection

    return spell(parse_selection(answer), part.rule_set)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_says_what_it_is_for_and_how_it_ends(name: str) -> None:
    level: Level = lesson(name)
    assert level.can_do
    assert level.intro
    assert level.outro
    assert all(step.before for step in level.steps)


def test_the_purposes_build_up() -> None:
    """Nothing is asked alone that was not shown or helped with before."""
    for name in LESSONS:
        purposes = [step.purpose for step in lesson(name).steps]
        assert purposes[0] in ("show", "help")
        assert "alone" in purposes
        assert purposes[-1] in ("mix", "transfer")
