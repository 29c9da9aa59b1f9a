"""What the server hands to a house, for tests that need no web."""

from alehouse.house.channel import OneProcess
from alehouse.house.ports import Ports
from alehouse.server.storage.storage import Storage
from alehouse.server.workers.bots_pool import BotPool
from alehouse.server.workers.own_cards import OwnCards
from alehouse.server.workers.threads import in_thread


def ports_of(storage: Storage) -> Ports:
    """The parts of a house with one process."""
    return Ports(storage=storage, channel=OneProcess(), bots=BotPool(), cards=OwnCards(), offload=in_thread)
