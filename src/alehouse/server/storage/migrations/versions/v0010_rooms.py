"""Waiting rooms that their hosts arrange: colours, reserved seats, codes, rematches, wishes of hosts, quick phrases."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # of a code
LENGTH = 5


def upgrade() -> None:
    _change_tables()
    _change_seats()
    op.add_column("wishes", sa.Column("about", sa.Text, nullable=False, server_default="back"))
    op.add_column("wishes", sa.Column("target", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("chat", sa.Column("phrase", sa.Text, nullable=False, server_default=""))


def _change_tables() -> None:
    op.add_column("tables", sa.Column("code", sa.Text))
    op.add_column("tables", sa.Column("before", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("banned", sa.JSON, nullable=False, server_default="[]"))
    op.create_index("tables_by_code", "tables", ["code"], unique=True)
    waiting = [row.id for row in op.get_bind().execute(sa.text("SELECT id FROM tables WHERE status = 'open'"))]
    codes: set[str] = set()
    while len(codes) < len(waiting):
        codes.add("".join(secrets.choice(SIGNS) for _ in range(LENGTH)))
    for table, code in zip(waiting, codes):
        given = sa.text("UPDATE tables SET code = :code WHERE id = :id")
        op.get_bind().execute(given, {"code": code, "id": table})


def _change_seats() -> None:
    op.add_column("seats", sa.Column("colour", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE seats SET colour = seat")
    op.add_column("seats", sa.Column("held_for", sa.Text))
    op.create_index("ix_seats_held_for", "seats", ["held_for"])
    op.add_column("seats", sa.Column("ticket", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("lapses", sa.Integer, nullable=False, server_default="0"))
