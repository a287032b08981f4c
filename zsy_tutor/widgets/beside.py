"""What stands on the page as a widget and, where no kernel runs, as text: both outputs of one cell."""

from __future__ import annotations

from typing import Any

from ipywidgets import Layout, VBox

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


class WithText(VBox):
    """A box whose cell also holds `saved_text()`.

    A page without a kernel shows a widget as an error and nothing beside it. So the text is an output of its own; the
    widget's style sheet hides it while the widget is there.
    """

    def __init__(self, children: tuple[Any, ...] = ()) -> None:
        super().__init__(children=children, layout=Layout(width="100%"))

    def saved_text(self) -> str:
        """What stands in a saved notebook, whatever has been done since."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        data: dict[str, Any] = dict(super()._repr_mimebundle_(**kwargs) or {})
        return data | {"text/plain": self.saved_text()}

    def _ipython_display_(self) -> None:
        from IPython.display import display

        display({"text/plain": self.saved_text()}, raw=True)
        display({WIDGET_VIEW: self._repr_mimebundle_()[WIDGET_VIEW]}, raw=True)
