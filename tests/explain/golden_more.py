"""More golden files: facts, hints, verdicts of other tables and pasted games, each beside what it speaks of.

Every line tells all that is needed to say its sentence again. Write the files anew with
`python -m tests.explain.golden_more`, and read what has changed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.explain.fact_positions import position_of, seen_of, view_of
from tests.explain.golden import FOLDER, entries_of, read, read_file
from tests.explain.samples import Case, case
from tests.oracle.generate import random_rules
from tests.oracle.rulebook import write_rules
from zsy_tutor.explain import find_facts as find
from zsy_tutor.explain.fact_words import fact_sentence
from zsy_tutor.explain.facts import Fact
from zsy_tutor.explain.flips import flips
from zsy_tutor.explain.hints import AIMS, hints
from zsy_tutor.explain.messages import LANGS, LOCALE
from zsy_tutor.explain.reasons import sentence as reason_sentence
from zsy_tutor.explain.record_check import check_record
from zsy_tutor.explain.seen import Seen
from zsy_tutor.explain.verdicts import verdicts
from zsy_tutor.rules.cards import BITS, FIELD, RANKS
from zsy_tutor.rules.generate import legal_plays
from zsy_tutor.rules.notation import parse_selection
from zsy_tutor.rules.plays import Play, all_plays, classify
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import RuleSet

Key = tuple[str, str]
"""A message, and which of its forms: `one`, `[0]`, a type; `""` where it has but one."""
FILES = ("reasons", "shapes", "facts", "hints", "verdicts", "record")
"""The files whose every form is to be found in a golden file."""
FAMILIES = {"fact": ("fact-",), "open": ("fact-",), "hint": ("hint-", "fact-", "lead-"), "record": ("record-",),
            "verdict": ("judged-", "impossible-", "switch-"), "judge": ("",), "own": ("fact-",)}  # fmt: skip
EACH = 2

_TOML = (
    'format = "zsy-record 1" // rules = "classic" // first = "p1" // hands = ["34", "5", "6"] // '
    'actions = ["p1:3", "p2:5"]'
)
_END = ' // [result] // over = false // order = ["p2"] // left = { p1 = "4", p3 = "6" }'
_TRADE = (
    'format = "zsy-record 1" // rules = "classic" // first = "p3" // hands = ["4d9s", "3d5h6cJh", "7cQdAhAs"] // '
    'actions = ["p3:AhAs"] // [exchange] // order = ["p3", "p1", "p2"] // dealt = ["4d9s", "5h6cAhAs", "3d7cJhQd"] // '
    'pays = ["p2>p3:6cAs"] // back = ["p3>p2:3dJh"] // [result] // over = false // order = [] // '
    'left = { p1 = "4d9s", p2 = "3d5h6cJh", p3 = "7cQd" }'
)
OTHERS = (
    "judge two-low 555888Q/?7/?7 p1 - - - | 555888",
    "judge two-low 444777K/?7/?7 p1 p3:JJ - - | 444777",
    "own classic -/56/7K p2 - - p1 | p1",
    "own two-low 57/-/7K p1 - - p2 | p2",
    "hint any | classic,four_jokers=on 57/?9/?9/?9/?9 p1 p5:BBRR - -",
    "hint pass | classic,four_jokers=on 9AAAA/?9/?9/?9/?9 p1 p5:BBRR - -",
    "verdict classic 5/?20/?20/?20/?20 p1 - - - | 5 | classic,packs=1",
    "verdict classic -/-/7K - - - p1p2 | 7 | classic,round_ends=first_out,scoring=penalty,tribute=0",
)
TOML_GAMES = (
    _TOML,
    _TOML.replace('"p2:5"', '"p2:3"'),
    _TOML + _END.replace("false", "true"),
    _TOML + _END.replace('p1 = "4"', 'p1 = "3"'),
    _TRADE,
    _TRADE.replace("6cAs", "AhAs").replace("3dJh", "3d7c"),
)
VERDICTS = (
    "verdict classic 57/A/9T p1 - - - | 5 | classic,teams=on",
    "verdict classic 5/6/7/8/9 p1 - - - | 5 | two-low",
    "verdict classic 5/6/7/8/9/T p1 - - - | 5 | two-low",
    "verdict classic -/56/7K p2 p1:4 - p1 | 5 | classic,round_ends=first_out,scoring=penalty,tribute=0",
    "verdict classic -/-/7K/88 p3 - - p1p2 | 7 | classic,round_ends=first_out,scoring=penalty,tribute=0",
    "verdict classic,round_ends=first_out,scoring=penalty,tribute=0 -/56/7K - - - p1 | 5 | classic",
    "verdict classic,round_ends=first_out,scoring=penalty,tribute=0 -/56/78/9 - - - p1 | 5 | classic",
    "verdict classic 3d3s9c/?7/?7 p1 - - - open=3d | 3d | classic,opening_card=6h",
    "verdict classic 59T/6J/9Q p2 p1:5 - - | pass | two-low",
    "verdict classic 59T/6J/9Q p2 p1:5 - - | pass | classic,pass_is_final=on",
    "verdict classic A5/?7/?7 p1 p2:2 p3 - | A | two-low",
    "verdict classic AA22/?7/?7 p1 - - - | AA22 | classic,stairs=on",
    "verdict classic 567J/?7/?7 p1 - - - | 567 | two-low",
    "verdict classic 3d4c4h9s/?8/?8 p1 - - - open=3d | 44 | classic,opening_required=off",
    "verdict classic,partner_takes_lead=on,teams=on 5/6/7/8 p1 - - - | 5 | classic",
)
GAMES = (
    "record classic 34/5/6 p1 - - -",
    "record two-low 9/TT/4 p1 - - -",
    "record classic 34/5/6 p1 - - - // p1 3",
    "record classic 9K/TJ/6 p1 - - - // p1 9",
    "record classic 34/5/6 p1 - - - // p1 3 // p2 5",
    "record classic 34/5/6 p1 p1:9 - -",
    "record classic 9K/TJ/Q p1 - - - // p1 9 // p2 T // p3 pass",
    "record classic 3/4/5 p1 - - - // p1 3 // p2 4",
    "record two-low 9/8/J p1 - - - // p1 9 // p2 pass // p3 J",
    "record classic 9/-/5 p1 - - p2 // p1 9",
    "record two-low -/8/T p2 - - p1 // p2 8",
    "record classic -/5/- - - - p1p3",
    "record two-low -/-/9 - - - p2p1",
    "record classic 34/5/6 p1 - - - // p1 34",
    "record classic 9K/TJ/6 p1 - - - // p1 9 // p2 T // p3 6",
    "record classic 34/5/6 p1 - - - // p1 pass",
    "record classic 9K/TJ/6 p1 - - - // p1 9 // p3 pass",
    "record classic 34/5/6 p1 - - - // p1 -",
    "record classic 9K/TJ/6 p1 - - - // p1 9 // p2 -",
    "record classic 34/5/6 p1 - - - // p1 3x",
    "record classic 34/5/6 p9 - - -",
    "record hello",
    "record ",
    *(f"record {text}" for text in TOML_GAMES),
)


# ---- what is said where a line of a golden file says it is


def said(where: str, lang: str) -> list[tuple[tuple[Key, ...], str]]:
    """Every sentence said there, with the messages of its family that it is made of."""
    kind, _, rest = where.partition(" ")
    return [_recorded(kind, sentence) for sentence in _sentences(kind, rest, lang)]


def _recorded(kind: str, sentence: Any) -> tuple[tuple[Key, ...], str]:
    with recorded() as keys:
        spoken = sentence()
    own = (key for key, shown in keys if key[0].startswith((*FAMILIES[kind], "on_table")) and shown in spoken)
    return tuple(dict.fromkeys(own)), spoken


def _sentences(kind: str, rest: str, lang: str) -> list[Any]:
    parts = rest.split(" | ")
    if kind == "record":
        game = check_record(rest.replace(" // ", "\n"))
        return [lambda: game.sentence(lang)]
    if kind == "hint":
        position = Position.parse(parts[1])
        return [lambda n=n: hints(position, parts[0], lang)[n].text for n in range(3)]
    position = Position.parse(parts[0])
    if kind == "own":
        view = position.view(int(parts[1][1:]) - 1)
        return [lambda: fact_sentence(find.find_fewest_plays(view), position.rules, lang)]
    if kind == "judge":
        reasons = Case(parts[0], parts[1]).reasons()
        return [lambda each=each: reason_sentence(each, position.rules, lang) for each in reasons]
    if kind == "verdict":
        verdict = verdicts(position, parse_selection(parts[1]), [RuleSet.parse(parts[2])])[0]
        told = [lambda: verdict.sentence(lang)] if verdict.legal or isinstance(verdict.result, tuple) else []
        return [*told, *([lambda: verdict.decided_sentence(lang)] if verdict.decided_by else [])]
    facts = _facts(kind, position, parts[1:])
    return [lambda fact=fact: fact_sentence(fact, position.rules, lang) for fact in facts]


def _facts(kind: str, position: Position, parts: list[str]) -> list[Fact]:
    played = None if parts[-1] == "-" else classify(parts[-1], position.rules, position.rules.packs_for(position.seats))
    if kind == "open":
        assert isinstance(played, Play)
        nobody = find.find_nobody_holds_answer(position, position.mover, played)
        others = [seat for seat in range(position.seats) if seat != position.mover]
        held: list[Fact] = [fact for seat in others for fact in find.find_holds_answer(position, seat, played)]
        return [nobody, *held] if nobody else held
    view, seen = view_of(position), Seen.of(*("" if parts[0] == "-" else parts[0]))
    if isinstance(played, Play):
        return list(find.find_play_facts(view, played, seen))
    found = [find.find_fewest_plays(view), find.find_only_legal_play(view), find.find_must_pass(view)]
    known = [fact for fact in found if fact is not None]
    return [*find.find_still_out(view, seen), *known, *find.find_pass_is_allowed(view)]


# ---- which messages, in which of their forms


@contextmanager
def recorded() -> Iterator[list[tuple[Key, str]]]:
    """Notes every message that is filled in, with the form that its values choose, and what it became."""
    keys: list[tuple[Key, str]] = []
    get, fill = FluentBundle.get_message, FluentBundle.format_pattern
    last = ""

    def get_message(bundle: FluentBundle, key: str) -> Any:
        nonlocal last
        last = key
        return get(bundle, key)

    def format_pattern(bundle: FluentBundle, pattern: Any, args: dict[str, Any] | None = None) -> Any:
        filled = fill(bundle, pattern, args)
        own, *inner = _forms(last, args or {})
        keys.append((own, filled[0]))
        keys.extend((form, "") for form in inner)  # it stands inside
        return filled

    with patch.object(FluentBundle, "get_message", get_message), patch.object(
        FluentBundle, "format_pattern", format_pattern
    ):
        yield keys


def _forms(key: str, args: dict[str, Any]) -> list[Key]:
    """The message with the form that these values choose, and those that it takes in."""
    entry = EVERY.get(key)
    if entry is None:
        return [(key, "")]
    inner = [form for name in _taken_in(entry) for form in _forms(name, args)]
    choice = _choice(entry)
    if choice is None:
        return [(key, ""), *inner]
    variable, names = choice
    value = args.get(variable)
    plural = "one" if value == 1 else "other"
    form = str(value) if str(value) in names else plural if plural in names else "other"
    return [(key, form), *inner]


def every_form(messages: dict[str, ast.Message] | None = None) -> set[Key]:
    """All messages (of the files, unless others are given), in each form."""
    found = set()
    for key, entry in (ENGLISH if messages is None else messages).items():
        choice = _choice(entry)
        found |= {(key, form) for form in choice[1]} if choice else {(key, "")}
    return found


class _Look(Visitor):
    def __init__(self) -> None:
        self.choice: tuple[str, list[str]] | None = None
        self.taken_in: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        names = [v.key.value if isinstance(v.key, ast.NumberLiteral) else v.key.name for v in node.variants]
        self.choice = (node.selector.id.name, names)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.taken_in.append(node.id.name)


def _look(entry: ast.Message) -> _Look:
    look = _Look()
    look.visit(entry)
    return look


def _choice(entry: ast.Message) -> tuple[str, list[str]] | None:
    return _look(entry).choice


def _taken_in(entry: ast.Message) -> list[str]:
    return _look(entry).taken_in


def _english(files: Iterable[str]) -> dict[str, ast.Message]:
    found = {}
    for name in files:
        body = FluentParser().parse((LOCALE / "en" / f"{name}.ftl").read_text(encoding="utf-8")).body
        found |= {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    return found


ENGLISH = _english(FILES)
EVERY = _english(path.stem for path in sorted((LOCALE / "en").glob("*.ftl")))


def said_by_refusals() -> set[Key]:
    """The messages in the golden files of refusals."""
    found: set[Key] = set()
    for key, where, _ in read("en"):
        for entry in entries_of(where):
            if entry.key() == key:
                with recorded() as keys:
                    entry.said("en")
                found |= {key for key, _ in keys}
    return found


# ---- choosing and writing


def places() -> Iterator[str]:
    """Lines to choose from."""
    yield from VERDICTS
    for flip in flips():
        if flip.play:
            start = flip.start()
            other = flip.value_rules if start.rules == flip.default_rules else flip.default_rules
            yield f"verdict {start} | {flip.play} | {other}"
    yield from GAMES
    yield from OTHERS
    for seed in range(900):
        random = Random(seed)
        position = position_of(seed, largest=random.choice((1, 3, 6, 9)))
        seen = _cards(seen_of(seed, view_of(position)).counts)
        yield f"fact {position} | {seen} | -"
        for each in legal_plays(position)[:6]:
            yield f"fact {position} | {seen} | {each.ranks}"
        rules = write_rules(random_rules(random))
        chosen = random.choice(all_plays(position.rules, position.seats)).ranks
        yield f"verdict {position} | {chosen} | {rules}"
        opened = position_of(seed, hidden=False, largest=5)
        for each in legal_plays(opened)[:3]:
            yield f"open {opened} | {each.ranks}"
    for seed in range(1500):
        position = case(seed).parsed()
        for aim in AIMS:
            yield f"hint {aim} | {position}"


def _cards(counts: int) -> str:
    return "".join(rank * (counts >> BITS * place & FIELD) for place, rank in enumerate(RANKS)) or "-"


def collect() -> dict[Key, list[tuple[str, str]]]:
    """For every message and form the shortest places where it is said, with different sentences if there are any."""
    found: dict[Key, dict[str, str]] = defaultdict(dict)
    forms = every_form()
    for where in places():
        for keys, sentence in said(where, "en"):
            for key in keys:
                if key in forms:
                    known = found[key].get(sentence)
                    if known is None or len(where) < len(known):
                        found[key][sentence] = where
    kept = {}
    for key, sentences in sorted(found.items()):
        ranked = sorted(sentences.items(), key=lambda pair: (len(pair[1]), pair[0]))
        kept[key] = [(where, sentence) for sentence, where in ranked[:EACH]]
    return kept


def header(key: Key) -> str:
    return f"{key[0]}[{key[1]}]" if key[1] else key[0]


def sentences(key: str, where: str, lang: str) -> list[str]:
    """What is said there with the message `key`, in order."""
    return [sentence for keys, sentence in said(where, lang) if key in map(header, keys)]


def write() -> None:
    """Write both files: the English sentence chosen and the Chinese one in its place."""
    lines: dict[str, list[str]] = {lang: [] for lang in LANGS}
    for key, chosen in collect().items():
        for lang in LANGS:
            lines[lang].append(f"== {header(key)}")
        for where, sentence in chosen:
            place = [each for _, each in said(where, "en")].index(sentence)
            for lang in LANGS:
                lines[lang] += [where, f"    {said(where, lang)[place][1]}"]
        for lang in LANGS:
            lines[lang].append("")
    for lang in LANGS:
        (FOLDER / f"more_{lang}.txt").write_text("\n".join(lines[lang]), encoding="utf-8")


def read_more(lang: str) -> list[tuple[str, str, str]]:
    """Message, place and sentence of every entry."""
    return read_file(f"more_{lang}.txt")


if __name__ == "__main__":
    write()
