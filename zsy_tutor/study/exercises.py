"""What an exercise is, as data, and what the engine makes of an answer to it.

Here: levels (lessons and packs), steps, parts, and `judge`. Not here: reading them from files (`levels`), what a
learner has done so far (`state`, `session`), words (`present`). No answer is written down: `rules.legality` decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from ..explain.hints import cheapest, lowest
from ..rules.cards import JOKERS, NATURAL, Hand
from ..rules.errors import ZsyError
from ..rules.fixes import nearest
from ..rules.generate import can_pass, legal_plays
from ..rules.legality import Illegal, Reason, check
from ..rules.notation import format_cards, parse_cards, parse_selection
from ..rules.plays import PASS, TYPES, Pass, Play, classify
from ..rules.position import Position
from ..rules.ruleset import RuleSet
from ..rules.shapes import NoCombination
from . import endgame
from .comparing import in_strength, reason_id, refusal
from .games import Happened
from .leading import Leading

KINDS = (
    "beat", "name", "order", "which_beats", "why_not", "repair", "find_all", "endgame", "pay", "give_back", "who",
    "count", "verdicts", "safe_lead",
)  # fmt: skip
"""The kinds of exercise there are; a level that asks for another one is refused."""
PURPOSES = ("show", "help", "alone", "mix", "transfer")
AIMS = ("any", "cheapest", "lead", "lowest", "pass", "refused", "as_played")
"""What counts in `beat`: any legal play (a pass where nothing beats the table); the cheapest; any lead; the lowest one;
a pass; to learn what a refusal looks like, a refused play; or, following a round, what was done in it."""
LANGUAGES = ("en", "zh")
MAX_STARS = 3
HINTS = 3
"""Hints of every part; the last is the answer."""


class LevelError(ZsyError):
    """A level file that cannot be used: `file`, `step` (`""` for the head), `key`, and what is `allowed`."""

    code = "bad_level"

    def __init__(self, file: str, step: str, key: str, problem: str, allowed: tuple[str, ...] = ()) -> None:
        where = f"{file}: " + (f"step {step}: " if step else "")
        super().__init__(f"{where}{key}: {problem}" + (f"; allowed: {', '.join(allowed)}" if allowed else ""))
        self.file = file
        self.step = step
        self.key = key
        self.allowed = allowed


@dataclass(frozen=True, slots=True)
class Words:
    """A text in one or more languages; English stands in for a language that is missing.

    >>> Words({"en": "Play"}).get("zh")
    'Play'
    """

    by_language: Mapping[str, str] = field(default_factory=dict)

    def get(self, lang: str) -> str:
        """The text in `lang`, else in English, else nothing."""
        return self.by_language.get(lang) or self.by_language.get("en", "")

    def __bool__(self) -> bool:
        return any(self.by_language.values())


@dataclass(frozen=True, slots=True)
class Claim:
    """A wrong answer the author foresaw: the code the engine must give it, and what to add to its sentence."""

    answer: str
    """Notation of a selection, `pass` or `-`; in `name` and `why_not` the id of a choice; in `order` two items
    that were put next to each other the wrong way round, lowest first (`2 A`)."""
    code: str
    """Reason code, or `legal` where the rules allow it but the task asks for something else; `loses` where that is
    proved of it in an `endgame`; `not` where there is no code: in `name`, `order` and `why_not`."""
    shape: str = ""
    note: Words = Words()


class Asked(Protocol):
    """What a kind with a module of its own asks: a value that knows its right answers."""

    @property
    def right(self) -> tuple[str, ...]:
        """Every right answer, as the engine has it."""

    @property
    def row(self) -> tuple[int, ...]:
        """What stands there at first where a part is `filled`."""


@dataclass(frozen=True, slots=True)
class Part:
    """One thing to answer. Most steps have one; a chain has several, each with a table of its own."""

    prompt: Words
    right: tuple[str, ...]
    """The author's claim of every right answer. The loader compares it with the engine; nothing else reads it."""
    wrong: tuple[Claim, ...] = ()
    kind: str = "beat"
    position: Position | None = None
    """The position of every kind but `name` and `order`, every card with a suit."""
    aim: str = "any"
    type: str = ""
    """`find_all`: the only type that counts, or nothing where every type does."""
    code: str = ""
    """Aim `refused`: the reason the learner is to meet."""
    lifted: Hand = Hand.EMPTY
    dim: bool = False
    open_hint: bool = False
    hints: tuple[Words, ...] = ()
    """Three hints of the author's, or nothing where the engine's are used."""
    praise: Words = Words()
    cards: Hand = Hand.EMPTY
    """`name`: the cards to be named; `pay` and `give_back`: the hand."""
    asked: Asked | None = None
    """What the kinds of `kinds` ask."""
    filled: bool = False
    """`who`, `count`: the right answer stands there at first."""
    rules: RuleSet | None = None
    choices: tuple[str, ...] = ()
    """`name`: types and shapes; `why_not`: reasons."""
    items: tuple[Hand, ...] = ()
    """`order`: what is to be put in order; `which_beats`: what is to be marked. Every card with a suit."""
    tried: Hand | Pass = Hand.EMPTY
    """`why_not`: what the table refuses; `repair`: the illegal cards that are lifted at first."""
    seat: int | None = None
    """The learner's seat, from 0, where it need not be the one to act: in `why_not` that of whoever tries it, in
    `endgame` once the position has been played on."""
    count: bool = False
    """`find_all`: whether the learner is told how many there are."""
    happened: tuple[Happened, ...] = ()
    """Following a round: what went on since the learner's last turn."""
    done: Hand | Pass | None = None
    """Following a round: what was done next in it."""
    goal: str = "first"
    """`endgame`: what is to be forced, one of `endgame.GOALS`."""

    @property
    def table(self) -> Position:
        """The position; `TypeError` where there is none."""
        if self.position is None:
            raise TypeError("this part has no position")
        return self.position

    @property
    def learner(self) -> int:
        """The seat at which the learner sits: the one to act, or the one that tries something."""
        return self.table.mover if self.seat is None else self.seat

    @property
    def rule_set(self) -> RuleSet:
        """The rules of the table."""
        if self.position is not None:
            return self.position.rules
        if self.rules is None:
            raise TypeError("this part has no rules")
        return self.rules


@dataclass(frozen=True, slots=True)
class Step:
    """One exercise of a level."""

    id: str
    purpose: str
    kind: str
    rules: tuple[str, ...]
    parts: tuple[Part, ...]
    before: Words = Words()
    """Prose that stands above it in the notebook."""
    pair: str = ""
    """The name it shares with the exercise beside it that looks like it, or nothing."""
    differs: str = ""
    """In what the two differ, as in `level_pairs`."""


@dataclass(frozen=True, slots=True)
class Level:
    """A lesson or a pack of puzzles."""

    id: str
    file: str
    is_pack: bool
    title: Words
    steps: tuple[Step, ...]
    can_do: Words = Words()
    minutes: int = 0
    types: tuple[str, ...] = TYPES
    """Types taught so far: no legal play of the level may be of another."""
    next: str = ""
    settings: bool = False
    """Whether the block in which a learner chooses how the cards are to be stands at its beginning."""
    intro: Words = Words()
    outro: Words = Words()

    def index(self, step_id: str) -> int:
        """Place of a step, from 0; `KeyError` if there is none of that id."""
        for place, step in enumerate(self.steps):
            if step.id == step_id:
                return place
        raise KeyError(step_id)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer is worth. `outcome`: `right`, `wrong`, or `info` for what is allowed but not what was asked.

    `what` says which sentence fits: `beats lead lowest pass pass_asked refused named repaired found keeps` when
    right; `dearer not_lowest other_type pass refused_first pass_asked more_changes played_otherwise unproven` for
    `info`; `illegal loses not` when wrong.
    """

    outcome: str
    what: str
    play: Play | Pass | None = None
    reasons: tuple[Reason, ...] = ()

    @property
    def code(self) -> str:
        """The first reason's code, `legal` for what the rules allow, `loses` for what is proved to lose, `falls` for a
        lead that may be beaten, `not` for a name that does not fit.
        """
        if self.reasons:
            return self.reasons[0].code
        return self.what if self.what in ("not", "loses", "falls") else "legal"

    @property
    def shape(self) -> str:
        """The first reason's shape reason, or nothing."""
        return self.reasons[0].shape_reason if self.reasons else ""


_PROVED = {"win": ("right", "keeps"), "loss": ("wrong", "loses"), "unknown": ("info", "unproven")}


def judge(part: Part, selection: Hand | Pass) -> Verdict:
    """What `selection` is worth in a kind that is answered by playing. Never raises for what a learner can choose.

    The engine decides whether it is legal (B1-B4, P1, P3, P4), kind and aim whether it is what was asked for.
    """
    position = part.table
    answer = check(position, selection)
    if isinstance(answer, Illegal):
        met = part.aim == "refused" and answer.reasons[0].code == part.code
        return Verdict("right" if met else "wrong", "refused" if met else "illegal", None, answer.reasons)
    if part.kind == "endgame":
        return Verdict(*_PROVED[endgame.label(position, part.goal, answer)], answer)
    if part.kind in ("repair", "find_all"):
        return _judge_legal(part, answer)
    if isinstance(part.asked, Leading):
        safe = isinstance(answer, Play) and answer in part.asked.safe
        return Verdict("right" if safe else "wrong", "safe" if safe else "falls", answer)
    if part.aim == "refused":
        return Verdict("info", "refused_first", answer)
    if part.aim == "as_played":
        return _judge_as_played(part, answer)
    if isinstance(answer, Pass):
        if part.aim == "pass":
            return Verdict("right", "pass_asked", answer)
        return Verdict("info", "pass", answer) if legal_plays(position) else Verdict("right", "pass", answer)
    if part.aim == "pass":
        return Verdict("info", "pass_asked", answer)
    if part.aim in ("cheapest", "lowest") and answer.ranks not in _wanted(part):
        return Verdict("info", "dearer" if part.aim == "cheapest" else "not_lowest", answer)
    return Verdict("right", {"lead": "lead", "lowest": "lowest"}.get(part.aim, "beats"), answer)


def _judge_legal(part: Part, answer: Play | Pass) -> Verdict:
    """A legal answer to a `repair` or a `find_all`."""
    if isinstance(answer, Pass):
        return Verdict("info", "pass", answer)
    if answer.ranks in right_answers(part):
        return Verdict("right", "repaired" if part.kind == "repair" else "found", answer)
    return Verdict("info", "more_changes" if part.kind == "repair" else "other_type", answer)


def _judge_as_played(part: Part, answer: Play | Pass) -> Verdict:
    """A legal answer where a round is followed: only what was done in it leads on."""
    if spell(PASS if isinstance(answer, Pass) else answer.hand, part.rule_set) not in right_answers(part):
        return Verdict("info", "played_otherwise", answer)
    what = "pass_asked" if isinstance(answer, Pass) else "beats" if part.table.trick else "lead"
    return Verdict("right", what, answer)


def right_answers(part: Part) -> tuple[str, ...]:
    """Every right answer as the engine has it: plays in ranks, or `pass`; in `name` and `why_not`, ids of choices; in
    `order` the items, lowest first; in `which_beats` those that beat the table; in `repair` the nearest legal plays; in
    `find_all` all that are to be found; in `endgame` every action proved to force the goal.

    For the aim `refused` the answers are too many to list (every selection refused for that reason): none is given.
    """
    if part.asked is not None:
        return part.asked.right
    if part.kind != "beat" or part.position is None:
        return _right_elsewhere(part)
    if part.aim == "refused":
        return ()
    if part.aim == "as_played":
        return (spell(part.done, part.rule_set),) if part.done is not None else ()
    plays = legal_plays(part.position)
    if part.aim == "pass" or not plays:
        return ("pass",) if can_pass(part.position) else ()
    if part.aim in ("cheapest", "lowest"):
        return _wanted(part)
    return tuple(play.ranks for play in plays)


def _right_elsewhere(part: Part) -> tuple[str, ...]:
    if part.kind == "order":
        return tuple(spell(item, part.rule_set) for item in in_strength(part.items, part.rule_set) or ())
    if part.kind == "which_beats":
        return tuple(spell(item, part.rule_set) for item in part.items if not refusal(part.table, item))
    if part.kind == "repair" and isinstance(part.tried, Hand):
        return tuple(play.ranks for play in nearest(part.table, part.tried)[1])
    if part.kind == "find_all":
        return tuple(play.ranks for play in legal_plays(part.table) if not part.type or play.type == part.type)
    if part.kind == "endgame":
        return endgame.winning(part.table, part.goal)
    if part.kind == "why_not":
        return tuple(reason_id(reason) for reason in refusal(part.table, part.tried, part.seat)[:1])
    return tuple(choice for choice in part.choices if names(part, choice))


def names(part: Part, choice: str) -> bool:
    """Whether `choice` (a type, `none`, or `none/` and a shape reason) is what the cards of a `name` are (K1-K9)."""
    found = classify(part.cards, part.rule_set)
    kind, _, shape = choice.partition("/")
    if isinstance(found, NoCombination):
        return kind == "none" and shape in ("", found.shape_reason)
    return choice == found.type


def judge_choice(part: Part, choice: str) -> Verdict:
    """What a choice is worth in a `name`."""
    found = classify(part.cards, part.rule_set)
    play = None if isinstance(found, NoCombination) else found
    return Verdict("right", "named", play) if names(part, choice) else Verdict("wrong", "not", play)


def claim_for(part: Part, answer: str) -> Claim | None:
    """What the author had to say about a wrong answer, given in ranks (or as `pass`, `-`, a choice), if anything."""
    return next(
        (claim for claim in part.wrong if claim.answer == answer or in_ranks(part, claim.answer) == answer), None
    )


def in_ranks(part: Part, answer: str) -> str:
    """A claimed answer in canonical ranks; `pass`, `-` and choices stay what they are."""
    if part.kind == "order":
        return " ".join(spell(parse_cards(item), part.rule_set) for item in answer.split())
    if part.kind in ("name", "why_not", "who", "count", "verdicts"):
        return answer
    return spell(parse_selection(answer), part.rule_set)


def spell(selection: Hand | Pass, rules: RuleSet) -> str:
    """A selection as canonical ranks, `pass` or `-`."""
    return "pass" if isinstance(selection, Pass) else format_cards(selection.ranks(), rules)


def selection_of(answer: str) -> Hand | Pass:
    """The selection that a notation stands for."""
    return PASS if answer == "pass" else parse_selection(answer)


def _wanted(part: Part) -> tuple[str, ...]:
    """With the aims `cheapest` and `lowest`: the legal plays that are."""
    plays = cheapest(part.table) if part.aim == "cheapest" else lowest(part.table)
    return tuple(play.ranks for play in plays)


def has_early_bomb(hand: Hand) -> bool:
    """Four of a rank or both jokers: a hand that would show a bomb before bombs are taught (lesson 05)."""
    return any(hand.count(rank) >= 4 for rank in NATURAL) or all(hand.count(rank) for rank in JOKERS)
