"""What the doors work with while the house is open."""

from typing import Final

from alehouse.server.channel import Channel
from alehouse.server.course import Courses
from alehouse.server.keep.keep import Keep
from alehouse.server.keys import Keys
from alehouse.server.notify.push import Pusher
from alehouse.server.quotas import Quotas
from alehouse.server.settings import Settings
from alehouse.server.solo import SoloResults
from alehouse.server.tables import Tables


class Service:
    """Everything that a request may need."""

    def __init__(
        self, keep: Keep, channel: Channel, tables: Tables, keys: Keys, settings: Settings, pusher: Pusher | None
    ) -> None:
        self.keep: Final = keep
        self.channel: Final = channel
        self.tables: Final = tables
        self.solo: Final = SoloResults(tables)
        self.courses: Final = Courses()
        self.keys: Final = keys
        self.settings: Final = settings
        self.quotas: Final = Quotas(keep, channel, keys, settings.limits)
        self.pusher: Final = pusher  # none, if the house sends no pushes
