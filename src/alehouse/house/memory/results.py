"""Results of finished games, and ratings, in memory."""

from collections.abc import Iterable, Sequence
from copy import deepcopy

from msgspec.structs import replace

from alehouse.house.memory.shelves import Shelves
from alehouse.house.rows import RatingRow, ResultRow
from alehouse.house.storage import Rate, Work


class MemoryResults:
    """How games ended, by seat; written with the last move."""

    def __init__(self, shelves: Shelves) -> None:
        self._shelves = shelves

    def note(self, ended: Sequence[ResultRow]) -> Work:
        def work(shelves: Shelves) -> None:
            for result in ended:
                known = result.person in shelves.people
                shelves.results.append(replace(result, person=result.person if known else None))

        return work

    def rerate(self, game: str, persons: Sequence[str], rate: Rate) -> Work:
        def work(shelves: Shelves) -> None:
            if not all(person in shelves.people for person in persons):
                return
            before = {person: shelves.ratings[person, game] for person in persons if (person, game) in shelves.ratings}
            shelves.ratings |= {(row.person, game): row for row in rate(before)}

        return work

    async def of_person(self, person: str, latest: int | None = None) -> list[ResultRow]:
        found = [result for result in self._shelves.results if result.person == person]
        return deepcopy(found if latest is None else found[-latest:])

    async def at_tables(self, table_ids: Iterable[str]) -> list[ResultRow]:
        wanted = set(table_ids)
        return deepcopy([result for result in self._shelves.results if result.table_id in wanted])

    async def lengths(self, longest: int, latest: int) -> list[tuple[str, int]]:
        newest = sorted(self._shelves.results, key=lambda result: result.finished, reverse=True)
        took = {
            (result.table_id, result.game): result.seconds
            for result in newest
            if result.person and result.seconds is not None and result.seconds <= longest
        }
        return [(game, seconds) for (_, game), seconds in took.items()][:latest]

    async def leaders(self, game: str, games: int, surely: float, most: int) -> list[RatingRow]:
        people = self._shelves.people
        rated = [row for row in self._shelves.ratings.values() if row.game == game and row.games >= games]
        shown = [row for row in rated if row.person in people and people[row.person].settings.shown]
        return deepcopy(sorted(shown, key=lambda row: surely * row.sigma - row.mu)[:most])

    async def ratings_of(self, person: str) -> list[RatingRow]:
        return deepcopy([row for row in self._shelves.ratings.values() if row.person == person])
