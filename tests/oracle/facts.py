"""The facts of a reason, worked out by the oracle from the position and the try.

For each code, and each shape reason, the facts that can be told from its definition alone; which cards are called the
ones at fault is left to the engine where more than one choice is fair.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.oracle.moves import sub_multisets
from tests.oracle.position import Position
from tests.oracle.rulebook import (
    JOKERS,
    NATURAL,
    Rules,
    has_bare_ranks,
    ranks_of,
    read_cards,
    write_cards,
)
from tests.oracle.shapes import (
    BOMBS,
    TYPES,
    Shape,
    beats,
    classify,
    how_often,
    missing_between,
)

Facts = dict[str, Any]


def facts(position: Position, play: str, seat: int | None, code: str) -> Facts:
    """What must be told with `code`; names are those of the published facts."""
    actor = position.turn if seat is None else seat
    cards = [] if play == "pass" else read_cards(play)
    in_turn = actor == position.turn
    if code == "round_over":
        return {}
    assert actor is not None
    assert position.turn is not None
    opening_card = position.rules["opening_card"]
    if code == "already_passed":
        return {"seat": f"p{actor + 1}"}
    if code == "not_your_turn":
        return {"seat": f"p{actor + 1}", "turn": f"p{position.turn + 1}"}
    if code == "must_lead":
        return {"opening_card": opening_card if position.opening else None}
    if code == "nothing_selected":
        return {"leading": in_turn and position.leading}
    if code == "not_in_hand":
        return _not_in_hand(position, actor, cards)
    if code == "missing_opening_card":
        return {"opening_card": opening_card, "cards": write_cards(cards, position.rules.order)}
    if code == "not_a_combination":
        return _shape_facts(position, cards)
    return _comparison_facts(position, cards, code)


def _not_in_hand(position: Position, actor: int, cards: list[str]) -> Facts:
    hand = position.hands[actor]
    told: Facts = {"hand_size": position.size(actor)}
    if isinstance(hand, int):
        return told
    by_rank = has_bare_ranks(cards) or has_bare_ranks(hand)
    held = ranks_of(hand) if by_rank else hand
    chosen = ranks_of(cards) if by_rank else cards
    surplus = []
    left = list(held)
    for card in chosen:
        if card in left:
            left.remove(card)
        else:
            surplus.append(card)
    return {**told, "cards": write_cards(surplus, position.rules.order)}


def _shape_facts(position: Position, cards: list[str]) -> Facts:
    rules = position.rules
    ranks = "".join(sorted(ranks_of(cards), key=rules.order.index))
    often = how_often(ranks)
    kinds = "".join(often)
    shape = classify(cards, rules, position.packs)
    most = max(often.values())
    biggest = [rank for rank in kinds if often[rank] == most]
    missing = "".join(missing_between(set(kinds), rules.order))
    reason = shape.shape_reason
    if reason == "full_house_not_in_rules":
        return {"rank": biggest[0], "extra": "".join(rank for rank in ranks if rank != biggest[0])}
    if reason == "joker_pair_mixed_in":
        return {
            "jokers": "".join(rank for rank in ranks if rank in JOKERS),
            "others": "".join(rank for rank in ranks if rank in NATURAL),
        }
    if reason == "joker_not_wild":
        return {"jokers": "".join(rank for rank in ranks if rank in JOKERS)}
    if reason == "too_many_jokers":
        return {"n": len(ranks)}
    if reason == "wraps_around":
        natural = [rank for rank in rules.order if rank in NATURAL]
        kind = {1: "straight", 2: "stair", 3: "plate"}[most]
        return {"kind": kind, "top": natural[-1], "bottom": natural[0], "ranks": _round_the_corner(kinds, natural)}
    if reason == "two_in_straight":
        return {"min": int(rules["min_straight"])}
    if reason == "straight_too_short":
        return {"ranks": kinds, "n": len(ranks), "min": int(rules["min_straight"])}
    if reason == "straight_has_gap":
        return {"low": kinds[0], "high": kinds[-1], "missing": missing, "min": int(rules["min_straight"])}
    if reason == "two_in_stair":
        return {"kind": "stair" if most == 2 else "plate"}
    if reason in ("stair_not_in_rules", "plate_not_in_rules"):
        return {"low": kinds[0], "high": kinds[-1]}
    if reason in ("stair_has_gap", "plate_has_gap"):
        return {"low": kinds[0], "high": kinds[-1], "missing": missing}
    if reason == "two_pairs":
        return {"ranks": kinds}
    if reason == "straight_has_double":
        return {"repeated": "".join(rank for rank in kinds if often[rank] == 2)}
    if reason == "four_with_extra" and len(biggest) == 1:
        return {"rank": biggest[0], "n": most, "extra": "".join(rank for rank in ranks if rank != biggest[0])}
    if reason in ("triple_with_single", "triple_with_wrong_extra") and len(biggest) == 1:
        return {"rank": biggest[0], "extra": "".join(rank for rank in ranks if rank != biggest[0])}
    if reason == "not_equal":
        return {"n": len(ranks)}
    if reason == "no_shape":
        return {"best": _largest_inside(position, ranks)}
    return {}


def _round_the_corner(kinds: str, natural: list[str]) -> str:
    for start in range(13):
        row = (natural + natural)[start : start + len(kinds)]
        if set(row) == set(kinds):
            return "".join(row)
    raise AssertionError(kinds)


def _largest_inside(position: Position, ranks: str) -> str:
    """Ties by the order of plays."""
    rules = position.rules
    inside = []
    for subset in sub_multisets(list(ranks)):
        shape = classify(subset, rules, position.packs)
        if shape.type is not None:
            inside.append((-shape.size, TYPES.index(shape.type), rules.order.index(shape.top), shape.extra, subset))
    best = min(inside, key=lambda entry: (*entry[:3], rules.order.index(entry[3]) if entry[3] else 0))
    return write_cards(best[4], rules.order)


def _comparison_facts(position: Position, cards: list[str], code: str) -> Facts:
    rules = position.rules
    play = classify(cards, rules, position.packs)
    table = position.table
    assert table is not None
    beaters = [shape for shape in _all_shapes(rules, position.seats) if beats(shape, table, rules)]
    if table.type in BOMBS:
        higher = bool(beaters)
    else:
        higher = any(shape.type == table.type for shape in beaters)
    told: Facts = {
        "play": write_cards(ranks_of(cards), rules.order),
        "table": write_cards(ranks_of(position.trick), rules.order),
        "play_type": play.type,
        "table_type": table.type,
        "play_top": play.top,
        "table_top": table.top,
        "have_size": play.size,
        "need_size": table.size,
        "cards": write_cards(cards, rules.order),
        "higher_exists": higher,
    }
    if code == "too_low":
        told["cause"] = "equal" if play.top == table.top else "lower"
    if code in ("bomb_not_longer", "bomb_too_low", "needs_bomb"):
        told["need_size"] = min((shape.size for shape in beaters if shape.type == "bomb"), default=None)
    if code == "bomb_too_low":
        told["cause"] = _bomb_cause(play, table, beaters)
        told["longer"] = rules["bomb_over_bomb"] == "longer"
    return told


def _bomb_cause(play: Shape, table: Shape, beaters: list[Shape]) -> str:
    if not beaters:
        return "top"
    if table.type == "joker_bomb":
        return "four_jokers"
    if play.size < table.size:
        return "fewer"
    return "equal" if play.top == table.top else "rank"


@cache
def _all_shapes(rules: Rules, seats: int) -> list[Shape]:
    """Every combination that the cards of this table allow, by trying what has the form of one."""
    pack = ranks_of(rules.cards_of_table(seats))
    natural = [rank for rank in rules.order if rank in NATURAL]
    candidates = [[rank] * copies for rank in rules.order for copies in range(1, 9)]
    candidates += [[three] * 3 + [two] * 2 for three in natural for two in rules.order if two != three]
    for start in range(13):
        for end in range(start + 2, 14):
            candidates += [[rank for rank in natural[start:end] for _ in range(copies)] for copies in (1, 2, 3)]
    candidates += [["B", "R"], ["B", "B", "R", "R"]]
    there = [ranks for ranks in candidates if all(ranks.count(rank) <= pack.count(rank) for rank in set(ranks))]
    shapes = [classify(ranks, rules, rules.packs(seats)) for ranks in there]
    return [shape for shape in shapes if shape.type is not None]
