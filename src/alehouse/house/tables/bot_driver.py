"""Lets bots move wherever it is their turn: in one process only, one move after the other, whatever goes wrong."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Any, Final

from alehouse.bots import load_bot
from alehouse.bots.worker import Turn
from alehouse.core.fate import seeded
from alehouse.core.state import State
from alehouse.house import metrics
from alehouse.house.bots import BUSY
from alehouse.house.fairness.fair_share import Sharers
from alehouse.house.fairness.lanes import Lane
from alehouse.house.ports import Ports
from alehouse.house.refusal import Refusal
from alehouse.house.tables.table import LiveTable

ATTEMPTS: Final = 2  # how often a bot is asked before chance decides for it
PAUSE: Final = 1.0  # seconds before a bot's move that could not be kept is tried again
LONGEST_PAUSE: Final = 60.0  # and after many attempts
SHORTEST_TURN: Final = 0.01  # seconds for a move of bots who play among themselves
LEASE: Final = 10  # seconds for which a process alone lets the bots of a table move
BOTS_ALONE: Final = 3  # tables where bots play among themselves that are played at a time

log = logging.getLogger("alehouse.house")


class BotDriver:
    """Plays for bots, and for people who have only one option and want it played."""

    def __init__(
        self,
        ports: Ports,
        pace: float,
        sharers: Callable[[LiveTable], Sharers],
        begin: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._bots = ports.bots
        self._channel = ports.channel
        self._clock = ports.clock
        self._pace = pace  # seconds before a bot answers a person, who may want to take something back
        self._sharers = sharers  # for whom bots think at a table
        self._begin = begin  # does something that nobody waits for
        self._alone = Lane("bots-alone", BOTS_ALONE, max(pace, SHORTEST_TURN))
        self._driving: dict[str, asyncio.Task[None]] = {}  # by table
        self._closing = False

    def drives(self, table_id: str) -> bool:
        """Whether bots decide at a table just now."""
        return table_id in self._driving

    def drive(self, table: LiveTable) -> None:
        """Let bots play at a table, unless they do already or the house is closing."""
        if self._decides_here(table) and not self.drives(table.id) and not self._closing:
            self._driving[table.id] = asyncio.create_task(self._play_bots(table))

    async def close(self) -> None:
        """Let nobody move any more."""
        self._closing = True
        driving = list(self._driving.values())
        for task in driving:
            task.cancel()
        await asyncio.gather(*driving, return_exceptions=True)

    def _decides_here(self, table: LiveTable) -> bool:
        """Whether the house has to decide: for a bot, or for somebody who has only one option and wants that.

        Bots who play among themselves do so for whoever looks on, and pause while nobody does.
        """
        forlorn = not table.has_people and not table.watchers
        return not forlorn and (bool(table.deciding_bot) or table.has_no_choice(table.state))

    async def _play_bots(self, table: LiveTable) -> None:
        """Play as long as a bot has to decide. Whatever goes wrong is tried again, ever more slowly."""
        pause, task = PAUSE, f"bots:{table.id}"
        try:
            while self._decides_here(table):
                if not await self._channel.alone(task, LEASE):
                    await self._clock.sleep(PAUSE)  # another process lets them move
                    continue
                try:
                    await self._play_bot(table)
                    pause = PAUSE
                except Exception as error:
                    unforeseen = None if isinstance(error, Refusal) else error
                    log.warning("a bot's move was not kept table=%s reason=%s", table.id, error, exc_info=unforeseen)
                    await self._clock.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._driving[table.id]
            table.be_busy(False)
            if not self._closing:
                self._begin(self._channel.leave(task))  # to whichever process people move through next

    async def _play_bot(self, table: LiveTable) -> None:
        """One move of the bot whose turn it is; where bots play among themselves, once their table's turn has come."""
        if table.has_people:
            await self._play_now(table)
            return
        async with AsyncExitStack() as leaving:
            with _told_if_long(table):
                await leaving.enter_async_context(self._alone.place(self._sharers(table)))
            if self._decides_here(table):  # somebody still looks on
                await self._play_now(table)

    async def _play_now(self, table: LiveTable) -> None:
        """One move; nothing, if the bot's turn went away while it was thinking."""
        seq = table.ledger.seq
        waits = bool(table.deciding_bot) and (table.answers_a_person or not table.has_people)
        action, _ = await asyncio.gather(self._choose(table), self._clock.sleep(self._pace if waits else 0))
        if seq == table.ledger.seq and self._decides_here(table):
            await table.decide_for_bot(action, seq)

    async def _choose(self, table: LiveTable) -> int:
        state, seat = table.state, int(table.state.player)
        if not table.deciding_bot:
            return state.legal_actions()[0]
        table.be_busy(self._bots.is_busy(table.deciding_bot, not table.people))
        with _told_if_long(table):
            return await self._thought(table, state, seat)

    async def _thought(self, table: LiveTable, state: State, seat: int) -> int:
        """What a bot has thought of; what chance has, if it cannot."""
        turn = Turn(bot=table.deciding_bot, seat=seat, record=state.record(), cards=table.row.cards)
        for _ in range(ATTEMPTS):
            try:
                action = await self._bots.choose(turn, self._sharers(table), not table.people)
                if state.is_legal(action):
                    return action
                problem = f"chose action {action}, which is not allowed"
            except Exception as error:
                problem = repr(error)
            log.warning("a bot failed table=%s bot=%s problem=%s", table.id, turn.bot, problem)
            metrics.bot_failures.labels(turn.bot).inc()
        rng = seeded(secrets.token_hex(16))
        return load_bot("random").choose(state.resample(seat, rng), rng)


@contextmanager
def _told_if_long(table: LiveTable) -> Iterator[None]:
    """While something is waited for: whoever looks on is told that the house is busy, if it takes long."""
    waits = asyncio.get_running_loop().call_later(BUSY, table.be_busy, True)
    try:
        yield
    finally:
        waits.cancel()
