"""What `docs/notation.md` shows is what the engine reads, writes and refuses; its grammar is the engine's."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

import pytest

from zsy_tutor.explain.dispute import Dispute, DisputeError, judge_again
from zsy_tutor.rules import lenient
from zsy_tutor.rules.errors import NotationError, PositionError, RulesError, ZsyError
from zsy_tutor.rules.generate import perft
from zsy_tutor.rules.lenient import read_cards
from zsy_tutor.rules.notation import format_cards, parse_cards, parse_selection
from zsy_tutor.rules.plays import Pass
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.problems import PROBLEMS
from zsy_tutor.rules.record import Record
from zsy_tutor.rules.record_text import RecordError
from zsy_tutor.rules.ruleset import CLASSIC, OPTIONS, RuleSet
from zsy_tutor.rules.suite import SuiteLine
from zsy_tutor.study.levels import parse_level

from .notation_page import TEXT, blocks, grammar, lines

READ: dict[str, Callable[[str], object]] = {
    "cards": parse_cards,
    "rules": RuleSet.parse,
    "position": Position.parse,
    "suite": SuiteLine.parse,
    "perft": SuiteLine.parse,
    "typed": read_cards,
    "record": Record.parse,
}
GRAMMAR = grammar()


def examples(mark: str, *kinds: str) -> list[tuple[str, str, str]]:
    return [(kind, *pair) for kind in kinds for pair in lines(mark, kind)]


@pytest.mark.parametrize(("kind", "text", "_said"), examples("parsed", "cards", "rules", "position", "suite", "perft"))
def test_example_is_read_and_its_canonical_form_is_the_same_value(kind: str, text: str, _said: str) -> None:
    value = READ[kind](text)
    written = format_cards(value, CLASSIC) if kind == "cards" else str(value)  # type: ignore[arg-type]
    assert READ[kind](written) == value
    assert GRAMMAR[{"perft": "suite"}.get(kind, kind)].fullmatch(text)
    assert GRAMMAR[{"perft": "suite"}.get(kind, kind)].fullmatch(written)


@pytest.mark.parametrize(("kind", "text", "said"), examples("refused", "cards", "rules", "position", "suite", "typed"))
def test_refused_example_is_refused_where_and_for_what_the_page_says(kind: str, text: str, said: str) -> None:
    with pytest.raises(ZsyError) as caught:
        READ[kind](text)
    error = caught.value
    if kind == "rules":
        assert isinstance(error, RulesError)
    elif isinstance(error, PositionError):
        assert list(error.reasons) == re.split(" {3,}", said)[0].split()
    else:
        assert isinstance(error, NotationError)
        assert said.startswith(f"column {error.column} "), error


@pytest.mark.parametrize("text", ["3x", "10", "3D", "3d4", "Bd", "3 4"])
def test_grammar_refuses_cards_that_the_page_shows_as_refused(text: str) -> None:
    assert text in dict(lines("refused", "cards"))
    assert not GRAMMAR["cards"].fullmatch(text)


def test_grammar_and_reader_agree_on_all_short_texts_of_cards() -> None:
    for length in range(5):
        for letters in itertools.product("3TBRdh-?1x", repeat=length):
            text = "".join(letters)
            try:
                parse_cards(text, 0)
                read = True
            except NotationError:
                read = False
            assert bool(GRAMMAR["cards"].fullmatch(text)) is read, text


def test_grammar_and_reader_agree_on_positions_with_one_character_more_or_less() -> None:
    for _, text, _said in examples("parsed", "position"):
        for place in range(text.index(" "), len(text)):
            for changed in (text[:place] + text[place + 1 :], text[:place] + "-" + text[place:]):
                try:
                    Position.parse(changed)
                    read = True
                except PositionError:  # readable, but it cannot occur
                    read = True
                except ZsyError:
                    read = False
                assert bool(GRAMMAR["position"].fullmatch(changed)) is read, changed


def test_grammar_has_every_value_of_every_option() -> None:
    for preset in ("classic", "two-low"):
        for option in OPTIONS:
            for value in option.values(preset):
                assert GRAMMAR["rules"].fullmatch(f"{preset},{option.name}={value}")


@pytest.mark.parametrize("text", ["pass", "-", "77788", "3d3c"])
def test_grammar_of_a_selection(text: str) -> None:
    parse_selection(text)
    assert GRAMMAR["selection"].fullmatch(text)


@pytest.mark.parametrize(("_kind", "text", "said"), examples("parsed", "typed"))
def test_typed_example_means_what_stands_beside_it(_kind: str, text: str, said: str) -> None:
    found = read_cards(text)
    assert ("pass" if isinstance(found, Pass) else format_cards(found, CLASSIC)) == said


@pytest.mark.parametrize(("_kind", "text", "_said"), examples("parsed", "perft"))
def test_perft_example_is_counted_right(_kind: str, text: str, _said: str) -> None:
    line = SuiteLine.parse(text)
    assert line.perft
    assert line.perft == {depth: perft(line.position, depth) for depth in line.perft}


@pytest.mark.parametrize("text", blocks("parsed", "record"))
def test_record_example_is_written_as_it_stands(text: str) -> None:
    assert str(Record.parse(text)) == text


@pytest.mark.parametrize("text", blocks("refused", "record"))
def test_refused_record_is_refused_at_the_line_and_key_it_names(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert text.startswith(f"# line {caught.value.line}, {caught.value.key}:")


@pytest.mark.parametrize("text", blocks("parsed", "pack"))
def test_pack_example_is_a_pack(text: str) -> None:
    assert len(parse_level(text, "my_pack.toml").steps) == 1


@pytest.mark.parametrize("text", blocks("parsed", "dispute"))
def test_dispute_example_is_written_as_it_stands_and_judged_the_same(text: str) -> None:
    dispute = Dispute.parse(text)
    assert str(dispute) == text
    assert judge_again(dispute).same


@pytest.mark.parametrize("text", blocks("refused", "dispute"))
def test_refused_dispute_is_refused_at_the_line_and_key_it_names(text: str) -> None:
    with pytest.raises(DisputeError) as caught:
        Dispute.parse(text)
    assert caught.value.message.startswith(text.removeprefix("# ").partition(":")[0] + ":")


def test_the_list_of_reasons_against_a_position_is_complete() -> None:
    assert re.findall(r"(?m)^\| `([a-z_]+)` \| .* \|$", _section("Positions that cannot occur")) == list(PROBLEMS)


def test_the_list_of_error_codes_is_complete() -> None:
    codes = {each.code for each in _subclasses(ZsyError)} - {"illegal_play", "bad_json"}
    listed = re.findall(r"(?m)^\| `([a-z_]+)` \|", _section("Errors"))
    assert {code for code in codes if not code.startswith(("bad_level", "bad_pack"))} <= set(listed)


def test_the_lists_of_the_lenient_reader_are_complete() -> None:
    table = dict(re.findall(r"(?m)^\| ([^|`]+) \| ((?:`[^`|]+` ?)+) \|$", _section("What people type")))
    words = {name: set(re.findall("`([^`]+)`", cell)) for name, cell in table.items()}
    ranks = {"ten": "T", "jack": "J", "queen": "Q", "king": "K", "ace": "A"}
    suits = {"diamonds": "d", "clubs": "c", "hearts": "h", "spades": "s"}
    jokers = {"Black Joker": "B", "Red Joker": "R", "both jokers": "BR"}
    for names, known in (
        (ranks, lenient.RANK_WORDS), (suits, lenient.SUIT_WORDS), (jokers, lenient.JOKER_WORDS),
    ):  # fmt: skip
        for name, value in names.items():
            here = {word for word, means in known.items() if means == value}
            assert {word.replace(" ", "") for word in words.pop(name)} == here, name
    assert words.pop("a pass") == set(lenient.PASS_WORDS)
    assert words.pop("refused: which joker?") == set(lenient.UNCLEAR_WORDS)
    assert words.pop("refused: write B, write R") == set(lenient.REFUSED_WORDS)
    assert not words


def _section(title: str) -> str:
    found = re.search(rf"(?ms)^##+ {re.escape(title)}\n(.*?)(?=^##+ |\Z)", TEXT)
    assert found is not None
    return found.group(1)


def _subclasses(kind: type[ZsyError]) -> set[type[ZsyError]]:
    return {kind}.union(*(_subclasses(each) for each in kind.__subclasses__()))
