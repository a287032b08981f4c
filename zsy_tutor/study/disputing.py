"""Disputing a verdict: which one an exercise has given last, and saving it as a file for a teacher.

The file itself, its form and judging it again are `explain.dispute`'s. What went wrong in saving is told as a word; the
sentences are in `asides`.
"""

from __future__ import annotations

import errno
from pathlib import Path

from ..explain import dispute as files
from ..rules.cards import Hand
from ..rules.errors import PositionError
from ..rules.plays import Pass
from ..rules.position import Hidden, Position, Trick
from ..rules.problems import NO_PLAY
from . import comparing
from .exercises import Part
from .item_session import turned
from .state import Disputed, Feedback, State

FOLDER = "disputes"
"""The folder for them, beside the notebook."""
READ_ONLY = (errno.EROFS, errno.EACCES, errno.EPERM)
FULL = (errno.ENOSPC, errno.EDQUOT)
TABLES = (4, 3, 6)
"""Numbers of seats to try where an exercise has no table: cards that one pack does not hold need two."""


def doubtful(state: State) -> tuple[Position, Hand | Pass, int] | None:
    """The choice judged last, in its position, and the seat whose it was; nothing where no verdict on one is shown."""
    given = state.work.feedback
    if given is None or given.kind not in ("right", "wrong", "info"):
        return None
    part = state.part if given.part == state.work.part else state.step.parts[given.part]
    if part.asked is not None:
        return None
    if part.kind == "name":
        lead = lead_of(part)
        return (lead, part.cards, lead.mover) if lead is not None else None
    if part.kind == "order":
        return _neighbours(part, given)
    if part.kind == "why_not":
        return part.table, part.tried, part.learner
    if part.kind == "which_beats":
        return (part.table, part.items[given.items[0]], part.learner) if given.items else None
    if given.asked is None or given.what == "fix" or part.position is None:
        return None
    return part.position, given.asked, part.learner


def lead_of(part: Part) -> Position | None:
    """A table where the cards of a `name` are led, so that what they are can be judged."""
    return _position(part, part.cards, None)


def _position(part: Part, hand: Hand, table: Hand | None) -> Position | None:
    """A table where somebody with this hand is to act, on a play of the next seat's or as the leader."""
    for seats in TABLES:
        trick = None
        if table is not None:
            play = comparing.play_of(table, part.rule_set)
            trick = Trick(1, table, play or NO_PLAY)
        others = tuple(Hidden(1) for _ in range(seats - 1))
        passed = tuple(range(2, seats)) if trick else ()
        try:
            return Position(part.rule_set, (hand, *others), 0, trick, passed)
        except PositionError:
            continue
    return None


def _neighbours(part: Part, given: Feedback) -> tuple[Position, Hand, int] | None:
    """The first two that stand the wrong way round: that the lower place beats the higher one is what was said."""
    if len(given.items) != 2 or given.items not in turned(part, given.items):
        return None
    low, high = (part.items[item] for item in given.items)
    position = _position(part, low, high)
    return (position, low, position.mover) if position is not None else None


def dispute_of(state: State) -> files.Dispute | None:
    """The last verdict as a dispute: what the learner may see, the choice, what was said."""
    found = doubtful(state)
    if found is None:
        return None
    position, chosen, seat = found
    return files.dispute_of(position.view(seat), chosen)


def rules_of(state: State) -> tuple[str, ...]:
    """The ids of the rules that decide the last verdict."""
    found = dispute_of(state)
    return files.judge_again(found).rules if found is not None else ()


def save(state: State, folder: Path) -> Disputed | None:
    """Save the last verdict in `folder`, once; the event that says what came of it.

    `None` where there is nothing to save. Never raises for what a disk may do.
    """
    given = state.work.feedback
    found = dispute_of(state)
    if found is None or given is None or (given.disputed is not None and given.disputed.name):
        return None
    try:
        path = files.save(found, folder)
    except OSError as error:
        trouble = "read_only" if error.errno in READ_ONLY else "full" if error.errno in FULL else "other"
        return Disputed(trouble=trouble, detail=error.strerror or type(error).__name__)
    return Disputed(f"{folder.name}/{path.name}")
