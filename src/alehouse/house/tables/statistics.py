"""How somebody's games went, game by game and rival by rival: played, won, how well, how strong, alone."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import Final, Literal, NamedTuple, cast

from msgspec.structs import replace

from alehouse.bots import level_of
from alehouse.games import ROOMS, load
from alehouse.house.fairness.fair_share import Sharers
from alehouse.house.protocol.people import CareerLine, GameStatistics, RatingText, RivalText
from alehouse.house.rows import RatingRow, ResultRow
from alehouse.house.storage import Storage
from alehouse.house.tables.most_used import MostUsed
from alehouse.house.tables.results import BOTS, PEOPLE, SOLO
from alehouse.house.tables.solo import SoloResults

SURELY: Final = 1.96  # standard deviations to each side hold 95 of 100 cases
LAST: Final = 20  # games whose places are told one by one
TREND: Final = 10  # games of which a mean is told
MET: Final = 200  # games, the last ones, in which rivals are looked for
ORDER: Final = (PEOPLE, BOTS.rstrip(":"), SOLO)  # in which careers are told


class Reckoning(NamedTuple):
    """Where statistics come from, and for whom they are made: whoever asks pays for games that are played again."""

    storage: Storage
    solo: SoloResults
    most_used: MostUsed
    sharers: Sharers


async def statistics(reckoning: Reckoning, person: str, language: str) -> list[GameStatistics]:
    """A person's games by game; games of which none was played are left out."""
    storage = reckoning.storage
    results = _own(await storage.results.of_person(person))
    ratings = {row.game: rating_text(row) for row in await storage.results.ratings_of(person)}
    found = []
    for game in ROOMS:
        mine = [result for result in results if result.game == game]
        places = [result.place for result in mine if result.players > 1]
        line = GameStatistics(
            game=game,
            title=load(game).title,
            played=len(places),
            won=places.count(1),
            rating=ratings.get(game),
            solo=await reckoning.solo.lines(person, game, language),
            careers=careers(mine),
            used=[],
        )
        if line.played or line.solo:
            found.append(line)
    return found


async def with_most_used(
    reckoning: Reckoning, games: list[GameStatistics], person: str, language: str
) -> list[GameStatistics]:
    """The same with what somebody uses most. Games may have to be played again for that: nobody is to wait for it whose
    turn comes after theirs."""
    results = _own(await reckoning.storage.results.of_person(person))
    found = []
    for line in games:
        mine = [result for result in results if result.game == line.game]
        used = await reckoning.most_used.told(mine, load(line.game), language, reckoning.sharers)
        found.append(replace(line, used=used))
    return found


async def own_statistics(reckoning: Reckoning, person: str, language: str) -> list[GameStatistics]:
    """The same for oneself: with whoever was ahead most often, which is nobody else's business."""
    storage = reckoning.storage
    results = _own(await storage.results.of_person(person))
    found = await statistics(reckoning, person, language)
    return [
        replace(line, rival=await _rival(storage, person, [result for result in results if result.game == line.game]))
        for line in found
    ]


def careers(results: Sequence[ResultRow]) -> list[CareerLine]:
    """Results of one game, the oldest first, by whom they were played against: people, weaker bots first, nobody."""
    rivals: defaultdict[str, list[ResultRow]] = defaultdict(list)
    for result in results:
        if result.against:
            rivals[result.against].append(result)
    lines = [_career(against, met) for against, met in rivals.items()]
    return sorted(lines, key=lambda line: (ORDER.index(line.against), line.level))


def _career(against: str, results: Sequence[ResultRow]) -> CareerLine:
    kind, _, bot = against.partition(":")
    scores, places = [result.score for result in results], [result.place for result in results]
    turns = [result.turns for result in results if result.turns is not None]
    return CareerLine(
        against=cast(Literal["people", "bots", "solo"], kind),
        level=level_of(bot),
        played=len(results),
        won=places.count(1),
        place=fmean(places),
        best=max(scores),
        mean=fmean(scores),
        turns=fmean(turns) if turns else None,
        places=places[-LAST:],
        trend=moving_means(scores)[-LAST:],
    )


def moving_means(scores: Sequence[int]) -> list[float]:
    """Of each score the mean of it and of up to nine before it."""
    return [fmean(scores[max(0, at + 1 - TREND) : at + 1]) for at in range(len(scores))]


async def _rival(storage: Storage, person: str, results: Sequence[ResultRow]) -> RivalText | None:
    """Whoever was ahead most often, among other people; the one met less often where two are even."""
    places = {result.table_id: result.place for result in results[-MET:] if result.against == PEOPLE}
    met, ahead = Counter[str](), Counter[str]()
    for other in await storage.results.at_tables(places):
        if other.person and other.person != person:
            met[other.person] += 1
            ahead[other.person] += other.place < places[other.table_id]
    best = max(ahead, key=lambda rival: (ahead[rival], -met[rival]), default=None)
    if best is None or not ahead[best]:
        return None
    names = await storage.people.names({best})
    return RivalText(name=names.get(best, ""), ahead=ahead[best], played=met[best])


def _own(results: list[ResultRow]) -> list[ResultRow]:
    """Where one person had several seats, nobody knows who played in which."""
    seats = Counter(result.table_id for result in results)
    return [result for result in results if seats[result.table_id] == 1]


def rating_text(row: RatingRow) -> RatingText:
    width = SURELY * row.sigma
    return RatingText(rating=row.mu, low=row.mu - width, high=row.mu + width, games=row.games)
