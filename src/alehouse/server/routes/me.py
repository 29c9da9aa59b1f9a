"""Whoever asks: what they have told the house, how their games went, how they are forgotten."""

from typing import Final

import msgspec
from litestar import Response, get, post

from alehouse.house.people import changed, me
from alehouse.house.protocol.people import Confirming, GameStatistics, Me, MyChange, Prefs
from alehouse.house.refusal import Refusal
from alehouse.house.rows import PersonRow
from alehouse.house.tables.statistics import own_statistics, with_most_used
from alehouse.server.notify.letters import ways_of
from alehouse.server.routes.asking import HTTPRequest
from alehouse.server.routes.players import reckoning
from alehouse.server.service import Service
from alehouse.server.storage.outbox import ask_to_confirm

LARGEST_PREFS: Final = 1024  # bytes
DAY: Final = 24 * 3600  # seconds
LETTERS_TO_ONE: Final = 3  # that ask whether an address is right, in a day
LETTERS_FOR_ONE: Final = 30  # household: a club may have many members


@get("/api/me")
async def show_me(request: HTTPRequest) -> Me:
    return await _me(request.service, await request.somebody())


@post("/api/me", status_code=200)
async def change_me(request: HTTPRequest) -> Response[Me]:
    change = await request.sent(MyChange)
    service = request.service
    before = await request.resident()
    person = changed(service.keys, before, change)
    asks = person.email not in ("", before.email) and "mail" in ways_of(service.settings)
    if asks:
        await check_letters(request, person.email)
    await service.storage.people.change(person, [ask_to_confirm(person.id)] if asks else [])
    await service.tables.renew(await tables_of(service, person))
    return await _answer(request, person)


@get("/api/me/prefs")
async def show_prefs(request: HTTPRequest) -> dict[str, str | int]:
    """How a table feels to whoever asks, as far as they have ever chosen it."""
    return (await request.somebody()).prefs


@post("/api/me/prefs", status_code=200)
async def change_prefs(request: HTTPRequest) -> Response[dict[str, str | int]]:
    """Choose some of it; what is left out stays as it is."""
    if len(await request.body()) > LARGEST_PREFS:
        raise Refusal("refused-prefs")
    try:
        wanted = await request.sent(Prefs)
    except Refusal:
        raise Refusal("refused-prefs") from None
    person = await request.resident()
    response = Response(await request.service.storage.people.prefer(person, msgspec.to_builtins(wanted)))
    request.give_key(response, person)
    return response


@post("/api/me/letter", status_code=200)
async def send_letter(request: HTTPRequest) -> Response[Me]:
    """Ask once more, by a letter, whether an address is right."""
    service, person = request.service, await request.person()
    if person is None or not person.email or person.confirmed or "mail" not in ways_of(service.settings):
        raise Refusal("refused-letter")
    await check_letters(request, person.email)
    await service.storage.database.do(ask_to_confirm(person.id))
    return await _answer(request, person)


@post("/api/me/confirm", status_code=200)
async def confirm_address(request: HTTPRequest) -> dict[str, str]:
    """Whoever has read a letter says that its address is right; not always in the browser that has asked for it."""
    token = (await request.sent(Confirming)).token
    storage, keys, guessing = request.service.storage, request.service.keys, request.service.guessing
    guessing.check(request.household)
    reader = await storage.outbox.reader(keys.letter_of(token))
    person = await storage.people.get(reader) if reader else None
    if (
        person is None
        or not keys.proves(token, person.email)
        or not await storage.people.confirm(person.id, person.email)
    ):
        await guessing.miss(request.household, token)
        raise Refusal("refused-confirm", status=404)
    return {}


async def check_letters(request: HTTPRequest, email: str) -> None:
    """Nobody can have the house write to a stranger again and again, or to many."""
    service = request.service
    visitor = request.household
    limits = {f"for {visitor}": LETTERS_FOR_ONE if visitor else 0, f"to {email.lower()}": LETTERS_TO_ONE}
    for what, most in limits.items():
        if most and not await service.channel.allows(service.keys.alias(what, "letters"), most, DAY):
            raise Refusal("refused-letters", status=429)


@post("/api/me/forget", status_code=200)
async def forget_me(request: HTTPRequest) -> Response[Me]:
    """Delete what identifies whoever asks; the browser is a new guest's then."""
    service, person = request.service, await request.person()
    if person is not None:
        tables = await tables_of(service, person)
        await service.storage.people.forget(person.id)
        await service.tables.renew(tables)
    return await _answer(request, request.stranger())


@get("/api/me/statistics")
async def show_statistics(request: HTTPRequest) -> list[GameStatistics]:
    request.service.tables.budgets.check(request.household, "")
    person = await request.person()
    if person is None:
        return []
    sources = reckoning(request, person)
    async with request.in_turn(person):
        games = await own_statistics(sources, person.id, request.language)
    return await with_most_used(sources, games, person.id, request.language)


async def _answer(request: HTTPRequest, person: PersonRow) -> Response[Me]:
    """A person, to the browser that has the person's key from now on."""
    response = Response(await _me(request.service, person))
    request.give_key(response, person)
    return response


async def _me(service: Service, person: PersonRow) -> Me:
    return await me(service.storage, service.keys, person, [str(way) for way in ways_of(service.settings)])


async def tables_of(service: Service, person: PersonRow) -> list[str]:
    """The tables that are to know what becomes of somebody."""
    lessons = await service.storage.lessons.of_person(person.id)
    return [*await service.storage.tables.ids_of_person(person.id), *(row.id for row in lessons)]
