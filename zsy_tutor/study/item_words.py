"""The words of `order`, `which_beats` and `why_not`: feedback, hints, what is done so far, and the text twin.

Decides nothing: the engine is asked through `item_session` and `comparing`, sentences come from `explain`.
"""

from __future__ import annotations

from ..explain.hints import hints
from ..explain.messages import card_name, describe, join, rank_name, suited_text, text, the_rank
from ..explain.nearest import near_sentence
from ..explain.reasons import sentence, verdict
from ..explain.ruletexts import rule_body, rule_title
from ..rules.cards import Card, Hand
from ..rules.legality import Reason
from ..rules.plays import Pass
from ..rules.position import Position
from . import comparing
from .exercises import Part, claim_for, spell
from .item_session import beating, first_reason, order_rule, turned
from .selected_words import selected
from .state import Feedback, State, places_of, shown_cards
from .view import FeedbackView, ItemView
from .why_words import REASON_RULES, not_because

KINDS = ("order", "which_beats", "why_not")
TURN = {"round_over": "over", "already_passed": "passed", "not_your_turn": "turn"}
"""Reasons for which a seat may not act at all, with the hint that points to them."""
EXAMPLE = 3
"""How many items an example of typing shows."""


# names


def label(part: Part, item: Hand, lang: str) -> str:
    """An item with all that is seen of it: `2 of clubs`, `a pair of 9s`."""
    play = comparing.play_of(item, part.rule_set)
    if len(item) == 1:
        return card_name(item.cards[0], lang)
    return describe(play, part.rule_set, lang) if play else join([card_name(card, lang) for card in item], lang)


def named(part: Part, item: Hand, lang: str) -> str:
    """An item by its ranks, in a sentence: `the 2`, `a pair of 9s`, `jack and queen`."""
    play = comparing.play_of(item, part.rule_set)
    if len(item) == 1:
        return the_rank(item.cards[0].rank, lang)
    return describe(play, part.rule_set, lang) if play else join([rank_name(card.rank, lang) for card in item], lang)


def _listed(part: Part, places: tuple[int, ...], lang: str) -> str:
    """Items in a row: `3, ace, 2`."""
    items = [part.items[place] for place in places]
    short = [rank_name(item.cards[0].rank, lang) if len(item) == 1 else named(part, item, lang) for item in items]
    return _row(short, "list-comma", lang)


def _row(parts: list[str], key: str, lang: str) -> str:
    said = parts[0] if parts else ""
    for part in parts[1:]:
        said = text(key, lang, a=said, b=part)
    return said


def _table(position: Position, lang: str) -> str:
    return describe(position.trick.play, position.rules, lang) if position.trick else ""


def reason_text(choice: str, lang: str) -> str:
    """A reason in a few words, without a capital or a full stop."""
    code, _, shape = choice.partition("/")
    return text(f"reason-shape-{shape}", lang) if shape else text(f"reason-{code}", lang)


def choice_label(part: Part, choice: str, lang: str) -> str:
    """A reason with the number by which it can be typed."""
    return text("why-number", lang, n=part.choices.index(choice) + 1, reason=_begin(reason_text(choice, lang)))


def _begin(said: str) -> str:
    """The same as the beginning of a line."""
    return said[:1].upper() + said[1:]


def _rule(rule: str, part: Part, lang: str) -> tuple[str, str]:
    return rule, f"{rule_title(rule, lang)}\n{rule_body(rule, lang, part.rule_set)}"


# what is done so far


def says(state: State, lang: str) -> str:
    """The line under the exercise."""
    part, work = state.part, state.work
    if part.kind == "why_not":
        return _why_says(part, lang)
    items = _listed(part, work.row, lang)
    if part.kind == "order":
        left = len(part.items) - len(work.row)
        if work.solved:
            return text("order-says-done", lang, items=items)
        if not work.row:
            return text("order-says-none", lang)
        return text("order-says-some", lang, items=items, left=left) if left else text("order-says-all", lang,
                                                                                       items=items)  # fmt: skip
    if not work.row:
        return text("marks-says-none", lang)
    return text("marks-says-done" if work.solved else "marks-says", lang, items=items)


def _why_says(part: Part, lang: str) -> str:
    if isinstance(part.tried, Pass):
        return text("why-says-pass", lang)
    if not part.tried:
        return text("why-says-nothing", lang)
    return selected(_tried(part), part.rule_set, lang, "why-says")


def _tried(part: Part) -> list[Card]:
    """The refused cards, as they stand in the hand."""
    held = shown_cards(part)
    return [held[place] for place in places_of(held, part.lifted)]


def told(state: State, lang: str) -> str:
    """What the last event did to an item, or nothing."""
    part, work = state.part, state.work
    if work.told is None:
        return ""
    name = label(part, part.items[work.told], lang)
    if part.kind == "order":
        if work.told in work.row:
            return text("live-placed", lang, item=name, n=work.row.index(work.told) + 1)
        return text("live-taken", lang, item=name)
    return text("live-marked" if work.told in work.row else "live-unmarked", lang, item=name)


def twin(state: State, where: str, seats: dict[int, str], lang: str) -> list[str]:
    """The exercise as sentences of text."""
    part, work = state.part, state.work
    every = _listed(part, tuple(range(len(part.items))), lang)
    if part.kind == "order":
        said = [text("text-order", lang, where=where, items=every)]
        return said + ([text("text-order-row", lang, items=_listed(part, work.row, lang))] if work.row else [])
    trick = part.table.trick
    table = {"table": _table(part.table, lang), "seat": seats[trick.owner]} if trick else {}
    if part.kind == "which_beats":
        said = [text("text-which", lang, where=where, items=every, **table)]
        return said + ([text("text-marked", lang, items=_listed(part, work.row, lang))] if work.row else [])
    return _why_twin(part, where, table, seats, lang)


def _why_twin(part: Part, where: str, table: dict[str, str], seats: dict[int, str], lang: str) -> list[str]:
    """A `why_not` as text: whose turn it is, where it is not the learner's, and who is out, where the round is over."""
    position = part.table
    tried = text("ui-pass", lang) if isinstance(part.tried, Pass) else suited_text(_tried(part), lang)
    tried = tried or text("text-why-nothing", lang)
    numbered = [choice_label(part, choice, lang) for choice in part.choices]
    key = "text-why" if table else "text-why-lead" if position.turn == part.learner else "text-why-empty"
    said = [text(key, lang, where=where, tried=tried, **table)]
    if part.seat is not None and position.turn is not None:
        said.append(text("show-turn", lang, seat=seats[position.turn]))
    if position.turn is None:
        said.append(text("text-out", lang, seats=join([seats[seat] for seat in position.finished], lang)))
    if position.passed:
        said.append(text("text-passed", lang, seats=join([seats[seat] for seat in position.passed], lang)))
    return [*said, text("text-reasons", lang, choices=_row(numbered, "why-and", lang))]


def solved_with(state: State, lang: str) -> str:
    """The right answer, once it is given."""
    if state.part.kind == "why_not":
        return reason_text(state.work.chosen, lang)
    return _listed(state.part, state.work.row, lang)


def items_view(state: State, lang: str) -> tuple[ItemView, ...]:
    """The items as they are seen."""
    part, work = state.part, state.work
    given = work.feedback
    wrong = given.items if given is not None and given.part == work.part else ()
    answer = beating(part) if part.kind == "which_beats" and work.shown >= EXAMPLE else frozenset[int]()

    def mark(place: int) -> str:
        if work.solved:
            return "right" if place in work.row else ""
        return "wrong" if place in wrong else "hint" if place in answer else ""

    return tuple(
        ItemView(
            id=str(place),
            label=label(part, item, lang),
            cards=tuple(map(str, item)),
            chosen=place in work.row,
            position=work.row.index(place) + 1 if part.kind == "order" and place in work.row else 0,
            mark=mark(place),
        )
        for place, item in enumerate(part.items)
    )


# hints


def hint_texts(part: Part, lang: str) -> tuple[str, ...]:
    """Three hints: a nudge, something narrower, the answer."""
    if part.kind == "order":
        row = comparing.in_strength(part.items, part.rule_set) or part.items
        ends = {"low": named(part, row[0], lang), "high": named(part, row[-1], lang)}
        places = tuple(part.items.index(item) for item in row)
        return (
            text("hint-order-1", lang),
            text("hint-order-2", lang, **ends),
            text("hint-order-3", lang, items=_listed(part, places, lang)),
        )
    if part.kind == "which_beats":
        found = sorted(beating(part))
        plays = join([named(part, part.items[place], lang) for place in found], lang)
        return (
            hints(part.table, "any", lang)[0].text,
            text("hint-marks-2", lang, right=len(found), count=len(part.items)),
            text("hint-marks-3", lang, plays=plays),
        )
    choice = comparing.reason_id(first_reason(part))
    return (
        text("hint-why-1", lang),
        _narrower(part, choice, lang),
        text("hint-why-3", lang, reason=reason_text(choice, lang)),
    )


def _narrower(part: Part, choice: str, lang: str) -> str:
    """Which of the questions to ask, without the answer."""
    code = choice.partition("/")[0]
    if code in ("nothing_selected", "not_in_hand", "not_a_combination"):
        step = {"nothing_selected": "nothing", "not_in_hand": "hand"}.get(code, "shape")
        return text(f"hint-why-2-{step}", lang)
    if code in TURN:
        return text(f"hint-why-2-{TURN[code]}", lang)
    play = None if isinstance(part.tried, Pass) else comparing.play_of(part.tried, part.rule_set)
    if play is None or part.table.trick is None:
        return text("hint-why-2-led", lang)
    return text("hint-why-2-play", lang, play=describe(play, part.rule_set, lang), table=_table(part.table, lang))


# answers


def answer_view(state: State, part: Part, given: Feedback, seats: dict[int, str], lang: str) -> FeedbackView:
    """The answer to a row, to marks or to a choice, and to what cannot be read."""
    if given.kind == "error":
        return _unreadable(part, given, lang)
    if part.kind == "order":
        return _order(part, given, state.work.row, lang)
    if part.kind == "which_beats":
        return _marks(state, part, given, seats, lang)
    return _why(state, part, given, seats, lang)


def _praise(part: Part, lang: str) -> tuple[str, ...]:
    return (part.praise.get(lang),) if part.praise else ()


def _note(part: Part, answer: str, lang: str) -> tuple[str, ...]:
    claim = claim_for(part, answer)
    return (claim.note.get(lang),) if claim is not None and claim.note else ()


def _unreadable(part: Part, given: Feedback, lang: str) -> FeedbackView:
    if given.what == "typed_reason":
        return FeedbackView("error", text("typed-reason-error", lang, text=given.answer.strip()),
                            (text("typed-reason-help", lang, count=len(part.choices)),))  # fmt: skip
    example = " ".join(spell(item, part.rule_set).replace("T", "10") for item in part.items[:EXAMPLE])
    return FeedbackView("error", text("typed-item-error", lang, text=given.answer, column=given.column),
                        (text("typed-item-help", lang, example=example),))  # fmt: skip


def _order(part: Part, given: Feedback, row: tuple[int, ...], lang: str) -> FeedbackView:
    if given.what == "order_rest":
        left = tuple(place for place in range(len(part.items)) if place not in row)
        if not left:
            return FeedbackView("info", text("order-not-all", lang))
        missing = text("order-not-all-body", lang, items=_listed(part, left, lang))
        return FeedbackView("info", text("order-not-all", lang), (missing,))
    if given.kind == "right":
        return FeedbackView("right", text("order-right", lang), _praise(part, lang))
    checked = _row_of(part, given.answer)
    wrong = turned(part, checked)
    low, high = (named(part, part.items[place], lang) for place in wrong[0])
    pairs = len(checked) - 1
    rest = (
        text("order-rest-fine", lang)
        if len(wrong) == 1
        else text("order-rest", lang, right=pairs - len(wrong), count=pairs)
    )
    note = _note(part, " ".join(spell(part.items[place], part.rule_set) for place in wrong[0]), lang)
    body = (text("order-wrong-body", lang, low=low, high=high), *note, rest)
    rule, rule_text = _rule(order_rule(part), part, lang)
    return FeedbackView("wrong", text("order-wrong", lang, low=low), body, rule, rule_text)


def _row_of(part: Part, answer: str) -> tuple[int, ...]:
    """The items of an answer as it was kept."""
    by_name = {spell(item, part.rule_set): place for place, item in enumerate(part.items)}
    return tuple(by_name[name] for name in answer.split())


def _marks(state: State, part: Part, given: Feedback, seats: dict[int, str], lang: str) -> FeedbackView:
    rules, table = part.rule_set, _table(part.table, lang)
    if given.what == "marks_none":
        return FeedbackView("info", text("marks-none", lang), (text("marks-none-body", lang, table=table),))
    checked, right = _row_of(part, given.answer), beating(part)
    reasons = {place: comparing.refusal(part.table, item) for place, item in enumerate(part.items)}
    if given.kind == "right":
        plays = join([named(part, part.items[place], lang) for place in sorted(right)], lang)
        key = "marks-right-these" if len(right) > 1 else "marks-right-one"
        others = tuple(
            text(
                "marks-other", lang, item=_begin(named(part, part.items[place], lang)), verdict=verdict(found[0], lang)
            )
            for place, found in reasons.items()
            if found
        )
        found_all = (text(key, lang, plays=plays), *_praise(part, lang))
        return FeedbackView("right", text("marks-right", lang, table=table), found_all, others=others)
    wrong = [place for place in checked if reasons[place]]
    good = len(checked) - len(wrong)
    if not wrong:
        missing = text("marks-missing-body", lang, right=good, missing=len(right) - good, table=table)
        rule, rule_text = _rule("B1", part, lang)
        return FeedbackView("wrong", text("marks-missing", lang), (missing,), rule, rule_text)
    said = [_refused(state, part, place, reasons[place][0], seats, lang) for place in wrong]
    item = part.items[wrong[0]]
    rule, rule_text = _rule(reasons[wrong[0]][0].rule, part, lang)
    headline = text("marks-wrong", lang, item=named(part, item, lang))
    body = (said[0], *_note(part, spell(item, rules), lang), text("marks-so-far", lang, right=good))
    return FeedbackView("wrong", headline, body, rule, rule_text, others=tuple(said[1:]))


def _refused(state: State, part: Part, place: int, reason: Reason, seats: dict[int, str], lang: str) -> str:
    """Why an item does not beat the table, and which combination it is nearest to where it is none."""
    said = sentence(reason, part.rule_set, lang, seats)
    near = _near(state, part, reason, part.items[place], lang)
    return text("two_sentences", lang, first=said, second=near) if near else said


def _near(state: State, part: Part, reason: Reason, cards: Hand, lang: str) -> str:
    return near_sentence(reason, cards, part.rule_set, part.table.seats, lang, state.level.types)


def _why(state: State, part: Part, given: Feedback, seats: dict[int, str], lang: str) -> FeedbackView:
    reason = reason_text(given.answer, lang)
    if given.what == "reason_later":
        return FeedbackView("info", text("why-later", lang),
                            (text("why-later-body", lang), *_note(part, given.answer, lang)))  # fmt: skip
    if given.kind == "right":
        first, *more = comparing.refusal(part.table, part.tried, part.seat)
        rule, rule_text = _rule(first.rule, part, lang)
        said, *others = (sentence(each, part.rule_set, lang, seats) for each in (first, *more))
        near = _near(state, part, first, part.tried, lang) if isinstance(part.tried, Hand) else ""
        body = (said, *([near] if near else []), *_praise(part, lang))
        headline = text("why-right", lang, reason=reason)
        return FeedbackView("right", headline, body, rule, rule_text, others=tuple(others))
    body = (not_because(part, given.answer, lang), *_note(part, given.answer, lang))
    rule, rule_text = _rule(REASON_RULES.get(given.answer.partition("/")[0], "B1"), part, lang)
    return FeedbackView("wrong", text("why-wrong", lang, reason=reason), body, rule, rule_text)
