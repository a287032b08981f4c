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
    _, plays = _nearest(position, hand, chosen, _size(selection))
    return tuple(_cards(position, hand, chosen, play) for play in plays[:MOST])


def nearest(position: Position, selection: Hand) -> tuple[int, tuple[Play, ...]]:
    """How many changes the nearest legal plays are away, and all of them, in the order of `fixes`.

    `(0, ())` where nothing is legal; `RequestError` where the hand is hidden.

    >>> from .notation import parse_selection
    >>> least, plays = nearest(Position.parse("classic 5677TTQ/?5/?5 p1 - - -"), parse_selection("567"))
    >>> least, [play.ranks for play in plays]
    (2, ['5', '6', '7'])
    """
    if position.turn is None:
        return 0, ()
    hand = position.known_hand(position.turn)
    return _nearest(position, hand, _chosen(position, hand, selection), _size(selection))


def changes(position: Position, before: Hand, after: Hand) -> tuple[Hand, Hand]:
    """The cards added and the cards taken away from one selection to another, as few as they can be called.

    Copies of a rank are alike, except that the opening card is no other one while it must be played (P1).

    >>> added, taken = changes(Position.parse("classic 5c5d6h/?5/?5 p1 - - -"), Hand.of("5c", "6h"), Hand.of("5d"))
    >>> str(added), str(taken)
    ('-', '6h')
    """
    opening = position.rules.opening_card if position.opening else None
    added, taken = list(after.cards), []
    for card in before.cards:
        if card in added:
            added.remove(card)
        else:
            taken.append(card)
    for card in [card for card in taken if card != opening]:
        other = next((each for each in added if each.rank == card.rank and each != opening), None)
        if other is not None:
            added.remove(other)
            taken.remove(card)
    return Hand(added), Hand(taken)


def _size(selection: Hand | Play | Pass) -> int:
    return 0 if isinstance(selection, Pass) else len(selection.hand if isinstance(selection, Play) else selection)


def _nearest(position: Position, hand: Hand, chosen: Hand, wanted: int) -> tuple[int, tuple[Play, ...]]:
    """The legal plays nearest to `wanted` cards of which `chosen` are in the hand, and their distance."""
    opening = position.rules.opening_card if position.opening and hand.suited else None
    found: list[Play] = []
    least = -1
    for play in legal_plays(position):
        kept = common(play.counts, chosen.counts)
        if opening is not None and opening not in chosen:
            # one of the copies must be the opening card, which is not selected
            rank = opening.rank
            kept -= count_in(chosen.counts, rank) >= count_in(play.counts, rank) > 0
        distance = play.size + wanted - 2 * kept
        if distance < least or least < 0:
            least = distance
            found = []
        if distance == least:
            found.append(play)
    strength = position.rules.strength
    found.sort(key=lambda play: (_broken_bombs(position, hand, play), strength(play.top), play.place))
    return max(least, 0), tuple(found)


def common(counts: int, others: int) -> int:
    """How many cards packed counts have in common, rank by rank.

    >>> common(Hand.of("5", "5", "9").counts, Hand.of("5", "9", "9").counts)
    2
    """
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
