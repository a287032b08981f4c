"""Kinds of exercise whose words stand in a module of their own: which module has them.

Each such module has the functions of `Words`. What they ask is a value in `Part.asked`; how a file of theirs is read is
in `level_kinds`, what they make of events in `HANDLERS` of their sessions.
"""

from __future__ import annotations

from typing import Protocol

from . import count_words, exchange_words, judging_words, leading_words, who_words
from .exercises import Part
from .state import Feedback, State
from .view import ActionView, ChoiceView, ContextView, FeedbackView, ListedView, NumberView


class Words(Protocol):
    """What a kind has to say. Every text is in the reader's language."""

    def aim(self, part: Part, lang: str) -> str:
        """What is asked, in a line."""

    def context(self, part: Part, lang: str) -> tuple[ContextView, ...]:
        """What is to be known for it, as small tables."""

    def choices(self, state: State, lang: str) -> tuple[ChoiceView, ...]:
        """What can be chosen."""

    def choices_label(self, part: Part, lang: str) -> str:
        """What is asked of the choices."""

    def numbers(self, state: State, lang: str) -> tuple[NumberView, ...]:
        """Fields for numbers."""

    def told(self, state: State, lang: str) -> str:
        """What the last event did to a choice, or nothing."""

    def says(self, state: State, lang: str) -> str:
        """The line that tells what is chosen so far."""

    def twin(self, state: State, where: str, lang: str) -> list[str]:
        """The exercise as sentences of text."""

    def solved_with(self, state: State, lang: str) -> str:
        """The right answer, once it is given."""

    def listed(self, state: State, lang: str) -> tuple[tuple[ListedView, ...], str]:
        """Cards in the list below, and its heading."""

    def actions(self, state: State, done: str, lang: str) -> list[ActionView]:
        """The buttons but for those that every kind has; `done` says why none can be pressed any more."""

    def hint_places(self, state: State) -> frozenset[int]:
        """The cards of the hand that the hints shown so far mark."""

    def hint_texts(self, part: Part, lang: str) -> tuple[str, ...]:
        """Three hints."""

    def labels(self, part: Part, lang: str) -> dict[str, str]:
        """Labels for a widget, as in `View.extra`, that differ from the usual ones."""

    def answer_view(self, state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
        """The answer to what was done."""


WORDS: dict[str, Words] = {
    "pay": exchange_words, "give_back": exchange_words, "who": who_words, "count": count_words,
    "verdicts": judging_words, "safe_lead": leading_words,
}  # fmt: skip
