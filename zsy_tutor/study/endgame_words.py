"""The words of an `endgame`: what was answered, why an action loses, hints, what was played so far.

Decides nothing: values and lines are `endgame`'s, the facts of a loss `endgame_why`'s. What is on the table is put
together in `endgame_view`; refusals are worded in `feedback`, as they are for a `beat`.
"""

from __future__ import annotations

from typing import Literal

from ..explain.messages import ROWS, counted, describe, join, text
from ..rules.cards import Hand
from ..rules.finder import Finder
from ..rules.notation import take
from ..rules.plays import Pass, Play, classify, play_table
from ..rules.position import Position
from . import endgame
from .endgame import Moved
from .endgame_why import Loss, loss_of
from .exercises import Part, claim_for
from .state import Feedback, State, places_of
from .view import FeedbackView

Names = dict[int, str]
ANSWER = 3
"""The hint that is the answer."""
LISTED = 4
"""The most other right beginnings that are named."""


# what was done


def named(action: Play | Pass, part: Part, lang: str) -> str:
    """An action in words: `a pair of 9s`, `a pass`."""
    return text("play-pass", lang) if isinstance(action, Pass) else describe(action, part.rule_set, lang)


def answer_view(state: State, part: Part, given: Feedback, names: Names, lang: str) -> FeedbackView | None:
    """What is said of an action that was made, of one that loses, and of taking back; else nothing."""
    if given.what == "loses":
        return _loses(state, part, given, names, lang)
    if given.what in ("keeps", "unproven"):
        headline = text(f"endgame-{given.what}", lang, play=named(given.moves[0].action, part, lang))
        body = (_answered(given.moves, part, names, lang),)
        if given.what == "unproven":
            return FeedbackView("info", headline, (*body, text("endgame-unproven-body", lang)))
        return FeedbackView("right", headline, body)
    if given.what == "reached":
        return FeedbackView("right", text(f"endgame-reached-{part.goal}", lang), _at_end(state, part, lang))
    if given.what in ("line", "line_end"):
        return _line(part, given, names, lang)
    if given.what == "line_none":
        return FeedbackView("info", text("endgame-line-none", lang))
    if given.what == "undone":
        return FeedbackView("info", text("endgame-undone", lang, play=named(given.moves[0].action, part, lang)))
    return FeedbackView("info", text("endgame-restarted", lang)) if given.what == "restarted" else None


def _answered(moves: tuple[Moved, ...], part: Part, names: Names, lang: str) -> str:
    """What the others did after an own action, and whether one leads or follows now."""
    own, *answers = moves
    said = []
    if len(answers) > 1 and all(move.is_pass for move in answers):
        said.append(text("endgame-all-pass", lang))
    else:
        leads = own.after.trick is None
        for move in answers:
            said.append(_did(move, leads, part, names, lang))
            leads = move.after.trick is None
    last = moves[-1].after
    if last.turn == own.seat:
        said.append(text("endgame-you-lead" if last.trick is None else "endgame-your-turn", lang))
    return sentences(said, lang)


def _did(move: Moved, leads: bool, part: Part, names: Names, lang: str) -> str:
    if move.is_pass:
        return text("endgame-passes", lang, seat=names[move.seat])
    key = "endgame-leads" if leads else "endgame-plays"
    return text(key, lang, seat=names[move.seat], play=named(move.action, part, lang))


def _at_end(state: State, part: Part, lang: str) -> tuple[str, ...]:
    own = [move for move in state.work.moves if move.seat == part.learner]
    first = state.step.parts[state.work.feedback.part if state.work.feedback else 0]
    said = [first.praise.get(lang)] if first.praise else []
    if own:  # a chain that has gone on is at another position by now
        said.append(text("endgame-your-plays", lang, plays=row([named(move.action, part, lang) for move in own], lang)))
    others = [ranks for ranks in endgame.winning(first.table, first.goal) if own and ranks != own[0].ranks]
    if 0 < len(others) <= LISTED:
        said.append(text("endgame-also", lang, plays=_plays(others, part, lang, "or")))
    return tuple(said)


def _plays(every: list[str], part: Part, lang: str, how: Literal["and", "or"]) -> str:
    return join([_ranks_named(ranks, part, lang) for ranks in every], lang, how)


def _ranks_named(ranks: str, part: Part, lang: str) -> str:
    if ranks == "pass":
        return text("play-pass", lang)
    play = classify(Hand.of(*ranks), part.rule_set)
    return describe(play, part.rule_set, lang) if isinstance(play, Play) else ranks


def _line(part: Part, given: Feedback, names: Names, lang: str) -> FeedbackView:
    if given.what == "line_end":
        said = (text("endgame-line-end-body", lang), text("endgame-line-stars", lang))
        return FeedbackView("info", text(f"endgame-line-end-{part.goal}", lang), said)
    headline = text("endgame-line", lang, play=named(given.moves[0].action, part, lang))
    return FeedbackView(
        "info", headline, (_answered(given.moves, part, names, lang), text("endgame-line-stars", lang))
    )


# what loses


def _loses(state: State, part: Part, given: Feedback, names: Names, lang: str) -> FeedbackView:
    before = part.table
    loss = loss_of(before, given.moves, part.goal)
    body = [sentences(_reasons(loss, part, names, lang), lang)]
    claim = claim_for(part, given.answer)
    body += [claim.note.get(lang)] if claim is not None and claim.note else []
    body.append(text("endgame-taken-back", lang))
    return FeedbackView("wrong", _lost_by(loss, part, given, names, lang), tuple(each for each in body if each))


def _lost_by(loss: Loss, part: Part, given: Feedback, names: Names, lang: str) -> str:
    """The reply that punishes, or that there is none to be seen yet."""
    if loss.move is None:
        return text("endgame-loses-let" if given.answer == "pass" else "endgame-loses-passed", lang)
    key = f"endgame-loses-{loss.how}"
    if loss.how == "out":
        key += f"-{part.goal}" + ("-led" if loss.leads else "")
    return text(key, lang, seat=names[loss.move.seat], play=named(loss.move.action, part, lang))


def _reasons(loss: Loss, part: Part, names: Names, lang: str) -> list[str]:
    if loss.how == "out":
        return []
    said = []
    if loss.hand:
        said.append(text("endgame-lead-again", lang, cards=counted(loss.hand, lang)))
    if loss.no_answer:
        said.append(text("endgame-no-answer", lang))
    if loss.then is not None:
        key = f"out-{part.goal}" if loss.then_out else "no-answer" if loss.then_no_answer else "leads"
        then = {"seat": names[loss.then.seat], "play": named(loss.then.action, part, lang)}
        said.append(text(f"endgame-then-{key}", lang, **then))
    return said if loss.then_out else [*said, _lost(part, names, lang)]


def _lost(part: Part, names: Names, lang: str) -> str:
    others = [seat for seat, hand in enumerate(part.table.hands) if seat != part.learner and len(hand)]
    if part.goal == "first" and len(others) == 1:
        return text("endgame-lost-first-two", lang, seat=names[others[0]])
    return text(f"endgame-lost-{part.goal}", lang)


# hints


def hint_texts(part: Part, names: Names, lang: str) -> tuple[str, ...]:
    """Three hints: how many actions win and who threatens to go out; what sort of action wins; the answer."""
    return _first_hint(part, names, lang), _second_hint(part, lang), _third_hint(part, lang)


def _first_hint(part: Part, names: Names, lang: str) -> str:
    found = endgame.solution(part.table, part.goal)
    if found.result == "unknown":
        said = [text("endgame-hint-1-unproven", lang)]
    else:
        said = [text("endgame-hint-1", lang, n=len(found.labels), m=len(found.winning))]
    ready = [names[seat] for seat in threats(part.table, part.learner)] if part.goal == "first" else []
    if ready:
        key = "endgame-hint-threat" if len(ready) == 1 else "endgame-hint-threats"
        said.append(text(key, lang, seats=join(ready, lang)))
    return sentences(said, lang)


def threats(position: Position, you: int) -> tuple[int, ...]:
    """The other seats whose whole hand is one combination: whoever of them leads next can be out at once (K1-K9)."""
    hands = ((seat, position.known_hand(seat)) for seat in range(position.seats) if seat != you)
    return tuple(seat for seat, hand in hands if hand and isinstance(classify(hand, position.rules), Play))


def _second_hint(part: Part, lang: str) -> str:
    wins = endgame.solution(part.table, part.goal).winning
    plays = [action for action in wins if isinstance(action, Play)]
    if not wins:
        return text("endgame-hint-none", lang)
    if not plays:
        return text("endgame-hint-2-pass", lang)
    what = join(list(dict.fromkeys(_sort(play, lang) for play in plays)), lang, "or")
    return text("endgame-hint-2" if len(plays) == len(wins) else "endgame-hint-2-both", lang, what=what)


def _sort(play: Play, lang: str) -> str:
    """A play by its type, with its length where that counts: `a straight of 5 cards`."""
    key = f"endgame-one-{play.type}"
    return text(key, lang, n=play.size) if play.type in ROWS else text(key, lang)


def _third_hint(part: Part, lang: str) -> str:
    action = endgame.best(part.table, part.goal)
    if action is None:
        return text("endgame-hint-none", lang)
    if isinstance(action, Pass):
        return text("endgame-hint-3-pass", lang)
    key = "endgame-hint-3"
    if action.size == len(part.table.known_hand(part.learner)):
        key += "-out"
    elif is_safe(part.table, action):
        key += "-safe"
    return text(key, lang, play=named(action, part, lang))


def is_safe(position: Position, play: Play) -> bool:
    """Whether no other seat holds anything that beats this play (B1-B4)."""
    finder: Finder = (position.rules.tables or play_table(position.rules)).finder
    others = (position.known_hand(seat) for seat in range(position.seats) if seat != position.turn)
    return not any(finder.follows(hand.counts, play) for hand in others if hand)


def hint_places(state: State) -> frozenset[int]:
    """The cards that the hints shown so far mark: those of the answer, with the last one."""
    part = state.part
    action = endgame.best(part.table, part.goal) if state.work.shown >= ANSWER else None
    if not isinstance(action, Play):
        return frozenset()
    hand = part.table.known_hand(part.learner)
    return frozenset(places_of(state.cards, take(hand, action.counts, part.rule_set.opening_card)))


def row(said: list[str], lang: str) -> str:
    """Things one after another, with commas alone; nothing where there are none."""
    joined = said[0] if said else ""
    for each in said[1:]:
        joined = text("list-comma", lang, a=joined, b=each)
    return joined


def sentences(said: list[str], lang: str) -> str:
    """Sentences one after another, as the language joins them."""
    joined = said[0] if said else ""
    for sentence in said[1:]:
        joined = text("two_sentences", lang, first=joined, second=sentence)
    return joined
