"""How dice and the places for them are called, and what such a place takes."""

from alehouse.games.cavern_tavern.rules import areas, tracks
from alehouse.games.cavern_tavern.rules.flow import CavernTavernState
from alehouse.games.cavern_tavern.state import (
    DICE_EACH,
    ON_SAYS,
)


def die_id(state: CavernTavernState, die: int) -> str:
    return "die:white" if die == state.terms.white else f"die:{die // DICE_EACH}:{die % DICE_EACH}"


def placing_terms(state: CavernTavernState, target: int) -> tuple[int, int]:
    """The sum that a target takes, or the number of dice; the other one is 0."""
    if target >= ON_SAYS:
        request = state.terms.says[target - ON_SAYS]
        return (request.value, 0) if request.value else (0, request.n or 2)
    wanted = areas.sum_of(state, target)
    return (wanted, 0) if wanted else (0, state.terms.areas[target].dice_count)


def shift_at(state: CavernTavernState, seat: int, target: int) -> int:
    """How far one die of a player may be off there."""
    return tracks.shift(state, seat, areas.track_of(state, target))


def target_key(state: CavernTavernState, target: int) -> str:
    """The name of a place for dice."""
    if target >= ON_SAYS:
        return state.terms.says[target - ON_SAYS].key
    return areas.task_of(state, target).key if areas.is_task(state, target) else state.terms.areas[target].key
