"""Mending a selection and finding every play: what each event does, what every answer is told, and what is listed."""

from __future__ import annotations

from random import Random

import pytest

from tests.explain.fact_positions import position_of
from tests.study.levels import answer, chain, do, lesson, lesson_text, lift
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.fixes import nearest
from zsy_tutor.rules.legality import Illegal, check
from zsy_tutor.study.dress import dress
from zsy_tutor.study.exercises import LevelError, Part, Words, right_answers, spell
from zsy_tutor.study.lessons import lesson as shipped
from zsy_tutor.study.levels import parse_level
from zsy_tutor.study.session import (
    Clear,
    Done,
    Hint,
    Pass,
    Play,
    Registry,
    Retry,
    Select,
    ShowFix,
    State,
    Toggle,
    Typed,
    Why,
    open_level,
    view,
)
from zsy_tutor.study.view import FeedbackView

STRAIGHT = (
    'position = "classic 56789TJJ/?5/?5 p1 p2:45678 p3 -"\ntry = "56789T"\nright = ["56789", "6789T"]\n'
    'wrong = [{ answer = "789TJ", code = "legal", note.en = "One card is enough." },'
    ' { answer = "6789TJ", code = "wrong_size" }]\n'
)
TRIPLE = 'position = "classic 4447J/?6/?6/?6 p1 - - -"\ntry = "4447"\nright = ["444"]\n'
PAIRS = 'position = "classic 3357799JQ/?8/?9/?8 p1 - - -"\ntype = "pair"\nright = ["33", "77", "99"]\n'
ROWS = 'position = "classic 56789TJ/?7/?8 p1 p3:45678 - -"\ncount = true\nright = ["56789", "6789T", "789TJ"]\n'


def opened(step: str, kind: str) -> State:
    return open_level(lesson(step, kind=kind), single=True)


def mend(step: str = STRAIGHT) -> State:
    return opened(step, "repair")


def find(step: str = PAIRS) -> State:
    return opened(step, "find_all")


def shown(state: State, lang: str = "en") -> FeedbackView:
    found = view(state, lang).feedback
    assert found is not None
    return found


def ids(state: State, enabled: bool = True) -> list[str]:
    return [action.id for action in view(state, "en").actions if action.enabled or not enabled]


# repair


def test_the_illegal_cards_are_lifted_at_first_and_nothing_is_changed() -> None:
    state = mend()
    assert spell(Hand(state.cards[place] for place in state.work.selected), state.part.rule_set) == "56789T"
    seen = view(state, "en")
    assert (seen.listed, seen.listed_label) == ((), "Nothing changed yet")
    assert "clear" not in ids(state)
    assert "fix" not in ids(state, enabled=False)
    assert "To be mended: 5" in seen.text


def test_what_was_changed_is_shown_card_by_card() -> None:
    state = lift(mend(), "789TJ")
    seen = view(state, "en")
    assert [(each.mark, each.cards[0][0]) for each in seen.listed] == [("taken", "5"), ("taken", "6"), ("added", "J")]
    assert seen.listed_label == "Changed: 3 cards"
    assert seen.listed[0].label.endswith("put back")
    assert "Changed: 5" in seen.text
    back = do(state, Clear())
    assert back.work.selected == mend().work.selected
    assert view(back, "en").listed == ()


def test_one_copy_for_another_is_no_change() -> None:
    state = mend('position = "classic 4d4c4h4s7s/?6/?6/?6 p1 - - -"\ntry = "4d4c7s"\nright = ["44"]\n')
    swapped = do(state, Toggle(0), Toggle(3))
    assert view(swapped, "en").listed == ()
    assert do(swapped, Toggle(4), Play()).work.solved


@pytest.mark.parametrize("cards", ["56789", "6789T"])
def test_every_nearest_legal_play_solves_it(cards: str) -> None:
    state = answer(mend(), cards)
    assert state.work.solved
    assert state.progress.stars_of("05.01") == 3
    assert shown(state).body[0] == "One change was enough."
    assert any("Just as near: a straight from" in line for line in shown(state).body)
    assert do(mend(), Typed(cards)).work.solved
    assert [each.mark for each in view(state, "en").listed] == ["taken"]


def test_a_legal_play_with_more_changes_is_no_mistake_and_is_counted() -> None:
    state = answer(mend(), "789TJ")
    assert (shown(state).kind, state.mistakes, state.log[0].code) == ("info", (), "legal")
    assert "you changed 3" in shown(state).body[0]
    assert shown(state).body[1] == "One change is enough."
    assert shown(state).body[2] == "One card is enough."
    assert not state.work.solved


def test_what_is_still_illegal_gets_its_reason_and_the_cards_at_fault() -> None:
    refused = (("6789TJ", "wrong_size", ""), ("56", "not_a_combination", "not_equal"), ("J", "wrong_type", ""))
    for cards, code, shape in refused:
        state = answer(mend(), cards)
        assert [(a.code, a.shape) for a in state.mistakes] == [(code, shape)]
        assert shown(state).rule
        assert any(card.fault for card in view(state, "en").hand)
    nothing = do(mend(), Select(()), Play())
    assert nothing.mistakes[0].code == "nothing_selected"
    same = do(mend(), Play())
    assert same.mistakes[0].code == "wrong_size"


def test_a_pass_is_allowed_and_not_what_is_asked_and_none_when_leading() -> None:
    state = do(mend(), Pass())
    assert (shown(state).kind, state.mistakes) == ("info", ())
    assert do(mend(TRIPLE), Pass()).mistakes[0].code == "must_lead"


def test_the_opening_card_is_no_other_copy() -> None:
    step = 'position = "classic 3d3s4c5h6s7d8dKc/?8/?8 p1 - - - open=3d"\ntry = "3s"\nright = ["33"]\n'
    state = mend(step)
    swapped = do(state, Select((0,)), Play())
    assert (shown(swapped).kind, swapped.mistakes) == ("info", ())
    assert "you changed 2" in shown(swapped).body[0]
    assert do(state, Toggle(0), Play()).work.solved


def test_hints_of_a_repair_go_from_the_reason_to_the_answer() -> None:
    state = do(mend(), Hint())
    assert shown(state).body[0].startswith("Refused as it stands.")
    assert shown(do(state, Hint())).body[1] == "Put one card back and lift no other."
    last = do(state, Hint(), Hint())
    assert shown(last).body[2] == "Each of these will do: a straight from 5 to 9 or a straight from 6 to 10."
    assert [card.notation[0] for card in view(last, "en").hand if card.hint] == list("56789")
    assert last.work.stars == 0
    assert shown(do(mend(TRIPLE), Hint(), Hint(), Hint())).body[2] == "The answer: three 4s."


def test_the_question_why_is_no_answer_and_the_nearest_play_is_not_given_away() -> None:
    state = do(mend(), Why())
    assert (shown(state).kind, state.log) == ("info", ())
    refused = do(mend(), Play())
    assert do(refused, ShowFix()) == refused


def a_repair(seed: int) -> State | None:
    """A repair of some position and some cards, or nothing where they are legal or nothing is."""
    random = Random(seed)
    position = dress(position_of(seed, largest=8))
    hand = position.known_hand(position.mover)
    tried = Hand(random.sample(hand.cards, random.randint(1, min(len(hand), 6)))) if len(hand) else Hand.EMPTY
    if not isinstance(check(position, tried), Illegal) or not nearest(position, tried)[1] or not tried:
        return None
    level = lesson(TRIPLE, kind="repair")
    part = Part(Words({"en": "Mend it."}), (), kind="repair", position=position, tried=tried, lifted=tried)
    step = level.steps[0].__class__("05.01", "mix", "repair", ("B1",), (part,))
    return open_level(level.__class__("05", "", False, level.title, (step,)), single=True)


def test_hints_and_answers_are_true_of_any_position() -> None:
    """Whatever the table: the third hint solves it, the second says how many changes that is."""
    met = 0
    for seed in range(400):
        state = a_repair(seed)
        if state is None:
            continue
        met += 1
        hinted = do(state, Hint(), Hint(), Hint())
        for lang in LANGS:
            assert len(shown(hinted, lang).body) == 4
            assert view(hinted, lang).text
        marked = tuple(place for place, card in enumerate(view(hinted, "en").hand) if card.hint)
        done = do(hinted, Select(marked), Play())
        assert done.work.solved, (seed, str(state.part.position))
        least, plays = nearest(state.part.table, state.part.lifted)
        assert len(view(done, "en").listed) == least
        assert {play.ranks for play in plays} == set(right_answers(state.part))
    assert met > 100


# find_all


def test_plays_are_found_one_after_another_and_listed() -> None:
    state = find()
    assert view(state, "en").listed_label == "Nothing found yet"
    state = answer(state, "77")
    assert shown(state).headline == "Right: a pair of 7s."
    assert (state.work.selected, state.work.solved) == ((), False)
    seen = view(state, "en")
    assert (seen.listed_label, seen.listed[0].label, seen.listed_rest) == ("Found: 1", "a pair of 7s", 0)
    assert len(seen.hand) == 9
    state = answer(answer(state, "33"), "99")
    assert not state.work.solved
    state = do(state, Done())
    assert state.work.solved
    assert shown(state).headline == "Right: you found all 3."
    assert [a.outcome for a in state.log] == ["right"] * 4
    assert "Solved with a pair of 7s, a pair of 3s and a pair of 9s" in view(state, "en").text


def test_where_the_number_is_told_the_last_one_ends_it() -> None:
    state = find(ROWS)
    assert "done" not in ids(state)
    assert view(state, "en").aim.endswith("There are 3.")
    state = answer(state, "56789")
    assert (view(state, "en").listed_label, view(state, "en").listed_rest) == ("Found: 1 of 3", 2)
    assert shown(state).body == ("1 of 3 found.",)
    state = answer(answer(state, "789TJ"), "6789T")
    assert state.work.solved
    assert state.progress.stars_of("05.01") == 3


def test_the_number_is_not_told_before_the_learner_says_that_is_all() -> None:
    state = answer(find(), "33")
    seen = view(state, "en")
    assert "3" not in seen.listed_label + seen.aim
    assert "of" not in " ".join(shown(state).body).split()
    early = do(state, Done())
    assert [(a.answer, a.code, a.rule) for a in early.mistakes] == [("all", "", "B1")]
    assert shown(early).headline == view(early, "en").live == "That is not all yet: 2 are still missing."
    assert "7" not in str(shown(early).body) + shown(early).headline
    assert view(early, "en").listed_label == "Found: 1 of 3"
    assert answer(answer(early, "77"), "99").work.solved


def test_a_play_that_was_found_is_said_kindly() -> None:
    state = answer(answer(find(), "77"), "77")
    assert (shown(state).kind, state.mistakes, len(state.work.found)) == ("info", (), 1)
    assert shown(state).headline == "You have that one already."
    assert [a.outcome for a in state.log] == ["right", "info"]


def test_other_suits_are_no_other_play() -> None:
    step = 'position = "classic 4d4c4h7s/?6/?6/?6 p1 - - -"\ntype = "pair"\nright = ["44"]\n'
    state = do(find(step), Select((0, 1)), Play(), Select((1, 2)), Play())
    assert state.log[-1].outcome == "info"
    assert do(state, Done()).work.solved


def test_an_illegal_play_and_another_type() -> None:
    state = answer(find(), "57")
    assert [(a.code, a.shape) for a in state.mistakes] == [("not_a_combination", "not_equal")]
    assert shown(state).rule == "K2"
    other = answer(find(), "J")
    assert (shown(other).kind, other.mistakes) == ("info", ())
    assert "pairs are asked for" in shown(other).body[0]
    table = answer(find(ROWS), "56789T")
    assert table.mistakes[0].code == "wrong_size"


def test_a_pass_finds_nothing() -> None:
    assert do(find(), Typed("pass")).mistakes[0].code == "must_lead"
    state = do(find(ROWS), Typed("pass"))
    assert (shown(state).kind, state.mistakes) == ("info", ())


@pytest.mark.parametrize("typed", ["all", "That is all.", "done", "就这些", "全了。"])
def test_that_is_all_can_be_typed(typed: str) -> None:
    state = do(find(), Typed("33"), Typed("7 7"), Typed("99"))
    assert do(state, Typed(typed)).work.solved
    assert do(find(), Typed(typed)).mistakes


def test_hints_of_finding_tell_the_number_and_then_the_plays() -> None:
    state = do(answer(find(), "33"), Hint())
    assert "pairs" in shown(state).body[0]
    state = do(state, Hint())
    assert shown(state).body[1] == "There are 3 in all. Still missing: 2; their cards are marked."
    assert {card.notation[0] for card in view(state, "en").hand if card.hint} == {"7", "9"}
    state = do(state, Hint())
    assert shown(state).body[2] == "Still missing: a pair of 7s and a pair of 9s."
    marks = [each.mark for each in view(state, "en").listed]
    assert marks == ["right", "hint", "hint"]
    state = answer(answer(state, "77"), "99")
    assert state.work.solved
    assert state.work.stars == 0
    assert [each.mark for each in view(state, "en").listed] == ["right"] * 3


def test_hints_when_nothing_is_missing_send_on() -> None:
    state = find()
    for cards in ("33", "77", "99"):
        state = answer(state, cards)
    state = do(state, Hint(), Hint(), Hint())
    assert shown(state).body[2] == "Nothing is missing: say that this is all."
    assert do(state, Done()).work.solved


def test_a_retry_begins_again_and_a_chain_begins_each_list_anew() -> None:
    state = find(ROWS)
    for cards in ("56789", "6789T", "789TJ"):
        state = answer(state, cards)
    assert do(state, Retry()).work.found == ()
    parts = "".join(f'[[step.part]]\nprompt.en = "Find."\n{step}' for step in (ROWS, PAIRS))
    state = open_level(chain(parts, "find_all"), single=True)
    for cards in ("56789", "6789T", "789TJ"):
        state = answer(state, cards)
    assert (state.work.part, state.work.found, state.work.solved) == (1, (), False)
    assert shown(state).headline == "Right: you found all 3."


def test_nothing_is_recorded_after_the_end() -> None:
    state = find(ROWS)
    for cards in ("56789", "6789T", "789TJ"):
        state = answer(state, cards)
    assert do(state, Done(), Play(), Typed("all"), Typed("56789"), Toggle(0), Clear()) == state


def test_every_state_has_words_in_both_languages() -> None:
    for lang in LANGS:
        state = find()
        for event in (Done(), Typed("33"), Typed("33"), Typed("J"), Typed("57"), Hint(), Hint(), Hint(), Typed("77"),
                      Typed("99"), Done()):  # fmt: skip
            state = do(state, event)
            seen = view(state, lang)
            assert seen.text
            assert seen.live
            assert seen.listed_label
        assert state.work.solved


def test_L4_progress_of_these_kinds_is_right_in_any_order() -> None:
    registry, level = Registry(), shipped("02")
    mended = registry.open(level, level.index("02.09"), single=True)
    found = registry.open(level, level.index("02.10"), single=True)
    for event in (Typed("33"), Done(), Typed("77")):
        found = registry.reduce(found, event)
    assert not registry.progress.is_done("02.10")
    mended = registry.reduce(mended, Typed("444"))
    assert registry.progress.is_done("02.09")
    found = registry.reduce(found, Typed("99"))
    assert registry.progress.stars_of("02.10") == 3
    again = registry.reduce(found, Retry())
    assert (again.work.found, again.work.counted, again.work.solved) == ((), False, False)
    assert registry.reduce(again, Done()).progress.is_done("02.10")
    fresh = registry.open(level, level.index("02.10"), single=True)
    assert fresh.work.found == ()


def test_L6_a_key_pressed_while_reading_is_no_answer() -> None:
    for state in (mend(), find()):
        read = do(state, Toggle(0), Toggle(0), Clear(), Typed(""), Typed("a x"), Select(()), Why(), Retry(), Hint())
        assert read.log == ()
        assert read.progress == state.progress


# files


@pytest.mark.parametrize(
    ("step", "kind", "key"),
    [
        (STRAIGHT + "dim = true", "repair", "dim"),
        (STRAIGHT.replace('["56789", "6789T"]', '["56789"]'), "repair", "right"),
        (STRAIGHT.replace('try = "56789T"', 'try = "56789"'), "repair", "try"),
        (STRAIGHT.replace('try = "56789T"', 'try = "5678K"'), "repair", "try"),
        (STRAIGHT.replace('try = "56789T"', 'try = "-"'), "repair", "try"),
        (STRAIGHT.replace('"789TJ", code = "legal"', '"6789T", code = "legal"'), "repair", "wrong.answer"),
        (STRAIGHT.replace('code = "wrong_size"', 'code = "too_low"'), "repair", "wrong.code"),
        ('position = "classic 4KK/?6/?6/?6 p1 p4:2 - -"\ntry = "K"\nright = ["KK"]\n', "repair", "right"),
        (PAIRS + "dim = true", "find_all", "dim"),
        (PAIRS.replace('"33", "77", "99"', '"33", "77"'), "find_all", "right"),
        (PAIRS.replace('type = "pair"', 'type = "twins"'), "find_all", "type"),
        (PAIRS.replace('type = "pair"', 'type = "triple"'), "find_all", "position"),
        (PAIRS + 'wrong = [{ answer = "33", code = "legal" }]', "find_all", "wrong.answer"),
        (PAIRS + 'wrong = [{ answer = "5", code = "too_low" }]', "find_all", "wrong.code"),
        ('position = "classic 3456789TJQK/?6/?6/?6 p1 - - -"\nright = ["3"]\n', "find_all", "position"),
    ],
)
def test_claims_are_held_against_the_engine(step: str, kind: str, key: str) -> None:
    with pytest.raises(LevelError) as caught:
        parse_level(lesson_text(step, kind=kind), "05_test.toml")
    assert caught.value.key == key
    assert caught.value.step == "05.01"


def test_a_step_that_shows_is_no_such_kind() -> None:
    for step, kind in ((STRAIGHT, "repair"), (PAIRS, "find_all")):
        with pytest.raises(LevelError) as caught:
            parse_level(lesson_text(step, purpose="show", kind=kind))
        assert caught.value.key == "purpose"
