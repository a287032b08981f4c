"""What each sentence claims, checked against all plays that the packs allow: used by the tests of what is said."""

from __future__ import annotations

import re
from collections.abc import Callable

from zsy_tutor.explain.messages import describe, rank_plural
from zsy_tutor.explain.reasons import Message, above_words
from zsy_tutor.rules.cards import JOKERS, NATURAL, Hand
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


# ---- shapes


def _three_go(c: Claim) -> None:
    """How three of a rank may go: alone, with a pair, in a plate, as the variant says."""
    key = c.said.key
    holding = [play for play in c.every if any(play.ranks.count(rank) == 3 for rank in NATURAL)]
    kinds = {play.type for play in holding} - {"triple", "bomb"}
    allowed = set()
    if "-alone" not in key and not key.startswith("full_house_not_in_rules"):
        allowed.add("full_house")
    if "plates" in key:
        allowed.add("plate")
    if key == "triple_with_wrong_extra":  # says only what a full house is
        assert "full_house" in kinds
    else:
        assert kinds == allowed


def _no_full_houses(c: Claim) -> None:
    assert c.of_type("full_house") == []
    _three_go(c)


def _joker_pair_mixed(c: Claim) -> None:
    assert not any(set(JOKERS) <= set(play.ranks) and set(play.ranks) - set(JOKERS) for play in c.every)


def _jokers_with_naturals(c: Claim) -> list[Play]:
    return [play for play in c.every if set(play.ranks) & set(JOKERS) and set(play.ranks) & set(NATURAL)]


def _one_joker(c: Claim) -> None:
    assert len(c.facts["jokers"]) == 1
    assert all(sum(rank in JOKERS for rank in play.ranks) != 1 for play in _jokers_with_naturals(c))


def _joker_pair(c: Claim) -> None:
    assert {play.type for play in _jokers_with_naturals(c)} == {"full_house"}
    assert all(play.extra in JOKERS for play in _jokers_with_naturals(c))


def _joker_never(c: Claim) -> None:
    assert _jokers_with_naturals(c) == []


def _too_many_jokers(c: Claim) -> None:
    assert c.facts["n"] == len(c.ranks) > 2
    assert {play.ranks for play in c.every if set(play.ranks) == set(JOKERS)} >= {"BR"}


def _wraps(c: Claim) -> None:
    """No row of the kind goes on from `top` to `bottom`."""
    kind, top, bottom = (c.facts[name] for name in ("kind", "top", "bottom"))
    assert all(top + bottom not in "".join(dict.fromkeys(play.ranks)) for play in c.of_type(kind))
    assert top + bottom in c.facts["ranks"]


def _two_in_straight(c: Claim) -> None:
    straights = c.of_type("straight")
    assert {play.low for play in straights} | {play.top for play in straights} <= set(NATURAL[:12])
    assert min(play.size for play in straights) == c.value("min")
    assert max((play.top for play in straights), key=c.rules.strength) == "A"


def _too_short(c: Claim) -> None:
    assert len(c.ranks) == c.value("n") < int(c.value("min"))
    assert min(play.size for play in c.of_type("straight")) == c.value("min")
    assert c.facts["ranks"] in c.rules.order


def _gap(c: Claim) -> None:
    """With the missing ranks, and no fewer, the ranks stand in a row from the lowest to the highest."""
    order = c.rules.order
    held, missing = set(c.ranks), c.facts["missing"]
    assert not held & set(missing)
    places = sorted(map(order.index, held | set(missing)))
    assert places == list(range(places[0], places[-1] + 1))
    assert len(missing) == c.value("n")
    assert (c.facts["low"], c.facts["high"]) == (order[places[0]], order[places[-1]])
    if "min" in c.said.values:
        assert min(play.size for play in c.of_type("straight")) == c.value("min")


def _two_in_row(c: Claim) -> None:
    rows = c.of_type(c.facts["kind"])
    assert rows
    assert all("2" not in play.ranks for play in rows)
    assert max((play.top for play in rows), key=c.rules.strength) == "A"


def _no_stairs(c: Claim) -> None:
    rows = [play for play in c.every if play.type != "four_jokers"]  # two and two, but no pairs
    assert not any(sum(play.ranks.count(rank) == 2 for rank in set(play.ranks)) > 1 for play in rows)


def _no_plates(c: Claim) -> None:
    assert not any(sum(play.ranks.count(rank) == 3 for rank in set(play.ranks)) > 1 for play in c.every)


def _two_pairs(c: Claim) -> None:
    ranks = c.facts["ranks"]
    assert (len(ranks) > 2) == (c.said.key == "two_pairs-many")
    _no_stairs(c)
    three_and_two = classify(ranks[0] * 3 + ranks[1] * 2, c.rules)
    if c.said.key != "two_pairs-many":
        assert (three_and_two.type == "full_house") == (c.said.key == "two_pairs")


def _double(c: Claim) -> None:
    selection = _selection(c)
    assert classify("".join(dict.fromkeys(selection)), c.rules).type == "straight"
    assert {rank for rank in selection if selection.count(rank) == 2} == set(c.facts["repeated"])
    assert max(map(selection.count, selection)) == 2


def _selection(c: Claim) -> str:
    return str(c.facts["selection"])


def _four(c: Claim) -> None:
    rank, n, extra = (c.facts[name] for name in ("rank", "n", "extra"))
    assert classify(rank * n, c.rules).type == "bomb"
    assert sorted(rank * n + extra) == sorted(_selection(c))
    assert all(len(set(play.ranks)) == 1 for play in c.of_type("bomb"))


def _three_with(c: Claim) -> None:
    rank, extra = c.facts["rank"], c.facts["extra"]
    assert sorted(rank * 3 + extra) == sorted(_selection(c))
    assert not (len(extra) == 2 and len(set(extra)) == 1)
    assert (len(extra) == 1) == c.said.key.startswith("triple_with_single")
    _three_go(c)


def _not_equal(c: Claim) -> None:
    words = {2: ("pair", "not_equal-two"), 3: ("triple", "not_equal-three")}
    kind, key = words[len(c.ranks)]
    if c.rules.triple_bomb and len(c.ranks) == 3:
        kind, key = "bomb", "not_equal-three_bomb"
    assert c.said.key == key
    assert len(set(c.ranks)) > 1
    sized = [play for play in c.of_type(kind) if play.size == len(c.ranks)]
    assert sized
    assert all(len(set(play.ranks)) == 1 for play in sized)


TYPE_WORDS = {
    "single": "singles", "pair": "pairs", "triple": "triples", "full_house": "full houses", "straight": "straights",
    "stair": "stairs", "plate": "plates", "bomb": "bombs", "joker_bomb": "bombs", "four_jokers": "bombs",
}  # fmt: skip


def _no_shape(c: Claim) -> None:
    """The types listed are those the table plays, and the shortest straight has the length said."""
    shortest = min(play.size for play in c.of_type("straight"))
    said = set(re.split(", | and ", str(c.value("types"))))
    want = {TYPE_WORDS[play.type] for play in c.every}
    assert said == {f"straights of at least {shortest} cards" if word == "straights" else word for word in want}


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
    "full_house_not_in_rules": _no_full_houses, "full_house_not_in_rules-plates": _no_full_houses,
    "joker_pair_mixed_in": _joker_pair_mixed, "joker_not_wild": _one_joker, "joker_not_wild-pair": _joker_pair,
    "joker_not_wild-never": _joker_never, "too_many_jokers": _too_many_jokers,
    "wraps_around": _wraps, "wraps_around-stair": _wraps, "wraps_around-plate": _wraps,
    "two_in_straight": _two_in_straight, "straight_too_short": _too_short,
    "straight_has_gap": _gap, "straight_has_gap-many": _gap, "stair_has_gap": _gap, "stair_has_gap-many": _gap,
    "plate_has_gap": _gap, "plate_has_gap-many": _gap,
    "two_in_stair-stair": _two_in_row, "two_in_stair-plate": _two_in_row,
    "stair_not_in_rules": _no_stairs, "plate_not_in_rules": _no_plates,
    "two_pairs": _two_pairs, "two_pairs-no_full_house": _two_pairs, "two_pairs-many": _two_pairs,
    "straight_has_double": _double, "four_with_extra": _four,
    "triple_with_single": _three_with, "triple_with_single-plates": _three_with,
    "triple_with_single-alone": _three_with, "triple_with_single-alone_plates": _three_with,
    "triple_with_wrong_extra": _three_with, "triple_with_wrong_extra-alone": _three_with,
    "triple_with_wrong_extra-alone_plates": _three_with,
    "not_equal-two": _not_equal, "not_equal-three": _not_equal, "not_equal-three_bomb": _not_equal,
    "no_shape": _no_shape,
}  # fmt: skip
"""What each sentence claims, by the message it is."""
