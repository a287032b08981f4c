"""Hints of a `beat` exercise in three steps: a nudge, something narrower, the answer, with the cards each marks.

Every number comes from the engine's list of legal plays; what is said beyond that is a fact (`facts.py`), which the
hint carries and which can be asked whether it holds. When to give a hint, and what it costs, is the exercise's affair.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..rules.cards import NATURAL, Hand
from ..rules.generate import legal_plays
from ..rules.notation import take
from ..rules.plays import all_plays, beats
from .fact_words import fact_sentence
from .find_facts import (
    find_breaks_bomb,
    find_fewest_plays,
    find_must_pass,
    find_nothing_beats,
    find_only_legal_play,
    find_pass_is_allowed,
)
from .messages import ROWS, describe, follow, join, rank_name, text, the_card
from .reasons import above_words

if TYPE_CHECKING:
    from ..rules.plays import Play
    from ..rules.position import Position, PositionView
    from .facts import PlayerFact

AIMS = ("any", "cheapest", "lead", "lowest", "pass", "refused")


class Hint(NamedTuple):
    """One hint: its `text`, the `cards` of the hand it marks, the `facts` that it says or rests on.

    It, or the next one, may be the answer.
    """

    text: str
    cards: Hand
    is_answer: bool = False
    next_is_answer: bool = False
    facts: tuple[PlayerFact, ...] = ()


def hints(position: Position, aim: str, lang: str) -> tuple[Hint, Hint, Hint]:
    """Three hints for the seat to act, whose hand must be known; the third is the answer, a pass included.

    `aim`: `any` legal play, the `cheapest`, any `lead`, the `lowest` lead, a `pass`, or a play that is `refused` (the
    task itself says which, so that the hints can only point to it). `ValueError` for another aim.

    >>> from zsy_tutor.rules.position import Position
    >>> for hint in hints(Position.parse("classic 5TTQQ/?5/?5 p1 p3:99 - -"), "cheapest", "en"):
    ...     print(hint.text, hint.cards)
    On the table lies a pair of 9s. Look for a higher pair, or a bomb. -
    It must be above the 9s; not counting bombs, your hand has 2 such plays. Their cards are marked. TTQQ
    The answer: a pair of 10s. Nothing cheaper does it. TT
    """
    if aim not in AIMS:
        raise ValueError(f"no aim {aim!r}; there are {', '.join(AIMS)}")
    if aim == "refused":
        said = [Said(text(f"hint-refused-{n}", lang)) for n in (1, 2, 3)]
    elif position.trick is None:
        said = _lead(position, aim, lang)
    elif aim == "pass":
        said = _pass(position, lang)
    else:
        said = _beat(position, aim, lang)
    first, second, third = (_hint(position, each, lang) for each in said)
    return first, second._replace(next_is_answer=True), third._replace(is_answer=True)


def cheapest(position: Position) -> tuple[Play, ...]:
    """The cheapest legal plays: those that cost the fewest bombs of the hand, and of these the lowest.

    A bomb costs itself, and a play that takes a card out of four of a rank (three with `triple_bomb`) costs that bomb.

    >>> from zsy_tutor.rules.position import Position
    >>> cheapest(Position.parse("classic 5555AA/?5/?5 p1 p3:QQ - -"))
    (Play('pair', 'AA'),)
    """
    rules = position.rules
    hand = _hand(position)
    least = 3 if rules.triple_bomb else 4

    def cost(play: Play) -> tuple[int, int, int]:
        broken = sum(1 for rank in set(play.ranks) if rank in NATURAL and hand.count(rank) >= least)
        broken += play.type in ("joker_bomb", "four_jokers")
        return broken, rules.strength(play.top), rules.strength(play.extra) if play.extra else 0

    plays = legal_plays(position)
    best = min(map(cost, plays), default=None)
    return tuple(play for play in plays if cost(play) == best)


def lowest(position: Position) -> tuple[Play, ...]:
    """The legal plays that go by the lowest rank, whatever they cost."""
    plays = legal_plays(position)
    least = min((position.rules.strength(play.top) for play in plays), default=None)
    return tuple(play for play in plays if position.rules.strength(play.top) == least)


class Said(NamedTuple):
    """What a hint says: a sentence, the cards it marks, facts put into words after it, and those it only rests on."""

    sentence: str
    cards: Hand = Hand.EMPTY
    told: tuple[PlayerFact, ...] = ()
    behind: tuple[PlayerFact, ...] = ()


def _hint(position: Position, said: Said, lang: str) -> Hint:
    sentences = [said.sentence, *(fact_sentence(fact, position.rules, lang) for fact in said.told)]
    between = "" if lang.startswith("zh") else " "
    return Hint(between.join(sentences), said.cards, facts=said.told + said.behind)


def _fact(*found: PlayerFact | None) -> tuple[PlayerFact, ...]:
    return tuple(fact for fact in found if fact is not None)


def _view(position: Position) -> PositionView:
    return position.view(position.mover)


def _tempting(position: Position, answer: Play) -> tuple[PlayerFact, ...]:
    """The bomb that a lower play than the answer would break: why that one is dearer."""
    strength = position.rules.strength
    lower = (play for play in legal_plays(position) if not play.is_bomb and strength(play.top) < strength(answer.top))
    return next((broken[:1] for play in lower if (broken := find_breaks_bomb(_view(position), play))), ())


def _worth(position: Position, answer: Play) -> tuple[PlayerFact, ...]:
    """That nothing can beat the answer, unless the hand goes out with it: then nobody cares."""
    if len(_hand(position)) == answer.size:
        return ()
    return _fact(find_nothing_beats(_view(position), answer))


def _hand(position: Position) -> Hand:
    return position.known_hand(position.mover)


def _cards(position: Position, play: Play) -> Hand:
    hand = _hand(position)
    return take(hand, play.counts, position.rules.opening_card) if hand.suited else play.hand


def _of_ranks(position: Position, ranks: str) -> Hand:
    """All cards of the hand that have one of these ranks."""
    return Hand(card for card in _hand(position) if card.rank in ranks)


def _lead(position: Position, aim: str, lang: str) -> list[Said]:
    rules = position.rules
    plays = legal_plays(position)
    if aim == "lowest":
        play = lowest(position)[0]
        return [
            Said(text("hint-lowest-1", lang)),
            Said(text("hint-lowest-2", lang, rank=rank_name(play.top, lang)), _of_ranks(position, play.top)),
            Said(text("hint-lowest-3", lang, play=describe(play, rules, lang)), _cards(position, play)),
        ]
    if position.opening:
        nudge = text("hint-lead-1-opening", lang, card=the_card(rules.opening_card, lang))
    else:
        nudge = text("hint-lead-1", lang)
    types = dict.fromkeys(play.type for play in plays)
    play = cheapest(position)[0]
    only = find_only_legal_play(_view(position))
    narrower = text("hint-lead-2", lang, types=join([text(f"lead-{kind}", lang) for kind in types], lang))
    return [
        Said(nudge),
        Said(narrower, told=(find_fewest_plays(_view(position)),)),
        Said(
            text("hint-lead-3-only" if only else "hint-lead-3", lang, play=describe(play, rules, lang)),
            _cards(position, play),
            _worth(position, play),
            _fact(only),
        ),
    ]


def _pass(position: Position, lang: str) -> list[Said]:
    table = _table(position, lang)
    behind = find_pass_is_allowed(_view(position))[:1] or _fact(find_must_pass(_view(position)))
    able = bool(legal_plays(position))
    second = Said(text("hint-pass-2", lang, table=table), behind=behind) if able else _narrower(position, lang)
    third = text("hint-pass-3", lang) if able else text("hint-3-pass", lang, table=table)
    return [Said(text("hint-pass-1", lang)), second, Said(third, behind=behind)]


def _beat(position: Position, aim: str, lang: str) -> list[Said]:
    plays = legal_plays(position)
    nudge, narrower = Said(_nudge(position, lang)), _narrower(position, lang)
    if not plays:
        behind = _fact(find_must_pass(_view(position)))
        return [nudge, narrower, Said(text("hint-3-pass", lang, table=_table(position, lang)), behind=behind)]
    play = cheapest(position)[0]
    only = find_only_legal_play(_view(position))
    key = "only" if only else "cheapest" if aim == "cheapest" else "any"
    said = text(f"hint-3-{key}", lang, play=describe(play, position.rules, lang))
    return [
        nudge,
        narrower._replace(told=_tempting(position, play)),
        Said(said, _cards(position, play), _worth(position, play), _fact(only)),
    ]


def _play_on_table(position: Position) -> Play:
    if position.trick is None:
        raise ValueError("nothing lies on the table")
    return position.trick.play


def _table(position: Position, lang: str) -> str:
    return describe(_play_on_table(position), position.rules, lang)


def _nudge(position: Position, lang: str) -> str:
    """What kind of play to look for, by what the packs hold (B1 to B4)."""
    rules = position.rules
    play = _play_on_table(position)
    beaters = [other for other in all_plays(rules, position.seats) if beats(other, play, rules)]
    table = describe(play, rules, lang)
    if play.is_bomb:
        return text("hint-1-bomb" if beaters else "hint-1-top", lang, table=table, table_type=play.type)
    higher = any(not other.is_bomb for other in beaters)
    key = "hint-1-follow" if higher else "hint-1-bomb_only"
    what = follow(play.type, play.size, lang)
    return text(key, lang, table=table, table_type=play.type, follow=what)


def _narrower(position: Position, lang: str) -> Said:
    """How many plays of the hand do it, without naming one."""
    play = _play_on_table(position)
    plays = legal_plays(position)
    same = [other for other in plays if not other.is_bomb]
    if play.is_bomb:
        if plays:
            return Said(text("hint-2-bomb", lang, count=len(plays)))
        beatable = any(beats(other, play, position.rules) for other in all_plays(position.rules, position.seats))
        key = "hint-2-bomb_none" if beatable else "hint-2-top"
        return Said(text(key, lang), behind=_fact(find_must_pass(_view(position))))
    if same:
        key = {"full_house": "full_house"}.get(play.type, "run" if play.type in ROWS else "above")
        said = text(f"hint-2-{key}", lang, rank=above_words(play.type, play.top, lang), count=len(same))
        return Said(said, _of_ranks(position, "".join(other.ranks for other in same)))
    if plays:
        return Said(text("hint-2-bombs", lang, count=len(plays)))
    return Said(text("hint-2-none", lang), behind=_fact(find_must_pass(_view(position))))
