"""What is found of a puzzle of the bank: its themes, its difficulty, and whether it can be published at all.

`problems` is the judge of every puzzle, made or written: what the file says must be what comes out here. Themes of
endgames are in `solve.themes`; here are those of all other kinds.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import factorial, log2
from typing import NamedTuple

from ..rules.cards import Hand
from ..rules.errors import RequestError
from ..rules.fixes import changes
from ..rules.generate import legal_plays
from ..rules.plays import Play, classify, play_table
from ..rules.position import Position
from ..rules.ruleset import RuleSet
from ..solve import mine
from ..solve import themes as endgame_themes
from ..solve.difficulty import difficulty
from ..solve.proof import prove
from . import bank_count, bank_exchange, bank_safe
from .bank import BankError, Puzzle
from .bank_parts import part_of
from .bank_values import Unfit, position_of
from .comparing import in_strength, play_of, refusal
from .exercises import Part, right_answers
from .finding import fewest

NODES = 150_000
"""Positions looked at before an endgame counts as not proved."""
MOST_TO_FIND = 12
BOMBS = ("bomb", "joker_bomb", "four_jokers")


class Found(NamedTuple):
    """What comes out for a puzzle."""

    themes: tuple[str, ...]
    difficulty: float


def found(puzzle: Puzzle) -> Found | str:
    """Themes and difficulty of a puzzle, or why it is none. `BankError` for values that cannot be."""
    if puzzle.kind == "endgame":
        try:
            return _endgame(position_of(puzzle.own), puzzle.own["goal"])
        except Unfit as error:
            raise BankError(puzzle.id, 0, *error.args) from error
    part = part_of(puzzle)
    unfit = UNFIT[part.kind](part)
    if unfit:
        return unfit
    choice, tempting = MEASURES[part.kind](part)
    return Found(part_themes(part), difficulty(choice, tempting))


def problems(puzzle: Puzzle) -> list[str]:
    """Everything that is wrong with a puzzle, each with its id; nothing where it is proved and says so truly."""
    result = found(puzzle)
    if isinstance(result, str):
        return [f"{puzzle.id}: {result}"]
    wrong = []
    if result.themes != puzzle.themes:
        wrong.append(f"{puzzle.id}: themes are {', '.join(result.themes)}, not {', '.join(puzzle.themes)}")
    if result.difficulty != puzzle.difficulty:
        wrong.append(f"{puzzle.id}: difficulty is {result.difficulty}, not {puzzle.difficulty}")
    return wrong


def _endgame(position: Position, goal: str) -> Found | str:
    try:
        proof = prove(position, goal, NODES)
    except RequestError as error:
        return error.message
    if proof is None:
        return f"the goal {goal} is not proved"
    if not proof.losing:
        return "every first action wins"
    return Found((*endgame_themes.themes(proof), *_house(position.rules)), mine.hardness(proof))


# what cannot be asked


def _no_answer(part: Part) -> str:
    return "" if right_answers(part) else "no answer is right"


def _beat(part: Part) -> str:
    plays = legal_plays(part.table)
    if part.aim == "cheapest" and len(plays) < 2:
        return "there is nothing to choose from"
    return _no_answer(part)


def _name(part: Part) -> str:
    right = right_answers(part)
    if len(right) != 1:
        return f"{len(right)} of the choices are right"
    return "" if len(set(part.choices)) == len(part.choices) >= 3 else "the choices are too few, or one stands twice"


def _order(part: Part) -> str:
    if in_strength(part.items, part.rule_set) is None:
        return "the items have no one order"
    return "" if len(part.items) >= 3 else "the items are too few"


def _which_beats(part: Part) -> str:
    right = right_answers(part)
    spread = 0 < len(right) < len(part.items) and len({item.counts for item in part.items}) == len(part.items)
    return "" if spread else "some of the items must beat the table and some must not, and none may stand twice"


def _repair(part: Part) -> str:
    if not refusal(part.table, part.tried):
        return "what is lifted is legal"
    return _no_answer(part)


def _find_all(part: Part) -> str:
    number = len(right_answers(part))
    return "" if 1 < number <= MOST_TO_FIND else f"there are {number} to be found"


UNFIT: dict[str, Callable[[Part], str]] = {
    "beat": _beat, "name": _name, "order": _order, "which_beats": _which_beats, "repair": _repair,
    "find_all": _find_all, "pay": bank_exchange.unfit, "give_back": bank_exchange.unfit,
    "count": bank_count.unfit, "safe_lead": bank_safe.unfit,
}  # fmt: skip
"""Why a part cannot be asked, in words for those who make puzzles; nothing where it can."""


# difficulty: bits of choice, and how many answers tempt


def combinations_of(part: Part) -> tuple[Play, ...]:
    """Every combination in the hand, whatever lies on the table."""
    counts = part.table.known_hand(part.table.mover).counts
    return play_table(part.rule_set).finder.leads(counts)


def _tempts(part: Part, play: Play) -> bool:
    """Whether a play that is refused comes near: of the type on the table, or of as many cards."""
    trick = part.table.trick
    return trick is not None and (play.type == trick.play.type or play.size == trick.play.size)


def _measure_beat(part: Part) -> tuple[float, int]:
    legal, right = legal_plays(part.table), right_answers(part)
    if part.aim == "cheapest":
        return log2(len(legal) / len(right)), len(legal) - len(right)
    refused = [play for play in combinations_of(part) if play not in legal]
    tried = len(legal) + len(refused) + 1
    return log2(tried / len(right)), sum(_tempts(part, play) for play in refused)


def _measure_name(part: Part) -> tuple[float, int]:
    cards = part.cards.ranks()
    near = {type_of(cards.remove(Hand([card])), part) for card in cards} if len(cards) > 1 else set()
    return log2(len(part.choices)), len(near - {type_of(cards, part), ""})


def type_of(cards: Hand, part: Part) -> str:
    """The type of these cards; nothing where they are none."""
    play = play_of(cards, part.rule_set)
    return play.type if play else ""


def _measure_order(part: Part) -> tuple[float, int]:
    usual = "23456789TJQKABR"
    plays = [play for item in in_strength(part.items, part.rule_set) or () if (play := play_of(item, part.rule_set))]
    turned = sum(usual.index(low.top) > usual.index(high.top) for low, high in combinations(plays, 2))
    return log2(factorial(len(part.items))), turned


def _measure_which_beats(part: Part) -> tuple[float, int]:
    plays = [play_of(item, part.rule_set) for item in part.items if refusal(part.table, item)]
    return float(len(part.items)), sum(play is not None and _tempts(part, play) for play in plays)


def _measure_repair(part: Part) -> tuple[float, int]:
    legal, least = legal_plays(part.table), fewest(part)
    lifted = part.lifted.ranks()
    bare = [changes(part.table, lifted, play.hand) for play in legal]
    next_best = sum(len(added) + len(taken) == least + 1 for added, taken in bare)
    return log2(len(legal) / len(right_answers(part))) + least, next_best


def _measure_find_all(part: Part) -> tuple[float, int]:
    number = len(right_answers(part))
    return log2(1 + number) + (0 if part.count else 1), sum(p.size > 2 for p in legal_plays(part.table)) // 3


MEASURES: dict[str, Callable[[Part], tuple[float, int]]] = {
    "beat": _measure_beat, "name": _measure_name, "order": _measure_order, "which_beats": _measure_which_beats,
    "repair": _measure_repair, "find_all": _measure_find_all, "pay": bank_exchange.measure,
    "give_back": bank_exchange.measure, "count": bank_count.measure,
    "safe_lead": bank_safe.measure,
}  # fmt: skip


# themes


def part_themes(part: Part) -> tuple[str, ...]:
    """Every theme of a part that is no endgame, in the order of `THEMES`."""
    return (*(name for name, holds in THEMES.items() if holds(part)), *_house(part.rule_set))


def _house(rules: RuleSet) -> tuple[str, ...]:
    return ("house_rules",) if str(rules) != rules.preset else ()


def _type(part: Part) -> str:
    """The type that a puzzle is about: what lies there, is to be found, named or put in order."""
    if part.kind == "name":
        return type_of(part.cards, part)
    if part.kind == "order":
        types = {type_of(item, part) for item in part.items}
        return "bomb" if types <= set(BOMBS) else types.pop() if len(types) == 1 else ""
    trick = part.position.trick if part.position else None
    return trick.play.type if trick else part.type


def _is_type(*types: str) -> Callable[[Part], bool]:
    return lambda part: _type(part) in types


def _no_combination(part: Part) -> bool:
    """Cards are named or mended that are no combination."""
    cards = part.cards if part.kind == "name" else part.tried if part.kind == "repair" else None
    return isinstance(cards, Hand) and not isinstance(classify(cards, part.rule_set), Play)


def _must_pass(part: Part) -> bool:
    """Nothing in the hand beats the table."""
    return part.kind == "beat" and not legal_plays(part.table)


def _only_bombs(part: Part) -> bool:
    """On the table lies no bomb, and only bombs beat it."""
    if part.kind != "beat" or part.table.trick is None or part.table.trick.play.is_bomb:
        return False
    plays = legal_plays(part.table)
    return bool(plays) and all(play.is_bomb for play in plays)


def _equal_rank(part: Part) -> bool:
    """A play of the type and rank of the one on the table is in the hand, which does not beat it."""
    trick = part.table.trick if part.position else None
    if part.kind not in ("beat", "which_beats") or trick is None:
        return False
    plays = combinations_of(part) if part.kind == "beat" else [play_of(item, part.rule_set) for item in part.items]
    table = (trick.play.type, trick.play.size, trick.play.top)
    return any((play.type, play.size, play.top) == table for play in plays if play)


def _save_bomb(part: Part) -> bool:
    """The cheapest answer leaves a bomb alone that another answer would spend or break."""
    if part.aim != "cheapest" or part.kind != "beat":
        return False
    hand = part.table.known_hand(part.table.mover)
    finder = play_table(part.rule_set).finder

    def bombs(counts: int) -> int:
        return sum(play.is_bomb for play in finder.leads(counts))

    left = {play.ranks: bombs(hand.counts - play.counts) for play in legal_plays(part.table)}
    kept = min(left[ranks] for ranks in right_answers(part))
    return kept > 0 and any(number < kept for number in left.values())


def _turned_ranks(part: Part) -> bool:
    """A 2 is among what is put in order or compared, which stands where most other games do not have it."""
    return part.kind in ("order", "which_beats") and any(
        (play := play_of(item, part.rule_set)) is not None and play.top == "2" for item in part.items
    )


THEMES: dict[str, Callable[[Part], bool]] = {
    "singles": _is_type("single"),
    "pairs": _is_type("pair"),
    "triples": _is_type("triple"),
    "full_houses": _is_type("full_house"),
    "straights": _is_type("straight"),
    "stairs_and_plates": _is_type("stair", "plate"),
    "bombs": _is_type(*BOMBS),
    "no_combination": _no_combination,
    "must_pass": _must_pass,
    "only_bombs": _only_bombs,
    "equal_rank": _equal_rank,
    "save_bomb": _save_bomb,
    "turned_ranks": _turned_ranks,
    **bank_exchange.THEMES,
    **bank_count.THEMES,
    **bank_safe.THEMES,
}
"""Every theme of the other kinds by its name."""
ALL_THEMES = (*dict.fromkeys((*endgame_themes.THEMES, *THEMES, "house_rules")),)
"""Every theme there is."""
