"""The glossary: complete, in the words that the sentences use, and written as its reader expects."""

from __future__ import annotations

import re

import pytest

from zsy_tutor.explain.messages import LANGS, text
from zsy_tutor.explain.terms import Term, groups, terms_page

TERMS = [term for group in groups() for term in group.terms]
SAME = {
    "single": "type-single", "pair": "type-pair", "triple": "type-triple", "full house": "type-full_house",
    "straight": "type-straight", "stair": "type-stair", "plate": "type-plate", "bomb": "type-bomb",
    "joker bomb": "type-joker_bomb", "four jokers": "type-four_jokers", "Upstream": "title-upstream",
    "Downstream": "title-downstream", "Middle": "title-middle", "Second-Upstream": "title-second_upstream",
}  # fmt: skip
TONES = "āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ"


def test_the_words_are_those_of_the_sentences() -> None:
    by_name = {term.en: term for term in TERMS}
    for name, key in SAME.items():
        assert by_name[name].en.lower() == text(key, "en").lower()
        assert by_name[name].zh == text(key, "zh")
    jokers = by_name["Black Joker / Red Joker"]
    for lang in LANGS:
        assert getattr(jokers, lang) == f"{text('rank-B', lang)} / {text('rank-R', lang)}"
    seconds = " / ".join(text(f"title-second_downstream-{n}", "zh") for n in (4, 5, 6))
    assert by_name["Second-Downstream (4 / 5 / 6 players)"].zh == seconds


def test_no_word_is_there_twice() -> None:
    assert len({term.en for term in TERMS}) == len({term.zh for term in TERMS}) == len(TERMS) >= 50


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.en)
def test_a_word_is_complete(term: Term) -> None:
    assert not re.search(r"[\u4e00-\u9fff!]", term.en + term.means["en"])
    assert re.fullmatch(rf"[a-zü{TONES} /;']+", term.pinyin)
    # one syllable for each character, each with a tone, but for those that have none
    marked = len(re.findall(f"[{TONES}]", term.pinyin))
    characters = len(re.findall(r"[\u4e00-\u9fff\d]", term.zh))
    assert characters - 2 <= marked <= characters, (term.zh, term.pinyin)
    assert term.means["en"].endswith(".")
    assert term.means["zh"].endswith("。")
    assert len(term.means["en"]) <= 130
    assert not re.search(r"[您它！,;:!?()]|[A-Za-z]", re.sub(r"[JQKA]", "", term.means["zh"]))


def test_numbers_agree_between_the_languages() -> None:
    for term in TERMS:
        assert set(re.findall(r"\d+", term.means["en"])) <= set(re.findall(r"\d+", term.means["zh"])), term


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_shows_every_word(lang: str) -> None:
    page = terms_page(lang)
    for term in TERMS:
        for shown in (term.en, term.zh, term.pinyin, term.means[lang], term.also):
            assert shown in page.text
            assert shown in page.markdown
