"""For the owner of the house, on its machine or elsewhere with its token: any table is closed, any device removed."""

import hmac
from typing import Final

from litestar import get, post
from litestar.params import FromPath

from alehouse.house.protocol.devices import HouseDevice
from alehouse.house.refusal import Refusal
from alehouse.house.tables import hosting
from alehouse.server.routes.asking import NOT_FOUND, HTTPRequest
from alehouse.server.routes.devices import name_of
from alehouse.server.routes.hosts import is_from_here

BEARER: Final = "Bearer "
LISTED: Final = 500  # devices, those that were here last


@post("/api/tables/{table_id:str}/close")
async def close_table(request: HTTPRequest, table_id: FromPath[str]) -> dict[str, str]:
    """Close any table."""
    await check_owner(request)
    table = await request.service.tables.get(table_id)
    if table.is_lesson or table.row.status == "over":
        raise Refusal("refused-over")
    await hosting.close_now(table)
    return {"id": table.id}


@get("/api/house/devices")
async def list_all_devices(request: HTTPRequest) -> list[HouseDevice]:
    """Everybody's devices, those first that were here last."""
    await check_owner(request)
    found = await request.service.storage.devices.latest(LISTED)
    return [
        HouseDevice(id=row.id, person=person, name=name_of(row, request.language), since=row.since, seen=row.seen)
        for row, person in found
    ]


@post("/api/house/devices/{device:str}/remove", status_code=200)
async def remove_any_device(request: HTTPRequest, device: FromPath[str]) -> dict[str, str]:
    """Remove a device, whosesoever it is: from now on it is a stranger's, everywhere."""
    await check_owner(request)
    service = request.service
    person = await service.storage.devices.whose(device)
    if not person or not await service.storage.devices.remove(person, device):
        raise Refusal("refused-no-device", status=NOT_FOUND)
    await service.tables.doubt(person)
    return {"id": device}


async def check_owner(request: HTTPRequest) -> None:
    """Refuse whoever is not the owner of the house."""
    if not await is_owner(request, request.service.settings.owner.token):
        raise Refusal("refused-owner", status=403)


async def is_owner(request: HTTPRequest, token: str) -> bool:
    """Whether somebody asks on the machine of the house, or with a token of its settings; who tries many, guesses."""
    if is_from_here(request):
        return True
    given = request.headers.get("authorization", "").removeprefix(BEARER)
    if not given:
        return False
    guessing = request.service.guessing
    guessing.check(request.household)
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return True
    await guessing.miss(request.household, f"token {given}")
    return False
