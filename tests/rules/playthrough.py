"""Playthroughs: a round as text one can read, with every position, what was legal, what was refused and why.

    position classic 3d3s4h/5d6d8s/7d8d9d p1 - - - open=3d
    legal 2: 3 33
      p1 4h: missing_opening_card P1
    > p1 3d3s: pair
    position ...

`position` is where the round stands, `legal` the number of legal plays, the first of them, and `pass` if one may;
indented lines are tries that are refused, with all reasons and rule ids; `>` is what is played, with its type. `retell`
reads such a text, plays it again and writes it anew; equal texts mean that nothing changed.
"""

from __future__ import annotations

from zsy_tutor.rules import legality
from zsy_tutor.rules.generate import can_pass, legal_plays
from zsy_tutor.rules.legality import Illegal
from zsy_tutor.rules.notation import parse_selection
from zsy_tutor.rules.position import Position, parse_seat, seat_name

SHOWN = 12


def describe_position(position: Position) -> list[str]:
    lines = [f"position {position}"]
    if not position.is_over:
        plays = [play.ranks for play in legal_plays(position)]
        shown = [*plays[:SHOWN], *(["..."] if len(plays) > SHOWN else []), *(["pass"] if can_pass(position) else [])]
        lines.append(f"legal {len(plays)}: {' '.join(shown)}")
    return lines


def describe_try(position: Position, seat: str, play: str) -> str:
    """`p1 4h: missing_opening_card P1`, or the type of a legal play."""
    verdict = legality.check(position, parse_selection(play), parse_seat(seat))
    if isinstance(verdict, Illegal):
        reasons = [f"{reason.shape_reason or reason.code} {reason.rule}" for reason in verdict.reasons]
        return f"{seat} {play}: {', '.join(reasons)}"
    return f"{seat} {play}: {verdict.type}"


def retell(text: str) -> str:
    """The playthrough as it is now: only comments, the first position and what was tried are taken from the text."""
    lines = text.splitlines()
    told: list[str] = []
    position: Position | None = None
    for line in lines:
        if line.startswith("#") or not line:
            told.append(line)
        elif line.startswith("position ") and position is None:
            position = Position.parse(line.removeprefix("position "))
            told += describe_position(position)
        elif line.startswith(("  ", "> ")):
            assert position is not None
            sign, seat, play = line[:2], *line[2:].partition(":")[0].split(" ")
            told.append(sign + describe_try(position, seat, play))
            if sign == "> ":
                position = legality.play(position, parse_selection(play), parse_seat(seat))
                told += describe_position(position)
    assert position is not None
    if position.is_over:
        last = [seat for seat in range(position.seats) if seat not in position.finished]
        places = [*position.finished, *(last if len(last) == 1 else [])]
        told.append("places " + " ".join(seat_name(seat) for seat in places))
    return "\n".join(told) + "\n"
