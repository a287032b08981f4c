"""What stands beside an answer: where its rule comes from, further reasons, what could be played instead, what came of
a dispute; and the buttons that ask for these.

The answer itself is `feedback`'s. Nothing is decided here.
"""

from __future__ import annotations

from dataclasses import replace

from ..explain.messages import describe, text
from ..explain.ruletexts import rule_body, rule_title
from ..explain.sources import source_text
from ..rules.plays import Pass, Play, classify
from . import disputing
from .exercises import Part
from .house import PLAYED, can_compare
from .instead import Instead, following, instead, price
from .state import Feedback, State
from .view import ActionView, FeedbackView


def with_asides(state: State, shown: FeedbackView, part: Part, lang: str) -> FeedbackView:
    """The answer with all that can be asked about it."""
    given = state.work.feedback
    if given is not None and given.disputed is not None:
        shown = _disputed(state, given, shown, part, lang)
    if shown.rule:
        shown = replace(shown, rule_source=source_text(shown.rule, lang, part.rule_set))
    if shown.others:
        key = "others-items" if part.kind == "which_beats" else "others-reasons"
        shown = replace(shown, others_label=text(key, lang, n=len(shown.others)))
    return shown


def _disputed(state: State, given: Feedback, shown: FeedbackView, part: Part, lang: str) -> FeedbackView:
    """With what came of disputing it, and the rule, where the answer itself has none."""
    what = given.disputed
    if what is None:
        return shown
    if what.name:
        said = text("dispute-saved", lang, name=what.name)
    elif what.trouble == "other":
        said = text("dispute-trouble-other", lang, what=what.detail)
    else:
        said = text(f"dispute-trouble-{what.trouble}", lang)
    rules = disputing.rules_of(state)
    if not shown.rule and rules:
        stated = f"{rule_title(rules[0], lang)}\n{rule_body(rules[0], lang, part.rule_set)}"
        shown = replace(shown, rule=rules[0], rule_text=stated)
    return replace(shown, saved=said, trouble=not what.name)


def instead_view(state: State, given: Feedback, part: Part, lang: str) -> FeedbackView:
    """A play that would do, lifted on request."""
    found = instead(part, given.asked) if given.asked is not None and not isinstance(given.asked, Pass) else ()
    at = found[given.at]
    near = sum(1 for each in found if each.nearest)
    body = []
    if at.nearest:
        body.append(text("fix-nearest-only" if near == 1 else "fix-nearest", lang))
    if at.cheapest and part.table.trick is not None:
        table = describe(part.table.trick.play, part.rule_set, lang)
        body.append(text("fix-cheapest", lang, table=table))
    body.append(text("fix-lifted", lang))
    if at.right and state.work.revealed:
        body.append(text("hint-stars", lang, left=state.work.stars))
    return FeedbackView("info", text("fix-shown", lang, play=_named(at, part, lang)), tuple(body))


def _named(each: Instead, part: Part, lang: str) -> str:
    play = classify(each.cards, part.rule_set)
    return describe(play, part.rule_set, lang) if isinstance(play, Play) else ""


# buttons


def fix_action(state: State, done: str, lang: str) -> ActionView:
    """The button that shows what could be played instead: it says what comes next, and what that costs."""
    work = state.work
    asked = None if done else work.to_fix
    if asked is None:
        return ActionView(
            "fix", text("ui-fix", lang), enabled=False, note=done or text("ui-note-not-yet-refused", lang)
        )
    found = instead(state.part, asked)
    stars = price(state)
    note = text("ui-fix-price", lang, n=stars) if stars else ""
    at = following(work, len(found)) if found else 0
    shown = work.feedback is not None and work.feedback.what == "fix"
    if not shown:
        return ActionView("fix", text("ui-fix", lang), note=note, price=stars)
    if len(found) == 1:
        return ActionView("fix", text("ui-fix", lang), enabled=False, note=text("ui-fix-only", lang))
    if not found[at].nearest:
        return ActionView("fix", text("ui-fix-cheapest", lang), note=note, price=stars)
    near = sum(1 for each in found if each.nearest)
    if near == 1:  # from the cheapest back to the only one that is nearest
        return ActionView("fix", text("ui-fix-nearest", lang), note=note, price=stars)
    return ActionView("fix", text("ui-fix-next", lang, n=at + 1, count=near), note=note, price=stars)


def asking_actions(state: State, lang: str) -> list[ActionView]:
    """The buttons that ask about the verdict: dispute it, see it at other tables."""
    work = state.work
    found = []
    given = work.feedback
    if given is not None and disputing.doubtful(state) is not None:
        saved = given.disputed is not None and bool(given.disputed.name)
        note = "ui-dispute-saved" if saved else "ui-dispute-note"
        label = text("ui-dispute-done" if saved else "ui-dispute", lang)
        found.append(ActionView("dispute", label, not saved, note=text(note, lang)))
    played = state.part.kind in PLAYED
    able = can_compare(state) or (played and bool(work.selected))
    if able or played:
        note = "" if able else text("ui-house-nothing", lang)
        found.append(ActionView("house", text("ui-house-close" if work.house else "ui-house", lang), able, note=note))
    return found
