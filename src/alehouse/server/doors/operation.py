"""For whoever runs the house: whether it is well, and what it counts."""

import asyncio
import hmac
from typing import Any, Final

import sqlalchemy as sa
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from alehouse.server import metrics
from alehouse.server.doors.asking import HTTPRequest, service_of
from alehouse.server.doors.hosts import hostname, is_loopback
from alehouse.server.keep.database import StorageFailed
from alehouse.server.refusal import Refusal
from alehouse.server.service import Service

PATIENCE: Final = 3.0  # seconds for the database to answer


@get("/health")
async def health(request: HTTPRequest) -> Response[dict[str, Any]]:
    """Whether tables can be played: 503 while the database or Redis is away."""
    service = service_of(request)
    found = {"database": await _has_database(service)}
    if service.channel.connected is not None:
        found["redis"] = service.channel.connected
    well = all(found.values())
    answer = {"status": "ok" if well else "trouble", **found}
    return Response(answer, status_code=200 if well else 503, headers={"cache-control": "no-store"})


async def _has_database(service: Service) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await service.keep.database.do(lambda connection: connection.execute(sa.select(1)).scalar_one())
    except (StorageFailed, TimeoutError):
        return False
    return True


@get("/metrics")
async def show_metrics(request: HTTPRequest) -> Response[bytes]:
    service = service_of(request)
    if not (_is_from_here(request) or _has_token(request, service.settings.metrics.token)):
        raise Refusal("refused-metrics", status=403)
    metrics.letters_waiting.set(await service.keep.outbox.waiting())
    return Response(metrics.exposition(), headers={"content-type": CONTENT_TYPE_LATEST})


def _is_from_here(request: HTTPRequest) -> bool:
    """Whether it was asked on this machine, by its own name: what a proxy here passes on bears another."""
    client = request.client.host if request.client else ""
    return is_loopback(client) and is_loopback(hostname(request.headers.get("host", "")))


def _has_token(request: HTTPRequest, token: str) -> bool:
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(token) and hmac.compare_digest(given.encode(), token.encode())
