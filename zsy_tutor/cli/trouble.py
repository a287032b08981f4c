"""What can go wrong while the course is set up, said in one sentence, and what to do about it."""

from __future__ import annotations

import errno
from functools import reduce
from pathlib import Path

from zsy_tutor.explain.messages import text


class Trouble(Exception):
    """Something the learner has to know: one clear sentence, and one that says what to do.

    `key` is the ending of a message `trouble-…`, `values` what it wants, several names as a tuple. `str()` is English.
    """

    def __init__(self, key: str, **values: str | int | tuple[str, ...]) -> None:
        self.key = key
        self.values = values
        super().__init__(self.said("en"))

    def said(self, lang: str) -> str:
        """The sentences in a language."""
        values = {
            name: listed(value, lang) if isinstance(value, tuple) else value for name, value in self.values.items()
        }
        return text(f"trouble-{self.key}", lang, **values)


def listed(items: tuple[str, ...], lang: str) -> str:
    """The items one after the other.

    >>> listed(("2 copied", "1 updated"), "en")
    '2 copied, 1 updated'
    """
    return reduce(lambda a, b: text("list-comma", lang, a=a, b=b), items)


class PortTaken(Trouble):
    """Another program listens on the port.

    >>> print(PortTaken(8888))
    Port 8888 is taken by another program. Choose another one with --port, or leave --port out.
    """

    def __init__(self, port: int) -> None:
        super().__init__("port-taken", port=str(port))


def trouble_with_file(error: OSError, path: Path) -> Trouble:
    """What `error` means for someone who wants `path` written.

    >>> print(trouble_with_file(OSError(28, "No space left on device"), Path("lessons")))
    The disk is full: lessons could not be written. Free some space (1 GB is plenty) and start again.
    """
    where = str(error.filename or path)
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Trouble("disk-full", where=where)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Trouble("not-writable", where=where)
    if isinstance(error, (FileExistsError, NotADirectoryError)):
        return Trouble("file-not-folder", where=where)
    return Trouble("file", where=where, reason=str(error.strerror or error))
