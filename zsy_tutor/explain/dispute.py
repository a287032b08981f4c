"""Disputes: a small file with a verdict that somebody doubts, for a teacher or the makers, and judging it again.

    format = "zsy-dispute 1"
    version = "0.1.0"                               # of zsy_tutor that gave the verdict
    view = "classic 5566T/?4/?5 p1 p2:99 p3 -"      # what the asker may see: the other hands are numbers of cards
    seat = "p1"                                     # the asker
    play = "55"                                     # what was chosen: cards, pass, or - for nothing
    verdict = "illegal"                             # or "legal"
    codes = ["too_low"]                             # every reason; the type of the play where it is legal

No name, no path and no time is in it. The rule set is the first field of the view.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from .. import __version__
from ..rules.cards import Hand
from ..rules.errors import ZsyError
from ..rules.legality import Illegal, Reason, check
from ..rules.notation import format_cards, parse_selection
from ..rules.plays import Pass, Play
from ..rules.position import Hidden, Position, PositionView, parse_seat, seat_name
from ..rules.record_text import RecordError, Source, check_keys, write_list, write_string
from .messages import describe, suited_text, text
from .reasons import sentence

if TYPE_CHECKING:
    from typing import Any

FORMAT = "zsy-dispute 1"
_KEYS = ("format", "version", "view", "seat", "play", "verdict", "codes")
MOST_TEXT = 20_000
"""Longest file that is read, in characters."""


class DisputeError(ZsyError):
    """A dispute file that cannot be read; the message names the line and the key."""

    code = "bad_dispute"


@dataclass(frozen=True)
class Dispute:
    """A verdict in doubt: what the asker could see and chose, and what was said.

    `codes` are the reasons of an illegal play, with the shape reason after a `/`, or the one type of a legal play.
    `str` and `parse` are inverse.

    >>> position = Position.parse("classic 5566T/TJQK/?5 p1 p2:99 p3 -")
    >>> dispute = dispute_of(position.view(0), parse_selection("55"))
    >>> str(dispute.view), dispute.legal, dispute.codes
    ('classic 5566T/?4/?5 p1 p2:99 p3 -', False, ('too_low',))
    >>> Dispute.parse(str(dispute)) == dispute
    True
    """

    view: PositionView
    play: Hand | Pass
    legal: bool
    codes: tuple[str, ...]
    version: str = __version__

    @classmethod
    def parse(cls, text: str) -> Dispute:
        """Read a dispute; `DisputeError` for anything that is not as it must be."""
        if len(text) > MOST_TEXT:
            raise DisputeError(f"a dispute has at most {MOST_TEXT} characters")
        try:
            source = Source(text)
        except RecordError as error:
            raise DisputeError(str(error)) from error
        try:
            return _read(source.data)
        except RecordError as error:
            raise DisputeError(str(source.located(error))) from error

    def __str__(self) -> str:
        rules = self.view.position.rules
        play = "pass" if isinstance(self.play, Pass) else format_cards(self.play, rules)
        return (
            f"format = {write_string(FORMAT)}\n"
            f"version = {write_string(self.version)}\n"
            f"view = {write_string(str(self.view))}\n"
            f"seat = {write_string(seat_name(self.view.seat))}\n"
            f"play = {write_string(play)}\n"
            f"verdict = {write_string('legal' if self.legal else 'illegal')}\n"
            f"codes = {write_list(self.codes)}\n"
        )


@dataclass(frozen=True)
class JudgedAgain:
    """A dispute and what this version of the engine says: `result` as `check` gives it."""

    dispute: Dispute
    result: Play | Pass | Illegal

    @property
    def legal(self) -> bool:
        """Whether the play is legal."""
        return not isinstance(self.result, Illegal)

    @property
    def codes(self) -> tuple[str, ...]:
        """The reasons, or the type of the legal play, as a dispute has them."""
        return _codes(self.result)

    @property
    def same(self) -> bool:
        """Whether this is the verdict that was given, with the same reasons in the same order."""
        return (self.legal, self.codes) == (self.dispute.legal, self.dispute.codes)

    def sentences(self, lang: str) -> tuple[str, ...]:
        """What is judged, whether the verdict is the same, and why, in words."""
        position, chosen = self.dispute.view.position, self.dispute.play
        name = seat_name(self.dispute.view.seat)
        if isinstance(chosen, Pass):
            what = text("dispute-what-pass", lang, seat=name)
        elif not len(chosen):
            what = text("dispute-what-nothing", lang, seat=name)
        else:
            cards = suited_text(format_cards(chosen, position.rules), lang)
            what = text("dispute-what", lang, seat=name, cards=cards)
        return (what, text("dispute-same" if self.same else "dispute-changed", lang), *self._why(lang))

    def _why(self, lang: str) -> tuple[str, ...]:
        rules = self.dispute.view.position.rules
        if isinstance(self.result, Illegal):
            return tuple(sentence(reason, rules, lang) for reason in self.result.reasons)
        if isinstance(self.result, Pass):
            return (text("dispute-legal-pass", lang),)
        trick = self.dispute.view.position.trick
        play = describe(self.result, rules, lang)
        if trick is None:
            return (text("dispute-legal-lead", lang, play=play, seat=seat_name(self.dispute.view.seat)),)
        return (text("dispute-legal", lang, play=play, table=describe(trick.play, rules, lang)),)

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that decide, each once: of the reasons, or of why it is legal."""
        if isinstance(self.result, Illegal):
            return tuple(dict.fromkeys(reason.rule for reason in self.result.reasons))
        position = self.dispute.view.position
        if position.trick is None:
            return ("P1",) if position.opening else ("P3",)
        if isinstance(self.result, Pass):
            return ("P4",)
        if not self.result.is_bomb:
            return ("B1",)
        return ("B3",) if position.trick.play.is_bomb else ("B2",)


def dispute_of(view: PositionView, play: Hand | Play | Pass) -> Dispute:
    """The dispute of what the seat of the view chose, with the verdict that the engine gives."""
    result = check(view.position, play, view.seat)
    chosen = play.hand if isinstance(play, Play) else play
    return Dispute(view, chosen, not isinstance(result, Illegal), _codes(result))


def judge_again(dispute: Dispute) -> JudgedAgain:
    """Judge the same choice in the same view by this version.

    >>> again = judge_again(dispute_of(Position.parse("classic 5566T/?4/?5 p1 p2:99 p3 -").view(0), Hand.of("5", "5")))
    >>> again.same, again.rules
    (True, ('B1',))
    """
    return JudgedAgain(dispute, check(dispute.view.position, dispute.play, dispute.view.seat))


def save(dispute: Dispute, folder: str | Path) -> Path:
    """Write a file `dispute-1.toml`, or with the next number that is free; its path. Nothing is ever overwritten.

    The folder is made where there is none; `OSError` where it cannot be written to.
    """
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = place / f"dispute-{number}.toml"
        try:
            file = path.open("x", encoding="utf-8", newline="\n")
        except FileExistsError:
            number += 1
            continue
        try:
            with file:
                file.write(str(dispute))
        except OSError:
            path.unlink(missing_ok=True)  # half a file helps nobody
            raise
        return path


def _codes(result: Play | Pass | Illegal) -> tuple[str, ...]:
    if isinstance(result, Illegal):
        return tuple(_code(reason) for reason in result.reasons)
    return (result.type,)


def _code(reason: Reason) -> str:
    return f"{reason.code}/{reason.shape_reason}" if reason.shape_reason else reason.code


# ---- reading


def _read(data: dict[str, Any]) -> Dispute:
    check_keys(data, _KEYS, _KEYS)
    texts: dict[str, str] = {}
    for key in _KEYS[:-1]:
        if not isinstance(data[key], str):
            raise RecordError("must be a string", key=key)
        texts[key] = data[key]
    codes = data["codes"]
    if not isinstance(codes, list) or not codes or not all(isinstance(code, str) for code in codes):
        raise RecordError("must be an array of strings, one at least", key="codes")
    if texts["format"] != FORMAT:
        raise RecordError(f'allowed: "{FORMAT}"', key="format")
    if texts["verdict"] not in ("legal", "illegal"):
        raise RecordError('allowed: "legal", "illegal"', key="verdict")
    for key, values in (("version", [texts["version"]]), ("codes", codes)):
        if not all(value.isprintable() for value in values):  # a terminal would obey them
            raise RecordError("must not have control characters", key=key)
    position = _value("view", Position.parse, texts["view"])
    seat = _value("seat", parse_seat, texts["seat"], position.seats)
    for other, hand in enumerate(position.hands):
        if other != seat and len(hand) and not isinstance(hand, Hidden):
            raise RecordError(f"the hand of {seat_name(other)} must be hidden, as ?{len(hand)}", key="view")
    play = _value("play", parse_selection, texts["play"])
    return Dispute(PositionView(seat, position), play, texts["verdict"] == "legal", tuple(codes), texts["version"])


def _value(key: str, function: Any, *arguments: Any) -> Any:
    try:
        return function(*arguments)
    except ZsyError as error:
        raise RecordError(error.message, key=key) from error
