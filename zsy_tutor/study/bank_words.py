"""What a puzzle of the bank asks, in one sentence: which rules, who leads or what lies there, what is wanted.

Chosen here, written in `bank.ftl` of each language.
"""

from __future__ import annotations

from ..explain.messages import describe, rank_plural, text, type_name
from ..explain.ruletexts import rules_in_brackets
from .count_asked import StillOut
from .exchanging import Exchanging
from .exercises import LANGUAGES, Part, Words
from .seating import seat_names


def prompt(part: Part | None) -> Words:
    """The sentence in every language; nothing for no part."""
    return Words({lang: sentence(part, lang) for lang in LANGUAGES} if part else {})


def sentence(part: Part, lang: str) -> str:
    """The sentence in one language."""
    rules = rules_in_brackets(part.rule_set, lang)
    if part.position is None:
        if isinstance(part.asked, Exchanging):
            key = f"bank-back-{part.asked.aim}" if part.asked.gives_back else "bank-pay"
            return text(key, lang, rules=rules, n=part.asked.number)
        if isinstance(part.asked, StillOut):
            return text("bank-count", lang, rules=rules, ranks=rank_plural(part.asked.rank, lang))
        return text(f"bank-{part.kind}", lang, rules=rules)
    aim = _aim(part, lang)
    trick = part.table.trick
    if trick is None:
        return text("bank-leads", lang, rules=rules, aim=aim)
    seat = seat_names(part.table, lang)[trick.owner]
    return text("bank-table", lang, rules=rules, seat=seat, table=describe(trick.play, part.rule_set, lang), aim=aim)


def _aim(part: Part, lang: str) -> str:
    """What is wanted, as the end of the sentence."""
    key = f"bank-{part.kind}"
    if part.kind == "beat":
        return text(f"{key}-{part.aim}", lang)
    if part.kind == "find_all":
        if part.type:
            return text(f"{key}-type", lang, type=type_name(part.type, lang))
        return text(f"{key}-table" if part.table.trick else f"{key}-lead", lang)
    if part.kind == "endgame":
        return text(f"{key}-{part.goal}", lang)
    return text(key, lang)
