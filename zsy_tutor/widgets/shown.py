"""`table` and `hand` for notebooks: a position or a hand to look at, without an exercise.

What is written is read in `study.showing`, what is seen of it is put into words in `study.showing_words`; here both
are put on the page by the same canvas as an exercise. Cards can be lifted, to point at them; nothing else happens.
"""

from __future__ import annotations

from collections.abc import Sequence

from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.plays import Play
from zsy_tutor.rules.position import Position, PositionView
from zsy_tutor.rules.ruleset import RuleSet
from zsy_tutor.study import showing
from zsy_tutor.study.showing_words import view
from zsy_tutor.widgets import course
from zsy_tutor.widgets.caption import Caption
from zsy_tutor.widgets.exercise import Exercise
from zsy_tutor.widgets.language import answered


class Shown(Exercise):
    """A table or a hand on the page. `state` is what is shown, `repr` the same as text."""

    RUN = "text-run-show"

    def _make_panel(self) -> Caption:
        return Caption(self.lang)

    def _key(self, key: str) -> None:
        """Enter plays nothing here."""


def table(
    position: Position | PositionView | str,
    *,
    seat: str | None = None,
    title: str = "",
    names: Sequence[str] = (),
    open_hands: bool = True,
    lifted: str = "",
    lang: str | None = None,
    four_colours: bool | None = None,
) -> Shown:
    """A position as a table: notation, a `Position`, or the `PositionView` of one seat.

    `seat`, such as `"p2"`, sits below, with its cards drawn; by default the one to act. The cards of the others stand
    beneath the table as text, unless `open_hands` is `False`. `title` stands above, `names` are those of the seats in
    order, `lifted` are cards that stand out from the start. `lang` and `four_colours` as in `step`.
    Raises `ZsyError` for what cannot be shown; in a notebook that is an answer of a few lines.
    """
    with answered(lang) as spoken:
        state = showing.show_table(position, seat=seat, title=title, names=names, open_hands=open_hands, lifted=lifted)
        return _shown(state, spoken, four_colours)


def hand(
    cards: Hand | Play | str,
    rules: RuleSet | str | None = None,
    *,
    title: str = "",
    lifted: str = "",
    lang: str | None = None,
    four_colours: bool | None = None,
) -> Shown:
    """Cards as a hand, low to high by `rules` (`classic`, if none are given).

    Text is read as people type it, `"10 10 J Q K"` or `"♠3 ♥4 小王"`; cards by rank alone are given suits to be drawn.
    The other arguments as in `table`.
    """
    with answered(lang) as spoken:
        return _shown(showing.show_hand(cards, rules, title=title, lifted=lifted), spoken, four_colours)


def _shown(state: showing.Showing, lang: str, four_colours: bool | None) -> Shown:
    made = course.on_page(Shown, state, lang, reduce=showing.reduce, view=view, hand=None, four_colours=four_colours)
    made.add_class("zsy-shown")
    return made
