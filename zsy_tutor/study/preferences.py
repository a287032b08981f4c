"""What a learner has chosen once for all tables: how the cards are given, and the colours of the suits.

Kept as one small JSON file in the learner's data folder (`zsy_tutor.home`). No file, a broken one or one that cannot be
written ever stops a lesson: then the usual choice holds, or the new one for as long as this kernel lives. What the
choices look like is the widgets' business.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ..home import state_folder

FILE = "preferences.json"
HANDS = ("canvas", "dom")
"""The cards painted on one table, or each an element of the page."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """The choices; as given here where nothing was chosen.

    >>> Preferences.read({"hand": "dom", "four_colours": "maybe"})
    Preferences(hand='dom', four_colours=False)
    """

    hand: str = "canvas"
    four_colours: bool = False

    @classmethod
    def read(cls, data: dict[str, Any]) -> Preferences:
        """From what stands in a file: a value that cannot be is passed over, and so is a key of another version."""
        hand, four = data.get("hand"), data.get("four_colours")
        return cls(
            hand=hand if isinstance(hand, str) and hand in HANDS else cls().hand,
            four_colours=four if isinstance(four, bool) else cls().four_colours,
        )


def preferences_file() -> Path:
    """Where the choices are kept."""
    return state_folder() / FILE


class Chosen:
    """The choices as one kernel knows them. `read` and `keep` never raise for what is wrong with the file."""

    def __init__(self, place: Callable[[], Path] = preferences_file) -> None:
        self._place = place
        self._unsaved: Preferences | None = None
        self._told = False
        self.trouble = ""
        """`unreadable`, `unsaved`, or nothing: how the last reading or writing went."""

    def read(self) -> Preferences:
        """The choices as the file has them now, for another kernel may have written it; or those not yet saved."""
        if self._unsaved is not None:
            return self._unsaved
        try:
            data, self.trouble = self._stored(), ""
        except (OSError, ValueError, RecursionError):
            data, self.trouble = {}, "unreadable"
        return Preferences.read(data)

    def keep(self, chosen: Preferences) -> bool:
        """Keep the choices from now on; says whether they could be saved for other kernels too."""
        try:
            stored = self._stored()
        except (OSError, ValueError, RecursionError):
            stored = {}
        try:
            _write(self._place(), json.dumps(stored | asdict(chosen), indent=1) + "\n")
        except OSError:
            self._unsaved, self.trouble = chosen, "unsaved"
            return False
        self._unsaved, self.trouble = None, ""
        return True

    def tell_once(self) -> str:
        """What there is to say of the file, the first time it is asked for."""
        if self._told or not self.trouble:
            return ""
        self._told = True
        return self.trouble

    def _stored(self) -> dict[str, Any]:
        try:
            data = json.loads(self._place().read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        if not isinstance(data, dict):
            raise ValueError("no table of choices")
        return data


def _write(path: Path, content: str) -> None:
    """In one step: another kernel reads the old file or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        temporary.write_text(content, encoding="utf-8")
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)
