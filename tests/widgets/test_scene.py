"""From view to picture: which cards, in which state, where; for any view, width and theme."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.widgets.views import HAND, MANY, RIGHT, WRONG, Fake, fake_view
from zsy_tutor.widgets import scene, style
from zsy_tutor.widgets.cards import Face, Look, badge, card, paper
from zsy_tutor.widgets.prims import Box, Prim, Stamp, Text
from zsy_tutor.widgets.scene import Scene

LIGHT = Look(style.LIGHT)
STATES = (
    Fake(),
    Fake(selected=(5, 6)),
    Fake(selected=(5, 6), feedback=WRONG),
    Fake(hand=MANY, seats=6),
    Fake(done=True, feedback=RIGHT, seats=2),
    Fake(name=True),
    Fake(hand=("2c",), seats=1),
    Fake(hand=(), seats=4),
)


def build(state: Fake, width: float = 700, look: Look = LIGHT, focus: int | None = None) -> Scene:
    return scene.build(fake_view(state, look.lang), width, look, focus=focus)


@given(
    st.sampled_from(STATES),
    st.integers(280, 1200),
    st.sampled_from((style.LIGHT, style.DARK)),
    st.sampled_from(("en", "zh")),
)
def test_every_card_lies_inside_the_picture(state: Fake, width: int, theme: style.Theme, lang: str) -> None:
    picture = build(state, width, Look(theme, lang))
    for placed in (*picture.table, *picture.hand):
        assert placed.x >= 0
        assert placed.x + placed.w <= width + 0.01
        assert placed.y >= 0
        assert placed.y + placed.w * style.CARD_RATIO <= picture.height


@given(st.sampled_from(STATES), st.integers(280, 1200))
def test_labels_are_never_smaller_than_12_px_and_lie_inside(state: Fake, width: int) -> None:
    picture = build(state, width)
    for text in (prim for prim in picture.ground if isinstance(prim, Text)):
        assert text.px >= 12
        assert 0 <= text.x <= width
        assert 0 <= text.y <= picture.height
        assert text.max_width == 0 or text.max_width > 0


def test_a_scene_depends_on_the_view_alone() -> None:
    assert build(Fake(selected=(1,))) == build(Fake(selected=(1,)))
    assert build(Fake(selected=(1,))) != build(Fake())


def test_selected_cards_stand_higher_and_are_found_by_a_click() -> None:
    rest, lifted = build(Fake()), build(Fake(selected=(5,)))
    assert lifted.hand[5].y < rest.hand[5].y
    assert [a.y for a in lifted.hand[6:]] == [a.y for a in rest.hand[6:]]
    for index, placed in enumerate(lifted.hand):
        assert lifted.card_at(placed.x + 6, placed.y + 6) == index


def test_a_click_on_the_felt_hits_nothing() -> None:
    picture = build(Fake())
    assert picture.card_at(350, 20) is None
    assert picture.card_at(-5, picture.height + 50) is None


def test_only_the_uncovered_card_shows_its_big_suit() -> None:
    faces = [placed.face for placed in build(Fake()).hand]
    assert [face.covered for face in faces] == [True] * 12 + [False]


def test_a_solved_play_lies_beside_the_dimmed_one_it_beat_and_bears_a_tick() -> None:
    picture = build(Fake(done=True, feedback=RIGHT))
    beaten, played = picture.table[:2], picture.table[2:]
    assert [placed.face.notation for placed in picture.table] == ["9c", "9d", "Tc", "Td"]
    assert all(placed.face.dim for placed in beaten)
    assert not any(placed.face.dim for placed in played)
    assert beaten[0].w < played[0].w
    assert picture.over


def test_cards_shown_to_be_named_are_large_and_no_hand_lies_below() -> None:
    picture = build(Fake(name=True))
    assert [placed.face.notation for placed in picture.table] == ["8c", "8d", "8h", "Ks"]
    assert not picture.hand


def test_the_next_seat_sits_on_the_right() -> None:
    names = {prim.text: prim.x for prim in build(Fake()).ground if isinstance(prim, Text)}
    assert names["Lan"] > 350 > names["Bo"]


def test_a_seat_that_passed_is_said_to_have_passed_and_one_that_is_out_bears_its_title() -> None:
    view = fake_view(Fake(), "en")
    seats = (view.seats[0], replace(view.seats[1], passed=True), replace(view.seats[2], place=1, title="Upstream"))
    texts = [prim.text for prim in scene.build(replace(view, seats=seats), 700, LIGHT).ground if isinstance(prim, Text)]
    assert "passed" in texts
    assert "Upstream" in texts
    assert "6 cards" in texts


def test_the_keyboard_place_is_drawn_on_top() -> None:
    focused, plain = build(Fake(), focus=3), build(Fake())
    assert len(focused.over) == len(plain.over) + 2
    assert focused.hand == plain.hand
    assert focused.ground == plain.ground


def test_nothing_on_the_table_is_shown_as_an_empty_place() -> None:
    view = fake_view(Fake(), "en")
    empty = scene.build(replace(view, trick=replace(view.trick, cards=())), 700, LIGHT)
    assert any(isinstance(prim, Box) and prim.dash for prim in empty.ground)
    assert empty.height == build(Fake()).height


@pytest.mark.parametrize("theme", [style.LIGHT, style.DARK])
@pytest.mark.parametrize("notation", [*HAND, "B", "R", "T"])
@pytest.mark.parametrize("state", ["", "selected", "fault", "hint", "dim"])
def test_every_card_can_be_drawn_in_every_state(theme: style.Theme, notation: str, state: str) -> None:
    face = Face(notation, **({state: True} if state else {}))
    for look in (Look(theme), Look(theme, "zh", True, "", ("x", "y"), ("xx", "yy"))):
        assert len(card(face, 66, look)) >= 3


def test_states_combine_by_strength() -> None:
    ink = style.LIGHT.ink
    assert paper(Face("3d", selected=True, fault=True, hint=True), LIGHT) == ink["paper_fault"]
    assert paper(Face("3d", selected=True, hint=True), LIGHT) == ink["paper_hint"]
    assert paper(Face("3d", selected=True), LIGHT) == ink["paper_selected"]
    assert paper(Face("3d", dim=True), LIGHT) == ink["paper_dim"]
    rings = [prim.stroke for prim in card(Face("3d", selected=True, fault=True), 66, LIGHT) if isinstance(prim, Box)]
    assert ink["ring_fault"] in rings
    assert ink["ring_selected"] not in rings


def test_a_hint_is_dashed_and_signs_differ_in_shape() -> None:
    assert any(isinstance(prim, Box) and prim.dash for prim in card(Face("3d", hint=True), 66, LIGHT))
    shapes = {kind: type(badge(kind, 0, 0, 18, LIGHT)[0]).__name__ for kind in ("fault", "hint", "tick")}
    assert shapes == {"fault": "Lines", "hint": "Box", "tick": "Box"}


def _colours(prims: tuple[Prim, ...]) -> set[str]:
    return {prim.fill or prim.stroke for prim in prims if isinstance(prim, Stamp)}


def test_suits_have_two_colours_or_four() -> None:
    two = {suit: _colours(card(Face(f"5{suit}"), 66, LIGHT)) for suit in "dchs"}
    four = {suit: _colours(card(Face(f"5{suit}"), 66, Look(style.LIGHT, four=True))) for suit in "dchs"}
    assert two["d"] == two["h"] != two["c"] == two["s"]
    assert len({frozenset(colours) for colours in four.values()}) == 4


def _luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    high, low = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [style.LIGHT, style.DARK])
def test_text_and_signs_have_contrast(theme: style.Theme) -> None:
    ink = theme.ink
    for front, backs in {
        "ink": ("page", "surface", "right_soft", "wrong_soft", "hint_soft", "accent_soft"),
        "ink_muted": ("page", "surface", "surface_alt", "right_soft", "wrong_soft", "hint_soft"),
        "felt_ink": ("felt", "felt_deep"),
        "felt_muted": ("felt", "felt_deep"),
        "on_accent": ("accent",),
        "accent": ("page", "wrong_soft"),
    }.items():
        assert all(contrast(ink[front], ink[back]) >= 4.5 for back in backs), front
    for front, backs in {
        "ring_selected": ("felt_deep",),
        "ring_fault": ("felt_deep",),
        "ring_hint": ("felt_deep",),
    }.items():
        assert all(contrast(ink[front], ink[back]) >= 3 for back in backs), front
    for key in "shdcBR":
        assert contrast(theme.suit(key), ink["paper"]) >= 4.5
        assert contrast(theme.suit(key, dim=True), ink["paper_dim"]) >= 4.5
