"""How a fresh question about the table is drawn: whose turn it is, who deals, pays or wins, how many cards there are.

Rounds are played by chance, orders are drawn; the questions are those of `about`, the answers the engine's.
"""

from __future__ import annotations

from ..rules.cards import Hand
from ..rules.generate import can_pass, legal_plays
from ..rules.legality import play
from ..rules.plays import PASS, Pass
from ..rules.position import Position, seat_name
from ..rules.record import Record
from . import about, who_asked
from .drawing import Draw, Unfit, checked, words
from .exercises import Part
from .who_asked import Who

ROUNDS = (3, 5)


# rounds played by chance


def _round(d: Draw, seats: int, cards: int) -> Record:
    """A short round by chance, from the first lead to its end."""
    deck = [rank for rank in d.naturals for _ in range(2)]
    d.rng.shuffle(deck)
    hands = ["".join(deck[seat * cards : (seat + 1) * cards]) for seat in range(seats)]
    position = start = Position.parse(f"{d.rules} {'/'.join(hands)} p1 - - -")
    actions: list[tuple[int, Hand | Pass]] = []
    while position.turn is not None:
        plays = [Hand.of(*each.ranks) for each in legal_plays(position)]
        skip = can_pass(position) and (not plays or d.rng.random() < 0.25)
        chosen = PASS if skip else d.rng.choice(plays)
        actions.append((position.turn, chosen))
        position = play(position, chosen)
    return Record(start, actions)


def _at(d: Draw, wanted: str) -> tuple[Part, ...]:
    """A moment of a round whose answer is decided by the rule that is wanted."""
    seats = d.rng.choice((3, 4))
    record = _round(d, seats, 3)
    places = [place for place in range(1, len(record.positions)) if record.positions[place].turn is not None]
    fitting = [each for place in places if (each := who_asked.Turn(d.rules, seats, record, place)).rule == wanted]
    if not fitting:
        raise Unfit
    return (_who(d.rng.choice(fitting), "turn"),)


def _turn(d: Draw) -> tuple[Part, ...]:
    return _at(d, "P4")


def _trick(d: Draw) -> tuple[Part, ...]:
    return _at(d, "P5")


def _out(d: Draw) -> tuple[Part, ...]:
    return _at(d, "P6")


def _titles(d: Draw) -> tuple[Part, ...]:
    _classic(d)
    seats = d.rng.choice((3, 4))
    return (_who(who_asked.Titles(d.rules, seats, _round(d, seats, 2)), "titles"),)


# lines as in a level file


def _next(d: Draw) -> tuple[Part, ...]:
    _classic(d)
    return (_asked("next", f"next {_order(d, d.rng.choice((3, 4, 5)))}"),)


def _dealer(d: Draw) -> tuple[Part, ...]:
    cards = d.rng.choices(d.naturals[3:], k=d.rng.choice((3, 4)))
    return (_asked("dealer", f"draw {d.rules} {' '.join(cards)}"),)


def _first_dealt(d: Draw) -> tuple[Part, ...]:
    seats = d.rng.choice((3, 4, 5, 6)) if d.rules.is_classic else d.rng.choice((2, 3, 4))
    return (_asked("first-dealt", f"first-to-dealt {d.rules} {seats} dealer={seat_name(d.rng.randrange(seats))}"),)


def _payer(d: Draw) -> tuple[Part, ...]:
    return _paying(d, 2)


def _single_payer(d: Draw) -> tuple[Part, ...]:
    return _paying(d, 1)


def _paying(d: Draw, cards: int) -> tuple[Part, ...]:
    _classic(d)
    return (_asked("payer", f"owes {_order(d, d.rng.choice((4, 5, 6)))} cards={cards}", n=cards),)


def _match(d: Draw) -> tuple[Part, ...]:
    """An odd number of rounds, won by chance."""
    _classic(d)
    rounds = d.rng.choice(ROUNDS)
    return (_asked("match", "match " + " ".join(d.rng.choices(("p1", "p2", "p3"), k=rounds)), n=rounds),)


def _tie(d: Draw) -> tuple[Part, ...]:
    _classic(d)
    tied = " ".join(sorted(d.rng.sample(("p1", "p2", "p3", "p4"), d.rng.choice((2, 3)))))
    return (_asked("tie", f"tie {tied} order {_order(d, 4)}"),)


def _teams(d: Draw) -> tuple[Part, ...]:
    seats, teams = d.rng.choice(((4, "p1p3 p2p4"), (6, "p1p3p5 p2p4p6")))
    return (_asked("teams", f"teams {d.rules} {teams} order {_order(d, seats)}"),)


def _totals(d: Draw) -> tuple[Part, ...]:
    seats = d.rng.choice((3, 4))
    orders = ",".join(_order(d, seats) for _ in range(d.rng.choice((2, 3))))
    return (_counted("totals", f"two-low-match {orders}"),)


def _deal(d: Draw) -> tuple[Part, ...]:
    seats = d.rng.choice((3, 4, 5, 6)) if d.rules.is_classic else d.rng.choice((2, 3, 4))
    return (_counted("deal", f"deal {d.rules} {seats}", n=seats),)


def _deal_three(d: Draw) -> tuple[Part, ...]:
    return (_counted("deal", f"deal {d.rules} 3", n=3),)


def _copies(d: Draw) -> tuple[Part, ...]:
    rank, seats = d.rules.order[0], d.rng.choice((3, 4))
    return (_counted("copies", f"copies {d.rules} {seats} {rank}", n=seats, rank=rank),)


def _penalty(d: Draw) -> tuple[Part, ...]:
    _classic(d)
    hand = d.some(d.rules.order[:-3], d.rng.randint(1, 4)) + d.some("2BR", d.rng.randint(1, 2))
    return (_counted("penalty", f"penalty {''.join(hand)}"),)


def _still_out(d: Draw) -> tuple[Part, ...]:
    _classic(d)
    rank = d.rng.choice("A2")
    held, gone = d.rng.choice(((0, 3), (1, 2), (1, 3), (2, 1), (0, 4), (2, 2)))
    hand = d.others(rank, 3) + [rank] * held
    seen = "".join(each * 2 for each in d.others([*hand, rank], 3)) + rank * gone
    return (_counted("still-out", f"out {rank} {''.join(hand)} seen={seen}", rank=rank),)


def _classic(d: Draw) -> None:
    if not d.rules.is_classic:
        raise Unfit


def _order(d: Draw, seats: int) -> str:
    """All seats in an order drawn by chance."""
    names = [seat_name(seat) for seat in range(seats)]
    d.rng.shuffle(names)
    return "".join(names)


def _asked(prompt: str, line: str, **facts: int) -> Part:
    return _who(about.who(line, {}), prompt, **facts)


def _who(question: Who, prompt: str, **facts: int) -> Part:
    return checked(Part(words(f"who-{prompt}", **facts), (), kind="who", rules=question.rules, asked=question))


def _counted(prompt: str, line: str, **facts: str | int) -> Part:
    question = about.count(line, {})
    return checked(Part(words(f"count-{prompt}", **facts), (), kind="count", rules=question.rules, asked=question))


RECIPES = {
    "turn": _turn, "trick": _trick, "out": _out, "titles": _titles, "next": _next, "dealer": _dealer,
    "first_dealt": _first_dealt, "payer": _payer, "single_payer": _single_payer, "match": _match, "tie": _tie,
    "teams": _teams, "totals": _totals, "deal": _deal, "deal_three": _deal_three, "copies": _copies,
    "penalty": _penalty, "still_out": _still_out,
}  # fmt: skip
"""By what they ask."""
