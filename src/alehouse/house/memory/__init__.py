"""A house in the memory of one thread: nothing to install, nothing to start, and nothing left when it ends."""

from alehouse.house.bots import BotsHere
from alehouse.house.cards import CardsHere
from alehouse.house.channel import OneProcess
from alehouse.house.clock import Clock, SystemClock
from alehouse.house.memory.storage import MemoryStorage
from alehouse.house.ports import Ports
from alehouse.house.tables.tables import Tables


def memory_house(pace: float = 0, clock: Clock | None = None) -> Tables:
    """The tables of such a house; bots answer after `pace` seconds, and think while everybody waits for them."""
    clock = clock or SystemClock()
    ports = Ports(storage=MemoryStorage(clock), channel=OneProcess(), bots=BotsHere(), cards=CardsHere(), clock=clock)
    return Tables(ports, pace)
