"""The operations of the engine: what each request needs and what is answered.

Every decision is asked of `zsy_tutor.rules`; here values of JSON become typed values and back.
"""

from __future__ import annotations

from zsy_tutor.rules.errors import RequestError
from zsy_tutor.rules.fixes import fixes
from zsy_tutor.rules.generate import can_pass, legal_plays, perft
from zsy_tutor.rules.legality import Illegal, check, play
from zsy_tutor.rules.notation import format_cards
from zsy_tutor.rules.plays import Play, classify

from .fields import FieldError, Request

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from zsy_tutor.rules.cards import Hand
    from zsy_tutor.rules.legality import Reason
    from zsy_tutor.rules.plays import Pass
    from zsy_tutor.rules.position import Position
    from zsy_tutor.rules.ruleset import RuleSet

    Answer = dict[str, Any]

PERFT_DEPTH = 12
PERFT_NODES = 1_000_000
"""Positions that `perft` looks at before it answers `budget`."""
MOST_CARDS = 108
MAX_SEED = 2**63 - 1


def _classify(request: Request) -> Answer:
    rules = request.rules()
    cards = request.cards("cards", rules)
    if not cards:
        raise FieldError(RequestError("at least one card is needed"), "cards")
    found = classify(cards, rules)
    if isinstance(found, Play):
        return {"type": found.type, "size": found.size, "top": found.top}
    return {"type": None, "shape_reason": found.shape_reason, "facts": found.facts}


def _judge(request: Request) -> Answer:
    position, selection, seat = _play_of(request)
    lang = request.lang()
    verdict = check(position, selection, seat)
    if isinstance(verdict, Illegal):
        return _refusal(position, selection, seat, verdict, lang)
    return {"legal": True, "type": verdict.type}


def _apply(request: Request) -> Answer:
    position, selection, seat = _play_of(request)
    verdict = check(position, selection, seat)
    if isinstance(verdict, Illegal):
        return _refusal(position, selection, seat, verdict, "")
    return {"position": str(play(position, selection, seat))}


def _play_of(request: Request) -> tuple[Position, Hand | Pass, int | None]:
    position = request.position()
    seat = request.seat(position)
    return position, request.selection("play", position, seat), seat


def _refusal(position: Position, selection: Hand | Pass, seat: int | None, verdict: Illegal, lang: str) -> Answer:
    found = fixes(position, selection, seat)
    return {
        "legal": False,
        "reasons": [_reason(reason, position.rules, lang) for reason in verdict.reasons],
        "fixes": [format_cards(hand, position.rules) for hand in found],
    }


def _reason(reason: Reason, rules: RuleSet, lang: str) -> Answer:
    answer: Answer = {"code": reason.code}
    if reason.shape_reason:
        answer["shape_reason"] = reason.shape_reason
    answer |= {"rule": reason.rule, "facts": reason.facts}
    if lang:
        from zsy_tutor.explain.reasons import sentence

        answer["text"] = sentence(reason, rules, lang)
    return answer


def _plays(request: Request) -> Answer:
    position = request.position()
    plays = request.ask("position", legal_plays, position)
    return {"plays": [each.ranks for each in plays], "can_pass": can_pass(position)}


def _perft(request: Request) -> Answer:
    position = request.position()
    depth = request.number("depth", 0, PERFT_DEPTH)
    return {"nodes": request.ask("depth", perft, position, depth, PERFT_NODES)}


def _tribute(request: Request) -> Answer:
    from zsy_tutor.rules.tribute import check_payment, correct_payments

    rules = request.rules()
    hand = request.cards("hand", rules)
    owed = request.number("owed", 0, MOST_CARDS)
    pay = request.chosen("pay")
    return _exchange(rules, request.ask("pay", check_payment, rules, hand, owed, pay),
                     request.ask("owed", correct_payments, rules, hand, owed))  # fmt: skip


def _give_back(request: Request) -> Answer:
    from zsy_tutor.rules.tribute import check_return, correct_returns

    rules = request.rules()
    hand = request.cards("hand", rules)
    count = request.number("count", 0, MOST_CARDS)
    back = request.chosen("back")
    return _exchange(rules, request.ask("back", check_return, rules, hand, count, back),
                     request.ask("count", correct_returns, rules, hand, count))  # fmt: skip


def _exchange(rules: RuleSet, verdict: object, correct: tuple[Hand, ...]) -> Answer:
    reasons = verdict.reasons if isinstance(verdict, Illegal) else ()
    return {
        "legal": not reasons,
        "reasons": [_reason(reason, rules, "") for reason in reasons],
        "correct": [format_cards(hand, rules) for hand in correct],
    }


def _deal(request: Request) -> Answer:
    from zsy_tutor.rules.deal import deal

    rules = request.rules()
    players = request.number("players", 0, None)
    seed = request.number("seed", 0, MAX_SEED)
    return request.ask("rules" if rules.packs else "players", deal, rules, players, seed).as_json()


def _score(request: Request) -> Answer:
    from zsy_tutor.rules.score import RoundResult, score

    rules = request.rules()
    target = request.number("target", 1, None)
    rounds = [request.ask(f"rounds[{number}]", RoundResult.read, rules, value, f"rounds[{number}]")
              for number, value in enumerate(request.items("rounds"))]  # fmt: skip
    return request.ask("rounds", score, rules, target, rounds).as_json()


def _solve(request: Request) -> Answer:
    from zsy_tutor.solve.goals import GOALS
    from zsy_tutor.solve.solver import DEFAULT_NODES, solve

    position = request.position()
    goal = request.choice("goal", GOALS)
    nodes = request.number("nodes", 1, None) if request.has("nodes") else DEFAULT_NODES
    found = request.ask("position", solve, position, goal, nodes)
    return {"result": found.result, "winning": [str(action) for action in found.winning],
            "line": [str(action) for action in found.line], "nodes": found.nodes}  # fmt: skip


OPERATIONS: dict[str, tuple[tuple[str, ...], tuple[str, ...], Callable[[Request], Answer]]] = {
    "classify": (("rules", "cards"), (), _classify),
    "judge": (("position", "play"), ("seat", "lang"), _judge),
    "plays": (("position",), (), _plays),
    "apply": (("position", "play"), ("seat",), _apply),
    "tribute": (("rules", "hand", "owed", "pay"), (), _tribute),
    "give_back": (("rules", "hand", "count", "back"), (), _give_back),
    "deal": (("rules", "players", "seed"), (), _deal),
    "score": (("rules", "target", "rounds"), (), _score),
    "solve": (("position", "goal"), ("nodes",), _solve),
    "perft": (("position", "depth"), (), _perft),
}
"""By name: the fields an operation needs, those it may have, and the function that answers."""


def perform(values: dict[str, Any]) -> Answer:
    """The answer to a request, without its `id`. Raises `FieldError` for a request that cannot be answered."""
    name = values.get("op")
    if not isinstance(name, str) or name not in OPERATIONS:
        wrong = "there is no such op" if "op" in values else "this field is missing"
        raise FieldError(RequestError(f"{wrong}; there are {', '.join(OPERATIONS)}"), "op")
    required, optional, function = OPERATIONS[name]
    return function(Request(values, required, optional))
