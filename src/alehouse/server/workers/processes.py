"""Several processes of one house: they share the place where it listens; one that dies is replaced."""

import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Final

from alehouse.core.interrupts import interrupts_put_off
from alehouse.server import metrics
from alehouse.server.settings import Settings
from alehouse.server.workers import film_shelf
from alehouse.server.workers.film_shelf import FilmShelf

PAUSE: Final = 1.0  # seconds at least between two starts of a process, should it die at once
PATIENCE: Final = 20.0  # seconds for a process to stop by itself: more than all that it waits for

Serve = Callable[[Settings, socket.socket], None]

log = logging.getLogger("alehouse.server")


class Processes:
    """The first process. It serves nobody itself: it starts the others and keeps them going."""

    def __init__(self, serve: Serve, settings: Settings, listener: socket.socket) -> None:
        self._serve = serve
        self._settings = settings
        self._listener = listener
        self._running: list[SpawnProcess] = []
        self._since = 0.0  # when the last one was started
        self._told, self._tell = os.pipe()  # a byte: it is time to stop

    def run(self) -> None:
        """Serve until told to stop."""
        with (
            tempfile.TemporaryDirectory(prefix="alehouse-metrics-") as folder,
            tempfile.TemporaryDirectory(prefix=film_shelf.PREFIX) as films,
        ):
            os.environ[metrics.FOLDER] = folder  # of those that are started from now on
            os.environ[film_shelf.FOLDER] = films
            for sign in (signal.SIGINT, signal.SIGTERM):
                signal.signal(sign, lambda *_: os.write(self._tell, b"."))
            self._running = [self._start() for _ in range(self._settings.processes)]
            while self._told not in wait([self._told, *(process.sentinel for process in self._running)]):
                self._replace_dead(folder, FilmShelf(films))
            self._stop()

    def _start(self) -> SpawnProcess:
        self._since = time.monotonic()
        process = multiprocessing.get_context("spawn").Process(
            target=_run, args=(self._serve, self._settings, self._listener)
        )
        with interrupts_put_off():  # Ctrl-C in the terminal is for the first process, which then stops the others
            process.start()
        log.info("a process was started number=%s", process.pid)
        return process

    def _replace_dead(self, folder: str, films: FilmShelf) -> None:
        for place, process in enumerate(self._running):
            if process.exitcode is None:
                continue
            log.error("a process died and is replaced number=%s status=%s", process.pid, process.exitcode)
            metrics.forget(process.pid, folder)
            films.forget_process(process.pid)
            wait([self._told], max(0.0, self._since + PAUSE - time.monotonic()))
            self._running[place] = self._start()

    def _stop(self) -> None:
        for process in self._running:
            process.terminate()
        deadline = time.monotonic() + PATIENCE
        for process in self._running:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.exitcode is None:
                log.error("a process did not stop and was killed number=%s", process.pid)
                process.kill()
                process.join()


def _run(serve: Serve, settings: Settings, listener: socket.socket) -> None:
    """The life of a process: it ends with the first one, whatever happened to that."""
    os.setsid()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    serve(settings, listener)


def _end_with_parent() -> None:
    first = multiprocessing.parent_process()
    assert first is not None
    first.join()
    # At once, so that the house can be opened again in the same place; what was acknowledged is kept.
    os._exit(1)
