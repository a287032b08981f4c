"""What is seen of a state: every event on every exercise has its words, in both languages, and they fit the state."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.study.levels import answer, beat, do, right_event
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.rules.cards import Card
from zsy_tutor.study import session, showing_words
from zsy_tutor.study.exercises import Level
from zsy_tutor.study.lessons import find_step, lesson, lesson_files
from zsy_tutor.study.puzzles import pack, pack_files
from zsy_tutor.study.session import Hint, Pass, Play, State, Typed, Why, open_level, view
from zsy_tutor.study.showing import show_hand
from zsy_tutor.study.view import View

LEVELS: list[Level] = [*map(lesson, lesson_files()), *map(pack, pack_files())]
EVENTS = st.one_of(
    st.builds(session.Toggle, st.integers(-1, 14)),
    st.builds(session.Select, st.lists(st.integers(0, 14), max_size=6).map(tuple)),
    st.sampled_from([session.Clear(), Play(), Pass(), Hint(), Why(), session.ShowFix(), session.House()]),
    st.sampled_from([session.Retry(), session.Next(), session.Back()]),
    st.builds(
        Typed, st.sampled_from(["", "pass", "9", "10 10", "BR", "333", "x", "9h", "joker", "-", "J Q K", "4444"])
    ),
    st.builds(session.Choose, st.sampled_from(["pair", "none", "too_low", "wrong_type", "not_in_hand"])),
    st.sampled_from([session.Disputed("disputes/dispute-1.toml"), session.Disputed(trouble="full")]),
    st.builds(session.Place, st.integers(-1, 6)),
    st.builds(session.Mark, st.integers(-1, 6)),
    st.builds(session.Move, st.integers(-1, 6), st.integers(-3, 3)),
    st.builds(Typed, st.sampled_from(["3 K A 2", "10 A 2 B R", "K 2", "99 22", "66 99", "2", "too_low", "3 3"])),
)


@st.composite
def opened(draw: st.DrawFn) -> State:
    level = draw(st.sampled_from(LEVELS))
    return open_level(level, draw(st.integers(0, len(level.steps) - 1)), single=not level.is_pack)


@given(opened(), st.lists(EVENTS, max_size=12))
def test_whatever_is_done_is_shown_in_both_languages(state: State, events: list[session.Event]) -> None:
    for event in events:
        state = session.reduce(state, event)
        for lang in LANGS:
            check(view(state, lang), state)


def check(shown: View, state: State) -> None:
    assert shown.heading
    assert shown.prompt
    assert shown.aim
    assert shown.text
    assert shown.finished == state.work.solved
    assert shown.stars == 3 - min(3, state.work.paid)
    assert len(shown.hand) == (0 if state.part.kind == "name" else len(state.cards) - len(state.work.played))
    assert [card.selected for card in shown.hand].count(True) == len(state.work.selected)
    if not state.work.solved:
        assert {place for place, card in enumerate(shown.hand) if card.selected} == set(state.work.selected)
    for action in shown.actions:
        assert action.enabled or action.note, action.id
    assert sum(action.primary for action in shown.actions) <= 1
    assert sum(seat.you for seat in shown.seats) == (state.part.position is not None)
    if state.part.items:
        assert sorted(item.position for item in shown.items if item.position) == (
            list(range(1, len(state.work.row) + 1)) if shown.items_mode == "order" else []
        )
        assert {int(item.id) for item in shown.items if item.chosen} == set(state.work.row)
    for card in shown.hand:
        assert Card.of(card.notation).suit or Card.of(card.notation).is_joker
    given_feedback = shown.feedback
    if given_feedback is not None:
        assert given_feedback.headline
        assert given_feedback.kind in ("right", "wrong", "hint", "info", "error")
        assert shown.live
        if given_feedback.kind == "wrong":
            assert given_feedback.rule
            assert given_feedback.body


def test_seats_go_round_from_the_learner() -> None:
    state = beat("classic ?3/59J/?4/- p2 p1:7 - p4", '["9", "J"]')
    shown = view(state, "en")
    assert [seat.seat for seat in shown.seats] == ["p2", "p3", "p4", "p1"]
    assert [seat.name for seat in shown.seats] == ["You", "Lan", "Bo", "Mei"]
    assert [seat.place for seat in shown.seats] == [None, None, 1, None]
    assert shown.seats[2].title == "Upstream"
    assert [seat.cards for seat in shown.seats] == [3, 4, 0, 3]
    assert shown.trick.label == "Mei played a single 7"


def test_who_has_passed_is_told() -> None:
    shown = view(beat("classic 59J/?4/?6 p1 p2:7 p3 -", '["9", "J"]'), "en")
    assert [seat.passed for seat in shown.seats] == [False, False, True]
    assert "Passed: Bo." in shown.text


def test_the_text_twin_says_everything_in_a_line() -> None:
    level, place = find_step("01.01")
    state = open_level(level, place, single=True)
    hand = "3♠\ufe0e 4♠\ufe0e"
    assert view(state, "en").text == (
        f"Step 01.01. Hand: {hand}; on the table: a single 3 (Bo); to act: you. Lifted: 4♠\ufe0e."
    )
    assert view(do(state, Play()), "en").text == (
        "Step 01.01. Hand: 3♠\ufe0e; on the table: a single 3 (Bo); to act: you. Solved with 4♠\ufe0e."
    )


def test_the_line_below_the_table_says_what_is_lifted() -> None:
    state = beat("classic 9988/?5/?5 p1 p3:77 - -", '["88", "99"]')
    assert "No card" in view(state, "en").selected_text
    pair = do(state, session.Select((0, 1)))
    assert view(pair, "en").selected_text.endswith("a pair of 8s")
    mixed = do(state, session.Select((1, 2)))
    assert view(mixed, "en").selected_text.startswith("Selected: 8")
    assert "pair" not in view(mixed, "en").selected_text
    assert view(do(pair, Play()), "en").selected_text == "You played a pair of 8s"


@pytest.mark.parametrize(("lang", "said"), [("en", "Selected: Red Joker"), ("zh", "已选：大王")])
def test_a_joker_that_is_lifted_is_named_once_in_every_exercise_and_table(lang: str, said: str) -> None:
    state = beat("classic 99BR/?5/?5 p1 p3:A - -", '["B", "R", "BR"]')
    assert view(do(state, session.Select((3,))), lang).selected_text == said
    assert showing_words.view(show_hand("3 R", lifted="R"), lang).selected_text == said


def test_a_screen_reader_is_told_of_the_last_change_and_not_again_of_an_old_verdict() -> None:
    state = answer(beat("classic 8c8d9h9s/?5/?5 p1 p3:TT - -", '["pass"]'), "88")
    assert view(state, "en").live == "Too low."
    state = do(state, session.Toggle(0))
    assert view(state, "en").live == "8 of diamonds put back"
    assert view(do(state, session.Toggle(2)), "en").live == "9 of hearts lifted"
    assert view(do(state, session.Select((0, 1))), "en").live == "8 of diamonds lifted"
    assert view(do(state, session.Toggle(0), session.Clear()), "en").live == "All cards put back"
    assert view(do(state, Play()), "en").live


def test_the_open_hint_says_that_it_is_free() -> None:
    level, place = find_step("00.03")
    shown = view(open_level(level, place, single=True), "en").feedback
    assert shown is not None
    assert shown.kind == "hint"
    assert "costs nothing" in shown.body[-1]


def test_cards_that_no_legal_play_needs_are_dimmed_where_the_step_says_so() -> None:
    level, place = find_step("01.02")
    state = open_level(level, place, single=True)
    assert [card.dim for card in view(state, "en").hand] == [True, True, False]
    assert not any(card.dim for card in view(answer(state, "A"), "en").hand)
    assert not any(card.dim for card in view(beat("classic 59J/?4/?6 p1 p3:7 - -", '["9", "J"]'), "en").hand)


def test_hints_mark_cards_as_they_come() -> None:
    state = do(beat("classic 459J/?4/?6 p1 p3:7 - -", '["9", "J"]'), Hint())
    assert not any(card.hint for card in view(state, "en").hand)
    state = do(state, Hint())
    assert [card.notation[0] for card in view(state, "en").hand if card.hint] == ["9", "J"]


def test_the_ladder_shows_where_both_stand_and_what_would_do() -> None:
    shown = view(answer(beat("classic 56JB/?4/?6 p1 p3:K - -", '["B"]'), "J"), "en").feedback
    assert shown is not None
    marks = {cell.rank: cell.mark for cell in shown.ladder}
    assert "".join(marks) == "3456789TJQKA2BR"
    assert (marks["J"], marks["K"]) == ("you", "table")
    assert [rank for rank, mark in marks.items() if mark == "beats"] == ["A", "2", "B", "R"]
    assert shown.ladder_note


def test_C2_the_ladder_of_two_low_begins_with_the_2() -> None:
    shown = view(answer(beat("two-low 23B/?4/?6 p1 p3:A - -", '["B"]'), "2"), "en").feedback
    assert shown is not None
    assert "".join(cell.rank for cell in shown.ladder) == "23456789TJQKABR"
    assert [cell.rank for cell in shown.ladder if cell.mark == "beats"] == ["B", "R"]


def test_a_pair_of_jokers_is_on_the_ladder_with_two_packs_alone() -> None:
    for seats, there in (("?4/?4", []), ("?4/?4/?4/?4", ["B", "R"])):
        owner = "p3" if there == [] else "p5"
        state = beat(f"classic 99AA/{seats} p1 {owner}:KK - -", '["AA"]')
        shown = view(answer(state, "99"), "en").feedback
        assert shown is not None
        assert [cell.rank for cell in shown.ladder if cell.mark == "beats"] == ["A", "2", *there]


def test_a_pack_says_under_which_rules_one_plays() -> None:
    level = pack("01_can_you_beat_this")
    for place, step in enumerate(level.steps):
        shown = view(open_level(level, place), "en")
        preset = step.parts[0].rule_set.preset
        assert ("Two-low" if preset == "two-low" else "Classic") in shown.aim
        if preset == "two-low":
            assert "2 is the lowest" in shown.aim
            assert "Two-low" in shown.prompt


def test_the_end_of_a_lesson_and_of_a_pack_is_announced() -> None:
    registry = session.Registry()
    for level in LEVELS:
        for place in range(len(level.steps)):
            state = registry.open(level, place, single=not level.is_pack)
            while not state.work.solved:
                before, state = state, registry.reduce(state, right_event(state))
                assert state != before  # of several seats to be pressed only the last is an answer
        shown = view(state, "en")
        live = shown.live
        assert shown.feedback is not None
        assert shown.feedback.body[-1] in live
        assert "finished" in live or f"All {len(level.steps)} puzzles" in live
        stars = 3 * len(level.steps)
        assert f"{stars} of {stars} stars" in live


def test_what_is_still_to_do_is_named_at_the_last_step() -> None:
    level = lesson("00")
    state = do(open_level(level, 9, single=True), Pass())
    assert "Still to do: 1, 2, 3, 4, 5, 6, 7, 8 and 9." in view(state, "en").live
