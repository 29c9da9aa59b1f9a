"""Hints for one browser: what the house would do in the place of whoever decides there."""

import asyncio
import logging
from typing import Final

from litestar.exceptions import WebSocketDisconnect

from alehouse.bots import ADVISER
from alehouse.bots.advice import Advice, even_share
from alehouse.server import metrics
from alehouse.server.adviser import Thinking
from alehouse.server.protocol.server import AdviceText, Hinted
from alehouse.server.refusal import Refusal
from alehouse.server.screen import Screen
from alehouse.server.tables import Tables
from alehouse.server.window import Window

ALLOWED: Final = (30, 60)  # hints to one person within so many seconds
WAITING: Final = 30  # hints that may wait for the people of one household

log = logging.getLogger("alehouse.server")


class Hinting:
    """Whoever waits for a hint can go on playing meanwhile; it is dropped then."""

    def __init__(self, window: Window, tables: Tables) -> None:
        self._window = window
        self._screen = window.screen
        self._table = window.screen.table
        self._tables = tables
        self._answering: set[asyncio.Task[None]] = set()

    async def ask(self, seq: int) -> None:
        """Have the house think about the present decision. Others at the table are told so before it does."""
        table, adviser = self._table, self._tables.adviser
        table.check(seq)
        _check(self._screen)
        if not adviser.knows(table):
            if not await self._tables.channel.allows(f"hint:{self._screen.person}", *ALLOWED) or self._waits_long():
                metrics.quotas_spent.labels("hints").inc()
                raise Refusal("refused-flood")
            table.check(seq)
            if table.has_company:
                await table.tell_of_hint(int(table.state.player))
                await self._window.show(fresh=False)
        task = asyncio.create_task(self._answer(table.ledger.seq, adviser.consider(table)))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    def _waits_long(self) -> bool:
        """Whether so many of one household wait for hints that this one would come too late."""
        household = self._tables.households.counted(self._screen.person)
        return bool(household) and self._tables.adviser.waiting_of(household) >= WAITING

    def leave(self) -> None:
        """Nobody waits any more."""
        for task in self._answering:
            task.cancel()

    async def _answer(self, seq: int, thinking: Thinking) -> None:
        try:
            advice = await asyncio.shield(thinking)
            if seq == self._table.ledger.seq and self._screen.move is None:
                await self._window.send(_hint(self._screen, advice))
        except (WebSocketDisconnect, OSError):
            pass
        except Exception as error:
            log.warning("a hint failed table=%s problem=%r", self._table.id, error)
            metrics.bot_failures.labels(ADVISER).inc()
            await self._window.send(self._screen.texts.refused(Refusal("refused-by-mistake")))


def _check(screen: Screen) -> None:
    """Refuse whoever has nothing to decide, or is to decide without help."""
    table, player = screen.table, int(screen.table.state.player)
    if not table.row.hints:
        raise Refusal("refused-hints")
    if table.state.is_over or len(table.state.legal_actions()) < 2:
        raise Refusal("refused-hint-needless")
    if player not in screen.seats:
        raise Refusal("refused-turn", {"player_seat": player})
    if player not in table.people:
        raise Refusal("refused-away")
    if screen.curtain:
        raise Refusal("refused-curtain", {"player_seat": player})


def _hint(screen: Screen, advice: list[Advice]) -> Hinted:
    """The best of the options, as the table calls them."""
    names = {option.action: option.text for option in screen.options()}
    even = even_share(screen.table.row.players)
    return Hinted(
        seq=screen.table.ledger.seq,
        about=screen.texts.words.say("hint-about", {"even": round(100 * even)}),
        options=[
            AdviceText(action=one.action, text=names[one.action], thought=one.thought, value=one.value)
            for one in advice
        ],
    )
