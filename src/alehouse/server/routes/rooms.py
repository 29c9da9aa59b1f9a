"""Waiting rooms: found by a code, arranged by their host, answered by whoever is asked."""

from litestar import get, post
from litestar.params import FromPath

from alehouse.house.people import MOST_COMPANIONS
from alehouse.house.protocol.client import Change
from alehouse.house.protocol.house import Answer, Companion, NewTable, TableLine
from alehouse.house.refusal import Refusal
from alehouse.house.tables import arranging, rematch
from alehouse.house.tables.codes import read_code
from alehouse.house.tables.listing import table_line
from alehouse.server.routes.asking import CARDS, HTTPRequest


@get("/api/codes/{code:str}")
async def find_table(request: HTTPRequest, code: FromPath[str]) -> dict[str, str]:
    """The table that is found by a code. Whoever tries many wrong ones has to wait."""
    service, household = request.service, request.household
    service.guessing.check_code(household)
    wanted = read_code(code)
    found = await service.storage.tables.with_code(wanted) if wanted else None
    if found is None:
        await service.guessing.miss_code(household, wanted)
        raise Refusal("refused-code", status=404)
    return {"id": (await service.tables.get(found)).id}


@get("/api/companions")
async def companions(request: HTTPRequest) -> list[Companion]:
    """Whom somebody has played with, for whom they may reserve a seat."""
    person = await request.person()
    if person is None:
        return []
    service = request.service
    met = await service.storage.tables.companions(person.id, MOST_COMPANIONS)
    names = await service.storage.people.names(set(met))
    return [
        Companion(known=service.keys.alias(other, person.id), name=names[other]) for other in met if names.get(other)
    ]


@get("/api/tables/{table_id:str}/line")
async def one_table(request: HTTPRequest, table_id: FromPath[str]) -> TableLine:
    """A table as in a list: who asks for a rematch, and whether one is asked."""
    person = await request.somebody()
    table = await request.table(table_id, person)
    return table_line(table.row, request.language, person.id)


@post("/api/tables/{table_id:str}/answer")
async def answer(request: HTTPRequest, table_id: FromPath[str]) -> dict[str, str]:
    """Somebody takes the seat that is reserved for them, or gives it free."""
    person, wanted = await request.resident(), await request.sent(Answer)
    table = await request.table(table_id, person)
    await rematch.answer(table, person, wanted.yes)
    return {"id": table.id}


@post("/api/tables/{table_id:str}/change")
async def change(request: HTTPRequest, table_id: FromPath[str]) -> dict[str, str]:
    """The host changes what is played; a card file is read by a process apart before anything else is done with it."""
    wanted, person = await request.sent(Change, CARDS), await request.somebody()
    service, table = request.service, await request.table(table_id, person)
    arranging.check_arranging(table, person.id)
    row, game = table.row, None
    if wanted.cards is not None:
        options = wanted.options if wanted.options is not None else row.options
        new = NewTable(game=row.game, players=row.players, options=options, seats=[], cards=wanted.cards)
        game = await service.cards.checked(new, request.sharers(person))
        if wanted.cards not in ("", row.cards):
            await service.quotas.check_cards(request.household)
    await arranging.change(table, wanted, game)
    return {"id": table.id}
