"""The first visit to a house within this process: what is made for it, words and drawings, is there for later houses.

The nursery does this before it splits off any (see `nursery`).
"""

import asyncio
from pathlib import Path
from typing import Any, Final

from httpx import ASGITransport, AsyncClient
from prometheus_client.metrics import MetricWrapperBase

from alehouse.games import ROOMS
from alehouse.house import metrics as house_metrics
from alehouse.server import metrics as server_metrics
from alehouse.server.app import make_app
from alehouse.server.channel.channel import channel_of
from alehouse.server.settings import Settings
from alehouse.server.storage.storage import Storage

FILE: Final = "tables.db"
SEATS: Final = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Brokk"}]


def lay_out(folder: Path) -> bytes:
    """A database in which nothing is kept yet."""
    Storage(str(folder / FILE)).close()
    return (folder / FILE).read_bytes()


async def visit(folder: Path) -> None:
    """See the first page, and a table of every game."""
    settings = Settings(db=str(folder / FILE))
    app: Any = make_app(Storage(settings.db), channel_of(settings.redis), settings)
    async with app.lifespan(), AsyncClient(transport=ASGITransport(app), base_url="http://127.0.0.1") as visitor:
        assert (await visitor.get("/")).status_code == 200
        for game in ROOMS:
            order = {"game": game, "players": len(SEATS), "options": {}, "seats": SEATS}
            answer = await visitor.post("/api/tables?lang=en", json=order)
            assert answer.status_code == 201, answer.text
            await _look_at(app, answer.json()["id"], visitor.cookies["alehouse"])
    _count_from_nothing()


def _count_from_nothing() -> None:
    """What was counted at this visit is nothing that a later house has done."""
    for metric in (*vars(house_metrics).values(), *vars(server_metrics).values()):
        if isinstance(metric, MetricWrapperBase):
            each: tuple[Any, ...] = tuple(metric._metrics.values()) if metric._labelnames else (metric,)
            for counted in each:
                counted._metric_init()


async def _look_at(app: Any, table: str, key: str) -> None:
    """Come to a table and go as soon as it is to be seen."""
    seen = asyncio.Event()
    coming = iter([{"type": "websocket.connect"}])

    async def receive() -> dict[str, Any]:
        for message in coming:
            return message
        await seen.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send(message: dict[str, Any]) -> None:
        if b'"type":"table"' in (message.get("bytes") or str(message.get("text")).encode()):
            seen.set()

    scope = {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws",
        "path": f"/ws/{table}",
        "raw_path": f"/ws/{table}".encode(),
        "query_string": b"shape=landscape&sitting=&lang=en",
        "headers": [(b"host", b"127.0.0.1"), (b"cookie", f"alehouse={key}".encode())],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "subprotocols": [],
        "state": {},
    }
    async with asyncio.timeout(60):
        await app(scope, receive, send)
