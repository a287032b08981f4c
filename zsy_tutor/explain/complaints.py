"""What is wrong with an argument, in words for whoever wrote it: which one, from which character on, and what would do.

The errors of the engine say it in English for programs; here the same is said in the reader's language. What is wrong
with a play is no error: that is in `reasons`.
"""

from __future__ import annotations

from unicodedata import east_asian_width

from ..rules.cards import RANKS, SUITS
from ..rules.errors import NotationError, PositionError, ZsyError
from ..rules.position import seat_name
from .messages import has_text, join, suited_text, text

EXAMPLES = {
    "position": "classic 33459TJ/?4/2B/- p1 p3:A - p4",
    "cards": "3 4 5 10 J B",
    "lifted": "10 J",
    "rules": "classic,straight_top=A",
    "seat": "p1",
}
"""What would do, by argument."""
_FIXED: dict[str, dict[str, str | int]] = {
    "card": {"ranks": "3 4 5 6 7 8 9 10 J Q K A 2", "suited": "9h, h9, 9♥︎", "black": "B", "red": "R"},
    "joker_colour": {"black": "B", "red": "R"},
    "which_joker": {"black": "B", "red": "R"},
    "write_joker": {"black": "B", "red": "R"},
    "cards_or_none": {"none": "-"},
    "rank": {"strict": " ".join(RANKS), "ten": "T", "black": "B", "red": "R"},
    "rank_or_suit": {"strict": " ".join(RANKS), "ten": "T", "suits": " ".join(SUITS)},
    "seats": {"seats": "p2p3", "none": "-"},
    "one_seat": {"none": "-"},
    "trick": {"trick": "p3:99", "none": "-"},
    "open": {"open": "open=3d"},
    "not_position": {"call": "Position.parse"},
    "not_cards": {"hand": "Hand", "play": "Play"},
    "not_rules": {"rules": "RuleSet"},
}
"""Pieces of notation inside the messages, the same in every language."""


def complaint(error: ZsyError, lang: str) -> str:
    """The error in lines of text, for a reader of `lang`.

    >>> from zsy_tutor.rules.lenient import read_cards
    >>> try:
    ...     read_cards("3 4 1")
    ... except NotationError as error:
    ...     error.field = "cards"
    ...     print(complaint(error, "en"))
    cards: I cannot read this from character 5 on.
    <BLANKLINE>
        3 4 1
            ^
    <BLANKLINE>
    There is no rank 1. Write 10 in full.
    For example: 3 4 5 10 J B
    """
    lines: list[str] = []
    if isinstance(error, NotationError):
        lines += [text("input-unreadable", lang, field=error.field, column=error.column), "", *_pointed(error), ""]
        lines += [_reason(error, lang)] if _is_known(error, lang) else []
    elif isinstance(error, PositionError):
        lines += [text("input-impossible", lang, field=error.field), ""]
        return "\n".join([*lines, *("- " + text(f"problem-{code}", lang) for code in error.reasons)])
    elif _is_known(error, lang):
        lines.append(text("input-wrong", lang, field=error.field, reason=_reason(error, lang)))
    else:
        return text("input-failed", lang, message=error.message)
    if error.field in EXAMPLES:
        lines.append(text("input-example", lang, example=EXAMPLES[error.field]))
    return "\n".join(lines)


def expected(error: ZsyError, lang: str) -> str:
    """What would do, or what cannot be, in a sentence; nothing where only English has words for it.

    >>> from zsy_tutor.rules.lenient import read_cards
    >>> try:
    ...     read_cards("1")
    ... except NotationError as error:
    ...     print(expected(error, "en"))
    There is no rank 1. Write 10 in full.
    """
    if isinstance(error, PositionError):
        return text(f"problem-{error.reasons[0]}", lang)
    return _reason(error, lang) if _is_known(error, lang) else ""


def _is_known(error: ZsyError, lang: str) -> bool:
    return bool(error.what) and has_text(f"input-{error.what}", lang)


def _reason(error: ZsyError, lang: str) -> str:
    facts = dict(_FIXED.get(error.what, {})) | dict(error.facts)
    if "allowed" in facts:
        facts["allowed"] = str(facts["allowed"]).replace(", ", text("list-comma", lang, a="", b=""))
    if error.what == "seat":
        facts |= {"first": seat_name(0), "last": seat_name(int(facts["n"]) - 1)}
    elif error.what == "option_pair":
        facts["needed"] = join(str(facts["needed"]).split(","), lang)
    elif error.what == "not_held":
        facts["cards"] = suited_text(str(facts["cards"]), lang)
    elif error.what == "copies":
        facts["card"] = suited_text(str(facts["card"]), lang)
    return text(f"input-{error.what}", lang, **facts)


def _pointed(error: NotationError) -> list[str]:
    """The text with a mark below the character from which on it cannot be read; wide characters get wide blanks."""
    written = " ".join(error.text.splitlines()) if "\n" in error.text else error.text
    start = max(0, error.column - 41)
    shown = written[start : start + 80]
    before = shown[: error.column - 1 - start]
    blanks = "".join("\u3000" if east_asian_width(char) in "WF" else " " for char in before)
    return [f"    {shown}", f"    {blanks}^"]
