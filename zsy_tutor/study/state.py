"""What a learner has done so far with a lesson's step or a pack: plain frozen data, and the events that change it.

How an event changes it is in `session`; what a person sees of it in `present`. Nothing here has a language.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ..rules import plays
from ..rules.cards import SUITS, Card, Hand
from ..rules.legality import Reason
from ..rules.ruleset import RuleSet
from .endgame import Moved
from .exercises import MAX_STARS, Level, Part, Step


@dataclass(frozen=True, slots=True)
class Toggle:
    """Lift a card of the hand, or put it back; cards count from 0."""

    index: int


@dataclass(frozen=True, slots=True)
class Select:
    """Have exactly these cards lifted."""

    indices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Clear:
    """Put every card, or every item, back; in `repair`, lift again what was lifted at first."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play the lifted cards, or have the row or the marks checked: an answer."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass: an answer."""


@dataclass(frozen=True, slots=True)
class Typed:
    """An answer written as text, if it can be read: `77` or `pass`, a row `3 K A 2`, the number of a choice."""

    text: str


@dataclass(frozen=True, slots=True)
class Hint:
    """Show the next of three hints, for a star."""


@dataclass(frozen=True, slots=True)
class Why:
    """Ask about the lifted cards without answering."""


@dataclass(frozen=True, slots=True)
class ShowFix:
    """After a refusal: lift the nearest legal play, then the next that would do, and round again."""


@dataclass(frozen=True, slots=True)
class House:
    """Show what tables with other rules say of the last choice, or put it away again."""


@dataclass(frozen=True, slots=True)
class Dispute:
    """Doubt the last verdict. Whoever can write files acts on it and sends `Disputed`; by itself it changes nothing."""


@dataclass(frozen=True, slots=True)
class Disputed:
    """The verdict was saved under `name`, or not: `trouble` is `read_only`, `full` or `other`, `detail` what the system
    says."""

    name: str = ""
    trouble: str = ""
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Choose:
    """Answer a `name` or a `why_not` with a choice."""

    choice_id: str


@dataclass(frozen=True, slots=True)
class Place:
    """`order`: put an item at the end of the row, or take it back out of it; items count from 0."""

    item: int


@dataclass(frozen=True, slots=True)
class Move:
    """`order`: move an item of the row by so many places, up if `by` is positive."""

    item: int
    by: int


@dataclass(frozen=True, slots=True)
class Mark:
    """`which_beats`: mark an item, or take its mark away; items count from 0."""

    item: int


@dataclass(frozen=True, slots=True)
class Done:
    """`find_all`: say that there are no more: an answer."""


@dataclass(frozen=True, slots=True)
class Undo:
    """`endgame`: take back the last own action and what was answered."""


@dataclass(frozen=True, slots=True)
class Restart:
    """`endgame`: take back everything."""


@dataclass(frozen=True, slots=True)
class ShowLine:
    """`endgame`: have an action made that keeps the goal; no star is left then."""


@dataclass(frozen=True, slots=True)
class Retry:
    """Do a solved step once more."""


@dataclass(frozen=True, slots=True)
class Next:
    """Go to the next exercise of a pack."""


@dataclass(frozen=True, slots=True)
class Back:
    """Go to the one before."""


Event = (
    Toggle | Select | Clear | Play | Pass | Typed | Hint | Why | ShowFix | House | Dispute | Disputed | Choose | Place
    | Move | Mark | Done | Undo | Restart | ShowLine | Retry | Next | Back
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Attempt:
    """One answer, as it is kept. `outcome`: `right`, `wrong`, or `info`, which counts as no mistake.

    `answer` is `all` where the learner said that there are no more. In an `endgame` every own action is one,
    kept with those before it: `QQ 5`.

    `code` is the first reason's code, `legal`, `loses` (of an `endgame`, under no rule), or empty where a mistake is
    kept under `rule` alone: in `name`, in `order`, and in `which_beats` and `find_all` where only something is missing.
    A wrong `why_not` is kept under the reason not found.
    """

    step: str
    part: int
    answer: str
    outcome: str
    code: str = ""
    shape: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Feedback:
    """The answer to the last thing done, without words.

    `kind` as in `FeedbackView`; `what` says which sentences; `part` is the part it speaks of, which a chain may have
    left since.
    """

    kind: str
    what: str
    part: int
    answer: str = ""
    """What was answered or asked about, in ranks, `pass`, `-` or a choice."""
    reasons: tuple[Reason, ...] = ()
    fault: tuple[int, ...] = ()
    """Cards of the hand at fault."""
    asked: Hand | plays.Pass | None = None
    """The selection itself: what would do instead can be asked of it."""
    at: int = 0
    """Which of the plays that would do is on show (`instead`), from 0."""
    disputed: Disputed | None = None
    """What came of disputing this verdict."""
    items: tuple[int, ...] = ()
    """Items at fault: the two that stand the wrong way round, the wrong marks."""
    column: int = 0
    """Where typed text cannot be read, from 1."""
    moves: tuple[Moved, ...] = ()
    """`endgame`: the action and what followed; of one that loses, all that follows until the goal is lost."""
    on_table: bool = False
    """`endgame`: whether the action and its answer, taken back already, still lie on the table."""


@dataclass(frozen=True, slots=True)
class Work:
    """How far one step has been done."""

    part: int = 0
    selected: tuple[int, ...] = ()
    paid: int = 0
    """Hints paid for, over all parts."""
    shown: int = 0
    """Hints open in this part, a free one included."""
    solved: bool = False
    touched: tuple[int, ...] = ()
    """The cards that the last event lifted or put back, to be told; none after any other event."""
    feedback: Feedback | None = None
    played: tuple[Card, ...] = ()
    """The play that solved the step; none after a pass or a choice."""
    chosen: str = ""
    row: tuple[int, ...] = ()
    """`order`: the items placed so far, lowest first; `which_beats`: the marked ones; `who`: who was tapped, by place
    among the choices; `count`: the numbers that were checked."""
    told: int | None = None
    """The item that the last event placed, moved, marked or took back."""
    found: tuple[Hand, ...] = ()
    """`find_all`: the plays found in this part, first to last, as they were played."""
    counted: bool = False
    """`find_all`: whether the learner has been told how many there are."""
    revealed: bool = False
    """Whether a right answer of this part was shown on request: there is nothing more to be paid for then."""
    judged: Hand | plays.Pass | None = None
    """What was last answered with or asked about in this part."""
    moves: tuple[Moved, ...] = ()
    """`endgame`: everything done so far in this part, by all seats."""
    house: bool = False
    """Whether tables with other rules are on show."""
    opened: str = ""
    """What the last event opened, to be told: `house`, `dispute` or nothing."""

    @property
    def stars(self) -> int:
        """Stars still to be had: one less for every hint paid for."""
        return max(0, MAX_STARS - self.paid)

    @property
    def to_fix(self) -> Hand | None:
        """The refused cards, answered with or asked about, where there is a refused play to mend."""
        feedback = self.feedback
        if self.solved or feedback is None or not isinstance(feedback.asked, Hand):
            return None
        refused = (feedback.kind == "wrong" and feedback.reasons) or feedback.what in ("why", "fix")
        return feedback.asked or None if refused else None


@dataclass(frozen=True, slots=True)
class Progress:
    """Steps done, with the best stars each: a value; `session.Registry` keeps the one of a kernel.

    >>> Progress().with_result("01.01", 2).with_result("01.01", 1).stars_of("01.01")
    2
    """

    results: tuple[tuple[str, int], ...] = ()

    def stars_of(self, step_id: str) -> int | None:
        """The best stars of a step, `None` where it is not done."""
        return dict(self.results).get(step_id)

    def is_done(self, step_id: str) -> bool:
        """Whether the step has been done."""
        return self.stars_of(step_id) is not None

    def with_result(self, step_id: str, stars: int) -> Progress:
        """With a step done; doing it worse than before takes nothing away."""
        results = dict(self.results)
        results[step_id] = max(stars, results.get(step_id, 0))
        return Progress(tuple(sorted(results.items())))

    def merged(self, other: Progress) -> Progress:
        """With everything that `other` knows as well."""
        merged = self
        for step_id, stars in other.results:
            merged = merged.with_result(step_id, stars)
        return merged


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is wrong with the file of the learner's answers: `broken stuck locked full newer unwritable`, or nothing."""

    what: str = ""
    file: str = ""
    """The file; where it was set aside, under its new name."""


@dataclass(frozen=True, slots=True)
class State:
    """One exercise on the page: a single step of a lesson, or a pack with its Next and Back."""

    level: Level
    place: int
    """The step on show, from 0."""
    works: tuple[Work, ...]
    """What was done with each step of the level; with `single` only the one on show is used."""
    single: bool
    """One step of a lesson: no Next, no Back."""
    log: tuple[Attempt, ...] = ()
    progress: Progress = field(default_factory=Progress)
    turned: str = ""
    """What the last event led to, to be told: `step`, another exercise; `again`, the start of this one; or nothing."""
    trouble: Trouble = Trouble()
    """What is to be told of the learner's file, once."""

    @property
    def step(self) -> Step:
        """The step on show."""
        return self.level.steps[self.place]

    @property
    def work(self) -> Work:
        """What was done with it."""
        return self.works[self.place]

    @property
    def part(self) -> Part:
        """The part to be answered, or the last one; of an `endgame` as it stands now."""
        part, moves = self.step.parts[self.work.part], self.work.moves
        return played_on(part, moves) if moves else part

    @property
    def mistakes(self) -> tuple[Attempt, ...]:
        """The wrong answers; what was allowed but not asked is none."""
        return tuple(attempt for attempt in self.log if attempt.outcome == "wrong")

    @property
    def cards(self) -> tuple[Card, ...]:
        """The learner's hand in the order shown, to which the indices of events belong."""
        return shown_cards(self.part)

    def with_work(self, work: Work) -> State:
        """With the work on the step on show replaced."""
        return replace(self, works=(*self.works[: self.place], work, *self.works[self.place + 1 :]))


def played_on(part: Part, moves: tuple[Moved, ...]) -> Part:
    """An `endgame` after some actions; what its author says belongs to the position it began with."""
    return replace(
        part, position=moves[-1].after, seat=part.learner, wrong=(), hints=(), lifted=Hand.EMPTY, open_hint=False
    )


def shown_cards(part: Part) -> tuple[Card, ...]:
    """The learner's hand as it is shown: low to high, equal ranks by suit."""
    if part.position is None:
        return in_order(part.cards, part.rule_set) if part.cards else ()
    return in_order(part.position.known_hand(part.learner), part.rule_set)


def in_order(hand: Hand, rules: RuleSet) -> tuple[Card, ...]:
    """Cards low to high in the order of the rules, equal ranks by suit."""
    return tuple(sorted(hand, key=lambda card: (rules.strength(card.rank), SUITS.find(card.suit))))


def places_of(
    cards: tuple[Card, ...], wanted: Hand, first: tuple[int, ...] = (), opening: Card | None = None
) -> tuple[int, ...]:
    """Where the `wanted` cards lie among `cards`: those at `first` before others, a card given by its rank as any suit.

    Wanted cards that are not there are left out.
    """
    free = sorted(range(len(cards)), key=lambda place: (place not in first, cards[place] is not opening, place))
    taken = []
    for card in wanted:
        for place in free:
            if cards[place] is card or (not card.suit and cards[place].rank == card.rank):
                taken.append(place)
                free.remove(place)
                break
    return tuple(sorted(taken))
