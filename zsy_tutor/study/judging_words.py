"""The words of `verdicts`: what was tried, the tables, what each of them says, and hints. Decides nothing."""

from __future__ import annotations

from ..explain.messages import join, suited_text, text
from ..explain.reasons import sentence
from ..explain.ruletexts import rule_body, rule_title, rules_text
from ..rules.cards import Hand
from .exercises import Part, claim_for
from .judging import Judging
from .judging_session import judging_of
from .state import Feedback, State, in_order, places_of, shown_cards
from .view import ActionView, ChoiceView, ContextView, FeedbackView, ListedView, NumberView


def aim(part: Part, lang: str) -> str:
    """What to do, in a line."""
    return text("tables-aim", lang)


def context(part: Part, lang: str) -> tuple[ContextView, ...]:
    """The table is drawn."""
    return ()


def tried(part: Part, lang: str) -> str:
    """What is tried, in short."""
    asked = judging_of(part)
    if not isinstance(asked.tried, Hand):
        return text("ui-pass", lang)
    held = shown_cards(part)
    cards = [held[place] for place in places_of(held, part.lifted)] or in_order(asked.tried, part.rule_set)
    return suited_text(cards, lang)


def table(asked: Judging, place: int, lang: str) -> str:
    """A table by its rules."""
    rules = asked.tables[place]
    if str(rules) == rules.preset:
        return text(f"tables-{rules.preset}", lang)
    return rules_text(rules, lang)


def _tables(asked: Judging, places: tuple[int, ...], lang: str) -> str:
    return join([text("tables-number", lang, n=place + 1) for place in places], lang)


def choices(state: State, lang: str) -> tuple[ChoiceView, ...]:
    """The tables, with their numbers."""
    asked, work = judging_of(state.part), state.work
    given = work.feedback
    wrong = given.items if given is not None and given.part == work.part else ()

    def mark(place: int) -> str:
        return "right" if work.solved and place in work.row else "wrong" if place in wrong else ""

    return tuple(
        ChoiceView(
            id=str(rules),
            label=text("why-number", lang, n=place + 1, reason=table(asked, place, lang)),
            chosen=place in work.row,
            mark=mark(place),
        )
        for place, rules in enumerate(asked.tables)
    )


def choices_label(part: Part, lang: str) -> str:
    """What is asked of the tables."""
    return text("tables-label", lang)


def numbers(state: State, lang: str) -> tuple[NumberView, ...]:
    """No numbers are typed."""
    return ()


def says(state: State, lang: str) -> str:
    """What is tried, and where it is said to be legal."""
    part, work = state.part, state.work
    said = text("tables-says", lang, cards=tried(part, lang))
    if not work.row:
        return said
    marked = text("tables-marked", lang, tables=_tables(judging_of(part), work.row, lang))
    return text("two_sentences", lang, first=said, second=marked)


def told(state: State, lang: str) -> str:
    """What the last press did."""
    work = state.work
    if work.told is None:
        return ""
    name = text("tables-number", lang, n=work.told + 1)
    return text("live-marked" if work.told in work.row else "live-unmarked", lang, item=name)


def twin(state: State, where: str, lang: str) -> list[str]:
    """The exercise as sentences of text."""
    part, work = state.part, state.work
    asked = judging_of(part)
    found = [text("text-asked", lang, where=where, prompt=part.prompt.get(lang)), says(state, lang)]
    for place in range(len(asked.tables)):
        said = text("why-number", lang, n=place + 1, reason=table(asked, place, lang)) + text("full-stop", lang)
        found.append(said)
    return found if not work.solved else [*found, *_said(asked, lang)]


def solved_with(state: State, lang: str) -> str:
    """The right tables, once they are marked."""
    return _tables(judging_of(state.part), state.work.row, lang)


def listed(state: State, lang: str) -> tuple[tuple[ListedView, ...], str]:
    """No cards are listed."""
    return (), ""


def labels(part: Part, lang: str) -> dict[str, str]:
    """What is said of the field for typing."""
    return {"typed_name": text("tables-typed", lang), "typed_placeholder": "1 2"}


def actions(state: State, done: str, lang: str) -> list[ActionView]:
    """The buttons of this kind."""
    none = done or ("" if state.work.row else text("tables-note-none", lang))
    return [
        ActionView("play", text("ui-check", lang), not none, not none, none),
        ActionView("clear", text("ui-clear", lang), not none, note=none),
    ]


def hint_places(state: State) -> frozenset[int]:
    """No cards are marked."""
    return frozenset()


def hint_texts(part: Part, lang: str) -> tuple[str, ...]:
    """Three hints: a nudge, something narrower, the answer."""
    asked = judging_of(part)
    return (
        text("hint-tables-1", lang),
        text("hint-tables-2", lang, n=len(asked.legal), count=len(asked.tables)),
        text("hint-tables-3", lang, tables=_tables(asked, asked.legal, lang)),
    )


def answer_view(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    """The answer to a choice of tables."""
    asked = judging_of(part)
    if given.kind == "error":
        return FeedbackView("error", text("typed-tables-error", lang, text=given.answer.strip()),
                            (text("typed-tables-help", lang, count=len(asked.tables)),))  # fmt: skip
    if given.what == "tables_none":
        return FeedbackView("info", text("tables-none", lang), (text("tables-none-body", lang),))
    if given.kind == "right":
        praise = (part.praise.get(lang),) if part.praise else ()
        return FeedbackView("right", text("tables-right", lang), (*_said(asked, lang), *praise))
    if given.what == "tables_missing":
        right = len(given.answer.split())
        body = text("tables-missing-body", lang, right=right, missing=len(asked.legal) - right)
        return FeedbackView("wrong", text("tables-missing", lang), (body,), *_rule(state.step.rules[0], part, lang))
    return _wrong(part, given, asked, lang)


def _wrong(part: Part, given: Feedback, asked: Judging, lang: str) -> FeedbackView:
    """Why the first wrong table does not allow it; the others that were marked wrongly are folded."""
    names = given.answer.split()
    wrong = [place for place, rules in enumerate(asked.tables) if str(rules) in names and place not in asked.legal]
    said = [_verdict(asked, place, lang) for place in wrong]
    claim = claim_for(part, str(asked.tables[wrong[0]]))
    note = (claim.note.get(lang),) if claim is not None and claim.note else ()
    right = len(names) - len(wrong)
    reason = asked.reason(wrong[0])
    rule = _rule(reason.rule, part, lang, wrong[0]) if reason else ("", "")
    headline = text("tables-wrong", lang, table=text("tables-number", lang, n=wrong[0] + 1))
    body = (said[0], *note, text("tables-so-far", lang, right=right))
    return FeedbackView("wrong", headline, body, *rule, others=tuple(said[1:]))


def _said(asked: Judging, lang: str) -> tuple[str, ...]:
    """What every table says."""
    return tuple(_verdict(asked, place, lang) for place in range(len(asked.tables)))


def _verdict(asked: Judging, place: int, lang: str) -> str:
    reason = asked.reason(place)
    said = sentence(reason, asked.tables[place], lang) if reason else asked.verdicts[place].sentence(lang)
    return text("tables-verdict", lang, n=place + 1, said=said)


def _rule(rule: str, part: Part, lang: str, place: int = 0) -> tuple[str, str]:
    rules = judging_of(part).tables[place]
    return rule, f"{rule_title(rule, lang)}\n{rule_body(rule, lang, rules)}"
