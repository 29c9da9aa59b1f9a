"""The games as Gymnasium environments: its own test, and what ours promise besides."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.envs.modes import every_count, every_game
from tests.games.test_contract import Mode

import alehouse
import alehouse.envs.gymnasium
from alehouse import BadOption, IllegalAction
from alehouse.envs.gymnasium import AlehouseEnv


def play(env: AlehouseEnv, seed: int | None) -> tuple[list[bytes], float]:
    """A game of random decisions: what was seen, and the reward."""
    rng = np.random.default_rng(1)
    observation, info = env.reset(seed=seed)
    seen, reward, over = [observation.tobytes()], 0.0, False
    while not over:
        assert reward == 0
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(env.game_state.legal_actions())
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        seen.append(observation.tobytes())
    return seen, reward


@every_count
def test_gymnasiums_own_test(mode: Mode) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(
            gymnasium.make(f"alehouse/{mode.game}-v{alehouse.load(mode.game).encoding}", players=mode.players).unwrapped
        )


@every_game
def test_a_game_against_bots(name: str) -> None:
    env = AlehouseEnv(name, players=3, seat=1, bots=["random", "greedy"])
    seen, reward = play(env, 5)
    assert reward == env.game_state.returns()[1]
    assert play(env, 5) == (seen, reward)
    assert play(env, 6)[0] != seen
    assert env.view().seat == 1


def test_bots_sit_in_the_order_of_the_other_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    class Noting:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, state: alehouse.State, rng: Any) -> int:
            asked.append((self.name, state.player))
            return state.legal_actions()[0]

    monkeypatch.setattr("alehouse.envs.gymnasium.load_bot", Noting)
    play(AlehouseEnv("dwarf", players=3, seat=1, bots=["first", "last"]), 1)
    assert set(asked) == {("first", 0), ("last", 2)}


def test_bots_are_handed_what_their_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    env = AlehouseEnv("cavern_tavern", players=2)
    handed: list[alehouse.State] = []
    choose = env.bots[0].choose

    def noting(state: alehouse.State, rng: Any) -> int:
        handed.append(state)
        assert state.past is None  # a scratch copy
        assert (state.stream.a, state.stream.b) != (env.game_state.stream.a, env.game_state.stream.b)
        return choose(state, rng)

    monkeypatch.setattr(env.bots[0], "choose", noting)
    play(env, 3)
    assert handed


def test_any_seat() -> None:
    env = AlehouseEnv("dwarf", players=3, seat=None)
    seats = []
    for seed in range(12):
        env.reset(seed=seed)
        seats.append(env.seat)
        assert env.game_state.player == env.seat
    assert set(seats) == {0, 1, 2}
    env.reset(seed=0)
    assert env.seat == seats[0]


def test_alone_with_a_printed_opponent() -> None:
    env = AlehouseEnv("dwarf", players=1, opponent="andvettr")
    assert play(env, 2)[1] in (1, -1)


# ── mistakes ──────────────────────────────────────────────────────────────────────────────────────────


def test_an_illegal_action_loses_and_says_why() -> None:
    env = AlehouseEnv("dwarf")
    env.reset(seed=1)
    _, reward, over, truncated, info = env.step(env.table.game.parse("place:B1"))
    assert (reward, over, truncated) == (-1, True, False)
    assert "[DW-" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.step(0)


def test_or_it_is_an_error() -> None:
    env = AlehouseEnv("dwarf", illegal="raise")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    before = env.game_state.view(0)
    with pytest.raises(IllegalAction, match=r"\[DW-"):
        env.step(env.table.game.parse("place:B1"))
    with pytest.raises(BadOption, match="one whole number"):
        env.step(np.zeros(3))  # type: ignore[arg-type]
    assert env.game_state.view(0) == before
    env.step(env.game_state.legal_actions()[0])


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"bots": "deep_blue"}, "there is no bot 'deep_blue'"),
        ({"players": 3, "bots": ["random"]}, "the other 2 seats need one bot for all or 2 bots, not 1"),
        ({"seat": 2}, "there is no seat 2; seats run from 0 to 1"),
        ({"illegal": "shrug"}, "illegal cannot be 'shrug'; choose one of: lose, raise"),
        ({"render_mode": "human"}, "render_mode cannot be 'human'"),
        ({"mountain": "flat"}, "option 'mountain' cannot be 'flat'"),
    ],
)
def test_what_there_is_not(settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        AlehouseEnv(**{"game": "dwarf", **settings})


def test_renderings() -> None:
    env = AlehouseEnv("dwarf", render_mode="svg")
    env.reset(seed=1)
    assert env.render().startswith("<svg")
    svg = env.view()._repr_svg_()
    assert svg is not None
    assert svg.startswith("<svg")
