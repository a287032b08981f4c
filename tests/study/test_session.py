"""Exercises: what each event does, in plain Python and without a notebook."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

import pytest

from tests.study.levels import answer, beat, chain, do, lesson, lift
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.study.lessons import find_step, lesson_files
from zsy_tutor.study.lessons import lesson as shipped
from zsy_tutor.study.puzzles import pack
from zsy_tutor.study.session import (
    Back,
    Choose,
    Clear,
    Event,
    Hint,
    Next,
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
    reduce,
    view,
)
from zsy_tutor.study.state import Feedback

SINGLES = "classic 59J/?4/?6 p1 p3:7 - -"
PAIRS = "classic 9988QQAA/?5/?5 p1 p3:TT - -"


def step(step_id: str) -> State:
    level, place = find_step(step_id)
    return open_level(level, place, single=True)


def said(state: State) -> Feedback:
    assert state.work.feedback is not None
    return state.work.feedback


def words(state: State, lang: str = "en") -> str:
    shown = view(state, lang).feedback
    assert shown is not None
    return " ".join([shown.headline, *shown.body])


# choosing cards


def test_a_card_is_lifted_and_put_back() -> None:
    state = do(beat(SINGLES, '["9", "J"]'), Toggle(1))
    assert state.work.selected == (1,)
    assert do(state, Toggle(1)).work.selected == ()
    assert do(state, Clear()).work.selected == ()
    assert do(state, Select((2, 0, 2))).work.selected == (0, 2)


@pytest.mark.parametrize(
    "event", [Toggle(-1), Toggle(3), Select((7,)), Choose("pair"), ShowFix(), Retry(), Next(), Back()]
)
def test_an_event_that_means_nothing_changes_nothing(event: Event) -> None:
    state = beat(SINGLES, '["9", "J"]')
    assert do(state, event) == state


def test_a_state_is_a_value() -> None:
    state = beat(SINGLES, '["9", "J"]')
    assert is_dataclass(state)
    assert do(state, Toggle(0)) == do(state, Toggle(0))
    assert state == beat(SINGLES, '["9", "J"]')
    assert {field.name for field in fields(state)} >= {"works", "log", "progress"}


# right


def test_every_legal_answer_is_right() -> None:
    for cards in ("9", "J"):
        state = answer(beat(SINGLES, '["9", "J"]'), cards)
        assert state.work.solved
        assert [str(card.rank) for card in state.work.played] == [cards]
        assert state.mistakes == ()
        assert state.progress.stars_of("05.01") == 3


def test_a_pass_is_right_where_nothing_beats_the_table() -> None:
    state = do(beat("classic 56/?4/?6 p1 p3:7 - -", '["pass"]'), Pass())
    assert state.work.solved
    assert view(state, "en").table_play == ()
    assert "no play from this hand beats" in words(state)


@pytest.mark.parametrize("typed", ["9", " 9 ", "９", "9，", "j"])
def test_a_play_can_be_typed(typed: str) -> None:
    assert do(beat(SINGLES, '["9", "J"]'), Typed(typed)).work.solved


def test_a_typed_play_takes_the_lifted_cards_first() -> None:
    state = beat("classic 9d9hJs/?4/?6 p1 p3:7 - -", '["9", "J"]')
    state = do(state, Toggle(1), Typed("9"))
    assert [str(card) for card in state.work.played] == ["9h"]


def test_a_pass_can_be_typed() -> None:
    assert do(beat("classic 56/?4/?6 p1 p3:7 - -", '["pass"]'), Typed("pass")).work.solved


# wrong


def test_a_wrong_answer_keeps_the_hand_lifted_and_marks_the_cards_at_fault() -> None:
    state = answer(beat(PAIRS, '["QQ", "AA"]'), "99")
    assert state.work.selected == said(state).fault
    assert [card.rank for card in (state.cards[place] for place in said(state).fault)] == ["9", "9"]
    shown = view(state, "en")
    assert [card.notation[0] for card in shown.hand if card.fault] == ["9", "9"]
    assert [card.notation[0] for card in shown.hand if card.selected] == ["9", "9"]
    assert not shown.finished


def test_only_the_cards_the_reason_names_are_marked() -> None:
    state = answer(beat("classic 7788B/?5/?5 p1 p3:66 - -", '["77", "88"]'), "7B")
    assert [state.cards[place].rank for place in said(state).fault] == ["B"]


def test_a_second_try_costs_no_star() -> None:
    state = answer(answer(beat(SINGLES, '["9", "J"]'), "5"), "9")
    assert state.work.solved
    assert state.progress.stars_of("05.01") == 3


def test_a_wrong_answer_is_kept_with_its_reason() -> None:
    state = answer(answer(beat(PAIRS, '["QQ", "AA"]'), "QA"), "99")
    assert [(a.answer, a.code, a.shape, a.rule) for a in state.mistakes] == [
        ("QA", "not_a_combination", "not_equal", "K2"),
        ("99", "too_low", "", "B1"),
    ]
    assert {attempt.step for attempt in state.log} == {"05.01"}


def test_changing_the_cards_takes_the_marks_away_and_leaves_the_sentence() -> None:
    state = answer(beat(SINGLES, '["9", "J"]'), "5")
    changed = do(state, Toggle(0))
    assert said(changed).fault == ()
    assert words(changed) == words(state)


def test_a_typed_card_one_does_not_hold_is_refused_as_such() -> None:
    state = do(beat(SINGLES, '["9", "J"]'), Typed("K"))
    assert [attempt.code for attempt in state.mistakes] == ["not_in_hand"]
    assert said(state).fault == ()
    assert "king" in words(state)


def test_what_cannot_be_read_is_said_with_its_column_and_is_no_answer() -> None:
    state = do(beat(SINGLES, '["9", "J"]'), Typed("9 x"))
    assert (said(state).kind, said(state).column) == ("error", 3)
    assert state.log == ()
    assert "3" in words(state)


# allowed, but not what was asked


def test_a_pass_that_is_allowed_counts_as_no_mistake() -> None:
    state = do(beat(SINGLES, '["9", "J"]'), Pass())
    assert (said(state).kind, state.mistakes) == ("info", ())
    assert [(attempt.outcome, attempt.code) for attempt in state.log] == [("info", "legal")]
    assert "allowed" in words(state)
    assert not state.work.solved


def test_a_dearer_play_counts_as_no_mistake() -> None:
    state = answer(beat(SINGLES, '["9"]', "cheapest"), "J")
    assert (said(state).kind, said(state).what, state.mistakes) == ("info", "dearer", ())
    assert not state.work.solved
    assert answer(state, "9").work.solved


def test_the_leader_may_not_pass() -> None:
    state = do(beat("classic 59J/?4/?6 p1 - - -", '["5", "9", "J"]', "lead"), Pass())
    assert [attempt.code for attempt in state.mistakes] == ["must_lead"]


def test_aims_of_a_lead() -> None:
    assert answer(beat("classic 59J/?4/?6 p1 - - -", '["5", "9", "J"]', "lead"), "J").work.solved
    lowest = beat("classic 59J/?4/?6 p1 - - -", '["5"]', "lowest")
    assert said(answer(lowest, "J")).what == "not_lowest"
    assert answer(lowest, "5").work.solved


def test_a_pass_may_be_what_is_asked() -> None:
    asked = beat(SINGLES, '["pass"]', "pass")
    assert do(asked, Pass()).work.solved
    assert (said(answer(asked, "9")).kind, answer(asked, "9").mistakes) == ("info", ())
    assert "pass" in words(answer(asked, "9"))


# cheapest: what it costs


@pytest.mark.parametrize(
    ("hand", "table", "cheapest"),
    [
        ("5KAA22B", "KK", "AA"),
        ("9999J", "8", "J"),
        ("33666QQ", "555AA", "33666"),
        ("4BR", "2", "B"),
    ],
)
def test_the_cheapest_play_keeps_bombs_whole_and_then_is_the_lowest(hand: str, table: str, cheapest: str) -> None:
    seats = "?5/?5"
    state = beat(f"classic {hand}/{seats} p1 p3:{table} - -", f'["{cheapest}"]', "cheapest")
    assert answer(state, cheapest).work.solved


# asking


def test_each_of_three_hints_costs_a_star_and_says_when_the_answer_comes() -> None:
    state = beat(SINGLES, '["9", "J"]')
    notes = []
    for stars in (2, 1, 0):
        notes.append(next(action.note for action in view(state, "en").actions if action.id == "hint"))
        state = do(state, Hint())
        assert state.work.stars == stars
    assert "star" in notes[0]
    assert "answer" not in notes[0]
    assert "answer" in notes[2]
    assert not next(action.enabled for action in view(state, "en").actions if action.id == "hint")
    assert do(state, Hint()) == state
    assert answer(state, "9").progress.stars_of("05.01") == 0


def test_why_names_the_reason_and_is_no_answer() -> None:
    state = do(lift(beat(SINGLES, '["9", "J"]'), "5"), Why())
    assert (said(state).kind, state.log) == ("info", ())
    assert [reason.code for reason in said(state).reasons] == ["too_low"]
    assert do(state, Play()).mistakes[0].code == "too_low"


def test_why_says_of_a_legal_choice_that_it_is_legal() -> None:
    state = do(lift(beat(SINGLES, '["9", "J"]'), "9"), Why())
    assert "legal" in words(state)
    assert not state.work.solved
    assert said(do(beat(SINGLES, '["9", "J"]'), Why())).what == "why_nothing"


def test_the_nearest_legal_play_is_lifted_on_request() -> None:
    refused = answer(beat(PAIRS, '["QQ", "AA"]'), "Q")
    assert next(action.enabled for action in view(refused, "en").actions if action.id == "fix")
    state = do(refused, ShowFix())
    assert [state.cards[place].rank for place in state.work.selected] == ["Q", "Q"]
    assert do(state, Play()).work.solved


def test_where_nothing_is_legal_the_fix_says_so() -> None:
    state = do(answer(beat("classic 56/?4/?6 p1 p3:7 - -", '["pass"]'), "5"), ShowFix())
    assert said(state).what == "fix_none"
    assert "pass" in words(state)


# parts of a chain


REFUSED = """
[[step.part]]
prompt.en = "See the 7 refused."
position = "classic 47Q/?4/?4 p1 p3:9 - -"
aim = "refused"
code = "too_low"
lifted = "7"
right = ["4", "7"]

[[step.part]]
prompt.en = "Now beat the 9."
position = "classic 47Q/?4/?4 p1 p3:9 - -"
right = ["Q"]
"""


def refused_first() -> State:
    return open_level(chain(REFUSED, "beat"), single=True)


def test_a_refusal_on_purpose_is_met_and_is_no_mistake() -> None:
    state = refused_first()
    assert [state.cards[place].rank for place in state.work.selected] == ["7"]
    legal = answer(state, "Q")
    assert (said(legal).what, legal.work.part) == ("refused_first", 0)
    refused = do(state, Play())
    assert refused.mistakes == ()
    assert (said(refused).kind, refused.work.part) == ("right", 1)
    assert refused.work.selected == said(refused).fault == state.work.selected
    assert "7" in words(refused)
    assert answer(refused, "Q").work.solved


def test_the_empty_play_is_met() -> None:
    first = f'position = "{SINGLES}"\naim = "refused"\ncode = "nothing_selected"\nright = ["-"]\n'
    state = do(open_level(lesson(first), single=True), Play())
    assert (said(state).what, state.mistakes, state.work.solved) == ("refused", (), True)


def three_tables() -> State:
    """A step of three tables, to be beaten with the jack, the queen and the king."""
    tables = (("3J", "7", "J"), ("4Q", "8", "Q"), ("5K", "9", "K"))
    parts = "".join(
        f'[[step.part]]\nprompt.en = "Beat it."\nright = ["{right}"]\n'
        f'position = "classic {hand}/?5/?5 p1 p3:{table} - -"\n'
        for hand, table, right in tables
    )
    return open_level(chain(parts, "beat"), single=True)


def test_a_chain_goes_play_by_play() -> None:
    state = three_tables()
    for cards in "JQK":
        assert not state.work.solved
        state = answer(state, cards)
    assert state.work.solved
    assert [attempt.answer for attempt in state.log] == ["J", "Q", "K"]


def test_hints_of_a_chain_cost_three_stars_in_all() -> None:
    state = do(three_tables(), Hint(), Hint(), Hint())
    state = answer(state, "J")
    assert state.work.shown == 0
    free = next(action for action in view(state, "en").actions if action.id == "hint")
    assert free.enabled
    state = do(state, Hint(), Hint(), Hint())
    assert (state.work.shown, state.work.stars) == (3, 0)


# names


NAME = """
[[step.part]]
prompt.en = "What is 7-8?"
rule_set = "classic"
cards = "78"
choices = ["single", "pair", "none/not_equal", "none/two_pairs"]
right = ["none/not_equal"]
wrong = [{ answer = "pair", code = "not", note.en = "Neighbours are not equal." }]

[[step.part]]
prompt.en = "What is 8-8?"
rule_set = "classic"
cards = "88"
choices = ["single", "pair", "none"]
right = ["pair"]
"""


def name_level() -> State:
    return open_level(chain(NAME, "name"), single=True)


def test_a_name_is_chosen() -> None:
    state = do(name_level(), Choose("none/not_equal"))
    assert (state.work.part, state.mistakes) == (1, ())
    state = do(state, Choose("pair"))
    assert state.work.solved
    assert "a pair of 8s" in words(state)
    assert view(state, "en").choices[1].mark == "right"


def test_a_wrong_name_is_kept_under_the_rule_of_the_type_it_claims() -> None:
    state = do(name_level(), Choose("pair"))
    assert [(a.answer, a.code, a.rule) for a in state.mistakes] == [("pair", "", "K2")]
    assert "Neighbours" in words(state)
    shown = view(state, "en")
    assert shown.feedback is not None
    assert shown.feedback.rule == "K2"
    assert shown.choices[1].mark == "wrong"


def test_a_wrong_reason_and_a_wrong_none_say_what_is_the_matter() -> None:
    other = do(name_level(), Choose("none/two_pairs"))
    assert "another reason" in words(other)
    assert other.mistakes[0].rule == "K9"
    none = do(name_level(), Choose("none/not_equal"), Choose("none"))
    assert "do make a combination" in words(none)


def test_a_name_shows_its_cards_and_no_hand() -> None:
    shown = view(name_level(), "en")
    assert (shown.hand, shown.seats) == ((), ())
    assert len(shown.show) == 2
    assert shown.choices_label
    assert "7" in shown.text


def test_hints_of_a_name_end_with_the_answer() -> None:
    state = do(name_level(), Hint(), Hint(), Hint())
    shown = view(state, "en").feedback
    assert shown is not None
    assert any("differ" in line for line in shown.body)


def test_a_name_ignores_events_of_a_beat() -> None:
    state = name_level()
    assert do(state, Toggle(0), Play(), Pass(), Typed("7"), Why(), Clear(), Choose("stair")) == state


# moving about, progress


def test_S11_the_hints_of_a_position_with_one_legal_play_end_with_the_answer() -> None:
    state = beat("classic 4KKA/?5/?5 p1 p3:QQ - -", '["KK"]')
    heard = []
    for number in (1, 2, 3):
        state = do(state, Hint())
        shown = view(state, "en").feedback
        assert shown is not None
        heard.append(shown.body[number - 1])
    assert len(set(heard)) == 3
    assert "answer" in heard[2]
    assert "king" in heard[2]


def test_S15_the_dearer_of_two_right_answers_is_right_unless_the_aim_is_cheapest() -> None:
    position = "classic AA5555/?5/?5 p1 p3:QQ - -"
    for cards in ("AA", "5555"):
        assert answer(beat(position, '["AA", "5555"]'), cards).work.solved
    cheapest = beat(position, '["AA"]', "cheapest")
    assert answer(cheapest, "AA").work.solved
    dear = answer(cheapest, "5555")
    assert (dear.work.solved, dear.mistakes, said(dear).what) == (False, (), "dearer")


PLAYED = ("beat", "repair", "find_all")


def test_L1_every_refusal_names_one_rule_and_the_cards_at_fault() -> None:
    """Every wrong answer that a lesson or puzzle foresees: reason and rule in words, and the cards marked."""
    from zsy_tutor.rules.cards import Hand
    from zsy_tutor.study.exercises import selection_of
    from zsy_tutor.study.state import places_of

    levels = [*map(shipped, lesson_files()), pack("01_can_you_beat_this"), pack("02_why_not")]
    for level in levels:
        for place, each in enumerate(level.steps):
            for number, part in enumerate(each.parts):
                for claim in part.wrong:
                    if part.kind not in PLAYED or claim.code in (
                        "legal", "nothing_selected", "not_in_hand", "must_lead"
                    ):  # fmt: skip
                        continue
                    state = open_level(level, place)
                    work = state.work.__class__(part=number)
                    state = state.with_work(work)
                    selection = selection_of(claim.answer)
                    assert isinstance(selection, Hand)
                    state = do(state, Select(places_of(state.cards, selection)), Play())
                    for lang in LANGS:
                        shown = view(state, lang)
                        assert shown.feedback is not None
                        assert shown.feedback.rule
                        assert shown.feedback.rule_text
                        assert shown.feedback.body[0]
                        assert any(card.fault for card in shown.hand), (each.id, claim.answer)


def test_L2_three_wrong_answers_get_three_sentences() -> None:
    state = beat("classic 888AATTTJQ/?5/?5/?5 p1 p4:99944 - -", '["TTT88", "TTTAA"]')
    heard = [words(answer(state, cards)) for cards in ("888AA", "TTT", "TTTJQ")]
    assert len(set(heard)) == 3
    codes = [answer(state, cards).mistakes[0] for cards in ("888AA", "TTT", "TTTJQ")]
    assert [(a.code, a.shape) for a in codes] == [
        ("too_low", ""),
        ("wrong_type", ""),
        ("not_a_combination", "triple_with_wrong_extra"),
    ]


def test_L4_progress_is_right_whatever_is_done_in_whatever_order() -> None:
    registry = Registry()
    level = shipped("01")

    def opened(step_id: str) -> State:
        return registry.open(level, level.index(step_id), single=True)

    first, third = opened("01.01"), opened("01.03")
    third = registry.reduce(third, Play())
    assert third.progress.is_done("01.03")
    failed = registry.reduce(registry.reduce(first, Clear()), Play())
    assert not registry.progress.is_done("01.01")
    done = registry.reduce(registry.reduce(failed, Select((1,))), Play())
    assert view(done, "en").done == (True, False, True) + (False,) * 9

    again = opened("01.01")
    assert not again.work.solved
    assert again.work.selected
    assert view(again, "en").done == (True, False, True) + (False,) * 9
    failed_again = registry.reduce(registry.reduce(again, Clear()), Play())
    assert failed_again.progress.is_done("01.01")

    retried = registry.reduce(done, Retry())
    assert (retried.place, retried.work.solved, retried.work.part) == (0, False, 0)
    assert retried.progress.stars_of("01.01") == 3


def test_L4_stars_once_had_are_kept() -> None:
    registry = Registry()
    level = shipped("01")
    best = registry.reduce(registry.open(level, 0, single=True), Play())
    assert best.progress.stars_of("01.01") == 3
    worse = registry.reduce(registry.reduce(registry.open(level, 0, single=True), Hint()), Play())
    assert worse.work.stars == 2
    assert worse.progress.stars_of("01.01") == 3


def test_L4_a_retry_begins_the_same_step_again_and_keeps_what_was_done() -> None:
    state = do(three_tables(), Retry())
    for cards in "JQK":
        state = answer(state, cards)
    again = do(state, Retry())
    assert (again.place, again.work.part, again.work.solved) == (state.place, 0, False)
    assert again.progress == state.progress
    assert again.log == state.log


def test_L6_a_key_pressed_while_reading_is_no_answer() -> None:
    state = beat(SINGLES, '["9", "J"]')
    keys: list[Event] = [
        Toggle(0),
        Toggle(0),
        Clear(),
        Typed(""),
        Typed("  "),
        Typed("a x"),
        Select(()),
        Why(),
        Retry(),
    ]
    assert do(state, *keys).log == ()
    assert do(state, *keys).progress == state.progress


def test_L6_nothing_is_recorded_after_the_end() -> None:
    state = answer(beat(SINGLES, '["9", "J"]'), "9")
    keys: list[Event] = [
        Play(),
        Pass(),
        Typed("5"),
        Typed("x"),
        Toggle(0),
        Hint(),
        Why(),
        ShowFix(),
        Choose("pair"),
        Clear(),
    ]
    assert do(state, *keys) == state


def test_a_pack_is_gone_through_with_next_and_back() -> None:
    state = open_level(pack("01_can_you_beat_this"))
    state = do(answer(state, "8"), Hint(), Next(), Back())
    assert said(state).kind == "hint"
    assert state.work.stars == 2
    assert do(state, Back()) == state
    for _ in range(50):
        state = do(state, Next())
    assert state.place == len(state.level.steps) - 1
    assert not next(action.enabled for action in view(state, "en").actions if action.id == "next")


def test_a_step_of_a_lesson_has_no_next_and_a_pack_has() -> None:
    assert {"next", "back"}.isdisjoint(action.id for action in view(step("01.01"), "en").actions)
    state = open_level(pack("01_can_you_beat_this"))
    assert {"next", "back"} <= {action.id for action in view(state, "en").actions}


def test_unknown_steps_and_packs_are_refused_with_what_there_is() -> None:
    from zsy_tutor.rules.errors import RequestError

    with pytest.raises(RequestError, match=r"01\.01 to 01\.12"):
        find_step("01.13")
    with pytest.raises(RequestError, match="there are 00, 01"):
        find_step("77.01")
    with pytest.raises(RequestError, match="01_can_you_beat_this"):
        pack("none")


def test_reduce_is_pure() -> None:
    state = step("01.11")
    before = repr(state)
    for event in (Toggle(0), Play(), Pass(), Typed("J"), Hint(), Why()):
        reduce(state, event)
    assert repr(state) == before
