"""A table or a hand that is shown: what is read, what is seen of it in both languages, what is refused and how."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zsy_tutor.explain.messages import LANGS
from zsy_tutor.rules.cards import Hand, pack_cards
from zsy_tutor.rules.errors import ZsyError
from zsy_tutor.rules.plays import classify
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import CLASSIC, TWO_LOW
from zsy_tutor.study import state as events
from zsy_tutor.study.showing import Showing, reduce, show_hand, show_table
from zsy_tutor.study.showing_words import view

CLOSED = "classic 8822TT/?4/?4 p1 p2:QQ p3 -"
OPEN = "classic 3s4d5c6h7s/6d6s7d7c8h/2h9sB/- p2 p1:A - p4"


def cards(state: Showing) -> str:
    return "".join(map(str, state.cards))


def lifted(state: Showing) -> str:
    return "".join(str(state.cards[place]) for place in state.lifted)


def test_a_position_is_seen_from_the_seat_to_act() -> None:
    shown = view(show_table("classic 8s8hTcTd2c2d/?4/?4 p1 p2:QdQs p3 -"), "en")
    assert [card.notation for card in shown.hand] == ["8h", "8s", "Td", "Tc", "2d", "2c"]
    assert [(seat.name, seat.cards, seat.you, seat.to_act, seat.passed, seat.hand) for seat in shown.seats[1:]] == [
        ("Lan", 4, False, False, False, ()),
        ("Bo", 4, False, False, True, ()),
    ]
    assert shown.seats[0].you
    assert shown.seats[0].to_act
    assert (shown.trick.label, shown.trick.cards) == ("Lan played a pair of queens", ("Qd", "Qs"))
    assert shown.aim == "Classic rules. Your turn."
    assert (shown.actions, shown.feedback, shown.typed_label, shown.heading) == ((), None, "", "")


def test_any_form_of_a_position_will_do() -> None:
    position = Position.parse(CLOSED)
    for form in (CLOSED, f"\n  {CLOSED.replace(' ', '   ')} ", position, position.view(0)):
        assert view(show_table(form), "en") == view(show_table(CLOSED), "en")


def test_the_view_of_a_seat_is_seen_from_it() -> None:
    position = Position.parse(OPEN)
    shown = show_table(position.view(0))
    assert shown.seat == 0
    assert [seat.hand for seat in view(shown, "en").seats[1:]] == [(), (), ()]
    assert "9♠" not in view(shown, "en").text


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        (CLOSED, 0),
        (OPEN, 1),
        ("classic 345/?4/?4 p2 p1:9 - -", 0),  # the hand to act is hidden: the next that can be seen
        ("classic ?3/?4/56 p2 p1:9 - -", 2),
        ("classic ?5/?4/?3 p2 p1:9 - -", 1),  # no hand can be seen
        ("classic -/345 - - - p1", 1),  # the round is over
    ],
)
def test_who_sits_below(text: str, seat: int) -> None:
    assert show_table(text).seat == seat


def test_open_hands_can_be_read_and_closed_ones_not() -> None:
    opened, closed = view(show_table(OPEN, seat="p1"), "en"), view(show_table(OPEN, seat="p1", open_hands=False), "en")
    assert [len(seat.hand) for seat in opened.seats] == [5, 5, 3, 0]
    assert [len(seat.hand) for seat in closed.seats] == [5, 0, 0, 0]
    assert opened.text.splitlines()[1:] == [
        "You, 5 cards: 3♠︎ 4♦︎ 5♣︎ 6♥︎ 7♠︎",
        "Lan, 5 cards: 6♦︎ 6♠︎ 7♦︎ 7♣︎ 8♥︎",
        "Bo, 3 cards: 9♠︎ 2♥︎ Black Joker",
        "Mei is out: Upstream",
    ]
    assert closed.text.splitlines()[2:4] == ["Lan: 5 cards", "Bo: 3 cards"]


def test_names_stand_in_place_of_the_usual_ones() -> None:
    shown = view(show_table(CLOSED, names=["Anna", " Ben ", "Chi"]), "en")
    assert [seat.name for seat in shown.seats] == ["Anna", "Ben", "Chi"]
    assert shown.aim == "Classic rules. Anna is to act."
    assert shown.trick.label == "Ben played a pair of queens"
    assert shown.extra["your_hand"] == "Hand of Anna"
    lead = view(show_table("classic 34/56 p2 - - -", names=("Anna", "Ben")), "en")
    assert lead.trick.label == "Nothing lies on the table: Ben leads"


def test_house_rules_and_the_opening_card_are_said() -> None:
    shown = view(show_table("classic,stairs=on 3d3s4h/?3/?3 p1 - - - open=3d"), "en")
    assert shown.aim == ("Classic rules, with house rules: stairs. Your turn. The lead must contain the 3 of diamonds.")
    assert view(show_hand("2 3 3"), "en").aim == ""
    assert view(show_hand("2 3 3", "two-low"), "en").aim == "Two-low rules: the 2 is the lowest card"


def test_a_round_that_is_over_waits_for_nobody() -> None:
    shown = view(show_table("classic -/345/- - - - p1p3"), "en")
    assert shown.aim == "Classic rules. The round is over."
    assert (shown.trick.label, shown.trick.cards) == ("", ())
    assert [seat.title for seat in shown.seats] == ["", "Middle", "Upstream"]


@pytest.mark.parametrize(
    ("given", "rules", "want"),
    [
        ("10 10 j, ３ 小王", None, "3cThTsJcB"),
        ("♠9 ♥2 ♦3", None, "3d9s2h"),
        ("♠9 ♥2 ♦3", "two-low", "2h3d9s"),
        (Hand.of("Ah", "2s"), TWO_LOW, "2sAh"),
        (classify("BR", CLASSIC), CLASSIC, "BR"),
        ("9h 9h 9d", "classic", "9d9h9h"),  # two packs
    ],
)
def test_a_hand_is_read_as_people_type_and_stands_in_the_order_of_the_rules(given: Any, rules: Any, want: str) -> None:
    shown = show_hand(given, rules)
    assert cards(shown) == want
    assert view(shown, "en").hand_label == f"Hand, {len(shown.cards)} cards"


def test_every_card_of_a_hand_by_ranks_is_another_one() -> None:
    shown = show_hand("3333444455556666777788889999TTTTJJJJQQQQKKKKAAAA2222BR")
    assert sorted(map(str, shown.cards)) == sorted(map(str, pack_cards(1)))


def test_cards_are_lifted_and_named_and_put_back() -> None:
    state = show_hand("3d 4d 5d 6d 7d 9h 9s")
    for place in (5, 6):
        state = reduce(state, events.Toggle(place))
    shown = view(state, "en")
    assert [card.selected for card in shown.hand] == [False] * 5 + [True] * 2
    assert shown.selected_text.endswith(", a pair of 9s")
    assert shown.live.endswith("lifted")
    assert shown.text.splitlines()[-1].startswith("Lifted: 9")
    state = reduce(state, events.Toggle(5))
    assert view(state, "en").live.endswith("put back")
    state = reduce(state, events.Clear())
    assert (state.lifted, view(state, "en").live) == ((), "9 of spades put back")
    assert view(reduce(reduce(state, events.Select((0, 1))), events.Clear()), "en").live == "All cards put back"


@given(st.lists(st.sampled_from([events.Play(), events.Pass(), events.Hint(), events.Toggle(-1), events.Toggle(99),
                                 events.Retry(), events.Typed("99"), events.Why(), events.Toggle(1)])))  # fmt: skip
def test_nothing_but_lifting_changes_anything(done: list[events.Event]) -> None:
    state = show_hand("3 4 5")
    for event in done:
        after = reduce(state, event)
        assert (after == state) is (event != events.Toggle(1))
        state = after


def test_cards_can_stand_out_from_the_start() -> None:
    assert lifted(show_table("classic 8s8hTcTd2c2d/?4/?4 p1 p2:QQ p3 -", lifted="2d 8h")) == "8h2d"
    assert lifted(show_table(CLOSED, lifted="22 T")) == "Td2h2s"
    assert lifted(show_hand("3d 4d 5d 5s", lifted="55")) == "5d5s"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("text", [CLOSED, OPEN, "classic ?5/?4/?3 p2 p1:9 - -", "classic -/345/- - - - p1p3"])
def test_every_table_has_its_words(text: str, lang: str) -> None:
    for seat in range(Position.parse(text).seats):
        shown = view(show_table(text, seat=f"p{seat + 1}", title="T"), lang)
        assert shown.text.startswith("T\n")
        assert all(each.name and (each.cards or each.title) for each in shown.seats)
        assert shown.hand_label


REFUSED: list[tuple[str, str, dict[str, Any]]] = [
    ("position", "fields", {"position": "classic 34/5 p1 - -"}),
    ("position", "", {"position": "classic 34/5/- p1 - - -"}),
    ("position", "preset", {"position": "clasic 34/5 p1 - - -"}),
    ("position", "not_position", {"position": 5}),
    ("seat", "seat", {"position": CLOSED, "seat": "p4"}),
    ("seat", "not_text", {"position": CLOSED, "seat": 1}),
    ("title", "not_text", {"position": CLOSED, "title": None}),
    ("names", "names", {"position": CLOSED, "names": ["Anna", "Ben"]}),
    ("names", "names", {"position": CLOSED, "names": ["Anna", "Ben", " "]}),
    ("names", "names", {"position": CLOSED, "names": "ABC"}),
    ("names", "names", {"position": CLOSED, "names": [1, 2, 3]}),
    ("lifted", "not_held", {"position": CLOSED, "lifted": "3"}),
    ("lifted", "not_held", {"position": CLOSED, "lifted": "888"}),
    ("lifted", "card", {"position": CLOSED, "lifted": "x"}),
    ("lifted", "no_cards", {"position": CLOSED, "lifted": "pass"}),
    ("lifted", "hand_hidden", {"position": CLOSED, "seat": "p2", "lifted": "8"}),
    ("cards", "card", {"cards": "3 4x"}),
    ("cards", "which_joker", {"cards": "3 joker"}),
    ("cards", "no_cards", {"cards": ""}),
    ("cards", "no_cards", {"cards": "过"}),
    ("cards", "not_cards", {"cards": None}),
    ("cards", "copies", {"cards": "9h9h9h"}),
    ("cards", "copies", {"cards": "9h9h", "rules": "two-low"}),
    ("cards", "copies", {"cards": "99999", "rules": "classic,packs=1"}),
    ("cards", "copies", {"cards": "BBB"}),
    ("rules", "option_value", {"cards": "3", "rules": "classic,tribute=4"}),
    ("rules", "not_rules", {"cards": "3", "rules": 3}),
]


@pytest.mark.parametrize(("field", "what", "call"), REFUSED)
def test_what_cannot_be_shown_is_refused_by_argument_and_kind(field: str, what: str, call: dict[str, Any]) -> None:
    with pytest.raises(ZsyError) as refused:
        show_table(**call) if "position" in call else show_hand(**call)
    assert (refused.value.field, refused.value.what) == (field, what)
