"""Whoever sits at a browser, as far as the house knows them now; and what they may still cost it."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from alehouse.house.people import called
from alehouse.house.refusal import Refusal, Removed
from alehouse.house.rows import PersonRow
from alehouse.house.storage import StorageFailed
from alehouse.house.tables.table import LiveTable
from alehouse.house.tables.tables import Tables, check_open

Welcome = Callable[[PersonRow], Awaitable[None]]  # refuses to keep anything of somebody new, where very many came


def check_welcome(table: LiveTable, person: str) -> None:
    """Refuse whoever may not come to a table any more, not even to look."""
    check_open(table, looking=True)
    if person in table.row.banned:
        raise Refusal("refused-banned", status=403)


class Guest:
    """A person at a table, by one of their devices. What they have set may change while they sit there, and the device
    may be removed."""

    def __init__(self, person: PersonRow, table: LiveTable, tables: Tables, welcome: Welcome | None = None) -> None:
        self.person = person
        self._doubted = False  # whether something was said about the person's devices that is not looked up yet
        self._alone = tables.channel.connected is None  # whether whatever is said about them is heard at once
        self._people = tables.storage.people
        self._welcome = welcome
        self._budgets = tables.budgets
        self._payer = tables.households.counted(person.id), person.id  # who pays for what is done here
        self.household: Final = self._payer[0]
        self.sharers: Final = tables.households.sharers([person.id], table.id)

    async def know(self) -> None:
        """Know the person as they are now; raises `Refusal` if they have removed this device."""
        person = await self._people.with_device(self.person.id, self.person.device)
        if person is None:
            raise Removed
        self.person = person
        self._doubted = False

    def doubt(self) -> None:
        """Some device of the person may be theirs no longer."""
        self._doubted = True

    async def make_sure(self) -> None:
        """Refuse whatever a device says after it was removed, be it through another process."""
        if self._doubted:
            await self.know()
        elif not self._alone:
            with contextlib.suppress(StorageFailed):  # then nothing changes, whoever it is
                await self.know()

    async def stay(self) -> None:
        """From now on the house keeps something of them."""
        if self._welcome is not None:
            await self._welcome(self.person)
        await self._people.keep(self.person)

    async def be_called(self, name: str) -> None:
        """Somebody gives a name at a table."""
        self.person = await called(self._people, self.person, name)

    # ── what they cost ────────────────────────────────────────────────────────────────────────────

    def spend(self, milliseconds: float) -> None:
        """The house has worked for them."""
        self._budgets.spend(*self._payer, milliseconds)

    def check_budget(self) -> None:
        """Refuse whoever has nothing left, with how long that lasts."""
        self._budgets.check(*self._payer)

    @property
    def has_spent_all(self) -> bool:
        """Whether nothing is left that may be spent on looking around."""
        return self._budgets.spent(*self._payer)

    @property
    def owes_much(self) -> bool:
        """Whether their household owes so much that there is no point in answering."""
        return self._budgets.owes_much(self.household)
