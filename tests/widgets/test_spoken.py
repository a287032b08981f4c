"""W8: all that is painted on a canvas can be read as text, in all states and both languages."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from tests.widgets.views import Fake, fake_view
from zsy_tutor.explain.messages import card_name, text
from zsy_tutor.study import session
from zsy_tutor.study.lessons import find_step, lesson, lesson_files
from zsy_tutor.study.view import CardView, SeatView
from zsy_tutor.widgets import panel, spoken


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_w8_every_mixture_of_states_is_said_whole(lang: str) -> None:
    said = set()
    for states in product((False, True), repeat=4):
        card = CardView("Th", "10", *states)
        words = spoken.card_text(card, lang)
        said.add(words)
        for state, on in zip(("selected", "fault", "hint", "dim"), states, strict=True):
            mark = text(f"ui-card-{state}", lang, card="")
            assert (mark in words) == on, (states, words)
    assert len(said) == 16


def test_the_name_of_the_canvas_is_joined_as_the_language_joins() -> None:
    view = fake_view(Fake(), "en")
    table = replace(view, trick=replace(view.trick, label="小兰出了一张8"), hand_label="你的手牌，2张")
    assert spoken.canvas_label(table, "zh") == "牌桌：小兰出了一张8。你的手牌，2张"
    assert spoken.canvas_label(replace(table, hand=()), "zh") == "牌桌：小兰出了一张8"
    bare = replace(table, trick=replace(table.trick, label=""))
    assert spoken.canvas_label(bare, "zh") == "牌桌：你的手牌，2张"
    assert spoken.canvas_label(replace(bare, hand=()), "en") == "Card table"


def test_w8_a_player_is_said_with_cards_turn_pass_and_title() -> None:
    seats = (
        SeatView("p1", "You", 1, you=True, to_act=True),
        SeatView("p2", "Lan", 5),
        SeatView("p3", "Bo", 3, passed=True),
        SeatView("p4", "Mei", 0, place=1, title="Upstream"),
    )
    assert [spoken.seat_text(seat, "en") for seat in seats] == [
        "You: 1 card, to act", "Lan: 5 cards", "Bo: 3 cards, passed", "Mei: out, Upstream",
    ]  # fmt: skip


def test_the_seat_below_is_told_to_have_passed() -> None:
    view = fake_view(Fake(), "en")
    seats = tuple(replace(seat, passed=seat.you) for seat in view.seats)
    n = len(view.hand)
    assert spoken.own_count(view, "en") == f"{n} cards"
    assert spoken.own_count(replace(view, seats=seats), "en") == f"{n} cards, passed"
    assert spoken.own_count(replace(view, seats=seats), "zh") == f"{n}张，过牌"
    assert spoken.own_count(replace(view, seats=()), "en") == f"{n} cards"


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_w8_whatever_a_step_paints_is_said(lang: str) -> None:
    for lesson_id in lesson_files():
        level = lesson(lesson_id)
        for place in range(len(level.steps)):
            view = session.view(session.open_level(level, place, single=True), lang)
            said = spoken.around(view, lang)
            painted = [*view.show, *view.trick.cards, *view.table_play]
            assert bool(said) == bool(painted or view.seats or view.hand)
            lines = " ".join(said.get("lies", ()))
            assert all(card_name(card, lang) in lines for card in painted)
            assert view.trick.label in lines
            assert len(said.get("seats", ())) == len(view.seats)
            assert len(panel.body(view, lang)["cards"]) == len(view.hand)


def test_w8_a_solved_play_lies_on_the_table_in_words_too() -> None:
    level, place = find_step("00.01")
    state = session.reduce(session.open_level(level, place, single=True), session.Play())
    lines = spoken.around(session.view(state, "en"), "en")["lies"]
    assert len(lines) == 2
    assert lines[1].startswith("You: 9 of ")


def test_a_lift_changes_no_more_than_the_hand() -> None:
    before, after = (spoken.around(fake_view(state, "en"), "en") for state in (Fake(), Fake(selected=(3,))))
    assert before == after
