"""The learner's folder: copied, brought up to date, and never overwritten where the learner changed something."""

from __future__ import annotations

import errno
import json
from pathlib import Path

import pytest

from tests.setup.course import Course, notebook
from zsy_tutor.cli.folder import NOTE, Copy, copy_course, reset
from zsy_tutor.cli.trouble import Trouble
from zsy_tutor.course_files import shipped_files, start_notebook

LESSON = "lessons/01_rank_order.ipynb"
PUZZLES = "puzzles/01_can_you_beat_this.ipynb"
OUTPUT = [{"output_type": "stream", "name": "stdout", "text": "a table"}]


@pytest.fixture
def course(tmp_path: Path) -> Course:
    made = Course(tmp_path / "shipped")
    made.ship(LESSON, notebook("step 1"))
    made.ship(PUZZLES, notebook("puzzle 1"))
    return made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "home" / "ZhengShangyou"


def done(copies: list[Copy]) -> dict[str, str]:
    return {copy.name: copy.done for copy in copies}


def test_the_first_start_copies_everything(course: Course, folder: Path) -> None:
    assert done(copy_course(folder, course.files)) == {LESSON: "copied", PUZZLES: "copied"}
    assert (folder / LESSON).read_text(encoding="utf-8") == notebook("step 1")


def test_the_folder_gets_the_language_asked_for_and_keeps_the_other_up_to_date(folder: Path) -> None:
    english, chinese = (shipped_files((".ipynb",), (lang,)) for lang in ("en", "zh"))
    assert set(done(copy_course(folder, lang="zh")).items()) >= {(name, "copied") for name in chinese}
    assert sorted(path.name for path in folder.iterdir() if path.is_dir()) == ["课程", "题目"]
    assert {done(copy_course(folder, lang="en"))[name] for name in (*english, *chinese)} == {"copied", "same"}
    (folder / next(iter(chinese))).unlink()
    assert next(iter(chinese)) not in done(copy_course(folder, lang="en"))
    assert done(copy_course(folder, lang="zh"))[next(iter(chinese))] == "copied"


def test_a_chinese_lesson_is_reset_by_its_name(folder: Path) -> None:
    name = start_notebook("zh")
    (folder / name).parent.mkdir(parents=True)
    (folder / name).write_text(notebook("mine"), encoding="utf-8")
    assert reset(folder, "00_从这里开始") == (name, "课程/00_从这里开始.mine.ipynb")
    assert (folder / name).read_bytes() == shipped_files((".ipynb",))[name].read_bytes()


def test_the_second_start_touches_nothing(course: Course, folder: Path) -> None:
    copy_course(folder, course.files)
    before = (folder / LESSON).stat().st_mtime_ns
    assert done(copy_course(folder, course.files)) == {LESSON: "same", PUZZLES: "same"}
    assert (folder / LESSON).stat().st_mtime_ns == before


def test_a_file_as_we_left_it_is_replaced_by_a_newer_version(course: Course, folder: Path) -> None:
    copy_course(folder, course.files)
    course.ship(LESSON, notebook("step 1, better"))
    assert done(copy_course(folder, course.files)) == {LESSON: "updated", PUZZLES: "same"}
    assert (folder / LESSON).read_text(encoding="utf-8") == notebook("step 1, better")


@pytest.mark.parametrize(
    "ran",
    [
        notebook("step 1", outputs=OUTPUT, count=7),
        json.dumps(
            json.loads(notebook("step 1"))
            | {"metadata": {"widgets": {"state": {}}, "language_info": {"version": "3.13"}}, "nbformat_minor": 4}
        ),
    ],
    ids=["outputs", "metadata"],
)
def test_having_run_a_lesson_is_no_change(course: Course, folder: Path, ran: str) -> None:
    copy_course(folder, course.files)
    (folder / LESSON).write_text(ran, encoding="utf-8")
    course.ship(LESSON, notebook("step 1, better"))
    assert done(copy_course(folder, course.files))[LESSON] == "updated"


@pytest.mark.parametrize(
    "changed",
    [
        notebook("step 1", "my own cell"),
        notebook("step 1 "),
        notebook(),
        notebook("step 1").replace('"code"', '"markdown"'),
        notebook("step 1").replace('"metadata": {}, "outputs"', '"metadata": {"tags": ["mine"]}, "outputs"'),
        notebook("step 1").replace('"outputs"', '"attachments": {"a.png": {}}, "outputs"'),
        "no notebook any more",
        "[1, 2]",
        "",
    ],
)
def test_a_changed_file_is_never_overwritten_and_a_new_version_is_put_beside_it(
    course: Course, folder: Path, changed: str
) -> None:
    copy_course(folder, course.files)
    (folder / LESSON).write_text(changed, encoding="utf-8")
    assert done(copy_course(folder, course.files))[LESSON] == "kept"
    course.ship(LESSON, notebook("step 1, better"))
    copies = copy_course(folder, course.files)
    assert copies[0] == Copy(LESSON, "beside", "lessons/01_rank_order.new.ipynb")
    assert (folder / LESSON).read_text(encoding="utf-8") == changed
    assert (folder / "lessons/01_rank_order.new.ipynb").read_text(encoding="utf-8") == notebook("step 1, better")


def test_a_new_version_is_put_beside_once_and_the_next_one_beside_that(course: Course, folder: Path) -> None:
    copy_course(folder, course.files)
    (folder / LESSON).write_text(notebook("mine"), encoding="utf-8")
    course.ship(LESSON, notebook("2"))
    copy_course(folder, course.files)
    assert done(copy_course(folder, course.files))[LESSON] == "kept"
    course.ship(LESSON, notebook("3"))
    assert copy_course(folder, course.files)[0].beside == "lessons/01_rank_order.new-2.ipynb"
    assert (folder / "lessons/01_rank_order.new.ipynb").read_text(encoding="utf-8") == notebook("2")


def test_files_that_were_there_before_us_are_kept(course: Course, folder: Path) -> None:
    (folder / "lessons").mkdir(parents=True)
    (folder / LESSON).write_text(notebook("from elsewhere"), encoding="utf-8")
    assert done(copy_course(folder, course.files)) == {LESSON: "beside", PUZZLES: "copied"}
    assert (folder / LESSON).read_text(encoding="utf-8") == notebook("from elsewhere")


@pytest.mark.parametrize("note", ["", "{", "[]", '{"copied": 1}', '{"copied": {}}'])
def test_a_spoiled_note_loses_nobodys_work(course: Course, folder: Path, note: str) -> None:
    copy_course(folder, course.files)
    (folder / LESSON).write_text(notebook("mine"), encoding="utf-8")
    (folder / NOTE).write_text(note, encoding="utf-8")
    assert done(copy_course(folder, course.files)) == {LESSON: "beside", PUZZLES: "same"}
    assert (folder / LESSON).read_text(encoding="utf-8") == notebook("mine")


def test_a_lesson_that_was_removed_comes_back(course: Course, folder: Path) -> None:
    copy_course(folder, course.files)
    (folder / LESSON).unlink()
    assert done(copy_course(folder, course.files))[LESSON] == "copied"


def test_a_link_is_not_written_through(course: Course, folder: Path, tmp_path: Path) -> None:
    copy_course(folder, course.files)
    elsewhere = tmp_path / "elsewhere.ipynb"
    (folder / LESSON).rename(elsewhere)
    (folder / LESSON).symlink_to(elsewhere)
    course.ship(LESSON, notebook("2"))
    assert done(copy_course(folder, course.files))[LESSON] == "beside"
    assert elsewhere.read_text(encoding="utf-8") == notebook("step 1")


@pytest.mark.parametrize(
    "name", ["01_rank_order", "01_rank_order.ipynb", "lessons/01_rank_order", LESSON, "lessons\\01_rank_order"]
)
def test_reset_restores_one_file_and_keeps_the_changed_copy(course: Course, folder: Path, name: str) -> None:
    copy_course(folder, course.files)
    (folder / LESSON).write_text(notebook("mine"), encoding="utf-8")
    (folder / PUZZLES).write_text(notebook("mine too"), encoding="utf-8")
    assert reset(folder, name, course.files) == (LESSON, "lessons/01_rank_order.mine.ipynb")
    assert (folder / LESSON).read_text(encoding="utf-8") == notebook("step 1")
    assert (folder / "lessons/01_rank_order.mine.ipynb").read_text(encoding="utf-8") == notebook("mine")
    assert (folder / PUZZLES).read_text(encoding="utf-8") == notebook("mine too")
    assert done(copy_course(folder, course.files))[LESSON] == "same"


def test_reset_of_an_unchanged_or_missing_file_leaves_no_copy(course: Course, folder: Path) -> None:
    copy_course(folder, course.files)
    (folder / LESSON).write_text(notebook("step 1", outputs=OUTPUT), encoding="utf-8")
    assert reset(folder, "01_rank_order", course.files) == (LESSON, "")
    assert (folder / LESSON).read_text(encoding="utf-8") == notebook("step 1")
    (folder / LESSON).unlink()
    assert reset(folder, "01_rank_order", course.files) == (LESSON, "")


def test_reset_of_an_unknown_name_says_which_there_are(course: Course, folder: Path) -> None:
    with pytest.raises(
        Trouble, match=r"No lesson or puzzle is called 99\. There are: 01_can_you_beat_this, 01_rank_order\."
    ):
        reset(folder, "99", course.files)
    with pytest.raises(Trouble) as told:
        reset(folder, "99", course.files)
    assert told.value.said("zh") == "没有叫99的课或题目。有这些：01_can_you_beat_this、01_rank_order。"


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The disk is full: .* Free some space"),
        (errno.EDQUOT, "The disk is full: .* Free some space"),
        (errno.EACCES, "The folder is not writable: .* Choose another one with --folder"),
        (errno.EROFS, "The folder is not writable: .* Choose another one with --folder"),
        (errno.EIO, "could not be read or written: .* Choose another place with --folder"),
    ],
)
def test_a_failing_disk_is_said_in_a_sentence_and_leaves_no_half_file(
    course: Course, folder: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    copy_course(folder, course.files)
    course.ship(LESSON, notebook("2"))

    def fail(self: Path, data: bytes) -> int:
        self.touch()
        raise OSError(number, "as it happens", str(self))

    monkeypatch.setattr(Path, "write_bytes", fail)
    with pytest.raises(Trouble, match=sentence):
        copy_course(folder, course.files)
    assert (folder / LESSON).read_text(encoding="utf-8") == notebook("step 1")
    assert [path.name for path in (folder / "lessons").iterdir()] == ["01_rank_order.ipynb"]


def test_a_file_in_place_of_the_folder_is_said(course: Course, folder: Path) -> None:
    folder.parent.mkdir(parents=True)
    folder.write_text("not a folder")
    with pytest.raises(Trouble, match="A file stands where a folder is needed"):
        copy_course(folder, course.files)
