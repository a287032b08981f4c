"""Laws that hold for every rule set, hand and position."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import oracle
from tests.oracle import generate
from tests.oracle.generate import Wish, random_position, random_rules, random_try
from tests.oracle.moves import sub_multisets
from tests.oracle.rulebook import ranks_of, read_cards, write_cards
from tests.rules import engine
from zsy_tutor.rules import legality
from zsy_tutor.rules.cards import JOKERS, NATURAL, SUITS, Hand
from zsy_tutor.rules.errors import NotationError, PositionError, RulesError
from zsy_tutor.rules.generate import can_pass, legal_plays
from zsy_tutor.rules.legality import Illegal, is_legal
from zsy_tutor.rules.notation import format_cards, parse_cards, parse_selection
from zsy_tutor.rules.plays import PASS, Play, all_plays, beats, classify
from zsy_tutor.rules.position import Hidden, Position
from zsy_tutor.rules.ruleset import RuleSet

PACK = [rank + suit for rank in NATURAL for suit in SUITS] + list(JOKERS)


@st.composite
def rule_sets(draw: st.DrawFn) -> str:
    seed = draw(st.integers(0, 10_000))
    return oracle.write_rules(random_rules(Random(seed)))


def some_cards(most: int) -> st.SearchStrategy[list[str]]:
    """Cards of two packs."""
    return st.lists(st.sampled_from(PACK * 2), min_size=1, max_size=most).filter(
        lambda cards: all(cards.count(card) <= 2 for card in cards)
    )


# ---- combinations


@given(some_cards(8), rule_sets(), st.data())
def test_classification_ignores_order_and_suits(cards: list[str], rules: str, data: st.DataObject) -> None:
    shuffled = data.draw(st.permutations(cards))
    other_suits = [card[0] + data.draw(st.sampled_from(SUITS)) if len(card) == 2 else card for card in shuffled]
    rule_set = RuleSet.parse(rules)
    found = [
        classify(Hand.of(*cards), rule_set),
        classify(Hand.of(*shuffled), rule_set),
        classify(Hand.of(*ranks_of(shuffled)), rule_set),
        classify(Hand.of(*other_suits), rule_set),
    ]
    verdicts = {each if isinstance(each, Play) else (each.shape_reason, each.rule) for each in found}
    assert len(verdicts) == 1


@given(some_cards(9), rule_sets())
def test_no_set_of_cards_is_two_combinations(cards: list[str], rules: str) -> None:
    """K9: at most one of all plays has these ranks, and it is what classify says."""
    rule_set = RuleSet.parse(rules).with_options(packs="2")
    ranks = format_cards(Hand.of(*ranks_of(cards)), rule_set)
    same = [play for play in all_plays(rule_set) if play.ranks == ranks]
    found = classify(Hand.of(*cards), rule_set)
    assert same == ([found] if isinstance(found, Play) else [])


LAW_RULES = [
    "classic",
    "classic,straight_top=A,min_straight=3,stairs=on,plates=on,triple_bomb=on,four_jokers=on,packs=2",
    "classic,bomb_over_bomb=longer,four_jokers=on,packs=2",
    "two-low",
    "two-low,triple_bomb=on,bomb_over_bomb=longer",
]


@pytest.mark.parametrize("text", LAW_RULES)
def test_beats_is_irreflexive_asymmetric_and_transitive(text: str) -> None:
    rules = RuleSet.parse(text)
    plays = all_plays(rules)
    above = {play: {other for other in plays if beats(other, play, rules)} for play in plays}
    for play, better in above.items():
        assert play not in better
        for other in better:
            assert play not in above[other]
            assert above[other] <= better, (play, other)


@pytest.mark.parametrize("text", LAW_RULES)
def test_every_play_is_what_its_ranks_are(text: str) -> None:
    rules = RuleSet.parse(text)
    plays = all_plays(rules)
    assert len(set(plays)) == len({play.ranks for play in plays}) == len(plays)
    for play in plays:
        assert classify(play.ranks, rules) is play
        assert play.size == len(play.ranks)
        assert set(play.top + play.low + play.extra) <= set(play.ranks)
        assert "".join(sorted(play.ranks, key=rules.order.index)) == play.ranks
    order = [(play.place, play) for play in plays]
    assert [play for _, play in sorted(order, key=lambda pair: pair[0])] == list(plays)


# ---- legal plays


@given(st.integers(min_value=0))
@settings(max_examples=40)
def test_legal_plays_are_the_legal_ones_of_all_sub_multisets(seed: int) -> None:
    """Asked one by one, by ranks and by cards, of the function that decides."""
    position = random_position(Random(seed), Wish(largest=7, hidden_mover=False))
    parsed = Position.parse(oracle.write_position(position))
    hand = parsed.hands[parsed.mover]
    assert isinstance(hand, Hand)
    listed = legal_plays(parsed)
    assert len({play.ranks for play in listed}) == len(listed)
    by_ranks = {
        format_cards(Hand.of(*ranks), parsed.rules)
        for ranks in sub_multisets(ranks_of([str(card) for card in hand]))
        if is_legal(parsed, Hand.of(*ranks))
    }
    by_cards = {
        format_cards(Hand.of(*ranks_of(cards)), parsed.rules)
        for cards in sub_multisets([str(card) for card in hand])
        if is_legal(parsed, Hand.of(*cards))
    }
    assert {play.ranks for play in listed} == by_ranks == by_cards
    assert all(is_legal(parsed, play) for play in listed)
    assert can_pass(parsed) == is_legal(parsed, PASS)


@given(st.integers(min_value=0))
def test_a_verdict_never_raises_and_names_its_rule(seed: int) -> None:
    attempt = random_try(Random(seed), in_turn=0.7)
    verdict = legality.check(Position.parse(attempt.position), parse_selection(attempt.play), attempt.seat)
    if isinstance(verdict, Illegal):
        assert verdict.reasons
        codes = [reason.code for reason in verdict.reasons]
        assert codes == sorted(codes, key=legality.REASONS.index)
        assert len(set(codes)) == len(codes)
        assert all(reason.rule for reason in verdict.reasons)
        assert all(bool(reason.shape_reason) == (reason.code == "not_a_combination") for reason in verdict.reasons)


@given(st.integers(min_value=0))
@settings(max_examples=60)
def test_fixes_are_legal_and_of_the_hand(seed: int) -> None:
    attempt = random_try(Random(seed), Wish(hidden_mover=False, largest=7))
    position = Position.parse(attempt.position)
    found = engine.fixes(attempt.position, attempt.play, attempt.seat)
    assert len(found) <= 3
    for fix in found:
        assert fix != "pass"
        assert is_legal(position, parse_cards(fix))


# ---- positions


def random_actions(rng: Random, position: Position) -> list[Any]:
    actions: list[Any] = list(legal_plays(position))
    if can_pass(position):
        actions.append(PASS)
    return actions


def start_of_round(rng: Random) -> Position:
    """A whole deal, played from its first action; not always the preset's own number of cards."""
    preset = rng.choice(["classic", "two-low"])
    seats = rng.choice([2, 3, 4, 5, 6] if preset == "classic" else [2, 3, 4])
    rules = random_rules(rng, preset, seats)
    cards = rules.cards_of_table(seats)
    rng.shuffle(cards)
    hands = [cards[seat::seats] for seat in range(seats)]
    if rng.random() < 0.3:
        hands = [ranks_of(hand) for hand in hands]
    text = "/".join(write_cards(hand, rules.order) for hand in hands)
    turn = rng.randrange(seats)
    opening_card = rules["opening_card"]
    may_open = rules.on("opening_required") and (opening_card in hands[turn])
    tail = f" open={opening_card}" if may_open else ""
    return Position.parse(f"{oracle.write_rules(rules)} {text} p{turn + 1} - - -{tail}")


def cards_in(position: Position) -> int:
    """How many cards are in hands."""
    return sum(len(hand) for hand in position.hands)


@pytest.mark.parametrize("seed", range(3))
def test_every_game_ends_and_no_card_is_lost(seed: int) -> None:
    rng = Random(f"games {seed}")
    for _ in range(20):
        position = start_of_round(rng)
        all_cards = Hand([card for hand in position.hands for card in hand])  # type: ignore[union-attr]
        played = Hand.EMPTY
        passes = 0
        for _ in range(2000):
            if position.is_over:
                break
            actions = random_actions(rng, position)
            assert actions, str(position)
            action = rng.choice(actions)
            before = cards_in(position)
            mover = position.mover
            after = legality.play(position, action)
            if action is PASS:
                passes += 1
                assert after.hands == position.hands
                assert passes <= position.seats
            else:
                passes = 0
                assert cards_in(after) == before - action.size
                gone = position.hands[mover].remove(after.hands[mover])  # type: ignore[union-attr, arg-type]
                assert gone.counts == action.counts
                played = played.add(gone)
            left = Hand([card for hand in after.hands for card in hand])  # type: ignore[union-attr]
            assert left.add(played) == all_cards
            assert Position.parse(str(after)) == after
            assert hash(Position.parse(str(after))) == hash(after)
            position = after
        assert position.is_over
        first_out = position.rules.round_ends == "first_out"
        assert len(position.finished) == (1 if first_out else position.seats - 1)
        assert legal_plays(position) == ()


@given(st.integers(min_value=0))
def test_parse_and_format_of_positions_are_inverse(seed: int) -> None:
    rng = Random(seed)
    text = oracle.write_position(random_position(rng))
    position = Position.parse(text)
    assert str(position) == text
    assert Position.parse(str(position)) == position
    assert eval(repr(position), {"Position": Position}) == position


@given(st.integers(min_value=0), st.data())
def test_cards_are_read_in_any_order_and_written_in_one(seed: int, data: st.DataObject) -> None:
    rng = Random(seed)
    position = random_position(rng, Wish(hidden=False))
    text = oracle.write_position(position)
    fields = text.split(" ")
    hands = []
    for hand in fields[1].split("/"):
        cards = read_cards(hand) if hand != "-" else []
        hands.append("".join(data.draw(st.permutations(cards))) or "-")
    fields[1] = "/".join(hands)
    assert str(Position.parse(" ".join(fields))) == text


@given(some_cards(12), st.booleans())
def test_parse_and_format_of_cards_are_inverse(cards: list[str], suits: bool) -> None:
    hand = Hand.of(*(cards if suits else ranks_of(cards)))
    for preset in ("classic", "two-low"):
        assert parse_cards(format_cards(hand, RuleSet.parse(preset))) == hand


@given(rule_sets())
def test_parse_and_format_of_rule_sets_are_inverse(text: str) -> None:
    rules = RuleSet.parse(text)
    assert str(rules) == text
    assert RuleSet.parse(str(rules)) == rules
    assert hash(RuleSet.parse(text)) == hash(rules)
    assert oracle.write_rules(oracle.read_rules(text)) == text


# ---- parsers raise only their own errors

NOISE = st.text(alphabet="3456789TJQKA2BRdchsp1p2p3/:-?=, opencasitwlowx0过♠é\n\t", max_size=40)


def refusal(parse: Callable[[str], object], text: str) -> NotationError | None:
    try:
        parse(text)
    except NotationError as error:
        return error
    return None


@given(NOISE | st.text(max_size=30))
@settings(max_examples=300)
def test_strict_parsers_raise_only_their_own_error(text: str) -> None:
    for error in (refusal(parse_cards, text), refusal(parse_selection, text)):
        if error is not None:
            assert error.text == text
            assert 1 <= error.column <= len(text) + 1
            assert error.expected
    with pytest.raises(RulesError):
        RuleSet.parse(text + " ")
    with pytest.raises((NotationError, RulesError, PositionError)):
        Position.parse(text)


@given(st.integers(min_value=0), st.integers(0, 200), NOISE)
@settings(max_examples=300)
def test_a_damaged_position_is_read_or_refused(seed: int, place: int, noise: str) -> None:
    """One place of a good position overwritten: never another error, and what is read is written back the same."""
    text = oracle.write_position(random_position(Random(seed)))
    place %= len(text)
    damaged = text[:place] + noise[:3] + text[place + len(noise) % 4 :]
    try:
        position = Position.parse(damaged)
    except (NotationError, RulesError, PositionError):
        return
    assert Position.parse(str(position)) == position


# ---- what a seat may know


def hide_otherwise(rng: Random, position: Position, seat: int) -> Position:
    """The same for `seat`: the cards nobody of them can see dealt to the other hands anew."""
    others = [hand for place, hand in enumerate(position.hands) if place != seat and isinstance(hand, Hand)]
    cards = [card for hand in others for card in hand]
    rng.shuffle(cards)
    hands: list[Hand | Hidden] = []
    for place, hand in enumerate(position.hands):
        if place == seat or isinstance(hand, Hidden):
            hands.append(hand)
        else:
            hands.append(Hand([cards.pop() for _ in range(len(hand))]))
    return Position(
        position.rules, tuple(hands), position.turn, position.trick, position.passed, position.finished, False
    )


def test_a_view_is_the_same_for_positions_that_differ_in_hidden_cards_only() -> None:
    rng = Random("views")
    compared = 0
    for _ in range(300):
        wish = Wish(hidden=False, opening=False)
        position = Position.parse(oracle.write_position(random_position(rng, wish)))
        if len({hand.suited for hand in position.hands if isinstance(hand, Hand) and len(hand)}) > 1:
            continue
        for seat in range(position.seats):
            other = hide_otherwise(rng, position, seat)
            view = position.view(seat)
            assert view == other.view(seat)
            assert str(view) == str(other.view(seat))
            assert hash(view) == hash(other.view(seat))
            compared += other != position
            fields = str(view).split(" ")[1].split("/")
            for place, hand in enumerate(fields):
                assert place == seat or hand in ("-", f"?{len(position.hands[place])}")
    assert compared > 300


def test_views_of_two_seats_differ() -> None:
    position = Position.parse("classic 34/56/78 p1 - - -")
    assert str(position.view(0)) == "classic 34/?2/?2 p1 - - -"
    assert str(position.view(1)) == "classic ?2/56/?2 p1 - - -"
    assert position.view(0) != position.view(1)


def test_positions_and_rule_sets_cannot_be_changed() -> None:
    position = Position.parse("classic 34/56 p1 - - -")
    for thing in (position, position.rules, position.hands[0], classify("33", position.rules)):
        with pytest.raises(AttributeError):
            thing.turn = None  # type: ignore[union-attr]


@given(st.integers(min_value=0))
def test_playing_changes_nothing_of_the_position_before(seed: int) -> None:
    position = Position.parse(oracle.write_position(random_position(Random(seed), Wish(hidden_mover=False))))
    before = str(position)
    for play in legal_plays(position):
        after = legality.play(position, play)
        assert str(position) == before != str(after)


def test_recipes_reach_every_type() -> None:
    """The generators behind these laws are no empty promise."""
    rng = Random(1)
    types = set()
    for _ in range(3000):
        rules = random_rules(rng)
        found = oracle.classify(generate.random_ranks(rng, rules), rules, 2)
        types.add(found.type or found.shape_reason)
    assert {"single", "pair", "triple", "full_house", "straight", "stair", "plate", "bomb", "joker_bomb"} <= types
    assert "four_jokers" in types
