"""What is said of a reason that is not the one for which the table refuses something (`why_not`): what is true instead.

Decides nothing: types and sizes come from `comparing`. The rest of the words of `why_not` are in `item_words`.
"""

from __future__ import annotations

from ..explain.messages import describe, text
from ..rules.cards import Hand
from ..rules.plays import Pass
from ..rules.position import Position
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
    return text(f"not-because-{key}", lang)


def _not_because(part: Part, code: str) -> str:
    position = part.table
    plain = {"round_over": "not-over", "already_passed": "not-passed", "not_your_turn": "turn"}
    if code in plain:
        return plain[code]
    if code == "must_lead" and position.trick is not None:
        return "table"
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
    if code in ("bomb_not_longer", "bomb_too_low") and not play.is_bomb:
        return "no-bomb"
    if code == "needs_bomb" and not table.is_bomb:
        return "no-bomb-there"
    if play.is_bomb and table.is_bomb:
        said = {"needs_bomb": "bomb", "bomb_too_low": "bomb-higher", "bomb_not_longer": "bomb-lower"}
        return said.get(code, "no-bombs")
    if code == "wrong_type" and play.type == table.type:
        return "same-type"
    if code in ("wrong_size", "too_low") and play.type != table.type:
        return "types-first"
    if code == "wrong_size" and play.size == table.size:
        return "same-size"
    if code == "too_low" and play.size != table.size:
        return "size-first"
    return "other"
