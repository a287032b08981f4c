"""Search for three to six seats: one seat, the hero, against all others together.

After a play the other seats are asked in turn, so all passes up to the end of the trick are one node: the first seat
that has an answer good for its side decides, else the trick ends. Who is asked, and who leads then, comes from
`rules.legality`. Positions of two seats with cards and nothing on the table go to `duel`. A hero who goes out with
plays of which none but the last can be beaten is seen without a search: most wins end like that.
"""

from __future__ import annotations

from sys import byteorder

from ..rules.cards import Hand, hand_of_counts
from ..rules.legality import next_to_act, round_is_over
from ..rules.position import seats_from
from ..rules.score import RoundResult, next_dealer
from .hands import ROWS, Forgetful, HandGraph

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..rules.ruleset import RuleSet
    from .duel import Duel
    from .hands import Budget, HandNode

    Hands = tuple[HandNode, ...]

UNITS = 14
"""A unit for each natural rank, and one for the jokers that is never zero."""
_NOTHING_KNOWN = 240
"""As in `duel`: high four bits, with so many held ranks above the play, or more, the group has a good answer; low four
bits, with fewer than this it has none."""


class _Group:
    """Seats of one side that are asked one after another, and what is known of their answers, by kind of play."""

    __slots__ = ("is_hero", "seats", "tables")

    def __init__(self, is_hero: bool) -> None:
        self.is_hero = is_hero
        self.seats: list[tuple[int, int]] = []
        """Each seat with the seats that have passed when it answers, as bits."""
        self.tables: dict[int, dict[object, int]] = {}


class Many(Forgetful):
    """The values of positions of one table, goal and hero under one rule set. `first`: the hero must be first out."""

    __slots__ = ("_budget", "_circles", "_codec", "_duel", "_exact", "_first", "_graphs", "_hero", "_leads", "_rules",
                 "_seats", "_width")  # fmt: skip

    def __init__(self, rules: RuleSet, seats: int, hero: int, first: bool, budget: Budget, duel: Duel) -> None:
        self._rules = rules
        self._seats = seats
        self._hero = hero
        self._first = first
        self._budget = budget
        self._duel = duel
        # Digits of a rank stand together in one unit, so that ranks nobody holds are found and left out as one: a byte
        # where all seats' digits (at most 5 with one pack, else 9) fit into it, else a character.
        if seats == 3 and rules.packs_for(seats) == 1:
            base, self._width, self._codec = 6, 1, ""
        else:
            base, self._width, self._codec = (16, 2, "utf-16") if seats <= 4 else (10, 4, "utf-32")
        self._graphs = [HandGraph(rules, 8 * self._width, base**seat) for seat in range(seats)]
        # Where the cards left are counted at the end, no rank stands for another.
        self._exact = not first and rules.round_ends == "first_out"
        self._leads: list[dict[object, bool]] = [{} for _ in range(seats)]
        self._circles: dict[tuple[int, int, int], tuple[tuple[_Group, ...], int]] = {}
        budget.when_full(self)

    def forget(self) -> None:
        for leads in self._leads:
            leads.clear()
        for groups, _ in self._circles.values():
            for group in groups:
                group.tables.clear()

    def lead_value(self, counts: Sequence[int], leader: int) -> bool:
        """Whether the hero reaches the goal when `leader` leads; hands as packed counts."""
        return self._lead(self._nodes(counts), leader)

    def answer_value(self, counts: Sequence[int], turn: int, owner: int, place: int, passed: Sequence[int]) -> bool:
        """Whether the hero reaches the goal when seat `turn` is to answer the play of `owner` at `place`.

        `passed`: who has passed in this trick.
        """
        hands = self._nodes(counts)
        groups, leader = self._circle_from(hands, turn, owner, _bits(passed))
        for group in groups:
            if self._good_answer(hands, group, place):
                return group.is_hero
        return self._lead(hands, leader)

    def _nodes(self, counts: Sequence[int]) -> Hands:
        return tuple([graph.node(each) for graph, each in zip(self._graphs, counts, strict=True)])

    def _key(self, digits: int, ranks: int) -> object:
        """Equal for positions that play alike, whatever is led or lies on the table."""
        if self._exact or ranks >= ROWS:
            return digits
        units = digits.to_bytes(UNITS * self._width, byteorder)
        if self._codec:
            return units.decode(self._codec, "surrogatepass").replace("\0", "")
        return units.replace(b"\0", b"")

    def _lead(self, hands: Hands, leader: int) -> bool:
        node = hands[leader]
        is_hero = leader == self._hero
        if node.one_play and (is_hero or self._first):
            return is_hero
        if is_hero and self._first and self._runs(node, self._beaten(hands)):
            return True
        if not self._first:
            others = [hand for seat, hand in enumerate(hands) if hand.counts and seat != leader]
            if len(others) == 1:
                return self._duel.leader_wins(self._twin(node), self._twin(others[0])) == is_hero
        digits = ranks = 0
        for hand in hands:
            digits += hand.digits
            ranks |= hand.ranks
        key = self._key(digits, ranks)
        known = self._leads[leader]
        value = known.get(key)
        if value is None:
            if self._first and self._loses_alone(hands, leader):
                known[key] = False
                return False
            self._count()
            value = not is_hero
            for place, kind, above, left in node.leads or self._graphs[leader].leads(node):
                if self._after(hands, leader, place, kind, above, left, 0) == is_hero:
                    value = is_hero
                    break
            known[key] = value
        return value

    def _after(
        self, before: Hands, owner: int, place: int, kind: int, above: int, left: HandNode, passed: int
    ) -> bool:
        """Whether the hero reaches the goal after `owner` has made the play at `place` and holds `left`."""
        hands = (*before[:owner], left, *before[owner + 1:])
        if not left.counts:
            over = self._gone_out(hands, owner)
            if over is not None:
                return over
        groups, leader = self._circle(hands, owner, passed)
        key: object = None
        unasked = self._first
        digits = ranks = higher = 0
        for group in groups:
            if not self._can_answer(hands, group, place):
                continue
            if group.is_hero and self._first and self._runs_after(hands, place):
                return True
            if not ranks:
                for hand in hands:
                    digits += hand.digits
                    ranks |= hand.ranks
                key = self._key(digits, ranks)
                higher = (ranks & above).bit_count()
            known = group.tables.setdefault(kind, {}).get(key, _NOTHING_KNOWN)
            if higher >= known >> 4:
                return group.is_hero
            if higher < known & 15:
                continue
            if unasked:
                unasked = False
                if self._loses_to_one(hands, owner, place, passed):
                    return False
            good = self._good_answer(hands, group, place)
            table = group.tables.setdefault(kind, {})  # they may have been forgotten meanwhile
            known = table.get(key, _NOTHING_KNOWN)
            if good:
                table[key] = min(known >> 4, higher) << 4 | known & 15
                return group.is_hero
            table[key] = known & 240 | max(known & 15, higher + 1)
        return self._lead(hands, leader)

    def _beaten(self, hands: Hands) -> int:
        """The plays that one of the others can beat."""
        found = 0
        for seat, hand in enumerate(hands):
            if seat != self._hero:
                found |= hand.beaten if hand.beaten >= 0 else self._graphs[seat].beaten(hand)
        return found

    def _runs(self, hand: HandNode, beaten: int) -> bool:
        """Whether the hero who leads goes out with plays of which all but the last are beaten by none of the others."""
        for plays, twice in hand.ways or self._graphs[self._hero].ways(hand):
            open_to = plays & beaten
            if not open_to & open_to - 1 and not twice & beaten:
                return True
        return False

    def _runs_after(self, hands: Hands, place: int) -> bool:
        """Whether the hero has an answer to the play at `place` that none of the others beats, and runs then."""
        hero = hands[self._hero]
        follows = hero.follows.get(place)
        if follows is None:
            follows = self._graphs[self._hero].follows(hero, place)
        beaten = self._beaten(hands)
        for answer, _, _, left in follows:
            if not left.counts or (not beaten >> answer & 1 and self._runs(left, beaten)):
                return True
        return False

    def _twin(self, hand: HandNode) -> HandNode:
        """The same hand for `duel`."""
        twin = hand.twin = self._duel.node(hand.counts)
        return twin

    def _loses_alone(self, hands: Hands, leader: int) -> bool:
        """Whether the hero would not be first though only one of the others plays and the rest pass all the time."""
        wins, twin = self._duel.leader_wins, self._twin
        hero = hands[self._hero].twin or twin(hands[self._hero])
        if leader != self._hero:
            return wins(hands[leader].twin or twin(hands[leader]), hero)
        return any(seat != leader and not wins(hero, hand.twin or twin(hand)) for seat, hand in enumerate(hands))

    def _loses_to_one(self, hands: Hands, owner: int, place: int, passed: int) -> bool:
        """The same with the play of `owner` at `place` on the table; a seat in `passed` can answer no more."""
        wins, twin = self._duel.answer_wins, self._twin
        hero = hands[self._hero].twin or twin(hands[self._hero])
        if owner != self._hero:
            return not wins(hero, hands[owner].twin or twin(hands[owner]), place)
        passed |= 1 << owner
        return any(
            not passed >> seat & 1 and wins(hand.twin or twin(hand), hero, place) for seat, hand in enumerate(hands)
        )

    def _can_answer(self, hands: Hands, group: _Group, place: int) -> bool:
        """Whether a seat of the group holds anything that beats the play."""
        for seat, _ in group.seats:
            hand = hands[seat]
            if (hand.beaten if hand.beaten >= 0 else self._graphs[seat].beaten(hand)) >> place & 1:
                return True
        return False

    def _good_answer(self, hands: Hands, group: _Group, place: int) -> bool:
        """Whether a seat of the group has an answer to the play that is good for its side."""
        self._count()
        wanted = group.is_hero
        for seat, passed in group.seats:
            node = hands[seat]
            follows = node.follows.get(place)
            if follows is None:
                follows = self._graphs[seat].follows(node, place)
            for next_place, kind, above, left in follows:
                if self._after(hands, seat, next_place, kind, above, left, passed) == wanted:
                    return True
        return False

    def _gone_out(self, hands: Hands, seat: int) -> bool | None:
        """Whether the goal is reached now that `seat` is out; None where it is still open."""
        if seat == self._hero:
            return True
        if self._first:
            return False
        holding = [hand.counts for hand in hands]
        if not round_is_over(self._rules, holding, holding.count(0)):
            return None
        if self._rules.round_ends != "first_out":
            return False
        left = {place: _hand(counts) for place, counts in enumerate(holding)}
        return next_dealer(self._rules, RoundResult(seats_from(seat, self._seats), left)) != self._hero

    def _circle(self, hands: Hands, owner: int, passed: int) -> tuple[tuple[_Group, ...], int]:
        """Who is asked about a play of `owner`, in groups, and who leads if all pass."""
        holding = (1 << self._seats) - 1
        if not self._first:  # else all hold cards as long as the goal is open
            for seat, hand in enumerate(hands):
                if not hand.counts:
                    holding ^= 1 << seat
        key = holding, owner, passed
        found = self._circles.get(key)
        if found is None:
            turn, answers = next_to_act(self._rules, _seats(holding, self._seats), owner, owner, _members(passed))
            found = self._circle_from(hands, turn, owner, passed) if answers else ((), turn)
            self._circles[key] = found
        return found

    def _circle_from(self, hands: Hands, turn: int, owner: int, passed: int) -> tuple[tuple[_Group, ...], int]:
        """The same where seat `turn` is asked first."""
        holding = [hand.counts for hand in hands]
        final = self._rules.pass_is_final
        groups: list[_Group] = []
        answers = True
        while answers:
            is_hero = turn == self._hero
            if not groups or groups[-1].is_hero != is_hero:
                groups.append(_Group(is_hero))
            groups[-1].seats.append((turn, passed if final else 0))
            passed |= 1 << turn
            turn, answers = next_to_act(self._rules, holding, turn, owner, _members(passed))
        return tuple(groups), turn

    def _count(self) -> None:
        budget = self._budget
        budget.left -= 1
        if budget.left < budget.mark:
            budget.check()


def _bits(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in seats)


def _members(bits: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


def _seats(bits: int, seats: int) -> list[int]:
    return [bits >> seat & 1 for seat in range(seats)]


def _hand(counts: int) -> Hand:
    return hand_of_counts(counts, sum(counts >> shift & 31 for shift in range(0, 75, 5)))
