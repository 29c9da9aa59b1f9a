"""What may be played at once, and what may be tried out and taken back: neither tells anybody anything hidden.

Held for every game of the house, by twins: states that differ only in what somebody cannot see.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

import msgspec
import pytest
from tests.games.facts import facts_of
from tests.games.test_secrets import MODES, lively, new, secretive, twin
from tests.long import LONG, dealt, sized

import alehouse
from alehouse import Game, State

TRIED: Final = sized(5, 12)  # options of a decision

# The positions in which much is hidden are the same for all modes of a game: the short tests look at them with one.
FIRST: Final = [next(m for m in MODES if m[0] == name) for name in alehouse.ROOMS]
first_modes = pytest.mark.parametrize(("name", "mode"), FIRST)


def some_modes(part: int) -> pytest.MarkDecorator:
    """Some modes of every game, the first one among them."""
    some = dealt(MODES, part, lambda mode: mode[0])
    return pytest.mark.parametrize(("name", "mode"), [mode for mode in MODES if mode in (*FIRST, *some)])


def decisions(game: Game, mode: str, much_hidden: bool = True) -> Iterator[State]:
    """Decisions of people in some games and, where wanted, in positions in which much is hidden."""
    begun = [(new(game, mode, seed), sized(120, 2000)) for seed in range(sized(1, 6))]
    hidden = [(state.copy(), 40) for state in secretive(game) for _ in range(sized(2, 10))] if much_hidden else []
    for number, (state, steps) in enumerate([*begun, *hidden]):
        chance = Random(f"{mode} {number}")
        for _ in range(steps):
            if state.is_over:
                break
            if state.player >= 0:
                yield state
            state.apply(lively(state, state.legal_actions(), chance))


@pytest.mark.long
@pytest.mark.rule("DB-9.5", "CT-9.5", "BC-9.7")
@some_modes(1)
def test_whether_an_option_is_the_only_one_is_known_to_all_or_not_told(name: str, mode: str) -> None:
    game = alehouse.load(name)
    for number, state in enumerate(decisions(game, mode, LONG or (name, mode) in FIRST)):
        others = {None, *range(state.seats)} - {int(state.player)}
        for seat in sorted(others, key=str):
            assert game.is_forced(twin(state, seat, number)) == game.is_forced(state), (seat, state.legal_actions())


@pytest.mark.parametrize(("name", "mode"), [("dice_brewing", "advanced"), ("cavern_tavern", "three_players")])
def test_single_options_are_found_where_much_is_hidden_too(name: str, mode: str) -> None:
    game = alehouse.load(name)
    found = [state.legal_actions() for state in decisions(game, mode) if game.is_forced(state)]
    assert found
    assert all(len(options) == 1 for options in found)


@pytest.mark.long
@pytest.mark.rule("DB-9.4", "CT-9.5", "BC-9.7")
@some_modes(2)
def test_what_can_be_tried_out_shows_nothing_hidden(name: str, mode: str) -> None:
    """Neither what comes of it, nor that it cannot be tried out."""
    game, face = alehouse.load(name), facts_of(name).face
    for number, state in enumerate(decisions(game, mode, LONG or (name, mode) in FIRST)):
        seat = int(state.player)
        other = twin(state, seat, number)
        legal = state.legal_actions()
        some = legal if len(legal) <= TRIED else Random(number).sample(legal, TRIED)
        alike = [action for action in some if face(state, action) == face(other, action)]
        for action in alike:
            one, two = game.try_out(state, action), game.try_out(other, action)
            assert (one is None) == (two is None), state.name(action)
            if one is not None and two is not None:
                assert msgspec.json.encode(one.view(seat)) == msgspec.json.encode(two.view(seat)), state.name(action)


@first_modes
def test_trying_out_changes_nothing_and_ends_before_fate(name: str, mode: str) -> None:
    game, tried, sealed = alehouse.load(name), 0, 0
    players, options = facts_of(name).modes[mode]
    state, chance = game.new(players, seed=5, events=True, **dict(options)), Random(5)
    while not state.is_over and state.player >= 0 and tried + sealed < 400:
        action = chance.choice(state.legal_actions())
        before = state.history
        after = game.try_out(state, action)
        assert state.history == before
        state.apply(action)
        if after is None:
            sealed += 1
        else:
            tried += 1
            assert after.history == state.history == [*before, action]
            assert msgspec.json.encode(after.view(0)) == msgspec.json.encode(state.view(0))
    assert min(tried, sealed) > 0
