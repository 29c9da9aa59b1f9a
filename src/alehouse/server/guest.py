"""Whoever sits at a browser, as far as the house knows them now."""

from alehouse.server.keep.people import PeopleStore
from alehouse.server.keep.rows import PersonRow
from alehouse.server.refusal import Refusal
from alehouse.server.table import LiveTable


class Guest:
    """A person at a table. What they have set, and where their key is, may change while they sit there."""

    def __init__(self, person: PersonRow, table: LiveTable, people: PeopleStore) -> None:
        self.person = person
        self._table = table
        self._people = people

    async def know(self) -> None:
        """Know the person as they are now; raises `Refusal` if their key is on another device by now."""
        person = await self._people.with_key(self.person.id, self.person.generation)
        if person is None:
            raise Refusal("refused-moved")
        self.person = person

    async def be_called(self, name: str) -> None:
        """Somebody gives a name at a table."""
        self.person = await self._people.call(self.person, name)

    def check(self) -> None:
        """Refuse whoever's key is on another device by now, as far as the table knows: it opens nothing here."""
        now = self._table.sitters.get(self.person.id, self.person)
        if now.generation != self.person.generation:
            raise Refusal("refused-moved")
