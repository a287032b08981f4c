"""A match from the first draw to the winner: C7, P1, P2, T1 to T5 and S1 to S5 put together."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from zsy_tutor.rules.cards import Card, Hand
from zsy_tutor.rules.deal import Deal, pack
from zsy_tutor.rules.errors import IllegalPlay, RequestError, RulesError
from zsy_tutor.rules.generate import can_pass, legal_plays
from zsy_tutor.rules.legality import play
from zsy_tutor.rules.match import Match, Round
from zsy_tutor.rules.notation import parse_cards
from zsy_tutor.rules.plays import PASS
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import CLASSIC, TWO_LOW, RuleSet
from zsy_tutor.rules.score import RoundResult
from zsy_tutor.rules.tribute import correct_payments, correct_returns

FIRST_OUT = "classic,tribute=0,scoring=penalty,round_ends=first_out"


def went(order: str) -> RoundResult:
    return RoundResult([int(digit) - 1 for digit in order])


def exchange(before: Round, rng: Random) -> Round:
    """Any right exchange."""
    rules = before.dealt.rules
    if before.stage == "pay":
        hands = before.hands
        before = before.pay({pair.payer: rng.choice(correct_payments(rules, hands[pair.payer], pair.cards))
                             for pair in before.exchanges})  # fmt: skip
    if before.stage == "give_back":
        hands, received = before.hands, before.received
        before = before.give_back({
            pair.receiver: rng.choice(correct_returns(rules, hands[pair.receiver], len(received[pair.receiver])))
            for pair in before.exchanges
        })
    return before


def play_out(position: Position, rng: Random) -> Position:
    """Any legal actions, until the round is over."""
    while not position.is_over:
        plays = legal_plays(position)
        if can_pass(position) and (not plays or rng.random() < 0.3):
            position = play(position, PASS)
        else:
            position = play(position, rng.choice(plays))
    return position


TABLES = [
    ("classic", 3, 2), ("classic", 4, 3), ("classic", 5, 2), ("classic", 6, 2), ("two-low", 3, 5), ("two-low", 4, 4),
    ("classic,tribute=3,jokers_exempt=off", 4, 3), ("classic,return_limit=T,next_leader=downstream", 5, 2),
    ("classic,middle_exchange=second_upstream_pays", 4, 2), ("classic,middle_exchange=none,scoring=penalty", 6, 2),
    (FIRST_OUT, 4, 3), (FIRST_OUT + ",next_leader=downstream", 3, 3), ("classic,teams=on,partner_takes_lead=on", 6, 2),
    ("classic,teams=on,match_goal=fewest_downstream", 4, 3), ("two-low,teams=on,opening_required=on", 4, 4),
    ("classic,pass_is_final=on,opening_card=5h", 3, 2),
]  # fmt: skip


@pytest.mark.parametrize(("text", "players", "target"), TABLES)
def test_S1_S4_every_match_ends_and_every_card_is_there(text: str, players: int, target: int) -> None:
    rules = RuleSet.parse(text)
    rng = Random(7)
    match = Match(rules, players, target)
    while not match.is_over:
        assert len(match.results) < 60
        started = match.next_round(rng.randrange(10**6))
        if match.dealer is not None:
            assert started.dealt.dealer == match.dealer
        ready = exchange(started, rng)
        assert Counter(card for hand in ready.hands for card in hand) == Counter(pack(rules, players))
        assert list(map(len, ready.hands)) == list(map(len, started.hands))
        position = ready.position
        assert position.turn == ready.leader
        match = match.add(play_out(position, rng))
    assert match.winner in match.score.sides


# ---- the first round


def test_P1_the_first_round_is_opened_by_its_card() -> None:
    started = Match(CLASSIC, 4, 5).next_round(3)
    assert started.first
    assert started.stage == "play"
    assert started.exchanges == ()
    assert Card("3", "d") in started.hands[started.leader]
    assert started.position.opening
    assert Match(CLASSIC, 4, 5).dealer is None


# ---- later rounds


def test_P2_later_rounds_the_last_upstream_leads_with_anything() -> None:
    match = Match(CLASSIC, 4, 5).add(went("3214"))
    started = match.next_round(8)
    assert (started.dealt.dealer, started.leader, started.first) == (3, 2, False)
    ready = exchange(started, Random(1))
    assert not ready.position.opening
    assert ready.position.turn == 2


def test_P2_option_next_leader_downstream() -> None:
    match = Match(RuleSet.parse("classic,next_leader=downstream"), 4, 5).add(went("3214"))
    assert match.next_round(8).leader == 3


def test_P2_next_leader_with_first_out_the_next_dealer_counts_as_downstream() -> None:
    left = {1: parse_cards("34"), 2: parse_cards("R2"), 3: parse_cards("567")}
    for text, leader in ((FIRST_OUT, 0), (FIRST_OUT + ",next_leader=downstream", 2)):
        started = Match(RuleSet.parse(text), 4, 5, (RoundResult((0, 1, 3, 2), left),)).next_round(1)
        assert (started.dealt.dealer, started.leader, started.stage) == (2, leader, "play")


def test_P1_in_two_low_the_opening_card_leads_every_round() -> None:
    match = Match(TWO_LOW, 3, 6).add(went("312"))
    for seed in range(20):
        started = match.next_round(seed)
        assert started.dealt.dealer == 1  # C7: last place shuffles
        assert Card("2", "s") in started.hands[started.leader]
        assert started.stage == "play"


def test_P1_opening_required_counts_in_the_first_round_of_a_match_only() -> None:
    match = Match(RuleSet.parse("two-low,opening_required=on"), 3, 6)
    assert match.next_round(1).position.opening
    assert not match.add(went("312")).next_round(1).position.opening
    tribute_0 = Match(RuleSet.parse("classic,tribute=0"), 3, 6)
    assert tribute_0.next_round(1).position.opening
    assert not tribute_0.add(went("312")).next_round(1).position.opening


def test_T4_option_tribute_0_goes_straight_to_the_lead() -> None:
    assert Match(RuleSet.parse("classic,tribute=0"), 4, 5).add(went("3214")).next_round(8).stage == "play"
    assert Match(CLASSIC, 4, 5).add(went("3214")).next_round(8).stage == "pay"


def test_T5_the_steps_of_an_exchange_in_their_order() -> None:
    hands = tuple(map(parse_cards, (
        "4d6c8h8sQdKd2s", "5c5h6d7c8d9hQc", "3d4c4h9d9c9sJh", "3c5d5sTdAhAsB",
    )))  # fmt: skip
    started = Round(Deal(CLASSIC, hands, 3), 2, (2, 1, 0, 3))
    with pytest.raises(RequestError, match="'pay'"):
        started.position
    with pytest.raises(RequestError):
        started.give_back({})
    with pytest.raises(IllegalPlay):
        started.pay({3: parse_cards("TdAs"), 0: parse_cards("2s")})
    with pytest.raises(IllegalPlay):
        started.pay({3: parse_cards("AhAs")})
    paid = started.pay({3: parse_cards("AhAs"), 0: parse_cards("2s")})
    assert paid.stage == "give_back"
    assert paid.received == {2: parse_cards("AhAs"), 1: parse_cards("2s")}
    with pytest.raises(RequestError):
        paid.pay({})
    ready = paid.give_back({2: parse_cards("3dJh"), 1: parse_cards("5c")})
    assert str(ready.position) == (
        "classic 4d5c6c8h8sQdKd/5h6d7c8d9hQc2s/4c4h9d9c9sAhAs/3d3c5d5sTdJhB p3 - - -"
    )
    assert started.hands == hands  # every step is a new value
    assert ready.dealt.hands == hands


# ---- the match


def test_S1_S3_a_match_is_over_when_it_is_won() -> None:
    match = Match(CLASSIC, 3, 3)
    for order in ("123", "312", "213"):
        assert match.winner is None
        match = match.add(went(order))
    assert not match.is_over  # one each: one more round for the whole table
    match = match.add(went("231"))
    assert match.winner == (1,)
    with pytest.raises(RequestError, match="p2 won"):
        match.next_round(1)
    with pytest.raises(RequestError):
        match.add(went("123"))


def test_S5_a_team_wins_the_match() -> None:
    match = Match(RuleSet.parse("classic,teams=on"), 4, 1).add(went("2134"))
    assert match.winner == (1, 3)
    with pytest.raises(RequestError, match="p2p4 won"):
        match.next_round(1)


def test_P7_a_match_takes_the_position_in_which_a_round_ended() -> None:
    match = Match(CLASSIC, 3, 1).add(Position.parse("classic -/345/- - - - p3p1"))
    assert match.results == (RoundResult((2, 0, 1), {1: parse_cards("345")}),)
    assert match.winner == (2,)
    with pytest.raises(RequestError):
        match.add(Position.parse("classic 3/345/- p1 - - p3"))


@pytest.mark.parametrize(
    ("rules", "players"),
    [("classic", 2), ("classic", 7), ("two-low", 5), ("classic,teams=on", 3), ("classic,packs=1", 4)],
)
def test_C3_a_match_needs_its_players(rules: str, players: int) -> None:
    with pytest.raises(RulesError):
        Match(RuleSet.parse(rules), players, 5)


@pytest.mark.parametrize("target", [0, -3, True, "5"])
def test_S1_a_match_needs_a_target(target: object) -> None:
    with pytest.raises(RequestError) as error:
        Match(CLASSIC, 4, target)  # type: ignore[arg-type]
    assert error.value.field == "target"


def test_S1_a_match_is_a_value() -> None:
    match = Match(CLASSIC, 3, 5).add(went("123"))
    assert match == Match(CLASSIC, 3, 5, (went("123"),))
    assert hash(match) == hash(Match(CLASSIC, 3, 5, (went("123"),)))
    assert match != Match(CLASSIC, 3, 5)
    with pytest.raises(AttributeError):
        match.target = 3
    assert match.next_round(4).hands == match.next_round(4).hands
    assert all(isinstance(hand, Hand) for hand in match.next_round(4).hands)
