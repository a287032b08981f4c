"""The words of `repair` and `find_all`: feedback, hints, what was changed or found so far, and the text twin.

Decides nothing: the engine is asked through `finding` and `exercises`, sentences come from `explain`. Refusals are
worded in `feedback`, as they are for a `beat`.
"""

from __future__ import annotations

from typing import Literal

from ..explain.hints import hints
from ..explain.messages import card_name, describe, join, suited_text, text
from ..explain.reasons import sentence
from ..explain.ruletexts import rule_body, rule_title
from ..rules.cards import Card, Hand
from ..rules.fixes import changes, fixes, nearest
from ..rules.notation import take
from . import finding
from .comparing import play_of, refusal
from .exercises import Part, claim_for, right_answers
from .state import Feedback, State, in_order, places_of
from .view import ActionView, FeedbackView, ListedView

KINDS = ("repair", "find_all")
LISTED = 4
"""The most other right answers that are named."""
ANSWER = 3
"""The hint that is the answer."""


def aim(part: Part, lang: str) -> str:
    """What is asked, in a line."""
    if part.kind == "repair":
        return text("aim-repair", lang)
    asked = text("aim-find-type", lang, what=text(f"lead-{part.type}", lang)) if part.type else text("aim-find", lang)
    if not part.count:
        return asked
    return text("two_sentences", lang, first=asked, second=text("aim-find-count", lang, n=len(right_answers(part))))


def solved_with(state: State, lang: str) -> str:
    """The plays that were found, once all are."""
    return join([_named(state.part, cards, lang) for cards in state.work.found], lang)


def twin(state: State, lang: str) -> list[str]:
    """What the text adds to hand and table: the cards to be mended and the changes, or what is to be found."""
    part, work = state.part, state.work
    if part.kind == "repair":
        said = [text("text-repair", lang, cards=_suited(part, part.lifted, lang))]
        changes = [text(f"changed-{mark}", lang, card=suited_text([card], lang)) for card, mark in _changed(state)]
        return said + ([text("text-changed", lang, changes=join(changes, lang))] if changes else [])
    said = [aim(part, lang)]
    if work.found and not work.solved:
        said.append(text("text-found", lang, plays=solved_with(state, lang)))
    return said


def actions(state: State, done: str, lang: str) -> list[ActionView]:
    """The buttons of these kinds; `done` says why none can be pressed any more."""
    part, work = state.part, state.work
    play = ActionView("play", text("ui-play", lang), not done, not done, done)
    why = ActionView("why", text("ui-why", lang), not done, note=done)
    if part.kind == "repair":
        still = done or ("" if _changed(state) else text("note-nothing-changed", lang))
        back = ActionView("clear", text("ui-as-at-first", lang), not still, note=still)
        return [play, ActionView("pass", text("ui-pass", lang), not done, note=done), back, why]
    nothing = done or ("" if work.selected else text("ui-note-nothing-lifted", lang))
    clear = ActionView("clear", text("ui-clear", lang), not nothing, note=nothing)
    if part.count:
        return [play, clear, why]
    return [play, ActionView("done", text("ui-that-is-all", lang), not done, note=done), clear, why]


# what was changed, what was found


def _changed(state: State) -> tuple[tuple[Card, str], ...]:
    """The cards `taken` away and `added` so far; once it is solved, those of the play."""
    part, work = state.part, state.work
    cards = Hand(work.played) if work.solved else Hand(state.cards[place] for place in work.selected)
    added, taken = finding.changed(part, cards)
    by_mark = (("taken", taken), ("added", added))
    return tuple((card, mark) for mark, hand in by_mark for card in in_order(hand, part.rule_set))


def listed(state: State, lang: str) -> tuple[tuple[ListedView, ...], str, int]:
    """The small cards below the table, their heading, and how many places are still empty."""
    part = state.part
    if part.kind == "repair":
        found = tuple(
            ListedView(text(f"changed-{mark}", lang, card=card_name(card, lang)), (str(card),), mark)
            for card, mark in _changed(state)
        )
        return found, text("changed-label", lang, n=len(found)), 0
    rules, work = part.rule_set, state.work
    shown = [ListedView(_named(part, cards, lang), _cards(part, cards), "right") for cards in work.found]
    left = () if work.solved else finding.missing(state)
    if work.shown >= ANSWER:
        hand = part.table.known_hand(part.table.mover)
        for ranks in left:
            cards = take(hand, Hand.of(*ranks).counts, rules.opening_card)
            name = text("found-hinted", lang, item=_named(part, cards, lang))
            shown.append(ListedView(name, _cards(part, cards), "hint"))
    number = len(work.found)
    if not finding.knows_count(state):
        return tuple(shown), text("found-label", lang, n=number), 0
    label = text("found-label-of", lang, n=number, count=number + len(left))
    return tuple(shown), label, 0 if work.shown >= ANSWER else len(left)


def _cards(part: Part, cards: Hand) -> tuple[str, ...]:
    return tuple(map(str, in_order(cards, part.rule_set)))


def _suited(part: Part, cards: Hand, lang: str) -> str:
    return suited_text(list(in_order(cards, part.rule_set)), lang)


def _named(part: Part, cards: Hand, lang: str) -> str:
    play = play_of(cards, part.rule_set)
    return describe(play, part.rule_set, lang) if play else _suited(part, cards, lang)


def _plays(part: Part, every: tuple[str, ...], lang: str, how: Literal["and", "or"] = "and") -> str:
    return join([_named(part, Hand.of(*ranks), lang) for ranks in every], lang, how)


# hints


def hint_texts(state: State, part: Part, seats: dict[int, str], lang: str) -> tuple[str, ...]:
    """Three hints: a nudge, something narrower, the answer."""
    if part.kind == "repair":
        first = refusal(part.table, part.tried)[0]
        return (
            text("hint-repair-1", lang, reason=sentence(first, part.rule_set, lang, seats)),
            _how_many(part, lang),
            _mended(part, lang),
        )
    left, count = finding.missing(state), len(right_answers(part))
    if part.table.trick is not None:
        nudge = hints(part.table, "any", lang)[0].text
    elif part.type:
        nudge = text("hint-find-1-type", lang, what=text(f"lead-{part.type}", lang))
    else:
        nudge = text("hint-find-1", lang)
    if not left:
        return nudge, text("hint-find-2-none", lang, count=count), text("hint-find-3-none", lang)
    return (
        nudge,
        text("hint-find-2", lang, count=count, left=len(left)),
        text("hint-find-3", lang, plays=_plays(part, left, lang)),
    )


def _how_many(part: Part, lang: str) -> str:
    """How many cards to add and to take away; only their number where there is more than one way."""
    tried = part.tried if isinstance(part.tried, Hand) else Hand.EMPTY
    least, plays = nearest(part.table, tried)
    ways = {(len(added), len(taken)) for added, taken in (_way(part, tried, play.ranks) for play in plays)}
    if len(ways) > 1:
        return text("hint-repair-2-ways", lang, n=least)
    ((added, taken),) = ways
    if not taken:
        return text("hint-repair-2-add", lang, n=added)
    return text("hint-repair-2-both", lang, n=added, m=taken) if added else text("hint-repair-2-take", lang, n=taken)


def _way(part: Part, tried: Hand, ranks: str) -> tuple[Hand, Hand]:
    """The changes to the nearest cards of these ranks."""
    hand = part.table.known_hand(part.table.mover)
    return changes(part.table, tried, take(hand, Hand.of(*ranks).counts, part.rule_set.opening_card))


def _mended(part: Part, lang: str) -> str:
    every = right_answers(part)
    if len(every) == 1:
        return text("hint-repair-3-only", lang, play=_plays(part, every, lang))
    return text("hint-repair-3", lang, plays=_plays(part, every[:LISTED], lang, "or"))


def hint_places(state: State) -> frozenset[int]:
    """The cards that the hints shown so far mark: of all that is missing, or of the nearest legal play."""
    part, work = state.part, state.work
    if part.kind == "repair":
        found = fixes(part.table, part.tried) if work.shown >= ANSWER else ()
        return frozenset(places_of(state.cards, found[0]) if found else ())
    ranks = "".join(finding.missing(state)) if work.shown >= finding.COUNT_HINT else ""
    return frozenset(place for place, card in enumerate(state.cards) if card.rank in ranks)


# answers


def answer_view(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView | None:
    """The answer to what is legal or says that there are no more; `None` where it is worded as in a `beat`."""
    worded = {
        "repaired": _repaired, "more_changes": _more_changes, "pass": _passed, "found": _found, "found_all": _found_all,
        "found_already": _found_already, "other_type": _other_type, "not_all": _not_all,
    }.get(given.what)  # fmt: skip
    return worded(state, part, given, lang) if worded else None


def _note(part: Part, given: Feedback, lang: str) -> tuple[str, ...]:
    claim = claim_for(part, given.answer)
    return (claim.note.get(lang),) if claim is not None and claim.note else ()


def _praise(part: Part, lang: str) -> tuple[str, ...]:
    return (part.praise.get(lang),) if part.praise else ()


def _says_right(part: Part, ranks: str, lang: str) -> str:
    """`Right:` and what the play does."""
    play = _plays(part, (ranks,), lang)
    if part.table.trick is None:
        return text("found-one" if part.kind == "find_all" else "right-lead", lang, play=play)
    return text("right-beats", lang, play=play, table=describe(part.table.trick.play, part.rule_set, lang))


def _repaired(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    body = [text("repair-enough", lang, n=finding.fewest(part)), *_praise(part, lang)]
    others = tuple(ranks for ranks in right_answers(part) if ranks != given.answer)
    if 0 < len(others) <= LISTED:
        body.append(text("repair-also", lang, plays=_plays(part, others, lang)))
    return FeedbackView("right", _says_right(part, given.answer, lang), tuple(body))


def _more_changes(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    asked = given.asked if isinstance(given.asked, Hand) else Hand.EMPTY
    number = sum(map(len, finding.changed(part, asked)))
    said = text("repair-more-body", lang, play=_plays(part, (given.answer,), lang), n=number)
    enough = text("repair-more-enough", lang, n=finding.fewest(part))
    return FeedbackView("info", text("repair-more", lang), (said, enough, *_note(part, given, lang)))


def _passed(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    said = text("repair-pass-body" if part.kind == "repair" else "find-pass-body", lang)
    return FeedbackView("info", text("info-pass", lang), (said, *_note(part, given, lang)))


def _found(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    number = len(state.work.found)
    if finding.knows_count(state):
        so_far = text("found-so-far-of", lang, n=number, count=len(right_answers(part)))
    else:
        so_far = text("found-so-far", lang, n=number)
    return FeedbackView("right", _says_right(part, given.answer, lang), (so_far,))


def _found_all(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    every = right_answers(part)
    headline = text("found-all", lang, n=len(every))
    return FeedbackView("right", headline, (text("found-these", lang, plays=_plays(part, every, lang)),
                                            *_praise(part, lang)))  # fmt: skip


def _found_already(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    play = _plays(part, (given.answer,), lang)
    return FeedbackView("info", text("found-already", lang), (text("found-already-body", lang, play=play),))


def _other_type(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    play, what = _plays(part, (given.answer,), lang), text(f"lead-{part.type}", lang)
    said = text("find-other-type-body", lang, play=play, what=what)
    return FeedbackView("info", text("find-other-type", lang), (said, *_note(part, given, lang)))


def _not_all(state: State, part: Part, given: Feedback, lang: str) -> FeedbackView:
    rule = state.step.rules[0]
    headline = text("find-not-all", lang, n=len(finding.missing(state)))
    rule_text = f"{rule_title(rule, lang)}\n{rule_body(rule, lang, part.rule_set)}"
    return FeedbackView("wrong", headline, (text("find-not-all-body", lang),), rule, rule_text)
