"""A round by ranks alone, for whoever looks at very many positions: perft, playing out at random, searching.

Says nothing of suits and checks nothing: it is made from a `Position` and goes on by plays that it lists itself. Who
acts next is decided in `legality`, as for positions.
"""

from __future__ import annotations

from .cards import count_in
from .errors import RequestError
from .legality import next_to_act, round_is_over
from .plays import play_table
from .position import Hidden, seat_name, seats_from

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from .finder import Finder
    from .plays import Play
    from .position import Position
    from .ruleset import RuleSet

_HIDDEN = -1
"""Stands for the counts of a hand that nobody may see."""


class RankRound:
    """A moment of a round by ranks: never changed, `after` and `after_pass` make the next one.

    `hands` are packed counts by seat, `turn` the seat to act or None when the round is over, `play` the play to beat or
    None when leading, `owner` its seat, `passed` the seats that have passed on it, `out` how many seats are out.

    >>> from .position import Position
    >>> now = RankRound.of(Position.parse("classic 3d4d/5h5s p1 - - -"))
    >>> [play.ranks for play in now.plays()]
    ['3', '4']
    >>> now = now.after(now.plays()[0])
    >>> now.turn, [play.ranks for play in now.plays()], now.after_pass().turn
    (1, ['5'], 0)
    """

    __slots__ = ("finder", "hands", "opening", "out", "owner", "passed", "play", "rules", "turn")
    rules: RuleSet
    finder: Finder
    hands: Sequence[int]
    turn: int | None
    owner: int
    play: Play | None
    passed: tuple[int, ...]
    out: int
    opening: bool

    @classmethod
    def of(cls, position: Position) -> RankRound:
        """The ranks of a position. A hidden hand is fine until its plays are asked for."""
        made = cls()
        made.rules = position.rules
        made.finder = play_table(position.rules).finder
        made.hands = [_HIDDEN if isinstance(hand, Hidden) else hand.counts for hand in position.hands]
        made.turn = position.turn
        made.owner, made.play = (position.trick.owner, position.trick.play) if position.trick else (0, None)
        made.passed = position.passed
        made.out = len(position.finished)
        made.opening = position.opening
        return made

    def plays(self) -> tuple[Play, ...]:
        """As `generate.legal_plays`."""
        if self.turn is None:
            return ()
        counts = self.hands[self.turn]
        if counts == _HIDDEN:
            raise RequestError(f"the hand of {seat_name(self.turn)} is hidden", "position")
        if self.play is not None:
            return self.finder.follows(counts, self.play)
        plays = self.finder.leads(counts)
        if self.opening:  # P1
            rank = self.rules.opening_card.rank
            return tuple([play for play in plays if count_in(play.counts, rank)])
        return plays

    def after(self, play: Play) -> RankRound:
        """The round after a play that `plays` gave."""
        mover = self.turn
        if mover is None:
            raise RequestError("the round is over", "position")
        hands = list(self.hands)
        hands[mover] = left = hands[mover] - play.counts
        made = RankRound()
        made.rules = rules = self.rules
        made.finder = self.finder
        made.hands = hands
        made.out = self.out
        made.opening = False
        made.owner = mover
        if not left:
            made.out += 1
            if round_is_over(rules, hands, made.out):
                made.turn = made.play = None
                made.passed = ()
                return made
        made.passed = passed = _still(self.passed, mover, len(hands)) if rules.pass_is_final and self.passed else ()
        made.turn, answers = next_to_act(rules, hands, mover, mover, passed)
        made.play = play if answers else None
        if not answers:
            made.passed = ()
        return made

    def after_pass(self) -> RankRound:
        """The round after a pass, which is allowed whenever there is a `play` to beat."""
        mover = self.turn
        if mover is None or self.play is None:
            raise RequestError("nobody may pass here", "position")
        made = RankRound()
        made.rules = rules = self.rules
        made.finder = self.finder
        made.hands = hands = self.hands
        made.out = self.out
        made.opening = False
        made.owner = owner = self.owner
        passed = (*self.passed, mover)
        if rules.pass_is_final:
            passed = _still(passed, owner, len(hands))
        made.turn, answers = next_to_act(rules, hands, mover, owner, passed)
        if answers:
            made.play = self.play
            made.passed = passed
        else:
            made.play = None
            made.passed = ()
        return made

    def key(self) -> Hashable:
        """Equal for rounds that go on alike under the same rules."""
        owner, place = (self.owner, self.play.place) if self.play else (None, None)
        return self.turn, owner, place, self.passed, tuple(self.hands)


def _still(passed: tuple[int, ...], owner: int, seats: int) -> tuple[int, ...]:
    """The seats that have passed, in playing order from the owner."""
    return tuple([seat for seat in seats_from(owner, seats) if seat in passed])
