"""How a fresh question about plays is drawn, one recipe for each reason that a play may be refused for.

Each recipe draws cards by chance around one mistake; what is right is asked of the engine, and what cannot be asked is
`Unfit`. Which recipe asks for which rule is in `fresh`, questions about the table are drawn by `table_recipes`.
"""

from __future__ import annotations

from collections.abc import Callable

from ..rules.cards import JOKERS, Hand
from ..rules.plays import PASS
from ..rules.position import Position
from .drawing import Draw, Unfit, beat, exchange, find, name, order, repair, which, why
from .exercises import Part

Recipe = Callable[[Draw], tuple[Part, ...]]


# single cards and sets


def _cards(d: Draw) -> tuple[Part, ...]:
    return _too_low(d, 1)


def _pairs(d: Draw) -> tuple[Part, ...]:
    return _too_low(d, 2)


def _too_low(d: Draw, size: int) -> tuple[Part, ...]:
    """Equal and one below are on offer, every second time across the border that surprises."""
    border = d.rng.random() < 0.5
    rank = d.rng.choice("A2") if border else d.rng.choice(d.naturals[2:-3])
    low, high = d.below(rank)[-1], d.above(rank)[0]
    if size > 1 and high in JOKERS:
        raise Unfit
    lies = [rank] * size
    hand = [low] * size + [rank] * size + [high] * size + d.others((low, rank, high), 2)
    if d.rng.random() < 0.5:
        return (which(d.table(hand, lies), d.mixed([[low] * size, lies, [high] * size, *hand[3 * size :]])),)
    return (beat(d.table(hand, lies)),)


def _ranks(d: Draw) -> tuple[Part, ...]:
    """Cards in order, across the top of the naturals."""
    top = d.rules.order[-5:]
    return (order(d.mixed([*d.some(top, 3), *d.some(d.naturals[:-3], 2)]), d.rules),)


def _sets(d: Draw) -> tuple[Part, ...]:
    size = d.rng.choice((2, 3))
    return (order(d.mixed(rank * size for rank in d.some(d.naturals, 4)), d.rules, "order-plays"),)


def _wrong_type(d: Draw) -> tuple[Part, ...]:
    """Higher cards of other types tempt; one play is right, or none."""
    size = d.rng.choice((2, 3))
    rank = d.rng.choice(d.naturals[1:-4])
    higher = d.some(d.above(rank)[:-2], 3)
    sizes = [5 - size, 1, size if d.rng.random() < 0.6 else 1]
    hand = [rank for rank, n in zip(higher, sizes, strict=True) for _ in range(n)] + d.others((rank, *higher), 2)
    return (beat(d.table(hand, [rank] * size)),)


def _single(d: Draw) -> tuple[Part, ...]:
    """A pair and a triple tempt where a single lies."""
    rank = d.rng.choice(d.naturals[2:-4])
    one, two, three = d.some(d.above(rank)[:-2], 3)
    hand = [one, two, two, three, three, three, *d.some(d.below(rank), 1)]
    return (which(d.table(hand, [rank]), d.mixed([[one], [two] * 2, [three] * 3, [two], hand[-1:]])),)


def _wrong_size(d: Draw) -> tuple[Part, ...]:
    """A longer straight above the one that lies there."""
    row = d.window(d.rng.choice((6, 7)), low=1)
    before = d.rules.straight_ranks[d.rules.straight_ranks.index(row[0]) - 1]
    lies = [before, *row[:4]]
    if d.rng.random() < 0.5:
        return (repair(d.table([*row, *d.others([*row, before], 1)], lies), row),)
    hand = [before, *row]
    return (which(d.table(hand, lies), d.mixed([row[:5], row[1:6], row[:6], hand[:5]])),)


def _not_equal(d: Draw) -> tuple[Part, ...]:
    """Pairs among neighbours."""
    row = d.window(6, ranks=d.naturals)
    twice = d.some(row, d.rng.choice((2, 3)))
    return (find(d.table([*row, *twice]), "pair"),)


def _triples(d: Draw) -> tuple[Part, ...]:
    one, two, *rest = d.others("", 6)
    hand = [one] * 3 + [two] * 3 + [rest[0]] * 2 + [rest[1]] * 2 + rest[2:]
    return (find(d.table(hand), "triple"),)


def _triple_with_single(d: Draw) -> tuple[Part, ...]:
    three, one, *rest = d.others("", 4)
    return (repair(d.table([three] * 3 + [one] + rest), three * 3 + one),)


def _triple_with_wrong_extra(d: Draw) -> tuple[Part, ...]:
    three, two, one, rest = d.others("", 4)
    if d.rng.random() < 0.5:
        return (repair(d.table([three] * 3 + [two] * 2 + [one, rest]), three * 3 + two + one),)
    ranks = sorted(d.some(d.naturals[:-1], 3), key=d.rules.order.index)
    (low, mid, high), pair = ranks, d.others(ranks, 1)[0]
    hand = [low] * 3 + [high] * 3 + [pair] * 2
    items = [low * 3 + pair * 2, high * 3 + pair * 2, high * 3, high * 3 + pair]
    return (which(d.table(hand, [mid] * 3 + d.others([*ranks, pair], 1) * 2), d.mixed(items)),)


def _full_houses(d: Draw) -> tuple[Part, ...]:
    """The same cards at a table that plays them and at one that does not."""
    three, two = d.others("", 2)
    choices = ("full_house", "none/full_house_not_in_rules", "none/triple_with_wrong_extra")
    return tuple(name(three * 3 + two * 2, choices, rules) for rules in _two(d, "full_houses=off"))


def _four_with_extra(d: Draw) -> tuple[Part, ...]:
    four, one, *rest = d.others("", 4)
    return (repair(d.table([four] * 4 + [one] + rest), four * 4 + one),)


# rows


def _wraps(d: Draw) -> tuple[Part, ...]:
    """A row round the corner beside the one that ends at the top."""
    ranks, size = d.rules.straight_ranks, d.rng.choice((5, 6))
    over = d.rng.randint(1, size - 2)
    round_it = ranks[-(size - over) :] + ranks[:over]
    choices = ("straight", "none/wraps_around", "none/straight_has_gap", "none/straight_too_short")
    pair = [name(cards, choices, d.rules) for cards in (round_it, ranks[-size:])]
    d.rng.shuffle(pair)
    return tuple(pair)


def _two_in_straight(d: Draw) -> tuple[Part, ...]:
    """The same row at a table whose straights take a 2, and at one whose do not."""
    if not d.rules.is_classic:
        raise Unfit
    row = d.rules.straight_ranks[-d.rng.choice((5, 6)) :]
    choices = ("straight", "none/two_in_straight", "none/wraps_around")
    return tuple(name(row, choices, rules) for rules in _two(d, "straight_top=A"))


def _too_short(d: Draw) -> tuple[Part, ...]:
    least = d.rules.min_straight
    row = d.window(least)
    return (repair(d.table([*row, *d.others(row, 2)]), row[1:] if d.rng.random() < 0.5 else row[:-1]),)


def _gap(d: Draw) -> tuple[Part, ...]:
    row = d.window(d.rules.min_straight + 1)
    gone = row[d.rng.randint(1, len(row) - 2)]
    return (repair(d.table([*row, *d.others(row, 1)]), row.replace(gone, "")),)


def _double(d: Draw) -> tuple[Part, ...]:
    row = d.window(d.rules.min_straight)
    twice = d.rng.choice(row)
    return (repair(d.table([*row, twice, *d.others(row, 1)]), row.replace(twice, twice * 2)),)


def _name_row(d: Draw) -> tuple[Part, ...]:
    row = d.window(d.rules.min_straight + 1)
    gap = row.replace(row[2], "")
    choices = ("straight", "none/straight_has_gap", "none/straight_has_double", "none/straight_too_short")
    return tuple(name(cards, choices, d.rules) for cards in d.mixed([gap, row]))


def _stairs(d: Draw) -> tuple[Part, ...]:
    """Pairs in a row, at a table with stairs and at one without."""
    row = d.window(d.rng.choice((2, 3)), ranks=d.rules.row_ranks)
    choices = ("stair", "none/stair_not_in_rules", "none/stair_has_gap")
    return tuple(name("".join(rank * 2 for rank in row), choices, rules) for rules in _two(d, "stairs"))


def _plates(d: Draw) -> tuple[Part, ...]:
    row = d.window(2, ranks=d.rules.row_ranks)
    choices = ("plate", "none/plate_not_in_rules", "none/plate_has_gap")
    return tuple(name("".join(rank * 3 for rank in row), choices, rules) for rules in _two(d, "plates"))


def _stair_gap(d: Draw) -> tuple[Part, ...]:
    """Pairs in a row beside pairs of which the top one is moved up, at a table that plays stairs."""
    size, row = d.rng.choice((2, 3)), d.window(3, ranks=d.rules.row_ranks)
    rules = f"{d.rules},stairs=on,plates=on" if d.rules.is_classic else str(d.rules)
    kind = {2: "stair", 3: "plate"}[size]
    choices = (kind, f"none/{kind}_has_gap", "none/wraps_around")
    sets = d.mixed(["".join(rank * size for rank in ranks) for ranks in (row[:2], row[0] + row[2])])
    return tuple(name(cards, choices, rules) for cards in sets)


def _two_pairs(d: Draw) -> tuple[Part, ...]:
    if not d.rules.is_classic:
        raise Unfit
    row = d.window(4)
    cards = (row[0] + row[2]) if d.rng.random() < 0.7 else row[0] + row[3]
    choices = ("stair", "none/two_pairs", "none/triple_with_single", "bomb")
    return (name("".join(rank * 2 for rank in cards), choices),)


def _two_in_stair(d: Draw) -> tuple[Part, ...]:
    if not d.rules.is_classic:
        raise Unfit
    choices = ("stair", "none/two_in_stair", "none/stair_has_gap")
    tables = ["classic,stairs=on", "classic,straight_top=A,stairs=on"]
    d.rng.shuffle(tables)
    cards = d.rng.choice(("AA22", "KKAA22", "QQKKAA22"))
    return tuple(name(cards, choices, rules) for rules in tables)


# bombs and jokers


def _needs_bomb(d: Draw) -> tuple[Part, ...]:
    """A bomb lies there: high pairs and triples do nothing, a bomb among them does, or one passes."""
    low = d.rng.choice(d.naturals[:6])
    one, two, three = d.some(d.above(low)[:-2], 3)
    hand = [one] * (4 if d.rng.random() < 0.5 else 3) + [two] * 3 + [three] * 2
    return (beat(d.table(hand, [low] * 4)),)


def _bombs(d: Draw) -> tuple[Part, ...]:
    """Lower bombs of more cards among higher ones of fewer."""
    ranks = d.some(d.naturals, 4)
    items = [rank * d.rng.choice((4, 4, 5, 6)) for rank in ranks] + (["BR"] if d.rng.random() < 0.4 else [])
    rules = f"{d.rules},packs=2"
    return (order(d.mixed(items), rules, "order-plays"),)


def _joker_bomb_lies(d: Draw) -> tuple[Part, ...]:
    """Nothing is above the joker bomb, not even the highest bomb of all."""
    four, *rest = d.others("", 4)
    return (beat(d.table([four] * 4 + rest, ["B", "R"])),)


def _last_bomb(d: Draw) -> tuple[Part, ...]:
    """A bomb, or the joker bomb, as the last cards of the hand; now and then a bomb lies there."""
    rank = d.rng.choice(d.naturals[:-2])
    higher = d.rng.choice(d.above(rank)[:-2])
    jokers = d.rng.random() < 0.3
    size = 4 if d.rng.random() < 0.3 else d.rng.choice((2, 3) if jokers else (1, 2, 3))
    return (beat(d.table(["B", "R"] if jokers else [rank] * 4, [higher] * size), "last"),)


def _longer(d: Draw) -> tuple[Part, ...]:
    """A house rule: only more cards beat a bomb."""
    low = d.rng.choice(d.naturals[:6])
    high, *rest = d.some(d.above(low)[:-2], 3)
    hand = [high] * 4 + rest + (["B", "R"] if d.rng.random() < 0.5 else [])
    return (beat(d.table(hand, [low] * 4, f"{d.rules},bomb_over_bomb=longer")),)


def _name_bombs(d: Draw) -> tuple[Part, ...]:
    one, two = d.others("", 2)
    sets = d.mixed([one * 4, d.rng.choice(("BR", two * 3, two * 2))])
    return tuple(name(cards, ("bomb", "joker_bomb", "triple", "pair"), d.rules) for cards in sets)


def _joker_not_wild(d: Draw) -> tuple[Part, ...]:
    """A joker in the gap of a straight beside the straight itself; or the joker alone is right."""
    joker = d.rng.choice("BR")
    if d.rng.random() < 0.5:
        one, two, *rest = d.others("2", 4)
        return (beat(d.table([one] * 2 + [two] * 2 + rest + [joker], d.rng.choice(["2", "A"]))),)
    row = d.window(5)
    gap = row.replace(row[d.rng.randint(1, 3)], "") + joker
    choices = ("straight", "none/joker_not_wild", "none/straight_too_short")
    return tuple(name(cards, choices, d.rules) for cards in d.mixed([gap, row]))


def _joker_pair(d: Draw) -> tuple[Part, ...]:
    rank = d.others("", 1)[0]
    with_it = "BR" + rank * d.rng.choice((1, 2, 3))
    choices = ("joker_bomb", "none/joker_pair_mixed_in", "none/joker_not_wild", "full_house")
    return tuple(name(cards, choices, d.rules) for cards in d.mixed([with_it, "BR"]))


def _many_jokers(d: Draw) -> tuple[Part, ...]:
    if not d.rules.is_classic:
        raise Unfit
    choices = ("joker_bomb", "pair", "none/too_many_jokers")
    sets = d.mixed([d.rng.choice(("BBR", "BRR")), d.rng.choice(("BB", "RR", "BR"))])
    return tuple(name(cards, choices, "classic,packs=2") for cards in sets)


# turns


def _pass(d: Draw) -> tuple[Part, ...]:
    """Nothing beats it, or one card does."""
    rank = d.rng.choice("KA2B")
    hand = d.some(d.below(rank), 5) + ([d.above(rank)[0]] if d.rng.random() < 0.3 else [])
    return (beat(d.table(hand, [rank])),)


def _must_lead(d: Draw) -> tuple[Part, ...]:
    hand = d.others("", 4)
    choices = d.some(("must_lead", "too_low", "not_your_turn", "nothing_selected"), 4)
    tried = PASS if d.rng.random() < 0.7 else Hand.EMPTY
    return (why(d.table(hand), tried, choices),)


def _not_your_turn(d: Draw) -> tuple[Part, ...]:
    hand, lies = d.some(d.naturals[5:], 3), d.rng.choice(d.naturals[:5])
    final = d.rng.random() < 0.4
    rules = f"{d.rules},pass_is_final=on" if final else str(d.rules)
    text = f"{rules} {''.join(hand)}/?{d.rng.randint(2, 6)}/?{d.rng.randint(2, 6)} p2 p3:{lies} p1 -"
    position = Position.parse(text)
    tried = Hand.of(max(hand, key=d.rules.order.index))
    choices = d.some(("not_your_turn", "already_passed", "too_low", "wrong_type"), 4)
    return (why(position, tried, choices, seat=0),)


def _opening(d: Draw) -> tuple[Part, ...]:
    """The first lead of a round: a straight without the card that it must hold tempts."""
    if not d.rules.is_classic:
        raise Unfit
    row = d.window(5, low=1)
    hand = ["3d", *(["3s"] if d.rng.random() < 0.5 else []), *(rank + d.rng.choice("dchs") for rank in row)]
    return (beat(d.table(hand, opening="3d")),)


# the exchange


def _pay(d: Draw) -> tuple[Part, ...]:
    """The second highest rank two or three times, every second time with a joker."""
    if not d.rules.is_classic:
        raise Unfit
    high, low = sorted(d.some(d.naturals[-6:], 2), key=d.rules.order.index, reverse=True)
    hand = [high] + [low] * d.rng.choice((2, 3)) + d.some(d.below(low), 3)
    return (exchange(hand + (["B"] if d.rng.random() < 0.5 else []), d.rng.choice((1, 2)), back=False),)


def _pay_first(d: Draw) -> tuple[Part, ...]:
    """A higher card is to come back, and is not there yet."""
    if not d.rules.is_classic:
        raise Unfit
    promised, *hand = sorted(d.some(d.naturals[3:], 6), key=d.rules.order.index, reverse=True)
    number = d.rng.choice((1, 2))
    again = [hand[0]] if d.rng.random() < 0.4 else []
    return (exchange(again + hand, number, back=False, prompt="pay-first", rank=promised),)


def _give_back(d: Draw) -> tuple[Part, ...]:
    """A table that limits what may be given back."""
    if not d.rules.is_classic:
        raise Unfit
    limit = d.rng.choice("89T")
    hand = d.some(d.below(limit) + limit, 3) + d.some(d.above(limit), 4)
    return (exchange(hand, d.rng.choice((1, 2)), back=True, rules=f"classic,return_limit={limit}"),)


def _two(d: Draw, option: str) -> list[str]:
    """The preset, and with the option that is not its own, in either order."""
    value = option if "=" in option else f"{option}={'off' if getattr(d.rules, option) else 'on'}"
    tables = [str(d.rules), f"{d.rules},{value}"]
    d.rng.shuffle(tables)
    return tables


RECIPES: dict[str, Recipe] = {
    "too_low": _cards, "pair_too_low": _pairs, "ranks": _ranks, "sets": _sets, "single": _single,
    "wrong_type": _wrong_type, "wrong_size": _wrong_size, "needs_bomb": _needs_bomb, "bomb_too_low": _bombs,
    "bomb_not_longer": _longer, "joker_bomb_lies": _joker_bomb_lies, "last_bomb": _last_bomb,
    "bombs": _name_bombs, "pass": _pass, "must_lead": _must_lead, "not_your_turn": _not_your_turn,
    "missing_opening_card": _opening, "not_equal": _not_equal, "triples": _triples,
    "triple_with_single": _triple_with_single, "triple_with_wrong_extra": _triple_with_wrong_extra,
    "full_house_not_in_rules": _full_houses, "four_with_extra": _four_with_extra, "wraps_around": _wraps,
    "two_in_straight": _two_in_straight, "straight_too_short": _too_short, "straight_has_gap": _gap,
    "straight_has_double": _double, "row": _name_row, "stair_not_in_rules": _stairs, "plate_not_in_rules": _plates,
    "stair_has_gap": _stair_gap, "two_pairs": _two_pairs, "two_in_stair": _two_in_stair,
    "joker_not_wild": _joker_not_wild, "joker_pair_mixed_in": _joker_pair, "too_many_jokers": _many_jokers,
    "pay": _pay, "pay_first": _pay_first, "give_back": _give_back,
}  # fmt: skip
"""By the reason that they practise, or by what they ask."""
