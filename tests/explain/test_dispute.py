"""Dispute files: what is in them, that nothing is overwritten, and the verdict of this version."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.explain.fact_positions import position_of
from zsy_tutor import __version__
from zsy_tutor.explain.dispute import Dispute, DisputeError, dispute_of, judge_again, save
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.explain.record_check import check_record
from zsy_tutor.explain.ruletexts import RULE_IDS
from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.legality import Illegal, check
from zsy_tutor.rules.notation import parse_selection
from zsy_tutor.rules.plays import PASS, all_plays
from zsy_tutor.rules.position import Position

POSITION = Position.parse("classic 5566T/TJQK/3d4d7h7s8c p1 p2:99 p3 -")
TEXT = f"""\
format = "zsy-dispute 1"
version = "{__version__}"
view = "classic 5566T/?4/?5 p1 p2:99 p3 -"
seat = "p1"
play = "55"
verdict = "illegal"
codes = ["too_low"]
"""


def dispute(play: str = "55", position: Position = POSITION, seat: int = 0) -> Dispute:
    return dispute_of(position.view(seat), parse_selection(play))


def test_the_file_says_what_the_asker_could_see_and_nothing_else() -> None:
    assert str(dispute()) == TEXT
    assert set(tomllib.loads(TEXT)) == {"format", "version", "view", "seat", "play", "verdict", "codes"}
    assert "TJQK" not in str(dispute())


@pytest.mark.parametrize(
    ("play", "legal", "codes"),
    [
        ("55", False, ("too_low",)),
        ("5566", False, ("not_a_combination/stair_not_in_rules",)),
        ("77", False, ("not_in_hand", "too_low")),
        ("-", False, ("nothing_selected",)),
        ("pass", True, ("pass",)),
    ],
)
def test_the_verdict_given(play: str, legal: bool, codes: tuple[str, ...]) -> None:
    found = dispute(play)
    assert (found.legal, found.codes) == (legal, codes)
    assert Dispute.parse(str(found)) == found
    assert judge_again(found).same


def test_writing_and_reading_are_inverse_and_the_verdict_stands() -> None:
    for seed in range(120):
        random = Random(seed)
        position = position_of(seed)
        seat = random.randrange(position.seats)
        chosen = random.choice([PASS, Hand.EMPTY, *all_plays(position.rules, position.seats)])
        found = dispute_of(position.view(seat), chosen)
        assert Dispute.parse(str(found)) == found
        again = judge_again(found)
        assert again.same
        assert repr(again.result) == repr(check(position.view(seat).position, chosen, seat))
        assert set(again.rules) <= set(RULE_IDS)
        for lang in LANGS:
            assert all("{" not in line for line in again.sentences(lang))


def test_the_verdict_does_not_depend_on_what_the_others_hold() -> None:
    for seed in range(80):
        position = position_of(seed, hidden=False)
        chosen = Random(seed).choice(all_plays(position.rules, position.seats))
        found = dispute_of(position.view(position.mover), chosen)
        verdict = check(position, chosen)
        assert found.legal == (not isinstance(verdict, Illegal))
        assert repr(judge_again(found).result) == repr(verdict)


def test_another_verdict_is_told() -> None:
    wrong = replace(dispute(), codes=("wrong_type",), version="0.0.9")
    assert not judge_again(wrong).same
    assert not judge_again(replace(dispute(), legal=True, codes=("pair",))).same
    assert judge_again(wrong).sentences("en")[1] == "Judged again, the verdict is another than the one that was given."


def test_words_of_legal_plays() -> None:
    assert judge_again(dispute("5", Position.parse("classic 5/6/7 p1 - - -"))).sentences("en") == (
        "p1 wants to play 5.", "Judged again, the verdict is the same.", "This is legal: p1 leads with a single 5."
    )  # fmt: skip
    beaten = judge_again(dispute("TT", Position.parse("classic TT5/?4/?5 p1 p2:99 p3 -")))
    assert beaten.sentences("zh")[2] == "这样能出：一对10压得过一对9。"
    assert beaten.rules == ("B1",)
    assert judge_again(dispute("pass")).rules == ("P4",)
    bomb = Position.parse("classic TTTT5/?4/?5 p1 p2:99 p3 -")
    assert judge_again(dispute("TTTT", bomb)).rules == ("B2",)
    assert judge_again(dispute("TTTT", Position.parse("classic TTTT5/?4/?5 p1 p2:9999 p3 -"))).rules == ("B3",)


# ---- files


def test_saving_never_overwrites(tmp_path: Path) -> None:
    folder = tmp_path / "disputes"
    paths = [save(dispute(play), folder) for play in ("55", "66", "55")]
    assert [path.name for path in paths] == ["dispute-1.toml", "dispute-2.toml", "dispute-3.toml"]
    assert [Dispute.parse(path.read_text(encoding="utf-8")) for path in paths] == [
        dispute(play) for play in ("55", "66", "55")
    ]
    paths[1].unlink()
    paths[0].write_text("mine", encoding="utf-8")
    assert save(dispute(), folder).name == "dispute-2.toml"
    assert paths[0].read_text(encoding="utf-8") == "mine"


def test_nothing_of_the_place_or_the_person_is_in_the_file(tmp_path: Path) -> None:
    path = save(dispute(), tmp_path)
    assert path.read_text(encoding="utf-8") == TEXT
    assert path.read_bytes() == TEXT.encode()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (TEXT, "", "missing"),
        (TEXT, "x = ", "no TOML"),
        ('"zsy-dispute 1"', '"zsy-record 1"', "line 1, format"),
        ("?4", "TJQK", "line 3, view: the hand of p2 must be hidden, as ?4"),
        ("classic 5", "modern 5", "line 3, view"),
        ("p2:99 p3", "p2:99 -", "line 3, view"),
        ('seat = "p1"', 'seat = "p4"', "line 4, seat"),
        ('play = "55"', 'play = "5x"', "line 5, play"),
        ('play = "55"', "play = 55", "line 5, play: must be a string"),
        ('"illegal"', '"maybe"', "line 6, verdict"),
        ('["too_low"]', "[]", "line 7, codes"),
        ('["too_low"]', "[1]", "line 7, codes"),
        ('["too_low"]', r'["\u001b[31mtoo_low"]', "line 7, codes: must not have control characters"),
        ('version = "', r'version = "\u001b[2J', "line 2, version: must not have control characters"),
        ('seat = "p1"', 'seat = "p1"\nname = "Lan"', "line 5, name: unknown key"),
        (TEXT, "#" * 20_001, "at most"),
    ],
)
def test_a_file_that_is_not_right(old: str, new: str, said: str) -> None:
    assert old in TEXT
    with pytest.raises(DisputeError) as refused:
        Dispute.parse(TEXT.replace(old, new))
    assert said in refused.value.message


@settings(max_examples=200)
@given(st.integers(0, len(TEXT)), st.integers(0, 8), st.text(max_size=5))
def test_no_text_makes_it_fail_otherwise(place: int, length: int, put: str) -> None:
    text = TEXT[:place] + put + TEXT[place + length :]
    try:
        found = Dispute.parse(text)
    except DisputeError:
        return
    assert Dispute.parse(str(found)) == found
    judge_again(found)


def test_the_page_on_notation_shows_files_and_games_as_they_are_read() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    shown = re.search(r"```toml\n(format = \"zsy-dispute 1\".*?)```", page, re.DOTALL)
    assert shown is not None
    assert str(Dispute.parse(shown.group(1))) == shown.group(1)
    game = re.search(r"Games as people type them.*?```text\n(.*?)```", page, re.DOTALL)
    assert game is not None
    assert check_record(game.group(1)).legal
