"""The table in a real JupyterLab: cases W1 to W9 of the field."""

from __future__ import annotations

import json
import uuid
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.lab import (
    NOTEBOOK,
    cell_output,
    open_notebook,
    reload,
    restart_kernel,
    run_all,
    save,
    stop_kernels,
    theme,
    write_notebook,
)
from tests.browser.painted import PAINTED, rgb
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study import session
from zsy_tutor.study.lessons import find_step, lesson, lesson_files
from zsy_tutor.widgets import scene, style
from zsy_tutor.widgets.cards import Look


def plain_step(cards: int = 6) -> str:
    """The first step of the course that is played with at least so many cards, none of them lifted or dimmed."""
    for lesson_id in lesson_files():
        level = lesson(lesson_id)
        for place, step in enumerate(level.steps):
            hand = session.view(session.open_level(level, place, single=True), "en").hand
            if step.kind == "beat" and len(hand) >= cards and not any(card.selected or card.dim for card in hand):
                return step.id
    raise LookupError("no such step in the course")


STEP = plain_step()
SHOW = f'import zsy_tutor; zsy_tutor.step("{STEP}")'
BROKEN = f"""
from zsy_tutor.study import lessons, session
from zsy_tutor.widgets.exercise import Exercise
def broken(state, event):
    raise RuntimeError("broken on purpose")
level, place = lessons.find_step("{STEP}")
Exercise(session.open_level(level, place, single=True), reduce=broken, view=session.view)
"""


KEEPS_SHAPE = """() => { const canvas = document.querySelector('.zsy-exercise canvas');
  return Math.abs(canvas.clientWidth / canvas.clientHeight - canvas.width / canvas.height) < 0.02; }"""


class Table:
    """An exercise on the page, and where its cards must be."""

    def __init__(self, page: Page, index: int = 0, step: str = STEP) -> None:
        self.page, self.index = page, index
        self.box = page.locator(".zsy-exercise").nth(index)
        self.canvas = self.box.locator("canvas")
        level, place = find_step(step)
        self.state = session.open_level(level, place, single=True)

    def picture(self, *lifted: int, dark: bool = False) -> scene.Scene:
        state = session.reduce(self.state, session.Select(lifted))
        return scene.build(session.view(state, "en"), self.width, Look(style.theme(dark)))

    @property
    def width(self) -> float:
        return float(self.canvas.evaluate("canvas => canvas.clientWidth"))

    def wait_painted(self, *lifted: int, dark: bool = False) -> None:
        """Wait until every card is on the canvas, the lifted ones raised and tinted."""
        self.canvas.wait_for(state="visible")
        expect(self.box.locator(".zsy-prompt")).to_be_visible()
        # the table gets its width only when the page has reported it: where cards must be is asked anew each time
        for _ in range(600):
            if self.page.evaluate(PAINTED, [self.index, self._samples(lifted, dark)]):
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"not painted: {self._samples(lifted, dark)} on a canvas {self.width:g} px wide")

    def _samples(self, lifted: tuple[int, ...], dark: bool) -> list[list[object]]:
        """Points of the canvas in CSS pixels and the colour each must have."""
        picture, ink = self.picture(*lifted, dark=dark), style.theme(dark).ink
        samples: list[list[object]] = [[picture.width / 2, picture.height - 6, rgb(ink["felt_deep"])]]
        for i, placed in enumerate(picture.hand):
            paper = ink["paper_selected" if i in lifted else "paper"]
            samples.append([placed.x + 0.12 * placed.w, placed.y + 1.2 * placed.w, rgb(paper)])
        return samples

    def position(self, index: int, *lifted: int) -> dict[str, float]:
        placed = self.picture(*lifted).hand[index]
        return {"x": placed.x + 8, "y": placed.y + 8}

    def click(self, index: int, *lifted: int) -> None:
        self.canvas.click(position=self.position(index, *lifted))

    def expect_lifted(self, *lifted: int) -> None:
        says = session.view(session.reduce(self.state, session.Select(lifted)), "en").selected_text
        expect(self.box.locator(".zsy-says")).to_have_text(says)

    def button(self, name: str) -> Locator:
        return self.box.locator(f'button[data-id="{name}"]')


def show(page: Page, lab: LabServer, *sources: str, view: str = "lab/tree") -> str:
    """A notebook of our own, run to its end; its name."""
    name = f"tests/{uuid.uuid4().hex[:8]}.ipynb"
    write_notebook(lab.folder / name, *(sources or (SHOW,)))
    open_notebook(page, lab, name, view=view)
    run_all(page)
    return name


@pytest.fixture
def scaled(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page with options of its own: `pytest.mark.parametrize("scaled", [...], indirect=True)`."""
    options = {"viewport": {"width": 1280, "height": 900}, **request.param}
    context = browser.new_context(**options)
    page = context.new_page()
    page.set_default_timeout(60_000)
    yield page
    stop_kernels(page)
    context.close()


def _swipe_up(page: Page, x: float, y: float) -> None:
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(12):
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - 10 * step}]})
        page.wait_for_timeout(16)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _without_kernel(page: Page, lab: LabServer, name: str) -> None:
    stop_kernels(page)
    open_notebook(page, lab, name)


def test_w1_a_reopened_notebook_shows_readable_text_trusted_or_not(lab: LabServer, page: Page) -> None:
    name = show(page, lab)
    Table(page).wait_painted()
    expect(cell_output(page, 0).locator('[data-mime-type="text/plain"]')).to_be_hidden()
    save(page)
    _without_kernel(page, lab, name)
    expect(cell_output(page, 0)).to_contain_text(f"Step {STEP}. Hand:")
    expect(cell_output(page, 0)).to_contain_text("Run this cell to play at the table.")
    expect(cell_output(page, 0).get_by_text("model not found")).to_be_hidden()
    file = lab.folder / name
    data = json.loads(file.read_text(encoding="utf-8"))
    data["cells"][0]["source"] += "  # changed, so that nobody has signed it"
    file.write_text(json.dumps(data), encoding="utf-8")
    _without_kernel(page, lab, name)
    assert page.locator(".zsy-exercise").count() == 0
    expect(cell_output(page, 0)).to_contain_text("Run this cell to play at the table.")


def test_w1b_after_a_kernel_restart_the_table_says_that_it_is_dead(lab: LabServer, page: Page) -> None:
    show(page, lab)
    table = Table(page)
    table.wait_painted()
    expect(table.box.locator(".zsy-dead")).to_be_hidden()
    restart_kernel(page)
    expect(table.box.locator(".zsy-dead")).to_contain_text("Run the cell again")
    assert "grayscale" in table.canvas.evaluate("canvas => getComputedStyle(canvas).filter")
    expect(table.button("play")).to_be_hidden()


def test_w2_after_a_reload_everything_is_there_again_and_clicks_work(lab: LabServer, page: Page) -> None:
    show(page, lab, SHOW, SHOW)
    first, second = Table(page, 0), Table(page, 1)
    first.wait_painted()
    first.click(2)
    first.wait_painted(2)
    save(page)
    reload(page)
    first.wait_painted(2)
    second.wait_painted()
    first.click(4, 2)
    first.wait_painted(2, 4)
    first.expect_lifted(2, 4)


def test_w2_two_pages_of_a_notebook_show_the_same_as_wide_as_the_one_that_is_looked_at(
    lab: LabServer, page: Page
) -> None:
    name = show(page, lab)
    save(page)
    wide = Table(page)
    wide.wait_painted()
    room = wide.width
    other = page.context.new_page()
    other.set_default_timeout(60_000)
    other.set_viewport_size({"width": 700, "height": 900})
    open_notebook(other, lab, name, view="doc/tree")
    narrow = Table(other)
    narrow.wait_painted()
    assert narrow.width < room
    narrow.click(2)
    narrow.wait_painted(2)
    wide.wait_painted(2)  # as narrow as over there, and whole
    page.evaluate("() => window.dispatchEvent(new Event('focus'))")
    page.wait_for_function("room => document.querySelector('.zsy-exercise canvas').clientWidth === room", arg=room)
    wide.wait_painted(2)
    wide.click(4, 2)
    wide.expect_lifted(2, 4)
    narrow.expect_lifted(2, 4)
    other.wait_for_function(KEEPS_SHAPE)
    other.close()


def test_w3_cards_are_visible_after_run_all_and_on_opening_a_lesson(lab: LabServer, page: Page) -> None:
    show(page, lab, SHOW, SHOW, SHOW)
    for index in range(3):
        Table(page, index).wait_painted()
    open_notebook(page, lab, "lessons/01_rank_order.ipynb")
    Table(page, 1, "01.02").canvas.scroll_into_view_if_needed()
    expect(page.locator(".zsy-exercise").first).to_be_visible()
    assert page.locator(f"{NOTEBOOK} .zsy-exercise").count() >= 2


@pytest.mark.parametrize("scaled", [{"device_scale_factor": 2}], indirect=True)
def test_w4_the_table_is_crisp_at_2x(lab: LabServer, scaled: Page) -> None:
    show(scaled, lab)
    table = Table(scaled)
    table.wait_painted()
    assert table.canvas.evaluate("canvas => canvas.width / canvas.clientWidth") == 2
    # the edge of a card goes from paper to felt within two device pixels
    placed = table.picture().hand[-1]
    row = table.canvas.evaluate(
        "(canvas, [x, y]) => [...canvas.getContext('2d').getImageData(2 * x - 6, 2 * y, 12, 1).data]",
        [round(placed.x + placed.w), round(placed.y + placed.w)],
    )
    reds = [row[4 * i] for i in range(12)]
    assert max(reds) == 255
    assert min(reds) <= int(style.LIGHT.ink["paper_edge"][1:3], 16) + 40


@pytest.mark.parametrize(
    "scaled",
    [
        {"device_scale_factor": 1.5, "viewport": {"width": 853, "height": 700}},
        {"viewport": {"width": 430, "height": 800}},
    ],
    indirect=True,
    ids=["zoom_150", "half_width"],
)
def test_w5_clicks_are_right_when_scaled_and_overlapped_cards_take_the_top_one(lab: LabServer, scaled: Page) -> None:
    show(scaled, lab, view="doc/tree")
    table = Table(scaled)
    table.wait_painted()
    table.click(1)
    table.expect_lifted(1)
    # under the left edge of card 3 lies card 2
    picture = table.picture(1)
    table.canvas.click(position={"x": picture.hand[3].x + 3, "y": picture.hand[3].y + 40})
    table.expect_lifted(1, 3)
    table.canvas.click(position=table.position(1, 1, 3))
    table.expect_lifted(3)
    # scaled by a style sheet, as a zooming projector script would do
    table.canvas.evaluate("canvas => { canvas.style.transform = 'scale(0.5)'; canvas.style.transformOrigin = '0 0'; }")
    spot = table.position(5, 3)
    table.canvas.click(position={"x": spot["x"] / 2, "y": spot["y"] / 2}, force=True)
    table.expect_lifted(3, 5)


def test_w6_keys_pressed_in_the_exercise_leave_the_notebook_alone(lab: LabServer, page: Page) -> None:
    show(page, lab)
    table = Table(page)
    table.wait_painted()
    table.click(0)
    for target in (table.canvas, table.button("pass"), table.box.locator("input")):
        target.focus()
        for key in ("x", "7", "d", "d", "m"):
            page.keyboard.press(key)
    expect(page.locator(f"{NOTEBOOK} .jp-Cell")).to_have_count(1)
    expect(page.locator(f"{NOTEBOOK} .jp-CodeCell")).to_have_count(1)
    # on the cards, what a play can begin with goes into the field, and what follows is typed there
    expect(table.box.locator("input")).to_have_value("7ddm" + "x7ddm")


def test_w7_tab_leaves_the_canvas_and_the_page_scrolls_over_it(lab: LabServer, page: Page) -> None:
    show(page, lab, SHOW, SHOW, SHOW)
    table = Table(page)
    table.wait_painted()
    table.canvas.focus()
    page.keyboard.press("Tab")
    expect(table.box.locator("input")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(table.canvas).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(table.canvas).not_to_be_focused()
    table.canvas.hover(position={"x": 100, "y": 100})
    before = table.canvas.bounding_box()
    page.mouse.wheel(0, 150)
    page.wait_for_function(
        "top => document.querySelector('.zsy-exercise canvas').getBoundingClientRect().top < top - 50",
        arg=before["y"] if before else 0,
    )


def test_w7_moving_the_mouse_sends_nothing(lab: LabServer, page: Page) -> None:
    frames: list[int] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda data: frames.append(len(data))))
    show(page, lab)
    table = Table(page)
    table.wait_painted()
    table.canvas.hover(position={"x": 10, "y": 10})
    page.wait_for_timeout(200)
    frames.clear()
    box = table.canvas.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 400, box["y"] + 200, steps=40)
    page.wait_for_timeout(200)
    assert frames == []


@pytest.mark.parametrize("scaled", [{"has_touch": True, "viewport": {"width": 700, "height": 700}}], indirect=True)
def test_w7_a_swipe_scrolls_and_a_tap_lifts_a_card_once(lab: LabServer, scaled: Page) -> None:
    show(scaled, lab, SHOW, SHOW, SHOW)
    table = Table(scaled)
    table.wait_painted()
    box = table.canvas.bounding_box()
    assert box is not None
    spot = table.position(2)
    scaled.touchscreen.tap(box["x"] + spot["x"], box["y"] + spot["y"])
    table.expect_lifted(2)
    scaled.wait_for_timeout(300)
    table.expect_lifted(2)
    _swipe_up(scaled, box["x"] + spot["x"], box["y"] + spot["y"])
    scaled.wait_for_function(
        "top => document.querySelector('.zsy-exercise canvas').getBoundingClientRect().top < top - 50", arg=box["y"]
    )
    table.expect_lifted(2)


def test_w8_the_canvas_has_a_name_and_every_card_stands_as_text(lab: LabServer, page: Page) -> None:
    show(page, lab)
    table = Table(page)
    table.wait_painted()
    table.click(0)
    expect(table.canvas).to_have_attribute("role", "application")
    assert "Card table" in (table.canvas.get_attribute("aria-label") or "")
    cards = table.box.locator(".zsy-spoken-hand li")
    expect(cards).to_have_count(len(table.picture().hand))
    expect(cards.first).to_contain_text("lifted")
    expect(table.box.locator('[role="status"]')).to_contain_text("lifted")


def test_w9_an_error_in_a_callback_is_shown_in_the_widget(lab: LabServer, page: Page) -> None:
    show(page, lab, BROKEN, SHOW)
    broken, whole = Table(page, 0), Table(page, 1)
    broken.wait_painted()
    broken.click(1)
    expect(broken.box.locator(".zsy-notice")).to_contain_text("broken on purpose")
    broken.button("pass").click()
    expect(broken.box.locator(".zsy-notice")).to_contain_text("broken on purpose")
    whole.wait_painted()
    whole.click(1)
    whole.wait_painted(1)
    expect(whole.box.locator(".zsy-notice")).to_be_hidden()


def test_the_table_follows_the_theme_while_it_is_shown(lab: LabServer, page: Page) -> None:
    show(page, lab)
    table = Table(page)
    table.wait_painted()
    theme(page, "JupyterLab Dark")
    table.wait_painted(dark=True)
    theme(page, "JupyterLab Light")
    table.wait_painted()


def test_a_play_by_keyboard_alone(lab: LabServer, page: Page) -> None:
    show(page, lab)
    table = Table(page)
    table.wait_painted()
    table.canvas.focus()
    for key in ("Home", "ArrowRight", " "):
        page.keyboard.press(key)
    table.expect_lifted(1)
    page.keyboard.press("Backspace")
    table.expect_lifted()
    page.keyboard.press(" ")
    table.expect_lifted(1)
    page.keyboard.press("Escape")
    expect(table.box.locator("input")).to_be_focused()
    table.expect_lifted(1)
    page.keyboard.type("no card")
    page.keyboard.press("Enter")
    expect(table.box.locator(".zsy-feedback .zsy-title")).to_be_visible()
    expect(table.box.locator("input")).to_be_focused()
