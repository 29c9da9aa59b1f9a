"""Lines of a table as text: nothing is wider than it may be, nothing is lost, no style runs on."""

from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from alehouse.core.text_layout import apart, beside, filled, flowing, in_columns, in_rows, styled, unbound

WORDS = st.lists(st.text("abc", min_size=1, max_size=9), min_size=1, max_size=12)


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_a_style_does_not_run_on() -> None:
    line = styled("Honey", "amber").append(" 4 coins")
    assert line.style == ""
    assert [(span.start, span.end, span.style) for span in line.spans] == [(0, 5, "amber")]


def test_texts_stand_at_both_ends_or_below_each_other() -> None:
    assert apart(Text("left"), Text("right"), 12).plain == "left   right"
    assert apart(Text("left"), Text("right"), 10).plain == "left\nright"


def test_cells_stand_under_their_headings() -> None:
    assert in_columns([Text("a"), Text("bc")], [2, 2], 1).plain == "a  bc "
    tall = [[Text("a")], [Text("b"), Text("c")]]
    assert plain(in_rows(tall, [1, 1], 1)) == ["a b ", "  c "]


@given(WORDS, st.integers(9, 40))
def test_units_fill_lines(words: list[str], room: int) -> None:
    lines = plain(filled([Text(word) for word in words], room))
    assert " ".join(lines) == " ".join(words)
    assert max(map(len, lines)) <= room


@given(WORDS, st.integers(20, 60))
def test_parts_flow(words: list[str], width: int) -> None:
    lines = plain(flowing(Text("Holds: "), [Text(word) for word in words], width, 2))
    assert max(map(len, lines)) <= width
    assert " ".join(line.strip() for line in lines) == "Holds: " + " · ".join(words)
    assert all(line.startswith("  ") for line in lines[1:])


def test_lines_stand_beside_lines() -> None:
    assert plain(beside([Text("a")], [Text("b"), Text("c")], 3)) == ["a  b", "   c"]


def test_no_break_spaces_become_spaces() -> None:
    assert unbound("4\N{NO-BREAK SPACE}coins") == "4 coins"
