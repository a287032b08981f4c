"""The kernel that lessons run in: this Python, with the notebook's own folder kept off its path.

A notebook's folder may hold anything, a folder `zsy_tutor/` or a file `random.py` too. Plain Jupyter puts that folder
first on the path; a cell that is ours would then run code that is not.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

KERNEL_NAME = "python3"


def kernel_argv(executable: str | None = None) -> list[str]:
    """The command of the kernel.

    `-P` keeps the working folder off the path while Python starts, `ignore_cwd` keeps IPython from putting it back.

    >>> kernel_argv("python")[:4]
    ['python', '-P', '-m', 'ipykernel_launcher']
    """
    return [
        executable or sys.executable,
        "-P",
        "-m",
        "ipykernel_launcher",
        "-f",
        "{connection_file}",
        "--InteractiveShellApp.ignore_cwd=True",
        "--HistoryManager.enabled=False",
    ]


def kernel_spec() -> dict[str, object]:
    """The contents of `kernel.json`."""
    return {
        "argv": kernel_argv(),
        "display_name": "Python 3 (ipykernel)",
        "language": "python",
        "metadata": {"debugger": True},
    }


def is_course_kernel(name: str, argv: Sequence[str]) -> bool:
    """Whether a running kernel is the one described here, whatever its name says."""
    return name == KERNEL_NAME and list(argv) == kernel_argv()


def python_path(environment: Mapping[str, str], separator: str, checkout: Path | None = None) -> str:
    """`PYTHONPATH` without entries that mean the working folder or something below it.

    `checkout` comes first: the course runs from there if it is not installed.

    >>> python_path({"PYTHONPATH": "/a::.:lib"}, ":")
    '/a'
    """
    entries = environment.get("PYTHONPATH", "").split(separator)
    kept = [entry for entry in entries if entry and Path(entry).is_absolute()]
    return separator.join([str(checkout), *kept] if checkout else kept)
