"""The Fluent files: the same keys and values in every language, none missing, none unused, and how they are written."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import zsy_tutor
from zsy_tutor.explain.messages import (
    LANGS,
    LOCALE,
    MessageError,
    card_list,
    card_name,
    counted,
    describe,
    follow,
    join,
    n_word,
    suited_text,
    text,
    the_card,
    title,
    types_list,
)
from zsy_tutor.rules.cards import RANKS
from zsy_tutor.rules.plays import all_plays, classify
from zsy_tutor.rules.ruleset import CLASSIC, TWO_LOW, RuleSet

FILES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))


class _Uses(Visitor):
    """The values a message wants, and the messages it takes in."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def parsed(lang: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for name in FILES:
        body = FluentParser().parse((LOCALE / lang / name).read_text(encoding="utf-8")).body
        for entry in body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{lang}/{name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def values(key: str, lang: str) -> set[str]:
    uses = _Uses()
    uses.visit(parsed(lang)[key])
    return uses.values.union(*(values(other, lang) for other in uses.messages)) if uses.messages else uses.values


def texts(lang: str) -> list[tuple[str, str]]:
    """Key and every line of text of its message, without what is filled in."""
    found = []
    for key, entry in parsed(lang).items():
        shown = _Texts()
        shown.visit(entry)
        found += [(key, line) for line in shown.lines]
    return found


class _Texts(Visitor):
    def __init__(self) -> None:
        self.lines: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        if any(isinstance(part, ast.TextElement) for part in node.elements):
            parts = [part.value if isinstance(part, ast.TextElement) else "{}" for part in node.elements]
            self.lines.append("".join(parts).strip())
        self.generic_visit(node)


def test_same_files_keys_and_values() -> None:
    assert sorted(path.name for path in (LOCALE / "zh").glob("*.ftl")) == FILES
    assert list(parsed("en")) == list(parsed("zh"))
    for key in parsed("en"):
        assert values(key, "en") == values(key, "zh"), key


def _sources() -> str:
    root = Path(zsy_tutor.__file__).parent
    files = [*sorted(root.rglob("*.py")), root.parent / "start.py"]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


LATER = {"tribute-few", "tribute-none", "tribute-right"}
"""Said by the exercises of the exchange."""


def test_no_key_unused() -> None:
    """Every key stands somewhere in the code, or is put together there from a beginning or an ending."""
    code = _sources()
    known = set(re.findall(r'"([A-Za-z][\w-]*)"', code))
    known.update(name for entry in parsed("en").values() for name in _messages_in(entry))
    starts = (*re.findall(r'f"([A-Za-z][\w-]*-)\{', code), "wraps_around-", "two_in_stair-")
    ends = set(re.findall(r'f"\{\w+\}(-[\w-]+)', code))

    def used(key: str) -> bool:
        return key in known or key.startswith(starts) or any(key.removesuffix(end) in known for end in ends)

    assert [key for key in parsed("en") if not used(key) and key not in LATER] == []


def _messages_in(entry: ast.Message) -> set[str]:
    uses = _Uses()
    uses.visit(entry)
    return uses.messages


def test_no_key_missing() -> None:
    """Every key that the code asks for by name is there."""
    asked = set(re.findall(r'\btext\(\s*"([\w-]+)",\s*[\w.]*lang\b', _sources()))
    assert asked - set(parsed("en")) == set()
    begun = set(re.findall(r'\btext\(\s*f"([\w-]+)\{', _sources()))
    assert [start for start in begun if not any(key.startswith(start) for key in parsed("en"))] == []


@pytest.mark.parametrize("lang", LANGS)
def test_unknown_key_and_missing_value_raise(lang: str) -> None:
    with pytest.raises(MessageError):
        text("no-such-key", lang)
    with pytest.raises(MessageError):
        text("too_low", lang, table="x")
    with pytest.raises(MessageError):
        text("ui-play", "xx")
    with pytest.raises(MessageError):
        join([], lang)


COMMANDS = ("setup-", "start-", "trouble-")
"""What is said beside a command line, with names of options and programs in it."""


def test_chinese_is_written_as_chinese() -> None:
    for key, line in texts("zh"):
        assert not re.search(r"[您！它]|抱歉|他们|非法|无效|进行|二张|如果.*的话", line), (key, line)
        if key.startswith(COMMANDS):
            assert not re.search(r"[\u4e00-\u9fff][,.;:!?()] ?|[,;:!?()][\u4e00-\u9fff]", line), (key, line)
            continue
        bare = re.sub(r"\{\}|\*|Markdown", "", line)
        assert not re.search(r"[,;:!?()\"']", bare), (key, line)
        assert not re.search(r"[a-zA-Z]", re.sub(r"[JQKA]|JJ|[PH]键|Esc|Tab|Shift", "", bare)), (key, line)
        if key.startswith(("ui-step", "ui-puzzle", "nb-lesson")):
            continue
        assert " " not in line, (key, line)
        assert "." not in bare, (key, line)


def test_english_is_written_plainly() -> None:
    for key, line in texts("en"):
        assert not re.search(r"[!…]|\bOops\b|\bplease\b|[\"]", line, re.IGNORECASE), (key, line)
        assert "  " not in line or key == "setup-help", (key, line)
        assert not re.search(r"[\u4e00-\u9fff]", line), (key, line)


def test_no_sentence_begins_with_a_play() -> None:
    for key, entry in parsed("en").items():
        for pattern in _patterns(entry):
            first = pattern.elements[0]
            if isinstance(first, ast.Placeable) and isinstance(first.expression, ast.VariableReference):
                assert first.expression.id.name not in ("play", "table", "cheapest", "cards"), key


def _patterns(entry: ast.Message) -> list[ast.Pattern]:
    class All(Visitor):
        def __init__(self) -> None:
            self.found: list[ast.Pattern] = []

        def visit_Pattern(self, node: ast.Pattern) -> None:
            self.found.append(node)
            self.generic_visit(node)

    every = All()
    every.visit(entry)
    return every.found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("rules", [CLASSIC, TWO_LOW, RuleSet.parse("classic,stairs=on,plates=on")], ids=str)
def test_every_play_has_a_phrase_of_its_own(lang: str, rules: RuleSet) -> None:
    """Two plays share a phrase never, and ten is always 10."""
    phrases = {play.ranks: describe(play, rules, lang) for play in all_plays(rules)}
    assert len(set(phrases.values())) == len(phrases)
    for ranks, phrase in phrases.items():
        assert "T" not in phrase
        assert ("10" in phrase) == ("T" in (ranks if play_ends(ranks) is None else play_ends(ranks) or "")), phrase


def play_ends(ranks: str) -> str | None:
    """Of a row only its ends are named."""
    distinct = list(dict.fromkeys(ranks))
    return distinct[0] + distinct[-1] if len(distinct) > 2 else None


def test_phrases() -> None:
    said = {lang: [describe(classify(cards, CLASSIC), CLASSIC, lang) for cards in  # type: ignore[arg-type]
                   ("9", "B", "99", "999", "44999", "9TJQK", "9999", "BR")] for lang in LANGS}  # fmt: skip
    assert said["en"] == ["a single 9", "the Black Joker", "a pair of 9s", "three 9s", "a full house, 9s over 4s",
                          "a straight from 9 to king", "a bomb of four 9s", "the joker bomb"]  # fmt: skip
    assert said["zh"] == ["一张9", "一张小王", "一对9", "三张9", "三张9带一对4", "9到K的顺子", "四张9的炸弹", "王炸"]


def test_words() -> None:
    assert [n_word(n, "en") for n in (1, 2, 9, 10)] == ["one", "two", "nine", "10"]
    assert [n_word(n, "zh") for n in (1, 2, 9, 10)] == ["一", "两", "九", "10"]
    assert card_name("Th", "en") == "10 of hearts"
    assert card_name("Th", "zh") == "红桃10"
    assert suited_text("8sTdB", "en") == "8♠︎ 10♦︎ Black Joker"
    assert suited_text("8sTdB", "zh") == "8♠︎ 10♦︎ 小王"
    assert counted("448K", "en") == "two 4s, an 8 and a king"
    assert counted("448K", "zh") == "两张4、一张8、一张K"
    assert card_list("9hB", "zh") == "红桃9、小王"
    assert the_card("8", "en") == "an 8"
    assert follow("straight", 5, "en") == "straight of 5 cards"
    assert follow("straight", 5, "zh") == "5张的顺子"
    assert types_list(RuleSet.parse("classic,triple_bomb=on,full_houses=off"), "en") == (
        "singles, pairs, straights of at least 5 cards and bombs"
    )


@pytest.mark.parametrize("lang", LANGS)
def test_every_rank_has_its_words(lang: str) -> None:
    for rank in RANKS:
        for kind in ("rank", "ranks", "a_rank"):
            assert "T" not in text(f"{kind}-{rank}", lang)


def test_P7_titles_need_the_number_of_players() -> None:
    """P7: what a place is called depends on how many play, and in `two-low` there are places only."""
    assert [title(n, 3, CLASSIC, "zh") for n in (1, 2, 3)] == ["上游", "中游", "下游"]
    assert [title(n, 4, CLASSIC, "zh") for n in (1, 2, 3, 4)] == ["上游", "二游", "三游", "下游"]
    assert [title(n, 5, CLASSIC, "zh") for n in range(1, 6)] == ["上游", "二游", "中游", "四游", "下游"]
    assert [title(n, 6, CLASSIC, "zh") for n in range(1, 7)] == ["上游", "二游", "中游", "中游", "五游", "下游"]
    assert [title(n, 6, CLASSIC, "en") for n in range(1, 7)] == [
        "Upstream", "Second-Upstream", "Middle", "Middle", "Second-Downstream", "Downstream"]  # fmt: skip
    assert title(2, 4, TWO_LOW, "en") == "place 2"
