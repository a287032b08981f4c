"""Starts the private JupyterLab that the course runs in. `start.py`, `zsy-tutor start` and the browser tests share it.

Private: settings, kernels and extensions of the learner's other Jupyter installations neither help nor disturb. The
lessons' files are the business of `folder.py`, the command line that of `start.py` in this package.
"""

from __future__ import annotations

import http.client
import json
import os
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from zsy_tutor.cli.trouble import PortTaken, Trouble, trouble_with_file
from zsy_tutor.course_files import PACKAGE, checkout, start_notebook
from zsy_tutor.home import HOME_VARIABLE, state_folder
from zsy_tutor.lab.kernel import KERNEL_NAME, kernel_spec, python_path

HOST = "127.0.0.1"
FIRST_PORT = 8888
PORTS_TRIED = 50

SETTINGS: dict[str, dict[str, object]] = {
    # Without this a pop-up covers the first lesson.
    "@jupyterlab/apputils-extension:notification": {
        "fetchNews": "false",
        "checkForUpdates": False,
        "doNotDisturbMode": False,
    },
    # A table that is scrolled out of sight stays in the page.
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
    # Presses are done in the order in which they were made, by one thread.
    "@jupyterlab/apputils-extension:kernels-settings": {"commsOverSubshells": "disabled"},
}
SERVER: dict[str, dict[str, object]] = {
    # Voilà serves notebooks with a command of its own; loaded here it would cost every start half a second.
    "ServerApp": {"jpserver_extensions": {"zsy_tutor.lab": True, "voila.server_extension": False}},
    # Looking for language servers runs npm, which nobody here needs.
    "LanguageServerManager": {"autodetect": False},
}
PAGE: dict[str, object] = {
    # Voilà's button, which would lead nowhere.
    "disabledExtensions": {"@voila-dashboards/jupyterlab-preview": True},
    # By this our part of the page knows that it is in the course's own JupyterLab.
    "zsyCourse": True,
}


@dataclass
class LabServer:
    """A running JupyterLab. `address` gives what to open in a browser; `stop` ends it and its kernels."""

    process: subprocess.Popen[bytes]
    port: int
    token: str
    folder: Path
    log: Path

    @property
    def base(self) -> str:
        """The address without a path, `http://127.0.0.1:8888`."""
        return f"http://{HOST}:{self.port}"

    def address(self, path: str = "", view: str = "lab/tree") -> str:
        """Where `path` (a notebook, relative to the folder) opens; the token is in it."""
        place = f"{view}/{quote(path)}" if path else "lab"
        return f"{self.base}/{place}?token={self.token}"

    def stop(self, timeout_s: float = 15.0) -> None:
        """End the server in an orderly way; kernels are shut down with it."""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.wait(timeout_s)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def is_free(port: int) -> bool:
    """Whether a server could listen on `port` of this machine now."""
    with socket.socket() as probe:
        if os.name != "nt":  # there the option means that a port may be shared
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True


def choose_port(wanted: int | None) -> int:
    """`wanted` if it is free, else trouble; without a wish the first free one from 8888 on."""
    if wanted is not None:
        if not is_free(wanted):
            raise PortTaken(wanted)
        return wanted
    for port in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        if is_free(port):
            return port
    raise Trouble("ports-taken", first=str(FIRST_PORT), last=str(FIRST_PORT + PORTS_TRIED - 1))


def write_settings(state: Path, lang: str) -> Path:
    """Write what JupyterLab reads of ours (settings, kernel, server extension) and return the folder it lies in."""
    settings = dict(SETTINGS)
    if lang == "zh" and _language_pack_is_there():
        settings["@jupyterlab/translation-extension:plugin"] = {"locale": "zh_CN"}
    ours = state / "lab"
    files: dict[Path, object] = {
        ours / "config" / "labconfig" / "default_setting_overrides.json": settings,
        ours / "config" / "labconfig" / "page_config.json": PAGE,
        ours / "config" / "jupyter_server_config.json": SERVER,
        ours / "share" / "kernels" / KERNEL_NAME / "kernel.json": kernel_spec(),
    }
    for path, content in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_name(f".{path.name}.{os.getpid()}")
        temporary.write_text(json.dumps(content, indent=1), encoding="utf-8")
        temporary.replace(path)
    return ours


def _language_pack_is_there() -> bool:
    from importlib import metadata

    return any(entry.name == "zh_CN" for entry in metadata.entry_points(group="jupyterlab.languagepack"))


def server_environment(state: Path, folder: Path, lang: str, token: str) -> dict[str, str]:
    """The environment of the server and, through it, of the kernels."""
    ours, private = state / "lab", state / "jupyter"
    environment = dict(os.environ)
    # Settings of other Jupyter installations: a password, another root folder, an extension that does not load.
    for name in [name for name in environment if name.startswith(("JUPYTER_", "JUPYTERLAB_", "JPY_"))]:
        del environment[name]
    environment.update(
        JUPYTER_CONFIG_DIR=str(private / "config"),
        JUPYTER_DATA_DIR=str(private / "data"),
        JUPYTER_RUNTIME_DIR=str(private / "runtime"),
        JUPYTERLAB_SETTINGS_DIR=str(private / "settings"),
        JUPYTERLAB_WORKSPACES_DIR=str(private / "workspaces"),
        JUPYTER_CONFIG_PATH=str(ours / "config"),
        JUPYTER_PATH=str(ours / "share"),
        JUPYTER_PLATFORM_DIRS="1",
        JUPYTER_TOKEN=token,
        IPYTHONDIR=str(private / "ipython"),
        PYTHONPATH=python_path(environment, os.pathsep, checkout()),
        ZSY_TUTOR_FOLDER=str(folder),
        ZSY_TUTOR_LANG=lang,
        **{HOME_VARIABLE: str(state)},
    )
    return environment


def server_command(folder: Path, port: int, lang: str = "en") -> list[str]:
    """The command that runs JupyterLab: loopback only, that port or none, nothing looked up in the net."""
    options = {
        "ServerApp.ip": HOST,
        "ServerApp.port": str(port),
        "ServerApp.port_retries": "0",
        "ServerApp.open_browser": "False",
        "ServerApp.root_dir": str(folder),
        "ServerApp.answer_yes": "True",
        "ServerApp.allow_root": "True",
        "LabApp.default_url": f"/lab/tree/{quote(start_notebook(lang))}",
        "LabApp.extension_manager": "readonly",
        "LabApp.extra_labextensions_path": str(PACKAGE / "lab" / "labextensions"),
    }
    words = (f"--{name}={value}" for name, value in options.items())
    return [sys.executable, "-P", "-m", "zsy_tutor.lab.serve", *words]


def start_server(
    folder: Path,
    *,
    port: int | None = None,
    lang: str = "en",
    state: Path | None = None,
    options: Sequence[str] = (),
    timeout_s: float = 90.0,
) -> LabServer:
    """Start JupyterLab on the learner's `folder` and return when it answers.

    `options` are further options of JupyterLab. Raises `Trouble` for a taken port, a folder that cannot be written
    and a server that does not come up (with the place of its log).
    """
    folder, state = folder.resolve(), (state or state_folder()).resolve()
    try:
        write_settings(state, lang)
        for _ in range(PORTS_TRIED):
            server = _begin(folder, state, choose_port(port), lang, options)
            try:
                _wait_until_up(server, timeout_s)
            except BaseException as error:
                server.stop(5)
                if port is None and isinstance(error, PortTaken):
                    continue  # taken by another program since we looked
                raise
            return server
    except OSError as error:
        raise trouble_with_file(error, state) from error
    raise Trouble("no-port")


def _begin(folder: Path, state: Path, port: int, lang: str, options: Sequence[str]) -> LabServer:
    token, log = secrets.token_urlsafe(24), state / "server.log"
    with log.open("wb") as sink:
        process = subprocess.Popen(
            [*server_command(folder, port, lang), *options],
            stdin=subprocess.DEVNULL,
            stdout=sink,
            stderr=subprocess.STDOUT,
            cwd=state,
            env=server_environment(state, folder, lang, token),
        )
    return LabServer(process, port, token, folder, log)


def _wait_until_up(server: LabServer, timeout_s: float) -> None:
    end = time.monotonic() + timeout_s
    while time.monotonic() < end:
        if server.process.poll() is not None:
            raise _not_up(server, "ended-early")
        if _answers(server):
            return
        time.sleep(0.05)
    raise _not_up(server, "no-answer", seconds=f"{timeout_s:.0f}")


def _answers(server: LabServer) -> bool:
    connection = http.client.HTTPConnection(HOST, server.port, timeout=5)  # never through a proxy
    try:
        connection.request("GET", "/api/status", headers={"Authorization": f"token {server.token}"})
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def _not_up(server: LabServer, key: str, **values: str) -> Trouble:
    text = server.log.read_text(encoding="utf-8", errors="replace")
    if "is already in use" in text:
        return PortTaken(server.port)
    last = next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "no output")
    return Trouble(key, line=last, log=str(server.log), **values)
