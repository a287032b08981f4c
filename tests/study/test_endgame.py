"""Endgames: what counts, what is punished, taking back, being shown, and that every sentence is true."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.study.levels import LESSON, answer, do, lesson, lesson_text, lift
from zsy_tutor.explain.messages import LANGS, counted, describe
from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.generate import can_pass, legal_plays
from zsy_tutor.rules.legality import play as play_on
from zsy_tutor.rules.notation import parse_selection
from zsy_tutor.rules.plays import PASS
from zsy_tutor.rules.position import Position, parse_seat
from zsy_tutor.solve import outcome
from zsy_tutor.solve.solver import Search
from zsy_tutor.study import endgame, endgame_words
from zsy_tutor.study.disputing import doubtful
from zsy_tutor.study.dress import dress
from zsy_tutor.study.endgame_session import is_decided
from zsy_tutor.study.endgame_why import loss_of
from zsy_tutor.study.exercises import LevelError, Part, Words, judge, right_answers
from zsy_tutor.study.lessons import lesson as lesson_of
from zsy_tutor.study.lessons import lesson_files
from zsy_tutor.study.levels import parse_level
from zsy_tutor.study.puzzles import pack
from zsy_tutor.study.session import (
    Clear,
    Event,
    Hint,
    House,
    Pass,
    Play,
    Restart,
    Retry,
    ShowFix,
    ShowLine,
    State,
    Toggle,
    Typed,
    Undo,
    Why,
    open_level,
    reduce,
    view,
)
from zsy_tutor.study.view import FeedbackView

DATA = Path(__file__).parent.parent / "data" / "endgames.jsonl"
SYLLABUS = [json.loads(line) for line in DATA.read_text(encoding="utf-8").splitlines()]
POSITIONS = [line["position"] for line in SYLLABUS]
QUEENS = 'position = "classic 5QQK/57KB p1 - - -"\nright = ["QQ"]\nwrong = [{ answer = "K", code = "loses", note.en = "Big runs into bigger." }]\n'  # noqa: E501
NOT_LAST = 'position = "classic 3379/48A/56K p1 - - -"\ngoal = "not_last"\nright = ["33"]\n'


def opened(step: str = QUEENS) -> State:
    return open_level(lesson(step, kind="endgame"), single=True)


def of(position: str, goal: str = "first") -> Part:
    """An endgame without a file, of any position."""
    return Part(Words(), (), kind="endgame", position=dress(Position.parse(position)), goal=goal)


def shown(state: State, lang: str = "en") -> FeedbackView:
    found = view(state, lang).feedback
    assert found is not None
    return found


def said(state: State, lang: str = "en") -> str:
    return " ".join((shown(state, lang).headline, *shown(state, lang).body))


def level_of(line: dict[str, object]) -> State:
    wrong = ", ".join(f'{{ answer = "{each}", code = "loses" }}' for each in line["wrong"])  # type: ignore[attr-defined]
    return opened(f'position = "{line["position"]}"\nright = {json.dumps(line["right"])}\nwrong = [{wrong}]\n')


# the endgames of the syllabus


@pytest.mark.parametrize("line", SYLLABUS, ids=lambda line: str(line["id"]))
def test_the_winning_actions_and_the_losing_ones_are_those_of_the_syllabus(line: dict[str, object]) -> None:
    assert set(right_answers(level_of(line).part)) == set(line["right"])  # type: ignore[call-overload]


@pytest.mark.parametrize("line", SYLLABUS, ids=lambda line: str(line["id"]))
def test_every_losing_action_of_the_syllabus_is_punished_and_so_does_its_reply(line: dict[str, dict[str, str]]) -> None:
    for wrong, reply in line["wrong"].items():
        state = do(level_of(line), Typed(wrong))
        given = state.work.feedback
        assert given is not None
        assert (given.kind, given.what, state.work.moves) == ("wrong", "loses", ())
        assert (state.log[-1].outcome, state.log[-1].code, state.log[-1].rule) == ("wrong", "loses", "")
        start = state.part.table
        assert outcome(start, "first", 0, [move.action for move in given.moves]) is False
        named = play_on(start, parse_selection(wrong))
        seat, _, ranks = reply.rpartition(":")
        while seat and named.turn != parse_seat(seat):
            named = play_on(named, PASS)
        named = play_on(named, parse_selection(ranks))
        assert not Search(named, "first", 0, endgame.LIVE_NODES).value(named)


@pytest.mark.parametrize("line", SYLLABUS, ids=lambda line: str(line["id"]))
def test_whatever_winning_action_is_chosen_it_ends_with_the_learner_out_first(line: dict[str, object]) -> None:
    random = Random(str(line["id"]))
    state = level_of(line)
    while not state.work.solved:
        state = do(state, Typed(random.choice(right_answers(state.part))))
        assert shown(state).kind == "right"
    assert state.part.table.finished[0] == 0
    assert not state.mistakes
    assert state.progress.stars_of("05.01") == 3
    assert shown(state).headline == "Right: you are out first."


def test_P3_who_leads_an_endgame_is_told_that_no_pass_is_open() -> None:
    def passing(state: State) -> tuple[bool, str]:
        return next((each.enabled, each.note) for each in view(state, "en").actions if each.id == "pass")

    leading = opened()
    assert passing(leading) == (False, "you lead, so you must play")
    assert said(do(leading, Typed("pass"))).startswith("You lead, so you must play.")
    following = do(leading, Typed("QQ"), Typed("5"))
    assert following.part.table.trick is not None
    assert passing(following) == (True, "")


# counting, punishing


def test_a_winning_action_is_played_on_and_answered() -> None:
    state = answer(opened(), "QQ")
    assert str(state.part.table) == "classic 5hKh/5s7cKsB p1 - - -"
    assert said(state) == "Right so far: a pair of queens. Lan passes. You lead."
    assert view(state, "en").live == "Right so far: a pair of queens. Lan passes. You lead."
    assert not state.work.solved
    assert [attempt.answer for attempt in do(state, Typed("K"), Typed("5")).log] == ["QQ", "QQ K", "QQ 5"]
    assert [each.label for each in view(state, "en").listed] == ["You: a pair of queens", "Lan: pass"]


def test_the_cards_lifted_are_those_that_are_played() -> None:
    state = opened('position = "classic 39999/J p1 - - -"\nright = ["9999", "99"]\n')
    state = do(state, Toggle(3), Toggle(4), Play())
    assert "".join(map(str, state.cards)) == "3c9d9c"


def test_a_losing_action_lies_there_with_its_answer_and_the_cards_are_back_in_the_hand() -> None:
    before = opened()
    state = answer(before, "K")
    assert state.part.table == before.part.table
    assert [card.selected for card in view(state, "en").hand] == [False] * 4
    assert shown(state).headline == "That loses: Lan beats it with the Black Joker."
    assert shown(state).body == (
        "You hold nothing that beats it. Then Lan leads a single 5. Whatever you do then, Lan can be out before you.",
        "Big runs into bigger.",
        "It is taken back: try another way.",
    )
    mine, answered = view(state, "en").reply
    assert (mine.label, mine.cards, mine.beaten) == ("You", ("Kh",), True)
    assert (answered.label, answered.cards, answered.beaten) == ("Lan", ("B",), False)
    assert "Lan beats it" in view(state, "en").live
    assert "Then Lan leads" in view(state, "en").live
    assert view(state, "en").stars == 3
    after = lift(state, "Q")
    assert view(after, "en").reply == ()
    assert shown(after).headline == shown(state).headline  # the words stay to be read


def test_an_answer_that_is_a_pass_is_said_in_a_word() -> None:
    state = do(opened('position = "classic 39999/J p1 - - -"\nright = ["9999", "99"]\n'), Typed("999"))
    assert [each.says for each in view(state, "en").reply] == ["", "pass"]
    assert said(state).startswith("That loses, even if nobody beats it. You lead again and hold a 3 and a 9.")


def test_to_pass_can_lose_too() -> None:
    state = do(opened('position = "classic 379999R/44KAAA p1 p2:33 - -"\nright = ["9999"]\n'), Pass())
    assert shown(state).headline == "That loses: Lan leads a full house, aces over 4s."
    assert state.log[-1].answer == "pass"
    assert [each.says for each in view(state, "en").reply] == ["pass", ""]


def test_what_the_rules_refuse_has_its_reason_and_no_answer() -> None:
    state = answer(opened(), "5K")
    assert (state.log[-1].code, state.work.moves) == ("not_a_combination", ())
    assert shown(state).rule == "K2"
    found = doubtful(state)
    assert found is not None
    assert found[0] == state.part.table
    later = do(state, Clear(), Typed("QQ"), Typed("5Q"))
    assert (later.log[-1].code, later.log[-1].rule) == ("not_in_hand", "P4")
    found = doubtful(later)
    assert found is not None
    assert found[0] == later.part.table


def test_the_nearest_legal_play_is_shown_for_nothing_since_it_may_well_lose() -> None:
    state = do(answer(opened(), "5K"), ShowFix())
    assert (state.work.stars, state.work.revealed) == (3, False)
    assert len(state.work.selected) == 1


def test_that_something_loses_is_no_verdict_on_the_rules_and_so_cannot_be_disputed() -> None:
    state = answer(opened(), "K")
    assert doubtful(state) is None
    assert {"dispute"} & {action.id for action in view(state, "en").actions} == set()


def test_not_to_be_last_is_another_goal() -> None:
    state = opened(NOT_LAST)
    lost = do(state, Typed("3"))
    assert shown(lost).kind == "wrong"
    while not state.work.solved:
        state = do(state, Typed(right_answers(state.part)[0]))
    assert shown(state).headline == "Right: you are out, and not the last."
    assert view(state, "en").aim.startswith("All hands are open. Do not be the last")


def test_a_chain_goes_on_to_its_next_endgame() -> None:
    parts = "\n".join(f'[[step.part]]\nprompt.en = "Do it."\n{part}' for part in (QUEENS, NOT_LAST))
    head = f'{LESSON}\n[[step]]\nid = "05.01"\npurpose = "mix"\nkind = "endgame"\nrules = ["B1"]\n'
    state = open_level(parse_level(head + parts), single=True)
    while not state.work.part:
        state = do(state, Typed(right_answers(state.part)[0]))
    assert state.work.moves == ()
    assert said(state) == "Right: you are out first."
    assert view(state, "en").trick.label == "Nothing lies on the table: you lead"


# what is not proved


def forget() -> None:
    """Have everything searched anew."""
    for each in (endgame.solution, endgame._reply, endgame.continuation):
        each.cache_clear()


@pytest.fixture
def few_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    forget()
    monkeypatch.setattr(endgame, "LIVE_NODES", 3)
    yield
    forget()


@pytest.mark.usefixtures("few_nodes")
def test_what_is_not_proved_is_never_called_wrong() -> None:
    part = of("classic 3456679/55679/5679Q p1 - - -")
    assert {judge(part, play.hand).what for play in legal_plays(part.table)} <= {"unproven", "keeps", "loses"}
    verdict = judge(part, Hand.of("6", "6"))
    assert (verdict.outcome, verdict.what) == ("info", "unproven")
    with pytest.raises(LevelError, match="is not proved"):
        opened('position = "classic 3456679/55679/5679Q p1 - - -"\nright = ["34567"]\n')


def test_an_unproved_action_that_turns_out_to_lose_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    state = opened()
    monkeypatch.setattr(endgame, "label", lambda *_: "unknown")
    after = answer(state, "K")
    assert (after.log[-1].outcome, after.log[-1].code, after.work.moves) == ("wrong", "loses", ())
    on = answer(state, "QQ")
    assert (on.log[-1].outcome, len(on.work.moves)) == ("info", 2)
    assert said(on).startswith("Not proved: a pair of queens. Lan passes. You lead. Whether this wins")


# taking back, being shown


def test_any_number_of_own_actions_can_be_taken_back() -> None:
    start = opened()
    assert reduce(start, Undo()).work.moves == ()
    states = [start]
    while not states[-1].work.solved and len(states) < 4:
        states.append(do(states[-1], Typed(right_answers(states[-1].part)[0])))
    state = states[-1]
    for earlier in reversed(states[:-1]):
        state = reduce(state, Undo())
        assert state.part.table == earlier.part.table
        assert shown(state).headline.startswith("Taken back: ")
    assert state.work.stars == 3
    assert reduce(states[-1], Restart()).part.table == start.part.table
    assert shown(reduce(states[-1], Restart())).headline == "Back at the beginning."


def test_a_line_that_is_shown_costs_the_stars_and_does_not_solve_it() -> None:
    state = opened()
    seen = []
    while not is_decided(state):
        state = reduce(state, ShowLine())
        seen.append(shown(state).headline)
    assert seen[0] == "Shown: a pair of queens."
    assert seen[-1] == "Shown to the end: you are out first."
    assert not state.work.solved
    assert (state.work.stars, state.log) == (0, ())
    assert {action.id for action in view(state, "en").actions if action.enabled} >= {"undo", "restart"}
    assert not {action.id for action in view(state, "en").actions if action.enabled} & {"play", "hint", "line", "why"}
    for event in (Play(), Pass(), Hint(), ShowLine(), Typed("3"), Why(), Toggle(0)):
        assert reduce(state, event).work.moves == state.work.moves
    state = reduce(state, Restart())
    while not state.work.solved:
        state = do(state, Typed(right_answers(state.part)[0]))
    assert state.progress.stars_of("05.01") == 0
    assert reduce(state, Retry()).work.stars == 3


def test_hints_are_three_for_every_own_action_and_cost_three_stars_in_all() -> None:
    state = do(opened(), Hint(), Hint(), Hint())
    assert shown(state).body[:3] == (
        "There are 4 things that you can do here. One of them wins.",
        "What wins is a pair.",
        "The answer: a pair of queens. Nobody can beat it.",
    )
    assert [card.notation for card in view(state, "en").hand if card.hint] == ["Qd", "Qs"]
    state = do(state, Typed("QQ"))
    assert state.work.shown == 0
    assert reduce(state, Hint()).work.stars == 0


# everything that is said is true


def small(random: Random) -> str:
    """An endgame of two or three seats, leading or following."""
    while True:
        cards = random.sample([rank for rank in "3456789TJQKA2" for _ in range(4)] + ["B", "R"], 14)
        seats = random.choice((2, 2, 3))
        hands = ["".join(cards[4 * seat : 4 * seat + random.randint(1, 4)]) for seat in range(seats)]
        table = f"p2:{cards[-1]} {'p3' if seats == 3 else '-'}" if random.random() < 0.5 else "- -"
        try:
            return str(Position.parse(f"classic {'/'.join(hands)} p1 {table} -"))
        except ValueError:
            continue


@pytest.mark.parametrize("seed", range(16))
def test_what_is_said_of_a_loss_holds(seed: int) -> None:
    part = of(small(Random(seed)), ("first", "not_last")[seed % 2])
    names = {0: "You", 1: "Lan", 2: "Bo"}
    for action in (*legal_plays(part.table), *((PASS,) if can_pass(part.table) else ())):
        if endgame.label(part.table, part.goal, action) != "loss":
            continue
        own = endgame.made(part.table, action)
        line = (own, *endgame.continuation(own, part.goal))
        assert outcome(part.table, part.goal, 0, [move.action for move in line]) is False
        loss = loss_of(part.table, line, part.goal)
        answers = endgame.replies(own.after, part.goal, 0)
        end = (own, *answers)[-1].after
        assert [move.ranks for move in answers] == [move.ranks for move in line[1 : len(answers) + 1]]
        if loss.how == "out":
            assert endgame.decided(end, part.goal, 0) is False
            continue
        assert endgame.solution(end, part.goal).result == "loss"  # "whatever you do then"
        assert loss.no_answer == (end.trick is not None and not legal_plays(end))
        assert loss.hand == (str(end.known_hand(0).ranks()) if end.trick is None else "")
        if loss.how == "beaten":
            assert end.trick is not None
            assert end.trick.owner != 0
        if loss.then is not None:
            assert loss.then_out == (endgame.decided(loss.then.after, part.goal, 0) is False)
        words = endgame_words._reasons(loss, part, names, "en")
        assert not loss.hand or counted(loss.hand, "en") in words[0]


@pytest.mark.parametrize("seed", range(8))
def test_hints_are_true(seed: int) -> None:
    part = of(small(Random(seed)))
    found = endgame.solution(part.table, part.goal)
    first, second, third = endgame_words.hint_texts(part, {0: "You", 1: "Lan", 2: "Bo"}, "en")
    numbers = {"There is one thing" if len(found.labels) == 1 else f"There are {len(found.labels)} things"}
    assert any(number in first for number in numbers)
    assert ("Lan" in first) == (1 in endgame_words.threats(part.table, 0))
    action = endgame.best(part.table, part.goal)
    if action is None:
        assert "No play is proved" in second
    elif action is not PASS:
        assert describe(action, part.rule_set, "en") in third  # type: ignore[arg-type]
        beaten = [
            seat
            for seat in range(1, part.table.seats)
            for play in legal_plays(_asked(endgame.made(part.table, action).after, seat))
            if seat
        ]
        if "Nobody can beat it" in third:
            assert not beaten


def _asked(position: Position, seat: int) -> Position:
    """The position with this seat to act, those between having passed; the position itself where that cannot be."""
    while position.trick is not None and position.turn not in (seat, None):
        position = play_on(position, PASS)
    return position if position.trick is not None else Position.parse("classic -/3 - - - p1")


@pytest.mark.parametrize("lang", LANGS)
def test_whatever_is_pressed_there_is_something_true_to_see(lang: str) -> None:
    random = Random(7)
    for position in POSITIONS[::7]:
        line = next(line for line in SYLLABUS if line["position"] == position)
        state = level_of(line)
        for _ in range(25):
            state = reduce(state, _any_event(state, random))
            seen = view(state, lang)
            held = state.part.table.known_hand(0)
            assert Hand.of(*(card.notation for card in seen.hand)) == held
            assert [len(seat.open) for seat in seen.seats[1:]] == [len(hand) for hand in state.part.table.hands[1:]]
            assert all(seat.open_label or not seat.open for seat in seen.seats)


def _any_event(state: State, random: Random) -> Event:
    places = list(range(len(state.cards)))
    typed = [Typed(play.ranks) for play in legal_plays(state.part.table)] if not is_decided(state) else []
    asked: list[Event] = [Hint(), Why(), House(), Undo(), ShowFix(), Clear(), Restart(), ShowLine(), Retry()]
    played: list[Event] = [Pass(), Play(), Typed("3333"), *typed, *typed]
    return random.choice([*asked, *played, *(Toggle(random.choice(places)) for _ in range(4) if places)])


def test_equal_presses_have_equal_answers() -> None:
    one = do(opened(), Typed("K"), Typed("QQ"), Hint(), Typed("5"))
    forget()
    assert do(opened(), Typed("K"), Typed("QQ"), Hint(), Typed("5")) == one


# files


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ('position = "classic 5QQK/?4 p1 - - -"\nright = ["QQ"]\n', "all hands must be known"),
        ('position = "classic 5QQK/57KB p1 - - -"\nright = ["QQ", "K"]\n', "the engine finds other answers"),
        ('position = "classic 5QQK/57KB p1 - - -"\nright = ["QQ"]\ngoal = "win"\n', "'win' is not known"),
        ('position = "classic 35/66 p1 - - -"\nright = ["3"]\n', "cannot be won"),
        ('position = "classic 5/44 p1 - - -"\nright = ["5"]\n', "every action forces the goal"),
        (QUEENS.replace('"K"', '"QQ"'), "QQ is right"),
        (QUEENS.replace('"loses"', '"legal"'), "K is loses, not legal"),
        (QUEENS.replace('answer = "K", code = "loses"', 'answer = "5K", code = "loses"'), "5K is not_a_combination"),
        ('position = "classic,teams=on 5QQK/57KB/3/4 p1 - - -"\nright = ["QQ"]\n', "teams=on is not searched"),
        (f"{QUEENS}lifted = 'Q'\n", "is no key here"),
    ],
)
def test_a_file_that_does_not_hold_is_refused(step: str, problem: str) -> None:
    with pytest.raises(LevelError, match=problem):
        parse_level(lesson_text(step, kind="endgame"))


# the course

SHIPPED = [line for line in SYLLABUS if line["id"][0] == "E" or line["id"].partition(".")[0] in lesson_files()]


@pytest.mark.parametrize("line", SHIPPED, ids=lambda line: str(line["id"]))
def test_the_course_asks_for_the_endgames_of_the_syllabus(line: dict[str, object]) -> None:
    """In the lesson that has the step, or in the pack; what loses there has its word, in both languages."""
    wanted = str(dress(Position.parse(str(line["position"]))))
    levels = [pack("03_endgames") if str(line["id"])[0] == "E" else lesson_of(str(line["id"]).partition(".")[0])]
    parts = [part for level in levels for step in level.steps for part in step.parts if part.kind == "endgame"]
    (part,) = (part for part in parts if str(part.table) == wanted)
    losing = {claim.answer for claim in part.wrong if claim.code == "loses"}
    assert set(line["wrong"]) <= losing  # type: ignore[call-overload]
    assert all(claim.note.get(lang) for claim in part.wrong for lang in LANGS)


def test_the_pack_goes_from_short_to_long() -> None:
    """What is done in one play comes first, and what has most to choose from comes last."""
    tables = [step.parts[0].table for step in pack("03_endgames").steps]
    assert len(tables) == 12
    assert len(endgame.solution(tables[0], "first").line) <= 3
    choices = [len(endgame.solution(table, "first").labels) for table in tables]
    assert max(choices[:6]) < max(choices[6:])
