"""Hands that lie face up, on both tables and in words: every card is there, inside the table, and can be read."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.widgets.views import Fake, fake_view
from zsy_tutor.study.view import ListedView, LyingView, SeatView, View
from zsy_tutor.widgets import geometry, hand_dom, keys, open_hands, panel, scene, spoken, style
from zsy_tutor.widgets.cards import Look
from zsy_tutor.widgets.prims import Box, Text

CARDS = tuple(f"{rank}{suit}" for rank in "3456789TJQKA2" for suit in "dchs")
LOOK = Look(style.LIGHT)
REPLY = (LyingView("You", ("Kh",), "", beaten=True), LyingView("Lan", ("B",)))
PASSED = (LyingView("You", ("Td", "Jc", "Qh", "Ks", "Ad"), "", beaten=True), LyingView("Lan", (), "pass"))


def shown(*hands: int, out: bool = False) -> View:
    """A view of a table where the others hold so many cards, face up."""
    cards = iter(CARDS * 2)
    others = tuple(
        SeatView(f"p{n + 2}", f"P{n}", held, open=tuple(next(cards) for _ in range(held)), open_label="named",
                 place=1 if out and not held else None)
        for n, held in enumerate(hands)
    )  # fmt: skip
    return replace(fake_view(Fake(seats=1), "en"), seats=(SeatView("p1", "You", 3, you=True), *others))


@given(st.lists(st.integers(1, 14), min_size=1, max_size=5), st.integers(style.WIDTH_MIN, style.WIDTH_MAX))
def test_every_open_card_lies_inside_beside_its_plate_and_shows_its_index(hands: list[int], width: int) -> None:
    view = shown(*hands)
    prims, cards, bottom = open_hands.rows(view.seats[1:], width, LOOK)
    plates = [prim for prim in prims if isinstance(prim, Box)]
    assert [card.face.notation for card in cards] == [card for seat in view.seats for card in seat.open]
    owners = [plate for plate, seat in zip(plates, view.seats[1:], strict=True) for _ in seat.open]
    columns = sorted({plate.x for plate in plates})
    for card, plate in zip(cards, owners, strict=True):
        after = columns[columns.index(plate.x) + 1 :]
        assert card.x >= plate.x + plate.w
        assert card.x + card.w <= (after[0] if after else width)
        assert plate.y <= card.y
        assert card.y + card.w * style.CARD_RATIO <= bottom + 1
    for one, other in itertools.pairwise(cards):
        if one.y == other.y and one.x < other.x:
            assert other.x - one.x >= geometry.strip_min(one.w) - 0.01
    assert all(one.y + one.h <= other.y or one.x < other.x for one, other in itertools.pairwise(plates))


def test_five_open_hands_lie_two_in_a_line_where_there_is_room_and_stay_so() -> None:
    def lines(*hands: int, width: int = 700) -> int:
        prims, _, _ = open_hands.rows(shown(*hands).seats[1:], width, LOOK)
        return len({prim.y for prim in prims if isinstance(prim, Box)})

    assert lines(3, 3, 3, 3, 3) == lines(3, 1, 0, 1, 3) == 3
    assert lines(3, 3, 3) == 3
    assert lines(3, 3, 3, 3, 3, width=320) == 5


def test_the_trick_begins_below_the_open_hands_on_the_canvas() -> None:
    view = shown(3, 4)
    _, cards, bottom = open_hands.rows(view.seats[1:], 700, LOOK)
    picture = scene.build(view, 700, LOOK)
    assert [placed.face.notation for placed in picture.table][:7] == [card.face.notation for card in cards]
    rest = picture.table[7:]
    assert rest
    assert all(placed.y > bottom for placed in rest)


@pytest.mark.parametrize("reply", [REPLY, PASSED])
@pytest.mark.parametrize("width", [240, 320, 700])
def test_a_losing_play_lies_dimmed_beside_its_answer(reply: tuple[LyingView, ...], width: int) -> None:
    view = replace(shown(2), reply=reply)
    picture = scene.build(view, width, LOOK)
    lying = picture.table[2:]
    assert [placed.face.notation for placed in lying] == [card for each in reply for card in each.cards]
    assert [placed.face.dim for placed in lying] == [each.beaten for each in reply for _ in each.cards]
    assert all(placed.x >= 0 and placed.x + placed.w <= width for placed in lying)
    said = [prim.text for prim in picture.ground if isinstance(prim, Text)]
    assert {"You", "Lan"} <= set(said)
    assert all(each.says in said for each in reply if each.says)
    rows = hand_dom.trick_data(view, width, "en")["rows"]
    assert [(row["label"], row["mark"], row["says"]) for row in rows] == [
        (each.label, "beaten" if each.beaten else "answer", each.says) for each in reply
    ]


def test_a_card_that_lies_on_the_table_is_dimmed_in_the_open_hand() -> None:
    view = shown(3)
    seat = replace(view.seats[1], open_gone=(1,))
    _, cards, _ = open_hands.rows((seat,), 700, LOOK)
    assert [card.face.dim for card in cards] == [False, True, False]
    lines = hand_dom.seat_data(seat, "en")["open"]["lines"]
    assert [card["gone"] for line in lines for card in line] == [False, True, False]


@pytest.mark.parametrize("others", [1, 5])
@pytest.mark.parametrize("width", [240, 320, 480, 860])
def test_elements_lie_as_the_painted_cards_do(width: int, others: int) -> None:
    seat = shown(11).seats[1]
    data = hand_dom.seat_data(seat, "en", width, others)["open"]
    per_line, step = open_hands.lines_of(11, width, others)
    assert (data["step"], data["w"]) == (step, open_hands.card_width(width))
    assert data["columns"] == (2 if (others, width) == (5, 860) else 1)
    assert [card["card"] for line in data["lines"] for card in line] == list(seat.open)
    assert all(len(line) <= per_line for line in data["lines"])
    assert (len(data["lines"][0]) - 1) * step + data["w"] <= width


def test_who_has_passed_or_is_out_stands_where_the_number_of_cards_would() -> None:
    view = shown(2, 0, out=True)
    assert open_hands.said_of(view.seats[1], "en") == "2 cards"
    assert open_hands.said_of(replace(view.seats[1], passed=True), "en") == "passed"
    assert open_hands.said_of(replace(view.seats[2], title="Upstream"), "en") == "Upstream"
    assert hand_dom.seat_data(replace(view.seats[1], passed=True), "en")["says"] == "passed"


def test_open_hands_and_the_answer_are_told_to_a_screen_reader() -> None:
    view = replace(shown(2), reply=REPLY)
    around = spoken.around(view, "en")
    assert around["seats"][1] == "P0: 2 cards; face up: named"
    assert around["lies"] == ["You: king of hearts", "Lan: Black Joker"]
    assert spoken.around(replace(view, reply=PASSED), "en")["lies"][1] == "Lan: pass"
    assert {"Kh", "B", *view.seats[1].open} <= set(hand_dom.drawings(view, "en"))


def test_what_was_played_says_by_whom() -> None:
    played = ListedView("Lan: pass", (), "other", "Lan", "pass")
    view = replace(shown(1), listed=(played,), listed_label="Played so far")
    assert panel.body(view, "en")["listed"]["items"] == [
        {"name": "Lan: pass", "cards": [], "mark": "other", "who": "Lan", "says": "pass"}
    ]


def test_the_key_that_takes_back_is_listed_only_where_there_is_such_a_button() -> None:
    from tests.study.test_endgame import opened
    from zsy_tutor.study.session import view

    def caps(shown: View) -> list[str]:
        return [key for row in keys.rows(shown, "en") for key in row["keys"]]

    seen = view(opened(), "en")
    assert "U" in caps(seen)
    assert "U" not in caps(fake_view(Fake(), "en"))
    data = panel.body(seen, "en")
    assert [each["id"] for each in data["play"]] == ["play", "pass", "clear", "undo", "restart"]
    assert [each["id"] for each in data["help"]] == ["hint", "why", "line"]
