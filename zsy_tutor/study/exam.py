"""The paper of an examination: thirty fresh questions, some from every group of rules, none from a lesson.

The same seed draws the same paper, so it can be drawn again from the certificate. Questions are drawn by `recipes`, or
here where those have none; every right answer is the engine's. How a paper is written is in `exam_session`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random

from ..explain.messages import text
from ..rules.cards import Hand
from ..rules.errors import ZsyError
from ..rules.legality import Illegal, check
from ..rules.position import Position
from ..rules.ruleset import RuleSet
from .bank_parts import rule_ids
from .comparing import reason_id, refusal
from .count_asked import Count
from .drawing import Draw, Unfit, held, why
from .dress import dress
from .exercises import LANGUAGES, Level, Part, Step, Words, right_answers
from .fresh import draw
from .judging import Judging
from .lessons import lesson, lesson_files
from .making import Wanted, make
from .progress import question
from .review import plain
from .who_asked import Turn, Who

PASS_MARK, DISTINCTION = 24, 28
"""So many right answers of thirty, with half of every group right, or two thirds."""
TRIES, DRAFTS = 40, 400
PASSES = (2, 4)
"""In so many questions nothing can be done but pass."""
TABLES = {3, 4, 5, 6}
"""So many sit at one table or another of every paper."""
SLOW = "playing"
"""The group whose questions take long to draw: it comes when all others fit. There nobody passes."""
PURPOSE = "exam"


@dataclass(frozen=True, slots=True)
class Group:
    """A part of the paper: its name, and what draws each of its questions."""

    name: str
    slots: tuple[Callable[[Draw], Step], ...]


def paper(seed: str) -> Level:
    """The thirty questions of a seed, group by group.

    >>> level = paper("example")
    >>> len(level.steps), level.steps[0].id, level.steps == paper("example").steps
    (30, 'exam.example.order.1', True)
    """
    for draft in range(DRAFTS):
        rng = Random(f"exam {seed} {draft}")
        seen = set(_in_lessons())
        drawn: dict[str, list[Step]] = {}
        try:
            for group in sorted(GROUPS, key=lambda each: each.name == SLOW):
                if group.name == SLOW and not _is_mixed([step for steps in drawn.values() for step in steps]):
                    raise Unfit
                drawn[group.name] = list(_drawn(group, seed, rng, seen))
        except Unfit:
            continue
        steps = [step for group in GROUPS for step in drawn[group.name]]
        break
    else:
        raise RuntimeError(f"no paper for {seed}")
    return Level("exam", "", is_pack=True, title=_words("exam-title"), steps=tuple(steps))


def _is_mixed(steps: list[Step]) -> bool:
    """Whether passing is right in as many questions as is wanted, and tables of every size are there."""
    passes = sum(right_answers(part) == ("pass",) for step in steps for part in step.parts)
    return PASSES[0] <= passes <= PASSES[1] and _seats(steps) >= TABLES


def _seats(steps: list[Step]) -> set[int]:
    """How many sit at the tables that are asked about."""
    parts = [part for step in steps for part in step.parts]
    asked = {part.asked.seats for part in parts if isinstance(part.asked, Who)}
    return asked | {part.position.seats for part in parts if part.position is not None}


def group_of(step: Step) -> Group:
    """The group that a question of a paper belongs to."""
    name = step.id.split(".")[-2]
    return next(group for group in GROUPS if group.name == name)


def _drawn(group: Group, seed: str, rng: Random, seen: set[str]) -> Iterator[Step]:
    for number, slot in enumerate(group.slots, 1):
        for _ in range(TRIES):
            try:
                step = slot(Draw(rng, "classic"))
            except (Unfit, ZsyError, ValueError, IndexError):
                continue
            asked = {_asked(part) for part in step.parts}
            if not asked & seen:
                seen |= asked
                yield replace(step, id=f"exam.{seed}.{group.name}.{number}")
                break
        else:
            raise Unfit(f"no question for {group.name} {number}")


@cache
def _in_lessons() -> frozenset[str]:
    """What the lessons ask, without suits and hidden cards."""
    steps = (step for name in lesson_files() for step in lesson(name).steps)
    return frozenset(_asked(part) for step in steps for part in step.parts)


def _asked(part: Part) -> str:
    """What is asked, so that the same is known again; of players and numbers all that is asked about."""
    return str(part.asked) if part.kind in ("who", "count", "verdicts") else plain(question(part))


def _words(key: str, **facts: str | int) -> Words:
    return Words({lang: text(key, lang, **facts) for lang in LANGUAGES})


# questions of the recipes and of the bank


def _of(rule: str, *keys: str, kind: str = "", two_low: bool = False) -> Callable[[Draw], Step]:
    """A question of one of these recipes, of this kind where one is named; `rule` where it names none itself."""

    def slot(d: Draw) -> Step:
        found, parts = _recipe(d, *keys, two_low=two_low)
        if kind and found != kind:
            raise Unfit
        return Step("", PURPOSE, found, _rules(parts) or (rule,), parts)

    return slot


def _recipe(d: Draw, *keys: str, two_low: bool = False) -> tuple[str, tuple[Part, ...]]:
    drawn = draw(d.rng.choice(keys), d.rng, two_low)
    if drawn is None:
        raise Unfit
    return drawn


def _rules(parts: tuple[Part, ...]) -> tuple[str, ...]:
    """The rules that decide a question of players, numbers, names or reasons; of another kind nothing."""
    found: list[str] = []
    for part in parts:
        if isinstance(part.asked, Who | Count):
            found.append(part.asked.rule)
        elif part.kind == "name":
            found += rule_ids(part)
        elif part.kind == "why_not":
            found.append(refusal(part.table, part.tried, part.seat)[0].rule)
    return tuple(dict.fromkeys(found))


def _made(
    kind: str, goal: str = "", *, seats: tuple[int, ...] = (3, 4, 5, 6), cards: int = 8
) -> Callable[[Draw], Step]:
    """A question as the bank has them, made anew. In an endgame up to three first actions win, and at least three
    that look good lose."""

    def slot(d: Draw) -> Step:
        wanted = Wanted(kind, "classic", d.rng.choice(seats), cards, goal, answers=3, tempting=3)
        seed = str(d.rng.getrandbits(48))
        for number in range(400):
            puzzle = make(wanted, seed, number)
            if puzzle is not None:
                return replace(puzzle.step(), purpose=PURPOSE)
        raise Unfit

    return slot


def _somebody_out(d: Draw) -> Step:
    """Whose turn it is in a round where somebody has gone out already."""
    step = _of("P4", "turn", "out", "trick")(d)
    if not any(isinstance(part.asked, Turn) and not all(map(len, part.asked.position.hands)) for part in step.parts):
        raise Unfit
    return step


# why something is refused


def _why_shape(d: Draw) -> Step:
    """Cards that are none: which rule do they break?"""
    kind, (part, *_) = _recipe(d, *SHAPES)
    if kind != "repair" or not isinstance(part.tried, Hand):
        raise Unfit
    return _why(d, part.table, part.tried, SHAPE_CHOICES)


def _why_bomb(d: Draw) -> Step:
    """High cards on a bomb, or a lower bomb."""
    low = d.rng.choice(d.naturals[2:8])
    high = d.some(d.above(low)[:-2], 2)
    under = d.rng.choice(d.below(low))
    hand = [high[0]] * 3 + [high[1]] * 2 + [under] * 4
    tried = d.rng.choice(([high[0]] * 3, [high[1]] * 2, [under] * 4))
    table = d.table(hand, [low] * 4)
    return _why(d, table, held(table.known_hand(0), "".join(tried)), BOMB_CHOICES)


def _why(d: Draw, table: Position, tried: Hand, choices: tuple[str, ...]) -> Step:
    """The question, with the engine's reason and three others to choose from."""
    result = check(table, tried)
    if not isinstance(result, Illegal):
        raise Unfit
    right = reason_id(result.reasons[0])
    others = [each for each in choices if each != right]
    part = why(table, tried, d.some([right, *d.some(others, 3)], 4))
    return Step("", PURPOSE, "why_not", _rules((part,)), (part,))


SHAPES = ("straight_too_short", "straight_has_gap", "straight_has_double", "triple_with_single", "four_with_extra")
BOMB_CHOICES = ("needs_bomb", "bomb_too_low", "too_low", "wrong_type")
SHAPE_CHOICES = tuple(f"not_a_combination/{each}" for each in (*SHAPES, "wraps_around", "two_pairs"))


# the same at several tables


def _verdicts(d: Draw) -> Step:
    rule, hand, tried, lies, tables = d.rng.choice(JUDGED)(d)
    own = "" if not lies else f"p2:{lies}"
    position = dress(Position.parse(f"{tables[0]} {hand}/?{d.rng.randint(3, 9)} p1 {own or '-'} - -"))
    chosen = held(position.known_hand(0), tried)
    asked = Judging(position, chosen, tuple(map(RuleSet.parse, tables)))
    if not 0 < len(asked.legal) < len(tables):
        raise Unfit
    part = Part(prompt=_words("exam-verdicts"), right=asked.right, kind="verdicts", position=position, tried=chosen,
                lifted=chosen, asked=asked)  # fmt: skip
    return Step("", PURPOSE, "verdicts", (rule,), (part,))


Case = tuple[str, str, str, str, tuple[str, ...]]
"""The rule that decides, a hand, what is tried of it, what lies on the table, and at which tables."""


def _judge_row(d: Draw) -> Case:
    size = d.rng.choice((5, 6))
    row = "3456789TJQKA2"[-size:]
    return "K5", row + d.others(row, 1)[0], row, "", ("classic", "classic,straight_top=A", "two-low")


def _judge_pairs(d: Draw) -> Case:
    low = d.window(2, ranks="456789TJQKA")
    tried = "".join(rank * 2 for rank in low)
    return "K7", tried + d.others(low, 1)[0], tried, "", ("classic", "classic,stairs=on", "two-low")


def _judge_house(d: Draw) -> Case:
    three, two = d.some("456789TJQKA", 2)
    tried = three * 3 + two * 2
    return "K4", tried, tried, "", ("classic", "classic,full_houses=off", "two-low")


def _judge_bombs(d: Draw) -> Case:
    low, high = sorted(d.some("456789TJQK", 2), key="3456789TJQKA2".index)
    tried = high * 4
    tables = ("classic", "classic,bomb_over_bomb=longer", "two-low")
    return "B4", tried + d.others([low, high], 1)[0], tried, low * 4, tables


JUDGED = (_judge_row, _judge_pairs, _judge_house, _judge_bombs)
NAMED = ("wraps_around", "two_in_straight", "stair_has_gap", "two_pairs", "joker_pair_mixed_in", "too_many_jokers",
         "row", "stair_not_in_rules", "full_house_not_in_rules", "plate_not_in_rules")  # fmt: skip

GROUPS = (
    Group("order", (_of("C1", "ranks"), _of("C2", "too_low", kind="which_beats", two_low=True))),
    Group("types", (
        _of("K5", *NAMED[:2]), _of("K2", *NAMED[2:4]), _of("K8", *NAMED[4:6]), _of("K7", *NAMED[6:]),
        _why_shape, _why_shape,
    )),
    Group("beating", (
        _of("B1", "wrong_type", kind="beat"), _made("beat", "cheapest"), _of("P4", "pass"),
        _of("H3", "wrong_size", kind="repair"), _of("K4", "triple_with_wrong_extra", kind="which_beats"),
    )),
    Group("bombs", (
        _of("B2", "needs_bomb", "bomb_not_longer"), _of("B3", "joker_bomb_lies"), _why_bomb, _of("B3", "bomb_too_low"),
    )),
    Group("round", (
        _somebody_out, _of("P2", "next", "first_dealt"), _of("P3", "must_lead", "not_your_turn"),
        _of("P1", "missing_opening_card"),
    )),
    Group("tribute", (_of("T1", "pay"), _of("T1", "pay"), _of("T3", "single_payer", "payer"))),
    Group("score", (_of("S2", "penalty"), _of("S5", "tie", "teams"))),
    Group("playing", (_made("safe_lead"), _made("endgame", "first", seats=(2,), cards=6))),
    Group("tables", (_of("C2", "too_low", "pair_too_low", kind="beat", two_low=True), _verdicts)),
)  # fmt: skip
"""The groups of rules, with their questions."""
