"""A position or a hand that is shown without being an exercise: read from what a teacher writes, as frozen state.

Cards can be lifted and put back, nothing is asked and nothing is judged. What a person sees of it is in
`showing_words`. What cannot be shown raises the engine's errors, each with the argument it is about in `field`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from ..rules import plays
from ..rules.cards import Card, Hand, pack_cards
from ..rules.errors import RequestError, ZsyError
from ..rules.lenient import read_cards
from ..rules.position import Position, PositionView, parse_seat, seat_name, seats_from
from ..rules.ruleset import CLASSIC, RuleSet
from .dress import dress, dress_items
from .state import Clear, Event, Select, Toggle, in_order, places_of


@dataclass(frozen=True, slots=True)
class Showing:
    """What is shown: a `position` from a seat's side, or a hand alone (`position` is `None`)."""

    rules: RuleSet
    cards: tuple[Card, ...]
    """The cards that can be lifted, in the order shown, each with a suit; none where that hand is hidden or empty."""
    position: Position | None = None
    """With a suit on every card that can be seen."""
    seat: int = 0
    """The seat at the bottom of the table."""
    title: str = ""
    names: tuple[str, ...] = ()
    """Names by seat, or none for the usual ones."""
    lifted: tuple[int, ...] = ()
    touched: tuple[int, ...] = ()
    """The cards that the last event lifted or put back, to be told."""


def show_table(
    position: Position | PositionView | str,
    *,
    seat: str | None = None,
    title: str = "",
    names: Sequence[str] = (),
    open_hands: bool = True,
    lifted: str = "",
) -> Showing:
    """A position, from the side of `seat`: its own hand below, the others around the table.

    `seat` is by default that of a view, else the one to act, or the next in playing order whose hand can be seen.
    Without `open_hands` the other hands are numbers of cards. `lifted` are cards of the hand below that stand out from
    the start.

    >>> shown = show_table("classic 8822TT/?4/?4 p1 p2:QQ p3 -", lifted="22")
    >>> [str(shown.cards[place]) for place in shown.lifted]
    ['2h', '2s']
    """
    where = _position(position)
    bottom = _bottom(position, where, seat)
    if not open_hands:
        with _about("open_hands"):
            where = where.view(bottom).position
    where = dress(where)
    hand = where.hands[bottom]
    cards = in_order(hand, where.rules) if isinstance(hand, Hand) else ()
    if _text(lifted, "lifted").strip() and not isinstance(hand, Hand):
        raise RequestError("the hand is hidden", "lifted", "hand_hidden", seat=seat_name(bottom))
    return Showing(
        where.rules, cards, where, bottom, _text(title, "title"), _names(names, where.seats), _lifted(cards, lifted)
    )


def show_hand(
    cards: Hand | plays.Play | str, rules: RuleSet | str | None = None, *, title: str = "", lifted: str = ""
) -> Showing:
    """Cards alone, in the order of the rules; text is read as people type it.

    >>> [str(card) for card in show_hand("10 10 J, 3 小王").cards]
    ['3c', 'Th', 'Ts', 'Jc', 'B']
    """
    ruled = _rules(rules)
    if not isinstance(cards, (str, Hand, plays.Play)):
        raise RequestError("cards must be a text, a Hand or a Play", "cards", "not_cards")
    with _about("cards"):
        hand = read_cards(str(cards), ruled)
        if isinstance(hand, plays.Pass) or not hand:
            raise RequestError("there are no cards", "cards", "no_cards")
        _refuse_copies(hand, ruled)
    shown = in_order(hand if hand.suited else dress_items((hand,))[0], ruled)
    return Showing(ruled, shown, title=_text(title, "title"), lifted=_lifted(shown, lifted))


def reduce(state: Showing, event: Event) -> Showing:
    """The state after a card was pressed; whatever else may happen to an exercise changes nothing here."""
    match event:
        case Toggle(index) if 0 <= index < len(state.cards):
            lifted = set(state.lifted) ^ {index}
        case Select(indices):
            lifted = {index for index in indices if 0 <= index < len(state.cards)}
        case Clear():
            lifted = set()
        case _:
            return state
    after = tuple(sorted(lifted))
    if after == state.lifted:
        return state
    return replace(state, lifted=after, touched=tuple(sorted(lifted ^ set(state.lifted))))


# reading the arguments


@contextmanager
def _about(field: str) -> Iterator[None]:
    """Errors inside are about this argument."""
    try:
        yield
    except ZsyError as error:
        error.field = field
        raise


def _text(value: object, field: str) -> str:
    if not isinstance(value, str):
        raise RequestError(f"{field} must be a text", field, "not_text")
    return value


def _position(given: Position | PositionView | str) -> Position:
    if isinstance(given, PositionView):
        return given.position
    if isinstance(given, Position):
        return given
    if not isinstance(given, str):
        raise RequestError("position must be a text, a Position or a PositionView", "position", "not_position")
    with _about("position"):
        return Position.parse(" ".join(given.split()))


def _bottom(given: object, where: Position, seat: str | None) -> int:
    if seat is not None:
        return parse_seat(_text(seat, "seat").strip(), where.seats)
    if isinstance(given, PositionView):
        return given.seat
    first = where.turn or 0
    seen = (
        each for each in seats_from(first, where.seats) if isinstance(where.hands[each], Hand) and where.hands[each]
    )
    return next(seen, first)


def _rules(given: RuleSet | str | None) -> RuleSet:
    if given is None:
        return CLASSIC
    if isinstance(given, RuleSet):
        return given
    if not isinstance(given, str):
        raise RequestError("rules must be a text or a RuleSet", "rules", "not_rules")
    with _about("rules"):
        return RuleSet.parse(given.strip())


def _names(given: Sequence[str], seats: int) -> tuple[str, ...]:
    if isinstance(given, str) or not all(isinstance(name, str) for name in given):
        raise RequestError(f"names must be a list of {seats} texts", "names", "names", n=seats)
    names = tuple(name.strip() for name in given)
    if names and (len(names) != seats or not all(names)):
        raise RequestError(f"names must be {seats}, one for each seat", "names", "names", n=seats)
    return names


def _lifted(cards: tuple[Card, ...], text: str) -> tuple[int, ...]:
    with _about("lifted"):
        wanted = read_cards(_text(text, "lifted"))
        if isinstance(wanted, plays.Pass):
            raise RequestError("there are no cards", "lifted", "no_cards")
        places = places_of(cards, wanted)
        if len(places) < len(wanted):
            raise RequestError("the hand does not hold these cards", "lifted", "not_held", cards=str(wanted))
    return places


def _refuse_copies(hand: Hand, rules: RuleSet) -> None:
    """More copies of a card than the packs hold cannot be drawn: two packs in `classic`, one in `two-low` (C3)."""
    packs = rules.packs or (2 if rules.is_classic else 1)
    left = list(pack_cards(packs))
    for card in hand:
        same = [each for each in left if each is card or (not card.suit and each.rank == card.rank)]
        if not same:
            most = packs if card.suit or card.is_joker else 4 * packs
            raise RequestError(f"at most {most} of {card}", "cards", "copies", n=most, card=str(card))
        left.remove(same[0])
