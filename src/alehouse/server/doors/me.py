"""Whoever asks: what they have told the house, how their key moves to another device, how they are forgotten."""

from typing import Final

from litestar import Response, get, post

from alehouse.server.doors.asking import (
    HTTPRequest,
    give_key,
    household_of,
    language_of,
    person_of,
    sent,
    service_of,
    somebody,
)
from alehouse.server.keep.outbox import ask_to_confirm
from alehouse.server.keep.rows import PersonRow
from alehouse.server.notify.letters import ways_of
from alehouse.server.people import changed, me
from alehouse.server.protocol.people import Confirming, GameStatistics, Me, MoveLink, Moving, MyChange
from alehouse.server.refusal import Refusal
from alehouse.server.service import Service
from alehouse.server.statistics import statistics

LINK_MINUTES: Final = 15
DAY: Final = 24 * 3600  # seconds
LETTERS_TO_ONE: Final = 3  # that ask whether an address is right, in a day
LETTERS_FOR_ONE: Final = 30  # household: a club may have many members


@get("/api/me")
async def show_me(request: HTTPRequest) -> Me:
    return await _me(service_of(request), await somebody(request))


@post("/api/me", status_code=200)
async def change_me(request: HTTPRequest) -> Response[Me]:
    change = await sent(request, MyChange)
    service = service_of(request)
    before = await somebody(request)
    person = changed(service.keys, before, change)
    asks = person.email not in ("", before.email) and "mail" in ways_of(service.settings)
    if asks:
        await _check_letters(request, person.email)
    await service.keep.people.change(person, [ask_to_confirm(person.id)] if asks else [])
    await service.tables.renew(await _tables_of(service, person))
    return await _answer(request, person)


@post("/api/me/letter", status_code=200)
async def send_letter(request: HTTPRequest) -> Response[Me]:
    """Ask once more, by a letter, whether an address is right."""
    service, person = service_of(request), await person_of(request)
    if person is None or not person.email or person.confirmed or "mail" not in ways_of(service.settings):
        raise Refusal("refused-letter")
    await _check_letters(request, person.email)
    await service.keep.database.do(ask_to_confirm(person.id))
    return await _answer(request, person)


@post("/api/me/confirm", status_code=200)
async def confirm_address(request: HTTPRequest) -> dict[str, str]:
    """Whoever has read a letter says that its address is right; not always in the browser that has asked for it."""
    token = (await sent(request, Confirming)).token
    keep, keys = service_of(request).keep, service_of(request).keys
    reader = await keep.outbox.reader(keys.letter_of(token))
    person = await keep.people.get(reader) if reader else None
    if person is None or not keys.proves(token, person.email) or not await keep.people.confirm(person.id, person.email):
        raise Refusal("refused-confirm", status=404)
    return {}


async def _check_letters(request: HTTPRequest, email: str) -> None:
    """Nobody can have the house write to a stranger again and again, or to many."""
    service = service_of(request)
    visitor = household_of(request)
    limits = {f"for {visitor}": LETTERS_FOR_ONE if visitor else 0, f"to {email.lower()}": LETTERS_TO_ONE}
    for what, most in limits.items():
        if most and not await service.channel.allows(service.keys.alias(what, "letters"), most, DAY):
            raise Refusal("refused-letters", status=429)


@post("/api/me/link")
async def make_link(request: HTTPRequest) -> Response[MoveLink]:
    """A private link for another device; an earlier one is void."""
    service, person = service_of(request), await somebody(request)
    await service.keep.people.keep(person)
    token = await service.keep.people.link(person.id, 60 * LINK_MINUTES)
    response = Response(MoveLink(path=f"/move/{token}", minutes=LINK_MINUTES), headers={"cache-control": "no-store"})
    give_key(request, response, person)
    return response


@post("/api/me/move", status_code=200)
async def move_here(request: HTTPRequest) -> Response[Me]:
    """Take a key over; wherever it was before, nobody can do anything with it any more."""
    moving = await sent(request, Moving)
    service = service_of(request)
    person = await service.keep.people.move(moving.token)
    if person is None:
        raise Refusal("refused-link", status=404)
    await service.tables.renew(await _tables_of(service, person))
    return await _answer(request, person)


@post("/api/me/forget", status_code=200)
async def forget_me(request: HTTPRequest) -> Response[Me]:
    """Delete what identifies whoever asks; the browser is a new guest's then."""
    service, person = service_of(request), await person_of(request)
    if person is not None:
        tables = await _tables_of(service, person)
        await service.keep.people.forget(person.id)
        await service.tables.renew(tables)
    return await _answer(request, PersonRow(id=service.keys.new(), language=language_of(request)))


@get("/api/me/statistics")
async def show_statistics(request: HTTPRequest) -> list[GameStatistics]:
    service, person = service_of(request), await person_of(request)
    return await statistics(service.keep, service.solo, person.id, language_of(request)) if person else []


async def _answer(request: HTTPRequest, person: PersonRow) -> Response[Me]:
    """A person, to the browser that has the person's key from now on."""
    response = Response(await _me(service_of(request), person))
    give_key(request, response, person)
    return response


async def _me(service: Service, person: PersonRow) -> Me:
    return await me(service.keep, service.keys, person, [str(way) for way in ways_of(service.settings)])


async def _tables_of(service: Service, person: PersonRow) -> list[str]:
    return [row.id for row in await service.keep.tables.of_person(person.id)]
