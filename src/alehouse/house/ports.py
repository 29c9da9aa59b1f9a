"""Everything that is handed to a house when it is built."""

from dataclasses import dataclass, field

from alehouse.house.bots import Bots
from alehouse.house.cards import Cards
from alehouse.house.channel import Channel
from alehouse.house.clock import Clock, SystemClock
from alehouse.house.offload import Offload, here
from alehouse.house.storage import Storage


@dataclass(frozen=True, kw_only=True)
class Ports:
    """What keeps its tables, tells others of them, thinks for bots, reads cards, does long work, and knows the time."""

    storage: Storage
    channel: Channel
    bots: Bots
    cards: Cards
    offload: Offload = here
    clock: Clock = field(default_factory=SystemClock)
