"""Random rule sets, positions and tries, as text, from a seeded generator.

A position comes from a deal of the cards its table has, so that it can occur; `validity.problems` is asked whether it
does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from tests.oracle.position import Position, write_position
from tests.oracle.rulebook import (
    NATURAL,
    OPTIONS,
    SUITS,
    Rules,
    has_suits,
    minus,
    ranks_of,
    write_cards,
)
from tests.oracle.shapes import classify
from tests.oracle.validity import problems

# The options that touch positions, verdicts and trick ends; the rest belongs to exchange and score.
TOUCHING = [
    "straight_top",
    "min_straight",
    "full_houses",
    "stairs",
    "plates",
    "triple_bomb",
    "four_jokers",
    "bomb_over_bomb",
    "opening_card",
    "opening_required",
    "pass_is_final",
    "packs",
]


@dataclass(frozen=True)
class Try:
    """A position, what is tried in it, and by which seat (None: the one to act)."""

    position: str
    play: str
    seat: int | None = None


def random_rules(rng: Random, preset: str | None = None, seats: int | None = None, **forced: str) -> Rules:
    """A rule set with about two options away from the default; `forced` wins, where the preset has the option."""
    preset = preset or rng.choice(["classic", "classic", "two-low"])
    chosen: dict[str, str] = {}
    for name, classic, two_low in OPTIONS:
        values = classic if preset == "classic" else two_low
        if not values:
            continue
        if name in TOUCHING and rng.random() < 0.2:
            chosen[name] = rng.choice([value for value in values if value])
        if name in forced:
            chosen[name] = forced[name]
        if chosen.get(name) == values[0]:
            del chosen[name]
    if preset == "classic" and rng.random() < 0.08 and "round_ends" not in forced:
        chosen |= {"tribute": "0", "scoring": "penalty", "round_ends": "first_out"}
    if seats in (4, 6) and rng.random() < 0.3:
        chosen["teams"] = "on"
        if rng.random() < 0.7:
            chosen["partner_takes_lead"] = "on"
    in_order = [name for name, _, _ in OPTIONS if name in chosen]
    return Rules(preset, tuple((name, chosen[name]) for name in in_order))


def random_seats(rng: Random, preset: str) -> int:
    return rng.choice([2, 3, 3, 4, 4, 5, 6] if preset == "classic" else [2, 3, 3, 4])


# ---- ranks that look like something -------------------------------------------------------------------------------


def window(rng: Random, order: str, length: int, ring: bool = False) -> list[str]:
    """Consecutive ranks of the natural order, or of the ring."""
    natural = [rank for rank in order if rank in NATURAL]
    length = max(1, min(length, 13))
    if ring:
        start = rng.randrange(13)
        return [natural[(start + step) % 13] for step in range(length)]
    start = rng.randrange(13 - length + 1)
    return natural[start : start + length]


def times(ranks: Sequence[str], copies: int) -> list[str]:
    return [rank for rank in ranks for _ in range(copies)]


def some(rng: Random, number: int) -> list[str]:
    return rng.sample(NATURAL, number)


def _full_house(rng: Random, rules: Rules) -> list[str]:
    three, two = some(rng, 2)
    return times([three], 3) + times([rng.choice([two, two, two, "B", "R"])], 2)


def _row_with_hole(rng: Random, rules: Rules, copies: int = 1) -> list[str]:
    ranks = window(rng, rules.order, rng.randint(3, 8))
    del ranks[rng.randrange(1, len(ranks) - 1)]
    return times(ranks, copies)


def _row_with_double(rng: Random, rules: Rules) -> list[str]:
    ranks = window(rng, rules.order, rng.randint(3, 7))
    return ranks + rng.sample(ranks, rng.randint(1, min(3, len(ranks))))


def _scattered(rng: Random, rules: Rules) -> list[str]:
    return [rank for rank in some(rng, rng.randint(2, 5)) for _ in range(rng.choice([1, 1, 1, 2, 2, 3]))]


def _with_jokers(rng: Random, rules: Rules) -> list[str]:
    rest = rng.choice(
        [some(rng, rng.randint(1, 4)), times(some(rng, 1), rng.randint(1, 4)), window(rng, rules.order, 4)]
    )
    return rest + rng.choice([["B"], ["R"], ["B", "R"], ["B", "B"], ["R", "R"], ["B", "B", "R"]])


RankMaker = Callable[[Random, Rules], list[str]]
RECIPES: dict[str, RankMaker] = {
    "few": lambda rng, rules: times(some(rng, 1), rng.randint(1, 3)),
    "bomb": lambda rng, rules: times(some(rng, 1), rng.choice([4, 4, 4, 5, 5, 6, 7, 8])),
    "full house": _full_house,
    "row": lambda rng, rules: window(rng, rules.order, rng.randint(3, 9)),
    "row to the top": lambda rng, rules: ["2", *window(rng, rules.order[:12], rng.randint(2, 6))],
    "ring": lambda rng, rules: window(rng, rules.order, rng.randint(2, 8), ring=True),
    "stair": lambda rng, rules: times(window(rng, rules.order, rng.randint(2, 4)), 2),
    "plate": lambda rng, rules: times(window(rng, rules.order, rng.randint(2, 3)), 3),
    "ring stair": lambda rng, rules: times(window(rng, rules.order, rng.randint(2, 4), ring=True), rng.choice([2, 3])),
    "top stair": lambda rng, rules: times("JQKA2"[-rng.randint(2, 4) :], rng.choice([2, 3])),
    "hole": _row_with_hole,
    "stair with hole": lambda rng, rules: _row_with_hole(rng, rules, rng.choice([2, 2, 3])),
    "pairs": lambda rng, rules: times(some(rng, rng.randint(2, 3)), rng.choice([2, 2, 3])),
    "double": _row_with_double,
    "four and more": lambda rng, rules: times(some(rng, 1), rng.randint(4, 5)) + some(rng, rng.randint(1, 3)),
    "three and one": lambda rng, rules: times(some(rng, 1), 3) + some(rng, 1),
    "three and more": lambda rng, rules: times(some(rng, 1), 3) + some(rng, rng.randint(2, 4)),
    "distinct": lambda rng, rules: some(rng, rng.randint(2, 7)),
    "scattered": _scattered,
    "with jokers": _with_jokers,
    "with both jokers": lambda rng, rules: [*some(rng, rng.randint(1, 3)), "B", "R"],
    "plates with hole": lambda rng, rules: times(some(rng, 2), 3),
    "jokers": lambda rng, rules: list(rng.choice(["BR", "BR", "BB", "RR", "BBR", "BRR", "BBRR", "B", "R"])),
}


def random_ranks(rng: Random, rules: Rules, recipe: str | None = None) -> list[str]:
    return RECIPES[recipe or rng.choice(list(RECIPES))](rng, rules)


def draw(rng: Random, pool: list[str], ranks: Sequence[str]) -> list[str] | None:
    """Take cards of these ranks out of the pool; None, and nothing taken, if they are not all there."""
    taken: list[str] = []
    for rank in dict.fromkeys(ranks):
        there = [card for card in pool if card[0] == rank]
        wanted = ranks.count(rank)
        if len(there) < wanted:
            return None
        taken += rng.sample(there, wanted)
    for card in taken:
        pool.remove(card)
    return taken


def random_combination(rng: Random, rules: Rules, packs: int, pool: list[str], recipe: str | None = None) -> list[str]:
    """Cards of a random combination, taken out of the pool."""
    while True:
        ranks = random_ranks(rng, rules, recipe)
        if classify(ranks, rules, packs).type is not None:
            cards = draw(rng, pool, ranks)
            if cards is not None:
                return cards
        recipe = None if rng.random() < 0.3 else recipe


# ---- positions ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wish:
    """What a position should have. None leaves it to chance."""

    rules: Rules | None = None
    seats: int | None = None
    largest: int = 9
    trick: bool | None = None
    trick_recipe: str | None = None
    hand_ranks: tuple[str, ...] = ()
    hidden_mover: bool | None = None
    hidden: bool = True
    opening: bool = True


def random_position(rng: Random, wish: Wish | None = None) -> Position:
    """A position that can occur, with a seat to act."""
    wish = wish or Wish()
    while True:
        position = deal_position(rng, wish)
        if position is not None:
            wrong = problems(position)
            assert not wrong, (write_position(position), wrong)
            return position


def deal_position(rng: Random, wish: Wish) -> Position | None:
    """One attempt; None where the deal did not come out as wished."""
    preset = wish.rules.preset if wish.rules else rng.choice(["classic", "two-low"])
    seats = wish.seats or random_seats(rng, preset)
    rules = wish.rules or random_rules(rng, preset, seats)
    packs = rules.packs(seats)
    pool = rules.cards_of_table(seats)
    if not wish.hand_ranks and rng.random() < 0.5:  # few ranks in play make bombs and rows
        ranks = set(window(rng, rules.order, rng.randint(4, 8), ring=True)) | {"B", "R", rules["opening_card"][0]}
        pool = [card for card in pool if card[0] in ranks]
    trick = rng.random() < 0.7 if wish.trick is None else wish.trick
    mover = rng.randrange(seats)
    hands: list[list[str]] = [[] for _ in range(seats)]
    drawn = draw(rng, pool, wish.hand_ranks)
    if drawn is None:
        return None
    hands[mover] = drawn
    owner, cards = None, []
    if trick:
        owner = rng.choice([seat for seat in range(seats) if seat != mover])
        cards = random_combination(rng, rules, packs, pool, wish.trick_recipe)
    for seat in [mover, *(seat for seat in range(seats) if seat != mover)]:
        size = rng.randint(1, wish.largest)
        while len(hands[seat]) < size and pool:
            hands[seat].append(pool.pop(rng.randrange(len(pool))))
    finished = _random_finished(rng, rules, hands, mover, owner)
    holders = [seat for seat in range(seats) if hands[seat]]
    if len(holders) < 2 or mover not in holders or (rules["round_ends"] == "first_out" and finished):
        return None
    plain = Position(rules, tuple(hands), mover, owner, cards, [], finished, opening=False)
    passed = [] if owner is None else _random_passed(rng, plain, owner, mover)
    dressed = _dress(rng, replace(plain, passed=passed), wish)
    may_open = rules.on("opening_required") and owner is None and not finished
    if wish.opening and may_open and rng.random() < 0.5:
        opened = replace(dressed, opening=True)
        return dressed if problems(opened) else opened
    return dressed


def _random_finished(rng: Random, rules: Rules, hands: list[list[str]], mover: int, owner: int | None) -> list[int]:
    """Empty the hands of some seats that are neither mover nor, mostly, owner; in the order of going out."""
    others = [seat for seat in range(len(hands)) if seat not in (mover, owner)]
    rng.shuffle(others)
    finished = others[: rng.choice([0, 0, 0, 1, 2])]
    if owner is not None and rng.random() < 0.25:
        finished.append(owner)
    finished += [seat for seat in range(len(hands)) if not hands[seat] and seat not in finished and seat != owner]
    if owner is not None and not hands[owner] and owner not in finished:
        finished.append(owner)
    if owner in finished:
        finished.remove(owner)
        finished.append(owner)
    for seat in finished:
        hands[seat] = []
    return finished


def _random_passed(rng: Random, position: Position, owner: int, mover: int) -> list[int]:
    order = [seat for seat in position.after(owner) if position.size(seat) > 0]
    before_mover = order[: order.index(mover)]
    if not position.rules.on("pass_is_final"):
        return before_mover
    return before_mover + [seat for seat in order[order.index(mover) + 1 :] if rng.random() < 0.5]


def _dress(rng: Random, position: Position, wish: Wish) -> Position:
    """Hands with suits, without, or hidden; the trick as its owner's hand would have it."""
    hands: list[list[str] | int] = []
    all_ranks = rng.random() < 0.3
    for seat, hand in enumerate(position.hands):
        assert not isinstance(hand, int)
        if not hand:
            hands.append(hand)
            continue
        hide = wish.hidden and rng.random() < 0.4
        if seat == position.turn:
            hide = wish.hidden and rng.random() < 0.15 if wish.hidden_mover is None else wish.hidden_mover
        if hide:
            hands.append(len(hand))
        elif all_ranks or rng.random() < 0.2:
            hands.append(ranks_of(hand))
        else:
            hands.append(hand)
    bare_trick = all_ranks or rng.random() < 0.3
    return replace(position, hands=tuple(hands), trick=ranks_of(position.trick) if bare_trick else position.trick)


# ---- tries --------------------------------------------------------------------------------------------------------


def random_selection(rng: Random, position: Position, seat: int) -> str:
    """What somebody might try: from the hand, near a combination, near the table, or nonsense."""
    hand = position.hands[seat]
    source = position.unseen() if isinstance(hand, int) else list(hand)
    way = rng.random()
    if way < 0.04:
        return rng.choice(["pass", "-"])
    if way < 0.3 and source:
        cards = rng.sample(source, min(len(source), rng.randint(1, 6)))
    elif way < 0.55 and source:
        cards = _some_combination_of(rng, position, source)
    elif way < 0.75 and position.trick and source:
        cards = _like_the_table(rng, position, source)
    else:
        cards = draw(rng, source, random_ranks(rng, position.rules)) or source[: rng.randint(1, 4)]
    if rng.random() < 0.15:
        cards = _spoil(rng, position, cards)
    cards = one_way_of_suits(rng, hand, cards)
    return write_cards(cards, position.rules.order)


def _some_combination_of(rng: Random, position: Position, source: list[str]) -> list[str]:
    for _ in range(40):
        ranks = random_ranks(rng, position.rules)
        if minus(ranks_of(source), ranks) is not None:
            return draw(rng, list(source), ranks) or []
    return [rng.choice(source)]


def _like_the_table(rng: Random, position: Position, source: list[str]) -> list[str]:
    """The table's play moved up or down by a few ranks, as far as the hand has it."""
    order = position.rules.order
    step = rng.choice([-3, -2, -1, 1, 1, 2, 3, 4, 5])
    moved = [order[(order.index(rank) + step) % len(order)] for rank in ranks_of(position.trick)]
    return draw(rng, list(source), moved) or [rng.choice(source)]


def _spoil(rng: Random, position: Position, cards: list[str]) -> list[str]:
    cards = list(cards)
    if cards and rng.random() < 0.4:
        cards.remove(rng.choice(cards))
    if rng.random() < 0.8:
        card = rng.choice([rank + suit for rank in NATURAL for suit in SUITS] + ["B", "R"])
        cards.append(card if has_suits(cards) or not cards else card[0])
    return cards


def one_way_of_suits(rng: Random, hand: list[str] | int, cards: list[str]) -> list[str]:
    """Suits on all natural cards or on none, and none where the hand has none."""
    natural = [card for card in cards if card[0] in NATURAL]
    bare_hand = (
        not isinstance(hand, int) and bool(hand) and not has_suits(hand) and any(card in NATURAL for card in hand)
    )
    mixed = 0 < sum(len(card) == 2 for card in natural) < len(natural)
    if bare_hand or mixed or rng.random() < 0.25:
        return ranks_of(cards)
    return cards


def random_try(rng: Random, wish: Wish | None = None, in_turn: float = 0.9) -> Try:
    position = random_position(rng, wish)
    assert position.turn is not None
    if rng.random() < in_turn:
        return Try(write_position(position), random_selection(rng, position, position.turn))
    seat = rng.randrange(position.seats)
    return Try(write_position(position), random_selection(rng, position, seat), seat)


def random_over(rng: Random) -> Try:
    """A round that is over, and somebody trying on."""
    position = random_position(rng, Wish(hidden=False))
    last = rng.randrange(position.seats)
    out = [seat for seat in range(position.seats) if seat != last]
    rng.shuffle(out)
    hands = position.hands
    if position.rules["round_ends"] == "first_out":
        out = out[:1]
    hands = tuple([] if seat in out else hands[seat] for seat in range(position.seats))
    if any(not hand for seat, hand in enumerate(hands) if seat not in out):
        return random_over(rng)
    over = Position(position.rules, hands, None, None, [], [], out, opening=False)
    assert not problems(over), write_position(over)
    return Try(write_position(over), random_selection(rng, over, last), last)
