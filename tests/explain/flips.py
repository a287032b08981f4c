"""Reads `tests/data/flips.toml`: for every option that touches positions, a position where it makes the difference."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from zsy_tutor.explain.verdicts import under
from zsy_tutor.rules.errors import PositionError
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import RuleSet

FILE = Path(__file__).resolve().parents[1] / "data" / "flips.toml"


@dataclass(frozen=True)
class Flip:
    """A position, an option with a value, and what is so under the default and under that value."""

    option: str
    value: str
    rules: str
    position: str
    play: str = ""
    default_says: str = ""
    value_says: str = ""
    default_plays: list[str] = field(default_factory=list)
    value_plays: list[str] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)
    default_leads_to: str = ""
    value_leads_to: str = ""

    @property
    def default_rules(self) -> RuleSet:
        return RuleSet.parse(self.rules)

    @property
    def value_rules(self) -> RuleSet:
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

    def both(self) -> tuple[Position, Position]:
        """The position under the default and under the value; `PositionError` where it cannot occur under one."""
        start = self.start()
        return under(start, self.default_rules), under(start, self.value_rules)


FLIPS = [Flip(**each) for each in tomllib.loads(FILE.read_text(encoding="utf-8"))["flip"]]


def flip(option: str, value: str) -> list[Flip]:
    """The positions that show `value` of an option."""
    return [each for each in FLIPS if (each.option, each.value) == (option, value)]
