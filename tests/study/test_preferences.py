"""What a learner has chosen: kept, shared between kernels, and never a reason for a lesson to stop."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from zsy_tutor.study.preferences import Chosen, Preferences, preferences_file

DOM = Preferences("dom", True)


def chosen(path: Path) -> Chosen:
    return Chosen(lambda: path)


def test_what_is_kept_is_read_by_another_kernel_and_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "not" / "yet" / "there.json"
    first, second = chosen(file), chosen(file)
    assert second.read() == Preferences("canvas", False)
    assert first.keep(DOM)
    assert second.read() == chosen(file).read() == DOM
    assert second.keep(Preferences("canvas", True))
    assert first.read() == Preferences("canvas", True)
    assert [each.trouble for each in (first, second)] == ["", ""]
    assert [path.name for path in file.parent.iterdir()] == ["there.json"]


def test_the_file_lies_in_the_learners_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZSY_TUTOR_HOME", str(tmp_path))
    Chosen().keep(DOM)
    assert json.loads((tmp_path / "preferences.json").read_text()) == {"hand": "dom", "four_colours": True}
    assert preferences_file() == tmp_path / "preferences.json"


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"null", b'"dom"', b"\xff\xfe\x00", b"[" * 100_000, b'{"hand": "dom"'],
    ids=["empty", "half", "list", "null", "string", "no_text", "deep", "cut"],
)
def test_a_broken_file_is_passed_over_told_once_and_mended_by_the_next_choice(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "preferences.json"
    file.write_bytes(content)
    mine = chosen(file)
    assert [mine.read(), mine.read()] == [Preferences(), Preferences()]
    assert [mine.tell_once(), mine.tell_once()] == ["unreadable", ""]
    assert mine.keep(DOM)
    assert chosen(file).read() == DOM


@pytest.mark.parametrize(
    ("stored", "read"),
    [
        ({"hand": "dom", "four_colours": 1}, Preferences("dom", False)),
        ({"hand": "paper", "four_colours": True}, Preferences("canvas", True)),
        ({"hand": ["dom"], "four_colours": None}, Preferences()),
        ({"hand": {}, "sound": "loud"}, Preferences()),
    ],
)
def test_a_value_that_cannot_be_is_passed_over(
    tmp_path: Path, stored: dict[str, object], read: Preferences
) -> None:
    file = tmp_path / "preferences.json"
    file.write_text(json.dumps(stored))
    mine = chosen(file)
    assert mine.read() == read
    assert mine.tell_once() == ""


def test_what_another_version_keeps_there_stays(tmp_path: Path) -> None:
    file = tmp_path / "preferences.json"
    file.write_text(json.dumps({"sound": "soft", "hand": "canvas"}))
    chosen(file).keep(DOM)
    assert json.loads(file.read_text()) == {"sound": "soft", "hand": "dom", "four_colours": True}


def test_a_choice_that_cannot_be_saved_holds_in_this_kernel(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way of the folder")
    mine = chosen(tmp_path / "file" / "preferences.json")
    assert mine.read() == Preferences()
    assert not mine.keep(DOM)
    assert mine.read() == DOM
    assert mine.trouble == "unsaved"


def test_a_folder_in_its_place_stops_nothing(tmp_path: Path) -> None:
    mine = chosen(tmp_path)
    assert mine.read() == Preferences()
    assert mine.trouble == "unreadable"
    assert not mine.keep(DOM)
    assert mine.read() == DOM


def test_a_file_locked_while_it_is_replaced_is_left_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "preferences.json"
    mine = chosen(file)
    mine.keep(DOM)

    def locked(*_: object) -> None:
        raise PermissionError("another program has it open")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", locked)
        assert not mine.keep(Preferences("canvas", False))
    assert mine.read() == Preferences("canvas", False)
    assert chosen(file).read() == DOM
    assert [path.name for path in tmp_path.iterdir()] == ["preferences.json"]
    assert mine.keep(Preferences("canvas", True))
    assert chosen(file).read() == Preferences("canvas", True)
