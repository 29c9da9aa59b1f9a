"""E-mail addresses are confirmed: nobody has confirmed theirs so far. Letters that ask for it are about no table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()))
    with op.batch_alter_table("outbox") as outbox:
        outbox.alter_column("table_id", existing_type=sa.Text, nullable=True)
