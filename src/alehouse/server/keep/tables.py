"""Tables, seats, moves and wishes to take moves back."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from alehouse.server.keep.database import Database, Taken, Work
from alehouse.server.keep.rows import MoveRow, PersonRow, SeatRow, Standing, Status, TableRow, WishRow, now
from alehouse.server.keep.schema import chat, moves, people, seats, tables, wishes

WAITING: Final = 14 * 24 * 3600  # seconds for which a table with open seats is in the lobby
LISTED: Final = [*(column for column in tables.c if column.name != "cards"), sa.literal("").label("cards")]


class Kept(msgspec.Struct, kw_only=True):
    """A table with its moves, the people who sit there, a wish to take moves back, the last line that was said."""

    row: TableRow
    moves: list[MoveRow]
    sitters: dict[str, PersonRow]
    wish: WishRow | None
    said: int


class TableStore:
    """Every table ever opened. Rows of moves are only ever added."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ── opening and finding ───────────────────────────────────────────────────────────────────────

    async def open(self, table: TableRow, first: list[MoveRow]) -> None:
        """Keep a new table; `first` is what fate did before the first decision, if the game has begun."""

        await self._database.do(lambda connection: _open(connection, table, first))

    async def get(self, table_id: str) -> tuple[TableRow, list[MoveRow]] | None:
        """A table with all its moves, in order."""

        def work(connection: Connection) -> tuple[TableRow, list[MoveRow]] | None:
            row = _one(connection, table_id)
            return None if row is None else (row, _moves(connection, table_id, 0))

        return await self._database.do(work)

    async def games_of(self, table_ids: Iterable[str]) -> dict[str, str]:
        """Which games are played at some tables."""
        query = sa.select(tables.c.id, tables.c.game).where(tables.c.id.in_(table_ids))
        return await self._database.do(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def kept(self, table_id: str, seq: int = 0) -> "Kept | None":
        """Everything that is kept about a table, with its moves from a number on, as it is at one moment."""

        def work(connection: Connection) -> Kept | None:
            row = _one(connection, table_id)
            if row is None:
                return None
            sitting = {seat.person for seat in row.seats if seat.person}
            found = connection.execute(sa.select(people).where(people.c.id.in_(sitting))) if sitting else ()
            last = sa.select(sa.func.max(chat.c.id)).where(chat.c.table_id == table_id)
            return Kept(
                row=row,
                moves=_moves(connection, table_id, seq),
                sitters={person.id: msgspec.convert(person, PersonRow, from_attributes=True) for person in found},
                wish=_wish(connection, table_id),
                said=int(connection.execute(last).scalar() or 0),
            )

        return await self._database.do(work)

    async def of_person(self, person: str) -> list[TableRow]:
        """The tables where somebody sits or is the host, newest first."""
        mine = sa.select(seats.c.table_id).where(seats.c.person == person)
        return await self._select(sa.or_(tables.c.host == person, tables.c.id.in_(mine)))

    async def listed(self, status: str, game: str = "", limit: int = 50) -> list[TableRow]:
        """The tables of the lobby, newest first; those where nobody has come for two weeks are not waited for."""
        forsaken = sa.and_(tables.c.status == "open", tables.c.touched < now(-WAITING))
        wanted = sa.and_(tables.c.status == status, tables.c.private.is_(False), ~forsaken)
        return await self._select(sa.and_(wanted, tables.c.game == game) if game else wanted, limit)

    async def waiting_for_bots(self, before: tuple[str, str], limit: int) -> list[tuple[str, str]]:
        """When running tables with people, where a bot has to decide, were last touched, and which they are; the latest
        first, those before such a pair."""
        seat = sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.player)
        people = seats.alias()
        has_people = sa.exists().where(people.c.table_id == tables.c.id, people.c.kind == "person")
        bots_turn = sa.or_(seats.c.kind == "bot", seats.c.away != "")
        touched, last = before
        earlier = sa.or_(tables.c.touched < touched, sa.and_(tables.c.touched == touched, tables.c.id < last))
        wanted = sa.and_(tables.c.status == "running", earlier, bots_turn, has_people)
        query = sa.select(tables.c.touched, tables.c.id).join(seats, seat).where(wanted)
        query = query.order_by(tables.c.touched.desc(), tables.c.id.desc()).limit(limit)
        return await self._database.do(lambda connection: [(row[0], row[1]) for row in connection.execute(query)])

    async def unfinished_of(self, person: str, since: str) -> list[TableRow]:
        """The tables that somebody has opened, where something has happened since then, and that are not over."""
        lately = sa.and_(tables.c.host == person, tables.c.status != "over", tables.c.touched >= since)
        return await self._select(lately)

    async def late(self) -> list[TableRow]:
        """Running tables with a deadline."""
        return await self._select(sa.and_(tables.c.status == "running", tables.c.deadline > 0))

    async def _select(self, wanted: sa.ColumnElement[bool], limit: int | None = None) -> list[TableRow]:
        """Tables as lists need them: without their card files, which are long."""
        query = sa.select(*LISTED).where(wanted).order_by(tables.c.touched.desc()).limit(limit)
        return await self._database.do(lambda connection: _rows(connection, query))

    # ── moves ─────────────────────────────────────────────────────────────────────────────────────

    async def add(self, table_id: str, rows: list[MoveRow], standing: Standing, also: Sequence[Work] = ()) -> None:
        """Add a decision and what fate answered, all or nothing; raises `Taken` if somebody was faster.

        What is `also` to be written goes with it, or not at all: letters about it, the results of a game that ended.
        """

        def work(connection: Connection) -> None:
            _insert(connection, table_id, rows)
            stands = {"touched": now(), **msgspec.to_builtins(standing)}
            connection.execute(tables.update().where(tables.c.id == table_id).values(stands))
            for other in also:
                other(connection)

        await self._database.do(work)

    async def note(self, table_id: str, row: MoveRow) -> None:
        """Add a row that changes nothing at the table; raises `Taken` if somebody was faster."""
        await self._database.do(lambda connection: _insert(connection, table_id, [row]))

    # ── seats ─────────────────────────────────────────────────────────────────────────────────────

    async def start(
        self, table_id: str, bot: str, first: list[MoveRow], standing: Standing, also: Sequence[Work] = ()
    ) -> None:
        """The game begins, with a bot in every seat that is still open; raises `Taken` if it has begun already."""

        def work(connection: Connection) -> None:
            waiting = sa.and_(tables.c.id == table_id, tables.c.status == "open")
            stands = {"touched": now(), **msgspec.to_builtins(standing)}
            if connection.execute(tables.update().where(waiting).values(stands)).rowcount != 1:
                raise Taken
            nobody = seats.update().where(seats.c.table_id == table_id, seats.c.kind == "open")
            connection.execute(nobody.values(kind="bot", bot=bot))
            _insert(connection, table_id, first)
            for other in also:
                other(connection)

        await self._database.do(work)

    async def sit(self, table_id: str, seat: SeatRow, before: SeatRow, status: Status) -> list[SeatRow]:
        """Change who sits in a seat; who sits at the table then. Raises `Taken` if the seat or the status is not as
        it was, because somebody else was faster."""

        def work(connection: Connection) -> list[SeatRow]:
            # Seats of one table are changed one after the other: whoever takes the last one sees that it is the last.
            current = sa.select(tables.c.status).where(tables.c.id == table_id).with_for_update()
            if connection.execute(current).scalar() != status:
                raise Taken
            unchanged = _seat(table_id, seat.seat).where(
                seats.c.kind == before.kind,
                seats.c.person.is_not_distinct_from(before.person),
                seats.c.away == before.away,
            )
            if connection.execute(unchanged.values(msgspec.to_builtins(seat))).rowcount != 1:
                raise Taken
            return _seats(connection, [table_id])[table_id]

        return await self._database.do(work)

    async def rematch(self, table_id: str, following: TableRow, first: list[MoveRow], also: Sequence[Work] = ()) -> str:
        """Keep the table of a rematch, unless there is one; the id of that which was there first."""

        def work(connection: Connection) -> str:
            free = sa.and_(tables.c.id == table_id, tables.c.next == "")
            if connection.execute(tables.update().where(free).values(next=following.id)).rowcount:
                _open(connection, following, first)
                for other in also:
                    other(connection)
            return str(connection.execute(sa.select(tables.c.next).where(tables.c.id == table_id)).scalar_one())

        return await self._database.do(work)

    # ── wishes ────────────────────────────────────────────────────────────────────────────────────

    async def wish(self, table_id: str, wish: WishRow) -> None:
        """Note a wish to take moves back, in place of one that has lapsed; raises `Taken` if another one stands."""

        def work(connection: Connection) -> None:
            lapsed = wishes.delete().where(wishes.c.table_id == table_id, wishes.c.seq != wish.seq)
            connection.execute(lapsed)
            connection.execute(wishes.insert().values({"table_id": table_id} | msgspec.to_builtins(wish)))

        await self._database.do(work)

    async def agree(self, table_id: str, wish: WishRow, agreeing: Iterable[int]) -> WishRow | None:
        """Some seats agree with a wish; the wish as it is now, if it still stands."""

        def work(connection: Connection) -> WishRow | None:
            same = sa.and_(wishes.c.seq == wish.seq, wishes.c.seat == wish.seat, wishes.c.moves == wish.moves)
            wanted = sa.and_(wishes.c.table_id == table_id, same)
            row = connection.execute(sa.select(wishes).where(wanted).with_for_update()).first()
            if row is None:
                return None
            found = msgspec.convert(row, WishRow, from_attributes=True)
            found.agreed = sorted({*found.agreed, *agreeing})
            connection.execute(wishes.update().where(wanted).values(agreed=found.agreed))
            return found

        return await self._database.do(work)

    async def drop_wish(self, table_id: str, seq: int) -> None:
        dropped = wishes.delete().where(wishes.c.table_id == table_id, wishes.c.seq == seq)
        await self._database.do(lambda connection: connection.execute(dropped))


def _seat(table_id: str, seat: int) -> sa.Update:
    return seats.update().where(seats.c.table_id == table_id, seats.c.seat == seat)


def _open(connection: Connection, table: TableRow, first: list[MoveRow]) -> None:
    fields = msgspec.to_builtins(table)
    del fields["seats"]
    connection.execute(tables.insert().values(fields))
    connection.execute(seats.insert(), [{"table_id": table.id} | msgspec.to_builtins(seat) for seat in table.seats])
    _insert(connection, table.id, first)


def _insert(connection: Connection, table_id: str, rows: list[MoveRow]) -> None:
    if rows:
        connection.execute(moves.insert(), [{"table_id": table_id} | msgspec.to_builtins(row) for row in rows])


def _moves(connection: Connection, table_id: str, seq: int) -> list[MoveRow]:
    found = sa.select(moves).where(moves.c.table_id == table_id, moves.c.seq >= seq).order_by(moves.c.seq)
    return [msgspec.convert(move, MoveRow, from_attributes=True) for move in connection.execute(found)]


def _wish(connection: Connection, table_id: str) -> WishRow | None:
    row = connection.execute(sa.select(wishes).where(wishes.c.table_id == table_id)).first()
    return None if row is None else msgspec.convert(row, WishRow, from_attributes=True)


def _one(connection: Connection, table_id: str) -> TableRow | None:
    return next(iter(_rows(connection, sa.select(tables).where(tables.c.id == table_id))), None)


def _rows(connection: Connection, query: sa.Select[Any]) -> list[TableRow]:
    found = [{str(name): value for name, value in row._mapping.items()} for row in connection.execute(query)]
    by_table = _seats(connection, [row["id"] for row in found])
    return [msgspec.convert(row | {"seats": by_table[row["id"]]}, TableRow) for row in found]


def _seats(connection: Connection, table_ids: Iterable[str]) -> dict[str, list[SeatRow]]:
    by_table: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    query = sa.select(seats).where(seats.c.table_id.in_(by_table)).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(query):
        by_table[row.table_id].append(msgspec.convert(row, SeatRow, from_attributes=True))
    return by_table
