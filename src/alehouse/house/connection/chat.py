"""What is said at a table: players among themselves, spectators among themselves."""

from typing import Final

from msgspec.structs import replace

from alehouse.house import metrics
from alehouse.house.connection.client_view import ClientView
from alehouse.house.connection.connection import Connection
from alehouse.house.people import MOST_LISTED
from alehouse.house.protocol.server import ChatLine, Said
from alehouse.house.refusal import Refusal
from alehouse.house.rows import GUEST, Among, ChatRow
from alehouse.house.texts import Texts

LONGEST_LINE: Final = 500  # characters
SAID: Final = 30  # lines that one person may say
SAID_BY_HOUSEHOLD: Final = 600  # and all people of one household together
WHILE: Final = 30  # seconds for so many


# What is said most, by the last part of its message: "page-phrase-hello".
PHRASES: Final = (
    *("hello", "ready", "moment", "thinking", "nice", "well-played"),
    *("your-turn", "sorry", "back-soon", "good-game", "again", "thanks"),
)


def _line(text: str) -> str:
    """A text as one line of visible characters."""
    said = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if not said:
        raise Refusal("refused-silence")
    if len(said) > LONGEST_LINE:
        raise Refusal("refused-long-line", {"longest": LONGEST_LINE})
    return said


def _among(client_view: ClientView) -> Among:
    return "players" if client_view.seats else "spectators"


async def news(connection: Connection) -> Said | None:
    """What was said since the last time, every line once; people whom this person does not want to hear are left
    out. Whoever asks while somebody asks already is told what is left."""
    async with connection.hearing:
        return await _news(connection)


async def _news(connection: Connection) -> Said | None:
    client_view, table, among = connection.client_view, connection.table, _among(connection.client_view)
    if client_view.among != among:  # somebody has sat down, and is to know what the others have talked about
        client_view.among, client_view.heard = among, 0
    if table.said <= client_view.heard:
        return None
    lines = await connection.tables.storage.chat.lines(table.id, client_view.heard)
    client_view.heard = max([client_view.heard, *(line.id for line in lines)])
    unheard = table.sitters.get(client_view.person, connection.guest.person).settings.unheard
    wanted = [line for line in lines if line.among == _among(client_view) and line.person not in unheard]
    return Said(lines=[_told(connection, line) for line in wanted]) if wanted else None


async def say(connection: Connection, text: str, phrase: str = "") -> None:
    """Say something, as one line of visible characters; or a phrase, which people read in their own language."""
    said = "" if phrase else _line(text)
    if phrase and phrase not in PHRASES:
        raise Refusal("refused-phrase")
    await _check_rate(connection)
    client_view, table, guest = connection.client_view, connection.table, connection.guest
    seat = client_view.seat if client_view.seats else None
    name = client_view.texts.names[seat] if seat is not None else guest.person.name
    await guest.stay()
    chat = connection.tables.storage.chat
    table.said = await chat.say(table.id, _among(client_view), guest.person.id, name, said, phrase)
    table.changed()


async def _check_rate(connection: Connection) -> None:
    """What is said is told to everybody at the table: nobody says very much."""
    person, tables = connection.guest.person.id, connection.tables
    household = tables.households.counted(person)
    limits = {person: SAID, connection.keys.alias(household, "talk"): SAID_BY_HOUSEHOLD} if household else {}
    for who, most in limits.items():
        if not await tables.channel.allows(f"say:{who}", most, WHILE):
            metrics.quotas_spent.labels("talk").inc()
            raise Refusal("refused-flood")


async def mute(connection: Connection, voice: str, mute: bool) -> None:
    """Hear somebody no more, at whatever table, or again."""
    guest, storage = connection.guest, connection.tables.storage
    already = guest.person.settings.unheard
    known = {connection.keys.alias(person, connection.table.id): person for person in already}
    known |= connection.client_view.voices
    if voice not in known:
        raise Refusal("refused-voice")
    unheard = [person for person in already if person != known[voice]] + [known[voice]] * mute
    if len(unheard) > MOST_LISTED:
        raise Refusal("refused-listed", {"most": MOST_LISTED})
    await guest.stay()
    guest.person = replace(guest.person, settings=replace(guest.person.settings, unheard=unheard))
    await storage.people.change(guest.person)
    await connection.tables.renew(await storage.tables.ids_of_person(guest.person.id))


def _told(connection: Connection, row: ChatRow) -> ChatLine:
    table = connection.table
    return ChatLine(
        id=row.id,
        name=_name(connection.client_view.texts, row.name),
        text=row.text,
        phrase=row.phrase,
        said=row.said,
        seat=next((seat.seat for seat in table.row.seats if seat.person == row.person), -1),
        face=table.faces.get(row.person or "", 0),
        mine=row.person == connection.guest.person.id,
        voice=_voice(connection, row.person),
    )


def _name(texts: Texts, kept: str) -> str:
    """A name as it is kept, in words: "Guest 3"."""
    nameless = kept.startswith(GUEST)
    return texts.house.say("guest", {"number": kept.removeprefix(GUEST)}) if nameless else kept


def _voice(connection: Connection, person: str | None) -> str:
    """What somebody is called at this table, so that nobody is recognised at another one."""
    if not person or person == connection.guest.person.id:
        return ""
    voice = connection.keys.alias(person, connection.table.id)
    connection.client_view.voices[voice] = person
    return voice
