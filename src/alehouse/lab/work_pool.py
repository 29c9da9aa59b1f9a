"""A pool of workers among whom games are shared out: equal results in equal order, whoever plays and whoever dies."""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from time import perf_counter
from typing import Final, Generic, Protocol, TypeVar

from alehouse.core.interrupts import interrupts_put_off
from alehouse.lab.errors import WorkersDie

LARGEST: Final = 500  # games that a worker plays before it reports
LASTING: Final = 0.5  # seconds that a part should last
AHEAD: Final = 4  # parts that are given out to each process
PATIENCE: Final = 3  # how often in a row processes may die before anything is finished

Found = TypeVar("Found")
Work = Callable[[range], Found]


class Parts:
    """Numbers of games, part by part: few where games take long, so that progress is seen and little is lost
    with a process; many where they are short, so that sharing them out costs nothing."""

    def __init__(self, numbers: range) -> None:
        self._left = numbers
        self._size = 1

    def __iter__(self) -> Iterator[range]:
        return self

    def __next__(self) -> range:
        if not self._left:
            raise StopIteration
        part, self._left = self._left[: self._size], self._left[self._size :]
        return part

    def lasted(self, games: int, seconds: float) -> None:
        """Some games took so long: the next part is sized by it."""
        fitting = int(LASTING * games / max(seconds, 1e-6))
        self._size = max(1, min(fitting, 4 * self._size, LARGEST))


class Workers(Protocol):
    """Whoever does the work."""

    size: int

    def do(self, work: Work[Found], parts: Iterator[range]) -> Generator[Found, None, None]:
        """What the work finds for each part, in the parts' order."""


def in_parts(workers: Workers, work: Work[Found], numbers: range) -> Generator[Found, None, None]:
    """Have the workers do all of the work; what they find, part by part and in order."""
    parts = Parts(numbers)
    results: Generator[tuple[int, Found, float], None, None] = workers.do(Timed(work), parts)
    try:
        for games, found, seconds in results:
            parts.lasted(games, seconds)
            yield found
    finally:
        results.close()


class Timed(Generic[Found]):
    """Work that says how long it took."""

    def __init__(self, work: Work[Found]) -> None:
        self.work = work

    def __call__(self, part: range) -> tuple[int, Found, float]:
        started = perf_counter()
        found = self.work(part)
        return len(part), found, perf_counter() - started


class Alone:
    """This process."""

    size = 1

    def do(self, work: Work[Found], parts: Iterator[range]) -> Generator[Found, None, None]:
        for part in parts:
            yield work(part)


class Processes:
    """Processes on this machine. What one was doing when it died is done again by another."""

    def __init__(self, size: int) -> None:
        self.size = size

    def do(self, work: Work[Found], parts: Iterator[range]) -> Generator[Found, None, None]:
        tasks: deque[_Task[Found]] = deque()
        deaths = 0
        while True:
            done = 0
            try:
                for found in self._until_one_dies(work, parts, tasks):
                    done += 1
                    yield found
                return
            except BrokenProcessPool:
                deaths = 1 if done else deaths + 1
                if deaths >= PATIENCE:
                    raise _hopeless(tasks[0].part) from None

    def _until_one_dies(
        self, work: Work[Found], parts: Iterator[range], tasks: "deque[_Task[Found]]"
    ) -> Generator[Found, None, None]:
        """Results in order. `tasks` are given out, some to every process: one that has finished early need not wait."""
        pool = ProcessPoolExecutor(self.size, mp_context=get_context("spawn"), initializer=_leave_when_we_do)
        try:
            with interrupts_put_off():  # all processes are started here
                self._give_out(pool, work, parts, tasks)
            while tasks:
                found = tasks[0].result()
                tasks.popleft()
                yield found
                self._give_out(pool, work, parts, tasks)
        finally:
            pool.shutdown(cancel_futures=True)

    def _give_out(
        self, pool: ProcessPoolExecutor, work: Work[Found], parts: Iterator[range], tasks: "deque[_Task[Found]]"
    ) -> None:
        tasks.extend(map(_Task, islice(parts, AHEAD * self.size - len(tasks))))
        for task in tasks:
            task.begin(pool, work)


class _Task(Generic[Found]):
    """A part that is given out, until its result is taken."""

    def __init__(self, part: range) -> None:
        self.part = part
        self._future: Future[Found] | None = None

    def begin(self, pool: ProcessPoolExecutor, work: Work[Found]) -> None:
        """Have it done, unless that is under way: again, if the process died that was doing it."""
        if self._future is None or self._is_lost(self._future):
            self._future = pool.submit(_done_for_us, work, self.part)

    def _is_lost(self, future: Future[Found]) -> bool:
        return future.done() and (future.cancelled() or isinstance(future.exception(), BrokenProcessPool))

    def result(self) -> Found:
        assert self._future is not None
        return self._future.result()


def _done_for_us(work: Work[Found], part: range) -> Found:
    """In a process: do the work. If whoever started it is gone meanwhile, to tell what was found would fail aloud."""
    found = work(part)
    parent = parent_process()
    if parent is not None and not parent.is_alive():
        os._exit(1)
    return found


def _leave_when_we_do() -> None:
    """In a process: end when whoever started it is gone, even killed, instead of waiting for ever."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_leave_after, args=(parent,), daemon=True).start()


def _leave_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def _hopeless(part: range) -> WorkersDie:
    text = (
        f"processes died {PATIENCE} times in a row at games {part[0] + 1} to {part[-1] + 1}: "
        "is there too little memory? Try fewer --workers"
    )
    return WorkersDie(text, "lab-workers-die", {"times": PATIENCE, "first": part[0] + 1, "last": part[-1] + 1})
