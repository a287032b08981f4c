"""Which cells may run on opening: by place, by name, by source, and with nothing beside that could shadow a module."""

from __future__ import annotations

import doctest
import json
from pathlib import Path

import pytest

from tests.setup.course import Course, notebook
from zsy_tutor.cli.folder import copy_course
from zsy_tutor.course_files import shipped_files
from zsy_tutor.lab import kernel
from zsy_tutor.lab.opening import Opening, cell_sources, opening

LESSON = "lessons/01_rank_order.ipynb"
SOURCES = ("step 1", "step 2")


@pytest.fixture
def course(tmp_path: Path) -> Course:
    made = Course(tmp_path / "shipped")
    made.ship(LESSON, notebook("step 1", "step 2", "\n"))
    return made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "learner"
    put(made, LESSON)
    return made


def put(folder: Path, name: str, text: str = notebook("step 1")) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def ask(folder: Path, path: str, course: Course, root: Path | None = None) -> Opening:
    return opening(path, folder, root or folder, course.files)


def test_the_shipped_cells_are_returned_whatever_the_copy_says(folder: Path, course: Course) -> None:
    put(folder, LESSON, notebook("import os; os.abort()"))
    assert ask(folder, LESSON, course) == Opening(cells=SOURCES, lang="en")


def test_a_new_version_put_beside_is_a_lesson_too(folder: Path, course: Course) -> None:
    for name in ("lessons/01_rank_order.new.ipynb", "lessons/01_rank_order.new-2.ipynb"):
        put(folder, name)
        assert ask(folder, name, course).cells == SOURCES


@pytest.mark.parametrize(("lang", "tag"), [("en", "en"), ("zh", "zh-Hans")])
def test_lessons_of_both_languages_run_and_say_which_they_are_in(tmp_path: Path, lang: str, tag: str) -> None:
    copy_course(tmp_path, lang=lang)
    for name, source in shipped_files((".ipynb",), (lang,)).items():
        assert opening(name, tmp_path, tmp_path) == Opening(cells=cell_sources(source), lang=tag)


@pytest.mark.parametrize(
    "name",
    [
        "01_rank_order.ipynb",
        "lessons/other.ipynb",
        "puzzles/01_rank_order.ipynb",
        "lessons/lessons/01_rank_order.ipynb",
        "lessons/01_rank_order.new.new.ipynb",
        "lessons/01_rank_order.newer.ipynb",
        "lessons/01_rank_order.mine.ipynb",
    ],
)
def test_another_name_or_place_is_no_lesson(folder: Path, course: Course, name: str) -> None:
    put(folder, name)
    assert ask(folder, name, course) == Opening(refused="not_a_lesson")


def test_a_lesson_outside_the_learners_folder_is_refused(folder: Path, course: Course, tmp_path: Path) -> None:
    put(tmp_path / "elsewhere", LESSON)
    put(tmp_path / "learner2", LESSON)
    for path in ("elsewhere/" + LESSON, "learner2/" + LESSON, "learner/../elsewhere/" + LESSON):
        assert ask(folder, path, course, root=tmp_path).refused == "other_folder"
    assert ask(folder, "learner/" + LESSON, course, root=tmp_path).cells == SOURCES


def test_the_server_may_show_a_folder_above_the_learners(folder: Path, course: Course, tmp_path: Path) -> None:
    assert ask(folder, "learner/lessons/01_rank_order.ipynb", course, root=tmp_path).cells == SOURCES


def test_links_are_resolved(folder: Path, course: Course, tmp_path: Path) -> None:
    outside = put(tmp_path / "elsewhere", "01_rank_order.ipynb")
    (folder / LESSON).unlink()
    (folder / LESSON).symlink_to(outside)
    assert ask(folder, LESSON, course).refused == "other_folder"


def test_a_link_to_a_folder_elsewhere_is_refused(folder: Path, course: Course, tmp_path: Path) -> None:
    put(tmp_path / "elsewhere", "01_rank_order.ipynb")
    (folder / LESSON).unlink()
    (folder / "lessons").rmdir()
    (folder / "lessons").symlink_to(tmp_path / "elsewhere")
    assert ask(folder, LESSON, course).refused == "other_folder"


def test_a_second_name_for_a_lesson_is_refused(folder: Path, course: Course) -> None:
    """The kernel would run in the folder of the second name, whatever lies there."""
    (folder / "trap").mkdir()
    (folder / "trap" / "01_rank_order.ipynb").symlink_to(folder / LESSON)
    assert ask(folder, "trap/01_rank_order.ipynb", course).refused == "other_folder"


def test_the_learners_folder_itself_may_be_a_link(folder: Path, course: Course, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(folder)
    assert ask(link, LESSON, course).cells == SOURCES


@pytest.mark.parametrize(
    ("name", "shadows"),
    [
        ("zsy_tutor.py", True),
        ("zsy_tutor/__init__.py", True),
        ("ipywidgets/__init__.py", True),
        ("ipycanvas.py", True),
        ("random.py", True),
        ("sitecustomize.py", True),
        ("json.pyc", True),
        ("numpy.cpython-311-x86_64-linux-gnu.so", True),
        ("random.pyd", True),
        ("my_notes.py", False),
        ("test/picture.png", False),
        ("random.txt", False),
        ("random.ipynb", False),
    ],
)
def test_a_module_beside_the_lesson(folder: Path, course: Course, name: str, shadows: bool) -> None:
    put(folder, f"lessons/{name}")
    expected = Opening(refused="shadowed", about=name.split("/")[0]) if shadows else Opening(cells=SOURCES, lang="en")
    assert ask(folder, LESSON, course) == expected


def test_the_kernel_keeps_the_notebooks_folder_off_its_path() -> None:
    argv = kernel.kernel_argv()
    assert "-P" in argv
    assert "--InteractiveShellApp.ignore_cwd=True" in argv
    assert kernel.is_course_kernel("python3", argv)
    assert not kernel.is_course_kernel("other", argv)
    assert not kernel.is_course_kernel("python3", [word for word in argv if word != "-P"])


def test_doctests_of_the_kernel() -> None:
    assert doctest.testmod(kernel).failed == 0


def test_a_pythonpath_relative_to_the_notebook_is_dropped(tmp_path: Path) -> None:
    given = {"PYTHONPATH": f"{tmp_path}::.:lib"}
    assert kernel.python_path(given, ":") == str(tmp_path)
    assert kernel.python_path(given, ":", Path("/course")) == f"/course:{tmp_path}"
    assert kernel.python_path({}, ":") == ""


def test_the_extension_has_the_version_of_the_package() -> None:
    from zsy_tutor import __version__
    from zsy_tutor.course_files import PACKAGE

    package = json.loads((PACKAGE / "lab/labextensions/zsy-tutor/package.json").read_text(encoding="utf-8"))
    assert package["version"] == __version__
    assert (PACKAGE / "lab/labextensions/zsy-tutor" / package["jupyterlab"]["_build"]["load"]).is_file()
