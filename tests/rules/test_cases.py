"""The shared cases: 572 judgements that the engine and the oracle both give as written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests import oracle
from tests.rules import engine

CASES = [
    json.loads(line)
    for line in (Path(__file__).parent.parent / "data" / "judge.jsonl").read_text(encoding="utf-8").splitlines()
]


def expected(case: dict[str, Any]) -> tuple[str, str]:
    answer = case["expect"]
    if answer["legal"]:
        return "legal", answer["type"]
    return answer["code"], answer.get("shape_reason", "")


def asked(case: dict[str, Any]) -> tuple[str, str, int | None]:
    request = case["request"]
    seat = request.get("seat")
    return request["position"], request["play"], None if seat is None else int(seat[1:]) - 1


def test_all_cases_are_here() -> None:
    assert len(CASES) == 572
    assert all(case["request"]["op"] == "judge" for case in CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{expected(case)[0]}-{expected(case)[1] or 'x'}")
def test_engine_judges_as_written(case: dict[str, Any]) -> None:
    position, play, seat = asked(case)
    code, detail = expected(case)
    if code == "legal":
        assert engine.judge(position, play, seat) == []
        if play != "pass":
            rules, packs = position.split(" ")[0], oracle.read_position(position).packs
            assert engine.shape(play, rules, packs)[0] == detail
    else:
        assert engine.judge(position, play, seat)[0][:2] == (code, detail)


def test_the_oracle_judges_as_written() -> None:
    for case in CASES:
        position, play, seat = asked(case)
        code, detail = expected(case)
        reasons = oracle.judge(oracle.read_position(position), play, seat)
        if code == "legal":
            assert reasons == [], case
        else:
            assert reasons[0][:2] == (code, detail), case
