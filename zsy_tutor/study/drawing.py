"""Small tools for drawing a fresh question: ranks by chance, a table around a hand, the parts of an exercise.

Nothing is judged here: the right answers are those of the engine. What is drawn for which rule is in `recipes`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from ..explain.messages import one_of, text
from ..rules.cards import JOKERS, Card, Hand
from ..rules.legality import Illegal, check
from ..rules.notation import parse_cards
from ..rules.plays import Pass
from ..rules.position import Position
from ..rules.ruleset import RuleSet
from .comparing import in_strength
from .dress import dress, dress_items
from .exchanging import Exchanging
from .exercises import LANGUAGES, Part, Words, right_answers


class Unfit(Exception):
    """What was drawn cannot be asked."""


class Draw:
    """Chance, and the rules of the table: what a recipe draws with."""

    def __init__(self, rng: Random, rules: str = "classic") -> None:
        self.rng = rng
        self.rules = RuleSet.parse(rules)

    @property
    def naturals(self) -> str:
        """The ranks without the jokers, low to high."""
        return "".join(rank for rank in self.rules.order if rank not in JOKERS)

    def window(self, size: int, low: int = 0, ranks: str = "") -> str:
        """Ranks that follow one another in `ranks` (left out: those of straights), from the place `low` on or above."""
        ranks = ranks or self.rules.straight_ranks
        start = self.rng.randint(low, len(ranks) - size)
        return ranks[start : start + size]

    def some(self, ranks: Iterable[str], size: int) -> list[str]:
        """Different ones of these ranks, as many as there are at most."""
        there = sorted(set(ranks))
        return self.rng.sample(there, min(size, len(there)))

    def others(self, taken: Iterable[str], size: int) -> list[str]:
        """Other natural ranks than those taken."""
        return self.some(set(self.naturals) - set(taken), size)

    def above(self, rank: str) -> str:
        """The ranks above this one, jokers included."""
        return self.rules.order[self.rules.order.index(rank) + 1 :]

    def below(self, rank: str) -> str:
        """The ranks below this one."""
        return self.rules.order[: self.rules.order.index(rank)]

    def table(self, hand: Sequence[str], lies: Sequence[str] = (), rules: str = "", opening: str = "") -> Position:
        """A table where somebody with this hand is to act, on what the player to the left or one further has played."""
        seats = self.rng.choice((3, 4))
        owner = self.rng.randint(2, seats)
        rest = "/".join(f"?{self.rng.randint(2, 9)}" for _ in range(seats - 1))
        trick = f"p{owner}:{''.join(lies)}" if lies else "-"
        passed = "".join(f"p{seat}" for seat in range(owner + 1, seats + 1)) if lies else ""
        tail = f" open={opening}" if opening else ""
        return dress(Position.parse(f"{rules or self.rules} {''.join(hand)}/{rest} p1 {trick} {passed or '-'} -{tail}"))

    def mixed(self, parts: Iterable[Sequence[str]]) -> list[str]:
        """These sets of cards in another order."""
        found = ["".join(each) for each in parts]
        self.rng.shuffle(found)
        return found


def words(key: str, **facts: str | int) -> Words:
    """A prompt in every language."""
    return Words({lang: text(f"review-{key}", lang, **facts) for lang in LANGUAGES})


def beat(position: Position, prompt: str = "") -> Part:
    """Beat what lies there, or lead."""
    lead = position.trick is None
    prompt = prompt or ("lead" if lead else "beat")
    return checked(Part(prompt=words(prompt), right=(), position=position, aim="lead" if lead else "any"))


def name(cards: str, choices: Sequence[str], rules: RuleSet | str = "classic") -> Part:
    """Say what these cards are."""
    table = RuleSet.parse(rules) if isinstance(rules, str) else rules
    (dressed,) = dress_items((parse_cards(cards, 2),))
    part = Part(prompt=words("name"), right=(), kind="name", cards=dressed, rules=table, choices=tuple(choices))
    return checked(part, one=True)


def order(items: Sequence[str], rules: RuleSet | str = "classic", prompt: str = "order") -> Part:
    """Put these in order."""
    table = RuleSet.parse(rules) if isinstance(rules, str) else rules
    dressed = dress_items(tuple(parse_cards(item, 2) for item in items))
    if in_strength(dressed, table) in (None, dressed):
        raise Unfit
    return checked(Part(prompt=words(prompt), right=(), kind="order", rules=table, items=dressed))


def which(position: Position, items: Sequence[str]) -> Part:
    """Mark those that beat the table."""
    hand = position.known_hand(position.mover)
    marked = tuple(held(hand, item) for item in dict.fromkeys(items))
    part = checked(Part(prompt=words("which"), right=(), kind="which_beats", position=position, items=marked))
    if len(part.right) == len(marked) or not 2 <= len(marked) <= 8:
        raise Unfit
    return part


def repair(position: Position, tried: str) -> Part:
    """Mend what is lifted."""
    chosen = held(position.known_hand(position.mover), tried)
    if not isinstance(check(position, chosen), Illegal):
        raise Unfit
    return checked(
        Part(prompt=words("repair"), right=(), kind="repair", position=position, tried=chosen, lifted=chosen)
    )


def find(position: Position, kind: str) -> Part:
    """Find every play of a type."""
    part = checked(
        Part(prompt=words(f"find-{kind}"), right=(), kind="find_all", position=position, type=kind, count=True)
    )
    if not 2 <= len(part.right) <= 6:
        raise Unfit
    return part


def why(position: Position, tried: Hand | Pass, choices: Sequence[str], seat: int | None = None) -> Part:
    """Say why this is refused."""
    lifted = tried if isinstance(tried, Hand) else Hand.EMPTY
    part = Part(
        prompt=words("why" if seat is None else "why-seat"),
        right=(),
        kind="why_not",
        position=position,
        tried=tried,
        seat=seat,
        lifted=lifted,
        choices=tuple(choices),
    )
    return checked(part, one=True)


def exchange(
    hand: Sequence[str], number: int, *, back: bool, rules: str = "classic", prompt: str = "", rank: str = ""
) -> Part:
    """Pay, or give back; a `prompt` of its own may name a rank."""
    table = RuleSet.parse(rules)
    (dressed,) = dress_items((parse_cards("".join(hand), 2),))
    asked = Exchanging(table, dressed, number, gives_back=back)
    kind = "give_back" if back else "pay"
    told = Words({
        lang: text(f"review-{prompt or kind}", lang, n=number, **({"rank": one_of(rank, lang)} if rank else {}))
        for lang in LANGUAGES
    })  # fmt: skip
    return checked(Part(prompt=told, right=(), kind=kind, rules=table, cards=dressed, asked=asked))


def checked(part: Part, one: bool = False) -> Part:
    """With the right answers, as the engine has them; `Unfit` where there are none, or others beside the `one`."""
    found = right_answers(part)
    if not found or (one and (len(found) != 1 or found[0] not in part.choices)):
        raise Unfit
    return replace(part, right=found)


def held(hand: Hand, ranks: str) -> Hand:
    """Cards of the hand with these ranks."""
    left, taken = list(hand), list[Card]()
    for rank in ranks:
        card = next((card for card in left if card.rank == rank), None)
        if card is None:
            raise Unfit
        left.remove(card)
        taken.append(card)
    return Hand(taken)
