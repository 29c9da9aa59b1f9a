"""Web Push: the key of the house, and the browsers that want to be told."""

from typing import Final

from litestar import Response, get, post

from alehouse.house.protocol.people import PushEnd, PushKey, PushSubscription
from alehouse.house.refusal import Refusal
from alehouse.server.notify.push import Pusher, checked_keys
from alehouse.server.routes.asking import HTTPRequest

LONGEST_ENDPOINT: Final = 1000  # characters
MOST_BROWSERS: Final = 20  # of one person


@get("/api/push/key")
async def push_key(request: HTTPRequest) -> PushKey:
    return PushKey(key=_pusher(request).public_key)


@post("/api/push/subscribe", status_code=200)
async def subscribe(request: HTTPRequest) -> Response[dict[str, str]]:
    """Tell this browser, too, when a turn has come."""
    wish = await request.sent(PushSubscription)
    keys = checked_keys(wish.keys)
    if len(wish.endpoint) > LONGEST_ENDPOINT or not _pusher(request).serves(wish.endpoint) or keys is None:
        raise Refusal("refused-push-service")
    storage, person = request.service.storage, await request.resident()
    known = [endpoint for endpoint, _ in await storage.outbox.subscriptions_of(person.id)]
    if wish.endpoint not in known and len(known) >= MOST_BROWSERS:
        raise Refusal("refused-push-many", {"most": MOST_BROWSERS})
    await storage.people.keep(person)
    await storage.outbox.subscribe(person, wish.endpoint, keys)
    response: Response[dict[str, str]] = Response({})
    request.give_key(response, person)
    return response


@post("/api/push/unsubscribe", status_code=200)
async def unsubscribe(request: HTTPRequest) -> dict[str, str]:
    """This browser wants to hear no more."""
    end = await request.sent(PushEnd)
    person = await request.person()
    if person is not None:
        await request.service.storage.outbox.unsubscribe(person.id, end.endpoint)
    return {}


def _pusher(request: HTTPRequest) -> Pusher:
    pusher = request.service.pusher
    if pusher is None:
        raise Refusal("refused-no-push", status=404)
    return pusher
