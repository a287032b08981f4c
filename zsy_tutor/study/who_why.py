"""Why an answer to a `who` is right or not, and hints to it: sentences from what the engine knows of the question.

A wrong answer is told what speaks against it, never the answer. Decides nothing.
"""

from __future__ import annotations

from ..explain.messages import card_name, describe, join, one_of, text, the_rank, title
from ..rules.deal import hand_sizes, pack
from ..rules.position import parse_seat, seat_name
from . import who_asked
from .naming import said
from .who_asked import NOBODY, TIE, Who

Two = tuple[str, str]


def _name(seat: int, lang: str) -> str:
    return said(seat_name(seat), lang)


def _all(ids: tuple[str, ...], lang: str) -> str:
    return join([said(each, lang) for each in ids], lang)


def _sides(ids: tuple[str, ...], lang: str) -> str:
    """Those who win together, each a player or a team, as the beginning of a sentence."""
    every = [said(each, lang) if len(each) == 2 else text("who-team-of", lang, seats=said(each, lang)) for each in ids]
    found = join(every, lang)
    return found[:1].upper() + found[1:]


def right(question: Who, lang: str) -> tuple[str, ...]:
    """Why the right answer is right."""
    match question:
        case who_asked.Turn():
            return _turn_right(question, lang)
        case who_asked.Titles(order=order, rules=rules):
            titles = [text("who-title", lang, seat=_name(seat, lang), title=title(n, len(order), rules, lang))
                      for n, seat in enumerate(order, start=1)]  # fmt: skip
            return (text("who-titles-right", lang, titles=join(titles, lang)),)
        case who_asked.Following():
            leads, deals = question.wanted
            return _next_rule(question, lang), text("who-next-right", lang, leads=said(leads, lang),
                                                    deals=said(deals, lang))  # fmt: skip
        case who_asked.Drawn():
            return (_drawn_right(question, lang),)
        case who_asked.FirstDealt():
            return (_dealt(question, lang), text("who-first-rule", lang))
        case who_asked.Opens():
            return (_opens_right(question, lang),)
        case who_asked.Owes():
            return _owes_right(question, lang)
    return _score_right(question, lang)


def wrong(question: Who, answer: tuple[str, ...], lang: str) -> tuple[str, ...]:
    """What speaks against an answer."""
    match question:
        case who_asked.Turn():
            return (_turn_wrong(question, parse_seat(answer[0]), lang),)
        case who_asked.Titles(order=order):
            one, other = who_asked.turned(question, answer) or answer[:2]
            if parse_seat(one) == order[-1]:
                return (text("who-titles-last", lang, seat=said(one, lang)),)
            return (text("who-titles-wrong", lang, first=said(other, lang), second=said(one, lang)),)
        case who_asked.Following():
            return _next_wrong(question, answer, lang)
        case who_asked.Drawn():
            return (_drawn_wrong(question, answer, lang),)
        case who_asked.FirstDealt():
            return (_first_wrong(question, answer, lang),)
        case who_asked.Opens():
            seat = parse_seat(answer[0])
            key = "who-opens-later" if question.holds(seat) else "who-opens-not"
            card = card_name(question.rules.opening_card, lang)
            return (text(key, lang, seat=said(answer[0], lang), card=card),)
        case who_asked.Owes():
            return (_owes_wrong(question, answer[0], lang),)
    return (_score_wrong(question, answer[0], lang),)


def hints(question: Who, lang: str) -> Two:
    """A nudge, and something narrower."""
    match question:
        case who_asked.Turn():
            _, play = question.last
            key = "over" if question.position.trick is None else "open"
            words = {"play": describe(play, question.rules, lang)}
            return text("hint-who-turn-1", lang), text(f"hint-who-turn-2-{key}", lang, **words)
        case who_asked.Titles(order=order):
            return text("hint-who-titles-1", lang), text("hint-who-titles-2", lang, seat=_name(order[0], lang))
        case who_asked.Following():
            return text("hint-who-next-1", lang), _next_rule(question, lang)
        case who_asked.Drawn():
            best = question.cards[parse_seat(question.wanted[0])].rank
            return text("hint-who-drawn-1", lang), text("hint-who-drawn-2", lang, rank=the_rank(best, lang))
        case who_asked.FirstDealt():
            return text("hint-who-first-1", lang), _dealt(question, lang)
        case who_asked.Opens():
            card = card_name(question.rules.opening_card, lang)
            n = sum(map(question.holds, range(question.seats)))
            return text("hint-who-opens-1", lang, card=card), text("hint-who-opens-2", lang, n=n, card=card)
        case who_asked.Owes():
            return text("hint-who-owes-1", lang), _owes_rule(question, lang)
    return _score_hints(question, lang)


# turns


def _turn_right(question: who_asked.Turn, lang: str) -> tuple[str, ...]:
    owner, play = question.last
    words = {"play": describe(play, question.rules, lang), "owner": _name(owner, lang)}
    mover = question.position.mover
    seat = _name(mover, lang)
    if question.position.trick is not None:
        found = [text("who-turn-next", lang, seat=seat, last=_name(question.actor, lang), **words)]
        if mover in question.passed:
            found.append(text("who-turn-again", lang, seat=seat))
        return tuple(found)
    if owner == mover:
        return (text("who-turn-takes", lang, seat=seat, play=words["play"]),)
    partner = question.rules.partner_takes_lead and (mover - owner) % 2 == 0
    return (text("who-turn-partner" if partner else "who-turn-out", lang, seat=seat, **words),)


def _turn_wrong(question: who_asked.Turn, seat: int, lang: str) -> str:
    position = question.position
    owner, play = question.last
    name, words = _name(seat, lang), {"play": describe(play, question.rules, lang)}
    if not len(position.hands[seat]):
        return text("who-turn-skipped", lang, seat=name)
    if position.trick is not None:
        if question.rules.pass_is_final and seat in question.passed:
            return text("who-turn-final", lang, seat=name)
        if seat == owner:
            return text("who-turn-owner", lang, seat=name, **words)
        if seat == question.actor:
            return text("who-turn-just", lang, seat=name)
        return text("who-turn-between", lang, seat=name, last=_name(question.actor, lang))
    if owner == position.mover:
        return text("who-turn-not-owner", lang, seat=name, **words)
    if question.rules.partner_takes_lead and (position.mover - owner) % 2 == 0:
        return text("who-turn-not-partner", lang, seat=name, owner=_name(owner, lang))
    return text("who-turn-later", lang, seat=name, owner=_name(owner, lang))


# the deal, the first lead, the next round


def _next_rule(question: who_asked.Following, lang: str) -> str:
    return text(f"who-next-{question.rules.next_leader}", lang)


def _next_wrong(question: who_asked.Following, answer: tuple[str, ...], lang: str) -> tuple[str, ...]:
    found = []
    if answer[0] != question.wanted[0]:
        found.append(text("who-next-not-lead", lang, seat=said(answer[0], lang)))
    if answer[1] != question.wanted[1]:
        found.append(text("who-next-not-deal", lang, seat=said(answer[1], lang)))
    return tuple(found)


def _drawn_right(question: who_asked.Drawn, lang: str) -> str:
    best = the_rank(question.cards[parse_seat(question.wanted[0])].rank, lang)
    key = "who-drawn-right" if len(question.wanted) == 1 else "who-drawn-again"
    return text(key, lang, rank=best, seats=_all(question.wanted, lang))


def _drawn_wrong(question: who_asked.Drawn, answer: tuple[str, ...], lang: str) -> str:
    lower = [each for each in answer if each not in question.wanted]
    if not lower:
        return text("who-drawn-more", lang)
    rank = one_of(question.cards[parse_seat(lower[0])].rank, lang)
    return text("who-drawn-lower", lang, seat=said(lower[0], lang), rank=rank)


def _dealt(question: who_asked.FirstDealt, lang: str) -> str:
    total = len(pack(question.rules, question.seats))
    each = min(hand_sizes(question.rules, question.seats, question.dealer))
    extra = total - each * question.seats
    return text("who-first-dealt", lang, n=total, players=question.seats, each=each, extra=extra)


def _first_wrong(question: who_asked.FirstDealt, answer: tuple[str, ...], lang: str) -> str:
    if NOBODY in answer:
        return text("who-first-nobody", lang)
    if question.wanted == (NOBODY,):
        return text("who-first-even", lang)
    if seat_name(question.dealer) in answer and seat_name(question.dealer) not in question.wanted:
        return text("who-first-dealer", lang, seat=_name(question.dealer, lang))
    return text("who-first-rule", lang)


def _opens_right(question: who_asked.Opens, lang: str) -> str:
    holders = tuple(seat_name(seat) for seat in range(question.seats) if question.holds(seat))
    words = {"seat": said(question.wanted[0], lang), "card": card_name(question.rules.opening_card, lang)}
    if len(holders) == 1:
        return text("who-opens-right", lang, **words)
    return text("who-opens-both", lang, seats=_all(holders, lang), **words)


# the exchange


def _owes_rule(question: who_asked.Owes, lang: str) -> str:
    rules = question.rules
    if not rules.tribute:
        return text("who-owes-no-tribute", lang)
    if question.cards == rules.tribute and question.cards != 1:
        return text("who-owes-main", lang, n=question.cards)
    if question.seats < 4:
        return text("who-owes-three", lang)
    return text(f"who-owes-{rules.middle_exchange}", lang)


def _owes_right(question: who_asked.Owes, lang: str) -> tuple[str, ...]:
    pair = next((each for each in question.pairs if each.cards == question.cards), None)
    if pair is None:
        return (_owes_rule(question, lang),)
    words = {"payer": _name(pair.payer, lang), "receiver": _name(pair.receiver, lang)}
    return _owes_rule(question, lang), text("who-owes-right", lang, n=pair.cards, **words)


def _owes_wrong(question: who_asked.Owes, answer: str, lang: str) -> str:
    if answer == NOBODY:
        return text("who-owes-somebody", lang)
    seat, name = parse_seat(answer), said(answer, lang)
    for pair in question.pairs:
        if seat == pair.payer:
            return text("who-owes-other", lang, seat=name, n=pair.cards, receiver=_name(pair.receiver, lang))
        if seat == pair.receiver:
            return text("who-owes-receives", lang, seat=name, n=pair.cards)
    return text("who-owes-nothing", lang, seat=name)


# the score


def _score_right(question: Who, lang: str) -> tuple[str, ...]:
    match question:
        case who_asked.MatchWinner():
            return (_match_right(question, lang),)
        case who_asked.TieBreak(tied=tied):
            seats = join([_name(seat, lang) for seat in tied], lang)
            return (text("who-tie-right", lang, seats=seats, seat=_all(question.wanted, lang)),)
        case who_asked.TeamRound(order=order):
            return (text("who-team-right", lang, seat=_name(order[0], lang)),)
        case who_asked.TwoLowWinner():
            return (_points_right(question, lang),)
    return ()


def _match_right(question: who_asked.MatchWinner, lang: str) -> str:
    found = question.score
    if found.winner is None:
        n = found.totals[found.sides.index(found.tied[0])]
        tied = tuple("".join(map(seat_name, side)) for side in found.tied)
        return text(f"who-match-tie-{question.rules.match_goal}", lang, seats=_sides(tied, lang), n=n)
    n = found.totals[found.sides.index(found.winner)]
    return text(f"who-match-right-{question.rules.match_goal}", lang, seat=_sides(question.wanted, lang), n=n)


def _points_right(question: who_asked.TwoLowWinner, lang: str) -> str:
    found = question.score
    if found.winner is not None:
        n = found.totals[found.sides.index(found.winner)]
        return text("who-points-right", lang, seat=_sides(question.wanted, lang), n=n)
    if not found.tied:
        return text("who-points-low", lang, n=max(found.totals), target=question.target)
    tied = tuple("".join(map(seat_name, side)) for side in found.tied)
    return text("who-points-tie", lang, seats=_sides(tied, lang), n=max(found.totals))


def _score_wrong(question: Who, answer: str, lang: str) -> str:
    name = _sides((answer,), lang) if answer.startswith("p") else ""
    match question:
        case who_asked.MatchWinner(score=score):
            if answer == TIE:
                return text("who-match-no-tie", lang)
            n = score.totals[question.choices.index(answer)]
            key = "as-often" if (parse_seats(answer) in score.tied) else question.rules.match_goal
            return text(f"who-match-not-{key}", lang, seat=name, n=n)
        case who_asked.TieBreak(tied=tied):
            if answer == NOBODY:
                return text("who-tie-decides", lang)
            return text("who-tie-later" if parse_seat(answer) in tied else "who-tie-not", lang, seat=name)
        case who_asked.TeamRound():
            return text("who-team-nobody" if answer == NOBODY else "who-team-not", lang)
        case who_asked.TwoLowWinner(score=score):
            if answer not in question.choices[: len(score.sides)]:
                return text("who-points-won", lang, target=question.target)
            n = score.totals[question.choices.index(answer)]
            key = "tied" if parse_seats(answer) in score.tied else "not"
            return text(f"who-points-{key}", lang, seat=name, n=n)
    return ""


def parse_seats(answer: str) -> tuple[int, ...]:
    """The seats of a side, `p2p4`."""
    return tuple(parse_seat(answer[place : place + 2]) for place in range(0, len(answer), 2))


def _score_hints(question: Who, lang: str) -> Two:
    match question:
        case who_asked.MatchWinner():
            goal = question.rules.match_goal
            best = {"most_upstream": max, "fewest_downstream": min}[goal](question.score.totals)
            return text(f"hint-who-match-1-{goal}", lang), text(f"hint-who-match-2-{goal}", lang, n=best)
        case who_asked.TieBreak(tied=tied):
            seats = join([_name(seat, lang) for seat in tied], lang)
            return text("hint-who-tie-1", lang), text("hint-who-tie-2", lang, seats=seats)
        case who_asked.TeamRound(order=order):
            return text("hint-who-team-1", lang), text("hint-who-team-2", lang, seat=_name(order[0], lang))
        case who_asked.TwoLowWinner(score=score):
            every = join([text("who-points-of", lang, seat=said(choice, lang), n=total)
                          for choice, total in zip(question.choices, score.totals, strict=False)], lang)  # fmt: skip
            second = text("hint-who-points-2", lang, totals=every)
            return text("hint-who-points-1", lang, target=question.target), second
    raise TypeError("there is no such question")
