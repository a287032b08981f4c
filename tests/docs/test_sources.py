"""Where each rule comes from: what the program says is what `docs/rules.md` says."""

from __future__ import annotations

import re

import pytest

from tests.docs.rules_page import HEADING, TEXT
from zsy_tutor.explain.messages import LANGS
from zsy_tutor.explain.ruletexts import RULE_IDS
from zsy_tutor.explain.sources import SOURCES, Source, source_text
from zsy_tutor.rules.ruleset import CLASSIC, OPTION, TWO_LOW


def page_sources() -> dict[str, Source]:
    """Pages, ruling and options of every rule, as the page has them."""
    found = {}
    for match in HEADING.finditer(TEXT):
        rule, section = match.group(2), " ".join(re.split(r"\n##|<a id", TEXT[match.end() :])[0].split())
        said = re.search(r"\*Source:\* (.*?)(?= \*Ruling:\*| \*Examples?:\*| <a id|$)", section)
        if said is None:
            continue
        source = said.group(1).replace("A does not know them", "")
        letters = "".join(letter for letter in "AB" if re.search(rf"\b{letter}\b", source))
        ours = source.startswith(("ours", "silent"))
        stated = section.partition("*Examples:*")[0].lower()
        names = re.findall(r"`(\w+)`", stated[stated.index("**option") :]) if "**option" in stated else []
        found[rule] = Source(
            "" if ours else letters,
            ours or "*Ruling:*" in section,
            tuple(name for name in dict.fromkeys(names) if name in OPTION),
        )
    return found


def test_every_source_is_that_of_the_page() -> None:
    page = page_sources()
    assert set(SOURCES) == {rule for rule in RULE_IDS if not rule.startswith("H")}
    assert set(page) == set(SOURCES)
    for rule, source in SOURCES.items():
        assert (source.pages, source.ruling) == (page[rule].pages, page[rule].ruling), rule
        assert set(source.options) == set(page[rule].options), rule


@pytest.mark.parametrize("lang", LANGS)
def test_a_source_for_every_rule_at_every_table(lang: str) -> None:
    for rules in (CLASSIC, TWO_LOW):
        plain = {rule: source_text(rule, lang, rules) for rule in SOURCES}
        assert all(plain.values())
        for rule, source in SOURCES.items():
            for option in source.options:
                values = OPTION[option].values(rules.preset) if option in rules.values else ()
                other = [value for value in values if value != rules.values[option]]
                for value in other[:1]:
                    if option in ("partner_takes_lead", "round_ends", "scoring"):  # go with others alone
                        continue
                    assert source_text(rule, lang, rules.with_options(**{option: value})) != plain[rule]
