"""Players who have said that they may be shown: who they are, and how their games went."""

from litestar import get
from litestar.params import FromPath

from alehouse.house.protocol.people import Leaderboard, PlayerPage
from alehouse.house.refusal import Refusal
from alehouse.house.rows import PersonRow
from alehouse.house.tables.leaderboards import PLAYER, leaderboards
from alehouse.house.tables.statistics import Reckoning, statistics, with_most_used
from alehouse.server.routes.asking import HTTPRequest


@get("/api/players")
async def list_players(request: HTTPRequest) -> list[Leaderboard]:
    service, person = request.service, await request.person()
    service.tables.budgets.check(request.household, "")
    async with request.in_turn(person):
        return await leaderboards(service.storage, service.keys, person.id if person else "")


@get("/api/players/{alias:str}")
async def show_player(request: HTTPRequest, alias: FromPath[str]) -> PlayerPage:
    service = request.service
    service.tables.budgets.check(request.household, "")
    async with request.in_turn(None):
        shown = {service.keys.alias(person.id, PLAYER): person for person in await service.storage.people.shown()}
        person = shown.get(alias)
        if person is None:
            await service.guessing.miss(request.household, alias)
            raise Refusal("refused-player", status=404)
        sources = reckoning(request, await request.somebody())
        games = await statistics(sources, person.id, request.language)
    games = await with_most_used(sources, games, person.id, request.language)
    return PlayerPage(name=person.name, games=games)


def reckoning(request: HTTPRequest, asker: PersonRow) -> Reckoning:
    """Where the statistics that somebody asks for come from."""
    service = request.service
    return Reckoning(service.storage, service.solo, service.most_used, request.sharers(asker))
