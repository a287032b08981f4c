"""What can go wrong while the course is set up, said in one sentence, and what to do about it."""

from __future__ import annotations

import errno
from pathlib import Path


class Trouble(Exception):
    """Something the learner has to know. `str()` is one clear sentence, and one that says what to do."""

    def __init__(self, what: str, to_do: str) -> None:
        super().__init__(f"{what} {to_do}")
        self.what = what
        self.to_do = to_do


class PortTaken(Trouble):
    """Another program listens on the port.

    >>> print(PortTaken(8888))
    Port 8888 is taken by another program. Choose another one with --port, or leave --port out.
    """

    def __init__(self, port: int) -> None:
        to_do = "Choose another one with --port, or leave --port out."
        super().__init__(f"Port {port} is taken by another program.", to_do)


def trouble_with_file(error: OSError, path: Path) -> Trouble:
    """What `error` means for someone who wants `path` written.

    >>> print(trouble_with_file(OSError(28, "No space left on device"), Path("lessons")))
    The disk is full: lessons could not be written. Free some space (1 GB is plenty) and start again.
    """
    where = error.filename or path
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Trouble(
            f"The disk is full: {where} could not be written.", "Free some space (1 GB is plenty) and start again."
        )
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Trouble(f"The folder is not writable: {where}.", "Choose another one with --folder PATH.")
    if isinstance(error, (FileExistsError, NotADirectoryError)):
        return Trouble(f"A file stands where a folder is needed: {where}.", "Choose another place with --folder PATH.")
    reason = error.strerror or error
    return Trouble(f"{where} could not be read or written: {reason}.", "Choose another place with --folder PATH.")
