"""One person, several devices: the list, adding one by a link or by seven words, calling it something, removing it."""

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath

from alehouse.house.protocol.devices import AddLink, AddQuestion, DeviceName, DeviceText, MyDevices, SevenWords
from alehouse.house.recovery import drawn
from alehouse.house.refusal import Refusal
from alehouse.house.rows import DeviceRow, PersonRow, TableRow
from alehouse.house.texts import house_words
from alehouse.server import agents, qr
from alehouse.server.routes.asking import HTTPRequest
from alehouse.server.routes.me import tables_of
from alehouse.server.routes.visiting import address_for
from alehouse.server.storage.devices import MOST_DEVICES, Arrival

LINK_MINUTES: Final = 10
LONGEST_NAME: Final = 40  # characters of what a device is called
SECRET: Final = {"cache-control": "no-store"}


@get("/api/me/devices")
async def list_devices(request: HTTPRequest) -> Response[MyDevices]:
    """One's devices; whoever has told the house nothing yet has none."""
    return await _list(request, await request.person())


@post("/api/me/devices/link", status_code=200)
async def make_link(request: HTTPRequest) -> Response[AddLink]:
    """A private link, and its QR code, for another device; an earlier one is void."""
    service, person = request.service, await request.resident()
    await service.storage.people.keep(person)
    _check_number(await service.storage.devices.of_person(person.id))
    path = f"/add/{await service.storage.devices.link(person.id, 60 * LINK_MINUTES, person.device)}"
    async with request.in_turn(person):
        svg = await request.drawn(lambda: qr.drawn_once(address_for(request) + path))
    response = Response(AddLink(path=path, svg=svg, minutes=LINK_MINUTES), headers=SECRET)
    request.give_key(response, person)
    return response


@post("/api/me/devices/others/remove", status_code=200)
async def remove_others(request: HTTPRequest) -> Response[MyDevices]:
    """Remove all devices but the one that asks."""
    service, person = request.service, await _owner(request)
    await service.storage.devices.remove_others(person.id, person.device)
    await service.tables.doubt(person.id)
    return await _list(request, person)


@post("/api/me/devices/{device:str}", status_code=200)
async def rename_device(request: HTTPRequest, device: FromPath[str]) -> Response[MyDevices]:
    """Call a device something; without a name it is called by what it is."""
    name = _device_name((await request.sent(DeviceName)).name)
    service, person = request.service, await _owner(request)
    if not await service.storage.devices.rename(person.id, device, name):
        raise Refusal("refused-no-device", status=404)
    await service.tables.doubt(person.id)  # pages of other devices show its name
    return await _list(request, person)


@post("/api/me/devices/{device:str}/remove", status_code=200)
async def remove_device(request: HTTPRequest, device: FromPath[str]) -> Response[MyDevices]:
    """Remove a device: from now on it is a stranger's, everywhere."""
    service, person = request.service, await _owner(request)
    if device == person.device:
        raise Refusal("refused-this-device")
    if not await service.storage.devices.remove(person.id, device):
        raise Refusal("refused-no-device", status=404)
    await service.tables.doubt(person.id)
    return await _list(request, person)


@post("/api/me/words", status_code=200)
async def make_words(request: HTTPRequest) -> Response[SevenWords]:
    """Seven words that bring back whoever asks; those of before are void. The house keeps a print of them alone."""
    service, person = request.service, await request.resident()
    await service.storage.people.keep(person)
    words = drawn()
    await service.storage.devices.keep_words(person.id, person.device, service.keys.print_of(words))
    response = Response(SevenWords(words=words), headers=SECRET)
    request.give_key(response, person)
    return response


@post("/api/me/words/offer", status_code=200)
async def offer_words(request: HTTPRequest) -> dict[str, bool]:
    """Whether to offer the words: once, after the first finished game, to whoever has none."""
    service, person = request.service, await request.person()
    if person is None or not await service.storage.results.of_person(person.id, latest=1):
        return {"offer": False}
    if await service.storage.devices.words_since(person.id):
        return {"offer": False}
    return {"offer": await service.storage.lessons.tell(person.id, "words")}


# ── the new device ────────────────────────────────────────────────────────────────────────────────────


@get("/api/add/{token:str}")
async def ask_to_add(request: HTTPRequest, token: FromPath[str]) -> Response[AddQuestion]:
    """What the new device asks, before anything happens: is this you?"""
    here = await request.person()
    owner = await _whose(request, token, here)
    mine = await _unfinished(request, owner)
    turns = sum(row.status == "running" and row.seats[row.player].person == owner.id for row in mine)
    agent, words = agents.read(_agent(request)), house_words(request.language)
    waiting = f" {words.say('add-turns', {'turns': turns})}" if turns else ""
    question = AddQuestion(
        name=owner.name,
        face=owner.face,
        device=words.say(f"device-of-{agent.kind}", {"name": owner.name or 0}),
        kind=agent.kind,
        tables=len(mine),
        turns=turns,
        notes=[
            words.say("add-tables", {"tables": len(mine)}) + waiting,
            words.say("add-others"),
            words.say(f"add-removable-{agent.kind}"),
        ],
        guest=await _what_comes_along(request, here, mine) if here and here.since else "",
    )
    return Response(question, headers=SECRET)


@post("/api/add/{token:str}", status_code=200)
async def add_device(request: HTTPRequest, token: FromPath[str]) -> Response[dict[str, str]]:
    """The browser is a device of the person whose link that is; what a guest had here comes along."""
    name = _device_name((await request.sent(DeviceName)).name)
    service, here = request.service, await request.person()
    owner = await _whose(request, token, here)
    _check_number(await service.storage.devices.of_person(owner.id))
    person = await service.storage.devices.add(token, arrival(request, name, here))
    if person is None:  # somebody else was faster
        raise Refusal("refused-link", status=404)
    return await welcome(request, person, here)


def arrival(request: HTTPRequest, name: str, here: PersonRow | None) -> Arrival:
    """A browser that is to be somebody's device."""
    before = here if here and here.since else None
    return Arrival(device=request.service.keys.new_device(), name=name, agent=_agent(request), before=before)


async def welcome(request: HTTPRequest, person: PersonRow, before: PersonRow | None) -> Response[dict[str, str]]:
    """A browser is somebody's device now: their tables know it, and so does the browser."""
    service = request.service
    await service.tables.renew(await tables_of(service, person))
    await service.tables.doubt(person.id)
    if before is not None:
        await service.tables.doubt(before.id)
    response = Response({"name": person.name})
    request.give_key(response, person)
    return response


async def _whose(request: HTTPRequest, token: str, here: PersonRow | None) -> PersonRow:
    """Whose link that is; refused if it is nobody's, or the browser is that person's already."""
    service = request.service
    service.guessing.check(request.household)
    owner = await service.storage.devices.owner(token)
    if owner is None:
        await service.guessing.miss(request.household, token)
        raise Refusal("refused-link", status=404)
    if here is not None and here.id == owner.id:
        raise Refusal("refused-already-here", status=409)
    return owner


async def _unfinished(request: HTTPRequest, person: PersonRow) -> list[TableRow]:
    """The tables where somebody sits, and that are not over."""
    tables = await request.service.storage.tables.of_person(person.id)
    return [row for row in tables if row.status != "over" and any(seat.person == person.id for seat in row.seats)]


async def _what_comes_along(request: HTTPRequest, here: PersonRow, tables: list[TableRow]) -> str:
    """What becomes of whoever was here before, in words; `tables` are those of the person whose device this will be."""
    words = house_words(request.language)
    if not await request.service.storage.devices.is_guest(here):
        return words.say("add-not-along", {"name": here.name or 0})
    theirs = {row.id for row in await _unfinished(request, here)}
    both = theirs & {row.id for row in tables}
    known_as = words.say("add-along-as", {"name": here.name}) if here.name else ""
    along = words.say("add-along", {"as": known_as, "tables": len(theirs - both)})
    return f"{along} {words.say('add-both', {'tables': len(both)})}" if both else along


# ── one's own ─────────────────────────────────────────────────────────────────────────────────────────


async def _owner(request: HTTPRequest) -> PersonRow:
    person = await request.person()
    if person is None:
        raise Refusal("refused-no-device", status=404)
    return person


async def _list(request: HTTPRequest, person: PersonRow | None) -> Response[MyDevices]:
    storage, language = request.service.storage, request.language
    rows = await storage.devices.of_person(person.id) if person else []
    shown = [_text(row, language, person is not None and row.id == person.device) for row in rows]
    since = await storage.devices.words_since(person.id) if person else ""
    return Response(MyDevices(devices=shown, words=since), headers=SECRET)


def _text(row: DeviceRow, language: str, this: bool) -> DeviceText:
    kind, name = agents.read(row.agent).kind, name_of(row, language)
    return DeviceText(id=row.id, name=name, kind=kind, this=this, since=row.since, seen=row.seen, pushes=row.pushes)


def name_of(row: DeviceRow, language: str) -> str:
    """What a device is called: something that its owner has chosen, or what it is."""
    browser, system, _ = agents.read(row.agent)
    words = house_words(language)
    usual = words.say("device-agent", {"browser": browser, "system": system}) if system else words.say("device-unknown")
    return row.name or usual


def _agent(request: HTTPRequest) -> str:
    return agents.described(request.headers.get("user-agent", ""))


def _device_name(text: str) -> str:
    """The name of a device, if it can be one."""
    name = text.strip()
    if not name.isprintable():
        raise Refusal("refused-name-signs")
    if len(name) > LONGEST_NAME:
        raise Refusal("refused-device-name", {"longest": LONGEST_NAME})
    return name


def _check_number(devices: list[DeviceRow]) -> None:
    if len(devices) >= MOST_DEVICES:
        raise Refusal("refused-devices-many", {"most": MOST_DEVICES})
