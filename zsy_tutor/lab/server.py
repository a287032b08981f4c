"""The server side of the lab extension: an address that the page asks when a notebook is opened, and a look at each
page that is asked for, so that its kernel can be started.

Nothing is decided here; see `opening.py` and `early.py`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from jupyter_server.base.handlers import APIHandler
from jupyter_server.utils import url_path_join
from tornado import web

from zsy_tutor.lab.early import start_soon
from zsy_tutor.lab.kernel import is_course_kernel
from zsy_tutor.lab.opening import Opening, opening

FOLDER_VARIABLE = "ZSY_TUTOR_FOLDER"


class OpeningHandler(APIHandler):
    """`GET zsy-tutor/opening?path=…&kernel=…`: which cells of that notebook may run in that kernel."""

    @web.authenticated
    def get(self) -> None:
        answer = self._answer(self.get_argument("path"), self.get_argument("kernel"))
        if answer.refused == "shadowed":
            self.log.warning("%s lies beside the notebook: the lesson is not started on opening", answer.about)
        self.finish(json.dumps(asdict(answer)))

    def _answer(self, path: str, kernel_id: str) -> Opening:
        folder = os.environ.get(FOLDER_VARIABLE)
        if not folder:
            return Opening(refused="other_folder")
        if kernel_id not in self.kernel_manager:
            return Opening(refused="other_kernel")
        kernel = self.kernel_manager.get_kernel(kernel_id)
        if kernel.kernel_spec is None or not is_course_kernel(kernel.kernel_name, kernel.kernel_spec.argv):
            return Opening(refused="other_kernel")
        return opening(path, Path(folder), Path(self.settings["server_root_dir"]).expanduser())


def add_handlers(server_app: Any) -> None:
    """Add the address to a running Jupyter server, and the look at its pages."""
    settings = server_app.web_app.settings
    settings["page_config_hook"] = _looking(server_app, settings.get("page_config_hook"))
    address = url_path_join(server_app.web_app.settings["base_url"], "zsy-tutor", "opening")
    server_app.web_app.add_handlers(".*$", [(address, OpeningHandler)])


def _looking(server_app: Any, before: Callable[[Any, Any], Any] | None) -> Callable[[Any, Any], Any]:
    """What JupyterLab calls for each page, once it is known who asks; `before` is what was called until now."""

    def look(handler: Any, page_config: Any) -> Any:
        folder, tree = os.environ.get(FOLDER_VARIABLE), handler.path_kwargs.get("tree") or ""
        if folder and tree:
            start_soon(server_app, Path(folder), tree.removeprefix("/tree/"))
        return before(handler, page_config) if before else page_config

    return look
