"""`safe_lead`: the syllabus' leads that are safe and that fall, held against the facts, and what files are refused."""

from __future__ import annotations

import pytest

from tests.study.kind_steps import LANGS, after, ids, opened, step
from tests.study.levels import lesson
from zsy_tutor.explain.facts import CanBeBeatenBy, NothingBeats
from zsy_tutor.explain.seen import Seen
from zsy_tutor.rules.generate import legal_plays
from zsy_tutor.rules.plays import Play, classify
from zsy_tutor.study.exercises import LevelError, right_answers
from zsy_tutor.study.leading_words import leading_of
from zsy_tutor.study.session import Hint, Pass, Toggle, Typed, Why, open_level, view
from zsy_tutor.study.session import Play as Press

IDS = ids("safe_lead")
FALLS = (
    ("09.01", "7", "9"), ("09.01", "7", "K"), ("09.02", "A", "B"), ("09.02", "7", "Q"), ("09.03", "A", "R"),
    ("09.03", "9TJQK", "TJQKA"), ("09.03", "K", "A"),
)  # fmt: skip
"""What the syllabus says of leads that are not safe."""


def play_of(ranks: str, step_id: str) -> Play:
    found = classify(ranks, step(step_id).parts[0].rule_set)
    assert isinstance(found, Play)
    return found


@pytest.mark.parametrize(("step_id", "lead", "how"), FALLS)
def test_a_lead_falls_to_what_the_syllabus_says(step_id: str, lead: str, how: str) -> None:
    asked = leading_of(step(step_id).parts[0])
    fact = CanBeBeatenBy(play_of(lead, step_id), play_of(how, step_id))
    assert fact in asked.beaten_by(play_of(lead, step_id))
    assert fact.holds(asked.view, Seen.of(asked.seen))


@pytest.mark.parametrize("step_id", IDS)
def test_every_lead_is_safe_or_may_be_beaten_as_the_facts_say(step_id: str) -> None:
    asked = leading_of(step(step_id).parts[0])
    for play in legal_plays(asked.position):
        assert (play in asked.safe) == NothingBeats(play).holds(asked.view, Seen.of(asked.seen))
        assert all(fact.holds(asked.view, Seen.of(asked.seen)) for fact in asked.beaten_by(play))


@pytest.mark.parametrize("step_id", IDS)
def test_right_and_wrong_answers(step_id: str) -> None:
    part = step(step_id).parts[0]
    for answer in part.right:
        state = after(opened(step_id), Typed(answer))
        assert state.work.solved
        assert not state.mistakes
        for lang in LANGS:
            shown = view(state, lang)
            assert shown.feedback is not None
            assert shown.feedback.kind == "right"
            assert shown.table_play
    for claim in part.wrong:
        state = after(opened(step_id), Typed(claim.answer))
        assert (state.log[-1].outcome, state.log[-1].code) == ("wrong", claim.code)
        assert bool(state.log[-1].rule) == (claim.code != "falls")
        for lang in LANGS:
            said = view(state, lang).feedback
            assert said is not None
            assert said.body
            assert not claim.note or claim.note.get(lang) in said.body


def test_the_answer_says_what_may_beat_it_and_how_many_there_are() -> None:
    said = view(after(opened("09.02"), Typed("A")), "en").feedback
    assert said is not None
    assert said.headline == "Not safe yet: a single ace."
    assert said.body[:2] == (
        "Another player may hold the Black Joker, and that beats a single ace.",
        "There is one Black Joker that you have not seen yet.",
    )
    more = view(after(opened("09.01"), Typed("7")), "en").feedback
    assert more is not None
    assert "That is not all: 6 more plays may beat it." in more.body


@pytest.mark.parametrize("step_id", IDS)
def test_hints_lead_to_a_safe_lead_and_mark_it(step_id: str) -> None:
    state = after(opened(step_id), Hint(), Hint(), Hint())
    for lang in LANGS:
        shown = view(state, lang)
        assert shown.feedback is not None
        assert len(set(shown.feedback.body[:3])) == 3
        marked = "".join(card.notation[0] for card in shown.hand if card.hint)
        assert marked in right_answers(state.part)


def test_what_has_gone_stands_above_and_in_the_text() -> None:
    shown = view(opened("09.03"), "en")
    assert shown.context[0].rows[0][0] == "Gone already"
    assert "Gone already: 3 4 5 6 7 8 9 2 2 2 2 Black Joker." in shown.text
    assert [seat.cards for seat in shown.seats] == [6, 6, 5]


def test_it_is_played_by_lifting_and_asked_about_without_an_answer() -> None:
    state = opened("09.02")
    lifted = after(state, *(Toggle(place) for place, card in enumerate(state.cards) if card.rank == "A"))
    assert after(lifted, Press()).work.solved
    asked = after(lifted, Why())
    assert not asked.log
    shown = view(asked, "en").feedback
    assert shown is not None
    assert shown.headline == "That is legal: you lead, and a pair of aces is a combination."
    assert after(state, Pass()).log[-1].code == "must_lead"


def test_a_safe_lead_is_shown_lifted() -> None:
    assert after(opened("09.01"), Press()).work.solved


def test_a_lead_that_ends_the_round_is_safe() -> None:
    text = 'position = "classic 99/?3 p1 - - -"\nseen = "3"\nright = ["99"]'
    assert open_level(lesson(text, kind="safe_lead"), single=True).part.right == ("99",)


def test_where_every_lead_is_safe_nothing_is_asked() -> None:
    with pytest.raises(LevelError) as caught:
        lesson('position = "classic 7R/?3 p1 - - -"\nseen = "88889999TTTTJJJJQQQQKKKKAAAA2222B"\nright = ["7", "R"]',
               kind="safe_lead")  # fmt: skip
    assert caught.value.key == "position"


GOOD = 'position = "classic 7AA/?3/?2 p1 - - -"\nseen = "33445566889TTJJQQ2222R"\nright = ["AA"]'


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('right = ["AA"]', 'right = ["A"]', "right"),
        ("2222R", "2222RR", "seen"),
        ("2222R", "2222RAAA", "seen"),
        ("p1 - - -", "p1 p3:6 - -", "position"),
        ("7AA/", "7AA/-/", "position"),
        ("\nright", '\nwrong = [{ answer = "A", code = "legal" }]\nright', "wrong.code"),
        ("\nright", '\nwrong = [{ answer = "AA", code = "falls" }]\nright', "wrong.code"),
        ("\nright", '\nlifted = "K"\nright', "lifted"),
    ],
)
def test_claims_are_held_against_the_engine(old: str, new: str, key: str) -> None:
    assert lesson(GOOD, kind="safe_lead").steps[0].parts[0].right == ("AA",)
    with pytest.raises(LevelError) as caught:
        lesson(GOOD.replace(old, new), kind="safe_lead")
    assert caught.value.key == key
