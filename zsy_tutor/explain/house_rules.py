"""House rules in words: for every option who says what about it, and positions in which it makes a difference.

What comes out is asked of the engine through `flips`; nothing is decided here.
"""

from __future__ import annotations

from ..rules.errors import RequestError
from ..rules.ruleset import OPTION, OPTIONS
from .flip_words import sides
from .flips import flips_of
from .messages import has_text, text
from .pages import Block, Heading, Page, Paragraph, Part, Table
from .ruletexts import option_text
from .verdicts import PRESET

NAMES = tuple(option.name for option in OPTIONS)
"""Every option that has a part of the page, in the order of rule sets."""


def house_rule_page(option: str, lang: str) -> Page:
    """One option, or `preset` for the two games: what it is, who says what, and the positions that it decides.

    `RequestError` names the options there are.
    """
    if option not in (PRESET, *NAMES):
        allowed = ", ".join((PRESET, *NAMES))
        message = f"no option {option[:30]!r}; there are {allowed}"
        raise RequestError(message, "option", "house_rule", text=option[:30], allowed=allowed)
    if option == PRESET:
        title: tuple[Part, ...] = (Part(text("rule_page-preset-title", lang)),)
    else:
        title = (Part(text(f"switch-{option}", lang)), Part(" "), Part(option, "code"))
    blocks: list[Block] = [Heading(title), Paragraph(text(f"rule_page-{option}-says", lang))]
    if option != PRESET:
        head = (text("rule_page-head-who", lang), text("rule_page-head-says", lang))
        blocks.append(Table(text("rule_page-voices", lang), head, _voices(option, lang)))
    blocks += [sides(flip, lang) for flip in flips_of(option, shown=True)]
    return Page(lang, tuple(blocks))


def house_rules_page(lang: str) -> Page:
    """What house rules are, before the options one by one."""
    return Page(lang, (Heading(text("rule_page-title", lang), 1), Paragraph(text("rule_page-intro", lang))))


def _voices(option: str, lang: str) -> tuple[tuple[str, str], ...]:
    """Who says what: both sources, other tables if they say anything, and what is played here."""
    silent = text("rule_page-silent", lang)
    rows = [(text(f"rule_page-{who}", lang), _voice(option, who, lang) or silent) for who in ("a", "b")]
    elsewhere = _voice(option, "else", lang)
    if elsewhere:
        rows.append((text("rule_page-else", lang), elsewhere))
    return (*rows, (text("rule_page-here", lang), _here(option, lang)))


def _voice(option: str, who: str, lang: str) -> str:
    key = f"rule_page-{option}-{who}"
    return text(key, lang) if has_text(key, lang) else ""


def _here(option: str, lang: str) -> str:
    if option == "packs":
        classic, low = text("rule_page-packs-auto", lang), option_text("packs", "1", lang)
        return text("rule_page-here-both", lang, classic=classic, low=low)
    classic = option_text(option, OPTION[option].default("classic"), lang)
    low = OPTION[option].default("two-low")
    if not low:
        return text("rule_page-here-classic", lang, classic=classic)
    two_low = option_text(option, low, lang)
    if two_low == classic:
        return text("rule_page-here-same", lang, classic=classic)
    return text("rule_page-here-both", lang, classic=classic, low=two_low)
