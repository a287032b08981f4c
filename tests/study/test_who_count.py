"""`who` and `count`: the syllabus' steps answered right and wrong, what is shown and said, what files are refused."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.study.kind_steps import LANGS, after, ids, opened, step
from tests.study.levels import LESSON, lesson, lesson_text
from zsy_tutor.study import about
from zsy_tutor.study.asked_session import count_of, numbers, who_of
from zsy_tutor.study.exercises import LevelError, right_answers
from zsy_tutor.study.levels import parse_level
from zsy_tutor.study.session import Choose, Clear, Hint, Place, Play, Retry, State, Typed, open_level, view

WHO, COUNT = ids("who"), ids("count")
ANSWERS = {
    "04.04": "p2", "04.06": "p3", "04.13": "p2", "06.01": "14 14 13 13", "06.02": "18 17 17", "06.03": "22 22 22 21 21",
    "06.04": "p3", "06.05": "2", "06.07": "p4", "06.08": "p3 p2 p1 p4", "06.11": "p3", "06.13": "p5", "07.03": "p3 p4",
    "07.11": "p1", "07.14": "p5", "08.01": "p1", "08.02": "tie", "08.03": "p3", "08.04": "p1", "08.05": "3",
    "08.06": "8", "08.07": "0 6 4", "08.08": "0 0 3", "08.09": "p2p4", "08.10": "p1p3p5", "08.11": "p4", "09.04": "1",
    "10.12": "p2", "11.10": "13 13 13 13", "11.11": "2", "11.13": "5 3 1", "11.14": "none",
}  # fmt: skip
"""What the syllabus says."""


def who(line: str) -> str:
    return about.who(line, {}).right[0]


def count(line: str) -> str:
    return about.count(line, {}).right[0]


def test_every_step_of_the_syllabus_is_there_with_its_answer() -> None:
    assert {step_id: right_answers(step(step_id).parts[0]) for step_id in (*WHO, *COUNT)} == {
        step_id: (answer,) for step_id, answer in ANSWERS.items()
    }


@pytest.mark.parametrize("step_id", [*WHO, *COUNT])
def test_the_right_answer_solves_it(step_id: str) -> None:
    state = after(opened(step_id), Typed(ANSWERS[step_id]))
    assert state.work.solved
    assert not state.mistakes
    for lang in LANGS:
        shown = view(state, lang)
        assert shown.feedback is not None
        assert shown.feedback.kind == "right"
        assert len(shown.feedback.body) > 1
        assert shown.text
        assert shown.live


@pytest.mark.parametrize("step_id", [*WHO, *COUNT])
def test_every_wrong_answer_is_told_why_and_kept_under_a_rule(step_id: str) -> None:
    part = step(step_id).parts[0]
    for claim in part.wrong:
        state = after(opened(step_id), Typed(claim.answer))
        kept = state.log[-1]
        assert (kept.outcome, kept.code, kept.answer) == ("wrong", "", claim.answer)
        assert kept.rule
        for lang in LANGS:
            shown = view(state, lang).feedback
            assert shown is not None
            assert shown.rule == kept.rule
            own = [said for said in shown.body if said != claim.note.get(lang)]
            assert own
            assert not claim.note or claim.note.get(lang) in shown.body


@pytest.mark.parametrize("step_id", WHO)
def test_whatever_is_tapped_has_a_sentence_that_does_not_name_the_answer(step_id: str) -> None:
    state = opened(step_id)
    question = who_of(state.part)
    tries = [(choice,) for choice in question.choices] if len(question.wanted) == 1 else list(
        permutations(question.choices, len(question.wanted)))  # fmt: skip
    for answer in tries:
        found = after(state, Typed(" ".join(answer)))
        right = answer == question.wanted
        assert found.work.solved == right, answer
        for lang in LANGS:
            shown = view(found, lang)
            assert shown.feedback is not None
            assert shown.feedback.body


@pytest.mark.parametrize("step_id", [*WHO, *COUNT])
def test_three_hints_lead_to_the_answer(step_id: str) -> None:
    state = after(opened(step_id), Hint(), Hint(), Hint())
    for lang in LANGS:
        shown = view(state, lang).feedback
        assert shown is not None
        assert len(set(shown.body[:3])) == 3


@pytest.mark.parametrize("step_id", [*WHO, *COUNT])
def test_what_is_to_be_known_stands_there_as_a_table_and_as_text(step_id: str) -> None:
    for lang in LANGS:
        shown = view(opened(step_id), lang)
        assert bool(shown.context) or step_id in ("06.01", "06.02", "06.03", "06.05", "11.10", "11.11")
        for table in shown.context:
            assert all(len(row) == (len(table.columns) or len(row)) for row in table.rows)
            assert all(row[0] in shown.text for row in table.rows)
        assert not shown.hand
        assert not shown.seats


# tapping


def test_one_tap_is_an_answer_where_one_is_asked_for() -> None:
    assert after(opened("06.07"), Choose("p4")).work.solved
    wrong = after(opened("06.07"), Choose("p3"))
    marks = {choice.id: choice.mark for choice in view(wrong, "en").choices}
    assert marks == {"p1": "", "p2": "", "p3": "wrong", "p4": ""}
    assert [action.id for action in view(wrong, "en").actions if action.id in ("play", "clear")] == []


def test_several_are_tapped_in_order_taken_back_and_checked() -> None:
    state = after(opened("06.08"), Choose("p3"), Choose("p1"), Choose("p2"))
    assert [choice.place for choice in view(state, "en").choices] == [2, 3, 1, 0]
    early = after(state, Play())
    assert not early.log
    state = after(state, Choose("p1"), Choose("p1"), Choose("p4"))
    assert [choice.place for choice in view(state, "en").choices] == [3, 2, 1, 4]
    solved = after(state, Play())
    assert solved.work.solved
    assert view(after(state, Clear()), "en").selected_text == "Nobody is tapped yet."
    assert view(after(opened("06.08"), Place(2)), "en").live == "Bo on place 1"


def test_a_shown_answer_stands_there_and_is_confirmed() -> None:
    state = opened("04.04")
    assert view(state, "en").selected_text == "Tapped: Lan"
    assert after(state, Play()).work.solved
    other = after(state, Choose("p4"))
    assert [choice.id for choice in view(other, "en").choices if choice.chosen] == ["p4"]
    assert not after(other, Play()).work.solved
    shown = opened("08.05")
    assert [field.value for field in view(shown, "en").numbers] == ["3"]
    assert after(shown, Play()).work.solved


@pytest.mark.parametrize("typed", ["p4", "P4", "4", "Mei", "小梅", "mei ", "４"])
def test_a_player_is_typed_by_name_number_or_seat(typed: str) -> None:
    assert after(opened("06.07"), Typed(typed)).work.solved


@pytest.mark.parametrize("typed", ["Anna", "p9", "p4 p4", "p1 p2"])
def test_what_cannot_be_used_is_no_answer(typed: str) -> None:
    state = after(opened("06.07"), Typed(typed))
    assert not state.log
    assert view(state, "zh").feedback is not None
    assert not after(opened("06.07"), Typed("  ")).work.feedback


def test_a_row_is_typed_with_blanks_commas_or_signs_between() -> None:
    for typed in ("Bo Lan Hua Mei", "阿博、小兰、小华、小梅", "p3 < p2 < p1 < p4", "3,2,1,4"):
        assert after(opened("06.08"), Typed(typed)).work.solved, typed


# numbers


def test_numbers_are_read_with_blanks_or_commas() -> None:
    assert numbers("14, 14 13、13") == (14, 14, 13, 13)
    assert numbers("１４") == (14,)
    assert numbers("14.5") is None
    assert numbers("") is None


def test_fields_say_which_number_is_wrong_and_keep_what_was_typed() -> None:
    state = after(opened("06.03"), Typed("22 21 22 21 22"))
    fields = view(state, "en").numbers
    assert [field.mark for field in fields] == ["right", "wrong", "right", "right", "wrong"]
    assert [field.value for field in fields] == ["22", "21", "22", "21", "22"]
    assert fields[1].says == "2nd: not yet"
    assert not view(after(after(state, Typed(ANSWERS["06.03"])), Retry()), "en").numbers[0].value


@pytest.mark.parametrize(("typed", "kind"), [("22 22", "info"), (" ", "info"), ("many", "error"), ("-3", "wrong")])
def test_too_few_numbers_are_no_answer(typed: str, kind: str) -> None:
    state = after(opened("06.05"), Typed(typed))
    assert state.work.feedback is not None
    assert state.work.feedback.kind == kind
    assert bool(state.log) == (kind == "wrong")


def test_checking_empty_fields_is_no_answer() -> None:
    state = after(opened("06.05"), Play())
    assert not state.log
    shown = view(state, "en").feedback
    assert shown is not None
    assert shown.headline == "Type a number first."


# the engine's answers to other questions


def test_P4_a_final_pass_is_skipped_and_said_to_be_final() -> None:
    line = "turn classic{} 59/6J/9Q/48 p1 - - - do p1:5 p2:pass p3:9 p4:pass p1:pass"
    assert who(line.format("")) == "p2"
    final = about.who(line.format(",pass_is_final=on"), {})
    assert final.right == ("p3",)
    line = "turn classic,pass_is_final=on 59T/6J/9Q/48 p1 - - - do p1:5 p2:pass p3:9 p4:pass p1:T"
    state = open_level(lesson(f'about = "{line}"\nright = ["p3"]', kind="who"), single=True)
    shown = view(after(state, Choose("p2")), "en").feedback
    assert shown is not None
    assert shown.body == ("Lan has passed, and at this table a pass is final until the trick ends.",)


def test_P6_a_partner_takes_the_lead_where_that_is_played() -> None:
    line = "turn classic,teams=on{} 57/2/9T/68 p2 - - - do p2:2 p3:pass p4:pass p1:pass"
    assert who(line.format("")) == "p3"
    partner = line.format(",partner_takes_lead=on")
    assert who(partner) == "p4"
    state = open_level(lesson(f'about = "{partner}"\nright = ["p4"]', kind="who"), single=True)
    right = view(after(state, Choose("p4")), "en").feedback
    wrong = view(after(state, Choose("p3")), "en").feedback
    assert right is not None
    assert "partner then takes the lead: Mei" in right.body[0]
    assert wrong is not None
    assert wrong.body[0] == "Lan has a partner who still holds cards, and that is not Bo."


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("draw classic K 9 K 3", "p1 p3"),
        ("draw two-low 2 9 3", "p2"),
        ("first-to-dealt classic 4 dealer=p4", "p1 p2"),
        ("first-to-dealt 6 dealer=p1", "nobody"),
        ("first-to-dealt two-low 4 dealer=p1", "nobody"),
        ("opens classic dealer=p1 4d5c/3d9h/6c7h", "p2"),
        ("owes p1p2p3", "nobody"),
        ("owes p3p2p1p4 cards=2", "p4"),
        ("owes classic,middle_exchange=none p3p2p1p4", "nobody"),
        ("owes classic,tribute=3 p3p2p1p4 cards=3", "p4"),
        ("owes classic,tribute=0 p3p2p1p4", "nobody"),
        ("next classic,next_leader=downstream p3p2p1p4", "p4 p4"),
        ("match classic,match_goal=fewest_downstream p1p3p2 p1p2p3 p2p3p1 p3p1p2 p3p2p1", "p3"),
        ("match classic,teams=on p1 p2 p3", "p1p3"),
        ("tie p1 p2 p3 order p3p2p1", "p3"),
        ("two-low-match p1p2p3,p1p2p3,p1p2p3", "p1"),
        ("two-low-match p1p2p3", "none"),
    ],
)
def test_other_questions_have_the_answer_of_the_rules(line: str, answer: str) -> None:
    question = about.who(line, {})
    assert question.right == (answer,)
    one_by_one = [(choice,) for choice in question.choices]
    row = ", ".join(f'"{each}"' for each in question.right)
    state = open_level(lesson(f'about = "{line}"\nright = [{row}]', kind="who"), single=True)
    for typed in (answer, *(" ".join(each) for each in one_by_one)):
        for lang in LANGS:
            shown = view(after(state, Hint(), Hint(), Hint(), Typed(typed)), lang)
            assert shown.text
            assert shown.feedback is not None
    if len(question.wanted) > 1 and not question.ordered:
        taps = [Choose(each) for each in reversed(question.wanted)]
        assert after(state, *taps, Play()).work.solved
        assert not after(state, taps[0], Play()).work.solved


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("deal classic 6", "18 18 18 18 18 18"),
        ("deal two-low 3", "18 18 18"),
        ("copies classic 5 3", "8"),
        ("copies classic 3 4", "4"),
        ("copies two-low 3 2", "4"),
        ("out B 5B seen=R", "0"),
        ("out 2 5 seen=22 players=6", "6"),
        ("penalty 22R", "7"),
    ],
)
def test_other_numbers_are_those_of_the_rules(line: str, answer: str) -> None:
    assert count(line) == answer
    state = open_level(lesson(f'about = "{line}"\nright = ["{answer}"]', kind="count"), single=True)
    wanted = count_of(state.part).wanted
    for other in (tuple(n + 1 for n in wanted), tuple(n + 2 for n in wanted)):
        for lang in LANGS:
            shown = view(after(state, Typed(" ".join(map(str, other)))), lang).feedback
            assert shown is not None
            assert shown.kind == "wrong"
            assert shown.body
    assert after(state, Hint(), Hint(), Hint(), Typed(answer)).work.solved


def test_S5_a_team_is_called_a_team() -> None:
    text = 'about = "match classic,teams=on p1 p2 p3"\nright = ["p1p3"]'
    state = open_level(lesson(text, kind="who"), single=True)
    for typed, said in (
        ("p1p3", "The team of Hua and Bo was Upstream 2 times, and nobody else was as often."),
        ("p2p4", "The team of Lan and Mei was Upstream once, and somebody was more often."),
    ):
        shown = view(after(state, Typed(typed)), "en").feedback
        assert shown is not None
        assert shown.body[0] == said


# files


@pytest.mark.parametrize(
    "line",
    [
        "", "sing", "turn classic 3/4 p1 - - -", "turn classic 3/4 p1 - - - do p1:5", "round Z after 3", "owes p1p2p2",
        "owes p1p3", "draw classic K 9", "match classic,scoring=penalty p1", "tie p1 order p1p2p3",
        "teams p1p2 p3p4 order p1p2p3p4", "next two-low p1p2p3", "two-low-match p1p2p3,p1p2p3,p1p2p3,p1p2p3",
        "opens classic dealer=p1 4d5c/6d9h/6c7h", "first-to-dealt 3", "turn", "owes",
    ],
)  # fmt: skip
def test_what_cannot_be_asked_is_refused(line: str) -> None:
    with pytest.raises(LevelError) as caught:
        lesson(f'about = "{line}"\nright = ["p1"]', kind="who")
    assert caught.value.key == "about"


@pytest.mark.parametrize(
    ("step_text", "key"),
    [
        ('about = "owes p3p2p1p4"\nright = ["p2"]', "right"),
        ('about = "owes p3p2p1p4"\nright = ["p1"]\nwrong = [{ answer = "p1", code = "not" }]', "wrong.answer"),
        ('about = "owes p3p2p1p4"\nright = ["p1"]\nwrong = [{ answer = "p9", code = "not" }]', "wrong.answer"),
        ('about = "owes p3p2p1p4"\nright = ["p1"]\nwrong = [{ answer = "p2", code = "legal" }]', "wrong.code"),
        ('about = "owes p3p2p1p4"\nright = ["p1"]\npraise.en = "p2 gets it."', "praise"),
        ('about = "owes p3p2p1p4"\nright = ["p1"]\nposition = "x"', "position"),
    ],
)
def test_claims_are_held_against_the_engine(step_text: str, key: str) -> None:
    with pytest.raises(LevelError) as caught:
        lesson(step_text, kind="who")
    assert caught.value.key == key


def test_a_round_is_one_of_those_at_the_head_of_the_file() -> None:
    game = '[[game]]\nid = "A"\nrules = "classic"\nhands = ["3d4d", "5d", "6d"]\nfirst = "p1"\nopen = "3d"\n'
    head = f'{LESSON}{game}actions = ["p1:3d", "p2:pass"]\n'
    good = lesson_text('about = "round A after 2"\nright = ["p3"]', head=head, kind="who")
    assert right_answers(parse_level(good).steps[0].parts[0]) == ("p3",)
    for about_ in ("round B after 2", "round A after 9", "round A order", "round A"):
        with pytest.raises(LevelError) as caught:
            parse_level(lesson_text(f'about = "{about_}"\nright = ["p3"]', head=head, kind="who"))
        assert caught.value.key == "about"


def test_names_stand_in_for_seats_in_every_text() -> None:
    shown: State = opened("04.04")
    assert view(shown, "en").prompt.startswith("Lan passed")
    assert view(shown, "zh").prompt.startswith("小兰")
