"""Hints: a table allows them or not; those of before do where nobody plays against others."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    people = "SELECT count(*) FROM seats WHERE seats.table_id = tables.id AND seats.kind <> 'bot'"
    op.execute(f"UPDATE tables SET hints = true WHERE ({people}) = 1")
