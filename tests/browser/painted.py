"""Whether a canvas shows what a view says: the colour of points that only a finished picture has."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from zsy_tutor.study.view import View
from zsy_tutor.widgets import scene, style
from zsy_tutor.widgets.cards import Look

PAINTED = """([index, points]) => {
  const canvas = document.querySelectorAll('.zsy-exercise canvas')[index];
  if (!canvas || !canvas.clientWidth) return false;
  const ratio = canvas.width / canvas.clientWidth, pen = canvas.getContext('2d');
  return points.every(([x, y, colour]) => {
    const [r, g, b, a] = pen.getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data;
    return a === 255 && Math.max(Math.abs(r - colour[0]), Math.abs(g - colour[1]), Math.abs(b - colour[2])) <= 3;
  });
}"""


def rgb(colour: str) -> list[int]:
    """The three numbers of `#BC1B2B`."""
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


class Canvas:
    """A table on the page by its number, and the view that it must show."""

    def __init__(self, page: Page, index: int, view: View) -> None:
        self.page, self.index, self.view = page, index, view
        self.box = page.locator(".zsy-exercise").nth(index)
        self.canvas = self.box.locator("canvas")

    def picture(self, dark: bool = False) -> scene.Scene:
        """What must be painted at the width that the canvas has now."""
        width = float(self.canvas.evaluate("canvas => canvas.clientWidth"))
        return scene.build(self.view, width, Look(style.theme(dark)))

    def expect_painted(self, *, dark: bool = False) -> None:
        """Wait until every card of the hand and of the trick is there, lifted or not, on felt of this theme."""
        self.canvas.wait_for(state="visible")
        self.canvas.scroll_into_view_if_needed()
        for _ in range(600):
            samples = self._samples(dark)
            if self.page.evaluate(PAINTED, [self.index, samples]):
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"not painted: {samples}")

    def _samples(self, dark: bool) -> list[list[object]]:
        picture, ink = self.picture(dark), style.theme(dark).ink
        samples: list[list[object]] = [[picture.width / 2, picture.height - 6, rgb(ink["felt_deep"])]]
        for placed in (*picture.hand, *picture.table):
            states = [name for name in ("fault", "hint", "dim", "selected") if getattr(placed.face, name)]
            paper = ink[f"paper_{states[0]}" if states else "paper"]
            samples.append([placed.x + 0.12 * placed.w, placed.y + 1.2 * placed.w, rgb(paper)])
        return samples

    def click(self, card: int) -> None:
        """Click a card of the hand where it can be seen."""
        placed = self.picture().hand[card]
        self.canvas.click(position={"x": placed.x + 8, "y": placed.y + 8})

    def expect_lines(self) -> None:
        """What stands around the canvas is what the view says."""
        for name, text in (("prompt", self.view.prompt), ("aim", self.view.aim), ("says", self.view.selected_text)):
            line = self.box.locator(f".zsy-{name}")
            expect(line).to_have_text(text) if text else expect(line).to_be_hidden()
