"""What is typical of an endgame, found from its proof: the themes by which puzzles are chosen.

Each theme is a question that is answered for the position and all its winning first actions, so it is true of whichever
of them a learner finds. Nothing here has words; the names are ids.
"""

from __future__ import annotations

from ..rules.cards import JOKERS, count_in
from ..rules.generate import legal_plays
from ..rules.plays import Play, play_table
from .proof import can_answer, size_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..rules.position import Position
    from .proof import Proof

    Plays = tuple[Play, ...]

ROWS = ("straight", "stair", "plate")


def themes(proof: Proof) -> tuple[str, ...]:
    """Every theme of a proved endgame, in the order of `THEMES`.

    >>> from ..rules.position import Position
    >>> from .proof import prove
    >>> themes(prove(Position.parse("classic 345677T/4467TB p1 - - -"), "first"))
    ('split_set', 'their_gap', 'row_first')
    """
    return tuple([name for name, holds in THEMES.items() if holds(proof)])


def _plays(proof: Proof) -> Plays:
    """The winning first plays, a pass left out."""
    return tuple([action for action in proof.winning if isinstance(action, Play)])


def _all_plays(proof: Proof) -> Plays:
    """The winning first plays where a pass does not win too, else none."""
    found = _plays(proof)
    return found if len(found) == len(proof.winning) else ()


def _every(plays: Plays, holds: Callable[[Play], bool]) -> bool:
    return bool(plays) and all(holds(play) for play in plays)


def _leads(position: Position) -> Plays:
    """Every combination in the hand of the seat to act, whatever lies on the table."""
    counts = position.known_hand(position.mover).counts
    return play_table(position.rules).finder.leads(counts)


def _same(play: Play, other: Play) -> bool:
    return play.type == other.type and play.size == other.size


def _at_once(proof: Proof) -> bool:
    """The whole hand goes in one play, which ends it."""
    return proof.depth == 1


def _split_set(proof: Proof) -> bool:
    """Every answer takes some cards of a rank and leaves others of it: a pair, a triple or more is split."""
    hand = proof.position.known_hand(proof.position.mover)
    return _every(
        _all_plays(proof), lambda play: any(0 < count_in(play.counts, r) < hand.count(r) for r in set(play.ranks))
    )


def _split_row(proof: Proof) -> bool:
    """There is a row in the hand, and after every answer, none of them a row, there is none."""
    position = proof.position
    if not any(play.type in ROWS for play in _leads(position)):
        return False
    finder = play_table(position.rules).finder
    counts = position.known_hand(position.mover).counts

    def gone(play: Play) -> bool:
        return play.type not in ROWS and not any(left.type in ROWS for left in finder.leads(counts - play.counts))

    return _every(_all_plays(proof), gone)


def _split_house(proof: Proof) -> bool:
    """A full house could be played, and every answer plays its triple or its pair, and only that."""
    houses = [play for play in legal_plays(proof.position) if play.type == "full_house"]

    def part(play: Play) -> bool:
        return play.type in ("pair", "triple") and any(
            play.counts == house.counts & play.counts and count_in(house.counts, play.top) == play.size
            for house in houses
        )

    return _every(_all_plays(proof), part)


def _keep_bomb(proof: Proof) -> bool:
    """A bomb could be played, and every bomb loses."""
    bombs = [play for play in legal_plays(proof.position) if play.is_bomb]
    return bool(bombs) and all(bomb in proof.losing for bomb in bombs)


def _bomb_now(proof: Proof) -> bool:
    """Every answer is a bomb, and something else could be done that is more than a pass."""
    others = any(not play.is_bomb for play in legal_plays(proof.position))
    return others and _every(_all_plays(proof), lambda play: play.is_bomb)


def _hold_back(proof: Proof) -> bool:
    """Only the pass wins, and something could be played."""
    return not _plays(proof) and bool(legal_plays(proof.position))


def _not_lowest(proof: Proof) -> bool:
    """Leading: of every answer there is a lower one of its type and size in the hand, and that one loses."""
    if proof.position.trick:
        return False
    place = proof.position.rules.strength

    def lower(play: Play) -> bool:
        below = [each for each in _leads(proof.position) if _same(each, play) and place(each.top) < place(play.top)]
        return bool(below) and all(each in proof.losing for each in below)

    return _every(_all_plays(proof), lower)


def _dearer(proof: Proof) -> bool:
    """Following: something lower of the same type would beat the table as well, and loses."""
    if not proof.position.trick:
        return False
    place = proof.position.rules.strength

    def lower(play: Play) -> bool:
        lower_ones = [
            each for each in legal_plays(proof.position) if _same(each, play) and place(each.top) < place(play.top)
        ]
        return bool(lower_ones) and all(each in proof.losing for each in lower_ones)

    return _every(_all_plays(proof), lower)


def _lowest_first(proof: Proof) -> bool:
    """Leading, with pairs or more in the hand: the lowest single is the answer, and the only one."""
    if proof.position.trick:
        return False
    order = proof.position.rules.order
    hand = proof.position.known_hand(proof.position.mover)
    low = next(rank for rank in order if hand.count(rank))
    return _every(_all_plays(proof), lambda play: play.type == "single" and play.top == low) and any(
        play.size > 1 for play in _leads(proof.position)
    )


def _too_early(proof: Proof) -> bool:
    """A play that nobody could beat, no bomb, with more cards than any answer, loses."""
    most = max(size_of(action) for action in proof.winning)
    return any(
        isinstance(action, Play)
        and action.size > most
        and not action.is_bomb
        and not can_answer(proof.position, action)
        for action in proof.losing
    )


def _their_gap(proof: Proof) -> bool:
    """Leading: of the type and size of every answer, two cards or more, nobody else holds any play, nor a bomb."""
    position = proof.position
    if position.trick:
        return False
    finder = play_table(position.rules).finder
    others = [
        each
        for seat in range(position.seats)
        if seat != position.turn
        for each in finder.leads(position.known_hand(seat).counts)
    ]
    if any(each.is_bomb for each in others):
        return False
    return _every(
        _all_plays(proof), lambda play: play.size > 1 and not any(_same(each, play) for each in others)
    )


def _one_card_left(proof: Proof) -> bool:
    """Leading: somebody else has one card, a single could be led, and every answer has more cards than one."""
    position = proof.position
    if position.trick or not any(len(h) == 1 for seat, h in enumerate(position.hands) if seat != position.turn):
        return False
    return _every(_all_plays(proof), lambda play: play.size > 1)


def _row_first(proof: Proof) -> bool:
    """Every answer is a straight, a stair or a plate, and does not empty the hand."""
    return proof.depth > 1 and _every(_all_plays(proof), lambda play: play.type in ROWS)


def _shorter_row(proof: Proof) -> bool:
    """Every answer is a row that could be longer: a row with more cards, its cards among them, could be played."""
    legal = legal_plays(proof.position)

    def inside(play: Play) -> bool:
        return play.type in ROWS and any(
            other.type == play.type and other.size > play.size and set(play.ranks) <= set(other.ranks)
            for other in legal
        )

    return _every(_all_plays(proof), inside)


def _joker_waits(proof: Proof) -> bool:
    """A single joker could be played, and every single joker loses."""
    jokers = [play for play in legal_plays(proof.position) if play.type == "single" and play.top in JOKERS]
    return bool(jokers) and all(play in proof.losing for play in jokers)


def _few_first(proof: Proof) -> bool:
    """Leading: every answer is a single, and there is a play of three cards or more that loses."""
    if proof.position.trick or not any(size_of(action) >= 3 for action in proof.losing):
        return False
    return _every(_all_plays(proof), lambda play: play.size == 1)


def _not_last(proof: Proof) -> bool:
    """The goal is not to be last."""
    return proof.goal == "not_last"


THEMES: dict[str, Callable[[Proof], bool]] = {
    "at_once": _at_once,
    "split_set": _split_set,
    "split_row": _split_row,
    "split_house": _split_house,
    "keep_bomb": _keep_bomb,
    "bomb_now": _bomb_now,
    "hold_back": _hold_back,
    "not_lowest": _not_lowest,
    "dearer": _dearer,
    "lowest_first": _lowest_first,
    "too_early": _too_early,
    "their_gap": _their_gap,
    "one_card_left": _one_card_left,
    "row_first": _row_first,
    "shorter_row": _shorter_row,
    "joker_waits": _joker_waits,
    "few_first": _few_first,
    "not_last": _not_last,
}
"""Every theme of endgames by its name."""
