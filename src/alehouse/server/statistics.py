"""How somebody's games went, game by game: played, won, how strong, alone against the box."""

from collections import Counter
from typing import Final

from alehouse.games import ROOMS, load
from alehouse.server.keep.keep import Keep
from alehouse.server.keep.rows import RatingRow, ResultRow
from alehouse.server.protocol.people import GameStatistics, RatingText
from alehouse.server.solo import SoloResults

SURELY: Final = 1.96  # standard deviations to each side hold 95 of 100 cases


async def statistics(keep: Keep, solo: SoloResults, person: str, language: str) -> list[GameStatistics]:
    """A person's games by game; games of which none was played are left out."""
    results = _own(await keep.results.of_person(person))
    ratings = {row.game: _rating(row) for row in await keep.results.ratings_of(person)}
    found = []
    for game in ROOMS:
        places = [result.place for result in results if result.game == game]
        told = GameStatistics(
            game=game,
            title=load(game).title,
            played=len(places),
            won=places.count(1),
            rating=ratings.get(game),
            solo=await solo.lines(person, game, language),
        )
        if told.played or told.solo:
            found.append(told)
    return found


def _own(results: list[ResultRow]) -> list[ResultRow]:
    """Games against others. Where one person had several seats, nobody knows who played in which."""
    seats = Counter(result.table_id for result in results)
    return [result for result in results if result.players > 1 and seats[result.table_id] == 1]


def _rating(row: RatingRow) -> RatingText:
    width = SURELY * row.sigma
    return RatingText(rating=row.mu, low=row.mu - width, high=row.mu + width, games=row.games)
