"""Cases for the tests of what is said: positions with a selection, made from a seed, over every option that matters.

A selection is a combination changed a little, so that every way of being wrong comes up; the table holds a play of the
same type half of the time. All cards fit into the packs.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from zsy_tutor.explain.reasons import message
from zsy_tutor.rules.cards import NATURAL, RANKS, SUITS, count_in
from zsy_tutor.rules.legality import Illegal, Reason, check
from zsy_tutor.rules.notation import parse_selection
from zsy_tutor.rules.plays import Play, all_plays
from zsy_tutor.rules.position import Position, seat_name
from zsy_tutor.rules.ruleset import OPTION, RuleSet

SEATS = ("classic", (3, 4, 5, 6)), ("two-low", (3, 4))


class Case(NamedTuple):
    """A position, what is chosen, and by whom (`None`: the seat to act)."""

    position: str
    play: str
    seat: int | None = None

    def parsed(self) -> Position:
        return Position.parse(self.position)

    def reasons(self) -> tuple[Reason, ...]:
        """Every reason why it is refused; none where it is legal."""
        verdict = check(self.parsed(), parse_selection(self.play), self.seat)
        return verdict.reasons if isinstance(verdict, Illegal) else ()


def variant(reason: Reason, rules: RuleSet) -> str:
    """The name of what is said: the message and the one that follows it."""
    said = message(reason, rules, "en")
    return said.key + (f"+{said.then.key}" if said.then else "")


def some_rules(random: Random, preset: str) -> RuleSet:
    """A rule set with a few options of combinations and beating switched."""
    options = {}
    for name in ("straight_top", "min_straight", "full_houses", "stairs", "plates", "triple_bomb", "four_jokers",
                 "bomb_over_bomb", "pass_is_final"):  # fmt: skip
        values = OPTION[name].values(preset)
        if values and random.random() < 0.35:
            options[name] = random.choice(values)
    return RuleSet(preset, options)


def case(seed: int) -> Case:
    """The case of a seed."""
    random = Random(seed)
    preset, numbers = random.choice(SEATS)
    seats = random.choice(numbers)
    rules = some_rules(random, preset)
    pool = {rank: n for rank in RANKS if (n := _copies(rules, seats, rank))}
    plays = all_plays(rules, seats)
    kind = random.choice([play.type for play in plays]) if random.random() < 0.5 else random.choice(_types(plays))
    table = None if random.random() < 0.25 else random.choice([play for play in plays if play.type == kind])
    if table and table.size > 24:  # so that a few cards are left to play with
        table = plays[0]
    for rank in table.ranks if table else "":
        pool[rank] -= 1
    chosen = _selection(random, plays, pool, table)
    for rank in chosen:
        pool[rank] -= 1
    more = _deal(random, pool, random.randrange(6))
    hand = chosen + more
    if random.random() < 0.15 and len(hand) > 1:  # a card that is not held
        hand = hand.replace(random.choice(hand), "", 1)
    return _written(random, rules, seats, hand, chosen, table)


def _types(plays: tuple[Play, ...]) -> list[str]:
    return list(dict.fromkeys(play.type for play in plays))


def _copies(rules: RuleSet, seats: int, rank: str) -> int:
    return count_in(rules.copies(seats), rank)


def _selection(random: Random, plays: tuple[Play, ...], pool: dict[str, int], table: Play | None) -> str:
    """Ranks that the pool holds: a play, with up to two cards put in, taken out or changed."""
    like = [play for play in plays if table and play.type == table.type and random.random() < 0.5]
    fitting = [play for play in like or plays if all(play.ranks.count(rank) <= pool[rank] for rank in play.ranks)]
    if random.random() < 0.25:
        return _near_row(random, pool) or _deal(random, pool, 2)
    if random.random() < 0.1:  # jokers among themselves, or with one rank
        few = {rank: n for rank, n in pool.items() if rank in "BR" + random.choice(NATURAL)}
        return _deal(random, few, random.randrange(2, 5)) or _deal(random, pool, 2)
    by_type = random.choice(_types(tuple(fitting))) if fitting else ""
    ranks = random.choice([play.ranks for play in fitting if play.type == by_type]) if fitting else ""
    for _ in range(random.choice((0, 0, 1, 1, 2))):
        if ranks and random.random() < 0.6:
            ranks = ranks.replace(random.choice(ranks), "", 1)
        if random.random() < 0.6:
            left = {rank: n - ranks.count(rank) for rank, n in pool.items()}
            ranks += _deal(random, left, 1)
    return ranks or _deal(random, pool, 2)


def _near_row(random: Random, pool: dict[str, int]) -> str:
    """Ranks of one width that stand in a row, or go round the corner, or have gaps; or three and two."""
    width, ring = random.choice((1, 1, 2, 3)), "3456789TJQKA2"
    start, length = random.randrange(13), random.randrange(2, 7)
    ranks = "".join(ring[(start + place) % 13] for place in range(length))
    if random.random() < 0.4:
        ranks = ranks.replace(random.choice(ranks), random.choice(ring), 1)
    if random.random() < 0.15:
        three, two = random.sample(NATURAL, 2)
        return three * 3 + two * 2 if pool[three] > 2 and pool[two] > 1 else ""
    row = dict.fromkeys(rank for rank in ranks if pool[rank] >= width)
    return "".join(rank * width for rank in row)


def _deal(random: Random, pool: dict[str, int], number: int) -> str:
    cards = [rank for rank, n in pool.items() for _ in range(n)]
    return "".join(random.sample(cards, min(number, len(cards))))


def _written(random: Random, rules: RuleSet, seats: int, hand: str, chosen: str, table: Play | None) -> Case:
    suited = random.random() < 0.5
    if suited:
        stock = {rank: _suits(random, rules, seats, rank) for rank in RANKS}
        lying = "".join(stock[rank].pop() for rank in table.ranks) if table else ""
        picked = [stock[rank].pop() for rank in chosen]
        kept = _matching(picked, chosen, hand)
        held = "".join(kept + [stock[rank].pop() for rank in _rest(hand, chosen)])
        selection = "".join(picked)
    else:
        lying, held, selection = (table.ranks if table else ""), hand, chosen
    total = 54 * rules.packs_for(seats) - len(rules.left_out(seats)) - len(hand) - len(table.ranks if table else "")
    others = "/".join(f"?{random.randint(1, max(1, min(9, total // (seats - 1))))}" for _ in range(seats - 1))
    trick = f"{seat_name(seats - 1)}:{lying}" if table else "-"
    opening = ""
    card = rules.opening_card
    if not table and rules.opening_required and (str(card) in held if suited else card.rank in held):
        opening = f" open={card}" if random.random() < 0.7 else ""
    play = random.choice(["pass", "-"]) if random.random() < 0.04 else selection
    return Case(f"{rules} {held}/{others} p1 {trick} - -{opening}", play or "-")


def _suits(random: Random, rules: RuleSet, seats: int, rank: str) -> list[str]:
    if rank not in NATURAL:
        return [rank] * _copies(rules, seats, rank)
    out = [str(card) for card in rules.left_out(seats)]
    cards = [rank + suit for suit in SUITS for _ in range(rules.packs_for(seats)) if rank + suit not in out]
    random.shuffle(cards)
    return cards


def _matching(picked: list[str], chosen: str, hand: str) -> list[str]:
    """Of the cards picked, those that the hand keeps, rank by rank."""
    kept = []
    for rank in dict.fromkeys(chosen):
        kept += [card for card in picked if card[0] == rank][: hand.count(rank)]
    return kept


def _rest(hand: str, chosen: str) -> str:
    for rank in chosen:
        hand = hand.replace(rank, "", 1)
    return hand


RARE = (
    Case("classic -/345 - - - p1", "3"), Case("classic -/-/77 - - - p1p2", "77"), Case("classic -/K - - - p1", "pass"),
    Case("classic 345/678/9TJ p1 p3:3 - -", "6", 1), Case("classic 345/678/9TJ p1 - - -", "pass", 2),
    Case("classic 6Q/?4/?4 p3 p2:8 - -", "Q", 0), Case("classic,pass_is_final=on 345/678/9TJ/QKA p4 p3:9 p2 -", "J", 1),
    Case("classic,pass_is_final=on 59/6J/9Q/48 p1 p3:9 p4p2 -", "J", 1),
    Case("two-low,pass_is_final=on 59/6J/9Q p1 p3:9 p2 -", "J", 1),
    Case("classic 3d3s4c5h/?8/?8 p1 - - - open=3d", "pass"), Case("classic 34/?8/?8/?8 p1 - - - open=3d", "pass"),
    Case("two-low,opening_required=on 2s5d/?8/?8 p1 - - - open=2s", "pass"),
    Case("classic 3d3s4c5h6s7d8dKc/?8/?8 p1 - - - open=3d", "3s"),
    Case("classic 3d3c4c4h5c6c7c/?8/?8/?8 p1 - - - open=3d", "3c"),
    Case("classic 3d3c3s4h/?8/?8/?8 p1 - - - open=3d", "3c3s"),
    Case("classic ?3/?5/?5 p1 p3:4 - -", "5678"), Case("classic ?1/?5/?5 p1 - - -", "77"),
    Case("two-low ?2/?9/?9 p1 - - -", "234"), Case("classic -/5/7 p2 - - p1", "Q", 0),
    Case("classic -/5d/7h p2 - - p1", "Qh", 0), Case("classic -/5/7 p2 p3:4 - p1", "BR", 0),
    Case("classic 88/?5/?5 p1 p3:5 - -", "888"), Case("classic 8K/?5/?5 p1 p3:5 - -", "88"),
    Case("classic 9h9d/?5/?5 p1 p3:5d - -", "9h9h"), Case("classic 7d7c8s/?5/?5 p1 p3:5d - -", "7d7d7d"),
    Case("two-low 9s/?5/?5 p1 - - -", "9s9s"), Case("classic ?3/9999/?5 p1 - - -", "9"),
    Case("classic ?5/999/4 p1 p3:K - -", "9d9c"), Case("classic ?5/QQQ/4 p1 p3:K - -", "QdQc"),
    Case("two-low ?5/777/4 p1 p3:K - -", "7h7s"), Case("classic ?5/999/KKK p1 - - -", "9d9cKdKc"),
    Case("classic ?3/9999/KKKK p1 - - -", "9K"),
    Case("classic,packs=2,four_jokers=on 5555/?5/?5 p1 p3:BBRR - -", "5555"),
    Case("classic,packs=2,four_jokers=on BR77/?5/?5 p1 p3:BR - -", "BR"),
    Case("classic,four_jokers=on 777/?5/?5/?5/?5 p1 p5:BBRR - -", "77"),
    Case("classic,packs=2 BR7/?5/?5 p1 p3:BR - -", "BR"), Case("classic BR7/?5/?5/?5/?5 p1 p5:BR - -", "BR"),
    Case("two-low,packs=2 BR7/?5/?5 p1 p3:BR - -", "BR"),
    Case("classic 4h5d/?5/?5 p1 - - -", "9h9c"), Case("classic 4h5d/?5/?5 p1 - - -", "9h"),
    Case("classic 789/?5/?5 p1 - - -", "TJQ"),
    Case("two-low 8sJd/?5/?5 p1 p3:5d - -", "7s8sBR"),
    Case("classic,straight_top=A,stairs=on AA2257/?5/?5 p1 - - -", "AA22"),
    Case("classic,straight_top=A,stairs=on KKAA22/?5/?5 p1 p3:334455 - -", "KKAA22"),
    Case("classic,straight_top=A,stairs=on,plates=on QQKKAA22/?5/?5 p1 - - -", "QQKKAA22"),
    Case("classic,full_houses=off 5588K/?5/?5 p1 - - -", "5588"),
    Case("classic,full_houses=off 55AA/?5/?5 p1 p3:77 - -", "55AA"),
    Case("two-low,full_houses=off,stairs=off 229JJ/?5/?5 p1 - - -", "22JJ"),
    Case("two-low,stairs=off 66QQKK/?5/?5 p1 - - -", "66QQKK"),
    Case("classic,packs=2,four_jokers=on 55557/?5/?5 p1 p3:BR - -", "5555"),
    Case("classic,four_jokers=on QQQQQQ3/?5/?5/?5/?5 p1 p5:BR - -", "QQQQQQ"),
    Case("classic,four_jokers=on 88/?5/?5/?5/?5 p1 p5:BR - -", "88"),
    Case("classic,full_houses=off BB77/?5/?5/?5/?5 p1 - - -", "BB77"),
    Case("classic,full_houses=off RR4/?5/?5/?5/?5 p1 - - -", "RR4"),
    Case("two-low,full_houses=off,packs=2 BB345/?5/?5 p1 - - -", "BB345"),
    Case("classic 9999/?5/?5/?5/?5 p1 p5:9999 - -", "9999"),
    Case("classic 44446666/?5/?5/?5/?5 p1 p5:6666 - -", "6666"),
    Case("two-low,packs=2 33332222/?5/?5 p1 p3:3333 - -", "2222"),
    Case("classic,bomb_over_bomb=longer 77778888/?5/?5/?5/?5 p1 p5:8888 - -", "7777"),
    Case("classic,bomb_over_bomb=longer,packs=2 5555/?5/?5 p1 p3:5555 - -", "5555"),
    Case("two-low,packs=2 3333AAA/?5/?5 p1 p3:AAAA - -", "3333"),
    Case("classic 3333/?5/?5/?5/?5 p1 p5:2222 - -", "3333"),
    Case("classic,four_jokers=on 33334/?5/?5/?5/?5 p1 p5:2222 - -", "3333"),
    Case("classic,bomb_over_bomb=longer 77778888/?5/?5/?5/?5 p1 p5:7777 - -", "8888"),
    Case("classic,triple_bomb=on,bomb_over_bomb=longer 888/?5/?5 p1 p3:777 - -", "888"),
    Case("classic,four_jokers=on 2222/?5/?5/?5/?5 p1 p5:2222 - -", "2222"),
    Case("two-low,packs=2 777AAAA/?5/?5 p1 p3:AAAA - -", "AAAA"),
    Case("classic,bomb_over_bomb=longer 6666/?5/?5/?5/?5 p1 p5:6666 - -", "6666"),
    Case("classic,packs=2 KKKK/?5/?5 p1 p3:KKKK - -", "KKKK"),
    Case("classic,packs=2 2222/?5/?5 p1 p3:2222 - -", "2222"),
    Case("classic,bomb_over_bomb=longer,packs=2,four_jokers=on 9999/?5/?5 p1 p3:4444 - -", "9999"),
    Case("two-low AA2235/?9/?9 p1 - - -", "AA22"), Case("two-low KKAA22/?9/?9 p1 - - -", "KKAA22"),
    Case("classic,stairs=on 2233/?9/?9/?9 p1 - - -", "2233"),
    Case("two-low AAA222/?9/?9 p1 - - -", "AAA222"), Case("classic,plates=on 222333/?9/?9/?9 p1 - - -", "222333"),
    Case("two-low,triple_bomb=on AAA222/?9/?9 p1 - - -", "AAA222"),
    Case("classic,straight_top=A,plates=on AAA222/?9/?9 p1 - - -", "AAA222"),
    Case("classic,straight_top=A,plates=on KKKAAA222/?9/?9 p1 - - -", "KKKAAA222"),
    Case("classic,straight_top=A,plates=on,triple_bomb=on AAA222/?9/?9 p1 - - -", "AAA222"),
)  # fmt: skip
"""Cases that chance would bring up too seldom."""


def refusals(seeds: range) -> Iterator[tuple[Case, Reason]]:
    """Every reason of every case: the rare ones first, then those of the seeds."""
    for each in (*RARE, *map(case, seeds)):
        for reason in each.reasons():
            yield each, reason
