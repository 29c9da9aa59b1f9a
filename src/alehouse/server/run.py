"""`alehouse serve`: opens the house on this machine and keeps it open until it is told to stop."""

import contextlib
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn

from alehouse.core.errors import AlehouseError
from alehouse.core.words import Words
from alehouse.server.app import make_app
from alehouse.server.storage import OtherSchema, Storage, StorageFailed
from alehouse.server.texts import house_words
from alehouse.server.wire import Wire

PORTS_TRIED: Final = 20
PACE: Final = 0.8  # seconds for a bot's move and for each step that happens by itself, so that people can follow
LARGEST_MESSAGE: Final = 65536  # bytes; whoever sends more is cut off
STOPPING: Final = 5  # seconds that a stop waits for browsers to hang up


def serve(
    host: str,
    port: int,
    db: Path | None,
    open_browser: bool,
    language: str = "en",
    pace: float = PACE,
) -> None:
    """Serve tables at `host` and `port`, or at the next free port, until interrupted.

    `db` is the database file, by default one in the user's data folder; `language` is that of the terminal.
    """
    words = house_words(language)
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s %(message)s", level=logging.WARNING)
    listener = _listen(host, port, words)
    found = listener.getsockname()[1]
    if port not in (0, found):
        print(words.say("serve-port", {"port": str(port), "found": str(found)}))
    path = db or default_db()
    storage = _open_storage(path, words)
    address = f"http://{_name(host)}:{found}/"
    print(words.say("serve-open", {"address": address, "db": str(path)}), flush=True)
    if open_browser and _has_display():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    config = uvicorn.Config(
        make_app(storage, pace),
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOPPING,
    )
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])
    print(words.say("serve-closed"), flush=True)


def default_db() -> Path:
    """Where tables are kept unless told otherwise."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "alehouse" / "tables.db"


def _open_storage(path: Path, words: Words) -> Storage:
    try:
        return Storage(path)
    except OtherSchema:
        raise AlehouseError(words.say("serve-other-db", {"db": str(path)})) from None
    except StorageFailed as error:
        raise AlehouseError(words.say("serve-no-db", {"problem": str(error)})) from None


def _listen(host: str, port: int, words: Words) -> socket.socket:
    """Listen at a port, or at one of the next, or at any that is free."""
    ports = [min(port + following, 65535) for following in range(PORTS_TRIED)] if port else []
    for possible in [*ports, 0]:
        try:
            return _listen_at(host, possible)
        except OSError as error:
            problem = error
            if error.errno != errno.EADDRINUSE:
                break
    said = {"host": host, "port": str(port), "problem": problem.strerror or str(problem)}
    raise AlehouseError(words.say("serve-no-address", said))


def _listen_at(host: str, port: int) -> socket.socket:
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    # Named TCP outright, or asyncio does not switch its delays for small messages off.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener


def _name(host: str) -> str:
    """The host as it is written in an address that a browser on this machine can open."""
    if host in ("", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _has_display() -> bool:
    displays = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in displays)
