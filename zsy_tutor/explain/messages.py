"""Fluent messages and the words that sentences are built from: numbers, ranks, cards, lists, plays.

Texts live in `locale/<lang>/*.ftl` alone. Nothing here knows a rule; what is said of a refusal is chosen in `reasons`.
`fluent.runtime` is imported on first use, so that the engine starts without it.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fluent.runtime import FluentBundle

    from ..rules.cards import Card
    from ..rules.plays import Play
    from ..rules.ruleset import RuleSet

LANGS = ("en", "zh")
LOCALE = Path(__file__).parent / "locale"
SIGNS = {"d": "♦\ufe0e", "c": "♣\ufe0e", "h": "♥\ufe0e", "s": "♠\ufe0e"}
"""Suit signs, each with the mark that keeps it from being drawn as a picture."""
FIRST = ("reasons", "shapes", "words")
"""Files that are read first: what the engine says needs no others."""
ROWS = ("straight", "stair", "plate")
"""Types whose length is part of what must be followed."""


class MessageError(LookupError):
    """A message that does not exist, or that lacks a value: a fault of the program, never shown as half a sentence."""


class _Messages:
    """The messages of one language. Files are read when a key is not yet known, those of every refusal first."""

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle

        if lang not in LANGS:
            raise MessageError(f"no language {lang!r}; there are {', '.join(LANGS)}")
        self.bundle: FluentBundle = FluentBundle([lang], use_isolating=False)
        files = sorted((LOCALE / lang).glob("*.ftl"))
        self._unread = sorted(files, key=lambda file: (file.stem not in FIRST, file.name), reverse=True)

    def has(self, key: str) -> bool:
        from fluent.runtime import FluentResource

        while not self.bundle.has_message(key) and self._unread:
            self.bundle.add_resource(FluentResource(self._unread.pop().read_text(encoding="utf-8")))
        return self.bundle.has_message(key)


@cache
def _messages(lang: str) -> _Messages:
    return _Messages(lang)


def text(key: str, lang: str, **args: str | int) -> str:
    """The message `key` in `lang` with its values filled in; `MessageError` for an unknown key or a missing value.

    >>> text("ui-hand-cards", "en", n=1)
    'Your hand, 1 card'
    """
    messages = _messages(lang)
    if not messages.has(key):
        raise MessageError(f"no message {key!r} in {lang!r}")
    bundle = messages.bundle
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MessageError(f"message {key!r} in {lang!r} has no text")
    value, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise MessageError(f"message {key!r} in {lang!r}: {errors[0]}")
    return str(value)


def has_text(key: str, lang: str) -> bool:
    """Whether there is a message `key`."""
    return _messages(lang).has(key)


def n_word(n: int, lang: str) -> str:
    """A count in front of a rank: a word up to nine, then digits.

    >>> n_word(3, "en"), n_word(12, "en")
    ('three', '12')
    """
    return text(f"number-{n}", lang) if 1 <= n <= 9 else str(n)


def rank_name(rank: str, lang: str) -> str:
    """The rank alone, `10`, `king`, `Black Joker`; never `T`."""
    return text(f"rank-{rank}", lang)


def rank_plural(rank: str, lang: str) -> str:
    """Several of the rank: `10s`, `kings`."""
    return text(f"ranks-{rank}", lang)


def one_of(rank: str, lang: str) -> str:
    """One card of the rank, suit untold: `an 8`, `a king`."""
    return text(f"a_rank-{rank}", lang)


def the_rank(rank: str, lang: str) -> str:
    """The rank as something to be above: `the 8`, `the king`.

    >>> the_rank("K", "en")
    'the king'
    """
    return text("the_rank", lang, rank=rank_name(rank, lang))


def card_name(card: Card | str, lang: str) -> str:
    """The card by name, as a screen reader says it: `10 of hearts`, `Black Joker`; the rank alone without a suit.

    >>> card_name("Th", "en"), card_name("B", "en"), card_name("J", "en")
    ('10 of hearts', 'Black Joker', 'jack')
    """
    notation = str(card)
    rank = rank_name(notation[0], lang)
    if len(notation) == 1:
        return rank
    return text("card-suited", lang, rank=rank, suit=text(f"suit-{notation[1]}", lang))


def the_card(card: Card | str, lang: str) -> str:
    """The card inside a sentence: `the 10 of hearts`, `the Black Joker`, and `a 10` where no suit is told."""
    notation = str(card)
    if len(notation) == 1 and notation not in "BR":
        return one_of(notation, lang)
    return text("the_card", lang, card=card_name(notation, lang))


def short_card(card: Card | str, lang: str) -> str:
    """The card as briefly as it can be read: `10♥︎`, `K`, `Black Joker`."""
    notation = str(card)
    if notation in ("B", "R"):
        return rank_name(notation, lang)
    return text(f"short-{notation[0]}", lang) + "".join(SIGNS[suit] for suit in notation[1:])


def suited_text(cards: Iterable[Card | str] | str, lang: str) -> str:
    """Cards one after another with signs for suits, in the order given: `8♠︎ 8♥︎`; jokers by name."""
    return " ".join(short_card(card, lang) for card in _split(cards))


def join(items: Sequence[str], lang: str, last: Literal["and", "or"] = "and") -> str:
    """A list in words.

    >>> join(["3", "5", "9"], "en"), join(["3", "5"], "en", "or")
    ('3, 5 and 9', '3 or 5')
    """
    if not items:
        raise MessageError("an empty list has no words")
    if len(items) == 1:
        return items[0]
    head = items[0]
    for item in items[1:-1]:
        head = text("list-comma", lang, a=head, b=item)
    return text(f"list-{last}", lang, a=head, b=items[-1])


def rank_list(ranks: str, lang: str, last: Literal["and", "or"] = "and") -> str:
    """Ranks of notation (cards with suits too), each as often as it comes: `9, 10 and jack`."""
    return join([rank_name(card[0], lang) for card in _split(ranks)], lang, last)


def plural_list(ranks: str, lang: str) -> str:
    """Each rank once, as several: `4s and kings`."""
    return join([rank_plural(rank, lang) for rank in dict.fromkeys(card[0] for card in _split(ranks))], lang)


def counted(cards: str, lang: str) -> str:
    """Cards of notation counted by rank, suits untold.

    >>> counted("44Kd", "en"), counted("BB", "en")
    ('two 4s and a king', 'two Black Jokers')
    """
    counts = Counter(card[0] for card in _split(cards))
    return join([some(n, rank, lang) for rank, n in counts.items()], lang)


def some(n: int, rank: str, lang: str) -> str:
    """So many cards of a rank: `a king`, `two 4s`."""
    if n == 1:
        return one_of(rank, lang)
    return text("some_ranks", lang, n_word=n_word(n, lang), ranks=rank_plural(rank, lang))


def card_list(cards: str, lang: str, last: Literal["and", "or"] = "and") -> str:
    """Cards of notation in words: with suits each by name, without counted by rank.

    >>> card_list("9hB", "en"), card_list("99", "en")
    ('the 9 of hearts and the Black Joker', 'two 9s')
    """
    items = _split(cards)
    if all(len(card) == 1 for card in items):
        counts = Counter(items)
        return join([the_card(card, lang) if n == 1 else some(n, card, lang) for card, n in counts.items()], lang, last)
    return join([the_card(card, lang) for card in items], lang, last)


def _split(cards: Iterable[Card | str] | str) -> list[str]:
    """Notation cut into cards, each a rank with the suit that follows it, if any."""
    if not isinstance(cards, str):
        return [str(card) for card in cards]
    found: list[str] = []
    for letter in cards:
        if letter in SIGNS:
            found[-1] += letter
        elif letter != "-":
            found.append(letter)
    return found


def split_cards(cards: str) -> list[str]:
    """Notation cut into cards: `["Th", "B"]`."""
    return _split(cards)


def describe(play: Play, rules: RuleSet, lang: str) -> str:
    """The play in words, article inside, never the start of a sentence: `a pair of 9s`.

    >>> from zsy_tutor.rules.plays import classify
    >>> from zsy_tutor.rules.ruleset import CLASSIC
    >>> describe(classify("44999", CLASSIC), CLASSIC, "en")
    'a full house, 9s over 4s'
    """
    return describe_facts(play.type, play.ranks, play.top, lang)


def describe_facts(play_type: str, ranks: str, top: str, lang: str) -> str:
    """The same from facts: type, ranks low to high, and the rank the play goes by."""
    if play_type in ("joker_bomb", "four_jokers"):
        return text(f"play-{play_type}", lang)
    if play_type == "single":
        return text("play-single_joker" if top in "BR" else "play-single", lang, rank=rank_name(top, lang))
    if play_type in ROWS:
        return text(f"play-{play_type}", lang, low=rank_name(ranks[0], lang), high=rank_name(ranks[-1], lang))
    names: dict[str, Any] = {"ranks": rank_plural(top, lang)}
    if play_type == "full_house":
        names["extras"] = rank_plural(ranks.replace(top, "")[0], lang)
    elif play_type == "bomb":
        names["n_word"] = n_word(len(ranks), lang)
    return text(f"play-{play_type}", lang, **names)


def type_name(play_type: str, lang: str) -> str:
    """The type alone: `full house`."""
    return text(f"type-{play_type}", lang)


def follow(play_type: str, size: int, lang: str) -> str:
    """What must be followed: the type, with its length where that counts: `straight of 5 cards`."""
    if play_type in ROWS:
        return text(f"follow-{play_type}", lang, n=size)
    return type_name(play_type, lang)


def types_list(rules: RuleSet, lang: str) -> str:
    """Every type that `rules` know, whatever the number of packs; the four jokers are left to the lessons."""
    known = ["single", "pair"]
    known += [] if rules.triple_bomb else ["triple"]
    known += ["full_house"] if rules.full_houses else []
    names = [text(f"types-{name}", lang) for name in known]
    names.append(text("types-straight", lang, min=rules.min_straight))
    names += [text("types-stair", lang)] if rules.stairs else []
    names += [text("types-plate", lang)] if rules.plates else []
    names.append(text("types-bomb", lang))
    return join(names, lang)


def title(place: int, seats: int, rules: RuleSet, lang: str) -> str:
    """What the seat that finishes at `place` (from 1) of `seats` is called (P7): a title, in `two-low` a place."""
    names = {2: "13", 3: "1m3", 4: "1253", 5: "12m53", 6: "12mm53"}
    if not rules.is_classic or seats not in names or seats == 2:
        return text("place", lang, n=place)
    kind = names[seats][place - 1]
    return text({"1": "title-upstream", "3": "title-downstream", "m": "title-middle", "2": "title-second_upstream",
                 "5": f"title-second_downstream-{seats}"}[kind], lang)  # fmt: skip
