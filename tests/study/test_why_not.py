"""The puzzles of refusals: their mix, their pairs, and that every reason a learner can meet is met there."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.study.levels import do, right_event
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.rules.legality import REASONS
from zsy_tutor.rules.shapes import SHAPE_REASONS
from zsy_tutor.study.comparing import reason_id, refusal
from zsy_tutor.study.exercises import LevelError, Part, Step, right_answers
from zsy_tutor.study.level_pairs import DIFFERENCES, difference
from zsy_tutor.study.levels import parse_level
from zsy_tutor.study.puzzles import pack
from zsy_tutor.study.session import open_level, view

STEPS = pack("02_why_not").steps
PARTS = [step.parts[0] for step in STEPS]
TYPED = {"not_in_hand"}
"""A reason that only typed cards meet."""


def reasons_met(part: Part) -> set[str]:
    """The first reasons of what is refused in a puzzle."""
    if part.kind == "name":
        return {f"not_a_combination/{choice.partition('/')[2]}" for choice in part.right if "/" in choice}
    if part.kind in ("why_not", "repair"):
        return {reason_id(refusal(part.table, part.tried, part.seat)[0])}
    return {claim.code for claim in part.wrong if claim.code not in ("legal", "not_a_combination")}


def test_there_are_enough_and_most_stand_in_pairs() -> None:
    assert len(STEPS) >= 36
    assert sum(bool(step.pair) for step in STEPS) * 2 >= len(STEPS)
    kinds = Counter(step.kind for step in STEPS)
    assert kinds["why_not"] >= 15
    assert min(kinds[kind] for kind in ("repair", "find_all", "name", "beat")) >= 2
    assert {step.differs for step in STEPS if step.pair} == set(DIFFERENCES)
    assert {part.rule_set.preset for part in PARTS} == {"classic", "two-low"}


def test_every_reason_that_can_be_met_is_met() -> None:
    met = {reason for part in PARTS for reason in reasons_met(part)}
    shapes = {reason.partition("/")[2] for reason in met}
    assert set(SHAPE_REASONS) - shapes == set()
    codes = {reason.partition("/")[0] for reason in met}
    assert set(REASONS) - codes == TYPED


def test_the_same_choice_is_never_right_twice_in_a_row() -> None:
    right = [part.right[0] if part.choices else "" for part in PARTS]
    assert all(one != other for one, other in pairwise(right) if one)


def test_no_place_among_the_choices_is_favoured() -> None:
    chosen = [part for part in PARTS if part.choices]
    assert {len(part.choices) for part in chosen} == {4}
    places = [part.choices.index(part.right[0]) for part in chosen]
    counts = Counter(places)
    assert max(counts[place] for place in range(4)) - min(counts[place] for place in range(4)) <= 2
    assert all(one != other for one, other in pairwise(places))


def test_both_of_a_pair_look_alike_and_their_answers_differ() -> None:
    pairs = [(one, other) for one, other in pairwise(STEPS) if one.pair and one.pair == other.pair]
    assert len(pairs) * 2 == sum(bool(step.pair) for step in STEPS)
    for one, other in pairs:
        assert difference(one.parts[0], other.parts[0]) == one.differs == other.differs
        assert right_answers(one.parts[0]) != right_answers(other.parts[0])


@pytest.mark.parametrize("step", STEPS, ids=[step.id for step in STEPS])
def test_every_puzzle_speaks_both_languages(step: Step) -> None:
    part = step.parts[0]
    texts = [part.prompt, *(claim.note for claim in part.wrong if claim.note), *([part.praise] if part.praise else [])]
    for words in texts:
        assert words.by_language.keys() == {"en", "zh"}
        assert not any(letter in words.get("zh") for letter in ",;:!?")


@pytest.mark.parametrize("place", range(len(STEPS)), ids=[step.id for step in STEPS])
def test_every_puzzle_is_solved_by_what_the_engine_finds(place: int) -> None:
    state = open_level(pack("02_why_not"), place)
    while not state.work.solved:
        before, state = state, do(state, right_event(state))
        assert state.log != before.log
    assert not state.mistakes
    for lang in LANGS:
        assert view(state, lang).feedback is not None


# pairs in files

HEAD = 'format = 1\nid = "pack"\ntitle.en = "Test"\n'
ON_AA = ("classic 477A/?5/?5 p1 p3:66 - -", "77")
ON_KK = ("classic 477A/?5/?5 p1 p3:KK - -", "pass")


def two(first: tuple[str, str], second: tuple[str, str], **claims: str) -> str:
    """A pack of two puzzles that claim to be a pair that differs in the table."""
    text = HEAD
    for number, (position, right) in enumerate((first, second)):
        text += f'[[puzzle]]\nid = "p{number}"\nrules = ["B1"]\npair = "a"\ndiffers = "table"\nprompt.en = "Beat it."\n'
        text += f'position = "{position}"\nright = ["{right}"]\n'
    for old, new in claims.items():
        text = text.replace(f'{old} = "{"a" if old == "pair" else "table"}"\n', new, 1)
    return text


def test_a_pair_that_differs_as_claimed_is_read() -> None:
    assert [step.pair for step in parse_level(two(ON_AA, ON_KK)).steps] == ["a", "a"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (two(ON_AA, ON_KK, differs=""), "differs"),
        (two(ON_AA, ON_KK, pair=""), "pair"),
        (two(ON_AA, ON_KK, pair='pair = "b"\n'), "pair"),
        (two(ON_AA, ON_KK, differs='differs = "rules"\n'), "differs"),
        (two(ON_AA, ON_KK, differs='differs = "nothing"\n'), "differs"),
        (two(ON_AA, ON_KK).replace('differs = "table"', 'differs = "cards"'), "differs"),
        (two(ON_AA, ("classic 577A/?5/?5 p1 p3:KK - -", "pass")), "differs"),
        (two(ON_AA, ("classic 477A/?5/?5 p1 p3:55 - -", "77")), "pair"),
        (two(ON_AA, ("classic 477A/?6/?6 p1 p3:66 - -", "77")), "differs"),
    ],
)
def test_a_pair_that_is_none_is_refused(text: str, key: str) -> None:
    with pytest.raises(LevelError) as caught:
        parse_level(text)
    assert caught.value.key == key


def part_of(position: str, tried: str, choices: str, right: str) -> Part:
    text = f'{HEAD}[[puzzle]]\nid = "p"\nkind = "why_not"\nrules = ["B1"]\nprompt.en = "Why?"\n'
    text += f'position = "{position}"\n'
    return parse_level(f'{text}try = "{tried}"\nchoices = [{choices}]\nright = ["{right}"]\n').steps[0].parts[0]


def test_what_differs_is_found() -> None:
    low, kind = '"too_low"', '"wrong_type"'
    first = part_of("classic 477A/?5/?5 p1 p3:88 - -", "77", low, "too_low")
    table = part_of("classic 477A/?5/?5 p1 p3:8 - -", "77", kind, "wrong_type")
    tried = part_of("classic 477A/?5/?5 p1 p3:88 - -", "4", kind, "wrong_type")
    cards = part_of("classic 466A/?5/?5 p1 p3:88 - -", "66", low, "too_low")
    one_card = part_of("classic 477K/?5/?5 p1 p3:88 - -", "77", low, "too_low")
    rules = part_of("classic,stairs=on 477A/?5/?5 p1 p3:88 - -", "77", low, "too_low")
    two_rules = part_of("classic,stairs=on,plates=on 477A/?5/?5 p1 p3:88 - -", "77", low, "too_low")
    others = (first, table, tried, cards, one_card, rules, two_rules)
    assert [difference(first, other) for other in others] == ["", "table", "try", "", "cards", "rules", ""]
