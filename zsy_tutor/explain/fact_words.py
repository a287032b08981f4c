"""The sentence for every fact, in each language. Nothing is decided here: a sentence is true where its fact holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .facts import (
    BreaksBomb,
    CanBeBeatenBy,
    Fact,
    FewestPlays,
    HoldsAnswer,
    LeavesSingles,
    MustPass,
    NobodyHoldsAnswer,
    NothingBeats,
    OnlyLegalPlay,
    PassIsAllowedButYouCould,
    StillOut,
)
from .messages import describe, n_word, one_of, plural_list, rank_name, rank_plural, text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..rules.plays import Play
    from ..rules.ruleset import RuleSet


def fact_sentence(fact: Fact, rules: RuleSet, lang: str, seat_names: Mapping[int, str] | None = None) -> str:
    """The fact in words, to the player of the view. `seat_names` by seat from 0; else a seat is called as in notation.

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.ruleset import CLASSIC
    >>> ace, bomb = (classify(cards, CLASSIC) for cards in ("A", "9999"))
    >>> print(fact_sentence(CanBeBeatenBy(ace, bomb), CLASSIC, "en"))
    Another player may hold a bomb of four 9s, and that beats a single ace.
    >>> print(fact_sentence(StillOut("2", 2), CLASSIC, "zh"))
    还有两张2，你没有见过。
    """

    def said(key: str, **plays: Play) -> str:
        return text(f"fact-{key}", lang, **{name: describe(play, rules, lang) for name, play in plays.items()})

    match fact:
        case NothingBeats(play):
            return said("nothing_beats", play=play)
        case CanBeBeatenBy(play, how):
            return said("can_be_beaten", play=play, how=how)
        case OnlyLegalPlay(play, leading):
            return said("only_legal_play" if leading else "only_legal_play-follow", play=play)
        case MustPass(table):
            return said("must_pass", table=table)
        case PassIsAllowedButYouCould(play, table):
            return said("pass_is_allowed", play=play, table=table)
        case NobodyHoldsAnswer(_, play):
            return said("nobody_holds_answer", play=play)
    return _with_words(fact, rules, lang, seat_names or {})


def _with_words(
    fact: StillOut | LeavesSingles | BreaksBomb | FewestPlays | HoldsAnswer,
    rules: RuleSet,
    lang: str,
    seat_names: Mapping[int, str],
) -> str:
    match fact:
        case StillOut(rank, n):
            names = {"one": one_of(rank, lang), "rank": rank_name(rank, lang), "ranks": rank_plural(rank, lang)}
            return text("fact-still_out", lang, n=n, n_word=n_word(n, lang), **names)
        case LeavesSingles(play, ranks):
            listed = plural_list(ranks, lang)
            return text("fact-leaves_singles", lang, n=len(ranks), ranks=listed, play=describe(play, rules, lang))
        case BreaksBomb(play, "R"):
            return text("fact-breaks_bomb-jokers", lang, play=describe(play, rules, lang))
        case BreaksBomb(play, rank):
            return text("fact-breaks_bomb", lang, ranks=rank_plural(rank, lang), play=describe(play, rules, lang))
        case FewestPlays(_, n):
            return text("fact-fewest_plays", lang, n=n)
        case HoldsAnswer(seat, play, how):
            name = seat_names.get(seat) or f"p{seat + 1}"
            return text("fact-holds_answer", lang, seat=name, play=describe(play, rules, lang),
                        how=describe(how, rules, lang))  # fmt: skip
