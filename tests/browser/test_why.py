"""Why, and what stands behind it: the rule and its source, further reasons, what would do, other tables, a dispute."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.lab import cell_output, open_notebook, run_all, screenshot, theme, write_notebook
from tests.browser.player import Player
from zsy_tutor.cli.launch import LabServer
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
    return Player(cell_output(page, 0), registry.open(parse_level(step), 0, single=True), registry)


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
