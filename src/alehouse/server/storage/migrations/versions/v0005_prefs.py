"""How a table feels to somebody, who takes that along to other devices: nobody has said so yet."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("people", sa.Column("prefs", sa.JSON, nullable=False, server_default="{}"))
