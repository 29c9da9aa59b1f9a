"""Films of finished games: drawn one after the other in the lane of those who can wait, each by a process of its own.

Whichever process of the house is asked about a film finds it on the shelf; the one that was asked for it draws it.
"""

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final

import msgspec

from alehouse.core.export import Cut
from alehouse.house.fairness.fair_share import Sharers
from alehouse.house.fairness.lanes import Lane
from alehouse.house.refusal import TOO_MANY, Refusal
from alehouse.house.tables.table import LiveTable
from alehouse.server.workers.analyst import POLITENESS
from alehouse.server.workers.film_drawer import News, Order
from alehouse.server.workers.film_shelf import DRAWING, FAILED, READY, FilmShelf, Job
from alehouse.server.workers.threads import in_thread
from alehouse.server.workers.worker_process import WorkerDied, WorkerProcess

DRAWER: Final = "alehouse.server.workers.film_drawer"
ID_BYTES: Final = 12
MOST_WAITING: Final = 3  # films of one household, with the one that is drawn
MOST_SCENES = 600
LARGEST = 30_000_000  # bytes
SECONDS = 120.0  # of a processor
PATIENCE: Final = 900.0  # seconds after which a film is given up: on a busy machine others come first for long

TOO_SLOW: Final = "film-too-slow"
MISTAKE: Final = "film-failed"

log = logging.getLogger("alehouse.server")


class Films:
    """The films that this process was asked for."""

    def __init__(self, shelf: FilmShelf, lane: Lane) -> None:
        self.shelf: Final = shelf
        self._lane = lane
        self._under_way: dict[asyncio.Task[None], Sharers] = {}  # those that wait, too

    def begin(self, table: LiveTable, kind: str, cut: Cut, sharers: Sharers, owner: str) -> Job:
        """Have a film drawn of a finished game, when its turn has come; on the shelf it is its owner's."""
        self._check_queue(sharers)
        eyes = "" if cut.seat is None else f"-seat-{cut.seat + 1}"
        name = f"{table.row.game}-{table.id}-{cut.first}-{cut.last}{eyes}.{kind}"
        job = Job(id=secrets.token_hex(ID_BYTES), table=table.id, owner=owner, kind=kind, file=name)
        self.shelf.keep(job)
        order = Order(
            record=table.past.record_of(len(table.ledger.moves)),
            cards=table.row.cards,
            cut=cut,
            file=str(self.shelf.film(job)),
            scenes=MOST_SCENES,
            bytes=LARGEST,
            seconds=SECONDS,
        )
        task = asyncio.create_task(self._through(job, order, sharers))
        self._under_way[task] = sharers
        task.add_done_callback(self._under_way.pop)
        return job

    def _check_queue(self, sharers: Sharers) -> None:
        for household, _ in sharers.people:
            theirs = [each for each in self._under_way.values() if any(at == household for at, _ in each.people)]
            if len(theirs) >= MOST_WAITING:
                raise Refusal("refused-films", {"count": MOST_WAITING}, status=TOO_MANY)

    async def _through(self, job: Job, order: Order, sharers: Sharers) -> None:
        """Draw a film, whatever comes of it."""
        await in_thread(self.shelf.tidy)  # which looks at every film
        try:
            async with self._lane.place(sharers), asyncio.timeout(PATIENCE):
                news = await self._drawn(job, order)
        except (WorkerDied, TimeoutError):
            news = News(over=True, problem=TOO_SLOW)
        except Exception:
            log.exception("a film could not be drawn table=%s", job.table)
            news = News(over=True, problem=MISTAKE)
        if news.problem:
            self.shelf.film(job).unlink(missing_ok=True)
        job.state, job.problem, job.said = FAILED if news.problem else READY, news.problem, news.said
        job.done = 1.0
        self.shelf.keep(job)
        await in_thread(self.shelf.tidy)

    async def _drawn(self, job: Job, order: Order) -> News:
        """Have a process draw it; what that has said last."""
        worker = await WorkerProcess.start(DRAWER, str(POLITENESS))
        try:
            news = _read(await worker.ask(msgspec.json.encode(order)))
            while not news.over:
                job.state, job.done = DRAWING, news.done
                self.shelf.keep(job)
                news = _read(await worker.hear())
            return news
        finally:
            await worker.stop()

    async def close(self) -> None:
        """Stop; what was not ready is lost."""
        tasks = list(self._under_way)
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        self.shelf.close()


def _read(line: bytes) -> News:
    return msgspec.json.decode(line, type=News)
