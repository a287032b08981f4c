"""What is wrong with a position that cannot occur: every reason, as a code."""

from __future__ import annotations

from .cards import Card, count_in, pack_cards
from .errors import PositionError
from .plays import Play, play_table
from .position import MAX_SEATS, Hidden, Position, seats_from

PROBLEMS = {
    "wrong_number_of_seats": "a position has 2 to 6 seats, in two-low 2 to 4",
    "teams_seats": "teams=on needs another number of seats",
    "unknown_seat": "a seat is named that the position does not have",
    "seat_twice": "a seat is named twice among the passed or the finished",
    "nobody_holds_cards": "no seat holds cards",
    "too_many_copies": "a card or rank occurs more often than the packs hold",
    "too_many_cards": "hands and trick together exceed the packs",
    "mover_has_no_cards": "the seat to act holds no cards",
    "owner_is_mover": "the seat to act owns the trick",
    "trick_is_no_combination": "the play on the table is no combination under the rules",
    "passed_without_trick": "seats have passed but there is no trick",
    "passed_wrong": "passed is not what it must be",
    "passed_seat_acts": "a seat that has passed is the one to act",
    "passed_seat_owns": "a seat that has passed owns the trick",
    "passed_seat_is_out": "a seat that has passed is out",
    "out_seat_holds_cards": "a seat that is out holds cards",
    "empty_hand_not_out": "a seat without cards is not listed as out",
    "owner_out_not_last": "the owner of the trick is out but not the last in finished",
    "opening_not_allowed": "open= is only for a first lead under opening_required=on, with the rules' opening card",
    "opening_card_not_held": "the seat to act does not hold the opening card",
    "turn_missing": "the turn is - but the round is not over",
    "round_is_over": "the round is over, so turn, trick and passed must be -",
    "too_many_out": "with round_ends=first_out the round ends when the first seat is out",
}
"""Every reason for which a position is refused, with what it means; `PositionError.reasons` has the codes."""
NO_PLAY = Play("none", "", "")
"""Stands in a trick whose cards are no combination, until the position is refused for it."""


def find_problems(p: Position) -> list[str]:
    """The code of everything that is wrong with a position, in the order of `PROBLEMS`."""
    found = set(_seat_problems(p))
    if not found & {"wrong_number_of_seats", "unknown_seat"}:
        found.update(_hand_problems(p))
        found.update(_card_problems(p))
        found.update(_turn_problems(p))
        if p.opening:
            found.update(_opening_problems(p))
    return [code for code in PROBLEMS if code in found]


def _seat_problems(p: Position) -> list[str]:
    found = []
    if not 2 <= p.seats <= (MAX_SEATS if p.rules.is_classic else 4):
        found.append("wrong_number_of_seats")
    elif p.rules.teams and p.seats not in ((4, 6) if p.rules.is_classic else (4,)):
        found.append("teams_seats")
    named = [*p.passed, *p.finished, *([] if p.turn is None else [p.turn]), *([p.trick.owner] if p.trick else [])]
    if any(not 0 <= seat < p.seats for seat in named):
        found.append("unknown_seat")
    if len(set(p.passed)) < len(p.passed) or len(set(p.finished)) < len(p.finished):
        found.append("seat_twice")
    return found


def _hand_problems(p: Position) -> list[str]:
    found = []
    if not any(len(hand) for hand in p.hands):
        found.append("nobody_holds_cards")
    if any(len(p.hands[seat]) for seat in p.finished):
        found.append("out_seat_holds_cards")
    if any(not len(hand) and seat not in p.finished for seat, hand in enumerate(p.hands)):
        found.append("empty_hand_not_out")
    if p.rules.round_ends == "first_out" and len(p.finished) > 1:
        found.append("too_many_out")
    return found


def _card_problems(p: Position) -> list[str]:
    shown = p.shown()
    hidden = sum(hand.n for hand in p.hands if isinstance(hand, Hidden))
    packs = p.rules.packs_for(p.seats)
    in_play = list(pack_cards(packs))
    for card in p.rules.left_out(p.seats):
        in_play.remove(card)
    found = []
    # rank by rank over all cards, and card by card over those with suits
    ranks: dict[str, int] = {}
    cards: dict[Card, int] = {}
    for card in shown:
        ranks[card.rank] = ranks.get(card.rank, 0) + 1
        if card.suit:
            cards[card] = cards.get(card, 0) + 1
    too_many = [rank for rank, n in ranks.items() if n > count_in(p.copies, rank)]
    if too_many or any(n > in_play.count(card) for card, n in cards.items()):
        found.append("too_many_copies")
    if len(shown) + hidden > len(in_play):
        found.append("too_many_cards")
    return found


def _turn_problems(p: Position) -> list[str]:
    holding = [seat for seat, hand in enumerate(p.hands) if len(hand)]
    over = len(holding) <= 1 or (p.rules.round_ends == "first_out" and bool(p.finished))
    found = []
    if over and (p.turn is not None or p.trick is not None or p.passed):
        found.append("round_is_over")
    if p.turn is None and not over:
        found.append("turn_missing")
    if p.turn is not None and not len(p.hands[p.turn]):
        found.append("mover_has_no_cards")
    if p.trick is None:
        return [*found, "passed_without_trick"] if p.passed and not over else found
    owner = p.trick.owner
    if owner == p.turn:
        found.append("owner_is_mover")
    if p.trick.play != play_table(p.rules).by_counts.get(p.trick.cards.counts):
        found.append("trick_is_no_combination")
    if not len(p.hands[owner]) and p.finished[-1:] != (owner,):
        found.append("owner_out_not_last")
    return found if over else found + _passed_problems(p, owner)


def _passed_problems(p: Position, owner: int) -> list[str]:
    order = seats_from(owner, p.seats)[1:]
    if not p.rules.pass_is_final:
        if p.turn is None or p.turn == owner:
            return []
        passed = tuple(seat for seat in order[:order.index(p.turn)] if len(p.hands[seat]))
        return [] if p.passed == passed else ["passed_wrong"]
    found = []
    if p.turn in p.passed:
        found.append("passed_seat_acts")
    if owner in p.passed:
        found.append("passed_seat_owns")
    if any(not len(p.hands[seat]) for seat in p.passed):
        found.append("passed_seat_is_out")
    if not found and p.turn is not None and p.turn != owner:
        # in playing order from the owner; and every seat between owner and mover has passed in this trick
        between = [seat for seat in order[:order.index(p.turn)] if len(p.hands[seat])]
        if list(p.passed) != [seat for seat in order if seat in p.passed] or not set(between) <= set(p.passed):
            found.append("passed_wrong")
    return found


def _opening_problems(p: Position) -> list[str]:
    if not p.rules.opening_required or p.trick is not None or p.finished or p.turn is None:
        return ["opening_not_allowed"]
    hand = p.hands[p.turn]
    card = p.rules.opening_card
    if isinstance(hand, Hidden):
        shown = p.shown()
        of_rank = sum(1 for each in shown if each.rank == card.rank)
        held = of_rank < count_in(p.copies, card.rank) and shown.count(card) < p.rules.packs_for(p.seats)
    else:
        held = card in hand if hand.suited else hand.count(card.rank) > 0
    return [] if held else ["opening_card_not_held"]


def refusal(problems: list[str]) -> PositionError:
    """The error for these codes."""
    sentences = "; ".join(PROBLEMS[code] for code in problems)
    return PositionError(f"this position cannot occur: {sentences}", tuple(problems))
