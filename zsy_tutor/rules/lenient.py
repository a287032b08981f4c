"""Reads what people type: cards in many forms, a pass, or nothing selected. Lenient in, canonical values out.

Blanks, commas and dashes between cards, full-width forms, `10`, letters in either case, suits as letters, signs or
Chinese words before or after the rank, joker names in both languages. Strict notation is read by `notation`.
"""

from __future__ import annotations

from .cards import Card, Hand
from .errors import NotationError
from .plays import PASS, Pass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .ruleset import RuleSet

MAX_CARDS = 108
MAX_OF_A_RANK = 16
"""More than any table has: what is typed may exceed a hand, for that is an answer, but not all packs twice over."""

PASS_WORDS = ("pass", "过", "过牌", "不要", "要不起", "不出")
"""What is a pass when it stands alone."""
RANK_WORDS = {
    "t": "T", "10": "T", "十": "T", "j": "J", "勾": "J", "钩": "J", "丁": "J", "q": "Q", "圈": "Q", "皮蛋": "Q",
    "k": "K", "老k": "K", "a": "A", "尖": "A", **{digit: digit for digit in "23456789"},
}  # fmt: skip
"""What is a natural rank; letters in lower case, for either."""
SUIT_WORDS = {
    "d": "d", "c": "c", "h": "h", "s": "s", "♦": "d", "♣": "c", "♥": "h", "♠": "s", "♢": "d", "♧": "c", "♡": "h",
    "♤": "s", "方块": "d", "方片": "d", "梅花": "c", "草花": "c", "红桃": "h", "红心": "h", "黑桃": "s",
}  # fmt: skip
"""What is a suit."""
JOKER_WORDS = {
    "b": "B", "小王": "B", "小怪": "B", "小鬼": "B", "blackjoker": "B", "smalljoker": "B", "littlejoker": "B",
    "r": "R", "大王": "R", "大怪": "R", "大鬼": "R", "redjoker": "R", "bigjoker": "R", "大小王": "BR",
}  # fmt: skip
"""What is a joker, or both; blanks and dashes may stand before `joker`."""
UNCLEAR_WORDS = ("joker", "王", "怪", "鬼", "小丑", "🃏")
"""Some joker, but which one?"""
REFUSED_WORDS = {
    "bj": "write B for the Black Joker, or B J apart for joker and jack",
    "rj": "write R for the Red Joker, or R J apart for joker and jack",
}

_COLOURS = ("black", "small", "little", "red", "big")
_DASHES = "-‐‑‒–—―−﹣"
_GAPS = ",、" + _DASHES
_SIGNS = "♦♣♥♠♢♧♡♤"
_VARIATION = "\ufe0e\ufe0f"
_LONGEST = 6
_CARD = "a card such as 10, Q, 9h, h9 or B"
_ONE_WAY = "a rank beside this suit: suits stand before the rank in the whole text, or after it"
_NO_SUIT = "no suit: a joker has none"


class _Token:
    """A piece of the text: `kind` is rank, suit, joker or gap, `column` where it starts, from 1."""

    __slots__ = ("column", "kind", "value")

    def __init__(self, kind: str, value: str, column: int) -> None:
        self.kind = kind
        self.value = value
        self.column = column


def read_cards(text: str, rules: RuleSet | None = None) -> Hand | Pass:
    """Read typed cards; a lone dash or no text is the empty hand, a word for passing is `PASS`.

    No rule set changes how text is read; `rules` is there for the callers that pass it along. Whether the hand holds
    the cards is no question of reading. `NotationError` names the column in `text` as it was typed.

    >>> read_cards("10 10，９♥️"[:5]), read_cards("小王, red joker"), read_cards("红桃9 黑桃10")
    (Hand.of('T', 'T'), Hand.of('B', 'R'), Hand.of('9h', 'Ts'))
    >>> read_cards("-"), read_cards("Pass")
    (Hand.of(), PASS)
    >>> read_cards("9 1")
    Traceback (most recent call last):
    zsy_tutor.rules.errors.NotationError: cannot read '9 1' at column 3: 10 in full: there is no rank 1
    """
    del rules
    folded = "".join(map(_fold, text))
    alone = folded.strip()
    if alone in PASS_WORDS:
        return PASS
    if not alone or (len(alone) == 1 and alone in _DASHES):
        return Hand.EMPTY
    tokens = _tokens(text, folded)
    if not any(token.kind in ("rank", "joker") for token in tokens):
        raise NotationError(text, tokens[0].column, _CARD, "card")
    cards = _cards(text, tokens)
    _refuse_mixed(text, cards)
    _refuse_too_many(text, cards)
    return Hand(card for card, _ in cards)


def _fold(char: str) -> str:
    """One character for one: full-width forms to plain ones, ASCII letters to lower case."""
    code = ord(char)
    if 0xFF01 <= code <= 0xFF5E:
        code -= 0xFEE0
    if code == 0x3000 or char.isspace():
        return " "
    return chr(code + 32) if 65 <= code <= 90 else chr(code)


def _tokens(text: str, folded: str) -> list[_Token]:
    tokens: list[_Token] = []
    place = 0
    while place < len(folded):
        char = folded[place]
        if char == " ":
            place += 1
        elif char in _GAPS:
            tokens.append(_Token("gap", char, place + 1))
            place += 1
        else:
            kind, value, end = _word(text, folded, place)
            tokens += [_Token(kind, each, place + 1) for each in value]
            place = end
    return tokens


def _word(text: str, folded: str, place: int) -> tuple[str, str, int]:
    """Kind and value of the longest word that starts here, and where it ends."""
    colour = next((word for word in _COLOURS if folded.startswith(word, place)), "")
    if colour:
        after = place + len(colour)
        while after < len(folded) and (folded[after] == " " or folded[after] in _DASHES):
            after += 1
        if not folded.startswith("joker", after):
            raise NotationError(text, place + 1, f"{colour} joker, or B or R", "joker_colour")
        return "joker", JOKER_WORDS[colour + "joker"], after + 5
    for length in range(_LONGEST, 0, -1):
        word = folded[place : place + length]
        if word in UNCLEAR_WORDS:
            raise NotationError(text, place + 1, "which joker? B is the Black one, R the Red one", "which_joker")
        if word in REFUSED_WORDS:
            raise NotationError(text, place + 1, REFUSED_WORDS[word], "write_joker")
        for kind, words in (("rank", RANK_WORDS), ("suit", SUIT_WORDS), ("joker", JOKER_WORDS)):
            if word in words:
                end = place + length
                end += word in _SIGNS and folded[end : end + 1] in tuple(_VARIATION)
                return kind, words[word], end
    if folded[place] == "1":
        raise NotationError(text, place + 1, "10 in full: there is no rank 1", "ten")
    if any(folded.startswith(word, place) for word in PASS_WORDS):
        raise NotationError(text, place + 1, "a pass alone, without cards", "pass_alone")
    raise NotationError(text, place + 1, _CARD, "card")


def _cards(text: str, tokens: list[_Token]) -> list[tuple[Card, int]]:
    """The cards with their columns; suits stand before the rank if the first natural card has its suit there."""
    first = next((token for token in tokens if token.kind in ("rank", "suit")), None)
    before = first is not None and first.kind == "suit"
    cards: list[tuple[Card, int]] = []
    for place, token in enumerate(tokens):
        last = tokens[place - 1] if place else None
        following = tokens[place + 1] if place + 1 < len(tokens) else None
        beside = last if before else following
        if token.kind == "joker":
            cards.append((Card(token.value), token.column))
        elif token.kind == "rank":
            suited = beside is not None and beside.kind == "suit"
            cards.append((Card(token.value, beside.value if suited and beside else ""), token.column))
        elif token.kind == "suit":
            owner = following if before else last
            if owner is None or owner.kind != "rank":
                joker = any(near is not None and near.kind == "joker" for near in (last, following))
                expected, what = (_NO_SUIT, "joker_suit") if joker else (_ONE_WAY, "one_way")
                raise NotationError(text, token.column, expected, what)
    return cards


def _refuse_mixed(text: str, cards: list[tuple[Card, int]]) -> None:
    naturals = [pair for pair in cards if not pair[0].is_joker]
    for card, column in naturals:
        if bool(card.suit) != bool(naturals[0][0].suit):
            raise NotationError(text, column, "a suit on every card but jokers, or on none", "suits_mixed")


def _refuse_too_many(text: str, cards: list[tuple[Card, int]]) -> None:
    counts: dict[str, int] = {}
    for number, (card, column) in enumerate(cards, 1):
        counts[card.rank] = counts.get(card.rank, 0) + 1
        if number > MAX_CARDS or counts[card.rank] > MAX_OF_A_RANK:
            expected = f"at most {MAX_CARDS} cards, {MAX_OF_A_RANK} of a rank"
            raise NotationError(text, column, expected, "too_many", n=MAX_CARDS, of_rank=MAX_OF_A_RANK)
