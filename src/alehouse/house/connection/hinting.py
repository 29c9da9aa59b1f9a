"""Hints for one browser: what the house would do in the place of whoever decides there."""

import asyncio
import logging
from typing import Final

from alehouse.bots import ADVISER
from alehouse.bots.advice import Advice, even_share
from alehouse.house import metrics
from alehouse.house.connection.client_view import ClientView
from alehouse.house.connection.outgoing import Outgoing
from alehouse.house.line import HungUp
from alehouse.house.protocol.server import AdviceText, Hinted
from alehouse.house.refusal import Refusal
from alehouse.house.tables.adviser import Thinking
from alehouse.house.tables.tables import Tables

ALLOWED: Final = (30, 60)  # hints to one person within so many seconds
WAITING: Final = 30  # hints that may wait for the people of one household

log = logging.getLogger("alehouse.house")


class Hinting:
    """Whoever waits for a hint can go on playing meanwhile; it is dropped then."""

    def __init__(self, outgoing: Outgoing, tables: Tables) -> None:
        self._outgoing = outgoing
        self._client_view = outgoing.client_view
        self._table = outgoing.client_view.table
        self._tables = tables
        self._answering: set[asyncio.Task[None]] = set()

    async def ask(self, seq: int) -> None:
        """Have the house think about the present decision. Others at the table are told so before it does."""
        table, adviser = self._table, self._tables.adviser
        table.check(seq)
        _check(self._client_view)
        if not adviser.knows(table):
            allowed = await self._tables.channel.allows(f"hint:{self._client_view.person}", *ALLOWED)
            if not allowed or self._waits_long():
                metrics.quotas_spent.labels("hints").inc()
                raise Refusal("refused-flood")
            table.check(seq)
            if table.has_company:
                await table.tell_of_hint(int(table.state.player))
                await self._outgoing.show(fresh=False)
        task = asyncio.create_task(self._answer(table.ledger.seq, adviser.consider(table)))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    def _waits_long(self) -> bool:
        """Whether so many of one household wait for hints that this one would come too late."""
        household = self._tables.households.counted(self._client_view.person)
        return bool(household) and self._tables.adviser.waiting_of(household) >= WAITING

    def leave(self) -> None:
        """Nobody waits any more."""
        for task in self._answering:
            task.cancel()

    async def _answer(self, seq: int, thinking: Thinking) -> None:
        try:
            advice = await asyncio.shield(thinking)
            if seq == self._table.ledger.seq and self._client_view.move is None:
                await self._outgoing.send(_hint(self._client_view, advice))
        except HungUp:
            pass
        except Exception as error:
            log.warning("a hint failed table=%s problem=%r", self._table.id, error)
            metrics.bot_failures.labels(ADVISER).inc()
            await self._outgoing.send(self._client_view.texts.refused(Refusal("refused-by-mistake")))


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
