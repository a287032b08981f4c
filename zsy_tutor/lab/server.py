"""The server side of the lab extension: one address, asked by the page when a notebook is opened.

Nothing is decided here; see `opening.py`.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from jupyter_server.base.handlers import APIHandler
from jupyter_server.utils import url_path_join
from tornado import web

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
    """Add the address to a running Jupyter server."""
    address = url_path_join(server_app.web_app.settings["base_url"], "zsy-tutor", "opening")
    server_app.web_app.add_handlers(".*$", [(address, OpeningHandler)])
