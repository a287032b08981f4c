"""Each theme of an endgame: a position that has it, and one that differs in a card or two and does not."""

from __future__ import annotations

import pytest

from zsy_tutor.rules.position import Position
from zsy_tutor.solve.proof import Proof, prove
from zsy_tutor.solve.themes import THEMES, themes

PAIRS = {
    "at_once": ("classic 34567/3472 p1 - - -", "classic 34567T/3472 p1 - - -"),
    "split_set": ("classic 777/6 p1 p2:66 - -", "classic 377/6 p1 p2:66 - -"),
    "split_row": ("two-low 5667/67 p1 p2:55 - -", "two-low 3667/67 p1 p2:55 - -"),
    "split_house": ("classic 5557JKKK/589TJA2BR p1 - - -", "classic 699TTT/69TKKK p1 - - -"),
    "keep_bomb": ("two-low QQQQKA/999B p1 p2:A - -", "two-low QQQKAR/999B p1 p2:A - -"),
    "bomb_now": ("two-low TTTT/KABR p1 - - -", "two-low TTTT/3KAR p1 - - -"),
    "hold_back": ("two-low QQQQKA/999B p1 p2:A - -", "two-low QQQKAR/999B p1 p2:A - -"),
    "not_lowest": ("classic 88K/8KKK p1 - - -", "classic 888/8KKK p1 - - -"),
    "dearer": ("classic JJJK/TK p1 p2:T - -", "classic JJJJ/TK p1 p2:T - -"),
    "lowest_first": ("classic 699J2/JJQ p1 - - -", "classic 999J2/JJQ p1 - - -"),
    "too_early": ("classic TKKKA/JQQQB p1 - - -", "classic KKKKA/JQQQB p1 - - -"),
    "their_gap": ("classic 669/89J p1 - - -", "classic 69T/89J p1 - - -"),
    "one_card_left": ("classic QKK/A p1 - - -", "classic KKA/A p1 - - -"),
    "row_first": ("classic 456788/44TT p1 - - -", "classic 345678/44TT p1 - - -"),
    "shorter_row": ("classic 3444567888/999JJ p1 - - -", "classic 456788/44TT p1 - - -"),
    "joker_waits": ("classic 6777B/9QQQ p1 - - -", "classic 7777B/9QQQ p1 - - -"),
    "few_first": ("classic 6777B/9QQQ p1 - - -", "classic 7777B/9QQQ p1 - - -"),
}


def proved(text: str, goal: str = "first") -> Proof:
    proof = prove(Position.parse(text), goal)
    assert proof is not None, f"{text} is not won"
    return proof


@pytest.mark.parametrize("name", PAIRS)
def test_a_theme_is_found_where_it_is(name: str) -> None:
    assert name in themes(proved(PAIRS[name][0]))


@pytest.mark.parametrize("name", PAIRS)
def test_and_is_not_found_where_it_is_not(name: str) -> None:
    assert name not in themes(proved(PAIRS[name][1]))


def test_not_last_is_the_goal() -> None:
    text = "classic 8TQQR/9JJJ/555588 p1 - - -"
    assert "not_last" in themes(proved(text, "not_last"))
    assert prove(Position.parse(text), "first") is None
    assert "not_last" not in themes(proved("classic 669/89J p1 - - -"))


def test_every_theme_has_its_pair() -> None:
    assert set(THEMES) == {*PAIRS, "not_last"}


def test_the_order_of_themes_is_theirs() -> None:
    found = themes(proved("classic 3444567888/999JJ p1 - - -"))
    assert list(found) == [name for name in THEMES if name in found]


@pytest.mark.parametrize(
    "text",
    # on a lead the themes of an answer are not found, nor those of a lead on an answer
    ["classic JJJK/TK p1 - - -", "classic 88K/8KKK p1 p2:7 - -"],
)
def test_themes_of_leads_and_of_answers_are_kept_apart(text: str) -> None:
    proof = prove(Position.parse(text), "first")
    leads = {"not_lowest", "lowest_first", "their_gap", "one_card_left", "few_first"}
    answers = {"dearer", "hold_back"}
    found = set(themes(proof)) if proof else set()
    assert not found & (answers if proof and proof.position.trick is None else leads)
