"""What is on the table of an `endgame`: open hands, the trick, a losing action beside its answer, what was played, and
the buttons.

Sentences about an answer are `endgame_words`'. Decides nothing.
"""

from __future__ import annotations

from dataclasses import replace

from ..explain.messages import card_name, describe, join, short_card, suited_text, text, title
from ..rules.generate import can_pass
from ..rules.position import seat_name, seats_from
from .asides import fix_action
from .endgame import Moved
from .endgame_session import is_decided, own_places
from .endgame_words import Names, named, row, sentences
from .exercises import Part
from .seating import names_at
from .state import State, in_order, places_of, played_on
from .view import ActionView, ListedView, LyingView, SeatView, TrickView, View


def refined(made: View, state: State, where: str, lang: str) -> View:
    """The view of an exercise with all that an `endgame` shows otherwise; `where` says which exercise it is."""
    names = names_at(state.part, lang)
    moves, label = listed(state, names, lang)
    over = is_decided(state)
    return replace(
        made,
        seats=seats(state, names, lang),
        trick=trick(state, names, lang),
        reply=reply(state, names, lang),
        table_play=last_play(state),
        selected_text=text("endgame-out", lang) if over else made.selected_text,
        actions=(*actions(state, lang), *(_closed(action, over, lang) for action in made.actions)),
        listed=moves,
        listed_label=label,
        text=twin(state, where, names, lang),
    )


def aim(part: Part, lang: str) -> str:
    """What is to be reached, in a line."""
    return text(f"endgame-aim-{part.goal}", lang)


def seats(state: State, names: Names, lang: str) -> tuple[SeatView, ...]:
    """All seats, the learner's first; of the others every card is seen."""
    part, position = state.part, state.part.table
    answer = _answer(state)
    found = []
    for seat in seats_from(part.learner, position.seats):
        held = in_order(position.known_hand(seat), part.rule_set)
        place = position.finished.index(seat) + 1 if seat in position.finished else None
        you = seat == part.learner
        found.append(
            SeatView(
                seat=seat_name(seat),
                name=names[seat],
                cards=len(held),
                you=you,
                to_act=seat == position.turn and not is_decided(state),
                passed=seat in position.passed,
                place=place,
                title=title(place, position.seats, part.rule_set, lang) if place else "",
                hand=() if you else tuple(short_card(card, lang) for card in held),
                open_gone=places_of(held, answer.cards) if answer is not None and answer.seat == seat else (),
                open=() if you else tuple(map(str, held)),
                open_label="" if you else row([card_name(card, lang) for card in held], lang),
            )
        )
    return tuple(found)


def trick(state: State, names: Names, lang: str) -> TrickView:
    """What lies on the table; once it is done, what the last own play beat."""
    part, position = state.part, state.part.table
    if is_decided(state):
        position = before_last(state).table
    lies = position.trick
    if lies is not None:
        play = describe(lies.play, position.rules, lang)
        label = text("ui-played", lang, seat=names[lies.owner], play=play)
        return TrickView(seat_name(lies.owner), label, tuple(map(str, lies.cards)))
    return TrickView(seat_name(part.learner), "" if is_decided(state) else text("ui-you-lead", lang))


def before_last(state: State) -> Part:
    """The position before the last own action."""
    own = own_places(state)
    earlier = state.work.moves[: own[-1]] if own else ()
    first = state.step.parts[state.work.part]
    return played_on(first, earlier) if earlier else first


def last_play(state: State) -> tuple[str, ...]:
    """The own play that decided it, lying on the table; nothing before that, or where it was a pass."""
    own = own_places(state)
    if not own or not is_decided(state):
        return ()
    return tuple(map(str, in_order(state.work.moves[own[-1]].cards, state.part.rule_set)))


def reply(state: State, names: Names, lang: str) -> tuple[LyingView, ...]:
    """An action that loses and the answer to it, while they lie there; nothing else."""
    given, answer = state.work.feedback, _answer(state)
    if given is None or answer is None:
        return ()
    own, part = given.moves[0], state.part
    return _lying(own, part, names, lang, beaten=True), _lying(answer, part, names, lang, beaten=False)


def _answer(state: State) -> Moved | None:
    """What is answered to an action that loses, while it lies on the table: the last play, or a pass."""
    given = state.work.feedback
    if given is None or not given.on_table or len(given.moves) < 2:
        return None
    own, *rest = given.moves
    turn = next((place for place, move in enumerate(rest) if move.seat == own.seat), len(rest))
    return next((move for move in reversed(rest[:turn]) if not move.is_pass), rest[0])


def _lying(move: Moved, part: Part, names: Names, lang: str, *, beaten: bool) -> LyingView:
    says = text("endgame-entry-passes", lang) if move.is_pass else ""
    return LyingView(names[move.seat], tuple(map(str, in_order(move.cards, part.rule_set))), says, beaten)


# what was played


def listed(state: State, names: Names, lang: str) -> tuple[tuple[ListedView, ...], str]:
    """What was played so far; after an action that loses, how that would have gone on."""
    part, given = state.part, state.work.feedback
    refuted = given is not None and given.what == "loses"
    moves = given.moves if refuted and given is not None else state.work.moves
    if not moves:  # its place is kept, so that no button moves with the first play
        return (), text("endgame-so-far-none", lang)
    label = text("endgame-goes-on" if refuted else "endgame-so-far", lang)
    return tuple(_entry(move, part, names, lang) for move in moves), label


def _entry(move: Moved, part: Part, names: Names, lang: str) -> ListedView:
    cards = tuple(map(str, in_order(move.cards, part.rule_set)))
    says = text("endgame-entry-passes", lang) if move.is_pass else ""
    label = text("endgame-entry", lang, seat=names[move.seat], play=says or named(move.action, part, lang))
    return ListedView(label, cards, "own" if move.seat == part.learner else "other", names[move.seat], says)


# text


def twin(state: State, where: str, names: Names, lang: str) -> str:
    """The whole state as sentences: table and own hand, the open hands, what was played."""
    part, position, over = state.part, state.part.table, is_decided(state)
    hand = suited_text(state.cards, lang) if state.cards else "–"
    if over:
        said = [text("endgame-text-over", lang, where=where)]
    elif position.trick is None:
        said = [text("text-lead", lang, where=where, hand=hand)]
    else:
        table = describe(position.trick.play, position.rules, lang)
        said = [text("text-beat", lang, where=where, hand=hand, table=table, seat=names[position.trick.owner])]
    if position.passed and not over:
        said.append(text("text-passed", lang, seats=join([names[seat] for seat in position.passed], lang)))
    said += [_seat_text(seat, lang) for seat in seats(state, names, lang)[1:]]
    moves, label = listed(state, names, lang)
    if moves:
        said.append(text("endgame-line-of-play", lang, label=label, moves=row([move.label for move in moves], lang)))
    if state.work.solved:
        own = [named(state.work.moves[place].action, part, lang) for place in own_places(state)]
        said.append(text("text-solved", lang, play=row(own, lang)))
    elif state.work.selected:
        lifted = [state.cards[place] for place in state.work.selected]
        said.append(text("text-lifted", lang, cards=suited_text(lifted, lang)))
    return sentences(said, lang)


def _seat_text(seat: SeatView, lang: str) -> str:
    if seat.place is not None:
        return text("endgame-text-out", lang, seat=seat.name, title=seat.title)
    count = text("ui-cards", lang, n=seat.cards)
    return text("endgame-text-seat", lang, seat=seat.name, count=count, cards=" ".join(seat.hand))


def told(state: State, body: tuple[str, ...]) -> tuple[str, ...]:
    """What a screen reader is told beside the verdict: what the others did, or why it loses."""
    given = state.work.feedback
    return body[:1] if given is not None and given.what in ("keeps", "unproven", "line", "loses", "line_end") else ()


# buttons


def actions(state: State, lang: str) -> tuple[ActionView, ...]:
    """The buttons that only this kind has, and those of playing."""
    work = state.work
    done = text("ui-note-solved", lang) if work.solved else ""
    over = done or (text("ui-note-line-over", lang) if is_decided(state) else "")
    nothing = over or ("" if work.selected else text("ui-note-nothing-lifted", lang))
    none = done or ("" if work.moves else text("ui-note-nothing-made", lang))
    line = text("ui-line-next" if work.revealed else "ui-line", lang)
    note = over or text("ui-line-free" if work.revealed else "ui-line-price", lang)
    leads = over or ("" if can_pass(state.part.table) else text("ui-note-leads", lang))
    return (
        ActionView("play", text("ui-play", lang), not over, not over, over),
        ActionView("pass", text("ui-pass", lang), not leads, note=leads),
        ActionView("clear", text("ui-clear", lang), not nothing, note=nothing),
        ActionView("undo", text("ui-undo", lang), not none, note=none),
        ActionView("restart", text("ui-restart", lang), not none, bool(over) and not done, none),
        ActionView("why", text("ui-why", lang), not over, note=over),
        ActionView("line", line, not over, note=note, price=0 if over or work.revealed else work.stars),
        fix_action(state, over, lang),
    )


def _closed(action: ActionView, over: bool, lang: str) -> ActionView:
    """A button of every exercise; a hint cannot be asked for where nothing is left to be played."""
    if action.id != "hint" or not over or not action.enabled:
        return action
    return replace(action, enabled=False, note=text("ui-note-line-over", lang), price=0)
