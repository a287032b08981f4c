"""How a pair is drawn for a mistake that was made twice: two questions that look alike and differ in one thing.

What was taken for legal is right in one of the two and refused in the other, so what differs is what decides. Right
answers are the engine's. Which mistakes bring a pair is decided in `review`; single questions are in `recipes`.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import recipes
from .drawing import Draw, Unfit, beat, name
from .exercises import Part
from .recipes import Recipe

Cards = Sequence[str]


def _names(d: Draw, one: str, other: str, *choices: str) -> tuple[Part, ...]:
    """Two sets of cards to be named, in either order."""
    return tuple(name(cards, choices, d.rules) for cards in d.mixed([one, other]))


def _tables(d: Draw, hand: Cards, *lies: Cards, rules: tuple[str, ...] = ("",), opening: str = "") -> tuple[Part, ...]:
    """The same hand, and the same others, at tables that differ in what lies there or in a rule; in either order."""
    state, parts = d.rng.getstate(), []
    for there in lies:
        for table in rules:
            d.rng.setstate(state)
            parts.append(beat(d.table(hand, there, table)))
    if opening:
        d.rng.setstate(state)
        parts.append(beat(d.table(hand, opening=opening)))
    d.rng.shuffle(parts)
    return tuple(parts)


# beating


def _too_low(d: Draw) -> tuple[Part, ...]:
    """A card on the rank below it, and on its own."""
    rank = d.rng.choice(d.naturals[4:])
    below = d.below(rank)
    return _tables(d, [rank, *d.some(below[:-1], 3)], [below[-1]], [rank])


def _pair_too_low(d: Draw) -> tuple[Part, ...]:
    rank = d.rng.choice(d.naturals[4:])
    below = d.below(rank)
    return _tables(d, [rank] * 2 + d.some(below[:-1], 3), [below[-1]] * 2, [rank] * 2)


def _wrong_type(d: Draw) -> tuple[Part, ...]:
    """Two cards of a rank on a pair, and on a single card."""
    rank = d.rng.choice(d.naturals[4:])
    below = d.below(rank)
    lies = d.rng.choice(below[1:])
    return _tables(d, [rank] * 2 + d.some(below[: below.index(lies)], 2), [lies] * 2, [lies])


def _wrong_size(d: Draw) -> tuple[Part, ...]:
    """Six in a row on five in a row, and on six."""
    row = d.window(6, low=1)
    ranks = d.rules.straight_ranks
    before = ranks[ranks.index(row[0]) - 1]
    return _tables(d, list(row), [before, *row[:4]], [before, *row[:5]])


def _needs_bomb(d: Draw) -> tuple[Part, ...]:
    """A high pair on a lower pair, and on a bomb."""
    rank = d.rng.choice(d.naturals[4:])
    low = d.rng.choice(d.below(rank))
    return _tables(d, [rank] * 2 + d.some(set(d.below(rank)) - {low}, 3), [low] * 2, [low] * 4)


def _bomb_too_low(d: Draw) -> tuple[Part, ...]:
    """A bomb on a high pair, and on a higher bomb."""
    rank = d.rng.choice(d.naturals[:-2])
    high = d.rng.choice(d.above(rank)[:-2])
    return _tables(d, [rank] * 4 + d.some(set(d.naturals) - {rank, high}, 1), [high] * 2, [high] * 4)


def _not_longer(d: Draw) -> tuple[Part, ...]:
    """A higher bomb of as many cards at a table where that is enough, and at one where it is not."""
    low = d.rng.choice(d.naturals[:6])
    high, one = d.some(d.above(low)[:-2], 2)
    return _tables(d, [high] * 4 + [one], [low] * 4, rules=("", f"{d.rules},bomb_over_bomb=longer"))


# leading


def _must_lead(d: Draw) -> tuple[Part, ...]:
    """Cards of which none is high enough, and the same cards with nothing lying there."""
    hand = d.some(d.naturals[:-3], 4)
    return _tables(d, hand, [d.rng.choice(d.naturals[-2:])], [])


def _opening(d: Draw) -> tuple[Part, ...]:
    """The first lead of the first round, and a later one."""
    if not d.rules.is_classic:
        raise Unfit
    row = d.window(5, low=1)
    return _tables(d, ["3d", *(rank + d.rng.choice("dchs") for rank in row)], [], opening="3d")


# combinations


def _not_equal(d: Draw) -> tuple[Part, ...]:
    row = d.window(2, ranks=d.naturals)
    return _names(d, row[0] * 2, row, "pair", "none/not_equal", "single")


def _two_pairs(d: Draw) -> tuple[Part, ...]:
    if not d.rules.is_classic:
        raise Unfit
    one, other = d.others("", 2)
    return _names(d, one * 2, one * 2 + other * 2, "pair", "none/two_pairs", "triple", "none/not_equal")


def _triple_with_single(d: Draw) -> tuple[Part, ...]:
    three, one = d.others("", 2)
    return _names(d, three * 3, three * 3 + one, "triple", "none/triple_with_single", "none/not_equal")


def _triple_with_wrong_extra(d: Draw) -> tuple[Part, ...]:
    three, two, one = d.others("", 3)
    found = ("full_house", "none/triple_with_wrong_extra", "none/triple_with_single", "triple")
    return _names(d, three * 3 + two * 2, three * 3 + two + one, *found)


def _four_with_extra(d: Draw) -> tuple[Part, ...]:
    """Three and two, and the same with a card more of the one rank for one of the other."""
    one, other = d.others("", 2)
    found = ("full_house", "bomb", "none/four_with_extra", "none/triple_with_single")
    return _names(d, one * 3 + other * 2, one * 4 + other, *found)


def _too_short(d: Draw) -> tuple[Part, ...]:
    row = d.window(d.rules.min_straight)
    short = row[1:] if d.rng.random() < 0.5 else row[:-1]
    if len(short) < 3:
        raise Unfit
    return _names(d, row, short, "straight", "none/straight_too_short", "none/straight_has_gap", "none/wraps_around")


def _double(d: Draw) -> tuple[Part, ...]:
    row = d.window(d.rules.min_straight)
    twice = d.rng.choice(row[1:-1])
    found = ("straight", "none/straight_has_double", "none/straight_has_gap", "none/straight_too_short")
    return _names(d, row, row.replace(twice, twice * 2), *found)


def _joker_not_wild(d: Draw) -> tuple[Part, ...]:
    row = d.window(d.rules.min_straight)
    gap = row.replace(d.rng.choice(row[1:-1]), "") + d.rng.choice("BR")
    return _names(d, row, gap, "straight", "none/joker_not_wild", "none/straight_has_gap", "none/straight_too_short")


PAIRS: dict[str, Recipe] = {
    "too_low": _too_low, "pair_too_low": _pair_too_low, "wrong_type": _wrong_type, "wrong_size": _wrong_size,
    "needs_bomb": _needs_bomb, "bomb_too_low": _bomb_too_low, "bomb_not_longer": _not_longer,
    "must_lead": _must_lead, "missing_opening_card": _opening, "not_equal": _not_equal, "two_pairs": _two_pairs,
    "triple_with_single": _triple_with_single, "triple_with_wrong_extra": _triple_with_wrong_extra,
    "four_with_extra": _four_with_extra, "straight_too_short": _too_short, "straight_has_double": _double,
    "straight_has_gap": recipes.RECIPES["row"], "joker_not_wild": _joker_not_wild,
    **{key: recipes.RECIPES[key] for key in (
        "wraps_around", "two_in_straight", "stair_not_in_rules", "plate_not_in_rules", "full_house_not_in_rules",
        "stair_has_gap", "two_in_stair", "joker_pair_mixed_in", "too_many_jokers",
    )},
}  # fmt: skip
"""By the mistake; those of the last rows draw pairs as they are."""
