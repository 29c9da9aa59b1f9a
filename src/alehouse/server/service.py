"""What the routes work with while the house is open."""

from typing import Final

from alehouse.house.fairness.door import Door
from alehouse.house.fairness.guessing import Guessing
from alehouse.house.fairness.quotas import Quotas
from alehouse.house.keys import Keys
from alehouse.house.tables.lengths import Lengths
from alehouse.house.tables.most_used import MostUsed
from alehouse.house.tables.score_history import ScoreHistories
from alehouse.house.tables.solo import SoloResults
from alehouse.house.tables.tables import Tables
from alehouse.server.network import Network
from alehouse.server.notify.push import Pusher
from alehouse.server.settings import Settings
from alehouse.server.storage.storage import Storage
from alehouse.server.workers.analyses import Analyses
from alehouse.server.workers.films import Films
from alehouse.server.workers.own_cards import OwnCards

ARRIVING: Final = 4  # WebSockets that are let in at the same time: the database answers several as quickly as one


class Service:
    """Everything that a request may need."""

    def __init__(
        self,
        storage: Storage,
        tables: Tables,
        cards: OwnCards,
        analyses: Analyses,
        films: Films,
        keys: Keys,
        settings: Settings,
        pusher: Pusher | None,
        network: Network,
    ) -> None:
        self.storage: Final = storage
        self.channel: Final = tables.channel
        self.tables: Final = tables
        self.cards: Final = cards
        self.analyses: Final = analyses
        self.films: Final = films
        self.solo: Final = SoloResults(tables)
        self.score_histories: Final = ScoreHistories(tables.offload)
        self.most_used: Final = MostUsed(tables)
        self.lengths: Final = Lengths(storage)
        self.keys: Final = keys
        self.settings: Final = settings
        self.quotas: Final = Quotas(storage, tables.channel, keys, settings.limits)
        self.guessing: Final = Guessing(tables.channel, keys, settings.limits)
        self.door: Final = Door(ARRIVING)
        self.network: Final = network
        self.pusher: Final = pusher  # none, if the house sends no pushes
