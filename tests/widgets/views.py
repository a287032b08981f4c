"""Views made by hand, and a reducer that knows no rules, so that widgets are tested without the engine."""

from __future__ import annotations

from dataclasses import dataclass, replace

from zsy_tutor.study import state as events
from zsy_tutor.study.view import (
    ActionView,
    CardView,
    ChoiceView,
    FeedbackView,
    LadderCell,
    SeatView,
    TrickView,
    View,
)

HAND = ("3d", "5s", "5h", "5d", "5c", "8s", "8h", "Tc", "Td", "Qd", "Qs", "Ah", "2c")
MANY = ("3d", "3s", "4c", "5s", "5h", "6d", "7s", "7c", "7d", "8s", "8h", "Tc", "Td", "Jh", "Qd", "Qs", "Kc", "Kh",
        "Ah", "2c", "B", "R")  # fmt: skip
ORDER = "3456789TJQKA2BR"


@dataclass(frozen=True)
class Fake:
    """A state that only knows which cards are lifted and what was pressed."""

    selected: tuple[int, ...] = ()
    hand: tuple[str, ...] = HAND
    seats: int = 3
    done: bool = False
    feedback: FeedbackView | None = None
    name: bool = False
    presses: tuple[str, ...] = ()


def fake_reduce(state: Fake, event: events.Event) -> Fake:
    state = replace(state, presses=(*state.presses, type(event).__name__))
    match event:
        case events.Toggle(index):
            return replace(state, selected=tuple(sorted({*state.selected} ^ {index})))
        case events.Clear():
            return replace(state, selected=())
        case events.Play():
            return replace(state, feedback=WRONG)
        case events.Why():
            raise RuntimeError("broken on purpose")
        case events.Typed():
            return replace(state, done=True, selected=(), feedback=RIGHT)
        case _:
            return state


def fake_view(state: Fake, lang: str) -> View:
    wrong = state.feedback is not None and state.feedback.kind == "wrong"
    hand = tuple(
        CardView(card, f"card {card}", selected=i in state.selected, fault=wrong and i in state.selected)
        for i, card in enumerate(state.hand)
    )
    names = ("You", "Lan", "Bo", "Mei", "Tao", "Yun")
    seats = tuple(SeatView(f"p{i + 1}", names[i], 5 + i, you=i == 0, to_act=i == 0) for i in range(state.seats))
    actions = [ActionView("play", "Play", not state.done, primary=True), ActionView("pass", "Pass", not state.done)]
    actions += [ActionView("hint", "Hint", note="costs one star", price=1), ActionView("why", "Why?")]
    actions += [ActionView("fix", "Show", wrong), ActionView("retry", "Again", state.done), ActionView("next", "Next")]
    return View(
        heading="Step 2 of 3 · Bombs",
        step=2,
        steps=3,
        done=(True, False, False),
        stars=2,
        prompt="Beat the pair of 9s.",
        aim="Any legal play that beats it counts.",
        hand=() if state.name else hand,
        hand_label="Your hand",
        seats=() if state.name else seats,
        trick=TrickView("", "") if state.name else TrickView("p2", "Lan played a pair of 9s", ("9c", "9d")),
        selected_text="lifted " + " ".join(state.hand[i] for i in state.selected),
        actions=tuple(actions),
        finished=state.done,
        choices=(ChoiceView("pair", "a pair"), ChoiceView("none", "none", True, "wrong")) if state.name else (),
        typed_label="" if state.name or state.done else "or type it",
        feedback=state.feedback,
        table_play=("Tc", "Td") if state.done else (),
        show=("8c", "8d", "8h", "Ks") if state.name else (),
        text="Hand: " + " ".join(state.hand),
        live=f"pressed {len(state.presses)}",
    )


def ladder() -> tuple[LadderCell, ...]:
    marks = {"8": "you", "9": "table"} | dict.fromkeys("TJQKA2", "beats")
    return tuple(LadderCell(rank, marks.get(rank, "")) for rank in ORDER)


WRONG = FeedbackView(
    "wrong", "Too low.", ("You need a pair of 10s.",), "B1", "Higher rank\nA pair is beaten by a higher pair.",
    ladder=ladder(), ladder_note="a pair of these beats it",
)  # fmt: skip
RIGHT = FeedbackView("right", "Right: a pair of 10s beats a pair of 9s.")
