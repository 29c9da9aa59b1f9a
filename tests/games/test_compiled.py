"""A game is the same compiled and as plain Python: the running build against a copy without compiled modules."""

import os
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest
from tests.games.facts import facts_of
from tests.games.records import GAMES, course, play, stored_games
from tests.long import sized, spread

import alehouse
from alehouse.bots import Search, load_bot
from alehouse.bots.budget import Budget
from alehouse.core.playout import play_random
from alehouse.core.search_settings import SearchSettings

ROOT: Final = Path(__file__).resolve().parents[2]
MODES: Final = 1  # of each game; all of them in the long version
STORED: Final = sized(1, GAMES)
COURSES: Final = sized(1, 3)  # move by move: it is the tables that take their time
SEEDS: Final = sized(1, 5)
CHOICES: Final = sized(12, 100)  # of a bot: enough of the game for it to weigh every kind of action
SEARCHES: Final = sized(1, 15)  # of one that thinks for long in plain Python

HOUSE: Final = [
    *(f"alehouse.core.{name}" for name in ("bits", "fate", "state", "playout")),
    *(f"alehouse.bots.{name}" for name in ("lookahead", "greedy", "mcts", "search", "tree")),
]
ROOM: Final = ("actions", "cards", "encoding", "log", "make_view", "state")

every_game = pytest.mark.parametrize("name", alehouse.ROOMS)


def compared(name: str) -> list[tuple[str, Any]]:
    """The modes that are played in both builds."""
    return spread(list(facts_of(name).modes.items()), MODES)


def outcomes(name: str) -> dict[str, Any]:
    """What must not depend on the build: stored games, games by seed and what is seen of them after every move, the
    choices of bots, a random playout's count."""
    game = alehouse.load(name)
    found: dict[str, Any] = {"compiled": alehouse.COMPILED, "source": str(alehouse.__file__)}
    for mode, (players, options) in compared(name):
        stored = [played.record for played in stored_games(name, mode)[-STORED:]]
        found[f"{mode}: stored"] = [game.replay(record).scores() for record in stored]
        for seed in range(SEEDS):
            state, chance, seen = game.new(players, seed=seed, events=True, **options), Random(seed), blake2b()
            while not state.is_over:
                state.apply(chance.choice(state.legal_actions()))
                for seat in (None, *range(state.seats))[:: sized(2, 1)]:
                    seen.update(msgspec.json.encode(msgspec.structs.replace(state.view(seat), log=[])))
            found[f"{mode}: {seed}"] = [
                state.history,
                state.scores(),
                seen.hexdigest(),
                msgspec.to_builtins(state.view(None)),
            ]
        found[f"{mode}: greedy"] = play(game, players, options, "same", load_bot("greedy"), CHOICES).history
        for settings in (SearchSettings(horizon=3), SearchSettings(ahead=4)):
            search = Search(Budget(playouts=6), settings)
            found[f"{mode}: search, {settings}"] = play(game, players, options, "same", search, SEARCHES).history
        found[f"{mode}: playout"] = play_random(game.new(players, seed=1, **options), 2, 5)
    return found


def strayed(name: str) -> list[str]:
    """The stored games, the shortest of each mode, that lead to other tables than they did when they were stored."""
    games = [
        (mode, played)
        for mode, _ in compared(name)
        for played in sorted(stored_games(name, mode), key=lambda played: len(played.record.moves))[:COURSES]
    ]
    game = alehouse.load(name)
    return [f"{mode}: {played.record.seal}" for mode, played in games if course(game, played.record) != played.hash]


def outcomes_of(sources: Path, name: str) -> dict[str, Any]:
    """The outcomes of other sources, in a process of their own, and the stored games that go astray there.

    That none does here is what tests/games/test_records.py is for.
    """
    code = "import sys, msgspec; from tests.games.test_compiled import outcomes, strayed; "
    code += f"found = {{**outcomes({name!r}), 'strayed': strayed({name!r})}}; "
    code += "sys.stdout.buffer.write(msgspec.json.encode(found))"
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


@pytest.mark.long
@pytest.mark.rule("DW-12.20", "DB-12.16")
@every_game
def test_both_builds_play_the_same_games(name: str, tmp_path: Path) -> None:
    # Another process may be making a module ready: the file that it writes is gone before it could be copied.
    skip = shutil.ignore_patterns("*.so", "*.pyd", "*.pyc.*")
    shutil.copytree(ROOT / "src" / "alehouse", tmp_path / "alehouse", ignore=skip)
    plain = outcomes_of(tmp_path, name)
    running: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(outcomes(name)))
    assert not plain["compiled"]
    assert plain["strayed"] == []
    games_played = [key for key in plain if ": " in key]
    assert len(games_played) == len(compared(name)) * (SEEDS + 5)
    assert [key for key in games_played if plain[key] != running[key]] == []


@every_game
def test_compiled_modules_are_in_use_where_there_is_a_compiler(name: str) -> None:
    """A build that failed in silence would leave everything slow and half of these tests empty."""
    compiler = next((name for name in ("cc", "gcc", "clang") if shutil.which(name)), None)
    if compiler is None or os.environ.get("ALEHOUSE_PURE") == "1":
        assert not alehouse.COMPILED
        return
    room = f"alehouse.games.{alehouse.load(name).name}"
    chapters = [module for module in sys.modules if module.startswith(f"{room}.rules.")]
    hot = [*HOUSE, *(f"{room}.{module}" for module in ROOM), *chapters]
    plain = [module for module in hot if str(sys.modules[module].__file__).endswith(".py")]
    assert plain == [], f"plain Python although {compiler} is here: make build"
