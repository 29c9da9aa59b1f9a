"""The first minutes: what wins, then one sentence of help with each new kind of decision, once."""

from typing import Final

from alehouse.house.connection.connection import Connection
from alehouse.house.protocol.server import Help
from alehouse.house.texts import aim_of

DECISION: Final = "decision-"  # how the messages of decisions begin; those that help begin with "help-" instead


async def news(connection: Connection) -> Help | None:
    """Help with what is asked now, if it is asked for the first time."""
    client_view, words = connection.client_view, connection.client_view.texts.words
    key = f"help-{client_view.decision.removeprefix(DECISION)}"
    if not client_view.decision or not words.has(key):
        return None
    of_game = f" {client_view.table.row.game}"
    what = key + of_game
    known = await _known(connection)
    if what in known or not client_view.needs_help:
        return None
    is_first = not any(told.startswith("help-") and told.endswith(of_game) for told in known)
    known.add(what)
    person, storage = connection.guest.person, connection.tables.storage
    await storage.people.keep(person)
    if not await storage.lessons.tell(person.id, what):
        return None
    aim = aim_of(client_view.table.row.players, words) if is_first else ""
    return Help(seq=client_view.seq, text=client_view.texts.say(key, {}), aim=aim)


async def _known(connection: Connection) -> set[str]:
    """What was told before; whoever has finished a game of this kind knows the rest."""
    client_view, storage, person = connection.client_view, connection.tables.storage, connection.guest.person.id
    if client_view.tips is None:
        client_view.tips = await storage.lessons.told(person)
        results = await storage.results.of_person(person)
        client_view.needs_help = not any(result.game == client_view.table.row.game for result in results)
    return client_view.tips
