"""What a learner has answered is kept in one file: by several kernels at once, whatever is wrong with the file."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import zsy_tutor
from tests.study import kind_steps
from tests.study.levels import answer, do, lesson, lift, right_event
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.study import progress_file as files
from zsy_tutor.study.lessons import lesson as shipped
from zsy_tutor.study.progress import Answer, Store, answers_between, question
from zsy_tutor.study.progress_words import trouble_text
from zsy_tutor.study.puzzles import pack
from zsy_tutor.study.session import Choose, Hint, Play, Registry, Retry, ShowFix, State, Toggle, Typed, open_level, view
from zsy_tutor.study.state import Progress, Trouble

NOW = 1_800_000_000.0
PAIRS = 'position = "classic 4477QQ/?5/?5 p1 p2:66 p3 -"\nright = ["77", "QQ"]'
A = Answer(NOW, "01.01", 0, "beat", "alone", ("B1",), "right", "legal", "", "", "classic …", "4", 0, 3, "1")


class Clock:
    """A clock that goes on by a second whenever it is looked at."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        self.now += 1
        return self.now


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / files.NAME


@pytest.fixture
def store(path: Path) -> Store:
    return Store(Clock(), lambda: path)


def another(path: Path) -> Store:
    """The store of another kernel, or of this one after a restart."""
    return Store(Clock(), lambda: path)


def after(state: State, *events: object) -> tuple[Answer, ...]:
    """What is kept of the last of these events."""
    for event in events[:-1]:
        state = do(state, event)  # type: ignore[arg-type]
    return answers_between(state, do(state, events[-1]), NOW)  # type: ignore[arg-type]


# what is kept


def test_an_answer_is_kept_with_everything_about_it() -> None:
    state = lift(open_level(lesson(PAIRS, purpose="alone"), single=True), "44")
    (kept,) = after(state, Play())
    assert (kept.at, kept.step, kept.part, kept.kind, kept.purpose) == (NOW, "05.01", 0, "beat", "alone")
    assert (kept.rules, kept.outcome, kept.code, kept.rule) == (("B1",), "wrong", "too_low", "B1")
    assert (kept.answer, kept.hints, kept.stars, kept.version) == ("44", 0, None, zsy_tutor.__version__)
    assert kept.question == str(state.part.position)
    assert files.MIGRATIONS[0][0].count(" NOT NULL") == len(kept.row()) - 1  # `stars` may be missing, and nothing else


def test_the_answer_that_ends_a_step_has_its_stars_and_hints() -> None:
    state = open_level(lesson(PAIRS, purpose="alone"), single=True)
    (kept,) = after(state, Hint(), Typed("77"))
    assert (kept.outcome, kept.hints, kept.stars) == ("right", 1, 2)


@pytest.mark.parametrize(
    "events", [(Hint(), Hint(), Hint(), Typed("77")), (Typed("44"), ShowFix(), Typed("77"))], ids=["hints", "fix"]
)
def test_what_was_shown_before_is_kept_as_shown(events: tuple[object, ...]) -> None:
    (kept,) = after(open_level(lesson(PAIRS, purpose="alone"), single=True), *events)
    assert kept.outcome == "shown"
    assert kept.stars == 0


def test_a_step_that_shows_its_answer_teaches_and_proves_nothing() -> None:
    (kept,) = after(open_level(lesson(f'{PAIRS}\nlifted = "77"', purpose="show"), single=True), Play())
    assert (kept.outcome, kept.hints, kept.stars) == ("shown", 0, 3)


def test_asking_and_what_was_allowed_but_not_asked_for_are_not_kept() -> None:
    cheapest = open_level(
        lesson(f'{PAIRS.replace("77", "QQ", 0)}\naim = "cheapest"'.replace(', "QQ"', "")), single=True
    )
    assert after(cheapest, Typed("QQ")) == ()
    assert after(cheapest, Hint()) == ()
    assert after(cheapest, Toggle(0)) == ()
    assert after(cheapest, Typed("xyz")) == ()


@pytest.mark.parametrize("lesson_id", ["00", "01", "02", "03"])
def test_every_step_of_a_lesson_can_be_kept(lesson_id: str) -> None:
    level = shipped(lesson_id)
    for place, step in enumerate(level.steps):
        state, kept = open_level(level, place, single=True), []
        while not state.work.solved:
            now = do(state, right_event(state))
            kept += answers_between(state, now, NOW)
            state = now
        assert [each.stars for each in kept if each.stars is not None] == [3]
        assert all(each.outcome in ("right", "shown") and each.step == step.id for each in kept)
        assert all(each.question.startswith(str(step.parts[each.part].rule_set)) for each in kept)


def test_what_was_asked_is_kept_in_notation() -> None:
    asked = {step.id: question(step.parts[0]) for step in (*shipped("01").steps, *shipped("02").steps)}
    assert [asked[step_id] for step_id in ("01.01", "01.04", "01.09", "02.02", "02.07", "02.09")] == [
        "classic 3s4s/?5/?5 p1 p3:3d - -",
        "classic Ah 2h Kc 3d",
        "classic 3sJhQcKd2hB/?6/?5 p1 p3:Qh - - | 3s Jh Qc Kd 2h B",
        "classic 88",
        "classic 5c8hB/?5/?5 p1 p2:7d7c p3 - | 8B",
        "classic 4d4c4h7cJc/?6/?6/?6 p1 - - - | 4d4c4h7c",
    ]


def test_what_was_asked_of_the_exchange_is_kept_in_notation() -> None:
    text = 'rule_set = "classic"\nhand = "3c5dTdAhAsB"\nowe = 2\nright = ["AA"]'
    (kept,) = after(open_level(lesson(text, kind="pay"), single=True), Typed("AA"))
    assert kept.question == "classic 3c5dTdAhAsB pay 2"


def test_of_an_endgame_the_position_is_kept_as_it_stood() -> None:
    state = open_level(pack("03_endgames"), 1)
    first = after(state, Typed("77"))
    lost = after(state, Typed("77"), Typed("9"))
    assert [(each.kind, each.answer, each.stars) for each in first] == [("endgame", "77", None)]
    assert first[0].question.startswith("classic 7c7h9sJcJh/")
    assert lost[0].question.startswith("classic 9sJcJh/")
    assert all(each.question for each in (*first, *lost))


def test_every_kind_of_exercise_can_be_kept() -> None:
    kept = {}
    for step_id in kind_steps.ids("pay", "give_back", "who", "count"):
        state = kind_steps.opened(step_id)
        for claim in state.part.wrong:
            tried = Choose(claim.answer) if state.part.choices or state.part.kind == "who" else Typed(claim.answer)
            for found in after(state, tried):
                kept[found.kind] = found
    assert set(kept) == {"pay", "give_back", "who", "count"}
    assert all(each.rule and each.question for each in kept.values())


@pytest.mark.parametrize(
    ("step_id", "question"),
    [
        ("10.14", "classic 4hKc2s/?4/?4 p1 p3:Ad - - | 2 | classic two-low"),
        ("09.03", "classic 9dTsJhQcKdAs/?6/?5 p1 - - - | 34567892222B"),
    ],
)
def test_what_was_asked_of_tables_and_safe_leads_is_kept_in_notation(step_id: str, question: str) -> None:
    state = kind_steps.opened(step_id)
    (kept,) = after(state, Typed(state.part.right[0]))
    assert kept.question == question


# kept in a file


def test_what_is_kept_is_there_in_another_kernel(store: Store, path: Path) -> None:
    assert store.keep([A, replace(A, step="01.02", stars=None, outcome="wrong")])
    assert another(path).answers() == store.answers()
    assert another(path).results() == Progress((("01.01", 3),))


def test_opening_an_exercise_makes_no_file(store: Store, path: Path) -> None:
    Registry(store=store).open(shipped("01"))
    assert not path.parent.exists()


@pytest.mark.skipif(os.name != "posix", reason="no such modes")
def test_nobody_else_can_read_it(store: Store, path: Path) -> None:
    store.keep([A])
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)
    store.keep([A])
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_doing_it_worse_takes_nothing_away_and_nothing_is_overwritten(store: Store) -> None:
    store.keep([A])
    store.keep([replace(A, stars=1)])
    assert store.results().stars_of("01.01") == 3
    assert len(store.answers()) == 2


def test_another_kernel_is_noticed_at_the_next_press(store: Store, path: Path) -> None:
    here, there = Registry(store=store), Registry(store=another(path))
    mine, theirs = here.open(shipped("01"), 0, True), there.open(shipped("01"), 1, True)
    while not theirs.work.solved:
        theirs = there.reduce(theirs, right_event(theirs))
    assert not mine.progress.is_done("01.02")
    mine = here.reduce(mine, Toggle(0))
    assert mine.progress.is_done("01.02")
    assert view(mine, "en").done[:3] == (False, True, False)


WRITER = """
import sys, time
from dataclasses import replace
from pathlib import Path
from zsy_tutor.study.progress import Answer, Store
name, path, count = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])
store = Store(time.time, lambda: path)
a = Answer(0.0, "", 0, "beat", "alone", ("B1",), "right", "legal", "", "", "", "", 0, 3, "1")
for n in range(count):
    store.keep([replace(a, step=f"{name}.{n}")])
while store.unsaved:
    store.keep([])
"""


def _together(path: Path, count: int) -> None:
    env = os.environ | {"PYTHONPATH": str(Path(zsy_tutor.__file__).parents[1])}
    running = [
        subprocess.Popen([sys.executable, "-c", WRITER, str(name), str(path), str(count)], env=env) for name in range(4)
    ]
    assert [each.wait(timeout=300) for each in running] == [0] * 4


@pytest.mark.slow
def test_four_kernels_write_at_once_and_nothing_is_lost(path: Path) -> None:
    _together(path, 200)
    found = another(path).answers()
    assert sorted(each.step for each in found) == sorted(f"{name}.{n}" for name in range(4) for n in range(200))


def test_four_kernels_find_a_broken_file_at_once_and_nothing_is_lost(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"this is no database" * 100)
    _together(path, 20)
    assert len(another(path).answers()) == 80
    assert len(list(path.parent.glob(files.BROKEN))) == 1


# what may be wrong with the file


def _garbage(path: Path) -> None:
    path.write_bytes(b"this is no database" * 100)


def _half(path: Path) -> None:
    """A page in the middle is overwritten."""
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 4096)


def _cut(path: Path) -> None:
    os.truncate(path, 5000)


def _foreign(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as base:
        base.execute("CREATE TABLE recipes (name TEXT)")


def _column_missing(path: Path) -> None:
    with closing(sqlite3.connect(path)) as base:
        base.execute("ALTER TABLE attempts RENAME COLUMN stars TO suns")


@pytest.mark.parametrize("harm", [_garbage, _half, _cut, _foreign, _column_missing])
def test_a_broken_file_is_set_aside_told_once_and_all_goes_on(path: Path, harm: object) -> None:
    another(path).keep([A] * 100)
    harm(path)  # type: ignore[operator]
    before = path.read_bytes()
    registry = Registry(store=another(path))
    state = registry.open(shipped("01"), 0, True)
    told = [state.trouble]
    while not state.work.solved:
        state = registry.reduce(state, right_event(state))
        told.append(state.trouble)
    (aside,) = path.parent.glob(files.BROKEN)
    assert [each for each in told if each.what] == [Trouble("broken", str(aside))]
    assert aside.read_bytes() == before
    assert another(path).results() == Progress((("01.01", 3),))
    assert another(path).tell_once() == Trouble()


def test_a_file_that_breaks_while_the_kernel_runs_loses_nothing_of_the_answer_at_hand(store: Store, path: Path) -> None:
    store.keep([A])
    _garbage(path)
    assert store.keep([replace(A, step="01.02")])
    assert store.tell_once().what == "broken"
    assert [each.step for each in another(path).answers()] == ["01.02"]


@pytest.fixture
def locked(path: Path, store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[sqlite3.Connection]:
    """Somebody else holds the file."""
    monkeypatch.setattr(files, "WAIT", 0.05)
    store.keep([A])
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield other


def test_while_the_file_is_locked_answers_wait(path: Path, store: Store, locked: sqlite3.Connection) -> None:
    assert not store.keep([replace(A, step="01.02", stars=2)])
    assert store.tell_once() == Trouble("locked", str(path))
    assert store.results().stars_of("01.02") == 2
    assert not store.keep([replace(A, step="01.03")])
    assert store.tell_once() == Trouble()
    locked.execute("ROLLBACK")
    assert store.keep([replace(A, step="01.04")])
    assert [each.step for each in another(path).answers()] == ["01.01", "01.02", "01.03", "01.04"]
    assert store.unsaved == ()


def test_a_kernel_that_starts_while_the_file_is_locked_opens_its_exercises(
    path: Path, locked: sqlite3.Connection
) -> None:
    registry = Registry(store=another(path))
    state = registry.open(shipped("01"))
    assert state.trouble.what == "locked"
    assert "saved as soon as it is free" in view(state, "en").notice
    state = registry.reduce(state, Toggle(0))
    assert view(state, "en").notice == ""


def test_a_file_that_may_not_be_written_is_still_read(
    store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read-only: who runs the tests may be allowed everything, so SQLite is told so."""
    store.keep([A])
    connect = files._connect
    monkeypatch.setattr(files, "_connect", lambda path, mode, wait: connect(path, "ro", wait))
    reader = another(path)
    assert reader.results().is_done("01.01")
    assert not reader.keep([replace(A, step="01.02")])
    assert reader.tell_once() == Trouble("unwritable", str(path))
    assert reader.results().is_done("01.02")


def test_where_no_folder_can_be_made_the_kernel_remembers(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    path = tmp_path / "file" / files.NAME
    store = another(path)
    assert store.results() == Progress()
    assert not store.keep([A])
    assert store.tell_once() == Trouble("unwritable", str(path))
    assert store.results().is_done("01.01")
    assert store.answers() == (A,)


def test_a_folder_in_its_place_is_no_end(path: Path) -> None:
    path.mkdir(parents=True)
    store = another(path)
    assert not store.keep([A])
    assert store.tell_once().what == "unwritable"
    assert store.results().is_done("01.01")


def test_a_full_disk_is_told_and_what_fits_later_is_saved(
    store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Full: SQLite is allowed no more pages than the file has."""
    store.keep([A])
    connect = files._connect

    def small(path: Path, mode: str, wait: float) -> sqlite3.Connection:
        base = connect(path, mode, wait)
        base.execute("PRAGMA max_page_count = 1")
        return base

    monkeypatch.setattr(files, "_connect", small)
    long = replace(A, question="x" * 100_000, step="01.02")
    assert not store.keep([long])
    assert store.tell_once() == Trouble("full", str(path))
    monkeypatch.setattr(files, "_connect", connect)
    assert store.keep([replace(A, step="01.03")])
    assert [each.step for each in another(path).answers()] == ["01.01", "01.02", "01.03"]


def test_a_file_of_a_newer_version_is_read_and_left_alone(store: Store, path: Path) -> None:
    store.keep([A])
    with closing(sqlite3.connect(path)) as base:
        base.execute("ALTER TABLE attempts ADD COLUMN mood TEXT")
        base.execute(f"PRAGMA user_version = {len(files.MIGRATIONS) + 1}")
    before = path.read_bytes()
    older = another(path)
    assert older.results().is_done("01.01")
    assert older.tell_once() == Trouble("newer", str(path))
    assert not older.keep([replace(A, step="01.02")])
    assert older.results().is_done("01.02")
    assert [each.step for each in older.answers()] == ["01.01", "01.02"]
    assert path.read_bytes() == before
    assert older.tell_once() == Trouble()


def test_a_new_version_keeps_progress(store: Store, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store.keep([A])
    steps = (*files.MIGRATIONS, ("ALTER TABLE attempts ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'",))
    monkeypatch.setattr(files, "MIGRATIONS", steps)
    newer = another(path)
    assert newer.results().is_done("01.01")
    assert newer.keep([replace(A, step="01.02")])
    assert newer.answers() == (A, replace(A, step="01.02"))
    with closing(sqlite3.connect(path)) as base:
        assert base.execute("SELECT mood FROM attempts").fetchall() == [("calm",)] * 2
        assert base.execute("PRAGMA user_version").fetchone() == (len(steps),)


FIRST = """
CREATE TABLE attempts (id INTEGER PRIMARY KEY AUTOINCREMENT, at REAL NOT NULL, step TEXT NOT NULL,
 part INTEGER NOT NULL, kind TEXT NOT NULL, purpose TEXT NOT NULL, rules TEXT NOT NULL,
 outcome TEXT NOT NULL CHECK (outcome IN ('right', 'wrong', 'shown')), code TEXT NOT NULL,
 shape TEXT NOT NULL, rule TEXT NOT NULL, question TEXT NOT NULL, answer TEXT NOT NULL,
 hints INTEGER NOT NULL, stars INTEGER, version TEXT NOT NULL);
INSERT INTO attempts VALUES (1, 1800000000.0, '01.01', 0, 'beat', 'alone', 'C1 B1', 'right', 'legal', '', '',
 'classic 3s4s/?5/?5 p1 p3:3d - -', '4', 0, 3, '0.1.0');
PRAGMA application_id = 1515411713;
PRAGMA user_version = 1;
"""


def test_the_first_form_of_the_file_can_be_read_and_added_to_for_ever(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as base:
        base.executescript(FIRST)
    store = another(path)
    assert store.results().stars_of("01.01") == 3
    assert store.keep([replace(A, step="01.02")])
    assert [(each.step, each.rules) for each in store.answers()] == [("01.01", ("C1", "B1")), ("01.02", ("B1",))]


@pytest.mark.parametrize("lang", LANGS)
def test_everything_that_can_be_wrong_has_words_and_names_the_file(lang: str) -> None:
    for what in ("broken", "stuck", "locked", "full", "newer", "unwritable"):
        assert "FILE" in trouble_text(Trouble(what, "FILE"), lang)
    assert trouble_text(Trouble(), lang) == ""


# erasing


def test_erasing_forgets_everything_also_what_was_set_aside(store: Store, path: Path) -> None:
    store.keep([A])
    for n in range(2):
        _garbage(path)
        another(path).keep([replace(A, step=f"02.0{n}")])
    (path.parent / "preferences.json").write_text("{}")
    assert store.erase() == 3
    assert [each.name for each in path.parent.iterdir()] == ["preferences.json"]
    assert store.results() == Progress()
    assert store.answers() == ()
    assert store.erase() == 0


def test_erased_in_one_kernel_is_erased_in_all(store: Store, path: Path) -> None:
    registry = Registry(store=store)
    state = registry.open(shipped("01"), 0, True)
    while not state.work.solved:
        state = registry.reduce(state, right_event(state))
    another(path).erase()
    state = registry.reduce(state, Retry())
    assert not state.progress.is_done("01.01")
    assert registry.open(shipped("01")).progress == Progress()


# the flow of a lesson


def _solve(registry: Registry, state: State) -> State:
    while not state.work.solved:
        state = registry.reduce(state, right_event(state))
    return state


def test_an_exercise_opens_with_what_was_reached_before(store: Store, path: Path) -> None:
    registry = Registry(store=store)
    level, place = shipped("02"), 3
    state = registry.reduce(registry.open(level, place, True), Hint())
    _solve(registry, state)
    opened = view(Registry(store=another(path)).open(level, place, True), "en")
    assert opened.done == tuple(n == place for n in range(len(level.steps)))
    assert opened.before == "Done before, with 2 of 3 stars"
    assert opened.stars == 3
    assert not opened.finished
    fresh = view(open_level(level, place, True), "en")
    assert fresh.before == ""
    assert fresh.text == opened.text  # what a notebook stores does not depend on who runs it


def test_closing_in_the_middle_of_a_chain_keeps_its_answers_and_does_not_count_it_as_done(
    store: Store, path: Path
) -> None:
    level, place = next(
        (level, place) for level in map(shipped, ("00", "01", "02", "03")) for place, step in enumerate(level.steps)
        if len(step.parts) > 1
    )  # fmt: skip
    registry = Registry(store=store)
    registry.reduce(registry.open(level, place, True), right_event(open_level(level, place, True)))
    again = Registry(store=another(path))
    assert len(store.answers()) == 1
    assert not again.open(level, place, True).progress.is_done(level.steps[place].id)
    assert again.open(level, place, True).work.part == 0


def test_running_a_cell_again_or_cells_out_of_order_or_failing_first_loses_nothing(store: Store, path: Path) -> None:
    registry, level = Registry(store=store), shipped("01")
    last = _solve(registry, registry.open(level, 5, True))
    rerun = registry.open(level, 5, True)
    assert rerun.progress.is_done("01.06")
    first = registry.reduce(registry.open(level, 0, True), Typed("3"))
    assert not first.work.solved
    first = _solve(registry, first)
    assert registry.reduce(last, Retry()).progress.is_done("01.01")
    assert another(path).results() == first.progress
    assert [each.outcome for each in store.answers() if each.step == "01.01"] == ["wrong", "shown"]


def test_two_tabs_with_the_same_step_count_it_once_and_keep_the_better(store: Store, path: Path) -> None:
    here, there, level = Registry(store=store), Registry(store=another(path)), shipped("02")
    mine, theirs = here.open(level, 3, True), there.open(level, 3, True)
    _solve(here, here.reduce(mine, Hint()))
    theirs = _solve(there, theirs)
    assert theirs.progress.results == (("02.04", 3),)
    assert here.reduce(mine, Toggle(0)).progress.results == (("02.04", 3),)


def test_a_pack_opens_at_the_first_puzzle_that_is_not_done(store: Store, path: Path) -> None:
    level = pack("01_can_you_beat_this")
    registry = Registry(store=store)
    assert registry.open(level, None).place == 0
    _solve(registry, registry.open(level, 0))
    _solve(registry, registry.open(level, 2))
    assert Registry(store=another(path)).open(level, None).place == 1
    store.keep([replace(A, step=step.id) for step in level.steps])
    assert Registry(store=another(path)).open(level, None).place == 0


def test_a_wrong_answer_is_told_as_such_even_if_nothing_can_be_saved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    registry = Registry(store=another(tmp_path / "file" / files.NAME))
    state = registry.open(lesson(PAIRS, purpose="alone"), 0, True)
    state = registry.reduce(lift(state, "44"), Play())
    assert state.work.feedback is not None
    assert state.work.feedback.kind == "wrong"
    assert "cannot be saved" in view(state, "en").notice
    assert answer(state, "77").work.solved
