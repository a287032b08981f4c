"""What the page on the cousins says of this game is what the engine plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.explain.test_two_sources import has_players, over, shape
from zsy_tutor.explain.cousins import ROWS, cousins_page
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.explain.pages import Items, Table
from zsy_tutor.rules.match import Match
from zsy_tutor.rules.notation import parse_cards
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import CLASSIC, RuleSet
from zsy_tutor.rules.score import RoundResult
from zsy_tutor.rules.tribute import check_return, exchanges

STAIRS = RuleSet.parse("classic,stairs=on")
PLATES = RuleSet.parse("classic,plates=on")
HERE: dict[str, Callable[[], bool]] = {
    "players": lambda: has_players(CLASSIC) == [3, 4, 5, 6] and not CLASSIC.teams,
    "ranks": lambda: CLASSIC.order == "3456789TJQKA2BR",
    "suits": lambda: not over("As", "Ah") and not over("Ah", "As"),
    "straights": lambda: shape("3456789TJQKA2") == "straight" and shape("3456").startswith("none"),
    "triple": lambda: shape("777") == "triple" and shape("77799") == "full_house" and shape("7779").startswith("none"),
    "pairs": lambda: shape("TTJJQQ").startswith("none") and shape("TTJJ", STAIRS) == "stair",
    "triples": lambda: shape("777888").startswith("none") and shape("777888", PLATES) == "plate"
    and shape("777888JQ", PLATES).startswith("none"),
    "four": lambda: shape("7777") == "bomb" and shape("77779").startswith("none")
    and shape("777799").startswith("none"),
    "bomb": lambda: over("3333", "TJQKA") and over("BR", "2222") and not over("33344", "TJQKA"),
    "flush": lambda: shape("3h5h7h9hKh").startswith("none"),
    "first": lambda: str(CLASSIC.opening_card) == "3d" and CLASSIC.opening_required
    and Match(CLASSIC, 3, 5, (RoundResult((2, 0, 1)),)).next_round(1).leader == 2,
    "end": lambda: not Position.parse("classic -/56/7K p2 p1:4 - p1").is_over
    and Position.parse("classic -/-/7K - - - p1p2").is_over,
    "exchange": lambda: exchanges(CLASSIC, (2, 0, 1))[0].cards == 2
    and not hasattr(check_return(CLASSIC, parse_cards("33377A2"), 2, parse_cards("37")), "reasons"),
}  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_this_game_is_as_the_page_says(row: str) -> None:
    assert HERE[row]()


def test_habits_that_cost_something_here() -> None:
    assert not over("As", "Ah")
    for cards in ("7779", "TTJJQQ", "777888", "77779", "3h5h7h9hKh"):
        assert shape(cards).startswith("none"), cards


@pytest.mark.parametrize("lang", LANGS)
def test_the_page(lang: str) -> None:
    page = cousins_page(lang)
    table = next(block for block in page.blocks if isinstance(block, Table))
    assert len(table.rows) == len(ROWS)
    assert all(len(row) == 4 and all(row) for row in table.rows)
    assert [len(block.items) for block in page.blocks if isinstance(block, Items)] == [6, 3]
