"""The players of each game who have said that they may be shown, the surest first."""

from typing import Final

from alehouse.games import ROOMS, load
from alehouse.house.keys import Keys
from alehouse.house.protocol.people import Leaderboard, PlayerLine
from alehouse.house.storage import Storage
from alehouse.house.tables.statistics import SURELY, rating_text

RATED: Final = 5  # games that somebody must have to be listed
LISTED: Final = 100  # players of one game
PLAYER: Final = "player"  # among whom the aliases of players are made


async def leaderboards(storage: Storage, keys: Keys, asker: str) -> list[Leaderboard]:
    """By game; games at which nobody is listed are left out. They are ordered by the lower end of the interval: whoever
    has played little is not sure to be strong."""
    found = []
    for game in ROOMS:
        rows = await storage.results.leaders(game, RATED, SURELY, LISTED)
        names = await storage.people.names({row.person for row in rows})
        players = [
            PlayerLine(
                alias=keys.alias(row.person, PLAYER),
                name=names.get(row.person, ""),
                rating=rating_text(row),
                me=row.person == asker,
            )
            for row in rows
        ]
        if players:
            found.append(Leaderboard(game=game, title=load(game).title, players=players))
    return found
