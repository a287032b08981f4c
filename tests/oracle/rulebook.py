"""Rule sets, packs and cards of the oracle: the options table as data, and the cards of a table (C1-C5)."""

from __future__ import annotations

from dataclasses import dataclass, field

SUITS = "dchs"
NATURAL = "3456789TJQKA2"
JOKERS = "BR"
ORDER = {"classic": "3456789TJQKA2BR", "two-low": "23456789TJQKABR"}  # C1, C2

BOTH = ("classic", "two-low")
EVERY_NATURAL_CARD = [rank + suit for rank in NATURAL for suit in SUITS]

# Name, values in classic, values in two-low; the default stands first; an empty list: the preset has no such option.
OPTIONS: list[tuple[str, list[str], list[str]]] = [
    ("straight_top", ["2", "A"], []),
    ("min_straight", ["5", "4", "3"], ["3", "4", "5"]),
    ("full_houses", ["on", "off"], ["on", "off"]),
    ("stairs", ["off", "on"], ["on", "off"]),
    ("plates", ["off", "on"], ["on", "off"]),
    ("triple_bomb", ["off", "on"], ["off", "on"]),
    ("four_jokers", ["off", "on"], []),
    ("bomb_over_bomb", ["higher", "longer"], ["higher", "longer"]),
    (
        "opening_card",
        ["3d", *[c for c in EVERY_NATURAL_CARD if c != "3d"]],
        ["2s", *[c for c in EVERY_NATURAL_CARD if c != "2s"]],
    ),
    ("opening_required", ["on", "off"], ["off", "on"]),
    ("next_leader", ["upstream", "downstream"], []),
    ("pass_is_final", ["off", "on"], ["off", "on"]),
    ("tribute", ["2", "3", "0"], []),
    ("jokers_exempt", ["on", "off"], []),
    ("return_limit", ["none", *NATURAL], []),
    ("middle_exchange", ["second_downstream_pays", "second_upstream_pays", "none"], []),
    ("scoring", ["titles", "penalty"], ["places"]),
    ("match_goal", ["most_upstream", "fewest_downstream"], []),
    ("round_ends", ["one_left", "first_out"], []),
    ("teams", ["off", "on"], ["off", "on"]),
    ("partner_takes_lead", ["off", "on"], ["off", "on"]),
    ("packs", ["", "1", "2"], ["", "1", "2"]),
]


@dataclass(frozen=True)
class Rules:
    preset: str
    chosen: tuple[tuple[str, str], ...]
    values: dict[str, str] = field(default_factory=dict, compare=False)

    def __post_init__(self) -> None:
        for name, classic, two_low in OPTIONS:
            values = classic if self.preset == "classic" else two_low
            self.values[name] = values[0] if values else NOT_THERE[name]
        self.values.update(self.chosen)

    def __getitem__(self, option: str) -> str:
        return self.values[option]

    def on(self, option: str) -> bool:
        return self[option] == "on"

    @property
    def order(self) -> str:
        return ORDER[self.preset]

    @property
    def twos_in_straights(self) -> bool:
        """K5 with straight_top, K6."""
        return self.preset == "classic" and self["straight_top"] == "2"

    @property
    def twos_in_stairs(self) -> bool:
        """K7: in two-low always, in classic as in straights. Holds for plates too."""
        return self.preset == "two-low" or self["straight_top"] == "2"

    def packs(self, seats: int) -> int:
        if self["packs"]:
            return int(self["packs"])
        return 1 if seats <= 4 else 2

    def cards_of_table(self, seats: int) -> list[str]:
        """Every card that exists at a table with so many seats (C3, C4, C5)."""
        cards = [*EVERY_NATURAL_CARD, "B", "R"] * self.packs(seats)
        if self["packs"]:
            return cards
        left_out_rank = {("classic", 3): "3", ("two-low", 4): "2"}.get((self.preset, seats))
        if left_out_rank is not None:
            candidates = [left_out_rank + suit for suit in SUITS if left_out_rank + suit != self["opening_card"]]
            for card in candidates[:2]:
                cards.remove(card)
        return cards


# What the one preset without an option plays like.
NOT_THERE = {
    "straight_top": "A",
    "four_jokers": "off",
    "next_leader": "upstream",
    "tribute": "0",
    "jokers_exempt": "on",
    "return_limit": "none",
    "middle_exchange": "none",
    "match_goal": "most_upstream",
    "round_ends": "one_left",
}


def read_rules(text: str) -> Rules:
    preset, *parts = text.split(",")
    return Rules(preset, tuple((name, value) for name, _, value in (part.partition("=") for part in parts)))


def write_rules(rules: Rules) -> str:
    """Options in the order of the table, defaults left out; `packs` has no written default."""
    parts = [rules.preset]
    for name, classic, two_low in OPTIONS:
        values = classic if rules.preset == "classic" else two_low
        if values and rules[name] != values[0]:
            parts.append(f"{name}={rules[name]}")
    return ",".join(parts)


def read_cards(text: str) -> list[str]:
    """`3d3cB` or `33B` to a list; `-` is the empty list."""
    cards: list[str] = []
    for character in "" if text == "-" else text:
        if character in SUITS:
            cards[-1] += character
        else:
            cards.append(character)
    return cards


def write_cards(cards: list[str], order: str) -> str:
    def place(card: str) -> tuple[int, int]:
        return order.index(card[0]), SUITS.index(card[1]) if len(card) > 1 else 0

    return "".join(sorted(cards, key=place)) or "-"


def ranks_of(cards: list[str]) -> list[str]:
    return [card[0] for card in cards]


def has_suits(cards: list[str]) -> bool:
    """Suits on some natural card, hence on all; a hand of jokers alone goes as either."""
    return any(len(card) == 2 for card in cards)


def has_bare_ranks(cards: list[str]) -> bool:
    return any(card in NATURAL for card in cards)


def minus(cards: list[str], taken: list[str]) -> list[str] | None:
    """The multiset difference, None if something is taken that is not there."""
    rest = list(cards)
    for card in taken:
        if card not in rest:
            return None
        rest.remove(card)
    return rest
