"""How a browser's solo games went: played, won, the best score, by what they were about."""

from collections.abc import Iterable

from msgspec import Struct

from alehouse.core.state import NOBODY
from alehouse.games import load
from alehouse.server.protocol import SoloLine
from alehouse.server.refusal import Refusal
from alehouse.server.storage import TableRow
from alehouse.server.tables import Tables


class SoloResult(Struct, frozen=True, kw_only=True):
    """How one solo game ended."""

    contest: str
    won: bool
    score: int


class SoloResults:
    """The results of finished solo games; a game that is over never changes, so each is looked up once."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: dict[str, SoloResult] = {}

    async def lines(self, owner: str, game: str, language: str) -> list[SoloLine]:
        """A browser's solo games of one game, all of them first, then by what they were about."""
        rows = await self._tables.storage.owned(owner)
        rules = load(game).rules_version
        finished = [row for row in rows if row.game == game and row.rules == rules and _is_finished_solo(row)]
        found = [result for result in [await self._result(row) for row in finished] if result]
        words = load(game).words(language)
        contests = sorted({result.contest for result in found}, key=words.name)
        lines = [_line(words.name(key), [r for r in found if r.contest == key]) for key in contests]
        return [_line("", found), *lines] if len(lines) > 1 else lines

    async def _result(self, row: TableRow) -> SoloResult | None:
        """None if the table cannot be opened any more."""
        if row.id not in self._known:
            try:
                state = (await self._tables.get(row.id)).state
            except Refusal:
                return None
            won, score = state.ranking()[0] == 1, state.scores()[0]
            self._known[row.id] = SoloResult(contest=state.game.contest(state), won=won, score=score)
        return self._known[row.id]


def _is_finished_solo(row: TableRow) -> bool:
    """A bot that played alone does not count."""
    return row.players == 1 and row.player == NOBODY and row.seats[0].kind != "bot"


def _line(label: str, results: Iterable[SoloResult]) -> SoloLine:
    found = list(results)
    won = sum(result.won for result in found)
    return SoloLine(label=label, played=len(found), won=won, best=max(result.score for result in found))
