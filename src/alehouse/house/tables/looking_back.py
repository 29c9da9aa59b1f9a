"""Earlier moments of a game, for people who look back.

A game is not played again from its beginning for each of them: every fiftieth state is kept as a checkpoint, for all
tables of a house together so many, and the next moment is played from the nearest one, where nobody waits behind it.
"""

from collections import OrderedDict
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from alehouse.core.game import Game
from alehouse.core.record import Record
from alehouse.core.state import State
from alehouse.house.fairness.budgets import Budgets
from alehouse.house.fairness.expense import paid
from alehouse.house.fairness.households import Households
from alehouse.house.fairness.lanes import Lane
from alehouse.house.offload import Offload

if TYPE_CHECKING:
    from alehouse.house.tables.table import LiveTable

EVERY: Final = 50  # moves between two states that are kept on the way
KEPT: Final = 1_000  # states, for all tables together; one takes some ten thousand bytes
USUAL: Final = 0.01  # seconds to play a game again, from the nearest state

Moments = dict[int, State]  # by how many moves were played


class Shelf:
    """An LRU cache of states, by table and number of moves: those that were last asked for."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._states: OrderedDict[tuple[str, int], State] = OrderedDict()

    def get(self, table: str, moves: int) -> State | None:
        found = self._states.get((table, moves))
        if found is not None:
            self._states.move_to_end((table, moves))
        return found

    def nearest(self, table: str, moves: int) -> State | None:
        """The latest state that is kept of those on the way to a moment."""
        on_the_way = (moves, *range(moves // EVERY * EVERY, 0, -EVERY))
        return next((state for at in on_the_way if (state := self.get(table, at)) is not None), None)

    def keep(self, table: str, moments: Moments) -> None:
        for moves, state in moments.items():
            self._states[table, moves] = state
            self._states.move_to_end((table, moves))
        while len(self._states) > self._most:
            self._states.popitem(last=False)

    def forget(self, table: str, after: int = -1) -> None:
        """Moves of a table were taken back, all but so many; or nobody looks at it any more."""
        for at in [at for at in self._states if at[0] == table and at[1] > after]:
            del self._states[at]

    @property
    def size(self) -> int:
        """How many states are kept."""
        return len(self._states)


def played_again(game: Game, record: Record, events: bool, since: State | None = None) -> Moments:
    """The state after a record's moves, which comes last, and every fiftieth on the way, from one of them on."""
    found: Moments = {}
    begun = 0 if since is None else len(since.history)
    for moves in _stops(begun, len(record.moves)):
        found[moves] = since = game.replay(record, moves, events, since)
    return found


def _stops(begun: int, end: int) -> Iterator[int]:
    yield from range((begun // EVERY + 1) * EVERY, end, EVERY)
    yield end


class LookingBack:
    """Plays games again up to the moments that people want to see: one after the other, fairly between them."""

    def __init__(self, budgets: Budgets, households: Households, offload: Offload) -> None:
        self.shelf: Final = Shelf()
        self._lane = Lane("looking", 1, USUAL)
        self._budgets = budgets
        self._households = households
        self._offload = offload

    async def at(self, table: "LiveTable", moves: int, person: str) -> State:
        """A moment of a game, for somebody who pays for it; the table has it at hand from now on."""
        if table.past.knows(moves):
            return table.past.at(moves)
        async with self._lane.place(self._households.sharers([person], table.id)):
            if table.past.knows(moves):  # others may have wanted the same
                return table.past.at(moves)
            record, events = table.past.record_of(moves), bool(table.watchers)
            since = self.shelf.nearest(table.id, moves)
            spend = partial(self._budgets.spend, self._households.counted(person), person)
            found = await paid(partial(played_again, table.game, record, events, since), spend, self._offload)
            if events == bool(table.watchers) and table.ledger.moves[:moves] == record.moves:
                self.shelf.keep(table.id, found)
            return found[moves]
