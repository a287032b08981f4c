"""The words of `safe_lead`: what has gone, why a lead is safe or falls, and hints. Refusals are worded in `feedback`.

Decides nothing: every statement is a fact that `leading` has found.
"""

from __future__ import annotations

from ..explain.fact_words import fact_sentence
from ..explain.facts import NothingBeats
from ..explain.messages import describe, join, suited_text, text, the_rank
from ..rules.cards import Hand
from ..rules.notation import take
from ..rules.plays import Play, classify
from . import telling
from .exercises import Part, claim_for
from .leading import Leading
from .lifted_words import choices as choices
from .lifted_words import choices_label as choices_label
from .lifted_words import numbers as numbers
from .lifted_words import told as told
from .selected_words import selected
from .state import Feedback, State, in_order, places_of
from .view import ActionView, ContextView, FeedbackView, ListedView

LISTED = 4
"""The most other right answers that are named."""
ANSWER = 3
"""The hint that is the answer."""


def leading_of(part: Part) -> Leading:
    """What the part asks; `TypeError` for a part of another kind."""
    if not isinstance(part.asked, Leading):
        raise TypeError("this part asks for no lead")
    return part.asked


def aim(part: Part, lang: str) -> str:
    """What is asked, in a line."""
    return text("safe-aim", lang)


def context(part: Part, lang: str) -> tuple[ContextView, ...]:
    """What has gone."""
    row = (text("telling-gone", lang), telling.cards(leading_of(part).seen, part.rule_set, lang))
    return (ContextView("", (), (row,)),)


def _described(cards: Hand, part: Part, lang: str) -> str:
    found = classify(cards, part.rule_set)
    return describe(found, part.rule_set, lang) if isinstance(found, Play) else ""


def says(state: State, lang: str) -> str:
    """The line under the hand."""
    part, work = state.part, state.work
    if work.solved:
        return text("ui-you-played", lang, play=_described(Hand(work.played), part, lang))
    if not work.selected:
        return text("ui-selected-none", lang)
    return selected([state.cards[place] for place in work.selected], part.rule_set, lang)


def twin(state: State, where: str, lang: str) -> list[str]:
    """The exercise as sentences of text."""
    gone = places_of(state.cards, Hand(state.work.played))
    held = [card for place, card in enumerate(state.cards) if place not in gone]
    hand = suited_text(held, lang) if held else "–"
    seen = telling.cards(leading_of(state.part).seen, state.part.rule_set, lang)
    return [text("text-lead", lang, where=where, hand=hand), text("text-row", lang, head=text("telling-gone", lang),
                                                                  said=seen)]  # fmt: skip


def solved_with(state: State, lang: str) -> str:
    """The lead that solved it."""
    return suited_text(in_order(Hand(state.work.played), state.part.rule_set), lang)


def listed(state: State, lang: str) -> tuple[tuple[ListedView, ...], str]:
    """No cards are listed."""
    return (), ""


def labels(part: Part, lang: str) -> dict[str, str]:
    """The help with the keys knows no pass: who leads may not."""
    return {"table_help": text("exchange-table-help", lang, label=text("ui-play", lang))}


def actions(state: State, done: str, lang: str) -> list[ActionView]:
    """The buttons; `done` says why none can be pressed any more."""
    nothing = done or ("" if state.work.selected else text("ui-note-nothing-lifted", lang))
    return [
        ActionView("play", text("ui-play", lang), not done, not done, done),
        ActionView("clear", text("ui-clear", lang), not nothing, note=nothing),
        ActionView("why", text("ui-why", lang), not done, note=done),
    ]


def hint_places(state: State) -> frozenset[int]:
    """The cards that the hints shown so far mark: of the first safe lead, once it is told."""
    part = state.part
    if state.work.shown < ANSWER:
        return frozenset()
    hand = part.table.known_hand(part.table.mover)
    first = leading_of(part).safe[0]
    return frozenset(places_of(state.cards, take(hand, first.counts, part.rule_set.opening_card)))


def hint_texts(part: Part, lang: str) -> tuple[str, ...]:
    """Three hints: what may still be out, how many leads are safe, the answer."""
    asked = leading_of(part)
    highest = [fact for fact in asked.still_out() if fact.n][-1]
    plays = join([describe(play, part.rule_set, lang) for play in asked.safe[:LISTED]], lang, "or")
    return (
        text("hint-safe-1", lang, rank=the_rank(highest.rank, lang)),
        text("hint-safe-2", lang, n=len(asked.safe)),
        text("hint-safe-3", lang, plays=plays),
    )


def answer_view(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    """The answer to a lead that the rules allow."""
    asked, rules = leading_of(part), part.rule_set
    play = classify(Hand.of(*given.answer), rules)
    if not isinstance(play, Play):
        raise TypeError(f"{given.answer} is no play")
    name = describe(play, rules, lang)
    if given.kind == "right":
        body = [fact_sentence(NothingBeats(play), rules, lang)]
        others = [describe(other, rules, lang) for other in asked.safe if other != play]
        if 0 < len(others) <= LISTED:
            body.append(text("right-also", lang, plays=join(others, lang)))
        praise = (part.praise.get(lang),) if part.praise else ()
        return FeedbackView("right", text("safe-right", lang, play=name), (*body, *praise))
    found = asked.beaten_by(play)
    body = [fact_sentence(found[0], rules, lang)]
    out = next(fact for fact in asked.still_out() if fact.rank == found[0].how.top)
    body.append(fact_sentence(out, rules, lang))
    if len(found) > 1:
        body.append(text("safe-more", lang, n=len(found) - 1))
    claim = claim_for(part, given.answer)
    note = (claim.note.get(lang),) if claim is not None and claim.note else ()
    return FeedbackView("wrong", text("safe-falls", lang, play=name), (*body, *note))
