"""How a browser's solo games went: played, won, the best score, by what they were about."""

from collections.abc import Iterable

from msgspec import Struct

from alehouse.games import load
from alehouse.house.protocol.people import SoloLine
from alehouse.house.refusal import Refusal
from alehouse.house.rows import ResultRow, TableRow
from alehouse.house.tables.results import counts, results_of
from alehouse.house.tables.tables import Tables


class SoloResult(Struct, frozen=True, kw_only=True):
    """How one solo game ended."""

    contest: str
    won: bool
    score: int


class SoloResults:
    """The results of finished solo games. Those of older houses are not kept: such a game is looked up once."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: dict[str, SoloResult | None] = {}

    async def lines(self, owner: str, game: str, language: str) -> list[SoloLine]:
        """A person's solo games of one game, all of them first, then by what they were about."""
        results = await self._tables.storage.results.of_person(owner)
        kept = {result.table_id: _solo(result) for result in results if result.game == game and result.players == 1}
        rows = await self._tables.storage.tables.finished_solo_of(owner, game)
        older = [row for row in rows if row.id not in kept and row.seats[0].kind == "person"]  # no bot played alone
        found = [*kept.values(), *filter(None, [await self._result(row) for row in older])]
        words = load(game).words(language)
        contests = sorted({result.contest for result in found}, key=words.name)
        lines = [_line(words.name(key), [r for r in found if r.contest == key]) for key in contests]
        return [_line("", found), *lines] if len(lines) > 1 else lines

    async def _result(self, row: TableRow) -> SoloResult | None:
        """None if the game does not count, or the table cannot be opened any more."""
        if row.id not in self._known:
            try:
                table = await self._tables.get(row.id)
            except Refusal:
                return None
            self._known[row.id] = _solo(results_of(table, table.state)[0]) if counts(table) else None
        return self._known[row.id]


def _solo(result: ResultRow) -> SoloResult:
    return SoloResult(contest=result.contest, won=result.place == 1, score=result.score)


def _line(label: str, results: Iterable[SoloResult]) -> SoloLine:
    found = list(results)
    won = sum(result.won for result in found)
    return SoloLine(label=label, played=len(found), won=won, best=max(result.score for result in found))
