"""Level files: what is refused, and that every claim in them is held against the engine."""

from __future__ import annotations

import pytest

from tests.study.levels import LESSON, lesson, lesson_text
from zsy_tutor.study.exercises import KINDS, LevelError, right_answers
from zsy_tutor.study.levels import parse_level

TABLE = 'position = "classic 59J/?4/?6 p1 p3:7 - -"\n'
GOOD = TABLE + 'right = ["9", "J"]\n'
NAME = 'rule_set = "classic"\ncards = "78"\nchoices = ["pair", "none/not_equal"]\n'
EARLY = LESSON.replace('id = "05"', 'id = "01"')


def refused(text: str) -> LevelError:
    with pytest.raises(LevelError) as caught:
        parse_level(text, "05_test.toml")
    assert caught.value.file == "05_test.toml"
    assert "05_test.toml" in caught.value.message
    return caught.value


@pytest.mark.parametrize(
    ("step", "key", "allowed"),
    [
        (GOOD + "stars = 3", "stars", "position"),
        (GOOD + 'aim = "best"', "aim", "cheapest"),
        (GOOD + 'aim = "lead"', "aim", "any"),
        (GOOD + 'code = "too_low"', "code", ""),
        (GOOD + 'lifted = "5x"', "lifted", ""),
        (GOOD + 'lifted = "6"', "lifted", ""),
        (GOOD + "dim = 1", "dim", ""),
        (GOOD + 'hints.en = ["one"]', "hints", ""),
        (GOOD + 'hints.de = ["a", "b", "c"]', "hints.de", "en"),
        (GOOD + 'praise.fr = "bon"', "praise.fr", "zh"),
        (GOOD + 'wrong = [{ answer = "5", code = "to_low" }]', "code", "too_low"),
        (GOOD + 'wrong = [{ answer = "5", code = "too_low", why = "?" }]', "wrong.why", "note"),
        ('position = "classic 59J/?4/?6 p1 p1:7 - -"\nright = ["9"]', "position", ""),
        ('position = "classic ?3/?4/?6 p1 p3:7 - -"\nright = ["9"]', "position", ""),
        (TABLE, "right", ""),
        (TABLE + 'right = "9"', "right", ""),
        (TABLE + 'aim = "refused"\ncode = "odd"\nright = ["5"]', "code", "too_low"),
        (TABLE + 'aim = "refused"\nright = ["5"]', "code", ""),
    ],
)
def test_an_unknown_key_or_value_is_refused_with_what_is_allowed(step: str, key: str, allowed: str) -> None:
    error = refused(lesson_text(step))
    assert error.step == "05.01"
    assert error.key == key
    assert not allowed or allowed in error.allowed
    assert key in error.message


@pytest.mark.parametrize(
    ("head", "key"),
    [
        (LESSON.replace("format = 1", "format = 2"), "format"),
        (LESSON + 'author = "me"', "author"),
        (LESSON.replace("minutes = 1", ""), "minutes"),
        (LESSON.replace('title.en = "Test"', 'title.zh = "Test"'), "title.en"),
        (LESSON + 'types = ["solo"]', "types"),
        (LESSON.replace("minutes = 1", "minutes = "), "TOML"),
    ],
)
def test_the_head_of_a_file_is_checked(head: str, key: str) -> None:
    error = refused(lesson_text(GOOD, head=head))
    assert (error.step, error.key) == ("", key)


def test_an_unknown_kind_is_refused_by_name() -> None:
    error = refused(lesson_text(GOOD, kind="mend"))
    assert "'mend'" in error.message
    assert error.allowed == KINDS


@pytest.mark.parametrize(
    ("step", "key"),
    [
        (TABLE + 'right = ["9"]', "right"),
        (TABLE + 'right = ["9", "J", "5"]', "right"),
        (TABLE + 'right = ["pass"]', "right"),
        (TABLE + 'right = ["9"]\naim = "cheapest"\nwrong = [{ answer = "5", code = "wrong_type" }]', "wrong.code"),
        (GOOD + 'wrong = [{ answer = "9", code = "legal" }]', "wrong.answer"),
        (GOOD + 'wrong = [{ answer = "5J", code = "not_a_combination" }]', "wrong.code"),
        (TABLE + 'aim = "refused"\ncode = "too_low"\nright = ["9"]\nhints.en = ["a", "b", "c"]', "right"),
    ],
)
def test_a_claim_that_the_engine_does_not_share_is_refused(step: str, key: str) -> None:
    assert refused(lesson_text(step)).key == key


def test_a_claim_about_a_name_is_checked() -> None:
    assert refused(lesson_text(NAME + 'right = ["pair"]', kind="name")).key == "right"
    wrong = NAME + 'right = ["none/not_equal"]\nwrong = [{ answer = "pair", code = "not" }]'
    assert right_answers(lesson(wrong, kind="name").steps[0].parts[0]) == ("none/not_equal",)
    assert refused(lesson_text(NAME.replace('"pair"', '"duo"') + 'right = ["duo"]', kind="name")).key == "choices"


@pytest.mark.parametrize("hand", ["5555J", "5BR"])
def test_no_bomb_is_shown_before_lesson_05(hand: str) -> None:
    step = f'position = "classic {hand}/?4/?6 p1 p3:2 - -"\nright = ["?"]'
    error = refused(lesson_text(step, head=EARLY))
    assert error.key == "position"
    assert "bomb" in error.message


def test_no_type_is_legal_before_it_is_taught() -> None:
    step = 'position = "classic 99J/?4/?6 p1 p3:77 - -"\nright = ["99"]'
    assert parse_level(lesson_text(step))
    assert refused(lesson_text(step, head=LESSON + 'types = ["single"]')).allowed == ("single",)


@pytest.mark.parametrize(
    ("purpose", "extra", "key"),
    [
        ("show", "", "lifted"),
        ("show", 'lifted = "5"', "lifted"),
        ("help", "", "purpose"),
        ("alone", "dim = true", "purpose"),
        ("alone", 'lifted = "9"', "purpose"),
    ],
)
def test_the_purpose_says_how_much_is_given(purpose: str, extra: str, key: str) -> None:
    assert refused(lesson_text(GOOD + extra, purpose=purpose)).key == key


def test_an_id_is_given_once_and_belongs_to_its_lesson() -> None:
    text = lesson_text(GOOD)
    again = text[text.index("[[step]]") :]
    assert "twice" in refused(text + again).message
    assert refused(text.replace('"05.01"', '"06.01"')).key == "id"


def test_a_file_that_is_not_there_says_so() -> None:
    from pathlib import Path

    from zsy_tutor.study.levels import read_level

    with pytest.raises(LevelError, match=r"gone\.toml: file: cannot be read"):
        read_level(Path("gone.toml"))


def test_cards_without_suits_get_some_and_always_the_same() -> None:
    states = [lesson(GOOD).steps[0].parts[0].position for _ in range(2)]
    assert states[0] == states[1]
    assert states[0] is not None
    assert all(card.suit for card in states[0].known_hand(0))
    trick = states[0].trick
    assert trick is not None
    assert all(card.suit for card in trick.cards)


def test_P1_a_mover_who_must_play_the_opening_card_is_given_it() -> None:
    level = lesson('position = "classic 334/?5/?5/?5 p1 - - - open=3d"\nright = ["3", "33"]')
    position = level.steps[0].parts[0].position
    assert position is not None
    assert "3d" in str(position)


def test_C4_cards_that_are_left_out_are_not_dealt() -> None:
    position = lesson('position = "classic 33J/?4/?6 p1 p3:7 - -"\nright = ["J"]').steps[0].parts[0].position
    assert position is not None
    assert str(position).split()[1].startswith("3d3s")


PACK = """
format = 1
id = "test"
title.en = "Test"
[[puzzle]]
id = "one"
rules = ["B1"]
prompt.en = "Can you beat it?"
position = "classic 5555J/?4/?6 p1 p3:7 - -"
right = ["J", "5555"]
"""


def test_a_pack_needs_neither_kind_nor_purpose_and_may_show_bombs() -> None:
    level = parse_level(PACK)
    assert level.is_pack
    assert (level.steps[0].kind, level.steps[0].purpose) == ("beat", "alone")


@pytest.mark.parametrize(
    ("line", "key"), [('types = ["single"]', "types"), ("minutes = 3", "minutes"), ('next = "02"', "next")]
)
def test_a_pack_has_no_keys_of_a_lesson(line: str, key: str) -> None:
    assert refused(PACK.replace("[[puzzle]]", f"{line}\n[[puzzle]]")).key == key


def test_a_puzzle_needs_the_rules_it_is_about() -> None:
    assert refused(PACK.replace('rules = ["B1"]', "")).key == "rules"
    assert "B4" in refused(PACK.replace('"B1"', '"B9"')).allowed
