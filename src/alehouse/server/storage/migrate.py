"""`alehouse migrate`: brings a database of an earlier version to the present one, and lays out a new one.

Alembic, which does that, takes its time to be imported: a house whose database has its version already does without.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from alehouse.house.storage import StorageFailed
from alehouse.server.storage.database import engine_of, reason
from alehouse.server.storage.schema import VERSION

if TYPE_CHECKING:
    from alembic.config import Config

FIRST: Final = "0001"  # the tables of the first houses, which kept no version that Alembic knows
KEPT_BY_ALEMBIC: Final = "alembic_version"  # the table with a database's version
FOREIGN: Final = "unknown"  # tables of another program
LOCK: Final = 54731  # of PostgreSQL: several processes may start at once


class OtherSchema(StorageFailed):
    """The database was made by another version of the house."""


def version_of(connection: Connection) -> str:
    """The version that a database has; "" for an empty one."""
    names = sa.inspect(connection).get_table_names()
    if KEPT_BY_ALEMBIC in names:
        version: str | None = connection.scalar(sa.text(f"SELECT version_num FROM {KEPT_BY_ALEMBIC}"))
        if version is not None:
            return version
    return FIRST if "moves" in names else FOREIGN if names else ""


def check(engine: Engine) -> None:
    """Lay out an empty database; refuse one of another version."""
    with engine.begin() as connection:
        version = version_of(connection)
    if not version:
        migrate(engine)
    elif version != VERSION:
        raise OtherSchema(f"it has version {version}, this house keeps version {VERSION}")


def migrate(engine: Engine) -> tuple[str, str]:
    """Bring a database to the newest version, all or nothing; which one it had, and which it has."""
    from alembic import command
    from alembic.script import ScriptDirectory

    config = _config()
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        before = version_of(connection)
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        if before and before not in known:
            raise OtherSchema(f"it has version {before}, which this house does not know yet")
        config.attributes["connection"] = connection
        if before == FIRST:
            command.stamp(config, FIRST)
        command.upgrade(config, "head")
    return before, VERSION


def migrate_at(url: sa.URL) -> tuple[str, str]:
    """Bring the database at an address to the newest version."""
    try:
        engine = engine_of(url)
        try:
            return migrate(engine)
        finally:
            engine.dispose()
    except (OSError, sa.exc.SQLAlchemyError) as error:
        raise StorageFailed(reason(error)) from None


def _config() -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config
