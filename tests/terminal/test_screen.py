"""Text on a terminal: where lines break, what stands at their end, whose colour is whose."""

import io
from unittest import mock

import pytest
from rich.text import Text

from alehouse.core.view import LogLine
from alehouse.core.words import LANGUAGES, words_of
from alehouse.terminal import WORDS
from alehouse.terminal.game_text import GameText
from alehouse.terminal.screen import Screen

WIDTH = 40


@pytest.fixture
def screen() -> Screen:
    with mock.patch.dict("os.environ", COLUMNS=str(WIDTH)):
        screen = Screen(words_of("en", WORDS))
    screen.console.file = io.StringIO()
    return screen


def written(screen: Screen) -> list[str]:
    assert isinstance(screen.console.file, io.StringIO)
    return screen.console.file.getvalue().splitlines()


@pytest.mark.parametrize("space", ["\u202f", "\u00a0"])
def test_lines_do_not_break_at_no_break_spaces(space: str, screen: Screen) -> None:
    for length in range(40):
        screen.write(f"{'x' * length} Le sort a parlé{space}: ce qui précède ne s’annule plus{space}!")
    lines = written(screen)
    assert max(map(len, lines)) <= WIDTH
    assert not any(line.startswith((space, ":", "!")) for line in lines)
    assert sum(f"{space}!" in line for line in lines) == 40


def test_writing_leaves_the_text_as_it_was(screen: Screen) -> None:
    text = Text("Quoi\u202f?")
    screen.write(text)
    assert text.plain == "Quoi\u202f?"
    assert written(screen) == ["Quoi\u202f?"]


def test_a_remark_stands_at_the_end_of_the_line_where_it_fits(screen: Screen) -> None:
    for text in ("x" * 30, "x" * 31, "x" * 33, f"{'x' * 39} yy"):
        screen.write(text, aside="DW-5.41")
    assert written(screen) == [f"{'x' * 30}  DW-5.41", f"{'x' * 31}  DW-5.41", "x" * 33, "x" * 39, "yy  DW-5.41"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_printed_opponent_is_a_graphite_star(language: str) -> None:
    words = words_of(language, WORDS)
    solo = GameText(words, ["Eyra", "Andvéttr"], seats=1)
    assert (solo.player(0).plain, solo.player(0).style) == ("● Eyra", "player-0")
    assert (solo.player(1).plain, solo.player(1).style) == ("★ Andvéttr", "player-5")
    pair = GameText(words, ["Eyra", "Brokk"], seats=2)
    assert (pair.player(1).plain, pair.player(1).style) == ("▲ Brokk", "player-1")
    line = LogLine(message="seat-person", seat=1, args={"number": 7}, changes={}, clause="")
    assert "★" in solo.line(line).plain


def test_options_that_are_too_long_for_a_line_go_on_below_their_words(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen(words_of("en", WORDS))
    screen.width = 40
    screen.numbered([(1, "word " * 12), (12, "short")])
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["  1  word word word word word word word", "     word word word word word", " 12  short"]
