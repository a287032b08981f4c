"""`table` and `hand`: what a cell shows, as text and as widget, and the answer to what cannot be shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell

import zsy_tutor as zsy
from zsy_tutor.rules.errors import NotationError, ZsyError
from zsy_tutor.widgets import scene, style
from zsy_tutor.widgets.beside import WIDGET_VIEW
from zsy_tutor.widgets.cards import Look
from zsy_tutor.widgets.language import LANGUAGE_VARIABLE
from zsy_tutor.widgets.shown import Shown

CLOSED = "classic 8s8hTcTd2c2d/?4/?4 p1 p2:QdQs p3 -"
OPEN = "classic 34567/66778/29B/- p2 p1:A - p4"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(LANGUAGE_VARIABLE, raising=False)


@pytest.fixture
def shown() -> Iterator[Shown]:
    made = zsy.table(CLOSED, title="What now?")
    yield made
    made.close()


def canvas(shown: Shown, event: str, **content: Any) -> None:
    shown.table.canvas._handle_custom_msg({"event": event, **content}, [])


def test_it_is_few_widgets_and_few_bytes(shown: Shown) -> None:
    assert [type(child).__name__ for child in shown.children] == ["Canvas", "Caption"]
    exercise = zsy.step("01.01")
    assert len(shown.panel._esm) + len(shown.panel._css) < (len(exercise.panel._esm) + len(exercise.panel._css)) / 2


def test_it_prints_as_text_and_the_saved_notebook_says_how_to_see_it(shown: Shown) -> None:
    assert repr(shown).splitlines()[:3] == [
        "What now?",
        "Classic rules. Your turn. On the table: a pair of queens (Lan). Passed: Bo.",
        "You, 6 cards: 8♥︎ 8♠︎ 10♦︎ 10♣︎ 2♦︎ 2♣︎",
    ]
    bundle = shown._repr_mimebundle_()
    assert bundle["text/plain"] == f"{shown!r}\nRun this cell to see the cards."
    assert bundle[WIDGET_VIEW]["model_id"] == shown.model_id


def test_w1_text_and_widget_are_two_outputs(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    outputs: list[dict[str, Any]] = []
    monkeypatch.setattr("IPython.display.display", lambda data, raw: outputs.append(data))
    shown._ipython_display_()
    assert [sorted(data) for data in outputs] == [["text/plain"], [WIDGET_VIEW]]


def test_a_click_lifts_a_card_and_says_what_is_lifted(shown: Shown) -> None:
    for index in (0, 1):
        placed = shown.table.scene.hand[index]
        canvas(shown, "mouse_down", x=placed.x + 5, y=placed.y + 5)
    assert shown.panel.lines["says"] == "Selected: 8♥︎ 8♠︎, a pair of 8s"
    assert shown.panel.live == "8 of spades lifted"
    assert shown.panel.lines["cards"][0] == "8 of hearts, lifted"


def test_keys_lift_and_put_back_and_play_nothing(shown: Shown) -> None:
    plain = {"shift_key": False, "ctrl_key": False, "meta_key": False}
    canvas(shown, "key_down", key="ArrowRight", **plain)
    canvas(shown, "key_down", key=" ", **plain)
    assert shown.state.lifted == (1,)
    turn = shown.panel.turn
    canvas(shown, "key_down", key="Enter", **plain)
    assert (shown.state.lifted, shown.panel.turn) == ((1,), turn)
    shown.panel._handle_custom_msg({"kind": "action", "id": "clear"}, [])  # as Backspace on the canvas sends it
    assert shown.state.lifted == ()
    assert "Enter" not in shown.panel.canvas_help


def test_where_nothing_can_be_lifted_the_canvas_is_a_picture() -> None:
    still = zsy.table("classic ?5/?4/?3 p2 p1:9 - -")
    assert still.panel.canvas_help == ""
    assert still.panel.lines["says"] == ""
    assert still.table.scene.hand == ()
    assert len(still.table.scene.ground) > len(zsy.table("classic -/?4/?3 p2 p1:9 - p1", seat="p1").table.scene.ground)
    still.close()


def test_open_hands_stand_below_and_closed_ones_only_for_the_ear() -> None:
    opened, closed = zsy.table(OPEN), zsy.table(OPEN, open_hands=False)
    assert [seat["note"] for seat in opened.panel.lines["seats"]] == ["3 cards", "Upstream", "5 cards"]
    assert [len(seat["cards"]) for seat in opened.panel.lines["seats"]] == [3, 0, 5]
    assert opened.panel.lines["open"]
    assert not closed.panel.lines["open"]
    assert [seat["cards"] for seat in closed.panel.lines["seats"]] == [[], [], []]
    assert zsy.table(CLOSED).panel.lines["seats"][1]["note"] == "4 cards, passed"


@pytest.mark.parametrize("width", [240, 320, 700, 860])
@pytest.mark.parametrize(
    "made", [lambda: zsy.hand("3 4 5 B"), lambda: zsy.table(OPEN), lambda: zsy.table("classic ?52/?1 p1 p2:9 - -")]
)
def test_pictures_fit_at_every_width(made: Any, width: int) -> None:
    one = made()
    picture = scene.build(one.view, width, Look(style.LIGHT))
    assert all(placed.x >= 0 and placed.x + placed.w <= width for placed in (*picture.hand, *picture.table))
    boxes = [prim for prim in picture.ground if hasattr(prim, "w")]
    assert all(box.x >= -0.5 and box.x + box.w <= width + 0.5 and box.y + box.h <= picture.height for box in boxes)
    one.close()


def test_a_hand_alone_lies_under_a_narrow_strip_of_felt() -> None:
    made = zsy.hand("3 4 5")
    picture = made.table.scene
    assert picture.table == ()
    assert picture.height < zsy.table(CLOSED).table.scene.height
    assert [prim.text for prim in picture.ground if hasattr(prim, "text")] == ["Hand", "3 cards"]
    made.close()


def test_language_and_colours_are_the_launchers_and_the_learners_unless_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(LANGUAGE_VARIABLE, "zh")
    assert zsy.hand("3").view.hand_label == "手牌，1张"
    assert zsy.hand("3", lang="en").view.hand_label == "Hand, 1 card"
    assert zsy.hand("3", four_colours=True).four_colours
    assert not zsy.hand("3").four_colours


def test_it_follows_what_the_learner_chooses_for_the_cards() -> None:
    made = zsy.table(OPEN, names=["A", "B", "C", "D"], seat="p1")
    made.dress("dom", True)
    assert [type(child).__name__ for child in made.children] == ["HandDom", "Caption"]
    assert made.table.labels["hand"] == "Hand of A"
    assert made.panel.lines["cards"] == []
    made.table._received(None, {"kind": "toggle", "index": 2, "press": "1"}, None)
    assert made.state.lifted == (2,)
    made.close()


def test_as_elements_a_hand_that_cannot_be_seen_is_a_number_and_one_that_is_out_a_title() -> None:
    hidden, out = zsy.table("classic ?5/?4/?3 p2 p1:9 - -", seat="p1"), zsy.table(OPEN, seat="p4")
    for made in (hidden, out):
        made.dress("dom", False)
    assert (hidden.table.count, hidden.table.cards) == ("5 cards", [])
    assert (out.table.count, out.table.cards) == ("Upstream", [])


def told(call: str, error_type: type[ZsyError]) -> str:
    """What a notebook prints when a cell makes this call."""
    shell = InteractiveShell.instance()
    printed: list[str] = []
    shell._showtraceback = lambda etype, value, stb: printed.append("\n".join(stb))
    with pytest.raises(error_type):
        exec(call, {"zsy": zsy})
    try:
        exec(call, {"zsy": zsy})
    except ZsyError:
        shell.showtraceback()
    del shell._showtraceback
    assert len(printed) == 1
    return printed[0]


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ("zsy.hand('3 4x')", "cards: I cannot read this from character 4 on."),
        ("zsy.hand('3 4x', lang='zh')", "cards：从第4个字起看不懂。"),
        ("zsy.table('classic 34/5/- p1 - - -')", "position: such a position cannot occur."),
        ("zsy.table('classic 34/5 p1 - - -', seat='p3', lang='zh')", "seat：这张牌桌没有“p3”这个座位。"),
        ("zsy.step('01.99')", "step: There is no step “01.99”. Lesson 01 has 01.01 to 01.12."),
        ("zsy.step(1)", "step: A text belongs there."),
        ("zsy.puzzles('x', 'zh')", "name：没有“x”这组题。"),
        ("zsy.hand('3', lang='de')", "lang: There is no language “de”. There are: en, zh."),
        ("zsy.step('01.01', hand='wood')", "hand: There is no kind of table “wood”."),
    ],
)
def test_what_cannot_be_shown_is_a_few_lines_and_no_traceback(call: str, said: str) -> None:
    printed = told(call, ZsyError)
    assert printed.startswith(said)
    assert "Traceback" not in printed
    assert "zsy_tutor/" not in printed
    assert all(len(line) <= 90 for line in printed.splitlines())


def test_a_program_gets_the_error_as_ever() -> None:
    with pytest.raises(NotationError, match="at column 4") as refused:
        zsy.hand("3 4x")
    assert (refused.value.field, refused.value.column) == ("cards", 4)
