"""An exercise in the notebook: table, panel and what happens on a press. Everything shown is a function of the View.

`reduce` and `view` are plain functions of `zsy_tutor.study.session`; a press becomes an event, the event a new state,
the state a new view. Whatever breaks on the way is shown in the exercise and logged. No rule is decided here.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from zsy_tutor.explain.messages import text
from zsy_tutor.study import state as events
from zsy_tutor.study.preferences import HANDS
from zsy_tutor.study.view import View
from zsy_tutor.widgets.beside import WithText
from zsy_tutor.widgets.items import item_event
from zsy_tutor.widgets.panel import Panel, head
from zsy_tutor.widgets.spoken import card_text

if TYPE_CHECKING:
    from zsy_tutor.widgets.caption import Caption
    from zsy_tutor.widgets.hand_dom import HandDom
    from zsy_tutor.widgets.table import Table

_LOG = logging.getLogger("zsy_tutor")

Reduce = Callable[[Any, events.Event], Any]
MakeView = Callable[[Any, str], View]

_ACTIONS: dict[str, Callable[[], events.Event]] = {
    "play": events.Play,
    "pass": events.Pass,
    "clear": events.Clear,
    "done": events.Done,
    "undo": events.Undo,
    "restart": events.Restart,
    "line": events.ShowLine,
    "hint": events.Hint,
    "why": events.Why,
    "fix": events.ShowFix,
    "dispute": events.Dispute,
    "house": events.House,
    "retry": events.Retry,
    "next": events.Next,
    "back": events.Back,
}


class Exercise(WithText):
    """Shows `view(state, lang)` and sends events to `reduce(state, event)`. `state` is the state as it stands.

    `hand`: `canvas` for a painted table, `dom` for one of elements, which needs no ipycanvas. `notice` is shown until
    something is done.
    """

    def __init__(
        self,
        state: Any,
        lang: str = "en",
        *,
        reduce: Reduce | None = None,
        view: MakeView | None = None,
        hand: str = "canvas",
        four_colours: bool = False,
        notice: str = "",
    ) -> None:
        if reduce is None or view is None:
            from zsy_tutor.study import session

            reduce, view = reduce or session.Registry().reduce, view or session.view
        self.state = state
        self.lang = lang
        self._reduce, self._make_view = reduce, view
        self.view: View = view(state, lang)
        self._trouble = ""
        self.panel = self._make_panel()
        self.panel.listen(self._message)
        self.table = self._make_table(hand, four_colours)
        self.hand, self.four_colours = hand, four_colours
        super().__init__((self.table.widget, self.panel))
        self.add_class("zsy-exercise")
        self._show_colours()
        self.panel.show(self.view, error=" ".join(filter(None, (notice, self.view.notice))))

    def _make_panel(self) -> Panel | Caption:
        return Panel(self.lang)

    def _make_table(self, hand: str, four_colours: bool) -> Table | HandDom:
        """The table of that kind; only the one that is wanted is loaded."""
        self.panel.lists_cards = hand == "canvas"
        calls: dict[str, Any] = {
            "toggle": lambda index: self.send_event(events.Toggle(index)),
            "key": self._key,
            "failed": self.failed,
        }
        if hand == "dom":
            from zsy_tutor.widgets.hand_dom import HandDom

            return HandDom(self.view, self.lang, **calls)
        if hand != "canvas":
            raise ValueError(f"no kind of table {hand[:20]!r}; there are {', '.join(HANDS)}")
        from zsy_tutor.widgets.table import Table

        return Table(self.view, self.lang, moved=self._moved, four_colours=four_colours, **calls)

    def dress(self, hand: str, four_colours: bool) -> None:
        """Show the same exercise, as it stands, on another kind of table or with other colours, on every page at once.

        Nothing is done where it is like that already.
        """
        if four_colours != self.four_colours:
            self.four_colours = four_colours
            self._show_colours()
            self.table.recolour(four_colours)
        if hand != self.hand:
            old, self.table, self.hand = self.table, self._make_table(hand, four_colours), hand
            if self.panel.measured:
                self.table.measured(self.panel.width, self.panel.dpr, self.panel.dark, self.panel.font)
            self.children = [self.table.widget, self.panel]
            self.panel.show(self.view, error=self.panel.error)
            old.close()

    def _show_colours(self) -> None:
        """Where cards are elements, the colours of the suits are a matter of the style sheet, and of this class."""
        (self.add_class if self.four_colours else self.remove_class)("zsy-four")

    def send_event(self, event: events.Event) -> None:
        """What a press does: reduce, look, show. An error leaves the state as it was and is shown."""
        try:
            after = self._reduce(self.state, event)
            view = self._make_view(after, self.lang)
        except Exception as error:  # noqa: BLE001 - whatever broke is shown to the learner
            self.failed(error)
            return
        told = "" if after is self.state else view.live  # what changed nothing is not told
        self.state, self.view = after, view
        self._trouble = ""
        self.table.show(view)  # first, since the eye is on the cards
        self.panel.at = self.table.at
        self.panel.show(view, live=told, error=self._trouble or view.notice)

    def follow(self, state: Any) -> None:
        """The same exercise in a state that differs in what others have done: only the head shows that."""
        self.state, self.view = state, self._make_view(state, self.lang)
        if isinstance(self.panel, Panel):
            self.panel.head = head(self.view, self.lang)

    def failed(self, error: Exception) -> None:
        """Show an error in the exercise and log it."""
        _LOG.error("error in an exercise", exc_info=error)
        self._trouble = text("ui-error", self.lang, what=f"{type(error).__name__}: {error}")
        self.panel.error = self._trouble
        self.panel.turn += 1

    def _key(self, key: str) -> None:
        if key == "Enter":
            self.send_event(events.Play())

    def _moved(self, index: int) -> None:
        """The keyboard has come to a card: say which."""
        self.panel.at = self.table.at
        self.panel.name_focus(card_text(self.view.hand[index], self.lang))

    def _message(self, content: dict[str, Any]) -> None:
        try:
            self._handle(content)
        except Exception as error:  # noqa: BLE001 - ipywidgets would swallow it
            self.failed(error)

    def _handle(self, content: dict[str, Any]) -> None:
        kind = content.get("kind")
        if kind == "measure":
            self.table.measured(self.panel.width, self.panel.dpr, self.panel.dark, self.panel.font)
        elif kind == "focus":
            self.table.focused(bool(content.get("shown")))
            self.panel.at = self.table.at
            if self.table.at >= 0:
                self._moved(self.table.at)
        elif kind == "action":
            self.send_event(_ACTIONS[content["id"]]())
        elif kind == "choose":
            self.send_event(events.Choose(content["id"]))
        elif kind in ("place", "move", "mark"):
            self.send_event(item_event(content))
        elif kind == "typed":
            self.send_event(events.Typed(str(content["text"])))

    RUN = "text-run"
    """The message that says what running the cell is good for."""

    def __repr__(self) -> str:
        return self.view.text

    def saved_text(self) -> str:
        """What stands in a saved notebook: the exercise as text, and how to go on."""
        how = text(self.RUN, self.lang)
        return self.view.text if how in self.view.text else f"{self.view.text}\n{how}"
