"""The verdict on one try: every reason in its order, with rule ids."""

from __future__ import annotations

from tests.oracle.position import Position
from tests.oracle.rulebook import has_bare_ranks, has_suits, minus, ranks_of, read_cards
from tests.oracle.shapes import classify, comparison

Reason = tuple[str, str, str]  # code, shape_reason or "", rule


def judge(position: Position, play: str, seat: int | None = None) -> list[Reason]:
    """All reasons against the play (`pass`, `-`, or cards), [] if it is legal."""
    return judge_cards(position, None if play == "pass" else read_cards(play), seat)


def judge_cards(position: Position, cards: list[str] | None, seat: int | None = None) -> list[Reason]:
    """The same for cards already read; None is a pass."""
    if position.over:
        return [("round_over", "", "P7")]
    actor = position.turn if seat is None else seat
    assert actor is not None
    reasons: list[Reason] = []
    if position.rules.on("pass_is_final") and actor in position.passed:
        reasons.append(("already_passed", "", "P4"))
    in_turn = actor == position.turn
    if not in_turn:
        reasons.append(("not_your_turn", "", "P4"))
    if cards is None:
        if in_turn and position.leading:
            reasons.append(("must_lead", "", "P3"))
        return reasons
    if not cards:
        return [*reasons, ("nothing_selected", "", "P3" if in_turn and position.leading else "P4")]
    if not holds(position, actor, cards):
        reasons.append(("not_in_hand", "", "P4"))
    shape = classify(cards, position.rules, position.packs)
    if shape.type is None:
        reasons.append(("not_a_combination", shape.shape_reason, shape.rule))
    if in_turn and position.opening and not has_opening_card(position, cards):
        reasons.append(("missing_opening_card", "", "P1"))
    table = position.table
    if shape.type is not None and table is not None:
        refused = comparison(shape, table, position.rules)
        if refused is not None:
            code, rule = refused
            reasons.append((code, "", rule))
    return reasons


def holds(position: Position, seat: int, cards: list[str]) -> bool:
    hand = position.hands[seat]
    if isinstance(hand, int):
        return len(cards) <= hand and can_be_hidden(position, cards)
    if has_suits(cards):
        return minus(hand, cards) is not None
    return minus(ranks_of(hand), ranks_of(cards)) is not None


def can_be_hidden(position: Position, cards: list[str]) -> bool:
    """Whether these cards can be among those that the packs leave unseen."""
    pack = position.rules.cards_of_table(position.seats)
    known = position.known()
    of_rank = minus(ranks_of(pack), ranks_of(known))
    if of_rank is None or minus(of_rank, ranks_of(cards)) is None:
        return False
    return not has_suits(cards) or minus(position.unseen(), cards) is not None


def has_opening_card(position: Position, cards: list[str]) -> bool:
    """A play in ranks takes the opening card first, and without suits any card of the rank counts."""
    opening_card = position.rules["opening_card"]
    if has_bare_ranks(cards):
        return opening_card[0] in cards
    return opening_card in cards
