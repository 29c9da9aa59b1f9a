"""What is said at a table: players among themselves, spectators among themselves."""

import asyncio
from typing import Final, Literal

from msgspec.structs import replace

from alehouse.house import metrics
from alehouse.house.connection.client_view import ClientView
from alehouse.house.connection.guest import Guest
from alehouse.house.keys import Keys
from alehouse.house.people import MOST_LISTED
from alehouse.house.protocol.server import ChatLine, Said
from alehouse.house.refusal import Refusal
from alehouse.house.rows import GUEST, ChatRow
from alehouse.house.tables.tables import Tables

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


class Chat:
    """The part of a table's chat that one browser shows: that of the players, or that of the spectators."""

    def __init__(self, client_view: ClientView, guest: Guest, tables: Tables, keys: Keys) -> None:
        self._client_view = client_view
        self._guest = guest
        self._tables = tables
        self._keys = keys
        self._heard = 0  # the last line that the browser was told
        self._among = self._room  # whose lines these were
        self._voices: dict[str, str] = {}  # of people whom the browser has heard
        self._asking = asyncio.Lock()  # whoever asks while somebody asks already is told what is left

    @property
    def _room(self) -> Literal["players", "spectators"]:
        return "players" if self._client_view.seats else "spectators"

    async def news(self) -> Said | None:
        """What was said since the last time, every line once; people whom this person does not want to hear are left
        out."""
        async with self._asking:
            return await self._news()

    async def _news(self) -> Said | None:
        table = self._client_view.table
        if self._among != self._room:  # somebody has sat down, and is to know what the others have talked about
            self._among, self._heard = self._room, 0
        if table.said <= self._heard:
            return None
        lines = await self._tables.storage.chat.lines(table.id, self._heard)
        self._heard = max([self._heard, *(line.id for line in lines)])
        wanted = [line for line in lines if line.room == self._room and line.person not in self._unheard]
        return Said(lines=[self._line(line) for line in wanted]) if wanted else None

    async def say(self, text: str, phrase: str = "") -> None:
        """Say something, as one line of visible characters; or a phrase, which people read in their own language."""
        said = "" if phrase else _line(text)
        if phrase and phrase not in PHRASES:
            raise Refusal("refused-phrase")
        await self._check_rate()
        table = self._client_view.table
        seat = self._client_view.seat if self._client_view.seats else None
        name = self._client_view.texts.names[seat] if seat is not None else self._guest.person.name
        await self._guest.stay()
        table.said = await self._tables.storage.chat.say(
            table.id, self._room, self._guest.person.id, name, said, phrase
        )
        table.changed()

    async def _check_rate(self) -> None:
        """What is said is told to everybody at the table: nobody says very much."""
        person = self._guest.person.id
        household = self._tables.households.counted(person)
        limits = {person: SAID, self._keys.alias(household, "talk"): SAID_BY_HOUSEHOLD} if household else {}
        for who, most in limits.items():
            if not await self._tables.channel.allows(f"say:{who}", most, WHILE):
                metrics.quotas_spent.labels("talk").inc()
                raise Refusal("refused-flood")

    @property
    def _unheard(self) -> list[str]:
        return self._client_view.table.sitters.get(self._guest.person.id, self._guest.person).settings.unheard

    async def mute(self, voice: str, mute: bool) -> None:
        """Hear somebody no more, at whatever table, or again."""
        already = self._guest.person.settings.unheard
        known = {self._keys.alias(person, self._client_view.table.id): person for person in already} | self._voices
        if voice not in known:
            raise Refusal("refused-voice")
        unheard = [person for person in already if person != known[voice]] + [known[voice]] * mute
        if len(unheard) > MOST_LISTED:
            raise Refusal("refused-listed", {"most": MOST_LISTED})
        await self._guest.stay()
        person = self._guest.person
        self._guest.person = replace(person, settings=replace(person.settings, unheard=unheard))
        await self._tables.storage.people.change(self._guest.person)
        await self._tables.renew(await self._tables.storage.tables.ids_of_person(self._guest.person.id))

    def _voice(self, person: str | None) -> str:
        """What somebody is called at this table, so that nobody is recognised at another one."""
        if not person or person == self._guest.person.id:
            return ""
        voice = self._keys.alias(person, self._client_view.table.id)
        self._voices[voice] = person
        return voice

    def _name(self, kept: str) -> str:
        """A name as it is kept, in words: "Guest 3"."""
        nameless = kept.startswith(GUEST)
        return self._client_view.texts.house.say("guest", {"number": kept.removeprefix(GUEST)}) if nameless else kept

    def _line(self, row: ChatRow) -> ChatLine:
        seat = next((seat.seat for seat in self._client_view.table.row.seats if seat.person == row.person), -1)
        return ChatLine(
            id=row.id,
            name=self._name(row.name),
            text=row.text,
            phrase=row.phrase,
            said=row.said,
            seat=seat,
            face=self._client_view.table.faces.get(row.person or "", 0),
            mine=row.person == self._guest.person.id,
            voice=self._voice(row.person),
        )
