"""What a person sees of a state: `view(state, lang)` says everything in words and gives it as a `View`.

Decides nothing and draws nothing. Every text is a Fluent message or comes from the level's own file.
"""

from __future__ import annotations

from ..explain.messages import card_name, describe, join, suited_text, text, title
from ..rules.cards import Card, Hand
from ..rules.generate import legal_plays
from ..rules.plays import Play, classify
from ..rules.position import seat_name
from . import choosing, endgame_view, games_words, item_words, play_words, table_rules
from . import feedback as answers
from .asides import asking_actions, fix_action
from .exercises import HINTS, MAX_STARS, Part
from .house import house_view
from .kinds import WORDS
from .live import live
from .progress_words import before_text, trouble_text
from .seating import names_at
from .selected_words import selected
from .state import State, places_of
from .table_rules import rules_line, where
from .view import ActionView, CardView, SeatView, TrickView, View

EXTRA = {
    "selected": "ui-selected-none",
    "your_hand": "ui-your-hand",
    "to_beat": "ui-to-beat",
    "passed": "ui-passed",
    "you": "ui-you",
    "typed": "ui-typed",
    "ladder_you": "ladder-you",
    "ladder_table": "ladder-table",
}
TYPED = {
    "order": {"typed_name": "order-typed", "typed_placeholder": "order-typed-placeholder"},
    "which_beats": {"typed_name": "marks-typed", "typed_placeholder": "marks-typed-placeholder"},
    "why_not": {"typed_name": "why-typed", "typed_placeholder": "why-typed-placeholder"},
    "find_all": {"typed_name": "found-typed", "typed_placeholder": "found-typed-placeholder"},
}
"""What stands in and is said of the field for typing, where it is no play that is typed."""
UNTYPED = ("name", "count")
"""Kinds without such a field."""


def view(state: State, lang: str) -> View:
    """The state in words of `lang`.

    The text twin is the same for the same state, whatever machine or time.
    """
    part, work = state.part, state.work
    given = answers.feedback_view(state, lang)
    mode = {"order": "order", "which_beats": "mark"}.get(part.kind, "")
    summary = answers.summary(state, lang)
    own = WORDS.get(part.kind)
    listed, listed_label, rest = play_words.listed(state, lang) if part.kind in play_words.KINDS else ((), "", 0)
    if own:
        listed, listed_label = own.listed(state, lang)
    made = View(
        heading=heading(state, lang),
        step=state.place + 1,
        steps=len(state.level.steps),
        done=tuple(state.progress.is_done(step.id) for step in state.level.steps),
        stars=work.stars,
        prompt=part.prompt.get(lang),
        aim=_aim(state, lang),
        hand=_hand(state, lang),
        hand_label=_hand_label(state, lang),
        seats=_seats(state, lang),
        trick=_trick(part, lang),
        selected_text=_selected_text(state, lang),
        actions=_actions(state, lang),
        finished=work.solved,
        context=(*games_words.context(part, lang), *(own.context(part, lang) if own else ())),
        choices=choosing.choices(state, lang),
        choices_label=choosing.label(part, lang),
        numbers=own.numbers(state, lang) if own else (),
        before=before_text(state, lang),
        notice=trouble_text(state.trouble, lang),
        items=item_words.items_view(state, lang),
        items_mode=mode,
        items_label=text(f"{mode}-label" if mode == "order" else "marks-label", lang) if mode else "",
        listed=listed,
        listed_label=listed_label,
        listed_rest=rest,
        typed_label=text("ui-typed", lang) if part.kind not in UNTYPED and not work.solved else "",
        feedback=given,
        house=house_view(state, lang),
        table_play=tuple(map(str, work.played)),
        show=tuple(map(str, state.cards)) if part.kind == "name" else (),
        text=twin(state, lang),
        live=sentences(list(live(state, given, summary, _selected_text(state, lang), lang)), lang),
        extra=_labels(part, lang),
    )
    return endgame_view.refined(made, state, where(state, lang), lang) if part.kind == "endgame" else made


def _labels(part: Part, lang: str) -> dict[str, str]:
    found = {name: text(key, lang) for name, key in (EXTRA | TYPED.get(part.kind, {})).items()}
    return found | WORDS[part.kind].labels(part, lang) if part.kind in WORDS else found


def heading(state: State, lang: str) -> str:
    """Where am I: `Step 4 of 12 · Rank order`."""
    key = "ui-puzzle-heading" if state.level.is_pack else "ui-step-heading"
    return text(key, lang, n=state.place + 1, count=len(state.level.steps), title=state.level.title.get(lang))


def twin(state: State, lang: str) -> str:
    """The whole state as one line of text."""
    part, work, here = state.part, state.work, where(state, lang)
    if part.kind in WORDS:
        said = WORDS[part.kind].twin(state, here, lang)
    elif part.kind in item_words.KINDS:
        said = item_words.twin(state, here, names_at(part, lang), lang)
    elif part.position is None:
        said = [text("text-name", lang, where=here, cards=suited_text(state.cards, lang))]
    else:
        said = [_table_text(state, here, lang)]
        if part.position.passed:
            names = names_at(part, lang)
            said.append(text("text-passed", lang, seats=join([names[seat] for seat in part.position.passed], lang)))
        said += games_words.twin(part, lang)
        said += play_words.twin(state, lang) if part.kind in play_words.KINDS else []
    if work.solved:
        said.append(text("text-solved", lang, play=_solved_with(state, lang)))
    elif work.selected and part.kind in ("beat", *play_words.KINDS, *WORDS) and part.kind != "verdicts":
        lifted = [state.cards[place] for place in work.selected]
        said.append(text("text-lifted", lang, cards=suited_text(lifted, lang)))
    return sentences(said, lang)


def sentences(said: list[str], lang: str) -> str:
    """Sentences one after another, as the language joins them: in Chinese without a blank.

    >>> sentences(["轮到你。", "已选：♠9。"], "zh")
    '轮到你。已选：♠9。'
    """
    joined = said[0] if said else ""
    for sentence in said[1:]:
        joined = text("two_sentences", lang, first=joined, second=sentence)
    return joined


def _table_text(state: State, where: str, lang: str) -> str:
    position = state.part.table
    gone = places_of(state.cards, Hand(state.work.played))
    held = [card for place, card in enumerate(state.cards) if place not in gone]
    hand = suited_text(held, lang) if held else "–"
    if position.trick is None:
        return text("text-lead", lang, where=where, hand=hand)
    table = describe(position.trick.play, position.rules, lang)
    seat = names_at(state.part, lang)[position.trick.owner]
    return text("text-beat", lang, where=where, hand=hand, table=table, seat=seat)


def _solved_with(state: State, lang: str) -> str:
    if state.part.kind in WORDS:
        return WORDS[state.part.kind].solved_with(state, lang)
    if state.part.kind in item_words.KINDS:
        return item_words.solved_with(state, lang)
    if state.part.kind == "find_all":
        return play_words.solved_with(state, lang)
    if state.part.choices:
        return text(answers.choice_key(state.work.chosen), lang)
    if not state.work.played:
        return text("ui-pass", lang)
    return suited_text(state.work.played, lang)


def _aim(state: State, lang: str) -> str:
    part = state.part
    if part.kind == "endgame":
        aim = endgame_view.aim(part, lang)
    elif part.kind in WORDS:
        aim = WORDS[part.kind].aim(part, lang)
    elif part.kind in play_words.KINDS:
        aim = play_words.aim(part, lang)
    else:
        key = f"ui-aim-{part.aim if part.kind == 'beat' else part.kind}"
        aim = table_rules.opening_aim(part, lang) or text(key, lang)
    if part.kind == "why_not" and part.seat is not None and part.table.turn is not None:  # a ring is not enough
        turn = text("show-turn", lang, seat=names_at(part, lang)[part.table.turn])
        aim = text("two_sentences", lang, first=turn, second=aim)
    own = part.kind in WORDS and str(part.rule_set) != part.rule_set.preset  # a house rule must be known to answer
    if part.kind == "verdicts" or not (own or table_rules.told(state.level)):
        return aim
    return text("ui-aim-rules", lang, rules=rules_line(part.rule_set, lang), aim=aim)


# the table


def _hand(state: State, lang: str) -> tuple[CardView, ...]:
    part, work = state.part, state.work
    if part.kind == "name":
        return ()
    fault = work.feedback.fault if work.feedback is not None and _same_table(state) else ()
    marked = answers.hint_marks(state) if not work.solved else frozenset()
    useful = _useful(part) if part.dim and not work.solved else None
    gone = places_of(state.cards, Hand(work.played))
    return tuple(
        CardView(
            notation=str(card),
            label=card_name(card, lang),
            selected=place in work.selected,
            fault=place in fault,
            hint=place in marked,
            dim=useful is not None and card.rank not in useful,
        )
        for place, card in enumerate(state.cards)
        if place not in gone
    )


def _hand_label(state: State, lang: str) -> str:
    """How many cards, and whether the learner has passed: no plate says that of the hand below."""
    label = text("ui-hand-cards", lang, n=len(state.cards) - len(state.work.played))
    position = state.part.position
    passed = position is not None and state.part.learner in position.passed
    return text("show-seat-passed", lang, count=label) if passed else label


def _same_table(state: State) -> bool:
    """Whether the feedback speaks of the hand on show although the chain has gone on."""
    given = state.work.feedback
    return given is not None and state.step.parts[given.part].position == state.part.position


def _useful(part: Part) -> frozenset[str]:
    """Ranks that occur in some legal play; the others are dimmed."""
    return frozenset(rank for play in legal_plays(part.table) for rank in play.ranks)


def _seats(state: State, lang: str) -> tuple[SeatView, ...]:
    position = state.part.position
    if position is None:
        return ()
    names = names_at(state.part, lang)
    you, seats = state.part.learner, position.seats
    found = []
    for step in range(seats):
        seat = (you + step) % seats
        place = position.finished.index(seat) + 1 if seat in position.finished else None
        found.append(
            SeatView(
                seat=seat_name(seat),
                name=names[seat],
                cards=len(position.hands[seat]) - (len(state.work.played) if seat == you else 0),
                you=seat == you,
                to_act=seat == position.turn and not (seat == you and state.work.solved),
                passed=seat in position.passed,
                place=place,
                title=title(place, seats, position.rules, lang) if place else "",
            )
        )
    return tuple(found)


def _trick(part: Part, lang: str) -> TrickView:
    position = part.position
    if position is None:
        return TrickView("", "")
    if position.trick is None:
        return _lead(part, position.turn, lang)
    owner = position.trick.owner
    play = describe(position.trick.play, position.rules, lang)
    label = text("ui-played", lang, seat=names_at(part, lang)[owner], play=play)
    return TrickView(seat_name(owner), label, tuple(map(str, position.trick.cards)))


def _lead(part: Part, turn: int | None, lang: str) -> TrickView:
    """Nothing lies there: who leads, if anybody does."""
    if turn is None:
        return TrickView("", "")
    if turn == part.learner:
        return TrickView(seat_name(turn), text("ui-you-lead", lang))
    return TrickView(seat_name(turn), text("show-leads", lang, seat=names_at(part, lang)[turn]))


def _selected_text(state: State, lang: str) -> str:
    part, work = state.part, state.work
    if part.kind in WORDS:
        return WORDS[part.kind].says(state, lang)
    if part.kind in item_words.KINDS:
        return item_words.says(state, lang)
    if part.position is None:
        return ""
    if work.solved:
        if part.kind == "find_all":
            return text("found-done", lang, plays=play_words.solved_with(state, lang))
        if not work.played:
            return text("ui-you-passed", lang)
        return text("ui-you-played", lang, play=_with_play(work.played, part, lang))
    if not work.selected:
        return text("ui-selected-none", lang)
    return selected([state.cards[place] for place in work.selected], part.rule_set, lang)


def _with_play(cards: tuple[Card, ...], part: Part, lang: str) -> str:
    found = classify(Hand(cards), part.rule_set)
    return describe(found, part.rule_set, lang) if isinstance(found, Play) else suited_text(cards, lang)


# buttons


def _actions(state: State, lang: str) -> tuple[ActionView, ...]:
    work = state.work
    done = text("ui-note-solved", lang) if work.solved else ""
    found: list[ActionView] = []
    if state.part.kind in WORDS:
        found = WORDS[state.part.kind].actions(state, done, lang)
    elif state.part.items:
        found = _item_actions(state, done, lang)
    elif state.part.kind in play_words.KINDS:
        found = play_words.actions(state, done, lang)
    elif state.part.kind == "beat":
        nothing = done or ("" if work.selected else text("ui-note-nothing-lifted", lang))
        found = [
            ActionView("play", text("ui-play", lang), not done, not done, done),
            ActionView("pass", text("ui-pass", lang), not done, note=done),
            ActionView("clear", text("ui-clear", lang), not nothing, note=nothing),
            ActionView("why", text("ui-why", lang), not done, note=done),
            fix_action(state, done, lang),
        ]
    found.append(_hint_action(state, done, lang))
    found += asking_actions(state, lang)
    found.append(
        ActionView(
            "retry", text("ui-retry", lang), work.solved, note="" if work.solved else text("ui-note-unsolved", lang)
        )
    )
    if not state.single:
        last, first = state.place + 1 == len(state.level.steps), state.place == 0
        found.append(
            ActionView("back", text("ui-back", lang), not first, note=text("ui-note-first", lang) if first else "")
        )
        found.append(
            ActionView(
                "next",
                text("ui-next", lang),
                not last,
                work.solved and not last,
                text("ui-note-last", lang) if last else "",
            )
        )
    return tuple(found)


def _item_actions(state: State, done: str, lang: str) -> list[ActionView]:
    part, row = state.part, state.work.row
    ordering = part.kind == "order"
    none = "" if row else text("ui-note-nothing-placed" if ordering else "ui-note-nothing-marked", lang)
    short = text("ui-note-not-all-placed", lang) if ordering and len(row) < len(part.items) else ""
    check, clear = done or short or (not ordering and none) or "", done or none
    return [
        ActionView("play", text("ui-check", lang), not check, not check, check),
        ActionView("clear", text("ui-clear", lang), not clear, note=clear),
    ]


def _hint_action(state: State, done: str, lang: str) -> ActionView:
    work = state.work
    label = text("ui-hint", lang)
    if done:
        return ActionView("hint", label, enabled=False, note=done)
    if work.shown >= HINTS:
        return ActionView("hint", label, enabled=False, note=text("ui-hint-none", lang))
    if work.paid >= MAX_STARS or work.revealed:
        return ActionView("hint", label, note=text("ui-hint-free", lang))
    key = "ui-hint-price-answer" if work.shown == HINTS - 1 else "ui-hint-price"
    return ActionView("hint", label, note=text(key, lang), price=1)
