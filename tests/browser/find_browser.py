"""Finds an installed Chromium, Chrome or Edge, and as root on Debian installs one. Standard library alone.

Playwright downloads no browser here: many schools block that. `python tests/browser/find_browser.py` prints the path;
`--install` may install; without a browser it fails and says how to get one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = (
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
    "microsoft-edge", "microsoft-edge-stable", "msedge",
)  # fmt: skip
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
WINDOWS_PLACES = (
    ("Google", "Chrome", "Application", "chrome.exe"),
    ("Chromium", "Application", "chrome.exe"),
    ("Microsoft", "Edge", "Application", "msedge.exe"),
)
HOW_TO = (
    "The browser tests need Chromium, Chrome or Edge, and none was found. On Debian or Ubuntu: "
    "apt-get install --no-install-recommends chromium fonts-noto-cjk; elsewhere install Chrome or Edge; "
    "a browser in another place is named by the environment variable ZSY_TUTOR_BROWSER."
)


def find_browser() -> str | None:
    """The path of the browser, `None` if there is none."""
    chosen = os.environ.get("ZSY_TUTOR_BROWSER")
    if chosen:
        return chosen
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    roots = [os.environ.get(name) for name in ("ProgramFiles", "ProgramFiles(x86)", "LocalAppData")]
    candidates = [*PLACES, *(str(Path(root, *place)) for root in roots if root for place in WINDOWS_PLACES)]
    return next((place for place in candidates if Path(place).is_file()), None)


def install() -> None:
    """Install Chromium and a Chinese font with Debian's packages, if this is root on Debian or one of its kin."""
    if sys.platform != "linux" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    packages = ["chromium", "fonts-noto-cjk"]
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages],
    ):
        if subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False
        ).returncode:
            print(f"{' '.join(command)} failed.", file=sys.stderr)


def main(arguments: list[str]) -> int:
    """Print the browser's path; 1 and a sentence if there is none."""
    browser = find_browser()
    if browser is None and "--install" in arguments:
        print("Installing chromium and fonts-noto-cjk ...", flush=True)
        install()
        browser = find_browser()
    print(browser or HOW_TO, file=sys.stdout if browser else sys.stderr)
    return 0 if browser else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
