"""A run of the lab that is stopped: what was played is told and kept, whoever stops it."""

import re
import signal
from pathlib import Path

import pytest
from tests.long import rotated
from tests.terminal.command import COLOUR, Keyboard

MANY = 1_000_000  # games: more than anybody waits for
RUN = ["dwarf", "--players", 2, "--games", MANY]


def wait_for_games(keyboard: Keyboard) -> None:
    """Until the bar counts some."""
    while not re.search(rf"[1-9]\d*/{MANY}", COLOUR.sub("", keyboard.wait_for(f"/{MANY}"))):
        pass


@pytest.mark.long
@pytest.mark.parametrize(("number", "workers"), rotated([signal.SIGINT, signal.SIGTERM, signal.SIGHUP], [1, 2]))
def test_a_stopped_balance_tells_and_keeps_what_was_played(
    number: signal.Signals, workers: int, tmp_path: Path
) -> None:
    page = tmp_path / "report.html"
    with Keyboard("balance", *RUN, "--bot", "random", "--workers", workers, "--out", page) as keyboard:
        wait_for_games(keyboard)
        keyboard.process.send_signal(number)
        assert keyboard.ends() == 128 + number
        shown = COLOUR.sub("", keyboard.seen)
    assert "Traceback" not in shown
    assert re.search(r"Stopped. Games played: [1-9]", shown)
    assert re.search(r"DWARF: .+ 2 players", shown)
    assert "</html>" in page.read_text(encoding="utf-8")


def test_a_stopped_simulation_tells_what_was_played() -> None:
    with Keyboard("simulate", *RUN) as keyboard:
        wait_for_games(keyboard)
        keyboard.process.terminate()
        assert keyboard.ends() == 128 + signal.SIGTERM
        assert re.search(r"DWARF: .+ 2 players", COLOUR.sub("", keyboard.seen))


def test_a_run_that_is_stopped_before_a_game_is_over_says_so() -> None:
    slow = ["dwarf", "--players", 2, "--games", 5, "--bot", "search@2s"]
    with Keyboard("balance", *slow) as keyboard:
        keyboard.wait_for("0/5")
        keyboard.process.terminate()
        assert keyboard.ends() == 128 + signal.SIGTERM
        assert "Stopped. Games played: 0 of 5." in COLOUR.sub("", keyboard.seen)
