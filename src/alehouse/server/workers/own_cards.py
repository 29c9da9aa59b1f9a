"""Games with card files of one's own: read by a process apart, before the house itself has anything to do with them."""

import asyncio
import hashlib
from collections import OrderedDict
from functools import partial
from typing import Final, TypeVar

import msgspec

from alehouse.core.game import Game
from alehouse.games import load
from alehouse.house.fairness.fair_share import Sharers
from alehouse.house.fairness.lanes import Lane
from alehouse.house.protocol.house import NewTable
from alehouse.house.refusal import Refusal
from alehouse.house.tables.table import game_of
from alehouse.server.workers.card_reader import Answer, Question
from alehouse.server.workers.threads import in_thread
from alehouse.server.workers.worker_process import WorkerDied, WorkerProcess

T = TypeVar("T")

READER: Final = "alehouse.server.workers.card_reader"
PATIENCE: Final = 30.0  # seconds for an answer, on a busy machine; the reader limits itself to much less
USUAL: Final = 0.1  # seconds for a file
LARGEST: Final = 150_000  # characters of a card file; the house's have up to 70,000
LONGEST_LINE: Final = 1_000  # characters of a line in it
WAITING: Final = 8  # files of one household that may wait to be read
KNOWN: Final = 64  # games, and answers, that are remembered
LONGEST_PROBLEM: Final = 400  # characters of what is said about a file


class OwnCards:
    """Reads card files, one at a time, and keeps the games that are made of them."""

    def __init__(self) -> None:
        self._lane = Lane("cards", 1, USUAL)
        self._reader: WorkerProcess | None = None
        self._found: OrderedDict[str, str] = OrderedDict()  # what is wrong with what was asked about, or ""
        self._games: OrderedDict[str, Game] = OrderedDict()
        self._loading = asyncio.Lock()  # one at a time: it is done beside the house's own work

    async def checked(self, new: NewTable, sharers: Sharers) -> Game:
        """The game of a new table; raises `Refusal` if its card file is of no use."""
        game = load(new.game)
        if not new.cards:
            return game
        if len(new.cards) > LARGEST or any(len(line) > LONGEST_LINE for line in new.cards.splitlines()):
            raise Refusal("refused-too-long", status=413)
        problem = await self._problem(new, sharers)
        if problem:
            raise Refusal("refused-cards", {"problem": problem})
        return await self.game(new.game, new.cards)

    async def game(self, name: str, cards: str, rules: int | None = None) -> Game:
        """The game of a table whose cards were read before; as of those rules, or as of now."""
        if not cards and rules in (None, load(name).rules_version):
            return load(name)
        key = _digest(f"{name} {rules} {cards}".encode())
        async with self._loading:
            game = self._games.pop(key, None)
            if game is None:
                game = await in_thread(partial(game_of, name, cards, rules))
            _remember(self._games, key, game, KNOWN)
        return game

    async def close(self) -> None:
        if self._reader is not None:
            await self._reader.stop()

    async def _problem(self, new: NewTable, sharers: Sharers) -> str:
        """What is wrong with a card file, as far as that can be found out in a moment."""
        question = msgspec.json.encode(
            Question(game=new.game, cards=new.cards, players=new.players, options=new.options)
        )
        key = _digest(question)
        if key not in self._found:
            self._lane.check_queue(sharers, WAITING)
            async with self._lane.place(sharers):
                problem = await self._ask(question)
            if problem is None:
                raise Refusal("refused-cards-slow")
            _remember(self._found, key, problem[:LONGEST_PROBLEM], KNOWN)
        return self._found[key]

    async def _ask(self, question: bytes) -> str | None:
        """What the reader says; none if it could not come to an end."""
        self._reader = reader = self._reader or await WorkerProcess.start(READER)
        try:
            answer = await asyncio.wait_for(reader.ask(question), PATIENCE)
            return msgspec.json.decode(answer, type=Answer).problem
        except (WorkerDied, TimeoutError):
            await self._drop(reader)
            return None
        except BaseException:
            await self._drop(reader)  # its answer may still be on the way: never ask it again
            raise

    async def _drop(self, reader: WorkerProcess) -> None:
        self._reader = None
        await reader.stop()


def _digest(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=16).hexdigest()


def _remember(shelf: OrderedDict[str, T], key: str, found: T, most: int) -> None:
    """Keep something, and only so many things."""
    shelf[key] = found
    while len(shelf) > most:
        shelf.popitem(last=False)
