"""Plays an exercise in a real page as a person does, beside the same exercise in plain Python.

Every press on the page is an event for the reducer here as well, and after each the page must show what `view` says. So
a test can ask the state what it should be, and the page what it shows.
"""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.study.levels import right_event
from zsy_tutor.study import session
from zsy_tutor.study.asked_session import at_once
from zsy_tutor.study.state import State
from zsy_tutor.study.view import View
from zsy_tutor.widgets import scene, style
from zsy_tutor.widgets.cards import Look, joker_labels

LANG = "en"


class Player:
    """One exercise: `area` is the output of its cell, `state` what it should be in."""

    def __init__(self, area: Locator, state: State, registry: session.Registry, lang: str = LANG) -> None:
        self.area = area
        self.lang = lang
        self.state = state
        self.registry = registry
        self.area.locator(self.main).wait_for(state="visible")
        self.area.scroll_into_view_if_needed()
        self.look()

    @property
    def main(self) -> str:
        """What is there as soon as the exercise is: a table, items, or the task."""
        view = self.view
        return ".zsy-exercise canvas" if view.hand or view.show else ".zsy-items" if view.items else ".zsy-prompt"

    @property
    def view(self) -> View:
        return session.view(self.state, self.lang)

    def look(self) -> None:
        """The page shows what the state says."""
        view = self.view
        heading, prompt = self.area.locator(".zsy-where"), self.area.locator(".zsy-prompt")
        expect(heading).to_have_text(view.heading)
        expect(prompt).to_have_text(view.prompt)
        expect(self.area.locator(".zsy-says")).to_have_text(view.selected_text)
        expect(self.area.locator(".zsy-stars .zsy-full")).to_have_count(max(0, view.stars))
        self.look_at_items(view)
        listed = self.area.locator(".zsy-listed")
        if view.listed_label:
            expect(listed.locator(".zsy-listed-title")).to_have_text(view.listed_label)
            for place, each in enumerate(view.listed):
                expect(listed.locator(".zsy-entry .zsy-set").nth(place)).to_have_attribute("aria-label", each.label)
        else:
            expect(listed).to_be_hidden()
        feedback = self.area.locator(".zsy-feedback")
        if view.feedback is None:
            expect(feedback).to_be_hidden()
            return
        expect(feedback.locator(".zsy-title")).to_have_text(view.feedback.headline)
        expect(feedback.locator(".zsy-body p")).to_have_text(list(view.feedback.body))
        if view.feedback.rule:
            expect(feedback.locator(".zsy-chip-rule")).to_contain_text(view.feedback.rule)

    def look_at_items(self, view: View) -> None:
        """The row and the marks are those of the state."""
        expect(self.area.locator(".zsy-item:visible")).to_have_count(len(view.items))
        expect(self.area.locator(".zsy-item.zsy-is-wrong")).to_have_count(
            len([item for item in view.items if item.mark == "wrong"])
        )
        if view.items_mode == "mark":
            expect(self.area.locator('.zsy-item[aria-pressed="true"]')).to_have_count(
                len([item for item in view.items if item.chosen])
            )
        row = sorted((item for item in view.items if item.position), key=lambda item: item.position)
        for place, item in enumerate(row):
            expect(self.area.locator(".zsy-cell").nth(place).locator(".zsy-item")).to_have_attribute(
                "data-item", item.id
            )

    def send(self, event: session.Event, *, look: bool = True) -> None:
        """Mirror what was done on the page, and compare."""
        self.state = self.registry.reduce(self.state, event)
        if look:
            self.look()

    def press(self, action: str) -> None:
        """Press a button."""
        events: dict[str, session.Event] = {
            "play": session.Play(),
            "pass": session.Pass(),
            "clear": session.Clear(),
            "done": session.Done(),
            "hint": session.Hint(),
            "why": session.Why(),
            "fix": session.ShowFix(),
            "house": session.House(),
            "retry": session.Retry(),
            "next": session.Next(),
            "back": session.Back(),
        }
        self.area.locator(f'.zsy-button[data-id="{action}"]:visible').first.click()
        self.send(events[action])

    def place(self, *items: int) -> None:
        """Press items that are still to be placed, one after another."""
        for item in items:
            self.area.locator(f'.zsy-tray [data-item="{item}"]').click()
            self.send(session.Place(item))

    def mark(self, *items: int) -> None:
        """Press items to mark them, or to take the mark away."""
        for item in items:
            self.area.locator(f'[data-item="{item}"]').click()
            self.send(session.Mark(item))

    def move(self, item: int, by: int) -> None:
        """Pick an item of the row and move it by the buttons below."""
        self.area.locator(f'.zsy-row [data-item="{item}"]').click()
        for _ in range(abs(by)):
            self.area.locator(f'[data-tool="{"up" if by > 0 else "down"}"]').click()
            self.send(session.Move(item, 1 if by > 0 else -1))

    def choose(self, choice: str) -> None:
        """Press one of the answers to choose from."""
        self.area.locator(f'.zsy-choice[data-id="{choice}"]').click()
        self.send(session.Choose(choice))

    def tap(self, index: int, *, look: bool = True) -> None:
        """Click a card of the hand, where it can be seen."""
        canvas = self.area.locator(".zsy-exercise canvas")
        box = canvas.bounding_box()
        assert box is not None
        x, y = self.card_point(index, box["width"])
        canvas.click(position={"x": x, "y": y})
        self.send(session.Toggle(index), look=look)

    def card_point(self, index: int, width: float) -> tuple[float, float]:
        """A point in the strip of a card that no other covers, on a canvas of this width."""
        look = Look.of(style.theme(False), self.lang, joker_labels(self.lang))
        picture = scene.build(self.view, width, look)
        placed = picture.hand[index]
        x, y = placed.x + 10, placed.y + 0.4 * placed.w
        assert picture.card_at(x, y) == index
        return x, y

    def lift(self, ranks: str) -> None:
        """Have exactly these ranks lifted, by clicks."""
        for place in self.state.work.selected:
            self.tap(place, look=False)
        wanted = list(ranks)
        for place, card in enumerate(self.state.cards):
            if card.rank in wanted:
                wanted.remove(card.rank)
                self.tap(place, look=False)
        assert not wanted
        self.look()

    def play(self, ranks: str) -> None:
        """Lift these ranks and press Play."""
        self.lift(ranks)
        self.press("play")

    def type(self, text: str) -> None:
        """Write a play into the field and press Enter."""
        field = self.area.locator(".zsy-typed input")
        field.fill(text)
        field.press("Enter")
        self.send(session.Typed(text))

    def fill(self, text: str) -> None:
        """Write a number into each field and press Check."""
        for place, number in enumerate(text.split()):
            self.area.locator(".zsy-number input").nth(place).fill(number)
        self.area.locator('.zsy-button[data-id="play"]:visible').click()
        self.send(session.Typed(text))

    def key(self, key: str) -> None:
        """Press a key on the table, which must have the focus."""
        self.area.locator(".zsy-exercise canvas").press(key)

    def play_by_keys(self, index: int) -> None:
        """From the first card: arrows to a card, space to lift it, Enter to play."""
        for _ in range(index):
            self.key("ArrowRight")
        self.key("Space")
        self.send(session.Toggle(index))
        self.key("Enter")
        self.send(session.Play())

    def do(self, event: session.Event) -> None:
        """Do what this event says as a person would: press, choose, lift and play, or type."""
        match event:
            case session.Choose(choice):
                self.choose(choice)
            case session.Pass():
                self.press("pass")
            case session.Play():
                self.press("play")
            case session.Done():
                self.press("done")
            case session.Typed(text) if self.view.numbers:
                self.fill(text)
            case session.Typed(text):
                self.type(text)
            case _:
                raise AssertionError(f"nobody does {event} here")

    def solve(self) -> None:
        """Answer rightly until the step is solved, after the first mistake that its author foresaw."""
        foreseen = [claim.answer for claim in self.state.part.wrong if claim.code != "legal"]
        part = self.state.part
        in_a_row = part.kind in ("order", "which_beats") or (part.kind == "who" and not at_once(part))
        if foreseen and not in_a_row:
            chosen = part.kind in ("name", "why_not", "who")
            blank = foreseen[0] == "-"
            self.do(session.Choose(foreseen[0]) if chosen else session.Play() if blank else session.Typed(foreseen[0]))
            assert self.view.feedback is not None
            assert self.view.feedback.kind == "wrong"
        while not self.state.work.solved:
            self.do(right_event(self.state))

    @property
    def code(self) -> str:
        """The code of the last answer."""
        return self.state.log[-1].code
