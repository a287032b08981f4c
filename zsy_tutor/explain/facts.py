"""Statements about a position that a tutor may make, each a value that says of itself whether it holds.

What one player may know takes a `PositionView` and the cards that player has seen go; what needs all hands takes a
`Position`. `holds` decides by the rules alone, going through every play there is; `find_facts` finds statements in
quicker ways; the words are in `fact_words`. A fact that cannot be asked of a view (its seat's hand is hidden, or more
cards were seen than there are) raises `RequestError`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..rules.cards import JOKERS, Hand, count_in, counts_of, covers
from ..rules.errors import RequestError
from ..rules.generate import can_pass
from ..rules.legality import is_legal
from ..rules.plays import Play, all_plays, beats
from ..rules.position import Hidden, seat_name
from .fewest import fewest_plays
from .seen import NOTHING_SEEN, Seen, can_stand, may_answer, own_hand, unseen

if TYPE_CHECKING:
    from ..rules.position import Position, PositionView
    from ..rules.ruleset import RuleSet


def bomb_of(hand: Hand, rank: str, rules: RuleSet) -> bool:
    """Whether `hand` holds a bomb of `rank`; `R` stands for the joker bomb (K8)."""
    if rank in JOKERS:
        return rank == "R" and hand.count("B") > 0 and hand.count("R") > 0
    return hand.count(rank) >= (3 if rules.triple_bomb else 4)


# ---- what a player may know


@dataclass(frozen=True, slots=True)
class NothingBeats:
    """No player who will be asked can hold anything that beats this play of the seat (B1 to B4).

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 57AA/?1/?1 p1 - - -").view(0)
    >>> ace = classify("A", view.position.rules)
    >>> NothingBeats(ace).holds(view), NothingBeats(ace).holds(view, Seen.of("2222", "B", "R"))
    (False, True)
    """

    play: Play

    @property
    def rule(self) -> str:
        """The rule it rests on."""
        return "B3" if self.play.is_bomb else "B1"

    def holds(self, view: PositionView, seen: Seen = NOTHING_SEEN) -> bool:
        """Whether it is true."""
        position = view.position
        left = unseen(view, seen)
        largest = max((len(position.hands[seat]) for seat in may_answer(view, self.play)), default=0)
        return can_stand(view, self.play) and not any(
            beats(how, self.play, position.rules) and how.size <= largest and covers(left, how.counts)
            for how in all_plays(position.rules, position.seats)
        )


@dataclass(frozen=True, slots=True)
class CanBeBeatenBy:
    """A player who will be asked may hold `how`, which beats this play of the seat (B1 to B4).

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 57AA/?1/?2 p1 - - -").view(0)
    >>> ace, bomb = (classify(cards, view.position.rules) for cards in ("A", "BR"))
    >>> CanBeBeatenBy(ace, bomb).holds(view, Seen.of("2222")), CanBeBeatenBy(ace, bomb).holds(view, Seen.of("B"))
    (True, False)
    """

    play: Play
    how: Play

    @property
    def rule(self) -> str:
        """The rule it rests on."""
        if not self.how.is_bomb:
            return "B1"
        return "B3" if self.play.is_bomb else "B2"

    def holds(self, view: PositionView, seen: Seen = NOTHING_SEEN) -> bool:
        """Whether it is true."""
        left = unseen(view, seen)
        hands = view.position.hands
        fits = any(len(hands[seat]) >= self.how.size for seat in may_answer(view, self.play))
        return fits and beats(self.how, self.play, view.position.rules) and covers(left, self.how.counts)


@dataclass(frozen=True, slots=True)
class StillOut:
    """So many cards of a rank are in play that the seat has not seen (C3 to C5 say how many there are).

    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 2A/?5/?5 p1 p3:2 - -").view(0)
    >>> StillOut("2", 2).holds(view), StillOut("2", 1).holds(view, Seen.of("2"))
    (True, True)
    """

    rank: str
    n: int

    @property
    def rule(self) -> str:
        """The rule it rests on."""
        return "C3"

    def holds(self, view: PositionView, seen: Seen = NOTHING_SEEN) -> bool:
        """Whether it is true."""
        return count_in(unseen(view, seen), self.rank) == self.n


@dataclass(frozen=True, slots=True)
class LeavesSingles:
    """Of each of these ranks the play takes all but one card: they stand alone afterwards (K1).

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 34455679/?5 p1 - - -").view(0)
    >>> LeavesSingles(classify("34567", view.position.rules), "45").holds(view)
    True
    """

    play: Play
    ranks: str

    @property
    def rule(self) -> str:
        """The rule it rests on."""
        return "K1"

    def holds(self, view: PositionView, seen: Seen = NOTHING_SEEN) -> bool:
        """Whether it is true."""
        hand = own_hand(view)
        if not self.ranks or not hand.ranks().contains(self.play.hand):
            return False
        rest = hand.ranks().remove(self.play.hand)
        return all(rest.count(rank) == 1 and hand.count(rank) > 1 for rank in self.ranks)


@dataclass(frozen=True, slots=True)
class BreaksBomb:
    """The play, no bomb itself, takes cards out of a bomb of the hand, and no bomb of that rank is left (K8).

    `rank` is `R` for the joker bomb.

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 4477779/?5 p1 - - -").view(0)
    >>> BreaksBomb(classify("44777", view.position.rules), "7").holds(view)
    True
    """

    play: Play
    rank: str

    @property
    def rule(self) -> str:
        """The rule it rests on."""
        return "K8"

    def holds(self, view: PositionView, seen: Seen = NOTHING_SEEN) -> bool:
        """Whether it is true."""
        hand = own_hand(view).ranks()
        rules = view.position.rules
        if self.play.is_bomb or not hand.contains(self.play.hand):
            return False
        rest = hand.remove(self.play.hand)
        return bomb_of(hand, self.rank, rules) and not bomb_of(rest, self.rank, rules)


@dataclass(frozen=True, slots=True)
class FewestPlays:
    """The hand of the seat, which is `hand` in ranks, makes no fewer than `n` plays, and it makes `n` (K1 to K9).

    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 33344567/?5 p1 - - -").view(0)
    >>> FewestPlays("33344567", 3).holds(view), FewestPlays("33344567", 4).holds(view)
    (True, False)
    """

    hand: str
    n: int

    @property
    def rule(self) -> str:
        """The rule it rests on."""
        return "K9"

    def holds(self, view: PositionView, seen: Seen = NOTHING_SEEN) -> bool:
        """Whether it is true."""
        same = counts_of(self.hand) == own_hand(view).counts
        return same and len(fewest_plays(self.hand, view.position.rules)) == self.n


@dataclass(frozen=True, slots=True)
class OnlyLegalPlay:
    """The seat is to act and this is its one legal play; whether it leads, for else it may pass as well (P3, P4).

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 5TTQK/?5/?5 p1 p3:99 - -").view(0)
    >>> OnlyLegalPlay(classify("TT", view.position.rules), leading=False).holds(view)
    True
    """

    play: Play
    leading: bool

    @property
    def rule(self) -> str:
        """The rule it rests on."""
        return "P3" if self.leading else "P4"

    def holds(self, view: PositionView, seen: Seen = NOTHING_SEEN) -> bool:
        """Whether it is true."""
        return _to_act(view) and can_pass(view.position) != self.leading and _legal(view) == [self.play]


@dataclass(frozen=True, slots=True)
class MustPass:
    """The seat is to act and nothing it holds beats `table`, the play on the table (P4).

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 5TQK/?5/?5 p1 p3:99 - -").view(0)
    >>> MustPass(classify("99", view.position.rules)).holds(view)
    True
    """

    table: Play

    @property
    def rule(self) -> str:
        """The rule it rests on."""
        return "P4"

    def holds(self, view: PositionView, seen: Seen = NOTHING_SEEN) -> bool:
        """Whether it is true."""
        return _to_act(view) and _on_table(view, self.table) and not _legal(view)


@dataclass(frozen=True, slots=True)
class PassIsAllowedButYouCould:
    """The seat is to act, may pass, and holds `play`, which beats `table`, the play on the table (P4).

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> view = Position.parse("classic 5TTQ/?5/?5 p1 p3:99 - -").view(0)
    >>> nines, tens = (classify(cards, view.position.rules) for cards in ("99", "TT"))
    >>> PassIsAllowedButYouCould(tens, nines).holds(view)
    True
    """

    play: Play
    table: Play

    @property
    def rule(self) -> str:
        """The rule it rests on."""
        return "P4"

    def holds(self, view: PositionView, seen: Seen = NOTHING_SEEN) -> bool:
        """Whether it is true."""
        own_hand(view)
        return _to_act(view) and _on_table(view, self.table) and is_legal(view.position, self.play)


def _to_act(view: PositionView) -> bool:
    return view.position.turn == view.seat


def _on_table(view: PositionView, table: Play) -> bool:
    return view.position.trick is not None and view.position.trick.play == table


def _legal(view: PositionView) -> list[Play]:
    """Every legal play, by trying each there is."""
    position = view.position
    own_hand(view)
    return [play for play in all_plays(position.rules, position.seats) if is_legal(position, play)]


# ---- what needs all hands


@dataclass(frozen=True, slots=True)
class HoldsAnswer:
    """`seat` holds `how`, which beats `play` (B1 to B4). Whose turn it is does not matter.

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> position = Position.parse("classic 57A/892/J p1 - - -")
    >>> ace, two = (classify(cards, position.rules) for cards in "A2")
    >>> HoldsAnswer(1, ace, two).holds(position), HoldsAnswer(2, ace, two).holds(position)
    (True, False)
    """

    seat: int
    play: Play
    how: Play

    @property
    def rule(self) -> str:
        """The rule it rests on."""
        return CanBeBeatenBy(self.play, self.how).rule

    def holds(self, position: Position) -> bool:
        """Whether it is true; `RequestError` where that hand is hidden."""
        hand = position.known_hand(self.seat)
        return hand.ranks().contains(self.how.hand) and beats(self.how, self.play, position.rules)


@dataclass(frozen=True, slots=True)
class NobodyHoldsAnswer:
    """No seat but `seat` holds anything that beats `play` (B1 to B4). Whose turn it is does not matter.

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.position import Position
    >>> position = Position.parse("classic 57A/89K/J p1 - - -")
    >>> NobodyHoldsAnswer(0, classify("A", position.rules)).holds(position)
    True
    """

    seat: int
    play: Play

    @property
    def rule(self) -> str:
        """The rule it rests on."""
        return NothingBeats(self.play).rule

    def holds(self, position: Position) -> bool:
        """Whether it is true; `RequestError` where another hand is hidden."""
        for seat, hand in enumerate(position.hands):
            if isinstance(hand, Hidden) and seat != self.seat:
                raise RequestError(f"the hand of {seat_name(seat)} is hidden", "position")
        rules = position.rules
        others = [hand.ranks() for seat, hand in enumerate(position.hands)
                  if seat != self.seat and isinstance(hand, Hand)]  # fmt: skip
        answers = [play for play in all_plays(rules, position.seats) if beats(play, self.play, rules)]
        return not any(hand.contains(play.hand) for hand in others for play in answers)


PlayerFact = (
    NothingBeats | CanBeBeatenBy | StillOut | LeavesSingles | BreaksBomb | FewestPlays | OnlyLegalPlay | MustPass
    | PassIsAllowedButYouCould
)  # fmt: skip
"""A fact that the player of a view may know: `holds(view, seen)`."""
TableFact = HoldsAnswer | NobodyHoldsAnswer
"""A fact that needs all hands: `holds(position)`."""
Fact = PlayerFact | TableFact
