"""Rounds that a lesson follows: moments of them as positions, what went on between, and chains of several kinds."""

from __future__ import annotations

import pytest

from tests.study.levels import LESSON, do
from zsy_tutor.study.exercises import Level, LevelError
from zsy_tutor.study.levels import parse_level
from zsy_tutor.study.session import Choose, Pass, Play, Select, State, Typed, open_level, view

GAME = """
[[game]]
id = "R"
rules = "classic"
hands = ["3d5c9s", "4h4sKd", "6c6dAh"]
first = "p1"
open = "3d"
actions = ["p1:3d", "p2:Kd", "p3:Ah", "p1:pass", "p2:pass", "p3:6c6d"]
"""
STEP = """
[[step]]
id = "05.01"
purpose = "mix"
kind = "beat"
rules = ["P5"]
"""
HINTS = 'hints.en = ["One.", "Two.", "Three."]\n'
ACE = '[[step.part]]\ngame = "R"\nat = 3\nright = ["A"]\nprompt.en = "Beat the king."\n'
LEAD = f'[[step.part]]\ngame = "R"\nat = 6\naim = "as_played"\nright = ["66"]\nprompt.en = "Lead the pair."\n{HINTS}'
WHY = """[[step.part]]
kind = "why_not"
position = "classic 39K/?5/?5 p1 - - -"
try = "pass"
choices = ["too_low", "must_lead"]
right = ["must_lead"]
prompt.en = "Why?"
"""


def read(parts: str, game: str = GAME) -> Level:
    return parse_level(LESSON + game + STEP + parts)


def opened(parts: str) -> State:
    return open_level(read(parts), single=True)


def seen(state: State) -> str:
    ((_, said),) = view(state, "en").context[0].rows
    return said


def test_a_moment_shows_the_seat_to_act_its_own_cards_and_what_went_on() -> None:
    state = opened(ACE + LEAD)
    assert str(state.part.position) == "classic ?2/?2/6d6cAh p3 p2:Kd - -"
    assert seen(state) == "Lan: a single 3 · Bo: a single king"
    assert "Lan: a single 3. Bo: a single king." in view(state, "en").text


def test_between_two_parts_the_others_do_what_they_did_in_the_round() -> None:
    state = do(opened(ACE + LEAD), Typed("A"))
    assert str(state.part.position) == "classic ?2/?2/6d6c p3 - - -"
    assert seen(state) == "Lan: passes · Bo: passes"
    state = do(state, Typed("66"))
    assert state.work.solved
    assert not state.mistakes


def test_since_says_from_where_on_and_seat_who_looks() -> None:
    state = opened(ACE.replace("at = 3", "at = 3\nsince = 2"))
    assert seen(state) == "Bo: a single king"
    with pytest.raises(LevelError, match="must be known"):
        opened(ACE.replace("at = 3", 'at = 3\nseat = "p1"'))


def test_another_play_than_that_of_the_round_is_allowed_and_leads_nowhere() -> None:
    state = do(opened(LEAD), Typed("6"))
    assert not state.work.solved
    assert not state.mistakes
    given = view(state, "en").feedback
    assert given is not None
    assert (given.kind, given.headline) == ("info", "You may play that.")


def test_a_pass_of_the_round_is_followed_too() -> None:
    part = f'[[step.part]]\ngame = "R"\nat = 4\naim = "as_played"\nright = ["pass"]\nprompt.en = "Pass."\n{HINTS}'
    assert do(opened(part), Pass()).work.solved


def test_parts_of_one_chain_may_be_of_several_kinds() -> None:
    state = do(opened(ACE + WHY), Typed("A"))
    assert (state.part.kind, view(state, "en").choices[1].id) == ("why_not", "must_lead")
    assert do(state, Choose("must_lead")).work.solved
    state = do(opened(WHY + ACE), Choose("must_lead"), Select((2,)), Play())
    assert state.work.solved


@pytest.mark.parametrize(
    ("parts", "game", "problem"),
    [
        (ACE.replace('"R"', '"S"'), GAME, "game: 'S' is not known"),
        (ACE.replace("at = 3", "at = 8"), GAME, "at: must be 1 to 7"),
        (ACE.replace("at = 3", "at = 3\nsince = 4"), GAME, "since: must be 1 to 3"),
        (ACE.replace("at = 3", 'at = 3\nseat = "p9"'), GAME, "seat: unknown seat"),
        (ACE.replace('game = "R"\n', ""), GAME, "at: goes with game only"),
        (ACE, GAME + GAME, "game.id: R is given twice"),
        (ACE, GAME.replace("p2:Kd", "p2:Ad"), "illegal: not_in_hand"),
        (ACE, GAME.replace('open = "3d"', 'open = "4h"'), "not the opening card"),
        (ACE, GAME.replace('id = "R"', 'name = "R"'), "game.name: is no key here"),
        (LEAD.replace(HINTS, ""), GAME, "as_played follows a round"),
        (LEAD.replace('["66"]', '["6"]'), GAME, "the engine finds other answers"),
    ],
)
def test_what_does_not_fit_the_round_is_refused(parts: str, game: str, problem: str) -> None:
    with pytest.raises(LevelError) as error:
        read(parts, game)
    assert problem in str(error.value)
