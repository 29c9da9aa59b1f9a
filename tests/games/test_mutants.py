"""Positions that somebody described wrongly, in every game: a clear error or a playable state, nothing else."""

from importlib import import_module
from random import Random

import pytest
from tests.games.mutants import Mutants, examples
from tests.long import sized

import alehouse
from alehouse import BadOption, Game, State
from alehouse.core.record import dump

POSITIONS = sized(200, 20_000)  # of each game
LONGEST = 20_000  # decisions of a game at random; fate's included


def play_on(game: Game, state: State, chance: Random) -> None:
    """To the end of the game at random; everybody sees the first position and the last."""
    show(game, state)
    for _ in range(LONGEST):
        if state.is_over:
            break
        actions = state.legal_actions()
        assert actions, "neither over nor anything to do"
        state.apply(chance.choice(actions))
    assert state.is_over
    assert min(state.ranking()) == 1
    show(game, state)


def show(game: Game, state: State) -> None:
    words = game.words("en")
    for seat in range(state.seats):
        state.view(seat)
    assert game.board(state.view(None), words, game.numbered(words, state.seats), 80)


@pytest.mark.long
@pytest.mark.parametrize("name", alehouse.ROOMS)
def test_a_position_described_wrongly_is_refused_or_playable(name: str) -> None:
    game, chance = alehouse.load(name), Random(17)
    given = examples(name)
    kind = import_module(f"alehouse.games.{name}.arrange").Given
    mutants = Mutants(chance, kind, [example.given or {} for example in given], game.card_file.text)
    playable = 0
    for number in range(POSITIONS):
        example = chance.choice(given)
        position = mutants.mutant(example.given or {}, 1 + number % 3)
        try:
            state = game.arrange(position, example.players, seed=number, **example.options)
        except BadOption:
            continue
        try:
            play_on(game, state, chance)
            assert game.replay(alehouse.load_record(dump(state.record()))).ranking() == state.ranking()
        except Exception as error:
            raise AssertionError(f"position {number}: {position} for {example.players} {example.options}") from error
        playable += 1
    assert playable > POSITIONS / 10  # mistakes are small: not everything is refused
