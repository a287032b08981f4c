"""Makes the pictures of every screen, in a real JupyterLab, each in the light and in the dark theme.

    python docs/make_pictures.py [NAME ...]

needs the `test` extra and an installed Chromium, Chrome or Edge. It starts the launcher's own JupyterLab in a temporary
folder and writes `docs/pictures/NAME-light.png` and `NAME-dark.png`; without names, those of all screens. What the
screens are stands in `SCREENS`; a picture whose screen is gone is removed. Look at them after every change of the look.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect, sync_playwright  # noqa: E402

from tests.browser import test_progress  # noqa: E402
from tests.browser.find_browser import HOW_TO, find_browser  # noqa: E402
from tests.browser.lab import (  # noqa: E402
    CHROMIUM_FLAGS,
    cell_output,
    close_all,
    open_notebook,
    run_all,
    theme,
    write_notebook,
)
from zsy_tutor.cli.folder import copy_course  # noqa: E402
from zsy_tutor.cli.launch import LabServer, start_server  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
LIMIT_BYTES = 150_000
MARGIN = 8
"""Around an exercise, in CSS pixels."""
THEMES = ("Light", "Dark")
QUIET = """.jp-Collapser, .jp-NotebookPanel-toolbar, #jp-bottom-panel, #jp-main-statusbar, .jp-OutputPrompt,
.jp-Cell-inputWrapper { visibility: hidden !important }"""
"""JupyterLab's own signs around a cell are not in the pictures."""
SHOWN = ".zsy-exercise, .zsy-shown, .zsy-settings, .zsy-page"
"""What a picture holds: everything of ours in the output of its cell."""
NARROW = f"""from IPython.display import HTML, display
display(HTML("<style>:is({SHOWN}) {{{{ max-width: {{width}}px !important }}}}</style>"))"""
HOME = """import os
os.environ["ZSY_TUTOR_HOME"] = {home!r}"""
"""Before anything is asked of the product: where the answers of somebody who has learned a while are."""


@dataclass(frozen=True, slots=True)
class Screen:
    """One picture: what the cell says, what is done there, and on how wide a page.

    `acts` are `press:ID` (a button), `type:TEXT` (into the typed play, with Enter), `number:TEXT` (a number into each
    field), `fill:LABEL=TEXT` and `tick:LABEL` (in a form), `item:ID`, `choose:ID`, `rule` (the chip of the rule),
    `open` (every closed detail) and `key:KEY` (on the table). `learned`: there are answers of the days before.
    """

    name: str
    source: str
    acts: tuple[str, ...] = ()
    width: int = 1040
    ratio: float = 1.0
    learned: bool = False


def step(id_: str, lang: str = "en") -> str:
    """The cell of a step."""
    return f'zsy_tutor.step("{id_}", lang="{lang}")'


TABLE = (
    'zsy_tutor.table("classic 334567JQA2/66788TTJ/2BKK95/- p2 p1:A - p4", seat="p1", lifted="34567",'
    ' title="Who gets through?")'
)
EXAM = f"""import sys
sys.path.insert(0, {str(ROOT)!r})
from tests.study.levels import right_event
from zsy_tutor.study.session import Next
exam = zsy_tutor.exam("{{lang}}", seed=1, clock=lambda: 1_796_000_000.0)
exam.pressed("start", {{{{"name": "{{who}}"}}}})
while (done := len(exam.sheet.results)) < {{answered}}:
    exam.exercise.send_event(Next() if done in (3, 17) else right_event(exam.exercise.state))
exam"""
"""A paper of the examination, written so far; two questions are left out."""
MINE = (
    "tick:Endgame: go out first", "fill:Your cards=3 3 Q 2", "fill:The others, in turn=4 9 A, 8 8 K", "press:show",
)  # fmt: skip
SIX = """format = 1
id = "six"
title.en = "Endgame"
[[puzzle]]
id = "six-1"
kind = "endgame"
rules = ["B1"]
position = "classic 33Q2/49/88/7K/66/5A p1 - - -"
right = ["Q"]
prompt.en = "Six players: which lead makes you first?"
"""
ENDGAME_SIX = f"""from zsy_tutor.study.levels import parse_level
from zsy_tutor.study.session import open_level
from zsy_tutor.widgets.exercise import Exercise
level = parse_level({SIX!r})
Exercise(open_level(level, single=True))"""
SCREENS = (
    Screen("beat-fresh", step("02.03")),
    Screen("beat-refused", step("01.11"), ("type:9",)),
    Screen("beat-rule", step("01.11"), ("type:9", "rule")),
    Screen("beat-differently", step("01.11"), ("type:9", "press:house")),
    Screen("cards-as-elements", 'zsy_tutor.step("02.12", hand="dom")', ("type:KK",)),
    Screen("settings", "zsy_tutor.settings()"),
    Screen("beat-hint", step("02.12"), ("press:hint",)),
    Screen("beat-solved", step("02.12"), ("type:AA",)),
    Screen("beat-pass", step("02.08"), ("press:pass",)),
    Screen("order", step("01.07")),
    Screen("order-wrong", step("01.04"), ("item:0", "item:1", "item:2", "item:3", "press:play")),
    Screen("which-beats", step("02.11"), ("item:1", "item:2", "press:play")),
    Screen("why-not", step("02.05"), ("choose:too_low",)),
    Screen("name", step("02.02")),
    Screen("repair", step("03.10"), ("type:56789",)),
    Screen("find-all", step("03.09"), ("type:56789", "type:789TJ")),
    Screen("four-colours", 'zsy_tutor.hand("3d4c5h6s7d8c9hTsJdQcKhAs2d", four_colours=True)'),
    Screen("why-not-puzzles", 'zsy_tutor.puzzles("02_why_not")'),
    Screen("puzzles", 'zsy_tutor.puzzles("01_can_you_beat_this")'),
    Screen("table", TABLE),
    Screen("hand", 'zsy_tutor.hand("3 3 3 10 10 J Q K A 2 B", title="Which cards go together?", lifted="3 3 3 10 10")'),
    Screen("who", step("04.06"), ("choose:p1",)),
    Screen("count", step("09.04"), ("number:4", "press:play")),
    Screen("safe-lead", step("09.01"), ("type:7",)),
    Screen("verdicts", step("10.03"), ("choose:classic", "choose:classic,full_houses=off", "press:play")),
    Screen("pay", step("07.04"), ("type:KK",)),
    Screen("give-back", step("07.08"), ("type:33",)),
    Screen("endgame", step("09.12"), ("type:99",)),
    Screen("endgame-six", ENDGAME_SIX, ("type:33",)),
    Screen("exam-paper", EXAM.format(lang="en", who="Li Hua", answered=9)),
    Screen("exam-result", EXAM.format(lang="en", who="Li Hua", answered=30)),
    Screen("streak", "zsy_tutor.streak(seed=1)", ("press:start",)),
    Screen("own-set", "zsy_tutor.my_set(seed=1)", ("tick:Endgame", "tick:hard")),
    Screen("own-puzzle", "zsy_tutor.own_puzzle()", MINE),
    Screen("where-you-stand", "zsy_tutor.progress()", learned=True),
    Screen("due", "zsy_tutor.due()", learned=True),
    Screen("review", "zsy_tutor.review()", learned=True),
    Screen("zh-exam-result", EXAM.format(lang="zh", who="李华", answered=30)),
    Screen("zh-endgame", step("09.12", "zh"), ("type:99",)),
    Screen("narrow-endgame", step("09.12"), ("type:99",), width=320),
    Screen("narrow-own-set", "zsy_tutor.my_set(seed=1)", ("tick:Endgame", "tick:hard"), width=320),
    Screen("narrow-verdicts", step("10.03", "zh"), ("choose:classic", "press:play"), width=320),
    Screen("zh-beat-refused", step("01.11", "zh"), ("type:9",)),
    Screen("zh-which-beats", step("02.11", "zh"), ("item:1", "item:2", "press:play")),
    Screen("narrow-beat-refused", step("01.11"), ("type:9",), width=320),
    Screen("narrow-22-cards", 'zsy_tutor.hand("33445566778899TTJJQQKKBR")', width=320),
    Screen("narrow-which-beats", step("02.11"), width=320),
    Screen("narrow-cards-as-elements", 'zsy_tutor.step("02.12", hand="dom", lang="zh")', ("type:KK",), width=320),
    Screen("narrow-find-all", step("03.09"), ("type:56789", "type:789TJ"), width=320),
    Screen("zoom-beat-refused", step("01.11"), ("type:9",), width=520, ratio=2.0),
)

PAGE = Screen("lesson", "")
"""The first picture of the README: a page of a lesson."""
LESSON, LESSON_STEP, LESSON_WRONG = "lessons/01_rank_order.ipynb", 10, "9"
"""Step 11 of the lesson: a 10 lies on the table, and a 9 does not beat it."""


def pictures_of(screen: Screen) -> list[Path]:
    """The files of a screen, light first."""
    return [PICTURES / f"{screen.name}-{name.lower()}.png" for name in THEMES]


def alike(screen: Screen) -> tuple[int, float, bool]:
    """Screens of which this is the same stand in one notebook."""
    return screen.width, screen.ratio, screen.learned


def act(area: Locator, what: str) -> None:
    """Do one thing in an exercise, as a person does."""
    verb, _, rest = what.partition(":")
    if verb == "press":
        area.locator(f'button[data-id="{rest}"]').first.click()
    elif verb == "type":
        field = area.locator("input:not([type=checkbox]):not([type=radio])").first
        field.fill(rest)
        field.press("Enter")
    elif verb == "number":
        for field, number in zip(area.locator(".zsy-number input").all(), rest.split(), strict=True):
            field.fill(number)
    elif verb == "fill":
        label, _, written = rest.partition("=")
        area.get_by_label(label, exact=True).fill(written)
    elif verb == "tick":
        area.get_by_label(rest, exact=True).first.check()
    elif verb == "item":
        area.locator(f'[data-item="{rest}"]:visible').first.click()
    elif verb == "choose":
        area.locator(f'.zsy-choices [data-id="{rest}"]').first.click()
    elif verb == "rule":
        area.locator(".zsy-chip-rule").click()
    elif verb == "open":
        for summary in area.locator("details:not([open]) > summary").all():
            summary.click()
    elif verb == "key":
        area.locator("canvas").first.press(rest)
    else:
        raise ValueError(f"no such act: {what!r}")
    area.page.wait_for_timeout(400)


def settle(page: Page, name: str) -> None:
    """The theme, and every table painted in it."""
    theme(page, f"JupyterLab {name}")
    page.mouse.move(2, 2)
    page.evaluate("() => document.activeElement?.blur()")
    page.wait_for_timeout(2500)


def shoot(page: Page, area: Locator, path: Path) -> None:
    """A picture of all that the cell shows, with a margin."""
    area.scroll_into_view_if_needed()
    area.evaluate("area => area.scrollIntoView({ block: 'start' })")
    boxes = [box for each in area.locator(SHOWN).all() if (box := each.bounding_box()) is not None]
    if not boxes:
        raise LookupError(f"nothing to be seen for {path.name}")
    left, top = (min(box[side] for box in boxes) - MARGIN for side in ("x", "y"))
    right = max(box["x"] + box["width"] for box in boxes) + MARGIN
    bottom = max(box["y"] + box["height"] for box in boxes) + MARGIN
    if top < 0 or bottom > (page.viewport_size or {"height": 0})["height"]:
        raise LookupError(f"{path.name} does not fit on the page: {bottom - top:.0f} px")
    clip = FloatRect(x=left, y=top, width=right - left, height=bottom - top)
    reduce_and_save(page.screenshot(clip=clip), path)


def reduce_and_save(data: bytes, path: Path) -> None:
    """The picture in 256 colours, which is all that a page of cards has."""
    image = Image.open(io.BytesIO(data)).convert("RGB")
    image = image.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    image.save(path, optimize=True)


def make(lab: LabServer, browser: Browser, screens: Sequence[Screen]) -> Iterator[Path]:
    """The pictures of screens of one width and ratio: one notebook, each screen a cell of it."""
    width, ratio = screens[0].width, screens[0].ratio
    context = browser.new_context(viewport={"width": max(width, 500), "height": 3600}, device_scale_factor=ratio)
    page = context.new_page()
    page.set_default_timeout(90_000)
    # a page of 320 px is a box of that width, since JupyterLab itself takes more
    first = "import zsy_tutor" if width >= 500 else f"import zsy_tutor\n{NARROW.format(width=width)}"
    if screens[0].learned:
        test_progress.fill(lab.folder)
        first = f"{HOME.format(home=str(lab.folder))}\n{first}"
    name = f"tests/pictures-{width}-{ratio:g}-{screens[0].learned:d}.ipynb"
    write_notebook(lab.folder / name, first, *(screen.source for screen in screens))
    open_notebook(page, lab, name, view="doc/tree")
    run_all(page)
    page.add_style_tag(content=QUIET)
    areas = [cell_output(page, number) for number in range(1, len(screens) + 1)]
    for screen, area in zip(screens, areas, strict=True):
        expect(area.locator(".jp-OutputArea-output").first).to_be_attached()
        area.scroll_into_view_if_needed()
        page.wait_for_timeout(800)
        for what in screen.acts:
            act(area, what)
    for number, theme_name in enumerate(THEMES):
        settle(page, theme_name)
        for screen, area in zip(screens, areas, strict=True):
            path = pictures_of(screen)[number]
            shoot(page, area, path)
            yield path
    close_all(page)
    context.close()


def make_page(lab: LabServer, browser: Browser) -> Iterator[Path]:
    """A page of a lesson as a learner sees it, with an answer to a play."""
    page = browser.new_context(viewport={"width": 1040, "height": 1100}).new_page()
    page.set_default_timeout(90_000)
    open_notebook(page, lab, LESSON)
    page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
    exercise = page.locator(".zsy-exercise").nth(LESSON_STEP)
    exercise.scroll_into_view_if_needed()
    act(exercise, f"type:{LESSON_WRONG}")
    expect(exercise.locator(".zsy-feedback")).to_be_visible()
    for number, theme_name in enumerate(THEMES):
        settle(page, theme_name)
        exercise.evaluate("box => box.closest('.jp-Cell').previousElementSibling.scrollIntoView({ block: 'start' })")
        page.wait_for_timeout(1000)
        path = pictures_of(PAGE)[number]
        reduce_and_save(page.screenshot(), path)
        yield path
    close_all(page)
    page.context.close()


@contextmanager
def course() -> Iterator[LabServer]:
    """A JupyterLab of its own on a copy of the course."""
    with tempfile.TemporaryDirectory() as scratch:
        folder, state = Path(scratch) / "course", Path(scratch) / "state"
        copy_course(folder)
        server = start_server(folder, state=state, options=["--LabApp.expose_app_in_browser=True"])
        try:
            yield server
        finally:
            server.stop()


def main(names: Sequence[str]) -> int:
    """Make them, and fail where one is too heavy for a README."""
    browser_path = find_browser()
    if browser_path is None:
        sys.stderr.write(HOW_TO + "\n")
        return 1
    every = (PAGE, *SCREENS)
    unknown = sorted(set(names) - {screen.name for screen in every})
    if unknown:
        sys.stderr.write(f"no such screen: {', '.join(unknown)}\n")
        return 1
    PICTURES.mkdir(exist_ok=True)
    if not names:
        for path in set(PICTURES.glob("*.png")) - {path for screen in every for path in pictures_of(screen)}:
            path.unlink()
    wanted = [screen for screen in SCREENS if not names or screen.name in names]
    wanted.sort(key=alike)
    with course() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, headless=True, args=CHROMIUM_FLAGS)
        made = [*make_page(server, browser)] if not names or PAGE.name in names else []
        for _, group in groupby(wanted, key=alike):
            made += make(server, browser, list(group))
        browser.close()
    for path in made:
        sys.stdout.write(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB\n")
    return 1 if any(path.stat().st_size > LIMIT_BYTES for path in made) else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
