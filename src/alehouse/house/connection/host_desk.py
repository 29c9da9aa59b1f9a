"""What the host of a table says: how it is arranged, when it begins, who has to leave."""

from alehouse.house.connection import outgoing
from alehouse.house.connection.connection import Connection
from alehouse.house.connection.presence import seat_link
from alehouse.house.people import MOST_COMPANIONS
from alehouse.house.protocol.client import Arrange, Change, Close, Remove, Seats, Start, Swap
from alehouse.house.protocol.server import Ask
from alehouse.house.refusal import Refusal
from alehouse.house.rows import PersonRow, SeatRow
from alehouse.house.tables import arranging, hosting, seating, undoing

Deed = Start | Arrange | Swap | Seats | Change | Remove | Close


def has_link(connection: Connection, seat: int) -> bool:
    """Whether the browser has come by the link of a reserved seat."""
    seats, link = connection.table.row.seats, connection.client_view.link
    return 0 <= seat < len(seats) and bool(link) and link == seat_link(seats[seat], connection.table, connection.keys)


async def do(connection: Connection, deed: Deed) -> None:
    """Do what the host says."""
    table, person = connection.table, connection.guest.person.id
    if isinstance(deed, Remove | Close) and not table.waiting:
        arranging.check_host(table, person)
        await _do_while_playing(connection, deed)
        return
    arranging.check_arranging(table, person)
    match deed:
        case Start():
            await _start(connection, deed.sure)
        case Arrange():
            known = await _known(connection, deed.known) if deed.known else None
            await arranging.arrange(table, deed, known, connection.tables.asking)
        case Swap():
            await arranging.swap(table, deed.a, deed.b)
        case Seats():
            await arranging.set_seats(table, deed.players, deed.without)
        case Change():
            if deed.cards:
                raise Refusal("refused-too-long")
            game = await connection.tables.cards.game(table.row.game, "") if deed.cards == "" else None
            await arranging.change(table, deed, game)
        case Remove():
            await arranging.remove(table, deed.seat, deed.ban)
        case Close():
            await hosting.close_now(table)


async def _do_while_playing(connection: Connection, deed: Remove | Close) -> None:
    """What is the host's to do alone in some cases, and a wish in all others."""
    table = connection.table
    if table.row.status != "running":
        raise Refusal("refused-over")
    seats = table.seats_of(connection.guest.person.id)
    if not seats:
        raise Refusal("refused-watching")
    wish = await hosting.remove(table, seats[0], deed.seat) if isinstance(deed, Remove) else None
    if isinstance(deed, Close):
        wish = hosting.closing(table, seats[0])
    if wish is not None:
        await undoing.propose(table, wish)


async def _start(connection: Connection, sure: bool) -> None:
    missing = seating.missing(connection.table)
    if missing and not sure:
        await outgoing.send(connection, _ask(connection, missing))
    else:
        await seating.start(connection.table)


def _ask(connection: Connection, missing: list[SeatRow]) -> Ask:
    """Whether to begin although somebody is missing."""
    words, names = connection.client_view.texts.house, connection.client_view.texts.names
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


async def _known(connection: Connection, known: str) -> PersonRow:
    """Somebody whom the host has played with before."""
    host, storage = connection.guest.person.id, connection.tables.storage
    for other in await storage.tables.companions(host, MOST_COMPANIONS):
        if connection.keys.alias(other, host) == known and (person := await storage.people.get(other)):
            return person
    raise Refusal("refused-companion")
