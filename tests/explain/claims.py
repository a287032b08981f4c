"""What each sentence claims, checked against all plays that the packs allow: used by the tests of what is said."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.explain.shape_claims import SHAPE_CLAIMS
from zsy_tutor.explain.messages import describe, rank_plural
from zsy_tutor.explain.reasons import Message, above_words
from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.legality import Reason
from zsy_tutor.rules.plays import Play, all_plays, beats, classify
from zsy_tutor.rules.position import Position


class Claim:
    """What a sentence is about: the position, the reason, the message, and the plays the packs hold."""

    def __init__(self, position: Position, reason: Reason, said: Message) -> None:
        self.position, self.reason, self.said = position, reason, said
        self.rules = position.rules
        self.facts = reason.facts
        self.plays = all_plays(self.rules, position.seats)
        self.every = all_plays(self.rules.with_options(packs="2"), 5 if self.rules.is_classic else 4)

    @property
    def table(self) -> Play:
        assert self.position.trick is not None
        return self.position.trick.play

    @property
    def own(self) -> Play:
        play = classify(self.facts["play"], self.rules)
        assert isinstance(play, Play)
        return play

    @property
    def beaters(self) -> list[Play]:
        return [play for play in self.plays if beats(play, self.table, self.rules)]

    @property
    def ranks(self) -> str:
        """The cards at fault, without suits."""
        return re.sub("[dchs]", "", self.facts["cards"])

    def value(self, name: str) -> str | int:
        return self.said.values[name]

    def of_type(self, *kinds: str) -> list[Play]:
        return [play for play in self.every if play.type in kinds]


def _compared(c: Claim) -> None:
    """What is said of the two plays is what they are."""
    for name, play in (("table", c.table), ("play", c.own)):
        if name in c.said.values:
            assert c.value(name) == describe(play, c.rules, "en")


def _like(c: Claim) -> list[Play]:
    """Plays that follow the table: the same type and size, and higher."""
    return [play for play in c.beaters if not play.is_bomb]


def _following(c: Claim, exist: bool) -> None:
    """Only higher plays of the type and size beat the table, and bombs; both exist, or only bombs do."""
    _compared(c)
    assert not c.table.is_bomb
    assert bool(_like(c)) == exist
    assert all((play.type, play.size) == (c.table.type, c.table.size) for play in _like(c))
    assert {play for play in c.beaters if play.is_bomb} == {play for play in c.plays if play.is_bomb} != set()
    if "rank" in c.said.values:
        assert c.value("rank") == above_words(c.table.type, c.table.top, "en")
        tops = {play.top for play in _like(c)}
        assert tops == {p.top for p in c.plays if (p.type, p.size) == (c.table.type, c.table.size)
                        and c.rules.strength(p.top) > c.rules.strength(c.table.top)}  # fmt: skip


def _above_jokers(c: Claim, said: Message) -> None:
    """`or the joker bomb`, with the four jokers exactly where the packs hold them."""
    assert any(play.type == "joker_bomb" for play in c.beaters)
    four = any(play.type == "four_jokers" for play in c.beaters)
    assert said.values["above"] == ("the joker bomb or the four jokers" if four else "the joker bomb")


def _demand(c: Claim) -> None:
    """The second sentence names exactly the bombs of one rank that beat the table."""
    said = c.said.then
    assert said is not None
    _above_jokers(c, said)
    natural = [play for play in c.beaters if play.type == "bomb"]
    bombs = [play for play in c.plays if play.type == "bomb"]
    size, strength = c.table.size, c.rules.strength
    higher = [play for play in bombs if play.size == size and strength(play.top) > strength(c.table.top)]
    more = [play for play in bombs if play.size > size]
    claimed = {
        "bomb_demand-rank_or_more": higher + more,
        "bomb_demand-rank": higher,
        "bomb_demand-more": [play for play in bombs if play.size >= int(said.values.get("need", 0))],
        "bomb_demand-none": [],
    }[said.key]
    assert set(natural) == set(claimed)
    assert said.key != "bomb_demand-rank_or_more" or (higher and more)
    assert bool(natural) == (said.key != "bomb_demand-none")
    if said.key == "bomb_demand-more":
        assert min(play.size for play in natural) == said.values["need"]


def _bomb_not_longer(c: Claim) -> None:
    _compared(c)
    _above_jokers(c, c.said)
    natural = [play for play in c.beaters if play.type == "bomb"]
    if c.said.key == "bomb_not_longer":
        assert set(natural) == {play for play in c.plays if play.type == "bomb" and play.size >= int(c.value("need"))}
        assert natural
    else:
        assert not natural


def _bomb_fewer(c: Claim) -> None:
    assert (c.own.size, c.table.size) == (c.value("n"), c.value("table_n"))
    assert c.own.size < c.table.size
    _demand(c)


def _bomb_rank(c: Claim) -> None:
    assert c.own.size == c.table.size
    assert c.rules.strength(c.own.top) < c.rules.strength(c.table.top)
    assert c.rules.bomb_over_bomb == "higher"
    _demand(c)


def _bomb_equal(c: Claim) -> None:
    assert c.own == c.table
    _demand(c)


def _bomb_same_number(c: Claim) -> None:
    assert c.own.size == c.table.size == c.value("n")
    assert c.rules.bomb_over_bomb == "longer"
    _demand(c)


def _nothing_beats(c: Claim) -> None:
    _compared(c)
    assert c.beaters == []


def _nothing_beats_equal(c: Claim) -> None:
    _nothing_beats(c)
    assert c.own == c.table


def _only_four_jokers(c: Claim) -> None:
    assert c.table.type == "joker_bomb"
    assert {play.type for play in c.beaters} == {"four_jokers"}


def _needs_bomb(c: Claim) -> None:
    _compared(c)
    assert not c.own.is_bomb
    assert c.beaters
    assert all(play.is_bomb for play in c.beaters)


def _wrong_type(exist: bool) -> Callable[[Claim], None]:
    def claim(c: Claim) -> None:
        assert c.own.type != c.table.type
        _following(c, exist)

    return claim


def _wrong_size(exist: bool) -> Callable[[Claim], None]:
    def claim(c: Claim) -> None:
        assert c.own.type == c.table.type
        assert (c.own.size, c.table.size) == (c.value("n"), c.value("need"))
        assert c.own.size != c.table.size
        _following(c, exist)

    return claim


def _lower(exist: bool) -> Callable[[Claim], None]:
    def claim(c: Claim) -> None:
        assert (c.own.type, c.own.size) == (c.table.type, c.table.size)
        assert c.rules.strength(c.own.top) < c.rules.strength(c.table.top)
        _following(c, exist)
        if "own_rank" in c.said.values:
            assert c.value("own_rank") == above_words(c.own.type, c.own.top, "en")
        if "own_ranks" in c.said.values:
            assert (c.own.type, c.value("own_ranks")) == ("full_house", rank_plural(c.own.top, "en"))

    return claim


def _equal(exist: bool) -> Callable[[Claim], None]:
    def claim(c: Claim) -> None:
        assert (c.own.type, c.own.size, c.own.top) == (c.table.type, c.table.size, c.table.top)
        _following(c, exist)

    return claim


# ---- turn and hand


def _held(c: Claim) -> Hand:
    hand = c.position.hands[c.facts["asked"]]
    assert isinstance(hand, Hand)
    return hand


def _hidden(c: Claim) -> bool:
    return not isinstance(c.position.hands[c.facts["asked"]], Hand)


def _not_held(c: Claim) -> None:
    card = c.facts["card"]
    if not _hidden(c):
        held = _held(c)
        assert card not in [str(each) for each in held]
        assert held.count(card[0]) == 0 or len(card) == 2


def _too_many(c: Claim) -> None:
    card = c.facts["card"]
    chosen = c.facts["chosen_text"]
    pieces = re.findall(r"[^dchs][dchs]?", chosen)
    assert pieces.count(card) == c.facts["copies_chosen"] > c.facts["copies_held"]
    if not _hidden(c):
        cards = [str(each) if len(card) == 2 else each.rank for each in _held(c)]
        assert cards.count(card) == c.facts["copies_held"]


def _lacks(c: Claim) -> None:
    if not _hidden(c):
        held = [str(each) for each in _held(c)]
        chosen = re.findall(r"[^dchs][dchs]?", c.facts["chosen_text"])
        if all(len(each) == 1 for each in chosen):
            held = [each[0] for each in held]
        lacking = [each for each in dict.fromkeys(chosen) for _ in range(chosen.count(each) - held.count(each))]
        assert sorted(lacking) == sorted(re.findall(r"[^dchs][dchs]?", c.facts["cards"]))


def _empty_hand(c: Claim) -> None:
    assert len(c.position.hands[c.facts["asked"]]) == 0


def _hand_too_small(c: Claim) -> None:
    assert _hidden(c)
    assert len(c.ranks) == c.value("n") > len(c.position.hands[c.facts["asked"]]) == c.value("hand_size")


def _asked_hidden(c: Claim) -> None:
    assert _hidden(c)


def _out_of_turn(c: Claim) -> None:
    assert c.position.turn is not None
    assert c.facts["asked"] != c.position.turn
    assert c.value("seat") == f"p{c.position.turn + 1}"


def _opening(c: Claim) -> None:
    assert c.position.opening
    card = str(c.rules.opening_card)
    if c.said.key == "missing_opening_card-suit":
        assert card not in c.facts["chosen_text"]
        assert card[0] in c.facts["chosen_text"]


def _leads(c: Claim) -> None:
    assert c.position.trick is None
    assert c.position.turn == c.facts["asked"]
    assert c.position.opening == (c.said.key == "must_lead-opening") or c.said.key == "nothing_selected-lead"


def _nothing(c: Claim) -> None:
    assert c.facts["chosen_text"] == "-"


def _over(c: Claim) -> None:
    assert c.position.turn is None


def _passed(c: Claim) -> None:
    assert c.rules.pass_is_final
    assert c.facts["asked"] in c.position.passed


CLAIMS: dict[str, Callable[[Claim], None]] = {
    "round_over": _over, "already_passed": _passed, "not_your_turn": _out_of_turn, "must_lead": _leads,
    "must_lead-opening": _leads, "nothing_selected": _nothing, "nothing_selected-lead": _leads,
    "not_in_hand": _not_held, "not_in_hand-rank": _not_held, "not_in_hand-copies": _too_many,
    "not_in_hand-copies_card": _too_many, "not_in_hand-several": _lacks, "not_in_hand-size": _hand_too_small,
    "not_in_hand-all": _asked_hidden, "not_in_hand-empty": _empty_hand,
    "missing_opening_card": _opening, "missing_opening_card-suit": _opening,
    "nothing_beats": _nothing_beats, "nothing_beats-equal": _nothing_beats_equal,
    "bomb_not_longer": _bomb_not_longer, "bomb_not_longer-none": _bomb_not_longer,
    "bomb_too_low-fewer": _bomb_fewer, "bomb_too_low-rank": _bomb_rank, "bomb_too_low-equal": _bomb_equal,
    "bomb_too_low-same_number": _bomb_same_number, "bomb_too_low-four_jokers": _only_four_jokers,
    "needs_bomb": _needs_bomb, "needs_bomb-four_jokers": _only_four_jokers,
    "wrong_type": _wrong_type(True), "wrong_type-highest": _wrong_type(False),
    "wrong_size": _wrong_size(True), "wrong_size-highest": _wrong_size(False),
    "too_low": _lower(True), "too_low-full_house": _lower(True), "too_low-run": _lower(True),
    "too_low-highest": _lower(False), "too_low-highest_full_house": _lower(False),
    "too_low-equal": _equal(True), "too_low-equal_suits": _equal(True), "too_low-equal_full_house": _equal(True),
    "too_low-equal_run": _equal(True), "too_low-equal_highest": _equal(False),
} | SHAPE_CLAIMS  # fmt: skip
"""What each sentence claims, by the message it is."""
