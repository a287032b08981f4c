"""What is legal, and what comes of it: the one place that decides (P1, P3 to P6, B1 to B4, K1 to K9 through `plays`).

`check` says whether a play may be made and gives every reason if not; `play` makes it. No words for people.
"""

from __future__ import annotations

from .cards import Hand, count_in, covers, more_than_packs, pack_cards
from .errors import IllegalPlay, RequestError
from .notation import format_cards, take
from .plays import PASS, Pass, Play, beats, classify, play_table
from .position import Hidden, Position, Trick, next_position, seat_name, seats_from
from .ruleset import RuleSet
from .shapes import NoCombination

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

REASONS = (
    "round_over", "already_passed", "not_your_turn", "must_lead", "nothing_selected", "not_in_hand",
    "not_a_combination", "missing_opening_card", "bomb_not_longer", "bomb_too_low", "needs_bomb", "wrong_type",
    "wrong_size", "too_low",
)  # fmt: skip
"""Every reason for an illegal play, in the order in which reasons are listed."""


class Reason:
    """One cause for which a play is illegal: a `code`, its `rule` id and `facts`; `shape_reason` or `""`."""

    __slots__ = ("code", "facts", "rule", "shape_reason")

    def __init__(self, code: str, rule: str, facts: dict[str, Any], shape_reason: str = "") -> None:
        self.code = code
        self.rule = rule
        self.facts = facts
        self.shape_reason = shape_reason

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.code, self.rule, self.facts, self.shape_reason) == (
            other.code, other.rule, other.facts, other.shape_reason)  # fmt: skip

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.rule!r}, {self.facts!r}, {self.shape_reason!r})"


class Illegal:
    """Why a play is illegal: all reasons in order; the first is the one to show."""

    __slots__ = ("reasons",)

    def __init__(self, reasons: tuple[Reason, ...]) -> None:
        self.reasons = reasons

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Illegal) and self.reasons == other.reasons

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Illegal({self.reasons!r})"


def check(position: Position, selection: Hand | Play | Pass, seat: int | None = None) -> Play | Pass | Illegal:
    """Decide whether `seat` (default: the one to act) may make this play or pass.

    `selection` is what the seat has chosen: cards with or without suits (an empty hand for none), a `Play`, or
    `PASS`. Ranks take cards as `notation.take` says. Suits chosen from a hand without suits are not looked at.
    Gives the play, or `Illegal` with every reason in order. Raises only `RequestError`, for a seat the table lacks.

    >>> from .notation import parse_selection
    >>> position = Position.parse("classic 8822TT/?4/?4 p1 p2:QQ p3 -")
    >>> check(position, parse_selection("22"))
    Play('pair', '22')
    >>> check(position, parse_selection("TT")).reasons[0].code
    'too_low'
    """
    if position.turn is None:
        return Illegal((Reason("round_over", "P7", {}),))
    if seat is None:
        seat = position.turn
    elif not 0 <= seat < position.seats:
        raise RequestError(f"there is no seat {seat_name(seat)} at this table", "seat")
    reasons = _turn_reasons(position, seat)
    mine = seat == position.turn
    if isinstance(selection, Pass):
        if mine and position.trick is None:  # P3
            opening_card = str(position.rules.opening_card) if position.opening else None
            reasons.append(Reason("must_lead", "P3", {"opening_card": opening_card}))
        return Illegal(tuple(reasons)) if reasons else PASS
    if isinstance(selection, Play):
        selection = selection.hand
    if not selection.cards:
        leading = mine and position.trick is None
        reasons.append(Reason("nothing_selected", "P3" if leading else "P4", {"leading": leading}))
        return Illegal(tuple(reasons))
    hand = position.hands[seat]
    if isinstance(hand, Hand) and not hand.suited and selection.suited:
        selection = selection.ranks()
    missing = _not_in_hand(position, seat, selection)
    if missing is not None:
        reasons.append(missing)
        if more_than_packs(selection.counts, 2):  # no set of cards of this game: nothing more to say of it
            return Illegal(tuple(reasons))
    play = classify(selection, position.rules, position.rules.packs_for(position.seats))
    if isinstance(play, NoCombination):
        reasons.append(Reason("not_a_combination", play.rule, play.facts, play.shape_reason))
    if mine and position.opening and not _has_opening_card(position, seat, selection):  # P1
        card = str(position.rules.opening_card)
        facts = {"opening_card": card, "cards": format_cards(selection, position.rules)}
        reasons.append(Reason("missing_opening_card", "P1", facts))
    if isinstance(play, Play) and position.trick is not None and not beats(play, position.trick.play, position.rules):
        reasons.append(_not_beaten(position, selection, play, position.trick.play))
    if reasons or isinstance(play, NoCombination):
        return Illegal(tuple(reasons))
    return play


def is_legal(position: Position, selection: Hand | Play | Pass, seat: int | None = None) -> bool:
    """Whether `check` finds no reason against it."""
    return not isinstance(check(position, selection, seat), Illegal)


def play(position: Position, selection: Hand | Play | Pass, seat: int | None = None) -> Position:
    """The position after a play or a pass; `IllegalPlay` where `check` answers `Illegal`.

    >>> from .plays import PASS
    >>> str(play(Position.parse("classic 345/678 p2 p1:3 - -"), PASS))
    'classic 345/678 p1 - - -'
    """
    verdict = check(position, selection, seat)
    if isinstance(verdict, Illegal):
        raise IllegalPlay(verdict)
    mover = position.mover
    if isinstance(verdict, Pass) or isinstance(selection, Pass):
        return after_pass(position)
    hand = position.hands[mover]
    if isinstance(selection, Play):
        selection = selection.hand
    if isinstance(hand, Hidden):
        rest: Hand | Hidden = Hidden(hand.n - len(selection)) if hand.n > len(selection) else Hand.EMPTY
        return after_play(position, rest, Trick(mover, selection, verdict))
    cards = cards_taken(position, mover, selection)
    return after_play(position, hand.remove(cards), Trick(mover, cards, verdict))


def cards_taken(position: Position, seat: int, selection: Hand) -> Hand:
    """The cards of the hand that a selection means: itself, or for ranks the copies that `notation.take` names."""
    hand = position.known_hand(seat)
    if not hand.suited and selection.suited:
        selection = selection.ranks()
    if selection.suited or not hand.suited:
        return selection
    return take(hand, selection.counts, position.rules.opening_card)


# ---- what follows


def after_play(position: Position, rest: Hand | Hidden, trick: Trick) -> Position:
    """The position after a legal play that leaves `rest` in its owner's hand. Not checked again.

    Any play may be a seat's last, a bomb too (P8).
    """
    owner = trick.owner
    hands = (*position.hands[:owner], rest, *position.hands[owner + 1:])
    finished = position.finished
    if not len(rest):
        finished = (*finished, owner)
        if round_is_over(position.rules, hands, len(finished)):
            return next_position(position, hands, None, None, (), finished)
    passed: tuple[int, ...] = ()
    if position.passed and position.rules.pass_is_final:
        passed = tuple(seat for seat in seats_from(owner, len(hands)) if seat in position.passed)
    return _turn_after(position, hands, owner, trick, passed, finished)


def after_pass(position: Position) -> Position:
    """The position after a legal pass. Not checked again."""
    mover, trick = position.turn, position.trick
    if mover is None or trick is None:
        raise RequestError("nobody may pass here", "play")
    passed = (*position.passed, mover)
    if position.rules.pass_is_final:
        passed = tuple(seat for seat in seats_from(trick.owner, position.seats) if seat in passed)
    return _turn_after(position, position.hands, mover, trick, passed, position.finished)


def round_is_over(rules: RuleSet, holding: Sequence[object], out: int) -> bool:
    """P7: one seat holds cards; with `round_ends=first_out`, one seat is out.

    `holding` by seat is true for a seat with cards, `out` is how many have none.
    """
    if out and rules.round_ends == "first_out":
        return True
    return sum(1 for holds in holding if holds) <= 1


def next_to_act(
    rules: RuleSet, holding: Sequence[object], acted: int, owner: int, passed: tuple[int, ...]
) -> tuple[int, bool]:
    """P4 to P6: the seat that acts after `acted`, and whether it answers the trick of `owner` (else it leads the next).

    `holding` by seat is true for a seat with cards.

    >>> next_to_act(RuleSet.parse("classic"), (1, 1, 0, 1), 1, 0, (1,))
    (3, True)
    >>> next_to_act(RuleSet.parse("classic"), (0, 1, 0, 1), 3, 0, (1, 3))
    (1, False)
    """
    seats = len(holding)
    final = rules.pass_is_final
    following = (acted + 1) % seats
    if following != owner and holding[following] and not final:  # as nearly always
        return following, True
    for step in range(1, seats + 1):
        seat = (acted + step) % seats
        if seat == owner:
            if not final:  # P5: all others have passed in a row
                break
            continue
        if holding[seat] and not (final and seat in passed):
            return seat, True
    if holding[owner]:
        return owner, False
    order = [seat for seat in seats_from(owner, seats) if holding[seat]]  # P6
    if rules.partner_takes_lead:
        order = [seat for seat in order if (seat - owner) % 2 == 0] or order
    return order[0], False


def _turn_after(
    position: Position, hands: tuple[Hand | Hidden, ...], acted: int, trick: Trick,
    passed: tuple[int, ...], finished: tuple[int, ...],
) -> Position:  # fmt: skip
    turn, answers = next_to_act(position.rules, hands, acted, trick.owner, passed)
    return next_position(position, hands, turn, trick if answers else None, passed if answers else (), finished)


# ---- reasons


def _turn_reasons(position: Position, seat: int) -> list[Reason]:
    reasons = []
    if position.rules.pass_is_final and seat in position.passed:
        reasons.append(Reason("already_passed", "P4", {"seat": seat_name(seat)}))
    if seat != position.turn:
        facts = {"seat": seat_name(seat), "turn": seat_name(position.mover)}
        reasons.append(Reason("not_your_turn", "P4", facts))
    return reasons


def _not_in_hand(position: Position, seat: int, selection: Hand) -> Reason | None:
    """P4: the cards, or copies of a card, that the hand lacks; of a hidden hand, those it cannot hold."""
    hand = position.hands[seat]
    if isinstance(hand, Hidden):
        return _not_unseen(position, hand, selection)
    if not selection.suited and hand.suited:
        if covers(hand.counts, selection.counts):
            return None
        hand = hand.ranks()
    if hand.contains(selection):
        return None
    rest = list(hand.cards)
    surplus = []
    for card in selection.cards:
        if card in rest:
            rest.remove(card)
        else:
            surplus.append(card)
    first = surplus[0]
    return _lacking(position, surplus, selection.copies(first), hand.copies(first), len(hand))


def _not_unseen(position: Position, hand: Hidden, selection: Hand) -> Reason | None:
    unseen = position.unseen()
    suits = _unseen_suits(position) if selection.suited else {}
    surplus = []
    chosen: dict[Any, int] = {}
    for card in selection.cards:
        chosen[card] = chosen.get(card, 0) + 1
        chosen[card.rank] = chosen.get(card.rank, 0) + 1
        if chosen[card.rank] > count_in(unseen, card.rank) or chosen[card] > suits.get(card, chosen[card]):
            surplus.append(card)
    if surplus:
        first = surplus[0]
        held = min(count_in(unseen, first.rank), suits.get(first, count_in(unseen, first.rank)))
        return _lacking(position, surplus, selection.copies(first), held, hand.n)
    if len(selection) > hand.n:
        first = selection.cards[0]
        return _lacking(position, list(selection.cards), selection.copies(first), None, hand.n)
    return None


def _unseen_suits(position: Position) -> dict[Any, int]:
    """How often each natural card may still be among the unseen, by what is seen of it with its suit."""
    left = list(pack_cards(position.rules.packs_for(position.seats)))
    for card in (*position.rules.left_out(position.seats), *position.shown()):
        if card in left:
            left.remove(card)
    return {card: left.count(card) for card in pack_cards(1) if card.suit}


def _lacking(position: Position, surplus: list[Any], chosen: int, held: int | None, size: int) -> Reason:
    facts = {"cards": format_cards(Hand(surplus), position.rules), "card": str(surplus[0]), "copies_chosen": chosen,
             "copies_held": held, "hand_size": size}  # fmt: skip
    return Reason("not_in_hand", "P4", facts)


def _has_opening_card(position: Position, seat: int, selection: Hand) -> bool:
    """P1; ranks take the opening card first, and in a hand without suits any card of its rank counts."""
    card = position.rules.opening_card
    hand = position.hands[seat]
    plain = isinstance(hand, Hand) and not hand.suited
    return selection.count(card.rank) > 0 if plain or not selection.suited else card in selection


def _not_beaten(position: Position, selection: Hand, play: Play, table: Play) -> Reason:
    """The one reason that compares with the table, for a combination that does not beat it."""
    rules = position.rules
    beaters = [each for _, each in play_table(rules).beaters(table, position.copies)]
    facts: dict[str, Any] = {
        "play": play.ranks, "table": table.ranks, "play_type": play.type, "table_type": table.type,
        "play_top": play.top, "table_top": table.top, "have_size": play.size, "need_size": table.size,
        "cards": format_cards(selection, rules),
        "higher_exists": any(each.is_bomb if table.is_bomb else each.type == table.type for each in beaters),
    }  # fmt: skip
    if not table.is_bomb:
        if play.type != table.type:
            return Reason("wrong_type", "B1", facts)
        if play.size != table.size:
            return Reason("wrong_size", "B1", facts)
        facts["cause"] = "equal" if play.top == table.top else "lower"
        return Reason("too_low", "B1", facts)
    facts["need_size"] = min((each.size for each in beaters if each.type == "bomb"), default=None)
    if not play.is_bomb:
        return Reason("needs_bomb", "B2", facts)
    within = play_table(rules).within(position.copies)
    facts["four_jokers_exist"] = any(each.type == "four_jokers" for _, each in within)
    higher = rules.strength(play.top) > rules.strength(table.top)
    if play.type == table.type == "bomb" and play.size == table.size and higher:  # B4
        return Reason("bomb_not_longer", "B4", facts)
    facts["cause"] = _bomb_cause(play, table, beaters)
    facts["longer"] = rules.bomb_over_bomb == "longer"
    facts["more_cards"] = any(each.type == "bomb" and each.size > table.size for each in beaters)
    return Reason("bomb_too_low", "B3", facts)


def _bomb_cause(play: Play, table: Play, beaters: list[Play]) -> str:
    if not beaters:
        return "top"
    if table.type == "joker_bomb":
        return "four_jokers"
    if play.size < table.size:
        return "fewer"
    return "equal" if play.top == table.top else "rank"
