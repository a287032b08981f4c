"""Suite lines: positions with `key value;` pairs, and perft files in the same form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zsy_tutor.rules.errors import NotationError, PositionError, RulesError, ZsyError
from zsy_tutor.rules.generate import perft
from zsy_tutor.rules.position import Position
from zsy_tutor.rules.suite import SuiteError, SuiteLine, read_suite

POSITION = "classic 33459TJ/?4/2B/- p1 p3:A - p4"
OPEN = "classic 3d4c5c/?4/?4 p1 - - - open=3d"


@pytest.mark.parametrize(
    ("text", "pairs"),
    [
        (POSITION, []),
        (OPEN, []),
        (f"{POSITION} id one;", [("id", "one")]),
        (f"{OPEN} id one; best 3d4c;", [("id", "one"), ("best", "3d4c")]),
        (f'{POSITION} note "33; or pass \\"quoted\\" \\\\"; a.b-c_1 x y;',
         [("note", '33; or pass "quoted" \\'), ("a.b-c_1", "x y")]),
        (f'{POSITION} empty ""; empty "";', [("empty", ""), ("empty", "")]),
    ],
)  # fmt: skip
def test_suite_lines_read_and_written_alike(text: str, pairs: list[tuple[str, str]]) -> None:
    line = SuiteLine.parse(text)
    assert list(line.pairs) == pairs
    assert str(line) == text
    assert eval(repr(line), {"SuiteLine": SuiteLine}) == line


def test_suite_lines_are_read_leniently_in_blanks_between_pairs() -> None:
    line = SuiteLine.parse(f'{POSITION}   id   one  ;best "33" ;flag;')
    assert line.pairs == (("id", "one"), ("best", "33"), ("flag", ""))
    assert str(line) == f'{POSITION} id one; best 33; flag "";'
    assert (line.get("best"), line.get("none"), line.get("none", "-")) == ("33", "", "-")
    assert SuiteLine.parse(f"{POSITION} a 1; a 2;").all("a") == ("1", "2")


@pytest.mark.parametrize(
    ("text", "column"),
    [
        (f"{POSITION} id one", 44),
        (f"{POSITION} ; id one;", 38),
        (f"{POSITION} 1d one;", 38),
        (f'{POSITION} id "one;', 46),
        (f'{POSITION} id "one" x;', 47),
        (f'{POSITION} id "a\\b";', 44),
        (f'{POSITION} id a"b;', 42),
        (f"{POSITION} id: one;", 40),
        (f"{POSITION} id a\tb;", 42),
    ],
)
def test_suite_errors_name_the_column(text: str, column: int) -> None:
    with pytest.raises(NotationError) as error:
        SuiteLine.parse(text)
    assert error.value.column == column


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", NotationError),
        ("classic 345/678 p1 - -", NotationError),
        ("chess 345/678 p1 - - - id one;", RulesError),
        ("classic -/678 p1 - - - id one;", PositionError),
    ],
)
def test_suite_lines_pass_on_what_is_wrong_with_the_position(text: str, kind: type[ZsyError]) -> None:
    with pytest.raises(kind):
        SuiteLine.parse(text)


@pytest.mark.parametrize("pair", [("", "x"), ("1a", "x"), ("a b", "x"), ("ä", "x"), ("a", "x\ny"), ("a", "\x7f")])
def test_suite_lines_refuse_what_could_not_be_read_back(pair: tuple[str, str]) -> None:
    with pytest.raises(NotationError):
        SuiteLine(Position.parse(POSITION), [pair])


def test_perft_files_are_suites() -> None:
    text = f"# counted by hand\n\n{'classic 345/678 p1 - - -'} perft 0 1; perft 1 3; perft 2 12; id small;\r\n"
    (line,) = read_suite(text)
    assert line.perft == {0: 1, 1: 3, 2: 12}
    assert all(perft(line.position, depth) == nodes for depth, nodes in line.perft.items())
    for value in ("1", "1 x", "1 2 3", "-1 2", "1  2", "٣ 2", ""):
        with pytest.raises(NotationError):
            _ = SuiteLine(line.position, [("perft", value)]).perft


def test_suite_files_say_which_line() -> None:
    with pytest.raises(SuiteError, match="line 3: ") as error:
        read_suite(f"{POSITION} id one;\n# none\n{POSITION} id two\n")
    assert (error.value.line, error.value.column) == (3, 44)
    with pytest.raises(SuiteError, match="line 1: ") as error:
        read_suite("classic -/678 p1 - - - id one;")
    assert isinstance(error.value.cause, PositionError)


KEYS = st.from_regex(r"[a-zA-Z][a-zA-Z0-9_.-]{0,5}", fullmatch=True)
VALUES = st.text(max_size=12).filter(str.isprintable)


@given(st.lists(st.tuples(KEYS, VALUES), max_size=4), st.sampled_from([POSITION, OPEN]))
def test_suite_parse_and_format_are_inverse(pairs: list[tuple[str, str]], position: str) -> None:
    line = SuiteLine(Position.parse(position), pairs)
    assert SuiteLine.parse(str(line)) == line
    assert read_suite(f"{line}\n{line}\n") == (line, line)


@given(st.text(max_size=30))
def test_suite_raises_only_its_own_errors(text: str) -> None:
    for whole in (text, f"{POSITION} {text}"):
        try:
            line = SuiteLine.parse(whole)
        except ZsyError:
            continue
        assert SuiteLine.parse(str(line)) == line
