"""`alehouse serve`: opens the house on this machine and keeps it open until it is told to stop."""

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from functools import partial
from pathlib import Path
from typing import Final

import uvicorn
from msgspec.structs import replace

from alehouse.core.errors import AlehouseError
from alehouse.core.folders import data_folder
from alehouse.core.words import Words
from alehouse.house.storage import StorageFailed
from alehouse.house.texts import house_words
from alehouse.server import logs, network, qr
from alehouse.server.app import make_app
from alehouse.server.channel.channel import channel_of
from alehouse.server.http.draining import Draining
from alehouse.server.http.reception import Reception
from alehouse.server.http.wire import Wire
from alehouse.server.settings import Settings
from alehouse.server.storage.database import address_of
from alehouse.server.storage.migrate import OtherSchema
from alehouse.server.storage.storage import Storage
from alehouse.server.workers.processes import Processes

PORTS_TRIED: Final = 20
LARGEST_MESSAGE: Final = 16384  # bytes; whoever sends more is cut off
ANSWERING: Final = 3.0  # seconds that a stop waits for answers to what was asked
STOPPING: Final = 3  # seconds that it then waits for browsers to hang up
ACCEPTED: Final = 16  # connections that are taken at once, before whoever is here already has a turn
QUEUE: Final = 2048  # those that the machine keeps waiting meanwhile
SWITCHING: Final = 0.001  # seconds for which the database, or whoever looks back, has the processor before others do
SELDOM: Final = (10_000, 20, 20)  # how often garbage is looked for: objects made, then rounds

log = logging.getLogger("alehouse.server")


def serve(settings: Settings, open_browser: bool = False, language: str = "en") -> None:
    """Open the house and serve until told to stop; `language` is that of the terminal."""
    words = house_words(language)
    logs.set_up(settings.log)
    listener = _listen(settings, words)
    found = listener.getsockname()[1]
    if settings.port not in (0, found):
        print(words.say("serve-port", {"port": str(settings.port), "found": str(found)}))
    given = settings.address.rstrip("/")
    settings = replace(
        settings,
        port=found,
        address=given or f"http://{_name(settings.host)}:{found}",
        db=settings.db or str(default_db()),
    )
    storage = _open_storage(settings.db, words)
    print(words.say("serve-open", {"address": f"{settings.address}/", "db": shown(settings.db)}), flush=True)
    if network.is_open(settings.host) and not given:
        _tell_the_network(found, words)
    if open_browser and _has_display():
        threading.Thread(target=webbrowser.open, args=(settings.address,), daemon=True).start()
    if settings.processes == 1:
        _serve_here(settings, listener, storage, given)
    else:
        storage.close()  # each process opens it for itself
        Processes(partial(_serve_one_of_several, given), settings, listener).run()
    print(words.say("serve-closed"), flush=True)


def _tell_the_network(port: int, words: Words) -> None:
    """Where friends in the same network find the house; for their phones as a QR code, where somebody looks."""
    addresses = network.addresses(port)
    for address in addresses:
        print(words.say("serve-network", {"address": f"{address}/"}), flush=True)
    if addresses and sys.stdout.isatty():
        print(qr.written(addresses[0]), flush=True)


def _serve_one_of_several(given: str, settings: Settings, listener: socket.socket) -> None:
    logs.set_up(settings.log)
    try:
        storage = Storage(settings.db)
    except StorageFailed as error:
        log.error("a process cannot open the database reason=%s", error)
        sys.exit(1)
    _serve_here(settings, listener, storage, given)


def _serve_here(settings: Settings, listener: socket.socket, storage: Storage, given: str) -> None:
    """Serve in this process until it is told to stop; `given` is the address that the house was given, or ""."""
    _allow_connections()
    surroundings = network.Network(settings.host, settings.port)
    draining = Draining(make_app(storage, channel_of(settings.redis), settings, given, surroundings))
    config = uvicorn.Config(
        draining,
        http=Reception,
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxy,
        timeout_graceful_shutdown=STOPPING,
        backlog=ACCEPTED,
    )
    gc.freeze()  # what is loaded by now stays: nobody has to look through it for garbage again and again
    gc.set_threshold(*SELDOM)
    sys.setswitchinterval(SWITCHING)
    log.info("the house is open port=%s processes=%s", settings.port, settings.processes)
    server = HouseServer(config, draining, surroundings if settings.processes == 1 and not given else None)
    for sign in (signal.SIGINT, signal.SIGTERM):  # from now on: it may come before anybody is served
        signal.signal(sign, server.handle_exit)
    server.run([listener])
    log.info("the house is closed port=%s", settings.port)


class HouseServer(uvicorn.Server):
    """Answers what was asked before it hangs up; browsers are told to come back (1012).

    Where the house may be opened to a network while it runs, it listens there, too, when it is told so.
    """

    def __init__(self, config: uvicorn.Config, draining: Draining, surroundings: network.Network | None = None) -> None:
        super().__init__(config)
        self._draining = draining
        self._surroundings = surroundings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if self._surroundings is not None:
            self._surroundings.listen = self.listen
        await super().startup(sockets)
        for listener in sockets or []:
            listener.listen(QUEUE)  # asyncio takes as many at once as it would let wait

    async def listen(self, listener: socket.socket) -> None:
        """Listen at another address, too."""
        config, state = self.config, {"server_state": self.server_state, "app_state": self.lifespan.state}
        protocol = partial(Reception, config=config, **state)
        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=listener, backlog=ACCEPTED))
        listener.listen(QUEUE)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._draining.close(ANSWERING)
        except TimeoutError:
            log.warning("some browsers were not answered seconds=%s", ANSWERING)
        await super().shutdown(sockets)


def _allow_connections() -> None:
    """Have as many connections as the machine allows this program; by default it would have far fewer."""
    try:
        import resource  # not everywhere
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def default_db() -> Path:
    """Where tables are kept unless told otherwise."""
    return data_folder() / "tables.db"


def shown(db: str) -> str:
    """A database's address without its password."""
    return address_of(db).render_as_string(hide_password=True) if "://" in db else db


def _open_storage(db: str, words: Words) -> Storage:
    try:
        return Storage(db)
    except OtherSchema:
        raise AlehouseError(words.say("serve-other-db", {"db": shown(db)})) from None
    except StorageFailed as error:
        raise AlehouseError(words.say("serve-no-db", {"problem": str(error)})) from None


def _listen(settings: Settings, words: Words) -> socket.socket:
    """Listen at a port, or at one of the next, or at any that is free.

    Where the house has an address of its own, that leads to one port: no other is tried.
    """
    host, port = settings.host, settings.port
    following = [min(port + further, 65535) for further in range(1, PORTS_TRIED)] if port else []
    for possible in [port] if settings.address else [port, *following, 0]:
        try:
            return network.listener_at(host, possible)
        except OSError as error:
            problem = error
            if error.errno != errno.EADDRINUSE:
                break
    said = {"host": host, "port": str(port), "problem": problem.strerror or str(problem)}
    raise AlehouseError(words.say("serve-no-address", said))


def _name(host: str) -> str:
    """The host as it is written in an address that a browser on this machine can open."""
    if host in ("", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _has_display() -> bool:
    displays = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in displays)
