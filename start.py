#!/usr/bin/env python3
"""Opens the Zheng Shangyou course: python3 start.py. What it can be told: python3 start.py --help."""

# This file runs on whatever Python there is, in order to say that 3.11 is needed: Python 3.6 has to be able to read it.
import hashlib
import json
import os
import re
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
SOURCES = ("pyproject.toml", "README.md", "LICENSE", "zsy_tutor", "lessons", "puzzles", "zh")
LANGUAGES = ("en", "zh")
TEXTS = os.path.join(ROOT, "zsy_tutor", "explain", "locale")
# Settings that would send the packages elsewhere, or let another Python's packages in.
UNWANTED = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_REQUIRE_VIRTUALENV")
# By what the installer says: which of our sentences that is.
SIGNS = (
    ("disk_full", ("no space left", "errno 28", "winerror 112", "disk quota")),
    ("not_writable", ("permission denied", "access is denied", "read-only file system", "not writable")),
    (
        "no_network",
        (
            "name resolution", "nodename nor servname", "getaddrinfo", "network is unreachable", "connection refused",
            "connection reset", "connectionerror", "newconnectionerror", "timed out", "dns error", "proxyerror",
            "error sending request", "failed to fetch", "max retries", "sslerror",
            "no matching distribution", "could not find a version",
        ),
    ),
    ("no_venv", ("ensurepip", "no module named venv")),
)  # fmt: skip
SPOKEN = {"lang": LANGUAGES[0]}


class Trouble(Exception):
    """Something to say to the learner: one sentence, and what to do."""


def main(arguments: "list[str]") -> int:
    """Run with these arguments; the exit status."""
    for stream in (sys.stdout, sys.stderr):  # a console that cannot show a folder's name must not stop the course
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    SPOKEN["lang"] = language(arguments)
    try:
        if "-h" in arguments or "--help" in arguments:
            print(words("help"))
            return 0
        check_python(sys.version_info[:2])
        if arguments[:1] == ["test"]:
            return run_tests(arguments[1:])
        ensure_installed("")
        return hand_over([PYTHON, "-P", "-m", "zsy_tutor.cli.main", "start", *arguments])
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(words("stopped"))
        return 1


def language(arguments: "list[str]") -> str:
    """The language to speak: what --lang says, else what the environment says, else English."""
    chosen = os.environ.get("ZSY_TUTOR_LANG", "")
    for place, word in enumerate(arguments):
        if word == "--lang":
            chosen = "".join(arguments[place + 1 : place + 2])
        elif word.startswith("--lang="):
            chosen = word[len("--lang=") :]
    return chosen if chosen in LANGUAGES else LANGUAGES[0]


def words(name: str, **values: str) -> str:
    """The text of that name in the language spoken. The files are the course's own; only plain texts are read here."""
    path = os.path.join(TEXTS, SPOKEN["lang"], "start.ftl")
    try:
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
    except OSError as error:
        raise Trouble("%s is missing. Get the whole course again, not this file alone." % path) from error
    begin = f"setup-{name} ="
    first = next(number for number, line in enumerate(lines) if line.startswith(begin))
    text = [lines[first][len(begin) :].strip()]
    for line in lines[first + 1 :]:
        if line and not line.startswith("    "):
            break
        text.append(line[4:])
    return re.sub(r"\{ \$(\w+) \}", lambda found: values[found.group(1)], "\n".join(text).strip())


def check_python(version: "tuple[int, int]") -> None:
    """Raise `Trouble` for a Python that is too old; name a newer one if there is one."""
    if version >= NEEDED:
        return
    names = ["python3.%d" % minor for minor in range(30, NEEDED[1] - 1, -1)]
    newer = [name for name in names if works([name, "-c", ""])]
    needed, have = "%d.%d" % NEEDED, "%d.%d" % version
    if newer:
        raise Trouble(words("other_python", needed=needed, have=have, python=newer[0]))
    raise Trouble(words("old_python", needed=needed, have=have))


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
    say(words("environment", folder=VENV))
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
        say(words("everything"))
        run([*begin, "hatchling>=1.26"])
    else:
        say(words("changed"))
        begin += ["--no-deps"]
    # pip installs a folder again by itself, uv has to be told.
    run(begin + ["--no-build-isolation"] + (["--reinstall-package", "zsy-tutor"] if uv else []) + [package])


def run(command: "list[str]") -> None:
    """Run a command of the installation; its words go to a file, and every 20 seconds a line says that it goes on."""
    environment = {name: value for name, value in os.environ.items() if name not in UNWANTED}
    with tempfile.TemporaryFile("w+b") as output:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, env=environment, cwd=ROOT
        )
        began = said = time.time()
        while process.poll() is None:
            time.sleep(0.1)
            if time.time() - said > 20:
                said = time.time()
                say("  " + words("still", seconds="%d" % (said - began)))
        output.seek(0)
        text = output.read().decode("utf-8", "replace")
    if process.returncode:
        raise Trouble(explain(text))


def explain(text: str) -> str:
    """The sentence for what went wrong, and what to do."""
    lower = text.lower()
    for name, signs in SIGNS:
        if any(sign in lower for sign in signs):
            return words(name, folder=ROOT)
    try:
        with open(LOG, "w", encoding="utf-8") as log:
            log.write(text)
    except OSError:
        return words("failed_text") + "\n" + text
    last = ([line.strip() for line in text.splitlines() if line.strip()] or ["-"])[-1]
    return words("failed", line=last, log=LOG, folder=VENV)


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
    places = ["tests", "lessons", "puzzles", "zh"]
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
