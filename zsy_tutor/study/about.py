"""Reads what a `who` or a `count` is about, a line of text as in `docs/lesson-format.md`, into a question.

What cannot be read, or cannot be asked, is a `ValueError` or an error of the engine, with a sentence for the author.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from ..rules.cards import RANKS, Card
from ..rules.notation import parse_cards, parse_selection
from ..rules.position import Position, parse_seat
from ..rules.record import Record
from ..rules.ruleset import CLASSIC, TWO_LOW, RuleSet
from ..rules.score import RoundResult, check_table, side_name, sides
from . import count_asked, who_asked
from .count_asked import Count
from .who_asked import Who

SEAT = re.compile(r"p[1-6]")
POINTS = 6
"""What wins a match at the two-low table (S4)."""
Rounds = Mapping[str, Record]
Found = TypeVar("Found")


def who(line: str, rounds: Rounds) -> Who:
    """The question of a `who`."""
    return _read(line, rounds, _WHO, "who")


def count(line: str, rounds: Rounds) -> Count:
    """The question of a `count`."""
    return _read(line, rounds, _COUNT, "count")


def _read(line: str, rounds: Rounds, forms: dict[str, Callable[[list[str], Rounds], Found]], kind: str) -> Found:
    first, *words = line.split() or [""]
    if first == "round" and words:
        name, *words = words
        if name not in rounds:
            raise ValueError(f"there is no round {name} in this file; there are {', '.join(rounds) or 'none'}")
        words = [name, *words]
    if first not in forms:
        raise ValueError(f"{first} is nothing a {kind} can be about; there are {', '.join(forms)}")
    return forms[first](words, rounds)


def _played(start: Position, actions: list[str]) -> Record:
    found = []
    for each in actions:
        seat, colon, chosen = each.partition(":")
        if not colon:
            raise ValueError(f"{each} is no action: a seat, a colon, and a play or pass")
        found.append((parse_seat(seat, start.seats), parse_selection(chosen)))
    return Record(start, found)


# pieces


def _rules(words: list[str]) -> tuple[RuleSet, list[str]]:
    """The rule set, where one stands first; classic where none does."""
    if words and words[0].partition(",")[0] in ("classic", "two-low"):
        return RuleSet.parse(words[0]), words[1:]
    return CLASSIC, words


def _order(text: str) -> tuple[int, ...]:
    """Seats run together, `p3p2p1p4`."""
    found = SEAT.findall(text)
    if not found or "".join(found) != text or len(set(found)) < len(found):
        raise ValueError(f"{text} is no row of seats such as p3p2p1p4")
    return tuple(map(parse_seat, found))


def _whole(text: str, seats: int = 0) -> tuple[int, ...]:
    """All seats, each once."""
    order = _order(text)
    if sorted(order) != list(range(max(len(order), seats))):
        raise ValueError(f"{text} must name every seat once")
    return order


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise ValueError(f"{text} is no number")
    return int(text)


def _value(words: list[str], name: str) -> str:
    """The value of `name=` among the words."""
    found = next((word for word in words if word.startswith(f"{name}=")), "")
    if not found:
        raise ValueError(f"{name}= is missing")
    return found.partition("=")[2]


def _after(words: list[str], record: Record) -> int:
    number = _number(words[-1]) if len(words) > 1 and words[-2] == "after" else -1
    if not 0 < number < len(record.positions):
        raise ValueError(f"after must be followed by 1 to {len(record.positions) - 1}")
    return number


# who


def _turn(words: list[str], rounds: Rounds) -> Who:
    if "do" not in words:
        raise ValueError("turn needs a position, do, and actions")
    place = words.index("do")
    position = Position.parse(" ".join(words[:place]))
    return _turn_at(_played(position, words[place + 1 :]), len(words) - place - 1)


def _turn_at(record: Record, after: int) -> Who:
    position = record.positions[after]
    if position.turn is None:
        raise ValueError("the round is over then: nobody is to act")
    return who_asked.Turn(position.rules, position.seats, record, after)


def _round_who(words: list[str], rounds: Rounds) -> Who:
    record, (what, *_) = rounds[words[0]], words[1:] or [""]
    rules, seats = record.start.rules, record.start.seats
    if what == "after":
        return _turn_at(record, _after(words, record))
    if not record.end.is_over:
        raise ValueError(f"round {words[0]} is not played to its end")
    titles = who_asked.Titles(rules, seats, record)
    if what == "order":
        return titles
    if what == "next":
        return _next([str(rules), "".join(titles.wanted)], rounds)
    raise ValueError("after a round stands: after N, order, or next")


def _next(words: list[str], rounds: Rounds) -> Who:
    rules, (order, *_) = _rules(words)
    if not rules.is_classic or rules.round_ends != "one_left":
        raise ValueError("next is for classic rounds played to the end")
    whole = _whole(order)
    check_table(rules, len(whole))
    return who_asked.Following(rules, len(whole), whole)


def _draw(words: list[str], rounds: Rounds) -> Who:
    rules, cards = _rules(words)
    rules.check_players(len(cards))
    return who_asked.Drawn(rules, len(cards), tuple(map(Card, cards)))


def _first_dealt(words: list[str], rounds: Rounds) -> Who:
    rules, (players, *rest) = _rules(words)
    seats = _number(players)
    rules.check_players(seats)
    return who_asked.FirstDealt(rules, seats, parse_seat(_value(rest, "dealer"), seats))


def _opens(words: list[str], rounds: Rounds) -> Who:
    rules, rest = _rules(words)
    hands = tuple(parse_cards(text, rules.packs_for(6)) for text in rest[-1].split("/"))
    rules.check_players(len(hands))
    return who_asked.Opens(rules, len(hands), hands, parse_seat(_value(rest, "dealer"), len(hands)))


def _owes(words: list[str], rounds: Rounds) -> Who:
    rules, (order, *rest) = _rules(words)
    whole = _whole(order)
    found = who_asked.Owes(rules, len(whole), whole, _number(_value(rest, "cards")) if rest else 1)
    if not found.pairs and rules.tribute:
        raise ValueError("there is no exchange to be asked about")
    return found


def _match(words: list[str], rounds: Rounds) -> Who:
    rules, texts = _rules(words)
    if rules.scoring != "titles":
        raise ValueError("match is for matches by titles")
    found = [_order(text) for text in texts]
    seats = max(3, *(seat + 1 for order in found for seat in order))
    if rules.teams:
        seats = 4 if seats <= 4 else 6
    if rules.match_goal != "most_upstream" and any(len(order) < seats for order in found):
        raise ValueError("with match_goal=fewest_downstream every round needs all seats in order")
    full = [(*order, *(seat for seat in range(seats) if seat not in order)) for order in found]
    return who_asked.MatchWinner(rules, seats, tuple(map(RoundResult, full)))


def _tie(words: list[str], rounds: Rounds) -> Who:
    rules, rest = _rules(words)
    if "order" not in rest:
        raise ValueError("tie needs the seats that are tied, order, and all seats")
    place = rest.index("order")
    order = _whole(rest[place + 1])
    tied = tuple(parse_seat(text, len(order)) for text in rest[:place])
    if len(set(tied)) < 2:
        raise ValueError("at least two seats must be tied")
    return who_asked.TieBreak(rules, len(order), tied, order)


def _teams(words: list[str], rounds: Rounds) -> Who:
    rules, rest = _rules(words)
    rules = rules.with_options(teams="on")
    if "order" not in rest:
        raise ValueError("teams needs the teams, order, and all seats")
    place = rest.index("order")
    order = _whole(rest[place + 1])
    table = [side_name(side) for side in sides(rules, len(order))]
    if rest[:place] != table:
        raise ValueError(f"with {len(order)} players the teams are {' and '.join(table)}")
    return who_asked.TeamRound(rules, len(order), order)


def _two_low(words: list[str]) -> tuple[RuleSet, tuple[tuple[int, ...], ...]]:
    rules, rest = _rules(words) if words and words[0].startswith("two-low") else (TWO_LOW, words)
    orders = tuple(_whole(text) for text in rest[0].split(","))
    check_table(rules, len(orders[0]))
    return rules, orders


def _two_low_who(words: list[str], rounds: Rounds) -> Who:
    rules, orders = _two_low(words)
    question = who_asked.TwoLowWinner(rules, len(orders[0]), orders, POINTS)
    _ = question.score  # a match that was over before its last round is an error
    return question


# count


def _deal(words: list[str], rounds: Rounds) -> Count:
    rules, (players, *_) = _rules(words)
    rules.check_players(_number(players))
    return count_asked.Dealt(rules, _number(players))


def _copies(words: list[str], rounds: Rounds) -> Count:
    rules, (players, rank) = _rules(words)
    rules.check_players(_number(players))
    return count_asked.Copies(rules, _number(players), _rank(rank))


def _rank(text: str) -> str:
    if text not in RANKS:
        raise ValueError(f"{text} is no rank")
    return text


def _out(words: list[str], rounds: Rounds) -> Count:
    rules, (rank, hand, *rest) = _rules(words)
    players = _number(_value(rest, "players")) if any(word.startswith("players=") for word in rest) else 4
    rules.check_players(players)
    packs = rules.packs_for(players)
    question = count_asked.StillOut(
        rules, players, _rank(rank), parse_cards(hand, packs), parse_cards(_value(rest, "seen"), packs)
    )
    if min(question.wanted) < 0:
        raise ValueError("more are gone and held than there are")
    return question


def _penalty(words: list[str], rounds: Rounds) -> Count:
    rules, (hand, *_) = _rules(words)
    return count_asked.Penalty(rules, parse_cards(hand, 2))


def _round_count(words: list[str], rounds: Rounds) -> Count:
    record = rounds[words[0]]
    if words[1:2] != ["penalty"]:
        raise ValueError("after a round stands: penalty after N")
    after = _after(words, record)
    if not record.positions[after].finished:
        raise ValueError("nobody has gone out then: the round cannot end there")
    return count_asked.RoundPenalty(record.start.rules, record, after)


def _two_low_count(words: list[str], rounds: Rounds) -> Count:
    rules, orders = _two_low(words)
    return count_asked.TwoLowTotals(rules, orders)


_WHO: dict[str, Callable[[list[str], Rounds], Who]] = {
    "turn": _turn, "round": _round_who, "next": _next, "draw": _draw, "first-to-dealt": _first_dealt, "opens": _opens,
    "owes": _owes, "match": _match, "tie": _tie, "teams": _teams, "two-low-match": _two_low_who,
}  # fmt: skip
_COUNT: dict[str, Callable[[list[str], Rounds], Count]] = {
    "deal": _deal, "copies": _copies, "out": _out, "penalty": _penalty, "round": _round_count,
    "two-low-match": _two_low_count,
}  # fmt: skip
