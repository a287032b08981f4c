"""What kinds that are answered by lifting cards alone do not have: choices, numbers, a row."""

from __future__ import annotations

from .exercises import Part
from .state import State
from .view import ChoiceView, NumberView


def choices(state: State, lang: str) -> tuple[ChoiceView, ...]:
    """There is nothing to choose from but the cards."""
    return ()


def choices_label(part: Part, lang: str) -> str:
    """There is nothing to choose from but the cards."""
    return ""


def numbers(state: State, lang: str) -> tuple[NumberView, ...]:
    """No numbers are typed."""
    return ()


def told(state: State, lang: str) -> str:
    """Nothing is placed or marked."""
    return ""
