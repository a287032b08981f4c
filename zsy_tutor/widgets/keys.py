"""The help with the keys: which keys an exercise has and what each does, in the reader's language.

What a key does is done elsewhere: `static/guard.js` has the keys of the exercise, `table` those of cards,
`static/items.js` those of items.
"""

from __future__ import annotations

from typing import Any

from zsy_tutor.explain.messages import text
from zsy_tutor.study.view import View

NAMED = {"space": "keys-space", "enter": "keys-enter", "tab": "keys-tab", "backspace": "keys-backspace",
         "escape": "keys-escape"}  # fmt: skip
"""Keys that are called by a word; the others by what stands on them."""
_ANYWHERE = (("?", "keys-help"),)
KEYS: dict[str, tuple[tuple[str, str], ...]] = {
    "lift": (
        ("← → ↑ ↓", "keys-move"),
        ("space", "keys-lift"),
        ("enter", "keys-play"),
        ("P", "pass"),
        ("H", "hint"),
        ("backspace", "clear"),
        ("U", "undo"),
        ("7 J …", "keys-type"),
        ("tab", "keys-tab-on"),
        ("escape", "keys-leave"),
        *_ANYWHERE,
    ),
    "order": (
        ("tab", "keys-tab-card"),
        ("enter space", "keys-place"),
        ("← →", "keys-shift"),
        ("backspace", "keys-take"),
        ("H", "hint"),
        ("escape", "keys-leave-items"),
        *_ANYWHERE,
    ),
    "mark": (
        ("tab", "keys-tab-play"),
        ("enter space", "keys-mark"),
        ("H", "hint"),
        ("escape", "keys-leave-items"),
        *_ANYWHERE,
    ),
    "choose": (
        ("tab", "keys-tab-choice"),
        ("enter space", "keys-choose"),
        ("H", "hint"),
        ("escape", "keys-leave-choices"),
        *_ANYWHERE,
    ),
    "several": (
        ("tab", "keys-tab-choice"),
        ("enter space", "keys-tap"),
        ("H", "hint"),
        ("escape", "keys-leave-choices"),
        *_ANYWHERE,
    ),
    "count": (
        ("tab", "keys-tab-field"),
        ("enter", "keys-check"),
        ("H", "hint"),
        ("escape", "keys-leave-fields"),
        *_ANYWHERE,
    ),
}
"""By how an exercise is answered: keys with blanks between, and the message that says what they do, or the button they
press.
"""


def answered_by(view: View) -> str:
    """How an exercise is answered: `lift`, `order`, `mark`, `choose`, `several` or `count`."""
    if view.numbers:
        return "count"
    checked = any(action.id == "play" for action in view.actions)
    return view.items_mode or (("several" if checked else "choose") if view.choices else "lift")


def lifts(view: View) -> bool:
    """Whether there are cards that can be lifted."""
    return bool(view.hand) and answered_by(view) == "lift"


def help_line(view: View, lang: str) -> str:
    """What the keys do on the cards, in a sentence for a screen reader: only those that this exercise has."""
    own = view.extra.get("table_help")
    passes = any(action.id == "pass" for action in view.actions)
    return own or text("ui-table-help" if passes else "ui-table-help-no-pass", lang)


def rows(view: View, lang: str) -> list[dict[str, Any]]:
    """What the help lists for this exercise: of keys that stand for a button those whose button it has."""
    buttons = {action.id: action.label for action in view.actions}
    found = []
    for keys, does in KEYS[answered_by(view)]:
        if does == "keys-play" and "table_help" in view.extra:
            found.append((keys, text("keys-press", lang, label=buttons.get("play", ""))))
        elif does.startswith("keys-"):
            found.append((keys, text(does, lang)))
        elif does in buttons:
            found.append((keys, text("keys-press", lang, label=buttons[does])))
    return [{"keys": [_cap(key, lang) for key in keys.split()], "does": does} for keys, does in found]


def _cap(key: str, lang: str) -> str:
    """What a key is called.

    >>> _cap("space", "en"), _cap("H", "en")
    ('Space', 'H')
    """
    return text(NAMED[key], lang) if key in NAMED else key


def words(lang: str) -> dict[str, str]:
    """The help's name, and what is said when it opens and closes."""
    return {name: text(f"keys-{name}", lang) for name in ("name", "opened", "closed")}
