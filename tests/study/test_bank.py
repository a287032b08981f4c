"""Packs of the bank: what is refused and where, what becomes an exercise, what is chosen, what a theme is."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from zsy_tutor.explain.messages import has_text
from zsy_tutor.rules.errors import RequestError
from zsy_tutor.study import bank, session
from zsy_tutor.study.bank import BankError, Puzzle, format_head, format_puzzle, parse_pack, parse_puzzle, read_packs
from zsy_tutor.study.bank_proof import ALL_THEMES, THEMES, found, part_themes, problems
from zsy_tutor.study.exercises import LANGUAGES, Words, right_answers
from zsy_tutor.study.making import KINDS

TABLE = "classic 3388QQA/?5/?6 p1 p2:77 p3 -"
OWN: dict[str, dict[str, Any]] = {
    "beat": {"position": TABLE, "goal": "any"},
    "name": {"rules": "classic", "cards": "33388", "choices": ["full_house", "bomb", "none/two_pairs"]},
    "order": {"rules": "two-low", "items": ["A", "2", "9", "B"]},
    "which_beats": {"position": TABLE, "items": ["33", "88", "A", "QQ"]},
    "repair": {"position": TABLE, "try": "88Q"},
    "find_all": {"position": TABLE, "type": "", "count": True},
    "endgame": {"position": "classic 6777B/9QQQ p1 - - -", "goal": "first"},
    "pay": {"rules": "classic", "hand": "9TJQKAAB", "owe": 2},
    "give_back": {"rules": "classic", "hand": "3445678889TJJ", "back": 1, "others": [], "goal": "fewest"},
    "safe_lead": {"position": "classic 7AA/?3/?2 p1 - - -", "seen": "33445566889TTJJQQ2222R"},
    "count": {"rules": "classic", "players": 3, "rank": "2", "hand": "4572", "seen": "33889TJ2"},
}
"""A puzzle of each kind."""


def puzzle(kind: str, **own: Any) -> Puzzle:
    """A puzzle whose themes and difficulty are true, unless they are given."""
    table = {"id": f"{kind}-1", "kind": kind, "themes": [], "difficulty": 0, "generator": 1, "seed": "hand 8 0"}
    made = parse_puzzle(json.dumps(table | OWN[kind] | own))
    result = found(made)
    if isinstance(result, str) or own.keys() & {"themes", "difficulty"}:
        return made
    return replace(made, themes=result.themes, difficulty=result.difficulty)


@pytest.mark.parametrize("kind", KINDS)
def test_a_line_is_read_and_written_the_same(kind: str) -> None:
    line = format_puzzle(puzzle(kind))
    assert format_puzzle(parse_puzzle(line)) == line
    assert not problems(parse_puzzle(line))


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_becomes_an_exercise_that_can_be_answered(kind: str) -> None:
    step = puzzle(kind).step()
    (part,) = step.parts
    assert step.kind == part.kind == kind
    assert step.rules
    assert right_answers(part)
    state = session.open_level(bank.level([puzzle(kind)], "test", Words({"en": "Test"})))
    for lang in LANGUAGES:
        prompt = part.prompt.get(lang)
        assert session.view(state, lang).prompt == prompt
        assert prompt[-1] in ".。"
        assert part.prompt.get("zh") != part.prompt.get("en")


def test_the_sentence_says_the_rules_the_table_and_what_is_wanted() -> None:
    said = puzzle("beat", position="classic,stairs=on 3388QQA/?5/?6 p1 p2:77 p3 -").step().parts[0].prompt
    assert said.get("en") == (
        "Classic rules (stairs): Lan has played a pair of 7s; beat it, or pass if nothing in your hand does."
    )
    leads = puzzle("find_all", position="two-low 334455/?5/?6 p1 - - -", type="stair").step().parts[0].prompt
    assert leads.get("en") == "Two-low rules: you lead; find every stair that you could play."
    assert leads.get("zh") == "2最小打法：由你先出，把能出的“连对”都找出来。"


def test_every_aim_is_one_sentence_with_one_colon() -> None:
    asked = {(each.kind, each.rules, each.own.get("goal"), each.own.get("type")): each for each in bank.shipped()}
    for each in asked.values():
        prompt = each.step().parts[0].prompt
        for lang, colon, end in (("en", ":", "."), ("zh", "：", "。")):
            said = prompt.get(lang)
            assert (said.count(colon), said.count(end)) == (1, 1), f"{each.id}: {said}"


def test_no_answer_stands_in_a_line() -> None:
    assert not {"right", "answer", "winning", "line"} & set().union(*bank.OWN_KEYS.values(), bank.SHARED_KEYS)


def pack(*lines: str) -> str:
    return "\n".join([format_head("test"), *lines]) + "\n"


BEAT = format_puzzle(puzzle("beat"))


def changed(**values: Any) -> str:
    table = json.loads(BEAT) | values
    return json.dumps({key: value for key, value in table.items() if value is not None})


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("{", ""), ("[1]", ""), ("[" * 5000, ""), (changed(kind="chess"), "kind"), (changed(goal=None), "goal"),
        (changed(right=["88"]), "right"), (changed(difficulty="hard"), "difficulty"), (changed(id="x" * 401), "id"),
        (changed(id="a\nb"), "id"), (changed(themes=[""]), "themes"), (changed(generator=1.5), "generator"),
        (changed(themes="pairs"), "themes"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_refused_with_file_line_and_key(line: str, key: str) -> None:
    with pytest.raises(BankError) as error:
        parse_pack(pack(BEAT, line), "mine.jsonl")
    assert (error.value.file, error.value.line, error.value.key) == ("mine.jsonl", 3, key)
    assert "mine.jsonl: line 3" in str(error.value)


@pytest.mark.parametrize(
    ("kind", "own", "key"),
    [
        ("beat", {"position": "classic 33/44"}, "position"),
        ("beat", {"position": "classic 345/?3 p1 - - -"}, "position"),
        ("beat", {"position": "classic ?4/?3 p1 p2:5 - -"}, "position"), ("beat", {"goal": "lowest"}, "goal"),
        ("name", {"rules": "chess"}, "rules"), ("name", {"cards": "1"}, "cards"),
        ("order", {"items": ["3333", "3333", "33"]}, "items"), ("which_beats", {"items": ["99", "33"]}, "items"),
        ("repair", {"try": "99"}, "try"), ("find_all", {"type": "flush"}, "type"), ("pay", {"owe": 8}, "owe"),
        ("pay", {"hand": "333333333"}, "hand"), ("pay", {"rules": "two-low"}, "hand"),
        ("safe_lead", {"position": TABLE}, "position"), ("safe_lead", {"seen": "AAA"}, "seen"),
        ("count", {"rank": "X"}, "rank"), ("count", {"players": 9}, "players"), ("count", {"seen": "3333"}, "seen"),
        ("give_back", {"goal": "wins"}, "others"), ("give_back", {"others": ["55"]}, "others"),
    ],
)  # fmt: skip
def test_values_that_cannot_be_are_refused_with_their_key(kind: str, own: dict[str, Any], key: str) -> None:
    with pytest.raises(BankError) as error:
        puzzle(kind, **own).step()
    assert error.value.key == key


def test_an_id_that_comes_twice_is_refused() -> None:
    with pytest.raises(BankError, match="stands in line 2 already"):
        parse_pack(pack(BEAT, BEAT))


def test_other_versions_and_empty_packs_are_refused() -> None:
    with pytest.raises(BankError, match="format: is of another version: 2"):
        parse_pack(format_head("test").replace('"format": 1', '"format": 2'))
    with pytest.raises(BankError, match="is empty"):
        parse_pack("\n")


def test_a_broken_pack_leaves_the_others(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_text(pack(BEAT), "utf-8")
    (tmp_path / "b.jsonl").write_text(pack("?"), "utf-8")
    (tmp_path / "c.jsonl").write_bytes(b"\xff")
    (tmp_path / "d.jsonl").write_bytes(b" " * (bank.MAX_BYTES + 1))
    puzzles, errors = read_packs(bank.bank_files(tmp_path))
    assert [each.id for each in puzzles] == ["beat-1"]
    assert [error.file for error in errors] == ["b.jsonl", "c.jsonl", "d.jsonl"]


def test_more_puzzles_than_a_pack_may_have_are_refused() -> None:
    with pytest.raises(BankError, match="more than 5000"):
        parse_pack(pack(*["{}"] * 5001))


@pytest.mark.parametrize(
    ("kind", "own", "said"),
    [
        ("beat", {"goal": "cheapest", "position": "classic 38/?5/?6 p1 p2:7 p3 -"}, "nothing to choose"),
        ("name", {"choices": ["bomb", "single", "pair"]}, "0 of the choices are right"),
        ("order", {"items": ["33", "3", "44"]}, "no one order"),
        ("which_beats", {"items": ["88", "QQ"]}, "some must not"),
        ("repair", {"try": "88"}, "is legal"),
        ("find_all", {"position": "classic 3A/?5/?6 p1 p2:K p3 -"}, "1 to be found"),
        ("endgame", {"position": "classic 3/4 p1 p2:5 - -"}, "not proved"),
        ("safe_lead", {"seen": "-"}, "no lead is safe"),
        ("safe_lead", {"position": "classic AA/?1/?1 p1 - - -", "seen": "2222BR"}, "every lead is safe"),
        ("pay", {"hand": "BR", "owe": 1}, "no answer"), ("give_back", {"hand": "3333"}, "every return is right"),
        ("endgame", {"position": "classic 345/?3 p1 - - -"}, "hidden"),
    ],
)  # fmt: skip
def test_what_cannot_be_asked_is_named(kind: str, own: dict[str, Any], said: str) -> None:
    (problem,) = problems(puzzle(kind, **own))
    assert problem.startswith(f"{kind}-1: ")
    assert said in problem


def test_themes_and_difficulty_that_are_not_true_are_named() -> None:
    told = problems(puzzle("beat", themes=["bombs"], difficulty=9))
    assert ["themes are" in told[0], "difficulty is" in told[1]] == [True, True]


PAIRS: dict[str, tuple[tuple[str, dict[str, Any]], tuple[str, dict[str, Any]]]] = {
    "singles": (("beat", {"position": "classic 38/?5/?6 p1 p2:7 p3 -"}), ("beat", {})),
    "pairs": (("beat", {}), ("beat", {"position": "classic 3388/?5/?6 p1 p2:7 p3 -"})),
    "triples": (("name", {"cards": "333"}), ("name", {"cards": "3338"})),
    "full_houses": (("name", {}), ("name", {"cards": "33888B"})),
    "straights": (("name", {"cards": "34567"}), ("name", {"cards": "34568"})),
    "stairs_and_plates": (("name", {"rules": "two-low", "cards": "3344"}), ("name", {"cards": "3344"})),
    "bombs": (("order", {"items": ["3333", "4444", "BR"]}), ("order", {"items": ["3333", "444", "4444"]})),
    "no_combination": (("repair", {}), ("repair", {"try": "33"})),
    "must_pass": (("beat", {"position": "classic 33/?5/?6 p1 p2:77 p3 -"}), ("beat", {})),
    "only_bombs": (
        ("beat", {"position": "classic 44448/?5/?6 p1 p2:77 p3 -"}),
        ("beat", {"position": "classic 444488/?5/?6 p1 p2:77 p3 -"}),
    ),
    "equal_rank": (("beat", {"position": "classic 7788/?5/?6 p1 p2:77 p3 -"}), ("beat", {})),
    "save_bomb": (
        ("beat", {"goal": "cheapest", "position": "classic 8888QQ/?5/?6 p1 p2:77 p3 -"}),
        ("beat", {"goal": "cheapest", "position": "classic 888QQ/?5/?6 p1 p2:77 p3 -"}),
    ),
    "turned_ranks": (("order", {}), ("order", {"items": ["A", "9", "B"]})),
    "joker_kept": (("pay", {}), ("pay", {"rules": "classic,jokers_exempt=off"})),
    "joker_owed": (("pay", {"rules": "classic,jokers_exempt=off"}), ("pay", {})),
    "paid_set": (("pay", {"owe": 1}), ("pay", {})),
    "not_the_lowest": (("give_back", {}), ("give_back", {"hand": "3556789TJ"})),
    "keep_row": (("give_back", {}), ("give_back", {"hand": "334468888JJ"})),
    "jokers_gone": (("safe_lead", {"seen": "BR"}), ("safe_lead", {"seen": "B"})),
    "only_a_bomb": (
        ("safe_lead", {"position": "classic 7AA/?4/?4 p1 - - -", "seen": "2222"}), ("safe_lead", {}),
    ),
    "small_hands": (
        ("safe_lead", {"position": "classic 7AA/?1/?1 p1 - - -", "seen": "-"}),
        ("safe_lead", {"seen": "2222BR345689TJQK"}),
    ),
    "not_the_highest": (("safe_lead", {}), ("safe_lead", {"seen": "2222BR"})),
    "safe_row": (
        ("safe_lead", {"position": "classic TJQKA/?3/?2 p1 - - -", "seen": "B"}), ("safe_lead", {}),
    ),
    "highest_left": (("safe_lead", {"seen": "2222BR"}), ("safe_lead", {})),
    "none_left": (("count", {"seen": "222"}), ("count", {"seen": "22"})),
    "jokers_out": (("count", {"rank": "B"}), ("count", {"rank": "A"})),
    "two_packs": (("count", {"players": 5}), ("count", {"players": 4})),
    "left_out": (("count", {"rank": "3"}), ("count", {"rank": "3", "players": 4})),
    "own_copies": (("count", {"rank": "5"}), ("count", {"rank": "6"})),
    "open_hands": (("give_back", {"hand": "44489TQ", "others": ["55TTJ"], "goal": "wins"}), ("give_back", {})),
}


@pytest.mark.parametrize("name", PAIRS)
def test_a_theme_is_found_where_it_is_and_nowhere_else(name: str) -> None:
    (kind, own), (other, without) = PAIRS[name]
    assert name in part_themes(puzzle(kind, **own).step().parts[0])
    assert name not in part_themes(puzzle(other, **without).step().parts[0])


def test_house_rules_are_a_theme_of_every_kind() -> None:
    assert set(PAIRS) == set(THEMES)
    assert "house_rules" in puzzle("endgame", position="classic,stairs=on 6777B/9QQQ p1 - - -").themes
    assert "house_rules" in puzzle("order", rules="two-low,plates=off").themes
    assert "house_rules" not in puzzle("order").themes
    assert len(set(ALL_THEMES)) == len(ALL_THEMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_and_theme_has_a_name(lang: str) -> None:
    assert [each for each in KINDS if not has_text(f"drill-kind-{each}", lang)] == []
    assert [each for each in ALL_THEMES if not has_text(f"drill-theme-{each}", lang)] == []


def test_puzzles_are_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    there = (puzzle("beat"), puzzle("order"), puzzle("beat", id="beat-2", position="two-low 38/?5 p1 p2:7 - -"))
    monkeypatch.setattr(bank, "shipped", lambda: there)

    def ids(*args: Any, **named: Any) -> list[str]:
        return [each.id for each in bank.bank(*args, **named)]

    assert ids() == ["beat-1", "order-1", "beat-2"]
    assert ids("beat") == ["beat-1", "beat-2"]
    assert ids(["order", "beat"], rules="two-low") == ["order-1", "beat-2"]
    assert ids(themes=["pairs", "turned_ranks"]) == ["beat-1", "order-1"]
    assert ids(seats=2) == ["beat-2"]
    assert ids(difficulty=(0, 0)) == []
    assert {each for name in ("easy", "medium", "hard") for each in ids(difficulty=name)} == set(ids())
    for asked in ({"kind": "chess"}, {"themes": "flush"}, {"rules": "chess"}, {"difficulty": "nasty"}):
        with pytest.raises(RequestError):
            bank.bank(**asked)  # type: ignore[arg-type]


def test_withdrawn_ids_are_not_asked(tmp_path: Path) -> None:
    (tmp_path / bank.WITHDRAWN).write_text("# why\nbeat-7 two answers were meant\n\n", "utf-8")
    assert bank.withdrawn(tmp_path) == {"beat-7"}
    assert bank.withdrawn(tmp_path / "none") == frozenset()
