"""The words of `pay` and `give_back`: what is asked, what is right, why something may not go, what would stay; hints.

Decides nothing: `exchanging` asks the engine, refusals are worded in `explain.reasons`.
"""

from __future__ import annotations

from ..explain.messages import card_list, counted, describe, join, some, suited_text, text, the_rank
from ..explain.reasons import sentence, verdict
from ..explain.ruletexts import rule_body, rule_title
from ..rules.cards import JOKERS, Hand
from ..rules.plays import Play
from . import exchanging
from .exchange_session import asked_of
from .exchanging import Exchanging
from .exercises import Part, claim_for
from .lifted_words import choices as choices
from .lifted_words import choices_label as choices_label
from .lifted_words import numbers as numbers
from .lifted_words import told as told
from .state import Feedback, State, in_order, places_of
from .view import ActionView, ContextView, FeedbackView, ListedView

LISTED = 4
"""The most other right answers that are named."""


def _seats(asked: Exchanging, lang: str) -> dict[int, str]:
    return {0: text("ui-you", lang)} | {n: text(f"seat-name-{n}", lang) for n in range(1, 1 + len(asked.others))}


def _cards(ranks: str, lang: str) -> str:
    return counted(ranks, lang) if ranks != "-" else text("exchange-nothing", lang)


# what is asked and done


def aim(part: Part, lang: str) -> str:
    """What is asked, in a line."""
    asked = asked_of(part)
    if not asked.gives_back:
        return text("pay-aim", lang, n=asked.number)
    return text(f"back-aim-{asked.aim}", lang, n=asked.number)


def context(part: Part, lang: str) -> tuple[ContextView, ...]:
    """The hands that lie open."""
    asked = asked_of(part)
    if not asked.others:
        return ()
    names = _seats(asked, lang)
    rows = tuple(
        (names[n], suited_text(in_order(hand, asked.rules), lang)) for n, hand in enumerate(asked.others, start=1)
    )
    return (ContextView(text("exchange-open", lang), (), rows),)


def says(state: State, lang: str) -> str:
    """The line under the hand."""
    asked, work = asked_of(state.part), state.work
    key = "back" if asked.gives_back else "pay"
    if work.solved:
        return text(f"{key}-says-done", lang, cards=suited_text(work.played, lang)) if work.played else ""
    if not work.selected:
        return text("ui-selected-none", lang)
    cards = suited_text([state.cards[place] for place in work.selected], lang)
    return text("exchange-says", lang, cards=cards, n=len(work.selected), number=asked.number)


def twin(state: State, where: str, lang: str) -> list[str]:
    """The exercise as sentences of text."""
    asked = asked_of(state.part)
    played = places_of(state.cards, Hand(state.work.played))
    hand = suited_text([card for place, card in enumerate(state.cards) if place not in played], lang)
    key = "text-back" if asked.gives_back else "text-pay"
    said = [text(key, lang, where=where, hand=hand or "–", n=asked.number)]
    said += [text("text-open", lang, seat=row[0], hand=row[1]) for each in context(state.part, lang)
             for row in each.rows]  # fmt: skip
    return said


def solved_with(state: State, lang: str) -> str:
    """The right answer, once it is given."""
    return suited_text(state.work.played, lang) if state.work.played else text("exchange-nothing", lang)


def listed(state: State, lang: str) -> tuple[tuple[ListedView, ...], str]:
    """What was paid or given back, as small cards, and their heading; nothing before."""
    work, asked = state.work, asked_of(state.part)
    if not work.solved or not work.played:
        return (), ""
    label = text("back-listed" if asked.gives_back else "pay-listed", lang)
    return (ListedView(suited_text(work.played, lang), tuple(map(str, work.played)), "right"),), label


def actions(state: State, done: str, lang: str) -> list[ActionView]:
    """The buttons of these kinds; `done` says why none can be pressed any more."""
    asked = asked_of(state.part)
    nothing = done or ("" if state.work.selected else text("ui-note-nothing-lifted", lang))
    label = text("ui-give-back" if asked.gives_back else "ui-pay", lang)
    return [
        ActionView("play", label, not done, not done, done),
        ActionView("clear", text("ui-clear", lang), not nothing, note=nothing),
        ActionView("why", text("ui-why", lang), not done, note=done),
    ]


def labels(part: Part, lang: str) -> dict[str, str]:
    """The help with the keys names the button."""
    label = text("ui-give-back" if asked_of(part).gives_back else "ui-pay", lang)
    return {
        "table_help": text("exchange-table-help", lang, label=label),
        "typed_name": text("exchange-typed", lang),
        "typed_placeholder": text("exchange-typed-placeholder", lang),
    }


def hint_places(state: State) -> frozenset[int]:
    """The cards that the hints shown so far mark: the answer, once it is told."""
    if state.work.shown < 3:
        return frozenset()
    asked = asked_of(state.part)
    first = asked.right[0] if asked.right else ""
    if not asked.gives_back:  # suits are free: every card of a rank that is owed
        return frozenset(place for place, card in enumerate(state.cards) if card.rank in first)
    return frozenset(places_of(state.cards, Hand.of(*first.replace("-", ""))))


# hints


def hint_texts(part: Part, lang: str) -> tuple[str, ...]:
    """Three hints: a nudge, something narrower, the answer."""
    asked = asked_of(part)
    if asked.gives_back:
        return _hints_back(asked, lang)
    due = asked.owed
    if not due:
        return text("hint-pay-1-jokers", lang), text("hint-pay-2-none", lang), text("hint-pay-3-none", lang)
    jokers = any(card.is_joker for card in asked.hand)
    first = "jokers" if jokers and asked.rules.jokers_exempt else "all" if jokers else "ranks"
    return (
        text(f"hint-pay-1-{first}", lang),
        text("hint-pay-2" if len(due) > 1 else "hint-pay-2-one", lang, rank=the_rank(due[-1], lang)),
        text("hint-pay-3", lang, cards=_cards(due, lang)),
    )


def _hints_back(asked: Exchanging, lang: str) -> tuple[str, ...]:
    right = asked.right
    number = asked.number
    answer = text("hint-back-3" if len(right) == 1 else "hint-back-3-one", lang, cards=_cards(right[0], lang))
    if asked.aim == "any":
        limit = asked.rules.return_limit
        first = text("hint-back-1-limit", lang, rank=the_rank(limit, lang)) if limit else text("hint-back-1", lang)
        return first, text("hint-back-2", lang, n=number, ways=len(right)), answer
    if asked.aim == "fewest":
        whole = exchanging.plays_left(asked, Hand.EMPTY)
        least = exchanging.plays_left(asked, Hand.of(*right[0]))
        stays = _plays(exchanging.way_out(asked, Hand.of(*right[0])), asked, lang)
        return (
            text("hint-back-1-fewest", lang, n=whole),
            text("hint-back-2-fewest", lang, n=least),
            text("two_sentences", lang, first=answer, second=text("back-stays", lang, n=least, plays=stays)),
        )
    seat = _seats(asked, lang)[1]
    return (
        text("hint-back-1-wins", lang, seat=seat),
        text("hint-back-2-wins", lang, n=len(right)),
        answer,
    )


def _plays(plays: tuple[Play, ...], asked: Exchanging, lang: str) -> str:
    return join([describe(play, asked.rules, lang) for play in plays], lang)


# answers


def answer_view(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    """The answer to a choice of cards, or to a question about it."""
    asked = asked_of(part)
    if given.reasons:
        return _refused(part, given, lang)
    if given.kind == "right":
        body = _returned(asked, given, lang) if asked.gives_back else _paid(asked, lang)
        headline = text("right-back" if asked.gives_back else "right-pay", lang, cards=_cards(given.answer, lang))
        return FeedbackView("right", headline, (*body, *_praise(part, lang)))
    return _info(part, given, lang)


def _praise(part: Part, lang: str) -> tuple[str, ...]:
    return (part.praise.get(lang),) if part.praise else ()


def _note(part: Part, answer: str, lang: str) -> tuple[str, ...]:
    claim = claim_for(part, answer)
    return (claim.note.get(lang),) if claim is not None and claim.note else ()


def _refused(part: Part, given: Feedback, lang: str) -> FeedbackView:
    """The first reason, what the author has to add, the rule, and further reasons."""
    rules = part.rule_set
    first, *others = (sentence(reason, rules, lang, _seats(asked_of(part), lang)) for reason in given.reasons)
    last = (text("why-note", lang),) if given.what == "why" else _note(part, given.answer, lang)
    rule = given.reasons[0].rule
    stated = f"{rule_title(rule, lang)}\n{rule_body(rule, lang, rules)}"
    headline = verdict(given.reasons[0], lang)
    return FeedbackView(given.kind, headline, (first, *last), rule, stated, others=tuple(others))


def _paid(asked: Exchanging, lang: str) -> list[str]:
    """What was forced and what was free (T1)."""
    due, body = asked.owed, []
    if len(due) < asked.number:
        body.append(text("tribute-few", lang, n=len(due)) if due else text("tribute-none", lang))
    if due and asked.hand.count(due[0]) > due.count(due[0]):
        held = some(asked.hand.count(due[0]), due[0], lang)
        body.append(text("pay-free", lang, held=held, n=due.count(due[0])))
    jokers = "".join(rank * asked.hand.count(rank) for rank in JOKERS)
    if jokers and asked.rules.jokers_exempt:
        body.append(text("pay-jokers-stay", lang, jokers=card_list(jokers, lang)))
    return body


def _returned(asked: Exchanging, given: Feedback, lang: str) -> list[str]:
    """What stays, and which returns would do as well."""
    back = Hand.of(*given.answer.replace("-", ""))
    body = [text("back-wins", lang)] if asked.aim == "wins" else []
    body += _stays(asked, back, lang)
    others = [ranks for ranks in asked.right if ranks != given.answer]
    if asked.aim == "any" and others:
        least = min(exchanging.plays_left(asked, Hand.of(*ranks)) for ranks in asked.right)
        if least < exchanging.plays_left(asked, back):
            body.append(text("back-fewer", lang, n=least))
    if 0 < len(others) <= LISTED:
        also = join([_cards(ranks, lang) for ranks in others], lang, "or")
        body.append(text("back-also", lang, cards=also))
    return body


def _stays(asked: Exchanging, back: Hand, lang: str) -> list[str]:
    way = exchanging.way_out(asked, back)
    return [text("back-stays", lang, n=len(way), plays=_plays(way, asked, lang))] if way else []


def _info(part: Part, given: Feedback, lang: str) -> FeedbackView:
    asked, what = asked_of(part), given.what
    if what in ("nothing_lifted", "why_nothing"):
        return FeedbackView("info", text("verdict-nothing_selected", lang), (aim(part, lang),))
    if what == "no_pass":
        return FeedbackView("info", text("exchange-no-pass", lang), (aim(part, lang),))
    if what == "why_allowed":
        key = "back-why-allowed" if asked.gives_back else "pay-why-allowed"
        said = text(key, lang, cards=_cards(given.answer, lang))
        return FeedbackView("info", said, (text("why-note", lang),))
    back = Hand.of(*given.answer)
    if what == "more_plays":
        least = exchanging.plays_left(asked, Hand.of(*asked.right[0]))
        body = [*_stays(asked, back, lang), text("back-fewer", lang, n=least)]
    else:
        body = _lost(asked, back, lang)
    return FeedbackView("info", text(f"info-{what.replace('_', '-')}", lang), (*body, *_note(part, given.answer, lang)))


def _lost(asked: Exchanging, back: Hand, lang: str) -> list[str]:
    """What the return gives to the payer, and how the best try after it is stopped."""
    seat, body = _seats(asked, lang)[1], []
    for rank, held, then in exchanging.helped(asked, back):
        words = {"held": some(held, rank, lang), "then": some(then, rank, lang)}
        body.append(text("back-helps", lang, seat=seat, **words))
    found = exchanging.refuted(asked, back)
    if found.first is not None:
        play = describe(found.first, asked.rules, lang)
        if isinstance(found.reply, Play):
            reply = describe(found.reply, asked.rules, lang)
            body.append(text("back-stopped", lang, seat=seat, play=play, reply=reply))
        else:
            body.append(text("back-stopped-pass", lang, seat=seat, play=play))
    return body
