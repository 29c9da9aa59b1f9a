"""Somebody comes to stay: let in when it is their household's turn, at its expense, or turned away with a reason."""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from alehouse.house.connection.connection import TRY_LATER, TURNED_AWAY, turn_away
from alehouse.house.fairness.metering import metered
from alehouse.house.refusal import Refusal, lost
from alehouse.house.rows import PersonRow
from alehouse.house.storage import StorageFailed
from alehouse.house.texts import house_words
from alehouse.server.http.socket_line import SocketLine
from alehouse.server.routes.asking import Socket

T = TypeVar("T")
Going = Callable[[PersonRow], Coroutine[Any, Any, T]]  # where somebody goes who was let in


async def arrived(socket: Socket, going: Going[T]) -> T | None:
    """What somebody finds where they go; nothing, if they were turned away."""
    spend = partial(socket.service.tables.budgets.spend, socket.household, "")
    try:
        async with socket.service.door.place(socket.household):
            await socket.accept()
            person = await metered(_somebody(socket), spend)
        return await metered(going(person), spend)
    except Refusal as problem:
        refusal = problem
    except StorageFailed as problem:
        refusal = lost(problem)
    text = house_words(socket.language).say(refusal.key, refusal.args_for_words)
    await turn_away(SocketLine(socket), text, TRY_LATER if refusal.lost else TURNED_AWAY + refusal.status)
    return None


async def _somebody(socket: Socket) -> PersonRow:
    socket.check_origin()
    person = await socket.somebody()
    socket.remember(person)
    return person
