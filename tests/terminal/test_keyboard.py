"""The command at a keyboard: colour, editing, and how it ends."""

from pathlib import Path

import pytest
from tests.terminal.command import COLOUR, Keyboard, alehouse

GAME = ["play", "dwarf", "--seed", 7, "--first-player", 1]


def test_a_terminal_shows_colours_and_boxes() -> None:
    with Keyboard(*GAME) as keyboard:
        shown = keyboard.wait_for("> ")
        assert COLOUR.search(shown)
        assert "┌ 1 " in COLOUR.sub("", shown)
        keyboard.type("1")
        assert "second worker" in COLOUR.sub("", keyboard.wait_for("> "))
        keyboard.type("q")
        assert keyboard.ends() == 0


def test_no_color_is_respected() -> None:
    with Keyboard(*GAME, NO_COLOR="1") as keyboard:
        shown = keyboard.wait_for("> ")
        assert "\x1b[3" not in shown
        assert "38;" not in shown


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("players", [1, 3, 5])
def test_the_table_fits_the_terminal(players: int, columns: int) -> None:
    words = ["play", "dwarf", "--seed", 7, "--players", players]
    with Keyboard(*words, columns=columns) as keyboard:
        shown = COLOUR.sub("", keyboard.wait_for("> "))
        assert max(map(len, shown.splitlines())) <= columns


def test_the_end_of_the_input_leaves_politely(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with Keyboard(*GAME, "--save", file) as keyboard:
        keyboard.wait_for("> ")
        keyboard.press("\x04")
        keyboard.wait_for("--load")
        assert keyboard.ends() == 0
    assert file.exists()


def test_an_interrupt_leaves_politely(tmp_path: Path) -> None:
    with Keyboard(*GAME, "--save", tmp_path / "game.json") as keyboard:
        keyboard.wait_for("> ")
        keyboard.wait_until_it_reads()
        keyboard.press("\x03")
        shown = keyboard.wait_for("--load")
        assert "Traceback" not in shown
        assert keyboard.ends() == 130


def test_a_simulation_shows_its_progress_and_can_be_interrupted() -> None:
    words = ["simulate", "dwarf", "--games", 1000000, "--workers", 2]
    with Keyboard(*words) as keyboard:
        keyboard.wait_for("/1000000")
        keyboard.press("\x03")
        assert keyboard.ends() == 130
        assert "Traceback" not in keyboard.seen


def test_a_replay_is_paged_through(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    alehouse(*GAME, "--save", file, typed="1\n2\n3\n")
    with Keyboard("replay", file, "--step") as keyboard:
        keyboard.wait_for("Enter: on")
        keyboard.type("")
        keyboard.wait_for("Enter: on")
        keyboard.type("q")
        assert keyboard.ends() == 0
