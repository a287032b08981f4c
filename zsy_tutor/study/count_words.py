"""The words of `count`: what is asked, the fields, what is to be known, why numbers are right or not, and hints.

Decides nothing: `count_asked` asks the engine.
"""

from __future__ import annotations

from ..explain.messages import card_list, rank_name, text
from ..explain.ruletexts import rule_body, rule_title
from ..rules.cards import Hand, count_in
from ..rules.score import card_points
from . import count_asked, telling
from .asked_session import count_of
from .count_asked import Count
from .exercises import Part, claim_for
from .naming import name
from .state import Feedback, State, in_order
from .view import ActionView, ChoiceView, ContextView, FeedbackView, ListedView, NumberView
from .who_words import context_text


def aim(part: Part, lang: str) -> str:
    """What to do, in a line."""
    if part.filled:
        return text("count-aim-filled", lang)
    return text("count-aim-several" if len(count_of(part).wanted) > 1 else "count-aim", lang)


def context(part: Part, lang: str) -> tuple[ContextView, ...]:
    """What is to be counted."""
    question = count_of(part)
    rules = question.rules
    match question:
        case count_asked.StillOut(hand=hand, seen=seen):
            rows = (
                (text("telling-your-hand", lang), telling.cards(hand, rules, lang)),
                (text("telling-gone", lang), telling.cards(seen, rules, lang)),
            )
            return (ContextView("", (), rows),)
        case count_asked.Penalty(hand=hand):
            row = (text("telling-left-hand", lang), telling.cards(hand, rules, lang))
            return (ContextView("", (), (row,)),)
        case count_asked.RoundPenalty():
            return (telling.hands(text("telling-left-hands", lang), question.left, rules, lang),)
        case count_asked.TwoLowTotals(orders=orders):
            return (telling.orders(orders, lang),)
    return ()


def numbers(state: State, lang: str) -> tuple[NumberView, ...]:
    """The fields, with what was checked last."""
    part, work = state.part, state.work
    question, given = count_of(part), work.feedback
    checked = given is not None and given.part == work.part and given.what == "count"
    found = []
    for place in range(len(question.wanted)):
        value = str(work.row[place]) if place < len(work.row) else ""
        wrong = checked and given is not None and place in given.items
        mark = ("wrong" if wrong else "right") if checked else ""
        label = field(question, place, lang)
        said = text(f"count-number-{mark}", lang, label=label) if mark else label
        found.append(NumberView(str(place), label, value, mark, said))
    return tuple(found)


def field(question: Count, place: int, lang: str) -> str:
    """What a field is for."""
    if len(question.wanted) == 1:
        return text("count-label-one", lang)
    if question.by_seat:
        return name(place, lang)
    return text("count-label-place", lang, n=place + 1) if place else text("count-label-first", lang)


def choices(state: State, lang: str) -> tuple[ChoiceView, ...]:
    """There is nothing to choose from."""
    return ()


def choices_label(part: Part, lang: str) -> str:
    """There is nothing to choose from."""
    return ""


def says(state: State, lang: str) -> str:
    """Nothing: the fields say it."""
    return ""


def told(state: State, lang: str) -> str:
    """Nothing is told of typing."""
    return ""


def twin(state: State, where: str, lang: str) -> list[str]:
    """The exercise as sentences of text."""
    part = state.part
    asked = text("text-asked", lang, where=where, prompt=part.prompt.get(lang))
    return [asked, *context_text(context(part, lang), lang)]


def row(answer: str, lang: str) -> str:
    """Numbers in a row."""
    every = answer.split()
    found = every[0]
    for each in every[1:]:
        found = text("list-comma", lang, a=found, b=each)
    return found


def solved_with(state: State, lang: str) -> str:
    """The right numbers, once they are given."""
    return row(" ".join(map(str, state.work.row)), lang)


def listed(state: State, lang: str) -> tuple[tuple[ListedView, ...], str]:
    """No cards are listed."""
    return (), ""


def labels(part: Part, lang: str) -> dict[str, str]:
    """No label differs."""
    return {}


def actions(state: State, done: str, lang: str) -> list[ActionView]:
    """The one button."""
    return [ActionView("play", text("ui-check", lang), not done, not done, done)]


def hint_places(state: State) -> frozenset[int]:
    """There are no cards to be marked."""
    return frozenset()


# hints


def hint_texts(part: Part, lang: str) -> tuple[str, ...]:
    """Three hints: a nudge, something narrower, the answer."""
    question = count_of(part)
    first, second = _hints(question, lang)
    return first, second, text("hint-count-3", lang, numbers=row(question.right[0], lang))


def _hints(question: Count, lang: str) -> tuple[str, str]:
    match question:
        case count_asked.Dealt():
            return text("hint-count-dealt-1", lang), _total(question, lang)
        case count_asked.Copies():
            out, cards = len(_out(question)), _out_text(question, lang)
            second = text("hint-count-copies-2", lang, players=question.players, out=out, cards=cards)
            return text("hint-count-copies-1", lang), second
        case count_asked.StillOut():
            whole, gone, _ = _three(question)
            return text("hint-count-out-1", lang), text("hint-count-out-2", lang, whole=whole, gone=gone)
        case count_asked.TwoLowTotals():
            return text("hint-count-points-1", lang), text("count-points-rule", lang)
    return text("hint-count-penalty-1", lang), text("count-penalty-rule", lang)


# answers


def answer_view(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    """The answer to numbers, and to what is not complete or cannot be read."""
    question = count_of(part)
    n = len(question.wanted)
    if given.what == "count_rest":
        return FeedbackView("info", text("count-rest", lang, n=n))
    if given.kind == "error":
        return FeedbackView("error", text("typed-count-error", lang, text=given.answer.strip()),
                            (text("typed-count-help", lang, n=n),))  # fmt: skip
    if given.kind == "right":
        praise = (part.praise.get(lang),) if part.praise else ()
        headline = text("count-right", lang, numbers=row(given.answer, lang))
        return FeedbackView("right", headline, (*_right(question, lang), *praise))
    found = tuple(map(int, given.answer.split()))
    claim = claim_for(part, given.answer)
    note = (claim.note.get(lang),) if claim is not None and claim.note else ()
    so_far = (text("count-so-far", lang, right=n - len(given.items), count=n),) if n > 1 else ()
    rule = question.rule
    stated = f"{rule_title(rule, lang)}\n{rule_body(rule, lang, question.rules)}"
    headline = text("count-wrong", lang, numbers=row(given.answer, lang))
    body = (*_wrong(question, found, given.items, lang), *note, *so_far)
    return FeedbackView("wrong", headline, body, rule, stated)


def _right(question: Count, lang: str) -> tuple[str, ...]:
    match question:
        case count_asked.Dealt(players=players):
            each, extra = divmod(question.total, players)
            said = text("count-dealt-each", lang, players=players, each=each, extra=extra)
            return _total(question, lang), said
        case count_asked.Copies():
            out, cards = len(_out(question)), _out_text(question, lang)
            return (text("count-copies-right", lang, whole=question.wanted[0] + out, out=out, cards=cards),)
        case count_asked.StillOut():
            whole, gone, mine = _three(question)
            return (text("count-out-right", lang, whole=whole, gone=gone, mine=mine),)
        case count_asked.Penalty(hand=hand):
            return text("count-penalty-rule", lang), *_sum(hand, question, lang)
        case count_asked.TwoLowTotals():
            return (text("count-points-rule", lang),)
    return (text("count-penalty-rule", lang),)


def _wrong(question: Count, found: tuple[int, ...], wrong: tuple[int, ...], lang: str) -> tuple[str, ...]:
    """What speaks against it, without the answer."""
    match question:
        case count_asked.Dealt(total=total):
            if sum(found) != total:
                return (text("count-dealt-sum", lang, sum=sum(found), n=total),)
            return (text("count-dealt-where", lang),)
        case count_asked.Copies():
            if not _out(question):
                return (text("count-copies-none", lang),)
            every = found[0] == question.wanted[0] + len(_out(question))
            return (text("count-copies-all" if every else "count-copies-not", lang),)
        case count_asked.StillOut():
            whole, gone, mine = _three(question)
            key = {whole - gone: "mine", whole - mine: "gone"}.get(found[0], "not")
            return (text(f"count-out-{key}", lang),)
        case count_asked.Penalty(hand=hand):
            return (text("count-penalty-rule", lang), *_penalty_wrong(hand, found[0], lang))
        case count_asked.RoundPenalty(left=left, rules=rules):
            seat = wrong[0]
            cards = telling.cards(left[seat], rules, lang)
            again = text("count-penalty-seat", lang, seat=name(seat, lang), cards=cards)
            return text("count-penalty-rule", lang), again
        case count_asked.TwoLowTotals():
            said = text("count-points-seat", lang, seat=name(wrong[0], lang))
            return text("count-points-rule", lang), said
    return ()


def _total(question: count_asked.Dealt, lang: str) -> str:
    packs, total = question.rules.packs_for(question.players), question.total
    words = {"packs": packs, "all": 54 * packs, "n": total}
    if total == 54 * packs:
        return text("count-dealt-whole", lang, packs=packs, all=total)
    return text("count-dealt-total", lang, out=54 * packs - total, **words)


def _out(question: count_asked.Copies) -> tuple[str, ...]:
    """The cards of the rank that stay out."""
    return tuple(str(card) for card in question.rules.left_out(question.players) if card.rank == question.rank)


def _out_text(question: count_asked.Copies, lang: str) -> str:
    found = "".join(_out(question))
    return card_list(found, lang) if found else rank_name(question.rank, lang)


def _three(question: count_asked.StillOut) -> tuple[int, int, int]:
    """How many there are, how many have gone, how many the learner holds."""
    rank = question.rank
    whole = count_in(question.rules.copies(question.players), rank)
    return whole, question.seen.count(rank), question.hand.count(rank)


def _sum(hand: Hand, question: Count, lang: str) -> tuple[str, ...]:
    """What each card counts, added up."""
    each = [str(card_points(Hand((card,)))) for card in in_order(hand, question.rules)]
    return (text("count-penalty-sum", lang, sum=" + ".join(each), n=card_points(hand)),) if len(each) > 1 else ()


def _penalty_wrong(hand: Hand, found: int, lang: str) -> tuple[str, ...]:
    if found == len(hand):
        return (text("count-penalty-plain", lang),)
    twos = hand.count("2")
    return (text("count-penalty-twos", lang),) if twos and found == card_points(hand) + twos else ()
