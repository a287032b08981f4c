"""What people type: every form that is read, and every refusal with its column. Case E14 from the field."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zsy_tutor.rules.cards import Hand, pack_cards
from zsy_tutor.rules.errors import NotationError
from zsy_tutor.rules.legality import check, is_legal
from zsy_tutor.rules.lenient import JOKER_WORDS, PASS_WORDS, RANK_WORDS, SUIT_WORDS, UNCLEAR_WORDS, read_cards
from zsy_tutor.rules.notation import parse_cards
from zsy_tutor.rules.plays import PASS
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.ruleset import CLASSIC, TWO_LOW


def typed(text: str) -> str:
    return str(read_cards(text, CLASSIC))


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("10 10 10 3 3", "33TTT"),
        ("TTT33", "33TTT"),
        ("ttt33", "33TTT"),
        ("10-J-Q-K-A", "TJQKA"),
        ("10,J，Q K A", "TJQKA"),
        ("101010,33", "33TTT"),
        ("十十十 3 3", "33TTT"),
        ("１０ １０ １０ ３ ３", "33TTT"),
    ],
)
def test_E14_ten_and_separators_are_read_alike(text: str, cards: str) -> None:
    assert read_cards(text, CLASSIC) == parse_cards(cards)
    position = Position.parse("classic 33TTTJQKA/?5/?5 p1 - - -")
    assert is_legal(position, read_cards(text, CLASSIC))


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("77788", "77788"),
        (" 7\t7\u00a07\u30008\n8 ", "77788"),
        ("7–7—7－8、8", "77788"),
        ("jqka2", "JQKA2"),
        ("ＪＱＫＡ２", "JQKA2"),
        ("9h10s", "9hTs"),
        ("9H10S", "9hTs"),
        ("h9s10", "9hTs"),
        ("h9 S10", "9hTs"),
        ("９ｈ，ｔＳ", "9hTs"),
        ("9♥10♠", "9hTs"),
        ("♥9♠10", "9hTs"),
        ("9♥️ 10♠︎", "9hTs"),
        ("♥️9 ♠︎10", "9hTs"),
        ("♢9♧9♡9♤9", "9d9c9h9s"),
        ("红桃9，黑桃10", "9hTs"),
        ("9红桃 10黑桃", "9hTs"),
        ("红心9 方片9 草花9 方块9 梅花9", "9d9d9c9c9h"),
        ("红桃 9", "9h"),
        ("勾 钩 丁 圈 皮蛋 老K 老ｋ K 尖", "JJJQQKKKA"),
        ("黑桃勾黑桃尖", "JsAs"),
        ("3d 小王", "3dB"),
        ("小王3♦", "3dB"),
        ("小王♦3", "3dB"),
        ("大王♦3小王", "3dBR"),
        ("B R", "BR"),
        ("br", "BR"),
        ("bb rr", "BBRR"),
        ("B J", "JB"),
        ("J B", "JB"),
        ("jb", "JB"),
        ("r，j", "JR"),
        ("大小王", "BR"),
        ("小怪大怪 小鬼大鬼", "BBRR"),
        ("black joker, RED JOKER", "BR"),
        ("BlackJoker red-joker", "BR"),
        ("small joker big joker little joker", "BBR"),
        ("ｂｌａｃｋ　ｊｏｋｅｒ", "B"),
        ("Joker".join(["red ", " 3"]), "3R"),
        ("3333333333", "3333333333"),
    ],
)
def test_lenient_forms(text: str, cards: str) -> None:
    assert typed(text) == cards


@pytest.mark.parametrize("text", ["-", " - ", "－", "–", "—", "", "  ", "\u3000"])
def test_lenient_a_lone_dash_is_nothing_selected(text: str) -> None:
    assert read_cards(text, CLASSIC) == Hand.EMPTY


@pytest.mark.parametrize("text", [*PASS_WORDS, "PASS", " Pass ", "ｐａｓｓ", "\u3000过\u3000"])
def test_lenient_pass(text: str) -> None:
    assert read_cards(text, TWO_LOW) is PASS


def test_lenient_pass_words_are_those_of_the_interface() -> None:
    assert {"pass", "过", "不要", "要不起", "不出"} <= set(PASS_WORDS)


@pytest.mark.parametrize(
    ("text", "column", "words"),
    [
        ("x", 1, "a card such as"),
        ("33x", 3, "a card such as"),
        ("10 3 x", 6, "a card such as"),
        ("红桃9 红", 5, "a card such as"),
        ("3 joker", 3, "which joker"),
        ("王", 1, "which joker"),
        ("33王", 3, "which joker"),
        ("王炸", 1, "which joker"),
        ("小丑", 1, "which joker"),
        ("🃏", 1, "which joker"),
        ("33BJ", 3, "write B "),
        ("bj", 1, "write B "),
        ("ＲＪ", 1, "write R "),
        ("3 rj", 3, "write R "),
        ("1", 1, "10 in full"),
        ("9 1 0", 3, "10 in full"),
        ("9,11", 3, "10 in full"),
        ("100", 3, "a card such as"),
        ("0", 1, "a card such as"),
        ("black 3", 1, "black joker"),
        ("3 red", 3, "red joker"),
        ("3 pass", 3, "a pass alone"),
        ("不要3", 1, "a pass alone"),
        ("B♠", 2, "a joker has none"),
        ("小王♠", 3, "a joker has none"),
        ("♠小王", 1, "a joker has none"),
        ("3d Bs", 5, "a joker has none"),
        ("9h s10", 4, "suits stand before"),
        ("h9 10s", 6, "suits stand before"),
        ("♥️9 10♠️", 7, "suits stand before"),
        ("9♥♥", 3, "suits stand before"),
        ("♥♥9", 1, "suits stand before"),
        ("9,h", 3, "suits stand before"),
        ("h,9", 1, "suits stand before"),
        ("♥", 1, "a card such as"),
        ("--", 1, "a card such as"),
        (",", 1, "a card such as"),
        ("9h 10", 4, "a suit on every card"),
        ("9 10h", 3, "a suit on every card"),
        ("红桃9 10", 5, "a suit on every card"),
        ("9h B 10", 6, "a suit on every card"),
        ("9\ufe0f", 2, "a card such as"),
        ("ſ", 1, "a card such as"),
        ("3" * 17, 17, "16 of a rank"),
        ("10 " * 17, 49, "16 of a rank"),
        ("23456789TJQKABR" * 8, 109, "108 cards"),
        ("?5", 1, "a card such as"),
    ],
)
def test_lenient_refusals_name_the_column_of_what_was_typed(text: str, column: int, words: str) -> None:
    with pytest.raises(NotationError) as error:
        read_cards(text, CLASSIC)
    assert (error.value.text, error.value.column) == (text, column)
    assert words in error.value.expected


def test_lenient_lists_do_not_clash() -> None:
    """No word is two things, and suit letters are no ranks."""
    words = [*RANK_WORDS, *SUIT_WORDS, *JOKER_WORDS, *UNCLEAR_WORDS, *PASS_WORDS]
    assert len(set(words)) == len(words)
    for table, value in ((RANK_WORDS, "23456789TJQKA"), (SUIT_WORDS, "dchs")):
        assert set(table.values()) == set(value)
    for word, rank in {**RANK_WORDS, **{word: joker for word, joker in JOKER_WORDS.items() if len(joker) == 1}}.items():
        assert typed(word) == typed(word.upper()) == rank
    for word, suit in SUIT_WORDS.items():
        assert typed(f"9{word}") == typed(f"{word}9") == typed(f"{word.upper()} 9") == f"9{suit}"


def test_E25_odd_input_gets_a_reason() -> None:
    position = Position.parse("classic 3d3s4c4h/?8/?8/?8 p1 p4:2 - -")
    for text in ("-", "9", "3d3d", "3456789TJQKA2B", "23456789TJQKABR 23456789TJQKABR 23456789TJQKABR 234567892",
                 "3333333333333333"):  # fmt: skip
        verdict = check(position, read_cards(text, CLASSIC))
        assert verdict.reasons[0].code in ("nothing_selected", "not_in_hand")  # type: ignore[union-attr]


WORDS = [*RANK_WORDS, *SUIT_WORDS, *JOKER_WORDS, *UNCLEAR_WORDS, *PASS_WORDS, "1", "0", "-", "，", " ", "\ufe0f", "老"]


@given(st.text(max_size=20) | st.lists(st.sampled_from(WORDS), max_size=8).map("".join))
def test_lenient_raises_only_its_own_error(text: str) -> None:
    refused = None
    try:
        got = read_cards(text, CLASSIC)
    except NotationError as error:
        refused = error
    if refused is None:
        assert got is PASS or isinstance(got, Hand)
    else:
        assert refused.text == text
        assert 1 <= refused.column <= len(text)


@given(st.data())
def test_lenient_reads_every_hand_in_every_form(data: st.DataObject) -> None:
    cards = data.draw(st.permutations(pack_cards(2)))[: data.draw(st.integers(1, 20))]
    suits, before = data.draw(st.booleans()), data.draw(st.booleans())
    gaps = st.sampled_from([" ", ", ", "，", " - ", "、", "　"])
    text = ""
    for card in cards:
        rank = data.draw(st.sampled_from([w for w, r in {**RANK_WORDS, **JOKER_WORDS}.items() if r == card.rank]))
        suit = ""
        if suits and card.suit:
            suit = data.draw(st.sampled_from([word for word, value in SUIT_WORDS.items() if value == card.suit]))
        word = suit + rank if before else rank + suit
        if data.draw(st.booleans()):
            word = word.upper()
        if data.draw(st.booleans()):
            word = "".join(chr(ord(char) + 0xFEE0) if "!" <= char <= "~" else char for char in word)
        text += word + data.draw(gaps)
    assert read_cards(text, CLASSIC) == (Hand(cards) if suits else Hand(cards).ranks())


@given(st.data())
def test_lenient_reads_strict_notation_as_it_is(data: st.DataObject) -> None:
    """But for a Black Joker before a jack, run together, which is refused."""
    cards = data.draw(st.permutations(pack_cards(2)))[: data.draw(st.integers(1, 20))]
    for hand in (Hand(cards), Hand(cards).ranks()):
        assert read_cards(str(hand), CLASSIC) == parse_cards(str(hand))
