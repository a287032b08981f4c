"""`zsy-tutor dispute FILE`: judges a disputed verdict again and says whether it is the same, and why.

The exit status is 0 where the verdict is the same, 1 where this version says something else, 2 where the file cannot be
read. Files are written by the tutor; their form is in `docs/notation.md`.
"""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zsy_tutor.explain.dispute import Dispute, JudgedAgain

SAME, CHANGED, UNREADABLE = 0, 1, 2
USAGE = "usage: zsy-tutor dispute FILE [--lang en|zh]"


def main(arguments: list[str]) -> int:
    """Judge the file again; the exit status."""
    names, lang = _read_arguments(arguments)
    if "-h" in names or "--help" in names:
        print(f"{USAGE}\n\nJudges a disputed verdict again: exit status 0 same, 1 changed, 2 cannot be read.")
        return SAME
    if len(names) != 1 or not lang:
        print(USAGE, file=sys.stderr)
        return UNREADABLE
    from zsy_tutor.explain.dispute import MOST_TEXT, Dispute, DisputeError

    try:
        with Path(names[0]).open(encoding="utf-8") as file:
            dispute = Dispute.parse(file.read(MOST_TEXT + 1))
    except (OSError, UnicodeDecodeError) as error:
        print(f"zsy-tutor dispute: {names[0]} cannot be read: {error}", file=sys.stderr)
        return UNREADABLE
    except DisputeError as error:
        print(f"zsy-tutor dispute: {names[0]}: {error.message}", file=sys.stderr)
        return UNREADABLE
    if isinstance(sys.stdout, TextIOWrapper):  # signs and Chinese must not stop it where the terminal has none
        sys.stdout.reconfigure(errors="replace")
    return _tell(dispute, lang)


def _tell(dispute: Dispute, lang: str) -> int:
    """Print the verdict of this version beside the one that was given; the exit status."""
    from zsy_tutor import __version__
    from zsy_tutor.explain.dispute import judge_again
    from zsy_tutor.explain.messages import text
    from zsy_tutor.explain.reasons import rule_text

    again = judge_again(dispute)
    what, same, *why = again.sentences(lang)
    print(f"{dispute.view}\n{what}\n{same}")
    if not again.same:
        print(text("dispute-was", lang, version=dispute.version, verdict=_codes(dispute)))
        print(text("dispute-now", lang, version=__version__, verdict=_codes(again)))
    for line in why:
        print(f"- {line}")
    for rule in again.rules:
        print(f"{rule}: {rule_text(rule, lang, dispute.view.position.rules)}")
    return SAME if again.same else CHANGED


def _codes(verdict: Dispute | JudgedAgain) -> str:
    return f"{'legal' if verdict.legal else 'illegal'} {' '.join(verdict.codes)}"


def _read_arguments(arguments: list[str]) -> tuple[list[str], str]:
    """The names that are no options, and the language: `""` for one that there is not."""
    names, lang = [], "en"
    rest = iter(arguments)
    for argument in rest:
        if argument == "--lang" or argument.startswith("--lang="):
            lang = argument.partition("=")[2] or next(rest, "")
        else:
            names.append(argument)
    return names, lang if lang in ("en", "zh") else ""
