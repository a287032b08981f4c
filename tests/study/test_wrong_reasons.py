"""What is said of a reason that is not the one is true: held against the second engine, at random tables and seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from tests.oracle.aims import tries_with
from tests.oracle.generate import Try, random_try
from tests.oracle.position import Position as Seen
from tests.oracle.position import read_position
from tests.oracle.rulebook import JOKERS, Rules, ranks_of, read_cards
from tests.oracle.shapes import BOMBS, Shape, beats, classify, how_often, in_a_row
from tests.oracle.verdict import has_opening_card, holds, judge
from zsy_tutor.explain.messages import LANGS, text
from zsy_tutor.rules.legality import REASONS
from zsy_tutor.rules.notation import parse_selection
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.shapes import SHAPE_REASONS
from zsy_tutor.study.exercises import Part, Words
from zsy_tutor.study.why_words import not_because

RANDOM, EACH = 150, 4
RARE = (
    Try("classic 6Q/?4/?4 p3 p2:8 - -", "Q", 0), Try("classic 3d4h5cKs/?5/?5 p1 - - - open=3d", "3d4h"),
    Try("two-low,bomb_over_bomb=longer KKKK9/?3/?5 p1 p3:2222 - -", "KKKK"),
    Try("classic,packs=2 4BBR/?5/?5 p1 - - -", "BBR"), Try("classic 345/678/9TJ p1 - - -", "pass", 2),
)  # fmt: skip
CHOICES = (*(code for code in REASONS if code != "not_a_combination"),
           *(f"not_a_combination/{shape}" for shape in SHAPE_REASONS))  # fmt: skip


@dataclass(frozen=True)
class Asked:
    """A refused try and a reason that is not the one, as the second engine sees them."""

    seen: Seen
    cards: list[str] | None
    seat: int
    choice: str

    @property
    def rules(self) -> Rules:
        return self.seen.rules

    @property
    def shape(self) -> Shape | None:
        return classify(self.cards, self.rules, self.seen.packs) if self.cards else None

    @property
    def play(self) -> Shape:
        shape = self.shape
        assert shape is not None
        assert shape.type is not None
        return shape

    @property
    def table(self) -> Shape:
        assert self.seen.table is not None
        return self.seen.table

    @property
    def often(self) -> list[int]:
        return list(how_often("".join(ranks_of(self.cards or []))).values())

    @property
    def jokers(self) -> set[str]:
        return set(ranks_of(self.cards or [])) & set(JOKERS)

    @property
    def row(self) -> bool:
        return in_a_row(set(ranks_of(self.cards or [])), self.rules.order)

    def beats(self, how: str = "") -> bool:
        rules = Rules(self.rules.preset, (*self.rules.chosen, ("bomb_over_bomb", how))) if how else self.rules
        return beats(self.play, self.table, rules)

    @property
    def both_bombs(self) -> bool:
        return self.play.type in BOMBS and self.table.type in BOMBS


TRUE: dict[str, Callable[[Asked], bool]] = {
    "over": lambda a: a.seen.over,
    "not-over": lambda a: not a.seen.over,
    "turn": lambda a: a.seat == a.seen.turn,
    "others-lead": lambda a: a.seat != a.seen.turn and a.seen.leading and not a.seen.over,
    "pass-not-final": lambda a: not a.rules.on("pass_is_final"),
    "not-passed": lambda a: a.rules.on("pass_is_final") and a.seat not in a.seen.passed,
    "table": lambda a: not a.seen.leading,
    "passed": lambda a: a.cards is None,
    "nothing": lambda a: a.cards == [],
    "selected": lambda a: bool(a.cards),
    "played": lambda a: bool(a.cards) and a.seen.leading,
    "in-hand": lambda a: holds(a.seen, a.seat, a.cards or []),
    "other-shape": lambda a: a.shape is not None and a.shape.type is None and a.shape.shape_reason not in a.choice,
    "opening": lambda a: not a.seen.opening,
    "opening-there": lambda a: a.seen.opening and has_opening_card(a.seen, a.cards or []),
    "led": lambda a: a.seen.leading,
    "not-compared": lambda a: a.shape is not None and a.shape.type is None,
    "no-bomb": lambda a: a.play.type not in BOMBS,
    "no-bomb-there": lambda a: a.table.type not in BOMBS,
    "bomb": lambda a: a.play.type in BOMBS,
    "bomb-higher": lambda a: a.both_bombs and a.beats("higher") and not a.beats(),
    "bomb-lower": lambda a: a.both_bombs and not a.beats("higher"),
    "no-bombs": lambda a: a.both_bombs,
    "bomb-there": lambda a: a.table.type in BOMBS and a.play.type not in BOMBS,
    "beats": lambda a: a.beats(),
    "same-type": lambda a: a.play.type == a.table.type,
    "types-first": lambda a: a.play.type != a.table.type,
    "same-size": lambda a: a.play.size == a.table.size,
    "size-first": lambda a: a.play.type == a.table.type and a.play.size != a.table.size,
    "no-joker": lambda a: not a.jokers,
    "not-both-jokers": lambda a: len(a.jokers) < 2,
    "only-jokers": lambda a: set(ranks_of(a.cards or [])) == a.jokers,
    "not-only-jokers": lambda a: set(ranks_of(a.cards or [])) != a.jokers,
    "no-two": lambda a: "2" not in ranks_of(a.cards or []),
    "in-row": lambda a: a.row and not a.jokers,
    "not-in-row": lambda a: not a.row,
    "enough": lambda a: len(a.cards or []) >= int(a.rules["min_straight"]),
    "all-differ": lambda a: max(a.often) == 1,
    "full-houses-played": lambda a: a.rules.on("full_houses"),
    "stairs-played": lambda a: a.rules.on("stairs"),
    "plates-played": lambda a: a.rules.on("plates"),
    "no-stairs": lambda a: not a.rules.on("stairs"),
    "no-plates": lambda a: not a.rules.on("plates"),
    "not-pairs": lambda a: set(a.often) != {2},
    "not-triples": lambda a: set(a.often) != {3},
    "no-four": lambda a: max(a.often) < 4,
    "no-three": lambda a: max(a.often) < 3,
    "not-one-extra": lambda a: len(a.cards or []) > 4,
    "more-than-three": lambda a: len(a.cards or []) > 3,
}
"""Of each sentence, by its message, whether it is true."""

SAID = {lang: {text(f"not-because-{key}", lang): key for key in TRUE} for lang in LANGS}


def tries() -> list[Try]:
    """Tries of known hands, some for every reason, so that bombs and rare shapes come up."""
    random = Random(41)
    found = [*RARE, *(random_try(random, in_turn=0.8) for _ in range(RANDOM))]
    for reason in (*REASONS, *SHAPE_REASONS):
        found += tries_with(reason, EACH, 17)
    return [each for each in found if "?" not in hand_of(each)]


def hand_of(each: Try) -> str:
    seen = read_position(each.position)
    seat = seen.turn if each.seat is None else each.seat
    return "?" if seat is None else each.position.split()[1].split("/")[seat]


def spoken(asked: Asked, part: Part, lang: str) -> list[str]:
    """The messages that are said, by their keys."""
    said = not_because(part, asked.choice, lang)
    if asked.shape is not None and asked.shape.type is not None and asked.choice.startswith("not_a_combination"):
        return []  # this names the combination
    found = [key for sentence, key in SAID[lang].items() if said == sentence]
    if found:
        return found
    first, second = text("not-because-other-shape", lang), ""
    assert said.startswith(first), (asked, said)
    second = said.removeprefix(first).strip()
    return ["other-shape", SAID[lang][second]]


def test_what_is_said_of_a_wrong_reason_is_true() -> None:
    met: Counter[str] = Counter()
    for each in tries():
        seen = read_position(each.position)
        seat = seen.turn if each.seat is None else each.seat
        assert seat is not None
        reasons = {code if not shape else f"{code}/{shape}" for code, shape, _ in judge(seen, each.play, each.seat)}
        if not reasons:
            continue
        tried = parse_selection(each.play)
        cards = None if each.play == "pass" else read_cards(each.play)
        part = Part(Words(), (), kind="why_not", position=Position.parse(each.position), tried=tried,
                    seat=None if seat == seen.turn else seat)  # fmt: skip
        for choice in CHOICES:
            if choice in reasons:
                continue
            asked = Asked(seen, cards, seat, choice)
            keys = [spoken(asked, part, lang) for lang in LANGS]
            assert keys[0] == keys[1]
            for key in keys[0]:
                assert TRUE[key](asked), (each, choice, key)
                met[key] += 1
    assert set(met) == set(TRUE)


def test_no_two_of_these_sentences_are_alike() -> None:
    assert all(len(said) == len(TRUE) for said in SAID.values())
