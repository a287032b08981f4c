"""The table of elements in a real JupyterLab: played by clicks and by the keyboard alone; cases W1 to W8."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import test_table as canvas_tests
from tests.browser.lab import (
    NOTEBOOK,
    answered,
    cell_output,
    open_notebook,
    reload,
    restart_kernel,
    save,
    stop_kernels,
    theme,
)
from tests.browser.test_table import show
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study import session
from zsy_tutor.study.lessons import find_step, lesson, lesson_files

scaled = canvas_tests.scaled


def plain_step(cards: int = 5) -> str:
    """The first step that is solved by playing cards of a hand of so many, none of them lifted or dimmed."""
    for lesson_id in lesson_files():
        level = lesson(lesson_id)
        for place, step in enumerate(level.steps):
            hand = session.view(session.open_level(level, place, single=True), "en").hand
            plain = len(hand) >= cards and not any(card.selected or card.dim for card in hand)
            if step.kind == "beat" and len(step.parts) == 1 and plain and step.parts[0].right[0] != "pass":
                return step.id
    raise LookupError("no such step in the course")


STEP = plain_step()
SHOW = f'import zsy_tutor; zsy_tutor.step("{STEP}", hand="dom")'
MANY = """
from zsy_tutor.study import session
from zsy_tutor.study.levels import parse_level
from zsy_tutor.widgets.exercise import Exercise
level = parse_level('''
format = 1
id = "many"
title.en = "Many cards"
[[puzzle]]
id = "many-1"
rules = ["B1"]
position = "classic 33445566778899TTJJQQKK/?5 p1 p2:2 - -"
right = ["pass"]
prompt.en = "Nothing beats the 2."
''')
Exercise(session.open_level(level), hand="dom")
"""
SLOW = f"""
import time
from pathlib import Path
from zsy_tutor.study import lessons, session
from zsy_tutor.widgets.exercise import Exercise
def slow(state, event):
    while not Path("go_on").exists():
        time.sleep(0.05)
    return session.reduce(state, event)
level, place = lessons.find_step("{STEP}")
Exercise(session.open_level(level, place, single=True), reduce=slow, view=session.view, hand="dom")
"""
STUBBORN = f"""
from zsy_tutor.study import lessons, session
from zsy_tutor.widgets.exercise import Exercise
level, place = lessons.find_step("{STEP}")
state = session.open_level(level, place, single=True)
Exercise(state, reduce=lambda state, event: state, view=session.view, hand="dom")
"""
STRIPS = """least => [...document.querySelectorAll('.zsy-exercise [role="option"]')].every((option, i) => {
  if (!i) option.parentElement.scrollIntoView({ block: 'center' });
  const at = option.getBoundingClientRect(), points = [...Array(Math.round(at.width)).keys()];
  const top = (x) => document.elementFromPoint(at.left + x + 0.5, at.top + 14)?.closest('[role="option"]');
  return points.filter((x) => top(x) === option).length >= least;
})"""
WIDER = """() => [...document.querySelectorAll('.zsy-exercise, .zsy-dom, .zsy-dom *')].filter((node) =>
  !node.closest('.zsy-hidden, svg') && getComputedStyle(node).display !== 'inline' && node.clientWidth
  && node.scrollWidth > node.clientWidth + 1).map((node) => node.className)"""
"""What does not fit into its place, by class: it would scroll sideways, or be cut off."""


class Hand:
    """An exercise on the page, and what its hand must be."""

    def __init__(self, page: Page, index: int = 0) -> None:
        self.page = page
        self.box = page.locator(".zsy-exercise").nth(index)
        self.cards = self.box.get_by_role("option")
        level, place = find_step(STEP)
        self.state = session.open_level(level, place, single=True)
        self.cards.first.wait_for(state="visible")

    def expect_lifted(self, *lifted: int) -> None:
        """These cards and no others are lifted, and the kernel says the same."""
        view = session.view(session.reduce(self.state, session.Select(lifted)), "en")
        expect(self.box.locator(".zsy-says")).to_have_text(view.selected_text)
        assert self.lifted() == list(lifted)

    def lifted(self) -> list[int]:
        states = self.cards.evaluate_all("cards => cards.map((card) => card.getAttribute('aria-selected'))")
        return [i for i, state in enumerate(states) if state == "true"]

    def click(self, index: int) -> None:
        """Where only this card can be seen."""
        self.cards.nth(index).click(position={"x": 8, "y": 10})

    def button(self, name: str) -> Locator:
        return self.box.locator(f'button[data-id="{name}"]:visible')

    def find(self, ranks: str) -> list[int]:
        """The first cards of these ranks."""
        places, cards = list[int](), self.state.cards
        for rank in ranks:
            places.append(next(i for i, card in enumerate(cards) if card.rank == rank and i not in places))
        return places


def right_cards(hand: Hand) -> list[int]:
    return hand.find(hand.state.part.right[0].rstrip("dchs"))


def test_a_play_by_clicks(lab: LabServer, page: Page) -> None:
    show(page, lab, SHOW)
    hand = Hand(page)
    other = next(i for i in range(len(hand.state.cards)) if i not in right_cards(hand))
    hand.click(other)
    hand.expect_lifted(other)
    hand.click(other)
    hand.expect_lifted()
    for place in right_cards(hand):
        hand.click(place)
    hand.button("play").click()
    expect(hand.box.locator(".zsy-feedback.zsy-right .zsy-title")).to_be_visible()
    expect(hand.box.locator(".zsy-play-tick .zsy-badge")).to_be_visible()
    expect(hand.cards).to_have_count(len(hand.state.cards) - len(right_cards(hand)))
    hand.cards.first.click(force=True)
    page.wait_for_timeout(300)
    assert hand.lifted() == []


def test_a_play_by_keyboard_alone(lab: LabServer, page: Page) -> None:
    show(page, lab, SHOW)
    hand = Hand(page)
    hand.box.locator(".zsy-prompt").focus()
    for _ in range(6):
        page.keyboard.press("Tab")
        if hand.cards.first.evaluate("card => card === document.activeElement"):
            break
    expect(hand.cards.first).to_be_focused()
    expect(hand.box.locator(".zsy-ring")).to_be_visible()
    last = len(hand.state.cards) - 1
    for key, place in (("End", last), ("ArrowRight", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        expect(hand.cards.nth(place)).to_be_focused()
    page.keyboard.press(" ")
    hand.expect_lifted(0)
    page.keyboard.press(" ")
    hand.expect_lifted()
    at = 0
    for place in right_cards(hand):
        for _ in range(place - at):
            page.keyboard.press("ArrowRight")
        page.keyboard.press(" ")
        at = place
    hand.expect_lifted(*right_cards(hand))
    page.keyboard.press("Enter")
    expect(hand.box.locator(".zsy-feedback.zsy-right .zsy-title")).to_be_visible()


def test_the_other_keys_are_those_of_the_canvas(lab: LabServer, page: Page) -> None:
    show(page, lab, SHOW)
    hand = Hand(page)
    hand.click(0)
    hand.expect_lifted(0)
    page.keyboard.press("?")
    expect(hand.box.locator(".zsy-keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(hand.box.locator(".zsy-keys")).to_be_hidden()
    expect(hand.cards.first).to_be_focused()
    page.keyboard.press("h")
    expect(hand.box.locator(".zsy-feedback.zsy-hint .zsy-title")).to_be_visible()
    page.keyboard.press("Escape")
    expect(hand.cards.first).not_to_be_focused()
    assert hand.lifted() == [0]
    hand.cards.first.focus()
    page.keyboard.press("p")
    expect(hand.box.locator(".zsy-feedback .zsy-title")).to_be_visible()
    expect(hand.box.locator(".zsy-feedback.zsy-hint")).to_have_count(0)


def test_a_card_rises_before_the_kernel_has_answered(lab: LabServer, page: Page) -> None:
    name = show(page, lab, SLOW)
    hand = Hand(page)
    said = hand.box.locator(".zsy-says").inner_text()
    hand.click(0)
    hand.click(1)
    assert hand.lifted() == [0, 1]
    expect(hand.box.locator(".zsy-says")).to_have_text(said)
    (lab.folder / name).with_name("go_on").touch()
    hand.expect_lifted(0, 1)
    (lab.folder / name).with_name("go_on").unlink()


def test_a_card_that_may_not_be_lifted_sinks_again(lab: LabServer, page: Page) -> None:
    show(page, lab, STUBBORN)
    hand = Hand(page)
    hand.click(2)
    expect(hand.cards.nth(2)).to_have_attribute("aria-selected", "false")


def test_a_second_tap_at_the_place_where_a_card_lay_puts_it_back(lab: LabServer, page: Page) -> None:
    show(page, lab, SHOW)
    hand = Hand(page)
    last = len(hand.state.cards) - 1
    box = hand.cards.nth(last).bounding_box()
    assert box is not None
    for lifted in ((last,), ()):
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 3)
        hand.expect_lifted(*lifted)


def test_w1_a_reopened_notebook_shows_readable_text(lab: LabServer, page: Page) -> None:
    name = show(page, lab, SHOW)
    Hand(page)
    expect(cell_output(page, 0).locator('[data-mime-type="text/plain"]')).to_be_hidden()
    save(page)
    stop_kernels(page)
    open_notebook(page, lab, name)
    assert page.locator(".zsy-exercise").count() == 0
    expect(cell_output(page, 0)).to_contain_text(f"Step {STEP}. Hand:")
    expect(cell_output(page, 0)).to_contain_text("Run this cell to play at the table.")
    expect(cell_output(page, 0).get_by_text("model not found")).to_be_hidden()


def test_w1b_after_a_kernel_restart_the_table_is_grey_and_lifts_nothing(lab: LabServer, page: Page) -> None:
    show(page, lab, SHOW)
    hand = Hand(page)
    restart_kernel(page)
    expect(hand.box.locator(".zsy-dead")).to_be_visible()
    expect(hand.button("play")).to_be_hidden()
    assert "grayscale" in hand.box.locator(".zsy-dom").evaluate("table => getComputedStyle(table).filter")
    hand.cards.first.focus()
    page.keyboard.press(" ")
    assert hand.lifted() == []


def test_w2_after_a_reload_everything_is_there_again_and_clicks_work(lab: LabServer, page: Page) -> None:
    show(page, lab, SHOW, SHOW)
    hand = Hand(page)
    hand.click(2)
    hand.expect_lifted(2)
    save(page)
    reload(page)
    hand = Hand(page)
    hand.expect_lifted(2)
    Hand(page, 1).expect_lifted()
    hand.click(4)
    hand.expect_lifted(2, 4)


def test_w6_keys_pressed_in_the_hand_leave_the_notebook_alone(lab: LabServer, page: Page) -> None:
    show(page, lab, SHOW)
    hand = Hand(page)
    for key in ("a", "x", "7", "d", "d", "m"):
        hand.cards.first.focus()
        page.keyboard.press(key)
    expect(page.locator(f"{NOTEBOOK} .jp-CodeCell")).to_have_count(1)
    expect(page.locator(f"{NOTEBOOK} .jp-Cell")).to_have_count(1)
    hand.expect_lifted()
    expect(hand.box.locator(".zsy-feedback")).to_be_hidden()


def test_w7_tab_leaves_the_hand_both_ways_and_comes_back_to_the_same_card(lab: LabServer, page: Page) -> None:
    show(page, lab, SHOW)
    hand = Hand(page)
    hand.cards.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    expect(hand.box.locator("input")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(hand.cards.nth(1)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(hand.box.locator('[role="option"]:focus')).to_have_count(0)


def test_w7_the_page_scrolls_over_the_hand(lab: LabServer, page: Page) -> None:
    show(page, lab, SHOW, SHOW, SHOW)
    hand = Hand(page)
    hand.cards.nth(2).hover(position={"x": 8, "y": 10})
    before = hand.box.bounding_box()
    page.mouse.wheel(0, 150)
    page.wait_for_function(
        "top => document.querySelector('.zsy-exercise').getBoundingClientRect().top < top - 50",
        arg=before["y"] if before else 0,
    )


@pytest.mark.parametrize("scaled", [{"has_touch": True, "viewport": {"width": 700, "height": 700}}], indirect=True)
def test_w7_a_tap_lifts_a_card_once(lab: LabServer, scaled: Page) -> None:
    show(scaled, lab, SHOW)
    hand = Hand(scaled)
    box = hand.cards.nth(2).bounding_box()
    assert box is not None
    scaled.touchscreen.tap(box["x"] + 8, box["y"] + 10)
    hand.expect_lifted(2)
    scaled.wait_for_timeout(300)
    hand.expect_lifted(2)


def test_w8_each_card_has_its_name_and_its_state(lab: LabServer, page: Page) -> None:
    show(page, lab, SHOW)
    hand = Hand(page)
    view = session.view(hand.state, "en")
    listbox = hand.box.get_by_role("listbox", name=view.hand_label)
    expect(listbox).to_have_attribute("aria-multiselectable", "true")
    for i, card in enumerate(view.hand):
        expect(hand.cards.nth(i)).to_have_accessible_name(card.label)
    hand.click(1)
    expect(listbox.get_by_role("option", name=view.hand[1].label, selected=True, exact=True)).to_have_count(1)
    expect(hand.box.locator('[role="status"]').first).to_contain_text("lifted")
    for seat in view.seats:
        if not seat.you:
            expect(hand.box.get_by_role("list", name="Other players")).to_contain_text(seat.name)
    expect(hand.box.locator(".zsy-trick")).to_contain_text(view.trick.label)
    assert hand.box.locator("canvas").count() == 0


@pytest.mark.parametrize(
    "scaled",
    [
        {"viewport": {"width": 420, "height": 900}},
        {"viewport": {"width": 640, "height": 450}, "device_scale_factor": 2},
        {"viewport": {"width": 1280, "height": 900}},
    ],
    indirect=True,
    ids=["narrow", "zoom_200", "wide"],
)
def test_w5_22_cards_each_show_a_strip_that_can_be_pressed(lab: LabServer, scaled: Page) -> None:
    show(scaled, lab, MANY, view="doc/tree")
    cards = scaled.locator(".zsy-exercise").get_by_role("option")
    expect(cards).to_have_count(22)
    answered(scaled)  # the page has said how wide it is, and the cards lie accordingly
    scaled.wait_for_function(STRIPS, arg=22)
    assert scaled.evaluate(WIDER) == []
    for place in (0, 9, 21):
        cards.nth(place).click(position={"x": 8, "y": 10})
        expect(cards.nth(place)).to_have_attribute("aria-selected", "true")


def test_the_table_follows_the_theme(lab: LabServer, page: Page) -> None:
    show(page, lab, SHOW)
    hand = Hand(page)
    felt = hand.box.locator(".zsy-felt")
    expect(felt).to_have_css("background-color", "rgb(207, 225, 214)")
    theme(page, "JupyterLab Dark")
    expect(felt).to_have_css("background-color", "rgb(27, 46, 39)")
    theme(page, "JupyterLab Light")
    expect(felt).to_have_css("background-color", "rgb(207, 225, 214)")
