"""The parts of level files that hold items or a refused play (`order`, `which_beats`, `why_not`), and their claims.

Everything an author claims is held against the engine. Plain values are read by `level_values`.
"""

from __future__ import annotations

from typing import Any

from ..rules.cards import Hand, more_than_packs
from ..rules.errors import RequestError
from ..rules.legality import REASONS
from ..rules.notation import take
from ..rules.plays import Pass
from ..rules.position import Position, parse_seat
from ..rules.shapes import SHAPE_REASONS
from .comparing import in_strength, lies_below, reason_id, refusal
from .dress import dress_items
from .exercises import Part, in_ranks, right_answers, spell
from .level_values import Values

FEWEST, MOST = 2, 8
"""How many items an exercise may have."""
SHAPED = "not_a_combination"


def items(reader: Values, table: dict[str, Any]) -> tuple[Hand, ...]:
    """The items of a table, every card with a suit."""
    found = _undressed(reader, table)
    if more_than_packs(sum(item.counts for item in found), 2):
        raise reader.wrong("items", "together need more cards than two packs hold")
    return dress_items(found)


def _undressed(reader: Values, table: dict[str, Any]) -> tuple[Hand, ...]:
    found = tuple(reader.cards({"items": each}, "items") for each in reader.strings(table, "items"))
    if not FEWEST <= len(found) <= MOST:
        raise reader.wrong("items", f"must be {FEWEST} to {MOST}")
    if len({item.ranks() for item in found}) < len(found):
        raise reader.wrong("items", "must all differ in rank")
    return found


def items_of_hand(reader: Values, table: dict[str, Any], position: Position) -> tuple[Hand, ...]:
    """Items that are cards of the mover's hand: those are the cards shown."""
    hand = position.known_hand(position.mover)
    found = []
    for item in _undressed(reader, table):  # they may share cards: each is one way to play from the hand
        if not hand.ranks().contains(item.ranks()):
            raise reader.wrong("items", f"{item.ranks()} is not in the hand")
        found.append(take(hand, item.counts, position.rules.opening_card))
    return tuple(found)


def tried_by(reader: Values, table: dict[str, Any], position: Position) -> tuple[int | None, Hand | Pass]:
    """What is tried, and by which seat where that is not the one to act: `p1:Q`, with the seat before a colon."""
    seat_text, colon, tried = reader.value(table, "try", str).rpartition(":")
    seat = None
    if colon:
        try:
            seat = parse_seat(seat_text, position.seats)
        except RequestError as error:
            raise reader.wrong("try", error.message) from error
    elif position.turn is None:
        raise reader.wrong("try", "must begin with a seat, as p1: does, since nobody is to act")
    return None if seat == position.turn else seat, reader.selection(tried, "try")


def check_order(reader: Values, part: Part) -> None:
    """The items have one order of strength, it is the claimed one, and what is claimed to be wrong is."""
    rules = part.rule_set
    if in_strength(part.items, rules) is None:
        raise reader.wrong("items", "cannot be put in one order: of every two, one must beat the other")
    found = right_answers(part)
    claimed = tuple(spell(reader.cards({"right": each}, "right"), rules) for each in part.right)
    if claimed != found:
        raise reader.wrong("right", f"{' '.join(claimed)} is claimed, the engine finds another order", found)
    for claim in part.wrong:
        pair = tuple(reader.cards({"wrong.answer": each}, "wrong.answer") for each in claim.answer.split())
        if len(pair) != 2 or any(spell(card, rules) not in found for card in pair):
            raise reader.wrong("wrong.answer", f"{claim.answer} is no pair of items", found)
        if lies_below(pair[0], pair[1], rules):
            raise reader.wrong("wrong.answer", f"{claim.answer} is right")
        _plain(reader, claim.code, claim.shape)


def check_marks(reader: Values, part: Part) -> None:
    """Some items beat the table and some do not; which, and why not, is as claimed."""
    rules, found = part.rule_set, right_answers(part)
    claimed = {spell(reader.cards({"right": each}, "right"), rules) for each in part.right}
    if claimed != set(found):
        raise reader.wrong("right", f"{' '.join(sorted(claimed))} is claimed, the engine finds other answers", found)
    if not found or len(found) == len(part.items):
        raise reader.wrong("items", "must be some that beat the table and some that do not")
    reasons = {spell(item, rules): refusal(part.table, item) for item in part.items}
    for claim in part.wrong:
        reader.selection(claim.answer, "wrong.answer")
        answer = in_ranks(part, claim.answer)
        if answer not in reasons:
            raise reader.wrong("wrong.answer", f"{claim.answer} is none of the items", tuple(reasons))
        if not reasons[answer]:
            raise reader.wrong("wrong.answer", f"{claim.answer} is right")
        first = reasons[answer][0]
        if (claim.code, claim.shape) != (first.code, first.shape_reason):
            raise reader.wrong("wrong.code", f"{claim.answer} is {reason_id(first)}, not {claim.code} {claim.shape}")


def check_why(reader: Values, part: Part) -> None:
    """The table refuses what is tried, the claimed reason is its first one, and every choice is a reason."""
    for choice in part.choices:
        code, _, shape = choice.partition("/")
        if code not in REASONS or (code == SHAPED) != bool(shape) or (shape and shape not in SHAPE_REASONS):
            raise reader.wrong("choices", f"{choice} is no reason", (*REASONS, f"{SHAPED}/<shape reason>"))
    if len(set(part.choices)) < len(part.choices):
        raise reader.wrong("choices", "must all differ")
    hand = part.table.known_hand(part.learner)
    if not isinstance(part.tried, Pass) and not (hand.contains(part.tried) or hand.ranks().contains(part.tried)):
        raise reader.wrong("try", "is not in the hand, and so cannot be shown")
    found = right_answers(part)
    if not found:
        raise reader.wrong("try", "is legal: there is nothing to be asked")
    if part.right != found:
        raise reader.wrong("right", f"{' '.join(part.right)} is claimed, the engine has another reason", found)
    if found[0] not in part.choices:
        raise reader.wrong("choices", "must have the right one among them", found)
    for claim in part.wrong:
        if claim.answer not in part.choices:
            raise reader.wrong("wrong.answer", f"{claim.answer} is none of the choices", part.choices)
        if claim.answer == found[0]:
            raise reader.wrong("wrong.answer", f"{claim.answer} is right")
        _plain(reader, claim.code, claim.shape)


def _plain(reader: Values, code: str, shape: str) -> None:
    if (code, shape) != ("not", ""):
        raise reader.wrong("wrong.code", "no reason code fits here", ("not",))
