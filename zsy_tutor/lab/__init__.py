"""What JupyterLab loads of ours: the extension that shows a lesson running when it is opened, and its server side.

No card, no rule and no widget is in here. `opening.py` decides, `kernel.py` is the kernel it trusts, `server.py`
answers the page.
"""

from __future__ import annotations

from typing import Any

LABEXTENSION = "zsy-tutor"


def _jupyter_labextension_paths() -> list[dict[str, str]]:
    return [{"src": "labextensions/zsy-tutor", "dest": LABEXTENSION}]


def _jupyter_server_extension_points() -> list[dict[str, Any]]:
    return [{"module": "zsy_tutor.lab"}]


def _load_jupyter_server_extension(server_app: Any) -> None:
    from zsy_tutor.lab.server import add_handlers

    add_handlers(server_app)
