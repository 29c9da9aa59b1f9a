"""The games for OpenSpiel: its own API tests, and what ours promise besides."""

import pickle
import unittest
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation
from tests.envs.modes import COUNTS, every_count, every_game, secretive
from tests.games.test_contract import Mode
from tests.long import spread

import alehouse
import alehouse.envs.openspiel
from alehouse.core.fate import seeded


def load(mode: Mode) -> Any:
    return pyspiel.load_game(f"alehouse_{mode.game}", {"players": mode.players, **mode.options})


def play(game: Any, seed: int = 1, moves: int = 100_000) -> Any:
    """The state after so many random moves, chance by its probabilities."""
    state, rng = game.new_initial_state(), Random(seed)
    while not state.is_terminal() and moves:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            assert sum(chances) == pytest.approx(1)
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        moves -= 1
    return state


@pytest.mark.long
@pytest.mark.parametrize("mode", spread(COUNTS, 6), ids=str)
def test_openspiels_own_tests(mode: Mode, capfd: pytest.CaptureFixture[str]) -> None:
    from open_spiel.integration_tests import api_test  # here, for it brings all of scipy

    name = f"alehouse_{mode.game}"
    case = type("Enforced", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": load(secretive(mode))})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert result.errors + result.failures == []


@every_count
def test_a_random_game_with_chance_nodes_replays_in_the_house(mode: Mode) -> None:
    game = load(mode)
    state = play(game)
    assert any(item.player == pyspiel.PlayerId.CHANCE for item in state.full_history())
    moves = [state.game_state.name(item.action) for item in state.full_history()]
    record = state.game_state.record()
    assert record.moves == moves
    again = alehouse.load(mode.game).replay(record)
    assert again.returns() == state.returns()
    assert min(state.returns()) >= game.min_utility()
    assert max(state.returns()) <= game.max_utility()
    if game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM:
        assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_copies_and_saved_states_are_the_same_and_independent(name: str) -> None:
    game = load(Mode(name, 2))
    state = play(game, moves=40)
    for other in (state.clone(), game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.legal_actions() == state.legal_actions()
        before = str(state)
        other.apply_action(other.legal_actions()[0])
        assert str(state) == before
        assert str(other) != before
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@every_game
def test_observations(name: str) -> None:
    mode = secretive(Mode(name, 2))
    game = load(mode)
    state = play(game, moves=60)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    observer = make_observation(game)
    for player in range(2):
        observer.set_from(state, player)
        assert np.array_equal(observer.tensor, game.table.see(state.game_state, player))
        assert np.array_equal(observer.tensor, np.asarray(state.observation_tensor(player), np.float32))
        assert set(observer.dict) == set(game.table.parts)
        hidden = state.game_state.resample(player, seeded(1))
        assert np.array_equal(game.table.see(hidden, player), observer.tensor)
        assert '"log":[]' in state.observation_string(player)
        assert '"log":[{' in state.information_state_string(player)  # memory: all that was told so far


def test_types_follow_the_table() -> None:
    kinds = pyspiel.GameType
    assert load(Mode("dwarf", 2)).get_type().information == kinds.Information.PERFECT_INFORMATION
    assert load(Mode("cavern_tavern", 2)).get_type().information == kinds.Information.IMPERFECT_INFORMATION
    assert load(Mode("dwarf", 2)).get_type().utility == kinds.Utility.ZERO_SUM
    alone = load(Mode("dwarf", 1, {"opponent": "andvettr"}))
    assert alone.get_type().utility == kinds.Utility.GENERAL_SUM
    assert alone.num_players() == 1


def test_every_option_by_name_and_by_text(tmp_path: Path) -> None:
    text = "alehouse_dwarf(players=3,mountain=graded)"
    assert pyspiel.load_game(text).table.options["mountain"] == "graded"
    expert = pyspiel.load_game("alehouse_brew_crafters", {"players": 3, "preset": "expert"})
    assert expert.table.options["secret_recipe"] == alehouse.load("brew_crafters").preset("expert")["secret_recipe"]
    file = tmp_path / "mine.toml"
    file.write_text(alehouse.load("dwarf").card_file.text)
    game = pyspiel.load_game("alehouse_dwarf", {"cards": str(file)})
    assert game.table.game.own_cards
    state = play(game, moves=20)
    assert str(game.deserialize_state(state.serialize())) == str(state)


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"players": 9}, "1 to 5 players"),
        ({"mountain": "flat"}, "cannot be 'flat'"),
        ({"preset": "hard"}, "no preset 'hard'"),
    ],
)
def test_what_there_is_not(settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(Exception, match=problem):
        pyspiel.load_game("alehouse_dwarf", settings)


def test_illegal_actions_are_refused() -> None:
    state = play(load(Mode("dwarf", 2)), moves=10)
    with pytest.raises(Exception, match=r"\[DW-"):
        state.apply_action(load(Mode("dwarf", 2)).table.game.parse("place:B1"))


def test_openspiels_agents_can_play() -> None:
    env = rl_environment.Environment(load(Mode("dwarf", 2)))
    env.seed(3)
    step = env.reset()
    rng = Random(1)
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == 0
