"""The exercise around the canvas, as data for the browser: `head` and `body` are plain JSON made from a View.

`static/panel.js` turns them into elements. Labels that a View does not carry come from the message files. No event is
acted on here.
"""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

import traitlets

from zsy_tutor.explain.messages import rank_name, text
from zsy_tutor.study.view import ActionView, CardView, ChoiceView, FeedbackView, View
from zsy_tutor.widgets import items, keys
from zsy_tutor.widgets.guard import Guard, script, stylesheet
from zsy_tutor.widgets.spoken import around, canvas_label, card_text

PLAY_IDS = ("play", "pass", "done", "clear", "undo", "restart")
HELP_IDS = ("hint", "why", "line")
ANSWER_IDS = ("fix", "next", "retry")
DISPUTE, HOUSE = "dispute", "house"
NAV_IDS = ("back", "next")

SHORT = 9
"""Choices of so few letters stand closer together, so that the players of a table are in one row."""
LONG = 32
"""Where a choice has more letters, each has a line of its own."""
MOST_MARKS = 45
"""Steps of which a map has room on a narrow page; of more, the heading says the number."""

LIVELY = ("says", "quiet", "lifted")
"""Parts of `body` that change with a card."""


def head(view: View, lang: str) -> dict[str, Any]:
    """Where am I: heading, map of the steps, stars, prompt and aim."""
    steps: list[str] = []
    for number, done in enumerate(view.done, start=1):
        marks = (["now"] if number == view.step else []) + (["done"] if done else [])
        steps.append(" ".join(marks))
    return {
        "heading": view.heading,
        "steps": steps if len(steps) <= MOST_MARKS else [],
        "before": view.before,
        "stars": view.stars,
        "stars_label": text("ui-stars", lang, n=max(0, view.stars), max=3),
        "prompt": view.prompt,
        "aim": view.aim,
        "context": [asdict(each) for each in view.context],
    }


def body(view: View, lang: str, *, cards: bool = True) -> dict[str, Any]:
    """Everything below the table; `cards`: with the hand as a list for a screen reader, which sees no canvas."""
    actions = {action.id: action for action in view.actions}
    playing = not view.finished
    answer = _answer_ids(view, actions)
    return {
        "says": view.selected_text,
        "quiet": playing and not any(card.selected for card in view.hand),
        "typed": _typed(view, lang) if playing and view.typed_label else None,
        "cards": [_down_and_up(card, lang) for card in view.hand] if cards else [],
        "lifted": [place for place, card in enumerate(view.hand) if card.selected],
        "items": items.body(view, lang),
        "listed": _listed(view),
        "choices": {
            "label": view.choices_label or text("ui-choices-label", lang),
            "short": all(_width(choice.label) <= SHORT for choice in view.choices),
            "long": any(_width(choice.label) > LONG for choice in view.choices),
            "items": [_choice(choice, view, lang) for choice in view.choices],
        },
        "numbers": _numbers(view),
        "bare": not (view.hand or view.seats or view.show or view.trick.label),
        "play": [_action(actions[id_], lang) for id_ in PLAY_IDS if id_ in actions and playing],
        "help": [_action(actions[id_], lang) for id_ in HELP_IDS if id_ in actions and playing],
        "feedback": _feedback(view.feedback, lang) if view.feedback else None,
        "dispute": [_action(actions[DISPUTE], lang)] if DISPUTE in actions else [],
        "house": _house(view, actions, lang),
        "answer": [_action(actions[id_], lang, primary=id_ == "next") for id_ in answer],
        "nav": [_action(actions[id_], lang) for id_ in NAV_IDS if id_ in actions and id_ not in answer],
    }


def _down_and_up(card: CardView, lang: str) -> list[str]:
    """A card in words as it lies in the hand, and lifted: so a click has to send no words but those of its card."""
    return [card_text(replace(card, selected=up), lang) for up in (False, True)]


def _answer_ids(view: View, actions: dict[str, ActionView]) -> list[str]:
    """Which buttons stand in the feedback: those that go on from it."""
    if view.feedback is None:
        return []
    wanted = ("next", "retry") if view.finished else ("fix",)
    return [id_ for id_ in ANSWER_IDS if id_ in wanted and id_ in actions and actions[id_].enabled]


def _listed(view: View) -> dict[str, Any] | None:
    """What was found or changed so far, or nothing where there is no such list."""
    if not view.listed_label:
        return None
    found = [
        {"name": each.label, "cards": list(each.cards), "mark": each.mark, "who": each.who, "says": each.says}
        for each in view.listed
    ]
    return {"label": view.listed_label, "items": found, "rest": view.listed_rest}


def _typed(view: View, lang: str) -> dict[str, str]:
    return {
        "label": view.typed_label,
        "name": view.extra.get("typed_name") or text("ui-typed-label", lang),
        "placeholder": view.extra.get("typed_placeholder") or text("ui-typed-placeholder", lang),
    }


def _width(label: str) -> int:
    """How many letters wide a label is; a Chinese character is as wide as two.

    >>> _width("Lan"), _width("小兰")
    (3, 4)
    """
    return sum(2 if letter > "\u2e7f" else 1 for letter in label)


def _choice(choice: ChoiceView, view: View, lang: str) -> dict[str, Any]:
    says = {"right": text("live-right", lang), "wrong": text("live-wrong", lang)}.get(choice.mark, "")
    return {
        "id": choice.id,
        "label": choice.label,
        "chosen": choice.chosen,
        "mark": choice.mark,
        "says": text("choice-place", lang, n=choice.place) if choice.place and not says else says,
        "place": choice.place,
        "enabled": not view.finished,
    }


def _numbers(view: View) -> dict[str, Any] | None:
    """Fields for numbers, or nothing where none are asked for."""
    if not view.numbers:
        return None
    fields = [{"id": n.id, "label": n.label, "value": n.value, "mark": n.mark, "says": n.says} for n in view.numbers]
    return {"fields": fields, "finished": view.finished}


def _action(action: ActionView, lang: str, *, primary: bool = False) -> dict[str, Any]:
    return {
        "id": action.id,
        "label": action.label,
        "enabled": action.enabled,
        "primary": (action.primary or primary) and action.enabled,
        "note": action.note,
        "price": action.price if action.enabled else 0,
    }


def _feedback(feedback: FeedbackView, lang: str) -> dict[str, Any]:
    title, rest = rule_parts(feedback.rule_text)
    return {
        "kind": feedback.kind,
        "headline": feedback.headline,
        "body": list(feedback.body),
        "rule": feedback.rule,
        "rule_title": title,
        "rule_text": rest,
        "rule_source": feedback.rule_source,
        "others": list(feedback.others),
        "others_label": feedback.others_label,
        "ladder": _ladder(feedback, lang) if feedback.ladder else None,
        "saved": feedback.saved,
        "trouble": feedback.trouble,
    }


def _house(view: View, actions: dict[str, ActionView], lang: str) -> dict[str, Any] | None:
    """The switch to other tables, and what they say where it is open."""
    if HOUSE not in actions:
        return None
    shown = view.house
    table = None if shown is None else {
        "caption": shown.caption,
        "columns": list(shown.columns),
        "rows": [asdict(row) for row in shown.rows],
        "note": shown.note,
    }  # fmt: skip
    return {"action": _action(actions[HOUSE], lang), "table": table}


def rule_parts(rule_text: str) -> tuple[str, str]:
    """A rule's title, for the chip, and its text, for whoever opens it.

    Without a title the chip shows the number alone.

    >>> rule_parts("Higher rank\\nA pair is beaten by a higher pair.")
    ('Higher rank', 'A pair is beaten by a higher pair.')
    """
    title, newline, rest = rule_text.partition("\n")
    return (title, rest.strip()) if newline else ("", rule_text)


def _ladder(feedback: FeedbackView, lang: str) -> dict[str, Any]:
    """Cells with labels and tags; the bracket spans the ranks that would do; a text says all of it."""
    beating = [i for i, cell in enumerate(feedback.ladder) if cell.mark == "beats"]
    tags = {"you": text("ladder-you", lang), "table": text("ladder-table", lang), "both": text("ladder-both", lang)}
    tagged = [i for i, cell in enumerate(feedback.ladder) if cell.mark in tags]
    close = len(tagged) == 2 and tagged[1] - tagged[0] <= 2
    lean = dict(zip(tagged, ("left", "right"), strict=True)) if close else {}
    cells = [
        {
            "label": rank_label(cell.rank, lang),
            "mark": cell.mark,
            "tag": tags.get(cell.mark, ""),
            "lean": lean.get(i, ""),
            "above": bool(beating) and i > beating[-1],
        }
        for i, cell in enumerate(feedback.ladder)
    ]
    says = [text("ladder-label", lang)]
    says += [f"{tags[cell.mark]}: {rank_name(cell.rank, lang)}" for cell in feedback.ladder if cell.mark in tags]
    if beating:
        names = ", ".join(rank_name(feedback.ladder[i].rank, lang) for i in beating)
        says.append(f"{feedback.ladder_note}: {names}")
    return {
        "label": "; ".join(says),
        "cells": cells,
        "note": feedback.ladder_note,
        "from": beating[0] + 1 if beating else 0,
        "to": beating[-1] + 1 if beating else 0,
    }


def rank_label(rank: str, lang: str) -> str:
    """A rank as it stands in a small box.

    >>> rank_label("T", "en"), rank_label("B", "en")
    ('10', 'B')
    """
    if rank in "BR":
        return rank_name(rank, lang)[0] if lang.startswith("zh") else rank
    return "10" if rank == "T" else rank


class Panel(Guard):
    """The elements around the canvas, and its guard.

    Messages of kind `action`, `choose` and `typed` come from presses.
    """

    _esm = script(
        "guard.js", "elements.js", "items.js", "listed.js", "context.js", "numbers.js", "why.js", "keys.js",
        "spoken.js", "panel.js",
    )
    _css = stylesheet(
        "items.css", "listed.css", "context.css", "numbers.css", "keys.css", "exercise.css", "endgame.css"
    )

    head = traitlets.Dict().tag(sync=True)
    body = traitlets.Dict().tag(sync=True)
    """What a card that is lifted changes, so that a click sends little more."""
    rest = traitlets.Dict().tag(sync=True)
    """Everything else below the canvas."""
    labels = traitlets.Dict().tag(sync=True)
    spoken = traitlets.Dict().tag(sync=True)
    """What else is on the canvas, for a screen reader: sent when it changes."""
    key_help: Any = traitlets.List().tag(sync=True)
    """What the help with the keys lists."""
    drawings = traitlets.Dict().tag(sync=True)
    """Cards of items as SVG, by notation: sent when they change."""

    def __init__(self, lang: str) -> None:
        labels = {
            "dead": text("ui-guard-dead", lang),
            "waiting": text("ui-guard-waiting", lang),
            "actions": text("ui-actions-label", lang),
            "items": items.words(lang),
            "keys": keys.words(lang),
        }
        super().__init__(
            lang=lang,
            labels=labels,
            canvas_label=text("ui-table-label", lang),
        )
        self.lists_cards = True
        """Whether the hand stands in it as a list, for a screen reader: not where the table is one of elements."""

    def show(self, view: View, *, live: str = "", error: str = "") -> None:
        """Show a view: one message, with what has changed."""
        with self.hold_sync():
            self.drawings = items.drawings(view, self.lang)
            self.head = head(view, self.lang)
            rest = body(view, self.lang, cards=self.lists_cards)
            self.body = {name: rest.pop(name) for name in LIVELY}
            self.rest = rest
            self.spoken = around(view, self.lang) if self.lists_cards else {}
            self.key_help = keys.rows(view, self.lang)
            self.canvas_help = keys.help_line(view, self.lang) if keys.lifts(view) else ""
            self.canvas_label = canvas_label(view, self.lang)
            self.live, self.names_focus = live, False
            self.error = error
            self.turn += 1
