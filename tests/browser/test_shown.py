"""`table()` and `hand()` in a teacher's own notebook: painted in both themes, readable, and text where no kernel is."""

from __future__ import annotations

import uuid

from playwright.sync_api import Page, expect

from tests.browser.lab import cell_output, open_notebook, reload, run_all, save, stop_kernels, theme, write_notebook
from tests.browser.painted import Canvas
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study import state as events
from zsy_tutor.study.showing import Showing, reduce, show_hand, show_table
from zsy_tutor.study.showing_words import view

OPEN = "classic 334567JQA2/66788TTJ/2BKK95/- p2 p1:A - p4"
TABLE = f'import zsy_tutor as zsy\nzsy.table("{OPEN}", seat="p1", title="Who gets through?", lifted="34567")'
HAND = 'zsy.hand("10 10 J Q K 小王")'
STILL = 'zsy.table("classic ?5/?4/?3 p1 p3:9 - -")'


def made(kind: str) -> Showing:
    if kind == "hand":
        return show_hand("10 10 J Q K 小王")
    if kind == "still":
        return show_table("classic ?5/?4/?3 p1 p3:9 - -")
    return show_table(OPEN, seat="p1", title="Who gets through?", lifted="34567")


def show(page: Page, lab: LabServer, *sources: str) -> str:
    name = f"tests/{uuid.uuid4().hex[:8]}.ipynb"
    write_notebook(lab.folder / name, *sources)
    open_notebook(page, lab, name)
    run_all(page)
    return name


def test_a_table_and_a_hand_are_painted_in_both_themes_and_cards_can_be_lifted(lab: LabServer, page: Page) -> None:
    show(page, lab, TABLE, HAND, STILL)
    shown = [made("table"), made("hand"), made("still")]
    tables = [Canvas(page, index, view(state, "en")) for index, state in enumerate(shown)]
    for dark in (False, True):
        theme(page, "JupyterLab Dark" if dark else "JupyterLab Light")
        for table in tables:
            table.expect_painted(dark=dark)
            table.expect_lines()
    theme(page, "JupyterLab Light")
    tables[1].expect_painted()
    for card in (0, 1):
        tables[1].click(card)
        shown[1] = reduce(shown[1], events.Toggle(card))
        tables[1].view = view(shown[1], "en")
        tables[1].expect_painted()
        tables[1].expect_lines()
    expect(tables[1].box.locator(".zsy-says")).to_contain_text("a pair of 10s")


def test_open_hands_can_be_read_below_the_table_and_by_a_screen_reader(lab: LabServer, page: Page) -> None:
    show(page, lab, TABLE, HAND, STILL)
    seats = page.locator(".zsy-exercise").nth(0).get_by_role("listitem").filter(has_text="cards")
    expect(seats).to_have_count(2)
    expect(seats.nth(1)).to_be_visible()
    expect(seats.nth(1)).to_contain_text("Bo 6 cards")
    assert "Black Joker" in seats.nth(1).inner_text()
    hand = page.locator(".zsy-exercise").nth(1)
    assert hand.locator("li").all_text_contents() == [card.label for card in view(made("hand"), "en").hand]
    assert hand.locator("canvas").get_attribute("aria-label") == "Hand, 6 cards"
    still = page.locator(".zsy-exercise").nth(2).locator("canvas")
    expect(still).to_have_attribute("role", "img")
    expect(still).to_have_attribute("tabindex", "-1")
    expect(page.locator(".zsy-exercise button:visible, .zsy-exercise input:visible")).to_have_count(0)


def test_keys_lift_cards_and_tab_leaves(lab: LabServer, page: Page) -> None:
    show(page, lab, "import zsy_tutor as zsy", HAND)
    state = made("hand")
    hand = Canvas(page, 0, view(state, "en"))
    hand.expect_painted()
    hand.canvas.focus()
    page.keyboard.press("End")
    page.keyboard.press(" ")
    hand.view = view(reduce(state, events.Toggle(5)), "en")
    hand.expect_lines()
    expect(hand.box.locator('[role="status"]')).to_have_text("Black Joker lifted")
    for key in ("Enter", "p", "h", "?", "7"):  # keys of an exercise mean nothing here
        page.keyboard.press(key)
    hand.expect_lines()
    page.keyboard.press(" ")
    hand.view = view(state, "en")
    hand.expect_lines()
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.tagName") != "CANVAS"


def test_w1_a_reopened_notebook_shows_the_table_as_text(lab: LabServer, page: Page) -> None:
    name = show(page, lab, TABLE)
    Canvas(page, 0, view(made("table"), "en")).expect_painted()
    expect(cell_output(page, 0).locator('[data-mime-type="text/plain"]')).to_be_hidden()
    save(page)
    stop_kernels(page)
    open_notebook(page, lab, name)
    for line in ("Who gets through?", "Classic rules. Lan is to act.", "Bo, 6 cards: 5", "Mei is out: Upstream"):
        expect(cell_output(page, 0)).to_contain_text(line)
    expect(cell_output(page, 0)).to_contain_text("Run this cell to see the cards.")
    expect(cell_output(page, 0).get_by_text("model not found")).to_be_hidden()


def test_w2_after_a_reload_it_is_there_again(lab: LabServer, page: Page) -> None:
    show(page, lab, TABLE)
    shown = Canvas(page, 0, view(made("table"), "en"))
    shown.expect_painted()
    save(page)
    reload(page)
    shown.expect_painted()
    shown.expect_lines()


OUTSIDE = """box => {
  const right = box.getBoundingClientRect().right + 1;
  return [...box.querySelectorAll("*")]
    .filter((each) => !each.closest(".zsy-hidden") && each.getBoundingClientRect().right > right)
    .map((each) => each.outerHTML.slice(0, 80));
}"""


def test_on_a_narrow_page_every_line_stays_within_it(lab: LabServer, page: Page) -> None:
    narrow = "from IPython.display import HTML\nHTML('<style>.zsy-exercise { max-width: 312px !important }</style>')"
    many = "3344556677889"
    source = f'zsy.table("classic {many}/{many}/TTJJQQKKAA22/TTJJ p1 - - -", lifted="{many}")'
    show(page, lab, f"import zsy_tutor as zsy\n{narrow}", source)
    box = page.locator(".zsy-exercise")
    expect(box.locator(".zsy-says b")).to_be_visible()
    expect(box.locator("canvas")).to_have_css("width", "304px")
    assert box.evaluate(OUTSIDE) == []


def test_what_cannot_be_shown_is_answered_without_a_traceback(lab: LabServer, page: Page) -> None:
    show(page, lab, "import zsy_tutor as zsy", 'zsy.hand("3 4x", lang="zh")')
    output = cell_output(page, 1)
    expect(output).to_contain_text("从第4个字起看不懂")
    expect(output).not_to_contain_text("Traceback")
    expect(output).not_to_contain_text("NotationError")
