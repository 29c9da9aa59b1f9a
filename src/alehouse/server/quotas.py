"""How many tables people may open: more than anybody plays at, fewer than would wear the house out."""

from typing import Final

from alehouse.server import metrics
from alehouse.server.channel import Channel
from alehouse.server.keep.keep import Keep
from alehouse.server.keep.rows import PersonRow, TableRow, now
from alehouse.server.keys import Keys
from alehouse.server.refusal import Refusal
from alehouse.server.settings import LimitSettings

HOUR: Final = 3600  # seconds
LATELY: Final = 7 * 24 * HOUR  # a table where nothing has happened for so long is not counted
TABLES_AN_HOUR: Final = 60  # that one person may open
OF_HOUSEHOLD: Final = 400  # that the people of one household may open in an hour
BOTS_ALONE: Final = 1  # tables of bots alone that one person may have; after an hour without a move they do not count
BOTS_ALONE_OF_HOUSEHOLD: Final = 10  # in an hour
TOO_MANY: Final = 429


class Quotas:
    """Counts the tables of people and households, for all processes together. On this machine itself nothing is."""

    def __init__(self, keep: Keep, channel: Channel, keys: Keys, limits: LimitSettings) -> None:
        self._keep = keep
        self._channel = channel
        self._keys = keys
        self._limits = limits

    async def check_table(self, person: PersonRow, household: str, bots_alone: bool) -> None:
        """Refuse another table to whoever has too many."""
        if not household:
            return
        mine = await self._keep.tables.unfinished_of(person.id, now(-LATELY))
        if len(mine) >= self._limits.tables:
            raise _spent("tables", Refusal("refused-tables", {"most": self._limits.tables}, status=TOO_MANY))
        if bots_alone:
            await self._check_bots_alone(mine, household)
        hourly = {f"person {person.id}": TABLES_AN_HOUR, f"household {household}": self._of_household(OF_HOUSEHOLD)}
        for what, most in hourly.items():
            await self._check_hour(f"tables of {what}", most, Refusal("refused-tables-hour", status=TOO_MANY))

    async def _check_bots_alone(self, mine: list[TableRow], household: str) -> None:
        refusal = Refusal("refused-bots-alone", status=TOO_MANY)
        played = [row for row in mine if row.touched >= now(-HOUR) and all(seat.kind == "bot" for seat in row.seats)]
        if len(played) >= BOTS_ALONE:
            raise _spent("bots-alone", refusal)
        most = self._of_household(BOTS_ALONE_OF_HOUSEHOLD)
        await self._check_hour(f"bots alone of {household}", most, refusal, "bots-alone")

    async def _check_hour(self, what: str, most: int, refusal: Refusal, quota: str = "tables-hour") -> None:
        """Count something that is done, for an hour; addresses are kept nowhere, not even there."""
        if not await self._channel.allows(self._keys.alias(what, "quotas"), most, HOUR):
            raise _spent(quota, refusal)

    def _of_household(self, usual: int) -> int:
        return max(1, round(self._limits.household * usual))


def _spent(quota: str, refusal: Refusal) -> Refusal:
    metrics.quotas_spent.labels(quota).inc()
    return refusal
