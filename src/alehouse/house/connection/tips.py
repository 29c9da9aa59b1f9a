"""The first minutes: what wins, then one sentence of help with each new kind of decision, once."""

from typing import Final

from alehouse.house.connection.client_view import ClientView
from alehouse.house.protocol.server import Help
from alehouse.house.rows import PersonRow
from alehouse.house.storage import Storage
from alehouse.house.texts import aim_of

DECISION: Final = "decision-"  # how the messages of decisions begin; those that help begin with "help-" instead


class Tips:
    """What somebody is helped with at one table: whoever has finished a game of this kind knows the rest."""

    def __init__(self, client_view: ClientView, person: PersonRow, storage: Storage) -> None:
        self._client_view = client_view
        self._person = person
        self._storage = storage
        self._told: set[str] | None = None  # once that was looked up
        self._needs_help = True

    async def news(self) -> Help | None:
        """Help with what is asked now, if it is asked for the first time."""
        client_view, words = self._client_view, self._client_view.texts.words
        key = f"help-{client_view.decision.removeprefix(DECISION)}"
        if not client_view.decision or not words.has(key):
            return None
        of_game = f" {client_view.table.row.game}"
        what = key + of_game
        known = await self._known()
        if what in known or not self._needs_help:
            return None
        is_first = not any(told.startswith("help-") and told.endswith(of_game) for told in known)
        known.add(what)
        await self._storage.people.keep(self._person)
        if not await self._storage.lessons.tell(self._person.id, what):
            return None
        aim = aim_of(client_view.table.row.players, words) if is_first else ""
        return Help(seq=client_view.seq, text=client_view.texts.say(key, {}), aim=aim)

    async def _known(self) -> set[str]:
        if self._told is None:
            self._told = await self._storage.lessons.told(self._person.id)
            results = await self._storage.results.of_person(self._person.id)
            self._needs_help = not any(result.game == self._client_view.table.row.game for result in results)
        return self._told
