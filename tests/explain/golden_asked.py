"""The third pair of golden files: what exercises answer and what may be asked there, each beside its position.

Mending, finding all, what speaks against a wrong reason, the nearest combination, what instead, other tables, and
disputes. A line of these files is a whole scene: the exercise, and what the learner does. Write the files anew with
`python -m tests.explain.golden_asked`, and read what has changed.
"""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.explain.golden import FOLDER
from tests.explain.golden_more import EVERY, Key, every_form, header, recorded
from tests.explain.samples import RARE, case
from tests.study.levels import do, lesson, lift
from zsy_tutor import __version__
from zsy_tutor.cli import dispute as command
from zsy_tutor.explain.dispute import dispute_of
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.rules.cards import Hand
from zsy_tutor.rules.errors import ZsyError
from zsy_tutor.rules.legality import REASONS
from zsy_tutor.rules.notation import parse_cards, parse_selection
from zsy_tutor.rules.position import Position, parse_seat, seat_name
from zsy_tutor.rules.ruleset import RuleSet
from zsy_tutor.rules.shapes import SHAPE_REASONS
from zsy_tutor.study.comparing import reason_id, refusal
from zsy_tutor.study.exercises import Part, Words, right_answers
from zsy_tutor.study.session import (
    Choose,
    Clear,
    Disputed,
    Done,
    Event,
    Hint,
    House,
    Mark,
    Pass,
    Play,
    ShowFix,
    State,
    Typed,
    Why,
    open_level,
    view,
)
from zsy_tutor.study.view import HouseView, View

EACH = 2
VERSION = "9.9.9"
"""What stands for the version of the package, so that another one does not change the files."""
ALIKE = ("not-because-", "near-", "house-", "dispute-", "fix-", "ui-fix-", "others-")
"""The messages of the other files that belong here; of `plays.ftl` all do."""
PLAYED = ("repair-", "hint-repair-", "find-", "found-", "hint-find-", "changed-", "text-repair", "text-changed",
          "text-found", "aim-repair", "aim-find", "note-nothing-changed")  # fmt: skip
TEXTS = {"found-typed", "found-typed-placeholder"}
"""Labels of the field for typing, the same at every position."""
NEVER = {("not-because-other", "")}
"""What would be said if another message were missing; no place is known where it is."""
WAYS = {"pass": Pass(), "hint": Hint(), "why": Why(), "fix": ShowFix(), "house": House(), "all": Done(),
        "first": Clear(), "play": Play(), "saved": Disputed("disputes/dispute-1.toml"),
        "full": Disputed(trouble="full"), "read_only": Disputed(trouble="read_only"),
        "other": Disputed(trouble="other", detail="No such device")}  # fmt: skip
CHOICES = (*(code for code in REASONS if code != "not_a_combination"),
           *(f"not_a_combination/{shape}" for shape in SHAPE_REASONS))  # fmt: skip

STRAIGHT = "repair | classic 56789TJJ/?5/?5 p1 p2:45678 p3 - | 56789T"
TRIPLE = "repair | classic 4447J/?6/?6/?6 p1 - - - | 4447"
PAIR = "repair | two-low 2599JQ/?6/?6 p1 p3:88 - - | 9J"
STAIR = "repair | two-low 3344556/?6/?6 p1 p3:3344 - - | 445"
LONG = "repair | classic 3456789/?5/?5/?5 p1 - - - | 567"
ALONE = "repair | classic 5556KKQ/?6/?6/?6 p1 p3:JJ p4 - | K"
PAIRS = "find_all | classic 3357799JQ/?8/?9/?8 p1 - - - | pair"
ROWS = "find_all | classic 56789TJ/?7/?8 p1 p3:45678 - - | counted"
LEAD = "find_all | two-low 3455/?7/?8 p1 - - - | -"
ONE = "find_all | classic 456KK/?7/?8 p1 p3:2 - - | -"
SINGLE = "find_all | classic 459K/?7/?8 p1 p3:Q - - | single counted"
BEAT = "beat | classic 4d4h9c9dTdThTsQcQs5c5d5h5s/?6/?6 p1 p2:8c8d p3 - | any"
LOWER = "beat | classic JQKA257/?6/?6 p1 - - - | lead"
TOP = "beat | classic 459J/?4/?6 p1 p3:2 - - | any"
SCENES = (
    STRAIGHT, f"{STRAIGHT} | lift 789TJ", f"{STRAIGHT} | typed 56789", f"{STRAIGHT} | typed 789TJ",
    f"{STRAIGHT} | pass", f"{STRAIGHT} | hint ; hint ; hint", f"{STRAIGHT} | lift 56789", TRIPLE,
    f"{TRIPLE} | typed 444", f"{TRIPLE} | hint ; hint ; hint", f"{TRIPLE} | lift 444 ; typed 4",
    f"{PAIR} | typed 99", f"{PAIR} | typed JJ", f"{PAIR} | hint ; hint ; hint", f"{PAIR} | typed QQ",
    f"{STAIR} | hint ; hint ; hint", f"{STAIR} | typed 4455", f"{LONG} | hint ; hint ; hint",
    f"{LONG} | typed 7", f"{LONG} | typed 56789", f"{ALONE} | hint ; hint ; hint",
    "repair | two-low 78J/?6/?6 p1 - - - | 78J | hint ; hint ; hint",
    "repair | two-low 3479K/?6/?6 p1 - - - | 347 | hint ; hint ; hint",
    "repair | two-low 3479K/?6/?6 p1 - - - | 347 | typed 9",
    "repair | two-low 4567K/?6/?6 p1 p3:345 - - | 467 | hint ; hint ; hint",
    "repair | two-low 4567K/?6/?6 p1 p3:345 - - | 467 | typed 567",
    "repair | two-low 5667788K/?6/?6 p1 p3:3344 - - | 5 | hint ; hint ; hint",
    "repair | classic 57789KK/?6/?6/?6 p1 p3:99 p4 - | 7789 | hint ; hint ; hint",
    "repair | classic 9JJQQ/?6/?6/?6 p1 p3:TT p4 - | 9J | typed JJ",
    "repair | classic 9JJQQ/?6/?6/?6 p1 p3:TT p4 - | 9 | hint ; hint ; hint",
    "repair | classic 9JJQQ/?6/?6/?6 p1 p3:TT p4 - | 9 | typed QQ",
    "repair | classic 9TTTT4/?6/?6/?6 p1 p3:JJ p4 - | TT | hint ; hint ; hint",
    "repair | classic 9TTTT4/?6/?6/?6 p1 p3:JJ p4 - | TT | typed TTTT",
    PAIRS, f"{PAIRS} | typed 33", f"{PAIRS} | typed 33 ; typed 33", f"{PAIRS} | typed 3", f"{PAIRS} | all",
    f"{PAIRS} | pass", f"{PAIRS} | typed 33 ; typed 77 ; all", f"{PAIRS} | typed 33 ; typed 77 ; typed 99 ; all",
    f"{PAIRS} | hint ; hint ; hint", f"{PAIRS} | typed 33 ; typed 77 ; typed 99 ; hint ; hint ; hint",
    ROWS, f"{ROWS} | typed 6789T", f"{ROWS} | typed 56789 ; typed 6789T ; typed 789TJ", f"{ROWS} | hint ; hint ; hint",
    LEAD, f"{LEAD} | typed 345", f"{LEAD} | hint ; hint ; hint", f"{LEAD} | typed 5 ; hint", f"{LEAD} | all",
    f"{SINGLE}", f"{SINGLE} | typed K", f"{SINGLE} | hint ; hint ; hint", f"{SINGLE} | typed 9 ; typed 5",
    "find_all | classic 456KK/?7/?8 p1 p3:Q - - | - | hint ; hint ; hint",
    "find_all | classic 456KK/?7/?8 p1 p3:Q - - | - | typed K ; all",
    "find_all | classic 456KK/?7/?8 p1 p3:Q - - | - | typed K ; hint ; hint ; hint",
    "find_all | classic 456KK/?7/?8 p1 p3:Q - - | - | typed K",
    "find_all | classic 456A/?7/?8 p1 - - - | - | typed 4", f"{ROWS} | pass",
    "find_all | classic 456KK/?7/?8 p1 p3:Q - - | - | pass", "beat | classic 4QQ/?5/?5 p1 p3:9 - - | any | typed 44",
    "repair | classic 579TTJ/?5/?5 p1 p3:6 - - | 5T | hint ; hint ; hint", f"{SINGLE} | typed 9 ; typed K",
    "repair | classic 45678KKK/?5/?5 p1 p3:444 - - | K | hint ; hint ; hint",
    "repair | classic 3d3s5c6h7s8d8cKc/?8/?8 p1 - - - open=3d | 3s | hint ; hint ; hint",
    "beat | classic 3d3s4c5h6s7dKc/?8/?8 p1 - - - open=3d | lead | typed 4c5h",
    "beat | classic 3d3s4c5h6s7dKc/?8/?8 p1 - - - open=3d | lead | typed 4c5d",
    "repair | two-low 567Q/?5/?5 p1 - - - | 56 | hint ; hint ; hint", f"{LEAD} | typed 3 ; typed 4",
    "repair | classic 345677K/?5/?5 p1 p3:55 - - | 3456 | hint ; hint ; hint",
    f"{BEAT} | typed 9TQ ; fix", f"{BEAT} | typed 9TQ", f"{BEAT} | typed 9TQ ; fix ; fix", f"{BEAT} | typed TTQ ; fix",
    f"{BEAT} | typed QQT", f"{BEAT} | typed QQT ; fix", f"{BEAT} | typed QQT ; fix ; fix",
    f"{BEAT} | typed QQT ; hint ; hint ; play", f"{BEAT} | typed 99 ; house", f"{BEAT} | pass ; house",
    f"{BEAT} | play ; house", f"{BEAT} | typed TTQ ; saved", f"{BEAT} | typed TTQ ; full",
    f"{BEAT} | typed TTQ ; read_only", f"{BEAT} | typed TTQ ; other", f"{BEAT} | typed 5 ; house",
    f"{TOP} | typed 45", f"{TOP} | typed 45 ; fix", f"{TOP} | typed 9 ; fix", f"{TOP} | typed 9 ; house",
    f"{LOWER} | typed JQKA2 ; house", f"{LOWER} | typed JQKA25 ; house", f"{LOWER} | typed JQKA ; fix",
    f"{LOWER} | typed JQKA ; fix ; fix", f"{LOWER} | typed 57",
    "beat | classic 9/?4/?6 p1 - - - | lead | play ; fix",
    "beat | classic 33445K/?5/?5 p1 - - - | lead | typed 33445",
    "beat | two-low 3345K2/?5/?5 p1 - - - | lead | typed 3345",
    "beat | classic 345K/?5/?5/?5/?5 p1 - - - | lead | typed 345 ; house",
    "name | classic | QKA2 | choose straight", "name | classic | QKA2 | choose none ; house",
    "name | classic | 33445 | choose none",
    "name | two-low | 4455 | choose stair ; house", "name | classic | 99 | choose pair ; house",
    "name | two-low | 99 | choose pair ; house",
    "order | classic | 3 K 2 | house", "order | two-low | 3 K 2 | house", "order | classic | 3 K A | house",
    "order | classic,triple_bomb=on | 333 66 | house",
    "which_beats | classic A2TTT/?5/?5 p1 p3:K - - | A 2 TTT | house",
    "which_beats | classic 579A/?5/?5 p1 p3:8 - - | 9 A 5 7 | mark 2 ; mark 3 ; play",
    "which_beats | classic 579A/?5/?5 p1 p3:8 - - | 9 A 5 7 | house",
    "which_beats | classic 579A/?5/?5 p1 p3:8 - - | 9 A 5",
    "which_beats | classic 499QQ/?5/?5 p1 p3:88 - - | 99 QQ 499 | mark 2 ; play",
    f"{PAIRS} | typed 799", "find_all | two-low 3455/?7/?8 p1 - - - | - | typed 345 ; typed 3455",
    "which_beats | classic,triple_bomb=on 4447/?5/?5 p1 p3:8 - - | 444 7 | house",
    "dispute | classic 5566T/?4/?5 p1 p2:99 p3 - | p1 55", "dispute | classic 5566T/?4/?5 p1 p2:99 p3 - | p1 pass",
    "dispute | classic 5566T/?4/?5 p1 p2:55 p3 - | p1 66", "dispute | classic 5566T/?4/?5 p1 - - - | p1 55",
    "dispute | two-low 5566T/?4/?5 p1 - - - | p1 5566", "dispute | classic 5566T/?4/?5 p1 - - - | p1 -",
    "dispute | classic 5566T/?4/?5 p1 - - - | p1 pass", "dispute | classic 5566T/?4/?5 p1 p2:99 p3 - | p1 5 | changed",
    "dispute | classic 5566T/?4/?5 p1 p2:55 p3 - | p1 66 | changed",
    "why_not | classic 6Q/?4/?4 p3 p2:8 - - | p1:Q | choose too_low",
    "why_not | classic 6Q/?4/?4 p3 p2:8 - - | p1:6 | choose too_low",
    "why_not | classic 6Q/34/?4 p2 - - - | p1:pass | choose must_lead",
    "why_not | classic 3s6sQd/3d4h/?4 p2 - - - open=3d | p1:3s | choose missing_opening_card",
    "why_not | classic 8Q/-/- - - - p2p3 | p1:8 | choose not_your_turn",
    "why_not | classic -/8Q/- - - - p3p1 | p2:pass | choose must_lead",
    "why_not | classic,pass_is_final=on 6J/?3/?4/?5 p2 p4:T p3p1 - | p1:J | choose too_low",
    "why_not | classic 5566T/?4/?5 p1 p2:99 p3 - | - | choose too_low",
    "why_not | classic,packs=2 4BBR/?5/?5 p1 - - - | BBR | choose not_a_combination/joker_pair_mixed_in",
    "dispute | two-low ?5/99J/?5 p1 p3:8 - - | p2 9", "dispute | two-low 5556/?4/?5 p1 p2:K p3 - | p1 555",
    "dispute | classic 6/?4/?5 p1 p2:5 p3 - | p1 pass", "dispute | classic 66/?4/?5 p1 p2:5 p3 - | p1 -",
)  # fmt: skip


# ---- playing a scene


@cache
def said(where: str, lang: str) -> list[tuple[Key, str]]:
    """Every message of these families that is said in a scene, and the sentence or line that it stands in."""
    kind, _, rest = where.partition(" | ")
    with recorded() as keys:
        seen = None if kind == "dispute" else view(played(kind, rest), lang)
        lines, text = _lines(seen) if seen else (_disputed(rest, lang), "")
    rows = list(_table(seen.house)) if seen else []
    found = []
    for key, told in keys:
        shown = told.replace(__version__, VERSION) if kind == "dispute" else told
        if key[0] in MESSAGES and shown:
            table = key[0].startswith("house-")  # its words are so short that they stand elsewhere too
            around = sorted((line for line in lines if shown in line and (not table or line in rows)), key=len)
            if around or shown in text:
                found.append((key, around[0] if around else shown))
    return list(dict.fromkeys(found))


def played(kind: str, rest: str) -> State:
    """The state at the end of a scene."""
    subject, what, *done = rest.split(" | ")
    state = open_level(lesson(_step(kind, subject, what, done), kind=kind), single=True)
    if kind in ("order", "which_beats") and done == ["house"]:
        state = do(state, Typed(" ".join(right_answers(state.part))))
    for each in done[0].split(" ; ") if done else ():
        way, _, more = each.partition(" ")
        state = lift(state, more) if way == "lift" else do(state, _event(way, more))
    return state


def _event(way: str, more: str) -> Event:
    if way == "mark":
        return Mark(int(more))
    if way == "choose":
        return Choose(more)
    return Typed(more) if way == "typed" else WAYS[way]


def _step(kind: str, subject: str, what: str, done: list[str]) -> str:
    """The lines of a level file for a scene, with the right answers of the engine."""
    lines = [f'rule_set = "{subject}"' if kind in ("name", "order") else f'position = "{subject}"']
    values: dict[str, Any] = {"kind": kind}
    if kind in ("name", "order"):
        values["rules"] = RuleSet.parse(subject)
    else:
        values["position"] = Position.parse(subject)
    if kind in ("repair", "why_not"):
        lines.append(f'try = "{what}"')
        seat, _, tried = what.rpartition(":")
        values |= {"tried": parse_selection(tried), "seat": parse_seat(seat) if seat else None}
    elif kind in ("order", "which_beats"):
        lines.append(f"items = {_list(what.split())}")
        values["items"] = tuple(Hand.of(*item) for item in what.split())
    elif kind == "name":
        values |= {"cards": parse_cards(what), "choices": ("straight", "stair", "pair", "none")}
        lines += [f'cards = "{what}"', f"choices = {_list(values['choices'])}"]
    elif kind == "find_all":
        values["type"] = what.replace("counted", "").strip(" -")
        lines += [f'type = "{values["type"]}"'] if values["type"] else []
        lines += ["count = true"] if "counted" in what else []
    else:
        lines.append(f'aim = "{what}"')
        values["aim"] = what
    right = right_answers(Part(prompt=Words(), right=(), **values))
    if kind == "why_not":
        lines.append(f"choices = {_list([*right, done[0].removeprefix('choose ')])}")
    return "\n".join([*lines, f"right = {_list(right)}"]) + "\n"


def _list(items: Any) -> str:
    return "[" + ", ".join(f'"{item}"' for item in items) + "]"


def _lines(seen: View) -> tuple[list[str], str]:
    """What stands in a view, line by line, and its text."""
    lines = [seen.aim, seen.selected_text, seen.listed_label, *(each.label for each in seen.listed)]
    lines += [line for action in seen.actions for line in (action.label, action.note)]
    if seen.feedback is not None:
        lines += [seen.feedback.headline, *seen.feedback.body, *seen.feedback.others]
        lines += [seen.feedback.others_label, seen.feedback.saved]
    return [line for line in (*lines, *_table(seen.house)) if line], seen.text


def _table(house: HouseView | None) -> Iterator[str]:
    if house is not None:
        yield from (house.caption, " | ".join(house.columns), house.note)
        for row in house.rows:
            yield " | ".join(filter(None, (row.table, row.verdict, row.why, row.decides)))


def _disputed(rest: str, lang: str) -> list[str]:
    """What the command prints of a dispute; of one that is `changed` the file has the other verdict."""
    position, chosen, *changed = rest.split(" | ")
    seat, _, cards = chosen.partition(" ")
    parsed = Position.parse(position)
    file = dispute_of(parsed.view(parse_seat(seat, parsed.seats)), parse_selection(cards))
    if changed:
        file = replace(file, legal=not file.legal, codes=("pair",) if not file.legal else ("too_low",), version="0.0.9")
    out = io.StringIO()
    with TemporaryDirectory() as folder, redirect_stdout(out):
        path = Path(folder) / "dispute-1.toml"
        path.write_text(str(file), encoding="utf-8")
        command.main([str(path), "--lang", lang])
    return out.getvalue().replace(__version__, VERSION).splitlines()


# ---- choosing and writing


MESSAGES = {key: entry for key, entry in EVERY.items() if key.startswith((*ALIKE, *PLAYED)) and key not in TEXTS}


def places() -> Iterator[str]:
    """Scenes to choose from: those above, and every wrong reason at many positions."""
    yield from SCENES
    for each in (*RARE, *map(case, range(100))):
        position, reasons = each.parsed(), each.reasons()
        seat = position.turn if each.seat is None else each.seat
        if seat is None or not reasons or not isinstance(position.hands[seat], Hand):
            continue
        known = {reason_id(reason) for reason in refusal(position, parse_selection(each.play), seat)}
        tried = each.play if seat == position.turn else f"{seat_name(seat)}:{each.play}"
        for choice in CHOICES:
            if choice not in known:
                yield f"why_not | {each.position} | {tried} | choose {choice}"


def collect() -> dict[Key, list[tuple[str, str]]]:
    """For every message and form the shortest scenes where it is said, with different sentences if there are any."""
    found: dict[Key, dict[str, str]] = defaultdict(dict)
    for where in places():
        try:
            for key, sentence in said(where, "en"):
                known = found[key].get(sentence)
                if known is None or len(where) < len(known):
                    found[key][sentence] = where
        except ZsyError:  # no level could be made of it: a card that is not held
            continue
    kept = {}
    for key, sentences in sorted(found.items()):
        ranked = sorted(sentences.items(), key=lambda pair: (len(pair[1]), pair[0]))
        kept[key] = [(where, sentence) for sentence, where in ranked[:EACH]]
    return kept


def here(key: str, where: str, lang: str) -> list[str]:
    """The sentences there with the message `key`, in whatever form, in order."""
    return [sentence for (name, _), sentence in said(where, lang) if name == key]


def write() -> None:
    """Write both files: the English sentence chosen and the Chinese one in its place."""
    lines: dict[str, list[str]] = {lang: [] for lang in LANGS}
    for key, chosen in collect().items():
        for lang in LANGS:
            lines[lang].append(f"== {header(key)}")
        for where, sentence in chosen:
            place = here(key[0], where, "en").index(sentence)
            for lang in LANGS:
                lines[lang] += [where, f"    {here(key[0], where, lang)[place]}"]
        for lang in LANGS:
            lines[lang].append("")
    for lang in LANGS:
        (FOLDER / f"asked_{lang}.txt").write_text("\n".join(lines[lang]), encoding="utf-8")


def missing(found: set[Key]) -> set[Key]:
    """The messages and forms that are not among these."""
    return every_form(MESSAGES) - found - NEVER


if __name__ == "__main__":
    write()
