"""The file of a learner's answers: opened, brought up to date, read, added to, set aside and erased. SQLite.

Safe with several kernels at once: each call is one short transaction on a connection of its own, which asks for the
lock at its beginning. Every function raises `sqlite3.Error` or `OSError` for what a disk may do; `trouble_of` says in a
word what it was. When to write what, and how to go on, is decided in `progress`.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

NAME = "progress.sqlite3"
BROKEN = "progress-broken-*.sqlite3*"
"""What files that were set aside are called."""
APPLICATION = 0x5A53_5901
"""Written into the file, so that a file of another program is not taken for ours."""
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE attempts (id INTEGER PRIMARY KEY AUTOINCREMENT, at REAL NOT NULL, step TEXT NOT NULL,"
        " part INTEGER NOT NULL, kind TEXT NOT NULL, purpose TEXT NOT NULL, rules TEXT NOT NULL,"
        " outcome TEXT NOT NULL CHECK (outcome IN ('right', 'wrong', 'shown')), code TEXT NOT NULL,"
        " shape TEXT NOT NULL, rule TEXT NOT NULL, question TEXT NOT NULL, answer TEXT NOT NULL,"
        " hints INTEGER NOT NULL, stars INTEGER, version TEXT NOT NULL)",
        "CREATE INDEX attempts_by_step ON attempts (step)",
    ),
)
"""What makes of each version of the file the next one: the file says which it is. Only ever added to."""
COLUMNS = "at, step, part, kind, purpose, rules, outcome, code, shape, rule, question, answer, hints, stars, version"
"""What every version has."""
WAIT = 2.0
"""Seconds to wait while another kernel writes."""
STALE = 10.0


class NewerFile(sqlite3.DatabaseError):
    """The file was written by a version of this program that is newer than this one."""


class NotOurs(sqlite3.DatabaseError):
    """A database, but not one of answers."""


def trouble_of(error: sqlite3.Error | OSError) -> str:
    """What went wrong, in a word: `broken`, `locked`, `full`, `newer` or `unwritable`."""
    if isinstance(error, OSError):
        return "full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "unwritable"
    if isinstance(error, NewerFile):
        return "newer"
    primary = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if primary in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return "locked"
    if primary == sqlite3.SQLITE_FULL:
        return "full"
    unwritable = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR)
    return "unwritable" if primary in unwritable else "broken"


def mark(path: Path) -> tuple[int, bytes] | None:
    """Changes whenever somebody has written to the file, without opening it as a database; `None` where none is."""
    try:
        with path.open("rb") as file:
            return os.fstat(file.fileno()).st_ino, file.read(28)[24:]  # SQLite's counter of changes
    except OSError:
        return None


def check(path: Path, wait: float = WAIT) -> None:
    """Raise where the file is damaged, is none of ours, or of a newer version."""
    with closing(_connect(path, "ro", wait)) as base:
        found = [row[0] for row in base.execute("PRAGMA quick_check(1)")]
        if found != ["ok"]:
            raise sqlite3.DatabaseError(str(found[0]) if found else "damaged")
        if _version(base):
            base.execute(f"SELECT {COLUMNS} FROM attempts LIMIT 0")  # noqa: S608 - our names


def read(path: Path, query: str, wait: float = WAIT) -> list[dict[str, Any]]:
    """The rows of a query; none where there is no file, or nothing in it yet."""
    if not path.exists():
        return []
    with closing(_connect(path, "ro", wait)) as base:
        base.row_factory = sqlite3.Row
        if not _tables(base):
            return []
        return [dict(row) for row in base.execute(query)]


def add(path: Path, rows: Sequence[Mapping[str, Any]], wait: float = WAIT) -> None:
    """Add answers, all or none; the file is made, or brought up to date, where need be."""
    _make(path)
    with closing(_connect(path, "rw", wait)) as base, _transaction(base):
        _bring_up_to_date(base)
        names = list(rows[0])
        values = ", ".join(f":{name}" for name in names)
        base.executemany(f"INSERT INTO attempts ({', '.join(names)}) VALUES ({values})", rows)  # noqa: S608 - our names


def set_aside(path: Path, now: float) -> str:
    """Give a broken file another name, and say which; nothing where another kernel has done so in the meantime."""
    with _alone(path.with_name("progress.setting-aside"), now):
        try:
            check(path)
        except (sqlite3.Error, OSError) as error:
            if trouble_of(error) != "broken":
                return ""
        else:
            return ""
        aside = _free(path, now)
        path.replace(aside)
        for ending in ("-journal", "-wal", "-shm"):
            with_it = path.with_name(path.name + ending)
            if with_it.exists():  # left beside a new file it would be taken for that one's
                with_it.replace(aside.with_name(aside.name + ending))
        return aside.name


def erase(path: Path) -> int:
    """Delete the file and all that were set aside; how many files that were."""
    beside = [path.with_name(path.name + ending) for ending in ("-journal", "-wal", "-shm")]
    found = [each for each in (path, *beside, *sorted(path.parent.glob(BROKEN))) if each.is_file()]
    for each in found:
        each.unlink(missing_ok=True)
    return len(found)


# inside


def _connect(path: Path, mode: str, wait: float) -> sqlite3.Connection:
    base = sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=wait, isolation_level=None)
    base.text_factory = lambda found: found.decode("utf-8", "replace")
    return base


def _make(path: Path) -> None:
    """An empty file that its owner alone may read, before SQLite makes one that everybody may."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        if os.name == "posix" and path.stat().st_mode & 0o077:
            path.chmod(0o600)


def _tables(base: sqlite3.Connection) -> set[str]:
    return {row[0] for row in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def _version(base: sqlite3.Connection) -> int:
    """Which version the file is of; 0 for an empty one."""
    (version,) = base.execute("PRAGMA user_version").fetchone()
    (application,) = base.execute("PRAGMA application_id").fetchone()
    tables = _tables(base)
    if not tables and not version:
        return 0
    if application != APPLICATION or "attempts" not in tables:
        raise NotOurs("a database of another program")
    if version > len(MIGRATIONS):
        raise NewerFile(f"version {version}")
    return int(version)


def _bring_up_to_date(base: sqlite3.Connection) -> None:
    version = _version(base)
    for statements in MIGRATIONS[version:]:
        for statement in statements:
            base.execute(statement)
    if version < len(MIGRATIONS):
        base.execute(f"PRAGMA application_id = {APPLICATION}")
        base.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


@contextmanager
def _transaction(base: sqlite3.Connection) -> Iterator[None]:
    """All or nothing. The lock is asked for at once: asked for later, it fails where two wait for one another."""
    base.execute("BEGIN IMMEDIATE")
    try:
        yield
        base.execute("COMMIT")
    except BaseException:
        if base.in_transaction:
            base.execute("ROLLBACK")
        raise


def _free(path: Path, now: float) -> Path:
    day = time.strftime("%Y%m%d-%H%M%S", time.gmtime(now))
    names: Iterable[str] = (f"progress-broken-{day}{f'-{n}' if n else ''}.sqlite3" for n in range(1000))
    return next(free for name in names if not (free := path.with_name(name)).exists())


@contextmanager
def _alone(lock: Path, now: float) -> Iterator[None]:
    """One kernel at a time; a lock that somebody has left behind does not hold for long."""
    for _ in range(40):
        try:
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL, 0o600))
            break
        except FileExistsError:
            if _age(lock, now) > STALE:
                lock.unlink(missing_ok=True)
            time.sleep(0.05)
    else:
        raise OSError(errno.EAGAIN, "another program is at it")
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)


def _age(lock: Path, now: float) -> float:
    try:
        return now - lock.stat().st_mtime
    except OSError:
        return 0.0
