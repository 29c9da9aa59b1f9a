"""Hooks: the service, of ntfy or one's own, by which somebody is told that their turn has come."""

from litestar import Response, get, post

from alehouse.house.protocol.people import Hook, NewHook
from alehouse.house.refusal import Refusal
from alehouse.house.rows import HookRow
from alehouse.server.notify.hooks import Hooks
from alehouse.server.routes.asking import HTTPRequest


@get("/api/me/hook")
async def show_hook(request: HTTPRequest) -> Response[Hook]:
    """Only whoever it belongs to sees it: it is as good as a key."""
    person = await request.person()
    found = await request.service.storage.outbox.hook_of(person.id) if person else None
    return Response(_hook(request, found), headers={"cache-control": "no-store"})


@post("/api/me/hook", status_code=200)
async def change_hook(request: HTTPRequest) -> Response[Hook]:
    """Be told by another service from now on, or by none."""
    wish = await request.sent(NewHook)
    service, person = request.service, await request.resident()
    hook = HookRow(person=person.id, kind=wish.kind, address=wish.address) if wish.address else None
    if hook is not None and not Hooks(service.settings.hook).serves(hook):
        listed = service.settings.hook.services.split()
        raise Refusal("refused-hook" if listed else "refused-no-hook", {"services": ", ".join(listed)})
    await service.storage.people.keep(person)
    await service.storage.outbox.set_hook(person, hook)
    response = Response(_hook(request, hook), headers={"cache-control": "no-store"})
    request.give_key(response, person)
    return response


def _hook(request: HTTPRequest, hook: HookRow | None) -> Hook:
    services = request.service.settings.hook.services.split()
    if hook is None:
        return Hook(address="", services=services)
    return Hook(address=hook.address, kind=hook.kind, services=services)
