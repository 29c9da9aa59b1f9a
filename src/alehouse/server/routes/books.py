"""The books of the games: a page of its own for each, the panel of a table, single clauses."""

from typing import Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from alehouse.core.game import Game
from alehouse.house.protocol.house import ClauseText
from alehouse.house.refusal import Refusal
from alehouse.server.books.books import book_page, book_text, clause_text
from alehouse.server.routes.asking import HTTPRequest, game_of_house
from alehouse.server.routes.page import PACKED, packed_response

HTML: Final = "text/html"
JSON: Final = "application/json"


@get("/rules/{game:str}", opt=PACKED)
async def book(request: HTTPRequest, game: FromPath[str]) -> Response[bytes]:
    """The whole book, finished; nobody needs a table to read it."""
    found = game_of_house(game)
    language, address = request.language, request.service.settings.address
    return await request.drawn(lambda: packed_response(request, book_page(found, language, address), HTML))


@get("/api/rules/{game:str}", opt=PACKED)
async def rules(request: HTTPRequest, game: FromPath[str]) -> Response[bytes]:
    """The same for the panel of a table, with the tables of the cards that are played there."""
    found, language = await _game_of(request, game), request.language

    def drawing() -> Response[bytes]:
        kept = found is game_of_house(game)
        return packed_response(request, msgspec.json.encode(book_text(found, language)), JSON, kept=kept)

    return await request.drawn(drawing)


@get("/api/rules/{game:str}/{clause_id:str}")
async def clause(request: HTTPRequest, game: FromPath[str], clause_id: FromPath[str]) -> ClauseText:
    """One clause with its ruling, where something was refused."""
    found, language = await _game_of(request, game), request.language
    return await request.drawn(lambda: clause_text(found, language, clause_id))


async def _game_of(request: HTTPRequest, name: str) -> Game:
    """The game of a table, if one is named, else the house's own."""
    table_id = request.query_params.get("table", "")
    if not table_id:
        return game_of_house(name)
    table = await request.table(table_id, await request.person(), lessons=True)
    if table.game.name != name:
        raise Refusal("refused-address", status=404)
    return table.game
