"""Who asks, in which language, and whether from a page of ours; what is answered when something is refused."""

import logging
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException

from alehouse.core.errors import BadOption
from alehouse.server import metrics
from alehouse.server.fair_share import Sharers
from alehouse.server.households import household
from alehouse.server.keep.database import StorageFailed
from alehouse.server.keep.rows import PersonRow
from alehouse.server.keys import AGE, COOKIE
from alehouse.server.refusal import Refusal, lost
from alehouse.server.service import Service
from alehouse.server.texts import house_words, language_from

T = TypeVar("T")

Asker = ASGIConnection[Any, Any, Any, Any]
HTTPRequest = Request[Any, Any, Any]

HTTPS: Final = "https"
READING: Final = ("GET", "HEAD", "OPTIONS")  # methods that change nothing

log = logging.getLogger("alehouse.server")


def service_of(asker: Asker) -> Service:
    service: Service = asker.app.state.service
    return service


def language_of(asker: Asker) -> str:
    wishes = [asker.query_params.get("lang", ""), *asker.headers.get("accept-language", "").split(",")]
    return language_from(wishes)


# ── who asks ──────────────────────────────────────────────────────────────────────────────────────────


async def person_of(asker: Asker) -> PersonRow | None:
    """The person whose key the browser has. A key that was moved to another device opens nothing here any more."""
    service = service_of(asker)
    key, generation = service.keys.read(asker.cookies.get(COOKIE))
    return await service.keep.people.with_key(key, generation) if key else None


async def somebody(asker: Asker) -> PersonRow:
    """The person who asks, or a new one."""
    found = await person_of(asker)
    return found or PersonRow(id=service_of(asker).keys.new(), language=language_of(asker))


def household_of(asker: Asker) -> str:
    """From which household somebody asks; "" on this machine itself."""
    return household(asker.client.host if asker.client else "")


def sharers_of(asker: Asker, person: PersonRow) -> Sharers:
    """Whoever asks, as those who share something with others; the house remembers from where."""
    households = service_of(asker).tables.households
    households.saw(person.id, household_of(asker))
    return households.sharers([person.id])


def give_key(asker: Asker, response: Response[Any], person: PersonRow) -> None:
    """Keep a key in the browser: out of reach of scripts, and of requests that other sites make."""
    cookie = service_of(asker).keys.sign(person.id, person.generation)
    secure = asker.url.scheme == HTTPS  # as a proxy that is believed has said
    response.cookies.append(
        Cookie(COOKIE, value=cookie, path="/", max_age=AGE, httponly=True, samesite="lax", secure=secure)
    )


def check_origin(asker: Asker) -> None:
    """Refuse what a page of another site asks for in a visitor's name; what no page asks for is let in."""
    origin = asker.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != asker.headers.get("host"):
        raise Refusal("refused-origin", status=403)


def check_sender(asker: Asker, _: object) -> None:
    """Whatever changes something comes from a page of ours and as JSON, which no form of another site can send."""
    if not isinstance(asker, Request) or asker.method in READING:
        return
    check_origin(asker)
    kind = asker.headers.get("content-type", "")
    empty = asker.headers.get("content-length", "0") == "0" and "transfer-encoding" not in asker.headers
    if kind.partition(";")[0].strip() != "application/json" and (kind or not empty):
        raise Refusal("refused-message", {"problem": "content-type"})


async def sent(request: HTTPRequest, form: type[T]) -> T:
    """What a page of ours has sent."""
    try:
        return msgspec.json.decode(await request.body(), type=form)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("refused-message", {"problem": str(error)}) from error


# ── refusals ──────────────────────────────────────────────────────────────────────────────────────────


def refused(request: HTTPRequest, refusal: Refusal) -> Response[dict[str, str]]:
    metrics.refusals.labels(refusal.key).inc()
    text = house_words(language_of(request)).say(refusal.key, refusal.args_for_words)
    return Response({"error": text}, status_code=refusal.status)


def bad_option(request: HTTPRequest, error: BadOption) -> Response[dict[str, str]]:
    return Response({"error": house_words(language_of(request)).explain(error)}, status_code=400)


def storage_failed(request: HTTPRequest, error: StorageFailed) -> Response[dict[str, str]]:
    return refused(request, lost(error))


def http_error(request: HTTPRequest, error: HTTPException) -> Response[dict[str, str]]:
    key = {404: "refused-address", 413: "refused-too-long"}.get(error.status_code, "refused-request")
    return refused(request, Refusal(key, {"problem": error.detail}, status=error.status_code))


def mistake(request: HTTPRequest, error: Exception) -> Response[dict[str, str]]:
    # The kind of address only: some addresses are secrets.
    log.error("a request failed path=%s", request.scope.get("path_template", ""), exc_info=error)
    return refused(request, Refusal("refused-by-mistake", status=500))
