"""For whoever runs the house: whether it is well, and what it counts."""

import asyncio
from typing import Any, Final

import sqlalchemy as sa
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from alehouse.house.refusal import Refusal
from alehouse.house.storage import StorageFailed
from alehouse.server import metrics
from alehouse.server.routes.asking import HTTPRequest
from alehouse.server.routes.owner import is_owner
from alehouse.server.service import Service

PATIENCE: Final = 3.0  # seconds for the database to answer


@get("/health")
async def health(request: HTTPRequest) -> Response[dict[str, Any]]:
    """Whether tables can be played: 503 while the database or Redis is away."""
    service = request.service
    found = {"database": await _has_database(service)}
    if service.channel.connected is not None:
        found["redis"] = service.channel.connected
    well = all(found.values())
    answer = {"status": "ok" if well else "trouble", **found}
    return Response(answer, status_code=200 if well else 503, headers={"cache-control": "no-store"})


async def _has_database(service: Service) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await service.storage.database.do(lambda connection: connection.execute(sa.select(1)).scalar_one())
    except (StorageFailed, TimeoutError):
        return False
    return True


@get("/metrics")
async def show_metrics(request: HTTPRequest) -> Response[bytes]:
    service = request.service
    if not await is_owner(request, service.settings.metrics.token):
        raise Refusal("refused-metrics", status=403)
    metrics.letters_waiting.set(await service.storage.outbox.waiting())
    return Response(metrics.exposition(), headers={"content-type": CONTENT_TYPE_LATEST})
