"""What the sentences about cards that are no combination claim; the others are in `claims`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from zsy_tutor.rules.cards import JOKERS, NATURAL
from zsy_tutor.rules.plays import Play, classify

if TYPE_CHECKING:
    from tests.explain.claims import Claim


def _three_go(c: Claim) -> None:
    """How three of a rank may go: alone, with a pair, in a plate, as the variant says."""
    key = c.said.key
    holding = [play for play in c.every if any(play.ranks.count(rank) == 3 for rank in NATURAL)]
    kinds = {play.type for play in holding} - {"triple", "bomb"}
    allowed = set()
    if "-alone" not in key and not key.startswith("full_house_not_in_rules"):
        allowed.add("full_house")
    if "plates" in key:
        allowed.add("plate")
    if key == "triple_with_wrong_extra":  # says only what a full house is
        assert "full_house" in kinds
    else:
        assert kinds == allowed


def _no_full_houses(c: Claim) -> None:
    assert c.of_type("full_house") == []
    _three_go(c)


def _joker_pair_mixed(c: Claim) -> None:
    assert not any(set(JOKERS) <= set(play.ranks) and set(play.ranks) - set(JOKERS) for play in c.every)


def _jokers_with_naturals(c: Claim) -> list[Play]:
    return [play for play in c.every if set(play.ranks) & set(JOKERS) and set(play.ranks) & set(NATURAL)]


def _one_joker(c: Claim) -> None:
    assert len(c.facts["jokers"]) == 1
    assert all(sum(rank in JOKERS for rank in play.ranks) != 1 for play in _jokers_with_naturals(c))


def _joker_pair(c: Claim) -> None:
    assert {play.type for play in _jokers_with_naturals(c)} == {"full_house"}
    assert all(play.extra in JOKERS for play in _jokers_with_naturals(c))


def _joker_never(c: Claim) -> None:
    assert _jokers_with_naturals(c) == []


def _too_many_jokers(c: Claim) -> None:
    assert c.facts["n"] == len(c.ranks) > 2
    assert {play.ranks for play in c.every if set(play.ranks) == set(JOKERS)} >= {"BR"}


def _wraps(c: Claim) -> None:
    """No row of the kind goes on from `top` to `bottom`."""
    kind, top, bottom = (c.facts[name] for name in ("kind", "top", "bottom"))
    assert all(top + bottom not in "".join(dict.fromkeys(play.ranks)) for play in c.of_type(kind))
    assert top + bottom in c.facts["ranks"]


def _two_in_straight(c: Claim) -> None:
    straights = c.of_type("straight")
    assert {play.low for play in straights} | {play.top for play in straights} <= set(NATURAL[:12])
    assert min(play.size for play in straights) == c.value("min")
    assert max((play.top for play in straights), key=c.rules.strength) == "A"


def _too_short(c: Claim) -> None:
    assert len(c.ranks) == c.value("n") < int(c.value("min"))
    assert min(play.size for play in c.of_type("straight")) == c.value("min")
    assert c.facts["ranks"] in c.rules.order


def _gap(c: Claim) -> None:
    """With the missing ranks, and no fewer, the ranks stand in a row from the lowest to the highest."""
    order = c.rules.order
    held, missing = set(c.ranks), c.facts["missing"]
    assert not held & set(missing)
    places = sorted(map(order.index, held | set(missing)))
    assert places == list(range(places[0], places[-1] + 1))
    assert len(missing) == c.value("n")
    assert (c.facts["low"], c.facts["high"]) == (order[places[0]], order[places[-1]])
    if "min" in c.said.values:
        assert min(play.size for play in c.of_type("straight")) == c.value("min")


def _two_in_row(c: Claim) -> None:
    rows = c.of_type(c.facts["kind"])
    assert rows
    assert all("2" not in play.ranks for play in rows)
    assert max((play.top for play in rows), key=c.rules.strength) == "A"


def _no_stairs(c: Claim) -> None:
    rows = [play for play in c.every if play.type != "four_jokers"]  # two and two, but no pairs
    assert not any(sum(play.ranks.count(rank) == 2 for rank in set(play.ranks)) > 1 for play in rows)


def _no_plates(c: Claim) -> None:
    assert not any(sum(play.ranks.count(rank) == 3 for rank in set(play.ranks)) > 1 for play in c.every)


def _two_pairs(c: Claim) -> None:
    ranks = c.facts["ranks"]
    assert (len(ranks) > 2) == (c.said.key == "two_pairs-many")
    _no_stairs(c)
    three_and_two = classify(ranks[0] * 3 + ranks[1] * 2, c.rules)
    if c.said.key != "two_pairs-many":
        assert (three_and_two.type == "full_house") == (c.said.key == "two_pairs")


def _double(c: Claim) -> None:
    selection = _selection(c)
    assert classify("".join(dict.fromkeys(selection)), c.rules).type == "straight"
    assert {rank for rank in selection if selection.count(rank) == 2} == set(c.facts["repeated"])
    assert max(map(selection.count, selection)) == 2


def _selection(c: Claim) -> str:
    return str(c.facts["selection"])


def _four(c: Claim) -> None:
    rank, n, extra = (c.facts[name] for name in ("rank", "n", "extra"))
    assert classify(rank * n, c.rules).type == "bomb"
    assert sorted(rank * n + extra) == sorted(_selection(c))
    assert all(len(set(play.ranks)) == 1 for play in c.of_type("bomb"))


def _three_with(c: Claim) -> None:
    rank, extra = c.facts["rank"], c.facts["extra"]
    assert sorted(rank * 3 + extra) == sorted(_selection(c))
    assert not (len(extra) == 2 and len(set(extra)) == 1)
    assert (len(extra) == 1) == c.said.key.startswith("triple_with_single")
    _three_go(c)


def _not_equal(c: Claim) -> None:
    words = {2: ("pair", "not_equal-two"), 3: ("triple", "not_equal-three")}
    kind, key = words[len(c.ranks)]
    if c.rules.triple_bomb and len(c.ranks) == 3:
        kind, key = "bomb", "not_equal-three_bomb"
    assert c.said.key == key
    assert len(set(c.ranks)) > 1
    sized = [play for play in c.of_type(kind) if play.size == len(c.ranks)]
    assert sized
    assert all(len(set(play.ranks)) == 1 for play in sized)


TYPE_WORDS = {
    "single": "singles", "pair": "pairs", "triple": "triples", "full_house": "full houses", "straight": "straights",
    "stair": "stairs", "plate": "plates", "bomb": "bombs", "joker_bomb": "bombs", "four_jokers": "bombs",
}  # fmt: skip


def _no_shape(c: Claim) -> None:
    """The types listed are those the table plays, and the shortest straight has the length said."""
    shortest = min(play.size for play in c.of_type("straight"))
    said = set(re.split(", | and ", str(c.value("types"))))
    want = {TYPE_WORDS[play.type] for play in c.every}
    assert said == {f"straights of at least {shortest} cards" if word == "straights" else word for word in want}


SHAPE_CLAIMS: dict[str, Callable[[Claim], None]] = {
    "full_house_not_in_rules": _no_full_houses, "full_house_not_in_rules-plates": _no_full_houses,
    "joker_pair_mixed_in": _joker_pair_mixed, "joker_not_wild": _one_joker, "joker_not_wild-pair": _joker_pair,
    "joker_not_wild-never": _joker_never, "too_many_jokers": _too_many_jokers,
    "wraps_around": _wraps, "wraps_around-stair": _wraps, "wraps_around-plate": _wraps,
    "two_in_straight": _two_in_straight, "straight_too_short": _too_short,
    "straight_has_gap": _gap, "straight_has_gap-many": _gap, "stair_has_gap": _gap, "stair_has_gap-many": _gap,
    "plate_has_gap": _gap, "plate_has_gap-many": _gap,
    "two_in_stair-stair": _two_in_row, "two_in_stair-plate": _two_in_row,
    "stair_not_in_rules": _no_stairs, "plate_not_in_rules": _no_plates,
    "two_pairs": _two_pairs, "two_pairs-no_full_house": _two_pairs, "two_pairs-many": _two_pairs,
    "straight_has_double": _double, "four_with_extra": _four,
    "triple_with_single": _three_with, "triple_with_single-plates": _three_with,
    "triple_with_single-alone": _three_with, "triple_with_single-alone_plates": _three_with,
    "triple_with_wrong_extra": _three_with, "triple_with_wrong_extra-alone": _three_with,
    "triple_with_wrong_extra-alone_plates": _three_with,
    "not_equal-two": _not_equal, "not_equal-three": _not_equal, "not_equal-three_bomb": _not_equal,
    "no_shape": _no_shape,
}  # fmt: skip
"""By the message."""
