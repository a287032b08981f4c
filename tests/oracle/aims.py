"""Tries that meet a given code or shape reason: a recipe for each, and the oracle to say which came out."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tests.oracle.generate import (
    Try,
    Wish,
    deal_position,
    draw,
    one_way_of_suits,
    random_over,
    random_ranks,
    random_rules,
    random_seats,
    random_selection,
)
from tests.oracle.position import Position, read_position, write_position
from tests.oracle.rulebook import Rules, write_cards
from tests.oracle.shapes import classify
from tests.oracle.validity import problems
from tests.oracle.verdict import judge


@dataclass(frozen=True)
class Aim:
    """How to meet a reason: rules, what lies on the table and what is tried."""

    recipes: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    preset: str | None = None
    seats: int | None = None
    trick: bool | None = None
    trick_recipe: str | None = None
    in_turn: float = 1.0


SHAPE_AIMS: dict[str, Aim] = {
    "full_house_not_in_rules": Aim(("full house",), (("full_houses", "off"),)),
    "joker_pair_mixed_in": Aim(("with both jokers",)),
    "joker_not_wild": Aim(("with jokers",)),
    "too_many_jokers": Aim(("jokers",), (("packs", "2"),)),
    "wraps_around": Aim(("ring", "ring stair")),
    "two_in_straight": Aim(("row to the top", "ring", "distinct")),
    "straight_too_short": Aim(("row",), preset="classic"),
    "straight_has_gap": Aim(("hole", "distinct")),
    "two_in_stair": Aim(("top stair",), (("straight_top", "A"), ("stairs", "on"), ("plates", "on")), "classic"),
    "stair_not_in_rules": Aim(("stair",), (("stairs", "off"),)),
    "plate_not_in_rules": Aim(("plate",), (("plates", "off"),)),
    "stair_has_gap": Aim(("pairs", "stair with hole"), (("stairs", "on"),)),
    "plate_has_gap": Aim(("plates with hole",), (("plates", "on"),)),
    "two_pairs": Aim(("pairs",), (("stairs", "off"),)),
    "straight_has_double": Aim(("double",)),
    "four_with_extra": Aim(("four and more",)),
    "triple_with_single": Aim(("three and one",)),
    "triple_with_wrong_extra": Aim(("three and more",)),
    "not_equal": Aim(("distinct", "scattered")),
    "no_shape": Aim(("scattered",)),
}
CODE_AIMS: dict[str, Aim] = {
    "already_passed": Aim(options=(("pass_is_final", "on"),), seats=4, trick=True, in_turn=0.0),
    "not_your_turn": Aim(in_turn=0.0),
    "must_lead": Aim(trick=False),
    "nothing_selected": Aim(),
    "not_in_hand": Aim(),
    "not_a_combination": Aim(),
    "missing_opening_card": Aim(options=(("opening_required", "on"),), trick=False),
    "bomb_not_longer": Aim(("bomb",), (("bomb_over_bomb", "longer"),), trick=True, trick_recipe="bomb"),
    "bomb_too_low": Aim(("bomb",), trick=True, trick_recipe="bomb"),
    "needs_bomb": Aim(trick=True, trick_recipe="bomb"),
    "wrong_type": Aim(trick=True),
    "wrong_size": Aim(("row", "stair", "plate"), trick=True, trick_recipe="row"),
    "too_low": Aim(trick=True),
}


def aimed_try(rng: Random, reason: str, aim: Aim) -> Try:
    """One try; most, not all, meet the reason aimed at."""
    position, ranks = _aimed_position(rng, reason, aim)
    assert not problems(position), write_position(position)
    assert position.turn is not None
    text = write_position(position)
    if rng.random() >= aim.in_turn:
        seat = rng.choice([seat for seat in range(position.seats) if seat != position.turn])
        return Try(text, random_selection(rng, position, seat), seat)
    if ranks:
        hand = position.hands[position.turn]
        cards = ranks if isinstance(hand, int) else draw(rng, list(hand), ranks)
        assert cards is not None
        return Try(text, write_cards(one_way_of_suits(rng, hand, list(cards)), position.rules.order))
    if rng.random() < 0.2:
        return Try(text, rng.choice(["pass", "-"]))
    return Try(text, random_selection(rng, position, position.turn))


def _aimed_position(rng: Random, reason: str, aim: Aim) -> tuple[Position, tuple[str, ...]]:
    """A position, and the ranks that its mover is to try, which it holds."""
    while True:
        preset = aim.preset or rng.choice(["classic", "two-low"])
        seats = aim.seats or random_seats(rng, preset)
        if preset == "two-low":
            seats = min(seats, 4)
        rules = random_rules(rng, preset, seats, **dict(aim.options))
        ranks = _ranks_to_try(rng, reason, aim, rules, rules.packs(seats))
        wish = Wish(rules, seats, trick=aim.trick, trick_recipe=aim.trick_recipe, hand_ranks=ranks)
        position = deal_position(rng, wish)
        if position is not None:
            return position, ranks


def _ranks_to_try(rng: Random, reason: str, aim: Aim, rules: Rules, packs: int) -> tuple[str, ...]:
    """Ranks of one of the recipes, of the shape aimed at if it is a shape."""
    if not aim.recipes:
        return ()
    ranks: list[str] = []
    for _ in range(50):
        ranks = random_ranks(rng, rules, rng.choice(aim.recipes))
        if reason not in SHAPE_AIMS or classify(ranks, rules, packs).shape_reason == reason:
            break
    return tuple(ranks)


def tries_with(reason: str, number: int, seed: int) -> list[Try]:
    """So many different tries for which the oracle finds this code or shape reason."""
    rng = Random(f"{reason} {seed}")
    aim = SHAPE_AIMS.get(reason) or CODE_AIMS.get(reason)
    found: dict[Try, None] = {}
    for _ in range(number * 400):
        attempt = random_over(rng) if aim is None else aimed_try(rng, reason, aim)
        reasons = judge(read_position(attempt.position), attempt.play, attempt.seat)
        if any(reason in (code, shape_reason) for code, shape_reason, _ in reasons):
            found[attempt] = None
            if len(found) == number:
                break
    return list(found)
