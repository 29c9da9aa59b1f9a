"""The games as PettingZoo environments: its own tests, and what ours promise besides."""

import warnings
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper
from tests.envs.modes import every_count, every_game
from tests.games.test_contract import Mode

import alehouse
from alehouse import BadCards, BadOption, IllegalAction
from alehouse.envs import pettingzoo
from alehouse.envs.pettingzoo import AlehouseAEC


def play_on(env: AlehouseAEC, steps: int = 1_000_000) -> int:
    """Random moves until the game is over; how many."""
    rng = np.random.default_rng(3)
    done = 0
    while done < steps and not env.terminations[env.agent_selection]:
        observation = env.observe(env.agent_selection)
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        done += 1
    return done


@every_count
def test_pettingzoos_own_tests(mode: Mode) -> None:
    make = partial(pettingzoo.env, mode.game, mode.players)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation")  # it knows observations with masks of its own games only
        warnings.simplefilter("error", DeprecationWarning)
        api_test(make(), num_cycles=200)
        seed_test(make, num_cycles=25)


@every_game
def test_a_seed_is_the_games_own(name: str) -> None:
    env = pettingzoo.env(name)
    env.reset(seed=9)
    assert env.game_state.view(0) == alehouse.load(name).new(2, seed=9).view(0)
    env.reset()
    first = env.game_state.stream.word()
    env.reset(seed=9)
    env.reset()
    assert env.game_state.stream.word() == first  # what follows a seed belongs to it as well


@every_game
def test_rewards_come_at_the_end_and_every_agent_has_a_last_look(name: str) -> None:
    env = pettingzoo.env(name, 3)
    env.reset(seed=4)
    while not env.game_state.is_over:
        assert env.agent_selection == f"player_{env.game_state.player}"
        assert env.last()[1:4] == (0, False, False)
        play_on(env, 1)
    rewards = {}
    while env.agents:
        agent = env.agent_selection
        observation, rewards[agent], terminated, truncated, _ = env.last()
        assert observation is not None
        assert not observation["action_mask"].any()
        assert (terminated, truncated) == (True, False)
        env.step(None)
    assert [rewards[f"player_{seat}"] for seat in range(3)] == env.game_state.returns()
    assert env.game_state.record().seed == 4


@every_game
def test_only_the_deciding_agent_may_do_something(name: str) -> None:
    env = pettingzoo.env(name)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_parts_and_view_tell_the_same() -> None:
    env = pettingzoo.env("dwarf", 3)
    env.reset(seed=2)
    play_on(env, 30)
    for seat, agent in enumerate(env.possible_agents):
        row, view = env.observe(agent)["observation"], env.view(agent)
        goods = view.players[seat].goods  # type: ignore[attr-defined]
        assert np.allclose(row[env.parts["player.0.goods"]] * 50, list(goods.values()))
        assert view.seat == seat


# ── options ───────────────────────────────────────────────────────────────────────────────────────────


def test_options_presets_and_cards(tmp_path: Path) -> None:
    assert pettingzoo.env("dwarf", mountain="graded").table.options["mountain"] == "graded"
    expert = pettingzoo.env("brew_crafters", 3, preset="expert", job_agency="off").table.options
    assert expert["job_agency"] == "off"
    wanted = alehouse.load("brew_crafters").preset("expert")
    assert {name: expert[name] for name in wanted if name != "job_agency"} == {
        name: value for name, value in wanted.items() if name != "job_agency"
    }
    file = tmp_path / "mine.toml"
    file.write_text(alehouse.load("dwarf").card_file.text)
    assert pettingzoo.env("dwarf", cards=file).table.game.own_cards
    file.write_text("")
    with pytest.raises(BadCards):
        pettingzoo.env("dwarf", cards=file)


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "dwarf", "players": 9}, "DWARF is for 1 to 5 players"),
        ({"game": "dwarf", "mountain": "flat"}, "option 'mountain' cannot be 'flat'"),
        ({"game": "dwarf", "valley": "deep"}, "there is no option 'valley'"),
        ({"game": "dwarf", "preset": "hard"}, "there is no preset 'hard'"),
        ({"game": "dwarf", "render_mode": "human"}, "render_mode cannot be 'human'; choose one of: ansi, svg"),
    ],
)
def test_what_there_is_not(settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        pettingzoo.env(**settings)


# ── mistakes ──────────────────────────────────────────────────────────────────────────────────────────


def test_mistakes_are_explained_and_change_nothing() -> None:
    env = pettingzoo.env("dwarf")
    with pytest.raises(BadOption, match="no game under way"):
        env.step(0)
    env.reset(seed=1)
    before = env.game_state.view(0)
    for observed in (False, True):
        if observed:
            env.last()
        with pytest.raises(IllegalAction, match=r"\[DW-"):
            env.step(env.table.game.parse("place:B1"))
        for action in (-1, env.table.game.actions, 10**30):
            with pytest.raises(IllegalAction):
                env.step(action)
        for wrong in (None, 1.5, "place:A1", np.array([1]), [1]):
            with pytest.raises(BadOption, match="an action is one whole number from 0 to"):
                env.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="there is no agent 'player_7'"):
        env.observe("player_7")
    assert env.game_state.view(0) == before


def test_after_the_end_there_is_nothing_to_do() -> None:
    env = pettingzoo.env("dwarf")
    env.reset(seed=1)
    play_on(env)
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
    for _ in env.possible_agents:
        env.step(None)
    with pytest.raises(BadOption, match="no game under way"):
        env.step(None)


def test_pettingzoos_wrapper_makes_an_illegal_action_lose() -> None:
    env = TerminateIllegalWrapper(pettingzoo.env("dwarf"), illegal_reward=-1)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(env.unwrapped.table.game.parse("place:B1"))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_renderings() -> None:
    for mode, part in (("ansi", "Iron"), ("svg", "<svg")):
        env = pettingzoo.env("dwarf", render_mode=mode)
        env.reset(seed=1)
        assert part in env.render()
    env = pettingzoo.env("dwarf")
    env.reset(seed=1)
    assert env.render() is None
    assert str(env) == "alehouse_dwarf_v1"
