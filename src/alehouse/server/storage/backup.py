"""Copies of an SQLite database, taken while it is in use, and put back."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from alehouse.server.storage.database import address_of
from alehouse.server.storage.migrate import FOREIGN, version_of


class NotHere(Exception):
    """There is nothing to copy."""


class NotABackup(Exception):
    """A file that is no database of a house, or a damaged one."""


class InTheWay(Exception):
    """There is a database already where one is to be put back."""


def copy_out(db: Path, file: Path) -> str:
    """Copy a database, as it is at one moment, into a new file; its version."""
    version = _version(db)
    _copy(db, file)
    return version


def put_back(file: Path, db: Path) -> str:
    """Make a copy the database again; its version. What is left of another one there would damage it."""
    version = _version(file)
    if any(db.with_name(f"{db.name}{ending}").exists() for ending in ("", "-wal", "-shm", "-journal")):
        raise InTheWay
    db.parent.mkdir(parents=True, exist_ok=True)
    _copy(file, db)
    return version


def _copy(source: Path, target: Path) -> None:
    """All or nothing: the new file appears when it is whole. It is for its owner alone, since it holds secrets."""
    if target.exists():
        raise FileExistsError(target)
    unfinished = target.with_name(f".{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    try:
        with closing(_read(source)) as found, closing(sqlite3.connect(unfinished)) as copy:
            found.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, without a journal beside it
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        unfinished.replace(target)
    except sqlite3.DatabaseError as error:
        raise OSError(str(error)) from None
    finally:
        unfinished.unlink(missing_ok=True)


def _version(path: Path) -> str:
    """The version of a database that is whole."""
    if not path.is_file():
        raise NotHere
    try:
        with closing(_read(path)) as database:
            whole = database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        engine = sa.create_engine(address_of(str(path)))
        with engine.connect() as connection:
            version = version_of(connection)
        engine.dispose()
    except (sqlite3.DatabaseError, sa.exc.SQLAlchemyError):
        raise NotABackup from None
    if not whole or version in ("", FOREIGN):
        raise NotABackup
    return version


def _read(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=10)
