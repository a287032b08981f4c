"""The engine protocol: every op, every error, and that no line stops it. The subprocess is in `test_engine_process`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zsy_tutor.cli.engine import answer
from zsy_tutor.cli.operations import OPERATIONS
from zsy_tutor.cli.wire import MAX_DEPTH, MAX_LINE

CODES = {"bad_json", "bad_request", "bad_notation", "bad_rules", "bad_position", "too_large", "budget"}
FOLLOW = "classic 888822TT/?5/?5 p1 p3:QQ - -"
SUITED = "classic 3d3s4c4h5c6c7c/?5/?5 p1 - - - open=3d"
OVER = "classic -/345 - - - p1"


def ask(op: str, **fields: Any) -> dict[str, Any]:
    found = json.loads(answer(json.dumps({"op": op, **fields})))
    assert isinstance(found, dict)
    return found


def error(line: str | bytes) -> dict[str, Any]:
    found = json.loads(answer(line))["error"]
    assert isinstance(found, dict)
    return found


# ---- answers


@pytest.mark.parametrize(
    ("rules", "cards", "expected"),
    [
        ("classic", "99944", {"type": "full_house", "size": 5, "top": "9"}),
        ("classic", "BR", {"type": "joker_bomb", "size": 2, "top": "R"}),
        ("classic,four_jokers=on", "RBRB", {"type": "four_jokers", "size": 4, "top": "R"}),
        ("classic", "33333333", {"type": "bomb", "size": 8, "top": "3"}),
        ("two-low", "3d4s5h", {"type": "straight", "size": 3, "top": "5"}),
        ("two-low", "2233", {"type": "stair", "size": 4, "top": "3"}),
    ],
)
def test_classify_names_type_size_and_top(rules: str, cards: str, expected: dict[str, Any]) -> None:
    assert ask("classify", rules=rules, cards=cards) == expected


def test_classify_says_why_cards_are_no_combination() -> None:
    found = ask("classify", rules="classic", cards="JhQhKhAh3c")
    assert (found["type"], found["shape_reason"]) == (None, "straight_has_gap")
    assert (found["facts"]["missing"], found["facts"]["min"]) == ("456789T", 5)


@pytest.mark.parametrize(("rules", "fine"), [("classic", True), ("classic,packs=1", False), ("two-low", False)])
def test_classify_counts_copies_by_the_packs(rules: str, fine: bool) -> None:
    found = ask("classify", rules=rules, cards="55555")
    assert ("error" not in found) is fine
    if not fine:
        assert (found["error"]["code"], found["error"]["column"]) == ("bad_notation", 5)


def test_judge_legal_play_and_pass() -> None:
    assert ask("judge", position=FOLLOW, play="8888") == {"legal": True, "type": "bomb"}
    assert ask("judge", position=FOLLOW, play="pass") == {"legal": True, "type": "pass"}


def test_judge_gives_every_reason_with_facts_and_fixes() -> None:
    found = ask("judge", position=FOLLOW, play="TT")
    assert (found["legal"], found["fixes"]) == (False, ["22"])
    (reason,) = found["reasons"]
    assert list(reason) == ["code", "rule", "facts"]
    assert (reason["code"], reason["rule"]) == ("too_low", "B1")
    assert (reason["facts"]["play_top"], reason["facts"]["table_top"]) == ("T", "Q")


def test_judge_has_a_shape_reason_for_no_combination_only() -> None:
    (first, second) = ask("judge", position=SUITED, play="4c5c6c7c")["reasons"]
    assert (first["code"], first["shape_reason"]) == ("not_a_combination", "straight_too_short")
    assert second["code"] == "missing_opening_card"
    assert "shape_reason" not in second


def test_judge_asks_for_another_seat() -> None:
    found = ask("judge", position="classic 3/4/5 p1 - - -", play="4", seat="p2")
    assert [reason["code"] for reason in found["reasons"]] == ["not_your_turn"]
    assert found["fixes"] == []


def test_judge_of_a_round_that_is_over() -> None:
    found = ask("judge", position=OVER, play="3")
    assert [reason["code"] for reason in found["reasons"]] == ["round_over"]


def test_fixes_have_suits_where_the_hand_has() -> None:
    assert ask("judge", position=SUITED, play="4c4h")["fixes"][0] == "3d"
    assert ask("judge", position=FOLLOW, play="2")["fixes"] == ["22"]


def test_text_comes_with_lang_only() -> None:
    assert "text" not in ask("judge", position=FOLLOW, play="TT")["reasons"][0]
    english = ask("judge", position=FOLLOW, play="TT", lang="en")["reasons"][0]["text"]
    chinese = ask("judge", position=FOLLOW, play="TT", lang="zh")["reasons"][0]["text"]
    assert not any("\u4e00" <= letter <= "\u9fff" for letter in english)
    assert any("\u4e00" <= letter <= "\u9fff" for letter in chinese)


def test_plays_stand_in_order() -> None:
    assert ask("plays", position=FOLLOW) == {"plays": ["22", "8888"], "can_pass": True}
    assert ask("plays", position=SUITED) == {"plays": ["3", "33", "34567"], "can_pass": False}
    assert ask("plays", position=OVER) == {"plays": [], "can_pass": False}


def test_apply_gives_the_next_position_or_the_refusal_of_judge() -> None:
    assert ask("apply", position=FOLLOW, play="22") == {"position": "classic 8888TT/?5/?5 p2 p1:22 - -"}
    assert ask("apply", position=FOLLOW, play="TT") == ask("judge", position=FOLLOW, play="TT")
    assert ask("apply", position="classic 2/?5/?5 p2 p1:3 - -", play="5")["position"].split()[1] == "2/?4/?5"


def test_tribute_lists_every_right_payment() -> None:
    fields = {"rules": "classic", "hand": "3dAdAhAsKc", "owed": 2}
    assert ask("tribute", **fields, pay="AsAd") == {"legal": True, "reasons": [], "correct": ["AdAh", "AdAs", "AhAs"]}
    found = ask("tribute", **fields, pay="KcAd")
    assert (found["legal"], [reason["code"] for reason in found["reasons"]]) == (False, ["not_highest"])
    assert ask("tribute", rules="classic", hand="BR", owed=2, pay="-")["correct"] == ["-"]


def test_give_back_knows_the_limit() -> None:
    found = ask("give_back", rules="classic,return_limit=T", hand="33377A2", count=2, back="A2")
    assert [reason["code"] for reason in found["reasons"]] == ["above_limit"]
    assert found["correct"] == ["33", "37", "77"]


def test_deal_is_the_same_for_the_same_seed() -> None:
    found = ask("deal", rules="classic", players=3, seed=7)
    assert found == ask("deal", rules="classic", players=3, seed=7) != ask("deal", rules="classic", players=3, seed=8)
    assert found["left_out"] == ["3c", "3h"]
    assert "/".join(found["hands"]) == found["position"].split()[1]
    assert ask("plays", position=found["position"])["can_pass"] is False


def test_score_of_a_match() -> None:
    rounds = [{"order": ["p2", "p1", "p3"], "left": {"p3": "34B"}}]
    assert ask("score", rules="classic", target=1, rounds=rounds) == {
        "totals": {"p1": 0, "p2": 1, "p3": 0},
        "titles": {"p1": "middle", "p2": "upstream", "p3": "downstream"},
        "winner": "p2",
    }
    assert ask("score", rules="classic", target=2, rounds=rounds)["winner"] is None


def test_perft_counts_sequences() -> None:
    assert [ask("perft", position="classic 34/5 p1 - - -", depth=depth)["nodes"] for depth in range(4)] == [1, 2, 4, 2]
    assert ask("perft", position="classic 34/?5 p1 - - -", depth=1) == {"nodes": 2}


def test_the_shared_cases_through_the_protocol() -> None:
    lines = (Path(__file__).parents[1] / "data" / "judge.jsonl").read_text("utf-8").splitlines()
    for line in lines:
        case = json.loads(line)
        found = json.loads(answer(json.dumps(case["request"])))
        first = {} if found["legal"] else found["reasons"][0]
        told = {"legal": found["legal"], "type": found.get("type"), **first}
        assert {key: told[key] for key in case["expect"]} == case["expect"], line


# ---- the id


@pytest.mark.parametrize("value", [1, "a", None, True, 1.5, [1, {"a": 2}], -(10**30), "\ud800", "\u4e2d"])
def test_id_is_echoed(value: Any) -> None:
    good = json.loads(answer(json.dumps({"id": value, "op": "plays", "position": OVER})))
    bad = json.loads(answer(json.dumps({"id": value, "op": "none"})))
    assert good["id"] == bad["id"] == value
    assert next(iter(good)) == next(iter(bad)) == "id"


def test_no_id_is_answered_without_one_and_an_unreadable_line_with_null() -> None:
    assert "id" not in ask("plays", position=OVER)
    assert json.loads(answer("{"))["id"] is None


# ---- errors

REQUESTS = [
    ('{"op":"nonsense"}', "bad_request", "op"),
    ("{}", "bad_request", "op"),
    ('{"op":["plays"]}', "bad_request", "op"),
    ('{"op":"plays"}', "bad_request", "position"),
    ('{"op":"plays","position":7}', "bad_request", "position"),
    ('{"op":"plays","position":null}', "bad_request", "position"),
    (f'{{"op":"plays","position":"{OVER}","lang":"en"}}', "bad_request", "lang"),
    (f'{{"op":"judge","position":"{OVER}","play":"3","lang":"de"}}', "bad_request", "lang"),
    (f'{{"op":"judge","position":"{OVER}","play":"3","seat":"p3"}}', "bad_request", "seat"),
    (f'{{"op":"judge","position":"{OVER}","play":"3","seat":1}}', "bad_request", "seat"),
    (f'{{"op":"perft","position":"{OVER}","depth":13}}', "bad_request", "depth"),
    (f'{{"op":"perft","position":"{OVER}","depth":-1}}', "bad_request", "depth"),
    (f'{{"op":"perft","position":"{OVER}","depth":true}}', "bad_request", "depth"),
    (f'{{"op":"perft","position":"{OVER}","depth":2.0}}', "bad_request", "depth"),
    (f'{{"op":"perft","position":"{OVER}","depth":"2"}}', "bad_request", "depth"),
    ('{"op":"perft","position":"classic 34/?5 p1 - - -","depth":2}', "bad_request", "position"),
    ('{"op":"plays","position":"classic ?5/34 p1 - - -"}', "bad_request", "position"),
    ('{"op":"classify","rules":"classic","cards":"-"}', "bad_request", "cards"),
    ('{"op":"solve","position":"classic 3/4 p1 - - -"}', "bad_request", "goal"),
    ('{"op":"solve","position":"classic 3/4 p1 - - -","goal":"last"}', "bad_request", "goal"),
    ('{"op":"solve","position":"classic 3/4 p1 - - -","goal":"first","nodes":0}', "bad_request", "nodes"),
    ('{"op":"solve","position":"classic 3/?4 p1 - - -","goal":"first"}', "bad_request", "position"),
    ('{"op":"solve","position":"classic,teams=on 3/4/5/6 p1 - - -","goal":"first"}', "bad_request", "position"),
    ('{"op":"solve","position":"classic -/34/5 p2 - - p1","goal":"first"}', "bad_request", "goal"),
    (f'{{"op":"solve","position":"{OVER}","goal":"not_last"}}', "bad_request", "position"),
    ('{"op":"tribute","rules":"two-low","hand":"34","owed":1,"pay":"4"}', "bad_request", "rules"),
    ('{"op":"tribute","rules":"classic","hand":"34","owed":-1,"pay":"4"}', "bad_request", "owed"),
    ('{"op":"give_back","rules":"classic","hand":"34","count":null,"back":"4"}', "bad_request", "count"),
    ('{"op":"deal","rules":"classic","players":3,"seed":-1}', "bad_request", "seed"),
    ('{"op":"deal","rules":"classic","players":3,"seed":99999999999999999999}', "bad_request", "seed"),
    ('{"op":"score","rules":"classic","target":1,"rounds":{}}', "bad_request", "rounds"),
    ('{"op":"score","rules":"classic","target":1,"rounds":[]}', "bad_request", "rounds"),
    ('{"op":"score","rules":"classic","target":0,"rounds":[]}', "bad_request", "target"),
    ('{"op":"score","rules":"classic","target":1,"rounds":[7]}', "bad_request", "rounds[0]"),
    ('{"op":"score","rules":"classic","target":1,"rounds":[{"order":["p1","p1","p2"]}]}', "bad_request",
     "rounds[0].order"),
    ('{"op":"plays","op":"plays"}', "bad_request", "op"),
    ("[]", "bad_request", None),
    ("7", "bad_request", None),
    ("null", "bad_request", None),
    ('{"op":"classify","rules":"bridge","cards":"3"}', "bad_rules", "rules"),
    ('{"op":"classify","rules":"classic,stairs=maybe","cards":"3"}', "bad_rules", "rules"),
    ('{"op":"classify","rules":"two-low,tribute=2","cards":"3"}', "bad_rules", "rules"),
    ('{"op":"classify","rules":"classic,match_goal=fewest_downstream,scoring=penalty","cards":"3"}', "bad_rules",
     "rules"),
    ('{"op":"deal","rules":"classic,packs=1","players":3,"seed":1}', "bad_rules", "rules"),
    ('{"op":"deal","rules":"classic","players":7,"seed":1}', "bad_rules", "players"),
    ('{"op":"plays","position":"bridge 3/4 p1 - - -"}', "bad_rules", "position"),
    ('{"op":"classify","rules":"classic","cards":"pass"}', "bad_notation", "cards"),
    ('{"op":"classify","rules":"classic","cards":"?5"}', "bad_notation", "cards"),
    ('{"op":"plays","position":""}', "bad_notation", "position"),
    ('{"op":"plays","position":"classic"}', "bad_notation", "position"),
    (f'{{"op":"judge","position":"{FOLLOW}","play":"?5"}}', "bad_notation", "play"),
    ('{"op":"plays","position":"classic 33333/4 p1 - - -"}', "bad_position", "position"),
    ("", "bad_json", None),
    ("   ", "bad_json", None),
    ("{", "bad_json", None),
    ('{"op":"plays"} x', "bad_json", None),
    ('{"op":NaN}', "bad_json", None),
    ('{"op":-Infinity}', "bad_json", None),
    ('{"op":1e999}', "bad_json", None),
    ('{"op":' + "9" * 5000 + "}", "bad_json", None),
    ("[" * 30000, "bad_json", None),
    ('{"op":' + "[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1) + "}", "bad_json", None),
    ("x" * (MAX_LINE + 1), "too_large", None),
    ("\u4e2d" * (MAX_LINE // 2), "too_large", None),
]  # fmt: skip


@pytest.mark.parametrize(("line", "code", "field"), REQUESTS, ids=[line[:60] for line, _, _ in REQUESTS])
def test_bad_input_is_answered(line: str, code: str, field: str | None) -> None:
    found = error(line)
    assert (found["code"], found.get("field")) == (code, field)
    assert found["message"]
    assert found["message"].isprintable()


@pytest.mark.parametrize("position", ["classic 33333/4 p1 - - -", "classic 3/4 p1 p1:33 p2 p2"])
def test_bad_position_has_every_reason(position: str) -> None:
    found = error(json.dumps({"op": "plays", "position": position}))
    assert found["reasons"]
    assert all(isinstance(reason, str) for reason in found["reasons"])


@pytest.mark.parametrize(
    ("fields", "field", "column"),
    [
        ({"op": "classify", "rules": "classic", "cards": "34x"}, "cards", 3),
        ({"op": "judge", "position": FOLLOW, "play": "8d8c"}, "play", 2),
        ({"op": "judge", "position": SUITED, "play": "3d4"}, "play", 4),
        ({"op": "plays", "position": "classic 3/4x p1 - - -"}, "position", 12),
    ],
)
def test_bad_notation_has_its_column(fields: dict[str, str], field: str, column: int) -> None:
    found = error(json.dumps(fields))
    assert (found["code"], found["field"], found["column"]) == ("bad_notation", field, column)


def test_bad_json_has_its_column_in_characters() -> None:
    assert error('{"a": }')["column"] == 7
    assert error('{"\u4e2d": }'.encode())["column"] == 7
    assert error('{"\u4e2d'.encode() + b"\xff")["column"] == 4


def test_a_line_of_exactly_the_limit_is_read() -> None:
    head = f'{{"op":"plays","position":"{OVER}"'
    assert json.loads(answer(head + " " * (MAX_LINE - len(head) - 1) + "}")) == {"plays": [], "can_pass": False}


def test_perft_past_the_node_limit_is_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    from zsy_tutor.cli import operations

    monkeypatch.setattr(operations, "PERFT_NODES", 3)
    found = ask("perft", position="classic 345678/3456 p1 - - -", depth=9)["error"]
    assert (found["code"], found["field"]) == ("budget", "depth")


def test_too_many_of_a_card_are_not_in_hand() -> None:
    """Hundreds of copies must not be taken for other cards."""
    for copies in (5, 9, 16, 17, 31, 32, 33, 64, 1000):
        for position in ("classic 3d4d5d/?5/?5 p1 - - -", "classic 345/?5/?5 p1 - - -", "classic ?9/345/345 p1 - - -"):
            found = ask("judge", position=position, play="3" * copies)
            assert found["legal"] is False
            assert found["reasons"][0]["code"] == "not_in_hand"


# ---- no line stops it

_VALID = [
    {"op": "classify", "rules": "classic", "cards": "99944"},
    {"op": "judge", "position": FOLLOW, "play": "TT", "seat": "p1"},
    {"op": "plays", "position": SUITED},
    {"op": "apply", "position": FOLLOW, "play": "22"},
    {"op": "solve", "position": "classic 345/3456 p1 - - -", "goal": "first", "nodes": 500},
    {"op": "tribute", "rules": "classic", "hand": "3dAdAhAsKc", "owed": 2, "pay": "AsAd"},
    {"op": "give_back", "rules": "classic,return_limit=T", "hand": "33377A2", "count": 2, "back": "A2"},
    {"op": "deal", "rules": "two-low", "players": 4, "seed": 1},
    {"op": "score", "rules": "classic", "target": 2, "rounds": [{"order": ["p2", "p1", "p3"], "left": {"p3": "34"}}]},
    {"op": "perft", "position": "classic 345/3456 p1 - - -", "depth": 3},
]
_SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12)
_VALUES = st.recursive(
    _SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
)
_NOTATION = st.text(alphabet="3456789TJQKA2BRdchsp:/?- open=classic,two-low", max_size=40)


def _is_answered(line: str | bytes) -> None:
    text = answer(line)
    assert text.isascii()
    assert "\n" not in text
    found = json.loads(text)
    if "error" in found:
        assert found["error"]["code"] in CODES
        assert found["error"]["message"]


@given(st.binary(max_size=200))
def test_any_bytes_are_answered(line: bytes) -> None:
    _is_answered(line)


@given(st.text(max_size=200))
def test_any_text_is_answered(line: str) -> None:
    _is_answered(line)


@given(_VALUES)
def test_any_json_is_answered(value: Any) -> None:
    _is_answered(json.dumps(value))


@given(st.sampled_from(_VALID), st.data())
def test_any_change_of_a_valid_request_is_answered(request: dict[str, Any], data: st.DataObject) -> None:
    """A field gets another value, a text loses, gains or changes a character, a field goes or comes."""
    changed = dict(request)
    name = data.draw(st.sampled_from(sorted(request)))
    kind = data.draw(st.sampled_from(["value", "notation", "splice", "drop", "add"]))
    if kind == "drop":
        del changed[name]
    elif kind == "add":
        changed[data.draw(st.text(max_size=6))] = data.draw(_VALUES)
    elif kind == "splice" and isinstance(request[name], str):
        text = request[name]
        start, end = sorted((data.draw(st.integers(0, len(text))), data.draw(st.integers(0, len(text)))))
        changed[name] = text[:start] + data.draw(_NOTATION | st.text(max_size=3)) + text[end:]
    else:
        changed[name] = data.draw(_NOTATION if kind == "notation" else _VALUES)
    _is_answered(json.dumps(changed))


@given(st.sampled_from(_VALID), st.data())
def test_any_damage_to_the_bytes_of_a_request_is_answered(request: dict[str, Any], data: st.DataObject) -> None:
    line = json.dumps(request).encode()
    start, end = sorted((data.draw(st.integers(0, len(line))), data.draw(st.integers(0, len(line)))))
    _is_answered(line[:start] + data.draw(st.binary(max_size=8)) + line[end:])


def test_every_op_is_in_the_fuzzed_requests() -> None:
    assert {request["op"] for request in _VALID} == set(OPERATIONS)
