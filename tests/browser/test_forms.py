"""The blocks of questions of drills, own puzzles and the examination in a real JupyterLab: by the keyboard alone, in
both themes and languages, after a reload and after the kernel has gone.
"""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import (
    NOTEBOOK,
    answered,
    cell_output,
    open_notebook,
    reload,
    restart_kernel,
    run_all,
    save,
    shut_side_bar,
    theme,
    write_notebook,
)
from tests.browser.test_accessibility import ALL, SEEN, UNROLLED, lines
from tests.browser.test_keys import STRAY
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.explain.messages import text
from zsy_tutor.study.exercises import LANGUAGES

CALLS = ("streak(seed=1, lang={!r})", "my_set(seed=1, lang={!r})", "own_puzzle({!r})", "exam({!r}, seed=1)")
FORMS = f"{NOTEBOOK} .zsy-settings"
DRESSED = """([forms, dark]) => [...document.querySelectorAll(forms)]
  .every(one => one.classList.contains('zsy-dark') === dark)"""
OWN = f"import zsy_tutor; own = zsy_tutor.own_puzzle({LANGUAGES[0]!r}); own"


def cells(lang: str) -> list[str]:
    """A cell for each form, in its first state, and an own puzzle that cannot be proved."""
    calls = [f"import zsy_tutor; zsy_tutor.{call.format(lang)}" for call in CALLS]
    wrong = f"own = zsy_tutor.own_puzzle({lang!r}); own.pressed('show', {{'hand': '3 3'}}); own"
    return [*calls, wrong]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_in_forms(lab: LabServer, page: Page, lang: str) -> None:
    sources = cells(lang)
    write_notebook(lab.folder / "tests" / f"forms-{lang}.ipynb", *sources)
    open_notebook(page, lab, f"tests/forms-{lang}.ipynb")
    run_all(page)
    expect(page.locator(f"{FORMS} .zsy-choose-title")).to_have_count(len(sources))
    shut_side_bar(page)
    page.add_style_tag(content=UNROLLED)
    found = {}
    for width, name, rules in ((1280, "Light", ALL), (1280, "Dark", SEEN), (480, "Light", SEEN)):
        page.set_viewport_size({"width": width, "height": 4000})
        theme(page, f"JupyterLab {name}")
        page.wait_for_function(DRESSED, arg=[FORMS, name == "Dark"])
        answered(page)
        judged = Axe().run(page, context={"include": [[FORMS]]}, options=rules).response
        assert {"color-contrast", "target-size"} <= {rule["id"] for rule in judged["passes"]}
        said = [line for sort in ("violations", "incomplete") for line in lines(sort, judged[sort])]
        found[f"{name}, {width} px"] = said
    assert not any(found.values()), found


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until this has the focus."""
    for _ in range(20):
        if wanted.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab never comes there")


def test_w1b_w2_w6_a_puzzle_is_written_by_the_keyboard_and_is_there_again(lab: LabServer, page: Page) -> None:
    write_notebook(lab.folder / "tests" / "own.ipynb", OWN, "1 + 1")
    open_notebook(page, lab, "tests/own.ipynb")
    run_all(page)
    area = cell_output(page, 0)
    form, kind = area.locator(".zsy-form"), area.get_by_role("radio")
    kind.first.focus()
    for key in STRAY:  # arrows choose another, and nothing else happens
        page.keyboard.press(key)
    kind.first.focus()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    first = area.get_by_role("radio", name=text("own-kind-first", "en"))
    expect(first).to_be_checked()
    for label, written in (("own-hand", "3 3 Q 2"), ("own-others", "4 9 A, 8 8 K")):
        tab_to(page, area.get_by_label(text(label, "en"), exact=True))
        page.keyboard.type(written)
    tab_to(page, form.locator('[data-id="show"]'))
    page.keyboard.press("Enter")
    puzzle = area.locator(".zsy-exercise")
    expect(puzzle.locator(".zsy-prompt")).to_be_visible()
    expect(puzzle.locator('[data-id="house"]')).to_have_css("border-top-color", "rgba(0, 0, 0, 0)")
    expect(form.locator('[role="status"]')).to_contain_text("Good", ignore_case=True)
    expect(page.locator(f"{NOTEBOOK} .jp-CodeCell")).to_have_count(2)

    save(page)
    reload(page)
    expect(area.get_by_label(text("own-hand", "en"), exact=True)).to_have_value("3 3 Q 2")
    puzzle.locator(".zsy-typed input").fill("Q")
    puzzle.locator(".zsy-typed input").press("Enter")
    expect(puzzle.locator(".zsy-feedback.zsy-right")).to_be_visible()

    restart_kernel(page)
    expect(form.locator(".zsy-choose-dead")).to_have_text(text("form-dead", "en"))
    expect(form.locator('[role="status"]')).to_have_text(text("form-dead", "en"))
    expect(form.locator("button:visible, input:visible")).to_have_count(0)
    expect(puzzle.locator(".zsy-dead")).to_be_visible()


def test_buttons_of_an_exercise_look_the_same_beside_a_form(lab: LabServer, page: Page) -> None:
    """Both bring the same base sheet, and the one that comes last would change what was said since."""
    sources = ('import zsy_tutor; zsy_tutor.step("02.02")', "zsy_tutor.my_set(seed=1)")
    write_notebook(lab.folder / "tests" / "beside.ipynb", *sources)
    open_notebook(page, lab, "tests/beside.ipynb")
    run_all(page)
    expect(page.locator(FORMS)).to_be_visible()
    choice, hint = page.locator(".zsy-choice").first, page.locator('.zsy-exercise [data-id="hint"]')
    expect(choice).to_have_css("justify-content", "flex-start")
    expect(choice).to_have_css("font-weight", "400")
    page.set_viewport_size({"width": 480, "height": 900})
    expect(hint).to_have_css("min-height", "44px")
    expect(page.locator(f'{FORMS} [data-id="deal"]')).to_have_css("min-height", "44px")
