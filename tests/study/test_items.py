"""Putting in order, marking what beats, finding the reason: what each event does, and what every answer is told."""

from __future__ import annotations

import itertools

import pytest

from tests.study.levels import do, lesson, lesson_text
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.rules.legality import REASONS
from zsy_tutor.rules.shapes import SHAPE_REASONS
from zsy_tutor.study.exercises import LevelError
from zsy_tutor.study.levels import parse_level
from zsy_tutor.study.session import Choose, Clear, Hint, Mark, Move, Place, Play, State, Typed, open_level, view
from zsy_tutor.study.view import FeedbackView

ROW = 'rule_set = "classic"\nitems = ["A", "2", "K", "3"]\nright = ["3", "K", "A", "2"]\n'
MARKS = (
    'position = "classic 66999JQ22/?5/?4 p1 p2:77 p3 -"\nitems = ["66", "9", "99", "999", "JQ", "22"]\n'
    'right = ["99", "22"]\n'
)
WHY = (
    'position = "classic 48QQ/?5/?5 p1 p2:9 p3 -"\ntry = "QQ"\nchoices = ["too_low", "wrong_type", "wrong_size"]\n'
    'right = ["wrong_type"]\n'
)


def opened(step: str, kind: str) -> State:
    return open_level(lesson(step, kind=kind), single=True)


def shown(state: State, lang: str = "en") -> FeedbackView:
    found = view(state, lang).feedback
    assert found is not None
    return found


def placed(*items: int) -> State:
    return do(opened(ROW, "order"), *map(Place, items))


# putting in order


def test_items_are_placed_taken_back_and_moved() -> None:
    state = placed(0, 1, 3)
    assert state.work.row == (0, 1, 3)
    assert do(state, Place(1)).work.row == (0, 3)
    assert do(state, Move(3, -1)).work.row == (0, 3, 1)
    assert do(state, Move(0, 9)).work.row == (1, 3, 0)
    assert do(state, Clear()).work.row == ()
    assert [do(state, event) for event in (Move(2, 1), Move(0, -1), Place(4), Place(-1), Mark(0))] == [state] * 5


def test_the_right_order_solves_it() -> None:
    state = do(placed(3, 2, 0, 1), Play())
    assert state.work.solved
    assert state.progress.stars_of("05.01") == 3
    assert "3, king, ace, 2" in view(state, "en").text
    assert do(opened(ROW, "order"), Typed("3 K A 2")).work.solved
    assert do(opened(ROW, "order"), Typed("3 < k，a、2")).work.solved


@pytest.mark.parametrize("row", [row for row in itertools.permutations(range(4)) if row != (3, 2, 0, 1)])
def test_every_wrong_order_names_two_neighbours_and_the_rule(row: tuple[int, ...]) -> None:
    state = do(placed(*row), Play())
    given = state.work.feedback
    assert given is not None
    low, high = given.items
    assert row.index(high) == row.index(low) + 1
    assert [(a.code, a.rule, a.outcome) for a in state.log] == [("", "C1", "wrong")]
    for lang in LANGS:
        assert shown(state, lang).rule == "C1"
        assert len(shown(state, lang).body) == 2
    assert [item.mark for item in view(state, "en").items].count("wrong") == 2


def test_a_moved_item_takes_the_marks_away_and_leaves_the_words() -> None:
    state = do(placed(1, 3, 2, 0), Play())
    moved = do(state, Move(1, 1))
    assert [item.mark for item in view(moved, "en").items] == [""] * 4
    assert shown(moved) == shown(state)


def test_checking_a_row_that_is_not_full_is_no_answer() -> None:
    state = do(placed(3, 2), Play())
    assert (shown(state).kind, state.log) == ("info", ())
    check = next(action for action in view(placed(3), "en").actions if action.id == "play")
    assert not check.enabled
    assert check.note


def test_a_typed_item_that_is_none_of_these_is_found_with_its_column() -> None:
    state = do(opened(ROW, "order"), Typed("3 K Q 2"))
    assert (shown(state).kind, state.log) == ("error", ())
    assert "character 5" in shown(state).headline
    assert do(state, Typed("3 3 K A")).log == ()


def test_plays_are_put_in_order_too() -> None:
    bombs = 'rule_set = "classic"\nitems = ["BR", "4444", "KK", "77"]\nright = ["77", "KK", "4444", "BR"]\n'
    state = do(opened(bombs, "order"), Typed("KK 77 4444 BR"))
    assert state.log[0].rule == "B2"
    assert "a pair of kings" in shown(state).headline
    assert do(state, Typed("77 KK 4444 BR")).work.solved


def test_items_of_one_hand_share_its_cards_and_those_of_a_row_do_not() -> None:
    marks = (
        'position = "classic 456789TTTJQAA/?5/?5 p1 p2:99944 p3 -"\n'
        'items = ["TTTAA", "TTT", "TTTJQ", "6789T", "789TJ", "TT"]\nright = ["TTTAA"]\n'
    )
    assert len(view(opened(marks, "which_beats"), "en").items) == 6
    row = 'rule_set = "classic"\nitems = ["TTT33", "TTT44", "TTT55"]\nright = ["TTT33"]\n'
    with pytest.raises(LevelError, match="items: together need more cards than two packs hold"):
        lesson(row, kind="order")


def test_hints_of_an_order_end_with_it() -> None:
    state = do(placed(), Hint(), Hint(), Hint())
    assert shown(state).body[2].endswith("3, king, ace, 2.")
    assert state.work.stars == 0


# marking


def test_marks_come_and_go() -> None:
    state = do(opened(MARKS, "which_beats"), Mark(2), Mark(0), Mark(2))
    assert state.work.row == (0,)
    assert view(state, "en").live == "a pair of 9s no longer marked"


def test_all_marks_and_no_other_solve_it() -> None:
    state = do(opened(MARKS, "which_beats"), Mark(5), Mark(2), Play())
    assert state.work.solved
    assert state.log[0].code == "legal"
    assert len(shown(state).others) == 4
    assert [item.mark for item in view(state, "en").items] == ["", "", "right", "", "", "right"]
    assert do(opened(MARKS, "which_beats"), Typed("22 99")).work.solved


@pytest.mark.parametrize(
    ("item", "code", "shape"),
    [(0, "too_low", ""), (1, "wrong_type", ""), (3, "wrong_type", ""), (4, "not_a_combination", "not_equal")],
)
def test_a_wrong_mark_gets_the_reason_of_the_engine(item: int, code: str, shape: str) -> None:
    state = do(opened(MARKS, "which_beats"), Mark(2), Mark(item), Play())
    assert [(a.code, a.shape) for a in state.mistakes] == [(code, shape)]
    assert [each.mark for each in view(state, "en").items].index("wrong") == item
    assert "One of your marks is right." in shown(state).body
    for lang in LANGS:
        assert shown(state, lang).rule


def test_missing_marks_are_counted_and_not_shown() -> None:
    state = do(opened(MARKS, "which_beats"), Mark(2), Play())
    assert [(a.code, a.rule) for a in state.mistakes] == [("", "B1")]
    assert "One more beats" in shown(state).body[0]
    assert "2s" not in " ".join(shown(state).body)
    assert all(not item.mark for item in view(state, "en").items)
    assert do(opened(MARKS, "which_beats"), Play()).log == ()


def test_hints_of_marks_end_with_the_plays() -> None:
    state = do(opened(MARKS, "which_beats"), Hint(), Hint(), Hint())
    assert shown(state).body[1] == "2 of these 6 beat it."
    assert "a pair of 9s and a pair of 2s" in shown(state).body[2]
    assert [item.mark for item in view(state, "en").items].count("hint") == 2


# why not


def test_the_reason_is_chosen_or_typed() -> None:
    for event in (Choose("wrong_type"), Typed("2"), Typed("wrong_type")):
        state = do(opened(WHY, "why_not"), event)
        assert state.work.solved
        assert shown(state).rule == "B1"
        assert "9" in shown(state).body[0]


def test_the_cards_at_fault_are_marked_once_the_reason_is_found() -> None:
    step = (
        'position = "classic 788QB/?5/?5 p1 - - -"\ntry = "88B"\n'
        'choices = ["not_a_combination/joker_not_wild", "too_low"]\n'
        'right = ["not_a_combination/joker_not_wild"]\n'
    )
    state = opened(step, "why_not")
    assert not any(card.fault for card in view(state, "en").hand)
    state = do(state, Choose("not_a_combination/joker_not_wild"))
    hand = view(state, "en").hand
    assert [card.notation[0] for card in hand if card.fault] == ["B"]
    assert [card.notation[0] for card in hand if card.selected] == ["8", "8", "B"]
    assert "The nearest combination is a pair of 8s: without the Black Joker." in shown(state).body


def test_further_reasons_of_a_refusal_stand_folded_once_the_first_is_found() -> None:
    step = (
        'position = "classic 3d4d4h5c5sJd/?6/?6 p1 - - - open=3d"\ntry = "4d5c"\n'
        'choices = ["not_a_combination/not_equal", "too_low"]\nright = ["not_a_combination/not_equal"]\n'
    )
    state = do(opened(step, "why_not"), Choose("not_a_combination/not_equal"))
    assert len(shown(state).others) == 1
    assert "3 of diamonds" in shown(state).others[0]


@pytest.mark.parametrize("typed", ["4", "0", "x", "not_in_hand"])
def test_what_is_no_choice_is_no_answer(typed: str) -> None:
    state = do(opened(WHY, "why_not"), Typed(typed))
    assert (shown(state).kind, state.log) == ("error", ())


def test_the_refused_cards_are_lifted_and_cannot_be_changed() -> None:
    state = opened(WHY, "why_not")
    assert [card.selected for card in view(state, "en").hand] == [False, False, True, True]
    assert do(state, Clear(), Play()) == state


POSITIONS = [
    ("classic 48QQ/?5/?5 p1 p2:9 p3 -", "QQ", "wrong_type"),
    ("classic 48QQ/?5/?5 p1 p2:9 p3 -", "8", "too_low"),
    ("classic 48QQ/?5/?5 p1 p2:9 p3 -", "4Q", "not_a_combination/not_equal"),
    ("classic 48QQ/?5/?5 p1 p2:9 p3 -", "-", "nothing_selected"),
    ("classic 48QQ/?5/?5 p1 - - -", "4Q", "not_a_combination/not_equal"),
    ("classic 48QQ/?5/?5 p1 - - -", "pass", "must_lead"),
    ("classic 6789TJ/?5/?5 p1 p2:56789 p3 -", "6789TJ", "wrong_size"),
    ("classic 7777J/?5/?5 p1 p2:8888 p3 -", "7777", "bomb_too_low"),
    ("classic 7777J/?5/?5 p1 p2:8888 p3 -", "J", "needs_bomb"),
    ("classic 7777J/?5/?5 p1 p2:AA p3 -", "777", "wrong_type"),
]


@pytest.mark.parametrize(("position", "tried", "right"), POSITIONS)
def test_every_wrong_reason_is_answered(position: str, tried: str, right: str) -> None:
    """Whatever reason is picked, there is something true to be said of it, in both languages."""
    every = [code for code in REASONS if code != "not_a_combination"]
    every += [f"not_a_combination/{shape}" for shape in SHAPE_REASONS]
    chosen = ", ".join(f'"{choice}"' for choice in every)
    step = f'position = "{position}"\ntry = "{tried}"\nchoices = [{chosen}]\nright = ["{right}"]\n'
    for choice in every:
        state = do(opened(step, "why_not"), Choose(choice))
        assert state.work.solved == (choice == right)
        if state.mistakes:
            assert state.mistakes[0].code == right.partition("/")[0]
        for lang in LANGS:
            assert shown(state, lang).body
            assert view(state, lang).text
    hinted = do(opened(step, "why_not"), Hint(), Hint(), Hint())
    assert all("answer" not in line for line in shown(hinted).body[:2])


LONGER = "classic,bomb_over_bomb=longer 9999J/?5/?5 p1 p2:8888 p3 -"
NOT_THESE = [
    ("classic 7777J/?5/?5 p1 p2:8888 p3 -", "7777", "bomb_too_low", "needs_bomb", "What was played is a bomb."),
    ("classic 7777J/?5/?5 p1 p2:8888 p3 -", "7777", "bomb_too_low", "too_low", "Both are bombs"),
    ("classic 7777J/?5/?5 p1 p2:8888 p3 -", "7777", "bomb_too_low", "bomb_not_longer", "By the usual order of bombs"),
    (LONGER, "9999", "bomb_not_longer", "bomb_too_low", "high enough"),
    ("classic 48KKK/?5/?5 p1 p2:7777 p3 -", "KKK", "needs_bomb", "bomb_too_low", "No bomb was played."),
    ("classic 48KKK/?5/?5 p1 p2:7777 p3 -", "KKK", "needs_bomb", "too_low", "only bombs are compared"),
]


@pytest.mark.parametrize(("position", "tried", "right", "chosen", "said"), NOT_THESE)
def test_a_wrong_reason_about_bombs_is_answered_by_what_is_true(
    position: str, tried: str, right: str, chosen: str, said: str
) -> None:
    step = f'position = "{position}"\ntry = "{tried}"\nchoices = ["{chosen}", "{right}"]\nright = ["{right}"]\n'
    assert said in shown(do(opened(step, "why_not"), Choose(chosen))).body[0]


NOT_PASSED = [
    ("classic 59/6J/9Q p1 p3:9 - -", "a pass shuts nobody out", "过了牌"),
    ("classic,pass_is_final=on 59/6J/9Q p1 p3:9 p2 -", "hand has not passed in this trick", "这一圈这一家没有过牌"),
]


@pytest.mark.parametrize(("position", "english", "chinese"), NOT_PASSED)
def test_nobody_is_said_not_to_have_passed_who_may_have(position: str, english: str, chinese: str) -> None:
    """Where a pass is not final, the position does not tell whether who is to act has passed before."""
    step = f'position = "{position}"\ntry = "5"\nchoices = ["already_passed", "too_low"]\nright = ["too_low"]\n'
    state = do(opened(step, "why_not"), Choose("already_passed"))
    assert english in shown(state).body[0]
    assert chinese in shown(state, "zh").body[0]


SHAPES = [
    ("classic 5689BA/?6/?6 p1 - - -", "5689B", "joker_not_wild", {
        "joker_pair_mixed_in": "The two jokers are not both", "too_many_jokers": "Not all of them are jokers",
        "two_in_straight": "no 2", "straight_too_short": "enough cards", "straight_has_double": "No rank comes twice",
        "four_with_extra": "four times", "triple_with_single": "three times", "not_equal": "here are more",
        "straight_has_gap": "", "two_in_stair": "no 2", "wraps_around": "", "no_shape": "",
    }),
    ("classic 389TK/?6/?6 p1 - - -", "89T", "straight_too_short", {
        "straight_has_gap": "none is missing", "joker_not_wild": "no joker", "wraps_around": "none is missing",
        "stair_not_in_rules": "not all pairs", "plate_has_gap": "No plates are played", "not_equal": "",
    }),
    ("two-low,stairs=off 34466K/?6/?6 p1 - - -", "4466", "two_pairs", {
        "stair_not_in_rules": "do not follow", "stair_has_gap": "No stairs", "plate_not_in_rules": "Plates are played",
        "full_house_not_in_rules": "Full houses are played", "triple_with_wrong_extra": "three times",
    }),
    ("two-low 3555777J/?6/?6 p1 - - -", "555777", "plate_has_gap", {
        "plate_not_in_rules": "Plates are played", "two_pairs": "not all pairs", "stair_has_gap": "not all pairs",
        "triple_with_single": "More than four", "triple_with_wrong_extra": "",
        "stair_not_in_rules": "Stairs are played",
    }),
    ("classic 48BBR/?8/?8/?8/?8 p1 - - -", "BBR", "too_many_jokers", {
        "joker_pair_mixed_in": "only jokers", "joker_not_wild": "", "wraps_around": "",
        "stair_not_in_rules": "not all pairs",
    }),
    ("classic 48BBRR/?8/?8/?8/?8 p1 - - -", "BBRR", "too_many_jokers", {
        "stair_not_in_rules": "", "stair_has_gap": "No stairs",
    }),
]  # fmt: skip


@pytest.mark.parametrize(("position", "tried", "right", "others"), SHAPES, ids=[case[1] for case in SHAPES])
def test_a_wrong_shape_is_answered_by_what_can_be_seen(
    position: str, tried: str, right: str, others: dict[str, str]
) -> None:
    """Or, where more words would be needed, by no more than that it is another reason."""
    choices = ", ".join(f'"not_a_combination/{shape}"' for shape in (right, *others))
    step = f'position = "{position}"\ntry = "{tried}"\nchoices = [{choices}]\n'
    step += f'right = ["not_a_combination/{right}"]\n'
    for shape, said in others.items():
        body = shown(do(opened(step, "why_not"), Choose(f"not_a_combination/{shape}"))).body[0]
        plain = "They are no combination, but for another reason."
        assert body.startswith(plain)
        assert said in body
        assert (body == plain) == (not said)


def test_a_reason_that_comes_later_is_true_as_well() -> None:
    step = (
        'position = "classic 48QQ/?5/?5 p1 p2:9 p3 -"\ntry = "4Q"\nright = ["not_a_combination/not_equal"]\n'
        'choices = ["not_a_combination/not_equal", "too_low"]\n'
    )
    assert do(opened(step, "why_not"), Choose("too_low")).mistakes


# files


@pytest.mark.parametrize(
    ("step", "kind", "key"),
    [
        (ROW + "dim = true", "order", "dim"),
        (ROW.replace('"3", "K", "A", "2"', '"3", "K", "2", "A"'), "order", "right"),
        (ROW.replace('"A", "2", "K", "3"', '"A"'), "order", "items"),
        (ROW.replace('"A", "2", "K", "3"', '"A", "A", "K", "3"'), "order", "items"),
        (ROW.replace('"A", "2", "K", "3"', '"AA", "2", "K", "3"'), "order", "items"),
        (ROW + 'wrong = [{ answer = "3 K", code = "not" }]', "order", "wrong.answer"),
        (ROW + 'wrong = [{ answer = "2 Q", code = "not" }]', "order", "wrong.answer"),
        (ROW + 'wrong = [{ answer = "2 A", code = "too_low" }]', "order", "wrong.code"),
        (MARKS.replace('["99", "22"]', '["99"]'), "which_beats", "right"),
        (MARKS.replace('"JQ"', '"KK"'), "which_beats", "items"),
        (MARKS + 'wrong = [{ answer = "66", code = "wrong_type" }]', "which_beats", "wrong.code"),
        (MARKS + 'wrong = [{ answer = "99", code = "legal" }]', "which_beats", "wrong.answer"),
        (MARKS + 'wrong = [{ answer = "J", code = "wrong_type" }]', "which_beats", "wrong.answer"),
        (WHY.replace('"wrong_size"', '"too_big"'), "why_not", "choices"),
        (WHY.replace('"wrong_size"', '"not_a_combination"'), "why_not", "choices"),
        (WHY.replace('["wrong_type"]', '["too_low"]'), "why_not", "right"),
        (WHY.replace('try = "QQ"', 'try = "Q"'), "why_not", "try"),
        (WHY.replace('try = "QQ"', 'try = "KK"'), "why_not", "try"),
        (WHY.replace('"wrong_type", "wrong_size"]', '"wrong_size"]'), "why_not", "choices"),
        (WHY + 'wrong = [{ answer = "wrong_type", code = "not" }]', "why_not", "wrong.answer"),
        (WHY + 'wrong = [{ answer = "not_in_hand", code = "not" }]', "why_not", "wrong.answer"),
        (WHY + 'wrong = [{ answer = "too_low", code = "too_low" }]', "why_not", "wrong.code"),
    ],
)
def test_claims_are_held_against_the_engine(step: str, kind: str, key: str) -> None:
    with pytest.raises(LevelError) as caught:
        parse_level(lesson_text(step, kind=kind), "05_test.toml")
    assert caught.value.key == key
    assert caught.value.step == "05.01"


def test_a_step_that_shows_is_no_such_kind() -> None:
    for step, kind in ((ROW, "order"), (MARKS, "which_beats"), (WHY, "why_not")):
        with pytest.raises(LevelError) as caught:
            parse_level(lesson_text(step, purpose="show", kind=kind))
        assert caught.value.key == "purpose"
