"""Nearest fixes, case by case: distance, ties, and which copies of a rank are kept or added."""

from __future__ import annotations

import pytest

from tests import oracle
from tests.rules import engine


@pytest.mark.parametrize(
    ("position", "play", "fixes"),
    [
        # distance: cards added plus cards taken away
        ("classic 4447J/?6 p1 - - -", "4447", ["444"]),
        ("classic 556789TK/?8 p1 - - -", "5678T", ["56789T"]),
        ("classic 5677TTQ/?5 p1 p2:99 - -", "T", ["TT"]),
        ("classic 56789TJJ/?5 p1 p2:45678 - -", "56789T", ["56789", "6789T"]),
        # a pass and an empty selection are the same distance from everything
        ("classic 79K/?5 p1 - - -", "pass", ["7", "9", "K"]),
        ("classic 79KA/?5 p1 - - -", "-", ["7", "9", "K"]),
        # cards that the hand lacks count as taken away
        ("classic 79K/?5 p1 - - -", "88", ["7", "9", "K"]),
        ("classic 7d9cKs/?5 p1 - - -", "7h", ["7d", "9c", "Ks"]),
        # ties: fewest bombs that lose a card, lowest top, order of plays
        ("classic 44449K/?5 p1 - - -", "-", ["9", "K", "4"]),
        ("classic 47779/?5 p1 - - -", "-", ["4", "7", "9"]),
        ("classic,triple_bomb=on 47779/?5 p1 - - -", "-", ["4", "9", "7"]),
        ("classic 44445BR/?5 p1 - - -", "-", ["5", "4", "B"]),
        ("classic 44445B/?5 p1 - - -", "-", ["5", "B", "4"]),
        ("classic 6666TTJ/?5 p1 p2:KK - -", "6666T", ["6666"]),
        # the selected copies first, then the opening card, then d c h s
        ("classic 7d7c7h7sTs/?5 p1 p2:66 - -", "7h", ["7d7h"]),
        ("classic 7d7c7h7sTs/?5 p1 p2:66 - -", "7cTs", ["7d7c"]),
        ("classic,opening_card=7s 7d7c7h7sTs/?5 p1 p2:66 - -", "7h", ["7h7s"]),
        ("classic,opening_card=3s 3c3s4d5d6d7d/?5 p1 - - -", "3c3s4d5d6d7d", ["3s4d5d6d7d"]),
        ("classic,opening_card=5c,packs=2 5d5c5c9c/?5 p1 p2:44 - -", "5d5c5c", ["5c5c"]),
        ("classic 3c3s4d5d6d7d/?5 p1 - - -", "3c3s4d5d6d7d", ["3c4d5d6d7d"]),
        # ranks take the opening card first, then d c h s
        ("classic,opening_card=7s 7c7h7sTs/?5 p1 p2:66 - -", "7", ["7c7s"]),
        # the duty to play the opening card is kept, at the cost of a selected card
        ("classic 3d3s9c/?9/?9/?9 p1 - - - open=3d", "3s", ["3d3s"]),
        ("classic 3d3c3s9c/?9/?9/?9 p1 - - - open=3d", "3c3s", ["3d3c3s"]),
        ("classic 3d9c/?9/?9/?9 p1 - - - open=3d", "pass", ["3d"]),
        # at the same distance at most three
        ("classic 3456789/?9 p1 p2:3 - -", "55", ["5"]),
        ("two-low 345678/?9 p1 - - -", "3578", ["5678", "345678"]),
        # nothing to propose
        ("classic 456/?5 p1 p2:K - -", "4", []),
        ("classic 456/?5/?5 p1 p3:3 - -", "pass", ["4", "5", "6"]),
        ("classic ?5/456 p1 - - -", "pass", []),
        ("classic -/345 - - - p1", "3", []),
    ],
)
def test_fixes(position: str, play: str, fixes: list[str]) -> None:
    assert engine.fixes(position, play) == fixes
    if engine.judge(position, play):
        assert oracle.fixes(oracle.read_position(position), play) == fixes


def test_no_fix_out_of_turn() -> None:
    position = "classic 456/789/TJQ p1 p3:3 - -"
    assert engine.fixes(position, "3", 1) == []
    assert engine.fixes(position, "3", 0) == ["4", "5", "6"]
    passed = "classic,pass_is_final=on ?3/6J/?4/?5 p3 p1:T p2p4 -"
    assert engine.fixes(passed, "J", 1) == []
