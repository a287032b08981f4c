#!/usr/bin/env python3
"""Opens the Zheng Shangyou course:  python3 start.py

The first start makes an environment in .venv beside this file and needs the network; later starts do not.

  --folder PATH    where your lessons and puzzles lie (~/ZhengShangyou)
  --lang en|zh     language of tables and answers
  --port NUMBER    the port of this computer to use
  --no-browser     do not open a browser, only say the address
  --reset NAME     bring back one lesson as it was shipped, for example 01_rank_order

python3 start.py test [pytest options]    installs the test tools and runs every test
"""

# This file runs on whatever Python there is, in order to say that 3.11 is needed: Python 3.6 has to be able to read it.
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import typing

NEEDED = (3, 11)
ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, "Scripts", "python.exe") if os.name == "nt" else os.path.join(VENV, "bin", "python")
STAMP = os.path.join(VENV, "zsy-tutor.json")
LOG = os.path.join(VENV, "install.log")
SOURCES = ("pyproject.toml", "README.md", "LICENSE", "zsy_tutor", "lessons", "puzzles")
# Settings that would send the packages elsewhere, or let another Python's packages in.
UNWANTED = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_REQUIRE_VIRTUALENV")
SIGNS = (
    (
        ("no space left", "errno 28", "winerror 112", "disk quota"),
        "The disk is full. Free some space (1 GB is plenty) and start again.",
    ),
    (
        ("permission denied", "access is denied", "read-only file system", "not writable"),
        "The folder {root} is not writable. Copy the course to a folder of your own and start it there.",
    ),
    (
        (
            "name resolution", "nodename nor servname", "getaddrinfo", "network is unreachable", "connection refused",
            "connection reset", "connectionerror", "newconnectionerror", "timed out", "dns error", "proxyerror",
            "error sending request", "failed to fetch", "max retries", "sslerror",
            "no matching distribution", "could not find a version",
        ),
        "The packages could not be downloaded. Check the network (the first start needs it) and start again.",
    ),
    (
        ("ensurepip", "no module named venv"),
        "This Python lacks its venv module. Install it (Debian, Ubuntu: apt install python3-venv) and start again.",
    ),
)  # fmt: skip


class Trouble(Exception):
    """Something to say to the learner: one sentence, and what to do."""


def main(arguments: "list[str]") -> int:
    """Run with these arguments; the exit status."""
    for stream in (sys.stdout, sys.stderr):  # a console that cannot show a folder's name must not stop the course
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if "-h" in arguments or "--help" in arguments:
        print(__doc__.strip())
        return 0
    try:
        check_python(sys.version_info[:2])
        if arguments[:1] == ["test"]:
            return run_tests(arguments[1:])
        ensure_installed("")
        return hand_over([PYTHON, "-P", "-m", "zsy_tutor.cli.main", "start", *arguments])
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped.")
        return 1


def check_python(version: "tuple[int, int]") -> None:
    """Raise `Trouble` for a Python that is too old; name a newer one if there is one."""
    if version >= NEEDED:
        return
    names = ["python3.%d" % minor for minor in range(30, NEEDED[1] - 1, -1)]
    newer = [name for name in names if works([name, "-c", ""])]
    advice = "Run it with one that is here: %s start.py" % newer[0] if newer else "Get one from python.org."
    raise Trouble("Python %d.%d or newer is needed, this is %d.%d. %s" % (*NEEDED, *version, advice))


def ensure_installed(extra: str) -> None:
    """Make the environment and install the package into it, as far as that is not done already."""
    have = (read_stamp() if os.path.exists(PYTHON) else None) or {}
    extras = sorted(set(have.get("extras", [])) | set([extra] if extra else []))
    try:
        want = {"sources": hash_of(SOURCES), "requirements": hash_of(("pyproject.toml",)), "extras": extras}
        if have == want:
            return
        if not have:
            make_environment()
        install(extras, any(have.get(name) != want[name] for name in ("requirements", "extras")))
        with open(STAMP + ".part", "w") as stamp:
            json.dump(want, stamp)
        os.replace(STAMP + ".part", STAMP)
    except OSError as error:
        raise Trouble(explain(str(error))) from error


def hash_of(names: "tuple[str, ...]") -> str:
    """A hash of the files of that name, and of all files in the folders of that name."""
    found = hashlib.sha256()
    for name in names:
        for path in sorted(files_of(os.path.join(ROOT, name))):
            found.update(os.path.relpath(path, ROOT).encode() + b"\0")
            with open(path, "rb") as file:
                found.update(hashlib.sha256(file.read()).digest())
    return found.hexdigest()


def files_of(path: str) -> "list[str]":
    """`path` itself if it is a file, the files in it if it is a folder (no caches)."""
    if os.path.isfile(path):
        return [path]
    files = []  # type: list[str]
    for folder, folders, names in os.walk(path):
        folders[:] = [name for name in folders if name != "__pycache__" and not name.startswith(".")]
        files.extend(os.path.join(folder, name) for name in names)
    return files


def read_stamp() -> "dict[str, typing.Any] | None":
    """What was installed last, `None` if that is not known."""
    try:
        with open(STAMP) as stamp:
            have = json.load(stamp)
        return have if {"sources", "requirements", "extras"} <= set(have) else None
    except (OSError, ValueError, TypeError):
        return None


def make_environment() -> None:
    """Make `.venv`; one that is there and works is kept, a half-made one is made anew."""
    if os.path.exists(PYTHON) and works([PYTHON, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]):
        return
    say("Making an environment in %s ..." % VENV)
    os.makedirs(VENV, exist_ok=True)
    uv = shutil.which("uv")
    if uv:
        run([uv, "venv", "--python", sys.executable, "--allow-existing", VENV])
    else:
        run([sys.executable, "-m", "venv", "--clear", VENV])
        os.makedirs(VENV, exist_ok=True)


def install(extras: "list[str]", new_requirements: bool) -> None:
    """Install the package, and what it needs unless that has not changed (then no network is needed)."""
    uv = shutil.which("uv")
    if uv:
        begin = [uv, "pip", "install", "--compile-bytecode", "--python", PYTHON]
    else:
        if not works([PYTHON, "-m", "pip", "--version"]):
            run([PYTHON, "-m", "ensurepip"])
        begin = [PYTHON, "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    package = ROOT + ("[%s]" % ",".join(extras) if extras else "")
    if new_requirements:
        say("Installing JupyterLab and the course (a minute or two, only this time) ...")
        run([*begin, "hatchling>=1.26"])
    else:
        say("Installing the changed course ...")
        begin += ["--no-deps"]
    # pip installs a folder again by itself, uv has to be told.
    run(begin + ["--no-build-isolation"] + (["--reinstall-package", "zsy-tutor"] if uv else []) + [package])


def run(command: "list[str]") -> None:
    """Run a command of the installation; its words go to a file, and every 20 seconds a line says that it goes on."""
    environment = {name: value for name, value in os.environ.items() if name not in UNWANTED}
    with tempfile.TemporaryFile("w+b") as words:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=words, stderr=subprocess.STDOUT, env=environment, cwd=ROOT
        )
        began = said = time.time()
        while process.poll() is None:
            time.sleep(0.1)
            if time.time() - said > 20:
                said = time.time()
                say("  still at it (%d s)" % (said - began))
        words.seek(0)
        text = words.read().decode("utf-8", "replace")
    if process.returncode:
        raise Trouble(explain(text))


def explain(text: str) -> str:
    """The sentence for what went wrong, and what to do."""
    lower = text.lower()
    for signs, sentence in SIGNS:
        if any(sign in lower for sign in signs):
            return sentence.format(root=ROOT)
    try:
        with open(LOG, "w") as log:
            log.write(text)
    except OSError:
        return "The installation failed:\n" + text
    last = ([line.strip() for line in text.splitlines() if line.strip()] or ["no output"])[-1]
    return "The installation failed (%s). The whole report is in %s; remove %s and start again." % (last, LOG, VENV)


def works(command: "list[str]") -> bool:
    """Whether this command runs and ends well."""
    try:
        return subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def hand_over(command: "list[str]") -> int:
    """Go on as this command; its exit status."""
    environment = {name: value for name, value in os.environ.items() if name not in UNWANTED}
    if os.name != "nt":
        sys.stdout.flush()
        os.execve(command[0], command, environment)
    process = subprocess.Popen(command, env=environment)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            pass  # Ctrl-C reached the course as well, which closes itself


def run_tests(arguments: "list[str]") -> int:
    """Install the test tools, find a browser and run everything: unit, property, browser and notebook tests."""
    ensure_installed("test")
    finder = os.path.join(ROOT, "tests", "browser", "find_browser.py")
    if subprocess.call([PYTHON, finder, "--install"], stdin=subprocess.DEVNULL):
        return 1
    places = ["tests", "lessons", "puzzles"]
    command = [PYTHON, "-m", "pytest", "--nbval", "--nbval-current-env", "--durations=10"]
    command += ["-n", str(min(4, os.cpu_count() or 1)), "--dist", "loadfile"]
    environment = {name: value for name, value in os.environ.items() if name not in UNWANTED}
    with tempfile.TemporaryDirectory() as state:  # nothing of the user's own course is touched
        environment["ZSY_TUTOR_HOME"] = state
        return subprocess.call(command + arguments + places, stdin=subprocess.DEVNULL, cwd=ROOT, env=environment)


def say(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
