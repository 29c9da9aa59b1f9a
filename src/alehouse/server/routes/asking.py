"""Who asks, in which language, and whether from a page of ours; what is answered when something is refused."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, Response, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException

from alehouse.core.errors import BadOption
from alehouse.core.game import Game
from alehouse.games import ROOMS, load
from alehouse.house import metrics
from alehouse.house.connection.guest import check_welcome
from alehouse.house.fairness.expense import paid
from alehouse.house.fairness.fair_share import NOBODY, Sharers
from alehouse.house.fairness.households import household
from alehouse.house.refusal import UNKNOWN, Refusal, Removed, lost
from alehouse.house.rows import LESSON, PersonRow
from alehouse.house.storage import StorageFailed
from alehouse.house.tables.table import LiveTable
from alehouse.house.texts import house_words, language_from
from alehouse.server import agents
from alehouse.server.service import Service
from alehouse.server.workers.threads import in_thread

T = TypeVar("T")

AnyAsker = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

COOKIE: Final = "alehouse"  # whoever has a signed key has it there
LANGUAGE: Final = "language"  # the cookie in which a page keeps the language that was chosen there
AGE: Final = 400 * 24 * 3600  # seconds; browsers keep no cookie longer
HTTPS: Final = "https"
NOT_FOUND: Final = 404
TOO_LONG: Final = 413
CARDS: Final = 256_000  # bytes that somebody may send with a card file, which has some 40,000
ASKING: Final = ("/api/", "/ws/")  # what pages ask for; a page itself replaces a key that is none
MOST_WAITING: Final = 600  # pages that a household waits for: a school of 300, each with two tabs
WISHES: Final = 20  # languages that are looked at
LARGEST: Final = 16_384  # bytes of what pages send, unless it holds a card file
READING: Final = ("GET", "HEAD", "OPTIONS")  # methods that change nothing

log = logging.getLogger("alehouse.server")


def language_of(asker: AnyAsker) -> str:
    chosen = [asker.query_params.get("lang", ""), asker.cookies.get(LANGUAGE, "")]
    return language_from([*chosen, *asker.headers.get("accept-language", "").split(",", WISHES)[:WISHES]])


class Asker(AnyAsker):
    """Whoever asks the house for something: from where, in which language, and who that is."""

    __slots__ = ()

    @property
    def service(self) -> Service:
        service: Service = self.app.state.service
        return service

    @property
    def language(self) -> str:
        return language_of(self)

    @property
    def household(self) -> str:
        """From which household somebody asks; "" on this machine itself."""
        return household(self.client.host if self.client else "")

    async def person(self) -> PersonRow | None:
        """The person of whose devices the browser is one. Whoever comes by one that was removed, or with a cookie that
        the house has not made, is refused; but a page itself replaces such a cookie."""
        service = self.service
        cookie = self.cookies.get(COOKIE)
        if not cookie:
            return None
        asks = self.scope["path"].startswith(ASKING)
        key, device = service.keys.read(cookie)
        if not key and asks:
            await service.guessing.miss(self.household, cookie)
            raise Refusal("refused-key", status=UNKNOWN)
        agent = agents.described(self.headers.get("user-agent", ""))
        person = await service.storage.people.with_device(key, device, agent) if key else None
        if person is None and asks:
            raise Removed
        return person

    async def somebody(self) -> PersonRow:
        """The person who asks, or a new one."""
        return await self.person() or self.stranger()

    def stranger(self) -> PersonRow:
        """Somebody new."""
        keys = self.service.keys
        return PersonRow(id=keys.new(), device=keys.new_device(), language=self.language)

    async def resident(self) -> PersonRow:
        """The person who asks, or a new one, where something is going to be kept of them."""
        person = await self.somebody()
        await self.service.quotas.check_person(person, self.household)
        return person

    def remember(self, person: PersonRow) -> None:
        """The house knows from now on in which household somebody is."""
        self.service.tables.households.saw(person.id, self.household)

    def sharers(self, person: PersonRow) -> Sharers:
        """Whoever asks, as those who share something with others; the house remembers from where."""
        self.remember(person)
        return self.service.tables.households.sharers([person.id])

    async def table(
        self, table_id: str, person: PersonRow | None, lessons: bool = False, looking: bool = False
    ) -> LiveTable:
        """A table that somebody has the link of, or, where `lessons` are tables, too, one of those that are theirs; for
        whoever is only `looking`, also one that was closed. Whoever tries very many links is not told which are right,
        but for tables that everybody may find, and their own."""
        service = self.service
        try:
            table = await _table_for(service, table_id, person, lessons, looking)
        except Refusal as refusal:
            if refusal.status == NOT_FOUND:
                await service.guessing.miss(self.household, table_id)
            raise
        if table.row.private and not (person and (table.seats_of(person.id) or table.row.host == person.id)):
            service.guessing.check(self.household)
        return table

    @asynccontextmanager
    async def in_turn(self, person: PersonRow | None) -> AsyncIterator[None]:
        """The turn of whoever asks for what takes a moment to make and is for them alone: a list of tables or people, a
        QR code. One is made after the other, so that everybody else is answered in between."""
        pages = self.service.tables.pages
        sharers = self.sharers(person) if person else Sharers(people=((self.household, NOBODY),))
        pages.check_queue(sharers, MOST_WAITING)
        async with pages.place(sharers):
            yield

    async def drawn(self, drawing: Callable[[], T]) -> T:
        """What takes its time to draw, and of which there can be ever more: whoever has nothing left is refused."""
        self.service.tables.budgets.check(self.household, "")
        return await self.made(drawing)

    async def made(self, work: Callable[[], T]) -> T:
        """What is made beside the house's own work; whoever asks pays."""
        spend = partial(self.service.tables.budgets.spend, self.household, "")
        return await paid(work, spend, in_thread)

    async def finished_table(self, table_id: str, person: PersonRow) -> LiveTable:
        """The same of a table whose game is over."""
        table = await self.table(table_id, person)
        if not table.state.is_over:
            raise Refusal("refused-unfinished", status=403)
        return table

    def check_origin(self) -> None:
        """Refuse what a page of another site asks for in a visitor's name; what no page asks for is let in."""
        origin = self.headers.get("origin")
        if origin is not None and origin.partition("://")[2] != self.headers.get("host"):
            raise Refusal("refused-origin", status=403)


class HTTPRequest(Asker, AnyRequest):
    """Somebody asks once."""

    __slots__ = ()

    async def sent(self, form: type[T], largest: int = LARGEST) -> T:
        """What a page of ours has sent."""
        written = await self.body()
        if len(written) > largest:
            raise Refusal("refused-too-long", status=TOO_LONG)
        try:
            return msgspec.json.decode(written, type=form)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refusal("refused-message", {"problem": str(error)}) from error

    def give_key(self, response: Response[Any], person: PersonRow) -> None:
        """Keep a key in the browser: out of reach of scripts, and of requests that other sites make."""
        cookie = self.service.keys.sign(person.id, person.device)
        secure = self.url.scheme == HTTPS  # as a proxy that is believed has said
        response.cookies.append(
            Cookie(COOKIE, value=cookie, path="/", max_age=AGE, httponly=True, samesite="lax", secure=secure)
        )


class Socket(Asker, WebSocket[Any, Any, Any]):
    """Somebody asks, and stays."""

    __slots__ = ()


async def _table_for(
    service: Service, table_id: str, person: PersonRow | None, lessons: bool, looking: bool
) -> LiveTable:
    """A table as far as `person` may come to it."""
    if table_id.startswith(LESSON) and not lessons:
        raise Refusal("refused-table", status=NOT_FOUND)
    table = await service.tables.get(table_id, looking)
    if table.is_lesson and not (person and table.row.host == person.id):
        raise Refusal("refused-table", status=NOT_FOUND)
    if person is not None:
        check_welcome(table, person.id)
    return table


def game_of_house(name: str) -> Game:
    """A game with the house's cards, by its name."""
    if name not in ROOMS:
        raise Refusal("refused-address", status=NOT_FOUND)
    return load(name)


def check_sender(asker: AnyAsker, _: object) -> None:
    """Whatever changes something comes from a page of ours and as JSON, which no form of another site can send."""
    if not isinstance(asker, HTTPRequest) or asker.method in READING:
        return
    asker.check_origin()
    kind = asker.headers.get("content-type", "")
    empty = asker.headers.get("content-length", "0") == "0" and "transfer-encoding" not in asker.headers
    if kind.partition(";")[0].strip() != "application/json" and (kind or not empty):
        raise Refusal("refused-message", {"problem": "content-type"})


# ── refusals ──────────────────────────────────────────────────────────────────────────────────────────


def refused(request: AnyRequest, refusal: Refusal) -> Response[dict[str, str]]:
    metrics.refusals.labels(refusal.key).inc()
    text = house_words(language_of(request)).say(refusal.key, refusal.args_for_words)
    return Response({"error": text}, status_code=refusal.status)


def bad_option(request: AnyRequest, error: BadOption) -> Response[dict[str, str]]:
    return Response({"error": house_words(language_of(request)).explain(error)}, status_code=400)


def storage_failed(request: AnyRequest, error: StorageFailed) -> Response[dict[str, str]]:
    return refused(request, lost(error))


def http_error(request: AnyRequest, error: HTTPException) -> Response[dict[str, str]]:
    key = {404: "refused-address", 413: "refused-too-long"}.get(error.status_code, "refused-request")
    return refused(request, Refusal(key, {"problem": error.detail}, status=error.status_code))


def mistake(request: AnyRequest, error: Exception) -> Response[dict[str, str]]:
    # The kind of address only: some addresses are secrets.
    log.error("a request failed path=%s", request.scope.get("path_template", ""), exc_info=error)
    return refused(request, Refusal("refused-by-mistake", status=500))
