"""axe-core finds nothing to mend in our exercises: every kind, in its main states, in both themes and languages.

All of axe's default rules are applied, and `target-size`, to the exercises alone; JupyterLab's page around them is not
judged. Kinds come from `zsy_tutor.study`, so a new one is looked at as soon as a lesson has a step of it. What axe
cannot decide counts as found, too, but for signs, keys and drawn cards, whose colours `tests/widgets` measures.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.lab import (
    NOTEBOOK,
    answered,
    open_notebook,
    restart_kernel,
    run_all,
    shut_side_bar,
    theme,
    write_notebook,
)
from zsy_tutor.cli.launch import LabServer
from zsy_tutor.study import session
from zsy_tutor.study.exercises import KINDS, LANGUAGES, Part, right_answers
from zsy_tutor.study.lessons import lesson, lesson_files
from zsy_tutor.study.levels import read_level
from zsy_tutor.study.puzzles import pack, pack_files
from zsy_tutor.study.state import Event, State

RESULTS = {"resultTypes": ["violations", "incomplete"]}
ALL = {"rules": {"target-size": {"enabled": True}}, **RESULTS}
SEEN = {"runOnly": {"type": "rule", "values": ["color-contrast", "target-size"]}, **RESULTS}
"""The rules on what is seen, which theme and width can change."""
UNROLLED = "body { overflow: visible !important } .jp-Cell-inputWrapper { display: none }"
"""Axe takes text for hidden that is scrolled away, or lies outside of JupyterLab's body, which has no height."""
EXERCISES = f"{NOTEBOOK} .zsy-exercise"
START = """import zsy_tutor
from zsy_tutor.study.lessons import lesson
from zsy_tutor.study.levels import read_level
from zsy_tutor.study.puzzles import pack
from pathlib import Path
from zsy_tutor.study.session import *
from zsy_tutor.widgets.exercise import Exercise"""
OTHERS = (
    'zsy_tutor.table("classic 33459TJ/?4/2B/- p1 p3:A - p4", title="A table", lang="{}")',
    'zsy_tutor.hand("3d3c9hTsB", title="A hand", lang="{}")',
)
KINDS_FILE = Path(__file__).parent.parent / "data" / "kinds.toml"
"""Steps of kinds that no lesson may have yet."""
WAIT_MS = 180_000
"""As many exercises as these take their time on a busy machine."""
MAIN = ("fresh", "wrong", "hint", "finished")
"""The states that every kind comes into."""
SETTLED = """([exercises, dark]) => [...document.querySelectorAll(exercises)].every(one => {
  const style = getComputedStyle(one), table = [...one.querySelectorAll('canvas, .zsy-fan')].find(t => t.offsetWidth);
  const wide = table && (table.matches('canvas') ? table.style.width : table.style.aspectRatio);
  const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const high = table?.matches('canvas') ? table.height * table.clientWidth / table.width : table?.clientHeight;
  return one.classList.contains('zsy-dark') === dark && (!table || Math.abs(parseFloat(wide) - room) < 2)
    && (!table || Math.abs(table.clientHeight - high) < 2);
})"""
"""Every table has the width and the theme of the page, and is as high as what is drawn on it."""
ROOM = """exercises => {
  const all = [...document.querySelectorAll(exercises)], scrolled = all[0].closest('.jp-WindowedPanel-outer');
  const shell = all[0].closest('.jp-LabShell'), bottom = one => one.getBoundingClientRect().bottom;
  scrolled.scrollTop = 0;
  const hidden = bottom(all.at(-1)) + 40 - bottom(scrolled);
  if (hidden < 20) return true;
  shell.style.setProperty('height', `${shell.offsetHeight + Math.ceil(hidden)}px`, 'important');
  window.dispatchEvent(new Event('resize'));
  return false;
}"""
"""Makes JupyterLab higher until no exercise is scrolled away: then true."""


def answers(part: Part) -> Iterator[Event]:
    """What could be answered, right and wrong: every claim of the author's, typed and chosen, and rows turned about."""
    right = right_answers(part)
    for text in (*(claim.answer for claim in part.wrong), *right, " ".join(right), " ".join(reversed(right))):
        yield session.Choose(text)
        yield session.Typed(text)
    yield session.Done()


def answering(state: State, outcome: str, events: Iterable[Event]) -> tuple[Event, ...]:
    """The first of the events that is taken for an answer of that outcome, or none."""
    for event in events:
        after = session.reduce(state, event)
        if len(after.log) > len(state.log) and after.log[-1].outcome == outcome:
            return (event,)
    return ()


def finishing(state: State) -> tuple[Event, ...]:
    """Right answers until the step is done, if they can be found."""
    done: tuple[Event, ...] = ()
    while not state.work.solved:
        step = answering(state, "right", answers(state.part))
        if not step:
            return ()
        done += step
        state = session.reduce(state, step[0])
    return done


def ways(state: State) -> dict[str, tuple[Event, ...]]:
    """How a fresh exercise comes into each of its other states; no event where it does not."""
    ways = {
        "wrong": answering(state, "wrong", answers(state.part)),
        "hint": (session.Hint(),),
        "finished": finishing(state),
    }
    if state.part.kind == "beat":
        ways["allowed"] = answering(state, "info", answers(state.part))
        ways["unreadable"] = (session.Typed("~?"),)
        ways["why"] = (session.Why(),)
    elif state.part.items:
        ways["begun"] = (session.Place(0), session.Place(1), session.Mark(0))
    return ways


def cells(kind: str, lang: str, hand: str = "canvas") -> dict[str, str]:
    """Source of a cell for each state of a kind, from the first step that can come into it."""
    sources: dict[str, str] = {}
    levels = {f'lesson("{name}")': lesson(name) for name in lesson_files()}
    levels |= {f'pack("{name}")': pack(name) for name in pack_files()}
    levels |= {f'read_level(Path("{KINDS_FILE}"))': read_level(KINDS_FILE)}
    for call, level in levels.items():
        for number, step in enumerate(level.steps):
            if step.kind != kind or set(MAIN) <= set(sources):
                continue
            made = f'Exercise(open_level({call}, {number}, single=True), "{lang}", hand="{hand}")'
            sources.setdefault("fresh", made)
            for name, events in ways(session.open_level(level, number, single=True)).items():
                if events and name not in sources:
                    sends = "\n".join(f"shown.send_event({event!r})" for event in events)
                    sources[name] = f"shown = {made}\n{sends}\nshown"
    return sources


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_comes_into_its_main_states(kind: str) -> None:
    assert set(MAIN) <= set(cells(kind, "en"))


@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing(lab: LabServer, page: Page, lang: str, half: int) -> None:
    page.set_default_timeout(WAIT_MS)
    sources = [source for kind in KINDS for source in cells(kind, lang).values()]
    sources += [source for name, source in cells("beat", lang, "dom").items() if name in ("wrong", "finished")]
    sources += [f'zsy_tutor.puzzles("01_can_you_beat_this", "{lang}")', *(other.format(lang) for other in OTHERS)]
    sources = sources[half::2]  # all in one notebook take minutes to be laid out
    write_notebook(lab.folder / "tests" / f"all-{lang}-{half}.ipynb", START, *sources)
    open_notebook(page, lab, f"tests/all-{lang}-{half}.ipynb")
    run_all(page)
    expect(page.locator(EXERCISES)).to_have_count(len(sources), timeout=WAIT_MS)
    page.locator(f"{EXERCISES} .zsy-row").evaluate_all("all => all.map(row => row.querySelector('.zsy-item')?.click())")
    shut_side_bar(page)
    page.add_style_tag(content=UNROLLED)
    found = {}
    for width, name, rules in ((1280, "Light", ALL), (1280, "Dark", SEEN), (480, "Light", SEEN)):
        page.set_viewport_size({"width": width, "height": 900})
        open_folds(page, backwards=name == "Light")
        theme(page, f"JupyterLab {name}")
        page.wait_for_function(SETTLED, arg=[EXERCISES, name == "Dark"])
        answered(page)  # folds, too, change the height
        page.wait_for_function(ROOM, arg=EXERCISES)
        found[f"{name}, {width} px"] = troubles(page, rules)
    restart_kernel(page)
    expect(page.locator(f"{EXERCISES} .zsy-dead:visible")).to_have_count(len(sources), timeout=WAIT_MS)
    page.wait_for_function(ROOM, arg=EXERCISES)
    found["after a restart"] = troubles(page, SEEN)
    assert not any(found.values()), "\n".join(f"== {name}\n{text}" for name, text in found.items() if text)
    page.add_style_tag(content=".zsy-prompt { color: #999 !important; background: #aaa !important }")
    assert troubles(page, SEEN).count("violations") == len(sources), "axe does not see every prompt"


def open_folds(page: Page, *, backwards: bool) -> None:
    """Open all that can be opened. Of folds that shut each other the last one stays open; backwards, the first."""
    page.locator(EXERCISES).evaluate_all(
        """(all, backwards) => all.forEach(one => {
             const folds = [...one.querySelectorAll('[aria-expanded]')].filter(fold => fold.offsetWidth);
             for (const fold of backwards ? folds.reverse() : folds) {
               if (fold.getAttribute('aria-expanded') === 'false') fold.click();
             }
           })""",
        backwards,
    )


def troubles(page: Page, rules: dict[str, Any]) -> str:
    """What axe finds in our exercises, a line each, or nothing."""
    for _ in range(4):
        found = Axe().run(page, context={"include": [[EXERCISES]]}, options=rules).response
        assert {"color-contrast", "target-size"} <= {rule["id"] for rule in found["passes"]}
        said = "\n".join(line for sort in ("violations", "incomplete") for line in lines(sort, found[sort]))
        if not said:
            break
        page.wait_for_timeout(2000)  # a page that is still being laid out: what stays is a fault
    return said


def lines(sort: str, rules: list[dict[str, Any]]) -> Iterator[str]:
    for rule in rules:
        for node in rule["nodes"]:
            checks = [check for group in ("any", "all", "none") for check in node[group]]
            if sort == "incomplete" and all(is_drawn(check["data"], node["html"]) for check in checks):
                continue
            yield f"{sort} {rule['id']}: {' '.join(check['message'] for check in checks)}\n  {node['html'][:200]}"


def is_drawn(data: Any, html: str) -> bool:
    """The text on a card drawn as SVG, a sign without letters, the letter or arrow of a key: not decided by axe."""
    key = data.get("messageKey") if isinstance(data, dict) else ""
    sign = key == "nonBmp" and 'aria-hidden="true"' in html
    return html.startswith("<text ") or sign or (html.startswith("<kbd ") and key in ("nonBmp", "shortTextContent"))
