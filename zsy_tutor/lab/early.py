"""Starts the kernel of a lesson as soon as its page is asked for, while JupyterLab is still loading in the browser.

The page then finds a session of that notebook and takes it, as after a reload. No cell is run here, and nothing is put
on a page: the kernel only loads what the lesson is going to need. What may run later is decided in `opening.py`.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from zsy_tutor.lab.kernel import KERNEL_NAME
from zsy_tutor.lab.opening import opening, shipped_source

PATIENCE_S = 120.0
"""How long a kernel may take to load, in seconds, before nobody listens any more."""
_TASKS: set[asyncio.Task[None]] = set()


def wants_our_kernel(notebook: Path) -> bool:
    """Whether a notebook names the kernel of the course; not where it cannot be read."""
    try:
        return bool(json.loads(notebook.read_text(encoding="utf-8"))["metadata"]["kernelspec"]["name"] == KERNEL_NAME)
    except (OSError, ValueError, KeyError, TypeError):
        return False


def preparation(notebook: str) -> str:
    """The code by which a kernel gets ready for a notebook; it leaves no name behind.

    >>> preparation("01_rank_order")
    "__import__('importlib').import_module('zsy_tutor.widgets.course').prepare('01_rank_order')"
    """
    return f"__import__('importlib').import_module('zsy_tutor.widgets.course').prepare({notebook!r})"


def start_soon(server: Any, folder: Path, path: str) -> None:
    """Start the session of the notebook at `path` if it is a lesson in the learner's `folder`; returns at once."""
    root = Path(server.web_app.settings["server_root_dir"]).expanduser()
    source = shipped_source(path, folder, root)
    if isinstance(source, Path) and wants_our_kernel(root / path):
        task = asyncio.get_running_loop().create_task(_start(server, folder, root, path, source.stem))
        _TASKS.add(task)
        task.add_done_callback(_TASKS.discard)


async def _start(server: Any, folder: Path, root: Path, path: str, name: str) -> None:
    sessions = server.session_manager
    try:
        if await sessions.session_exists(path=path):
            return
        made = await sessions.create_session(path=path, name=Path(path).name, type="notebook", kernel_name=KERNEL_NAME)
        # What the page is going to ask takes a while the first time.
        looked = asyncio.create_task(asyncio.to_thread(opening, path, folder, root))
        await _prepare(server.kernel_manager.get_kernel(made["kernel"]["id"]), name)
        await looked
    except Exception:  # the page then starts a kernel by itself, and says what is wrong
        server.log.warning("the kernel of %s was not prepared", path, exc_info=True)


async def _prepare(kernel: Any, name: str) -> None:
    client = kernel.client()
    client.start_channels(iopub=False, stdin=False, hb=False, control=False)
    try:
        client.execute(preparation(name), silent=True, store_history=False, allow_stdin=False)
        await client.get_shell_msg(timeout=PATIENCE_S)
    finally:
        client.stop_channels()
