"""A block of questions, buttons and a clock, above an exercise or alone. `static/form.js` shows it.

It knows nothing of what is asked: fields come in as plain data, what was chosen goes out with every change and press.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import anywidget
import traitlets

from zsy_tutor.explain.messages import text
from zsy_tutor.widgets.guard import STATIC, lean, script, stylesheet
from zsy_tutor.widgets.turns import in_turn

Values = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Field:
    """A question. `type`: `many` or `one` of `options` (id, label), `tick`, `text`, `out`, a line to copy, or `board`,
    a table on which cards are laid: what lies there is `Form.board`, and a press there is one on a button `board`.
    """

    id: str
    type: str
    label: str
    value: Any
    options: tuple[tuple[str, str], ...] = ()
    help: str = ""
    placeholder: str = ""
    wrong: str = ""
    """What is wrong with the value, shown beneath it."""

    def data(self) -> dict[str, Any]:
        """For the browser."""
        options = [{"id": id_, "label": label} for id_, label in self.options]
        value = list(self.value) if isinstance(self.value, tuple) else self.value
        said = {"label": self.label, "help": self.help, "placeholder": self.placeholder, "wrong": self.wrong}
        return {"id": self.id, "type": self.type, "value": value, "options": options, **said}


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `note` says why one that is not `enabled` cannot be pressed."""

    id: str
    label: str
    primary: bool = False
    enabled: bool = True
    note: str = ""

    def data(self) -> dict[str, Any]:
        """For the browser."""
        names = ("id", "label", "primary", "enabled", "note")
        return {name: getattr(self, name) for name in names}


@dataclass(frozen=True, slots=True)
class Clock:
    """Time and score: `left` of `total` seconds (0: no clock), whether it runs, and what is counted, in words."""

    total: float = 0
    left: float = 0
    running: bool = False
    score: str = ""

    def data(self, lang: str) -> dict[str, Any]:
        """For the browser."""
        words = {str(mark): text("form-time-left", lang, n=mark) for mark in (60, 10)} if self.total else {}
        shown = bool(self.total or self.score)
        return {"total": self.total, "left": self.left, "running": self.running, "score": self.score, "words": words,
                "shown": shown}  # fmt: skip


class Form(anywidget.AnyWidget):
    """Shows fields, buttons and a clock. `changed(values)` and `pressed(id, values)` are told; `over` is a press."""

    _esm = script("guard.js", "elements.js", "board.js", "form.js")
    _css = stylesheet() + lean(STATIC / "settings.css") + lean(STATIC / "form.css") + lean(STATIC / "board.css")

    lang = traitlets.Unicode("en").tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    title = traitlets.Unicode("").tag(sync=True)
    intro = traitlets.Unicode("").tag(sync=True)
    fields: Any = traitlets.List().tag(sync=True)
    buttons: Any = traitlets.List().tag(sync=True)
    board = traitlets.Dict().tag(sync=True)
    drawings = traitlets.Dict().tag(sync=True)
    """The cards that can lie on a board, by name."""
    clock = traitlets.Dict().tag(sync=True)
    note = traitlets.Unicode("").tag(sync=True)
    """What has come of the last press."""
    live = traitlets.Unicode("").tag(sync=True)
    """What a screen reader is told when `turn` changes."""
    turn = traitlets.Int(0).tag(sync=True)

    def __init__(
        self, lang: str, title: str, *, changed: Callable[[Values], None], pressed: Callable[[str, Values], None]
    ) -> None:
        labels = {name: text(f"form-{name}", lang) for name in ("copy", "copied", "dead")}
        super().__init__(lang=lang, title=title, labels=labels)
        self._changed, self._pressed = changed, pressed
        self.show()
        self.on_msg(self._received)

    def show(
        self,
        *,
        intro: str = "",
        fields: Iterable[Field] = (),
        buttons: Iterable[Button] = (),
        clock: Clock | None = None,
        note: str = "",
        live: str = "",
    ) -> None:
        """Show all this, and nothing of what was there before; a screen reader is told `live`, else the note."""
        with self.hold_sync():
            self.intro = intro
            self.fields = [field.data() for field in fields]
            self.buttons = [button.data() for button in buttons]
            self.clock = (clock or Clock()).data(self.lang)
            self.note, self.live = note, live or note
            self.turn += 1

    @in_turn
    def _received(self, _: Any, content: Any, __: Any) -> None:
        if not isinstance(content, dict):
            return
        try:
            values = content.get("values")
            chosen = values if isinstance(values, dict) else {}
            if content.get("kind") == "change":
                self._changed(chosen)
            elif content.get("kind") == "press":
                self._pressed(str(content.get("id")), chosen)
            elif content.get("kind") == "over":
                self._pressed("over", chosen)
        except Exception as error:  # noqa: BLE001 - ipywidgets would swallow it
            self.note = self.live = text("ui-error", self.lang, what=f"{type(error).__name__}: {error}")
            self.turn += 1
