"""Why an action loses an `endgame`: facts about the line that punishes it, each of which can be asked whether it holds.

The line is `endgame.continuation`'s. Which sentence says a fact is decided in `endgame_words`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.generate import legal_plays
from ..rules.position import Position
from . import endgame
from .endgame import Moved


@dataclass(frozen=True, slots=True)
class Loss:
    """What comes of a losing action, up to the point from which everything is lost.

    `how`: `out` (one of the others goes out, and that decides it), `beaten` (it is beaten), `played` (it passed, and
    another plays on), `led` (the trick is over and another leads), or `passed` (all pass, and that does not help).
    """

    how: str
    move: Moved | None
    """What one of the others does, where it is told: the last play before the learner's turn."""
    leads: bool
    """Whether that was a lead."""
    no_answer: bool = False
    """Whether the learner then holds nothing that beats it."""
    hand: str = ""
    """`passed`: what the learner leads from, in ranks."""
    then: Moved | None = None
    """After `no_answer`: what is led next by one of the others, if that is what comes next."""
    then_out: bool = False
    """Whether that decides it."""
    then_no_answer: bool = False
    """Whether the learner cannot beat that either."""


def loss_of(before: Position, line: tuple[Moved, ...], goal: str) -> Loss:
    """The facts about a losing action and all that follows it, in a position before it."""
    own, you = line[0], line[0].seat
    turn = next((place for place, move in enumerate(line) if place and move.seat == you), len(line))
    answers = line[1:turn]
    last = next((move for move in reversed(answers) if not move.is_pass), None)
    if turn == len(line):
        return Loss("out", last or own, _leads(line, last or own))
    position = answers[-1].after if answers else own.after
    if position.trick is None:
        return Loss("passed", None, False, hand=str(position.known_hand(you).ranks()))
    if last is None:  # nobody has acted yet: another seat's play still lies there
        return Loss("passed", None, False)
    leads = _leads(line, last)
    how = "led" if leads else "played" if own.is_pass else "beaten"
    if legal_plays(position):
        return Loss(how, last, leads)
    following = _next_lead(line, turn)
    if following is None:
        return Loss(how, last, leads, no_answer=True)
    out = endgame.decided(following.after, goal, you) is not None
    return Loss(how, last, leads, True, "", following, out, not out and _cannot_beat(line, following, you))


def _next_lead(line: tuple[Moved, ...], turn: int) -> Moved | None:
    """The lead of another seat that comes next in the line, if no own play comes before it."""
    you = line[0].seat
    for move in line[turn:]:
        if not move.is_pass:
            return move if move.seat != you and _leads(line, move) else None
    return None


def _leads(line: tuple[Moved, ...], move: Moved) -> bool:
    """Whether nothing lay on the table when this was played."""
    place = next(n for n, each in enumerate(line) if each is move)
    return place > 0 and line[place - 1].after.trick is None


def _cannot_beat(line: tuple[Moved, ...], move: Moved, you: int) -> bool:
    """Whether the learner is asked next about this play, by nobody else's, and holds nothing that beats it."""
    place = next(n for n, each in enumerate(line) if each is move)
    for before, each in zip(line[place:], line[place + 1 :], strict=False):
        if each.seat == you:
            return not legal_plays(before.after)
        if not each.is_pass:
            return False
    return False
