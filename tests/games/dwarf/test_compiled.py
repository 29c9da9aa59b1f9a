"""DWARF is the same game compiled and as plain Python: the running build against a copy without compiled modules."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest
from tests.games.dwarf.make_records import MODES, course, games, play

import alehouse
from alehouse.bots import load_bot
from alehouse.core.playout import play_random

ROOT: Final = Path(__file__).resolve().parents[3]
SEEDS: Final = 5

CORE: Final = [f"alehouse.core.{name}" for name in ("bits", "fate", "state", "playout")]
ROOM: Final = [f"alehouse.games.dwarf.{name}" for name in ("actions", "cards", "state")]


def outcomes() -> dict[str, Any]:
    """What must not depend on the build: stored games, games by seed, a bot's choices, a random playout's count."""
    game = alehouse.load("dwarf")
    found: dict[str, Any] = {"compiled": alehouse.COMPILED, "source": str(alehouse.__file__)}
    for mode, (players, options) in MODES.items():
        found[f"{mode}: stored"] = [course(game, played.record) for played in games(mode)]
        for seed in range(SEEDS):
            state, chance = game.new(players, seed=seed, events=True, **options), Random(seed)
            while not state.is_over:
                state.apply(chance.choice(state.legal_actions()))
            found[f"{mode}: {seed}"] = [state.history, state.scores(), msgspec.to_builtins(state.view(None))]
        found[f"{mode}: greedy"] = play(game, players, options, "same", load_bot("greedy")).history
        found[f"{mode}: playout"] = play_random(game.new(players, seed=1, **options), 2, 5)
    return found


def outcomes_of(sources: Path) -> dict[str, Any]:
    """The outcomes of other sources, in a process of their own."""
    code = "import sys, msgspec; from tests.games.dwarf.test_compiled import outcomes as found; "
    code += "sys.stdout.buffer.write(msgspec.json.encode(found()))"
    result = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(sources), str(ROOT)])},
        capture_output=True,
    )
    assert result.returncode == 0, result.stderr.decode()
    found: dict[str, Any] = msgspec.json.decode(result.stdout)
    assert found["source"].startswith(str(sources))
    return found


@pytest.mark.rule("DW-12.20")
def test_both_builds_play_the_same_games(tmp_path: Path) -> None:
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(ROOT / "src" / "alehouse", tmp_path / "alehouse", ignore=compiled)
    plain = outcomes_of(tmp_path)
    running: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(outcomes()))
    assert not plain["compiled"]
    games_played = [key for key in plain if ": " in key]
    assert len(games_played) == len(MODES) * (SEEDS + 3)
    assert [key for key in games_played if plain[key] != running[key]] == []


def test_compiled_modules_are_in_use_where_there_is_a_compiler() -> None:
    """A build that failed in silence would leave everything slow and half of these tests empty."""
    compiler = next((name for name in ("cc", "gcc", "clang") if shutil.which(name)), None)
    if compiler is None or os.environ.get("ALEHOUSE_PURE") == "1":
        assert not alehouse.COMPILED
        return
    chapters = [name for name in sys.modules if name.startswith("alehouse.games.dwarf.rules.")]
    plain = [name for name in [*CORE, *ROOM, *chapters] if str(sys.modules[name].__file__).endswith(".py")]
    assert plain == [], f"plain Python although {compiler} is here: make build"
