"""Finds the facts that are true of a position, by lists of plays made once for each rule set.

Every function gives facts that hold, all of their kind where it gives several, `None` or `()` where none does. What a
fact means is said in `facts`; which of them is worth saying is for the exercise to choose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.cards import NATURAL, Hand, count_in
from ..rules.generate import can_pass, legal_plays
from ..rules.notation import format_ranks
from ..rules.plays import play_table
from .facts import (
    BreaksBomb,
    CanBeBeatenBy,
    FewestPlays,
    HoldsAnswer,
    LeavesSingles,
    MustPass,
    NobodyHoldsAnswer,
    NothingBeats,
    OnlyLegalPlay,
    PassIsAllowedButYouCould,
    StillOut,
    bomb_of,
)
from .fewest import fewest_plays
from .seen import NOTHING_SEEN, Seen, can_stand, may_answer, own_hand, unseen

if TYPE_CHECKING:
    from ..rules.plays import Play
    from ..rules.position import Position, PositionView
    from .facts import PlayerFact

_BOMB_RANKS = NATURAL + "R"


def _answers(view: PositionView, play: Play, seen: Seen) -> tuple[Play, ...]:
    """Everything that beats `play` and that a seat which will be asked may hold, in the order of plays."""
    position = view.position
    left = unseen(view, seen)
    largest = max((len(position.hands[seat]) for seat in may_answer(view, play)), default=0)
    return tuple(how for how in play_table(position.rules).finder.follows(left, play) if how.size <= largest)


def find_nothing_beats(view: PositionView, play: Play, seen: Seen = NOTHING_SEEN) -> NothingBeats | None:
    """That nothing beats this play of the seat, if so.

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 57BR/?1/?4 p1 - - -").view(0)
    >>> find_nothing_beats(view, classify("BR", view.position.rules))
    NothingBeats(play=Play('joker_bomb', 'BR'))
    """
    return NothingBeats(play) if can_stand(view, play) and not _answers(view, play, seen) else None


def find_can_be_beaten(view: PositionView, play: Play, seen: Seen = NOTHING_SEEN) -> tuple[CanBeBeatenBy, ...]:
    """Everything that may beat this play of the seat, in the order of plays.

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 57AA/?1/?1 p1 - - -").view(0)
    >>> [fact.how.ranks for fact in find_can_be_beaten(view, classify("A", view.position.rules), Seen.of("2222"))]
    ['B', 'R']
    """
    return tuple(CanBeBeatenBy(play, how) for how in _answers(view, play, seen))


def find_still_out(view: PositionView, seen: Seen = NOTHING_SEEN) -> tuple[StillOut, ...]:
    """For each rank of the table, low to high, how many the seat has not seen.

    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 2A/?5/?5 p1 p3:2 - -").view(0)
    >>> find_still_out(view)[-3:]
    (StillOut(rank='2', n=2), StillOut(rank='B', n=1), StillOut(rank='R', n=1))
    """
    left = unseen(view, seen)
    return tuple(StillOut(rank, count_in(left, rank)) for rank in view.position.rules.order)


def find_leaves_singles(view: PositionView, play: Play) -> LeavesSingles | None:
    """The ranks of which this play leaves one card alone, low to high, if any.

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 34455679/?5 p1 - - -").view(0)
    >>> find_leaves_singles(view, classify("34567", view.position.rules))
    LeavesSingles(play=Play('straight', '34567'), ranks='45')
    """
    hand = own_hand(view)
    taken = [rank for rank in view.position.rules.order if count_in(play.counts, rank)]
    if any(hand.count(rank) < count_in(play.counts, rank) for rank in taken):
        return None
    ranks = "".join(rank for rank in taken if hand.count(rank) - count_in(play.counts, rank) == 1)
    return LeavesSingles(play, ranks) if ranks else None


def find_breaks_bomb(view: PositionView, play: Play) -> tuple[BreaksBomb, ...]:
    """The bombs of the hand that this play breaks.

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 4477779BR/?5 p1 - - -").view(0)
    >>> find_breaks_bomb(view, classify("B", view.position.rules))
    (BreaksBomb(play=Play('single', 'B'), rank='R'),)
    """
    rules = view.position.rules
    hand = own_hand(view).ranks()
    if play.is_bomb or not hand.contains(play.hand):
        return ()
    rest = hand.remove(play.hand)
    broken = (rank for rank in _BOMB_RANKS if bomb_of(hand, rank, rules) and not bomb_of(rest, rank, rules))
    return tuple(BreaksBomb(play, rank) for rank in broken)


def find_fewest_plays(view: PositionView) -> FewestPlays:
    """How few plays empty the hand of the seat; 0 for a seat that is out.

    >>> from zsy_tutor.rules.position import Position
    >>> find_fewest_plays(Position.parse("classic 33344567/?5 p1 - - -").view(0))
    FewestPlays(hand='33344567', n=3)
    """
    rules = view.position.rules
    hand = own_hand(view)
    ranks = format_ranks(hand.counts, rules) if len(hand) else ""
    return FewestPlays(ranks, len(fewest_plays(hand, rules)))


def find_only_legal_play(view: PositionView) -> OnlyLegalPlay | None:
    """The one legal play of the seat to act, if there is but one.

    >>> from zsy_tutor.rules.position import Position
    >>> find_only_legal_play(Position.parse("classic 5TTQK/?5/?5 p1 p3:99 - -").view(0))
    OnlyLegalPlay(play=Play('pair', 'TT'), leading=False)
    """
    plays = _own_plays(view)
    return OnlyLegalPlay(plays[0], not can_pass(view.position)) if plays and len(plays) == 1 else None


def find_must_pass(view: PositionView) -> MustPass | None:
    """That the seat to act can only pass, if so.

    >>> from zsy_tutor.rules.position import Position
    >>> find_must_pass(Position.parse("classic 5TQK/?5/?5 p1 p3:99 - -").view(0))
    MustPass(table=Play('pair', '99'))
    """
    trick = view.position.trick
    return MustPass(trick.play) if trick is not None and _own_plays(view) == () else None


def find_pass_is_allowed(view: PositionView) -> tuple[PassIsAllowedButYouCould, ...]:
    """What the seat to act could play though it may pass, in the order of plays.

    >>> from zsy_tutor.rules.position import Position
    >>> find_pass_is_allowed(Position.parse("classic 5TTQ/?5/?5 p1 p3:99 - -").view(0))
    (PassIsAllowedButYouCould(play=Play('pair', 'TT'), table=Play('pair', '99')),)
    """
    trick = view.position.trick
    if trick is None:
        return ()
    return tuple(PassIsAllowedButYouCould(play, trick.play) for play in _own_plays(view) or ())


def _own_plays(view: PositionView) -> tuple[Play, ...] | None:
    """The legal plays of the seat, `None` where it is not to act."""
    return legal_plays(view.position) if view.position.turn == view.seat else None


def find_play_facts(view: PositionView, play: Play, seen: Seen = NOTHING_SEEN) -> tuple[PlayerFact, ...]:
    """Everything that is true of this play of the seat: what it costs the hand, and whether it can be beaten.

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 4477779/?1 p1 - - -").view(0)
    >>> find_play_facts(view, classify("44777", view.position.rules))[:2]
    (LeavesSingles(play=Play('full_house', '44777'), ranks='7'), BreaksBomb(play=Play('full_house', '44777'), rank='7'))
    """
    found: list[PlayerFact | None] = [find_leaves_singles(view, play), *find_breaks_bomb(view, play)]
    found += [find_nothing_beats(view, play, seen), *find_can_be_beaten(view, play, seen)]
    return tuple(fact for fact in found if fact is not None)


# ---- what needs all hands


def find_holds_answer(position: Position, seat: int, play: Play) -> tuple[HoldsAnswer, ...]:
    """Everything that `seat` holds against `play`, in the order of plays; `RequestError` where its hand is hidden.

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> position = Position.parse("classic 57A/892/J p1 - - -")
    >>> find_holds_answer(position, 1, classify("A", position.rules))
    (HoldsAnswer(seat=1, play=Play('single', 'A'), how=Play('single', '2')),)
    """
    hand = position.known_hand(seat)
    return tuple(HoldsAnswer(seat, play, how) for how in _follows(position, hand, play))


def find_nobody_holds_answer(position: Position, seat: int, play: Play) -> NobodyHoldsAnswer | None:
    """That no seat but `seat` holds anything against `play`, if so; `RequestError` where another hand is hidden.

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> position = Position.parse("classic 57A/89K/J p1 - - -")
    >>> find_nobody_holds_answer(position, 0, classify("A", position.rules))
    NobodyHoldsAnswer(seat=0, play=Play('single', 'A'))
    """
    others = [position.known_hand(other) for other in range(position.seats) if other != seat]
    return None if any(_follows(position, hand, play) for hand in others) else NobodyHoldsAnswer(seat, play)


def _follows(position: Position, hand: Hand, play: Play) -> tuple[Play, ...]:
    return play_table(position.rules).finder.follows(hand.counts, play)
