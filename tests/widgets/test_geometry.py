"""The fan, hit tests and seats at every size: nothing outside the canvas, nothing too narrow to touch."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zsy_tutor.widgets import geometry, style

ORDER = "3456789TJQKA2BR"
WIDTHS = st.integers(min_value=280, max_value=1200)
HANDS = st.lists(st.sampled_from(ORDER), min_size=1, max_size=27).map(lambda ranks: sorted(ranks, key=ORDER.index))


@given(HANDS, WIDTHS)
def test_every_card_lies_on_the_canvas(ranks: list[str], width: int) -> None:
    fan = geometry.fan(ranks, width)
    assert len(fan.places) == len(ranks)
    for place in fan.places:
        assert geometry.margin(width) - 0.01 <= place.x
        assert place.x + fan.card_w <= width - geometry.margin(width) + 0.01
        assert place.y >= style.RISE * fan.card_h - 0.01
        assert place.y + fan.card_h * (1 + style.SINK) <= fan.height + 0.01


@given(HANDS, WIDTHS)
def test_every_card_shows_a_strip_that_a_finger_finds(ranks: list[str], width: int) -> None:
    fan = geometry.fan(ranks, width)
    assert all(place.strip >= style.STRIP_MIN - 0.01 for place in fan.places)


@given(HANDS, WIDTHS)
def test_rows_are_balanced_and_in_order(ranks: list[str], width: int) -> None:
    fan = geometry.fan(ranks, width)
    rows = [place.row for place in fan.places]
    assert rows == sorted(rows)
    sizes = [rows.count(row) for row in range(fan.rows)]
    assert min(sizes) >= 1
    assert max(sizes) - min(sizes) <= 7


@given(HANDS, WIDTHS)
def test_cards_of_one_rank_lie_no_farther_apart_than_ranks(ranks: list[str], width: int) -> None:
    fan = geometry.fan(ranks, width)
    for row in range(fan.rows):
        cards = [(rank, place.x) for rank, place in zip(ranks, fan.places, strict=True) if place.row == row]
        same = [b[1] - a[1] for a, b in pairwise(cards) if a[0] == b[0]]
        other = [b[1] - a[1] for a, b in pairwise(cards) if a[0] != b[0]]
        if same and other:
            assert max(same) <= min(other) + 0.01


@given(HANDS, WIDTHS, st.data())
def test_a_click_on_what_shows_of_a_card_hits_that_card(ranks: list[str], width: int, data: st.DataObject) -> None:
    fan = geometry.fan(ranks, width)
    lifted = data.draw(st.sets(st.integers(0, len(ranks) - 1)))
    raised = [geometry.rise_of(fan.card_h, selected=i in lifted, dim=False) for i in range(len(ranks))]
    index = data.draw(st.integers(0, len(ranks) - 1))
    place = fan.places[index]
    x = place.x + min(place.strip, fan.card_w) / 2
    y = place.y + raised[index] + 0.1 * fan.card_h
    assert geometry.hit(fan, raised, x, y) in _cards_under(fan, raised, x, y)
    assert geometry.hit(fan, raised, x, y) == max(_cards_under(fan, raised, x, y))
    if fan.rows == 1:
        assert geometry.hit(fan, raised, x, y) == index


def _cards_under(fan: geometry.Fan, raised: list[float], x: float, y: float) -> set[int]:
    return {
        i
        for i, place in enumerate(fan.places)
        if place.x <= x <= place.x + fan.card_w and place.y + raised[i] <= y <= place.y + raised[i] + fan.card_h
    }


def test_of_overlapping_cards_the_top_one_is_hit() -> None:
    fan = geometry.fan("5555", 700)
    first, second = fan.places[0], fan.places[1]
    middle = (second.x + first.x + fan.card_w) / 2
    assert geometry.hit(fan, [0] * 4, middle, second.y + 10) == 1


def test_a_second_tap_on_the_same_spot_puts_a_lifted_card_back() -> None:
    fan = geometry.fan("3", 700)
    place = fan.places[0]
    y = place.y + fan.card_h - 2
    assert geometry.hit(fan, [0], place.x + 10, y) == 0
    assert geometry.hit(fan, [-style.RISE * fan.card_h], place.x + 10, y) == 0


def test_beside_the_cards_nothing_is_hit() -> None:
    fan = geometry.fan("345", 700)
    assert geometry.hit(fan, [0, 0, 0], 5, fan.places[0].y) is None


@pytest.mark.parametrize(
    ("cards", "width", "rows"), [(13, 320, 2), (22, 320, 2), (22, 700, 1), (13, 700, 1), (1, 280, 1)]
)
def test_how_many_rows(cards: int, width: int, rows: int) -> None:
    ranks = sorted((ORDER * 2)[:cards], key=ORDER.index)
    assert geometry.fan(ranks, width).rows == rows


def test_a_rank_is_not_split_between_rows_when_it_fits() -> None:
    ranks = "3344455566778889"
    fan = geometry.fan(ranks, 320)
    cut = next(i for i, place in enumerate(fan.places) if place.row == 1)
    assert ranks[cut] != ranks[cut - 1]


@given(HANDS, WIDTHS, st.sampled_from(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End")), st.data())
def test_arrows_stay_on_the_hand(ranks: list[str], width: int, key: str, data: st.DataObject) -> None:
    fan = geometry.fan(ranks, width)
    index = data.draw(st.integers(0, len(ranks) - 1))
    assert 0 <= geometry.neighbour(fan, index, key) < len(ranks)


def test_arrows_reach_the_other_row() -> None:
    fan = geometry.fan("33445566778899TT", 320)
    below = geometry.neighbour(fan, 2, "ArrowDown")
    assert (fan.places[2].row, fan.places[below].row) == (0, 1)
    assert fan.places[geometry.neighbour(fan, below, "ArrowUp")].row == 0


@given(st.integers(1, 20), WIDTHS)
def test_a_trick_of_any_length_fits(cards: int, width: int) -> None:
    room = width - 2 * geometry.margin(width)
    total, step = geometry.spread(cards, geometry.table_width(width), room)
    assert total <= room + 0.01
    assert cards == 1 or step >= 8


@given(st.integers(1, 5), WIDTHS)
def test_seats_fit_and_turns_run_counter_clockwise(opponents: int, width: int) -> None:
    plates = geometry.plates(opponents, width)
    assert all(plate.x >= 0 and plate.x + plate.w <= width for plate in plates)
    assert all(b.x + b.w <= a.x for a, b in pairwise(plates))
    assert plates[0].x > width / 2 or opponents > 1
