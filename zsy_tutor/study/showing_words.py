"""What a person sees of a table or a hand that is shown: `view(state, lang)` says it in words and gives it as a `View`.

The same plain data that an exercise is shown by, without a question, buttons and feedback. Decides nothing.
"""

from __future__ import annotations

from ..explain.messages import card_name, describe, join, short_card, suited_text, text, the_card, title
from ..rules.cards import Card, Hand
from ..rules.position import Hidden, Position, seat_name, seats_from
from .present import sentences
from .seating import seat_names
from .selected_words import selected
from .showing import Showing
from .state import in_order
from .table_rules import rules_line
from .view import CardView, SeatView, TrickView, View


def view(state: Showing, lang: str) -> View:
    """The state in words of `lang`."""
    names = _names(state, lang)
    return View(
        heading="",
        step=0,
        steps=0,
        done=(),
        stars=0,
        prompt=state.title,
        aim=_line(state, names, lang),
        hand=tuple(
            CardView(str(card), card_name(card, lang), selected=place in state.lifted)
            for place, card in enumerate(state.cards)
        ),
        hand_label=_hand_label(state, lang),
        seats=_seats(state, names, lang),
        trick=_trick(state.position, names, lang),
        selected_text=_selected(state, lang),
        actions=(),
        text=twin(state, lang),
        live=_touched(state, lang),
        extra={"your_hand": _whose(state, lang)},
    )


def twin(state: Showing, lang: str) -> str:
    """The whole state as lines of text: what lies on the table, whose turn it is, and every hand."""
    names, lines = _names(state, lang), [state.title] if state.title else []
    position = state.position
    if position is None:
        lines += [line] if (line := _line(state, names, lang)) else []
        lines.append(_with_cards(text("show-hand", lang), len(state.cards), suited_text(state.cards, lang), lang))
    else:
        lines.append(sentences([_line(state, names, lang), *_table(position, names, lang)], lang))
        lines += [_seat_line(seat, lang) for seat in _seats(state, names, lang)]
    if state.lifted:
        lines.append(text("text-lifted", lang, cards=_lifted_text(state, lang)))
    return "\n".join(lines)


def _names(state: Showing, lang: str) -> dict[int, str]:
    if state.position is None:
        return {}
    return dict(enumerate(state.names)) or seat_names(state.position, lang, state.seat)


def _line(state: Showing, names: dict[int, str], lang: str) -> str:
    """Under which rules, and whose turn it is."""
    position = state.position
    if position is None:
        return "" if state.rules.preset == str(state.rules) == "classic" else rules_line(state.rules, lang)
    if position.turn is None:
        turn = text("show-over", lang)
    elif position.turn == state.seat and not state.names:
        turn = text("show-turn-you", lang)
    else:
        turn = text("show-turn", lang, seat=names[position.turn])
    line = text("show-line", lang, rules=rules_line(state.rules, lang), turn=turn)
    if position.opening:
        return sentences([line, text("show-opening", lang, card=the_card(state.rules.opening_card, lang))], lang)
    return line


def _table(position: Position, names: dict[int, str], lang: str) -> list[str]:
    """What lies there, and who has passed."""
    said = []
    if position.trick is not None:
        play = describe(position.trick.play, position.rules, lang)
        said.append(text("show-on-table", lang, table=play, seat=names[position.trick.owner]))
    elif position.turn is not None:
        said.append(text("show-nothing", lang))
    if position.passed:
        said.append(text("text-passed", lang, seats=join([names[seat] for seat in position.passed], lang)))
    return said


def _trick(position: Position | None, names: dict[int, str], lang: str) -> TrickView:
    if position is None:
        return TrickView("", "")
    if position.trick is not None:
        owner = position.trick.owner
        play = describe(position.trick.play, position.rules, lang)
        label = text("ui-played", lang, seat=names[owner], play=play)
        return TrickView(seat_name(owner), label, tuple(map(str, position.trick.cards)))
    if position.turn is None:
        return TrickView("", "")
    if names[position.turn] == text("ui-you", lang):
        return TrickView(seat_name(position.turn), text("ui-you-lead", lang))
    return TrickView(seat_name(position.turn), text("show-leads", lang, seat=names[position.turn]))


# hands


def _seats(state: Showing, names: dict[int, str], lang: str) -> tuple[SeatView, ...]:
    position = state.position
    if position is None:
        return ()
    found = []
    for seat in seats_from(state.seat, position.seats):
        held = position.hands[seat]
        place = position.finished.index(seat) + 1 if seat in position.finished else None
        found.append(
            SeatView(
                seat=seat_name(seat),
                name=names[seat],
                cards=len(held),
                you=seat == state.seat,
                to_act=seat == position.turn,
                passed=seat in position.passed,
                place=place,
                title=title(place, position.seats, position.rules, lang) if place else "",
                hand=tuple(short_card(card, lang) for card in _open(held, state)),
            )
        )
    return tuple(found)


def _open(held: Hand | Hidden, state: Showing) -> tuple[Card, ...]:
    return in_order(held, state.rules) if isinstance(held, Hand) else ()


def _seat_line(seat: SeatView, lang: str) -> str:
    if seat.place is not None:
        if seat.name == text("ui-you", lang):
            return text("show-you-out", lang, title=seat.title)
        return text("show-seat-out", lang, name=seat.name, title=seat.title)
    return _with_cards(seat.name, seat.cards, " ".join(seat.hand), lang)


def _with_cards(name: str, n: int, cards: str, lang: str) -> str:
    count = text("ui-cards", lang, n=n)
    if not cards:
        return text("show-seat-hidden", lang, name=name, count=count)
    return text("show-seat", lang, name=name, count=count, cards=cards)


def _whose(state: Showing, lang: str) -> str:
    """Whose hand lies below: `Your hand`, `Hand of Anna`, or `Hand` where there is no table."""
    if state.position is None:
        return text("show-hand", lang)
    return text("show-hand-of", lang, name=state.names[state.seat]) if state.names else text("ui-your-hand", lang)


def _hand_label(state: Showing, lang: str) -> str:
    n = len(state.cards)
    if state.position is None:
        return text("show-hand-cards", lang, n=n)
    n = len(state.position.hands[state.seat])
    if not state.names:
        return text("ui-hand-cards", lang, n=n)
    return text("show-seat-hidden", lang, name=_whose(state, lang), count=text("ui-cards", lang, n=n))


# lifted cards


def _lifted_text(state: Showing, lang: str) -> str:
    return suited_text([state.cards[place] for place in state.lifted], lang)


def _selected(state: Showing, lang: str) -> str:
    if not state.lifted:
        return text("show-lift", lang) if state.cards else ""
    return selected([state.cards[place] for place in state.lifted], state.rules, lang)


def _touched(state: Showing, lang: str) -> str:
    """What the last event lifted or put back, short."""
    if len(state.touched) == 1:
        key = "live-lifted" if state.touched[0] in state.lifted else "live-put-back"
        return text(key, lang, card=card_name(state.cards[state.touched[0]], lang))
    if not state.touched:
        return ""
    return _selected(state, lang) if state.lifted else text("live-cleared", lang)
