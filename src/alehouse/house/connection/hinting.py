"""Hints for one browser: what the house would do in the place of whoever decides there."""

import asyncio
import logging
from typing import Final

from alehouse.bots import ADVISER
from alehouse.bots.advice import Advice, even_share
from alehouse.house import metrics
from alehouse.house.connection import outgoing
from alehouse.house.connection.client_view import ClientView
from alehouse.house.connection.connection import Connection
from alehouse.house.line import HungUp
from alehouse.house.protocol.server import AdviceText, Hinted
from alehouse.house.refusal import Refusal
from alehouse.house.tables.adviser import Thinking

ALLOWED: Final = (30, 60)  # hints to one person within so many seconds
WAITING: Final = 30  # hints that may wait for the people of one household

log = logging.getLogger("alehouse.house")


async def ask(connection: Connection, seq: int) -> None:
    """Have the house think about the present decision. Others at the table are told so before it does."""
    table, adviser = connection.table, connection.tables.adviser
    table.check(seq)
    _check(connection.client_view)
    if not adviser.knows(table):
        allowed = await connection.tables.channel.allows(f"hint:{connection.client_view.person}", *ALLOWED)
        if not allowed or _waits_long(connection):
            metrics.quotas_spent.labels("hints").inc()
            raise Refusal("refused-flood")
        table.check(seq)
        if table.has_company:
            await table.tell_of_hint(int(table.state.player))
            await outgoing.show(connection, fresh=False)
    task = asyncio.create_task(_answer(connection, table.ledger.seq, adviser.consider(table)))
    connection.hints.add(task)
    task.add_done_callback(connection.hints.discard)


def _waits_long(connection: Connection) -> bool:
    """Whether so many of one household wait for hints that this one would come too late."""
    household = connection.tables.households.counted(connection.client_view.person)
    return bool(household) and connection.tables.adviser.waiting_of(household) >= WAITING


def leave(connection: Connection) -> None:
    """Nobody waits any more."""
    for task in connection.hints:
        task.cancel()


async def _answer(connection: Connection, seq: int, thinking: Thinking) -> None:
    try:
        advice = await asyncio.shield(thinking)
        if seq == connection.table.ledger.seq and connection.client_view.move is None:
            await outgoing.send(connection, _hint(connection.client_view, advice))
    except HungUp:
        pass
    except Exception as error:
        log.warning("a hint failed table=%s problem=%r", connection.table.id, error)
        metrics.bot_failures.labels(ADVISER).inc()
        await outgoing.send(connection, connection.client_view.texts.refused(Refusal("refused-by-mistake")))


def _check(client_view: ClientView) -> None:
    """Refuse whoever has nothing to decide, or is to decide without help."""
    table, player = client_view.table, int(client_view.table.state.player)
    if not table.row.hints:
        raise Refusal("refused-hints")
    if table.state.is_over or len(table.state.legal_actions()) < 2:
        raise Refusal("refused-hint-needless")
    if player not in client_view.seats:
        raise Refusal("refused-turn", {"player_seat": player})
    if player not in table.people:
        raise Refusal("refused-away")
    if client_view.curtain:
        raise Refusal("refused-curtain", {"player_seat": player})


def _hint(client_view: ClientView, advice: list[Advice]) -> Hinted:
    """The best of the options, as the table calls them."""
    names = {option.action: option.text for option in client_view.options()}
    even = even_share(client_view.table.row.players)
    return Hinted(
        seq=client_view.table.ledger.seq,
        about=client_view.texts.words.say("hint-about", {"even": round(100 * even)}),
        options=[
            AdviceText(action=one.action, text=names[one.action], thought=one.thought, value=one.value)
            for one in advice
        ],
    )
