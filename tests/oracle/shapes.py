"""Combinations, the reason why something is none, and what beats what (K1-K9, B1-B4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tests.oracle.rulebook import JOKERS, NATURAL, Rules, ranks_of

TYPES = ["single", "pair", "triple", "full_house", "straight", "stair", "plate", "bomb", "joker_bomb", "four_jokers"]
BOMBS = ["bomb", "joker_bomb", "four_jokers"]


@dataclass(frozen=True)
class Shape:
    """A combination (`type` set), or none (`type` None, `shape_reason` and `rule` set)."""

    type: str | None
    size: int
    top: str = ""
    extra: str = ""
    shape_reason: str = ""
    rule: str = ""


def classify(cards: list[str], rules: Rules, packs: int) -> Shape:
    """What these cards are; at least one card."""
    ranks = "".join(sorted(ranks_of(cards), key=rules.order.index))
    return _classify(ranks, rules, packs)


@cache
def _classify(ranks: str, rules: Rules, packs: int) -> Shape:
    return _combination(ranks, rules, packs) or _no_combination(ranks, rules)


def how_often(ranks: str) -> dict[str, int]:
    return {rank: ranks.count(rank) for rank in ranks}


def in_a_row(ranks: set[str], order: str) -> bool:
    places = sorted(order.index(rank) for rank in ranks)
    return places == list(range(places[0], places[0] + len(places)))


def in_a_row_on_the_ring(ranks: set[str], order: str) -> bool:
    natural = [rank for rank in order if rank in NATURAL]
    twice_round = natural + natural
    return any(set(twice_round[start : start + len(ranks)]) == ranks for start in range(13))


def missing_between(ranks: set[str], order: str) -> list[str]:
    places = [order.index(rank) for rank in ranks]
    return [rank for rank in order[min(places) : max(places)] if rank not in ranks]


def is_full_house_shape(ranks: str) -> bool:
    """Three of a natural rank and two of another rank, a joker pair of one colour included (K4)."""
    often = how_often(ranks)
    return sorted(often.values()) == [2, 3] and all(rank in NATURAL for rank in often if often[rank] == 3)


def _combination(ranks: str, rules: Rules, packs: int) -> Shape | None:
    n = len(ranks)
    often = how_often(ranks)
    kinds = set(ranks)
    natural = all(rank in NATURAL for rank in ranks)
    top = max(ranks, key=rules.order.index)
    if n == 1:
        return Shape("single", n, top)  # K1
    if n == 2 and len(kinds) == 1:
        return Shape("pair", n, top)  # K2
    if ranks == "BR":
        return Shape("joker_bomb", n, "R")  # K8
    if ranks == "BBRR" and rules.on("four_jokers") and packs == 2:
        return Shape("four_jokers", n, "R")  # K8, option
    if n == 3 and len(kinds) == 1 and natural:
        return Shape("bomb" if rules.on("triple_bomb") else "triple", n, top)  # K3; K8, option
    if n >= 4 and len(kinds) == 1 and natural:
        return Shape("bomb", n, top)  # K8
    if is_full_house_shape(ranks) and rules.on("full_houses"):
        three = next(rank for rank in often if often[rank] == 3)
        two = next(rank for rank in often if often[rank] == 2)
        return Shape("full_house", n, three, two)  # K4
    if natural and _row(often, rules, 1, int(rules["min_straight"]), rules.twos_in_straights):
        return Shape("straight", n, top)  # K5, K6
    if natural and rules.on("stairs") and _row(often, rules, 2, 2, rules.twos_in_stairs):
        return Shape("stair", n, top)  # K7
    if natural and rules.on("plates") and _row(often, rules, 3, 2, rules.twos_in_stairs):
        return Shape("plate", n, top)  # K7
    return None


def _row(often: dict[str, int], rules: Rules, copies: int, shortest: int, twos: bool) -> bool:
    if any(count != copies for count in often.values()) or len(often) < shortest:
        return False
    return in_a_row(set(often), rules.order) and (twos or "2" not in often)


def _no_combination(ranks: str, rules: Rules) -> Shape:
    reason, rule = _why_none(ranks, rules)
    return Shape(None, len(ranks), shape_reason=reason, rule=rule)


def _why_none(ranks: str, rules: Rules) -> tuple[str, str]:
    """The table of shape reasons, line by line; the first line that holds."""
    n = len(ranks)
    often = how_often(ranks)
    kinds = set(ranks)
    shortest = int(rules["min_straight"])
    long_enough = n >= 3 and n >= shortest - 1
    one_each = all(count == 1 for count in often.values())
    twos = all(count == 2 for count in often.values())
    threes = all(count == 3 for count in often.values())
    in_rules = (twos and rules.on("stairs")) or (threes and rules.on("plates"))
    jokers = [rank for rank in ranks if rank in JOKERS]
    natural = [rank for rank in ranks if rank in NATURAL]
    straight_rule = "K5" if rules.preset == "classic" else "K6"

    if is_full_house_shape(ranks) and not rules.on("full_houses"):
        return "full_house_not_in_rules", "K4"
    if "B" in jokers and "R" in jokers and natural:
        return "joker_pair_mixed_in", "K9"
    if jokers and natural:
        return "joker_not_wild", "K9"
    if jokers and not natural and n >= 3:
        return "too_many_jokers", "K8"

    row = in_a_row(kinds, rules.order)
    gap = missing_between(kinds, rules.order)
    if not row and in_a_row_on_the_ring(kinds, rules.order):
        if one_each and long_enough:
            return "wraps_around", straight_rule
        if len(kinds) >= 2 and in_rules:
            return "wraps_around", "K7"
    straight_like = n >= shortest or (long_enough and len(gap) == 1)
    if one_each and n >= 3 and "2" in kinds and not rules.twos_in_straights and (row or straight_like):
        return "two_in_straight", straight_rule
    if one_each and row and 3 <= n <= shortest - 1:
        return "straight_too_short", straight_rule
    if one_each and not row and straight_like:
        return "straight_has_gap", straight_rule
    if row and "2" in kinds and not rules.twos_in_stairs and in_rules:
        return "two_in_stair", "K7"
    if len(kinds) >= 2 and row and twos and not rules.on("stairs"):
        return "stair_not_in_rules", "K7"
    if len(kinds) >= 2 and row and threes and not rules.on("plates"):
        return "plate_not_in_rules", "K7"
    if len(kinds) >= 2 and not row and twos and rules.on("stairs"):
        return "stair_has_gap", "K7"
    if len(kinds) >= 2 and not row and threes and rules.on("plates"):
        return "plate_has_gap", "K7"
    if len(kinds) >= 2 and not row and twos and not rules.on("stairs"):
        return "two_pairs", "K2"
    if max(often.values()) <= 2 and _row(dict.fromkeys(kinds, 1), rules, 1, shortest, rules.twos_in_straights):
        return "straight_has_double", straight_rule
    if max(often.values()) >= 4:
        return "four_with_extra", "K9"
    if n == 4 and max(often.values()) == 3:
        return "triple_with_single", "K9"
    if max(often.values()) == 3 and n >= 5:
        return "triple_with_wrong_extra", "K9"
    if n in (2, 3):
        return "not_equal", "K2" if n == 2 else "K3"
    return "no_shape", "K9"


def beats(play: Shape, table: Shape, rules: Rules) -> bool:
    """B1-B4; both are combinations."""
    higher = rules.order.index(play.top) > rules.order.index(table.top)
    if table.type == "four_jokers":
        return False  # B3: nothing beats them
    if play.type == "four_jokers":
        return True
    if table.type == "joker_bomb":
        return False  # B3: a second joker bomb is equal
    if play.type == "joker_bomb":
        return True
    if play.type == "bomb" and table.type == "bomb":
        if play.size != table.size:
            return play.size > table.size  # B3
        return higher and rules["bomb_over_bomb"] == "higher"  # B3, B4
    if play.type == "bomb":
        return True  # B2
    return play.type == table.type and play.size == table.size and higher  # B1


def comparison(play: Shape, table: Shape, rules: Rules) -> tuple[str, str] | None:
    """The code and rule of the refusal, None if the play beats the table."""
    if beats(play, table, rules):
        return None
    if play.type in BOMBS and table.type in BOMBS:
        same_size = play.type == table.type == "bomb" and play.size == table.size
        if same_size and rules.order.index(play.top) > rules.order.index(table.top):
            return "bomb_not_longer", "B4"
        return "bomb_too_low", "B3"
    if table.type in BOMBS:
        return "needs_bomb", "B2"
    if play.type != table.type:
        return "wrong_type", "B1"
    if play.size != table.size:
        return "wrong_size", "B1"
    return "too_low", "B1"
