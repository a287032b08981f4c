"""A flip in words: what is looked at, and what comes out under the default and under the other value, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.generate import legal_plays
from ..rules.legality import Illegal
from ..rules.notation import format_cards, parse_cards, parse_selection
from ..rules.plays import Play, classify
from ..rules.position import parse_seat, seats_from
from ..rules.score import score
from ..rules.tribute import check_return, exchanges
from .flips import after, outcome, paid
from .messages import counted, describe, join, n_word, suited_text, text
from .pages import Row, Side, Sides, Status
from .reasons import sentence
from .ruletexts import option_text, rules_text
from .verdicts import PRESET, Verdict, judge_under, under

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..rules.cards import Hand
    from ..rules.position import Position
    from ..rules.ruleset import RuleSet
    from .flips import Flip

Told = tuple[Status, str, tuple[str, ...]]
"""The verdict of one side: what kind, in a line, and the sentences below."""


def sides(flip: Flip, lang: str) -> Sides:
    """A flip under its default and under its value, each with what the engine says."""
    question = text(f"flip-caption-{flip.kind}", lang, n=len(flip.rounds))
    if flip.option != PRESET and flip.value != "places":
        question = text("flip-under", lang, rules=rules_text(flip.default_rules, lang), question=question)
    return Sides(question, tuple(_side(flip, rules, lang) for rules in (flip.default_rules, flip.value_rules)))


def _side(flip: Flip, rules: RuleSet, lang: str) -> Side:
    status, headline, body = _told(flip, rules, lang)
    return Side(_title(flip, rules, lang), _rows(flip, rules, lang), status, headline, body)


def _title(flip: Flip, rules: RuleSet, lang: str) -> str:
    """What this side plays: the option's value in words, or the game."""
    if flip.option == PRESET:
        return rules_text(rules, lang)
    packs = flip.option == "packs"
    value = str(rules.packs_for(flip.start().seats)) if packs else rules.values[flip.option]
    title = option_text(flip.option, value, lang)
    return title[0].upper() + title[1:]


def _rows(flip: Flip, rules: RuleSet, lang: str) -> tuple[Row, ...]:
    match flip.kind:
        case "play" | "list":
            return _hand_rows(flip, rules, lang)
        case "actions":
            return _action_rows(flip, lang)
        case "pays":
            return (Row(text("flip-hand", lang), flip.pays),)
        case "gives":
            return Row(text("flip-hand", lang), flip.gives), Row(text("flip-back", lang), flip.back)
        case "owes" | "leads":
            return (Row(text("flip-order", lang), text=_names(flip.order(), lang)),)
    return tuple(
        Row(text("flip-round", lang, n=number), text=_round_text(result.order, result.left, lang))
        for number, result in enumerate(flip.results(), 1)
    )


def _hand_rows(flip: Flip, rules: RuleSet, lang: str) -> tuple[Row, ...]:
    start = flip.start()
    seat = start.mover
    rows = [Row(text("flip-hand", lang), format_cards(start.known_hand(seat), rules))]
    if start.trick is not None:
        play = classify(start.trick.cards, rules, rules.packs_for(start.seats))
        said = describe(play, rules, lang) if isinstance(play, Play) else ""
        rows.append(Row(text("flip-table", lang), format_cards(start.trick.cards, rules), said))
    if start.opening and rules.opening_required:
        rows.append(Row(text("flip-open", lang), str(rules.opening_card)))
    if flip.play:
        rows.append(Row(text("flip-tried", lang), flip.play))
    return tuple(rows)


def _action_rows(flip: Flip, lang: str) -> tuple[Row, ...]:
    position = flip.start()
    hands = [Row(_name(seat, lang), str(position.known_hand(seat))) for seat in range(position.seats)]
    moves = []
    seats = _movers(flip, position)
    for seat, action in zip(seats, flip.actions.split(), strict=True):
        if action == "pass":
            moves.append(text("flip-move-pass", lang, seat=_name(seat, lang)))
        else:
            moves.append(text("flip-move", lang, seat=_name(seat, lang), cards=suited_text(action, lang)))
    return (*hands, Row(text("flip-played", lang), text=join(moves, lang)))


def _movers(flip: Flip, position: Position) -> list[int]:
    """Who makes each action: in turn, which is the same under both rule sets up to the last one."""
    order = seats_from(position.mover, position.seats)
    return [order[number % len(order)] for number in range(len(flip.actions.split()))]


def _told(flip: Flip, rules: RuleSet, lang: str) -> Told:
    """The verdict: status, headline, and the sentences below."""
    match flip.kind:
        case "play":
            return _verdict(flip, rules, lang)
        case "list":
            plays = [describe(each, rules, lang) for each in legal_plays(under(flip.start(), rules))]
            named = text("flip-plays-are", lang, plays=join(plays, lang))
            return "told", text("flip-plays", lang, n=len(plays)), (named,)
        case "actions":
            return _followed(after(flip, rules), lang)
        case "pays":
            cards = paid(flip, rules)
            said = text("flip-pays-list", lang, cards=counted(cards, lang)) if cards else text("flip-pays-none", lang)
            return "told", said, ()
        case "gives":
            return _returned(flip, rules, lang)
        case "owes":
            return _owed(flip, rules, lang)
        case "leads":
            leader = parse_seat(outcome(flip, rules))
            return "told", text("flip-leader", lang, seat=_name(leader, lang)), ()
    return _won(flip, rules, lang)


def _verdict(flip: Flip, rules: RuleSet, lang: str) -> Told:
    result = judge_under(flip.start(), parse_selection(flip.play), rules)
    said = Verdict(rules, result).sentence(lang)
    if isinstance(result, tuple):
        return "impossible", said, ()
    if not isinstance(result, Illegal):
        return "legal", said, ()
    return "illegal", text(f"verdict-{result.reasons[0].code}", lang), (said,)


def _returned(flip: Flip, rules: RuleSet, lang: str) -> Told:
    hand, back = parse_cards(flip.gives), parse_cards(flip.back)
    result = check_return(rules, hand, len(back), back)
    if not isinstance(result, Illegal):
        return "legal", text("flip-back-legal", lang), ()
    reason = result.reasons[0]
    return "illegal", text(f"verdict-{reason.code}", lang), (sentence(reason, rules, lang),)


def _followed(position: Position, lang: str) -> Told:
    """Where the round stands: over, a trick that goes on, or a new lead."""
    if position.turn is None:
        return "told", text("flip-over", lang), ()
    seat = _name(position.turn, lang)
    if position.trick is None:
        return "told", text("flip-leads-trick", lang, seat=seat), ()
    play = describe(position.trick.play, position.rules, lang)
    last = text("flip-turn-on", lang, owner=_name(position.trick.owner, lang), play=play)
    return "told", text("flip-turn", lang, seat=seat), (last,)


def _owed(flip: Flip, rules: RuleSet, lang: str) -> Told:
    said = [
        text("flip-owes", lang, payer=_name(pair.payer, lang), receiver=_name(pair.receiver, lang), n=pair.cards,
             n_word=n_word(pair.cards, lang))
        for pair in exchanges(rules, flip.order())
    ]  # fmt: skip
    return ("told", said[0], tuple(said[1:])) if said else ("told", text("flip-owes-none", lang), ())


def _won(flip: Flip, rules: RuleSet, lang: str) -> Told:
    found = score(rules, flip.target_under(rules), flip.results())
    names = [_names(side, lang) for side in found.sides]
    totals = [text("flip-total", lang, who=who, n=n) for who, n in zip(names, found.totals, strict=True)]
    counted_as = text(f"flip-totals-{_goal(rules)}", lang, totals=_in_a_row(totals, lang))
    if found.winner is None:
        return "told", text("flip-won-none", lang), (counted_as,)
    key = "flip-won-team" if len(found.winner) > 1 else "flip-won"
    return "told", text(key, lang, who=_names(found.winner, lang)), (counted_as,)


def _in_a_row(totals: Sequence[str], lang: str) -> str:
    row = totals[0]
    for each in totals[1:]:
        row = text("flip-totals-and", lang, a=row, b=each)
    return row


def _goal(rules: RuleSet) -> str:
    if rules.scoring == "penalty":
        return "penalty"
    if rules.scoring == "places":
        return "places"
    if rules.teams:
        return "teams"
    return "upstream" if rules.match_goal == "most_upstream" else "downstream"


def _name(seat: int, lang: str) -> str:
    return text(f"seat-name-{seat + 1}", lang)


def _names(seats: Sequence[int], lang: str) -> str:
    return join([_name(seat, lang) for seat in seats], lang)


def _round_text(order: Sequence[int], left: Sequence[Hand], lang: str) -> str:
    cards = "".join(str(hand) for hand in left if len(hand))
    last = _name(order[-1], lang)
    return text("flip-left", lang, order=_names(order, lang), last=last, cards=suited_text(cards, lang))
