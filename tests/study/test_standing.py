"""Where one stands: counted from the answers, told in words and tables, with examples that are judged anew."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date

import pytest

from tests.study.test_progress import NOW
from tests.study.test_review import learnt, wrapped
from tests.study.test_schedule import DAY, right, wrong
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.explain.pages import Chart, Sides
from zsy_tutor.explain.ruletexts import RULE_IDS
from zsy_tutor.rules.legality import REASONS
from zsy_tutor.rules.shapes import SHAPE_REASONS
from zsy_tutor.study import standing
from zsy_tutor.study.exercises import Part
from zsy_tutor.study.lessons import lesson
from zsy_tutor.study.progress import Answer, answers_between
from zsy_tutor.study.puzzles import pack
from zsy_tutor.study.session import Choose, Event, Pass, Play, Typed, open_level, reduce
from zsy_tutor.study.standing import Bar, Mistake
from zsy_tutor.study.standing_words import example, label, standing_page

ANSWERS = (
    right(0, "C1"), right(700, "C1"), wrong(800, "B1", step="x"), right(900, "B1", step="x"),
    replace(right(DAY, "B1", stars=0), outcome="shown"), wrong(3 * DAY, "B1", step="y"), wrapped(3 * DAY, 1),
)  # fmt: skip


def test_every_rule_is_known_shaky_or_new() -> None:
    found = {each.rule: each.standing for each in standing.rule_standings(ANSWERS, NOW + 3 * DAY)}
    assert list(found) == list(RULE_IDS)
    assert {rule: found[rule] for rule in ("C1", "B1", "K5", "P3")} == {
        "C1": "known", "B1": "shaky", "K5": "shaky", "P3": "new",
    }  # fmt: skip


def test_answers_are_counted_day_by_day_with_the_empty_days_between() -> None:
    found, span = standing.bars(ANSWERS, NOW + 4 * DAY)
    assert span == 1
    assert found == (
        Bar(date(2027, 1, 15), 3, 0, 1), Bar(date(2027, 1, 16), 0, 1, 0), Bar(date(2027, 1, 17), 0, 0, 0),
        Bar(date(2027, 1, 18), 0, 0, 2), Bar(date(2027, 1, 19), 0, 0, 0),
    )  # fmt: skip


@pytest.mark.parametrize(("days", "span"), [(30, 1), (31, 7), (216, 7), (217, 30), (4000, 30)])
def test_many_days_become_weeks_and_many_weeks_months(days: int, span: int) -> None:
    found, each = standing.bars(ANSWERS, NOW + days * DAY, UTC)
    assert each == span
    assert sum(bar.right + bar.shown + bar.wrong for bar in found) == len(ANSWERS)
    assert len(found) == days // span + 1


def test_no_answers_make_no_bars() -> None:
    assert standing.bars((), NOW) == ((), 1)
    assert standing.frequent(()) == ()


def test_mistakes_are_counted_by_reason_the_most_frequent_first() -> None:
    found = standing.frequent(ANSWERS)
    assert [(each.code, each.shape, each.times) for each in found] == [
        ("too_low", "", 2), ("not_a_combination", "wraps_around", 1),
    ]  # fmt: skip
    assert found[0].last.step == "y"
    assert len(standing.frequent([wrong(n, "B1", code=f"c{n}") for n in range(9)])) == standing.MOST


def _event(part: Part, answer: str) -> Event:
    if part.kind in ("name", "why_not"):
        return Choose(answer)
    return Pass() if answer == "pass" else Play() if answer == "-" else Typed(answer)


def _wrong_answers() -> list[Answer]:
    """Every foreseen wrong answer of the course and of the packs, given in a part that can be reached at once."""
    found = []
    for level in (*map(lesson, ("00", "01", "02", "03", "04", "05")), pack("02_why_not"), pack("01_can_you_beat_this")):
        for place, step in enumerate(level.steps):
            for claim in step.parts[0].wrong:
                state = open_level(level, place)
                found += answers_between(state, reduce(state, _event(step.parts[0], claim.answer)), NOW)
    return [each for each in found if each.outcome == "wrong"]


@pytest.mark.parametrize("lang", LANGS)
def test_an_example_says_what_the_engine_says_and_never_that_it_was_right(lang: str) -> None:
    answers = _wrong_answers()
    assert len({each.kind for each in answers}) >= 5
    judged = 0
    for answer in answers:
        (mistake,) = standing.frequent([answer])
        (side,) = example(mistake, lang).sides
        assert side.headline
        judged += side.status == "illegal"
        assert side.status in ("illegal", "told")
        assert side.rows or side.body
    assert judged > 0.8 * len(answers)


def test_an_example_of_a_refused_play_shows_table_play_and_reason() -> None:
    slip = replace(wrong(0, "B1"), question="classic 4c4h7d7hQcQs/?5/?5 p1 p2:6d6s p3 -", answer="44")
    (side,) = example(standing.frequent([slip])[0], "en").sides
    assert [(row.label, row.cards) for row in side.rows] == [
        ("Hand", "4c4h7d7hQcQs"), ("On the table", "6d6s"), ("You", "44"),
    ]  # fmt: skip
    assert (side.headline, side.title) == ("Too low.", "Too low")


def test_an_example_of_a_name_says_what_the_cards_are() -> None:
    (side,) = example(standing.frequent([wrapped(0)])[0], "en").sides
    assert side.headline == "It is: No combination: it goes round the corner"
    assert side.rows[1].text == "Straight"


@pytest.mark.parametrize("asked", ["", "nonsense", "classic 44/?5 p1 p2:? - -", "classic"])
def test_an_answer_that_cannot_be_judged_again_is_told_with_its_rule_alone(asked: str) -> None:
    for kind in ("beat", "name", "why_not", "which_beats", "order", "repair", "from the future"):
        slip = replace(wrong(0, "B1"), kind=kind, question=asked, answer="44")
        (side,) = example(Mistake("too_low", "", "", 1, slip), "en").sides
        assert side.status == "told"
        assert side.body


@pytest.mark.parametrize("lang", LANGS)
def test_a_play_that_loses_is_shown_as_it_was_and_is_no_rule_broken(lang: str) -> None:
    state = open_level(pack("03_endgames"), 1)
    (lost,) = answers_between(state, reduce(state, Typed("9")), NOW)
    (mistake,) = standing.frequent([lost])
    (side,) = example(mistake, lang).sides
    assert side.status == "told"
    assert [row.cards for row in side.rows] == ["7c7h9sJcJh", "9"]
    assert label(mistake, lang) == side.title


@pytest.mark.parametrize("lang", LANGS)
def test_where_nothing_can_be_judged_anew_the_task_stands_there_in_words(lang: str) -> None:
    step = lesson("01").steps[3]
    slip = replace(wrong(0, "C1", step=step.id, code=""), kind="order", question="classic A 2 K 3", answer="3 2 A K")
    (side,) = example(standing.frequent([slip])[0], lang).sides
    assert side.rows[0].text == step.parts[0].prompt.get(lang)
    assert side.rows[1].text.count("·") == 3
    assert "C1" not in side.headline


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_of_mistake_has_a_name(lang: str) -> None:
    last = wrong(0, "B1")
    labels = [label(Mistake(code, "", "", 1, last), lang) for code in REASONS if code != "not_a_combination"]
    labels += [label(Mistake("not_a_combination", shape, "", 1, last), lang) for shape in SHAPE_REASONS]
    labels += [label(Mistake("", "", rule, 1, last), lang) for rule in RULE_IDS]
    assert all(labels)
    assert not any("_" in each for each in labels)
    assert label(Mistake("of_tomorrow", "", "B1", 1, last), lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_chart_is_a_sentence_and_a_table_too(lang: str) -> None:
    page = standing_page(ANSWERS, NOW + 4 * DAY, lang, UTC)
    charts = [block for block in page.blocks if isinstance(block, Chart)]
    assert [each.name for each in charts] == ["rules", "days", "mistakes"]
    assert all(each.says and each.table.rows for each in charts)
    assert len(charts[0].table.rows) == len(charts[0].values) == len(RULE_IDS)
    assert [row[0] for row in charts[1].table.rows] == ["2027-01-15", "2027-01-16", "2027-01-18"]
    assert sum(isinstance(block, Sides) for block in page.blocks) == 2
    for rule in RULE_IDS:
        assert rule in page.text
    assert sum(line.startswith("| ---") for line in page.markdown.splitlines()) == 3


def test_the_numbers_are_said() -> None:
    text = standing_page(ANSWERS, NOW + 4 * DAY, "en", UTC).text
    assert "7 answers so far: 3 right, 1 right after they were shown, 3 wrong." in text
    assert f"{len(RULE_IDS)} rules: 1 known, 2 shaky, {len(RULE_IDS) - 3} new to you." in text
    assert "Most often: “Too low”, 2 times." in text


@pytest.mark.parametrize("lang", LANGS)
def test_who_never_went_wrong_is_shown_no_mistakes_and_who_never_answered_is_told_to_begin(lang: str) -> None:
    clean = standing_page(learnt("00"), NOW + DAY, lang)
    assert [block.name for block in clean.blocks if isinstance(block, Chart)] == ["rules", "days"]
    assert len(standing_page((), NOW, lang).text.splitlines()) == 1
