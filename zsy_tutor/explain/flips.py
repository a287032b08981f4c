"""For every option something that comes out otherwise under another value: read from `flips.toml`, asked of the engine.

The file says what is so under both values, and the tests hold it against `outcome`. Words are found in `house_rules`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from ..rules.errors import PositionError
from ..rules.generate import legal_plays
from ..rules.legality import Illegal, play
from ..rules.notation import parse_cards, parse_selection
from ..rules.position import Position, parse_seat, seat_name
from ..rules.ruleset import RuleSet
from ..rules.score import RoundResult, next_leader, score, side_name
from ..rules.tribute import check_return, exchanges, owed_payments
from .verdicts import PRESET, judge_under, under

if TYPE_CHECKING:
    from .verdicts import Result

FILE = Path(__file__).with_name("flips.toml")
Kind = Literal["play", "list", "actions", "pays", "gives", "owes", "leads", "rounds"]
KINDS: tuple[Kind, ...] = ("play", "list", "actions", "pays", "gives", "owes", "leads", "rounds")


@dataclass(frozen=True)
class Flip:
    """An option and a value, what is looked at, and what is so under the default and under the value.

    The head of `flips.toml` describes the fields.
    """

    option: str
    value: str
    rules: str
    default_says: str
    value_says: str
    position: str = ""
    play: str = ""
    list: bool = False
    actions: str = ""
    pays: str = ""
    gives: str = ""
    back: str = ""
    owes: str = ""
    leads: str = ""
    rounds: tuple[str, ...] = ()
    target: int = 0
    value_target: int = 0
    shown: bool = False

    @property
    def kind(self) -> Kind:
        """What is looked at: the field that is given."""
        return next(kind for kind in KINDS if getattr(self, kind))

    @property
    def default_rules(self) -> RuleSet:
        """The table that plays the default."""
        return RuleSet.parse(self.rules)

    @property
    def value_rules(self) -> RuleSet:
        """The table that plays the value, with what it cannot do without; for the preset and its scoring, `two-low`."""
        if self.option == PRESET or self.value == "places":
            return RuleSet.parse("two-low")
        options = {self.option: self.value}
        if self.value == "first_out":  # it goes with these alone
            options |= {"scoring": "penalty", "tribute": "0"}
        return self.default_rules.with_options(**options)

    def start(self) -> Position:
        """The position under the default, or under the value where it cannot occur under the default."""
        try:
            return Position.parse(f"{self.default_rules} {self.position}")
        except PositionError:
            return Position.parse(f"{self.value_rules} {self.position}")

    def results(self) -> tuple[RoundResult, ...]:
        """The rounds of the match."""
        return tuple(map(_round, self.rounds))

    def order(self) -> tuple[int, ...]:
        """The order of going out."""
        return tuple(parse_seat(seat) for seat in (self.owes or self.leads).split())

    def target_under(self, rules: RuleSet) -> int:
        """Rounds agreed, or points to reach."""
        return self.value_target if self.value_target and rules == self.value_rules else self.target


@cache
def flips() -> tuple[Flip, ...]:
    """Every flip of the file, in its order."""
    entries = tomllib.loads(FILE.read_text(encoding="utf-8"))["flip"]
    return tuple(Flip(**each | {"rounds": tuple(each.get("rounds", ()))}) for each in entries)


def flips_of(option: str, *, shown: bool = False) -> tuple[Flip, ...]:
    """The flips of one option, with `shown` those for learners.

    >>> [each.value for each in flips_of("tribute", shown=True)]
    ['3', '0', '0']
    """
    return tuple(each for each in flips() if each.option == option and (each.shown or not shown))


def outcome(flip: Flip, rules: RuleSet) -> str:
    """What the engine says of a flip under one of its tables, as the file writes it.

    >>> flip = flips_of("tribute")[0]
    >>> outcome(flip, flip.default_rules), outcome(flip, flip.value_rules)
    ('A2', 'QA2')
    """
    kind = flip.kind
    if kind == "play":
        return code(judge_under(flip.start(), parse_selection(flip.play), rules))
    if kind == "list":
        return " ".join(each.ranks for each in legal_plays(under(flip.start(), rules)))
    if kind == "actions":
        return str(after(flip, rules)).partition(" ")[2]
    if kind == "pays":
        return paid(flip, rules)
    if kind == "gives":
        verdict = check_return(rules, parse_cards(flip.gives), len(parse_cards(flip.back)), parse_cards(flip.back))
        return verdict.reasons[0].code if isinstance(verdict, Illegal) else "legal"
    if kind == "owes":
        pairs = exchanges(rules, flip.order())
        return " ".join(f"{seat_name(each.payer)}>{seat_name(each.receiver)}:{each.cards}" for each in pairs)
    if kind == "leads":
        leader = next_leader(rules, RoundResult(flip.order()))
        return "" if leader is None else seat_name(leader)
    found = score(rules, flip.target_under(rules), flip.results())
    totals = [f"{side_name(side)}={total}" for side, total in zip(found.sides, found.totals, strict=True)]
    return " ".join([*totals, "none" if found.winner is None else side_name(found.winner)])


def code(result: Result) -> str:
    """`legal`, the code of the first reason (with the shape reason), or `impossible/` and the first code."""
    if isinstance(result, tuple):
        return f"impossible/{result[0]}"
    if not isinstance(result, Illegal):
        return "legal"
    first = result.reasons[0]
    return f"{first.code}/{first.shape_reason}" if first.shape_reason else first.code


def after(flip: Flip, rules: RuleSet) -> Position:
    """The position that the actions of a flip lead to."""
    position = under(flip.start(), rules)
    for action in flip.actions.split():
        position = play(position, parse_selection(action))
    return position


def paid(flip: Flip, rules: RuleSet) -> str:
    """The ranks that Downstream pays to Upstream from the hand, `""` where nothing is exchanged (T1, T4)."""
    owed = next((each.cards for each in exchanges(rules, (0, 1, 2))), 0)
    return owed_payments(rules, parse_cards(flip.pays), owed)


def _round(text: str) -> RoundResult:
    seats = [part.partition(":") for part in text.split()]
    return RoundResult(
        [parse_seat(seat) for seat, _, _ in seats],
        {parse_seat(seat): parse_cards(cards) for seat, _, cards in seats if cards},
    )
