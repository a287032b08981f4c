"""A slow second reading of the rules, for comparison with the engine.

Everything here was written from the texts of the rules and of the notation alone and imports nothing of the product.
It works on notation strings, plain lists of cards and brute force: a combination is what the table of combinations
says, a legal play is a sub-multiset of the hand that survives every rule, a fix is the best of all legal plays. Nothing
is cached but the shape of a set of ranks, nothing is clever, and a hand of more than about 14 cards takes long.

Not here: tribute, deals, scores, game records, the lenient parser.
"""

from __future__ import annotations

from tests.oracle.moves import apply, can_pass, fixes, legal_plays, perft
from tests.oracle.position import Position, read_position, write_position
from tests.oracle.rulebook import Rules, read_rules, write_rules
from tests.oracle.shapes import Shape, beats, classify
from tests.oracle.verdict import judge

__all__ = [
    "Position",
    "Rules",
    "Shape",
    "apply",
    "beats",
    "can_pass",
    "classify",
    "fixes",
    "judge",
    "legal_plays",
    "perft",
    "read_position",
    "read_rules",
    "write_position",
    "write_rules",
]
