"""The examination: papers are fresh, answers are the engine's, guessing does not pass, nothing is told early."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from math import comb, factorial
from random import Random

import pytest

from tests.study.levels import right_event
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.explain.pages import cards_text
from zsy_tutor.explain.ruletexts import RULE_IDS, rule_title
from zsy_tutor.rules.generate import legal_plays
from zsy_tutor.study import exam, exam_words
from zsy_tutor.study.bank_proof import combinations_of
from zsy_tutor.study.comparing import refusal
from zsy_tutor.study.exam import GROUPS, group_of, paper
from zsy_tutor.study.exam_session import Result, Sheet, opened, shown, write
from zsy_tutor.study.exam_words import certificate, result_page
from zsy_tutor.study.exercises import Level, Part, right_answers
from zsy_tutor.study.session import Back, Choose, Hint, House, Next, Typed, Why, open_level, view
from zsy_tutor.study.who_asked import Turn

SEEDS = ("2026-11-30-a", "2026-11-30-b", "2026-12-01-a", "x")


@cache
def drawn(seed: str) -> Level:
    return paper(seed)


def written(level: Level, *, wrong: int = 0) -> Sheet:
    """A sheet with right answers but for the first ones, which are left out."""
    sheet, state = opened(level)
    for number in range(len(level.steps)):
        if number < wrong:
            sheet, state = write(sheet, state, Next())
            continue
        for _ in range(40):  # a chain has several parts, an endgame several plays
            before = len(sheet.results)
            sheet, state = write(sheet, state, right_event(state))
            if len(sheet.results) > before:
                break
    return sheet


@pytest.mark.parametrize("seed", SEEDS)
def test_every_group_of_rules_is_asked_and_no_lesson_comes_again(seed: str) -> None:
    level = drawn(seed)
    assert len(level.steps) == 30
    assert [group.name for group in GROUPS] == list(dict.fromkeys(group_of(step).name for step in level.steps))
    asked = [exam._asked(part) for step in level.steps for part in step.parts]
    assert len(set(asked)) == len(asked)
    assert not set(asked) & exam._in_lessons()
    passes = sum(right_answers(part) == ("pass",) for step in level.steps for part in step.parts)
    assert exam.PASSES[0] <= passes <= exam.PASSES[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_paper_has_every_size_of_table_somebody_who_is_out_two_packs_and_the_joker_bomb(seed: str) -> None:
    parts = [part for step in drawn(seed).steps for part in step.parts]
    assert exam._seats(list(drawn(seed).steps)) >= {3, 4, 5, 6}
    turns = [part.asked for part in parts if isinstance(part.asked, Turn)]
    assert any(not len(hand) for turn in turns for hand in turn.position.hands)
    lying = [part.position.trick.cards for part in parts if part.position is not None and part.position.trick]
    assert any({card.rank for card in cards} == {"B", "R"} for cards in lying)
    assert any(part.kind == "order" and part.rule_set.packs == 2 for part in parts)


def test_the_same_seed_is_the_same_paper_and_another_is_another() -> None:
    assert paper("again") == paper("again")
    one, two = (
        {exam._asked(part) for step in drawn(seed).steps for part in step.parts if step.kind != "name"}
        for seed in SEEDS[:2]
    )
    assert len(one & two) <= 2


def test_every_question_stands_under_the_rules_that_decide_it() -> None:
    asked = set()
    for seed in SEEDS:
        for step in drawn(seed).steps:
            asked |= set(step.rules)
            for part in step.parts:
                if part.kind in ("who", "count"):
                    assert part.asked.rule in step.rules  # type: ignore[union-attr]
                if part.kind == "why_not":
                    assert refusal(part.table, part.tried, part.seat)[0].rule in step.rules
    assert asked <= set(RULE_IDS)
    assert {rule[0] for rule in asked} == set("CKBPTSH")


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_right_answers_pass_with_distinction(seed: str) -> None:
    sheet = written(drawn(seed))
    assert [result.step.id for result in sheet.wrong] == []
    assert (sheet.right, sheet.grade) == (30, "distinction")


def test_a_pass_takes_24_and_half_of_every_group() -> None:
    level = drawn(SEEDS[0])

    def sheet(wrong: set[str]) -> Sheet:
        return Sheet(level, tuple(Result(step, step.id not in wrong, None) for step in level.steps))

    by_group = {group.name: [step.id for step in level.steps if group_of(step) == group] for group in GROUPS}
    spread = [by_group[name][0] for name in ("types", "beating", "bombs", "round", "tribute", "order")]
    assert sheet(set(spread)).grade == "passed"
    assert sheet({*spread, by_group["types"][1]}).grade == "not_yet", "23 are too few"
    assert sheet(set(by_group["score"])).grade == "not_yet", "a whole group is missing"
    assert sheet(set(spread[:2])).grade == "distinction"
    assert sheet({by_group["score"][0]}).grade == "passed", "one of two is less than two thirds"


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_told_before_the_end(lang: str) -> None:
    sheet, state = opened(drawn(SEEDS[0]))
    for event in (Hint(), Why(), House(), Back()):
        assert write(sheet, state, event) == (sheet, state)
    for _ in range(30):
        seen = shown(sheet, state, lang)
        assert seen.stars == -1
        assert seen.feedback is None
        assert {action.id for action in seen.actions} <= {"play", "pass", "done", "clear", "next"}
        sheet, state = write(sheet, state, Next())
    assert sheet.is_over
    assert write(sheet, state, Next()) == (sheet, state)


def test_what_cannot_be_read_is_no_answer() -> None:
    sheet, state = opened(drawn(SEEDS[0]))
    same, after = write(sheet, state, Typed("what?"))
    assert same == sheet
    feedback = shown(same, after, "en").feedback
    assert feedback is not None
    assert feedback.kind == "error"


@pytest.mark.parametrize("lang", LANGS)
def test_the_end_says_what_was_wrong_and_where_it_is_taught(lang: str) -> None:
    level = drawn(SEEDS[1])
    page = result_page(written(level, wrong=8), "paper-1", lang).text
    for step in level.steps[:8]:
        assert step.parts[0].prompt.get(lang) in page
    assert "paper-1" in page
    asked = {rule for step in level.steps for rule in step.rules}
    assert all(rule_title(rule, lang) in page for rule in asked), "a result for every rule"
    assert certificate(written(level), "Li Hua", "2026-11-30", "paper-1", lang).text.count("Li Hua") == 1


def test_a_wrong_answer_comes_with_its_reason() -> None:
    sheet, state = opened(drawn(SEEDS[0]))
    while state.step.kind != "beat":
        sheet, state = write(sheet, state, Next())
    sheet, state = write(sheet, state, Typed("3 4 5 6"))
    result = sheet.results[-1]
    assert not result.right
    assert result.after is not None
    feedback = view(result.after, "en").feedback
    assert feedback is not None
    assert feedback.kind == "wrong"
    assert " ".join([feedback.headline, *feedback.body]) in result_page(sheet.handed_in(), "s", "en").text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seed", SEEDS[:2])
def test_of_every_question_the_whole_right_answer_is_told_in_words(seed: str, lang: str) -> None:
    level = drawn(seed)
    sheet = written(level, wrong=30)
    for result in sheet.wrong:
        part = result.step.parts[0]
        said = exam_words._right(part, lang)
        assert said
        assert said in result_page(sheet, seed, lang).text
        if part.kind in ("order", "which_beats"):
            assert all(cards_text(each, lang) in said for each in right_answers(part))
        if part.kind == "name":
            seen = view(open_level(level, level.index(result.step.id)), lang)
            assert said == next(choice.label for choice in seen.choices if choice.id == part.right[0])


@pytest.mark.parametrize("lang", LANGS)
def test_no_sentence_of_a_result_is_empty(lang: str) -> None:
    sheet, state = opened(drawn(SEEDS[0]))
    while not sheet.is_over:
        part, before = state.part, len(sheet.results)
        if part.kind == "who" and not part.asked.ordered:  # type: ignore[union-attr]
            wrong = next(each for each in part.asked.choices if each not in part.asked.wanted)  # type: ignore[union-attr]
            sheet, state = write(sheet, state, Choose(wrong))
        if len(sheet.results) == before:
            sheet, state = write(sheet, state, Next())
    said = result_page(sheet, "s", lang).text
    assert not any(twice in said for twice in (". .", "。。", "..", "。."))


# guessing


def chance(part: Part) -> float:
    """How likely somebody who clicks at random answers a part rightly; never less than it is."""
    right = len(right_answers(part))
    if part.kind in ("name", "why_not"):
        return 1 / len(part.choices)
    if part.kind == "order":
        return 1 / factorial(len(part.items))
    if part.kind == "which_beats":
        return 1 / (2 ** len(part.items) - 1)
    if part.kind == "verdicts":
        return 1 / (2 ** len(part.asked.tables) - 1)  # type: ignore[union-attr]
    if part.kind == "who":
        return 1 / max(2, len(part.asked.choices))  # type: ignore[union-attr]
    if part.kind == "count":
        return 1 / 5
    if part.kind == "pay":
        return min(1.0, right / comb(len({card.rank for card in part.cards}), part.asked.number))  # type: ignore[union-attr]
    if part.kind == "endgame":
        return right / (len(legal_plays(part.table)) + (part.table.trick is not None))
    ways = len(set(combinations_of(part))) + (part.table.trick is not None)
    return min(1.0, right / max(ways, right))


def test_a_random_clicker_passes_less_than_once_in_a_thousand_tries() -> None:
    dice, tries, passed = Random(7), 0, 0
    for number in range(5):
        level = paper(f"click {number}")
        odds = []
        for step in level.steps:
            each = 1.0
            for part in step.parts:
                each *= chance(part)
            odds.append(each)
        for _ in range(500):
            lucky = [dice.random() < odd for odd in odds]
            results = tuple(Result(step, luck, None) for step, luck in zip(level.steps, lucky, strict=True))
            passed += Sheet(level, results).grade != "not_yet"
            tries += 1
    assert tries >= 1000
    assert passed / tries < 1 / 1000


def test_the_odds_of_a_row_are_those_of_counting() -> None:
    part = next(part for step in drawn(SEEDS[0]).steps for part in step.parts if part.kind == "order")
    assert chance(part) == pytest.approx(1 / len(list(permutations(part.items))))
