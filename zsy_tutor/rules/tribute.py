"""The exchange before the lead (T1 to T5): who pays whom, what is owed, and what may go back.

Payments and returns are judged here, and here only. The order of the steps in a whole match is in `match`. The preset
`two-low` has no exchange: asking for one is a `RequestError`.
"""

from __future__ import annotations

from .cards import Card, Hand
from .errors import IllegalPlay, NotationError, RequestError
from .legality import Illegal, Reason
from .notation import take
from .position import seat_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from .ruleset import RuleSet

MAX_LISTED = 100_000
"""At most so many right payments or returns are listed; no hand of a real deal has as many."""


class Payment:
    """Cards that may be paid or given back as they are; `cards` are the cards that change hands."""

    __slots__ = ("cards",)

    def __init__(self, cards: Hand) -> None:
        self.cards = cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Payment) and self.cards == other.cards

    def __hash__(self) -> int:
        return hash((Payment, self.cards))

    def __repr__(self) -> str:
        return f"Payment({self.cards!r})"


IllegalPayment = Illegal
"""Why cards may not be paid or given back: `reasons`, all that apply, the first is the one to show."""


class Exchange:
    """One pair of players who exchange cards: `payer` owes `receiver` so many `cards` and gets as many back."""

    __slots__ = ("cards", "payer", "receiver")

    def __init__(self, payer: int, receiver: int, cards: int) -> None:
        self.payer = payer
        self.receiver = receiver
        self.cards = cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Exchange) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"Exchange(payer={self.payer}, receiver={self.receiver}, cards={self.cards})"

    def _key(self) -> tuple[int, int, int]:
        return self.payer, self.receiver, self.cards


def exchanges(rules: RuleSet, order: Sequence[int]) -> tuple[Exchange, ...]:
    """Who pays whom after a round that went out in `order` (all seats, the last included), Downstream first.

    >>> from zsy_tutor.rules.ruleset import CLASSIC
    >>> exchanges(CLASSIC, (2, 1, 0, 3))
    (Exchange(payer=3, receiver=2, cards=2), Exchange(payer=0, receiver=1, cards=1))
    """
    check_order(order)
    _check_exchange(rules)
    if not rules.tribute:  # T4: no exchange at all, the middle one included
        return ()
    pairs = [Exchange(order[-1], order[0], rules.tribute)]  # T1, T4
    if len(order) >= 4:  # T3: with three players there is no second pair
        upper, lower = order[1], order[-2]
        if rules.middle_exchange == "second_downstream_pays":
            pairs.append(Exchange(lower, upper, 1))
        elif rules.middle_exchange == "second_upstream_pays":
            pairs.append(Exchange(upper, lower, 1))
    return tuple(pairs)


def owed_payments(rules: RuleSet, hand: Hand, owed: int) -> str:
    """The ranks that this hand pays when it owes so many cards, low to high (T1); `""` if it pays nothing.

    >>> from zsy_tutor.rules.ruleset import CLASSIC
    >>> owed_payments(CLASSIC, Hand.of("5", "8", "Q", "A", "2", "R"), 2)
    'A2'
    """
    _check_number("owed", owed)
    _check_exchange(rules)
    payable = _payable(rules, hand)
    return _ranks(payable[max(0, len(payable) - owed):])


def check_payment(rules: RuleSet, hand: Hand, owed: int, pay: Hand) -> Payment | Illegal:
    """Judge paying `pay` from `hand`, which owes so many cards (T1). Never raises for a payer's choice of cards.

    Reasons in this order, all that apply: `wrong_count` (against the smaller of owed and payable), `not_in_hand`,
    `joker_not_owed`, `not_highest` (right count, wrong ranks). `NotationError` for suits from a hand without,
    `RequestError` for an `owed` below 0 and in `two-low`.

    >>> from zsy_tutor.rules.ruleset import CLASSIC
    >>> hand = Hand.of("3c", "Td", "Ah", "As", "B")
    >>> check_payment(CLASSIC, hand, 2, Hand.of("Ah", "As"))
    Payment(Hand.of('Ah', 'As'))
    >>> [reason.code for reason in check_payment(CLASSIC, hand, 2, Hand.of("Ah", "B")).reasons]
    ['joker_not_owed', 'not_highest']
    """
    due = owed_payments(rules, hand, owed)
    _check_suits(hand, pay)
    reasons = []
    if len(pay) != len(due):
        payable = len(_payable(rules, hand))
        facts = {"need": len(due), "n": len(pay), "owed": owed, "payable": payable}
        reasons.append(Reason("wrong_count", "T1", facts))
    reasons += _not_in_hand(hand, pay, "T1")
    jokers = [card for card in pay if card.is_joker]
    if jokers and rules.jokers_exempt:  # T1: jokers are never owed
        reasons.append(Reason("joker_not_owed", "T1", {"cards": _text(jokers), "jokers": _text(jokers)}))
    chosen = _ranks(_sorted(rules, pay))
    if len(pay) == len(due) and chosen != due:
        wrong = _surplus(rules, pay, due)
        reasons.append(Reason("not_highest", "T1", {"cards": _text(wrong), "owed": due, "chosen": chosen}))
    return Illegal(tuple(reasons)) if reasons else Payment(_concrete(rules, hand, pay))


def correct_payments(rules: RuleSet, hand: Hand, owed: int) -> tuple[Hand, ...]:
    """Every right payment, each choice of suits once, in card order (T1); the empty hand alone if nothing is payable.

    >>> from zsy_tutor.rules.ruleset import CLASSIC
    >>> [str(pay) for pay in correct_payments(CLASSIC, Hand.of("Kd", "Ad", "Ah", "As"), 2)]
    ['AdAh', 'AdAs', 'AhAs']
    """
    due = owed_payments(rules, hand, owed)
    if not due:
        return (Hand.EMPTY,)
    # Only of the lowest rank owed can there be more cards than go, and so a choice (T1).
    payable = _payable(rules, hand)
    forced = [card for card in payable if card.rank in due and card.rank != due[0]]
    choice = [card for card in payable if card.rank == due[0]]
    return tuple(Hand((*some, *forced)) for some in _choices(choice, due.count(due[0])))


def check_return(rules: RuleSet, hand: Hand, count: int, back: Hand) -> Payment | Illegal:
    """Judge giving back `back` from `hand`, as it is after receiving `count` cards (T2). Never raises for the choice.

    Reasons in this order, all that apply: `wrong_count`, `not_in_hand`, `above_limit`. The limit is inclusive and
    jokers are above every limit. With fewer than `count` cards within it, exactly the `count` lowest by rank go back,
    suits free. `NotationError` for suits from a hand without, `RequestError` for a `count` below 0 and in `two-low`.

    >>> from zsy_tutor.rules.ruleset import RuleSet
    >>> hand = Hand.of(*"33377A2")
    >>> check_return(RuleSet.parse("classic"), hand, 2, Hand.of("A", "2"))
    Payment(Hand.of('A', '2'))
    >>> check_return(RuleSet.parse("classic,return_limit=T"), hand, 2, Hand.of("A", "2")).reasons[0].code
    'above_limit'
    """
    _check_number("count", count)
    _check_exchange(rules)
    _check_suits(hand, back)
    need = min(count, len(hand))
    reasons = []
    if len(back) != need:
        reasons.append(Reason("wrong_count", "T2", {"need": need, "n": len(back), "count": count}))
    reasons += _not_in_hand(hand, back, "T2")
    forced = _forced_return(rules, hand, need)
    above = [card for card in _surplus(rules, back, forced) if not _within_limit(rules, card)]
    if above:
        facts = {"cards": _text(above), "limit": rules.return_limit, "lowest": forced or None}
        reasons.append(Reason("above_limit", "T2", facts))
    return Illegal(tuple(reasons)) if reasons else Payment(_concrete(rules, hand, back))


def correct_returns(rules: RuleSet, hand: Hand, count: int) -> tuple[Hand, ...]:
    """Every right return, each choice of suits once, in card order (T2).

    `RequestError` if there are more than `MAX_LISTED`, which takes more cards than any table exchanges.

    >>> from zsy_tutor.rules.ruleset import RuleSet
    >>> rules = RuleSet.parse("classic,return_limit=T")
    >>> [str(back) for back in correct_returns(rules, Hand.of(*"33377A2"), 2)]
    ['33', '37', '77']
    """
    _check_number("count", count)
    _check_exchange(rules)
    need = min(count, len(hand))
    forced = _forced_return(rules, hand, need)
    cards = _sorted(rules, hand)
    if forced:
        low = [card for card in cards if card.rank in forced and card.rank != forced[-1]]
        top = [card for card in cards if card.rank == forced[-1]]
        return tuple(Hand((*low, *some)) for some in _choices(top, forced.count(forced[-1])))
    allowed = [card for card in cards if _within_limit(rules, card)]
    if _number_of_choices(allowed, need) > MAX_LISTED:
        raise RequestError(f"too many right returns to list {count} cards; a table exchanges 3 at most", "count")
    return tuple(map(Hand, _choices(allowed, need)))


def pay_all(
    rules: RuleSet, hands: Sequence[Hand], order: Sequence[int], payments: Mapping[int, Hand]
) -> tuple[tuple[Hand, ...], dict[int, Hand]]:
    """Make all payments at once, each judged against the hand as dealt (T5).

    `payments` by payer; one who has nothing to pay may be left out. Answers the hands after it, and what each receiver
    got. `IllegalPlay` for a payment that is not right, `RequestError` for one by a player who owes nothing.
    """
    pairs = exchanges(rules, order)
    _check_hands(hands, order)
    _check_who("payments", payments, [pair.payer for pair in pairs])
    after = list(hands)
    received = {}
    for pair in pairs:
        verdict = check_payment(rules, hands[pair.payer], pair.cards, payments.get(pair.payer, Hand.EMPTY))
        if isinstance(verdict, Illegal):
            raise IllegalPlay(verdict)
        after[pair.payer] = after[pair.payer].remove(verdict.cards)
        after[pair.receiver] = after[pair.receiver].add(verdict.cards)
        received[pair.receiver] = verdict.cards
    return tuple(after), received


def give_back_all(
    rules: RuleSet,
    hands: Sequence[Hand],
    order: Sequence[int],
    received: Mapping[int, Hand],
    returns: Mapping[int, Hand],
) -> tuple[Hand, ...]:
    """Give back as many cards as each receiver got (T2), once all payments are made (T5).

    `hands` and `received` as `pay_all` answered them; `returns` by receiver. Errors as in `pay_all`.
    """
    pairs = exchanges(rules, order)
    _check_hands(hands, order)
    _check_who("returns", returns, [pair.receiver for pair in pairs])
    after = list(hands)
    for pair in pairs:
        count = len(received.get(pair.receiver, Hand.EMPTY))
        verdict = check_return(rules, hands[pair.receiver], count, returns.get(pair.receiver, Hand.EMPTY))
        if isinstance(verdict, Illegal):
            raise IllegalPlay(verdict)
        after[pair.receiver] = after[pair.receiver].remove(verdict.cards)
        after[pair.payer] = after[pair.payer].add(verdict.cards)
    return tuple(after)


def check_order(order: Sequence[int], field: str = "order") -> None:
    """`RequestError` unless `order` names 3 to 6 seats, each once."""
    seats = len(order)
    if not 3 <= seats <= 6 or sorted(order) != list(range(seats)):
        raise RequestError(f"{field} must name each of p1 to p3 (up to p6) once, in order of going out", field)


def _check_exchange(rules: RuleSet) -> None:
    if not rules.is_classic:
        raise RequestError("two-low has no exchange of cards; use a classic rule set", "rules")


def _check_number(field: str, number: int) -> None:
    if isinstance(number, bool) or not isinstance(number, int) or number < 0:
        raise RequestError(f"{field} must be a whole number, 0 or more", field)


def _check_hands(hands: Sequence[Hand], order: Sequence[int]) -> None:
    if len(hands) != len(order):
        raise RequestError(f"there are {len(hands)} hands for {len(order)} seats", "hands")
    if len({hand.suited for hand in hands if not all(card.is_joker for card in hand)}) > 1:
        raise RequestError("cards pass from hand to hand: give suits in all hands or in none", "hands")


def _check_who(field: str, given: Mapping[int, Hand], due: Sequence[int]) -> None:
    for seat in given:
        if seat not in due:
            allowed = ", ".join(map(seat_name, due)) or "nobody"
            raise RequestError(f"{field} has {seat_name(seat)}; in this exchange it is {allowed}", field)


def _check_suits(hand: Hand, chosen: Hand) -> None:
    if not hand.suited and any(card.suit for card in chosen):
        raise NotationError(str(chosen), 2, "ranks alone, because the hand has no suits")


def _concrete(rules: RuleSet, hand: Hand, chosen: Hand) -> Hand:
    """The cards that change hands: for a choice in ranks from a hand with suits, those that a play would take."""
    if hand.suited and not chosen.suited:
        return take(hand, chosen.counts, rules.opening_card)
    return chosen


def _key(rules: RuleSet, card: Card) -> tuple[int, int]:
    return rules.strength(card.rank), card.sort_key


def _sorted(rules: RuleSet, hand: Hand) -> list[Card]:
    return sorted(hand, key=lambda card: _key(rules, card))


def _payable(rules: RuleSet, hand: Hand) -> list[Card]:
    """The cards that can be owed, low to high: natural ones, with `jokers_exempt=off` all (T1)."""
    return [card for card in _sorted(rules, hand) if not (card.is_joker and rules.jokers_exempt)]


def _within_limit(rules: RuleSet, card: Card) -> bool:
    limit = rules.return_limit
    return not limit or rules.strength(card.rank) <= rules.strength(limit)  # inclusive; jokers are above every rank


def _forced_return(rules: RuleSet, hand: Hand, need: int) -> str:
    """The ranks that must go back because too few cards are within the limit (T2), else `""`."""
    cards = _sorted(rules, hand)
    if sum(_within_limit(rules, card) for card in cards) >= need:
        return ""
    return _ranks(cards[:need])


def _not_in_hand(hand: Hand, chosen: Hand, rule: str) -> list[Reason]:
    """The reason for cards, or copies of them, that the hand lacks, with the facts of a play's `not_in_hand`."""
    held = hand if all(card.suit or card.is_joker for card in chosen) else hand.ranks()
    rest = list(held)
    surplus = []
    for card in chosen:
        if card in rest:
            rest.remove(card)
        else:
            surplus.append(card)
    if not surplus:
        return []
    first = surplus[0]
    facts: dict[str, Any] = {"cards": _text(surplus), "card": str(first), "copies_chosen": chosen.copies(first),
                             "copies_held": held.copies(first), "hand_size": len(hand)}  # fmt: skip
    return [Reason("not_in_hand", rule, facts)]


def _surplus(rules: RuleSet, chosen: Hand, ranks: str) -> list[Card]:
    """The chosen cards that go beyond `ranks`, rank by rank."""
    left = list(ranks)
    over = []
    for card in _sorted(rules, chosen):
        if card.rank in left:
            left.remove(card.rank)
        else:
            over.append(card)
    return over


def _choices(cards: Sequence[Card], number: int) -> Iterator[tuple[Card, ...]]:
    """Every way to take so many of the sorted cards, equal ones once, in card order."""
    if not number:
        yield ()
        return
    for place in range(len(cards) - number + 1):
        if not place or cards[place] is not cards[place - 1]:
            for rest in _choices(cards[place + 1:], number - 1):
                yield (cards[place], *rest)


def _number_of_choices(cards: Sequence[Card], number: int) -> int:
    """How many `_choices` there are, without making them."""
    ways = [1] + [0] * number
    for card in set(cards):
        copies = cards.count(card)
        ways = [sum(ways[n - taken] for taken in range(min(copies, n) + 1)) for n in range(number + 1)]
    return ways[number]


def _ranks(cards: Sequence[Card]) -> str:
    return "".join(card.rank for card in cards)


def _text(cards: Sequence[Card]) -> str:
    return "".join(map(str, cards))
