"""A game that was typed or pasted: what is named as wrong first, and that no text at all makes it raise."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.explain.fact_positions import position_of
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.explain.record_check import CheckedRecord, check_record
from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.errors import PositionError
from zsy_tutor.rules.generate import can_pass, legal_plays
from zsy_tutor.rules.legality import Illegal, check, play
from zsy_tutor.rules.notation import format_cards, parse_selection
from zsy_tutor.rules.plays import PASS, Pass, all_plays
from zsy_tutor.rules.position import Position, seat_name
from zsy_tutor.rules.record import Record

START = "classic 3d3s4h/5d6d8s/7d8d9d p1 - - - open=3d"
WHOLE = ["p1 3d3s", "p2 pass", "p3 pass", "p1 4h", "p2 5d", "p3 7d", "p2 8s", "p3 9d", "p2 pass", "p3 8d"]
TOML = """\
format = "zsy-record 1"
rules = "classic"
first = "p1"
open = "3d"
hands = ["3d3s4h", "5d6d8s", "7d8d9d"]
actions = [
  "p1:3d3s", "p2:pass", "p3:pass",
  "p1:4h", "p2:5d", "p3:7d", "p2:8s", "p3:9d", "p2:pass",
  "p3:8d",
]

[result]
over = true
order = ["p1", "p3", "p2"]
left = { p2 = "6d" }
"""


def where(checked: CheckedRecord) -> tuple[str, int, int]:
    assert checked.trouble is not None
    return checked.status, checked.trouble.line, checked.trouble.column


# ---- the plain form


def test_a_whole_game() -> None:
    checked = check_record("\n".join([START, *WHOLE]))
    assert checked.legal
    assert checked.complete
    assert checked.order == (0, 2, 1)
    assert len(checked.actions) == 10
    assert str(checked) == "All 10 actions are legal, and the round is over. The places: p1, p3 and p2."
    assert checked.sentence("zh", {0: "小兰", 1: "小明", 2: "小波"}) == (
        "一共10步，都符合规则，这一局打完了。名次：小兰、小波、小明。"
    )


def test_a_game_that_stops_early() -> None:
    checked = check_record("\n".join([START, *WHOLE[:4]]))
    assert checked.legal
    assert not checked.complete
    assert checked.order == (0,)
    assert str(checked) == "All 4 actions are legal. The round is not over: it is p2's turn."
    assert check_record(START).sentence("en") == "There is no action yet. The round is not over: it is p1's turn."
    assert check_record("classic -/345 - - - p1").complete


def test_the_first_illegal_action_is_named_with_its_reason() -> None:
    checked = check_record("\n".join([START, *WHOLE[:5], "p3 8d", "p2 9d", "nonsense"]))
    assert (checked.status, checked.legal) == ("illegal", False)
    trouble = checked.trouble
    assert trouble is not None
    assert trouble.illegal is not None
    assert (trouble.line, trouble.column, trouble.action, trouble.seat) == (8, 4, 7, 1)
    assert [reason.code for reason in trouble.illegal.reasons] == ["not_in_hand"]
    assert len(checked.actions) == 6
    assert str(checked).startswith("Action 7 (line 8), p2 plays 9♦︎: You do not hold the 9 of diamonds.")
    assert checked.sentence("zh").startswith("第7步（第8行），p2出9♦︎：你手里没有方块9")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("p1 pass", "must_lead"), ("p2 5d", "not_your_turn"), ("p1 4h", "missing_opening_card"),
        ("p1 -", "nothing_selected"), ("p1 3d4h", "not_a_combination"), ("p1 3d3d", "not_in_hand"),
        ("p1 不要", "must_lead"),
    ],
)  # fmt: skip
def test_each_kind_of_illegal_action(line: str, code: str) -> None:
    checked = check_record(f"{START}\n{line}")
    assert checked.trouble is not None
    assert checked.trouble.illegal is not None
    assert checked.trouble.illegal.reasons[0].code == code
    for lang in LANGS:
        assert checked.sentence(lang)


def test_seat_and_play_may_be_parted_by_blanks_or_a_colon_and_typed_in_many_ways() -> None:
    ways = ("p1 TT", "p1:TT", "p1: TT", "p1 : TT", "  p1\t10 10", "p1 10, 10", "p1 tt", "P1 TT", "p1：TT",
            "p1\u300010 10", "p1：１０１０", "p1 TT # well played")  # fmt: skip
    for line in ways:
        checked = check_record(f"# ours\n\nclassic TT9/?9 p1 - - -\r\n{line}\r\n# end\n")
        assert checked.legal, line
        assert [(seat, str(cards)) for seat, cards in checked.actions] == [(0, "TT")]


def test_several_actions_may_stand_on_a_line() -> None:
    start = "classic 39/5JQ p1 - - -  # the two of us\n"
    for line in ("p1:9 p2:J p1:pass p2:5", "p1 9, p2 J; p1 不要  p2 5", "p1: 9　P2：J p1:过 p2 5 # and so on"):
        checked = check_record(start + line)
        assert checked.legal, line
        assert [(seat, str(cards)) for seat, cards in checked.actions] == [(0, "9"), (1, "J"), (0, "pass"), (1, "5")]
    checked = check_record(f"{start}p1:9 p2:5 p1:3")
    assert where(checked) == ("illegal", 2, 9)
    assert str(checked).startswith("Action 2 (line 2), p2 plays 5: On the table lies a single 9")
    assert where(check_record(f"{start}p1:9 p2:x")) == ("unreadable", 2, 9)


def test_hidden_hands_and_positions_in_the_middle_of_a_trick() -> None:
    checked = check_record("classic 59T/?4/?4 p1 p3:8 - -\np1 9\np2 J\np3 pass\np1 T")
    assert where(checked) == ("illegal", 5, 4)
    assert checked.end is not None
    assert str(checked.end) == "classic 5T/?3/?4 p1 p2:J p3 -"


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        ("\n# nothing\n", 1, 1),
        ("hello", 1, 6),
        ("p1 5", 1, 5),
        ("classic 5x/?5 p1 - - -", 1, 10),
        ("  classic 5x/?5 p1 - - -", 1, 12),
        ("classic,stairs=maybe 5/?5 p1 - - -", 1, 1),
        ("classic 5/6/7 p1 p1:9 - -", 1, 1),
        ("classic 5/6/7 p1 - - -\np4 5", 2, 1),
        ("classic 5/6/7 p1 - - -\nx", 2, 1),
        ("classic 5/6/7 p1 - - -\np1", 2, 3),
        ("classic 5/6/7 p1 - - -\np15", 2, 3),
        ("classic 5/6/7 p1 - - -\np1 5z", 2, 5),
        ("classic 5/6/7 p1 - - -\n  p1:  5z", 2, 9),
        ("classic 5/6/7 p1 - - -\np1 joker", 2, 4),
    ],
)
def test_unreadable_text_is_told_with_line_and_column(text: str, line: int, column: int) -> None:
    checked = check_record(text)
    assert where(checked) == ("unreadable", line, column), checked
    assert checked.trouble is not None
    assert checked.trouble.message
    if isinstance(checked.trouble.error, PositionError):
        assert str(checked).startswith("The position in line 1 cannot occur. (")
        assert checked.sentence("zh") == "第1行的局面不会有。要压的牌就是轮到的那家自己出的。"
        return
    assert str(checked).startswith(f"Line {line} cannot be read from column {column} on. (")
    said = f"第{line}行从第{column}个字起看不懂。"
    assert checked.sentence("zh").startswith(said)
    assert len(checked.sentence("zh")) > len(said)  # and what was expected there


def test_what_was_legal_before_unreadable_text_is_kept() -> None:
    checked = check_record("classic 59/6J/7 p1 - - -\np1 5\np2 6\n???")
    assert len(checked.actions) == 2
    assert checked.end is not None
    assert checked.end.mover == 2


# ---- TOML


def test_a_record_in_toml() -> None:
    checked = check_record(TOML)
    assert checked.legal
    assert checked.complete
    assert checked.order == (0, 2, 1)
    assert len(checked.actions) == 10
    assert check_record("\ufeff# pasted\n" + TOML).legal


def test_the_first_illegal_action_of_a_toml_record() -> None:
    checked = check_record(TOML.replace('"p2:8s"', '"p2:6d"'))
    assert where(checked) == ("illegal", 8, 34)
    assert checked.trouble is not None
    assert checked.trouble.action == 7
    assert str(checked).startswith("Action 7 (line 8), p2 plays 6♦︎: ")
    # named before anything that is wrong further on
    assert where(check_record(TOML.replace('"p2:8s"', '"p2:6d"').replace('"p3:8d"', '"p3:8x"')))[1] == 8
    assert where(check_record(TOML.replace('"p2:8s"', '"p2:6d"').replace("over = true", "over = 1")))[1] == 8
    assert where(check_record(TOML.replace('"p2:8s"', '"p2:6d"').partition("[result]")[0]))[1] == 8


@pytest.mark.parametrize(
    ("old", "new", "status", "line", "column"),
    [
        ('"p3:8d"', '"p3:8x"', "unreadable", 9, 8),
        ('"p3:8d"', '"p9:8d"', "unreadable", 9, 4),
        ('"p3:8d"', '"p3"', "unreadable", 9, 4),
        ("5d6d8s", "5d6d8x", "unreadable", 5, 26),
        ('rules = "classic"', 'rules = "modern"', "unreadable", 2, 1),
        ('first = "p1"', 'first = "p7"', "unreadable", 3, 1),
        ('first = "p1"', 'first = "p2"', "unreadable", 5, 1),
        ("over = true", "over = false", "inconsistent", 13, 1),
        ('left = { p2 = "6d" }', 'left = { p2 = "6s" }', "inconsistent", 15, 1),
        ("hands = [", "hands = ", "unreadable", 5, 17),
    ],
)
def test_troubles_of_a_toml_record(old: str, new: str, status: str, line: int, column: int) -> None:
    assert old in TOML
    checked = check_record(TOML.replace(old, new))
    assert where(checked) == (status, line, column), checked
    for lang in LANGS:
        assert checked.sentence(lang)


def test_a_record_without_its_result_is_read_as_far_as_it_goes() -> None:
    checked = check_record(TOML.partition("[result]")[0])
    assert checked.status == "unreadable"
    assert len(checked.actions) == 10
    assert checked.end is not None
    assert checked.end.is_over
    assert str(checked).startswith("This text cannot be read as a game.")


def test_an_exchange_that_does_not_fit() -> None:
    text = """\
format = "zsy-record 1"
rules = "classic"
first = "p3"
hands = ["4d9s", "3d5h6cJh", "7cQdAhAs"]
actions = ["p3:AhAs"]

[exchange]
order = ["p3", "p1", "p2"]
dealt = ["4d9s", "5h6cAhAs", "3d7cJhQd"]
pays = ["p2>p3:AhAs"]
back = ["p3>p2:3dJh"]

[result]
over = false
order = []
left = { p1 = "4d9s", p2 = "3d5h6cJh", p3 = "7cQd" }
"""
    assert check_record(text).legal
    assert check_record(text.replace("p2>p3:AhAs", "p2>p3:6cAs")).status == "inconsistent"
    assert check_record(text.replace('"p3>p2:3dJh"', '"p3>p2:3d7c"')).status == "inconsistent"
    assert check_record(text.replace('first = "p3"', 'first = "p1"')).status == "inconsistent"


# ---- games from a seed


def random_game(seed: int) -> tuple[Position, list[tuple[int, Hand | Pass]], Position]:
    """A start without a trick, legal actions, and where they lead."""
    random = Random(seed)
    position = position_of(seed, hidden=False, largest=7)
    while position.trick is not None or position.finished:
        seed += 100_000
        position = position_of(seed, hidden=False, largest=7)
    start, actions = position, []
    while not position.is_over and len(actions) < 40:
        chosen = random.choice([*legal_plays(position), *([PASS] * can_pass(position))])
        after = play(position, chosen)
        cards = PASS if isinstance(chosen, Pass) else after.trick.cards if after.trick else None
        if not isinstance(chosen, Pass):
            cards = position.known_hand(position.mover).remove(after.known_hand(position.mover))
        assert cards is not None
        actions.append((position.mover, cards))
        position = after
    return start, actions, position


def written(start: Position, actions: list[tuple[int, Hand | Pass]]) -> list[str]:
    return [f"{seat_name(seat)} {'pass' if isinstance(cards, Pass) else format_cards(cards, start.rules)}"
            for seat, cards in actions]  # fmt: skip


def check_games(seeds: range) -> None:
    for seed in seeds:
        start, actions, end = random_game(seed)
        lines = written(start, actions)
        plain = check_record("\n".join([str(start), *lines]))
        toml = check_record(str(Record(start, actions)))
        assert plain.legal
        assert toml.legal
        assert plain.end == toml.end == end
        assert plain.complete == end.is_over
        assert [str(cards) for _, cards in plain.actions] == [str(cards) for _, cards in toml.actions]
        _spoilt(seed, start, actions, lines)


def _spoilt(seed: int, start: Position, actions: list[tuple[int, Hand | Pass]], lines: list[str]) -> None:
    """One illegal action put in: it is named, with the engine's own reasons, in the position before it."""
    random = Random(seed)
    place = random.randrange(len(lines))
    before = start
    for seat, cards in actions[:place]:
        before = play(before, cards, seat)
    ranks = random.choice([each.ranks for each in all_plays(start.rules, start.seats)] + ["pass"])
    verdict = check(before, parse_selection(ranks), before.mover)
    if not isinstance(verdict, Illegal):
        return
    lines = [*lines[:place], f"{seat_name(before.mover)} {ranks}", *lines[place:]]
    checked = check_record("\n".join([str(start), *lines]))
    assert where(checked) == ("illegal", place + 2, 4)
    assert checked.trouble is not None
    assert checked.trouble.action == place + 1
    assert repr(checked.trouble.illegal) == repr(verdict)
    assert checked.end == before
    for lang in LANGS:
        assert "{" not in checked.sentence(lang)


def test_random_games() -> None:
    check_games(range(60))


@pytest.mark.slow
def test_many_random_games() -> None:
    check_games(range(60, 1500))


# ---- nothing raises


@settings(max_examples=300)
@given(st.text(max_size=60))
def test_no_text_raises(text: str) -> None:
    for each in (text, f"{START}\n{text}", f"{START}\np1 {text}", f'format = "{text}"\n', f"hands = {text}"):
        checked = check_record(each)
        assert str(checked)
        assert checked.sentence("zh")


@settings(max_examples=300)
@given(st.integers(0, len(TOML)), st.integers(0, 12), st.text(max_size=6))
def test_no_change_to_a_record_raises(place: int, length: int, put: str) -> None:
    for whole in (TOML, "\n".join([START, *WHOLE])):
        checked = check_record(whole[:place] + put + whole[place + length :])
        assert str(checked)
        assert (checked.trouble is None) == checked.legal


@pytest.mark.parametrize(
    "put",
    ["[]", "{}", "1", "1.5", "true", '""', '"p1"', "[1]", '["p1:5", 3]', '[["p1"]]', "[[[[]]]]", "1979-05-27", '["?5"]',
     '"\\u0000"'],
)  # fmt: skip
@pytest.mark.parametrize("key", ["format", "rules", "first", "open", "hands", "actions", "names", "note", "left", "x"])
def test_no_odd_value_raises(key: str, put: str) -> None:
    found = re.search(rf"(?m)^{key} = (?:\[\n(?:.*\n)*?\]|.*)$", TOML)
    text = TOML.replace(found.group(0), f"{key} = {put}") if found else f"{key} = {put}\n{TOML}"
    checked = check_record(text)
    assert str(checked)
    assert checked.sentence("zh")


def test_text_without_end_is_refused() -> None:
    checked = check_record("x" * 1_000_001)
    assert checked.status == "unreadable"
    assert str(checked).startswith("This text cannot be read as a game.")
