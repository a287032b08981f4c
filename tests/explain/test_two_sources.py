"""What is said to be played here, where the sources disagree or contradict themselves, is what the engine plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from zsy_tutor.explain.messages import LANGS, text
from zsy_tutor.explain.pages import Table, plain
from zsy_tutor.explain.ruletexts import RULE_IDS
from zsy_tutor.explain.two_sources import CLASH, DIFFER, sources_page
from zsy_tutor.rules.deal import hand_sizes
from zsy_tutor.rules.legality import check, is_legal
from zsy_tutor.rules.match import Match
from zsy_tutor.rules.notation import parse_cards, parse_selection
from zsy_tutor.rules.plays import Play, beats, classify
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import CLASSIC, TWO_LOW, RuleSet
from zsy_tutor.rules.score import RoundResult, next_leader, score, titles
from zsy_tutor.rules.tribute import exchanges, owed_payments


def over(play: str, table: str, rules: RuleSet = CLASSIC) -> bool:
    one, other = classify(play, rules), classify(table, rules)
    assert isinstance(one, Play)
    assert isinstance(other, Play)
    return beats(one, other, rules)


def shape(cards: str, rules: RuleSet = CLASSIC) -> str:
    found = classify(cards, rules)
    return found.type if isinstance(found, Play) else f"none/{found.shape_reason}"


def opens(rules: str, cards: str) -> bool:
    return is_legal(Position.parse(f"{rules} 2s3d6h9c/?4/?4 p1 - - - open={rules_card(rules)}"), parse_selection(cards))


def rules_card(rules: str) -> str:
    return str(RuleSet.parse(rules).opening_card)


def has_players(rules: RuleSet) -> list[int]:
    found = []
    for players in range(2, 8):
        try:
            hand_sizes(rules, players, 0)
        except Exception:  # noqa: BLE001 - any refusal
            continue
        found.append(players)
    return found


def left_out(rules: RuleSet, players: int) -> str:
    return "".join(map(str, rules.left_out(players)))


THREE = (0, 1, 2)
DIFFERS: dict[str, Callable[[], bool]] = {
    "two": lambda: over("2", "A") and over("B", "2") and over("3", "2", TWO_LOW) and over("A", "2", TWO_LOW),
    "players": lambda: has_players(CLASSIC) == [3, 4, 5, 6] and has_players(TWO_LOW) == [3, 4]
    and [CLASSIC.packs_for(n) for n in (3, 4, 5, 6)] == [1, 1, 2, 2] and TWO_LOW.packs_for(4) == 1,
    "left_out": lambda: [left_out(CLASSIC, 3), left_out(CLASSIC, 4)] == ["3c3h", ""]
    and [left_out(TWO_LOW, 3), left_out(TWO_LOW, 4)] == ["", "2d2c"],
    "straights": lambda: shape("34567") == "straight" and shape("3456") == "none/straight_too_short"
    and shape("345", TWO_LOW) == "straight" and shape("234", TWO_LOW) == "none/two_in_straight",
    "rows": lambda: shape("7788") == "none/stair_not_in_rules" and shape("777888") == "none/plate_not_in_rules"
    and shape("7788", TWO_LOW) == "stair" and shape("777888", TWO_LOW) == "plate",
    "opening": lambda: opens("classic", "3d") and not opens("classic", "9c")
    and not TWO_LOW.opening_required and rules_card("two-low") == "2s",
    "later": lambda: next_leader(CLASSIC, RoundResult((2, 0, 1))) == 2
    and next_leader(TWO_LOW, RoundResult((2, 0, 1))) is None,
    "exchange": lambda: exchanges(CLASSIC, THREE)[0].cards == 2 and not TWO_LOW.tribute
    and Match(CLASSIC, 3, 5).next_round(1).stage == "play",
    "score": lambda: score(CLASSIC, 1, [RoundResult(THREE)]).winner == (0,)
    and score(TWO_LOW, 6, [RoundResult(THREE)] * 3).totals == (6, 3, 0)
    and score(TWO_LOW, 6, [RoundResult(THREE)] * 3).winner == (0,),
}  # fmt: skip
CLASHES: dict[str, Callable[[], bool]] = {
    "players": lambda: 5 in has_players(CLASSIC) and CLASSIC.packs_for(5) == 2,
    "even": lambda: sorted(hand_sizes(CLASSIC, 3, 0)) == [17, 17, 18],
    "threes": lambda: left_out(CLASSIC, 3) == "3c3h",
    "middle": lambda: [(pair.payer, pair.receiver, pair.cards) for pair in exchanges(CLASSIC, (0, 1, 2, 3))]
    == [(3, 0, 2), (2, 1, 1)],
    "titles": lambda: "middle" not in titles(CLASSIC, 4) and "middle" in titles(CLASSIC, 3),
    "jokers": lambda: owed_payments(CLASSIC, parse_cards("58QA2R"), 2) == "A2",
    "aces": lambda: over("B", "A") and over("R", "A") and over("3333", "A"),
    "bombs": lambda: all(over("3" * n, "A" * m, RuleSet.parse("classic,packs=2")) for n in range(5, 9)
                         for m in range(4, n)),
    "double": lambda: exchanges(CLASSIC.with_options(tribute="3"), THREE)[0].cards == 3,
    "straight": lambda: over("45678", "34567") and over("56789", "34567") and not over("34567", "34567"),
    "goal": lambda: CLASSIC.match_goal == "most_upstream",
    "tie": lambda: score(CLASSIC, 2, [RoundResult((0, 1, 2)), RoundResult((1, 0, 2))]).winner is None
    and score(CLASSIC, 2, [RoundResult((0, 1, 2)), RoundResult((1, 0, 2)), RoundResult((2, 1, 0))]).winner == (1,),
    "order": lambda: not over("333", "88", TWO_LOW) and not over("33344", "456", TWO_LOW)
    and over("3333", "777888", TWO_LOW),
    "any_time": lambda: [reason.code for reason in check(  # type: ignore[union-attr]
        Position.parse("two-low 9/5555/6 p1 p3:7 - -"), parse_selection("5555"), 1).reasons] == ["not_your_turn"],
    "aim": lambda: not Position.parse("two-low -/56/7K p2 p1:4 - p1").is_over,
}  # fmt: skip


@pytest.mark.parametrize("name", DIFFER)
def test_the_two_games_differ_as_their_sources_do(name: str) -> None:
    assert DIFFERS[name]()


@pytest.mark.parametrize("name", CLASH)
def test_it_is_played_here_as_the_page_says(name: str) -> None:
    assert CLASHES[name]()


@pytest.mark.parametrize("lang", LANGS)
def test_every_row_is_on_the_page_with_its_rule(lang: str) -> None:
    tables = [block for block in sources_page(lang).blocks if isinstance(block, Table)]
    assert [len(table.rows) for table in tables] == [len(DIFFERS), len(CLASHES)]
    for rule in (*DIFFER.values(), *CLASH.values()):
        assert rule in RULE_IDS
    shown = [plain(row[0]) for table in tables for row in table.rows]
    assert shown[0] == f"{text('differ-two', lang)} C1"
    assert shown[-1] == f"{text('clash-aim', lang)} P7"
