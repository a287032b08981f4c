"""`pay` and `give_back`: the syllabus' steps answered right and wrong, what is said of them, and what is refused."""

from __future__ import annotations

import pytest

from tests.study.kind_steps import LANGS, after, ids, opened, step
from tests.study.levels import LESSON, lesson, lesson_text
from zsy_tutor.rules.cards import Hand
from zsy_tutor.study import exchanging
from zsy_tutor.study.exchange_session import asked_of
from zsy_tutor.study.exercises import LevelError, Part, right_answers
from zsy_tutor.study.levels import parse_level
from zsy_tutor.study.session import Clear, Hint, Play, State, Toggle, Typed, Why, open_level, view

IDS = ids("pay", "give_back")
PAY = 'rule_set = "classic"\nhand = "3c5d5sTdAhAsB"\nowe = 2\nright = ["AA"]'


def part_of(step_id: str) -> Part:
    return step(step_id).parts[0]


def pay(hand: str, owe: int, right: str, rules: str = "classic") -> State:
    text = f'rule_set = "{rules}"\nhand = "{hand}"\nowe = {owe}\nright = ["{right}"]'
    return open_level(lesson(text, kind="pay"), single=True)


@pytest.mark.parametrize("step_id", IDS)
def test_every_right_answer_solves_it_and_keeps_no_mistake(step_id: str) -> None:
    for answer in part_of(step_id).right:
        state = after(opened(step_id), Typed(answer))
        assert state.work.solved, answer
        assert not state.mistakes
        assert len(state.work.played) == asked_of(state.part).number


@pytest.mark.parametrize("step_id", IDS)
def test_every_wrong_answer_has_its_code_and_its_sentence(step_id: str) -> None:
    for claim in part_of(step_id).wrong:
        state = after(opened(step_id), Typed(claim.answer))
        kept = state.log[-1]
        assert kept.code == claim.code
        assert kept.outcome == ("info" if claim.code == "legal" else "wrong")
        assert not state.work.solved
        for lang in LANGS:
            shown = view(state, lang).feedback
            assert shown is not None
            assert shown.headline
            assert shown.body
            assert bool(shown.rule) == (claim.code != "legal")
            assert not claim.note or claim.note.get(lang) in shown.body


@pytest.mark.parametrize("step_id", IDS)
def test_three_hints_lead_to_the_answer(step_id: str) -> None:
    state = after(opened(step_id), Hint(), Hint(), Hint())
    assert state.work.shown == 3
    for lang in LANGS:
        shown = view(state, lang)
        assert shown.feedback is not None
        assert len(set(shown.feedback.body[:3])) == 3
        marked = Hand.of(*(card.notation[0] for card in shown.hand if card.hint))
        assert any(marked.contains(Hand.of(*answer)) for answer in right_answers(state.part))


def test_T1_the_syllabus_says_how_many_plays_stay() -> None:
    for step_id, back, plays in (
        ("07.07", "3J", 2), ("07.07", "34", 3), ("07.07", "44", 3), ("07.08", "A2", 1), ("07.08", "33", 4),
        ("07.08", "77", 3),
    ):  # fmt: skip
        assert exchanging.plays_left(asked_of(part_of(step_id)), Hand.of(*back)) == plays


def test_T2_what_wins_by_force_is_searched_and_what_does_not_is_refuted() -> None:
    asked = asked_of(part_of("07.09"))
    assert asked.right == ("36",)
    assert exchanging.refuted(asked, Hand.of("3", "J")).first is not None
    assert exchanging.helped(asked, Hand.of("3", "J")) == (("J", 2, 3),)
    said = view(after(opened("07.09"), Typed("3J")), "en").feedback
    assert said is not None
    assert said.body[0] == "Lan holds two jacks already and would then have three jacks."
    assert "After it no lead of yours wins by force" in said.body[1]


def test_T1_suits_are_free_and_that_is_said() -> None:
    for answer in ("Ad Ah", "As Ad", "AA"):
        state = after(opened("07.02"), Typed(answer))
        assert state.work.solved
        shown = view(state, "en").feedback
        assert shown is not None
        assert "any two of them would have done" in shown.body[0]


def test_T1_a_hand_with_too_few_cards_pays_what_it_has() -> None:
    state = after(pay("4cBR", 2, "4"), Typed("4"))
    shown = view(state, "en").feedback
    assert state.work.solved
    assert shown is not None
    assert "only 1 card" in shown.body[0]


def test_T1_a_hand_of_jokers_pays_nothing_and_pressing_pay_says_so() -> None:
    state = pay("BR", 2, "-")
    solved = after(state, Play())
    shown = view(solved, "en")
    assert solved.work.solved
    assert not solved.work.played
    assert len(shown.hand) == 2
    assert shown.feedback is not None
    assert shown.feedback.body[0] == "You hold no card that can be paid, so you pay nothing."
    assert view(after(state, Hint(), Hint(), Hint()), "zh").feedback is not None


def test_pressing_pay_with_nothing_lifted_is_no_answer() -> None:
    state = after(opened("07.04"), Play())
    assert not state.log
    assert state.work.feedback is not None
    assert state.work.feedback.kind == "info"


def test_lifting_by_hand_and_pressing_pay_is_the_same_as_typing() -> None:
    state = opened("07.04")
    for place, card in enumerate(state.cards):
        if str(card) in ("Kh", "2c"):
            state = after(state, Toggle(place))
    solved = after(state, Play())
    assert solved.work.solved
    assert [str(card) for card in solved.work.played] == ["Kh", "2c"]
    shown = view(solved, "en")
    assert [card.notation for card in shown.hand] == ["4d", "7c", "Kd", "Ks"]
    assert shown.listed[0].cards == ("Kh", "2c")
    assert not after(state, Clear()).work.selected


def test_the_right_cards_are_lifted_in_a_step_that_shows() -> None:
    assert after(opened("07.01"), Play()).work.solved


def test_to_ask_why_is_no_answer() -> None:
    state = after(opened("07.04"), Toggle(2), Toggle(3), Why())
    assert not state.log
    shown = view(state, "en").feedback
    assert shown is not None
    assert (shown.kind, shown.headline) == ("info", "Not the highest.")
    allowed = view(after(opened("07.01"), Why()), "en").feedback
    assert allowed is not None
    assert allowed.headline == "That is what you owe: two aces."


def test_cards_at_fault_are_marked_until_others_are_lifted() -> None:
    state = after(opened("07.02"), Typed("KcAd"))
    assert [card.notation for card in view(state, "en").hand if card.fault] == ["Kc"]
    assert not any(card.fault for card in view(after(state, Toggle(0)), "en").hand)


def test_a_pass_and_what_cannot_be_read_are_no_answers() -> None:
    for typed, kind in (("pass", "info"), ("~", "error")):
        state = after(opened("07.04"), Typed(typed))
        assert not state.log
        assert state.work.feedback is not None
        assert state.work.feedback.kind == kind


def test_the_table_of_open_hands_is_shown_and_told() -> None:
    shown = view(opened("07.10"), "en")
    assert shown.context[0].rows[0][0] == "Lan"
    assert "10" in shown.context[0].rows[0][1]
    assert "Lan holds" in shown.text


def test_the_keys_name_the_button() -> None:
    assert "Enter presses Give back" in view(opened("07.08"), "en").extra["table_help"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ('right = ["AB"]', "right"),
        ('owe = 0\nright = ["AA"]', "owe"),
        ('hand = "x"\nright = ["AA"]', "hand"),
        ('rule_set = "two-low"\nright = ["AA"]', "hand"),
        ('right = ["AA"]\nwrong = [{ answer = "TA", code = "joker_not_owed" }]', "wrong.code"),
        ('right = ["AA"]\nwrong = [{ answer = "AA", code = "not_highest" }]', "wrong.answer"),
        ('right = ["AA"]\nlifted = "K"', "lifted"),
        ('right = ["AA"]\nback = 2', "back"),
    ],
)
def test_a_file_that_the_engine_disagrees_with_is_refused(change: str, key: str) -> None:
    lines = {line.partition(" =")[0]: line for line in (*PAY.splitlines(), *change.splitlines())}
    with pytest.raises(LevelError) as caught:
        parse_level(lesson_text("\n".join(lines.values()), head=LESSON, kind="pay"))
    assert caught.value.key == key


def test_what_wins_goes_with_open_hands_and_they_with_it() -> None:
    for extra in ('aim = "wins"', 'others = ["JJ22"]\naim = "fewest"'):
        text = f'rule_set = "classic"\nhand = "36777J2"\nback = 2\nright = ["36"]\n{extra}'
        with pytest.raises(LevelError) as caught:
            lesson(text, kind="give_back")
        assert caught.value.key == "aim"
