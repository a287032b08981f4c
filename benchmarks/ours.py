"""Our side of the comparison, through our public calls, and the inputs that everyone gets."""

from __future__ import annotations

import random
from collections.abc import Callable

from peers import ORDER, RULES

from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.deal import deal
from zsy_tutor.rules.fixes import fixes
from zsy_tutor.rules.generate import apply_ranks, can_pass, legal_plays
from zsy_tutor.rules.legality import Illegal, after_pass, check
from zsy_tutor.rules.plays import PASS, Play, classify
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ranks import RankRound
from zsy_tutor.rules.ruleset import RuleSet

TABLE = RuleSet.parse(RULES)
_PACK = [rank for rank in ORDER[:13] for _ in range(4)] + ["B", "R"]


def in_order(ranks: list[str]) -> str:
    """Ranks run together, low to high."""
    return "".join(sorted(ranks, key=ORDER.index))


def hands(dice: random.Random, number: int) -> list[str]:
    """Hands of 13 to 20 cards of one pack, as ranks."""
    return [in_order(dice.sample(_PACK, dice.randint(13, 20))) for _ in range(number)]


def answers(dice: random.Random, number: int) -> list[tuple[str, str]]:
    """A hand of 13 to 20 cards, and a play of another hand of the same pack to answer."""
    cases = []
    for _ in range(number):
        size = dice.randint(13, 20)
        cards = dice.sample(_PACK, size + 16)
        other = legal_plays(leading(in_order(cards[size:])))
        cases.append((in_order(cards[:size]), dice.choice(other).ranks))
    return cases


def combinations(dice: random.Random, number: int) -> list[str]:
    """Plays that random hands can lead, each type that a hand has as likely as the others."""
    found = []
    for ranks in hands(dice, number):
        plays = legal_plays(leading(ranks))
        kind = dice.choice(sorted({play.type for play in plays}))
        found.append(dice.choice([play for play in plays if play.type == kind]).ranks)
    return found


def selections(dice: random.Random, number: int) -> list[str]:
    """Two to eight cards of a random hand that are no combination."""
    found: list[str] = []
    while len(found) < number:
        chosen = in_order(dice.sample(_PACK, dice.randint(2, 8)))
        if not isinstance(classify(Hand.of(*chosen), TABLE), Play):
            found.append(chosen)
    return found


def leading(ranks: str) -> Position:
    """The first of four seats is to lead; nobody sees the other hands."""
    return Position.parse(f"{RULES} {ranks}/?5/?5/?5 p1 - - -")


def following(case: tuple[str, str]) -> Position:
    """The first of four seats is to answer a play of the fourth."""
    return Position.parse(f"{RULES} {case[0]}/?5/?5/?5 p1 p4:{case[1]} - -")


def name_all(cards: list[Hand]) -> list[object]:
    """What each of them is."""
    return [classify(each, TABLE) for each in cards]


def dealt(dice: random.Random) -> Position:
    """A first round of three, dealt."""
    return deal(TABLE, 3, dice.getrandbits(32)).position


def dealt_ranks(dice: random.Random) -> RankRound:
    """The same by ranks alone, as both peers have it."""
    return RankRound.of(dealt(dice))


def play_out(now: RankRound, dice: random.Random) -> int:
    """One round by ranks, of random actions to its end; the number of decisions. To pass is one of the actions."""
    decisions = 0
    while now.turn is not None:
        plays = now.plays()
        choice = dice.choice(plays if now.play is None else (*plays, None))
        now = now.after_pass() if choice is None else now.after(choice)
        decisions += 1
    return decisions


def play_out_positions(position: Position, dice: random.Random) -> int:
    """The same with positions of cards and suits."""
    decisions = 0
    while position.turn is not None:
        plays = legal_plays(position)
        choice = dice.choice(plays if position.trick is None else (*plays, None))
        position = after_pass(position) if choice is None else apply_ranks(position, choice)
        decisions += 1
    return decisions


def check_round(position: Position, dice: random.Random) -> None:
    """Plays both ways at once, with every action and what it leads to asked of `check` and of the parser."""
    now = RankRound.of(position)
    while position.turn is not None:
        plays = legal_plays(position)
        assert now.plays() == plays
        assert not any(isinstance(check(position, play), Illegal) for play in plays)
        choice = int(dice.random() * (len(plays) + can_pass(position)))
        assert choice < len(plays) or check(position, PASS) is PASS
        now = now.after(plays[choice]) if choice < len(plays) else now.after_pass()
        position = apply_ranks(position, plays[choice]) if choice < len(plays) else after_pass(position)
        assert (now.turn, now.passed) == (position.turn, position.passed)
        assert Position.parse(str(position)) == position


def tables(dice: random.Random, number: int, suits: bool = True) -> list[tuple[Position, Hand]]:
    """Positions of one who holds 20 cards, leading or answering, each with a selection, legal or not."""
    found: list[tuple[Position, Hand]] = []
    pack = [f"{rank}{suit}" if suits else rank for rank in ORDER[:13] for suit in "dchs"] + ["B", "R"]
    while len(found) < number:
        cards = dice.sample(pack, 36)
        held = cards[:20]
        other = Position.parse(f"classic {''.join(cards[20:])}/?5/?5/?5 p1 - - -")
        table = dice.choice(legal_plays(other)).ranks if dice.random() < 0.8 else ""
        position = Position.parse(f"classic {''.join(held)}/?5/?5/?5 p1 {'p4:' + table if table else '-'} - -")
        plays = legal_plays(position)
        if plays and dice.random() < 0.5:
            selected = dice.choice(plays).hand
        else:
            selected = Hand.of(*dice.sample(held, dice.randint(1, 6)))
        found.append((position, selected))
    return found


def ask_all(case: tuple[Position, Hand]) -> object:
    """What the table asks at a click: legal or not and why, and every legal play."""
    position, selected = case
    return check(position, selected), legal_plays(position)


def ask_fixes(case: tuple[Position, Hand]) -> object:
    """The nearest legal plays."""
    return fixes(*case)


PEOPLE: dict[str, Callable[[tuple[Position, Hand]], object]] = {
    "legality, reason and legal list, 20 cards": ask_all,
    "nearest legal fixes, 20 cards": ask_fixes,
}
