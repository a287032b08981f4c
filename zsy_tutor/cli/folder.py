"""The learner's folder: lessons and puzzles are copied into it, and a file the learner changed is never overwritten.

What was copied is noted in a small file in the folder itself, so that the folder may be moved or carried to another
machine. Levels and packs are not copied: they are read from the package. Of the languages of the course the folder gets
the one that was asked for; copies in another one, from an earlier start, are brought up to date with it.
"""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from zsy_tutor.cli.trouble import Trouble, trouble_with_file
from zsy_tutor.course_files import LANGUAGES, shipped_files

NOTE = ".zsy-tutor.json"
COPIED = (".ipynb", ".png", ".svg", ".jpg", ".md")
# What running a notebook or folding a cell changes; everything else is the learner's own work.
_PASSING_METADATA = frozenset({"collapsed", "execution", "jupyter", "scrolled", "trusted"})


@dataclass(frozen=True)
class Copy:
    """What was done with one shipped file. `done`: `copied`, `updated`, `same`, `kept` (changed by the learner)
    or `beside` (kept, and the newer version put beside it as `beside`)."""

    name: str
    done: str
    beside: str = ""


@dataclass
class _Note:
    """By the name of a shipped file: the fingerprint last copied, and the one last put beside a changed file."""

    copied: dict[str, str] = field(default_factory=dict)
    offered: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, folder: Path) -> _Note:
        try:
            stored = json.loads((folder / NOTE).read_text(encoding="utf-8"))
            return cls(dict(stored["copied"]), dict(stored["offered"]))
        except (FileNotFoundError, ValueError, KeyError, TypeError):
            return cls()  # then every file that differs counts as changed, and none is lost

    def write(self, folder: Path) -> None:
        content = json.dumps({"copied": self.copied, "offered": self.offered}, indent=1, sort_keys=True)
        _write(folder / NOTE, content.encode())


def copy_course(folder: Path, shipped: dict[str, Path] | None = None, lang: str = LANGUAGES[0]) -> list[Copy]:
    """Bring the learner's `folder` up to date with the shipped course; returns what was done, file by file.

    `shipped` is, unless given, the course in `lang`, and what of the other languages is in the folder already.
    A missing file is copied. A file as we left it is replaced by a newer version. A file the learner changed stays,
    and a newer version is put beside it once (`01_rank_order.new.ipynb`). Having run a notebook is no change.
    Raises `Trouble` for a full disk or a folder that cannot be written.
    """
    shipped = _wanted(folder, lang) if shipped is None else shipped
    try:
        folder.mkdir(parents=True, exist_ok=True)
        note = _Note.read(folder)
        copies = [_bring_up_to_date(folder, name, source, note) for name, source in shipped.items()]
        note.write(folder)
    except OSError as error:
        raise trouble_with_file(error, folder) from error
    return copies


def _wanted(folder: Path, lang: str) -> dict[str, Path]:
    others = tuple(other for other in LANGUAGES if other != lang)
    there = {name: path for name, path in shipped_files(COPIED, others).items() if os.path.lexists(folder / name)}
    return shipped_files(COPIED, (lang,)) | there


def reset(folder: Path, name: str, shipped: dict[str, Path] | None = None) -> tuple[str, str]:
    """Restore one shipped file by its name, with or without folder and ending (`01_rank_order`).

    Returns its name and the name under which the learner's changed copy is kept (`""` if it was not changed).
    """
    shipped = shipped_files(COPIED) if shipped is None else shipped
    found = _named(name, shipped)
    target = folder / found
    try:
        note = _Note.read(folder)
        kept = ""
        if os.path.lexists(target) and fingerprint(target) not in (fingerprint(shipped[found]), note.copied.get(found)):
            kept = _free_name(folder, found, "mine")
            target.rename(folder / kept)
        _put(folder, found, shipped[found], note)
        note.write(folder)
    except OSError as error:
        raise trouble_with_file(error, target) from error
    return found, kept


def fingerprint(path: Path) -> str:
    """A hash of what a person can change in a file: for a notebook its cells, without outputs and run counts."""
    content = path.read_bytes()
    if path.suffix == ".ipynb":
        try:
            content = json.dumps(_own_work(json.loads(content)), sort_keys=True).encode()
        except (ValueError, KeyError, TypeError, AttributeError):
            pass  # not a notebook any more: the bytes are compared
    return hashlib.sha256(content).hexdigest()


def _own_work(notebook: dict[str, Any]) -> list[Any]:
    return [
        [
            cell["cell_type"],
            "".join(cell["source"]),
            cell.get("attachments") or {},
            {key: value for key, value in cell["metadata"].items() if key not in _PASSING_METADATA},
        ]
        for cell in notebook["cells"]
    ]


def _bring_up_to_date(folder: Path, name: str, source: Path, note: _Note) -> Copy:
    target, new = folder / name, fingerprint(source)
    if not os.path.lexists(target):
        _put(folder, name, source, note)
        return Copy(name, "copied")
    have = fingerprint(target) if target.is_file() else ""
    if have == new:
        note.copied[name] = new
        return Copy(name, "same")
    known = note.copied.get(name)
    if have and have == known and not target.is_symlink():
        _put(folder, name, source, note)
        return Copy(name, "updated")
    if new in (known, note.offered.get(name)):
        return Copy(name, "kept")
    beside = _free_name(folder, name, "new")
    _write(folder / beside, source.read_bytes())
    note.offered[name] = new
    return Copy(name, "beside", beside)


def _put(folder: Path, name: str, source: Path, note: _Note) -> None:
    _write(folder / name, source.read_bytes())
    note.copied[name] = fingerprint(source)
    note.offered.pop(name, None)


def _write(path: Path, content: bytes) -> None:
    """Write in one step: after a full disk or a cut of power the old file or the new one is there, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        temporary.write_bytes(content)
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def _free_name(folder: Path, name: str, word: str) -> str:
    """A name beside `name` that no file has: `a.new.ipynb`, `a.new-2.ipynb`, …"""
    path, number = Path(name), 1
    while True:
        suffix = word if number == 1 else f"{word}-{number}"
        candidate = path.with_name(f"{path.stem}.{suffix}{path.suffix}").as_posix()
        if not os.path.lexists(folder / candidate):
            return candidate
        number += 1


def _named(name: str, shipped: dict[str, Path]) -> str:
    wanted = name.replace("\\", "/").strip("/")
    for found in shipped:
        path = Path(found)
        if wanted in (found, path.name, path.stem, path.with_suffix("").as_posix()):
            return found
    names = tuple(sorted(Path(found).stem for found in shipped if found.endswith(".ipynb")))
    raise Trouble("no-lesson", name=name, names=names)
