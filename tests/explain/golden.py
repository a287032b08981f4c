"""The golden files: every sentence beside the position, the play and the rules it speaks of.

Write them anew with `python -m tests.explain.golden`, and read what has changed.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from tests.explain.samples import Case, refusals, variant
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.explain.reasons import message
from zsy_tutor.rules.legality import Illegal, Reason
from zsy_tutor.rules.notation import parse_cards
from zsy_tutor.rules.position import seat_name
from zsy_tutor.rules.ruleset import RuleSet
from zsy_tutor.rules.tribute import check_payment, check_return

FOLDER = Path(__file__).parent / "golden"
SEEDS = range(8000)
EACH = 3

EXCHANGES = (
    "tribute classic 3c5d5sTdAhAsB 2 Ah",
    "tribute classic 3c5d5sTdAhAsB 2 3cAhAs",
    "tribute classic 36K2 1 K2",
    "tribute classic BR43 3 4",
    "tribute classic BRQ 2 -",
    "tribute classic B77 3 7",
    "tribute classic BR 2 B",
    "tribute classic BR 1 R",
    "tribute classic BBRR 2 BB",
    "tribute classic 34K 0 K",
    "tribute classic 3dAs 0 As",
    "tribute classic 34 0 34",
    "tribute classic 3c5d5sTdAhAsB 2 AhB",
    "tribute classic 349BBR 2 BB",
    "tribute classic 3d9sBR 1 R",
    "tribute classic 3c5d5sTdAhAsB 2 TdAh",
    "tribute classic 3d4d 1 9d",
    "tribute classic 4s5s6s 1 Ah",
    "tribute classic 6c9hKcAdAhAs 2 KcAd",
    "tribute classic,jokers_exempt=off 39KABR 2 KA",
    "tribute classic,jokers_exempt=off 39KA 1 K",
    "tribute classic,jokers_exempt=off 3dKsB 1 Ks",
    "tribute classic,tribute=3 34489QKA 3 4QA",
    "tribute classic 3c5dAh 2 AhAs",
    "tribute classic 35A 1 2",
    "give_back classic 3dJhQs2c 2 3d",
    "give_back classic 345 1 34",
    "give_back classic 3445 2 -",
    "give_back classic 3 2 33",
    "give_back classic 34 3 3",
    "give_back classic J 3 JJJ",
    "give_back classic,return_limit=T 33377A2 2 A2",
    "give_back classic,return_limit=8 3d4cKhB 1 B",
    "give_back classic,return_limit=J 34KK 1 K",
    "give_back classic,return_limit=T 3JQK 2 QK",
    "give_back classic,return_limit=5 789BR 2 BR",
    "give_back classic,return_limit=3 4d5d6dKs 1 Ks",
)
"""Payments and returns: kind, rules, hand, how many cards, what is chosen."""


class Entry(NamedTuple):
    """One place where something is said: a line that tells it all, the rules and the reason."""

    where: str
    rules: RuleSet
    reason: Reason

    def key(self) -> str:
        return variant(self.reason, self.rules)

    def said(self, lang: str) -> str:
        return message(self.reason, self.rules, lang).text(lang)


def judged(case: Case, reason: Reason) -> Entry:
    seat = "" if case.seat is None else f"{seat_name(case.seat)}:"
    rules = RuleSet.parse(case.position.split(" ")[0])
    return Entry(f"judge {case.position} | {seat}{case.play}", rules, reason)


def exchanged(line: str) -> list[Entry]:
    kind, rules_text, hand, number, chosen = line.split(" ")
    rules = RuleSet.parse(rules_text)
    check = check_payment if kind == "tribute" else check_return
    verdict = check(rules, parse_cards(hand), int(number), parse_cards(chosen))
    return [Entry(line, rules, reason) for reason in verdict.reasons] if isinstance(verdict, Illegal) else []


def entries_of(where: str) -> list[Entry]:
    """What is said where a line of the golden files says it is."""
    if not where.startswith("judge "):
        return exchanged(where)
    position, _, play = where.removeprefix("judge ").partition(" | ")
    seat, _, cards = play.rpartition(":")
    case = Case(position, cards, int(seat[1:]) - 1 if seat else None)
    return [judged(case, reason) for reason in case.reasons()]


def collect() -> dict[str, list[Entry]]:
    """The shortest cases of each variant that say different things."""
    found: dict[str, list[Entry]] = defaultdict(list)
    for case, reason in refusals(SEEDS):
        entry = judged(case, reason)
        found[entry.key()].append(entry)
    for line in EXCHANGES:
        for entry in exchanged(line):
            found[entry.key()].append(entry)
    return {key: _shortest(entries) for key, entries in sorted(found.items())}


def _shortest(entries: list[Entry]) -> list[Entry]:
    ranked = sorted(entries, key=lambda entry: len(entry.where))
    kept: list[Entry] = []
    for new in (True, False):  # different sentences first
        for entry in ranked:
            fresh = all(entry.said("en") != other.said("en") for other in kept)
            if len(kept) < EACH and entry not in kept and (fresh or not new):
                kept.append(entry)
    return kept


def write() -> None:
    found = collect()
    for lang in LANGS:
        lines = []
        for key, entries in found.items():
            lines.append(f"== {key}")
            for entry in entries:
                lines += [entry.where, f"    {entry.said(lang)}"]
            lines.append("")
        (FOLDER / f"{lang}.txt").write_text("\n".join(lines), encoding="utf-8")


def read(lang: str) -> list[tuple[str, str, str]]:
    """Variant, place and sentence of every entry of a golden file of refusals."""
    return read_file(f"{lang}.txt")


def read_file(name: str) -> list[tuple[str, str, str]]:
    """Variant or message, place and sentence of every entry of a golden file."""
    key, where, found = "", "", []
    for line in (FOLDER / name).read_text(encoding="utf-8").splitlines():
        if line.startswith("== "):
            key = line[3:]
        elif line.startswith("    "):
            found.append((key, where, line.removeprefix("    ")))
        elif line:
            where = line
    return found


if __name__ == "__main__":
    write()
