"""The database, owned by one thread that writes by group commit: SQLite or PostgreSQL, whichever the address names."""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from alehouse.house.fairness.metering import payer
from alehouse.house.storage import StorageFailed, Taken
from alehouse.server import metrics

ATTEMPTS: Final = 3  # at what was in another process's way
DEADLOCK: Final = "40P01"  # as PostgreSQL calls it
PATIENCE: Final = 5  # seconds to wait for a server that does not answer

T = TypeVar("T")
Work = Callable[[Connection], None]  # something to be written together with something else


def address_of(db: str) -> sa.URL:
    """A database by its address, "postgresql://…" or "sqlite:///…", or by the path of an SQLite file."""
    if "://" not in db:
        return sa.URL.create("sqlite", database=db)
    url = sa.make_url(db)
    return url.set(drivername="postgresql+psycopg") if url.drivername in ("postgresql", "postgres") else url


def engine_of(url: sa.URL) -> Engine:
    """The way to a database; a new SQLite file is for its owner alone, since it holds secrets."""
    if url.get_backend_name() != "sqlite":
        # What is written never shows in an error, which may be logged.
        patience = {"connect_timeout": PATIENCE}
        return sa.create_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=patience)
    path = Path(url.database or "")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)
    engine = sa.create_engine(url, hide_parameters=True)
    sa.event.listen(engine, "connect", _connected)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _connected(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin below, not behind our back
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


class Database:
    """Work queues up for the thread; whatever waits is committed together, then answered."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="database", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish everything that waits, then let go of the database."""
        self._jobs.put(None)
        self._thread.join()
        self._engine.dispose()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Have the thread do a piece of work, at the expense of whoever pays for what is done now; return when it is
        durable."""
        future: Future[T] = Future()
        job, spend = _Job(work, future), payer.get()
        self._jobs.put(job)
        try:
            return await asyncio.wrap_future(future)
        except sa.exc.IntegrityError:
            raise Taken from None
        except sa.exc.SQLAlchemyError as error:
            raise StorageFailed(reason(error)) from error
        finally:
            if spend is not None:
                spend(job.milliseconds)

    def _work(self) -> None:
        while True:
            group = self._waiting()
            self._commit([job for job in group if job is not None])
            if group[-1] is None:
                return

    def _commit(self, jobs: "list[_Job]") -> None:
        """Do a group of jobs in one transaction and answer them when it is on the disk. Those that were in each other's
        way with another process's are done again, each alone."""
        jobs = [job for job in jobs if job.future.set_running_or_notify_cancel()]
        self._do(jobs)
        for job in jobs:
            for _ in range(ATTEMPTS):
                if _is_deadlock(job.error):
                    self._do([job])
            job.answer()

    def _do(self, jobs: "list[_Job]") -> None:
        for job in jobs:
            job.error = None
        try:
            # A connection that was lost is made anew.
            with metrics.commit_seconds.time(), self._engine.begin() as connection:
                if len(jobs) == 1:
                    jobs[0].do(connection)
                else:
                    for job in jobs:
                        job.attempt(connection)
        except Exception as error:
            for job in jobs:
                job.error = error

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
        self.milliseconds = 0.0  # that the thread has worked on it

    def do(self, connection: Connection) -> None:
        since = time.thread_time()
        try:
            self.result = self.work(connection)
        finally:
            self.milliseconds = 1000 * (time.thread_time() - since)

    def attempt(self, connection: Connection) -> None:
        """Do the work in a savepoint, so that a failure undoes this job and no other of its group."""
        try:
            with connection.begin_nested():
                self.do(connection)
        except Exception as error:
            if isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated:
                raise
            self.error = error

    def answer(self) -> None:
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


def _is_deadlock(error: Exception | None) -> bool:
    """Whether each of two processes had to wait for the other: PostgreSQL ends one of them, which has done nothing."""
    return getattr(getattr(error, "orig", None), "sqlstate", "") == DEADLOCK


def reason(error: Exception) -> str:
    """What the database itself says, without the statement."""
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
