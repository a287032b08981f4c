"""The exchange: T1 to T5, every option that concerns it, and the cases R5 and R7 from the field."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zsy_tutor.rules.cards import NATURAL, Hand, pack_cards
from zsy_tutor.rules.errors import IllegalPlay, NotationError, RequestError
from zsy_tutor.rules.legality import Illegal
from zsy_tutor.rules.notation import format_cards, parse_cards
from zsy_tutor.rules.ruleset import CLASSIC, TWO_LOW, RuleSet
from zsy_tutor.rules.tribute import (
    Exchange,
    Payment,
    check_payment,
    check_return,
    correct_payments,
    correct_returns,
    exchanges,
    give_back_all,
    owed_payments,
    pay_all,
)


def pays(hand: str, owed: int, rules: str = "classic") -> list[str]:
    table = RuleSet.parse(rules)
    return [format_cards(pay, table) for pay in correct_payments(table, parse_cards(hand), owed)]


def payment(hand: str, owed: int, pay: str, rules: str = "classic") -> list[str]:
    """The codes of all reasons against a payment; empty where it is right."""
    verdict = check_payment(RuleSet.parse(rules), parse_cards(hand), owed, parse_cards(pay, 0))
    return [reason.code for reason in verdict.reasons] if isinstance(verdict, Illegal) else []


def returns(hand: str, count: int, rules: str = "classic") -> list[str]:
    table = RuleSet.parse(rules)
    return [format_cards(back, table) for back in correct_returns(table, parse_cards(hand), count)]


def give_back(hand: str, count: int, back: str, rules: str = "classic") -> list[str]:
    verdict = check_return(RuleSet.parse(rules), parse_cards(hand), count, parse_cards(back, 0))
    return [reason.code for reason in verdict.reasons] if isinstance(verdict, Illegal) else []


def hands(text: str) -> tuple[Hand, ...]:
    return tuple(map(parse_cards, text.split("/")))


# ---- T1: what is owed


@pytest.mark.parametrize(
    ("hand", "owed", "right"),
    [
        ("3c5d5sTdAhAsB", 2, ["AhAs"]),
        ("6c9hKcAdAhAs", 2, ["AdAh", "AdAs", "AhAs"]),
        ("4d7cKdKhKs2c", 2, ["Kd2c", "Kh2c", "Ks2c"]),
        ("4d6c8h8sQdKd2s", 1, ["2s"]),
        ("58QA2R", 2, ["A2"]),
        ("8899", 3, ["899"]),
        ("AdAdAc2c", 2, ["Ad2c", "Ac2c"]),
        ("AdAdAcAc", 2, ["AdAd", "AdAc", "AcAc"]),
        ("AdAcAhAs", 3, ["AdAcAh", "AdAcAs", "AdAhAs", "AcAhAs"]),
        ("3A", 0, ["-"]),
    ],
)
def test_T1_two_highest_natural_cards(hand: str, owed: int, right: list[str]) -> None:
    assert pays(hand, owed) == right
    assert all(payment(hand, owed, pay) == [] for pay in right)


@pytest.mark.parametrize(
    ("hand", "owed", "pay", "codes"),
    [
        ("3c5d5sTdAhAsB", 2, "AhB", ["joker_not_owed", "not_highest"]),
        ("3c5d5sTdAhAsB", 2, "TdAh", ["not_highest"]),
        ("3c5d5sTdAhAsB", 2, "Ah", ["wrong_count"]),
        ("3c5d5sTdAhAsB", 2, "-", ["wrong_count"]),
        ("3c5d5sTdAhAsB", 2, "AhAsB", ["wrong_count", "joker_not_owed"]),
        ("3c5d5sTdAhAsB", 2, "AhAd", ["not_in_hand"]),
        ("3c5d5sTdAhAsB", 2, "AhR", ["not_in_hand", "joker_not_owed", "not_highest"]),
        ("3c5d5sTdAhAsB", 2, "2sAhBB", ["wrong_count", "not_in_hand", "joker_not_owed"]),
        ("6c9hKcAdAhAs", 2, "KcAd", ["not_highest"]),
        ("4d7cKdKhKs2c", 2, "2cKdKh", ["wrong_count"]),
        ("4d6c8h8sQdKd", 1, "2s", ["not_in_hand", "not_highest"]),
        ("358AA", 2, "AAA", ["wrong_count", "not_in_hand"]),
    ],
)
def test_T1_every_reason_in_order(hand: str, owed: int, pay: str, codes: list[str]) -> None:
    assert payment(hand, owed, pay) == codes


@pytest.mark.parametrize(
    ("hand", "owed", "right", "wrong"),
    [
        ("3s4cBR", 2, ["3s4c"], {"BR": ["joker_not_owed", "not_highest"], "3s": ["wrong_count"],
                                 "3s4cB": ["wrong_count", "joker_not_owed"]}),
        ("BR", 2, ["-"], {"B": ["wrong_count", "joker_not_owed"], "BR": ["wrong_count", "joker_not_owed"]}),
        ("3sB", 2, ["3s"], {"B": ["joker_not_owed", "not_highest"]}),
        ("-", 2, ["-"], {"3": ["wrong_count", "not_in_hand"]}),
    ],
)  # fmt: skip
def test_T1_R7_too_few_natural_cards(hand: str, owed: int, right: list[str], wrong: dict[str, list[str]]) -> None:
    assert pays(hand, owed) == right
    assert payment(hand, owed, right[0]) == []
    for pay, codes in wrong.items():
        assert payment(hand, owed, pay) == codes
    verdict = check_payment(CLASSIC, parse_cards(hand), owed, parse_cards("33333"))
    assert isinstance(verdict, Illegal)
    need = len(parse_cards(right[0]))
    assert verdict.reasons[0].facts == {"need": need, "n": 5, "owed": owed, "payable": need}


def test_T1_R5_equal_highest_cards_leave_the_suits_to_the_payer() -> None:
    assert pays("AsAhAdKc", 2) == ["AdAh", "AdAs", "AhAs"]
    for pair in ("AsAh", "AhAd", "AdAs"):
        assert payment("AsAhAdKc", 2, pair) == []
    assert payment("AsAhAdKc", 2, "AsKc") == ["not_highest"]


def test_T1_option_jokers_exempt_changes_what_is_owed() -> None:
    assert pays("58QA2R", 2) == ["A2"]
    assert pays("58QA2R", 2, "classic,jokers_exempt=off") == ["2R"]
    assert pays("5d8cQhAs2dR", 3, "classic,tribute=3,jokers_exempt=off") == ["As2dR"]
    assert pays("3BBRR", 3, "classic,jokers_exempt=off") == ["BRR"]
    off = "classic,jokers_exempt=off"
    assert payment("5d8cQhAs2dR", 2, "As2d", off) == ["not_highest"]
    assert payment("5d8cQhAs2dR", 2, "2dR", off) == []
    assert payment("BR", 2, "BR", off) == []
    assert payment("BR", 2, "-", off) == ["wrong_count"]


def test_T1_ranks_from_a_hand_with_suits_take_the_opening_card_first() -> None:
    rules = RuleSet.parse("classic,opening_card=As")
    assert check_payment(rules, parse_cards("3dAdAhAs"), 2, parse_cards("AA")) == Payment(parse_cards("AdAs"))
    assert check_payment(CLASSIC, parse_cards("3dAdAhAs"), 2, parse_cards("AA")) == Payment(parse_cards("AdAh"))
    assert payment("3dAdAhAs", 2, "AAAA") == ["wrong_count", "not_in_hand"]
    assert payment("3dAdAhAs", 2, "A2") == ["not_in_hand", "not_highest"]


def test_T1_suits_from_a_hand_without_are_bad_notation() -> None:
    with pytest.raises(NotationError):
        check_payment(CLASSIC, parse_cards("3AA"), 2, parse_cards("AdAh"))
    with pytest.raises(NotationError):
        check_return(CLASSIC, parse_cards("3AA"), 2, parse_cards("3dAh"))


def test_T1_facts_of_each_reason() -> None:
    verdict = check_payment(CLASSIC, parse_cards("3c5d5sTdAhAsB"), 2, parse_cards("TdB"))
    assert isinstance(verdict, Illegal)
    assert [(reason.code, reason.rule, reason.facts) for reason in verdict.reasons] == [
        ("joker_not_owed", "T1", {"cards": "B", "jokers": "B"}),
        ("not_highest", "T1", {"cards": "TdB", "owed": "AA", "chosen": "TB"}),
    ]
    verdict = check_payment(CLASSIC, parse_cards("3c5d"), 2, parse_cards("AdAdKh", 0))
    assert isinstance(verdict, Illegal)
    assert [(reason.code, reason.facts) for reason in verdict.reasons] == [
        ("wrong_count", {"need": 2, "n": 3, "owed": 2, "payable": 2}),
        ("not_in_hand", {"cards": "KhAdAd", "card": "Kh", "copies_chosen": 1, "copies_held": 0, "hand_size": 2}),
    ]


@given(st.data())
def test_T1_right_payments_are_exactly_those_that_pass(data: st.DataObject) -> None:
    """Every sub-multiset of the right size passes if and only if it is listed, and each is listed once."""
    packs = data.draw(st.integers(1, 2))
    hand = Hand(data.draw(st.permutations(pack_cards(packs)))[: data.draw(st.integers(0, 9))])
    options = data.draw(st.sampled_from(["", ",jokers_exempt=off"]))
    rules = RuleSet.parse("classic" + options)
    owed = data.draw(st.integers(0, 4))
    for shown in (hand, hand.ranks()):
        listed = correct_payments(rules, shown, owed)
        assert len(set(listed)) == len(listed)
        need = len(owed_payments(rules, shown, owed))
        right = {Hand(some) for some in combinations(shown.cards, need)
                 if isinstance(check_payment(rules, shown, owed, Hand(some)), Payment)}  # fmt: skip
        assert right == set(listed)
        key = [[(rules.strength(c.rank), c.sort_key) for c in pay] for pay in listed]
        assert key == sorted(key)


# ---- T2: what goes back


def test_T2_any_cards_go_back_those_just_received_too() -> None:
    assert give_back("3d4c4h9d9c9sJhAhAs", 2, "AhAs") == []
    assert give_back("3d4c4h9d9c9sJhAhAs", 2, "3dJh") == []
    assert returns("345", 2) == ["34", "35", "45"]
    assert returns("3d3cB", 2) == ["3d3c", "3dB", "3cB"]
    assert returns("34", 0) == ["-"]
    assert returns("-", 0) == ["-"]


@pytest.mark.parametrize(
    ("hand", "count", "back", "rules", "codes"),
    [
        ("3d4c4h9d9c9sJhAhAs", 2, "3d", "classic", ["wrong_count"]),
        ("3d4c4h9d9c9sJhAhAs", 2, "3dKd", "classic", ["not_in_hand"]),
        ("33377A2", 2, "3", "classic,return_limit=T", ["wrong_count"]),
        ("33377A2", 2, "A2", "classic,return_limit=T", ["above_limit"]),
        ("33377A2", 2, "7A", "classic,return_limit=T", ["above_limit"]),
        ("33377A2", 2, "77A", "classic,return_limit=T", ["wrong_count", "above_limit"]),
        ("33377A2", 2, "7K", "classic,return_limit=T", ["not_in_hand", "above_limit"]),
        ("33377A2", 2, "KKK", "classic,return_limit=T", ["wrong_count", "not_in_hand", "above_limit"]),
        ("33377A2", 2, "-", "classic,return_limit=T", ["wrong_count"]),
    ],
)
def test_T2_every_reason_in_order(hand: str, count: int, back: str, rules: str, codes: list[str]) -> None:
    assert give_back(hand, count, back, rules) == codes


def test_T2_option_return_limit_is_inclusive_and_below_every_joker() -> None:
    assert returns("33377A2", 2, "classic,return_limit=T") == ["33", "37", "77"]
    assert give_back("33377A2", 2, "A2", "classic") == []
    assert give_back("9TJ", 2, "9T", "classic,return_limit=T") == []
    assert give_back("9TJ", 2, "9T", "classic,return_limit=9") == []  # only the 9 is within, so the lowest two go
    assert give_back("99T", 2, "9T", "classic,return_limit=9") == ["above_limit"]
    assert give_back("3A2B", 2, "A2", "classic,return_limit=2") == []
    assert give_back("3A2B", 2, "2B", "classic,return_limit=2") == ["above_limit"]


@pytest.mark.parametrize("limit", NATURAL)
def test_T2_every_value_of_return_limit(limit: str) -> None:
    """Of one card of each rank, those up to the limit may go back alone."""
    every = CLASSIC.order
    allowed = list(every[: every.index(limit) + 1])
    assert returns(every, 1, f"classic,return_limit={limit}") == allowed
    assert returns(every, 1, "classic") == list(every)
    for rank in every:
        codes = [] if rank in allowed else ["above_limit"]
        assert give_back(every, 1, rank, f"classic,return_limit={limit}") == codes


def test_T2_too_few_within_the_limit_exactly_the_lowest_go_back_suits_free() -> None:
    limit = "classic,return_limit=5"
    assert returns("4d9c9hJsQs", 2, limit) == ["4d9c", "4d9h"]
    assert give_back("4d9c9hJsQs", 2, "4d9h", limit) == []
    assert give_back("4d9c9hJsQs", 2, "9c9h", limit) == ["above_limit"]
    assert give_back("4d9c9hJsQs", 2, "4dJs", limit) == ["above_limit"]
    assert give_back("4d9c9hJsQs", 2, "4d", limit) == ["wrong_count"]
    assert returns("JdJcQhBR", 3, limit) == ["JdJcQh"]
    assert returns("2BBRR", 3, limit) == ["2BB"]
    assert returns("4d4h9c", 2, limit) == ["4d4h"]
    verdict = check_return(RuleSet.parse(limit), parse_cards("4d9c9hJsQs"), 2, parse_cards("9c9h"))
    assert isinstance(verdict, Illegal)
    assert verdict.reasons[0].facts == {"cards": "9h", "limit": "5", "lowest": "49"}
    assert verdict.reasons[0].rule == "T2"


@given(st.data())
def test_T2_right_returns_are_exactly_those_that_pass(data: st.DataObject) -> None:
    hand = Hand(data.draw(st.permutations(pack_cards(data.draw(st.integers(1, 2)))))[: data.draw(st.integers(0, 9))])
    rules = RuleSet.parse("classic" + data.draw(st.sampled_from(["", ",return_limit=6", ",return_limit=2"])))
    count = data.draw(st.integers(0, 3))
    for shown in (hand, hand.ranks()):
        listed = correct_returns(rules, shown, count)
        assert len(set(listed)) == len(listed)
        right = {Hand(some) for some in combinations(shown.cards, min(count, len(shown)))
                 if isinstance(check_return(rules, shown, count, Hand(some)), Payment)}  # fmt: skip
        assert right == set(listed)
        key = [[(rules.strength(c.rank), c.sort_key) for c in back] for back in listed]
        assert key == sorted(key)


def test_T2_no_endless_lists() -> None:
    everything = Hand(pack_cards(2))
    assert len(correct_returns(CLASSIC, everything, 3)) == 54 * 53 * 52 // 6 + 54 * 53
    with pytest.raises(RequestError) as error:
        correct_returns(CLASSIC, everything, 20)
    assert error.value.field == "count"
    assert isinstance(check_return(CLASSIC, everything, 20, Hand.EMPTY), Illegal)


# ---- T3, T4: who pays whom


@pytest.mark.parametrize(
    ("rules", "order", "pairs"),
    [
        ("classic", (2, 1, 0), [(0, 2, 2)]),
        ("classic", (2, 1, 0, 3), [(3, 2, 2), (0, 1, 1)]),
        ("classic", (0, 1, 2, 3, 4), [(4, 0, 2), (3, 1, 1)]),
        ("classic", (3, 1, 5, 0, 4, 2), [(2, 3, 2), (4, 1, 1)]),
        ("classic,middle_exchange=second_upstream_pays", (2, 1, 0, 3), [(3, 2, 2), (1, 0, 1)]),
        ("classic,middle_exchange=second_upstream_pays", (3, 1, 5, 0, 4, 2), [(2, 3, 2), (1, 4, 1)]),
        ("classic,middle_exchange=none", (2, 1, 0, 3), [(3, 2, 2)]),
        ("classic,middle_exchange=second_upstream_pays", (2, 1, 0), [(0, 2, 2)]),
        ("classic,middle_exchange=none", (2, 1, 0), [(0, 2, 2)]),
        ("classic,tribute=3", (2, 1, 0, 3), [(3, 2, 3), (0, 1, 1)]),
        ("classic,tribute=0", (2, 1, 0, 3), []),
        ("classic,tribute=0,middle_exchange=second_upstream_pays", (2, 1, 0, 3), []),
    ],
)
def test_T3_T4_who_pays_whom(rules: str, order: tuple[int, ...], pairs: list[tuple[int, int, int]]) -> None:
    assert exchanges(RuleSet.parse(rules), order) == tuple(Exchange(*pair) for pair in pairs)


def test_T4_tribute_0_drops_the_middle_exchange_too() -> None:
    """The pair of `tribute=0` and `middle_exchange` in the table of options."""
    for middle in ("second_downstream_pays", "second_upstream_pays", "none"):
        assert exchanges(CLASSIC.with_options(tribute="0", middle_exchange=middle), (0, 1, 2, 3)) == ()


def test_S5_partners_exchange_as_individuals_with_each_other_too() -> None:
    teams = RuleSet.parse("classic,teams=on")
    assert exchanges(teams, (1, 0, 3, 2)) == (Exchange(2, 1, 2), Exchange(3, 0, 1))
    assert exchanges(teams, (1, 0, 2, 3))[0] == Exchange(3, 1, 2)  # p4 pays its partner p2


# ---- T5: the whole exchange


def test_T5_round_C_both_exchanges_use_the_hands_as_dealt() -> None:
    dealt = hands("4d6c8h8sQdKd2s/5c5h6d7c8d9hQc/3d4c4h9d9c9sJh/3c5d5sTdAhAsB")
    order = (2, 1, 0, 3)
    paid, received = pay_all(CLASSIC, dealt, order, {3: parse_cards("AhAs"), 0: parse_cards("2s")})
    assert received == {2: parse_cards("AhAs"), 1: parse_cards("2s")}
    after = give_back_all(CLASSIC, paid, order, received, {2: parse_cards("3dJh"), 1: parse_cards("5c")})
    assert after == hands("4d5c6c8h8sQdKd/5h6d7c8d9hQc2s/4c4h9d9c9sAhAs/3c3d5d5sTdJhB")


def test_T5_what_comes_back_is_not_owed_again() -> None:
    dealt = hands("4d6c8h8sQdKd/5c5h6d7c2d2c/3d4c4h9d/3c5d5sTd")
    with pytest.raises(IllegalPlay) as error:  # p1 is dealt no 2; that p2 means to give one back makes no difference
        pay_all(CLASSIC, dealt, (2, 1, 0, 3), {3: parse_cards("5dTd"), 0: parse_cards("2d")})
    assert [reason.code for reason in error.value.illegal.reasons] == ["not_in_hand", "not_highest"]


def test_T5_as_many_go_back_as_came() -> None:
    dealt = hands("3c4c5c/9cTcJc/BR")
    paid, received = pay_all(CLASSIC, dealt, (0, 1, 2), {})  # p3 has nothing to pay, so nothing goes back
    assert paid == dealt
    assert give_back_all(CLASSIC, paid, (0, 1, 2), received, {}) == dealt
    dealt = hands("3c4c5c/9cTcJc/7sBR")
    paid, received = pay_all(CLASSIC, dealt, (0, 1, 2), {2: parse_cards("7s")})
    with pytest.raises(IllegalPlay):
        give_back_all(CLASSIC, paid, (0, 1, 2), received, {0: parse_cards("3c4c")})
    assert give_back_all(CLASSIC, paid, (0, 1, 2), received, {0: parse_cards("7s")}) == dealt


@given(st.data())
def test_T5_cards_are_conserved(data: st.DataObject) -> None:
    players = data.draw(st.integers(3, 6))
    rules = RuleSet.parse("classic" + data.draw(st.sampled_from(["", ",tribute=3", ",middle_exchange=none"])))
    cards = data.draw(st.permutations(pack_cards(rules.packs_for(players))))
    dealt = tuple(Hand(cards[seat * 8: seat * 8 + 8]) for seat in range(players))
    order = data.draw(st.sampled_from(list(permutations(range(players)))))
    pairs = exchanges(rules, order)
    payments = {p.payer: data.draw(st.sampled_from(correct_payments(rules, dealt[p.payer], p.cards))) for p in pairs}
    paid, received = pay_all(rules, dealt, order, payments)
    back = {p.receiver: data.draw(st.sampled_from(
        correct_returns(rules, paid[p.receiver], len(received[p.receiver])))) for p in pairs}  # fmt: skip
    after = give_back_all(rules, paid, order, received, back)
    assert list(map(len, after)) == [8] * players
    everything = [card for hand in after for card in hand]
    assert Hand(everything) == Hand(cards[: players * 8])


# ---- refusals


def test_T1_two_low_has_no_exchange() -> None:
    hand = parse_cards("3456")
    for call in (
        lambda: check_payment(TWO_LOW, hand, 2, hand),
        lambda: correct_payments(TWO_LOW, hand, 2),
        lambda: owed_payments(TWO_LOW, hand, 2),
        lambda: check_return(TWO_LOW, hand, 2, hand),
        lambda: correct_returns(TWO_LOW, hand, 2),
        lambda: exchanges(TWO_LOW, (0, 1, 2)),
    ):
        with pytest.raises(RequestError) as error:
            call()
        assert (error.value.code, error.value.field) == ("bad_request", "rules")


@pytest.mark.parametrize("number", [-1, True, 1.5, "2", None])
def test_T4_owed_and_count_are_whole_numbers(number: object) -> None:
    hand = parse_cards("3456")
    with pytest.raises(RequestError) as error:
        correct_payments(CLASSIC, hand, number)  # type: ignore[arg-type]
    assert error.value.field == "owed"
    with pytest.raises(RequestError) as error:
        check_return(CLASSIC, hand, number, hand)  # type: ignore[arg-type]
    assert error.value.field == "count"


@pytest.mark.parametrize("order", [(0, 1), (0, 1, 1), (0, 1, 3), (1, 2, 3), tuple(range(7)), ()])
def test_T3_the_order_names_every_seat_once(order: tuple[int, ...]) -> None:
    with pytest.raises(RequestError) as error:
        exchanges(CLASSIC, order)
    assert error.value.field == "order"


def test_T5_refuses_payments_of_others_and_hands_that_do_not_mix() -> None:
    dealt = hands("3c4c5c/9cTcJc/7sBR")
    with pytest.raises(RequestError, match="p3"):
        pay_all(CLASSIC, dealt, (0, 1, 2), {1: parse_cards("Jc")})
    paid, received = pay_all(CLASSIC, dealt, (0, 1, 2), {2: parse_cards("7s")})
    with pytest.raises(RequestError, match="p1"):
        give_back_all(CLASSIC, paid, (0, 1, 2), received, {2: parse_cards("B")})
    with pytest.raises(RequestError):
        pay_all(CLASSIC, hands("345/9cTcJc/7sBR"), (0, 1, 2), {})
    with pytest.raises(RequestError):
        pay_all(CLASSIC, hands("345/9TJ"), (0, 1, 2), {})
