"""What somebody uses most at a game: cards, spaces and recipes of their last games, which are played through again."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from alehouse.core.errors import AlehouseError
from alehouse.core.game import Game
from alehouse.house.fairness.fair_share import Sharers
from alehouse.house.fairness.lanes import Lane
from alehouse.house.protocol.people import UsedText
from alehouse.house.rows import Kept, ResultRow
from alehouse.house.tables.ledger import Ledger
from alehouse.house.tables.tables import Tables

LATEST: Final = 10  # games of one kind that are looked at
TOLD: Final = 5  # things, the most used ones
USUAL: Final = 0.02  # seconds for a game
WAITING: Final = 40  # games that one household may wait for
KEPT: Final = 2_000  # games of which it is remembered who used what

Uses = Counter[tuple[int, str]]  # how often a seat has used something, by the message key of its name


class MostUsed:
    """Who used what in finished games, which never changes; one game after the other is played again."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: dict[str, Uses] = {}
        self._lane = Lane("used", 1, USUAL)

    async def told(self, results: Sequence[ResultRow], game: Game, language: str, sharers: Sharers) -> list[UsedText]:
        """What somebody has used most in the last of these games, all of one kind, the oldest first."""
        sums: Counter[str] = Counter()
        for result in results[-LATEST:]:
            uses = await self._uses(result.table_id, sharers)
            sums.update({what: times for (seat, what), times in uses.items() if seat == result.seat})
        words = game.words(language)
        return [UsedText(name=words.name(what), times=times) for what, times in sums.most_common(TOLD)]

    async def _uses(self, table_id: str, sharers: Sharers) -> Uses:
        """Who used what in a game; nobody anything, where it cannot be played again."""
        if table_id not in self._known:
            self._lane.check_queue(sharers, WAITING)
            async with self._lane.place(sharers):
                if table_id not in self._known:  # others may have asked for the same
                    self._known[table_id] = await self._look_up(table_id)
                    for forgotten in list(self._known)[:-KEPT]:
                        del self._known[forgotten]
        return self._known[table_id]

    async def _look_up(self, table_id: str) -> Uses:
        found = await self._tables.storage.tables.kept(table_id)
        if found is None:
            return Counter()
        try:
            game = await self._tables.cards.game(found.row.game, found.row.cards, found.row.rules)
            return await self._tables.offload(partial(uses_of, found, game))
        except AlehouseError:
            return Counter()  # of rules that the house does not know any more


def uses_of(kept: Kept, game: Game) -> Uses:
    """Play a game through again and note who used what. Raises `AlehouseError` if its moves are not allowed."""
    options: dict[str, Any] = dict(kept.row.options)
    begin = game.new if kept.row.given is None else partial(game.arrange, kept.row.given)
    state = begin(kept.row.players, fate="open", **options)
    uses: Uses = Counter()
    for name in Ledger(kept.moves).moves:
        action = game.parse(name)
        what = game.use(state, action) if state.player >= 0 else ""
        if what:
            uses[int(state.player), what] += 1
        state.apply(action)
    return uses
