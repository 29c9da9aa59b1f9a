"""What the host of a table says: how it is arranged, when it begins, who has to leave."""

from alehouse.house.connection.guest import Guest
from alehouse.house.connection.outgoing import Outgoing
from alehouse.house.connection.presence import seat_link
from alehouse.house.keys import Keys
from alehouse.house.people import MOST_COMPANIONS
from alehouse.house.protocol.client import Arrange, Change, Close, Remove, Seats, Start, Swap
from alehouse.house.protocol.server import Ask
from alehouse.house.refusal import Refusal
from alehouse.house.rows import PersonRow, SeatRow
from alehouse.house.tables import arranging, hosting, seating, undoing
from alehouse.house.tables.tables import Tables

Deed = Start | Arrange | Swap | Seats | Change | Remove | Close


class HostDesk:
    """Answers the host of one table; anybody else is refused."""

    def __init__(self, outgoing: Outgoing, guest: Guest, tables: Tables, keys: Keys) -> None:
        self._outgoing = outgoing
        self._table = outgoing.client_view.table
        self._guest = guest
        self._tables = tables
        self._keys = keys

    def has_link(self, seat: int) -> bool:
        """Whether the browser has come by the link of a reserved seat."""
        seats, link = self._table.row.seats, self._outgoing.client_view.link
        return 0 <= seat < len(seats) and bool(link) and link == seat_link(seats[seat], self._table, self._keys)

    async def do(self, deed: Deed) -> None:
        """Do what the host says."""
        table, person = self._table, self._guest.person.id
        if isinstance(deed, Remove | Close) and not table.waiting:
            arranging.check_host(table, person)
            await self._do_while_playing(deed)
            return
        arranging.check_arranging(table, person)
        match deed:
            case Start():
                await self._start(deed.sure)
            case Arrange():
                known = await self._known(deed.known) if deed.known else None
                await arranging.arrange(table, deed, known, self._tables.asking)
            case Swap():
                await arranging.swap(table, deed.a, deed.b)
            case Seats():
                await arranging.set_seats(table, deed.players, deed.without)
            case Change():
                if deed.cards:
                    raise Refusal("refused-too-long")
                game = await self._tables.cards.game(table.row.game, "") if deed.cards == "" else None
                await arranging.change(table, deed, game)
            case Remove():
                await arranging.remove(table, deed.seat, deed.ban)
            case Close():
                await hosting.close_now(table)

    async def _do_while_playing(self, deed: Remove | Close) -> None:
        """What is the host's to do alone in some cases, and a wish in all others."""
        table = self._table
        if table.row.status != "running":
            raise Refusal("refused-over")
        seats = table.seats_of(self._guest.person.id)
        if not seats:
            raise Refusal("refused-watching")
        wish = await hosting.remove(table, seats[0], deed.seat) if isinstance(deed, Remove) else None
        if isinstance(deed, Close):
            wish = hosting.closing(table, seats[0])
        if wish is not None:
            await undoing.propose(table, wish)

    async def _start(self, sure: bool) -> None:
        missing = seating.missing(self._table)
        if missing and not sure:
            await self._outgoing.send(self._ask(missing))
        else:
            await seating.start(self._table)

    def _ask(self, missing: list[SeatRow]) -> Ask:
        """Whether to begin although somebody is missing."""
        words, names = self._outgoing.client_view.texts.house, self._outgoing.client_view.texts.names
        kinds = ("reserved", "open", "person")
        reserved, free, unready = ([seat for seat in missing if seat.kind == kind] for kind in kinds)
        said = {
            "names": words.listed([names[seat.seat] for seat in reserved]) or 0,
            "free": len(free),
            "unready": words.listed([names[seat.seat] for seat in unready]) or 0,
            "empty": len(reserved) + len(free),
            "bot": words.say(f"bot-{seating.STAND_IN}"),
        }
        return Ask(text=words.say("ask-start", said), about=words.say("ask-start-about", said))

    async def _known(self, known: str) -> PersonRow:
        """Somebody whom the host has played with before."""
        host, storage = self._guest.person.id, self._tables.storage
        for other in await storage.tables.companions(host, MOST_COMPANIONS):
            if self._keys.alias(other, host) == known and (person := await storage.people.get(other)):
                return person
        raise Refusal("refused-companion")
