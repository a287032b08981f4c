"""What is wrong with a position that cannot occur: every complaint, in words of its own."""

from __future__ import annotations

from tests.oracle.position import Position
from tests.oracle.rulebook import has_suits, minus, ranks_of
from tests.oracle.shapes import classify


def problems(position: Position) -> set[str]:
    """Empty for a position that can occur. Seat numbers may be out of range: then only the seats are judged.

    What must be in `passed` is asked only where mover and owner are two seats of a running round, and whether the mover
    holds the opening card only where `open=` may stand.
    """
    named = [*position.passed, *position.finished]
    named += [seat for seat in (position.turn, position.owner) if seat is not None]
    twice = any(len(set(seats)) < len(seats) for seats in (position.passed, position.finished))
    if any(not 0 <= seat < position.seats for seat in named):
        return {"a seat that is not there"} | ({"a seat named twice"} if twice else set())
    found = {
        "a seat named twice": twice,
        "teams with the wrong number of seats": _wrong_teams(position),
        "an out seat holds cards": any(position.size(seat) > 0 for seat in position.finished),
        "an empty hand is not out": any(
            position.size(seat) == 0 and seat not in position.finished for seat in range(position.seats)
        ),
        "more cards than the packs": not _cards_exist(position),
        **_turn_problems(position),
        **_trick_problems(position),
        **_opening_problems(position),
    }
    return {complaint for complaint, holds in found.items() if holds}


def _wrong_teams(position: Position) -> bool:
    allowed = [4, 6] if position.rules.preset == "classic" else [4]
    return position.rules.on("teams") and position.seats not in allowed


def is_over(position: Position) -> bool:
    somebody_is_out = len(position.finished) > 0
    return len(position.holders()) <= 1 or (position.rules["round_ends"] == "first_out" and somebody_is_out)


def _turn_problems(position: Position) -> dict[str, bool]:
    over = is_over(position)
    return {
        "nobody to act in a running round": position.turn is None and not over,
        "play goes on in a round that is over": over
        and bool(position.turn is not None or position.owner is not None or position.passed),
        "the mover has no cards": position.turn is not None and position.size(position.turn) == 0,
        "the owner is the mover": position.owner is not None and position.owner == position.turn,
    }


def _trick_problems(position: Position) -> dict[str, bool]:
    owner = position.owner
    over = is_over(position)
    if owner is None:
        return {"passed is wrong": position.passed != [] and not over}
    out_earlier = position.size(owner) == 0 and position.finished[-1:] != [owner]
    return {
        "the trick is no combination": classify(position.trick, position.rules, position.packs).type is None,
        "passed is wrong": not over and not _passed_fits(position, owner, position.turn),
        "the owner is out but not the last": out_earlier,
    }


def _passed_fits(position: Position, owner: int, mover: int | None) -> bool:
    between: list[int] = []
    for seat in position.after(owner):
        if seat == mover:
            break
        if position.size(seat) > 0:
            between.append(seat)
    if not position.rules.on("pass_is_final"):
        return mover in (None, owner) or position.passed == between
    if any(seat in (mover, owner) or position.size(seat) == 0 for seat in position.passed):
        return False
    in_order = [seat for seat in position.after(owner) if seat in position.passed]
    return mover in (None, owner) or (position.passed == in_order and set(between) <= set(position.passed))


def _opening_problems(position: Position) -> dict[str, bool]:
    if not position.opening:
        return {}
    if not position.rules.on("opening_required") or position.owner is not None or position.finished or position.over:
        return {"open where it may not be": True}
    assert position.turn is not None
    card = position.rules["opening_card"]
    hand = position.hands[position.turn]
    if isinstance(hand, int):
        pack, known = position.rules.cards_of_table(position.seats), position.known()
        rank_is_out = ranks_of(known).count(card[0]) >= ranks_of(pack).count(card[0])
        lacks = rank_is_out or known.count(card) >= pack.count(card)
    else:
        lacks = (card not in hand) if has_suits(hand) else (card[0] not in hand)
    return {"open without the card": lacks}


def _cards_exist(position: Position) -> bool:
    """Known cards with suits must be in the packs, and so must the ranks of all; the hidden ones need the rest."""
    pack = position.rules.cards_of_table(position.seats)
    known = position.known()
    with_suits = [card for card in known if len(card) == 2]
    if minus(pack, with_suits) is None or minus(ranks_of(pack), ranks_of(known)) is None:
        return False
    hidden = sum(hand for hand in position.hands if isinstance(hand, int))
    return len(known) + hidden <= len(pack)
