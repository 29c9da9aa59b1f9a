"""Finished games replay for ever: to the same scores, the same places, the same table after every move."""

import pytest
from tests.games.facts import facts_of
from tests.games.records import GAMES, course, stored_games
from tests.long import LONG

import alehouse
from alehouse.core.record import dump

every_mode = pytest.mark.parametrize(
    ("name", "mode"), [(name, mode) for name in alehouse.ROOMS for mode in facts_of(name).modes]
)


@pytest.mark.rule("DW-12.20", "DB-12.16")
@every_mode
def test_stored_games_replay(name: str, mode: str) -> None:
    game = alehouse.load(name)
    stored = stored_games(name, mode)
    assert len(stored) == GAMES * game.rules_version
    for played in stored:
        state = game.replay(alehouse.load_record(dump(played.record)))
        assert state.is_over
        assert state.scores() == played.scores
        assert state.ranking() == played.ranking
        assert state.record().rules == played.record.rules


@pytest.mark.long
@pytest.mark.rule("DW-12.20", "DB-12.16")
@every_mode
def test_stored_games_lead_to_the_same_table_after_every_move(name: str, mode: str) -> None:
    """To look at every table takes a hundred times as long as to play on: so all of them in the long version, else one
    of each mode, and of the first mode the very oldest too."""
    stored = stored_games(name, mode)
    oldest = stored[:1] if mode == next(iter(facts_of(name).modes)) else []
    for played in stored if LONG else [*oldest, stored[-1]]:
        assert course(alehouse.load(name), played.record) == played.hash


@every_mode
def test_stored_games_are_what_their_files_say(name: str, mode: str) -> None:
    players, options = facts_of(name).modes[mode]
    stored = stored_games(name, mode)
    for played in stored:
        assert played.record.game == name
        assert played.record.players == players
        assert options.items() <= played.record.options.items()
        assert played.record.seal == played.record.checksum()
        assert played.record.seed is not None
    assert len({played.hash for played in stored}) == len(stored)


@pytest.mark.parametrize("name", alehouse.ROOMS)
def test_stored_games_hold_every_kind_of_move(name: str) -> None:
    newest = alehouse.load(name).rules_version
    games = [played.record for mode in facts_of(name).modes for played in stored_games(name, mode)]
    stored = [record for record in games if record.rules == newest]
    kinds = {move.split(":")[0] for record in stored for move in record.moves}
    assert {action.split(":")[0] for action in alehouse.load(name).action_names} - kinds == set()
