"""Why, and what stands behind it: the rule and its source, further reasons, what would do, other tables, a dispute."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lab import cell_output, open_notebook, run_all, screenshot, shut_side_bar, theme, write_notebook
from tests.browser.player import Player
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.explain.dispute import Dispute, judge_again
from zsy_tutor.study import session
from zsy_tutor.study.levels import parse_level

OPENED = """
from zsy_tutor.study import session
from zsy_tutor.study.levels import parse_level
from zsy_tutor.widgets.exercise import Exercise
registry = session.Registry()
level = parse_level({text})
Exercise(registry.open(level, 0, True), {lang!r}, reduce=registry.reduce, view=session.view)
"""
STEP = """
format = 1
id = "05"
title.en = "Why"
title.zh = "为什么"
can_do.en = "nothing"
minutes = 1
[[step]]
id = "05.01"
purpose = "mix"
kind = "beat"
rules = ["B1"]
prompt.en = "Lead what you like."
prompt.zh = "随便先出一手牌。"
position = "{position}"
aim = "{aim}"
right = {right}
"""
OPENING = STEP.format(position="classic 3d4d4h5c5s9hJd/?6/?6 p1 - - - open=3d", aim="lead", right=json.dumps(["3"]))


def opened(page: Page, lab: LabServer, step: str, name: str, lang: str = "en") -> Player:
    """An exercise of its own on a page of its own."""
    write_notebook(lab.folder / "tests" / f"{name}.ipynb", OPENED.format(text=repr(step), lang=lang))
    open_notebook(page, lab, f"tests/{name}.ipynb")
    run_all(page)
    registry = session.Registry()
    return Player(cell_output(page, 0), registry.open(parse_level(step), 0, single=True), registry, lang)


def test_the_rule_and_further_reasons_are_one_press_away(lab: LabServer, page: Page, pictures: Path) -> None:
    player = opened(page, lab, OPENING, "why_rule")
    player.play("44559")
    answer = player.area.locator(".zsy-feedback")
    rule, others = answer.locator(".zsy-rule"), answer.locator(".zsy-others")
    expect(rule).to_be_hidden()
    expect(others).to_be_hidden()
    screenshot(player.area, pictures, "why-closed")
    answer.locator(".zsy-chip-rule").click()
    expect(rule).to_contain_text("Source:")
    expect(answer.locator(".zsy-chip-rule")).to_have_attribute("aria-expanded", "true")
    screenshot(player.area, pictures, "why-rule")
    answer.locator(".zsy-chip-others").press("Enter")
    expect(others.locator("li")).to_have_text(list(player.view.feedback.others if player.view.feedback else ()))
    expect(rule).to_be_hidden()
    theme(page, "JupyterLab Dark")
    screenshot(player.area, pictures, "why-others-dark")
    theme(page, "JupyterLab Light")


PAIRS = STEP.format(
    position="classic 4d4h9c9dTdThTsQcQs5c5d5h5s/?6/?6 p1 p2:8c8d p3 -",
    aim="any",
    right=json.dumps(["99", "TT", "QQ", "5555"]),
)
STRAIGHT = STEP.format(
    position="classic JdQdKdAd2d5s/?6/?6 p1 - - -",
    aim="lead",
    right=json.dumps(["5", "J", "Q", "K", "A", "2", "JQKA2"]),
)


def test_what_could_be_played_instead_is_shown_one_after_another_at_its_price(
    lab: LabServer, page: Page, pictures: Path
) -> None:
    player = opened(page, lab, PAIRS, "why_instead")
    player.play("9TQ")
    button = player.area.locator('.zsy-feedback .zsy-button[data-id="fix"]')
    expect(button.locator(".zsy-price")).to_contain_text("3")
    expect(button).to_have_attribute("aria-description", "shows a right answer, costs 3 stars")
    screenshot(player.area, pictures, "instead-refused")
    for ranks, following in (("99", "2 of 3"), ("TT", "3 of 3"), ("QQ", "1 of 3")):
        button.press("Enter")
        player.send(session.ShowFix())
        assert "".join(player.state.cards[each].rank for each in player.state.work.selected) == ranks
        expect(button).to_contain_text(following)
        expect(button).to_be_focused()
        expect(button.locator(".zsy-price")).to_have_count(0)
    screenshot(player.area, pictures, "instead-shown")
    player.press("play")
    assert player.state.progress.stars_of("05.01") == 0


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_other_tables_are_a_table_that_fits_a_narrow_page(
    lab: LabServer, page: Page, pictures: Path, lang: str
) -> None:
    page.set_viewport_size({"width": 1280, "height": 1400})
    player = opened(page, lab, STRAIGHT, f"why_house_{lang}", lang)
    button, tables = player.area.locator('.zsy-button[data-id="house"]'), player.area.locator("table.zsy-tables")
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(tables).to_be_hidden()
    player.play("QKA2")
    button.press("Enter")
    player.send(session.House())
    look_at_tables(player)
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(button).to_be_focused()
    screenshot(player.area, pictures, f"house-{lang}")
    player.press("house")
    expect(tables).to_be_hidden()
    player.lift("JQKA2")
    player.press("house")
    look_at_tables(player)
    page.set_viewport_size({"width": 440, "height": 1600})
    shut_side_bar(page)
    for name in ("JupyterLab Light", "JupyterLab Dark"):
        theme(page, name)
        screenshot(player.area, pictures, f"house-narrow-{lang}-{name.split()[-1].lower()}")
        sizes = player.area.locator(".zsy-exercise").evaluate("el => [el.scrollWidth, el.clientWidth]")
        assert sizes[0] <= sizes[1]
    theme(page, "JupyterLab Light")
    player.press("play")
    assert player.state.work.solved
    look_at_tables(player)


def look_at_tables(player: Player) -> None:
    """The table of tables is the one of the view, and is marked up as a table."""
    house = player.view.house
    assert house is not None
    table = player.area.locator("table.zsy-tables")
    expect(table.locator("caption")).to_have_text(house.caption)
    expect(table.locator('thead th[scope="col"]')).to_have_text(list(house.columns))
    expect(table.locator('tbody th[scope="row"]')).to_have_text([row.table for row in house.rows])
    expect(table.locator("tbody .zsy-verdict")).to_have_text([row.verdict for row in house.rows])
    expect(table.locator("tbody .zsy-because")).to_have_text(
        [said for row in house.rows for said in (row.why, row.decides) if said]
    )


def test_a_doubted_verdict_is_saved_beside_the_notebook(lab: LabServer, page: Page, pictures: Path) -> None:
    player = opened(page, lab, STRAIGHT, "why_dispute")
    player.play("QKA2")
    button = player.area.locator('.zsy-button[data-id="dispute"]')
    folder = lab.folder / "tests" / "disputes"
    before = set(folder.iterdir()) if folder.exists() else set()
    button.click()
    note = player.area.locator(".zsy-saved")
    expect(note).to_contain_text("disputes/dispute-")
    (path,) = set(folder.iterdir()) - before
    player.send(session.Disputed(f"disputes/{path.name}"))
    expect(note).to_have_text(player.view.feedback.saved if player.view.feedback else "")
    expect(player.area.locator(".zsy-rule")).to_be_visible()
    expect(player.area.locator('[role="status"]')).to_contain_text(path.name)
    expect(button).to_have_attribute("aria-disabled", "true")
    screenshot(player.area, pictures, "dispute")
    written = path.read_text(encoding="utf-8")
    assert str(lab.folder) not in written
    again = judge_again(Dispute.parse(written))
    assert (again.same, again.codes) == (True, ("not_a_combination/straight_too_short",))


def test_a_folder_that_cannot_be_written_to_is_told(lab: LabServer, page: Page, pictures: Path) -> None:
    """A file stands where the folder should be: the same for root, who may write anywhere."""
    folder = lab.folder / "tests" / "taken"
    folder.mkdir(parents=True)
    (folder / "disputes").write_text("mine", encoding="utf-8")
    player = opened(page, lab, STRAIGHT, "taken/why_taken")
    player.play("QKA2")
    player.area.locator('.zsy-button[data-id="dispute"]').click()
    expect(player.area.locator(".zsy-saved.zsy-trouble")).to_contain_text("Nothing was saved")
    screenshot(player.area, pictures, "dispute-trouble")
    assert (folder / "disputes").read_text(encoding="utf-8") == "mine"
