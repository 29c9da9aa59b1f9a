"""Films that are asked for again and again, and that nobody takes: the house keeps little of each."""

import socket
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from tests.analysis.games import short_game
from tests.server.attacks.siege import Pulse, Stranger
from tests.server.attacks.test_sockets import memory
from tests.server.house import PATIENCE, House
from tests.server.shelf import put

from alehouse.server.workers.film_shelf import PREFIX, READY, FilmShelf, Job

LARGE = 30_000_000  # bytes, as large as a film may be
TIMES = 60
EACH = 700_000  # bytes of memory for a download that nobody takes; it was two million


def test_downloads_that_nobody_takes(open_house: Callable[..., House], tmp_path: Path) -> None:
    class OwnHouse(House):
        scratch = tmp_path / "scratch"

    OwnHouse.scratch.mkdir()
    house = open_house(kind=OwnHouse)
    stranger = Stranger(house)
    address = film_of(OwnHouse.scratch, put(house.address, "played", short_game("dwarf")))
    ask = f"GET {address} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {stranger.address}\r\n\r\n".encode()
    with ExitStack() as closing, Pulse(house) as pulse:
        before = memory(house)
        for _ in range(TIMES):
            line = closing.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.settimeout(PATIENCE)
            line.connect(("127.0.0.1", house.port))
            line.sendall(ask)
            assert line.recv(12) == b"HTTP/1.1 200"
        assert memory(house) - before < EACH * TIMES
    pulse.check()


def film_of(scratch: Path, table: str) -> str:
    """As if a film of a table had just been drawn; its address."""
    (folder,) = scratch.glob(f"{PREFIX}*")
    shelf, job = (
        FilmShelf(str(folder)),
        Job(id="0" * 24, table=table, owner="", kind="svg", file="film.svg", state=READY),
    )
    shelf.film(job).write_bytes(b" " * LARGE)
    shelf.keep(job)
    return f"/api/films/{job.id}/{job.file}"
