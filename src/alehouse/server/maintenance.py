"""`alehouse migrate`, `backup` and `restore`: what keeps a house in order; each says what it has done."""

from pathlib import Path

from alehouse.core.errors import AlehouseError
from alehouse.core.words import Words
from alehouse.house.storage import StorageFailed
from alehouse.house.texts import house_words
from alehouse.server.run import default_db, shown
from alehouse.server.settings import Settings
from alehouse.server.storage.backup import InTheWay, NotABackup, NotHere, copy_out, put_back
from alehouse.server.storage.database import address_of
from alehouse.server.storage.migrate import OtherSchema, migrate_at


def migrate(settings: Settings, language: str) -> str:
    """Bring the database to the newest version."""
    words, db = house_words(language), _db(settings)
    try:
        before, after = migrate_at(address_of(db))
    except OtherSchema:
        raise AlehouseError(words.say("upkeep-unknown", {"db": shown(db)})) from None
    except StorageFailed as error:
        raise AlehouseError(words.say("upkeep-no-db", {"db": shown(db), "problem": str(error)})) from None
    key = "upkeep-newest" if before == after else "upkeep-migrated" if before else "upkeep-laid-out"
    return words.say(key, {"db": shown(db), "before": before, "after": after})


def backup(settings: Settings, file: Path, language: str) -> str:
    """Copy the database into a file, while the house is open or closed."""
    words, db = house_words(language), _db(settings)
    said = {"db": shown(db), "file": str(file)}
    try:
        version = copy_out(_sqlite_file(db, words), file)
    except NotHere:
        raise AlehouseError(words.say("upkeep-nothing", said)) from None
    except NotABackup:
        raise AlehouseError(words.say("upkeep-unknown", said)) from None
    except FileExistsError:
        raise AlehouseError(words.say("upkeep-exists", said)) from None
    except OSError as error:
        raise AlehouseError(words.say("upkeep-no-file", said | {"problem": error.strerror or str(error)})) from None
    return words.say("upkeep-backed-up", said | {"version": version})


def restore(settings: Settings, file: Path, language: str) -> str:
    """Put a copy back where no database is."""
    words, db = house_words(language), _db(settings)
    said = {"db": shown(db), "file": str(file)}
    path = _sqlite_file(db, words)
    try:
        version = put_back(file, path)
    except NotHere:
        raise AlehouseError(words.say("upkeep-nothing", {"db": str(file)})) from None
    except NotABackup:
        raise AlehouseError(words.say("upkeep-not-a-backup", said)) from None
    except InTheWay:
        raise AlehouseError(words.say("upkeep-in-the-way", {"db": str(path)})) from None
    except OSError as error:
        problem = {"file": str(path), "problem": error.strerror or str(error)}
        raise AlehouseError(words.say("upkeep-no-file", problem)) from None
    return words.say("upkeep-restored", said | {"version": version})


def _db(settings: Settings) -> str:
    return settings.db or str(default_db())


def _sqlite_file(db: str, words: Words) -> Path:
    url = address_of(db)
    if url.get_backend_name() != "sqlite":
        raise AlehouseError(words.say("upkeep-postgres"))
    return Path(url.database or "")
