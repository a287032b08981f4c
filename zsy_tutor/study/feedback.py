"""The answer to what a learner did, in words: verdict, reason, rule, ladder of ranks, hints, and what is done now.

Decides nothing: reasons come from the engine, sentences from `explain`.
"""

from __future__ import annotations

from dataclasses import replace

from ..explain.hints import hints
from ..explain.messages import describe, join, suited_text, text
from ..explain.nearest import near_sentence
from ..explain.reasons import sentence, verdict
from ..explain.ruletexts import rule_body, rule_title
from ..rules.cards import Hand
from ..rules.legality import Reason
from ..rules.plays import Play, classify, play_table
from ..rules.position import Position
from . import endgame_words, item_words, play_words
from .asides import instead_view, with_asides
from .disputing import lead_of
from .exercises import HINTS, MAX_STARS, Part, claim_for, right_answers
from .kinds import WORDS
from .lessons import lesson
from .seating import names_at
from .state import Feedback, State, places_of
from .view import FeedbackView, LadderCell

LISTED = 4
"""The most other right answers that are listed."""
RUNS = ("straight", "stair", "plate")


def feedback_view(state: State, lang: str) -> FeedbackView | None:
    """The last answer in words, or nothing."""
    given = state.work.feedback
    if given is None:
        return None
    part = state.part if given.part == state.work.part else state.step.parts[given.part]
    return with_asides(state, _answer(state, part, given, lang), part, lang)


def _answer(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    if given.kind == "hint":
        return _hint(state, part, lang)
    if _own(part, given):
        return _with_summary(state, WORDS[part.kind].answer_view(state, part, given, lang), lang)
    if part.kind in item_words.KINDS:
        shown = item_words.answer_view(state, part, given, names_at(part, lang), lang)
        return _with_summary(state, shown, lang)
    if given.kind == "error":
        return FeedbackView("error", text("typed-error", lang, text=given.answer, column=given.column),
                            (text("typed-error-help", lang),))  # fmt: skip
    if part.kind in play_words.KINDS and not given.reasons:
        shown_play = play_words.answer_view(state, part, given, lang)
        if shown_play is not None:
            return _with_summary(state, shown_play, lang)
    if part.kind == "endgame" and not given.reasons:
        shown_move = endgame_words.answer_view(state, part, given, names_at(part, lang), lang)
        if shown_move is not None:
            return _with_summary(state, shown_move, lang)
    if given.reasons:
        return _reasoned(state, part, given, lang)
    if given.kind == "right":
        return _with_summary(state, _right(state, part, given, lang), lang)
    if given.kind == "wrong":
        return _wrong_name(part, given, lang)
    if given.what == "fix":
        return instead_view(state, given, part, lang)
    return _info(part, given, lang)


def _own(part: Part, given: Feedback) -> bool:
    """Whether the kind has words of its own for this; a lead that is refused or asked about is worded as everywhere."""
    if part.kind not in WORDS or given.what == "typed":
        return False
    return part.kind != "safe_lead" or given.what in ("safe", "falls")


def _with_summary(state: State, shown: FeedbackView, lang: str) -> FeedbackView:
    done = summary(state, lang) if shown.kind == "right" else ""
    return replace(shown, body=(*shown.body, done)) if done else shown


def summary(state: State, lang: str) -> str:
    """What is finished now, and how to go on; nothing while the exercise is not done."""
    if not state.work.solved:
        return ""
    level = state.level
    open_steps = [place + 1 for place, step in enumerate(level.steps) if not state.progress.is_done(step.id)]
    stars = sum(state.progress.stars_of(step.id) or 0 for step in level.steps)
    most = MAX_STARS * len(level.steps)
    if not open_steps:
        if level.is_pack:
            return text("done-pack", lang, n=len(level.steps), stars=stars, max=most)
        done = text("done-lesson", lang, n=int(level.id), stars=stars, max=most)
        if not level.next:
            return done
        following = text("done-next-lesson", lang, title=lesson(level.next).title.get(lang))
        return text("two_sentences", lang, first=done, second=following)
    if state.place + 1 < len(level.steps):
        return text("done-go-on" if state.single else "done-press-next", lang)
    return text("done-still-open", lang, steps=join([str(n) for n in open_steps], lang))


def hint_marks(state: State) -> frozenset[int]:
    """The cards of the hand that the hints shown so far mark."""
    part = state.part
    if part.kind in WORDS and not part.hints:
        return WORDS[part.kind].hint_places(state)
    if part.kind in play_words.KINDS and not part.hints:
        return play_words.hint_places(state)
    if part.kind == "endgame" and not part.hints:
        return endgame_words.hint_places(state)
    if part.hints or part.kind != "beat" or not state.work.shown:
        return frozenset()
    shown = hints(part.table, part.aim, "en")[: state.work.shown]
    return frozenset(place for hint in shown for place in places_of(state.cards, hint.cards))


def choice_key(choice: str) -> str:
    """The message that labels a choice."""
    return f"choice-{choice.replace('/', '-')}"


# hints


def _hint(state: State, part: Part, lang: str) -> FeedbackView:
    work = state.work
    said = list(_hint_texts(state, part, lang)[: work.shown])
    said.append(text("hint-stars", lang, left=work.stars) if work.paid else text("hint-free", lang))
    if work.shown == HINTS - 1 and not work.solved:
        said.append(text("hint-next-answer", lang))
    return FeedbackView("hint", text("hint-heading", lang, n=work.shown), tuple(said))


def _hint_texts(state: State, part: Part, lang: str) -> tuple[str, ...]:
    if part.hints:
        return tuple(hint.get(lang) for hint in part.hints)
    if part.kind in WORDS:
        return WORDS[part.kind].hint_texts(part, lang)
    if part.kind in item_words.KINDS:
        return item_words.hint_texts(part, lang)
    if part.kind in play_words.KINDS:
        return play_words.hint_texts(state, part, names_at(part, lang), lang)
    if part.kind == "endgame":
        return endgame_words.hint_texts(part, names_at(part, lang), lang)
    if part.position is not None:
        return tuple(hint.text for hint in hints(part.position, part.aim, lang))
    ranks = len({card.rank for card in part.cards})
    answer = text(choice_key(right_answers(part)[0]), lang)
    return (
        text("hint-name-1", lang),
        text("hint-name-2", lang, n=len(part.cards), ranks=ranks),
        text("hint-name-3", lang, answer=answer),
    )


# answers


def _rule(rule: str, part: Part, lang: str) -> str:
    """The rule for who wants to know: its title, then how this table plays it."""
    return f"{rule_title(rule, lang)}\n{rule_body(rule, lang, part.rule_set)}"


def _reasoned(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    """A refusal: verdict, the exact reason, what the author has to add, the rule, further reasons."""
    position = part.table
    first, *rest = (sentence(reason, position.rules, lang, names_at(part, lang)) for reason in given.reasons)
    claim = claim_for(part, given.answer)
    near = _near(part, given, state.level.types, lang)
    body = [first, near] if near else [first]
    if claim is not None and claim.note and given.kind == "wrong":
        body.append(claim.note.get(lang))
    if given.what == "why":
        body.append(text("why-note", lang))
    headline = verdict(given.reasons[0], lang)
    if given.kind == "right":
        headline = text("right-refused", lang)
        body += _praise(part, lang)
    rule = given.reasons[0].rule
    cells, note = ladder(position, given.reasons[0], lang)
    return FeedbackView(
        given.kind,
        headline,
        tuple(body),
        rule,
        _rule(rule, part, lang),
        others=tuple(rest),
        ladder=cells,
        ladder_note=note,
    )


def _near(part: Part, given: Feedback, types: tuple[str, ...], lang: str) -> str:
    """What would make a combination of the cards; nothing where to find that is the exercise."""
    if part.kind == "repair" or not isinstance(given.asked, Hand):
        return ""
    return near_sentence(given.reasons[0], given.asked, part.rule_set, part.table.seats, lang, types)


def _right(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    if part.position is None:
        return _right_name(part, state.level.types, lang)
    names = _names(part, given, lang)
    if given.what in ("pass", "pass_asked"):
        headline = (
            text("right-pass", lang, table=names["table"]) if given.what == "pass" else text("right-pass-asked", lang)
        )
        return FeedbackView("right", headline, _praise(part, lang))
    if given.what in ("lead", "lowest"):
        return FeedbackView("right", text(f"right-{given.what}", lang, play=names["play"]), _praise(part, lang))
    body = list(_praise(part, lang))
    if part.aim == "cheapest":
        body.append(text("right-cheapest", lang))
    others = [ranks for ranks in right_answers(part) if ranks != given.answer]
    if 0 < len(others) <= LISTED:
        body.append(
            text("right-also", lang, plays=join([_play_text(ranks, part.table, lang) for ranks in others], lang))
        )
    return FeedbackView("right", text("right-beats", lang, **names), tuple(body))


def _praise(part: Part, lang: str) -> tuple[str, ...]:
    return (part.praise.get(lang),) if part.praise else ()


def _right_name(part: Part, types: tuple[str, ...], lang: str) -> FeedbackView:
    """The name, or why the cards have none and which combination they are nearest to."""
    rules = part.rule_set
    found = classify(part.cards, rules)
    if isinstance(found, Play):
        return FeedbackView("right", text("right-named", lang, play=describe(found, rules, lang)), _praise(part, lang))
    reason = Reason("not_a_combination", found.rule, found.facts, found.shape_reason)
    lead = lead_of(part)
    near = near_sentence(reason, part.cards, rules, lead.seats, lang, types) if lead is not None else ""
    body = (sentence(reason, rules, lang), *([near] if near else []), *_praise(part, lang))
    return FeedbackView("right", text("right-named-none", lang), body, found.rule, _rule(found.rule, part, lang))


def _wrong_name(part: Part, given: Feedback, lang: str) -> FeedbackView:
    """A name that does not fit: the rule of the type claimed, never the answer."""
    from .session import TYPE_RULES

    kind, _, shape = given.answer.partition("/")
    combination = isinstance(classify(part.cards, part.rule_set), Play)
    key = "name-is-combination" if combination and kind == "none" else "name-other-reason" if shape else ""
    rule = TYPE_RULES[kind]
    claim = claim_for(part, given.answer)
    body = [text(key, lang)] if key else []
    body += [claim.note.get(lang)] if claim is not None and claim.note else []
    return FeedbackView("wrong", text("name-not", lang, choice=text(choice_key(given.answer), lang)), tuple(body),
                        rule, _rule(rule, part, lang))  # fmt: skip


def _info(part: Part, given: Feedback, lang: str) -> FeedbackView:
    names = _names(part, given, lang)
    what = given.what
    claim = claim_for(part, given.answer)
    note = (claim.note.get(lang),) if claim is not None and claim.note else ()
    if what in ("dearer", "not_lowest"):
        key = "info-dearer" if what == "dearer" else "info-not-lowest"
        wanted = names if what == "dearer" else {"play": names["play"]}
        return FeedbackView("info", text(key, lang), (text(f"{key}-body", lang, **wanted), *note))
    if what == "pass":
        return FeedbackView(
            "info", text("info-pass", lang), (text("info-pass-body", lang, table=names["table"]), *note)
        )
    if what == "refused_first":
        return FeedbackView("info", text("info-refused-first", lang), (text("info-refused-first-body", lang), *note))
    if what == "pass_asked":
        return FeedbackView("info", text("info-pass-asked", lang, play=names["play"]), note)
    if what == "played_otherwise":
        return FeedbackView(
            "info", text("info-played-otherwise", lang), (text("info-played-otherwise-body", lang), *note)
        )
    if what == "why_nothing":
        return FeedbackView("info", text("why-nothing", lang))
    if what == "why_legal":
        leads = part.table.trick is None
        headline = text("why-legal-lead", lang, play=names["play"]) if leads else text("why-legal", lang, **names)
        return FeedbackView("info", headline, (text("why-note", lang),))
    return FeedbackView("info", text("fix-none", lang, table=names["table"]))


def _names(part: Part, given: Feedback, lang: str) -> dict[str, str]:
    """The play answered with and the one on the table, in words."""
    position = part.table
    names = {}
    if given.answer not in ("", "-", "pass"):
        names["play"] = _play_text(given.answer, position, lang)
    if position.trick is not None:
        names["table"] = describe(position.trick.play, position.rules, lang)
    return names


def _play_text(ranks: str, position: Position, lang: str) -> str:
    if ranks == "pass":
        return text("ui-pass", lang)
    found = classify(Hand.of(*ranks), position.rules)
    return describe(found, position.rules, lang) if isinstance(found, Play) else suited_text(list(ranks), lang)


# the ladder of ranks


def ladder(position: Position, reason: Reason, lang: str) -> tuple[tuple[LadderCell, ...], str]:
    """For a play that is too low: where both stand in the order of ranks, and which ranks would do it (B1, C1, C2)."""
    if reason.code != "too_low" or position.trick is None:
        return (), ""
    table = position.trick.play
    mine, theirs = reason.facts["play_top"], reason.facts["table_top"]
    higher = {
        each.top for _, each in play_table(position.rules).beaters(table, position.copies) if each.type == table.type
    }

    def mark(rank: str) -> str:
        if rank == mine == theirs:
            return "both"
        return "you" if rank == mine else "table" if rank == theirs else "beats" if rank in higher else ""

    cells = tuple(LadderCell(rank, mark(rank)) for rank in position.rules.order)
    kind = "run" if table.type in RUNS else table.type
    return cells, text(f"ladder-{kind}", lang) if higher else ""
