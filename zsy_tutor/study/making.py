"""Puzzles of every kind made by chance: what is asked is drawn here, what is worth asking is filtered here.

The n-th puzzle of a seed is always the same. `bank_proof` finds themes and difficulty of what is drawn and refuses what
cannot be asked; endgames are drawn by `solve.mine`. No files, no executors.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ..rules.cards import JOKERS, Card, Hand, more_than_packs
from ..rules.generate import legal_plays
from ..rules.notation import format_cards
from ..rules.plays import TYPES, Play, all_plays, classify, play_table
from ..rules.position import Hidden, Position, Trick
from ..rules.ruleset import RuleSet
from ..solve import mine
from ..solve import themes as endgame_themes
from ..solve.dice import Dice
from . import bank_count, bank_proof, bank_safe, making_exchange
from .bank import OWN_KEYS, Puzzle
from .bank_parts import part_of
from .comparing import in_strength
from .exercises import Part, right_answers
from .finding import fewest

LONGEST = 8
"""The most cards of a play on the table, to be named or put in order."""
NEAR = 0.8
"""How often what lies on the table is of a type and size that the hand holds too."""
FITTING = {
    "straight_too_short": "straight_has_gap", "straight_has_gap": "straight_too_short",
    "two_pairs": "triple_with_single", "triple_with_single": "two_pairs", "stair_has_gap": "straight_has_double",
    "straight_has_double": "straight_has_gap", "four_with_extra": "two_pairs",
}  # fmt: skip
"""For cards that are none for one reason, another that is false of them and may be offered beside it."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What puzzles are wanted."""

    kind: str
    rules: str = "classic"
    seats: int = 2
    cards: int = 8
    """The most cards of the hand."""
    goal: str = ""
    """`endgame`: `first` or `not_last`; `beat`: `any` or `cheapest`; `give_back`: `fewest` or `wins`."""
    answers: int = 1
    """`endgame`: at most so many first actions may win."""
    tempting: int = 2
    """`endgame`: at least so many losing first plays must look good."""
    theme: str = ""
    """Only puzzles of this theme. Nothing: of any."""

    @property
    def aim(self) -> str:
        """The goal, or what it is where none is named."""
        return self.goal or {"endgame": "first", "beat": "any", "give_back": "fewest"}.get(self.kind, "")


def make(wanted: Wanted, seed: str, number: int) -> Puzzle | None:
    """The puzzle of this number, without an id, if it makes a good one.

    >>> found = [make(Wanted("beat", seats=3), "example", number) for number in range(20)]
    >>> next(puzzle for puzzle in found if puzzle).themes != ()
    True
    """
    if wanted.kind == "endgame":
        theme = wanted.theme if wanted.theme in endgame_themes.THEMES else ""
        wish = mine.Wish(wanted.rules, wanted.seats, wanted.cards, wanted.aim, wanted.answers, wanted.tempting,
                         theme=theme)  # fmt: skip
        endgame = mine.endgame(wish, seed, number)
        own = {"position": str(endgame.position), "goal": endgame.goal} if endgame else None
    else:
        about = f"{wanted.rules} {wanted.seats} {wanted.cards} {wanted.aim}"
        own = DRAWN[wanted.kind](wanted, Dice(f"{wanted.kind} {mine.GENERATOR} {about} {seed} {number}"))
    if own is None:
        return None
    puzzle = Puzzle("", wanted.kind, (), 0.0, mine.GENERATOR, f"{seed} {wanted.cards} {number}", own)
    found = bank_proof.found(puzzle)
    if isinstance(found, str) or not found.themes or (wanted.theme and wanted.theme not in found.themes):
        return None
    if wanted.kind != "endgame" and not GOOD[wanted.kind](part_of(puzzle)):
        return None
    return replace(puzzle, themes=found.themes, difficulty=found.difficulty)


# what is drawn


def _hand(wanted: Wanted, dice: Dice) -> Hand:
    size = wanted.cards - dice.below(wanted.cards // 2)
    return mine.deal_hands(RuleSet.parse(wanted.rules), [size], wanted.seats, dice)[0]


def _hands(hand: Hand, wanted: Wanted, dice: Dice) -> tuple[Hand | Hidden, ...]:
    """With the hands of the others, which nobody may see."""
    return (hand, *(Hidden(2 + dice.below(7)) for _ in range(wanted.seats - 1)))


def _leading(wanted: Wanted, dice: Dice) -> Position:
    return Position(RuleSet.parse(wanted.rules), _hands(_hand(wanted, dice), wanted, dice), 0)


def _following(wanted: Wanted, dice: Dice) -> Position | None:
    """A hand, the number of the others' cards, and a play on the table; None where there is no such play."""
    rules, hand = RuleSet.parse(wanted.rules), _hand(wanted, dice)
    finder = play_table(rules).finder
    plays = [play for play in finder.leads(rules.copies(wanted.seats) - hand.counts) if play.size <= LONGEST]
    if dice.chance(NEAR):
        held = {(play.type, play.size) for play in finder.leads(hand.counts)}
        plays = [play for play in plays if (play.type, play.size) in held]
    play = _of_some_type(plays, dice)
    if play is None:
        return None
    owner = 1 + dice.below(wanted.seats - 1)
    trick, passed = Trick(owner, play.hand, play), tuple(range(owner + 1, wanted.seats))
    return Position(rules, _hands(hand, wanted, dice), 0, trick, passed)


def _of_some_type(plays: list[Play], dice: Dice) -> Play | None:
    """One of the plays, every type as likely as any other."""
    types = list(dict.fromkeys(play.type for play in plays))
    if not types:
        return None
    kind = dice.pick(types)
    return dice.pick([play for play in plays if play.type == kind])


def _altered(cards: Hand, rules: RuleSet, dice: Dice) -> Hand:
    """The same cards with one more, one less or one other."""
    found = list(cards.cards)
    how = dice.below(3)
    if how and len(found) > 1:
        found.remove(dice.pick(found))
    if how < 2:
        found.append(Card(dice.pick(rules.order)))
    return Hand(found)


def _within(hand: Hand, cards: Hand, dice: Dice) -> Hand:
    """Cards of the hand, with one or two more, less or exchanged."""
    chosen = list(cards.cards)
    rest = list(hand.remove(cards).cards)
    for _ in range(1 + dice.below(2)):
        if rest and dice.chance(0.65):
            added = dice.pick(rest)
            rest.remove(added)
            chosen.append(added)
        if len(chosen) > 1 and dice.chance(0.5):
            chosen.remove(dice.pick(chosen))
    return Hand(chosen)


def _draw_beat(wanted: Wanted, dice: Dice) -> dict[str, Any] | None:
    position = _following(wanted, dice)
    return {"position": str(position), "goal": wanted.aim} if position else None


def _draw_find_all(wanted: Wanted, dice: Dice) -> dict[str, Any] | None:
    count = dice.chance(0.5)
    if dice.chance(0.4):
        position = _following(wanted, dice)
        return {"position": str(position), "type": "", "count": count} if position else None
    position = _leading(wanted, dice)
    types = list(dict.fromkeys(play.type for play in legal_plays(position) if play.size > 1))
    return {"position": str(position), "type": dice.pick(types), "count": count} if types else None


def _draw_which_beats(wanted: Wanted, dice: Dice) -> dict[str, Any] | None:
    position = _following(wanted, dice)
    if position is None or position.trick is None:
        return None
    rules, hand, table = position.rules, position.known_hand(0), position.trick.play
    plays = list(play_table(rules).finder.leads(hand.counts))
    right = legal_plays(position)
    near = [play for play in plays if play not in right and (play.type == table.type or play.size == table.size)]
    far = [play for play in plays if play not in right and play not in near]
    chosen = [play.hand for play in (*dice.shuffled(right)[:3], *dice.shuffled(near)[:3], *dice.shuffled(far)[:1])]
    if chosen:
        odd = _within(hand, dice.pick(chosen), dice)
        chosen += [odd] * (not any(odd.counts == each.counts for each in chosen))
    items = [format_cards(each, rules) for each in dice.shuffled(chosen)[:6]]
    return {"position": str(position), "items": tuple(items)} if len(items) > 3 else None


def _draw_repair(wanted: Wanted, dice: Dice) -> dict[str, Any] | None:
    position = _following(wanted, dice) if dice.chance(0.5) else _leading(wanted, dice)
    if position is None:
        return None
    plays = [play for play in legal_plays(position) if play.size > 1]
    if not plays:
        return None
    play = _of_some_type(plays, dice)
    if play is None:
        return None
    tried = _within(position.known_hand(0), play.hand, dice)
    return {"position": str(position), "try": format_cards(tried, position.rules)}


def _draw_name(wanted: Wanted, dice: Dice) -> dict[str, Any] | None:
    rules = RuleSet.parse(wanted.rules)
    plays = [play for play in all_plays(rules) if play.size <= LONGEST]
    play = _of_some_type(plays, dice)
    if play is None:
        return None
    cards = play.hand if dice.chance(0.5) else _altered(play.hand, rules, dice)
    right = _choice(cards, rules)
    known = list(dict.fromkeys(each.type for each in plays if each.size > 1))
    near = dict.fromkeys(_choice(_altered(cards, rules, dice), rules) for _ in range(12))
    others = [each for each in (*near, *dice.shuffled(known)) if each in known and each != right][:3]
    if right in known:
        reasons = [each for each in near if each not in known]
        others[2:] = reasons[:1]
    elif (fitting := FITTING.get(right.partition("/")[2])) and dice.chance(0.7):
        others[2:] = [f"none/{fitting}"]
    order = (*TYPES, *sorted(each for each in (right, *others) if each not in TYPES))
    choices = tuple(each for each in order if each == right or each in others)
    return {"rules": wanted.rules, "cards": format_cards(cards, rules), "choices": choices}


def _choice(cards: Hand, rules: RuleSet) -> str:
    """What cards are, as a choice: a type, or `none/` and the reason."""
    found = classify(cards, rules)
    return found.type if isinstance(found, Play) else f"none/{found.shape_reason}"


def _draw_order(wanted: Wanted, dice: Dice) -> dict[str, Any] | None:
    rules = RuleSet.parse(wanted.rules)
    plays = [play for play in all_plays(rules) if play.size <= LONGEST]
    one = _of_some_type(plays, dice)
    if one is None:
        return None
    if one.is_bomb:
        alike = [play for play in plays if play.is_bomb]
    else:
        alike = [play for play in plays if (play.type, play.size) == (one.type, one.size)]
        if dice.chance(0.35):
            alike += dice.shuffled([play for play in plays if play.is_bomb])[: len(alike) // 3 + 1]
    items: list[Play] = []
    tops: set[str] = set()
    for play in dice.shuffled(alike):
        if play.is_bomb or play.top not in tops:
            items += [] if more_than_packs(sum(each.counts for each in (*items, play)), 2) else [play]
            tops.add(play.top)
        if len(items) == 4 + (one.size < 3):
            break
    return {"rules": wanted.rules, "items": tuple(play.ranks for play in items)}


DRAWN: dict[str, Callable[[Wanted, Dice], dict[str, Any] | None]] = {
    "beat": _draw_beat, "name": _draw_name, "order": _draw_order, "which_beats": _draw_which_beats,
    "repair": _draw_repair, "find_all": _draw_find_all, "pay": making_exchange.draw_pay,
    "give_back": making_exchange.draw_give_back, "count": bank_count.draw,
    "safe_lead": bank_safe.draw,
}  # fmt: skip


# what is worth asking


def _good_beat(part: Part) -> bool:
    _, tempting = bank_proof.MEASURES["beat"](part)
    right = right_answers(part)
    if part.aim == "cheapest":
        return len(right) == 1 and tempting >= 2
    return tempting >= 2 and len(right) <= 4


def _good_name(part: Part) -> bool:
    jokers = any(part.cards.count(rank) for rank in JOKERS)
    return len(part.choices) == 4 and (len(part.cards) > 2 or (jokers and len(part.cards) == 2))


def _good_order(part: Part) -> bool:
    return len(part.items) >= 4 and in_strength(part.items, part.rule_set) != part.items


def _good_which_beats(part: Part) -> bool:
    _, tempting = bank_proof.MEASURES["which_beats"](part)
    return tempting >= 2 and len(part.items) >= 4


def _good_repair(part: Part) -> bool:
    return 1 <= fewest(part) <= 2 and len(right_answers(part)) <= 3 and len(part.lifted) >= 2


def _good_find_all(part: Part) -> bool:
    return 3 <= len(right_answers(part)) <= 9


GOOD: dict[str, Callable[[Part], bool]] = {
    "beat": _good_beat, "name": _good_name, "order": _good_order, "which_beats": _good_which_beats,
    "repair": _good_repair, "find_all": _good_find_all, "pay": making_exchange.good_pay,
    "give_back": making_exchange.good_give_back, "count": bank_count.good,
    "safe_lead": bank_safe.good,
}  # fmt: skip
KINDS = tuple(kind for kind in OWN_KEYS if kind in DRAWN or kind == "endgame")
"""The kinds that can be made."""
