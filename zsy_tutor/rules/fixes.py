"""The nearest legal plays to an illegal one. Decides nothing: `generate` says which plays are legal."""

from __future__ import annotations

from .cards import BITS, FIELD, GUARD, NATURAL, Hand, count_in
from .generate import legal_plays
from .notation import take
from .plays import Pass, Play
from .position import Hidden, Position

MOST = 3


def fixes(position: Position, selection: Hand | Play | Pass, seat: int | None = None) -> tuple[Hand, ...]:
    """The legal plays nearest to `selection`, at most three, as cards of the hand (ranks where it has no suits).

    Distance is cards added plus cards taken away; one play a rank set; kept and added copies are the selected ones
    first, then the opening card, then d c h s. Ties: fewest bombs of the hand that lose a card, then the lowest top,
    then the order of plays. Empty where nothing is legal, for a hidden hand, or where `seat` may not act.

    >>> from .notation import parse_selection
    >>> position = Position.parse("classic 5677TTQ/?5/?5 p1 p3:99 - -")
    >>> [str(fix) for fix in fixes(position, parse_selection("T"))]
    ['TT']
    """
    if position.turn is None or (seat is not None and seat != position.turn):
        return ()
    hand = position.hands[position.turn]
    if isinstance(hand, Hidden):
        return ()
    chosen = _chosen(position, hand, selection)
    wanted = 0 if isinstance(selection, Pass) else len(selection.hand if isinstance(selection, Play) else selection)
    opening = position.rules.opening_card if position.opening and hand.suited else None
    nearest: list[Play] = []
    least = -1
    for play in legal_plays(position):
        kept = _common(play.counts, chosen.counts)
        if opening is not None and opening not in chosen:
            # one of the copies must be the opening card, which is not selected
            rank = opening.rank
            kept -= count_in(chosen.counts, rank) >= count_in(play.counts, rank) > 0
        distance = play.size + wanted - 2 * kept
        if distance < least or least < 0:
            least = distance
            nearest = []
        if distance == least:
            nearest.append(play)
    strength = position.rules.strength
    nearest.sort(key=lambda play: (_broken_bombs(position, hand, play), strength(play.top), play.place))
    return tuple(_cards(position, hand, chosen, play) for play in nearest[:MOST])


def _common(counts: int, others: int) -> int:
    """How many cards packed counts have in common, rank by rank."""
    enough = (counts | GUARD) - others & GUARD  # the ranks of which `counts` has no fewer
    full = enough - (enough >> 4)
    fewer = others & full | counts & ~full
    total = 0
    while fewer:
        total += fewer & FIELD
        fewer >>= BITS
    return total


def _chosen(position: Position, hand: Hand, selection: Hand | Play | Pass) -> Hand:
    """What of the selection is in the hand, as cards of the hand."""
    if isinstance(selection, Pass):
        return Hand.EMPTY
    if isinstance(selection, Play):
        selection = selection.hand
    if not hand.suited:
        selection = selection.ranks()
    elif not selection.suited:
        return take(hand, selection.counts, position.rules.opening_card)
    rest = list(hand.cards)
    found = []
    for card in selection.cards:
        if card in rest:
            rest.remove(card)
            found.append(card)
    return Hand(found)


def _broken_bombs(position: Position, hand: Hand, play: Play) -> int:
    """How many bombs of the hand lose a card by this play; the joker bomb counts as one."""
    least = 3 if position.rules.triple_bomb else 4
    broken = sum(1 for rank in set(play.ranks) if rank in NATURAL and hand.count(rank) >= least)
    jokers = hand.count("B") and hand.count("R")
    return broken + bool(jokers and (count_in(play.counts, "B") or count_in(play.counts, "R")))


def _cards(position: Position, hand: Hand, chosen: Hand, play: Play) -> Hand:
    card = position.rules.opening_card
    cards = take(hand, play.counts, card, chosen)
    if not position.opening or not hand.suited or card in cards:
        return cards
    # the opening card takes the place of the last selected copy of its rank
    kept = [each for each in cards if each.rank == card.rank]
    return cards.remove(Hand([kept[-1]])).add(Hand([card]))


