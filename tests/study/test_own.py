"""Puzzles of one's own: what is written becomes a puzzle that is proved, or a reason at the field at fault."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from zsy_tutor.explain.messages import LANGS
from zsy_tutor.rules.errors import ZsyError
from zsy_tutor.study import own
from zsy_tutor.study.bank import read_pack
from zsy_tutor.study.bank_proof import problems
from zsy_tutor.study.exercises import right_answers
from zsy_tutor.study.own import SAVED, Draft, Unfit, draft_of, line_of, position_of, puzzle_of, read_line, save, saved

GOOD = Draft(hand="4 9 9 J", table="7 7", others="5, 5", owner=3)


def refused(draft: Draft) -> str:
    """The field at fault, the same in both languages, with a reason in each."""
    fields = []
    for lang in LANGS:
        with pytest.raises(Unfit) as caught:
            puzzle_of(draft, lang)
        assert caught.value.reason
        fields.append(caught.value.field)
    assert len(set(fields)) == 1
    return fields[0]


def test_a_position_is_read_as_people_write() -> None:
    assert str(position_of(GOOD, "en")) == "classic 499J/?5/?5 p1 p3:77 - -"
    assert str(position_of(replace(GOOD, owner=2), "en")) == "classic 499J/?5/?5 p1 p2:77 p3 -"
    open_hands = Draft(hand="10 10 j", others="3 4 5, qq, 2", rules="two-low", kind="first")
    assert str(position_of(open_hands, "zh")) == "two-low TTJ/345/QQ/2 p1 - - -"


def test_what_can_be_asked_is_proved() -> None:
    puzzle = puzzle_of(GOOD, "en")
    assert problems(puzzle) == []
    assert right_answers(puzzle.step().parts[0]) == ("99",)
    cheapest = puzzle_of(replace(GOOD, hand="8899", kind="cheapest"), "en")
    assert right_answers(cheapest.step().parts[0]) == ("88",)
    found = puzzle_of(Draft(hand="4 4 5", kind="find", others="5, 5"), "en")
    assert sorted(right_answers(found.step().parts[0])) == ["4", "44", "5"]


@pytest.mark.parametrize(
    ("field", "draft"),
    [
        ("hand", replace(GOOD, hand="")),
        ("hand", replace(GOOD, hand="4 9 1")),
        ("hand", replace(GOOD, hand="pass")),
        ("table", replace(GOOD, table="")),
        ("table", replace(GOOD, table="7 x")),
        ("others", replace(GOOD, others="")),
        ("others", replace(GOOD, others="5,5,5,5,5,5")),
        ("others", replace(GOOD, others="5, wer")),
        ("owner", replace(GOOD, owner=5)),
        ("rules", replace(GOOD, rules="poker")),
        ("", replace(GOOD, table="7 8")),
        ("", replace(GOOD, hand="44444")),
        ("", replace(GOOD, kind="cheapest")),
        ("", Draft(hand="4", kind="find")),
        ("others", Draft(hand="4 5", kind="first", others="?5")),
        ("", Draft(hand="4", kind="first", others="5 6")),
        ("", Draft(hand="3 4", kind="first", others="5 6")),
    ],
)
def test_what_cannot_be_asked_says_where_and_why(field: str, draft: Draft) -> None:
    assert refused(draft) == field


def test_a_line_carries_the_puzzle_and_no_answer() -> None:
    puzzle = puzzle_of(GOOD, "en")
    line = line_of(puzzle)
    assert "\n" not in line
    assert '"99"' not in line
    assert read_line(f"  {line}\n", "en") == puzzle


@pytest.mark.parametrize("line", ["", "hello", "{}", '{"id": 1}', "[" * 10_000, "0" * 10_000])
def test_a_line_that_is_none_is_refused_where_it_was_put(line: str) -> None:
    with pytest.raises(Unfit) as caught:
        read_line(line, "zh")
    assert caught.value.field == "line"


def test_a_line_that_claims_too_much_is_proved_anew() -> None:
    line = line_of(replace(puzzle_of(GOOD, "en"), difficulty=9.9, themes=("bombs",)))
    assert read_line(line, "en") == puzzle_of(GOOD, "en")
    broken = line_of(replace(puzzle_of(GOOD, "en"), own={"position": "classic 499J/?5/?5 p1 - - -", "goal": "any"}))
    with pytest.raises(Unfit):
        read_line(broken, "en")


def test_saved_puzzles_are_added_once_and_nothing_is_overwritten(tmp_path: Path) -> None:
    one, two = puzzle_of(GOOD, "en"), puzzle_of(replace(GOOD, hand="4 8 8 J"), "en")
    assert saved(tmp_path) == ()
    assert save(one, tmp_path) == ("my-001", True)
    assert save(two, tmp_path) == ("my-002", True)
    assert save(one, tmp_path) == ("my-001", False)
    assert [puzzle.id for puzzle in saved(tmp_path)] == ["my-001", "my-002"]
    assert read_pack(tmp_path / SAVED) == saved(tmp_path)
    (tmp_path / SAVED).write_text("no pack", encoding="utf-8")
    with pytest.raises(ZsyError):
        save(two, tmp_path)
    assert (tmp_path / SAVED).read_text(encoding="utf-8") == "no pack"


def test_a_form_that_sends_anything_gives_a_draft() -> None:
    assert draft_of({}) == Draft()
    assert draft_of({"kind": 7, "owner": "x", "hand": "9" * 5000}).hand == "9" * 200
    assert draft_of({"kind": "find", "owner": "4"}) == Draft(kind="find", owner=4)


@pytest.mark.parametrize("others", ["?99, 5", "?0", "?x", "?", "?5, ?²", "?٣"])
def test_a_number_of_cards_that_cannot_be_is_said_of_its_field(others: str) -> None:
    for lang, said in (("en", "After a question mark"), ("zh", "问号后面")):
        with pytest.raises(Unfit, match=said) as caught:
            position_of(Draft(kind="find", hand="3 3 4 5", others=others), lang)
        assert caught.value.field == "others"


def test_what_cannot_occur_is_said_in_sentences() -> None:
    for lang, said in (("en", "Such a position cannot occur. Some card"), ("zh", "不会有这个局面。有的牌")):
        with pytest.raises(Unfit, match=said):
            position_of(Draft(kind="find", hand="3 3 3 3 4", others="5", table="3"), lang)


def test_several_pages_save_at_once_and_nothing_is_lost_or_named_twice(tmp_path: Path) -> None:
    hands = [f"{low} {low} {high}" for low in "3456" for high in "JQKA2"]
    puzzles = [puzzle_of(Draft(kind="find", hand=hand, others="5"), "en") for hand in hands]
    with ThreadPoolExecutor(5) as pages:
        names = list(pages.map(lambda puzzle: save(puzzle, tmp_path)[0], puzzles))
    assert sorted(names) == [f"my-{number:03}" for number in range(1, len(puzzles) + 1)]
    assert {puzzle.id: puzzle.own for puzzle in saved(tmp_path)} == {
        name: puzzle.own for name, puzzle in zip(names, puzzles, strict=True)
    }
    assert save(puzzles[3], tmp_path) == (names[3], False)


def test_a_file_that_somebody_has_edited_is_added_to(tmp_path: Path) -> None:
    one, other = puzzle_of(GOOD, "en"), puzzle_of(replace(GOOD, hand="4 9 9 Q"), "en")
    save(one, tmp_path)
    path = tmp_path / SAVED
    path.write_text(path.read_text("utf-8").replace("my-001", "my-best").rstrip("\n"), "utf-8")
    assert save(other, tmp_path) == ("my-001", True)
    assert [each.id for each in saved(tmp_path)] == ["my-best", "my-001"]


def test_a_full_file_stays_readable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(puzzle_of(GOOD, "en"), tmp_path)
    before = (tmp_path / SAVED).read_bytes()
    monkeypatch.setattr(own, "MAX_BYTES", len(before) + 20)
    with pytest.raises(ZsyError, match="is full"):
        save(puzzle_of(replace(GOOD, hand="4 9 9 Q"), "en"), tmp_path)
    assert (tmp_path / SAVED).read_bytes() == before


@pytest.mark.parametrize(
    ("draft", "theme"),
    [
        (Draft(hand="3 3 5 6 7 9", table="K K", others="5"), "must_pass"),
        (Draft(kind="first", hand="4 4 4 9 9 9 9", others="7 7 7 7"), "bomb_now"),
    ],
)
def test_the_line_that_is_handed_on_names_no_theme_since_some_are_the_answer(draft: Draft, theme: str) -> None:
    puzzle = puzzle_of(draft, "en")
    assert theme in puzzle.themes
    assert not any(each in line_of(puzzle) for each in puzzle.themes)
    assert read_line(line_of(puzzle), "en") == puzzle


@pytest.mark.parametrize(
    ("own", "said"),
    [
        ({"position": "classic 499J/?5/?5 p1 - - -"}, "position"), ({"goal": "all"}, "goal"), ({"goal": 3}, "goal"),
        ({"position": "classic 499J/?5/?5 p1 p2:2 p3 -", "goal": "cheapest"}, "压得过"), ({"kind": "bear"}, "kind"),
        ({"kind": "endgame", "goal": "first", "position": "classic 3/456 p1 p2:2 - -"}, "没法保证"),
        ({"kind": "endgame", "goal": "first", "position": "classic 3/4 p1 - - -"}, "没有什么可找的"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_line_is_said_in_the_readers_language(own: dict[str, object], said: str) -> None:
    table = json.loads(line_of(puzzle_of(GOOD, "en"))) | own
    with pytest.raises(Unfit, match=said) as caught:
        read_line(json.dumps(table), "zh")
    words = re.sub(r"“.*?”", "", caught.value.reason)
    assert not re.search("[A-Za-z]{3}", words)
