"""A hint for people: what the search would do in their place, and what it thinks of the next best options."""

from typing import Final

from msgspec import Struct

from alehouse.bots.search import Search
from alehouse.core.fate import Stream
from alehouse.core.state import State

MOST: Final = 5  # options that are told


class Advice(Struct, frozen=True, array_like=True):
    """What the search thinks of an option: the share of its iterations there, and the value, see `Considered`."""

    action: int
    thought: float
    value: float


def advise(search: Search, state: State, rng: Stream) -> list[Advice]:
    """The best few options, the best first. `state` is `resample`d for the seat that decides, as for a bot."""
    considered = search.consider(state, rng)
    visits = sum(one.visits for one in considered)
    return [Advice(one.action, one.visits / visits, one.value) for one in considered[:MOST] if one.visits]


def even_share(seats: int) -> float:
    """The value of what gains nothing on the others; alone, nothing on oneself."""
    return 1 / max(2, seats)
