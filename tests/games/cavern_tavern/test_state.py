"""The table as numbers: what a player has lies side by side, without gaps and without overlaps."""

from typing import Final

from tests.games.cavern_tavern.table import GAME

from alehouse.games.cavern_tavern import state as places
from alehouse.games.cavern_tavern.effect_ops import EVENTS, INGREDIENTS, POTION, TRACKS
from alehouse.games.cavern_tavern.rules.flow import CavernTavernState
from alehouse.games.cavern_tavern.rules.scoring import SOURCE_CLAUSES, SOURCES

WIDE: Final = {  # what takes several numbers
    "NASTY_AT": len(TRACKS),
    "BONUS": len(EVENTS),
    "DRINKS": POTION,
    "HELD": len(INGREDIENTS),
    "FINAL": len(SOURCES),
}
NAMES: Final = [
    "VP",
    "NASTY_AT",
    "REACHED",
    "ORDER",
    "TAKEN",
    "TABLE",
    "DONE_ORDERS",
    "ON_TIME",
    "SAYS",
    "ITEMS",
    "SECRET",
    "CHARACTER",
    "USES",
    "MODIFIERS",
    "MRS_NASTY",
    "TASKS",
    "TASKS_USED",
    "CELLARS",
    "TURNS_HAD",
    "IDLE",
    "BONUS",
    "WAIVED",
    "CROWDING",
    "EXTRA",
    "WORKSHOP_USES",
    "DRINKS",
    "HELD",
    "KNOWS",
    "PUT_BACK",
    "FINAL",
    "SEAT",
]


def test_each_place_begins_where_the_one_before_it_ends() -> None:
    behind = 0
    for name in NAMES:
        assert getattr(places, name) == behind, name
        behind += WIDE.get(name, 1)


def test_what_is_put_in_one_place_is_in_no_other() -> None:
    state = GAME.new(2, seed=1)
    assert isinstance(state, CavernTavernState)
    for place in range(places.SEAT):
        state.set_owned(1, place, place + 100)
    before = [state.owned(0, place) for place in range(places.SEAT)]
    assert [state.owned(1, place) for place in range(places.SEAT)] == list(range(100, 100 + places.SEAT))
    state.add_owned(1, places.VP, 1)
    assert state.owned(1, places.VP) == 101
    assert [state.owned(0, place) for place in range(places.SEAT)] == before


def test_cards_come_to_a_set_and_leave_it() -> None:
    state = GAME.new(2, seed=1)
    assert isinstance(state, CavernTavernState)
    state.include(1, places.SAYS, 3)
    state.include(1, places.SAYS, 5)
    state.exclude(1, places.SAYS, 3)
    assert (state.owned(0, places.SAYS), state.owned(1, places.SAYS)) == (0, 1 << 5)


def test_every_source_of_final_scoring_has_its_clause() -> None:
    assert len(SOURCES) == len(SOURCE_CLAUSES)
    assert set(SOURCE_CLAUSES) <= GAME.clause_ids()
