"""The engine against the oracle, the slow second reading of the rules, on random positions.

Random: both presets, all options that touch positions, 2 to 6 seats, one and two packs, hands with suits, without, and
hidden. The quick tests look at some thousand tries; those marked `slow` at many more, and at larger hands.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import oracle
from tests.oracle import generate
from tests.oracle.generate import Try, Wish, random_position, random_rules, random_try
from tests.oracle.rulebook import NATURAL, write_cards
from tests.oracle.validity import problems
from tests.rules import engine
from zsy_tutor.rules.errors import PositionError
from zsy_tutor.rules.plays import all_plays, beats, classify
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import RuleSet

SEEDS = range(4)


def compare(attempt: Try) -> None:
    """Everything both can be asked about one try."""
    position = oracle.read_position(attempt.position)
    assert str(Position.parse(attempt.position)) == attempt.position == oracle.write_position(position)
    expected = oracle.judge(position, attempt.play, attempt.seat)
    assert engine.judge(attempt.position, attempt.play, attempt.seat) == expected, attempt
    if expected:
        fixes = oracle.fixes(position, attempt.play, attempt.seat)
        assert engine.fixes(attempt.position, attempt.play, attempt.seat) == fixes, attempt
    else:
        after = oracle.write_position(oracle.apply(position, attempt.play))
        assert engine.apply(attempt.position, attempt.play) == after, attempt


def compare_actions(text: str) -> None:
    """All legal actions of the seat to act, and what comes of each."""
    position = oracle.read_position(text)
    legal = oracle.legal_plays(position)
    assert engine.plays(text) == legal, text
    assert engine.can_pass(text) == oracle.can_pass(position), text
    for action in [*legal, *(["pass"] if oracle.can_pass(position) else [])]:
        after = oracle.write_position(oracle.apply(position, action))
        assert engine.apply(text, action) == after, (text, action)


@pytest.mark.parametrize("seed", SEEDS)
def test_judge_fixes_and_apply(seed: int) -> None:
    rng = Random(f"tries {seed}")
    for _ in range(250):
        compare(random_try(rng, Wish(largest=6)))


@pytest.mark.parametrize("seed", SEEDS)
def test_plays_and_what_comes_of_each(seed: int) -> None:
    rng = Random(f"actions {seed}")
    for _ in range(60):
        position = random_position(rng, Wish(largest=8, hidden_mover=False))
        compare_actions(oracle.write_position(position))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_judge_fixes_and_apply_at_length(seed: int) -> None:
    rng = Random(f"more tries {seed}")
    for _ in range(800):
        compare(random_try(rng))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_plays_of_larger_hands(seed: int) -> None:
    rng = Random(f"larger {seed}")
    for _ in range(60):
        position = random_position(rng, Wish(largest=13, hidden_mover=False))
        compare_actions(oracle.write_position(position))


@given(st.integers(min_value=0))
@settings(max_examples=60)
def test_one_try_chosen_by_hypothesis(seed: int) -> None:
    compare(random_try(Random(seed), Wish(largest=4)))


@pytest.mark.slow
@given(st.integers(min_value=0), st.integers(1, 10))
@settings(max_examples=1000)
def test_one_try_chosen_by_hypothesis_at_length(seed: int, largest: int) -> None:
    compare(random_try(Random(seed), Wish(largest=largest)))


@pytest.mark.parametrize("preset", ["classic", "two-low"])
def test_classify(preset: str) -> None:
    rng = Random(f"classify {preset}")
    for _ in range(1500):
        rules = random_rules(rng, preset)
        packs = int(rules["packs"] or (2 if preset == "classic" else 1))
        pool = ([rank for rank in NATURAL for _ in range(4)] + ["B", "R"]) * packs
        cards = generate.draw(rng, pool, generate.random_ranks(rng, rules))
        if cards:
            text = write_cards(cards, rules.order)
            found = oracle.classify(cards, rules, packs)
            expected = (found.type, str(found.size), found.top) if found.type else ("", found.shape_reason, found.rule)
            assert engine.shape(text, oracle.write_rules(rules), packs) == expected, (rules, text)


def test_every_small_set_of_ranks_is_classified_alike() -> None:
    """Sets of up to five cards of seven ranks that touch every border, under rules that differ in everything."""
    texts = [
        "classic",
        "classic,straight_top=A,min_straight=3,stairs=on,plates=on,triple_bomb=on",
        "classic,full_houses=off",
        "classic,four_jokers=on,min_straight=4,packs=2",
        "two-low",
        "two-low,min_straight=4,stairs=off,packs=2",
    ]
    ranks = "34KA2BR"
    for text in texts:
        rules = oracle.read_rules(text)
        packs = int(rules["packs"] or (2 if rules.preset == "classic" else 1))
        for cards in _multisets(ranks, 5):
            if all(cards.count(joker) <= packs for joker in "BR") and max(map(cards.count, cards)) <= 4 * packs:
                found = oracle.classify(list(cards), rules, packs)
                expected = (
                    (found.type, str(found.size), found.top) if found.type else ("", found.shape_reason, found.rule)
                )
                assert engine.shape(cards, text, packs) == expected, (text, cards)


def _multisets(ranks: str, most: int) -> list[str]:
    found = [""]
    every = []
    for _ in range(most):
        found = [
            cards + rank
            for cards in found
            for rank in ranks
            if not cards or ranks.index(cards[-1]) <= ranks.index(rank)
        ]
        every += found
    return every


@pytest.mark.parametrize(
    "text",
    [
        "classic",
        "two-low",
        "classic,bomb_over_bomb=longer,four_jokers=on,straight_top=A",
        "two-low,triple_bomb=on,packs=2",
        "classic,stairs=on,plates=on,triple_bomb=on,min_straight=3",
    ],
)
def test_beats_agrees_on_pairs_of_all_plays(text: str) -> None:
    """A sample of all pairs of plays that two packs allow."""
    rules = RuleSet.parse(text)
    plays = all_plays(rules.with_options(packs="2"))
    other = oracle.read_rules(text)
    rng = Random(text)
    shapes = {play: oracle.classify(list(play.ranks), other, 2) for play in plays}
    for _ in range(6000):
        one, two = rng.choice(plays), rng.choice(plays)
        if rng.random() < 0.5:
            two = rng.choice([play for play in plays if play.type == one.type])
        assert beats(one, two, rules) == oracle.beats(shapes[one], shapes[two], other), (one, two)


@pytest.mark.parametrize("seed", SEEDS)
def test_perft(seed: int) -> None:
    rng = Random(f"perft {seed}")
    for _ in range(8):
        position = random_position(rng, Wish(largest=4, hidden=False))
        text = oracle.write_position(position)
        for depth in range(4):
            assert engine.perft(text, depth) == oracle.perft(position, depth), (text, depth)


@pytest.mark.parametrize("seed", SEEDS)
def test_whole_rounds(seed: int) -> None:
    """Random rounds from the first to the last action; both agree on every position on the way."""
    rng = Random(f"rounds {seed}")
    for _ in range(12):
        position = random_position(rng, Wish(largest=6, hidden=False))
        text = oracle.write_position(position)
        for _ in range(200):
            legal = oracle.legal_plays(position)
            assert engine.plays(text) == legal, text
            actions = [*legal, *(["pass"] if oracle.can_pass(position) else [])]
            if not actions:
                break
            action = rng.choice(actions)
            position = oracle.apply(position, action)
            text = engine.apply(text, action)
            assert text == oracle.write_position(position)
            assert not problems(position), text
            assert str(Position.parse(text)) == text
        assert position.over


# ---- positions that cannot occur

NAMES = {
    "a seat that is not there": "unknown_seat",
    "a seat named twice": "seat_twice",
    "teams with the wrong number of seats": "teams_seats",
    "an out seat holds cards": "out_seat_holds_cards",
    "an empty hand is not out": "empty_hand_not_out",
    "nobody to act in a running round": "turn_missing",
    "play goes on in a round that is over": "round_is_over",
    "the mover has no cards": "mover_has_no_cards",
    "the owner is the mover": "owner_is_mover",
    "the trick is no combination": "trick_is_no_combination",
    "the owner is out but not the last": "owner_out_not_last",
    "open where it may not be": "opening_not_allowed",
    "open without the card": "opening_card_not_held",
    "more cards than the packs": "too_many_copies too_many_cards",
    "passed is wrong": "passed_wrong passed_without_trick passed_seat_acts passed_seat_owns passed_seat_is_out",
}


def corrupt(rng: Random, text: str) -> str:
    """One field changed, so that the position mostly cannot occur."""
    fields = text.split(" ")
    hands = fields[1].split("/")
    seats = [f"p{number + 1}" for number in range(len(hands) + (rng.random() < 0.1))]
    way = rng.randrange(8)
    if way == 0:
        fields[2] = rng.choice([*seats, "-"])
    elif way == 1:
        fields[3] = rng.choice(
            ["-", f"{rng.choice(seats)}:{rng.choice(['9', '99', '98', '3456', 'BR', '2222', '33333'])}"]
        )
    elif way == 2:
        fields[4] = "".join(rng.sample(seats, rng.randrange(len(seats)))) or "-"
    elif way == 3:
        fields[5] = "".join(rng.sample(seats, rng.randrange(len(seats)))) or "-"
    elif way == 4:
        hands[rng.randrange(len(hands))] = "-"
    elif way == 5:
        hands[rng.randrange(len(hands))] = rng.choice(["?40", "33333", "3d3d", "BBR", "2d2c2h2s", "?54", "9"])
    elif way == 6:
        fields[4] += rng.choice([seats[0], seats[-1]]) if fields[4] != "-" else ""
    else:
        card = oracle.read_rules(fields[0])["opening_card"]
        fields = fields[:6] if len(fields) == 7 else [*fields, f"open={card}"]
    fields[1] = "/".join(hands)
    return " ".join(fields)


@pytest.mark.parametrize("seed", SEEDS)
def test_positions_that_cannot_occur(seed: int) -> None:
    rng = Random(f"corrupt {seed}")
    refused = 0
    for _ in range(500):
        text = corrupt(rng, oracle.write_position(random_position(rng, Wish(largest=4))))
        if rng.random() < 0.3:
            text = corrupt(rng, text)
        compare_problems(text)
        refused += bool(problems(oracle.read_position(text)))
    assert refused > 200


def compare_problems(text: str) -> None:
    expected = problems(oracle.read_position(text))
    try:
        Position.parse(text)
        found: set[str] = set()
    except PositionError as error:
        found = set(error.reasons)
    for complaint, names in NAMES.items():
        assert bool(found & set(names.split())) == (complaint in expected), (text, complaint, found, expected)
    assert bool(found) == bool(expected), (text, found)


def test_a_strange_seat_or_number_of_seats_is_told_alone() -> None:
    """Nothing else can be said of a position whose seats are not all there."""
    assert problems(oracle.read_position("classic 3/4/5 p4 p1:67 - -")) == {"a seat that is not there"}
    compare_problems("classic 3/4/5 p4 p1:67 - -")


def test_classify_of_hands_needs_no_text() -> None:
    """The typed call and the call by text are one."""
    rules = RuleSet.parse("two-low")
    position = Position.parse("two-low 334455/?4 p1 - - -")
    assert classify(position.hands[0], rules) == classify("334455", rules)  # type: ignore[arg-type]
