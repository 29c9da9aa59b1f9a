"""How many tables people may open, and give card files of their own: more than anybody plays at, fewer than would wear
the house out.

A person is nothing but a key that any browser gets for nothing. So it is households that are counted: little of whoever
is new, and much more of those whom the house has known for a day, who cannot be made up at the moment of need.
"""

from typing import Final

from alehouse.house import metrics
from alehouse.house.channel import Channel
from alehouse.house.fairness.limits import LimitSettings
from alehouse.house.keys import Keys
from alehouse.house.refusal import TOO_MANY, Refusal
from alehouse.house.rows import PersonRow, TableRow, now
from alehouse.house.storage import Storage

HOUR: Final = 3600  # seconds
LATELY: Final = 7 * 24 * HOUR  # a table where nothing has happened for so long is not one that somebody plays at
IN_ALL: Final = 200  # unfinished tables of one person, whoever sits there and however long ago
DAY: Final = 24 * HOUR  # after which somebody is new no more
TABLES_AN_HOUR: Final = 20  # that one person may open
OF_HOUSEHOLD: Final = 400  # that all people of one household may open in an hour
OF_NEWCOMERS: Final = 100  # that the new ones of them may: a school on its first day, at 60 tables
OF_NEWCOMERS_A_DAY: Final = 480  # that they may in a day, which is 20 an hour
BOTS_ALONE: Final = 1  # tables of bots alone that one person may have; after an hour without a move they are closed
BOTS_ALONE_OF_HOUSEHOLD: Final = 10  # in an hour
OWN_CARDS: Final = 100  # card files of their own that all people of one household may give to tables in a day
NEWCOMERS: Final = 1_000  # new people of one household of whom something may be kept, in a day: a school, with phones
PERIODS: Final = {  # by quota: seconds for which it counts
    "tables-hour": HOUR,
    "tables-day": DAY,
    "bots-alone": HOUR,
    "cards-day": DAY,
    "newcomers": DAY,
}


class Quotas:
    """Counts the tables of people and households, for all processes together. On this machine itself nothing is."""

    def __init__(self, storage: Storage, channel: Channel, keys: Keys, limits: LimitSettings) -> None:
        self._storage = storage
        self._channel = channel
        self._keys = keys
        self._limits = limits

    async def check_person(self, person: PersonRow, household: str) -> None:
        """Refuse to keep anything of somebody new where very many came: each takes room for ever."""
        if household and not person.since:
            await self._count(f"newcomers {household}", self._of_household(NEWCOMERS), "newcomers")

    async def check_table(
        self, person: PersonRow, household: str, bots_alone: bool = False, own_cards: bool = False
    ) -> None:
        """Refuse another table to whoever has too many."""
        if not household:
            return
        await self._check_unfinished(person, household, bots_alone)
        # Whoever is refused by one of these does not use up what the next allows to more people. Somebody who is
        # not known has opened none: that is counted at last, or whoever makes people up has each of them remembered.
        if person.since:
            await self._count(f"tables of person {person.id}", TABLES_AN_HOUR, "tables-hour")
        if own_cards:
            await self.check_cards(household)
        if not person.since or person.since > now(-DAY):
            await self._count(f"tables of newcomers {household}", self._of_household(OF_NEWCOMERS), "tables-hour")
            today = self._of_household(OF_NEWCOMERS_A_DAY)
            await self._count(f"tables of newcomers today {household}", today, "tables-day")
        await self._count(f"tables of household {household}", self._of_household(OF_HOUSEHOLD), "tables-hour")
        if not person.since:
            await self._count(f"tables of person {person.id}", TABLES_AN_HOUR, "tables-hour")

    async def check_cards(self, household: str) -> None:
        """Refuse to give a table, new or waiting, a card file of its own where very many have got one."""
        if household:
            await self._count(f"cards of {household}", self._of_household(OWN_CARDS), "cards-day")

    async def _check_unfinished(self, person: PersonRow, household: str, bots_alone: bool) -> None:
        mine = await self._storage.tables.unfinished_of(person.id)
        most, in_all = self._limits.tables, max(IN_ALL, self._limits.tables)
        if len(mine) >= in_all:
            raise _spent("tables", most=in_all)
        if sum(_needs_the_house(row) and row.touched >= now(-LATELY) for row in mine) >= most:
            raise _spent("tables", most=most)
        if bots_alone:
            await self._check_bots_alone(mine, household)

    async def _check_bots_alone(self, mine: list[TableRow], household: str) -> None:
        if sum(all(seat.kind == "bot" for seat in row.seats) for row in mine) >= BOTS_ALONE:
            raise _spent("bots-alone")
        await self._count(f"bots alone of {household}", self._of_household(BOTS_ALONE_OF_HOUSEHOLD), "bots-alone")

    async def _count(self, what: str, most: int, quota: str) -> None:
        """Count something that is done; addresses are kept nowhere, not even there."""
        if not await self._channel.allows(self._keys.alias(what, "quotas"), most, PERIODS[quota]):
            raise _spent(quota)

    def _of_household(self, usual: int) -> int:
        return max(1, round(self._limits.household * usual))


def _needs_the_house(row: TableRow) -> bool:
    """Whether somebody has to be found for a table, or bots decide there."""
    return any(seat.kind in ("open", "reserved", "bot") for seat in row.seats)


def _spent(quota: str, **said: int) -> Refusal:
    metrics.quotas_spent.labels(quota).inc()
    return Refusal(f"refused-{quota}", said, status=TOO_MANY)
