"""What a person sees of an exercise, as plain data: built by `session.view`, painted by `zsy_tutor.widgets`.

Every sentence and label here is already in the reader's language. No rules are decided here and nothing is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class CardView:
    """One card of the learner's hand: what it is, and the states that `look.md` lets combine."""

    notation: str
    """The card in notation (`Th`, `B`), never bare of a suit: a rank without a suit is given one to be drawn."""
    label: str
    """Name for a screen reader: `10 of hearts`."""
    selected: bool = False
    fault: bool = False
    hint: bool = False
    dim: bool = False


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat at the table, in playing order (counter-clockwise), the learner's first."""

    seat: str
    """`p1` …"""
    name: str
    cards: int
    you: bool = False
    to_act: bool = False
    passed: bool = False
    place: int | None = None
    """Place of a seat that is out, from 1."""
    title: str = ""
    """Title or place in words, for a seat that is out."""
    hand: tuple[str, ...] = ()
    """Its cards in short, as in a line of text, where a table is shown and they can be seen."""
    open: tuple[str, ...] = ()
    """Its cards in notation, each with a suit, where they lie face up on the table."""
    open_gone: tuple[int, ...] = ()
    """Which of them lie on the table just now."""
    open_label: str = ""
    """The same by name, for a screen reader."""


@dataclass(frozen=True, slots=True)
class TrickView:
    """What lies on the table."""

    seat: str
    label: str
    """`Lan played a pair of 9s`, or who leads when nothing lies there."""
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LyingView:
    """A play that lies on the table though it was taken back, or the answer to it: whose, and a word for a pass."""

    label: str
    cards: tuple[str, ...]
    says: str = ""
    beaten: bool = False


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """One answer of an exercise that is answered by choosing."""

    id: str
    label: str
    chosen: bool = False
    mark: str = ""
    """`right`, `wrong` or nothing."""
    place: int = 0
    """Its place in a row, from 1; 0 where there is no row."""


@dataclass(frozen=True, slots=True)
class NumberView:
    """A field for a number."""

    id: str
    label: str
    value: str = ""
    """What stands in it at first, and what was checked last."""
    mark: str = ""
    """`right`, `wrong` or nothing."""
    says: str = ""
    """Label and mark, for a screen reader."""


@dataclass(frozen=True, slots=True)
class ItemView:
    """A card or a play that is put in order or marked."""

    id: str
    label: str
    """Name for a screen reader: `a pair of 9s`, `2 of clubs`."""
    cards: tuple[str, ...]
    """Its cards in notation, each with a suit."""
    chosen: bool = False
    """`mark`: whether it is marked; `order`: whether it stands in the row."""
    position: int = 0
    """`order`: its place in the row, from 1; 0 while it is still to be placed."""
    mark: str = ""
    """`right`, `wrong`, `hint` or nothing."""


@dataclass(frozen=True, slots=True)
class ListedView:
    """Cards in the list below the table: a play that was found, or a card that was changed."""

    label: str
    """For a screen reader: `a pair of 7s`, `7 of spades put back`."""
    cards: tuple[str, ...]
    mark: str
    """`right` (found), `hint` (named by the hint), `added` or `taken`; of what was played, `own` or `other`."""
    who: str = ""
    """Who played it, to stand beside it."""
    says: str = ""
    """A word in place of cards: it was a pass."""


@dataclass(frozen=True, slots=True)
class ActionView:
    """A button. `id`: `play pass done clear undo restart hint why line fix dispute house retry next back`; `note`: why
    it is not enabled, or what it does or costs; `price`: the same in stars."""

    id: str
    label: str
    enabled: bool = True
    primary: bool = False
    note: str = ""
    price: int = 0


@dataclass(frozen=True, slots=True)
class LadderCell:
    """One rank of the rank ladder; `mark`: `you`, `table`, `both`, `beats` or nothing."""

    rank: str
    mark: str = ""


@dataclass(frozen=True, slots=True)
class FeedbackView:
    """The answer to what the learner did.

    `kind`: `right`, `wrong`, `hint`, `info` (allowed, but not what was asked) or `error`.
    """

    kind: str
    headline: str
    body: tuple[str, ...] = ()
    rule: str = ""
    """Rule id, or nothing."""
    rule_text: str = ""
    """Its title, a line break, and the rule as this table plays it."""
    rule_source: str = ""
    """Where the rule comes from, in a sentence."""
    others: tuple[str, ...] = ()
    """Further reasons, in order."""
    others_label: str = ""
    """What they are and how many: `2 more reasons`."""
    ladder: tuple[LadderCell, ...] = ()
    ladder_note: str = ""
    saved: str = ""
    """What came of disputing it, in a sentence."""
    trouble: bool = False
    """Whether that is bad news: nothing could be saved."""


@dataclass(frozen=True, slots=True)
class ContextView:
    """A small table of what is to be known for an exercise; the first cell of a row says what the row is."""

    caption: str
    columns: tuple[str, ...]
    """What stands over the columns, or nothing."""
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class HouseRow:
    """What one table says. `status`: `legal`, `illegal`, `impossible`, or nothing where it is no verdict."""

    table: str
    """By which rules it plays."""
    verdict: str
    """In a word or two, or the whole answer."""
    why: str = ""
    status: str = ""
    decides: str = ""
    """Which options make the difference, in a sentence."""
    here: bool = False
    """The table of the exercise."""


@dataclass(frozen=True, slots=True)
class HouseView:
    """The same choice at several tables."""

    caption: str
    columns: tuple[str, str]
    rows: tuple[HouseRow, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class View:
    """One exercise as it stands."""

    heading: str
    """Where am I: `Step 4 of 12 · Rank order`."""
    step: int
    steps: int
    done: tuple[bool, ...]
    stars: int
    """Stars still to be had, 0 to 3; -1 where there are none to be had, as in an examination."""
    prompt: str
    aim: str
    hand: tuple[CardView, ...]
    hand_label: str
    seats: tuple[SeatView, ...]
    trick: TrickView
    selected_text: str
    """The line under the canvas: `Selected: 8♠ 8♥, a pair`."""
    actions: tuple[ActionView, ...]
    finished: bool = False
    context: tuple[ContextView, ...] = ()
    """What is to be known for it, above the table."""
    before: str = ""
    """What was reached when the exercise was done before."""
    notice: str = ""
    """What is wrong with the file in which progress is kept, told once."""
    choices: tuple[ChoiceView, ...] = ()
    choices_label: str = ""
    numbers: tuple[NumberView, ...] = ()
    """Fields for numbers."""
    items: tuple[ItemView, ...] = ()
    """What is put in order or marked, as given."""
    items_mode: str = ""
    """`order`, `mark`, or nothing where there are no items."""
    items_label: str = ""
    listed: tuple[ListedView, ...] = ()
    """What was found or changed so far."""
    listed_label: str = ""
    """Its heading: `Found: 3 of 7`; nothing where there is no such list."""
    listed_rest: int = 0
    """Places that are still empty, where it is told how many there are."""
    typed_label: str = ""
    feedback: FeedbackView | None = None
    house: HouseView | None = None
    """What tables with other rules say, where it is open."""
    table_play: tuple[str, ...] = ()
    """The solved play, lying on the table with a tick, or nothing."""
    reply: tuple[LyingView, ...] = ()
    """A play that loses and the answer to it, in place of the trick, until something is done; or nothing."""
    show: tuple[str, ...] = ()
    """Cards that are shown rather than held (`name`: the set to be named)."""
    text: str = ""
    """The whole state as text: `Hand: 3♠ 4♥ …; to beat: a pair of 9s`. Also the object's text/plain."""
    live: str = ""
    """What a screen reader is told of the last change, short."""
    extra: dict[str, str] = field(default_factory=dict)
    """Labels a widget needs (`selected`, `your_hand`, `to_beat` …), by key, in the reader's language."""
