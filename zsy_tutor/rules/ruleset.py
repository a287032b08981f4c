"""Rule sets: the two presets, their options, and the order of the ranks.

Says what a table plays (C1 to C5 and the options); what that means for a play is decided in `plays` and `legality`.
"""

from __future__ import annotations

from .cards import JOKERS, NATURAL, PACK, RANKS, SUITS, UNIT, Card
from .errors import RulesError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PRESETS = ("classic", "two-low")


class Option:
    """One option of a table: its name and, per preset, the values it may take with the default first.

    >>> OPTION["min_straight"].values("two-low")
    ('3', '4', '5')
    """

    __slots__ = ("_classic", "_two_low", "name")

    def __init__(self, name: str, classic: str, two_low: str) -> None:
        self.name = name
        self._classic = tuple(classic.split())
        self._two_low = tuple(two_low.split())

    def values(self, preset: str) -> tuple[str, ...]:
        """The values allowed in `preset`, default first; empty where the preset does not have the option."""
        return self._classic if preset == "classic" else self._two_low

    def default(self, preset: str) -> str:
        """The default in `preset`, or `""` where the preset does not have the option."""
        return self.values(preset)[0] if self.values(preset) else ""


_CARDS = " ".join(rank + suit for rank in NATURAL for suit in SUITS)
OPTIONS = (
    Option("straight_top", "2 A", ""),
    Option("min_straight", "5 4 3", "3 4 5"),
    Option("full_houses", "on off", "on off"),
    Option("stairs", "off on", "on off"),
    Option("plates", "off on", "on off"),
    Option("triple_bomb", "off on", "off on"),
    Option("four_jokers", "off on", ""),
    Option("bomb_over_bomb", "higher longer", "higher longer"),
    Option("opening_card", "3d " + _CARDS, "2s " + _CARDS),
    Option("opening_required", "on off", "off on"),
    Option("next_leader", "upstream downstream", ""),
    Option("pass_is_final", "off on", "off on"),
    Option("tribute", "2 3 0", ""),
    Option("jokers_exempt", "on off", ""),
    Option("return_limit", "none " + " ".join(NATURAL), ""),
    Option("middle_exchange", "second_downstream_pays second_upstream_pays none", ""),
    Option("scoring", "titles penalty", "places"),
    Option("match_goal", "most_upstream fewest_downstream", ""),
    Option("round_ends", "one_left first_out", ""),
    Option("teams", "off on", "off on"),
    Option("partner_takes_lead", "off on", "off on"),
    Option("packs", "auto 1 2", "auto 1 2"),
)
"""Every option in the order in which a rule set is written. `auto` of `packs` (as C3) is never written."""
OPTION = {option.name: option for option in OPTIONS}
_MAX_CACHED = 512


class RuleSet:
    """What one table plays: a preset and its options. Immutable; equal texts give equal rule sets.

    An option that the preset does not have stands at the value the preset plays by.

    >>> rules = RuleSet.parse("classic,tribute=3,straight_top=A")
    >>> str(rules), rules.tribute, rules.straight_ranks
    ('classic,straight_top=A,tribute=3', 3, '3456789TJQKA')
    >>> rules.strength("2") > rules.strength("A")
    True
    """

    __slots__ = (
        "_hash", "_strength", "_text", "bomb_over_bomb", "four_jokers", "full_houses", "jokers_exempt", "match_goal",
        "middle_exchange", "min_straight", "next_leader", "opening_card", "opening_required", "order", "packs",
        "partner_takes_lead", "pass_is_final", "plates", "play_key", "preset", "return_limit", "round_ends",
        "row_ranks", "scoring", "stairs", "straight_ranks", "straight_top", "tables", "teams", "tribute", "triple_bomb",
        "values",
    )  # fmt: skip
    preset: str
    values: dict[str, str]
    """Every option of the preset with its value as text."""
    order: str
    """The ranks, low to high (C1, C2)."""
    straight_ranks: str
    """The ranks of straights (runs), low to high (K5, K6)."""
    row_ranks: str
    """The ranks of stairs and plates, low to high (K7)."""
    play_key: tuple[Any, ...]
    """What decides combinations and beating; equal keys may share tables."""
    _text: str
    _hash: int
    _strength: dict[str, int]
    tables: Any
    """Tables of plays, kept here by `plays` on first use."""
    straight_top: str
    min_straight: int
    full_houses: bool
    stairs: bool
    plates: bool
    triple_bomb: bool
    four_jokers: bool
    bomb_over_bomb: str
    opening_card: Card
    opening_required: bool
    next_leader: str
    pass_is_final: bool
    tribute: int
    jokers_exempt: bool
    return_limit: str
    """The highest rank that may go back, or `""`."""
    middle_exchange: str
    scoring: str
    match_goal: str
    round_ends: str
    teams: bool
    partner_takes_lead: bool
    packs: int
    """1 or 2, or 0 for as many as C3 says."""

    def __init__(self, preset: str, options: dict[str, str] | None = None) -> None:
        """`RulesError` names what is allowed for an unknown preset, option or value, and for a pair that cannot be."""
        _check_preset(preset)
        values = {option.name: option.default(preset) for option in OPTIONS if option.values(preset)}
        for name, value in (options or {}).items():
            _check_option(preset, name, value)
            values[name] = value
        _check_pairs(values)
        put = object.__setattr__
        put(self, "preset", preset)
        put(self, "values", values)
        for name, value in _typed(preset, values).items():
            put(self, name, value)
        # C1, C2: the order of the ranks; K5, K6, K7: which ranks may stand in a row
        top_two = preset == "classic" and values["straight_top"] == "2"
        put(self, "order", RANKS if preset == "classic" else "2" + RANKS[:12] + JOKERS)
        put(self, "straight_ranks", NATURAL if top_two else NATURAL[:12])
        put(self, "row_ranks", NATURAL if top_two else NATURAL[:12] if preset == "classic" else "2" + NATURAL[:12])
        put(self, "_strength", {rank: place for place, rank in enumerate(self.order)})
        names = ("straight_top", "min_straight", "full_houses", "stairs", "plates", "triple_bomb", "four_jokers",
                 "bomb_over_bomb")  # fmt: skip
        put(self, "play_key", (preset, *(getattr(self, name) for name in names)))
        put(self, "_text", preset + "".join(f",{name}={value}" for name, value in values.items()
                                            if value != OPTION[name].default(preset)))  # fmt: skip
        put(self, "_hash", hash(self._text))
        put(self, "tables", None)

    @classmethod
    def parse(cls, text: str) -> RuleSet:
        """Read a preset and options after commas, in any order, none twice; `RulesError` otherwise."""
        known = _PARSED.get(text)
        if known is not None:
            return known
        preset, *parts = text.split(",")
        _check_preset(preset)
        options: dict[str, str] = {}
        for part in parts:
            name, equals, value = part.partition("=")
            if not equals:
                message = f"{part[:40]!r} is no option: write name=value after a comma, without blanks"
                raise RulesError(message, "option_form", part=part[:40])
            if name in options:
                raise RulesError(f"option {name} is given twice", "option_twice", name=name)
            if name == "packs" and value == "auto":
                message = "packs allows 1, 2; leave it out for as many as the table needs"
                raise RulesError(message, "option_value", name=name, value=value, allowed="1, 2")
            options[name] = value
            _check_option(preset, name, value)
        rules = cls(preset, options)
        if len(_PARSED) >= _MAX_CACHED:
            _PARSED.clear()
        _PARSED[text] = rules
        return rules

    def with_options(self, **options: str) -> RuleSet:
        """The same rules with these options, given as text.

        >>> str(CLASSIC.with_options(stairs="on"))
        'classic,stairs=on'
        """
        return RuleSet(self.preset, {**self.values, **options})

    @property
    def is_classic(self) -> bool:
        """Whether the preset is `classic`."""
        return self.preset == "classic"

    def strength(self, rank: str) -> int:
        """Place of `rank` in the order, from 0 (C1, C2)."""
        return self._strength[rank]

    def packs_for(self, seats: int) -> int:
        """Packs in play with so many seats (C3, option `packs`)."""
        return self.packs or (2 if seats >= 5 else 1)

    def left_out(self, seats: int) -> tuple[Card, ...]:
        """The cards that stay out of the pack (C4, C5): the two lowest of the lowest rank but the opening card.

        >>> CLASSIC.left_out(3), TWO_LOW.left_out(4), CLASSIC.left_out(4)
        ((Card('3c'), Card('3h')), (Card('2d'), Card('2c')), ())
        """
        if self.packs or seats != (3 if self.is_classic else 4):
            return ()
        lowest = (Card(self.order[0], suit) for suit in SUITS)
        return tuple(card for card in lowest if card is not self.opening_card)[:2]

    def copies(self, seats: int) -> int:
        """Packed counts of all cards that are in play with so many seats."""
        return PACK * self.packs_for(seats) - sum(UNIT[card.rank] for card in self.left_out(seats))

    def check_players(self, players: int) -> None:
        """`RulesError` unless so many can be dealt to (C3, S5)."""
        allowed = (3, 4, 5, 6) if self.is_classic else (3, 4)
        if self.packs:
            raise RulesError("packs= is for positions and single calls, not for deals; leave it out")
        if players not in allowed:
            raise RulesError(f"{self.preset} is played by {_either(allowed)} players, not {players}")
        self.check_teams(players)

    def check_teams(self, seats: int) -> None:
        """`RulesError` where `teams=on` does not go with so many seats (S5)."""
        allowed = (4, 6) if self.is_classic else (4,)
        if self.teams and seats not in allowed:
            raise RulesError(f"teams=on needs {_either(allowed)} players, not {seats}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a rule set cannot be changed; use with_options")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuleSet) and self._text == other._text

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"RuleSet.parse({self._text!r})"

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return _parse, (self._text,)

    def __copy__(self) -> RuleSet:
        return self

    def __deepcopy__(self, memo: object) -> RuleSet:
        return self


_PARSED: dict[str, RuleSet] = {}


def _parse(text: str) -> RuleSet:
    return RuleSet.parse(text)


def _either(numbers: tuple[int, ...]) -> str:
    *first, last = map(str, numbers)
    return f"{', '.join(first)} or {last}" if first else last


def _check_preset(preset: str) -> None:
    if preset not in PRESETS:
        allowed = ", ".join(PRESETS)
        message = f"unknown preset {preset[:40]!r}; allowed: {allowed}"
        raise RulesError(message, "preset", text=preset[:40], allowed=allowed)


def _check_option(preset: str, name: str, value: str) -> None:
    option = OPTION.get(name)
    if option is None or not option.values(preset):
        allowed = ", ".join(each.name for each in OPTIONS if each.values(preset))
        message = f"{preset} has no option {name[:40]!r}; allowed: {allowed}"
        raise RulesError(message, "option_name", preset=preset, name=name[:40], allowed=allowed)
    if value not in option.values(preset):
        if name == "opening_card":
            allowed = "a natural card such as 3d"
            what = "option_card"
        else:
            allowed = ", ".join(each for each in option.values(preset) if each != "auto")
            what = "option_value"
        message = f"option {name} of {preset} has no value {value[:40]!r}; allowed: {allowed}"
        raise RulesError(message, what, name=name, value=value[:40], allowed=allowed)


def _check_pairs(values: dict[str, str]) -> None:
    """The pairs that the table of options forbids."""
    if values.get("match_goal") == "fewest_downstream" and values["scoring"] != "titles":
        raise _not_together("match_goal=fewest_downstream", "scoring=titles")
    if values.get("round_ends") == "first_out" and (values["scoring"], values["tribute"]) != ("penalty", "0"):
        raise _not_together("round_ends=first_out", "scoring=penalty", "tribute=0")
    if values["partner_takes_lead"] == "on" and values["teams"] != "on":
        raise _not_together("partner_takes_lead=on", "teams=on")


def _not_together(option: str, *needed: str) -> RulesError:
    message = f"{option} goes with {' and '.join(needed)} only"
    return RulesError(message, "option_pair", option=option, needed=",".join(needed))


def _typed(preset: str, values: dict[str, str]) -> dict[str, Any]:
    """The values as attributes; for an option that the preset lacks, what the preset plays by."""
    two_low = {"straight_top": "A", "four_jokers": "off", "next_leader": "", "tribute": "0", "jokers_exempt": "on",
               "return_limit": "none", "middle_exchange": "none", "match_goal": "",
               "round_ends": "one_left"}  # fmt: skip
    typed: dict[str, Any] = {}
    for name, value in (two_low | values if preset == "two-low" else values).items():
        if value in ("on", "off"):
            typed[name] = value == "on"
        elif name in ("min_straight", "tribute"):
            typed[name] = int(value)
        elif name == "packs":
            typed[name] = 0 if value == "auto" else int(value)
        elif name == "opening_card":
            typed[name] = Card.of(value)
        else:
            typed[name] = "" if (name, value) == ("return_limit", "none") else value
    return typed


CLASSIC = RuleSet("classic")
"""The classic game: 3 low, 2 high."""
TWO_LOW = RuleSet("two-low")
"""The simpler table game: 2 low, ace high."""
