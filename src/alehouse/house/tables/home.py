"""The first page of somebody: their tables, how they may sit down again, the games."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from alehouse.games import ROOMS, load
from alehouse.house.protocol.home import GameCard, Home, RecordLine
from alehouse.house.rows import PersonRow, ResultRow
from alehouse.house.storage import Storage
from alehouse.house.tables.again import setups_of
from alehouse.house.tables.calls import asked_among, turns_among
from alehouse.house.tables.listing import table_line
from alehouse.house.texts import house_words

LATEST: Final = 10  # games that somebody has finished, of which the last is shown
SHOWN_DAYS: Final = 7  # after its end a game leaves the first page


async def home_of(
    storage: Storage, person: PersonRow | None, language: str, now: str, lengths: Mapping[str, int]
) -> Home:
    """The first page of a person, or of somebody whom the house does not know; `lengths` are the minutes that games
    take here, as far as that is known."""
    who = person.id if person else ""
    rows = await storage.tables.of_person(who) if who else []
    current = [row for row in rows if row.status != "over"]
    wishes = await storage.tables.standing_wishes([row.id for row in current]) if current else {}
    lines = [table_line(row, language, who, wishes.get(row.id)) for row in current]
    turns, asked = turns_among(lines), asked_among(lines)
    quiet = [line for line in lines if line not in turns and line not in asked]
    hidden = await storage.tables.archived(who) if quiet else set()
    results = await storage.results.of_person(who, LATEST) if who else []
    return Home(
        name=person.name if person else "",
        new=not rows and not results,
        turns=turns,
        asked=asked,
        waiting=[line for line in quiet if line.id not in hidden],
        archived=[line for line in quiet if line.id in hidden],
        setups=setups_of(rows, who, language),
        last=_last(results, language, now),
        games=games_of(language, lengths),
        lobby=await storage.tables.listed_counts(),
    )


def games_of(language: str, lengths: Mapping[str, int]) -> list[GameCard]:
    """The games of the house, and those that are invited."""
    return [_card(name, language, lengths.get(name)) for name in ROOMS]


def _card(name: str, language: str, length: int | None) -> GameCard:
    game = load(name)
    return GameCard(
        name=name,
        title=game.title,
        blurb=game.words(language).say("game-blurb"),
        seats=list(game.seats),
        minutes=(length, length) if length else game.minutes,
        weight=game.weight,
        lesson=bool(game.lessons()),
    )


def _last(results: list[ResultRow], language: str, now: str) -> RecordLine | None:
    """The last game that somebody has finished, unless that was long ago."""
    known = [result for result in results if result.game in ROOMS]
    if not known:
        return None
    latest = max(result.finished for result in known)
    days = (datetime.fromisoformat(now).date() - datetime.fromisoformat(latest).date()).days
    if days >= SHOWN_DAYS:
        return None
    result = min((result for result in known if result.finished == latest), key=lambda result: result.place)
    told = {"place": result.place, "score": result.score}
    return RecordLine(
        id=result.table_id,
        game=result.game,
        title=load(result.game).title,
        text=house_words(language).say("home-last-alone" if result.players == 1 else "home-last-place", told),
        when=latest,
        days=days,
    )
