"""The solver on positions whose answer can be worked out by hand, on cases from the field, and what it refuses."""

from __future__ import annotations

from random import Random

import pytest

from zsy_tutor.rules.errors import RequestError
from zsy_tutor.rules.position import Position
from zsy_tutor.solve.solver import Search, Solution, actions, after, best_defence, solve
from zsy_tutor.solve.verify import outcome


def solved(text: str, goal: str = "first", nodes: int = 2_000_000) -> Solution:
    return solve(Position.parse(text), goal, nodes)


def winning(text: str, goal: str = "first") -> list[str]:
    found = solved(text, goal)
    assert (found.result == "win") == bool(found.winning)
    return [str(action) for action in found.winning]


def test_S1_every_right_answer_is_found() -> None:
    assert winning("classic,min_straight=3 678JKK/569A2 p1 - - -") == ["J", "K", "KK", "678"]


def test_S3_the_verdict_changes_with_the_rules() -> None:
    assert solved("classic 4QK222/338882 p1 - - -").result == "loss"
    assert winning("classic,full_houses=off 4QK222/338882 p1 - - -") == ["4", "Q", "K"]
    assert solved("classic 4QK222/338882 p1 - - -").result == "loss"


def test_S4_a_large_endgame_ends_at_its_budget() -> None:
    text = "classic 34567789TJQQKA/34455668899JK2 p1 - - -"
    found = solved(text, nodes=2000)
    assert found.result == "unknown"
    assert found.nodes <= 2000
    assert found.line == ()
    assert len(found.labels) == len(actions(Position.parse(text)))
    assert "unknown" in {label.result for label in found.labels}
    assert not found.winning or set(found.winning) < {label.action for label in found.labels}


def test_S4_a_hostile_one_too() -> None:
    hands = "33445566778899TTJJQQKKAA22B/33445566778899TTJJQQKKAA22R"
    found = solved(f"classic {hands} p1 - - -", nodes=3000)
    assert (found.result, found.nodes) == ("unknown", 3000)


def test_S8_one_answer_wins_and_every_other_is_refuted() -> None:
    position = Position.parse("classic 56789K/4TQ2B p1 - - -")
    found = solve(position, lines=True)
    assert [str(action) for action in found.winning] == ["56789"]
    for label in found.labels:
        assert label.line[0] is label.action
        assert outcome(position, "first", 0, label.line) is (label.result == "win")


def test_what_wins_at_once() -> None:
    assert winning("classic 4444/3BR p1 - - -") == ["4444"]  # P8: 4, 44 and 444 give the other seat the joker bomb
    assert winning("classic A/KK p1 p2:Q - -") == ["A"]
    assert winning("classic 3/4 p1 - - -") == ["3"]


def test_the_pass_can_be_the_only_way() -> None:
    assert winning("classic 56679/33479 p1 p2:8 - -") == ["pass"]
    assert winning("classic 679/448/567 p1 p3:8 - -") == ["pass"]


def test_the_opening_card_binds_the_first_lead_only() -> None:
    assert winning("classic 3d8d8h/4h5h p1 - - -") == ["3", "8", "88"]
    assert winning("classic 3d8d8h/4h5h p1 - - - open=3d") == ["3"]


def test_not_to_be_last_is_easier_than_to_be_first() -> None:
    assert winning("classic 59/66/8T p1 - - -") == []
    assert winning("classic 59/66/8T p1 - - -", "not_last") == ["5", "9"]


# ---- going out while the trick stands


def test_R1_the_seat_after_the_one_who_is_out_leads() -> None:
    # all pass on the 2 of p2, who is out: p3 leads 5 and 6, and p1 has no turn with its 4
    assert winning("classic 4/-/56 p3 p2:2 - p2", "not_last") == ["pass"]
    assert winning("classic 4/-/56 p1 p2:2 p3 p2", "not_last") == []


def test_R2_a_play_that_took_its_player_out_can_be_beaten() -> None:
    assert winning("classic AA5/-/7 p1 p2:KK p3 p2", "not_last") == ["AA"]


def test_two_packs() -> None:
    # B3: five 5s beat four 4s; and a pair of Red Jokers beats one of Black Jokers (K2)
    assert winning("classic,packs=2 55555K/4444A p1 - - -") == ["5", "K", "55555"]
    assert winning("classic,packs=2 BB4/33RR p1 p2:22 - -") == []
    assert winning("classic,packs=2 BB4/33R p1 p2:22 - -") == ["BB"]


def test_P4_a_final_pass_shuts_out_of_the_trick() -> None:
    # after a pass and the 6 of p2, the 8 can be played only where the pass was not final
    assert winning("classic 88/67/56 p1 p3:4 - -") == ["8", "pass"]
    assert winning("classic,pass_is_final=on 88/67/56 p1 p3:4 - -") == ["8"]
    # and one more that is shut out of it: with three seats a play can end the trick at once
    assert winning("classic 458/466/459 p1 - - -") == []
    assert winning("classic,pass_is_final=on 458/466/459 p1 - - -") == ["5"]


def test_C7_with_first_out_the_points_say_who_is_last() -> None:
    rules = "classic,tribute=0,scoring=penalty,round_ends=first_out"
    # after the 5, p3 plays the 8, p1 the 9 or not, and p2 goes out with the pair when it leads
    assert winning(f"{rules} 59/66/8T p1 - - -", "not_last") == ["9"]
    assert winning("classic 557/T/88 p1 - - -", "not_last") == ["55"]
    assert winning(f"{rules} 557/T/88 p1 - - -", "not_last") == []


# ---- refused


@pytest.mark.parametrize(
    ("text", "goal", "field"),
    [
        ("classic 34/?5 p1 - - -", "first", "position"),
        ("classic,teams=on 3/4/5/6 p1 - - -", "first", "position"),
        ("classic -/34/5 p2 - - p1", "first", "goal"),
        ("classic -/345 - - - p1", "not_last", "position"),
        ("classic 34/5 p1 - - -", "second", "goal"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, goal: str, field: str) -> None:
    with pytest.raises(RequestError) as refused:
        solved(text, goal)
    assert refused.value.field == field
    assert refused.value.code == "bad_request"


# ---- the same every time, and best defence


def test_equal_calls_have_equal_answers() -> None:
    text = "classic 3456778JQ2/44668TTKAB p1 - - -"
    first = solved(text)
    solved("classic,stairs=on 3456778JQ2/44668TTKAB p1 - - -")
    assert solved(text) == first
    few = solved(text, nodes=300)
    assert solved(text, nodes=300) == few


def test_values_that_are_forgotten_are_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "classic 3456778JQ2/44668TTKAB p1 - - -"
    three = "classic 34677J/4468TT/569QK2 p1 - - -"
    expected = [solved(each).labels for each in (text, three)]
    monkeypatch.setattr("zsy_tutor.solve.hands.KEPT_VALUES", 50)
    monkeypatch.setattr("zsy_tutor.solve.hands.KEPT_STEPS", 200)
    again = [solved(each) for each in (text, three)]
    assert [each.labels for each in again] == expected
    assert min(each.nodes for each in again) > 50


def test_best_defence_takes_the_win_when_it_is_given() -> None:
    position = Position.parse("classic 5K/4TA p2 p1:9 - -")
    search = Search(position, "first", 0, 1000)
    won_by_p1 = {str(action): outcome(position, "first", 0, search.line(position, action))
                 for action in actions(position)}  # fmt: skip
    assert won_by_p1 == {"T": False, "A": True, "pass": True}  # after the A p1 keeps its K for the T
    assert str(best_defence(position, "first", 0)) == "T"


def test_best_defence_of_a_lost_side_leaves_a_way_to_go_wrong() -> None:
    rng = Random("traps")
    seen = 0
    while seen < 20:
        dealt = "".join(rng.sample("3456789TJQKA2" * 4, 9))
        position = Position.parse(f"classic {dealt[:4]}/{dealt[4:8]} p2 p1:{dealt[8]} - -")
        replies = {action: share_of_good(after(position, action)) for action in actions(position)}
        if None not in replies.values() and len(set(replies.values())) > 1:
            seen += 1
            assert replies[best_defence(position, "first", 0)] == min(replies.values()), position


def share_of_good(position: Position) -> float | None:
    """The share of actions of p1 that keep its win, all of it where it goes out at once; None where p1 does not win."""
    found = solve(position)
    if position.turn != 0 or found.result != "win":
        return None
    at_once = any(len(label.line) == 1 for label in solve(position, lines=True).labels if label.result == "win")
    return 2.0 if at_once else len(found.winning) / len(found.labels)


def test_best_defence_answers_within_its_budget() -> None:
    text = "classic 34567789TJQQKA/34455668899JK2 p2 p1:3 - -"
    position = Position.parse(text)
    assert best_defence(position, "first", 0, nodes=200) in actions(position)
