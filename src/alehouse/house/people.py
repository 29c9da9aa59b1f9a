"""What people tell the house about themselves: shown to them, checked, and known at once wherever they sit."""

import re
from typing import Final

import msgspec
from msgspec.structs import replace

from alehouse.core.words import LANGUAGES
from alehouse.games import ROOMS, load
from alehouse.house.forms import checked_name
from alehouse.house.keys import Keys
from alehouse.house.protocol.people import Me, MyChange
from alehouse.house.refusal import Refusal
from alehouse.house.rows import PersonRow, Settings
from alehouse.house.storage import PeopleStore, Storage

LONGEST_EMAIL: Final = 254
FACES: Final = 12  # that a name may have
MOST_COMPANIONS: Final = 20  # people whom somebody has played with, to reserve a seat for
MOST_LISTED: Final = 200  # tables that are muted, people who are not heard
# Stricter than what mail allows, but true of every address that people have; no sign of it can end a header.
EMAIL: Final = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+", re.ASCII | re.IGNORECASE)
IDENTITY: Final = re.compile(r"[\w-]{1,64}", re.ASCII)


async def me(storage: Storage, keys: Keys, person: PersonRow, ways: list[str]) -> Me:
    """A person as the page shows it."""
    settings = person.settings
    names = await storage.people.names(set(settings.unheard))
    games = await storage.tables.games_of(settings.muted)
    return Me(
        name=person.name,
        face=person.face,
        language=person.language,
        email=person.email,
        confirmed=person.confirmed,
        auto_play=settings.auto_play,
        mail=settings.mail,
        push=settings.push,
        shown=settings.shown,
        muted=[(table, _title(games.get(table, ""))) for table in settings.muted],
        unheard=[(keys.alias(other, person.id), names.get(other, "")) for other in settings.unheard],
        ways=ways,
    )


def _title(game: str) -> str:
    return load(game).title if game in ROOMS else ""


async def called(people: PeopleStore, person: PersonRow, name: str) -> PersonRow:
    """A name that somebody gives at a table is theirs, unless they have told the house one; the person after it."""
    if not name or person.name:
        return person
    named = replace(person, name=name)
    await people.change(named)
    return named


def changed(keys: Keys, person: PersonRow, change: MyChange) -> PersonRow:
    """A person after a change; raises `Refusal` if any part of it cannot be."""
    if change.unheard is not None:
        change = replace(change, unheard=_still_unheard(keys, person, change.unheard))
    wanted = {name: value for name, value in msgspec.structs.asdict(change).items() if value is not None}
    settings = {name: wanted.pop(name) for name in Settings.__struct_fields__ if name in wanted}
    _check(change)
    if change.name is not None:
        wanted["name"] = checked_name(change.name)
    if change.email not in (None, person.email):
        wanted["confirmed"] = False
    return replace(person, **wanted, settings=replace(person.settings, **settings))


def _still_unheard(keys: Keys, person: PersonRow, aliases: list[str]) -> list[str]:
    """Those of the people who are not heard who are called so to this person."""
    known = {keys.alias(other, person.id): other for other in person.settings.unheard}
    if not known.keys() >= set(aliases):
        raise Refusal("refused-listed", {"most": MOST_LISTED})
    return [known[alias] for alias in aliases]


def _check(change: MyChange) -> None:
    if not (change.name or "").isprintable():
        raise Refusal("refused-name-signs")
    if change.face is not None and not 0 <= change.face < FACES:
        raise Refusal("refused-face", {"faces": FACES})
    if change.language is not None and change.language not in LANGUAGES:
        raise Refusal("refused-language", {"languages": ", ".join(LANGUAGES)})
    if change.email and (len(change.email) > LONGEST_EMAIL or not EMAIL.fullmatch(change.email)):
        raise Refusal("refused-email")
    muted = change.muted or []
    if len(muted) > MOST_LISTED or not all(map(IDENTITY.fullmatch, muted)):
        raise Refusal("refused-listed", {"most": MOST_LISTED})
