"""Titles and points: P7, S1 to S5, the next dealer and leader (C7, P2), with every option that concerns them."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.deal import pack
from zsy_tutor.rules.errors import NotationError, RequestError, RulesError, ZsyError
from zsy_tutor.rules.legality import play
from zsy_tutor.rules.notation import parse_cards, parse_selection
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import CLASSIC, TWO_LOW, RuleSet
from zsy_tutor.rules.score import (
    RoundResult,
    Score,
    card_points,
    next_dealer,
    next_leader,
    result_of,
    round_winner,
    score,
    side_name,
    sides,
    titles,
)

PENALTY = RuleSet.parse("classic,scoring=penalty")
FEWEST = RuleSet.parse("classic,match_goal=fewest_downstream")
FIRST_OUT = RuleSet.parse("classic,tribute=0,scoring=penalty,round_ends=first_out")
TEAMS = RuleSet.parse("classic,teams=on")


def went(order: str, **left: str) -> RoundResult:
    """`went("213", p3="4B")`: p2 went out first, then p1; p3 was left with 4 and the Black Joker."""
    cards = {int(seat[1]) - 1: parse_cards(text) for seat, text in left.items()}
    return RoundResult([int(digit) - 1 for digit in order], cards)


def answer(rules: RuleSet, target: int, *rounds: RoundResult) -> tuple[list[int], str | None]:
    """Totals in the order of the sides, and the name of the winner."""
    got = score(rules, target, rounds).as_json()
    return list(got["totals"].values()), got["winner"]


# ---- P7


@pytest.mark.parametrize(
    ("rules", "players", "expected"),
    [
        (CLASSIC, 3, "upstream middle downstream"),
        (CLASSIC, 4, "upstream second_upstream second_downstream downstream"),
        (CLASSIC, 5, "upstream second_upstream middle second_downstream downstream"),
        (CLASSIC, 6, "upstream second_upstream middle middle second_downstream downstream"),
        (TWO_LOW, 3, "first second third"),
        (TWO_LOW, 4, "first second third fourth"),
    ],
)
def test_P7_titles_by_order_of_going_out(rules: RuleSet, players: int, expected: str) -> None:
    assert titles(rules, players) == tuple(expected.split())
    order = "654321"[-players:]
    named = score(rules, 9, [went(order)]).as_json()["titles"]
    assert [named[f"p{digit}"] for digit in order] == expected.split()


def test_P7_titles_are_those_of_the_last_round() -> None:
    rounds = [went("123"), went("312")]
    assert score(CLASSIC, 5, rounds).as_json()["titles"] == {"p1": "middle", "p2": "downstream", "p3": "upstream"}
    assert score(CLASSIC, 5, [], players=3).as_json() == {"totals": {"p1": 0, "p2": 0, "p3": 0}, "titles": {},
                                                          "winner": None}  # fmt: skip


@pytest.mark.parametrize(("rules", "players"), [(CLASSIC, 2), (CLASSIC, 7), (TWO_LOW, 5), (TEAMS, 3), (TEAMS, 5)])
def test_C3_S5_no_such_table(rules: RuleSet, players: int) -> None:
    with pytest.raises(RequestError):
        titles(rules, players)


# ---- S1


def test_S1_most_often_upstream_wins_after_the_rounds_agreed() -> None:
    rounds = [went("123"), went("321"), went("132"), went("213"), went("123")]
    assert answer(CLASSIC, 5, *rounds) == ([3, 1, 1], "p1")
    assert answer(CLASSIC, 7, *rounds) == ([3, 1, 1], None)
    assert answer(CLASSIC, 5, *rounds[:4]) == ([2, 1, 1], None)


@pytest.mark.parametrize("target", [1, 2, 5, 7, 10, 1000])
def test_S1_any_positive_number_of_rounds(target: int) -> None:
    rounds = [went("123")] * target
    assert answer(CLASSIC, target, *rounds) == ([target, 0, 0], "p1")


@pytest.mark.parametrize("target", [0, -1, True, 2.0, "5", None])
def test_S1_target_is_a_positive_whole_number(target: object) -> None:
    with pytest.raises(RequestError) as error:
        score(CLASSIC, target, [went("123")])  # type: ignore[arg-type]
    assert error.value.field == "target"


def test_S1_option_match_goal_and_scoring_change_the_winner() -> None:
    """Course F16: the same five rounds under three aims."""
    rounds = [went("132", p2="34567"), went("123", p3="3456789"), went("231", p1="34567"), went("321", p1="3456"),
              went("312", p2="3456")]  # fmt: skip
    assert answer(CLASSIC, 5, *rounds) == ([2, 1, 2], None)
    assert answer(FEWEST, 5, *rounds) == ([2, 2, 1], "p3")
    assert answer(PENALTY, 5, *rounds) == ([9, 9, 7], "p3")
    rounds[1] = went("123", p3="RB2345")  # 6 cards, 11 points
    assert answer(PENALTY, 5, *rounds) == ([9, 9, 11], None)
    assert answer(FEWEST, 5, *rounds) == ([2, 2, 1], "p3")


def test_S1_match_goal_goes_with_titles_only() -> None:
    with pytest.raises(RulesError, match="scoring=titles"):
        RuleSet.parse("classic,scoring=penalty,match_goal=fewest_downstream")


# ---- S2


@pytest.mark.parametrize(
    ("cards", "points"), [("59K", 3), ("59K2B", 8), ("-", 0), ("2222", 8), ("BBRR", 12), ("67KB", 6), ("8Q2", 4)]
)
def test_S2_a_card_counts_1_a_2_counts_2_a_joker_3(cards: str, points: int) -> None:
    assert card_points(parse_cards(cards)) == points


def test_S2_lowest_total_wins() -> None:
    rounds = [went("123", p3="3B"), went("321", p1="22"), went("312", p2="4")]
    assert answer(PENALTY, 3, *rounds) == ([4, 1, 4], "p2")


def test_S2_round_D_counts_by_how_the_round_ends() -> None:
    """Course 08.07 and 08.08, played through: 0 6 4 when the first is out, 0 0 3 when one is left."""
    hands = "3d5c5h8sKc2d/4h6s7dTdKhB/6c8dJhQcAd2h p1 - - - open=3d"
    actions = "3d 4h 6c 8s Td Jh Kc pass Ad 2d pass pass 5c5h pass pass 6s 8d Kh pass B pass 7d"
    for rules, left, order in ((FIRST_OUT, [0, 6, 4], (0, 2, 1)), (PENALTY, [0, 0, 3], (0, 1, 2))):
        position = Position.parse(f"{rules} {hands}")
        for action in actions.split():
            if position.is_over:
                break
            position = play(position, parse_selection(action))
        result = result_of(position)
        assert [card_points(hand) for hand in result.left] == left
        assert result.order == order


# ---- S3


def test_S3_a_tie_takes_one_more_round_of_the_whole_table() -> None:
    tied = [went("123"), went("312"), went("132"), went("321"), went("213")]
    got = score(CLASSIC, 5, tied)
    assert got.winner is None
    assert got.due
    assert [side_name(side) for side in got.tied] == ["p1", "p3"]
    assert answer(CLASSIC, 5, *tied, went("321")) == ([2, 1, 2], "p3")
    assert answer(CLASSIC, 5, *tied, went("213")) == ([2, 1, 2], "p1")  # p2 was not tied; p1 before p3
    assert answer(CLASSIC, 5, *tied, went("231")) == ([2, 1, 2], "p3")


def test_S3_of_all_tied_the_earliest_wins() -> None:
    tied = [went("123"), went("231"), went("312")]
    for order in permutations("123"):
        assert answer(CLASSIC, 3, *tied, went("".join(order)))[1] == f"p{order[0]}"


def test_S3_with_the_other_aims() -> None:
    tied = [went("123", p3="34"), went("132", p2="4")]
    assert answer(FEWEST, 2, *tied) == ([0, 1, 1], "p1")
    tied = [went("123", p3="34"), went("321", p1="2"), went("132", p2="45")]
    assert answer(PENALTY, 3, *tied) == ([2, 2, 2], None)
    assert answer(PENALTY, 3, *tied, went("231", p1="3")) == ([2, 2, 2], "p2")
    assert answer(FEWEST, 3, *tied, went("231")) == ([1, 1, 1], "p2")


def test_S3_where_the_round_ends_with_the_first_out_the_better_place_decides() -> None:
    """Only one goes out then; the others stand in the order of their places, as `result_of` gives them."""
    tied = [went("123", p2="3", p3="R"), went("213", p1="3", p3="R")]
    assert answer(FIRST_OUT, 2, *tied) == ([1, 1, 6], None)
    assert answer(FIRST_OUT, 2, *tied, went("213", p1="3", p3="4")) == ([1, 1, 6], "p2")
    assert answer(FIRST_OUT, 2, *tied, went("312", p1="3", p2="2")) == ([1, 1, 6], "p1")


def test_S3_nothing_is_played_after_the_match() -> None:
    with pytest.raises(RequestError, match="over after 1 round"):
        score(CLASSIC, 1, [went("123"), went("123")])
    tied = [went("123"), went("213")]
    with pytest.raises(RequestError, match="over after 3 rounds"):
        score(CLASSIC, 2, [*tied, went("123"), went("123")])


# ---- S4


def test_S4_two_one_none() -> None:
    rounds = [went("123"), went("213"), went("132")]
    assert answer(TWO_LOW, 6, *rounds) == ([5, 3, 1], None)
    assert answer(TWO_LOW, 6, went("4321")) == ([0, 0, 1, 2], None)


def test_S4_first_to_reach_the_points_wins() -> None:
    assert answer(TWO_LOW, 6, went("123"), went("123"), went("132")) == ([6, 2, 1], "p1")
    assert answer(TWO_LOW, 5, went("123"), went("213"), went("132")) == ([5, 3, 1], "p1")
    with pytest.raises(RequestError, match="over after 3 rounds"):
        score(TWO_LOW, 6, [went("123"), went("123"), went("132"), went("231")])


def test_S4_of_several_the_highest_total_and_else_another_round() -> None:
    rounds = [went("123"), went("213"), went("123"), went("213")]
    assert answer(TWO_LOW, 6, *rounds) == ([6, 6, 0], None)
    assert [side_name(side) for side in score(TWO_LOW, 6, rounds).tied] == ["p1", "p2"]
    assert answer(TWO_LOW, 6, *rounds, went("312")) == ([7, 6, 2], "p1")
    assert answer(TWO_LOW, 6, *rounds, went("321")) == ([6, 7, 2], "p2")
    assert answer(TWO_LOW, 5, went("123"), went("213"), went("123")) == ([5, 4, 0], "p1")
    with pytest.raises(RequestError, match="over after 5 rounds"):
        score(TWO_LOW, 6, [*rounds, went("312"), went("321")])


def test_S4_both_reach_it_in_one_round_and_the_higher_wins() -> None:
    """p1 has 4, p2 has 5; the next round takes both to 6 or more."""
    rounds = [went("213"), went("123"), went("213")]
    assert answer(TWO_LOW, 6, *rounds) == ([4, 5, 0], None)
    assert answer(TWO_LOW, 6, *rounds, went("123")) == ([6, 6, 0], None)
    assert answer(TWO_LOW, 6, *rounds, went("213")) == ([5, 7, 0], "p2")
    assert answer(TWO_LOW, 6, *rounds, went("123"), went("213")) == ([7, 8, 0], "p2")


# ---- S5


def test_S5_sides_sit_alternately() -> None:
    assert [side_name(side) for side in sides(TEAMS, 4)] == ["p1p3", "p2p4"]
    assert [side_name(side) for side in sides(TEAMS, 6)] == ["p1p3p5", "p2p4p6"]
    assert [side_name(side) for side in sides(CLASSIC, 4)] == ["p1", "p2", "p3", "p4"]


def test_S5_the_team_of_the_upstream_wins_the_round() -> None:
    """Course 08.09, 08.10 and F18: alone p2 has won, in a team p4 too."""
    assert side_name(round_winner(TEAMS, went("2134"))) == "p2p4"
    assert side_name(round_winner(CLASSIC, went("2134"))) == "p2"
    assert side_name(round_winner(TEAMS, went("524613"))) == "p1p3p5"


def test_S5_most_rounds_win_the_match() -> None:
    rounds = [went("2134"), went("4132"), went("1234")]
    assert answer(TEAMS, 3, *rounds) == ([1, 2], "p2p4")
    assert answer(CLASSIC, 3, *rounds) == ([1, 1, 0, 1], None)


def test_S5_penalty_points_fewest_downstreams_and_places_by_team() -> None:
    teams = PENALTY.with_options(teams="on")
    rounds = [went("2134", p4="R"), went("4132", p2="34"), went("1243", p3="2222")]
    assert answer(teams, 3, *rounds) == ([8, 5], "p2p4")
    assert answer(FEWEST.with_options(teams="on"), 3, *rounds) == ([1, 2], "p1p3")
    low = TWO_LOW.with_options(teams="on")
    assert answer(low, 6, went("1324"), went("1234")) == ([5, 1], None)
    assert answer(low, 6, went("1324"), went("1234"), went("2143")) == ([6, 3], "p1p3")
    assert answer(TWO_LOW, 6, went("1324"), went("1234"), went("2143")) == ([5, 3, 1, 0], None)


def test_S5_S3_a_tie_of_teams() -> None:
    tied = [went("1234"), went("2134")]
    assert answer(TEAMS, 2, *tied) == ([1, 1], None)
    assert answer(TEAMS, 2, *tied, went("4132")) == ([1, 1], "p2p4")
    assert answer(TEAMS, 2, *tied, went("3124")) == ([1, 1], "p1p3")


# ---- who deals and who leads next


def test_C7_the_last_downstream_deals() -> None:
    assert next_dealer(CLASSIC, went("3214")) == 3
    assert next_dealer(TWO_LOW, went("312")) == 1


def test_P2_option_next_leader() -> None:
    """Course 07.03 and F13: round A went p3, p2, p1, p4."""
    assert next_leader(CLASSIC, went("3214")) == 2
    assert next_leader(CLASSIC.with_options(next_leader="downstream"), went("3214")) == 3
    assert next_leader(TWO_LOW, went("312")) is None  # P1 in every round


def test_P2_next_leader_where_the_round_ends_with_the_first_out() -> None:
    """The pair of `next_leader` and `round_ends=first_out`: the next dealer counts as Downstream."""
    result = went("1234", p2="34", p3="R2", p4="567")
    assert next_dealer(FIRST_OUT, result) == 2
    assert next_leader(FIRST_OUT, result) == 0
    assert next_leader(FIRST_OUT.with_options(next_leader="downstream"), result) == 2


def test_C7_equal_penalty_points_go_to_the_first_from_the_one_who_went_out() -> None:
    assert next_dealer(FIRST_OUT, went("2341", p1="R", p3="34", p4="345")) == 3  # p4 and p1 have 3; p4 sits nearer
    assert next_dealer(FIRST_OUT, went("3124", p1="34", p2="2", p4="56")) == 3
    assert next_dealer(FIRST_OUT, went("4123", p1="34", p2="2", p3="56")) == 0


def test_P7_option_round_ends_refused_without_penalty_and_tribute_0() -> None:
    for options in ("round_ends=first_out", "round_ends=first_out,scoring=penalty", "round_ends=first_out,tribute=0"):
        with pytest.raises(RulesError, match="scoring=penalty and tribute=0"):
            RuleSet.parse(f"classic,{options}")


# ---- results


def test_P7_the_result_of_a_position() -> None:
    assert result_of(Position.parse("classic -/345/- - - - p3p1")) == went("312", p2="345")
    first_out = result_of(Position.parse(f"{FIRST_OUT} 34/-/R/567 - - - p2"))
    assert first_out == went("2143", p1="34", p3="R", p4="567")
    assert next_dealer(FIRST_OUT, first_out) == first_out.order[-1]
    for text in ("classic 3/345/- p1 - - p3", "classic -/?3/- - - - p3p1"):
        with pytest.raises(RequestError):
            result_of(Position.parse(text))


@given(st.data())
def test_C7_the_next_dealer_is_last_in_the_result(data: st.DataObject) -> None:
    players = data.draw(st.integers(3, 6))
    out = data.draw(st.integers(0, players - 1))
    cards = data.draw(st.permutations(pack(FIRST_OUT, players)))
    sizes = [0 if seat == out else data.draw(st.integers(1, 3)) for seat in range(players)]
    hands = tuple(Hand(cards[seat * 3 : seat * 3 + size]) for seat, size in enumerate(sizes))
    result = result_of(Position(FIRST_OUT, hands, None, finished=(out,)))
    dealer = next_dealer(FIRST_OUT, result)
    assert dealer == result.order[-1]
    most = max(card_points(hand) for hand in result.left)
    order = [(out + step) % players for step in range(1, players)]
    assert dealer == next(seat for seat in order if card_points(result.left[seat]) == most)


def test_S2_read_the_protocols_rounds() -> None:
    value = {"order": ["p2", "p1", "p3"], "left": {"p3": "34B"}}
    result = RoundResult.read(CLASSIC, value)
    assert result == went("213", p3="34B")
    assert result.as_json(CLASSIC) == value
    assert RoundResult.read(CLASSIC, {"order": ["p2", "p1", "p3"]}) == went("213")
    assert RoundResult.read(CLASSIC, {"order": ["p2", "p1", "p3"], "left": {"p1": "-", "p3": "3d"}}) == went(
        "213", p3="3d"
    )


@pytest.mark.parametrize(
    ("rules", "value"),
    [
        ("classic", None),
        ("classic", []),
        ("classic", {}),
        ("classic", {"order": "p1p2p3"}),
        ("classic", {"order": ["p1", "p2"]}),
        ("classic", {"order": ["p1", "p2", "p2"]}),
        ("classic", {"order": ["p1", "p2", "p4"]}),
        ("classic", {"order": ["p1", "p2", 3]}),
        ("classic", {"order": ["p1", "p2", "p9"]}),
        ("classic", {"order": ["p1", "p2", "p3", "p4", "p5", "p6", "p7"]}),
        ("two-low", {"order": ["p1", "p2", "p3", "p4", "p5"]}),
        ("classic,teams=on", {"order": ["p1", "p2", "p3"]}),
        ("classic", {"order": ["p1", "p2", "p3"], "left": ["3"]}),
        ("classic", {"order": ["p1", "p2", "p3"], "left": {"p3": 3}}),
        ("classic", {"order": ["p1", "p2", "p3"], "left": {"p4": "3"}}),
        ("classic", {"order": ["p1", "p2", "p3"], "left": {"x": "3"}}),
        ("classic", {"order": ["p1", "p2", "p3"], "left": {"p1": "3"}}),
        ("classic", {"order": ["p1", "p2", "p3"], "left": {"p3": "333"}}),
        ("classic", {"order": ["p1", "p2", "p3"], "extra": 1}),
        ("classic,scoring=penalty", {"order": ["p1", "p2", "p3"]}),
        ("classic,scoring=penalty", {"order": ["p1", "p2", "p3"], "left": {"p2": "3", "p3": "4"}}),
        ("classic,scoring=penalty,tribute=0,round_ends=first_out", {"order": ["p1", "p2", "p3"], "left": {"p3": "4"}}),
        ("classic,scoring=penalty,tribute=0,round_ends=first_out",
         {"order": ["p1", "p2", "p3"], "left": {"p2": "B", "p3": "B"}}),
    ],
)  # fmt: skip
def test_S2_rounds_that_cannot_be_are_refused(rules: str, value: object) -> None:
    with pytest.raises(RequestError) as error:
        RoundResult.read(RuleSet.parse(rules), value, "rounds[0]")
    assert error.value.field.startswith(("rounds[0]", "left", "players"))


@given(st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(["p1", "p2", "p3", "p9", "3d", "-", "x", ""]),
    lambda inside: st.lists(inside, max_size=4)
    | st.dictionaries(st.sampled_from(["order", "left", "p1", "p2", "p3", "p9", "x"]), inside, max_size=4),
    max_leaves=12,
))  # fmt: skip
def test_S2_reading_rounds_raises_only_its_own_errors(value: object) -> None:
    try:
        result = RoundResult.read(CLASSIC, value)
    except ZsyError:
        return
    assert RoundResult.read(CLASSIC, result.as_json(CLASSIC)) == result


@pytest.mark.parametrize("cards", ["?3", "3x", "", "BB", "33333", "3d4"])
def test_S2_cards_left_are_strict_notation(cards: str) -> None:
    with pytest.raises(NotationError):
        RoundResult.read(CLASSIC, {"order": ["p1", "p2", "p3"], "left": {"p3": cards}})


def test_S1_rounds_must_fit_each_other() -> None:
    with pytest.raises(RequestError, match=r"rounds\[1\] has 4 seats"):
        score(CLASSIC, 5, [went("123"), went("1234")])
    with pytest.raises(RequestError):
        score(CLASSIC, 5, [])


@given(st.data())
def test_S1_S2_S4_the_winner_has_the_best_total_and_reading_raises_only_its_own(data: st.DataObject) -> None:
    rules = data.draw(st.sampled_from([CLASSIC, FEWEST, PENALTY, TWO_LOW, TEAMS]))
    players = 4 if rules is TEAMS else data.draw(st.integers(3, 4))
    orders = data.draw(st.lists(st.permutations(range(players)), min_size=1, max_size=8))
    rounds = [RoundResult(order, {order[-1]: parse_cards(data.draw(st.sampled_from(["3", "2", "BR", "456"])))})
              for order in orders]  # fmt: skip
    target = data.draw(st.integers(1, 6))
    while True:  # a match is over at some point; what was drawn beyond it is cut off
        try:
            got: Score = score(rules, target, rounds)
            break
        except RequestError:
            rounds.pop()
    most = rules.scoring == "places" or (rules.scoring == "titles" and rules.match_goal == "most_upstream")
    best = (max if most else min)(got.totals)
    if got.winner is not None:
        assert got.totals[got.sides.index(got.winner)] == best
        assert not got.tied
    elif got.tied:
        assert [got.totals[got.sides.index(side)] for side in got.tied] == [best] * len(got.tied)
        assert len(got.tied) > 1
