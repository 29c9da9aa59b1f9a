"""People, in memory."""

from collections.abc import Sequence
from copy import deepcopy

from msgspec.structs import replace

from alehouse.house.clock import Clock
from alehouse.house.memory.shelves import Shelves
from alehouse.house.rows import PersonRow
from alehouse.house.storage import Work


class MemoryPeople:
    """Somebody is kept from the moment when there is something to keep: a table, a name."""

    def __init__(self, shelves: Shelves, clock: Clock) -> None:
        self._shelves = shelves
        self._people = shelves.people
        self._clock = clock

    async def get(self, person: str) -> PersonRow | None:
        return deepcopy(self._people.get(person))

    async def with_device(self, person: str, device: str, agent: str = "") -> PersonRow | None:
        found = await self.get(person)
        if found is not None and (person, device) not in self._shelves.devices:
            return None
        return replace(found or PersonRow(id=person), device=device)

    async def shown(self) -> list[PersonRow]:
        return deepcopy([person for person in self._people.values() if person.settings.shown])

    async def names(self, ids: set[str]) -> dict[str, str]:
        seats = [seat for row in self._shelves.tables.values() for seat in row.seats]
        at_tables = {seat.person: seat.name for seat in seats if seat.person and seat.person in ids}
        told = {person: self._people[person].name for person in ids if person in self._people}
        return at_tables | {person: name for person, name in told.items() if name}

    async def keep(self, person: PersonRow) -> None:
        if person.id not in self._people:
            fresh = PersonRow(id=person.id, language=person.language, since=self._clock.now())
            self._people[person.id] = fresh
            self._shelves.devices.add((person.id, person.device))

    async def change(self, person: PersonRow, also: Sequence[Work] = ()) -> None:
        """Another address is not confirmed, whatever the old one was."""
        await self.keep(person)
        for work in also:
            work(self._shelves)
        kept = self._people[person.id]
        kept.confirmed = kept.confirmed and kept.email == person.email != ""
        kept.name, kept.language, kept.email, kept.face = person.name, person.language, person.email, person.face
        kept.settings = deepcopy(person.settings)
