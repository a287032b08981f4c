"""What the browser is given to show beside the canvas, as plain data."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.widgets.views import MANY, RIGHT, WRONG, Fake, fake_view
from zsy_tutor.study.view import ActionView, CardView, FeedbackView, HouseRow, HouseView
from zsy_tutor.widgets import guard, panel, spoken, style


def body(state: Fake) -> dict[str, object]:
    return panel.body(fake_view(state, "en"), "en")


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize(
    "state",
    [Fake(), Fake(selected=(1, 2), feedback=WRONG), Fake(done=True, feedback=RIGHT), Fake(name=True), Fake(hand=MANY)],
)
def test_all_of_it_is_json(state: Fake, lang: str) -> None:
    view = fake_view(state, lang)
    for part in (panel.head(view, lang), panel.body(view, lang)):
        assert json.loads(json.dumps(part)) == part


def test_the_head_says_where_one_is() -> None:
    head = panel.head(fake_view(Fake(), "en"), "en")
    assert head["steps"] == ["done", "now", ""]
    assert (head["stars"], head["stars_label"]) == (2, "2 of 3 stars")


def ids(items: object) -> list[str]:
    assert isinstance(items, list)
    return [item["id"] for item in items]


def test_actions_stand_in_two_groups() -> None:
    data = body(Fake())
    assert (ids(data["play"]), ids(data["help"])) == (["play", "pass"], ["hint", "why"])
    assert data["typed"] is not None


def test_a_refusal_offers_the_nearest_legal_play_and_a_solved_step_goes_on() -> None:
    assert ids(body(Fake(selected=(1,), feedback=WRONG))["answer"]) == ["fix"]
    done = body(Fake(done=True, feedback=RIGHT))
    assert ids(done["answer"]) == ["next", "retry"]
    assert (done["play"], done["help"], done["nav"], done["typed"]) == ([], [], [], None)


def test_the_hint_shows_its_price_and_a_free_one_none() -> None:
    hint = body(Fake())["help"]
    assert isinstance(hint, list)
    assert hint[0]["price"]
    view = fake_view(Fake(), "en")
    free = tuple(replace(a, note="costs nothing more", price=0) if a.id == "hint" else a for a in view.actions)
    assert not panel.body(replace(view, actions=free), "en")["help"][0]["price"]


def test_other_tables_and_a_dispute_are_plain_data() -> None:
    view = fake_view(
        Fake(selected=(1,), feedback=replace(WRONG, saved="Saved as d.toml.", rule_source="Source: A.")), "en"
    )
    assert panel.body(view, "en")["house"] is None
    asked = (ActionView("dispute", "I doubt this"), ActionView("house", "Other tables", note="lift cards first"))
    rows = (
        HouseRow("This table", "Legal", "Legal here.", "legal", here=True),
        HouseRow("Two-low", "Not legal", "Too low."),
    )
    house = HouseView("At other tables", ("Table", "Verdict"), rows, "No switch.")
    shown = panel.body(replace(view, actions=(*view.actions, *asked), house=house), "en")
    assert [action["id"] for action in shown["dispute"]] == ["dispute"]
    assert shown["house"]["action"]["label"] == "Other tables"
    assert shown["house"]["table"]["columns"] == ["Table", "Verdict"]
    assert [row["why"] for row in shown["house"]["table"]["rows"]] == ["Legal here.", "Too low."]
    assert (shown["feedback"]["saved"], shown["feedback"]["rule_source"]) == ("Saved as d.toml.", "Source: A.")
    assert json.loads(json.dumps(shown)) == shown


def test_w8_each_card_has_its_name_and_state_as_text() -> None:
    shown = body(Fake(selected=(5,)))
    cards = shown["cards"]
    assert isinstance(cards, list)
    assert len(cards) == 13
    assert cards[5] == ["card 8s", "card 8s, lifted"]
    assert shown["lifted"] == [5]
    assert spoken.card_text(CardView("3d", "3 of diamonds", dim=True), "en") == "3 of diamonds, cannot be played now"


def test_the_ladder_is_text_too() -> None:
    feedback = body(Fake(selected=(5, 6), feedback=WRONG))["feedback"]
    assert isinstance(feedback, dict)
    ladder = feedback["ladder"]
    assert (ladder["from"], ladder["to"]) == (8, 13)
    assert [cell["label"] for cell in ladder["cells"]][6:9] == ["9", "10", "J"]
    assert [cell["above"] for cell in ladder["cells"]] == [False] * 13 + [True] * 2
    assert "you: 8" in ladder["label"]
    assert "a pair of these beats it: 10, jack" in ladder["label"]


def test_a_ladder_without_an_answer_has_no_bracket() -> None:
    marks = tuple(replace(cell, mark="" if cell.mark == "beats" else cell.mark) for cell in WRONG.ladder)
    ladder = panel._ladder(replace(WRONG, ladder=marks), "en")
    assert (ladder["from"], ladder["to"]) == (0, 0)
    assert not any(cell["above"] for cell in ladder["cells"])


def test_the_rule_chip_has_a_title_and_opens_a_text() -> None:
    feedback = panel._feedback(WRONG, "en")
    assert (feedback["rule"], feedback["rule_title"]) == ("B1", "Higher rank")
    assert panel._feedback(FeedbackView("wrong", "No."), "en")["rule"] == ""


def test_choices_carry_their_mark_in_words() -> None:
    choices = body(Fake(name=True))["choices"]
    assert isinstance(choices, dict)
    assert [(item["chosen"], item["mark"]) for item in choices["items"]] == [(False, ""), (True, "wrong")]
    assert choices["items"][1]["says"]


def test_scripts_and_colours_come_with_the_widget() -> None:
    assert "export default" in guard.script("guard.js", "panel.js")
    css = guard.stylesheet()
    assert f"--zsy-ink:{style.LIGHT.ink['ink']}" in css
    assert f"--zsy-ink:{style.DARK.ink['ink']}" in css
    used = {name.split(")")[0].split(",")[0] for name in css.split("var(--zsy-")[1:]}
    known = {key.replace("_", "-") for key in style.LIGHT.ink} | {"stack", "n", "i"}
    known |= {f"suit-{suit}" for suit in style.LIGHT.suits}
    assert used <= known, used - known
