"""The house runs without its server: whole games in memory, in one thread, where nothing else is installed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.house import alone
from tests.long import spread

from alehouse.games import ROOMS

ROOT = Path(__file__).resolve().parents[2]


def in_a_fresh_interpreter(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", program, *arguments], cwd=ROOT, capture_output=True, text=True)


@pytest.mark.long
@pytest.mark.parametrize("game", spread(list(ROOMS), 1))
def test_a_whole_game_is_played_without_web_database_thread_or_process(game: str) -> None:
    done = in_a_fresh_interpreter("tests.house.alone", game, "seed")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["chat"] == "Good evening!"
    assert found["hints"] > 1
    assert found["looked_back"] == 0
    assert found["taken_back"] > 0
    assert sorted(found["places"])[0] == 1
    assert found["results"] == [[game, 3, 0]]
    assert found["replays"]
    assert found["kept"]
    assert found["own"]


def test_what_is_missing_there_is_missing() -> None:
    """The games above would not notice if nothing were kept from them."""
    tries = "\n".join(
        f"try:\n    import {name}\nexcept ModuleNotFoundError:\n    pass\nelse:\n    raise SystemExit('{name}')"
        for name in sorted(alone.MISSING)
    )
    program = (
        f"from tests.house.alone import be_alone\nbe_alone()\n{tries}\nimport threading\nthreading.Thread().start()"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert "a house alone starts no thread and no process" in done.stderr
