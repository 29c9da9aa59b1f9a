"""Playing on: from a table to the end of the game, as the house's Greedy would play in all seats."""

from typing import Final

from alehouse.bots.greedy import Greedy
from alehouse.core.fate import Stream
from alehouse.core.state import NOBODY, State

# A victory. Winners share it without a remainder, up to twelve of them: sums are the same in whatever order they are
# added up.
VICTORY: Final = 27720

_greedy: Final = Greedy()


def play_on(table: State, rng: Stream) -> None:
    """Play a scratch state itself to its end; each seat decides by what it may know."""
    while table.player != NOBODY:
        actions = table.legal_actions()
        if len(actions) == 1:
            table.step(actions[0])
        else:
            table.step(_greedy.choose(table.resample(table.player, rng), rng))


def victories(table: State) -> list[int]:
    """What everybody at a finished table has of the victory."""
    places = table.ranking()
    part = VICTORY // places.count(1)
    return [part if place == 1 else 0 for place in places]
