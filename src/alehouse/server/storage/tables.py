"""Tables, seats, moves and wishes to take moves back."""

import contextlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from alehouse.house.rows import (
    AGREED,
    ARRANGED,
    REMATCH,
    UNWATCHED,
    WAITING,
    Kept,
    MoveRow,
    PersonRow,
    SeatRow,
    Standing,
    Status,
    TableRow,
    WishRow,
    now,
)
from alehouse.house.storage import CURRENT, FINISHED, Taken
from alehouse.server.storage.database import Database, Work
from alehouse.server.storage.people import still_there
from alehouse.server.storage.schema import analyses, archived, chat, moves, people, seats, tables, wishes

LONG: Final = ("cards", "given")  # columns that lists do without
LISTED: Final = [*(column for column in tables.c if column.name not in LONG), sa.literal("").label("cards")]


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

    async def kept(self, table_id: str, seq: int = 0) -> Kept | None:
        """Everything that is kept about a table, with its moves from a number on; nothing is older than the moves.

        PostgreSQL answers each query as of its own moment. Of what another process writes meanwhile, a row that was
        seen without the rest would never be looked at again; the rest without its row is, when that row is heard of.
        """

        def work(connection: Connection) -> Kept | None:
            played = _moves(connection, table_id, seq)
            row = _one(connection, table_id)
            if row is None:
                return None
            sitting = {seat.person for seat in row.seats if seat.person}
            found = connection.execute(sa.select(people).where(people.c.id.in_(sitting))) if sitting else ()
            last = sa.select(sa.func.max(chat.c.id)).where(chat.c.table_id == table_id)
            analysed = sa.select(analyses.c.done).where(analyses.c.table_id == table_id)
            return Kept(
                row=row,
                moves=played,
                sitters={person.id: msgspec.convert(person, PersonRow, from_attributes=True) for person in found},
                wish=_wish(connection, table_id),
                said=int(connection.execute(last).scalar() or 0),
                analysed=float(connection.execute(analysed).scalar() or 0.0),
            )

        return await self._database.do(work)

    async def of_person(self, person: str) -> list[TableRow]:
        """The tables where somebody sits or is the host, newest first, as far as anybody looks through them: see
        `CURRENT` and `FINISHED`. Those that were closed are left out."""
        finished = await self._select(sa.and_(_of_person(person), tables.c.status == "over"), FINISHED)
        return sorted([*await self.current_of(person), *finished], key=lambda row: row.touched, reverse=True)

    async def current_of(self, person: str) -> list[TableRow]:
        """Those of them that are not over."""
        return await self._select(sa.and_(_of_person(person), tables.c.status != "over", ~_closed()), CURRENT)

    async def ids_of_person(self, person: str) -> list[str]:
        """All tables where somebody sits or is the host, by their ids alone."""
        query = sa.select(tables.c.id).where(_of_person(person))
        return await self._database.do(lambda connection: list(connection.scalars(query)))

    async def finished_solo_of(self, person: str, game: str) -> list[TableRow]:
        """The tables where somebody has played a game alone, to its end."""
        alone = sa.and_(tables.c.game == game, tables.c.players == 1, tables.c.status == "over")
        return await self._select(sa.and_(_of_person(person), alone))

    async def listed_counts(self) -> tuple[int, int]:
        """How many tables of the lobby wait for people, and at how many a game is going on."""
        wanted = sa.and_(tables.c.status != "over", tables.c.private.is_(False), ~_closed())
        query = sa.select(tables.c.status, sa.func.count()).where(wanted).group_by(tables.c.status)
        found = await self._database.do(lambda connection: {row[0]: int(row[1]) for row in connection.execute(query)})
        return found.get("open", 0), found.get("running", 0)

    async def listed(self, status: str, game: str = "", limit: int = 50) -> list[TableRow]:
        """The tables of the lobby, newest first; without those that were closed."""
        wanted = sa.and_(tables.c.status == status, tables.c.private.is_(False), ~_closed())
        return await self._select(sa.and_(wanted, tables.c.game == game) if game else wanted, limit)

    async def waiting_for_bots(self, before: tuple[str, str], limit: int) -> list[tuple[str, str]]:
        """When running tables with people, where a bot has to decide, were last touched, and which they are; the latest
        first, those before such a pair."""
        seat = sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.player)
        people = seats.alias()
        has_people = sa.exists().where(people.c.table_id == tables.c.id, people.c.kind == "person")
        bots_turn = seats.c.bot != ""
        touched, last = before
        earlier = sa.or_(tables.c.touched < touched, sa.and_(tables.c.touched == touched, tables.c.id < last))
        wanted = sa.and_(tables.c.status == "running", earlier, bots_turn, has_people)
        query = sa.select(tables.c.touched, tables.c.id).join(seats, seat).where(wanted)
        query = query.order_by(tables.c.touched.desc(), tables.c.id.desc()).limit(limit)
        return await self._database.do(lambda connection: [(row[0], row[1]) for row in connection.execute(query)])

    async def unfinished_of(self, person: str) -> list[TableRow]:
        """The tables that somebody has opened, and that are neither over nor closed."""
        return await self._select(sa.and_(tables.c.host == person, tables.c.status != "over", ~_closed()))

    async def late(self) -> list[TableRow]:
        """Running tables with a deadline."""
        return await self._select(sa.and_(tables.c.status == "running", tables.c.deadline > 0))

    async def _select(self, wanted: sa.ColumnElement[bool], limit: int | None = None) -> list[TableRow]:
        """Tables as lists need them: without their card files, which are long."""
        query = sa.select(*LISTED).where(wanted).order_by(tables.c.touched.desc()).limit(limit)
        return await self._database.do(lambda connection: _rows(connection, query))

    async def visit(self, table_id: str) -> str:
        """Somebody comes to a table that waits for people; when."""
        when = now()
        waiting = sa.and_(tables.c.id == table_id, tables.c.status == "open")
        visited = tables.update().where(waiting).values(touched=when)
        await self._database.do(lambda connection: connection.execute(visited))
        return when

    # ── moves ─────────────────────────────────────────────────────────────────────────────────────

    async def add(self, table_id: str, rows: list[MoveRow], standing: Standing, also: Sequence[Work] = ()) -> None:
        """Add a decision and what fate answered, all or nothing; raises `Taken` if somebody was faster.

        What is `also` to be written goes with it, or not at all: letters about it, the results of a game that ended.
        """

        def work(connection: Connection) -> None:
            _insert(connection, table_id, rows)
            stands = {"touched": now(), **msgspec.to_builtins(standing)}
            freed = {"code": None} if standing.status == "over" else {}
            going_on = tables.update().where(tables.c.id == table_id, tables.c.status.in_(("running", "over")))
            if connection.execute(going_on.values(stands | freed)).rowcount != 1:
                raise Taken
            for other in also:
                other(connection)

        await self._database.do(work)

    async def note(self, table_id: str, row: MoveRow) -> None:
        """Add a row that changes nothing at the table; raises `Taken` if somebody was faster."""
        await self._database.do(lambda connection: _insert(connection, table_id, [row]))

    # ── seats ─────────────────────────────────────────────────────────────────────────────────────

    async def start(
        self, before: TableRow, bots: list[SeatRow], first: list[MoveRow], standing: Standing, also: Sequence[Work] = ()
    ) -> None:
        """The game begins, with bots in all seats that are still open: `bots` says which, by seat. Raises `Taken` if it
        has begun already, or is arranged otherwise than `before`, or others sit there. In seats that are reserved they
        play until somebody takes them."""
        before, table_id = _as_seen(before), before.id

        def work(connection: Connection) -> None:
            _hold_arranged(connection, before)
            if _seats(connection, [table_id])[table_id] != before.seats:
                raise Taken
            stands = {"touched": now(), **msgspec.to_builtins(standing)}
            connection.execute(tables.update().where(tables.c.id == table_id).values(stands))
            for bot in bots:
                there = _seat(table_id, bot.seat)
                name = bot.name if bot.kind == "bot" else ""
                connection.execute(there.where(seats.c.kind == "open").values(kind="bot", bot=bot.bot, name=name))
                connection.execute(there.where(seats.c.kind == "reserved").values(bot=bot.bot))
            _insert(connection, table_id, first)
            for other in also:
                other(connection)

        await self._database.do(work)

    async def sit(self, before: TableRow, seat: SeatRow) -> list[SeatRow]:
        """Change who sits in a seat; who sits at the table then. Raises `Taken` if the seat, the status, or what is to
        be played is not as it was, because somebody else was faster; or if whoever sits down may not come any more.
        Whoever is back when asked has time anew."""

        before = _as_seen(before)
        return await self._database.do(lambda connection: _sit(connection, before, seat))

    async def arrange(self, before: TableRow, after: TableRow, also: Sequence[Work] = ()) -> None:
        """Keep another arrangement of a table that waits for people: its seats and whatever its host may change; and
        what is `also` to be written with it. Raises `Taken` if it has begun, or anything is not as it was."""
        before = _as_seen(before)

        def work(connection: Connection) -> None:
            table_id = before.id
            _hold_arranged(connection, before)
            if _seats(connection, [table_id])[table_id] != before.seats:
                raise Taken
            fields = {name: value for name, value in msgspec.to_builtins(after).items() if name in ARRANGED}
            del fields["seats"]
            connection.execute(tables.update().where(tables.c.id == table_id).values(fields))
            connection.execute(seats.delete().where(seats.c.table_id == table_id))
            _seat_all(connection, table_id, after.seats)
            for other in also:
                other(connection)

        await self._database.do(work)

    async def remove(self, before: TableRow, seat: SeatRow, row: MoveRow) -> list[SeatRow]:
        """Take a seat of a running table from somebody, who may not come back; who sits at the table then. The row
        tells others of it. Raises `Taken` if somebody else was faster."""
        before = _as_seen(before)

        def work(connection: Connection) -> list[SeatRow]:
            found = _sit(connection, before, seat)
            here, gone = tables.c.id == before.id, before.seats[seat.seat].person
            banned = connection.execute(sa.select(tables.c.banned).where(here)).scalar_one()
            connection.execute(tables.update().where(here).values(banned=[*banned, gone]))
            _insert(connection, before.id, [row])
            return found

        return await self._database.do(work)

    async def close(self, table_id: str, row: MoveRow | None) -> None:
        """Close a table that is not over, without a result: one where a game goes on with a row that tells of it, one
        that waits for people without. Raises `Taken` if it has begun or ended meanwhile, or somebody was faster."""
        status: Status = "running" if row else "open"

        def work(connection: Connection) -> None:
            there = sa.and_(tables.c.id == table_id, tables.c.status == status)
            if not connection.execute(tables.update().where(there).values(status="closed", code=None)).rowcount:
                raise Taken
            _insert(connection, table_id, [row] if row else [])

        await self._database.do(work)

    async def with_code(self, code: str) -> str | None:
        """The table that is found by a code."""
        wanted = sa.select(tables.c.id).where(tables.c.code == code)
        return await self._database.do(lambda connection: connection.execute(wanted).scalar())

    async def companions(self, person: str, limit: int) -> list[str]:
        """Whom somebody has sat at a table with, the latest first."""
        mine = sa.select(seats.c.table_id).where(seats.c.person == person)
        met = sa.select(seats.c.person).join(tables, tables.c.id == seats.c.table_id)
        others = met.where(seats.c.table_id.in_(mine), seats.c.person.is_not(None), seats.c.person != person)
        latest = others.group_by(seats.c.person).order_by(sa.func.max(tables.c.touched).desc()).limit(limit)
        return await self._database.do(lambda connection: [str(row[0]) for row in connection.execute(latest)])

    async def rematch(self, table_id: str, following: TableRow, instead: str = "", also: Sequence[Work] = ()) -> str:
        """Keep the table of a rematch, `instead` of one that has lapsed or of none, and what is `also` to be written
        with it; the id of that which was there first."""

        def work(connection: Connection) -> str:
            free = sa.and_(tables.c.id == table_id, tables.c.next == instead)
            if connection.execute(tables.update().where(free).values(next=following.id)).rowcount:
                _open(connection, following, [])
                for other in also:
                    other(connection)
            return str(connection.execute(sa.select(tables.c.next).where(tables.c.id == table_id)).scalar_one())

        return await self._database.do(work)

    # ── wishes ────────────────────────────────────────────────────────────────────────────────────

    async def wish(self, table_id: str, wish: WishRow) -> None:
        """Note a wish, in place of one that has lapsed; raises `Taken` if another one stands."""

        def work(connection: Connection) -> None:
            back = sa.and_(wishes.c.seq != wish.seq, wishes.c.about == "back")
            lapsed = wishes.delete().where(wishes.c.table_id == table_id, back)
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

    async def standing_wishes(self, table_ids: Iterable[str]) -> dict[str, WishRow]:
        """The wishes that stand at some tables, by table; without those that have lapsed with a move."""
        moved = sa.select(sa.func.count()).where(moves.c.table_id == wishes.c.table_id).scalar_subquery()
        query = sa.select(wishes).where(wishes.c.table_id.in_(table_ids), wishes.c.seq == moved)

        def work(connection: Connection) -> dict[str, WishRow]:
            found = connection.execute(query)
            return {row.table_id: msgspec.convert(row, WishRow, from_attributes=True) for row in found}

        return await self._database.do(work)

    # ── what is put away ──────────────────────────────────────────────────────────────────────────

    async def archive(self, person: str, table_id: str, away: bool) -> None:
        """Somebody, who is kept already, puts a table away, or takes it out again."""
        mine = sa.and_(archived.c.person == person, archived.c.table_id == table_id)

        def work(connection: Connection) -> None:
            connection.execute(archived.delete().where(mine))
            if away:
                connection.execute(archived.insert().values(person=person, table_id=table_id))

        with contextlib.suppress(Taken):  # another window has just done so
            await self._database.do(work)

    async def archived(self, person: str) -> set[str]:
        """The tables that somebody has put away."""
        query = sa.select(archived.c.table_id).where(archived.c.person == person)
        return await self._database.do(lambda connection: set(connection.scalars(query)))


def _closed() -> sa.ColumnElement[bool]:
    """Whether a table was closed, or has waited in vain, for people or for somebody to watch its bots; see
    `rows.is_closed`."""
    has_others = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.kind != "bot")
    unwatched = sa.and_(tables.c.status == "running", tables.c.touched < now(-UNWATCHED), ~has_others)
    lapsed = sa.or_(tables.c.touched < now(-WAITING), sa.and_(tables.c.before != "", tables.c.since < now(-REMATCH)))
    return sa.or_(tables.c.status == "closed", sa.and_(tables.c.status == "open", lapsed), unwatched)


def _of_person(person: str) -> sa.ColumnElement[bool]:
    """Whether somebody sits at a table, is its host, or has a seat kept there."""
    mine = sa.select(seats.c.table_id).where(seats.c.person == person)
    held = sa.select(seats.c.table_id).where(seats.c.held_for == person)
    held_for_me = sa.and_(tables.c.status.in_(("open", "running")), tables.c.id.in_(held))
    return sa.or_(tables.c.host == person, tables.c.id.in_(mine), held_for_me)


def _seat(table_id: str, seat: int) -> sa.Update:
    return seats.update().where(seats.c.table_id == table_id, seats.c.seat == seat)


def _as_seen(row: TableRow) -> TableRow:
    """A table as it is known now: whoever knows it learns more while something waits for the database."""
    return replace(row, seats=list(row.seats), banned=list(row.banned))


def _hold(connection: Connection, table_id: str, status: Status) -> Any:
    """Seats of one table are changed one after the other: whoever takes the last one sees that it is the last. The
    table as it is now, and stays until that is done."""
    current = connection.execute(sa.select(tables).where(tables.c.id == table_id).with_for_update()).first()
    if current is None or current.status != status:
        raise Taken
    return current


def _hold_arranged(connection: Connection, before: TableRow) -> None:
    """The same for a table that waits for people, and is arranged as somebody has seen it: nobody agrees with, begins
    or changes what another process has made of it meanwhile."""
    current = _hold(connection, before.id, "open")
    if any(getattr(current, name) != getattr(before, name) for name in AGREED):
        raise Taken


def _sit(connection: Connection, before: TableRow, seat: SeatRow) -> list[SeatRow]:
    there = before.seats[seat.seat]
    if seat.person and seat.person != there.person:
        still_there([seat.person])(connection)
    current = _hold(connection, before.id, before.status)
    if seat.person != there.person and seat.person in current.banned:
        raise Taken
    if before.status == "open":
        _hold_arranged(connection, before)
    if there not in _seats(connection, [before.id])[before.id]:
        raise Taken
    connection.execute(_seat(before.id, seat.seat).values(msgspec.to_builtins(seat)))
    if before.status == "running" and there.away and not seat.away:
        asked = tables.update().where(tables.c.id == before.id, tables.c.player == seat.seat)
        connection.execute(asked.values(touched=now()))
    return _seats(connection, [before.id])[before.id]


def _seat_all(connection: Connection, table_id: str, sitting: list[SeatRow]) -> None:
    connection.execute(seats.insert(), [{"table_id": table_id} | msgspec.to_builtins(seat) for seat in sitting])


def _open(connection: Connection, table: TableRow, first: list[MoveRow]) -> None:
    fields = msgspec.to_builtins(table)
    del fields["seats"]
    connection.execute(tables.insert().values(fields))
    _seat_all(connection, table.id, table.seats)
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
