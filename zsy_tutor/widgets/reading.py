"""What a notebook calls for a page to read: `terms`, `house_rules`, `sources` and `cousins`.

No widget is loaded here, and no exercise.
"""

from __future__ import annotations

from zsy_tutor.explain.cousins import cousins_page
from zsy_tutor.explain.house_rules import house_rule_page, house_rules_page
from zsy_tutor.explain.terms import terms_page
from zsy_tutor.explain.two_sources import sources_page
from zsy_tutor.widgets.language import answered
from zsy_tutor.widgets.pages import ShownPage


def terms(lang: str | None = None) -> ShownPage:
    """The words of the game in English and Chinese.

    `lang`: `en` or `zh`; left out, what the launcher was started with, else English.
    """
    with answered(lang) as spoken:
        return ShownPage(terms_page(spoken))


def house_rules(option: str = "", lang: str | None = None) -> ShownPage:
    """What the sources and other tables say about an option, and positions that it decides, judged both ways.

    Without `option` what house rules are; `preset` compares the two games; `RequestError` for another name. `lang` as
    in `terms`.
    """
    with answered(lang) as spoken:
        return ShownPage(house_rule_page(option, spoken) if option else house_rules_page(spoken))


def sources(lang: str | None = None) -> ShownPage:
    """Where the two sources disagree, and where one contradicts itself. `lang` as in `terms`."""
    with answered(lang) as spoken:
        return ShownPage(sources_page(spoken))


def cousins(lang: str | None = None) -> ShownPage:
    """Big Two and Dou Dizhu beside this game. `lang` as in `terms`."""
    with answered(lang) as spoken:
        return ShownPage(cousins_page(spoken))
