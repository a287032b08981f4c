"""The table on which a puzzle of one's own is laid: it shows what is written, and writes what is laid."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zsy_tutor.explain.messages import LANGS
from zsy_tutor.rules.cards import count_in
from zsy_tutor.rules.position import Hidden
from zsy_tutor.rules.ruleset import CLASSIC
from zsy_tutor.study.own import KINDS, MAX_HAND, MAX_SEATS, Draft, Unfit, position_of
from zsy_tutor.study.own_board import Place, add, hide, left, places, seat, suited, take

EMPTY = Draft()
RANK = st.sampled_from(CLASSIC.order)
PRESS = st.one_of(
    st.tuples(st.just("add"), st.sampled_from(["hand", "table", "p2", "p3", "p4"]), RANK),
    st.tuples(st.just("take"), st.sampled_from(["hand", "table", "p2", "p3"]), st.integers(-1, 4)),
    st.tuples(st.just("hide"), st.sampled_from(["hand", "p2", "p3"]), st.sampled_from([-1, 1])),
    st.tuples(st.just("seat"), st.just(""), st.sampled_from([-1, 1])),
)


def at(draft: Draft, place: str) -> Place:
    return next(each for each in places(draft) if each.id == place)


def pressed(draft: Draft, press: tuple[str, str, object]) -> Draft:
    """The draft after a press; one that is refused leaves it as it is."""
    act, place, what = press
    try:
        if act == "add":
            return add(draft, place, str(what), "en")
        assert isinstance(what, int)
        return {"take": lambda: take(draft, place, what, "en"), "hide": lambda: hide(draft, place, what, "en"),
                "seat": lambda: seat(draft, what)}[act]()  # fmt: skip
    except Unfit:
        return draft


def test_cards_are_laid_in_order_and_taken_away() -> None:
    draft = EMPTY
    for rank in ("T", "4", "B", "4"):
        draft = add(draft, "hand", rank, "en")
    assert draft.hand == "4 4 10 B"
    assert take(draft, "hand", 2, "en").hand == "4 4 B"
    assert add(EMPTY, "table", "7", "en").table == "7"
    two_low = replace(EMPTY, rules="two-low", hand="3 2")
    assert at(two_low, "hand").cards == ("2", "3"), "2 is the lowest there"


def test_what_is_typed_lies_there() -> None:
    typed = Draft(hand="10h 4h", others="3 4 5, ?6", kind="first", table="qq")
    assert at(typed, "p2").cards == ("3", "4", "5")
    assert at(typed, "p3").hidden == 6
    assert at(typed, "hand").cards == ("4", "T")
    assert at(typed, "table").cards == ("Q", "Q")
    assert add(typed, "hand", "5", "en").hand == "4 5 10"


@pytest.mark.parametrize("lang", LANGS)
def test_no_card_is_laid_that_is_not_in_the_pack_or_on_what_cannot_be_read(lang: str) -> None:
    full = Draft(hand="8 8", table="8 8", others="5, 5, 5")
    assert left(full)["8"] == 0
    for draft, place, rank, field in (
        (full, "hand", "8", "board"), (replace(full, table="8 x"), "table", "9", "table"),
        (replace(full, others="5, ?99, 5"), "p3", "9", "others"), (full, "p6", "9", "others"),
    ):  # fmt: skip
        with pytest.raises(Unfit) as caught:
            add(draft, place, rank, lang)
        assert caught.value.field == field
        assert caught.value.reason
    assert left(replace(full, others="5, 5, 5, 5"))["8"] == 4, "five players have two packs"
    assert left(replace(full, others="5, 5", hand="", table=""))["3"] == 2, "two 3s are left out with three players"


def test_hidden_cards_are_counted_and_ten_of_them_are_no_card() -> None:
    draft = Draft(others="9")
    more = hide(draft, "p2", 1, "en")
    assert more.others == "?10"
    assert hide(more, "p2", 1, "en").others == "11"
    assert hide(Draft(others="1"), "p2", -1, "en").others == "1"
    assert hide(Draft(others=str(MAX_HAND)), "p2", 1, "en").others == str(MAX_HAND)
    assert hide(Draft(others="4 5"), "p2", 1, "en").others == "4 5"


def test_players_come_and_go() -> None:
    draft = Draft(others="5", owner=2)
    for _ in range(9):
        draft = seat(draft, 1)
    assert draft.seats == MAX_SEATS
    draft = replace(draft, owner=6)
    for _ in range(9):
        draft = seat(draft, -1)
    assert (draft.seats, draft.owner) == (2, 2)
    crowd = Draft(others=", ".join("123456789"))
    assert len(places(crowd)) == MAX_SEATS + 1, "more may be written than can sit there"
    assert seat(crowd, 1) == crowd
    assert seat(replace(EMPTY, kind="first"), 1).others == "5, 5, ?5", "5 alone would be a card there"


def test_an_emptied_hand_keeps_its_seat() -> None:
    draft = take(Draft(others="4", kind="first"), "p2", 0, "en")
    assert [place.id for place in places(draft)] == ["p2", "table", "hand"]
    assert add(draft, "p2", "K", "en").others == "K"


def test_cards_are_drawn_in_different_suits_while_there_are_some() -> None:
    assert list(suited([("4", "4", "B"), ("4", "4", "4")])) == [("4d", "4c", "B"), ("4h", "4s", "4d")]


@given(st.sampled_from(KINDS), st.lists(PRESS, max_size=30))
def test_whatever_is_pressed_the_board_shows_what_is_written(kind: str, presses: list[tuple[str, str, object]]) -> None:
    draft = Draft(kind=kind)
    for press in presses:
        before = sum(left(draft).values()) + sum(len(each.cards) for each in places(draft))
        after = pressed(draft, press)
        assert 2 <= after.seats <= MAX_SEATS
        assert all(each.is_read for each in places(after))
        assert [each.id for each in places(after)][-2:] == ["table", "hand"]
        if press[0] != "seat":
            assert sum(left(after).values()) + sum(len(each.cards) for each in places(after)) == before
        draft = after
    try:
        position = position_of(draft, "en")
    except Unfit:
        return
    for place in places(draft):
        if place.id != "table":
            hand = position.hands[0 if place.id == "hand" else int(place.id[1:]) - 1]
            assert len(hand) == (len(place.cards) if place.hidden is None else place.hidden)
            assert isinstance(hand, Hidden) == (place.hidden is not None)
    assert left(draft) == {rank: count_in(position.unseen(), rank) for rank in CLASSIC.order}
