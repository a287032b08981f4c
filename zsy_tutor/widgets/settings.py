"""The small block in which a learner says how the cards are to be: painted or as buttons, in two colours or in four.

`static/settings.js` shows it. What is chosen is kept (`study.preferences`) and handed on; whom it concerns is decided
where the block is made.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import anywidget
import traitlets

from zsy_tutor.explain.messages import text
from zsy_tutor.study.preferences import HANDS, Chosen, Preferences
from zsy_tutor.widgets import svg
from zsy_tutor.widgets.beside import WithText
from zsy_tutor.widgets.guard import STATIC, lean, script, stylesheet
from zsy_tutor.widgets.turns import in_turn

LABELS = ("title", "intro", "canvas", "canvas-says", "dom", "dom-says", "four", "four-says", "dead")
SAMPLE = ("9s", "Th", "Qd", "Ac")
"""The cards that show what a choice looks like: one of each suit."""


class Block(anywidget.AnyWidget):
    """Shows what is chosen and lets it be changed; `changed` is told of each change once it is kept."""

    _esm = script("guard.js", "elements.js", "settings.js")
    _css = stylesheet() + lean(STATIC / "settings.css")

    lang = traitlets.Unicode("en").tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    drawings = traitlets.Dict().tag(sync=True)
    hand = traitlets.Unicode("canvas").tag(sync=True)
    four = traitlets.Bool(False).tag(sync=True)
    paints = traitlets.Bool(True).tag(sync=True)
    """Whether there can be a painted table here."""
    note = traitlets.Unicode("").tag(sync=True)
    turn = traitlets.Int(0).tag(sync=True)
    """Counts answers, so that the same note can be told twice."""

    def __init__(
        self, lang: str, chosen: Chosen, changed: Callable[[Preferences], None], *, paints: bool = True
    ) -> None:
        self._chosen, self._changed = chosen, changed
        now = chosen.read()
        trouble = "no-canvas" if not paints else chosen.tell_once()
        super().__init__(
            lang=lang,
            labels={name: text(f"settings-{name}", lang) for name in LABELS},
            drawings={card: svg.card(card, lang) for card in SAMPLE},
            hand=now.hand if paints else "dom",
            four=now.four_colours,
            paints=paints,
            note=text(f"settings-{trouble}", lang, program="ipycanvas") if trouble else "",
        )
        self.on_msg(self._received)

    def choose(self, chosen: Preferences) -> None:
        """Keep a choice, hand it on, and say what has become of it."""
        saved = self._chosen.keep(chosen)
        with self.hold_sync():
            self.hand, self.four = chosen.hand, chosen.four_colours
            self.note = text("settings-saved" if saved else "settings-unsaved", self.lang)
            self.turn += 1
        self._changed(chosen)

    @in_turn
    def _received(self, _: Any, content: Any, __: Any) -> None:
        if not isinstance(content, dict) or content.get("kind") != "choose":
            return
        try:
            chosen = self._chosen.read()
            if content.get("hand") in HANDS:
                chosen = replace(chosen, hand=content["hand"])
            if isinstance(content.get("four"), bool):
                chosen = replace(chosen, four_colours=content["four"])
            self.choose(chosen)
        except Exception as error:  # noqa: BLE001 - ipywidgets would swallow it
            self.note = text("ui-error", self.lang, what=f"{type(error).__name__}: {error}")


class Settings(WithText):
    """The block on the page, and as text. (Only the box around it is told by JupyterLab when the kernel is gone.)"""

    def __init__(
        self, lang: str, chosen: Chosen, changed: Callable[[Preferences], None], *, paints: bool = True
    ) -> None:
        self.lang = lang
        self.block = Block(lang, chosen, changed, paints=paints)
        super().__init__((self.block,))

    def saved_text(self) -> str:
        """What stands in a saved notebook, whatever is chosen."""
        return f"{text('settings-text', self.lang)}\n{text('settings-run', self.lang)}"

    def __repr__(self) -> str:
        return text("settings-text", self.lang)
