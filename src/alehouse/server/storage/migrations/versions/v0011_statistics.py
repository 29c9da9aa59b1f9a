"""Results say against whom, in how many turns and how long; of those of before, as far as what is kept tells it."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

FATE = -1  # the seat of moves that nobody decided
LEVELS = ("random", "greedy", "apprentice", "journeyman", "master")  # bots, from the weakest to the strongest
UNDO = "undo:"  # and how many moves stay
HINT = "hint"


def upgrade() -> None:
    op.add_column("analyses", sa.Column("done", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE analyses SET done = 1 WHERE state = 'ready'")
    op.add_column("results", sa.Column("against", sa.Text, nullable=False, server_default=""))
    op.add_column("results", sa.Column("turns", sa.Integer))
    op.add_column("results", sa.Column("seconds", sa.Integer))
    connection = op.get_bind()
    for table in connection.execute(sa.text("SELECT DISTINCT table_id FROM results")).scalars().all():
        _fill(connection, table)


def _fill(connection: sa.Connection, table: str) -> None:
    """Fill in what is known of one game."""
    name = {"table": table}
    since = connection.execute(sa.text("SELECT since FROM tables WHERE id = :table"), name).scalar() or ""
    seats = connection.execute(
        sa.text("SELECT seat, kind, person, bot FROM seats WHERE table_id = :table ORDER BY seat"), name
    ).all()
    turns = _turns(connection, table) if len(seats) > 1 else {}
    change = sa.text(
        "UPDATE results SET against = :against, turns = :turns, seconds = :seconds "
        "WHERE table_id = :table AND seat = :seat"
    )
    for seat, finished in connection.execute(
        sa.text("SELECT seat, finished FROM results WHERE table_id = :table"), name
    ).all():
        known = {"against": _against(seats, seat), "turns": turns.get(seat), "seconds": _seconds(since, finished)}
        connection.execute(change, name | known | {"seat": seat})


def _against(seats: Sequence[Any], seat: int) -> str:
    if len(seats) == 1:
        return "solo"
    others = [other for other in seats if other.seat != seat]
    if any(other.kind != "bot" for other in others):
        return "people"
    bots = [str(other.bot) for other in others]
    return "bots:" + max(bots, key=lambda bot: LEVELS.index(bot) if bot in LEVELS else -1)


def _turns(connection: sa.Connection, table: str) -> dict[int, int]:
    """By seat: how often it became its turn to decide, in the moves that are in effect."""
    effective: list[int] = []
    for action, seat in connection.execute(
        sa.text("SELECT action, seat FROM moves WHERE table_id = :table ORDER BY seq"), {"table": table}
    ):
        if action.startswith(UNDO):
            del effective[int(action.removeprefix(UNDO)) :]
        elif action != HINT:
            effective.append(seat)
    deciding = [seat for seat in effective if seat != FATE]
    found: defaultdict[int, int] = defaultdict(int)
    for before, seat in zip([FATE, *deciding], deciding):
        found[seat] += seat != before
    return dict(found)


def _seconds(since: str, finished: str) -> int | None:
    try:
        seconds = (datetime.fromisoformat(finished) - datetime.fromisoformat(since)).total_seconds()
    except ValueError:
        return None
    return int(seconds) if seconds > 0 else None
