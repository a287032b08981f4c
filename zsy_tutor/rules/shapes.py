"""Why a set of cards is no combination: the shape reasons, first one that holds, with their facts.

Decides nothing about what is a combination; `plays` does, and asks here only about sets it does not know.
"""

from __future__ import annotations

from .cards import JOKERS, NATURAL, Hand, count_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .plays import Play
    from .ruleset import RuleSet

SHAPE_REASONS = (
    "full_house_not_in_rules", "joker_pair_mixed_in", "joker_not_wild", "too_many_jokers", "wraps_around",
    "two_in_straight", "straight_too_short", "straight_has_gap", "two_in_stair", "stair_not_in_rules",
    "plate_not_in_rules", "stair_has_gap", "plate_has_gap", "two_pairs", "straight_has_double", "four_with_extra",
    "triple_with_single", "triple_with_wrong_extra", "not_equal", "no_shape",
)  # fmt: skip
"""Every shape reason; the first that holds is the one given."""


class NoCombination:
    """Cards that are no combination: a `shape_reason`, the rule id it comes from, and facts.

    `facts["cards"]` are the cards at fault in notation; ranks stand low to high in the rule set's order.
    """

    __slots__ = ("facts", "rule", "shape_reason")
    type = None

    def __init__(self, shape_reason: str, rule: str, facts: dict[str, Any]) -> None:
        self.shape_reason = shape_reason
        self.rule = rule
        self.facts = facts

    def __repr__(self) -> str:
        return f"NoCombination({self.shape_reason!r}, {self.rule!r}, {self.facts!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NoCombination) and (self.shape_reason, self.rule, self.facts) == (
            other.shape_reason, other.rule, other.facts)  # fmt: skip

    __hash__ = None  # type: ignore[assignment]


class _Shape:
    """The selection as the definitions of the shape reasons see it."""

    def __init__(self, hand: Hand, rules: RuleSet) -> None:
        self.rules = rules
        self.counts = {rank: n for rank in rules.order if (n := count_in(hand.counts, rank))}
        self.ranks = "".join(self.counts)
        self.whole = self.text(self.ranks)
        self.n = len(hand)
        self.jokers = "".join(rank * self.counts.get(rank, 0) for rank in JOKERS)
        self.one_each = all(n == 1 for n in self.counts.values())
        places = [rules.strength(rank) for rank in self.counts]
        self.in_row = places[-1] - places[0] == len(places) - 1
        between = rules.order[places[0]:places[-1] + 1]
        self.missing = "".join(rank for rank in between if rank not in self.counts)
        self.long_enough = self.n >= max(3, rules.min_straight - 1)
        widths = set(self.counts.values())
        self.equal = widths.pop() if len(widths) == 1 and len(self.counts) > 1 else 0

    def text(self, ranks: str) -> str:
        """All cards of these ranks."""
        return "".join(rank * self.counts[rank] for rank in ranks)

    def all_but(self, rank: str) -> str:
        return self.text(self.ranks.replace(rank, ""))

    def most(self, at_least: int) -> str:
        """The highest rank with so many cards, or nothing."""
        return max((rank for rank, n in self.counts.items() if n >= at_least), key=self.rules.strength, default="")


def explain_shape(hand: Hand, rules: RuleSet, largest: Callable[[int, RuleSet], Play]) -> NoCombination:
    """The first shape reason that holds for `hand`, which must hold a card and be no combination under `rules`."""
    shape = _Shape(hand, rules)
    for reason in (_jokers(shape), _rows(shape), _pairs_and_triples(shape)):
        if reason is not None:
            return _with_suits(reason, hand)
    if shape.n in (2, 3):
        reason = NoCombination("not_equal", "K2" if shape.n == 2 else "K3", {"n": shape.n, "cards": shape.whole})
    else:
        best = largest(hand.counts, rules).ranks
        reason = NoCombination("no_shape", "K9", {"best": best, "cards": shape.whole})
    return _with_suits(reason, hand)


def _jokers(s: _Shape) -> NoCombination | None:
    if not s.rules.full_houses and sorted(s.counts.values()) == [2, 3]:
        rank = s.most(3)
        extra = s.all_but(rank)
        return NoCombination("full_house_not_in_rules", "K4", {"rank": rank, "extra": extra, "cards": extra})
    if not s.jokers:
        return None
    others = "".join(s.text(rank) for rank in s.ranks if rank not in JOKERS)
    if not others:
        return NoCombination("too_many_jokers", "K8", {"n": s.n, "cards": s.jokers})
    if "B" in s.jokers and "R" in s.jokers:
        return NoCombination("joker_pair_mixed_in", "K9", {"jokers": s.jokers, "others": others, "cards": others})
    return NoCombination("joker_not_wild", "K9", {"jokers": s.jokers, "cards": s.jokers})


def _rows(s: _Shape) -> NoCombination | None:
    rules = s.rules
    straight = "K5" if rules.is_classic else "K6"
    rows = (s.equal == 2 and rules.stairs) or (s.equal == 3 and rules.plates)
    if not s.in_row and ((s.one_each and s.long_enough) or rows):
        ring = _on_ring(s)
        if ring:
            return _wraps(s, ring, straight)
    if s.one_each and s.n >= 3:
        near = s.long_enough and len(s.missing) == 1
        if "2" in s.ranks and "2" not in rules.straight_ranks and (s.in_row or s.n >= rules.min_straight or near):
            return NoCombination("two_in_straight", straight, {"min": rules.min_straight, "cards": "2"})
        if s.in_row:
            facts = {"ranks": s.ranks, "n": s.n, "min": rules.min_straight, "cards": s.whole}
            return NoCombination("straight_too_short", straight, facts)
        if s.n >= rules.min_straight or near:
            facts = {"low": s.ranks[0], "high": s.ranks[-1], "missing": s.missing, "min": rules.min_straight}
            return NoCombination("straight_has_gap", straight, {**facts, "cards": s.whole})
    if rows and s.in_row and "2" in s.ranks and "2" not in rules.row_ranks:
        return NoCombination("two_in_stair", "K7", {"kind": "stair" if s.equal == 2 else "plate", "cards": s.text("2")})
    return None


def _pairs_and_triples(s: _Shape) -> NoCombination | None:
    if s.equal in (2, 3):
        name = "stair" if s.equal == 2 else "plate"
        known = s.rules.stairs if s.equal == 2 else s.rules.plates
        ends: dict[str, Any] = {"low": s.ranks[0], "high": s.ranks[-1], "cards": s.whole}
        if s.in_row:
            return NoCombination(f"{name}_not_in_rules", "K7", ends)
        if known:
            return NoCombination(f"{name}_has_gap", "K7", {**ends, "missing": s.missing})
        if s.equal == 2:
            return NoCombination("two_pairs", "K2", {"ranks": s.ranks, "cards": s.whole})
    repeated = "".join(rank for rank, n in s.counts.items() if n == 2)
    if max(s.counts.values()) == 2 and _is_straight(s):
        straight = "K5" if s.rules.is_classic else "K6"
        return NoCombination("straight_has_double", straight, {"repeated": repeated, "cards": repeated})
    if rank := s.most(4):
        extra = s.all_but(rank)
        facts = {"rank": rank, "n": s.counts[rank], "extra": extra, "cards": extra}
        return NoCombination("four_with_extra", "K9", facts)
    rank = s.most(3)
    if rank and s.n >= 4:
        extra = s.all_but(rank)
        name = "triple_with_single" if s.n == 4 else "triple_with_wrong_extra"
        return NoCombination(name, "K9", {"rank": rank, "extra": extra, "cards": extra})
    return None


def _is_straight(s: _Shape) -> bool:
    """Whether one card of each rank would be a straight."""
    return s.in_row and len(s.ranks) >= s.rules.min_straight and all(r in s.rules.straight_ranks for r in s.ranks)


def _on_ring(s: _Shape) -> str:
    """The ranks as they follow each other on the ring of natural ranks, or nothing where they do not."""
    ring = "".join(rank for rank in s.rules.order if rank in NATURAL)
    for start in range(len(ring)):
        turn = ring[start:] + ring[:start]
        if set(turn[:len(s.ranks)]) == set(s.ranks):
            return turn[:len(s.ranks)]
    return ""


def _wraps(s: _Shape, ring: str, straight: str) -> NoCombination:
    naturals = [rank for rank in s.rules.order if rank in NATURAL]
    top, bottom = naturals[-1], naturals[0]
    cut = ring.index(bottom)
    fault = min(ring[cut:], ring[:cut], key=len)
    kind = {0: "straight", 2: "stair", 3: "plate"}.get(0 if s.one_each else s.equal, "straight")
    facts = {"kind": kind, "ranks": ring, "top": top, "bottom": bottom, "cards": s.text(fault)}
    return NoCombination("wraps_around", straight if kind == "straight" else "K7", facts)


def _with_suits(reason: NoCombination, hand: Hand) -> NoCombination:
    """The cards at fault as they were selected: with their suits, the last copies of a rank first."""
    if hand.suited:
        rest = list(hand.cards)
        fault = []
        for rank in reversed(reason.facts["cards"]):
            card = next(card for card in reversed(rest) if card.rank == rank)
            rest.remove(card)
            fault.append(str(card))
        reason.facts["cards"] = "".join(reversed(fault))
    return reason
