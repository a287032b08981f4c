"""What is said of a reason that is not the one for which the table refuses something (`why_not`): what is true instead.

Decides nothing: types and sizes come from `comparing`. The rest of the words of `why_not` are in `item_words`.
"""

from __future__ import annotations

from ..explain.messages import describe, text
from ..rules.cards import JOKERS, Hand
from ..rules.plays import Pass, beats
from ..rules.position import Position
from ..rules.ruleset import RuleSet
from . import comparing
from .exercises import Part

REASON_RULES = {
    "round_over": "P7", "already_passed": "P4", "not_your_turn": "P4", "must_lead": "P3", "nothing_selected": "P4",
    "not_in_hand": "P4", "not_a_combination": "K9", "missing_opening_card": "P1", "bomb_not_longer": "B4",
    "bomb_too_low": "B3", "needs_bomb": "B2",
}  # fmt: skip
"""The rule that a reason is about, where it is not B1."""


def not_because(part: Part, choice: str, lang: str) -> str:
    """Why the table does not refuse it for this reason: what is true instead."""
    key = _not_because(part, choice.partition("/")[0])
    if key == "combination" and not isinstance(part.tried, Pass):
        play = comparing.play_of(part.tried, part.rule_set)
        if play is not None:
            return text("not-because-combination", lang, play=describe(play, part.rule_set, lang))
    said = text(f"not-because-{key}", lang)
    shape = _not_shape(part.tried, part.rule_set, choice.partition("/")[2]) if key == "other-shape" else ""
    return text("two_sentences", lang, first=said, second=text(f"not-because-{shape}", lang)) if shape else said


def _not_because(part: Part, code: str) -> str:
    position = part.table
    if position.turn is None:
        return "over"
    final = position.rules.pass_is_final
    passed = "not-passed" if final else "pass-not-final"  # where it is not, who acts may have passed before
    plain = {"round_over": "not-over", "already_passed": passed, "not_your_turn": "turn"}
    if code in plain:
        return plain[code]
    if code == "must_lead" and position.trick is not None:
        return "table"
    if part.learner != position.turn and (code == "must_lead" or (code == "missing_opening_card" and position.opening)):
        return "others-lead"
    if isinstance(part.tried, Pass):
        return "passed"
    if code == "nothing_selected" and part.tried:
        return "selected"
    if not part.tried:
        return "nothing"
    if code in ("must_lead", "not_in_hand"):
        return "played" if code == "must_lead" else "in-hand"
    play = comparing.play_of(part.tried, part.rule_set)
    if code == "not_a_combination":
        return "combination" if play else "other-shape"
    if code == "missing_opening_card":
        return "opening-there" if position.opening else "opening"
    if position.trick is None:
        return "led"
    return _not_compared(position, part, code)


def _not_compared(position: Position, part: Part, code: str) -> str:
    """The same for the reasons that compare with the table."""
    play = comparing.play_of(part.tried, part.rule_set) if isinstance(part.tried, Hand) else None
    if play is None or position.trick is None:
        return "not-compared"
    table = position.trick.play
    if beats(play, table, position.rules):
        return "beats"
    if code in ("bomb_not_longer", "bomb_too_low") and not play.is_bomb:
        return "no-bomb"
    if code == "needs_bomb" and not table.is_bomb:
        return "no-bomb-there"
    if play.is_bomb and table.is_bomb:
        said = {"needs_bomb": "bomb", "bomb_too_low": "bomb-higher", "bomb_not_longer": "bomb-lower"}
        return said.get(code, "no-bombs")
    if table.is_bomb:
        return "bomb-there"
    if code == "wrong_type" and play.type == table.type:
        return "same-type"
    if code in ("wrong_size", "too_low") and play.type != table.type:
        return "types-first"
    if code == "wrong_size" and play.size == table.size:
        return "same-size"
    if code == "too_low" and play.size != table.size:
        return "size-first"
    return "other"


def _not_shape(tried: Hand | Pass, rules: RuleSet, shape: str) -> str:
    """What can be seen of the cards that speaks against a shape reason, or nothing where it would take more words."""
    if isinstance(tried, Pass):
        return ""
    numbers = {rank: number for rank in rules.order if (number := tried.count(rank))}
    places, most = [rules.strength(rank) for rank in numbers], max(numbers.values())
    jokers = [rank for rank in JOKERS if rank in numbers]
    follow = places[-1] - places[0] == len(places) - 1
    in_row = follow and not jokers
    pairs, triples = set(numbers.values()) == {2}, set(numbers.values()) == {3}
    against = {
        "joker_not_wild": {"no-joker": not jokers},
        "joker_pair_mixed_in": {"not-both-jokers": len(jokers) < 2, "only-jokers": len(jokers) == len(numbers)},
        "too_many_jokers": {"not-only-jokers": len(jokers) < len(numbers)},
        "two_in_straight": {"no-two": "2" not in numbers},
        "two_in_stair": {"no-two": "2" not in numbers},
        "wraps_around": {"in-row": in_row},
        "straight_too_short": {"enough": len(tried) >= rules.min_straight},
        "straight_has_gap": {"in-row": in_row},
        "straight_has_double": {"all-differ": most == 1},
        "full_house_not_in_rules": {"full-houses-played": rules.full_houses},
        "stair_not_in_rules": {"stairs-played": rules.stairs, "not-pairs": not pairs, "not-in-row": not follow},
        "plate_not_in_rules": {"plates-played": rules.plates, "not-triples": not triples, "not-in-row": not follow},
        "stair_has_gap": {"no-stairs": not rules.stairs, "not-pairs": not pairs, "in-row": in_row},
        "plate_has_gap": {"no-plates": not rules.plates, "not-triples": not triples, "in-row": in_row},
        "two_pairs": {"not-pairs": not pairs},
        "four_with_extra": {"no-four": most < 4},
        "triple_with_single": {"no-three": most < 3, "not-one-extra": len(tried) > 4},
        "triple_with_wrong_extra": {"no-three": most < 3},
        "not_equal": {"more-than-three": len(tried) > 3},
    }.get(shape, {})
    return next((key for key, true in against.items() if true), "")
