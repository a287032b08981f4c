"""The words of `who`: what is asked, who can be tapped, what is to be known, and how an answer is taken.

Why an answer is right or not, and the hints, are in `who_why`. Decides nothing.
"""

from __future__ import annotations

from ..explain.messages import join, short_card, text
from ..explain.ruletexts import rule_body, rule_title
from . import telling, who_asked, who_why
from .asked_session import at_once, who_of
from .exercises import Part, claim_for
from .naming import said
from .state import Feedback, State
from .view import ActionView, ChoiceView, ContextView, FeedbackView, ListedView, NumberView


def aim(part: Part, lang: str) -> str:
    """What to do, in a line."""
    question = who_of(part)
    if part.filled:
        return text("who-aim-filled", lang)
    if isinstance(question, who_asked.Following):
        return text("who-aim-next", lang)
    if question.ordered:
        return text("who-aim-order", lang, n=len(question.wanted))
    return text("who-aim" if at_once(part) else "who-aim-all", lang)


def context(part: Part, lang: str) -> tuple[ContextView, ...]:
    """What is to be known: what was played, drawn, dealt, or how rounds went out."""
    question = who_of(part)
    around = telling.around(question.seats, lang)
    match question:
        case who_asked.Turn(record=record, after=after):
            return telling.tricks(record, after, lang), telling.left(record, after, lang)
        case who_asked.Titles(record=record):
            return (telling.tricks(record, len(record.actions), lang),)
        case who_asked.Drawn(cards=cards):
            rows = tuple((said(f"p{n}", lang), short_card(card, lang)) for n, card in enumerate(cards, start=1))
            return (ContextView(text("telling-drawn", lang), (), rows),)
        case who_asked.FirstDealt(dealer=dealer):
            return (around, ContextView("", (), ((text("telling-dealer", lang), said(f"p{dealer + 1}", lang)),)))
        case who_asked.Opens(hands=hands, dealer=dealer):
            note = text("telling-deals", lang, seat=said(f"p{dealer + 1}", lang))
            found = telling.hands(text("telling-hands", lang), hands, question.rules, lang)
            return (ContextView(found.caption, found.columns, found.rows, note),)
        case who_asked.MatchWinner(results=results):
            rows = tuple((text("telling-round", lang, n=n), said(f"p{result.order[0] + 1}", lang))
                         for n, result in enumerate(results, start=1))  # fmt: skip
            columns = (text("telling-rounds", lang), text("telling-upstream", lang))
            if question.rules.match_goal != "most_upstream":
                return (telling.orders(tuple(result.order for result in results), lang),)
            return (ContextView(text("telling-match", lang), columns, rows),)
        case who_asked.TwoLowWinner(orders=orders):
            return (telling.orders(orders, lang),)
        case who_asked.Following(order=order) | who_asked.Owes(order=order):
            return (_went_out(order, lang),)
        case who_asked.TieBreak(tied=tied, order=order):
            both = join([said(f"p{seat + 1}", lang) for seat in tied], lang)
            return ContextView("", (), ((text("telling-tied", lang), both),)), _went_out(order, lang)
        case who_asked.TeamRound(order=order):
            rows = tuple((text("telling-team", lang, n=n), said(team, lang))
                         for n, team in enumerate(question.choices[:-1], start=1))  # fmt: skip
            return ContextView(text("telling-teams", lang), (), rows), _went_out(order, lang)
    return (around,)


def _went_out(order: tuple[int, ...], lang: str) -> ContextView:
    return ContextView("", (), ((text("telling-order", lang), telling.row(order, lang)),))


def choices(state: State, lang: str) -> tuple[ChoiceView, ...]:
    """Everybody who can be tapped."""
    part, work = state.part, state.work
    question = who_of(part)
    given = work.feedback
    shown = given is not None and given.part == work.part and given.what == "who" and given.answer == _row(state)
    several = question.ordered or len(question.wanted) > 1
    mark = given.kind if given is not None and shown and (given.kind == "right" or not several) else ""
    return tuple(
        ChoiceView(
            id=choice,
            label=said(choice, lang),
            chosen=place in work.row,
            mark=mark if place in work.row else "",
            place=work.row.index(place) + 1 if question.ordered and place in work.row else 0,
        )
        for place, choice in enumerate(question.choices)
    )


def numbers(state: State, lang: str) -> tuple[NumberView, ...]:
    """No numbers are typed."""
    return ()


def choices_label(part: Part, lang: str) -> str:
    """What stands at the choices for a screen reader."""
    return text("who-label", lang)


def _row(state: State) -> str:
    return " ".join(who_of(state.part).choices[place] for place in state.work.row)


def row_text(answer: str, lang: str) -> str:
    """An answer in words, in its order."""
    every = [said(each, lang) for each in answer.split()]
    found = every[0]
    for each in every[1:]:
        found = text("list-comma", lang, a=found, b=each)
    return found


def says(state: State, lang: str) -> str:
    """The line under the choices: who stands in the row."""
    part, work = state.part, state.work
    if at_once(part) and not work.solved:
        return ""
    if not work.row:
        return text("who-says-none", lang)
    if isinstance(who_of(part), who_asked.Following):
        who = [said(each, lang) for each in _row(state).split()]
        return text("who-says-next", lang, leads=who[0], deals=who[1] if len(who) > 1 else "–")
    return text("who-says", lang, seats=row_text(_row(state), lang))


def told(state: State, lang: str) -> str:
    """What the last tap did."""
    work = state.work
    if work.told is None:
        return ""
    question = who_of(state.part)
    name = said(question.choices[work.told], lang)
    if work.told not in work.row:
        return text("live-unmarked", lang, item=name)
    if question.ordered:
        return text("live-placed", lang, item=name, n=work.row.index(work.told) + 1)
    return text("live-marked", lang, item=name)


def twin(state: State, where: str, lang: str) -> list[str]:
    """The exercise as sentences of text."""
    part, work = state.part, state.work
    found = [text("text-asked", lang, where=where, prompt=part.prompt.get(lang))]
    found += context_text(context(part, lang), lang)
    found.append(text("text-choices", lang, choices=row_text(" ".join(who_of(part).choices), lang)))
    row = says(state, lang)
    if work.row and row and not work.solved:
        found.append(row + text("full-stop", lang))
    return found


def context_text(tables: tuple[ContextView, ...], lang: str) -> list[str]:
    """The tables as sentences, a row each."""
    return [text("text-row", lang, head=head, said=" / ".join(rest)) for each in tables for head, *rest in each.rows]


def solved_with(state: State, lang: str) -> str:
    """The right answer, once it is given."""
    return row_text(_row(state), lang)


def listed(state: State, lang: str) -> tuple[tuple[ListedView, ...], str]:
    """No cards are listed."""
    return (), ""


def labels(part: Part, lang: str) -> dict[str, str]:
    """What is said of the field for typing."""
    question = who_of(part)
    example = row_text(" ".join(question.choices[: len(question.wanted) if question.ordered else 1]), lang)
    return {"typed_name": text("who-typed", lang), "typed_placeholder": example}


def actions(state: State, done: str, lang: str) -> list[ActionView]:
    """The buttons; none where a tap is the answer."""
    part, row = state.part, state.work.row
    if at_once(part):
        return []
    question = who_of(part)
    none = "" if row else text("who-note-none", lang)
    short = text("who-note-short", lang) if question.ordered and len(row) < len(question.wanted) else ""
    check, clear = done or none or short, done or none
    return [
        ActionView("play", text("ui-check", lang), not check, not check, check),
        ActionView("clear", text("ui-clear", lang), not clear, note=clear),
    ]


def hint_places(state: State) -> frozenset[int]:
    """There are no cards to be marked."""
    return frozenset()


def hint_texts(part: Part, lang: str) -> tuple[str, ...]:
    """Three hints: a nudge, something narrower, the answer."""
    question = who_of(part)
    first, second = who_why.hints(question, lang)
    return first, second, text("hint-who-3", lang, seats=row_text(question.right[0], lang))


def answer_view(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    """The answer to a choice, and to what is not complete or cannot be read."""
    question = who_of(part)
    if given.what == "who_rest":
        return FeedbackView("info", text("who-rest", lang), (aim(part, lang),))
    if given.kind == "error":
        names = row_text(" ".join(question.choices), lang)
        return FeedbackView("error", text("typed-who-error", lang, text=given.answer.strip()),
                            (text("typed-who-help", lang, names=names),))  # fmt: skip
    answer = tuple(given.answer.split())
    if given.kind == "right":
        praise = (part.praise.get(lang),) if part.praise else ()
        headline = text("who-right", lang, seats=row_text(given.answer, lang))
        return FeedbackView("right", headline, (*who_why.right(question, lang), *praise))
    claim = claim_for(part, given.answer)
    note = (claim.note.get(lang),) if claim is not None and claim.note else ()
    rule = question.rule
    stated = f"{rule_title(rule, lang)}\n{rule_body(rule, lang, question.rules)}"
    headline = text("who-wrong", lang, seats=row_text(given.answer, lang))
    return FeedbackView("wrong", headline, (*who_why.wrong(question, answer, lang), *note), rule, stated)

