"""What is asked and is no answer: what instead, what at other tables, and disputing a verdict."""

from __future__ import annotations

import errno
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.explain.fact_positions import position_of
from tests.study.levels import answer, beat, chain, do, lesson, lift, right_event
from tests.study.test_items import MARKS, ROW, WHY
from tests.study.test_session import REFUSED
from zsy_tutor.explain import dispute as files
from zsy_tutor.explain.hints import cheapest
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.explain.verdicts import TOUCHING, judge_under
from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.errors import RulesError
from zsy_tutor.rules.fixes import fixes
from zsy_tutor.rules.legality import Illegal, check
from zsy_tutor.rules.plays import Play as Combination
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import OPTION
from zsy_tutor.study.exercises import Part, Words
from zsy_tutor.study.house import PRESETS
from zsy_tutor.study.instead import instead
from zsy_tutor.study.lessons import lesson as shipped
from zsy_tutor.study.lessons import lesson_files
from zsy_tutor.study.puzzles import pack, pack_files
from zsy_tutor.study.session import (
    Choose,
    Clear,
    Dispute,
    Disputed,
    Hint,
    House,
    Mark,
    Pass,
    Place,
    Play,
    Registry,
    Retry,
    ShowFix,
    State,
    Toggle,
    Typed,
    Why,
    open_level,
    view,
)
from zsy_tutor.study.view import ActionView, FeedbackView, HouseView

PAIRS = "classic 4d4h9c9dTdThTsQcQs5c5d5h5s/?6/?6 p1 p2:8c8d p3 -"
PAIRS_RIGHT = '["99", "TT", "QQ", "5555"]'
STRAIGHT = "classic JQKA25/?6/?6 p1 - - -"
NAME = 'rule_set = "classic"\ncards = "QKA2"\nchoices = ["straight", "none"]\nright = ["none"]\n'


def shown(state: State, lang: str = "en") -> FeedbackView:
    found = view(state, lang).feedback
    assert found is not None
    return found


def button(state: State, name: str, lang: str = "en") -> ActionView:
    return next(action for action in view(state, lang).actions if action.id == name)


def buttons(state: State) -> set[str]:
    return {action.id for action in view(state, "en").actions}


def lifted(state: State) -> str:
    return "".join(state.cards[place].rank for place in state.work.selected)


def house(state: State, lang: str = "en") -> HouseView:
    found = view(state, lang).house
    assert found is not None
    return found


# what instead


def test_what_would_do_is_lifted_one_after_another_and_round_again() -> None:
    state = answer(beat(PAIRS, PAIRS_RIGHT), "9TQ")
    seen, labels = [], []
    for _ in range(4):
        labels.append(button(state, "fix").label)
        state = do(state, ShowFix())
        seen.append(lifted(state))
    assert seen == ["99", "TT", "QQ", "99"]
    assert labels[1:] == ["Show another: 2 of 3", "Show another: 3 of 3", "Show another: 1 of 3"]
    assert "No legal play is nearer to the cards you chose." in shown(state).body
    assert "Nothing cheaper beats a pair of 8s." in shown(state).body
    assert "Nothing cheaper beats a pair of 8s." not in shown(do(state, ShowFix())).body


def test_the_cheapest_comes_last_where_it_is_not_among_the_nearest() -> None:
    state = answer(beat(PAIRS, PAIRS_RIGHT), "QQT")
    state = do(state, ShowFix())
    assert (lifted(state), shown(state).body[0]) == (
        "QQ",
        "Of all legal plays it is the nearest to the cards you chose.",
    )
    assert button(state, "fix").label == "Show the cheapest that beats it"
    state = do(state, ShowFix())
    assert (lifted(state), shown(state).body[0]) == ("99", "Nothing cheaper beats a pair of 8s.")
    assert [button(state, "fix", lang).label for lang in LANGS] == ["Show the nearest again", "再看最接近的一手"]
    assert lifted(do(state, ShowFix())) == "QQ"


def test_to_be_shown_a_right_answer_costs_what_the_hints_up_to_it_cost() -> None:
    refused = answer(beat(PAIRS, PAIRS_RIGHT), "9TQ")
    assert (button(refused, "fix").price, button(refused, "fix").note) == (3, "shows a right answer, costs 3 stars")
    assert view(do(refused, ShowFix()), "en").stars == 0
    hinted = do(refused, Hint(), Hint(), Play())
    assert (button(hinted, "fix").price, button(hinted, "fix").note) == (1, "shows a right answer, costs one star")
    told = do(refused, Hint(), Hint(), Hint(), Play())
    assert button(told, "fix").price == 0
    state = do(refused, ShowFix())
    assert button(state, "fix").price == button(state, "hint").price == 0
    assert view(do(state, ShowFix(), Hint(), Hint(), Hint()), "en").stars == 0
    solved = do(state, Play())
    assert (solved.work.solved, solved.progress.stars_of("05.01")) == (True, 0)


def test_what_was_bought_once_is_not_paid_again_and_a_free_hint_counts() -> None:
    step = f'position = "{PAIRS}"\nright = {PAIRS_RIGHT}\nopen_hint = true'
    state = do(answer(open_level(lesson(step), single=True), "9TQ"))
    assert button(state, "fix").price == 2
    state = do(state, ShowFix())
    assert (view(state, "en").stars, view(do(state, Hint()), "en").stars) == (1, 1)


def test_to_be_shown_what_is_no_right_answer_costs_nothing() -> None:
    state = answer(beat(PAIRS, '["99"]', "cheapest"), "QQT")
    assert (button(state, "fix").price, button(state, "fix").note) == (0, "")
    state = do(state, ShowFix())
    assert (lifted(state), view(state, "en").stars) == ("QQ", 3)
    assert button(state, "fix").price == 3
    assert view(do(state, ShowFix()), "en").stars == 0
    passing = answer(beat("classic 59J/?4/?6 p1 p3:7 - -", '["pass"]', "pass"), "5")
    assert view(do(passing, ShowFix()), "en").stars == 3


def test_being_shown_a_play_is_no_answer_and_can_be_asked_after_why() -> None:
    state = do(lift(beat(PAIRS, PAIRS_RIGHT), "9TQ"), Why())
    assert button(state, "fix").enabled
    state = do(state, ShowFix())
    assert (lifted(state), state.log, state.work.solved) == ("99", (), False)
    legal = do(lift(beat(PAIRS, PAIRS_RIGHT), "99"), Why())
    assert not button(legal, "fix").enabled
    assert do(legal, ShowFix()) == legal


def test_a_next_part_begins_without_what_was_asked_before() -> None:
    state = do(lift(open_level(chain(REFUSED, "beat"), single=True), "4"), House(), Play())
    assert state.work.part == 1
    assert (state.work.house, state.work.judged, state.work.revealed) == (False, None, False)


@given(st.integers(0, 3_000))
def test_every_play_that_is_shown_is_legal_and_what_is_said_of_it_is_so(seed: int) -> None:
    position = position_of(seed)
    if position.turn is None or not isinstance(position.hands[position.turn], Hand):
        return
    hand = position.known_hand(position.mover)
    part = Part(Words(), (), position=position)
    for size in range(1, min(5, len(hand)) + 1):
        asked = Hand(hand.cards[seed % (len(hand) - size + 1) :][:size])
        if not isinstance(check(position, asked), Illegal):
            continue
        found = instead(part, asked)
        assert found == instead(part, asked)
        assert [each.cards for each in found if each.nearest] == list(fixes(position, asked))
        least = {play.ranks for play in cheapest(position)}
        for each in found:
            play = check(position, each.cards)
            assert isinstance(play, Combination)
            assert each.cheapest == (position.trick is not None and play.ranks in least)
        if found and position.trick is not None:
            assert any(each.cheapest for each in found)


# at other tables


def test_other_tables_show_the_presets_and_what_changes_the_verdict() -> None:
    state = do(answer(beat(STRAIGHT, '["J", "Q", "K", "A", "2", "5", "JQKA2"]', "lead"), "QKA2"), House())
    rows = house(state).rows
    assert [(row.table, row.status, row.here) for row in rows] == [
        ("This table: Classic rules", "illegal", True),
        ("Two-low rules", "illegal", False),
        ("Straights from 4 cards", "legal", False),
    ]
    assert house(state).note == ""
    assert rows[0].why.startswith("The ranks queen, king, ace and 2 are in a row")
    state = do(state, House(), *(Toggle(place) for place in state.work.selected))
    state = do(lift(state, "JQKA2"), House())
    found = {row.table: (row.status, row.decides) for row in house(state).rows}
    assert found["This table: Classic rules"] == ("legal", "")
    assert found["Two-low rules"] == ("illegal", "What decides: which game is played.")
    assert found["Straights end at the ace"] == ("illegal", "")


@settings(max_examples=150)
@given(st.integers(0, 100_000))
def test_it_is_true_that_no_single_house_rule_changes_a_verdict(seed: int) -> None:
    position = position_of(seed)
    if position.turn is None or not isinstance(position.hands[position.turn], Hand):
        return
    hand = position.known_hand(position.mover)
    chosen = Hand(Random(seed).sample(hand.cards, min(len(hand), 1 + seed % 5)))
    work = replace(beat(STRAIGHT, '["J", "Q", "K", "A", "2", "5", "JQKA2"]', "lead").work, house=True, judged=chosen)
    level = lesson(f'position = "{PAIRS}"\nright = {PAIRS_RIGHT}')
    part = Part(Words(), (), position=position)
    step = replace(level.steps[0], parts=(part,))
    state = replace(open_level(level, single=True), level=replace(level, steps=(step,)), works=(work,))
    rows = house(state).rows
    here = rows[0].status
    options = rows[1 + sum(preset != position.rules for preset in PRESETS) :]
    assert all({here, row.status} == {"legal", "illegal"} for row in options)
    flips = set()
    for name in TOUCHING:
        for value in OPTION[name].values(position.rules.preset) if name in position.rules.values else ():
            try:
                result = judge_under(position, chosen, position.rules.with_options(**{name: value}))
            except RulesError:
                continue
            status = (
                "illegal" if isinstance(result, Illegal) else "impossible" if isinstance(result, tuple) else "legal"
            )
            if {here, status} == {"legal", "illegal"}:
                flips.add(name)
    assert len(options) == len(flips)
    assert bool(house(state).note) == (not flips)


def test_other_tables_are_closed_until_asked_for_and_are_no_answer() -> None:
    state = beat(STRAIGHT, '["J", "Q", "K", "A", "2", "5", "JQKA2"]', "lead")
    assert view(state, "en").house is None
    assert (button(state, "house").enabled, button(state, "house").note) == (
        False,
        "lift the cards you want to ask about",
    )
    assert do(state, House()) == state
    state = do(lift(state, "J"), House())
    assert house(state).note == "No single house rule changes this."
    assert (state.log, view(state, "en").stars) == ((), 3)
    assert view(state, "en").live == house(state).caption
    assert view(do(state, House()), "en").house is None


def test_other_tables_follow_the_next_answer_and_stay_after_the_end() -> None:
    state = do(lift(beat(STRAIGHT, '["J", "Q", "K", "A", "2", "5", "JQKA2"]', "lead"), "J"), House())
    state = answer(state, "QKA2")
    assert "Q" in house(state).caption
    state = do(answer(state, "5"))
    assert state.work.solved
    assert house(state).rows[0].status == "legal"
    assert view(do(state, Retry()), "en").house is None


def test_where_a_verdict_would_be_the_answer_other_tables_come_after_it() -> None:
    for step, kind, event in ((NAME, "name", Choose("none")), (WHY, "why_not", Choose("wrong_type"))):
        state = open_level(lesson(step, kind=kind), single=True)
        assert "house" not in buttons(state)
        assert do(state, House()) == state
        state = do(state, event, House())
        assert state.work.solved
        assert house(state).rows[0].status == "illegal"
    name = do(open_level(lesson(NAME, kind="name"), single=True), Choose("none"), House())
    assert ("Straights from 4 cards", "A combination") in [(row.table, row.verdict) for row in house(name).rows]


def test_of_several_items_other_tables_say_the_order_and_what_beats() -> None:
    row = do(open_level(lesson(ROW, kind="order"), single=True), *map(Place, (3, 2, 0, 1)), Play(), House())
    assert [(each.table, each.verdict) for each in house(row).rows] == [
        ("This table: Classic rules", "the 3, the king, the ace, the 2"),
        ("Two-low rules", "the 2, the 3, the king, the ace"),
    ]
    marks = do(open_level(lesson(MARKS, kind="which_beats"), single=True), Mark(2), Mark(5), Play(), House())
    found = {each.table: each.verdict for each in house(marks).rows}
    assert found["This table: Classic rules"] == "a pair of 9s and a pair of 2s"
    assert found["Two-low rules"] == "a pair of 9s"
    assert "999" in found["Three of a rank are a bomb"] or "three 9s" in found["Three of a rank are a bomb"]


NO_OTHER_TABLE = ("endgame", "pay", "give_back", "who", "count", "verdicts", "safe_lead")
"""Kinds whose answer is no choice of cards that other tables could judge."""


@pytest.mark.parametrize("name", [*lesson_files(), *pack_files()])
def test_every_exercise_of_the_course_can_be_seen_at_other_tables_and_disputed(name: str, tmp_path: Path) -> None:
    level = shipped(name) if name in lesson_files() else pack(name)
    registry = Registry(tmp_path / "disputes")
    for place, step in enumerate(level.steps):
        state = registry.open(level, place, single=True)
        for _ in range(40):
            if state.work.solved:
                break
            state = registry.reduce(state, right_event(state))
        if state.part.kind not in NO_OTHER_TABLE:
            state = do(state, House())
            for lang in LANGS:
                tables = house(state, lang)
                assert tables.rows[0].here, step.id
                assert len({row.table for row in tables.rows}) == len(tables.rows), step.id
            assert [row.here for row in house(state).rows].count(True) == 1
        if "dispute" in buttons(state):
            state = registry.reduce(state, Dispute())
            assert shown(state).rule, step.id
    for path in saved(tmp_path / "disputes"):
        assert files.judge_again(files.Dispute.parse(path.read_text(encoding="utf-8"))).same


# disputing a verdict


def saved(folder: Path) -> list[Path]:
    return sorted(folder.iterdir()) if folder.exists() else []


def test_a_doubted_verdict_is_saved_with_what_the_learner_may_see(tmp_path: Path) -> None:
    registry = Registry(tmp_path / "disputes")
    state = answer(beat(PAIRS, PAIRS_RIGHT), "9TQ")
    state = registry.reduce(state, Dispute())
    (path,) = saved(tmp_path / "disputes")
    found = files.Dispute.parse(path.read_text(encoding="utf-8"))
    assert found.view == Position.parse(PAIRS).view(0)
    assert (str(found.play), found.codes) == ("9dTdQc", ("not_a_combination/not_equal",))
    assert str(tmp_path) not in path.read_text(encoding="utf-8")
    assert "disputes/dispute-1.toml" in shown(state).saved
    assert view(state, "en").live == shown(state).saved
    assert not button(state, "dispute").enabled
    assert registry.reduce(state, Dispute()) == state
    assert saved(tmp_path / "disputes") == [path]


def test_another_verdict_gets_another_file_and_one_that_is_legal_its_rule(tmp_path: Path) -> None:
    registry = Registry(tmp_path / "disputes")
    state = registry.reduce(answer(beat(PAIRS, PAIRS_RIGHT), "9TQ"), Dispute())
    state = registry.reduce(answer(state, "99"), Dispute())
    assert [path.name for path in saved(tmp_path / "disputes")] == ["dispute-1.toml", "dispute-2.toml"]
    assert (state.work.solved, shown(state).rule) == (True, "B1")
    assert shown(state).rule_source
    assert (state.log, state.progress) == (answer(answer(beat(PAIRS, PAIRS_RIGHT), "9TQ"), "99").log, state.progress)


def test_a_pass_and_the_kinds_without_a_play_can_be_disputed(tmp_path: Path) -> None:
    registry = Registry(tmp_path / "disputes")
    states = [
        do(beat(STRAIGHT, '["J", "Q", "K", "A", "2", "5", "JQKA2"]', "lead"), Pass()),
        do(open_level(lesson(NAME, kind="name"), single=True), Choose("straight")),
        do(open_level(lesson(WHY, kind="why_not"), single=True), Choose("wrong_type")),
        do(open_level(lesson(MARKS, kind="which_beats"), single=True), Mark(4), Play()),
        do(open_level(lesson(ROW, kind="order"), single=True), *map(Place, (1, 3, 2, 0)), Play()),
    ]
    for state in states:
        assert shown(registry.reduce(state, Dispute())).saved
    found = [files.Dispute.parse(path.read_text(encoding="utf-8")) for path in saved(tmp_path / "disputes")]
    assert [(str(each.play), each.legal, each.codes[0]) for each in found] == [
        ("pass", False, "must_lead"),
        ("QKA2", False, "not_a_combination/straight_too_short"),
        (str(found[2].play), False, "wrong_type"),
        (str(found[3].play), False, "not_a_combination/not_equal"),
        (str(found[4].play), True, "single"),
    ]
    assert all(files.judge_again(each).same for each in found)


def test_where_there_is_no_verdict_there_is_nothing_to_dispute(tmp_path: Path) -> None:
    registry = Registry(tmp_path / "disputes")
    start = beat(PAIRS, PAIRS_RIGHT)
    for state in (
        start,
        do(start, Hint()),
        do(start, Typed("x")),
        do(start, Why()),
        do(answer(start, "9TQ"), ShowFix()),
    ):
        assert "dispute" not in buttons(state)
        assert registry.reduce(state, Dispute()) == state
    assert saved(tmp_path / "disputes") == []
    assert do(answer(start, "9TQ"), Dispute()) == answer(start, "9TQ")
    assert do(start, Disputed("disputes/dispute-1.toml")) == start


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.EROFS, "may not write into the folder"),
        (errno.EACCES, "may not write into the folder"),
        (errno.ENOSPC, "the disk is full"),
        (errno.EIO, "Input/output error"),
    ],
)
def test_what_a_disk_may_do_is_said_and_can_be_tried_again(
    number: int, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = Registry(tmp_path / "disputes")
    state = answer(beat(PAIRS, PAIRS_RIGHT), "9TQ")

    def fail(*_: Any, **__: Any) -> None:
        raise OSError(number, "Input/output error", "/somewhere/secret")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", fail)
        state = registry.reduce(state, Dispute())
    assert (said in shown(state).saved, shown(state).trouble) == (True, True)
    assert "secret" not in shown(state).saved
    assert button(state, "dispute").enabled
    state = registry.reduce(state, Dispute())
    assert (shown(state).trouble, len(saved(tmp_path / "disputes"))) == (False, 1)


def test_half_a_file_does_not_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Any) -> str:
        raise OSError(errno.ENOSPC, "No space left on device")

    state = answer(beat(PAIRS, PAIRS_RIGHT), "9TQ")
    monkeypatch.setattr(files.Dispute, "__str__", full)
    state = Registry(tmp_path).reduce(state, Dispute())
    assert "the disk is full" in shown(state).saved
    assert saved(tmp_path) == []


def test_lifting_other_cards_leaves_what_was_saved_to_be_read(tmp_path: Path) -> None:
    state = Registry(tmp_path / "disputes").reduce(answer(beat(PAIRS, PAIRS_RIGHT), "9TQ"), Dispute())
    assert shown(do(state, Clear())).saved == shown(state).saved
