"""Golden games: whole rounds of both presets with 3 to 6 players and under house rules, kept as text one can read.

Each game is there twice, as a game record and as a playthrough. A change in any verdict, list, turn or reason shows as
a difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import oracle
from tests.oracle.rulebook import read_cards
from tests.oracle.shapes import classify
from tests.rules.playthrough import retell
from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.position import Position, parse_seat
from zsy_tutor.rules.record import Record

GAMES = Path(__file__).parent.parent / "data" / "games"
NAMES = sorted(path.stem for path in GAMES.glob("*.txt"))


def told(name: str) -> str:
    return (GAMES / f"{name}.txt").read_text(encoding="utf-8")


def record(name: str) -> Record:
    return Record.parse((GAMES / f"{name}.toml").read_text(encoding="utf-8"))


def test_both_presets_and_all_numbers_of_players_are_here() -> None:
    tables = {(each.start.rules.preset, each.start.seats) for each in map(record, NAMES)}
    assert tables >= {("classic", seats) for seats in (3, 4, 5, 6)} | {("two-low", 3), ("two-low", 4)}
    assert len(NAMES) == 9


@pytest.mark.parametrize("name", NAMES)
def test_the_playthrough_is_told_as_before(name: str) -> None:
    text = told(name)
    assert retell(text) == text
    assert "\n  p" in text  # something is refused in every game


@pytest.mark.parametrize("name", NAMES)
def test_the_record_is_replayed_to_the_same_end(name: str) -> None:
    found = record(name)
    assert found.end.is_over
    assert Record.parse(str(found)) == found
    positions = [line.removeprefix("position ") for line in told(name).splitlines() if line.startswith("position ")]
    assert [str(position) for position in found.positions] == positions


@pytest.mark.parametrize("name", NAMES)
def test_the_oracle_tells_the_same_game(name: str) -> None:
    """Every position from the one before, every refusal with its reasons, every type."""
    position: oracle.Position | None = None
    for line in told(name).splitlines():
        if line.startswith("position "):
            text = line.removeprefix("position ")
            position = position or oracle.read_position(text)
            assert oracle.write_position(position) == text
        elif line.startswith(("  ", "> ")):
            assert position is not None
            who, _, verdict = line[2:].partition(": ")
            name_of_seat, play = who.split(" ")
            reasons = oracle.judge(position, play, parse_seat(name_of_seat))
            if line.startswith("> "):
                assert reasons == []
                if play != "pass":
                    cards = read_cards(play)
                    assert classify(cards, position.rules, position.packs).type == verdict
                position = oracle.apply(position, play)
            else:
                assert ", ".join(f"{shape or code} {rule}" for code, shape, rule in reasons) == verdict


def test_a_change_in_a_playthrough_is_noticed() -> None:
    """The comparison can fail: a wrong verdict, a wrong count and a wrong position are all told otherwise."""
    text = told("classic_3")
    for old, new in ((": single\n", ": pair\n"), ("legal 1:", "legal 2:"), (" p3 p2:", " p1 p2:")):
        assert old in text
        changed = text.replace(old, new, 1)
        assert retell(changed) != changed


def test_plays_in_ranks_and_in_cards_tell_the_same_game() -> None:
    """Replayed with the suits of every hand dropped: the same turns and places."""
    found = record("two_low_3")
    hands = tuple(found.start.known_hand(seat).ranks() for seat in range(3))
    bare = Position(found.start.rules, hands, found.start.turn)
    actions = [(seat, action.ranks() if isinstance(action, Hand) else action) for seat, action in found.actions]
    again = Record(bare, actions)
    assert [position.turn for position in again.positions] == [position.turn for position in found.positions]
    assert again.end.finished == found.end.finished
