"""Finished games of DWARF replay for ever: to the same scores, the same places, the same table after every move."""

from collections import Counter

import pytest
from tests.games.dwarf.make_records import GAMES, MODES, course, games
from tests.games.dwarf.table import GAME

import alehouse
from alehouse.core.record import dump


@pytest.mark.rule("DW-12.20")
@pytest.mark.parametrize("mode", MODES)
def test_stored_games_replay(mode: str) -> None:
    stored = games(mode)
    assert len(stored) == GAMES
    for played in stored:
        state = GAME.replay(alehouse.load_record(dump(played.record)))
        assert state.is_over
        assert state.scores() == played.scores
        assert state.ranking() == played.ranking
        assert course(GAME, played.record) == played.hash


@pytest.mark.parametrize("mode", MODES)
def test_stored_games_are_what_their_files_say(mode: str) -> None:
    players, options = MODES[mode]
    for played in games(mode):
        assert played.record.players == players
        assert options.items() <= played.record.options.items()
        assert played.record.seal == played.record.checksum()
        assert played.record.seed is not None
    assert len({played.hash for played in games(mode)}) == GAMES


def test_stored_games_hold_every_kind_of_move() -> None:
    kinds = Counter(move.split(":")[0] for mode in MODES for played in games(mode) for move in played.record.moves)
    wanted = "place pass special amount raise turn_back join resolve first turn draw shuffle"
    assert [kind for kind in wanted.split() if kinds[kind] < 10] == []
