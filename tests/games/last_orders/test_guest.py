"""A game from elsewhere is at home everywhere: in the terminal, the lab, the environments, at a server's table, with
every bot; and it passes the tests that all games of the house pass."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.games.last_orders.guest import NAME, ROOT, environment
from tests.server.house import ME, RANDOM, SHORT, GuestHouse, House
from tests.terminal.command import Keyboard, done
from tests.terminal.command import alehouse as command

import alehouse
from alehouse import BadOption
from alehouse.bots import load_bot
from alehouse.core.fate import seeded
from alehouse.envs import pettingzoo
from alehouse.envs.gymnasium import AlehouseEnv
from alehouse.games import invite
from alehouse.lab.plan import Plan
from alehouse.lab.simulate import simulate
from alehouse.lab.work_pool import Alone

COMMON = (
    "tests/games/test_contract.py",
    "tests/games/test_secrets.py",
    "tests/games/test_closer_look.py",
    "tests/games/test_steps.py",
    "tests/games/test_options_fit.py",
    "tests/envs/test_gymnasium.py",
    "tests/envs/test_pettingzoo.py",
    "tests/core/test_export.py",
)
FEWEST = 100  # tests: so many find a game by its name


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = GuestHouse(tmp_path_factory.mktemp("house") / "tables.db")
    yield found
    found.close()


# ── invitations ───────────────────────────────────────────────────────────────────────────────────


def test_the_environment_invites_a_game() -> None:
    shown = command("rules", NAME, "LO-3.4", **environment())
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "multiplied by themselves" in " ".join(shown.stdout.split())


@pytest.mark.parametrize(
    "invitation", ["last_orders", "last_orders=example_game", "a b=c:D", "=example_game:LastOrders"]
)
def test_an_invitation_that_cannot_be_read_is_named(invitation: str) -> None:
    with pytest.raises(BadOption, match="write name=module:Class, not"):
        invite(invitation)


# ── everywhere ────────────────────────────────────────────────────────────────────────────────────


def test_it_passes_what_every_game_of_the_house_passes() -> None:
    words = [sys.executable, "-m", "pytest", "-k", NAME, "-p", "no:cacheprovider", "-p", "no:xdist", *COMMON]
    result = subprocess.run(words, cwd=ROOT, env=os.environ | environment(), capture_output=True, text=True)
    assert result.returncode == 0, result.stdout[-4000:]
    assert result.stdout.count(".") >= FEWEST


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = done("play", NAME, "--players", 3, "--seed", 4, "--save", file, typed="regular\nregular 2\n" + "1\n" * 40)
    assert "hidden" in shown
    assert "Tips" in shown
    state = alehouse.load(NAME).replay(alehouse.load_record(file.read_bytes()))
    assert state.is_over


@pytest.mark.parametrize("language", ["it", "pl", "fr"])
def test_the_terminal_speaks_the_readers_language(language: str) -> None:
    shown = done("--lang", language, "play", NAME, "--seed", 4, typed="1\n" * 20)
    words = alehouse.load(NAME).words(language)
    assert words.say("item-spilled") in shown
    assert words.say("source-tips") in shown
    assert "Spilled" not in shown


def test_at_a_keyboard() -> None:
    extra: dict[str, Any] = dict(environment())
    with Keyboard("play", NAME, "--players", 2, "--seed", 4, **extra) as keyboard:
        shown = keyboard.wait_for("> ")
        assert "Serve" in shown
        keyboard.type("serve")
        keyboard.wait_for("serves")


def test_in_the_lab() -> None:
    plan = Plan(game=NAME, players=2, options={}, bots=("greedy", "random"), games=60, seed=3)
    *_, (tally, _) = simulate(plan, Alone())
    assert tally.games == 60
    assert tally.measures.keys() == {"drops:0", "drops:1"}
    shown = done("simulate", NAME, "--games", 20, "--players", 2, "--bots", "greedy,random", "--seed", 1)
    assert "Dropped trays" in shown


def test_in_the_environments() -> None:
    env = AlehouseEnv(NAME, players=3, seat=1, bots=["random", "greedy"])
    rng = np.random.default_rng(1)
    observation, info = env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        observation, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        assert observation.shape == (3 + 37 + 3 * 14,)  # who decides, the middle, three players
    assert reward == env.game_state.returns()[1]
    aec = pettingzoo.env(NAME, 2)
    aec.reset(seed=3)
    assert aec.observe(aec.agent_selection)["observation"].shape == (2 + 37 + 2 * 14,)


@pytest.mark.parametrize("bot", ["random", "greedy", "search@30"])
def test_every_bot_plays_it(bot: str) -> None:
    state, rng, player = alehouse.load(NAME).new(2, seed=2, evening="short"), seeded(2), load_bot(bot)
    while not state.is_over:
        state.apply(player.choose(state.resample(state.player, rng), rng))
    assert state.ranking()


def test_the_greedy_bot_is_better_than_chance() -> None:
    """It looks to the end of a turn. Of 300 games it won 203 alone; equals would win so many of 100 once in fifty."""
    plan = Plan(game=NAME, players=2, options={}, bots=("greedy", "random"), games=100, seed=1)
    *_, (tally, _) = simulate(plan, Alone())
    assert tally.alone[0] > 60


def test_at_a_table_of_a_real_house(house: House) -> None:
    """To its end over the wire; what somebody else has stays hidden until then."""
    browser = house.browser()
    moves = 0
    while moves < 3:  # whoever is out of luck drops tray after tray, and has hardly decided anything: then once more
        table = browser.open_table(ME, RANDOM, **SHORT)
        with browser.sit(table, lang="it") as seat:
            seat.until_mine()
            while not seat.over:
                pieces = seat.pieces["table"]
                assert pieces["regular:1"]["label"] == "Cliente fisso: nascosto"
                assert "nascosto" not in pieces["regular:0"]["label"]
                clickable = {action for piece in pieces.values() for action in piece.get("actions", ())}
                assert clickable == set(seat.options)
                seat.play(seat.options[-1] if moves % 3 else None)
                seat.until_mine()
                moves += 1
            assert "nascosto" not in seat.pieces["table"]["regular:1"]["label"]
            assert seat.table["result"]["outcome"]["rows"][0] == ["Posto", "Giocatore", "Monete", "Mance", "Punti"]
