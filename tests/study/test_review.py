"""A session asks what is due and what was got wrong, with cards never seen before."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.study.levels import right_event
from tests.study.test_progress import NOW
from tests.study.test_schedule import DAY, HOUR, right, wrong
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.explain.ruletexts import RULE_IDS
from zsy_tutor.study import review, schedule
from zsy_tutor.study.exercises import TYPES, right_answers
from zsy_tutor.study.lessons import lesson
from zsy_tutor.study.met import keeps_to, rules_met
from zsy_tutor.study.progress import Answer, answers_between, question
from zsy_tutor.study.review_words import changed_page, due_page, when
from zsy_tutor.study.session import Choose, open_level, reduce

LATER = NOW + 4 * DAY


def learnt(*lessons: str) -> tuple[Answer, ...]:
    """Lessons gone through without a mistake, twenty seconds a press."""
    answers: list[Answer] = []
    now = NOW
    for name in lessons:
        level = lesson(name)
        for place in range(len(level.steps)):
            state = open_level(level, place, single=True)
            while not state.work.solved:
                now += 20
                after = reduce(state, right_event(state))
                answers += answers_between(state, after, now)
                state = after
    return tuple(answers)


@pytest.fixture(scope="module")
def clean() -> tuple[Answer, ...]:
    return learnt("00", "01", "02", "03")


def wrapped(at: float, n: int = 0) -> Answer:
    """A row that goes round the corner, called a straight."""
    slip = wrong(at, "K5", step=f"x.{n}", code="")
    return replace(slip, kind="name", question="classic 3h4cKdAs2d", answer="straight")


def keys(answers: tuple[Answer, ...], now: float, count: int = 12) -> Counter[str]:
    """What a dozen sessions, begun one second after another, ask."""
    found: Counter[str] = Counter()
    for n in range(count):
        level = review.session(answers, now + n)
        assert level is not None
        found.update(rule for step in level.steps for rule in step.rules)
    return found


def test_without_answers_there_is_nothing_to_ask() -> None:
    assert review.session((), NOW) is None
    assert review.plan((), NOW, Random(1)) == ()


def test_a_session_has_ten_exercises_each_of_one_rule_that_was_met(clean: tuple[Answer, ...]) -> None:
    level = review.session(clean, LATER)
    assert level is not None
    assert len(level.steps) == review.SIZE
    assert level.is_pack
    assert len({step.id for step in level.steps}) == review.SIZE
    met = set(schedule.memories(clean))
    assert all(len(step.rules) == 1 and step.rules[0] in met and step.purpose == "review" for step in level.steps)
    assert all(right_answers(part) == part.right for step in level.steps for part in step.parts)


def test_the_same_answers_at_the_same_time_give_the_same_session(clean: tuple[Answer, ...]) -> None:
    assert review.session(clean, LATER) == review.session(clean, LATER)
    assert review.session(clean, LATER) != review.session(clean, LATER + 1)


def test_who_wraps_straights_gets_straights(clean: tuple[Answer, ...]) -> None:
    slips = (*clean, *(wrapped(DAY + n, n) for n in range(4)))
    assert review.mistakes(slips, LATER) == {review.Aim("K5", "wraps_around"): 8}
    for n in range(6):
        level = review.session(slips, LATER + n)
        assert level is not None
        rows = [
            step
            for step in level.steps
            if step.kind == "name" and any("wraps_around" in c for c in step.parts[0].choices)
        ]
        assert any("none/wraps_around" in part.right for step in rows for part in step.parts)
    more, usual = keys(slips, LATER), keys(clean, LATER)
    assert more["K5"] > usual["K5"]


def test_who_makes_a_mistake_twice_gets_a_pair_first_then_fresh_cards_then_the_rule_in_another_way(
    clean: tuple[Answer, ...],
) -> None:
    once, twice = (*clean, wrapped(DAY)), (*clean, wrapped(DAY), wrapped(DAY + 60, 1))
    assert review.misconceptions(once, LATER) == ()
    assert review.misconceptions(twice, LATER) == (), "the same answer to the same question, given twice"
    other = replace(wrapped(DAY + 60, 1), question="classic 4cKdAs2d3h")
    firm = (*clean, wrapped(DAY), other)
    aim = review.Aim("K5", "wraps_around")
    assert review.misconceptions(firm, LATER) == (aim,)
    for seed in range(20):
        asked = review.plan(firm, LATER, Random(seed))
        assert [each for each in asked if each.key == aim.key] == [replace(aim, as_pair=True), aim]
        assert any(each.rule == "K5" and each.key != aim.key for each in asked[asked.index(aim) :])
    in_between = (right(DAY + 60 * n, "K5", step=f"y{n}") for n in range(1, 5))
    late = replace(other, at=wrapped(2 * DAY).at)
    assert review.misconceptions((*clean, wrapped(DAY), *in_between, late), LATER) == (), "more than five answers apart"
    assert review.misconceptions((*clean, replace(wrapped(DAY), purpose="review")), LATER) == (aim,)


def test_a_pair_of_a_session_is_two_questions_that_look_alike(clean: tuple[Answer, ...]) -> None:
    low = replace(wrong(DAY, "B1", step="x"), question="classic 8/?4 p1 p2:9 - -", answer="8")
    again = replace(low, at=low.at + 60, step="y", question="classic 7/?4 p1 p2:7 - -", answer="7")
    level = review.session((*clean, low, again), LATER)
    assert level is not None
    (pair, *_) = [step for step in level.steps if step.rules == ("B1",)]
    one, other = pair.parts
    assert one.table.hands == other.table.hands
    assert one.table.trick != other.table.trick
    assert {one.right, other.right} > {("pass",)}


def test_old_mistakes_are_forgotten_those_of_the_week_count_double_and_three_right_answers_end_it() -> None:
    old, new = wrong(0, "B1"), wrong(28 * DAY, "B1", step="x")
    aim = review.Aim("B1", "too_low")
    assert review.mistakes((old, new), NOW + 29 * DAY) == {aim: 3}
    assert review.mistakes((old, new), NOW + 31 * DAY) == {aim: 2}
    assert review.mistakes((old, new), NOW + 60 * DAY) == {}
    then = [right(28 * DAY + 60 * n, "B1", step=f"y{n}") for n in range(1, 4)]
    assert review.mistakes((old, new, *then[:2]), NOW + 29 * DAY) == {aim: 3}
    assert review.mistakes((old, new, *then), NOW + 29 * DAY) == {}
    assert review.mistakes((old, new, *then, wrong(28.5 * DAY, "B1", step="z")), NOW + 29 * DAY) == {aim: 5}


def test_what_was_allowed_and_a_slip_of_lifting_are_no_mistakes() -> None:
    assert review.mistakes((wrong(0, "", code=""), right(1, "B1")), NOW + 2) == {}
    assert review.aim_of(wrong(0, "P4", code="not_in_hand")) is None
    assert review.aim_of(replace(wrong(0, "", code="loses"), kind="endgame")) is None
    assert review.aim_of(wrong(0, "P7", code="")) == review.Aim("P7", "titles")
    assert review.aim_of(wrong(0, "P8", code="")) == review.Aim("P8", "last_bomb")


def test_at_most_two_of_a_kind_as_far_as_there_are_others(clean: tuple[Answer, ...]) -> None:
    slips = (*clean, *(wrong(DAY + n, "B1", step=f"x{n}") for n in range(30)))
    for n in range(6):
        level = review.session(slips, LATER + n)
        assert level is not None
        kinds = Counter((step.rules, question(step.parts[0]).count("|"), step.kind) for step in level.steps)
        assert max(kinds.values()) <= 5
    planned = Counter((aim.rule, aim.key) for aim in review.plan(slips, LATER, Random(3)))
    assert max(count for (_, key), count in planned.items() if key) <= review.TWICE


def test_the_rules_that_are_due_are_asked_for(clean: tuple[Answer, ...]) -> None:
    known = schedule.memories(clean)
    first = min(known.values(), key=lambda each: each.due)
    level = review.session(clean, first.due + 1)
    assert level is not None
    assert first.rule in {rule for step in level.steps for rule in step.rules}


def test_no_table_is_shown_twice(clean: tuple[Answer, ...]) -> None:
    answers, now, tables = clean, LATER, [review.plain(each.question) for each in clean]
    for _ in range(4):
        level = review.session(answers, now)
        assert level is not None
        for place, step in enumerate(level.steps):
            if step.kind != "name":
                asked = [review.plain(question(part)) for part in step.parts]
                assert not set(asked) & set(tables), step.kind
                tables += asked
            state = open_level(level, place)
            while not state.work.solved:
                now += 15
                after = reduce(state, right_event(state))
                answers += answers_between(state, after, now)
                state = after
        now += 2 * DAY


def test_suits_and_others_hands_make_no_table_new() -> None:
    assert review.plain("classic 3s4s/?5/?12 p1 p3:3d - -") == review.plain("classic 3h4d/?7/?2 p1 p3:3s - -")
    assert review.plain("classic 3s4s/?5 p1 p2:3d - -") != review.plain("classic 3s5s/?5 p1 p2:3d - -")


def test_before_bombs_and_rows_are_met_nobody_is_shown_one() -> None:
    beginner = learnt("00", "01")
    for n in range(8):
        level = review.session(beginner, LATER + n)
        assert level is not None
        for step in level.steps:
            for part in step.parts:
                if part.position is not None:
                    hand = part.table.known_hand(part.table.mover)
                    assert max(hand.count(rank) for rank in "3456789TJQKA2") < 4
                    assert part.kind != "repair"
                    assert part.table.trick is None or len(part.table.trick.cards) == 1


@pytest.mark.parametrize("upto", ["00", "01", "02", "03", "04"])
def test_nobody_is_asked_about_what_no_lesson_has_told_yet_whatever_they_tried(upto: str) -> None:
    done = learnt(*[name for name in ("00", "01", "02", "03", "04") if name <= upto])
    early = [
        replace(wrong(DAY, rule, step=f"{rule}.{n}"), rules=("B1",), code="not_a_combination", shape=shape)
        for n in range(2)
        for rule, shape in (("K9", "joker_not_wild"), ("K7", "stair_not_in_rules"), ("K8", "joker_pair_mixed_in"),
                            ("K5", "straight_too_short"), ("K4", "triple_with_wrong_extra"), ("K2", "two_pairs"))
    ]  # fmt: skip
    answers = (*done, *early)
    taught = set(lesson(upto).types)
    for n in range(6):
        level = review.session(answers, LATER + n)
        assert level is not None
        assert {rule for step in level.steps for rule in step.rules} <= rules_met(answers)
        for step in level.steps:
            for part in step.parts:
                named = {choice for choice in part.choices if choice in TYPES}
                assert named <= taught, (step.rules, part.choices)
                assert keeps_to([part], rules_met(answers))
                assert not (named or part.choices) or "straight" in taught or not any(
                    "straight" in choice or "wraps" in choice for choice in part.choices
                )


def test_a_rule_without_a_recipe_is_asked_for_with_an_exercise_of_a_lesson() -> None:
    step = review._from_lessons("C1", Random(1), RULE_IDS)
    assert step is not None
    assert (step.purpose, step.rules) == ("review", ("C1",))
    assert not any(part.lifted and part.kind == "beat" for part in step.parts)


def test_a_mistake_in_a_session_is_kept_and_comes_back(clean: tuple[Answer, ...]) -> None:
    slips = (*clean, *(wrapped(DAY + n, n) for n in range(3)))
    level = review.session(slips, LATER)
    assert level is not None
    place = next(n for n, step in enumerate(level.steps) if step.kind == "name" and len(step.parts[0].choices) == 4)
    state = open_level(level, place)
    choice = next(each for each in state.part.choices if each not in state.part.right)
    kept = answers_between(state, reduce(state, Choose(choice)), LATER)
    assert [(each.outcome, each.purpose) for each in kept] == [("wrong", "review")]
    assert review.mistakes((*slips, *kept), LATER + 1).total() > review.mistakes(slips, LATER + 1).total()


# what is said


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_due_and_what_comes_next_is_said(clean: tuple[Answer, ...], lang: str) -> None:
    done = (*clean, right(3 * HOUR, "H3", step="x"), right(4 * HOUR, "H3", step="y"))
    early, late = due_page(done, NOW + 5 * HOUR, lang).text, due_page(done, NOW + 300 * DAY, lang).text
    assert early != late
    assert all(rule in late for rule in schedule.memories(clean))
    assert len(early.splitlines()) == 5
    assert due_page((), NOW, lang).text.count("\n") == 0


def test_times_are_said_in_hours_and_days() -> None:
    assert [when(NOW + left, NOW, "en") for left in (-5, 60, 2 * HOUR, DAY, 9 * DAY)] == [
        "now", "within the hour", "in 2 hours", "in a day", "in 9 days",
    ]  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
def test_what_has_changed_is_said(clean: tuple[Answer, ...], lang: str) -> None:
    before = schedule.memories(clean)
    after = schedule.memories((*clean, wrong(DAY, "K5", step="x"), right(DAY, "P3", step="y")))
    found = review.changes(before, after, NOW + DAY, NOW + DAY)
    assert [(each.rule, each.before, each.after) for each in found] == [
        ("K5", "known", "shaky"),
        ("P3", "new", "shaky"),
    ]
    assert "K5" in changed_page(found, NOW + DAY, lang).text
    assert changed_page((), NOW, lang).text
