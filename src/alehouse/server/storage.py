"""What is kept: tables and their moves in one SQLite file, owned by one thread that commits in groups."""

import asyncio
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future
from datetime import UTC, datetime
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection, Engine

from alehouse.core.errors import AlehouseError
from alehouse.server.protocol import SeatForm

T = TypeVar("T")

SCHEMA: Final = 1  # grows with every change of the tables below

metadata = sa.MetaData()

house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("owner", sa.Text, nullable=False, index=True),  # the key of the browser that opened it
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),  # private until the game is over
    sa.Column("cards", sa.Text, nullable=False),  # the text of a card file of one's own, or ""
    sa.Column("touched", sa.Text, nullable=False),  # when the last move was made
    sa.Column("player", sa.Integer, nullable=False),  # who decides: finds the bots' turns without a replay
    sa.Column("summary", sa.JSON, nullable=False),  # where the game stands, by language: lists need no replays
)

# Fate's moves are rows with seat -1; an undo is a row too (see `ledger`). Whoever inserts a row first has
# moved: the primary key is the only lock there is.
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("client_id", sa.Text),  # of the click; bots and fate have none
    sa.UniqueConstraint("table_id", "client_id"),
)


class TableRow(Struct, kw_only=True):
    """A table as it is kept, without its moves."""

    id: str
    owner: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seats: list[SeatForm]
    seed: str
    cards: str
    touched: str
    player: int
    summary: dict[str, str]


class MoveRow(Struct, kw_only=True):
    """A move as it is kept."""

    seq: int
    action: str
    seat: int
    client_id: str | None = None


class Taken(Exception):
    """Somebody else has inserted a row with that number: the table has moved on."""


class StorageFailed(AlehouseError):
    """The database could not be read or written; its text says why."""


class OtherSchema(StorageFailed):
    """The database was made by another version of the house."""


class Storage:
    """The database. Work queues up for its thread; whatever waits is committed together, then answered."""

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)  # it holds secrets: seeds, and what signs the keys
            self._engine = _engine(path)
            _furnish(self._engine)
        except (OSError, sa.exc.SQLAlchemyError) as error:
            raise StorageFailed(f"{path}: {_reason(error)}") from None
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish everything that waits, then let go of the file."""
        self._jobs.put(None)
        self._thread.join()
        self._engine.dispose()

    # ── what is asked of it ───────────────────────────────────────────────────────────────────────

    async def secret(self) -> bytes:
        """The secret that signs keys, made once."""

        def work(connection: Connection) -> bytes:
            row = connection.execute(sa.select(house.c.value).where(house.c.name == "secret")).first()
            if row is None:
                value = secrets.token_hex(32)
                connection.execute(house.insert().values(name="secret", value=value))
                return bytes.fromhex(value)
            return bytes.fromhex(row.value)

        return await self._do(work)

    async def open(self, table: TableRow, first: list[MoveRow]) -> None:
        """Keep a new table together with what fate did before the first decision."""

        def work(connection: Connection) -> None:
            connection.execute(tables.insert().values(msgspec.to_builtins(table)))
            _insert(connection, table.id, first)

        await self._do(work)

    async def add(self, table_id: str, rows: list[MoveRow], player: int, summary: dict[str, str]) -> None:
        """Add a decision and what fate answered, all or nothing; raises `Taken` if somebody was faster.

        `player` and `summary` say who decides then, and where the game stands.
        """
        standing = {"touched": now(), "player": player, "summary": summary}

        def work(connection: Connection) -> None:
            _insert(connection, table_id, rows)
            connection.execute(tables.update().where(tables.c.id == table_id).values(standing))

        try:
            await self._do(work)
        except sa.exc.IntegrityError:
            raise Taken from None

    async def table(self, table_id: str) -> tuple[TableRow, list[MoveRow]] | None:
        """A table with all its rows, in order."""

        def work(connection: Connection) -> tuple[TableRow, list[MoveRow]] | None:
            row = connection.execute(sa.select(tables).where(tables.c.id == table_id)).first()
            if row is None:
                return None
            found = sa.select(moves).where(moves.c.table_id == table_id).order_by(moves.c.seq)
            rows = [msgspec.convert(move, MoveRow, from_attributes=True) for move in connection.execute(found)]
            return _table_row(row), rows

        return await self._do(work)

    async def owned(self, owner: str) -> list[TableRow]:
        """A browser's tables, newest first."""
        return await self._select(sa.select(tables).where(tables.c.owner == owner).order_by(tables.c.touched.desc()))

    async def unfinished(self) -> list[TableRow]:
        """Every table where somebody has to decide."""
        return await self._select(sa.select(tables).where(tables.c.player >= 0))

    async def _select(self, query: sa.Select[Any]) -> list[TableRow]:
        return await self._do(lambda connection: [_table_row(row) for row in connection.execute(query)])

    # ── the thread ────────────────────────────────────────────────────────────────────────────────

    async def _do(self, work: Callable[[Connection], T]) -> T:
        """Have the thread do a piece of work; return when it is durable."""
        future: Future[T] = Future()
        self._jobs.put(_Job(work, future))
        try:
            return await asyncio.wrap_future(future)
        except sa.exc.IntegrityError:
            raise
        except sa.exc.SQLAlchemyError as error:
            raise StorageFailed(_reason(error)) from error

    def _work(self) -> None:
        with self._engine.connect() as connection:
            open_for_work = True
            while open_for_work:
                group = self._waiting()
                open_for_work = group[-1] is not None
                _commit(connection, [job for job in group if job is not None])

    def _waiting(self) -> "list[_Job | None]":
        """All jobs that wait by now, at least one; None comes last and means: no more."""
        group = [self._jobs.get()]
        while group[-1] is not None:
            try:
                group.append(self._jobs.get_nowait())
            except Empty:
                break
        return group


class _Job:
    def __init__(self, work: Callable[[Connection], Any], future: "Future[Any]") -> None:
        self.work: Final = work
        self.future: Final = future
        self.result: Any = None
        self.error: Exception | None = None

    def attempt(self, connection: Connection) -> None:
        """Do the work in a savepoint, so that a failure undoes this job and no other of its group."""
        try:
            with connection.begin_nested():
                self.result = self.work(connection)
        except Exception as error:
            self.error = error

    def answer(self) -> None:
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def _commit(connection: Connection, group: list[_Job]) -> None:
    """Do a group of jobs in one transaction and answer them when it is on the disk."""
    group = [job for job in group if job.future.set_running_or_notify_cancel()]
    try:
        with connection.begin():
            for job in group:
                job.attempt(connection)
    except Exception as error:
        for job in group:
            job.error = error
    for job in group:
        job.answer()


def _engine(path: Path) -> Engine:
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)))

    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin below, not behind our back
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            connection.execute(f"PRAGMA {pragma}")

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    sa.event.listen(engine, "connect", connected)
    sa.event.listen(engine, "begin", begin)
    return engine


def _furnish(engine: Engine) -> None:
    """Lay out a new database; refuse one that is laid out differently."""
    with engine.begin() as connection:
        version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        if not sa.inspect(connection).get_table_names():
            metadata.create_all(connection)
            connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA}")
        elif version != SCHEMA:
            raise OtherSchema(f"it has version {version}, this house keeps version {SCHEMA}")


def now() -> str:
    """The time, in the form that is kept and sent."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def _insert(connection: Connection, table_id: str, rows: list[MoveRow]) -> None:
    if rows:
        connection.execute(moves.insert(), [{"table_id": table_id} | msgspec.to_builtins(row) for row in rows])


def _table_row(row: sa.Row[Any]) -> TableRow:
    return msgspec.convert(row, TableRow, from_attributes=True)


def _reason(error: Exception) -> str:
    """What the database itself says, without the statement."""
    return str(getattr(error, "orig", None) or error)
