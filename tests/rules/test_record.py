"""Game records: written and read alike, replayed, and every error with its line and key."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.test_match import exchange, play_out
from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.deal import deal
from zsy_tutor.rules.generate import can_pass, legal_plays
from zsy_tutor.rules.legality import play
from zsy_tutor.rules.match import Match
from zsy_tutor.rules.notation import parse_cards, parse_selection
from zsy_tutor.rules.plays import PASS, Pass
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.record import ExchangeRecord, Record
from zsy_tutor.rules.record_text import RecordError
from zsy_tutor.rules.ruleset import RuleSet
from zsy_tutor.rules.score import RoundResult

ROUND_B = '''format = "zsy-record 1"
rules = "classic"
first = "p1"
open = "3d"
hands = ["3d4h5c6s7dJh", "4d5d6c7h8sKdKc", "3s9d9c9h9sAhAs"]
actions = [
  "p1:3d4h5c6s7d", "p2:4d5d6c7h8s", "p3:pass", "p1:pass",
  "p2:KdKc", "p3:AhAs", "p1:pass",
  "p3:3s", "p1:Jh",
]
names = ["Lan", "Ming", "Bo"]
note = "the bomb stays in the hand\\nand so p3 is last"

[result]
over = true
order = ["p2", "p1", "p3"]
left = { p3 = "9d9c9h9s" }
'''

ROUND_C = '''format = "zsy-record 1"
rules = "classic"
first = "p3"
hands = ["4d5c6c8h8sQdKd", "5h6d7c8d9hQc2s", "4c4h9d9c9sAhAs", "3d3c5d5sTdJhB"]
actions = [
  "p3:4c4h9d9c9s", "p4:pass", "p1:pass", "p2:pass",
  "p3:AhAs", "p4:pass", "p1:pass", "p2:pass",
  "p4:3d3c", "p1:8h8s", "p2:pass", "p4:pass",
  "p1:4d", "p2:Qc", "p4:B", "p1:pass", "p2:pass",
  "p4:5d5s", "p1:pass", "p2:pass",
  "p4:Td", "p1:Qd", "p2:2s", "p4:pass", "p1:pass",
  "p2:5h6d7c8d9h", "p4:pass", "p1:pass",
  "p4:Jh",
]

[exchange]
order = ["p3", "p2", "p1", "p4"]
dealt = ["4d6c8h8sQdKd2s", "5c5h6d7c8d9hQc", "3d4c4h9d9c9sJh", "3c5d5sTdAhAsB"]
pays = ["p4>p3:AhAs", "p1>p2:2s"]
back = ["p3>p4:3dJh", "p2>p1:5c"]

[result]
over = true
order = ["p3", "p2", "p4", "p1"]
left = { p1 = "5c6cKd" }
'''


@pytest.mark.parametrize("text", [ROUND_B, ROUND_C])
def test_records_are_written_as_they_are_read(text: str) -> None:
    record = Record.parse(text)
    assert str(record) == text
    assert Record.parse(str(record)) == record
    assert eval(repr(record), {"Record": Record}) == record
    assert record.end.is_over
    assert len(record.positions) == len(record.actions) + 1


def test_records_hold_the_whole_round() -> None:
    record = Record.parse(ROUND_C)
    assert record.exchange is not None
    assert record.exchange.pays == {3: parse_cards("AhAs"), 0: parse_cards("2s")}
    assert record.actions[0] == (2, parse_cards("4c4h9d9c9s"))
    assert record.actions[1] == (3, PASS)
    assert str(record.end) == "classic 5c6cKd/-/-/- - - - p3p2p4"
    assert Record.parse(ROUND_B).names == ("Lan", "Ming", "Bo")


def test_records_are_read_in_any_order_and_with_comments_and_ranks() -> None:
    text = '''# a short one
hands = ["3d3s4c", "4d", "5d"] # by seat
rules = "classic"
actions = [ # two tricks
  "p1:33", # the 3s
  "p2:pass",
  "p3:pass", ]
first = "p1"
open = "3d"
format = "zsy-record 1"
result = { over = false, order = [], left = { p1 = "4c", p2 = "4d", p3 = "5d" } }
'''
    record = Record.parse(text)
    assert record.actions[0] == (0, parse_cards("3d3s"))
    assert '"p1:3d3s", "p2:pass", "p3:pass"' in str(record)
    assert Record.parse(str(record)) == record


def test_T1_R7_a_record_of_an_exchange_in_which_nothing_can_be_paid() -> None:
    start = Position.parse("classic 4d5d/6d7d/BR p1 - - -")
    hands = tuple(map(parse_cards, ("4d5d", "6d7d", "BR")))
    record = Record(start, [(0, parse_cards("5d"))], exchange=ExchangeRecord((0, 1, 2), hands, {}, {}))
    assert 'pays = ["p3>p1:-"]' in str(record)
    read = Record.parse(str(record))
    assert str(read) == str(record)
    assert read.end == record.end


def changed(old: str, new: str, text: str = ROUND_B) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "line", "key", "words"),
    [
        (changed('"classic"', '"classic'), 2, "", "no TOML"),
        (changed("zsy-record 1", "zsy-record 9"), 1, "format", 'allowed: "zsy-record 1"'),
        (changed('"classic"', '"chess"'), 2, "rules", "classic, two-low"),
        (changed('"classic"', '"classic,full_houses=maybe"'), 2, "rules", "on, off"),
        (changed('rules = "classic"\n', ""), 0, "rules", "missing; needed: format, rules"),
        (changed("rules =", "rulez ="), 2, "rulez", "unknown key; allowed: format, rules"),
        (changed('"classic"', "7"), 2, "rules", "must be a string"),
        (changed('"p1"', '"p9"'), 3, "first", "p1 to p6"),
        (changed('"p1"', '"p2"'), 5, "hands", "opening card"),
        (changed('open = "3d"', 'open = "4d"'), 4, "open", "allowed: 3d"),
        (changed("3d4h5c6s7dJh", "3d4h5c6s7dJ"), 5, "hands[0]", "a suit after every rank"),
        (changed("4d5d6c7h8sKdKc", "?7"), 5, "hands[1]", "a rank"),
        (changed("4d5d6c7h8sKdKc", "4h5d6c7h8sKdKc"), 5, "hands", "more often"),
        (changed('"p3:pass", "p1:pass",', '"p3:pass", "p1",'), 7, "actions[3]", "seat:cards"),
        (changed('"p1:Jh"', '"p4:Jh"'), 9, "actions[8]", "p1 to p3"),
        (changed('"p1:Jh"', '"p1:Jx"'), 9, "actions[8]", "column 2"),
        (changed('"p1:Jh"', '"p1:2h"'), 9, "actions[8]", "p1:2h is illegal: not_in_hand"),
        (changed('"p1:Jh"', '"p2:Jh"'), 9, "actions[8]", "not_your_turn"),
        (changed('"p1:Jh",', '"p1:Jh", "p3:9d",'), 9, "actions[9]", "round_over"),
        (changed("p2:4d5d6c7h8s", "p2:KdKc"), 7, "actions[1]", "wrong_type"),
        (changed('"Ming", ', ""), 11, "names", "2 names for 3 seats"),
        (changed('["Lan", "Ming", "Bo"]', '"Lan"'), 11, "names", "array of strings"),
        (changed("over = true", "over = false"), 15, "result.over", "the actions lead to true"),
        (changed("over = true", "over = 1"), 15, "result.over", "the actions lead to true"),
        (changed('"p2", "p1", "p3"', '"p1", "p2", "p3"'), 16, "result.order", '["p2", "p1", "p3"]'),
        (changed('"9d9c9h9s"', '"9d9c9h"'), 17, "result.left", '{ p3 = "9d9c9h9s" }'),
        (changed("over = true\n", ""), 0, "result.over", "missing"),
        (changed("over = true\n", "over = true\nwinner = 1\n"), 16, "result.winner", "allowed: over, order, left"),
        (changed("p4>p3:AhAs", "p4>p3:TdAs", ROUND_C), 16, "exchange", "not_highest"),
        (changed("p4>p3:AhAs", "p4>p2:AhAs", ROUND_C), 19, "exchange.pays[0]", "p1>p2, p4>p3"),
        (changed('"p4>p3:AhAs", ', "", ROUND_C), 19, "exchange.pays", "missing: p4>p3"),
        (changed("p3>p4:3dJh", "p3>p4:4cJh", ROUND_C), 4, "hands", "the exchange leads to other hands"),
        (changed('first = "p3"', 'first = "p4"', ROUND_C), 3, "first", "p3 leads"),
        (changed('"p3", "p2", "p1", "p4"', '"p3", "p2", "p1", "p1"', ROUND_C), 17, "exchange.order", "once"),
        (changed('"classic"', '"two-low"', ROUND_C), 17, "exchange.order", "two-low has no exchange"),
        (changed('"classic"', '"classic,middle_exchange=none"', ROUND_C), 19, "exchange.pays[1]", "p4>p3"),
        ("result = 3\n" + changed("[result]", "[results]"), 15, "results", "unknown key"),
        ("[[[[" * 5000, 0, "", "no TOML"),
        ("x = " + "9" * 6000, 0, "", "no TOML"),
        ("x" * 1_000_001, 0, "", "at most"),
    ],
)
def test_record_errors_name_line_and_key_and_what_is_allowed(text: str, line: int, key: str, words: str) -> None:
    with pytest.raises(RecordError) as error:
        Record.parse(text)
    got = error.value
    assert words in got.message
    assert (got.key if got.item is None else f"{got.key}[{got.item}]") == key
    assert got.line == line or not key
    assert got.code == "bad_record"
    if line:
        assert got.message.startswith(f"line {line}")


@pytest.mark.parametrize(
    "position",
    [
        "classic ?3/345/67 p2 - - -",
        "classic 3/345/67 p2 p1:4 - -",
        "classic -/345/67 p2 - - p1",
        "classic -/345/- - - - p3p1",
    ],
)
def test_records_begin_with_a_first_lead_and_known_hands(position: str) -> None:
    with pytest.raises(RecordError):
        Record(Position.parse(position), [])


def test_records_refuse_an_exchange_that_is_none_of_theirs() -> None:
    hands = tuple(map(parse_cards, ("3d4d", "5d6d", "7d8d")))
    right = ExchangeRecord((0, 1, 2), hands, {2: parse_cards("7d8d")}, {0: parse_cards("7d8d")})
    assert Record(Position.parse("classic 3d4d/5d6d/7d8d p1 - - -"), [], exchange=right).exchange == right
    with pytest.raises(RecordError, match="open"):
        Record(Position.parse("classic 3d4d/5d6d/7d8d p1 - - - open=3d"), [], exchange=right)
    with pytest.raises(RecordError, match="3 seats"):
        Record(Position.parse("classic 3d4d/5d6d/7d8d/9d p1 - - -"), [], exchange=right)


TABLES = [
    ("classic", 3), ("classic", 4), ("classic", 5), ("two-low", 4), ("classic,tribute=3", 6),
    ("classic,tribute=0,scoring=penalty,round_ends=first_out", 4),
]  # fmt: skip


def random_record(seed: int) -> Record:
    """A random round of a random table, cut off somewhere or played to its end, perhaps after an exchange."""
    rng = Random(seed)
    text, players = rng.choice(TABLES)
    rules = RuleSet.parse(text)
    made: ExchangeRecord | None = None
    if rules.tribute and rng.random() < 0.5:
        order = rng.sample(range(players), players)
        started = Match(rules, players, 9).add(RoundResult(order)).next_round(seed)
        ready = exchange(started, rng)
        position = ready.position
        # what changed hands, read off the hands before and after
        pays, back = {}, {}
        for pair in started.exchanges:
            pays[pair.payer] = ready.received[pair.receiver]
            kept = started.hands[pair.payer].remove(pays[pair.payer])
            back[pair.receiver] = ready.hands[pair.payer].remove(kept)
        made = ExchangeRecord(tuple(order), started.hands, pays, back)
    else:
        position = deal(rules, players, seed).position
    start, actions = position, []
    for _ in range(rng.choice([0, 3, 40, 400])):
        if position.is_over:
            break
        plays = legal_plays(position)
        action: Hand | Pass = PASS
        if not can_pass(position) or (plays and rng.random() < 0.7):
            action = rng.choice(plays).hand
        actions.append((position.mover, action))
        position = play(position, action)
    names = tuple(rng.choice(["Lan", 'Q"uote', "back\\slash", "阿明", "", "\x01\x7f\t"]) for _ in range(players))
    some = names if rng.random() < 0.5 else ()
    return Record(start, actions, exchange=made, names=some, note=rng.choice(["", "a\nb"]))


@pytest.mark.parametrize("seed", range(60))
def test_record_parse_and_format_are_inverse(seed: int) -> None:
    record = random_record(seed)
    read = Record.parse(str(record))
    assert read == record
    assert str(read) == str(record)
    assert read.positions == record.positions


def test_records_of_hands_in_ranks() -> None:
    start = Position.parse("classic 3345/667/89 p1 - - -")
    record = Record(start, [(0, parse_selection("33")), (1, parse_selection("66"))])  # type: ignore[list-item]
    assert Record.parse(str(record)) == record
    with pytest.raises(RecordError, match="ranks alone"):
        Record.parse(str(record).replace("p1:33", "p1:3d3c"))
    assert play_out(record.end, Random(2)).is_over


@given(st.data())
def test_records_raise_only_their_own_errors(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([ROUND_B, ROUND_C]))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text)))
        gone = data.draw(st.integers(0, 6))
        put = data.draw(st.text(alphabet='pd39K2BR:>[]{}=",\n\\#"x-?', max_size=4) | st.text(max_size=2))
        text = text[:place] + put + text[place + gone :]
    try:
        record = Record.parse(text)
    except RecordError:
        return
    assert Record.parse(str(record)) == record


def test_records_keep_any_text() -> None:
    start = Position.parse("classic 3345/667/89 p1 - - -")
    for note in ("\x00", '"""', "\\u0041", "\r\n", "🃏", "\x85\u2028", "'''", "# no comment"):
        record = Record(start, [], note=note)
        assert Record.parse(str(record)).note == note
    assert Record(start, []).note == ""
    assert Record(start, []) != Record(start, [], note="x")
