"""Drills in a notebook: `endgames`, `streak` against the clock, `my_set` of one's own choice.

Which puzzles come, in which order and what counts is decided by `study.drills`; here it is put on the page. Dice and
clock are arguments, so that a drill can be done again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from random import Random, SystemRandom
from typing import Any

from zsy_tutor.explain.messages import text
from zsy_tutor.explain.ruletexts import rules_text
from zsy_tutor.rules.ruleset import PRESETS, RuleSet
from zsy_tutor.solve.difficulty import LEVELS
from zsy_tutor.study import drills, session
from zsy_tutor.study.bank import Puzzle, bank, level
from zsy_tutor.study.drills import STREAK_KINDS, STREAK_PUZZLES, STREAK_SECONDS, Streak, Wish, drawn
from zsy_tutor.study.exercises import LANGUAGES, Words
from zsy_tutor.study.state import Event, State
from zsy_tutor.widgets.beside import WithText
from zsy_tutor.widgets.course import REGISTRY, on_page
from zsy_tutor.widgets.exercise import Exercise, Reduce
from zsy_tutor.widgets.form import Button, Clock, Field, Form, Values
from zsy_tutor.widgets.language import answered
from zsy_tutor.widgets.turns import in_turn

NUMBERS = (5, 10, 20)


def exercise(
    puzzles: Sequence[Puzzle], title: str, lang: str, reduce: Reduce | None = None, *, goes_on: bool = False
) -> Exercise:
    """These puzzles as one exercise with Next and Back; `title` is the key of its title.

    `goes_on`: it opens at the first puzzle that was never done, and at the first one otherwise.
    """
    words = Words({each: text(title, each) for each in LANGUAGES})
    state = REGISTRY.open(level(puzzles, title, words), None if goes_on else 0, False)
    return on_page(
        Exercise, state, lang, reduce=reduce or REGISTRY.reduce, view=session.view, hand=None, four_colours=None
    )


def endgames(third: int = 1, number: int = 10, lang: str | None = None) -> Exercise:
    """So many endgames of the bank: of the easiest third (1), the middle (2) or the hardest (3), always the same.

    `RequestError` for another third. `lang` as in `step`.
    """
    with answered(lang) as spoken:
        return exercise(drills.endgames(third, number), "endgames-title", spoken, goes_on=True)


class Drill(WithText):
    """A form and, once it is asked for, an exercise beneath it."""

    TITLE = TEXT = RUN = ""
    """Keys of its title, and of what stands in a saved notebook: what it is, and how to go on."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.form = Form(lang, text(self.TITLE, lang), changed=self.changed, pressed=self.pressed)
        self.exercise: Exercise | None = None
        super().__init__((self.form,))

    def changed(self, values: Values) -> None:
        """Something else was chosen."""

    def pressed(self, button: str, values: Values) -> None:
        """A button was pressed, or the clock has run down (`over`)."""

    def put(self, made: Exercise | None) -> None:
        """Show this exercise beneath the form instead of the one there."""
        old, self.exercise = self.exercise, made
        self.children = (self.form,) if made is None else (self.form, made)
        if old is not None:
            old.close()

    def saved_text(self) -> str:
        """What stands in a saved notebook."""
        return f"{text(self.TEXT, self.lang)}\n{text(self.RUN, self.lang)}"

    def __repr__(self) -> str:
        return text(self.TEXT, self.lang)


class StreakDrill(Drill):
    """A streak: start, answer, and what came of it."""

    TITLE, TEXT, RUN = "streak-title", "streak-text", "streak-run"

    def __init__(self, lang: str, dice: Random, clock: Callable[[], float]) -> None:
        self.dice, self.clock = dice, clock
        self.streak: Streak | None = None
        self.timed = True
        self.order: tuple[Puzzle, ...] = ()
        super().__init__(lang)
        self._offer("streak-start")

    def pressed(self, button: str, values: Values) -> None:
        if button == "start":
            self._start(bool(values.get("timed", self.timed)))
        elif button in ("stop", "over") and self.streak is not None and not self.streak.over:
            self._end(self.streak.stopped())

    def _offer(self, button: str, note: str = "", clock: Clock | None = None) -> None:
        tick = Field("timed", "tick", text("streak-timed", self.lang), self.timed)
        start = Button("start", text(button, self.lang), primary=True)
        self.form.show(
            intro=text("streak-intro", self.lang), fields=[tick], buttons=[start], note=note, clock=clock
        )

    def _start(self, timed: bool) -> None:
        self.timed = timed
        before = [puzzle.id for puzzle in self.order]
        self.order = drawn(bank(STREAK_KINDS), STREAK_PUZZLES, self.dice, before)
        self.put(exercise(self.order, self.TITLE, self.lang, self._reduce))
        self.streak = Streak(self.clock(), STREAK_SECONDS if timed else 0)
        self._show(text("streak-running", self.lang))

    def _reduce(self, state: State, event: Event) -> State:
        """As ever; what is decided is counted, and after a right answer the next puzzle comes at once."""
        after: State = REGISTRY.reduce(state, event)
        streak = self.streak
        if streak is None or streak.over:
            return after
        counted = streak.answered(state, after, self.clock())
        if counted == streak:
            return after
        if counted.over:
            self._end(counted)
            return after
        self.streak = counted
        missed = counted.right == streak.right
        self._show(text("streak-missed-one", self.lang) if missed else "")
        if len(counted.decided) == len(self.order):
            self._end(counted.stopped(), text("streak-all-done", self.lang))
        elif not missed:
            after = REGISTRY.reduce(after, session.Next())
        return after

    def _show(self, note: str) -> None:
        streak = self.streak
        if streak is None:
            return
        left = streak.left(self.clock())
        score = text("streak-score", self.lang, n=streak.right)
        self.form.show(
            buttons=[Button("stop", text("streak-stop", self.lang))],
            clock=Clock(streak.seconds, left, True, score),
            note=note,
            live=note or score,
        )

    def _end(self, streak: Streak, first: str = "") -> None:
        """Say how it went; what was missed can be done again in peace."""
        self.streak = streak
        said = [first, text("streak-right", self.lang, n=streak.right),
                text("streak-missed", self.lang, n=len(streak.missed))]  # fmt: skip
        if streak.longest > 1 and streak.missed:
            said.append(text("streak-longest", self.lang, n=streak.longest))
        if streak.missed:
            said.append(text("streak-missed-below", self.lang))
        space = "" if self.lang.startswith("zh") else " "
        score = text("streak-score", self.lang, n=streak.right)
        missed = [puzzle for puzzle in self.order if puzzle.id in streak.missed]
        self.put(exercise(missed, self.TITLE, self.lang) if missed else None)
        self._offer("streak-again", space.join(filter(None, said)), Clock(score=score))


class SetDrill(Drill):
    """Kinds, themes, difficulty and rules to choose from, and the puzzles that were chosen."""

    TITLE, TEXT, RUN = "set-title", "set-text", "set-run"

    def __init__(self, lang: str, dice: Random) -> None:
        self.dice = dice
        self.wish = Wish()
        self.last: tuple[Puzzle, ...] = ()
        super().__init__(lang)
        self._show()

    def changed(self, values: Values) -> None:
        self.wish = _wish(values)
        self._show()

    def pressed(self, button: str, values: Values) -> None:
        self.wish = _wish(values)
        fitting = self.wish.fitting()
        if button != "deal" or not fitting:
            self._show()
            return
        self.last = drawn(fitting, self.wish.number, self.dice, [puzzle.id for puzzle in self.last])
        self.put(exercise(self.last, self.TITLE, self.lang))
        self._show(text("set-dealt", self.lang, n=len(self.last)))

    def _show(self, dealt: str = "") -> None:
        wish, lang = self.wish, self.lang
        kinds, themes = _kinds(), _themes(wish.kinds)
        fits = len(wish.fitting())
        either = ("", text("drill-any", lang))
        levels = [either, *((each, text(f"drill-{each}", lang)) for each in LEVELS)]
        games = [either, *((name, rules_text(RuleSet.parse(name), lang)) for name in PRESETS)]
        fields = [
            Field("kinds", "many", text("set-kinds", lang), wish.kinds, _named("kind", kinds, lang)),
            Field("themes", "many", text("set-themes", lang), wish.themes, _named("theme", themes, lang)),
            Field("difficulty", "one", text("set-difficulty", lang), wish.difficulty, tuple(levels)),
            Field("rules", "one", text("set-rules", lang), wish.rules, tuple(games)),
            Field("number", "one", text("set-number", lang), str(wish.number),
                  tuple((str(each), str(each)) for each in NUMBERS)),
        ]  # fmt: skip
        note = dealt or text("set-fits", lang, n=fits)
        deal = Button("deal", text("set-deal", lang), primary=bool(fits), enabled=bool(fits), note="" if fits else note)
        self.form.show(intro=text("set-intro", lang), fields=fields, buttons=[deal], note=note)


def _kinds() -> list[str]:
    """The kinds of the bank, as they first come in it."""
    return list(dict.fromkeys(puzzle.kind for puzzle in bank()))


def _themes(kinds: Sequence[str]) -> list[str]:
    """The themes that puzzles of these kinds have; of all where none is chosen."""
    return list(dict.fromkeys(theme for puzzle in bank(kinds or None) for theme in puzzle.themes))


def _named(sort: str, names: Iterable[str], lang: str) -> tuple[tuple[str, str], ...]:
    return tuple((name, text(f"drill-{sort}-{name}", lang)) for name in names)


def _wish(values: Values) -> Wish:
    """What a form has sent, as far as there is such a thing."""
    sent = {name: values.get(name) for name in ("kinds", "themes")}
    chosen = {name: each if isinstance(each, list) else [] for name, each in sent.items()}
    kinds = tuple(each for each in _kinds() if each in chosen["kinds"])
    themes = tuple(each for each in _themes(kinds) if each in chosen["themes"])
    number = str(values.get("number"))
    return Wish(
        kinds,
        themes,
        difficulty=values["difficulty"] if values.get("difficulty") in LEVELS else "",
        rules=values["rules"] if values.get("rules") in PRESETS else "",
        number=int(number) if number in map(str, NUMBERS) else NUMBERS[1],
    )


@in_turn
def streak(lang: str | None = None, *, seed: int | None = None, clock: Callable[[], float] = time.monotonic) -> Any:
    """As many puzzles as one can in three minutes, or without a clock. `seed`: the same order again."""
    with answered(lang) as spoken:
        return StreakDrill(spoken, SystemRandom() if seed is None else Random(seed), clock)


@in_turn
def my_set(lang: str | None = None, *, seed: int | None = None) -> Any:
    """A block to choose kinds, themes, difficulty and rules in, and the puzzles beneath. `seed`: the same ones."""
    with answered(lang) as spoken:
        return SetDrill(spoken, SystemRandom() if seed is None else Random(seed))
