"""Every position, verdict, list and round of the checked syllabus, against the engine.

`tests/data/course.jsonl` has one record a line with the id of the step, puzzle (Q), pair (D), flip (F) or endgame (E),
or the number of the lesson. What a record claims is its `kind`:

- `verdict`: the first code of `play` in `position` (by `seat`, where it is another than the one to act), or `legal`
- `plays`: all legal plays (of one `type`); `number`: how many there are
- `fixes`: the fewest changes that make `play` legal
- `over`, `led`, `is`: `play` on `table`, `cards` on an empty table, what `cards` are
- `order`: `high` beats `low` and not the other way round
- `reply`: what the other side answers to `play`, and may
- `turn`, `round`: actions one after the other, each by the seat that is to act; then whose turn it is, or who went out
  in what order
- `copies`: how many cards of a rank a table with so many seats holds
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests import oracle
from tests.oracle.aims import CODE_AIMS, SHAPE_AIMS
from tests.rules import engine
from zsy_tutor.rules.cards import Hand, count_in
from zsy_tutor.rules.legality import Illegal, check
from zsy_tutor.rules.notation import format_cards, parse_cards, parse_selection
from zsy_tutor.rules.plays import Play, classify
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import RuleSet

Record = dict[str, Any]
RECORDS: list[Record] = [
    json.loads(line)
    for line in (Path(__file__).parent.parent / "data" / "course.jsonl").read_text(encoding="utf-8").splitlines()
]


def canonical(cards: str, rules: str) -> str:
    return format_cards(parse_cards(cards), RuleSet.parse(rules))


def verdict(record: Record) -> None:
    assert engine.first(record["position"], record["play"], seat_of(record)) == record["expect"]


def seat_of(record: Record) -> int | None:
    return record["seat"] - 1 if "seat" in record else None


def plays(record: Record) -> None:
    found = engine.plays(record["position"])
    rules = record["position"].split(" ")[0]
    if "type" in record:
        found = [play for play in found if engine.shape(play, rules)[0] == record["type"]]
    assert sorted(found) == sorted(canonical(play, rules) for play in ranks_alone(record["expect"]))
    if not record["expect"]:
        assert engine.can_pass(record["position"])


def ranks_alone(texts: list[str]) -> list[str]:
    return ["".join(character for character in text if character not in "dchs") for text in texts]


def number(record: Record) -> None:
    assert len(engine.plays(record["position"])) == record["expect"]


def fixes(record: Record) -> None:
    rules = record["position"].split(" ")[0]
    assert sorted(engine.fixes(record["position"], record["play"])) == sorted(
        canonical(play, rules) for play in record["expect"]
    )


def over(record: Record) -> None:
    position = f"{record['rules']} {record['play']}/?5 p1 p2:{record['table']} - -"
    assert engine.first(position, record["play"]) == record["expect"]


def led(record: Record) -> None:
    assert engine.first(f"{record['rules']} {record['cards']}/?5 p1 - - -", record["cards"]) == record["expect"]


def is_(record: Record) -> None:
    found = classify(record["cards"], RuleSet.parse(record["rules"]))
    if isinstance(found, Play):
        top = "" if found.type == "joker_bomb" else f" {found.top}"
        assert f"{found.type}{top}" == record["expect"]
    else:
        assert f"none/{found.shape_reason}" == record["expect"]


def order(record: Record) -> None:
    low, high, rules = record["low"], record["high"], record["rules"]
    assert engine.first(f"{rules} {high}/?5 p1 p2:{low} - -", high) == "legal"
    assert engine.first(f"{rules} {low}/?5 p1 p2:{high} - -", low) in ("too_low", "bomb_too_low")


def reply(record: Record) -> None:
    after = engine.apply(record["position"], record["play"])
    seat, _, play = record["reply"].rpartition(":")
    if seat:
        assert after.split(" ")[2] == seat
    assert engine.first(after, play) == "legal"


def replay(position: str, actions: list[str]) -> str:
    for action in actions:
        seat, _, play = action.partition(":")
        assert position.split(" ")[2] == seat, f"{action}: not the turn of {seat} in {position}"
        assert engine.judge(position, play) == []
        after = engine.apply(position, play)
        assert after == oracle.write_position(oracle.apply(oracle.read_position(position), play))
        position = after
    return position


def turn(record: Record) -> None:
    assert replay(record["position"], record["actions"]).split(" ")[2] == record["expect"]


def round_(record: Record) -> None:
    first, _, opening = record["first"].partition(" ")
    start = f"{record['rules']} {record['hands']} {first} - - - {opening}".rstrip()
    end = Position.parse(replay(start, record["actions"]))
    assert end.is_over
    places = [f"p{seat + 1}" for seat in end.finished]
    places += [f"p{seat + 1}" for seat in range(end.seats) if seat not in end.finished]
    assert ["over", *places] == record["end"].split(" ")


def copies(record: Record) -> None:
    assert count_in(RuleSet.parse(record["rules"]).copies(record["seats"]), record["rank"]) == record["expect"]


CHECKS: dict[str, Callable[[Record], None]] = {
    "verdict": verdict,
    "plays": plays,
    "number": number,
    "fixes": fixes,
    "over": over,
    "led": led,
    "is": is_,
    "order": order,
    "reply": reply,
    "turn": turn,
    "round": round_,
    "copies": copies,
}
IDS = list(dict.fromkeys(record["id"] for record in RECORDS))


@pytest.mark.parametrize("ident", IDS)
def test_the_engine_agrees_with_the_syllabus(ident: str) -> None:
    for record in RECORDS:
        if record["id"] == ident:
            CHECKS[record["kind"]](record)


def test_nothing_of_the_syllabus_got_lost() -> None:
    kinds = [record["kind"] for record in RECORDS]
    assert {kind: kinds.count(kind) for kind in CHECKS} == {
        "verdict": 547,
        "plays": 67,
        "number": 4,
        "fixes": 4,
        "over": 46,
        "led": 21,
        "is": 28,
        "order": 17,
        "reply": 65,
        "turn": 8,
        "round": 4,
        "copies": 2,
    }


def test_before_lesson_05_no_hand_holds_a_bomb() -> None:
    """What the syllabus promises its learners, and that every code and shape reason is met at least once."""
    for record in RECORDS:
        if record["kind"] == "verdict" and record["id"][:2].isdigit() and int(record["id"][:2]) < 5:
            position = Position.parse(record["position"])
            hand = position.hands[position.mover]
            if isinstance(hand, Hand):
                assert max(hand.count(rank) for rank in "3456789TJQKA2") < 4, record
                assert not (hand.count("B") and hand.count("R")), record


def test_the_syllabus_meets_every_reason() -> None:
    met: set[str] = set()
    for record in RECORDS:
        if record["kind"] == "verdict":
            answer = check(Position.parse(record["position"]), parse_selection(record["play"]), seat_of(record))
            if isinstance(answer, Illegal):
                met |= {name for reason in answer.reasons for name in (reason.code, reason.shape_reason) if name}
        elif record["kind"] in ("over", "led"):
            met.update(record["expect"].split("/"))
    assert {*CODE_AIMS, *SHAPE_AIMS, "round_over"} <= met
