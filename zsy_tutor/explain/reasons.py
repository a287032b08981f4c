"""The sentence for every reason why a play, a payment or a return is refused.

Here a reason is turned into the message that is true of it, with its values; shapes have their part in `shapes`,
and the texts live in the Fluent files. Nothing is decided about the game: all that is said comes from the facts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .messages import (
    ROWS,
    card_list,
    counted,
    describe_facts,
    follow,
    has_text,
    n_word,
    rank_plural,
    some,
    split_cards,
    text,
    the_card,
    the_rank,
    type_name,
)
from .ruletexts import rule_text, rule_title, rules_text
from .shapes import shape_message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ..rules.legality import Reason
    from ..rules.ruleset import RuleSet

__all__ = ["Message", "above_words", "message", "rule_text", "rule_title", "rules_text", "sentence", "verdict"]

Values = dict[str, str | int]


class Message(NamedTuple):
    """A message to be shown: its key and its values, and one that follows it as a second sentence, if any."""

    key: str
    values: Values
    then: Message | None = None

    def text(self, lang: str) -> str:
        """The message in words."""
        said = text(self.key, lang, **self.values)
        return text("two_sentences", lang, first=said, second=self.then.text(lang)) if self.then else said


def sentence(reason: Reason, rules: RuleSet, lang: str, seat_names: Mapping[int, str] | None = None) -> str:
    """Why, as a whole sentence or two: what is the matter with which cards, what the rule asks, what would do.

    `seat_names` by seat from 0; a seat without a name is called as in notation.

    >>> from zsy_tutor.rules.legality import check
    >>> from zsy_tutor.rules.notation import parse_selection
    >>> from zsy_tutor.rules.position import Position
    >>> position = Position.parse("classic 8822TT/?4/?4 p1 p2:QQ p3 -")
    >>> sentence(check(position, parse_selection("22T")).reasons[0], position.rules, "zh")
    '10、2、2点数不全一样，凑不成三张。三张牌要都是同一个点数。'
    """
    return message(reason, rules, lang, seat_names).text(lang)


def verdict(reason: Reason, lang: str) -> str:
    """The same in a few words, as a headline."""
    variant = f"verdict-{reason.code}-{reason.facts.get('cause')}"
    return text(variant if has_text(variant, lang) else f"verdict-{reason.code}", lang)


def message(reason: Reason, rules: RuleSet, lang: str, seat_names: Mapping[int, str] | None = None) -> Message:
    """Which message fits the reason, and its values in `lang`."""
    if reason.code == "not_a_combination":
        return Message(*shape_message(reason.shape_reason, reason.facts, rules, lang))
    if reason.code == "not_your_turn":
        return Message("not_your_turn", {"seat": _seat(reason.facts["turn"], seat_names)})
    return _MESSAGES[reason.code](reason, rules, lang)


def _seat(seat: str, names: Mapping[int, str] | None) -> str:
    return (names or {}).get(int(seat[1:]) - 1, seat)


# ---- turn and hand


def _plain(reason: Reason, rules: RuleSet, lang: str) -> Message:
    return Message(reason.code, {})


def _must_lead(reason: Reason, rules: RuleSet, lang: str) -> Message:
    card = reason.facts["opening_card"]
    return Message("must_lead-opening", {"card": the_card(card, lang)}) if card else Message("must_lead", {})


def _nothing_selected(reason: Reason, rules: RuleSet, lang: str) -> Message:
    return Message("nothing_selected-lead" if reason.facts["leading"] else "nothing_selected", {})


def _not_in_hand(reason: Reason, rules: RuleSet, lang: str) -> Message:
    facts = reason.facts
    cards, held, chosen = facts["cards"], facts["copies_held"], facts["copies_chosen"]
    kinds = dict.fromkeys(split_cards(cards))
    words: Values = {"cards": card_list(cards, lang)}
    if facts["hand_size"] == 0:
        return Message("not_in_hand-empty", words)
    if held is None:  # a hidden hand that is too small
        return Message("not_in_hand-size", {"n": len(split_cards(cards)), "hand_size": facts["hand_size"]})
    if len(kinds) > 1 and chosen > held:
        return Message("not_in_hand-several", words)
    card = facts["card"]
    if held == 0 and len(card) == 1:
        return Message("not_in_hand-rank", {"ranks": rank_plural(card, lang)})
    if held == 0:
        return Message("not_in_hand", {"cards": the_card(card, lang)})
    if chosen <= held:  # a hidden hand that cannot hold this card beside others of its rank
        return Message("not_in_hand-all", words)
    have = n_word(held, lang)
    if len(card) == 1:
        return Message("not_in_hand-copies", {"chosen": some(chosen, card, lang), "have_word": have})
    times = text("times", lang, n=chosen, n_word=n_word(chosen, lang))
    return Message("not_in_hand-copies_card", {"card": the_card(card, lang), "times": times, "have_word": have})


def _missing_opening_card(reason: Reason, rules: RuleSet, lang: str) -> Message:
    opening = reason.facts["opening_card"]
    words: Values = {"card": the_card(opening, lang)}
    others = [card for card in split_cards(reason.facts["cards"]) if card[0] == opening[0] and len(card) == 2]
    if not others:
        return Message("missing_opening_card", words)
    return Message("missing_opening_card-suit", words | {"other": card_list("".join(others), lang)})


# ---- bombs


def _table(reason: Reason, lang: str) -> Values:
    """The play on the table, for messages that say what lies there."""
    facts = reason.facts
    said = describe_facts(facts["table_type"], facts["table"], facts["table_top"], lang)
    return {"table": said, "table_type": facts["table_type"]}


def _table_alone(reason: Reason, lang: str) -> Values:
    return {"table": _table(reason, lang)["table"]}


def _own(reason: Reason, lang: str) -> str:
    facts = reason.facts
    return describe_facts(facts["play_type"], facts["play"], facts["play_top"], lang)


def _above(reason: Reason, lang: str) -> str:
    """What beats every bomb of one rank at this table."""
    return text("above-four_jokers" if reason.facts["four_jokers_exist"] else "above-joker_bomb", lang)


def _bomb_not_longer(reason: Reason, rules: RuleSet, lang: str) -> Message:
    words = _table(reason, lang) | {"above": _above(reason, lang)}
    need = reason.facts["need_size"]
    if need is None:
        return Message("bomb_not_longer-none", words)
    return Message("bomb_not_longer", words | {"need": need})


def _bomb_too_low(reason: Reason, rules: RuleSet, lang: str) -> Message:
    facts = reason.facts
    cause = facts["cause"]
    if cause == "top" and facts["play_type"] == facts["table_type"]:
        return Message("nothing_beats-equal", _table_alone(reason, lang))
    if cause == "top":
        return Message("nothing_beats", _table_alone(reason, lang) | {"play": _own(reason, lang)})
    if cause == "four_jokers":
        return Message("bomb_too_low-four_jokers", {"play": _own(reason, lang)})
    demand = _bomb_demand(reason, lang)
    if cause == "fewer":
        return Message("bomb_too_low-fewer", {"n": facts["have_size"], "table_n": len(facts["table"])}, demand)
    if facts["longer"]:
        return Message("bomb_too_low-same_number", {"n": facts["have_size"]}, demand)
    if cause == "equal":
        return Message("bomb_too_low-equal", _table(reason, lang), demand)
    own, table = (rank_plural(facts[side], lang) for side in ("play_top", "table_top"))
    return Message("bomb_too_low-rank", {"own_ranks": own, "ranks": table}, demand)


def _bomb_demand(reason: Reason, lang: str) -> Message:
    """What would beat a bomb of one rank that lies on the table."""
    facts = reason.facts
    size = len(facts["table"])
    ranks = rank_plural(facts["table_top"], lang)
    above = _above(reason, lang)
    if facts["need_size"] is None:
        return Message("bomb_demand-none", {"above": above, "n_word": n_word(size, lang), "ranks": ranks})
    if facts["need_size"] > size:
        return Message("bomb_demand-more", {"need": facts["need_size"], "above": above})
    key = "bomb_demand-rank_or_more" if facts["more_cards"] else "bomb_demand-rank"
    return Message(key, {"n_word": n_word(size, lang), "ranks": ranks, "above": above})


def _needs_bomb(reason: Reason, rules: RuleSet, lang: str) -> Message:
    play: Values = {"play": _own(reason, lang)}
    if not reason.facts["higher_exists"]:
        return Message("nothing_beats", _table_alone(reason, lang) | play)
    if reason.facts["table_type"] == "joker_bomb":
        return Message("needs_bomb-four_jokers", play)
    return Message("needs_bomb", _table(reason, lang) | play)


# ---- type, number, rank


def above_words(play_type: str, top: str, lang: str) -> str:
    """The rank to be above: `the 9` of a single or a straight, `the 9s` of anything else."""
    if play_type in ("single", "straight"):
        return the_rank(top, lang)
    return text("the_ranks", lang, ranks=rank_plural(top, lang))


def _wrong_type(reason: Reason, rules: RuleSet, lang: str) -> Message:
    facts = reason.facts
    key = "wrong_type" if facts["higher_exists"] else "wrong_type-highest"
    what = follow(facts["table_type"], facts["need_size"], lang)
    return Message(key, _table(reason, lang) | {"play": _own(reason, lang), "follow": what})


def _wrong_size(reason: Reason, rules: RuleSet, lang: str) -> Message:
    facts = reason.facts
    kind = facts["table_type"]
    words: Values = {"type": type_name(kind, lang), "need": facts["need_size"], "n": facts["have_size"]}
    if not facts["higher_exists"]:
        return Message("wrong_size-highest", words)
    return Message("wrong_size", words | {"rank": above_words(kind, facts["table_top"], lang)})


def _too_low(reason: Reason, rules: RuleSet, lang: str) -> Message:
    facts = reason.facts
    kind, top = facts["table_type"], facts["table_top"]
    what: Values = {"follow": follow(kind, facts["need_size"], lang)}
    if facts["cause"] == "equal":
        return _too_low_equal(reason, what, lang)
    triples: Values = {"own_ranks": rank_plural(facts["play_top"], lang), "ranks": rank_plural(top, lang)}
    if not facts["higher_exists"]:
        if kind == "full_house":
            return Message("too_low-highest_full_house", triples)
        return Message("too_low-highest", what | _table_alone(reason, lang) | {"play": _own(reason, lang)})
    if kind == "full_house":
        return Message("too_low-full_house", triples)
    rank = above_words(kind, top, lang)
    if kind in ROWS:
        own = above_words(kind, facts["play_top"], lang)
        return Message("too_low-run", {"type": type_name(kind, lang), "own_rank": own, "rank": rank})
    return Message("too_low", what | _table(reason, lang) | {"play": _own(reason, lang), "rank": rank})


def _too_low_equal(reason: Reason, what: Values, lang: str) -> Message:
    facts = reason.facts
    kind, top = facts["table_type"], facts["table_top"]
    words = what | _table(reason, lang)
    if not facts["higher_exists"]:
        return Message("too_low-equal_highest", words)
    if kind == "full_house":
        return Message("too_low-equal_full_house", {"ranks": rank_plural(top, lang)})
    words["rank"] = above_words(kind, top, lang)
    if kind in ROWS:
        return Message("too_low-equal_run", words)
    suits = any(len(card) == 2 for card in split_cards(facts["cards"]))
    return Message("too_low-equal_suits" if suits else "too_low-equal", words)


# ---- the exchange


def _wrong_count(reason: Reason, rules: RuleSet, lang: str) -> Message:
    facts = reason.facts
    numbers: Values = {"need": facts["need"], "n": facts["n"]}
    if "count" in facts:
        return Message("wrong_count-back_few" if facts["need"] < facts["count"] else "wrong_count-back", numbers)
    if facts["need"] == 0:
        return Message("wrong_count-none" if facts["owed"] else "wrong_count-zero", {"n": facts["n"]})
    return Message("wrong_count-few" if facts["need"] < facts["owed"] else "wrong_count", numbers)


def _joker_not_owed(reason: Reason, rules: RuleSet, lang: str) -> Message:
    return Message("joker_not_owed", {"jokers": card_list(reason.facts["jokers"], lang)})


def _not_highest(reason: Reason, rules: RuleSet, lang: str) -> Message:
    facts = reason.facts
    key = "not_highest-plain" if rules.jokers_exempt else "not_highest"
    return Message(key, {"owed": counted(facts["owed"], lang), "chosen": counted(facts["chosen"], lang)})


def _above_limit(reason: Reason, rules: RuleSet, lang: str) -> Message:
    facts = reason.facts
    limit = the_rank(facts["limit"], lang)
    if facts["lowest"]:
        return Message("above_limit-lowest", {"limit": limit, "lowest": counted(facts["lowest"], lang)})
    cards = split_cards(facts["cards"])
    return Message("above_limit", {"n": len(cards), "limit": limit, "cards": card_list(facts["cards"], lang)})


_MESSAGES: dict[str, Callable[[Reason, RuleSet, str], Message]] = {
    "round_over": _plain,
    "already_passed": _plain,
    "must_lead": _must_lead,
    "nothing_selected": _nothing_selected,
    "not_in_hand": _not_in_hand,
    "missing_opening_card": _missing_opening_card,
    "bomb_not_longer": _bomb_not_longer,
    "bomb_too_low": _bomb_too_low,
    "needs_bomb": _needs_bomb,
    "wrong_type": _wrong_type,
    "wrong_size": _wrong_size,
    "too_low": _too_low,
    "wrong_count": _wrong_count,
    "joker_not_owed": _joker_not_owed,
    "not_highest": _not_highest,
    "above_limit": _above_limit,
}
