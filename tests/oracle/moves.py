"""Legal plays, fixes, the next position and perft of the oracle, by trying every sub-multiset of the hand (P3-P7)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from tests.oracle.position import Position
from tests.oracle.rulebook import SUITS, Rules, has_bare_ranks, has_suits, minus, ranks_of, read_cards, write_cards
from tests.oracle.shapes import TYPES, classify
from tests.oracle.verdict import judge_cards


def sub_multisets(cards: list[str]) -> list[list[str]]:
    """Every non-empty multiset of these cards, each once."""
    kinds = sorted(set(cards))
    choices = [range(cards.count(card) + 1) for card in kinds]
    chosen = [
        [card for card, count in zip(kinds, counts, strict=True) for _ in range(count)] for counts in product(*choices)
    ]
    return [cards for cards in chosen if cards]


def play_order(ranks: list[str], rules: Rules, packs: int) -> tuple[int, int, int, int]:
    """By type, then size, then top, then the rest, which only a full house has."""
    shape = classify(ranks, rules, packs)
    assert shape.type is not None
    return (
        TYPES.index(shape.type),
        shape.size,
        rules.order.index(shape.top),
        rules.order.index(shape.extra) if shape.extra else 0,
    )


def legal_plays(position: Position) -> list[str]:
    """Every legal play of the seat to act in ranks, in order; its hand is known."""
    if position.turn is None:
        return []
    hand = position.hands[position.turn]
    assert not isinstance(hand, int)
    legal = []
    for ranks in sub_multisets(ranks_of(hand)):
        if not judge_cards(position, ranks):
            legal.append(ranks)
    legal.sort(key=lambda ranks: play_order(ranks, position.rules, position.packs))
    return [write_cards(ranks, position.rules.order) for ranks in legal]


def can_pass(position: Position) -> bool:
    return not position.over and not position.leading


def take(hand: list[str], ranks: list[str], opening_card: str) -> list[str]:
    """The cards a play in ranks takes: rank by rank the opening card first, then d c h s, as far as they are there."""
    left = sorted(hand, key=lambda card: _preference(card, opening_card))
    taken = []
    for rank in ranks:
        for card in left:
            if card[0] == rank:
                left.remove(card)
                taken.append(card)
                break
    return taken


def _preference(card: str, opening_card: str) -> tuple[bool, int]:
    return card != opening_card, SUITS.index(card[1]) if len(card) == 2 else 0


def fixes(position: Position, play: str, seat: int | None = None) -> list[str]:
    """The nearest legal plays for an illegal try."""
    if position.turn is None or (seat is not None and seat != position.turn):
        return []
    hand = position.hands[position.turn]
    if isinstance(hand, int):
        return []
    selected = [] if play == "pass" else read_cards(play)
    if has_bare_ranks(selected) and has_suits(hand):
        size = len(selected)
        selected = take(hand, selected, position.rules["opening_card"])
        absent = size - len(selected)
    else:
        absent = 0
    best: dict[str, tuple[int, list[tuple[bool, bool, int]], list[str]]] = {}
    for cards in sub_multisets(hand):
        if judge_cards(position, cards):
            continue
        kept = _overlap(cards, selected)
        distance = absent + len(selected) - kept + len(cards) - kept
        entry = (distance, _choice_of_suits(cards, selected, position.rules), cards)
        ranks = write_cards(ranks_of(cards), position.rules.order)
        if ranks not in best or entry < best[ranks]:
            best[ranks] = entry
    if not best:
        return []
    nearest = min(distance for distance, _, _ in best.values())
    near = [cards for distance, _, cards in best.values() if distance == nearest]
    near.sort(key=lambda cards: _merit(cards, hand, position))
    return [write_cards(cards, position.rules.order) for cards in near[:3]]


def _overlap(cards: list[str], selected: list[str]) -> int:
    return sum(min(cards.count(card), selected.count(card)) for card in set(cards))


def _choice_of_suits(cards: list[str], selected: list[str], rules: Rules) -> list[tuple[bool, bool, int]]:
    """Rank by rank: the selected copies first, then the opening card, then d c h s."""
    left = list(selected)
    keys = []
    for card in sorted(cards):
        is_selected = card in left
        if is_selected:
            left.remove(card)
        keys.append((rules.order.index(card[0]), not is_selected, *_preference(card, rules["opening_card"])))
    return [key[1:] for key in sorted(keys)]


def _merit(cards: list[str], hand: list[str], position: Position) -> tuple[int, int, tuple[int, int, int, int]]:
    """Fewest bombs of the hand that lose a card, lowest top, order of plays."""
    rules = position.rules
    played = ranks_of(cards)
    held = ranks_of(hand)
    smallest_bomb = 3 if rules.on("triple_bomb") else 4
    broken = sum(1 for rank in set(played) if rank not in "BR" and held.count(rank) >= smallest_bomb)
    if "B" in held and "R" in held and ("B" in played or "R" in played):
        broken += 1
    shape = classify(cards, rules, position.packs)
    return broken, rules.order.index(shape.top), play_order(played, rules, position.packs)


def apply(position: Position, play: str) -> Position:
    """The position after a legal play or pass of the seat to act."""
    seat = position.turn
    assert seat is not None
    if play == "pass":
        return _after_pass(position, seat)
    cards = read_cards(play)
    hand = position.hands[seat]
    rest: list[str] | int
    if isinstance(hand, int):
        rest = hand - len(cards)
    else:
        if has_bare_ranks(cards) and has_suits(hand):
            cards = take(hand, cards, position.rules["opening_card"])
        left = minus(hand, cards)
        assert left is not None
        rest = left
    hands = tuple(rest if other == seat else position.hands[other] for other in range(position.seats))
    after = replace(position, hands=hands, owner=seat, trick=cards, opening=False)
    if after.size(seat) == 0:
        after = replace(after, finished=[*position.finished, seat])
    if _round_is_over(after):
        return replace(after, turn=None, owner=None, trick=[], passed=[])
    if position.rules.on("pass_is_final"):
        out_of_trick = [other for other in after.after(seat) if other in position.passed and after.size(other) > 0]
    else:
        out_of_trick = []
    return _hand_on(replace(after, passed=out_of_trick), seat)


def _round_is_over(position: Position) -> bool:
    """P7, and the option round_ends."""
    if position.rules["round_ends"] == "first_out":
        return len(position.finished) > 0
    return len(position.holders()) == 1


def _after_pass(position: Position, seat: int) -> Position:
    owner = position.owner
    assert owner is not None
    passed = [other for other in position.after(owner) if other in position.passed or other == seat]
    return _hand_on(replace(position, passed=passed), seat)


def _hand_on(position: Position, seat: int) -> Position:
    """The turn goes from `seat` to the next who may still answer, or the trick ends (P4, P5)."""
    owner = position.owner
    assert owner is not None
    for other in position.after(seat):
        if other == owner:
            break
        if position.size(other) > 0 and other not in position.passed:
            return replace(position, turn=other)
    return replace(position, turn=_next_leader(position, owner), owner=None, trick=[], passed=[])


def _next_leader(position: Position, owner: int) -> int:
    """P5, P6."""
    if position.size(owner) > 0:
        return owner
    behind = [seat for seat in position.after(owner) if position.size(seat) > 0]
    if position.rules.on("partner_takes_lead"):
        for seat in behind:
            if (seat - owner) % 2 == 0:  # S5: partners sit alternately
                return seat
    return behind[0]


def perft(position: Position, depth: int) -> int:
    """Action sequences of exactly this length, plays by rank set."""
    if depth == 0:
        return 1
    if position.over:
        return 0
    total = sum(perft(apply(position, play), depth - 1) for play in legal_plays(position))
    if can_pass(position):
        total += perft(apply(position, "pass"), depth - 1)
    return total
